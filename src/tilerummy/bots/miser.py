"""Miser: lays most tiles every turn, but a joker of its rack only to open or to go out.

A frozen player to measure against: it does not change any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.bots import dice
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.bots.holding import ends_round, most_tiles, without_jokers
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Miser:
    """A joker kept is worth more than a tile laid."""

    seed: int
    name: str = "miser"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        return first_legal(view, lambda seen: miserly(seen, deadline)) or without_lay(view, dice(self.seed, log))


def miserly(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """Most tiles without a joker of the rack; with one to go out, or where nothing else opens.

    >>> str(miserly(View.parse("rummikub-vienna-en kbr10 k1k2r5r6o9j/x14 0 0 2.0")))
    'None'
    >>> str(miserly(View.parse("rummikub-vienna-en kbr10 r5r6j/x14 0 0 2.0")))
    ':r5-7j7'
    """
    most = most_tiles(view, deadline)
    if ends_round(view, most) or not view.rack.jokers:
        return most
    return most_tiles(without_jokers(view), deadline) or (None if view.has_opened(view.turn) else most)
