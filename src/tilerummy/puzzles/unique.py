"""Whether the largest lay of a position can be made with one choice of tiles only; proved by a solver.

Every other choice of as many tiles lacks some tile of the known one. So it is enough to leave out each of its tiles in
turn, and to solve the smaller racks.

>>> from tilerummy.engine.position import View
>>> str(unique_largest(View.parse("rummikub-vienna-en b5-8 k8r8o1/x9 01 0 7.0")))
'b5-8:b5-7,kbr8'
>>> unique_largest(View.parse("rummikub-vienna-en b5-7 k7k8k9b9r9/x9 01 0 7.0")) is None
True
"""

from dataclasses import replace

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.solver import best

BUDGET = 2000
"""Solver tasks for one rack. A position that needs more is not used for a puzzle."""


def unique_largest(view: View, backend: str = "auto", least: int = 1) -> Lay | None:
    """The lay with the most tiles that breaks the fewest melds.

    None if it has fewer than `least` tiles, if other tiles are as good, or if the solver cannot prove it.
    """
    first = best(view, "tiles", backend, fewest_broken=False, budget=BUDGET)
    if first is None or first.lay is None or not first.optimal or first.tiles < least or judge(view, first.lay):
        return None
    if not only_choice(view, first.lay.played, backend):
        return None
    found = best(view, "tiles", backend, budget=BUDGET)
    return found.lay if found is not None and found.optimal else None


def only_choice(view: View, played: Tiles, backend: str = "auto") -> bool:
    """Whether no other choice of tiles is as large, given that none is larger."""
    if played == view.rack:
        return True
    for tile in dict.fromkeys(played):
        found = best(
            _with_fewer(view, tile, played.count(tile) - 1), "tiles", backend, fewest_broken=False, budget=BUDGET
        )
        if found is not None and (not found.optimal or found.tiles >= len(played)):
            return False
    return True


def proved(view: View, lay: Lay, backend: str) -> bool:
    """Whether a backend agrees that this lay is legal, the largest, and the only choice of tiles."""
    if judge(view, lay):
        return False
    first = best(view, "tiles", backend, fewest_broken=False, budget=BUDGET)
    same = first is not None and first.optimal and first.tiles == len(lay.played)
    return same and only_choice(view, lay.played, backend)


def _with_fewer(view: View, tile: Tile, copies: int) -> View:
    rack = view.rack - Tiles([tile] * (view.rack.count(tile) - copies))
    return replace(view, racks=tuple(rack if seat == view.turn else each for seat, each in enumerate(view.racks)))
