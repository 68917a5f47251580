"""Max-value: every turn the lay that is worth most points, and of those the one with most tiles.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.holding import most_points
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class MaxValue:
    """Gets rid of what would cost most; a joker counts what it costs on the rack."""

    seed: int
    name: str = "max-value"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        lay = first_legal(view, lambda seen: most_points(seen, deadline), sure=True)
        return lay or without_lay(view, dice(self.seed, log))
