"""The rows a player is trying out, and the referee's verdict on them before anything is played.

A tile outside every row is free: on the rack, or loose if it came from the table.

>>> draft = Draft.of(View.parse("rummikub-vienna-en kbr10,r3-6 o10r7k1/x7 0 0 2.0"))
>>> draft = draft.put(Tiles.parse("o10"), 2).take(1, Tiles.parse("r3"))
>>> draft.rows
(Run.parse('r4-6'), Group.parse('kbro10'))
>>> str(draft.rack), str(draft.loose)
('k1r7', 'r3')
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from tilerummy.engine import violations as clause
from tilerummy.engine.cached import cached
from tilerummy.engine.errors import CodedError, TilerummyError, require_each
from tilerummy.engine.judging import WORK
from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.judging.opening import own_points
from tilerummy.engine.judging.referee import judge, play, why_never_a_meld, why_not_a_meld
from tilerummy.engine.judging.timeouts import time_out
from tilerummy.engine.melds import LARGEST_GROUP, Group, Meld, Row, Run, in_order, read_row, tiles_of, without
from tilerummy.engine.moves import NO_LAY, Lay, Move, Take, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Situation, View
from tilerummy.engine.tiles import COLOURS, INDEX, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import TableChange, is_over, previous_seat, table_change, with_tile
from tilerummy.engine.violations import NotAMeld, Violation

Laid = Meld | Row


class DraftError(CodedError):
    """The requested change is not possible. The draft is unchanged, and the error is one line of text."""


@dataclass(frozen=True)
class Draft:
    """Numbered rows; the numbers stay the same during the turn, and an empty place is None.

    If a tile from beside the table was taken (`taking`), `view` already has it on the rack.
    """

    seen: View
    rows: tuple[Laid | None, ...]
    taking: Take | None = None

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
    def move(self) -> Lay | Take:
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


# A verdict for each row, and why the turn cannot end like this

FORBIDDING = (
    clause.NotOnRack,
    clause.LaidOffUnopened,
    clause.RearrangedUnopened,
    clause.ExtendedTooSoon,
    clause.RearrangedTooSoon,
    clause.BrokenUp,
    clause.JokerNotExchanged,
    clause.ExchangedFromTable,
    clause.JokerMeldSplit,
    clause.JokerReused,
    clause.MustDiscard,
)
"""Clauses that forbid this tile in this place. All other clauses can still be met later in the turn."""


class RowVerdict(NamedTuple):
    """One row: a meld, a `Row` with several readings, or an unfinished row with the reason why it is not a meld.

    `mine` lists the places with tiles from the rack; `splits` has the two runs into which an unfinished row can be cut.
    `wrong` lists the places of the tiles for which the row is rejected.
    """

    row: Laid
    mine: tuple[int, ...]
    why: NotAMeld | None = None
    splits: tuple[tuple[Tile, ...], ...] = ()
    wrong: tuple[int, ...] = ()


@dataclass(frozen=True)
class Review:
    """The clauses that ending the turn now would break, and a verdict for each row."""

    rows: tuple[RowVerdict, ...]
    violations: tuple[Violation, ...]
    changed: bool

    @property
    def may_end(self) -> bool:
        return self.changed and not self.violations

    @property
    def enough_points(self) -> bool:
        """False while the draft is an opening below the threshold."""
        return not any(isinstance(violation, clause.BelowThreshold) for violation in self.violations)

    @property
    def unfinished(self) -> int:
        """How many rows are not melds yet."""
        return sum(isinstance(violation, NotAMeld) for violation in self.violations)

    @property
    def main_reason(self) -> Violation | None:
        """The violation to show if only one is shown; None if only unfinished rows are in the way."""
        weighty = _first(self.violations, (*FORBIDDING, clause.LeftTheTable))
        if weighty is None and self.unfinished:
            return None
        return (
            weighty
            or _first(self.violations, (clause.NotInNewMeld, clause.BelowThreshold, clause.NothingPlayed))
            or next(iter(self.violations), None)
        )


def review(draft: Draft) -> Review:
    changed = draft.is_changed
    violations = judge(draft.seen, draft.move) if changed else ()
    return Review(tuple(_verdicts(draft, violations)), violations, changed)


def _verdicts(draft: Draft, violations: Sequence[Violation]) -> Iterator[RowVerdict]:
    new = set(draft.lay.put)
    for row, mine in zip(draft.laid, _own_places(draft), strict=True):
        if isinstance(row, Row) and not row.readings:
            splits = two_runs(row)
            yield RowVerdict(row, mine, why_not_a_meld(row), splits, () if splits else _misfits(row, mine))
        else:
            yield RowVerdict(row, mine, wrong=_forbidden_places(row, mine, violations) if row in new else ())


def _misfits(row: Row, mine: tuple[int, ...]) -> tuple[int, ...]:
    """The places of tiles without which the row is a meld or can become one; rather those of tiles from the rack."""
    if _can_become_meld(row):
        return ()
    rests = (Row((*row.row[:place], *row.row[place + 1 :])) for place in range(len(row.row)))
    found = tuple(place for place, rest in enumerate(rests) if rest.readings or _can_become_meld(rest))
    return tuple(place for place in found if place in mine) or found


JOKER_CLAUSES = (clause.JokerNotExchanged, clause.ExchangedFromTable, clause.JokerMeldSplit, clause.JokerReused)


def _forbidden_places(row: Laid, mine: tuple[int, ...], violations: Sequence[Violation]) -> tuple[int, ...]:
    """The places of the tiles that a violation about a meld forbids in this row: jokers, or tiles from the rack."""
    for violation in violations:
        meld = getattr(violation, "meld", None)
        if meld is None or meld.tiles.minus(Tiles(row.row)):
            continue
        jokers = tuple(place for place, tile in enumerate(row.row) if tile.is_joker)
        return jokers if isinstance(violation, JOKER_CLAUSES) else mine
    return ()


def _own_places(draft: Draft) -> list[tuple[int, ...]]:
    """The places that hold tiles from the rack. Copies are equal: rows least like a table meld get them first."""
    left, new = dict[Tile, int](), dict[Laid, int]()
    for tile in draft.played:
        left[tile] = left.get(tile, 0) + 1
    for row in draft.lay.put:
        new[row] = new.get(row, 0) + 1
    changed = list[int]()
    for at in reversed(range(len(draft.laid))):  # of equal rows, the first ones are the unchanged ones
        row = draft.laid[at]
        if not left.keys().isdisjoint(row.row):
            read = row.as_read if isinstance(row, Row) else row
            if new.get(read):
                new[read] -= 1
                changed.insert(0, at)
    copies = [tile for at in changed for tile in draft.laid[at].row if tile in left]
    if len(copies) > len(draft.played):
        changed.sort(key=lambda at: _kinship(draft.laid[at], draft.lay.taken))
    own: dict[int, tuple[int, ...]] = {}
    for at in changed:
        places: list[int] = []
        for place, tile in enumerate(draft.laid[at].row):
            if left.get(tile):
                left[tile] -= 1
                places.append(place)
        own[at] = tuple(places)
    return [own.get(at, ()) for at in range(len(draft.laid))]


def _kinship(row: Laid, taken: Sequence[Laid]) -> int:
    """How many tiles the row has in common with one of these melds."""
    return len(row.row) - min([len(row.tiles.minus(meld.tiles)) for meld in taken], default=len(row.row))


def _first(violations: Sequence[Violation], kinds: tuple[type[Violation], ...]) -> Violation | None:
    return next((violation for kind in kinds for violation in violations if isinstance(violation, kind)), None)


def two_runs(row: Row) -> tuple[tuple[Tile, ...], ...]:
    """The two runs that result from splitting at a repeated number; empty if they are not both melds."""
    if len(set(row.row)) != len(row.row) - 1:
        return ()
    in_order = sorted(row.row, key=INDEX.__getitem__)
    again = next(at for at in range(1, len(in_order)) if in_order[at] == in_order[at - 1])
    parts = tuple(in_order[:again]), tuple(in_order[again:])
    return parts if all(isinstance(read_row(part), Run) for part in parts) else ()


# When the time of a turn runs out

TILES_BACK = "tiles-back"
"""The reason in a record (`Entry.why`) of a time-out after which the table is as it was before the turn."""


def moves_at_time_out(situation: Situation, draft: Draft, *, table_changed: bool = False) -> tuple[Move, ...]:
    """The moves that end the turn by the time-out rules of the edition, for a draft of the seat to move.

    Usually one `Timeout`. If a tile was taken from beside the table and its lay stays, that move comes first.
    The tiles to draw are only counted; `Deck.fill` fills them in. `table_changed` is that of `time_out`.
    """
    if draft.taking is not None:
        with suppress(TilerummyError):
            return _with_the_tile(situation, draft, draft.taking, table_changed)
    return (time_out(situation, _without_foreign(draft), table_changed=table_changed),)


def reason_at_time_out(draft: Draft, moves: Sequence[Move]) -> str:
    """`TILES_BACK` if rows were tried out and nothing of them stays on the table, otherwise empty.

    The move alone does not show it, because some editions have the same penalty for a turn without a draft.
    """
    back = draft.is_changed and all(isinstance(move, Timeout) and move.lay == NO_LAY for move in moves)
    return TILES_BACK if back else ""


def _with_the_tile(situation: Situation, draft: Draft, taking: Take, table_changed: bool) -> tuple[Move, ...]:
    """Take the tile and keep the valid part of the draft; then the turn ends with its penalty."""
    timeout = time_out(with_tile(situation, taking), draft.laid, table_changed=table_changed)
    take = replace(taking, lay=timeout.lay)
    there = play(situation, take)
    if there.turn != situation.turn or is_over(there):  # a seat that went out pays no penalty
        return (take,)
    return take, Timeout(NO_LAY, timeout.drawn)


def _without_foreign(draft: Draft) -> tuple[Laid, ...]:
    """The rows without the tile from beside the table, which is put back."""
    foreign = tiles_of(draft.laid).minus(tiles_of(draft.seen.table) + draft.seen.rack)
    rows: list[Laid] = []
    for laid in draft.laid:
        gone = foreign & laid.tiles
        foreign = foreign.minus(gone)
        left = arranged(left_of(laid.row, gone)) if gone else laid
        if left is not None:
            rows.append(left)
    return tuple(rows)


# Where lifted tiles may be dropped


@dataclass(frozen=True)
class Lifted:
    """Tiles in the player's hand, and the draft they were lifted from."""

    before: Draft
    rows: tuple[tuple[Tile, ...], ...]
    """The rows without the lifted tiles; one may be empty now."""
    tiles: tuple[Tile, ...]
    left: tuple[tuple[Tile, ...], ...] = ()
    """The rows that remain where the tiles were lifted; empty if they came from the rack."""


@dataclass(frozen=True)
class Targets:
    """For each row, a new row and the rack: the violation that forbids the drop, or None if it is allowed."""

    rows: tuple[Violation | None, ...]
    new: Violation | None
    rack: Violation | None
    complete: tuple[bool, ...] = ()
    """For each row, and last for a new row: the drop is allowed, and every row that it changes is a meld then."""
    exchanges: tuple[int | None, ...] = ()
    """For each row: the place of the joker that stands for the lifted tile, if the tile may replace it."""


def lift(draft: Draft, tiles: Sequence[Tile], row: int | None, places: Sequence[int]) -> Lifted:
    """Take tiles out of a row (by place if the places match), or off the rack if `row` is None."""
    rows = [laid.row for laid in draft.laid]
    left: tuple[tuple[Tile, ...], ...] = ()
    if row is not None and row < len(rows):
        before, rows[row] = rows[row], _without(rows[row], tiles, places)
        left = _left_behind(before, rows[row])
    return Lifted(draft, tuple(rows), tuple(tiles), left)


def _left_behind(before: Sequence[Tile], rest: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """The remaining parts of a row: a run that loses its middle becomes two rows."""
    if len({tile.colour for tile in rest if not tile.is_joker}) != 1 or sum(not tile.is_joker for tile in rest) < 2:
        return (tuple(rest),) if rest else ()
    parts: list[list[Tile]] = [[]]
    kept = iter([*rest, None])
    expected = next(kept)
    for tile in before:
        if tile == expected:
            parts[-1].append(tile)
            expected = next(kept)
        elif parts[-1]:
            parts.append([])
    return tuple(tuple(part) for part in parts if part)


def targets(hand: Lifted) -> Targets:
    """Judge every drop before it is made."""
    drops = _Drops(hand)
    *rows, new = (drops.refusal(index) for index in range(len(hand.rows) + 1))
    complete = tuple(refusal is None and drops.is_complete(index) for index, refusal in enumerate((*rows, new)))
    exchanges = tuple(drops.exchange(index) for index in range(len(hand.rows)))
    return Targets(tuple(rows), new, _to_rack(hand), complete, exchanges)


MOST_STEPS = 900
"""The most work for the drops of one hand: about 15 ms. A joker lifted from a crowded, torn-up table can reach it."""


class _Drops:
    """The drops of the tiles in one hand. They differ in one row, so the other rows are read only once."""

    def __init__(self, hand: Lifted) -> None:
        self.hand = hand
        self.laid = [arranged(row) for row in hand.rows]
        self.made = [Row((*row, *hand.tiles)) for row in (*hand.rows, ())]
        """Each row with the tiles, and last a new row."""
        self.parts = [two_runs(made) for made in self.made]
        self.begun = WORK.steps
        self.old = set(_forbidden(hand.before))
        self.dearest = WORK.steps - self.begun
        self.has_joker = any(tile.is_joker for tile in hand.tiles)

    def refusal(self, index: int) -> Violation | None:
        """The violation that forbids dropping the tiles on this row, or on a new one after the last."""
        made, parts = self.made[index], self.parts[index]
        if not parts and not made.readings and not _can_become_meld(made):
            return why_never_a_meld(made)
        pieces = parts or (made.row,)
        put = [arranged(piece) for piece in pieces]
        unfinished = [each for each in put if isinstance(each, Row) and not each.readings]
        broken = self._tried(index, put, unfinished if self.has_joker else ())
        if broken and not self._is_exchange(index, pieces):
            return broken[0]
        return None

    def is_complete(self, index: int) -> bool:
        """Whether the row of the drop, and what is left where the tiles were, are melds then."""
        is_meld = bool(self.made[index].readings or self.parts[index])
        return is_meld and all(Row(part).readings for part in self.hand.left)

    def exchange(self, index: int) -> int | None:
        """The place of the joker in this row that stands for the lifted tile, if it may be taken in exchange."""
        hand, laid = self.hand, self.hand.before.laid[index]
        if len(hand.tiles) != 1 or hand.rows[index] != laid.row:
            return None
        for meld in laid.readings if isinstance(laid, Row) else (laid,) if laid.jokers else ():
            jokers = [at for at, tile in enumerate(meld.row) if tile.is_joker]
            places = meld.joker_places(hand.before.seen.rules.colours)
            for at, place in zip(jokers, places, strict=True):
                if hand.tiles[0] in place.means and self._may_free(index, meld.row, at):
                    return at
        return None

    def _may_free(self, index: int, row: Sequence[Tile], at: int) -> bool:
        """Whether the lifted tile may replace the joker at this place, with the joker in a row of its own."""
        freed = Row((row[at],))
        return not self._tried(index, [arranged((*row[:at], *self.hand.tiles, *row[at + 1 :])), freed], [freed])

    def _tried(self, index: int, put: Sequence[Laid | None], waiting: Sequence[Row] = ()) -> list[Violation]:
        """The new violations that forbid these rows in place of one; `waiting` lists unfinished rows with a joker."""
        rows = [row for row in (*self.laid[:index], *put, *self.laid[index + 1 :]) if row is not None]
        begun, draft = WORK.steps, self.hand.before
        if begun - self.begun + self.dearest > MOST_STEPS:
            return []  # the drop is offered without a verdict, and judged once it is made
        tried = Draft(draft.seen, with_old_readings(rows, draft.seen.table), draft.taking)
        broken = [violation for violation in _forbidden(tried, waiting) if violation not in self.old]
        self.dearest = max(self.dearest, WORK.steps - begun)
        return broken

    def _is_exchange(self, index: int, pieces: Sequence[Sequence[Tile]]) -> bool:
        """Whether a tile is dropped on the joker that it replaces, and would be allowed once the joker is taken out."""
        row = self.hand.rows[index] if index < len(self.hand.rows) else ()
        jokers = tuple(tile for tile in row if tile.is_joker)
        rest = read_row(tile for tile in pieces[0] if not tile.is_joker)
        if not jokers or isinstance(rest, Row):
            return False
        # The joker becomes the last row; the order of the others does not matter.
        return not self._tried(index, [rest, *map(arranged, pieces[1:]), arranged(jokers)])


UNFREED = (clause.JokerNotExchanged, clause.ExchangedFromTable)


def _locked(draft: Draft, waiting: Sequence[Row]) -> Iterator[Violation]:
    """Table jokers that no tile of the rack can free.

    A player may take a joker out first and put the tile that it stands for in its place afterwards. `waiting` lists the
    unfinished rows that a joker goes to; each is replaced by a group that is not on the table.
    """
    rules, table = draft.seen.rules, draft.seen.table
    taken = {meld.number for meld in table if isinstance(meld, Group)}
    number = next((each for each in sorted(NUMBERS) if each not in taken), None)
    if number is None:
        return
    WORK.steps += 20
    stand_ins = {id(row): Group(number, _others(row, rules.colours), tuple(row.tiles.jokers)[:2]) for row in waiting}
    after = tuple(stand_ins.get(id(row), row) for row in draft.laid)
    broken = rearrangement(TableChange.between(table, after, draft.view.rack), rules)
    yield from (violation for violation in broken if isinstance(violation, UNFREED))


def _others(row: Row, colours: str) -> str:
    """Two colours that no joker of the row has."""
    own = {joker.colour for joker in row.tiles.jokers}
    return "".join(sorted((each for each in colours if each not in own), key=COLOURS.index)[:2])


def _forbidden(draft: Draft, waiting: Sequence[Row] = ()) -> list[Violation]:
    if draft.lay == NO_LAY and draft.taking is None:
        return []
    broken: list[Violation] = [each for each in judge(draft.seen, draft.move) if isinstance(each, FORBIDDING)]
    if not waiting and not any(isinstance(violation, UNFREED) for violation in broken):
        return broken
    return [*(violation for violation in broken if not isinstance(violation, UNFREED)), *_locked(draft, waiting)]


def _can_become_meld(row: Row) -> bool:
    """Whether more tiles can make it a meld: one number in different colours, or one colour and different numbers."""
    numbers, colours = row.kinds
    numbered = sum([tile.number > 0 for tile in row.row])
    if len(numbers) <= 1 and len(colours) == numbered and len(row.row) <= LARGEST_GROUP:
        return True
    return len(colours) <= 1 and len(numbers) == numbered


def _to_rack(hand: Lifted) -> Violation | None:
    """Only tiles that came from the rack in this turn go back there."""
    if hand.rows == tuple(row.row for row in hand.before.laid):
        return None
    foreign = Tiles(hand.tiles).minus(hand.before.played)
    return clause.LeftTheTable(foreign) if foreign else None


def _without(row: Sequence[Tile], hand: Sequence[Tile], places: Sequence[int]) -> tuple[Tile, ...]:
    """The row without the lifted tiles: by place if the places match, otherwise the first of each kind."""
    if len(places) == len(hand) and all(
        0 <= at < len(row) and row[at] == tile for at, tile in zip(places, hand, strict=True)
    ):
        return tuple(tile for at, tile in enumerate(row) if at not in places)
    return left_of(row, Tiles(hand))
