"""Casual: lays own melds, adds single tiles, takes spare tiles, cuts runs, exchanges jokers; nothing more complex."""

from collections.abc import Sequence

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import (
    Plan,
    cut_run,
    exchange_joker,
    first_legal,
    lay_off,
    own_melds,
    take_one,
    with_steps,
    without_lay,
)
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Casual:
    """Sees only changes of one table meld at a time."""

    seed: int
    name: str = "casual"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        return first_legal(view, lambda seen: casual_lay(seen, deadline)) or without_lay(view, move_rng(self.seed, log))


def casual_lay(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay found by looking at one meld after another."""
    plan = own_melds(view) or Plan.of(view)
    if plan.table != view.table or view.has_opened(view.turn):
        plan = with_steps(view, plan, (exchange_joker, lay_off, cut_run, take_one), deadline)
    lay = plan.lay(view)
    return lay if lay.put else None
