"""Miser: lays as many tiles as possible, but lays its jokers only to open or to go out.

A frozen reference player: its behaviour does not change.
"""

from collections.abc import Sequence

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.bots.lay_goals import ends_round, most_tiles, without_jokers
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry


@dataclass(frozen=True)
class Miser:
    """Prefers keeping a joker to laying more tiles."""

    seed: int
    name: str = "miser"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        deadline = Deadline(self.budget)
        return first_legal(view, lambda seen: miser_lay(seen, deadline)) or without_lay(view, move_rng(self.seed, log))


def miser_lay(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The most tiles without a joker of the rack; with a joker only to go out, or if nothing else opens.

    >>> str(miser_lay(View.parse("rummikub-vienna-en kbr10 k1k2r5r6o9j/x14 0 0 2.0")))
    'None'
    >>> str(miser_lay(View.parse("rummikub-vienna-en kbr10 r5r6j/x14 0 0 2.0")))
    ':r5-7j7'
    """
    most = most_tiles(view, deadline)
    if ends_round(view, most) or not view.rack.jokers:
        return most
    return most_tiles(without_jokers(view), deadline) or (None if view.has_opened(view.turn) else most)
