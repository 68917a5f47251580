"""Tiles of a photo as rows, in the order in which they are read: geometry only.

A tile's right neighbour lies one width away along its line. The direction of reading comes from the tiles' own
up-direction, so that turned photos, tiles that lie upside down and racks on opposite sides need no special case.
Nothing here depends on the size or the rotation of the picture.
"""

import math
from collections.abc import Sequence
from statistics import median

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.photo.found import Found, Point

NEAREST, FARTHEST = 0.5, 1.55
"""How far apart the centres of neighbours are along the line, in widths of a tile."""
RACK_GAP = 7.0
"""The same for a rack, on which people leave gaps."""
OFF_LINE = 0.5
"""How far neighbours may be shifted against each other, in heights of a tile: rows are often stepped or askew."""
ALIKE = math.cos(math.radians(35))
"""Neighbours point in the same direction up to this angle."""
LARGER = 1.7
"""Neighbours have the same size up to this factor."""


@dataclass(frozen=True)
class TileRow:
    """The places of a row's tiles in the list of found tiles, and the distances between them in usual distances."""

    tiles: tuple[int, ...]
    gaps: tuple[float, ...]


def find_rows(tiles: Sequence[Found], farthest: float = FARTHEST) -> list[TileRow]:
    """Every tile in exactly one row; rows from top to bottom and from left to right, as most tiles see it."""
    pairs = _pairs(tiles, farthest)
    near = {pair: across for pair, (across, _) in pairs.items() if across <= FARTHEST}
    links = _mutual({pair: pairs[pair][0] + 2 * abs(pairs[pair][1]) for pair in near if abs(pairs[pair][1]) < OFF_LINE})
    pitch = median(pairs[link][0] for link in links.items()) if len(links) >= 3 else 1.0
    chains = _chains(len(tiles), links)
    if farthest > FARTHEST:
        slope = median(pairs[link][1] / pairs[link][0] for link in links.items()) if len(links) >= 2 else 0.0
        links |= _joined(chains, pairs, slope)
        chains = _chains(len(tiles), links)
    rows = [
        TileRow(tuple(chain), tuple(_across(tiles, chain, at) / pitch for at in range(1, len(chain))))
        for chain in chains
    ]
    return _in_reading_order(rows, tiles)


def _pairs(tiles: Sequence[Found], farthest: float) -> dict[tuple[int, int], tuple[float, float]]:
    """For each two tiles that could stand in one row, how far the second is to the right, and how far above."""
    found: dict[tuple[int, int], tuple[float, float]] = {}
    for a, one in enumerate(tiles):
        reach = (farthest + 1) * max(one.width, one.height) * LARGER
        for b, other in enumerate(tiles):
            if a == b or abs(one.x - other.x) > reach or abs(one.y - other.y) > reach:
                continue
            if one.up[0] * other.up[0] + one.up[1] * other.up[1] < ALIKE:
                continue
            larger, smaller = max(one.height, other.height), min(one.height, other.height)
            if larger > LARGER * smaller:
                continue
            across, along = _seen_from(one, other)
            if NEAREST <= across <= farthest and abs(along) < OFF_LINE * max(1.0, across):
                found[a, b] = across, along
    return found


def _seen_from(one: Found, other: Found) -> Point:
    """Where the other tile is, in widths to the right and heights above, in the mean frame of both."""
    ux, uy = one.up[0] + other.up[0], one.up[1] + other.up[1]
    length = math.hypot(ux, uy)
    ux, uy = ux / length, uy / length
    dx, dy = other.x - one.x, other.y - one.y
    across = (-dx * uy + dy * ux) / ((one.width + other.width) / 2)
    along = (dx * ux + dy * uy) / ((one.height + other.height) / 2)
    return across, along


def _across(tiles: Sequence[Found], chain: Sequence[int], at: int) -> float:
    return _seen_from(tiles[chain[at - 1]], tiles[chain[at]])[0]


def _mutual(costs: dict[tuple[int, int], float]) -> dict[int, int]:
    """The pairs in which each is the best neighbour of the other, from the left one to the right one."""
    right: dict[int, int] = {}
    left: dict[int, int] = {}
    for (a, b), cost in costs.items():
        if a not in right or cost < costs[a, right[a]]:
            right[a] = b
        if b not in left or cost < costs[left[b], b]:
            left[b] = a
    return {a: b for a, b in right.items() if left[b] == a}


def _chains(count: int, links: dict[int, int]) -> list[list[int]]:
    chains: list[list[int]] = []
    seen: set[int] = set()
    # A circle of tiles has no first one; it is cut somewhere.
    for start in (*(at for at in range(count) if at not in links.values()), *range(count)):
        chain: list[int] = []
        at: int | None = start
        while at is not None and at not in seen:
            seen.add(at)
            chain.append(at)
            at = links.get(at)
        if chain:
            chains.append(chain)
    return chains


def _joined(
    chains: Sequence[Sequence[int]], pairs: dict[tuple[int, int], tuple[float, float]], slope: float
) -> dict[int, int]:
    """Links over gaps: from the last tile of a chain to the first of another one on the same line."""
    costs: dict[tuple[int, int], float] = {}
    for one in chains:
        for other in chains:
            pair = one[-1], other[0]
            if one is not other and pair in pairs:
                across, along = pairs[pair]
                if abs(along - slope * across) < OFF_LINE:
                    costs[pair] = across
    return _mutual(costs)


def _in_reading_order(rows: list[TileRow], tiles: Sequence[Found]) -> list[TileRow]:
    if not rows:
        return []
    ux, uy = sum(tile.up[0] for tile in tiles), sum(tile.up[1] for tile in tiles)
    length = math.hypot(ux, uy)
    # Where as many tiles stand upside down as not, the picture decides.
    ux, uy = (ux / length, uy / length) if length > 0.1 * len(tiles) else (0.0, -1.0)
    height = median(tile.height for tile in tiles)

    def place(row: TileRow) -> Point:
        x = sum(tiles[at].x for at in row.tiles) / len(row.tiles)
        y = sum(tiles[at].y for at in row.tiles) / len(row.tiles)
        return -(x * ux + y * uy), -x * uy + y * ux

    waiting = sorted(rows, key=place)
    ordered: list[TileRow] = []
    while waiting:
        top = place(waiting[0])[0]
        band = [row for row in waiting if place(row)[0] - top < height / 2]
        waiting = waiting[len(band) :]
        ordered += sorted(band, key=lambda row: place(row)[1])
    return ordered
