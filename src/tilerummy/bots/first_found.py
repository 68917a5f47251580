"""First-found: the first lay that comes along, own melds before anything else, one tile where one tile will do.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import Plan, exchange_joker, first_legal, lay_off, own_melds, take_one, without_lay
from tilerummy.bots.melding import melds_in
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry


@dataclass(frozen=True)
class FirstFound:
    """Looks no further once it has found something."""

    seed: int
    name: str = "first-found"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return first_legal(view, _first) or without_lay(view, dice(self.seed, log))


def _first(view: View) -> Lay | None:
    if not view.has_opened(view.turn):
        plan = own_melds(view)
        return plan.lay(view) if plan else None
    plan = Plan.of(view)
    own = (plan.changed((), (meld,), view.rack - meld.tiles) for meld in melds_in(view.rack))
    steps = (longer for step in (lay_off, take_one, exchange_joker) for longer in step(view, plan))
    return next((each.lay(view) for plans in (own, steps) for each in plans if each.is_legal(view)), None)
