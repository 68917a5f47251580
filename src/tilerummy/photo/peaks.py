"""From the peaks of the model to tiles, without the picture: those of a browser are treated like those found here."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from tilerummy.photo.found import Found
from tilerummy.photo.reading import Problem, Reading
from tilerummy.photo.rows import find_rows

SURE, POSSIBLE = 0.4, 0.15
"""Scores: from the first on a peak is a tile; from the second on it is one if it stands in line with others."""
MOST = 250
"""A photo holds at most this many tiles: a box has 108 at most, and a room may have two."""
TINY = 16.0
"""Narrower tiles, in pixels of the picture that the model sees, are too far away."""
DARK = 40.0
"""A darker picture, as the mean of its bright half from 0 to 255, is too dark."""
BLURRED = 4.0
"""A picture whose steepest edges are lower than this is not sharp."""


@dataclass(frozen=True)
class Quality:
    """The light of a picture (the mean of its bright half, 0 to 255) and its steepest edges."""

    light: float
    edges: float


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


def believed(peaks: Sequence[Found]) -> list[Found]:
    """The peaks that are taken as tiles."""
    sure = {at for at, peak in enumerate(peaks) if peak.score >= SURE}
    in_line = {
        at
        for row in find_rows(peaks)
        if sum(at in sure for at in row.tiles) >= max(2, len(row.tiles) / 2)
        for at in row.tiles
    }
    return [peak for at, peak in enumerate(peaks) if at in sure or at in in_line]


def faults(quality: Quality, tiles: Sequence[Found], reading: Reading, scale: float = 1.0) -> list[Problem]:
    """What is wrong with the photo, said only where it matters: there are no tiles, or unsure ones.

    `scale` is how many pixels of the photo one pixel of the picture that the model saw stands for.
    """
    if tiles and not reading.unsure:
        return []
    found = []
    if quality.light < DARK:
        found.append(Problem("dark"))
    elif quality.edges < BLURRED:
        found.append(Problem("blurred"))
    if tiles and median(tile.width for tile in tiles) / scale < TINY:
        found.append(Problem("far"))
    return found
