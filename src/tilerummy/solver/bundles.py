"""Which tiles of a lay go from which meld to which, in as few bundles as can be found.

Equal tiles are interchangeable, so the same two tables allow many assignments. The search tries the assignments of
each kind of tile and keeps the one that changes the fewest melds, then the one with the fewest bundles, then with the
fewest moved tiles. It is bounded; the first assignment that it tries is already a good one.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.tiles import KINDS, Tile, Tiles

RACK = -1
"""The source of tiles that are played."""
MOST_NODES = 1500
Pair = tuple[int, int]


class Bundles(NamedTuple):
    """Tiles that go from a meld before (or `RACK`) to a meld after, by index; `home[i]` is what meld i becomes."""

    tiles: dict[Pair, Tiles]
    home: dict[int, int]


def bundles(before: Sequence[Meld | Row], after: Sequence[Meld | Row]) -> Bundles:
    return _Search(before, after).run()


class _Search:
    def __init__(self, before: Sequence[Meld | Row], after: Sequence[Meld | Row]) -> None:
        self.sizes = (len(before), len(after))
        ways = [(tile, _ways(tile, before, after)) for tile in KINDS]
        self.pairs: Counter[Pair] = Counter(pair for _, found in ways if len(found) == 1 for pair in found[0])
        self.open = [(tile, found) for tile, found in ways if len(found) > 1]
        self.fixed = [(tile, found[0]) for tile, found in ways if len(found) == 1]
        self.chosen: list[tuple[Pair, ...]] = []
        self.nodes = 0
        self.least: tuple[int, int, int] | None = None
        self.best: tuple[list[tuple[Pair, ...]], dict[int, int]] = ([], {})

    def run(self) -> Bundles:
        self._choose(0)
        chosen, home = self.best
        tiles: dict[Pair, list[Tile]] = {}
        for tile, way in [*self.fixed, *((tile, way) for (tile, _), way in zip(self.open, chosen, strict=True))]:
            for pair in way:
                tiles.setdefault(pair, []).append(tile)
        return Bundles({pair: Tiles(tiles[pair]) for pair in sorted(tiles)}, home)

    def _choose(self, at: int) -> None:
        self.nodes += 1
        if self.least is not None and (self.nodes > MOST_NODES or self._bound() >= self.least[0]):
            return
        if at == len(self.open):
            self._weigh()
            return
        for way in sorted(self.open[at][1], key=lambda way: sum(not self.pairs[pair] for pair in set(way))):
            self.pairs.update(way)
            self.chosen.append(way)
            self._choose(at + 1)
            self.chosen.pop()
            self.pairs.subtract(way)

    def _arrivals(self) -> tuple[list[int], list[int]]:
        """For each meld after: how many melds give tiles to it, and whether the rack does."""
        givers, rack = [0] * self.sizes[1], [0] * self.sizes[1]
        for (source, goal), count in self.pairs.items():
            if count and source == RACK:
                rack[goal] = 1
            elif count:
                givers[goal] += 1
        return givers, rack

    def _bound(self) -> int:
        """A lower bound on the melds that tiles go to, for any choice of homes."""
        givers, rack = self._arrivals()
        each = sum(from_table > 1 or from_rack > 0 for from_table, from_rack in zip(givers, rack, strict=True))
        return max(each, sum(count > 0 for count in givers) - min(self.sizes))

    def _weigh(self) -> None:
        givers, rack = self._arrivals()
        # A meld stays untouched if all of it comes from one meld; elsewhere a home only saves moving some tiles.
        worth = {
            (source, goal): 1000 * (givers[goal] == 1 and not rack[goal]) + count
            for (source, goal), count in self.pairs.items()
            if count and source != RACK
        }
        home = assignment(worth, *self.sizes)
        at_home = set(home.values())
        arriving = [n - (goal in at_home) for goal, n in enumerate(givers)]
        steps = sum(n + r > 0 for n, r in zip(arriving, rack, strict=True))
        moved = sum(self.pairs.values()) - sum(self.pairs[pair] for pair in home.items())
        weight = (steps, sum(arriving) + sum(rack), moved)
        if self.least is None or weight < self.least:
            self.least, self.best = weight, (list(self.chosen), home)


def _ways(tile: Tile, before: Sequence[Meld | Row], after: Sequence[Meld | Row]) -> list[tuple[Pair, ...]]:
    """All ways in which the tiles of one kind can go from their melds before to their melds after."""
    sources = [at for at, meld in enumerate(before) for _ in range(meld.tiles.count(tile))]
    goals = [at for at, meld in enumerate(after) for _ in range(meld.tiles.count(tile))]
    sources += [RACK] * (len(goals) - len(sources))
    return sorted({tuple(sorted(zip(sources, order, strict=True))) for order in permutations(goals)})


def assignment(worth: dict[Pair, int], rows: int, columns: int) -> dict[int, int]:
    """The pairs with the highest total worth, each row and column used at most once (the Hungarian method).

    >>> assignment({(0, 0): 5, (0, 1): 4, (1, 0): 4}, 2, 2)
    {0: 1, 1: 0}
    """
    size = max(rows, columns)
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    holder = [0] * (size + 1)  # of each column; 0 means none, rows count from 1
    for row in range(1, size + 1):
        holder[0], column = row, 0
        slack, back, seen = [1 << 30] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while holder[column]:
            seen[column] = True
            here = holder[column]
            for other in range(1, size + 1):
                if not seen[other]:
                    price = -worth.get((here - 1, other - 1), 0) - row_price[here] - column_price[other]
                    if price < slack[other]:
                        slack[other], back[other] = price, column
            nearest = min((other for other in range(1, size + 1) if not seen[other]), key=slack.__getitem__)
            step = slack[nearest]
            for other in range(size + 1):
                if seen[other]:
                    row_price[holder[other]] += step
                    column_price[other] -= step
                else:
                    slack[other] -= step
            column = nearest
        while column:
            holder[column], column = holder[back[column]], back[column]
    found = {holder[column] - 1: column - 1 for column in range(1, size + 1)}
    return {row: found[row] for row in sorted(found) if (row, found[row]) in worth}
