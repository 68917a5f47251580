"""Beginner: lays melds of its own tiles, ignores the table, and overlooks some melds."""

from collections.abc import Sequence
from random import Random

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import first_legal, own_melds, without_lay
from tilerummy.bots.deadline import SECONDS
from tilerummy.bots.melding import melds_in
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry

OVERLOOKED = 4
"""One meld in this many is overlooked."""


@dataclass(frozen=True)
class Beginner:
    """Sees three melds in four."""

    seed: int
    name: str = "beginner"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng = move_rng(self.seed, log)
        return first_legal(view, lambda seen: _own_melds_seen(seen, rng)) or without_lay(view, rng)


def _own_melds_seen(view: View, rng: Random) -> Lay | None:
    seen = tuple(meld for meld in melds_in(view.rack) if rng.randrange(OVERLOOKED))
    plan = own_melds(view, seen)
    return plan.lay(view) if plan else None
