"""The evaluation of a position, or of what a seat sees of it.

A net learned from rounds of players of all kinds how often each seat wins from here on. It sees what one seat knows. In
a `Position` every seat is asked about itself, and the answers are made to add up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from statistics import fmean

from tilerummy.bots.knowledge import Seen, options_of, row_before
from tilerummy.bots.value import ValueNet, Worth, has_value
from tilerummy.bots.world_sampling import seats_in_turn
from tilerummy.engine.editions import Edition, named
from tilerummy.engine.errors import Impossible, require, require_each, require_whole
from tilerummy.engine.position import Position, Situation, Stage, View, unchecked, view
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import outcome, score
from tilerummy.engine.turns import is_over
from tilerummy.solver import native

FILE = "evaluation.net"


class Source(Enum):
    """Where an evaluation comes from."""

    NET = "net"
    OVER = "over"
    """The round is over."""


@dataclass(frozen=True)
class Evaluation:
    """For every seat, counted from 0: its chance to win, and the points it can expect. The chances add up to 1.

    A round that nobody wins counts as an equal share for each seat.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    by: Source


def has_evaluation(edition: Edition | str, seats: int) -> bool:
    """Whether rounds of this edition with this number of seats can be evaluated.

    >>> has_evaluation("rummikub-vienna-en", 4), has_evaluation("rummy-classic", 4)
    (True, False)
    """
    return has_value(named(edition).rules, require_whole(seats, "seats"))


def require_evaluation(edition: Edition, seats: int) -> None:
    """Raises `Impossible` if such rounds cannot be evaluated."""
    if not has_evaluation(edition, seats):
        raise Impossible("no-evaluation", edition=str(edition), seats=seats)


def why_no_chances(edition: Edition, seats: int) -> str:
    """Why nobody should wait for one: other `rules`, or a `slow` net that is not compiled. Empty if there is one."""
    if not has_evaluation(edition, seats):
        return "rules"
    return "slow" if native.compiled is None else ""


def evaluate(situation: View | Position, log: Sequence[Entry] = ()) -> Evaluation:
    """What the round is worth to each seat, before the seat to move has moved.

    `log` has the moves of the round so far: they tell who waits and who lays.
    """
    require(situation, View | Position, "situation")  # type: ignore[arg-type]
    entries = checked_log(situation, log)
    if isinstance(situation, View):
        if situation.seat is None:
            raise Impossible("rack-unknown")
        if is_over(situation):
            raise Impossible("round-over")
        said = _said_by(situation, situation.seat, entries)
        return Evaluation(said.chances, _balanced(said.points), Source.NET)
    over = outcome(situation)
    if over is None:
        return _of_all([_said_by(view(situation, seat), seat, entries) for seat in range(situation.seats)])
    shares = [1 / situation.seats if over.winner is None else seat == over.winner for seat in range(situation.seats)]
    return Evaluation((*map(float, shares),), (*map(float, score(situation) or ()),), Source.OVER)


def checked_log(situation: Situation, log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The moves of the log, if they can be of this round and rounds like it have an evaluation."""
    entries = require_each(log, Entry, "log")
    require_evaluation(situation.edition, situation.seats)
    for entry in entries:
        if entry.seat >= situation.seats:
            raise Impossible("no-such-seat", seat=entry.seat, seats=situation.seats)
    return entries


@cache
def _net() -> ValueNet:
    return ValueNet.of_file(FILE)


def _said_by(seen: View, seat: int, log: Sequence[Entry]) -> Worth:
    """What the net says to a seat, ordered by the number of the seats."""
    wait = (seat - seen.turn) % seen.seats
    own = unchecked(seen, turn=seat, stage=Stage.START) if wait else seen
    [worth] = _net().worth([row_before(Seen.by(own, log), options_of(own), wait)], seen.seats)
    order = seats_in_turn(own)
    places = [order.index(each) for each in range(seen.seats)]
    return Worth(tuple(worth.chances[at] for at in places), tuple(worth.points[at] for at in places))


def _of_all(said: Sequence[Worth]) -> Evaluation:
    """What all seats together know: each is asked about itself, because nobody knows more about it."""
    own = [worth.chances[seat] for seat, worth in enumerate(said)]
    points = [worth.points[seat] for seat, worth in enumerate(said)]
    return Evaluation(tuple(chance / sum(own) for chance in own), _balanced(points), Source.NET)


def _balanced(points: Sequence[float]) -> tuple[float, ...]:
    """The same points moved so that they add up to 0, as those of every round do."""
    return tuple(each - fmean(points) for each in points)
