"""Max-value: every turn the lay that is worth most points, and of those the one with most tiles.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.steady import BUDGET
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry
from tilerummy.solver import best


@dataclass(frozen=True)
class MaxValue:
    """Gets rid of what would cost most; a joker counts what it costs on the rack."""

    seed: int
    name: str = "max-value"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return first_legal(view, _most_points, sure=True) or without_lay(view, dice(self.seed, log))


def _most_points(view: View) -> Lay | None:
    found = best(view, "points-tiles", tidy=False, budget=BUDGET[view.rules.partial_take])
    return found.lay if found else None
