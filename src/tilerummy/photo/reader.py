"""Read a photo: the picture, the tiles in it, and what they say by the rules of an edition."""

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING

from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.photo import detector
from tilerummy.photo.extra import needed
from tilerummy.photo.found import Found
from tilerummy.photo.ink_samples import with_inks
from tilerummy.photo.picture import Picture, Source, file_bytes, is_picture, load
from tilerummy.photo.reading import KINDS, Problem, Reading
from tilerummy.photo.rows import find_rows
from tilerummy.photo.understanding import understand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SMALL, LARGE = 20.0, 220.0
"""Tiles that are narrower or wider than this, in pixels of the picture that the model sees, get a second look."""
FINE, COARSE = 1920, 640
"""The longer side of the picture in the second look."""
TINY = 16.0
"""Narrower tiles, in pixels of the picture that the model sees, are too far away."""
DARK = 40.0
"""A darker picture, as the mean of its bright half from 0 to 255, is too dark."""
BLURRED = 4.0
"""A picture whose steepest edges are lower than this is not sharp."""


def read(image: Source, edition: Edition | str | None = None, kind: str | None = None) -> Reading:
    """What a photo of a table or a rack shows.

    `image` is a path, the bytes of a file, an open file, or a picture of Pillow. Without an edition the colours of the
    box are chosen by what was found; without a kind (`table` or `rack`) the arrangement of the tiles decides. A photo
    that cannot be opened raises `BadPicture`; any other photo gets a reading, with its problems.
    """
    if kind is not None and kind not in KINDS:
        raise Impossible("photo-kind", kind=kind)
    chosen = get(edition) if isinstance(edition, str) else edition
    source = image if is_picture(image) else file_bytes(image)
    picture, tiles = look(source)
    reading = understand(tiles, chosen, kind, (picture.width, picture.height))
    return replace(reading, problems=(*reading.problems, *_faults(picture, tiles, reading)))


def look(source: Source) -> tuple[Picture, list[Found]]:
    """The tiles of a picture, in pixels of the photo, and the picture as the model saw it.

    The model sees tiles of a middle size best. Where they turn out to be smaller or larger it looks again.
    """
    picture = load(source, detector.SIDE)
    tiles = find_tiles(picture.pixels)
    width = median(tile.width for tile in tiles) if tiles else math.inf
    if width > LARGE or (width < SMALL and picture.scale > 1):
        side = min(max(picture.width, picture.height), FINE) if width < SMALL else COARSE
        other = load(source, side)
        seen = find_tiles(other.pixels)
        if sum(tile.score for tile in seen) > sum(tile.score for tile in tiles):
            picture, tiles = other, seen
    return picture, [_in_photo(tile, picture.scale) for tile in tiles]


def find_tiles(pixels: "NDArray[np.uint8]") -> list[Found]:
    """The tiles of a picture with their inks: sure peaks, and possible ones that stand in a row with sure ones."""
    peaks = detector.detect(pixels)
    return with_inks(pixels, believed(peaks))


def believed(peaks: Sequence[Found]) -> list[Found]:
    """The peaks that are taken as tiles."""
    sure = {at for at, peak in enumerate(peaks) if peak.score >= detector.SURE}
    in_line = {
        at
        for row in find_rows(peaks)
        if sum(at in sure for at in row.tiles) >= max(2, len(row.tiles) / 2)
        for at in row.tiles
    }
    return [peak for at, peak in enumerate(peaks) if at in sure or at in in_line]


def _in_photo(tile: Found, scale: float) -> Found:
    """The same tile in pixels of the photo."""
    return replace(tile, x=tile.x * scale, y=tile.y * scale, width=tile.width * scale, height=tile.height * scale)


def _faults(picture: Picture, tiles: Sequence[Found], reading: Reading) -> list[Problem]:
    """What is wrong with the photo, said only where it matters: there are no tiles, or unsure ones."""
    if tiles and not reading.unsure:
        return []
    np = needed("numpy")
    grey = picture.pixels.astype(np.float32).mean(axis=2)
    faults = []
    if float(grey[grey >= np.median(grey)].mean()) < DARK:
        faults.append(Problem("dark"))
    elif float(np.percentile(np.abs(np.diff(grey, axis=1)), 99.5)) < BLURRED:
        faults.append(Problem("blurred"))
    if tiles and median(tile.width for tile in tiles) / picture.scale < TINY:
        faults.append(Problem("far"))
    return faults
