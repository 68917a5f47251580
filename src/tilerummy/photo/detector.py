"""The model that finds tiles in a picture, run by onnxruntime, and its outputs as `Found` tiles.

The contract of `tiles.onnx`:

* One input, float32, of the shape 1 × 3 × H × W: red, green and blue from 0 to 255. H and W are multiples of 32. The
  model does its own scaling of the values. The picture is scaled so that its longer side is `SIDE`.
* One output, float32, of the shape 1 × 28 × H/S × W/S with a stride S of 4 or 8. The channels of the cell in column i
  and row j:

  | channel | meaning |
  |---|---|
  | 0 | logit: the centre of a tile is in this cell |
  | 1, 2 | x and y of the centre: it is at ((i + x) · S, (j + y) · S) |
  | 3, 4 | logarithms of the width and the height of the tile's face, divided by 32 pixels |
  | 5, 6 | x and y of the direction from the foot of the number to its head |
  | 7 … 13 | logits of the colour: black, blue, red, orange, yellow, green, joker |
  | 14 … 27 | logits of the number: 1 to 13, joker |

The width is measured along the line of the number and the height along its up-direction, both as seen in the picture.
Only the cell with the highest logit of a tile has to be right in the other channels.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any

from tilerummy.photo.found import COLOUR_CLASSES, NUMBER_CLASSES, Colour, Found, log_probabilities
from tilerummy.photo.peaks import MOST, POSSIBLE, distinct
from tilerummy.photo.picture import needed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SIDE = 1280
"""The longer side of the picture that the model sees, in pixels."""
STEP = 32
"""Both sides are multiples of this."""
UNIT = 32
"""The size whose logarithm is 0, in pixels."""
_CHANNELS = 7 + len(COLOUR_CLASSES) + len(NUMBER_CLASSES)


def detect(pixels: "NDArray[np.uint8]") -> list[Found]:
    """The tiles in a picture (height × width × 3), best first. Places are in pixels of this picture."""
    np = needed("numpy")
    high, wide = pixels.shape[:2]
    tensor = np.zeros((1, 3, -(-high // STEP) * STEP, -(-wide // STEP) * STEP), np.float32)
    tensor[0, :, :high, :wide] = pixels.transpose(2, 0, 1)
    session = _session()
    (output,) = session.run(None, {session.get_inputs()[0].name: tensor})
    return decode(output[0], tensor.shape[3] / output.shape[3])


def decode(cells: "NDArray[np.float32]", stride: float) -> list[Found]:
    """The peaks of the model's output (28 × rows × columns) as tiles, best first."""
    np = needed("numpy")
    assert cells.shape[0] == _CHANNELS, "another model"
    logits = cells[0].astype(np.float64)
    reach = 2 if stride <= 4 else 1
    padded = np.pad(logits, reach, constant_values=-np.inf)
    around = np.lib.stride_tricks.sliding_window_view(padded, (2 * reach + 1, 2 * reach + 1)).max(axis=(2, 3))
    peaks = np.argwhere((logits == around) & (logits > math.log(POSSIBLE / (1 - POSSIBLE))))
    best = sorted(((float(logits[j, i]), int(j), int(i)) for j, i in peaks), reverse=True)[: 4 * MOST]
    return distinct(_tile(logit, cells[1:, j, i].astype(float).tolist(), i, j, stride) for logit, j, i in best)


def _tile(logit: float, values: list[float], i: int, j: int, stride: float) -> Found:
    dx, dy, width, height, ux, uy, *rest = values
    length = math.hypot(ux, uy) or 1.0
    return Found(
        x=(i + dx) * stride,
        y=(j + dy) * stride,
        width=UNIT * math.exp(min(width, 4.0)),
        height=UNIT * math.exp(min(height, 4.0)),
        up=(ux / length, uy / length) if length > 1e-6 else (0.0, -1.0),
        colours=log_probabilities(rest[: len(COLOUR_CLASSES)]),
        numbers=log_probabilities(rest[len(COLOUR_CLASSES) :]),
        score=1 / (1 + math.exp(-logit)),
    )


@lru_cache(maxsize=1)
def _session() -> Any:
    """The loaded model."""
    onnxruntime = needed("onnxruntime")
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    with as_file(files("tilerummy") / "photo" / "tiles.onnx") as path:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


# Inks: the face of a tile is white under the light of its place. What the print takes away from that light, as a
# direction, does not change where blur mixes ink and face, nor in shadow.

GRID = 24
"""Samples across the inner part of a tile, in each direction."""
INNER = 0.36
"""How far the inner part reaches from the centre, in widths and heights: the rim and its shadow stay outside."""
INKED = 0.12
"""The share of the samples that is taken as ink, the most different from the face."""
LEAST_CONTRAST = 0.08


def with_inks(pixels: "NDArray[np.uint8]", tiles: Sequence[Found]) -> list[Found]:
    """The tiles with the colours of their print and of their face."""
    measured = ((tile, *measure(pixels, tile)) for tile in tiles)
    return [replace(tile, face=face, ink=ink) for tile, face, ink in measured]


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
