"""The endgame with an empty pool. Two seats know each other's rack, so the game tree can be searched.

No more tiles are drawn. A seat that can lay its whole rack wins; if both pass, the fewer points win, if the edition
says so. A large lay may give the other seat the tiles it needs, so a good lay is often small: one tile, one meld, or
none. With more than two seats, lays are compared by what they allow the others in several sampled worlds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from tilerummy.bots.packed_tiles import (
    A_JOKER,
    UNITS,
    fits,
    goes_out,
    kinds_of,
    most,
    numbered,
    pack_shape,
    points,
    shapes,
)
from tilerummy.bots.world_sampling import World
from tilerummy.solver.deadline import OutOfTime, stopping

WIN = 100
LEAD = 10
"""The value of having fewer points if the search stops before the round ends."""
SINGLES = 3
"""How many single tiles are tried, the highest first."""


def never() -> bool:
    return False


@dataclass
class Endgame:
    """Searches `depth` moves ahead, at most `nodes` positions, and stops when its time is over."""

    joker_points: int
    lowest_wins: bool
    depth: int = 3
    nodes: int = 50
    late: Callable[[], bool] = never
    seen: int = field(default=0, init=False)

    def best(self, table: int, mine: int, theirs: int, passed: bool) -> int:
        """The tiles to lay, or 0 to pass, for a seat that cannot go out; `passed`: the other seat has just passed."""
        self.seen = 0
        with stopping(self.late):
            return self._best(table, mine, theirs, passed, self.depth, -WIN, WIN)[1]

    def _best(
        self, table: int, mine: int, theirs: int, passed: bool, depth: int, low: int, high: int
    ) -> tuple[int, int]:
        """Value and choice of the seat to move, which cannot go out."""
        best = (self._after_pass(table, mine, theirs, passed, depth, low, high), 0)
        for lay in self.lays(table, mine):
            if best[0] >= high or self.late():
                break
            value = -self._value(table + lay, theirs, mine - lay, False, depth - 1, -high, -max(low, best[0]))
            if value > best[0]:
                best = (value, lay)
        return best

    def _after_pass(self, table: int, mine: int, theirs: int, passed: bool, depth: int, low: int, high: int) -> int:
        if passed:
            return self._by_points(mine, theirs, WIN)
        return -self._value(table, theirs, mine, True, depth - 1, -high, -low)

    def _value(self, table: int, mine: int, theirs: int, passed: bool, depth: int, low: int, high: int) -> int:
        self.seen += 1
        try:
            if goes_out(table, mine):
                return WIN
        except OutOfTime:
            return self._by_points(mine, theirs, LEAD)
        if depth <= 0 or self.seen > self.nodes or self.late():
            return self._by_points(mine, theirs, LEAD)
        return self._best(table, mine, theirs, passed, depth, low, high)[0]

    def _by_points(self, mine: int, theirs: int, value: int) -> int:
        if not self.lowest_wins:
            return 0
        ahead = points(theirs, self.joker_points) - points(mine, self.joker_points)
        return value * ((ahead > 0) - (ahead < 0))

    def lays(self, table: int, rack: int) -> list[int]:
        """A few lays of every size: a tile, a meld, some melds, as much as possible; none if time is over."""
        try:
            with stopping(self.late):
                return self._lays(table, rack)
        except OutOfTime:
            return []

    def _lays(self, table: int, rack: int) -> list[int]:
        everything = most(table, rack, joker=1024 + self.joker_points)
        if not everything:
            return []
        tiles = sorted(set(kinds_of(numbered(everything))), key=lambda kind: -(kind % 13))
        singles = islice((UNITS[kind] for kind in tiles if fits(table + UNITS[kind])), SINGLES)
        own = [pack_shape(shape) for shape in shapes(0, numbered(rack)) or ()]
        own.sort(key=lambda meld: -points(meld, 0))
        together = [sum(own[:many]) for many in range(1, len(own) + 1)]
        with_jokers = [A_JOKER] if rack >= A_JOKER and fits(table + A_JOKER) else []
        thrifty = most(table, numbered(rack), joker=0)
        found = dict.fromkeys([*singles, *with_jokers, *together, *own, thrifty, everything])
        return [lay for lay in found if lay not in (0, rack)]


LOSS, NEXT, AHEAD = -10, 5, 3
"""Values: another seat goes out first; the own rack can go out next; the own rack has the fewest points."""


@dataclass(frozen=True)
class MultiplayerEndgame:
    """Assumes that every other seat goes out if it can, and otherwise leaves the table unchanged."""

    joker_points: int
    lowest_wins: bool
    late: Callable[[], bool] = never

    def best(self, worlds: Sequence[World], passes: int) -> int:
        """The tiles to lay; 0 means pass."""
        table, mine = worlds[0].table, worlds[0].racks[0]
        lays = [0, *Endgame(self.joker_points, self.lowest_wins, late=self.late).lays(table, mine)]
        values = dict.fromkeys(lays, 0)
        for world in worlds:
            if self.late():
                break
            over = passes + 1 >= len(world.racks)
            try:
                with stopping(self.late):
                    here = {lay: self._value(world, lay, ends=over and not lay) for lay in lays}
            except OutOfTime:
                break
            for lay in lays:
                values[lay] += here[lay]
        return max(lays, key=values.__getitem__)

    def _value(self, world: World, lay: int, ends: bool) -> int:
        table, mine = world.table + lay, world.racks[0] - lay
        others = world.racks[1:]
        if not ends and any(goes_out(table, rack) for rack in others):
            return LOSS
        mine_left = points(mine, self.joker_points)
        ahead = self.lowest_wins and all(mine_left < points(rack, self.joker_points) for rack in others)
        if ends:
            return -LOSS if ahead else LOSS if self.lowest_wins else 0
        return AHEAD * ahead + NEXT * goes_out(table, mine)
