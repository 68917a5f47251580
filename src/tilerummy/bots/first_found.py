"""First-found: the first lay that it finds; own melds first, then single tiles.

A frozen reference player: its behaviour does not change.
"""

from collections.abc import Sequence
from itertools import chain

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import (
    Plan,
    exchange_joker,
    first_legal,
    first_legal_plan,
    lay_off,
    own_melds,
    take_one,
    without_lay,
)
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.melding import melds_in
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class FirstFound:
    """Stops searching as soon as it has found a lay."""

    seed: int
    name: str = "first-found"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        return first_legal(view, lambda seen: _first(seen, deadline)) or without_lay(view, move_rng(self.seed, log))


def _first(view: View, deadline: Deadline) -> Lay | None:
    if not view.has_opened(view.turn):
        plan = own_melds(view)
        return plan.lay(view) if plan else None
    plan = Plan.of(view)
    own = (plan.changed((), (meld,), view.rack - meld.tiles) for meld in melds_in(view.rack))
    steps = (longer for step in (lay_off, take_one, exchange_joker) for longer in step(view, plan))
    found = first_legal_plan(view, chain(own, steps), deadline)
    return found.lay(view) if found else None
