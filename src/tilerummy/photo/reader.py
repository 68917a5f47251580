"""Read a photo: the picture, the tiles in it, and what they say by the rules of an edition."""

import math
from dataclasses import replace
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.photo import detector
from tilerummy.photo.detector import with_inks
from tilerummy.photo.found import Found
from tilerummy.photo.peaks import Quality, believed, with_faults
from tilerummy.photo.picture import Picture, Source, file_bytes, is_picture, load, needed
from tilerummy.photo.reading import KINDS, Reading
from tilerummy.photo.understanding import understand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

SMALL, LARGE = 20.0, 220.0
"""Tiles that are narrower or wider than this, in pixels of the picture that the model sees, get a second look."""
FINE, COARSE = 1920, 640
"""The longer side of the picture in the second look."""
LONGEST_S = 5.0
"""Processor time for reading the found tiles with the rules. Usual photos need half a second."""


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
    end = process_time() + LONGEST_S
    reading = understand(tiles, chosen, kind, (picture.width, picture.height), lambda: process_time() > end)
    return with_faults(_quality(picture), tiles, reading, picture.scale)


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
    """The tiles of a picture with their inks."""
    return believed(with_inks(pixels, detector.detect(pixels)))


def _in_photo(tile: Found, scale: float) -> Found:
    """The same tile in pixels of the photo."""
    return replace(tile, x=tile.x * scale, y=tile.y * scale, width=tile.width * scale, height=tile.height * scale)


def _quality(picture: Picture) -> Quality:
    np = needed("numpy")
    grey = picture.pixels.astype(np.float32).mean(axis=2)

    def steepest(step: int) -> float:
        across, down = np.abs(grey[:, step:] - grey[:, :-step]), np.abs(grey[step:] - grey[:-step])
        return float(max(np.percentile(across, 99.5), np.percentile(down, 99.5)))

    return Quality(
        light=float(grey[grey >= np.median(grey)].mean()),
        edges=steepest(1),
        contrast=steepest(8),
        colour=float(np.percentile(np.ptp(picture.pixels, axis=2), 99.9)),
    )


SIDE = 1600
"""The longer side of the drawn picture, in pixels."""
SURE, UNSURE, INK = (20, 150, 60), (215, 60, 20), (255, 255, 255)


def drawn(image: Source, reading: Reading) -> "Image":
    """A picture of Pillow, ready to be saved. A tile that is unsure has a question mark."""
    picture = load(image, SIDE)
    canvas: Image = needed("PIL.Image").fromarray(picture.pixels)
    pen = needed("PIL.ImageDraw").Draw(canvas)
    thick = max(2, round(max(canvas.size) / 500))
    for each in reading.tiles:
        corners = [(x / picture.scale, y / picture.scale) for x, y in each.outline]
        colour = SURE if each.is_sure else UNSURE
        pen.line([*corners, corners[0]], fill=colour, width=thick, joint="curve")
        xs, ys = zip(*corners, strict=True)
        font = needed("PIL.ImageFont").load_default(max(12.0, (max(xs) - min(xs)) * 0.32))
        place = (sum(xs) / 4, max(ys))
        words = f"{each.tile}{'' if each.is_sure else '?'}"
        left, top, right, bottom = pen.textbbox(place, words, font=font, anchor="mm")
        pen.rectangle((left - thick, top - thick, right + thick, bottom + thick), fill=colour)
        pen.text(place, words, font=font, fill=INK, anchor="mm")
    return canvas
