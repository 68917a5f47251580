"""Expert-1: the *expert* before there was a net. It does not change any more.

Tiles on the rack help nobody else, so it waits two turns before it lays, and then lays only the higher half of what it
could. It opens with few tiles, keeps its jokers for the lay that ends the round, lays at once when another seat is
likely to go out, and searches the game tree when the pool is empty.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import most_tiles, winning_lay, without_jokers
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.hoarder import USUAL_PATIENCE, at_the_end
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.shrewd import Habits, shrewd_idea, small_first_lay
from tilerummy.bots.world_sampling import look_ahead, sample_worlds
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_rack


@dataclass(frozen=True)
class Tact:
    """`waits`: how many turns in a row it does not lay although it could. If another seat goes out before its next turn
    in more than the share `alarm` of the sampled `worlds`, it lays at once. `short_pool`: with at most this many tiles
    left to draw, it waits no more, and may open with a joker.
    """

    waits: int = 2
    alarm: float = 0.8
    worlds: int = 8
    short_pool: int = 8


@dataclass(frozen=True)
class FirstExpert(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "expert-1"
    budget: float = SECONDS
    tact: Tact = Tact()

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if view.rules.discard_pile:  # with a discard every turn, waiting gains nothing
            return shrewd_idea(view, Habits(), deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return Idea(out, reasons.OUT)
        if not view.has_opened(view.turn):
            return small_first_lay(view, self.tact.short_pool, deadline)
        if not view.pool_size:
            worlds = sample_worlds(view, rng, USUAL_PATIENCE.worlds, log, deadline)
            return Idea(at_the_end(view, worlds, deadline), reasons.POOL_EMPTY)
        lay = most_tiles(without_jokers(view), deadline)
        if lay is None:
            return Idea(None, reasons.NOTHING)
        if view.pool_size <= self.tact.short_pool:
            return Idea(lay, reasons.SHORT_POOL)
        if turns_without_a_lay(view, log) >= self.tact.waits:
            return Idea(_higher_half(view, lay, deadline), reasons.HALF)
        forecast = look_ahead(sample_worlds(view, rng, self.tact.worlds, log, deadline), deadline=deadline)
        return Idea(lay, reasons.DANGER) if forecast.lost > self.tact.alarm else Idea(None, reasons.WAITS)


def turns_without_a_lay(view: View, log: Sequence[Entry]) -> int:
    """How many turns ago the seat to move laid a tile, or how many turns it has had."""
    own = [entry.move for entry in reversed(log) if entry.seat == view.turn]
    return next((turns for turns, move in enumerate(own) if isinstance(move, Lay)), len(own))


def _higher_half(view: View, lay: Lay, deadline: Deadline) -> Lay:
    """The best lay with the higher half of these tiles, or this one if there is none."""
    tiles = sorted(lay.played, key=lambda tile: tile.number)
    return most_tiles(with_rack(view, Tiles(tiles[len(tiles) // 2 :])), deadline) or lay
