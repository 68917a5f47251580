"""The ink of each tile, measured in the pixels of a picture.

The face of a tile is white under the light of its place. What the print takes away from that light, as a direction,
does not change where blur mixes ink and face, nor in shadow.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tilerummy.photo.extra import needed
from tilerummy.photo.found import Colour, Found

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GRID = 24
"""Samples across the inner part of a tile, in each direction."""
INNER = 0.36
"""How far the inner part reaches from the centre, in widths and heights: the rim and its shadow stay outside."""
INKED = 0.12
"""The share of the samples that is taken as ink, the most different from the face."""
LEAST_CONTRAST = 0.08


def with_inks(pixels: "NDArray[np.uint8]", tiles: Sequence[Found]) -> list[Found]:
    """The tiles with the colours of their print and of their face."""
    measured = []
    for tile in tiles:
        face, ink = measure(pixels, tile)
        measured.append(replace(tile, face=face, ink=ink))
    return measured


def measure(pixels: "NDArray[np.uint8]", tile: Found) -> tuple[Colour | None, Colour | None]:
    """The colour of a tile's face, and what its print absorbs of red, green and blue, with length 1.

    Both are None for a tile outside the picture, and the second one if there is no contrast.
    """
    np = needed("numpy")
    steps = np.linspace(-INNER, INNER, GRID)
    across, along = np.meshgrid(steps * tile.width, steps * tile.height)
    x = tile.x + across * tile.right[0] + along * tile.up[0]
    y = tile.y + across * tile.right[1] + along * tile.up[1]
    high, wide = pixels.shape[:2]
    inside = (x >= 0) & (x <= wide - 1) & (y >= 0) & (y <= high - 1)
    if inside.sum() < GRID * GRID / 4:
        return None, None
    seen = pixels[y[inside].round().astype(int), x[inside].round().astype(int)].astype(np.float64)
    bright = seen.sum(axis=1)
    face = np.median(seen[bright >= np.percentile(bright, 60)], axis=0)
    absorbed = 1 - seen / np.maximum(face, 1.0)
    amount = np.linalg.norm(absorbed, axis=1)
    ink = absorbed[amount >= np.quantile(amount, 1 - INKED)].mean(axis=0)
    length = float(np.linalg.norm(ink))
    return _colour(face), None if length < LEAST_CONTRAST else _colour(ink / length)


def _colour(values: "NDArray[np.float64]") -> Colour:
    red, green, blue = values.tolist()
    return red, green, blue
