"""The endgame of two seats with an empty pool: each knows the other's rack, so the game tree can be searched.

No more tiles are drawn. A seat that can lay its whole rack wins; if both pass, the fewer points win, if the edition
says so. A large lay may give the other seat the tiles it needs, so a good lay is often small: one tile, one meld, or
none.
"""

from collections.abc import Callable
from dataclasses import field
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
from tilerummy.engine.quick_dataclass import dataclass
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
