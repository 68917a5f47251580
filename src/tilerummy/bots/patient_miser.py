"""Patient miser: a miser that does not open with a joker on its first six turns.

A frozen reference player: its behaviour does not change.
"""

from collections.abc import Sequence
from itertools import groupby

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.lay_goals import ends_round, most_tiles, without_jokers
from tilerummy.bots.miser import miser_lay
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import Stage, View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry

PATIENCE = 6
"""For how many of its own turns it waits for an opening without a joker."""


@dataclass(frozen=True)
class PatientMiser:
    """Prefers opening late to opening with a joker."""

    seed: int
    name: str = "patient-miser"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        waits = not view.has_opened(view.turn) and own_turn(view, log) <= PATIENCE
        lay_of = _waiting if waits else miser_lay
        return first_legal(view, lambda seen: lay_of(seen, deadline)) or without_lay(view, move_rng(self.seed, log))


def own_turn(view: View, log: Sequence[Entry]) -> int:
    """The number of this turn for the seat to move, from 1. Consecutive moves of one seat are one turn."""
    begun = sum(seat == view.turn for seat, _ in groupby(entry.seat for entry in log))
    return begun + (view.stage is Stage.START)


def _waiting(view: View, deadline: Deadline) -> Lay | None:
    most = most_tiles(view, deadline)
    return most if ends_round(view, most) else most_tiles(without_jokers(view), deadline)
