"""Cuts a large lay into pieces, so that a part of it can be laid: every selection of the pieces is a lay of its own.

>>> from tilerummy.bots.packed_tiles import pack, unpack
>>> from tilerummy.engine.tiles import Tiles
>>> table, rack = pack(Tiles.parse("r3r4r5"), "kbro"), pack(Tiles.parse("r6k1k2k3b9"), "kbro")
>>> [str(unpack(piece, "kbro")) for piece in pieces_of(table, rack, joker_points=30)]
['k1k2k3', 'r6']
"""

from collections.abc import Iterator

from tilerummy.bots.packed_tiles import POINTS_FIRST, counts, pack_shape, points, shapes
from tilerummy.solver.contract import Shape

LONGEST = 5
"""A longer run is cut into two melds."""


def pieces_of(table: int, rack: int, joker_points: int) -> list[int]:
    """The lay with the most points, as melds of the rack alone and one rest that changes the table; heaviest first."""
    found = shapes(table, rack, POINTS_FIRST, 64 * joker_points + 1)
    if found is None:
        return []
    melds = sorted((pack_shape(part) for shape in found for part in _cut(shape)), key=lambda meld: -points(meld, 0))
    left = sum(melds)
    alone = []
    for meld in melds:
        if _contains(left - meld, table) and _contains(rack, meld):
            left, rack = left - meld, rack - meld
            alone.append(meld)
    if left != table:
        alone.append(left - table)
    return sorted(alone, key=lambda piece: -points(piece, joker_points))


def _contains(tiles: int, others: int) -> bool:
    return tiles >= 0 and all(map(int.__ge__, counts(tiles), counts(others)))


def _cut(shape: Shape) -> Iterator[Shape]:
    """The shape, or the parts of a long run without jokers."""
    low = shape.low
    if shape.is_run and not shape.jokers:
        while shape.high - low + 1 > LONGEST:
            yield Shape(shape.kind, low, low + 2)
            low += 3
    yield shape._replace(low=low) if shape.is_run else shape
