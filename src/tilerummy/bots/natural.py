"""Natural and expert: they lay, rearrange and keep the table alive, and are strong all the same.

They ask the same net as *master*, but a turn on which they could lay tiles and do not costs them a part of a won round:
the price. The higher the price, the more often they lay and the less often they win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.expert_1 import FirstExpert
from tilerummy.bots.knowledge import Style
from tilerummy.bots.master import is_searched, value_idea
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.value import plays_by_net
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

PRICES = {"expert": 10, "natural": 15}
"""What a turn without a lay costs, in per cent of a won round."""


@dataclass(frozen=True)
class Natural(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out.

    Without a `price` it has that of its name.
    """

    seed: int
    name: str = "natural"
    budget: float = SECONDS
    price: int | None = None

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if not plays_by_net(view) or is_searched(view):
            return FirstExpert(self.seed, self.name, self.budget).idea(view, log, rng, deadline)
        price = PRICES[self.name] if self.price is None else self.price
        return value_idea(view, log, Style(price=price), deadline)
