"""Shrewd: keeps its jokers for the lay that ends the round, opens without them, and minimises points at the end.

A joker laid before the last lay costs about a quarter of a round on average, measured between two misers
(`research/tune_computers.py steps`). So it prefers opening late to opening with a joker, and lays a joker only to go
out, or when the pool is so small that the points left on the racks will decide the round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import least_opening, most_points, most_tiles, winning_lay, without_jokers
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Habits:
    """Thresholds for the exceptions: plausible values, not tuned ones.

    `short_pool`: with at most this many tiles left to draw, it may open with a joker. `by_points`: with at most this
    many, it lays the most points, jokers included.
    """

    short_pool: int = 6
    by_points: int = 0


@dataclass(frozen=True)
class Shrewd(Reasoning):
    """Keeps its jokers until it can win the round."""

    seed: int
    name: str = "shrewd"
    budget: float = SECONDS
    habits: Habits = Habits()

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        return shrewd_idea(view, self.habits, deadline)


def shrewd_lay(view: View, habits: Habits, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The whole rack if possible, otherwise the most tiles without jokers; near the end of the pool, the most points.

    >>> str(shrewd_lay(View.parse("rummikub-vienna-en kbr10 k1k2r5r6o9j/x14 0 0 2.0"), Habits()))
    'None'
    >>> str(shrewd_lay(View.parse("rummikub-vienna-en kbr10 r5r6j/x14 0 0 2.0"), Habits()))
    ':r5-7j7'
    """
    return shrewd_idea(view, habits, deadline).lay


def shrewd_idea(view: View, habits: Habits, deadline: Deadline = NO_DEADLINE) -> Idea:
    """The same lay with its reason."""
    out = winning_lay(view, deadline)
    if out is not None:
        return Idea(out, reasons.OUT)
    if view.pool_size <= habits.by_points:
        lay = most_points(view, deadline)
        return Idea(lay, reasons.NOTHING if lay is None else reasons.MOST_POINTS)
    opened, joker = view.has_opened(view.turn), bool(view.rack.jokers)
    lay = most_tiles(without_jokers(view), deadline)
    if lay is None and joker and not opened and view.pool_size <= habits.short_pool:
        lay = most_tiles(view, deadline)
        return Idea(lay, reasons.NO_FIRST_LAY if lay is None else reasons.FIRST_LAY_WITH_JOKER)
    if not opened:
        missing = reasons.NO_FIRST_LAY_WITH_JOKER if joker else reasons.NO_FIRST_LAY
        return Idea(lay, reasons.FIRST_LAY if lay else missing)
    return Idea(lay, reasons.KEEPS_JOKER if joker else reasons.MOST_TILES if lay else reasons.NOTHING)


def small_first_lay(view: View, short_pool: int, deadline: Deadline) -> Idea:
    """The fewest tiles without a joker. With at most `short_pool` tiles left to draw a joker may help."""
    lay = least_opening(without_jokers(view), deadline)
    if lay is not None:
        return Idea(lay, reasons.SMALL_FIRST_LAY)
    if not view.rack.jokers:
        return Idea(None, reasons.NO_FIRST_LAY)
    if view.pool_size > short_pool:
        return Idea(None, reasons.NO_FIRST_LAY_WITH_JOKER)
    lay = most_tiles(view, deadline)
    return Idea(lay, reasons.NO_FIRST_LAY if lay is None else reasons.FIRST_LAY_WITH_JOKER)
