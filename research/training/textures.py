"""All textures of a stock in one long array, so that a renderer can look up any pixel of any texture.

Each texture is stored in full, half and quarter size. A distant tile is drawn from a small one, as a camera sees it.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

from research.training import designs, others, sheets
from research.training.scenes import Stock

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LEVELS = 3


class Textures(NamedTuple):
    """`pixels` has four channels; the others have a row for each texture and a column for each level."""

    pixels: np.ndarray
    starts: np.ndarray
    widths: np.ndarray
    heights: np.ndarray


def new_stock(seed: int, count: int, things: int, fonts: Sequence[Path]) -> Stock:
    """A stock with `count` designs, and `things` other things of each kind."""
    random = np.random.default_rng(seed)
    made = [designs.random_design(random, fonts) for _ in range(count)]
    return Stock(made, [kind for kind in others.KINDS for _ in range(things)])


def smaller(texture: np.ndarray) -> list[np.ndarray]:
    """The texture in every size, each as rows of four channels."""
    image = Image.fromarray(texture, "RGBA") if texture.ndim == 3 else None
    assert image is not None
    sizes = [image]
    for _ in range(LEVELS - 1):
        last = sizes[-1]
        bands = [band.resize((last.width // 2, last.height // 2), Image.Resampling.BOX) for band in last.split()]
        sizes.append(Image.merge("RGBA", bands))
    return [np.asarray(size).reshape(-1, 4) for size in sizes]


def drawn(job: tuple[designs.Design | str, int, list[Path]]) -> np.ndarray:
    """The pixels of one design, or of one other thing, in every size."""
    what, seed, fonts = job
    if isinstance(what, designs.Design):
        drawings = list(designs.draw_design(what))
    else:
        drawings = [others.draw_other(what, np.random.default_rng(seed), fonts)]
    return np.concatenate([level for drawing in drawings for level in smaller(drawing)])


def draw_stock(stock: Stock, fonts: Sequence[Path], workers: int = 1) -> Textures:
    """Draws every texture of the stock."""
    jobs: list[tuple[designs.Design | str, int, list[Path]]] = []
    jobs += [(design, 0, []) for design in stock.designs]
    jobs += [(kind, index, list(fonts)) for index, kind in enumerate(stock.others)]
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            parts = list(pool.map(drawn, jobs, chunksize=16))
    else:
        parts = [drawn(job) for job in jobs]
    sizes = [(sheets.WIDTH, sheets.HEIGHT)] * (len(stock.designs) * designs.TEXTURES)
    sizes += [(others.WIDTH, others.HEIGHT)] * len(stock.others)
    full = np.array(sizes, np.int64)
    widths = np.stack([full[:, 0] >> level for level in range(LEVELS)], 1)
    heights = np.stack([full[:, 1] >> level for level in range(LEVELS)], 1)
    starts = np.concatenate([[0], np.cumsum((widths * heights).reshape(-1))[:-1]]).reshape(-1, LEVELS)
    return Textures(np.concatenate(parts), starts, widths, heights)
