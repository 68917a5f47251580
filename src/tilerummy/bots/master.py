"""Master: the strongest player.

A net that learned from games says what the round is worth after each of the lays it could make, and after a draw. So it
knows when to open, what to lay and when to wait. At two seats with an empty pool both racks are known, and it searches
like *master-1*. What the net did not learn *master-1* plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import most_points, most_tiles, winning_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.hoarder import exactly
from tilerummy.bots.knowledge import Style
from tilerummy.bots.master_1 import TASKS, FirstMaster
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.value import choice, plays_by_net
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED

TO_WIN = Style()


@dataclass(frozen=True)
class Master(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "master"
    budget: float = SECONDS

    def tasks(self, view: View) -> float:
        return TASKS[view.rules.partial_take]

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if not plays_by_net(view) or is_searched(view):
            return FirstMaster(self.seed, self.name, self.budget).idea(view, log, rng, deadline)
        return value_idea(view, log, TO_WIN, deadline)


def is_searched(view: View) -> bool:
    """The pool is empty, and both racks are known or points win nothing: there the net learned nothing."""
    searched = view.seats == 2 or not BLOCKED[view.rules.pool_empty]
    return not view.pool_size and view.has_opened(view.turn) and searched


def value_idea(view: View, log: Sequence[Entry], style: Style, deadline: Deadline) -> Idea:
    """The lay that goes out, or the first one by value that the edition allows."""
    out = winning_lay(view, deadline)
    if out is not None:
        return Idea(out, reasons.OUT)
    found = choice(view, log, style)
    if found.options.goes_out:  # by its tiles, but the edition does not allow it
        return Idea(most_tiles(view, deadline), reasons.MOST_TILES)
    lays = [tiles for tiles, _ in found.by_value(style)]
    for tiles in lays:
        lay = exactly(view, tiles, deadline) if tiles else None
        if lay is not None:
            return Idea(lay, reasons.BEST_CHANCE)
        if not tiles:
            break
    if not view.pool_size and deadline.late():
        return Idea(most_points(view, deadline), reasons.POOL_EMPTY)
    if len(lays) > 1:
        return Idea(None, reasons.WAITS)
    return Idea(None, reasons.NOTHING if view.has_opened(view.turn) else reasons.NO_FIRST_LAY)
