"""Random: a random legal move among those that are easy to find."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tilerummy.bots import move_rng
from tilerummy.bots.candidates import Plan, exchange_joker, lay_off, own_melds, take_one, turns_to_lay, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.melding import melds_in
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Entry

LOOKED_AT = 24
"""How many lays it considers."""


@dataclass(frozen=True)
class RandomPlayer:
    """Chooses one of the lays it sees, or none, with equal probability."""

    seed: int
    name: str = "random"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, deadline = move_rng(self.seed, log), Deadline(self.budget)
        every = (as_move(lay) for seen, as_move in turns_to_lay(view) for lay in _lays(seen))
        lays = list(takewhile(lambda _: not deadline.late(), every))
        rng.shuffle(lays)
        found = next(
            (move for move in takewhile(lambda _: not deadline.late(), lays[:LOOKED_AT]) if not judge(view, move)), None
        )
        # A quarter of the lays it could make are not made.
        return found if found is not None and rng.randrange(4) else without_lay(view, rng)


def _lays(view: View) -> Iterator[Lay]:
    plan = Plan.of(view)
    opening = own_melds(view)
    if opening is not None:
        yield opening.lay(view)
    if view.has_opened(view.turn):
        for meld in melds_in(view.rack):
            yield plan.changed((), (meld,), view.rack).lay(view)
        for step in (lay_off, take_one, exchange_joker):
            yield from (longer.lay(view) for longer in step(view, plan))
