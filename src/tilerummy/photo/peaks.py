"""From the peaks of the model to tiles, without the picture: those of a browser are treated like those found here.

The tiles of a box have the same face, and in a photo about the same size. A peak with a high score is a tile. One with
a low score is a tile if it looks like the sure tile next to it, and stands in a row with sure tiles. So a pale print is
found, and a gap in a rack or a knot in the wood is not.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import median

from tilerummy.photo.found import Found
from tilerummy.photo.reading import Problem, Reading
from tilerummy.photo.rows import find_rows

POSSIBLE = 0.2
"""Peaks with a lower score are not looked at; `believed` decides about the others."""
MOST = 150
"""A photo holds at most this many tiles: a box has 108 at most."""
TINY = 28.0
"""Narrower tiles, in pixels of the photo or of the picture that the model sees, are too far away."""
TOO_TINY = 13.0
"""Still narrower tiles are often read wrongly, so none of them is sure."""
DARK = 40.0
"""A darker picture, as the mean of its bright half from 0 to 255, is too dark."""
BLURRED, EDGE = 0.18, 20.0
"""How steep edges are: the largest step between neighbours, as a share of the largest one over eight pixels."""
COLOURLESS = 6.0
"""A picture whose channels differ by less, from 0 to 255, is black and white."""
DOUBTFUL = 0.2
"""From this share of unsure tiles on the photo itself is doubted."""


@dataclass(frozen=True)
class Quality:
    """What a picture is like, everything from 0 to 255.

    `light` is the mean of the bright half. `edges` and `contrast` are the largest steps between neighbours and over
    eight pixels. `colour` is how much the channels differ where they differ most.
    """

    light: float
    edges: float
    contrast: float
    colour: float


MOST_CERTAIN = {"grey": 0.5, "far": 0.8}
"""The most that a tile is certain in a photo without colours, and where it is too small."""


def distinct(peaks: Iterable[Found]) -> list[Found]:
    """At most `MOST` peaks, each on a tile of its own. The best ones come first."""
    tiles: list[Found] = []
    for peak in peaks:
        if len(tiles) < MOST and not any(_same(peak, other) for other in tiles):
            tiles.append(peak)
    return tiles


def _same(tile: Found, other: Found) -> bool:
    """Whether two peaks lie on one tile: seen from the better one, the centre of the other is inside its face."""
    dx, dy = tile.x - other.x, tile.y - other.y
    along = abs(dx * other.up[0] + dy * other.up[1])
    across = abs(dx * other.right[0] + dy * other.right[1])
    return along < 0.6 * other.height and across < 0.6 * other.width


def faults(quality: Quality, tiles: Sequence[Found], reading: Reading, scale: float = 1.0) -> list[Problem]:
    """What is wrong with the photo, said only where it matters: there are no tiles, or too many unsure ones.

    `scale` is how many pixels of the photo one pixel of the picture that the model saw stands for.
    """
    if tiles and quality.colour < COLOURLESS:
        return [Problem("grey")]
    if _width(tiles, scale) < TOO_TINY:
        return [Problem("far")]
    if len(reading.unsure) < DOUBTFUL * len(tiles) or (tiles and not reading.unsure):
        return []
    if quality.light < DARK:
        return [Problem("dark")]
    if _width(tiles, scale) < TINY:
        return [Problem("far")]
    # A picture without edges is not blurred.
    is_blurred = quality.contrast > EDGE and quality.edges < BLURRED * quality.contrast
    return [Problem("blurred")] if is_blurred else []


def _width(tiles: Sequence[Found], scale: float) -> float:
    """The usual width of the tiles in pixels of the photo, or of the picture that the model saw if that has fewer."""
    return median(tile.width for tile in tiles) / max(1.0, scale) if tiles else math.inf


def with_faults(quality: Quality, tiles: Sequence[Found], reading: Reading, scale: float = 1.0) -> Reading:
    """The reading with what is wrong with the photo. Where tiles have no colour or are tiny, none of them is sure."""
    found = faults(quality, tiles, reading, scale)
    limits = [MOST_CERTAIN[each.code] for each in found if each.code == "grey" or _width(tiles, scale) < TOO_TINY]
    if limits:
        unsure = tuple(replace(tile, certainty=min(tile.certainty, *limits)) for tile in reading.tiles)
        reading = replace(reading, tiles=unsure)
    return replace(reading, problems=(*found, *reading.problems))


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
