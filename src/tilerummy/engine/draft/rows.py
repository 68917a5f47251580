"""The rows a player is trying out. A tile outside every row is free: on the rack, or loose if it came from the table.

>>> draft = Draft.of(View.parse("rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 0 0 2.0"))
>>> draft = draft.put(Tiles.parse("o10"), 2).take(1, Tiles.parse("r3"))
>>> draft.rows
(Run.parse('r4-6'), Group.parse('kbro10'))
>>> str(draft.rack), str(draft.loose)
('k1r7', 'r3')
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count

from tilerummy.engine.cached import cached
from tilerummy.engine.errors import CodedError, require_each
from tilerummy.engine.judging.opening import own_points
from tilerummy.engine.melds import Meld, Row, in_order, tiles_of, without
from tilerummy.engine.moves import NO_LAY, Lay, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import View
from tilerummy.engine.table_change import table_change
from tilerummy.engine.tiles import INDEX, Tile, Tiles
from tilerummy.engine.turns import previous_seat, with_tile

Laid = Meld | Row
Taking = TakeDiscard | TakeOpenTile


class DraftError(CodedError):
    """The requested change is not possible. The draft is unchanged, and the error is one line of text."""


@dataclass(frozen=True)
class Draft:
    """Numbered rows; the numbers stay the same during the turn, and an empty place is None.

    If a tile from beside the table was taken (`taking`), `view` already has it on the rack.
    """

    seen: View
    rows: tuple[Laid | None, ...]
    taking: Taking | None = None

    @classmethod
    def of(cls, view: View) -> "Draft":
        return cls(view, view.table)

    @property
    def view(self) -> View:
        return with_tile(self.seen, self.taking) if self.taking else self.seen

    @cached
    def laid(self) -> tuple[Laid, ...]:
        return tuple(row for row in self.rows if row is not None)

    @property
    def loose(self) -> Tiles:
        """Tiles that came from the table and are in no row: they have to go back."""
        return self.seen.table_tiles.minus(tiles_of(self.laid))

    @property
    def played(self) -> Tiles:
        return tiles_of(self.laid).minus(self.seen.table_tiles)

    @property
    def rack(self) -> Tiles:
        return self.view.rack.minus(self.played)

    @property
    def is_changed(self) -> bool:
        return self.taking is not None or self.lay != NO_LAY

    @property
    def changes_table(self) -> bool:
        """Whether a meld of the table is not there as it was: tiles were added to it or taken from it."""
        return bool(self.lay.taken)

    @cached
    def lay(self) -> Lay:
        return Lay(self.seen.table, self.laid)

    @property
    def move(self) -> Lay | Taking:
        return replace(self.taking, lay=self.lay) if self.taking else self.lay

    @property
    def opening_points(self) -> int:
        return own_points(table_change(self.view, self.lay), self.seen.rules)

    @property
    def changed_rows(self) -> tuple[Laid, ...]:
        return without(self.laid, self.seen.table)

    # What a player can do

    def put(self, tiles: Tiles | Sequence[Tile], number: int | None = None) -> "Draft":
        """Put free tiles into a row, or into a new one; in the typed order if that matters, otherwise sorted."""
        added = tuple(tiles)
        self._check_free(Tiles(added))
        if number is None:
            return replace(self, rows=(*self.rows, arranged(added)))
        row = self._row(number)
        return self._with_row(number, arranged((*row.row, *added)))

    def take(self, number: int, tiles: Tiles | None = None) -> "Draft":
        """Take some tiles, or all of them, out of a row."""
        row = self._row(number)
        gone = row.tiles if tiles is None else tiles
        self._check_in_row(number, gone)
        return self._with_row(number, arranged(left_of(row.row, gone)))

    def shift(self, number: int, tiles: Tiles, to: int | None = None) -> "Draft":
        """Move tiles from one row to another, or to a new one."""
        self._check_in_row(number, tiles)
        if to is not None:
            self._row(to)
        ordered = tuple(tile for tile in self._row(number).row if tile in tiles)
        return self.take(number, tiles).put(ordered if len(ordered) == len(tiles) else tiles, to)

    def split(self, number: int, tile: Tile) -> "Draft":
        """Cut a row before a tile; the rest becomes a new row."""
        row = self._row(number).row
        at = row.index(tile) if tile in row else 0
        if not at:
            raise DraftError("slip-split", number=number, tiles=str(tile))
        cut = self._with_row(number, arranged(row[:at]))
        return replace(cut, rows=(*cut.rows, arranged(row[at:])))

    def change(self, lay: Lay) -> "Draft":
        """Apply a lay in TRN: remove its rows from the table, then put its new rows from the free tiles."""
        missing = without(lay.taken, self.laid)
        if missing:
            raise DraftError("slip-no-such-meld", text=", ".join(map(str, missing)))
        rows: list[Laid | None] = list(self.rows)
        places = [rows.index(meld) for meld in lay.taken]
        for place in places:
            rows[place] = None
        replace(self, rows=tuple(rows))._check_free(tiles_of(lay.put))
        for meld in in_order(lay.put):
            if places:
                rows[places.pop(0)] = meld
            else:
                rows.append(meld)
        return replace(self, rows=tuple(rows))

    def take_beside(self, mark: str) -> "Draft":
        """Take the previous seat's discard (`<`) or the open last tile (`^`) onto the rack."""
        if self.taking:
            raise DraftError("slip-taken-already")
        if mark == "^":
            if self.seen.open_tile is None:
                raise DraftError("slip-no-open-tile")
            return replace(self, taking=TakeOpenTile(self.seen.open_tile, NO_LAY))
        pile = self.seen.discards[previous_seat(self.seen)] if self.seen.discards else ()
        if not pile:
            raise DraftError("slip-no-discard")
        return replace(self, taking=TakeDiscard(pile[-1], NO_LAY))

    # Helpers

    def _row(self, number: int) -> Laid:
        row = self.rows[number - 1] if 0 < number <= len(self.rows) else None
        if row is None:
            raise DraftError("slip-row", number=number)
        return row

    def _with_row(self, number: int, row: Laid | None) -> "Draft":
        return replace(self, rows=tuple(row if at == number else old for at, old in zip(count(1), self.rows)))

    def _check_free(self, tiles: Tiles) -> None:
        missing = tiles.minus(self.rack + self.loose)
        if missing:
            raise DraftError("slip-not-free", tiles=missing)

    def _check_in_row(self, number: int, tiles: Tiles) -> None:
        missing = tiles.minus(self._row(number).tiles)
        if missing:
            raise DraftError("slip-not-in-row", number=number, tiles=missing)


def arranged(tiles: Sequence[Tile]) -> Laid | None:
    """The row as a meld if it is one; an unfinished row is sorted unless it holds a joker."""
    return _arranged_tiles(require_each(tiles, Tile, "row")) if tiles else None


@lru_cache(maxsize=2048)  # rows of strangers can be long
def _arranged_tiles(row: tuple[Tile, ...]) -> Laid:
    """Cached, because every tile that a player lifts asks about all rows of the draft."""
    return _arranged(Row(row))


def _arranged(row: Row) -> Laid:
    if row.readings or row.tiles.jokers:
        return row.as_read
    return Row(tuple(sorted(row.row, key=INDEX.__getitem__))).as_read


def left_of(row: Iterable[Tile], gone: Tiles) -> tuple[Tile, ...]:
    """The row without these tiles, the first of each kind."""
    left: list[Tile] = []
    for tile in row:
        if tile in gone:
            gone = gone - Tiles([tile])
        else:
            left.append(tile)
    return tuple(left)


def read_trials(rows: Iterable[Laid], table: Iterable[Meld]) -> tuple[Laid, ...]:
    """The intended readings of draft rows: an unchanged ambiguous row keeps the reading that it has on the table."""
    return with_old_readings([_arranged(row) if isinstance(row, Row) else row for row in rows], table)


def with_old_readings(rows: Sequence[Laid], table: Iterable[Meld]) -> tuple[Laid, ...]:
    """The rows, but an ambiguous row that was on the table keeps its reading."""
    if not any(isinstance(row, Row) and row.readings for row in rows):
        return tuple(rows)
    there: dict[Laid, int] = {}
    for meld in table:
        there[meld] = there.get(meld, 0) + 1
    read: list[Laid] = []
    for row in rows:
        meant = row
        if isinstance(row, Row):
            meant = next((meld for meld in row.readings if there.get(meld)), row)
        if there.get(meant):
            there[meant] -= 1
        read.append(meant)
    return tuple(read)
