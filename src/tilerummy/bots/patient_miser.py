"""Patient miser: a miser that does not open with a joker either, for its first six turns.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.holding import ends_round, most_tiles, without_jokers
from tilerummy.bots.miser import miserly
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import Stage, View
from tilerummy.engine.record import Entry

PATIENCE = 6
"""So many own turns it waits for an opening without a joker."""


@dataclass(frozen=True)
class PatientMiser:
    """Opens late rather than with a joker."""

    seed: int
    name: str = "patient-miser"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        waits = not view.has_opened(view.turn) and own_turn(view, log) <= PATIENCE
        lay_of = _waiting if waits else miserly
        return first_legal(view, lambda seen: lay_of(seen, deadline)) or without_lay(view, dice(self.seed, log))


def own_turn(view: View, log: Sequence[Entry]) -> int:
    """Which of its own turns this is for the seat to move, from 1. Moves of one seat in a row are one turn."""
    begun = sum(seat == view.turn for seat, _ in groupby(entry.seat for entry in log))
    return begun + (view.stage is Stage.START)


def _waiting(view: View, deadline: Deadline) -> Lay | None:
    most = most_tiles(view, deadline)
    return most if ends_round(view, most) else most_tiles(without_jokers(view), deadline)
