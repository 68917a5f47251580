"""Which peaks of the detector are tiles: the tiles of a box have the same face, and in a photo about the same size.

A peak with a high score is a tile. One with a low score is a tile if it looks like the sure tile next to it, and
stands in a row with sure tiles. So a pale print is found, and a gap in a rack or a knot in the wood is not.
"""

import math
from collections.abc import Sequence
from statistics import median

from tilerummy.photo.found import Found
from tilerummy.photo.rows import find_rows

SURE, FIRM = 0.4, 0.7
"""From the first score on a peak is a tile if it can be one of the box; from the second on in any case."""
SMALLER, LARGER = 0.45, 2.2
"""A tile's width in the usual widths of the photo."""
NEAR_SMALLER, NEAR_LARGER = 0.65, 1.55
"""The width of a faint tile in widths of the sure tile next to it."""


def believed(peaks: Sequence[Found]) -> list[Found]:
    """The peaks that are taken as tiles."""
    sure = _of_one_box([peak for peak in peaks if peak.score >= SURE])
    faint = [peak for peak in peaks if peak.score < SURE and sure and _is_alike(peak, _next_to(peak, sure))]
    if not faint:
        return sure
    both = [*sure, *faint]
    kept = {at for row in find_rows(both) if any(at < len(sure) for at in row.tiles) for at in row.tiles}
    return [tile for at, tile in enumerate(both) if at < len(sure) or at in kept]


def _of_one_box(tiles: Sequence[Found]) -> list[Found]:
    """The firm tiles, and those that have about their size and their face."""
    firm = [tile for tile in tiles if tile.score >= FIRM]
    if len(firm) < 3:
        return list(tiles)
    usual = median(tile.width for tile in firm)
    return [
        tile
        for tile in tiles
        if tile.score >= FIRM
        or (SMALLER * usual < tile.width < LARGER * usual and _has_the_face_of(tile, _next_to(tile, firm), 0.5, 0.08))
    ]


def _next_to(peak: Found, sure: Sequence[Found]) -> Found:
    return min(sure, key=lambda tile: math.hypot(tile.x - peak.x, tile.y - peak.y))


def _is_alike(peak: Found, tile: Found) -> bool:
    width = NEAR_SMALLER * tile.width < peak.width < NEAR_LARGER * tile.width
    return width and peak.ink is not None and _has_the_face_of(peak, tile, 0.65, 0.05)


def _has_the_face_of(peak: Found, tile: Found, darkest: float, hue: float) -> bool:
    """Whether two faces are about as bright, and have about the same shares of red, green and blue."""
    if peak.face is None or tile.face is None:
        return False
    light, usual = sum(peak.face) + 1, sum(tile.face) + 1
    if not darkest * usual < light < usual / darkest:
        return False
    shares = zip(peak.face, tile.face, strict=True)
    return all(abs(mine / light - other / usual) < hue for mine, other in shares)
