"""What the referee says of rows that somebody is trying out: live, before anything is played. Pure; no rule lives here.

trial(view, rows)            the rows as sent, read against what the seat sees
review(trial)                row by row: meld or unfinished; why the turn cannot end
targets(trial, lifted)       where lifted tiles may be dropped, or the clause that forbids it
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tilerummy.engine.draft import Draft, arranged, left_of
from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.judging.not_a_meld import why_no_meld
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import LARGEST_GROUP, Group, Meld, Row, Run, parse_meld, read_row, tiles_of
from tilerummy.engine.moves import NO_LAY, TakeOpenTile
from tilerummy.engine.position import Stage, View
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import COLOURS, INDEX, NUMBERS, Tile, Tiles
from tilerummy.engine.violations import (
    BelowThreshold,
    BrokenUp,
    ExchangedFromTable,
    ExtendedTooSoon,
    JokerMeldSplit,
    JokerNotExchanged,
    JokerReused,
    LaidOffUnopened,
    LeftTheTable,
    NotAMeld,
    NothingPlayed,
    NotOnRack,
    RearrangedTooSoon,
    RearrangedUnopened,
    Violation,
)
from tilerummy.language import Translator
from tilerummy.server import wire
from tilerummy.server.words import count_text, reason

Laid = Meld | Row
TAKING = {"discard": "<", "open": "^"}
FORBIDDING = (
    NotOnRack,
    LaidOffUnopened,
    RearrangedUnopened,
    ExtendedTooSoon,
    RearrangedTooSoon,
    BrokenUp,
    JokerNotExchanged,
    ExchangedFromTable,
    JokerMeldSplit,
    JokerReused,
)
"""Clauses that say: not this tile, not there. What all others ask for can still come later in the turn."""


def as_if_on_turn(view: View) -> View:
    """The view of a seat that plans ahead: the same table and rack, as if its turn had come."""
    if view.seat is None or view.turn == view.seat:
        return view
    return replace(view, turn=view.seat, stage=Stage.START)


def trial(view: View, rows: Iterable[wire.LaidRow], taking: str | None = None) -> Draft:
    """The draft that these rows are, place by place. A row with two readings that lies as it lay keeps its reading."""
    there = list(view.table)
    laid: list[Laid] = []
    for row in rows:
        meant = _meant(row, there)
        if meant in there:
            there.remove(meant)
        laid.append(meant)
    draft = Draft(view, tuple(laid))
    return draft.take_beside(TAKING[taking]) if taking else draft


def taken(draft: Draft) -> str | None:
    """What `trial` calls the tile from beside the table that this draft takes."""
    match draft.taking:
        case None:
            return None
        case TakeOpenTile():
            return "open"
        case _:
            return "discard"


def _meant(row: wire.LaidRow, there: Sequence[Meld]) -> Laid:
    read = _read(row.tiles, row.reading)
    if isinstance(read, Row):
        lying = [meld for meld in read.readings if meld in there]
        return lying[0] if lying else arranged(read.row) or read
    return read


@lru_cache(maxsize=8192)
def _read(written: tuple[str, ...], meant: str | None) -> Laid:
    """Most rows of a draft lie there since long and are sent with every change."""
    tiles = tuple(map(Tile.parse, written))
    if meant is not None:
        reading = parse_meld(meant)
        if not isinstance(reading, Row) and reading.tiles == Tiles(tiles):
            return reading
    return read_row(tiles)


# Review


def review(draft: Draft, words: Translator, command: str, at: int, *, plan: bool = False) -> wire.Review:
    """What ending the turn like this would break, and how each row stands."""
    view = draft.view
    changed = draft.is_changed
    violations = judge(draft.seen, draft.move) if changed else ()
    opened = view.has_opened(view.turn)
    return wire.Review(
        id=command,
        at=at,
        plan=plan,
        rows=tuple(_verdicts(draft, words)),
        reasons=tuple(dict.fromkeys(reason(violation, words) for violation in violations)),
        may_end=changed and not violations,
        text=_line(draft, violations, words) if changed else "",
        points=0 if opened else draft.opening_points,
        needed=None if opened else view.rules.open_min,
        rack=tuple(map(str, draft.rack)),
        loose=tuple(map(str, draft.loose)),
    )


def _verdicts(draft: Draft, words: Translator) -> Iterator[wire.RowVerdict]:
    for row, mine in zip(draft.laid, _own_places(draft), strict=True):
        tiles = tuple(map(str, row.row))
        if not isinstance(row, Row):
            yield wire.RowVerdict(tiles=tiles, state="meld", mine=mine)
        elif row.readings:
            readings = tuple(map(str, row.readings))
            yield wire.RowVerdict(tiles=tiles, state="open", readings=readings, mine=mine)
        else:
            why = words.violation(why_no_meld(row))
            splits = tuple(tuple(map(str, part)) for part in split(row))
            yield wire.RowVerdict(tiles=tiles, state="unfinished", text=why, mine=mine, splits=splits)


def _own_places(draft: Draft) -> list[tuple[int, ...]]:
    """Which places hold tiles of the rack. Copies look alike: a row that grew least out of the table has them first."""
    unchanged = list(draft.seen.table)
    own: dict[int, tuple[int, ...]] = {}
    changed: list[int] = []
    for at, row in enumerate(draft.laid):
        if row in unchanged:
            unchanged.remove(row)
            own[at] = ()
        else:
            changed.append(at)
    left = draft.played

    def kinship(at: int) -> int:
        tiles = draft.laid[at].tiles
        return max((len(tiles) - len(tiles.minus(meld.tiles)) for meld in unchanged), default=0)

    for at in sorted(changed, key=kinship):
        places: list[int] = []
        for place, tile in enumerate(draft.laid[at].row):
            if tile in left:
                left = left - Tiles([tile])
                places.append(place)
        own[at] = tuple(places)
    return [own[at] for at in range(len(draft.laid))]


def _line(draft: Draft, violations: Sequence[Violation], words: Translator) -> str:
    """One line: why the turn cannot end, or what ending it would do."""
    if not violations:
        return count_text("server-may-end", len(draft.played), words)
    unfinished = sum(isinstance(violation, NotAMeld) for violation in violations)
    weighty = _first(violations, (*FORBIDDING, LeftTheTable))
    if weighty is None and unfinished:
        return count_text("server-rows-unfinished", unfinished, words)
    return words.violation(weighty or _first(violations, (BelowThreshold, NothingPlayed)) or violations[0])


def _first(violations: Sequence[Violation], kinds: tuple[type[Violation], ...]) -> Violation | None:
    return next((violation for kind in kinds for violation in violations if isinstance(violation, kind)), None)


# Where lifted tiles may go


@dataclass(frozen=True)
class Lifted:
    """Tiles in the hand: the draft without them, and whether they can go back to the rack."""

    before: Draft
    rows: tuple[tuple[Tile, ...], ...]
    """The rows without the lifted tiles; one may be empty now."""
    tiles: tuple[Tile, ...]


def lifted(draft: Draft, tiles: Sequence[str], row: int | None, places: Sequence[int]) -> Lifted:
    hand = tuple(map(Tile.parse, tiles))
    rows = [laid.row for laid in draft.laid]
    if row is not None and row < len(rows):
        rows[row] = _without(rows[row], hand, places)
    return Lifted(draft, tuple(rows), hand)


def targets(hand: Lifted, words: Translator, command: str, at: int) -> wire.Targets:
    """Judge every drop before it is made: the clause in words where one forbids it."""
    old = set(_forbidden(hand.before))
    rows = [
        _target(hand, [*hand.rows[:index], (*row, *hand.tiles), *hand.rows[index + 1 :]], index, old, words)
        for index, row in enumerate(hand.rows)
    ]
    new = _target(hand, [*hand.rows, hand.tiles], len(hand.rows), old, words)
    return wire.Targets(id=command, at=at, rows=tuple(rows), new=new, rack=_to_rack(hand, words))


ACCEPTED = wire.Target(accepts=True)


def _target(
    hand: Lifted, rows: Sequence[tuple[Tile, ...]], index: int, old: set[Violation], words: Translator
) -> wire.Target:
    made = Row(rows[index])
    parts = split(made)
    if parts:
        rows = [*rows[:index], *parts, *rows[index + 1 :]]
    elif not made.readings and not _can_become_meld(made):
        return _refused(why_no_meld(made), words)
    moved = index if any(tile.is_joker for tile in hand.tiles) else None
    broken = [violation for violation in _tried(hand, rows, moved) if violation not in old]
    if broken and not _is_exchange(hand, rows, index, old):
        return _refused(broken[0], words)
    return ACCEPTED


def _tried(hand: Lifted, rows: Sequence[tuple[Tile, ...]], moved: int | None = None) -> list[Violation]:
    """What these rows break that forbids the drop; `moved` is the row that a joker goes to."""
    there = list(hand.before.seen.table)
    laid: list[Laid] = []
    waiting: list[Row] = []
    for at, tiles in enumerate(rows):
        if tiles:
            meant = _meant(wire.LaidRow.model_construct(tiles=tuple(map(str, tiles)), reading=None), there)
            if meant in there:
                there.remove(meant)
            laid.append(meant)
            if at == moved and isinstance(meant, Row) and not meant.readings:
                waiting.append(meant)
    return _forbidden(replace(hand.before, rows=tuple(laid)), waiting)


UNFREED = (JokerNotExchanged, ExchangedFromTable)


def _locked(draft: Draft, waiting: Sequence[Row]) -> Iterator[Violation]:
    """Table jokers that no tile of the rack can free: also one that goes to a row that is no meld yet, and `waiting`
    has that row. A joker may be taken out first, and the tile it stands for put in its place after that.
    """
    rules, table = draft.seen.rules, draft.seen.table
    taken = {meld.number for meld in table if isinstance(meld, Group)}
    number = next((each for each in sorted(NUMBERS) if each not in taken), None)
    if number is None:
        return
    stand_ins = {id(row): Group(number, _others(row, rules.colours), tuple(row.tiles.jokers)[:2]) for row in waiting}
    after = tuple(stand_ins.get(id(row), row) for row in draft.laid)
    for violation in rearrangement(TableChange(table, after, draft.view.rack), rules):
        if isinstance(violation, UNFREED):
            yield violation


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
    """A tile goes where its joker lies: allowed where it would be once the joker is taken out, which comes next."""
    jokers = tuple(tile for tile in hand.rows[index] if tile.is_joker) if index < len(hand.rows) else ()
    rest = tuple(tile for tile in rows[index] if not tile.is_joker)
    if not jokers or isinstance(read_row(rest), Row):
        return False
    aside = [*rows[:index], rest, *rows[index + 1 :], jokers]
    return all(violation in old for violation in _tried(hand, aside))


def _can_become_meld(row: Row) -> bool:
    """Whether further tiles can make it one: one number in different colours, or one colour and different numbers."""
    numbered = [tile for tile in row.row if not tile.is_joker]
    numbers, colours = {tile.number for tile in numbered}, {tile.colour for tile in numbered}
    if len(numbers) <= 1 and len(colours) == len(numbered) and len(row.row) <= LARGEST_GROUP:
        return True
    return len(colours) <= 1 and len(numbers) == len(numbered)


def split(row: Row) -> tuple[tuple[Tile, ...], ...]:
    """The two runs that a run falls into at a number that is there twice; nothing where that makes no two melds."""
    in_order = sorted(row.row, key=INDEX.__getitem__)
    twice = [at for at in range(1, len(in_order)) if in_order[at] == in_order[at - 1]]
    if len(twice) != 1:
        return ()
    parts = tuple(in_order[: twice[0]]), tuple(in_order[twice[0] :])
    return parts if all(isinstance(read_row(part), Run) for part in parts) else ()


def _to_rack(hand: Lifted, words: Translator) -> wire.Target:
    """Only what came from the rack in this turn goes back there."""
    if hand.rows == tuple(row.row for row in hand.before.laid):
        return ACCEPTED
    foreign = Tiles(hand.tiles).minus(hand.before.played)
    return _refused(LeftTheTable(foreign), words) if foreign else ACCEPTED


def _refused(violation: Violation, words: Translator) -> wire.Target:
    return wire.Target(accepts=False, text=words.violation(violation), clause=violation.clause)


def _without(row: Sequence[Tile], hand: Sequence[Tile], places: Sequence[int]) -> tuple[Tile, ...]:
    """The row without the lifted tiles: by place where the places say so, else the first of each kind."""
    if len(places) == len(hand) and all(
        0 <= at < len(row) and row[at] == tile for at, tile in zip(places, hand, strict=True)
    ):
        return tuple(tile for at, tile in enumerate(row) if at not in places)
    return left_of(row, Tiles(hand))


# What others may see of a draft


def drafting(draft: Draft, at: int) -> wire.OthersDraft:
    """The draft as the others see it: without a verdict."""
    rows = tuple(wire.LaidRow(tiles=tuple(map(str, row.row))) for row in draft.laid)
    return wire.OthersDraft(at=at, seat=draft.seen.turn, rows=rows)


def not_owned(draft: Draft) -> Tiles:
    """Tiles in the rows that lie neither on the table nor on the rack: nobody shows those."""
    return tiles_of(draft.laid).minus(tiles_of(draft.seen.table) + draft.view.rack)
