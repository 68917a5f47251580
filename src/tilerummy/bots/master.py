"""Master: opens small, then lays nothing and draws until the whole rack can go out in one sweep.

The more tiles lie on the table and on the rack together, the likelier it is that all of them can be melded at once:
with forty of its own and thirty of the others' it nearly always works. Whatever it laid earlier would only help the
others to do the same, and a tile drawn is one that nobody else has. What it risks is a full rack when another seat goes
out. So every turn it deals itself worlds that agree with all it has seen, plays them on for a lap, and lays most points
where that promises more or the round is as good as lost. When the pool is empty it searches.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots import dice
from tilerummy.bots.beliefs import World, worlds
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.crowd import Crowd
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.endgame import Endgame
from tilerummy.bots.holding import least_opening, most_points, most_tiles, sweep, with_rack, without_jokers
from tilerummy.bots.outlook import outlook
from tilerummy.bots.packed import pack, unpack
from tilerummy.bots.shrewd import Habits, shrewd_lay
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED
from tilerummy.engine.tiles import Tiles


@dataclass(frozen=True)
class Patience:
    """`short_pool`: with no more tiles than this to draw, even a joker may open.

    `worlds` are dealt every turn. Where another seat goes out first in more than `alarm` of them, it lays if that makes
    it likelier to go out next time; in more than `lost` of them, it lays in any case. The rest bounds the last search.
    """

    short_pool: int = 8
    alarm: float = 0.4
    lost: float = 0.75
    worlds: int = 12
    depth: int = 3
    nodes: int = 50


@dataclass(frozen=True)
class Master:
    """Counts positions and not seconds, so that it plays the same on every machine, unless its time runs out."""

    seed: int
    name: str = "master"
    budget: float = SECONDS
    patience: Patience = Patience()

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, deadline = dice(self.seed, log), Deadline(self.budget)
        return first_legal(view, lambda seen: self._lay(seen, log, rng, deadline)) or without_lay(view, rng)

    def _lay(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Lay | None:
        if view.rules.discard_pile:  # a rack that loses a tile every turn cannot be hoarded
            return shrewd_lay(view, Habits(), deadline)
        out = sweep(view, deadline)
        if out is not None:
            return out
        possible = worlds(view, rng, self.patience.worlds, log, deadline)
        if not view.pool_size and view.has_opened(view.turn):
            return self._at_the_end(view, possible, deadline)
        lay = self._in_danger(view, possible, deadline)
        return lay if lay is not None or view.has_opened(view.turn) else self._opening(view, deadline)

    def _in_danger(self, view: View, possible: list[World], deadline: Deadline) -> Lay | None:
        holding = outlook(possible, deadline=deadline)
        lay = most_points(view, deadline) if holding.lost > self.patience.alarm else None
        if lay is None or holding.lost > self.patience.lost:
            return lay
        return lay if outlook(possible, pack(lay.played, view.rules.colours), deadline).ready > holding.ready else None

    def _opening(self, view: View, deadline: Deadline) -> Lay | None:
        lay = least_opening(without_jokers(view), deadline)
        if lay is None and view.rack.jokers and view.pool_size <= self.patience.short_pool:
            lay = most_tiles(view, deadline)
        return lay

    def _at_the_end(self, view: View, possible: list[World], deadline: Deadline) -> Lay | None:
        lowest_wins, joker = BLOCKED[view.rules.pool_empty], view.rules.joker_penalty
        if view.seats == 2:
            mine, theirs = possible[0].racks
            search = Endgame(joker, lowest_wins, self.patience.depth, self.patience.nodes, deadline.late)
            tiles = search.best(possible[0].table, mine, theirs, view.turn_count.passes > 0)
        else:
            tiles = Crowd(joker, lowest_wins, deadline.late).best(possible, view.turn_count.passes)
        if not tiles and deadline.late():  # no time to find out what is best: own melds, if there are any
            return most_points(view, deadline)
        return _exactly(view, tiles, deadline)


def _exactly(view: View, packed: int, deadline: Deadline) -> Lay | None:
    """The lay of just these tiles, if the sheet allows one."""
    if not packed:
        return None
    tiles = unpack(packed, view.rules.colours)
    jokers = Tiles(tuple(view.rack.jokers)[: len(tiles.jokers)])  # which of them is open where they have colours
    return sweep(with_rack(view, tiles.numbered + jokers), deadline)
