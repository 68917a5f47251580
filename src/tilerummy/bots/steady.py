"""Steady: every turn the lay with the most tiles, and among those the most points. It keeps nothing back."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import draw_or_pass, first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.lay_goals import most_tiles
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Steady:
    """Uses the solver, and considers only the current turn."""

    seed: int
    name: str = "steady"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        lay = first_legal(view, lambda seen: most_tiles(seen, deadline), sure=True)
        return lay or draw_or_pass(view) or without_lay(view, move_rng(self.seed, log))
