"""Where lifted tiles may be dropped: every drop is judged before it is made."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tilerummy.engine.draft.review import FORBIDDING, two_runs
from tilerummy.engine.draft.rows import Draft, Laid, left_of, read_trial
from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.judging.not_a_meld import why_not_a_meld
from tilerummy.engine.judging.referee import judge
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
    old = set(_forbidden(hand.before))
    rows = tuple(
        _refusal(hand, [*hand.rows[:index], (*row, *hand.tiles), *hand.rows[index + 1 :]], index, old)
        for index, row in enumerate(hand.rows)
    )
    return Targets(rows, _refusal(hand, [*hand.rows, hand.tiles], len(hand.rows), old), _to_rack(hand))


def _refusal(hand: Lifted, rows: Sequence[tuple[Tile, ...]], index: int, old: set[Violation]) -> Violation | None:
    made = Row(rows[index])
    parts = two_runs(made)
    if parts:
        rows = [*rows[:index], *parts, *rows[index + 1 :]]
    elif not made.readings and not _can_become_meld(made):
        return why_not_a_meld(made)
    moved = index if any(tile.is_joker for tile in hand.tiles) else None
    broken = [violation for violation in _tried(hand, rows, moved) if violation not in old]
    if broken and not _is_exchange(hand, rows, index, old):
        return broken[0]
    return None


def _tried(hand: Lifted, rows: Sequence[tuple[Tile, ...]], moved: int | None = None) -> list[Violation]:
    """The violations of these rows that forbid the drop; `moved` is the row that a joker goes to."""
    there = list(hand.before.seen.table)
    laid: list[Laid] = []
    waiting: list[Row] = []
    for at, tiles in enumerate(rows):
        if tiles:
            meant = read_trial(read_row(tiles), there)
            laid.append(meant)
            if at == moved and isinstance(meant, Row) and not meant.readings:
                waiting.append(meant)
    return _forbidden(replace(hand.before, rows=tuple(laid)), waiting)


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
    stand_ins = {id(row): Group(number, _others(row, rules.colours), tuple(row.tiles.jokers)[:2]) for row in waiting}
    after = tuple(stand_ins.get(id(row), row) for row in draft.laid)
    broken = rearrangement(TableChange(table, after, draft.view.rack), rules)
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


def _is_exchange(hand: Lifted, rows: Sequence[tuple[Tile, ...]], index: int, old: set[Violation]) -> bool:
    """Whether a tile is dropped on the joker that it replaces, and would be allowed once the joker is taken out."""
    jokers = tuple(tile for tile in hand.rows[index] if tile.is_joker) if index < len(hand.rows) else ()
    rest = tuple(tile for tile in rows[index] if not tile.is_joker)
    if not jokers or isinstance(read_row(rest), Row):
        return False
    aside = [*rows[:index], rest, *rows[index + 1 :], jokers]
    return all(violation in old for violation in _tried(hand, aside))


def _can_become_meld(row: Row) -> bool:
    """Whether more tiles can make it a meld: one number in different colours, or one colour and different numbers."""
    numbered = [tile for tile in row.row if not tile.is_joker]
    numbers, colours = {tile.number for tile in numbered}, {tile.colour for tile in numbered}
    if len(numbers) <= 1 and len(colours) == len(numbered) and len(row.row) <= LARGEST_GROUP:
        return True
    return len(colours) <= 1 and len(numbers) == len(numbered)


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
