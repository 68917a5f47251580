"""Miser: lays most tiles every turn, but a joker of its rack only to open or to go out.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.steady import BUDGET
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry
from tilerummy.solver import best


@dataclass(frozen=True)
class Miser:
    """A joker kept is worth more than a tile laid."""

    seed: int
    name: str = "miser"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        return first_legal(view, miserly) or without_lay(view, dice(self.seed, log))


def miserly(view: View) -> Lay | None:
    """Most tiles without a joker of the rack; with one to go out, or where nothing else opens.

    >>> str(miserly(View.parse("rummikub-vienna-en kbr10 k1k2r5r6o9j/x14 0 0 2.0")))
    'None'
    >>> str(miserly(View.parse("rummikub-vienna-en kbr10 r5r6j/x14 0 0 2.0")))
    ':r5-7j7'
    """
    most = most_tiles(view)
    return most if goes_out(view, most) else thrifty(view) or (None if view.has_opened(view.turn) else most)


def thrifty(view: View) -> Lay | None:
    """Most tiles of a rack without its jokers."""
    return most_tiles(without_jokers(view)) if view.rack.jokers else most_tiles(view)


def most_tiles(view: View) -> Lay | None:
    found = best(view, "tiles-points", tidy=False, budget=BUDGET[view.rules.partial_take]) if view.rack else None
    return found.lay if found else None


def goes_out(view: View, lay: Lay | None) -> bool:
    """Whether the round is over after this lay, or after the discard that follows it."""
    return lay is not None and len(view.rack) - len(lay.played) <= view.rules.discard_pile


def without_jokers(view: View) -> View:
    """The same view with the jokers of the rack out of reach."""
    racks = tuple(rack.numbered if seat == view.turn else rack for seat, rack in enumerate(view.racks))
    return replace(view, racks=racks)
