"""Steady: every turn the lay that brings most tiles to the table, and of those the most points. Keeps nothing back."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry
from tilerummy.rules import PartialTake
from tilerummy.solver import best

BUDGET: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 300, PartialTake.KEEP_THREE: 20}
"""How long the solver may search: enough for a proof nearly always where only the result counts. Where three tiles
have to stay together the questions are many and each is dear, so that it takes what it has found by then."""


@dataclass(frozen=True)
class Steady:
    """Asks the solver, and never looks further than this turn."""

    seed: int
    name: str = "steady"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return first_legal(view, _most_tiles, sure=True) or without_lay(view, dice(self.seed, log))


def _most_tiles(view: View) -> Lay | None:
    found = best(view, "tiles-points", tidy=False, budget=BUDGET[view.rules.partial_take])
    return found.lay if found else None
