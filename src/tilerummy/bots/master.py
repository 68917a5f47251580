"""Master: opens small, then lays nothing and draws until the whole rack can go out in one sweep.

The more tiles lie on the table and on the rack together, the likelier it is that all of them can be melded at once:
with forty of its own and thirty of the others' it nearly always works. Whatever it laid earlier would only help the
others to do the same, and a tile drawn is one that nobody else has. `tools/tune_computers.py` measured that: to lay
what leaves two tiles, or as soon as the pool is short, is far worse; to lay once a rival has few tiles left is worse
with four seats and no better with two. When the pool is empty it searches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from tilerummy.bots import dice
from tilerummy.bots.beliefs import worlds
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.crowd import Crowd
from tilerummy.bots.endgame import Endgame
from tilerummy.bots.holding import least_opening, most_tiles, sweep, with_rack, without_jokers
from tilerummy.bots.packed import unpack
from tilerummy.bots.shrewd import Habits, shrewd_lay
from tilerummy.moves import Lay, Move
from tilerummy.position import View
from tilerummy.record import Entry
from tilerummy.scoring import BLOCKED
from tilerummy.tiles import Tiles


@dataclass(frozen=True)
class Patience:
    """`short_pool`: with no more tiles than this to draw, even a joker may open. The rest bounds the last search."""

    short_pool: int = 8
    depth: int = 3
    nodes: int = 50
    worlds: int = 12


@dataclass(frozen=True)
class Master:
    """Counts positions and not seconds, so that it plays the same on every machine, unless `budget` seconds run out."""

    seed: int
    name: str = "master"
    budget: float = 1.0
    patience: Patience = Patience()

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, until = dice(self.seed, log), perf_counter() + self.budget
        return first_legal(view, lambda seen: self._lay(seen, rng, until)) or without_lay(view, rng)

    def _lay(self, view: View, rng: Random, until: float) -> Lay | None:
        if view.rules.discard_pile:  # a rack that loses a tile every turn cannot be hoarded
            return shrewd_lay(view, Habits())
        out = sweep(view)
        if out is not None:
            return out
        if not view.has_opened(view.turn):
            return self._opening(view)
        return None if view.pool_size else self._at_the_end(view, rng, until)

    def _opening(self, view: View) -> Lay | None:
        lay = least_opening(without_jokers(view))
        if lay is None and view.rack.jokers and view.pool_size <= self.patience.short_pool:
            lay = most_tiles(view)
        return lay

    def _at_the_end(self, view: View, rng: Random, until: float) -> Lay | None:
        lowest_wins, joker = BLOCKED[view.rules.pool_empty], view.rules.joker_penalty
        possible = worlds(view, rng, self.patience.worlds)

        def late() -> bool:
            return perf_counter() > until

        if view.seats == 2:
            mine, theirs = possible[0].racks
            search = Endgame(joker, lowest_wins, self.patience.depth, self.patience.nodes, late)
            tiles = search.best(possible[0].table, mine, theirs, view.clock.passes > 0)
        else:
            tiles = Crowd(joker, lowest_wins, late).best(possible, view.clock.passes)
        return _exactly(view, tiles)


def _exactly(view: View, packed: int) -> Lay | None:
    """The lay of just these tiles, if the sheet allows one."""
    if not packed:
        return None
    tiles = unpack(packed, view.rules.colours)
    jokers = Tiles(tuple(view.rack.jokers)[: len(tiles.jokers)])  # which of them is open where they have colours
    return sweep(with_rack(view, tiles.numbered + jokers))
