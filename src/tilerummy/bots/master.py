"""Master: the strongest player.

Like the *hoarder* it opens with few tiles, then draws and lays nothing until its whole rack goes out in one lay. With
more than two seats it plays like the *miser* if most of the others hoard: they leave the table poor and keep full
racks, so the seat that lays its tiles has the fewest points in the end. When the pool is empty the points decide. With
two seats both racks are known, and `duel` looks for the lay that takes the lead for good. With more it samples the
hidden racks, and plays every sampled world to its end after lays of different sizes. It also opens with a joker
earlier, because a seat that has not opened can shed no points.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from tilerummy.bots import move_rng
from tilerummy.bots.beliefs import believed_worlds
from tilerummy.bots.candidates import first_legal, without_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.duel import Duel
from tilerummy.bots.lay_goals import least_opening, most_points, most_tiles, winning_lay, with_rack, without_jokers
from tilerummy.bots.lookahead import look_ahead
from tilerummy.bots.miser import miser_lay
from tilerummy.bots.packed_tiles import most, numbered, pack, unpack
from tilerummy.bots.pieces import pieces_of
from tilerummy.bots.playouts import Setting, best_of
from tilerummy.bots.shrewd import Habits, shrewd_lay
from tilerummy.bots.world_sampling import World
from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.scoring import BLOCKED
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import STEP


@dataclass(frozen=True)
class Patience:
    """`short_pool`: with at most this many tiles per seat left to draw, it may open with a joker.

    A seat hoards if it has had at least `still` turns since it opened, and has laid on fewer than the share `rarely` of
    them. `worlds` is the number of worlds sampled per turn. If another seat goes out first in more than the share
    `alarm` of them, it lays if that makes going out on its next turn more likely; above `lost` it always lays. With an
    empty pool and more than two seats it compares `last_lays` lays in `last_worlds` worlds.
    """

    short_pool: int = 5
    still: int = 5
    rarely: float = 0.1
    alarm: float = 0.4
    lost: float = 0.75
    worlds: int = 12
    last_worlds: int = 48
    last_lays: int = 8


@dataclass(frozen=True)
class Master:
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "master"
    budget: float = SECONDS
    patience: Patience = Patience()

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        rng, deadline = move_rng(self.seed, log), Deadline(self.budget)
        return first_legal(view, lambda seen: self._lay(seen, log, rng, deadline)) or without_lay(view, rng)

    def _lay(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Lay | None:
        if view.rules.discard_pile:  # with a discard every turn, the rack cannot grow
            return shrewd_lay(view, Habits(), deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return out
        opened = view.has_opened(view.turn)
        if opened and self._is_among_hoarders(view, log):
            return miser_lay(view, deadline)
        if opened and not view.pool_size:
            return self._at_the_end(view, log, rng, deadline)
        lay = self._in_danger(view, believed_worlds(view, rng, self.patience.worlds, log, deadline), deadline)
        return lay if lay is not None or opened else self._opening(view, deadline)

    def _is_among_hoarders(self, view: View, log: Sequence[Entry]) -> bool:
        """Whether most of several other seats that have opened have hardly laid since."""
        if view.seats == 2 or self.patience.still < 0:
            return False
        lays, turns = [0] * view.seats, [0] * view.seats
        for entry in log:
            turns[entry.seat] += bool(lays[entry.seat])
            lays[entry.seat] += isinstance(entry.move, Lay | TakeDiscard | TakeOpenTile)
        known = [seat for seat in range(view.seats) if seat != view.turn and turns[seat] >= self.patience.still]
        still = [seat for seat in known if lays[seat] - 1 < self.patience.rarely * turns[seat]]
        return 2 * len(still) > max(len(known), 1)

    def _in_danger(self, view: View, possible: list[World], deadline: Deadline) -> Lay | None:
        draw = look_ahead(possible, deadline=deadline)
        lay = most_points(view, deadline) if draw.lost > self.patience.alarm else None
        if lay is None or draw.lost > self.patience.lost:
            return lay
        laid = look_ahead(possible, pack(lay.played, view.rules.colours), deadline)
        return lay if laid.ready > draw.ready else None

    def _opening(self, view: View, deadline: Deadline) -> Lay | None:
        lay = least_opening(without_jokers(view), deadline)
        if lay is None and view.rack.jokers and view.pool_size <= self.patience.short_pool * view.seats:
            lay = most_tiles(view, deadline)
        return lay

    def _at_the_end(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Lay | None:
        """The lay of a seat that has opened when the pool is empty."""
        if not BLOCKED[view.rules.pool_empty]:  # fewer points win nothing, and a lay would only help the others
            return None
        if view.seats == 2:
            world = believed_worlds(view, rng, 1)[0]
            duel = Duel(view.rules.joker_penalty, late=deadline.late)
            mine, theirs = world.racks
            tiles = duel.best(world.table, mine, theirs, view.turn_count.passes > 0)
        else:
            tiles = self._by_playouts(view, log, rng, deadline)
        if not tiles and deadline.late():  # no time left to search: own melds, if there are any
            return most_points(view, deadline)
        return exactly(view, tiles, deadline)

    def _by_playouts(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> int:
        possible = believed_worlds(view, rng, self.patience.last_worlds, log, deadline)
        lays = [
            0,
            *some_lays(possible[0].table, possible[0].racks[0], view.rules.joker_penalty, self.patience.last_lays),
        ]
        setting = Setting(view.rules.joker_penalty, True, view.rules.open_min, hoarders(view, log))
        return best_of(lays, possible, setting, view.turn_count.passes, deadline.late)


def some_lays(table: int, rack: int, joker_points: int, many: int) -> list[int]:
    """Lays of different sizes that do not end the round, the largest first, and the largest without jokers."""
    sums = list(accumulate(pieces_of(table, rack, joker_points)))
    if not sums:
        return []
    spread = [sums[len(sums) - 1 - at * len(sums) // many] for at in range(many)]
    found = dict.fromkeys([*spread, most(table, numbered(rack))])
    return [lay for lay in found if lay not in (0, rack)]


def hoarders(view: View, log: Sequence[Entry]) -> frozenset[int]:
    """The seats, counted from the one to move, that have laid at most once; the one to move is one."""
    lays = [0] * view.seats
    for entry in log:
        lays[entry.seat] += isinstance(entry.move, Lay | TakeDiscard | TakeOpenTile)
    step = STEP[view.rules.direction]
    seats = [(view.turn + step * later) % view.seats for later in range(view.seats)]
    return frozenset(at for at, seat in enumerate(seats) if not at or lays[seat] < 2)


def exactly(view: View, packed: int, deadline: Deadline) -> Lay | None:
    """The lay of exactly these tiles, if the edition allows one."""
    if not packed:
        return None
    tiles = unpack(packed, view.rules.colours)
    jokers = Tiles(tuple(view.rack.jokers)[: len(tiles.jokers)])  # if jokers have colours, any of them will do
    return winning_lay(with_rack(view, tiles.numbered + jokers), deadline)
