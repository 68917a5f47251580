"""A whole round beside the best play: each turn with its marks, the players' ratings, rack values and turning points.

>>> from tilerummy.bots.round_runner import play_round
>>> review = review_round(play_round(["solid", "newcomer"], "rummikub-vienna-en", seed=7))
>>> review.turns[-1].marks[0].value, len(review.values) - len(review.turns)
('won', 1)
>>> [len(worst) for worst in review.worst]
[2, 4]

A player who draws although tiles fit may keep them on purpose. If the player's next lay has those tiles and others
too, the turn is not a mistake, also if another player wins. A missed win always is one.

A seat leads if its rack is worth the least, and no other rack is worth as little. A turn is a turning point if a seat
takes the lead by it and still has it one lap later, or at the end. A missed win is one too, unless the seat missed
one in the turn before.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from tilerummy.engine.errors import require
from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Discard, Draw, Lay, Move, Pass, lay_in
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import rack_points
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.review.rating import Rating, rating_of
from tilerummy.review.turns import TurnReview, leaving, review_turns, turns_of


class Mark(Enum):
    """The marks of a turn, the most important first."""

    WON = "won"
    """The player laid the last tile of the rack."""
    MISSED_WIN = "missed-win"
    """The whole rack could be laid, and was not."""
    MISSED_FIRST_LAY = "missed-first-lay"
    """The first lay was possible, and was not made."""
    JOKER_GIVEN = "joker-given"
    """A joker was laid that another player took before the next turn of this one."""
    LOST_CHANCE = "lost-chance"
    """By chances: a turn that cost a chance to win, confirmed in sampled worlds."""
    WAITED = "waited"
    """Tiles could be laid, and the player kept them. By tiles: for a larger lay, or in a round that was won."""
    MISSED_TILES = "missed-tiles"
    """More tiles could be laid."""
    MISSED_POINTS = "missed-points"
    """As many tiles could be laid that are worth more points."""
    BEST = "best"
    """Nothing better could be laid. By chances: nothing better could be done."""
    GOOD = "good"
    """By chances: something else may be better, but it is not confirmed."""
    NOTHING = "nothing"
    """Nothing could be laid."""


MISSED = frozenset({Mark.MISSED_WIN, Mark.MISSED_FIRST_LAY, Mark.MISSED_TILES, Mark.MISSED_POINTS})


def marks_of(turn: TurnReview, taker: int | None, *, waited: bool = False) -> tuple[Mark, ...]:
    """The marks of a turn; `taker` is the seat that took a joker laid in it, `waited` says that tiles were kept."""
    return (Mark.WAITED,) if waited else tuple(_marks(turn, taker))


def _marks(turn: TurnReview, taker: int | None) -> Iterator[Mark]:
    if turn.went_out:
        yield Mark.WON
    elif turn.could_go_out:
        yield Mark.MISSED_WIN
    if turn.best_tiles and not turn.tiles and not turn.opened:
        yield Mark.MISSED_FIRST_LAY
    if taker is not None:
        yield Mark.JOKER_GIVEN
    if turn.went_out:
        return
    if turn.missed_tiles:
        yield Mark.MISSED_TILES
    elif turn.missed_points:
        yield Mark.MISSED_POINTS
    else:
        yield Mark.BEST if turn.tiles > 0 else Mark.NOTHING


def joker_taker(record: Record, turn: TurnReview) -> int | None:
    """The seat that took a joker of this turn's lays before the next turn of the player; None if nobody did."""
    ended = turn.number - 1 + len(turn.moves)
    if turn.jokers_laid < 1 or turn.went_out:
        return None
    mine = {meld for lay in map(lay_in, turn.moves) for meld in lay.put if isinstance(meld, Meld) and meld.jokers}
    colours = record.start.rules.colours
    for entry in record.entries[ended:]:
        if entry.seat == turn.seat:
            return None
        lay = lay_in(entry.move)
        if any(frees_joker(lay, meld, colours) for meld in mine.intersection(lay.taken)):
            return entry.seat
    return None


def frees_joker(lay: Lay, taken: Meld, colours: str) -> bool:
    """Whether a joker of a meld that the lay took stands for something else afterwards."""
    still = {tile for meld in lay.put if isinstance(meld, Meld) for tile in _meant(meld, colours)}
    return any(not place.means & still for place in taken.joker_places(colours))


def _meant(meld: Meld, colours: str) -> Iterator[Tile]:
    for place in meld.joker_places(colours):
        yield from place.means


# The review of a round


def waited_turns(turns: Sequence[TurnReview]) -> frozenset[int]:
    """The numbers of the turns of a round in which the player waited."""
    next_lay: dict[int, Tiles] = {}
    waited = set()
    for turn in reversed(turns):
        played = played_tiles(turn.moves)
        if played:
            next_lay[turn.seat] = played
        elif _draws_by_choice(turn):
            missed, later = missed_tiles(turn), next_lay.get(turn.seat, Tiles())
            if missed <= later and missed != later:
                waited.add(turn.number)
    return frozenset(waited)


def _draws_by_choice(turn: TurnReview) -> bool:
    """Whether the player laid nothing, neither because the time was up nor by resigning, and missed no win."""
    chosen = all(isinstance(move, Draw | Pass | Discard) for move in turn.moves)
    return chosen and turn.best_tiles > 0 and not turn.could_go_out


def missed_tiles(turn: TurnReview) -> Tiles:
    """The tiles of the best lay that the player did not lay."""
    return Tiles() if turn.best is None else leaving(turn.best).minus(played_tiles(turn.moves))


def played_tiles(moves: Iterable[Move]) -> Tiles:
    """The tiles that these moves put on the table."""
    return sum((lay_in(move).played for move in moves), Tiles())


def different(misses: Iterable[tuple[int, Tiles]]) -> list[int]:
    """The places of the turns that miss something else than those before them in this order."""
    missing: dict[int, Tiles] = {}
    for at, missed in misses:
        if not is_repeated(missed, missing.values()):
            missing[at] = missed
    return list(missing)


def is_repeated(missed: Tiles, before: Iterable[Tiles]) -> bool:
    """Whether a miss is the same as another one: they share at least half of the tiles of the larger one.

    >>> before = [Tiles.parse("r6o3o4")]
    >>> is_repeated(Tiles.parse("r6o3"), before), is_repeated(Tiles.parse("r6"), before)
    (True, False)
    """
    return any(missed and 2 * len(missed & other) >= max(len(missed), len(other)) for other in before)


MOST_TURNING_POINTS = 6

Values = tuple[int | None, ...]
"""The value of each rack at one moment; None where it is hidden."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn, counted from 0, and the seat that took the lead by it or missed a win; or by chances, what it changed."""

    turn: int
    seat: int
    kind: str
    """`lead` or `missed-win`. By chances: `rises`, `falls`, `lost-chance` or `missed-win`."""
    change: float = 0.0
    """By chances: how much the chance of the seat changed by the turn, or how much its player lost."""


def values_of(record: Record, ends: Sequence[int]) -> tuple[Values, ...]:
    """The values at the start and after each turn; `ends` has the number of moves up to the end of each turn."""
    rules = record.start.rules
    return tuple(
        tuple(None if rack.unknown else rack_points(rack, rules) for rack in record.situations[at].racks)
        for at in (0, *ends)
    )


def leader(values: Values) -> int | None:
    """The seat with the lowest rack; None if several have it, or if a rack is hidden."""
    known = [value for value in values if value is not None]
    if len(known) < len(values) or known.count(min(known)) > 1:
        return None
    return known.index(min(known))


def turning_points(values: Sequence[Values], marks: Sequence[tuple[int, tuple[Mark, ...]]]) -> tuple[TurningPoint, ...]:
    """The turning points in order, at most `MOST_TURNING_POINTS`; `marks` has the seat and the marks of each turn.

    If there are more, missed wins and the largest changes stay.
    """
    points: dict[int, tuple[float, TurningPoint]] = {}
    leads = [leader(each) for each in values]
    before = leads[0] if leads else None
    missed: set[int] = set()
    for turn, (seat, given) in enumerate(marks):
        now, later = leads[turn + 1], leads[min(turn + 1 + len(values[0]), len(leads) - 1)]
        if now is not None and now != before and now == later:
            if before is not None:
                gained = _ahead(values[turn + 1], now) - _ahead(values[turn], now)
                points[turn] = (gained, TurningPoint(turn, now, "lead"))
            before = now
        if Mark.MISSED_WIN not in given:
            missed.discard(seat)
        elif seat not in missed:
            missed.add(seat)
            points[turn] = (float("inf"), TurningPoint(turn, seat, Mark.MISSED_WIN.value))
    largest = sorted(points.values(), key=lambda each: -each[0])[:MOST_TURNING_POINTS]
    return tuple(point for _, point in sorted(largest, key=lambda each: each[1].turn))


def _ahead(values: Values, seat: int) -> int:
    """How much less the rack of a seat is worth than the best of the others."""
    own = values[seat] or 0
    return min(value or 0 for other, value in enumerate(values) if other != seat) - own


MOST_EXERCISES = 5


@dataclass(frozen=True)
class ReviewedTurn:
    """A turn with its marks. `review` is None if the rack is hidden."""

    seat: int
    begin: int
    """How many moves of the record come before it."""
    end: int
    """The same, with its own moves."""
    moves: tuple[Move, ...]
    review: TurnReview | None
    marks: tuple[Mark, ...] = ()
    taker: int | None = None
    """The seat that took a joker laid in this turn."""

    @property
    def is_exercise(self) -> bool:
        """Whether the player missed a better lay."""
        return bool(MISSED & {*self.marks})

    @property
    def has_better(self) -> bool:
        """Whether a better lay was possible, missed or kept on purpose."""
        return self.is_exercise or Mark.WAITED in self.marks


@dataclass(frozen=True)
class Missed:
    """The tiles and points that a player missed in a round. A miss that is repeated in later turns counts once."""

    tiles: int = 0
    points: int = 0


@dataclass(frozen=True)
class RoundReview:
    """The review of a round."""

    record: Record
    turns: tuple[ReviewedTurn, ...]
    ratings: tuple[Rating | None, ...]
    """For each seat; None for a seat without a turn, or whose rack is hidden."""
    values: tuple[Values, ...]
    """The values of the racks at the start and after each turn."""
    turning_points: tuple[TurningPoint, ...]
    worst: tuple[tuple[int, ...], ...]
    """For each seat the turns with the worst mistakes, as exercises: the worst first, at most `MOST_EXERCISES`.

    A miss that is repeated is there once.
    """
    missed: tuple[Missed, ...]
    """For each seat."""


def review_round(record: Record) -> RoundReview:
    """The review of a round, or of the part of it that the record has."""
    require(record, Record, "record")
    known = {review.number - 1: review for review in review_turns(record)}
    waited = waited_turns(tuple(known.values()))
    turns = []
    for begin, entries in turns_of(record):
        moves, review = tuple(entry.move for entry in entries), known.get(begin)
        taker = joker_taker(record, review) if review is not None else None
        marks = marks_of(review, taker, waited=review.number in waited) if review is not None else ()
        turns.append(ReviewedTurn(entries[0].seat, begin, begin + len(entries), moves, review, marks, taker))
    values = values_of(record, [turn.end for turn in turns])
    mistakes = [_mistakes(seat, turns) for seat in range(record.start.seats)]
    own = [[each for each in known.values() if each.seat == seat] for seat in range(record.start.seats)]
    return RoundReview(
        record=record,
        turns=tuple(turns),
        ratings=tuple(rating_of(name, [each]) if each else None for name, each in zip(record.names, own, strict=True)),
        values=values,
        turning_points=turning_points(values, [(turn.seat, turn.marks) for turn in turns]),
        worst=tuple(tuple(each[:MOST_EXERCISES]) for each in mistakes),
        missed=tuple(_missed([turns[at] for at in each]) for each in mistakes),
    )


def _mistakes(seat: int, turns: list[ReviewedTurn]) -> list[int]:
    """All different mistakes: first missed wins, then missed first lays, then by tiles and points."""
    wrong = [at for at, turn in enumerate(turns) if turn.seat == seat and turn.is_exercise]
    wrong.sort(key=lambda at: _badness(turns[at]), reverse=True)
    reviews = [(at, turns[at].review) for at in wrong]
    return different((at, missed_tiles(review)) for at, review in reviews if review is not None)


def _missed(turns: list[ReviewedTurn]) -> Missed:
    reviews = [turn.review for turn in turns if turn.review is not None]
    return Missed(sum(each.missed_tiles for each in reviews), sum(each.missed_points for each in reviews))


def _badness(turn: ReviewedTurn) -> tuple[bool, bool, int, int]:
    assert turn.review is not None
    missed_win, missed_first_lay = Mark.MISSED_WIN in turn.marks, Mark.MISSED_FIRST_LAY in turn.marks
    return missed_win, missed_first_lay, turn.review.missed_tiles, turn.review.missed_points
