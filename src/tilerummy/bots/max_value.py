"""Max-value: every turn the lay with the most points, and among those the most tiles.

A frozen reference player: its behaviour does not change.
"""

from collections.abc import Sequence

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.lay_goals import most_points
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class MaxValue:
    """Lays the most expensive tiles; a joker counts as much as it costs on the rack."""

    seed: int
    name: str = "max-value"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        lay = first_legal(view, lambda seen: most_points(seen, deadline), sure=True)
        return lay or without_lay(view, move_rng(self.seed, log))
