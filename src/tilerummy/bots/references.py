"""The reference computers: simple ones that show what a habit is worth. Their behaviour does not change.

Each is a function that finds its lay; `Reference` turns the lay into a move.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, groupby, takewhile
from random import Random

from tilerummy.bots import move_rng
from tilerummy.bots.bounded_search import ends_round, most_points, most_tiles, without_jokers
from tilerummy.bots.candidates import (
    Plan,
    cut_run,
    draw_or_pass,
    exchange_joker,
    first_legal,
    first_legal_plan,
    lay_off,
    melds_in,
    own_melds,
    take_one,
    turns_to_lay,
    with_steps,
    without_lay,
)
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import Stage, View
from tilerummy.engine.record import Entry

OVERLOOKED = 4
"""A *beginner* overlooks one meld in this many."""
PATIENCE = 6
"""For how many of its own turns a *patient-miser* waits for an opening without a joker."""
LOOKED_AT = 24
"""How many lays *random* considers."""


class Turn:
    """What a computer has in one turn besides its view."""

    def __init__(self, seed: int, log: Sequence[Entry], deadline: Deadline) -> None:
        self.seed, self.log, self.deadline = seed, log, deadline

    @cached_property
    def rng(self) -> Random:
        """Few moves need random numbers, and to seed them takes longer than many moves."""
        return move_rng(self.seed, self.log)


@dataclass(frozen=True)
class Reference:
    """A computer that always looks for the same kind of lay."""

    seed: int
    name: str
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        turn = Turn(self.seed, log, Deadline(self.budget))
        find, is_legal = LAYS[self.name]
        lay = first_legal(view, lambda seen: find(seen, turn), sure=is_legal)
        return lay or draw_or_pass(view) or without_lay(view, turn.rng)


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


def _patient_miser(view: View, turn: Turn) -> Lay | None:
    """As the miser, but with no joker in the opening either while its patience lasts."""
    if view.has_opened(view.turn) or own_turn(view, turn.log) > PATIENCE:
        return miser_lay(view, turn.deadline)
    most = most_tiles(view, turn.deadline)
    return most if ends_round(view, most) else most_tiles(without_jokers(view), turn.deadline)


def own_turn(view: View, log: Sequence[Entry]) -> int:
    """The number of this turn for the seat to move, from 1. Consecutive moves of one seat are one turn."""
    begun = sum(seat == view.turn for seat, _ in groupby(entry.seat for entry in log))
    return begun + (view.stage is Stage.START)


def _beginner(view: View, turn: Turn) -> Lay | None:
    """Melds of its rack only, of which it overlooks some."""
    plan = own_melds(view, tuple(meld for meld in melds_in(view.rack) if turn.rng.randrange(OVERLOOKED)))
    return plan.lay(view) if plan else None


def _casual(view: View, turn: Turn) -> Lay | None:
    """Own melds, then changes of one meld of the table at a time."""
    plan = own_melds(view) or Plan.of(view)
    if plan.table != view.table or view.has_opened(view.turn):
        plan = with_steps(view, plan, (exchange_joker, lay_off, cut_run, take_one), turn.deadline)
    lay = plan.lay(view)
    return lay if lay.put else None


def _first_found(view: View, turn: Turn) -> Lay | None:
    """The first lay that it finds: own melds first, then single tiles."""
    if not view.has_opened(view.turn):
        opening = own_melds(view)
        return opening.lay(view) if opening else None
    plan = Plan.of(view)
    own = (plan.changed((), (meld,), view.rack - meld.tiles) for meld in melds_in(view.rack))
    steps = (longer for step in (lay_off, take_one, exchange_joker) for longer in step(view, plan))
    legal = first_legal_plan(view, chain(own, steps), turn.deadline)
    return legal.lay(view) if legal else None


LAYS: dict[str, tuple[Callable[[View, Turn], Lay | None], bool]] = {
    "steady": (lambda view, turn: most_tiles(view, turn.deadline), True),
    "max-value": (lambda view, turn: most_points(view, turn.deadline), True),
    "miser": (lambda view, turn: miser_lay(view, turn.deadline), False),
    "patient-miser": (_patient_miser, False),
    "beginner": (_beginner, False),
    "casual": (_casual, False),
    "first-found": (_first_found, False),
}
"""How each of them finds its lay, and whether a lay of its rack is known to be legal."""


@dataclass(frozen=True)
class RandomPlayer:
    """Chooses one of the lays that are easy to see, or none, with equal probability."""

    seed: int
    name: str = "random"
    budget: float = SECONDS

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, deadline = move_rng(self.seed, log), Deadline(self.budget)
        every = (as_move(lay) for seen, as_move in turns_to_lay(view) for lay in _easy_lays(seen))
        lays = list(takewhile(lambda _: not deadline.late(), every))
        rng.shuffle(lays)
        in_time = takewhile(lambda _: not deadline.late(), lays[:LOOKED_AT])
        legal = next((move for move in in_time if not judge(view, move)), None)
        # A quarter of the lays it could make are not made.
        return legal if legal is not None and rng.randrange(4) else without_lay(view, rng)


def _easy_lays(view: View) -> Iterator[Lay]:
    plan = Plan.of(view)
    opening = own_melds(view)
    if opening is not None:
        yield opening.lay(view)
    if view.has_opened(view.turn):
        for meld in melds_in(view.rack):
            yield plan.changed((), (meld,), view.rack).lay(view)
        for step in (lay_off, take_one, exchange_joker):
            yield from (longer.lay(view) for longer in step(view, plan))
