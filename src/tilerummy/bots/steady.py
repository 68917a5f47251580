"""Steady: every turn the lay that brings most tiles to the table, and of those the most points. Keeps nothing back."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.holding import most_tiles
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Steady:
    """Asks the solver, and never looks further than this turn."""

    seed: int
    name: str = "steady"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        lay = first_legal(view, lambda seen: most_tiles(seen, deadline), sure=True)
        return lay or without_lay(view, dice(self.seed, log))
