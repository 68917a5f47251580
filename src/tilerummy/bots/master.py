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
from tilerummy.bots.knowledge import Seen, Style
from tilerummy.bots.lap import try_out
from tilerummy.bots.master_1 import TASKS, FirstMaster
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.value import Choice, ValueNet, choice, has_value, usual_net
from tilerummy.bots.world_sampling import believed_worlds
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED

TO_WIN = Style()


@dataclass(frozen=True)
class Lookahead:
    """How many of the best lays are tried one lap ahead, and in how many worlds; `share` is how much that counts beside
    what the net says at once.
    """

    lays: int = 4
    worlds: int = 24
    share: float = 0.5


@dataclass(frozen=True)
class Master(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "master"
    budget: float = SECONDS
    ahead: Lookahead = Lookahead()
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
        lays = [lay for lay, _ in found.by_value(TO_WIN)]
        if self.ahead.worlds and view.pool_size and len(lays) > 1:
            lays = self._ahead(view, log, found, rng, deadline)
        return value_idea(view, lays, deadline)

    def _is_searched(self, view: View) -> bool:
        """With an empty pool: both racks are known, or points win nothing."""
        return view.has_opened(view.turn) and (view.seats == 2 or not BLOCKED[view.rules.pool_empty])

    def _ahead(self, view: View, log: Sequence[Entry], found: Choice, rng: Random, deadline: Deadline) -> list[int]:
        """The best lays in the order of what they are worth now and one lap ahead."""
        now = {lay: worth.chances[0] for lay, worth in found.by_value(TO_WIN)[: self.ahead.lays]}
        worlds = believed_worlds(view, rng, self.ahead.worlds, log, deadline)
        tried = try_out(Seen.by(view, log), list(now), worlds, self.net, TO_WIN, rng, deadline.late)
        if not tried[0].worth:  # no time left
            return list(now)
        share = self.ahead.share
        blended = {each.lay: (1 - share) * now[each.lay] + share * each.mean for each in tried}
        return sorted(blended, key=blended.__getitem__, reverse=True)


def value_idea(view: View, lays: Sequence[int], deadline: Deadline) -> Idea:
    """The first of these lays that the edition allows; 0 stands for none."""
    for tiles in lays:
        lay = exactly(view, tiles, deadline) if tiles else None
        if lay is not None or not tiles:
            return _with_reason(view, lay)
    return _with_reason(view, most_points(view, deadline) if deadline.late() and not view.pool_size else None)


def _with_reason(view: View, lay: Lay | None) -> Idea:
    if lay is not None:
        return Idea(lay, reasons.BEST_CHANCE)
    return Idea(None, reasons.COLLECTS if view.has_opened(view.turn) else reasons.NO_FIRST_LAY_YET)
