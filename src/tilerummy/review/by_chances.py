"""A round by the chance to win that each turn cost: waiting may be right, and laying everything a mistake.

>>> from tilerummy.engine.record import Record
>>> from tilerummy.review.rounds import review_round
>>> start = "rummikub-vienna-en - k10k11k12b7b8b9r4o4b4k1r8o13r13b2/x14 - 0 1.0"
>>> review = review_round(Record.parse(f'[Notation "1"] [Start "{start}"] :k10-12,b7-9,bro4'))
>>> by = weigh_round(review)
>>> review.turns[0].marks[0].value, by.marks[0][0].value, str(by.worths[0].best)
('best', 'lost-chance', ':k10-12')

The review by tiles (`rounds.py`) says what was found and laid; this one says what it was good for. A turn is a mistake
if what it cost is confirmed in sampled worlds, or if it missed a win. No other turn is called one.

The accuracy of a turn is 1 if it cost nothing, and one half for each `HALF` of chance that it cost; that of a player is
the mean over the turns in which tiles could be laid.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from tilerummy.engine.errors import require
from tilerummy.engine.moves import LayingMove
from tilerummy.engine.tiles import Tiles
from tilerummy.evaluation import TurnWorth
from tilerummy.evaluation.turns import SUSPECT
from tilerummy.evaluation.worth import require_evaluation
from tilerummy.review.rounds import (
    MOST_EXERCISES,
    MOST_TURNING_POINTS,
    Mark,
    ReviewedTurn,
    RoundReview,
    TurningPoint,
    different,
    played_tiles,
)
from tilerummy.review.turns import leaving
from tilerummy.review.weighing import Chances, chances_at, gap, worths_of

HALF = 0.1
"""A turn that costs this chance counts one half."""
LEAST_CHANGE = 0.1
"""A smaller change of a chance is no turning point."""
MISTAKES = frozenset({Mark.MISSED_WIN, Mark.LOST_CHANCE})


@dataclass(frozen=True)
class RoundByChances:
    """The review of a round by chances. Worths, marks and losses have an item for each turn."""

    review: RoundReview
    chances: tuple[Chances, ...] | None
    """The chances of the seats at the start and after each turn; None if a rack is hidden."""
    worths: tuple[TurnWorth | None, ...]
    marks: tuple[tuple[Mark, ...], ...]
    losses: tuple[float, ...]
    """The chance that a turn cost, if it was a mistake; otherwise 0."""
    accuracies: tuple[float | None, ...]
    """From 0 to 1; None if nothing could be laid."""
    turning_points: tuple[TurningPoint, ...]
    worst: tuple[tuple[int, ...], ...]
    """For each seat the turns with the worst mistakes, as in `RoundReview`."""
    mistakes: tuple[int, ...]
    """For each seat the number of its mistakes. A mistake that is repeated counts once."""

    def is_mistake(self, turn: int) -> bool:
        return bool(MISTAKES & {*self.marks[turn]})


def weigh_round(review: RoundReview) -> RoundByChances:
    """The review of a round by chances; its edition must have an evaluation."""
    require(review, RoundReview, "review")
    require_evaluation(review.record.start.edition, review.record.start.seats)
    turns, seats = review.turns, range(review.record.start.seats)
    worths = worths_of(review.record, turns)
    chances = chances_at(review.record, [0, *(turn.end for turn in turns)])
    marks = tuple(map(marks_of, turns, worths))
    losses = tuple(map(loss, marks, worths))
    mistakes = [_mistakes(seat, turns, worths, marks, losses) for seat in seats]
    return RoundByChances(
        review=review,
        chances=chances,
        worths=worths,
        marks=marks,
        losses=losses,
        accuracies=tuple(_accuracy(seat, turns, worths, losses) for seat in seats),
        turning_points=turning_points(chances, [turn.seat for turn in turns], marks, losses),
        worst=tuple(tuple(each[:MOST_EXERCISES]) for each in mistakes),
        mistakes=tuple(map(len, mistakes)),
    )


def marks_of(turn: ReviewedTurn, worth: TurnWorth | None) -> tuple[Mark, ...]:
    """The mark of a turn; none if it cannot be judged."""
    review = turn.review
    if review is None:
        return ()
    if review.went_out:
        return (Mark.WON,)
    if review.could_go_out or _goes_out(turn, worth):
        return (Mark.MISSED_WIN,)
    if review.best_tiles <= 0:
        return (Mark.NOTHING,)
    if worth is None:
        return ()
    return (_mark(worth, laid=review.tiles > 0),)


def _goes_out(turn: ReviewedTurn, worth: TurnWorth | None) -> bool:
    """Whether the best lay has the whole rack. The review by tiles searches less, and may miss such a lay."""
    assert turn.review is not None
    return worth is not None and worth.best is not None and worth.best.played == turn.review.rack


def _mark(worth: TurnWorth, *, laid: bool) -> Mark:
    if worth.is_mistake:
        return Mark.LOST_CHANCE
    if not laid:
        return Mark.WAITED
    return Mark.BEST if gap(worth) < SUSPECT else Mark.GOOD


def loss(marks: Sequence[Mark], worth: TurnWorth | None) -> float:
    """The chance that a mistake cost; 0 for any other turn. What a missed win cost need not be confirmed."""
    if worth is None:
        return 0.0
    return gap(worth) if Mark.MISSED_WIN in marks else worth.lost if Mark.LOST_CHANCE in marks else 0.0


def accuracy(losses: Sequence[float]) -> float:
    """The accuracy of turns that cost these chances.

    >>> accuracy([0.0, 0.1]), accuracy([0.2])
    (0.75, 0.25)
    """
    return fmean(0.5 ** (lost / HALF) for lost in losses)


def _accuracy(
    seat: int, turns: Sequence[ReviewedTurn], worths: Sequence[TurnWorth | None], losses: Sequence[float]
) -> float | None:
    chosen = [
        lost
        for turn, worth, lost in zip(turns, worths, losses, strict=True)
        if turn.seat == seat and worth is not None and turn.review is not None and turn.review.best_tiles > 0
    ]
    return accuracy(chosen) if chosen else None


def better_lay(turn: ReviewedTurn, worth: TurnWorth | None) -> LayingMove | None:
    """The best that the player could do in a turn that is a mistake; None if it was to lay nothing."""
    if worth is not None:
        return worth.best
    return turn.review.best if turn.review is not None else None


def _mistakes(
    seat: int,
    turns: Sequence[ReviewedTurn],
    worths: Sequence[TurnWorth | None],
    marks: Sequence[tuple[Mark, ...]],
    losses: Sequence[float],
) -> list[int]:
    """All different mistakes, the most expensive first."""
    wrong = [at for at, turn in enumerate(turns) if turn.seat == seat and MISTAKES & {*marks[at]}]
    wrong.sort(key=lambda at: losses[at], reverse=True)
    return different((at, _not_laid(turns[at], worths[at])) for at in wrong)


def _not_laid(turn: ReviewedTurn, worth: TurnWorth | None) -> Tiles:
    """The tiles of the best play that the player did not lay."""
    better = better_lay(turn, worth)
    return leaving(better).minus(played_tiles(turn.moves)) if better is not None else Tiles()


# Turning points


def turning_points(
    chances: Sequence[Chances] | None,
    seats: Sequence[int],
    marks: Sequence[tuple[Mark, ...]],
    losses: Sequence[float],
) -> tuple[TurningPoint, ...]:
    """The first missed wins, the worst mistakes and the largest changes, in order, at most `MOST_TURNING_POINTS`.

    `seats`, `marks` and `losses` have the player, the marks and the chance lost of each turn.
    """
    found: list[tuple[float, TurningPoint]] = []
    missed: set[int] = set()
    for turn, (seat, given, lost) in enumerate(zip(seats, marks, losses, strict=True)):
        if Mark.MISSED_WIN in given:
            if seat not in missed:
                found.append((float("inf"), TurningPoint(turn, seat, Mark.MISSED_WIN.value, lost)))
            missed.add(seat)
            continue
        missed.discard(seat)
        if lost >= LEAST_CHANGE:
            found.append((lost, TurningPoint(turn, seat, Mark.LOST_CHANCE.value, lost)))
        elif chances is not None:
            found.extend(_change(turn, chances[turn], chances[turn + 1]))
    largest = sorted(found, key=lambda each: -each[0])[:MOST_TURNING_POINTS]
    return tuple(sorted((point for _, point in largest), key=lambda point: point.turn))


def _change(turn: int, before: Chances, after: Chances) -> Iterator[tuple[float, TurningPoint]]:
    """The seat whose chance a turn changed the most, if that is much."""
    changes = [now - then for then, now in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    size = abs(changes[seat])
    if size >= LEAST_CHANGE:
        yield size, TurningPoint(turn, seat, "rises" if changes[seat] > 0 else "falls", size)
