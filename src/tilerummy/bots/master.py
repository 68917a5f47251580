"""Master: the strongest player.

A net that learned from games says what the round is worth after each of the lays it could make, and after a draw. So it
knows when to open, what to lay and when to wait. At two seats with an empty pool both racks are known, and it searches
like *master-1*. What the net did not learn *master-1* plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import most_points, winning_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.hoarder import exactly
from tilerummy.bots.knowledge import Style
from tilerummy.bots.master_1 import TASKS, FirstMaster
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.value import ValueNet, choice, has_value, usual_net
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
    net: ValueNet = field(default_factory=usual_net, repr=False, compare=False)

    def tasks(self, view: View) -> float:
        return TASKS[view.rules.partial_take]

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if not has_value(view.rules, view.seats) or (not view.pool_size and self._is_searched(view)):
            return FirstMaster(self.seed, self.name, self.budget).idea(view, log, rng, deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return Idea(out, reasons.OUT)
        found = choice(view, log, TO_WIN, self.net)
        return value_idea(view, [lay for lay, _ in found.by_value(TO_WIN)], deadline)

    def _is_searched(self, view: View) -> bool:
        """With an empty pool: both racks are known, or points win nothing."""
        return view.has_opened(view.turn) and (view.seats == 2 or not BLOCKED[view.rules.pool_empty])


def value_idea(view: View, lays: Sequence[int], deadline: Deadline) -> Idea:
    """The first of these lays that the edition allows; 0 stands for none."""
    for tiles in lays:
        lay = exactly(view, tiles, deadline) if tiles else None
        if lay is not None or not tiles:
            return Idea(lay, reasons.BEST_CHANCE)
    return Idea(most_points(view, deadline) if deadline.late() and not view.pool_size else None, reasons.BEST_CHANCE)
