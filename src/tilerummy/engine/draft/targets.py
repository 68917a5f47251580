"""Where lifted tiles may be dropped: every drop is judged before it is made."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tilerummy.engine.draft.review import FORBIDDING, two_runs
from tilerummy.engine.draft.rows import Draft, Laid, arranged, left_of, with_old_readings
from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.judging.not_a_meld import why_never_a_meld
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import LARGEST_GROUP, Group, Row, read_row
from tilerummy.engine.moves import NO_LAY
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles
from tilerummy.engine.violations import ExchangedFromTable, JokerNotExchanged, LeftTheTable, Violation


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


UNFREED = (JokerNotExchanged, ExchangedFromTable)


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
    return LeftTheTable(foreign) if foreign else None


def _without(row: Sequence[Tile], hand: Sequence[Tile], places: Sequence[int]) -> tuple[Tile, ...]:
    """The row without the lifted tiles: by place if the places match, otherwise the first of each kind."""
    if len(places) == len(hand) and all(
        0 <= at < len(row) and row[at] == tile for at, tile in zip(places, hand, strict=True)
    ):
        return tuple(tile for at, tile in enumerate(row) if at not in places)
    return left_of(row, Tiles(hand))
