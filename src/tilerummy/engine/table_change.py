"""What a lay does to the table: the melds before, the melds after, and the tiles played from the rack."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tilerummy.engine.cached import cached
from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tile, Tiles


@dataclass(frozen=True)
class TableChange:
    """A table before and after, and the tiles that came from the rack in between."""

    before: tuple[Meld, ...]
    after: tuple[Meld | Row, ...]
    played: Tiles

    @cached
    def changed(self) -> tuple[Meld, ...]:
        """The melds before that are not there afterwards."""
        return without(self.before, self.after)

    @cached
    def unchanged(self) -> dict[int, int]:
        """The melds that are on both tables: index before to index after."""
        return unchanged(enumerate(self.before), self.after)

    @cached
    def tiles_before(self) -> Tiles:
        return tiles_of(self.before)

    @cached
    def tiles_after(self) -> Tiles:
        return tiles_of(self.after)

    @cached
    def _holding(self) -> dict[Tile, list[Meld | Row]]:
        """For each kind of tile: the melds after that hold one."""
        holding: dict[Tile, list[Meld | Row]] = {}
        for laid in self.after:
            for tile in laid.row:
                holding.setdefault(tile, []).append(laid)
        return holding

    def is_contained(self, meld: Meld) -> bool:
        """Whether one meld after has all tiles of this meld."""
        return any(meld.tiles <= laid.tiles for laid in self._holding.get(meld.row[0], ()))

    def has_more(self, tiles: Tiles) -> bool:
        """Whether more melds hold these tiles after than before. Then equal tiles do not prove that a meld is old."""
        return sum([tiles <= laid.tiles for laid in self.after]) > sum([tiles <= meld.tiles for meld in self.before])


def unchanged(before: Iterable[tuple[int, Meld]], after: Sequence[Meld | Row]) -> dict[int, int]:
    """Of these melds before, with their indexes, those that are on both tables: index before to index after."""
    places: dict[Meld | Row, list[int]] = {}
    for index, meld in enumerate(after):
        places.setdefault(meld, []).append(index)
    found: dict[int, int] = {}
    for index, meld in before:
        there = places.get(meld)
        if there:
            found[index] = there.pop()
    return found


def _kept(table: Sequence[Meld], taken: Sequence[Meld | Row]) -> tuple[Meld, ...]:
    """The melds of a table that a lay does not take."""
    # A lay has usually been made from this table, so it takes these very objects, in the same order.
    waiting = iter(taken)
    gone = next(waiting, None)
    kept: list[Meld] = []
    for meld in table:
        if meld is gone:
            gone = next(waiting, None)
        else:
            kept.append(meld)
    return tuple(kept) if gone is None else without(table, taken)


class _Latest:
    """The latest change. A lay is judged, perhaps by a computer too, and then played: all ask for the same change."""

    known: tuple[Lay, TableChange] | None = None


def table_change(situation: Situation, lay: Lay) -> TableChange:
    """The table before and after a lay, and the tiles played."""
    known = _Latest.known
    if known is not None and known[0] is lay and known[1].before is situation.table:
        return known[1]
    table, taken, tiles_before = situation.table, lay.taken, situation.table_tiles
    kept = _kept(table, taken)
    all_were_there = len(kept) + len(taken) == len(table)
    if all_were_there and len(taken) < len(kept):
        stayed = tiles_before.packed - tiles_of(taken).packed
    else:
        stayed = tiles_of(kept).packed
    put = Tiles.of_rows([laid.row for laid in lay.put])  # the rows are usually new
    tiles_after = Tiles.from_packed(stayed + put.packed)
    change = TableChange(table, (*kept, *lay.put), tiles_after.minus(tiles_before))
    # Every reading and every drop is judged separately, so what is known already is stored here.
    change.__dict__.update(tiles_before=tiles_before, tiles_after=tiles_after)
    if all_were_there:
        change.__dict__["changed"] = taken
    _Latest.known = lay, change
    return change


def is_hand(situation: Situation, change: TableChange) -> bool:
    """Whether a seat that had not laid anything empties its rack in one lay, with own melds only."""
    return not change.changed and situation.turn not in situation.opened and len(change.played) == len(situation.rack)
