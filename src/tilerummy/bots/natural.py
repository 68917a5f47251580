"""Natural: lays, rearranges and talks the table alive, and is strong all the same.

It asks the same net as *master*, but a turn on which it could lay tiles and does not costs it a part of a won round:
the price. The higher the price, the more often it lays and the less often it wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import winning_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.knowledge import Style
from tilerummy.bots.master import value_idea
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.shrewd import Habits, shrewd_idea
from tilerummy.bots.value import ValueNet, choice, has_value, usual_net
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

PRICE = 15
"""What a turn without a lay costs, in per cent of a won round."""
USUAL = Style(price=PRICE)


@dataclass(frozen=True)
class Natural(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "natural"
    budget: float = SECONDS
    style: Style = USUAL
    net: ValueNet = field(default_factory=usual_net, repr=False, compare=False)

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if not has_value(view.rules, view.seats):
            return shrewd_idea(view, Habits(), deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return Idea(out, reasons.OUT)
        found = choice(view, log, self.style, self.net)
        return value_idea(view, [lay for lay, _ in found.by_value(self.style)], deadline)
