"""Shrewd: holds its jokers back for the lay that ends the round, opens without them, and counts points at the end.

A joker laid before the last lay costs about a quarter of a round on average, between misers of two seats
(`tools/tune_computers.py steps`). So it opens late rather than with a joker, and lays one only to go out, or when the
pool is so short that the round will be decided by what is left on the racks.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.bots.holding import most_points, most_tiles, sweep, without_jokers
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Habits:
    """When the exceptions begin: plausible values, not tuned ones.

    `short_pool`: with no more tiles than this to draw, an opening may cost a joker. `by_points`: with no more than
    this, the lay that rids the rack of most points is best, jokers and all.
    """

    short_pool: int = 6
    by_points: int = 0


@dataclass(frozen=True)
class Shrewd:
    """Never spends a joker on less than the round."""

    seed: int
    name: str = "shrewd"
    budget: float = SECONDS
    habits: Habits = Habits()

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        lay = first_legal(view, lambda seen: shrewd_lay(seen, self.habits, deadline))
        return lay or without_lay(view, dice(self.seed, log))


def shrewd_lay(view: View, habits: Habits, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The whole rack if it can be; else most tiles and no joker; at the end of the pool, most points.

    >>> str(shrewd_lay(View.parse("rummikub-vienna-en kbr10 k1k2r5r6o9j/x14 0 0 2.0"), Habits()))
    'None'
    >>> str(shrewd_lay(View.parse("rummikub-vienna-en kbr10 r5r6j/x14 0 0 2.0"), Habits()))
    ':r5-7j7'
    """
    out = sweep(view, deadline)
    if out is not None:
        return out
    if view.pool_size <= habits.by_points:
        return most_points(view, deadline)
    lay = most_tiles(without_jokers(view), deadline)
    if lay is None and view.rack.jokers and not view.has_opened(view.turn) and view.pool_size <= habits.short_pool:
        return most_tiles(view, deadline)
    return lay
