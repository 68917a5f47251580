"""A whole round beside the best play: each turn with its marks, the players' ratings, rack values and turning points.

>>> from tilerummy.bots.round_runner import play_round
>>> review = review_round(play_round(["solid", "newcomer"], "rummikub-vienna-en", seed=7))
>>> review.turns[-1].marks[0].value, len(review.values) - len(review.turns)
('won', 1)
>>> [len(worst) for worst in review.worst]
[2, 4]
"""

from tilerummy.engine.errors import require
from tilerummy.engine.moves import Move
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Record
from tilerummy.review.marks import MISSED, Mark, joker_taker, marks_of
from tilerummy.review.rating import Rating, names_of, rating_of
from tilerummy.review.turning_points import TurningPoint, Values, turning_points, values_of
from tilerummy.review.turns import TurnReview, review_turns, turns_of
from tilerummy.review.waiting import different, waited_turns

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
    return RoundReview(
        record=record,
        turns=tuple(turns),
        ratings=tuple(_rating(name, seat, turns) for seat, name in enumerate(names_of(record))),
        values=values,
        turning_points=turning_points(values, [(turn.seat, turn.marks) for turn in turns]),
        worst=tuple(tuple(own[:MOST_EXERCISES]) for own in mistakes),
        missed=tuple(_missed([turns[at] for at in own]) for own in mistakes),
    )


def _rating(name: str, seat: int, turns: list[ReviewedTurn]) -> Rating | None:
    own = [turn.review for turn in turns if turn.seat == seat and turn.review is not None]
    return rating_of(name, [own]) if own else None


def _mistakes(seat: int, turns: list[ReviewedTurn]) -> list[int]:
    """All different mistakes: first missed wins, then missed first lays, then by tiles and points."""
    wrong = [at for at, turn in enumerate(turns) if turn.seat == seat and turn.is_exercise]
    wrong.sort(key=lambda at: _badness(turns[at]), reverse=True)
    reviews = [(at, turns[at].review) for at in wrong]
    return different((at, review) for at, review in reviews if review is not None)


def _missed(turns: list[ReviewedTurn]) -> Missed:
    reviews = [turn.review for turn in turns if turn.review is not None]
    return Missed(sum(each.missed_tiles for each in reviews), sum(each.missed_points for each in reviews))


def _badness(turn: ReviewedTurn) -> tuple[bool, bool, int, int]:
    assert turn.review is not None
    missed_win, missed_first_lay = Mark.MISSED_WIN in turn.marks, Mark.MISSED_FIRST_LAY in turn.marks
    return missed_win, missed_first_lay, turn.review.missed_tiles, turn.review.missed_points
