"""Hoarder: opens with few tiles, then only draws until it can lay the whole rack at once.

A frozen reference player, the *master* of 2026: its behaviour does not change.

The more tiles there are on the table and the rack together, the more likely it is that all of them can be melded at
once: with forty own tiles and thirty on the table it nearly always works. Tiles laid earlier would only help the other
seats, and a drawn tile is one that no other seat has. The risk is a full rack when another seat goes out. So every turn
it samples worlds that are consistent with what it has seen, simulates one lap in each, and lays the most points if that
is better or the round is almost lost. When the pool is empty it searches the game tree.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import move_rng
from tilerummy.bots.bounded_search import most_points, winning_lay
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.endgame import Endgame, MultiplayerEndgame
from tilerummy.bots.packed_tiles import pack, unpack
from tilerummy.bots.shrewd import Habits, shrewd_lay, small_first_lay
from tilerummy.bots.world_sampling import World, look_ahead, sample_worlds
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_rack

SHORT_POOL = 8
"""With at most this many tiles left to draw, it may open with a joker."""


@dataclass(frozen=True)
class Patience:
    """When a hoarder lays early.

    `worlds` is the number of worlds sampled per turn. If another seat goes out first in more than the share `alarm` of
    them, it lays if that makes going out on its next turn more likely; above `lost` it always lays.
    """

    alarm: float = 0.4
    lost: float = 0.75
    worlds: int = 12


USUAL_PATIENCE = Patience()


@dataclass(frozen=True)
class Hoarder:
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "hoarder"
    budget: float = SECONDS
    patience: Patience = USUAL_PATIENCE

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, deadline = move_rng(self.seed, log), Deadline(self.budget)
        return first_legal(view, lambda seen: self._lay(seen, log, rng, deadline)) or without_lay(view, rng)

    def _lay(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Lay | None:
        if view.rules.discard_pile:  # with a discard every turn, the rack cannot grow
            return shrewd_lay(view, Habits(), deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return out
        possible = sample_worlds(view, rng, self.patience.worlds, log, deadline)
        if not view.pool_size and view.has_opened(view.turn):
            return at_the_end(view, possible, deadline)
        lay = lay_in_danger(view, possible, self.patience.alarm, self.patience.lost, deadline)
        return lay if lay is not None or view.has_opened(view.turn) else small_first_lay(view, SHORT_POOL, deadline).lay


def lay_in_danger(view: View, possible: list[World], alarm: float, lost: float, deadline: Deadline) -> Lay | None:
    """The lay of a hoarder whose rivals are about to go out; None if it does better to wait.

    It is in danger if another seat goes out first in more than the share `alarm` of the worlds. Then it lays if that
    makes going out on its next turn more likely, and always if it is more than the share `lost`.
    """
    draw = look_ahead(possible, deadline=deadline)
    lay = most_points(view, deadline) if draw.lost > alarm else None
    if lay is None or draw.lost > lost:
        return lay
    laid = look_ahead(possible, pack(lay.played, view.rules.colours), deadline)
    return lay if laid.ready > draw.ready else None


def at_the_end(view: View, possible: list[World], deadline: Deadline) -> Lay | None:
    """The lay of a seat that has opened when the pool is empty, found by a search of the game tree."""
    lowest_wins, joker = BLOCKED[view.rules.pool_empty], view.rules.joker_penalty
    if view.seats == 2:
        mine, theirs = possible[0].racks
        search = Endgame(joker, lowest_wins, late=deadline.late)
        tiles = search.best(possible[0].table, mine, theirs, view.turn_count.passes > 0)
    else:
        tiles = MultiplayerEndgame(joker, lowest_wins, deadline.late).best(possible, view.turn_count.passes)
    if not tiles and deadline.late():  # no time left to search: own melds, if there are any
        return most_points(view, deadline)
    return exactly(view, tiles, deadline)


def exactly(view: View, packed: int, deadline: Deadline) -> Lay | None:
    """The lay of exactly these tiles, if the edition allows one."""
    if not packed:
        return None
    tiles = unpack(packed, view.rules.colours)
    jokers = Tiles(tuple(view.rack.jokers)[: len(tiles.jokers)])  # if jokers have colours, any of them will do
    return winning_lay(with_rack(view, tiles.numbered + jokers), deadline)
