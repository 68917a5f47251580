"""Beginner: own melds, a tile put to the table or taken from it, and something overlooked now and then.

It does not know what to do with a joker: once it has opened, it keeps it until the rack is nearly empty.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import dice
from tilerummy.bots.candidates import (
    Plan,
    first_legal,
    lay_off,
    own_melds,
    take_one,
    with_steps,
    without_lay,
)
from tilerummy.bots.clock import SECONDS, Clock
from tilerummy.bots.melding import melds_in
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry

OVERLOOKED = 16
"""One meld in so many is not seen, and one place for a tile."""
NEARLY_EMPTY = 4
"""With no more tiles than this, a joker is laid like any other tile."""


@dataclass(frozen=True)
class Beginner:
    """Sees most of what is simple."""

    seed: int
    name: str = "beginner"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, clock = dice(self.seed, log), Clock(self.budget)
        return first_legal(view, lambda seen: _seen(seen, rng, clock)) or without_lay(view, rng)


def _seen(view: View, rng: Random, clock: Clock) -> Lay | None:
    opened = view.has_opened(view.turn)
    rack = view.rack.numbered if opened and len(view.rack) > NEARLY_EMPTY else view.rack
    plan = own_melds(view, tuple(meld for meld in melds_in(rack) if rng.randrange(OVERLOOKED))) or Plan.of(view)

    def simple(view: View, plan: Plan) -> Iterator[Plan]:
        steps = (longer for step in (lay_off, take_one) for longer in step(view, plan))
        return (longer for longer in steps if rng.randrange(OVERLOOKED))

    if plan.table != view.table or opened:
        plan = with_steps(view, plan, (simple,), clock)
    lay = plan.lay(view)
    return lay if lay.put else None
