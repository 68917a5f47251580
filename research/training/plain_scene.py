"""Draws one scene with numpy and Pillow only, for tests and for a first look. `render` draws many with torch.

python -m research.training.plain_scene FILE.png "r3 r4 r5" "k7 b7 o7 j"
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageFilter

from research.training import colours, scenes
from research.training.textures import Textures, draw_stock, new_stock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.random import Generator

SIDES = (1.0, 0.6, 0.25)  # slices of a thing behind its face, painted from the back


def tile_class(name: str) -> tuple[int, int]:
    """The classes of colour and number of a tile such as `r5` or `j`."""
    if name == "j":
        return len(colours.COLOURS), 13
    return colours.COLOURS.index(name[0]), int(name[1:]) - 1


def table(
    random: Generator,
    stock: scenes.Stock,
    size: int,
    rows: Sequence[Sequence[str]],
    palette: str = "kbro",
    turned: float = 0.0,
) -> scenes.Scene:
    """A table with these rows of tiles, seen from above, a little from the side."""
    box = scenes.new_box(random, stock)
    box.inks = colours.inks(random, palette)
    longest = max((len(row) for row in rows), default=1)
    lead = box.aspect * 1.35
    tile = 0.78 * size / max(longest * 1.05, len(rows) * lead)
    camera = scenes.camera_at(random, size, tile, random.uniform(0.05, 0.35), random.normal(0, 0.03), turned)
    camera.principal = (size / 2, size / 2)
    scene = scenes.Scene(size, camera, light=random.normal(0, 0.05, 2))
    for index, row in enumerate(rows):
        y = ((len(rows) - 1) / 2 - index) * lead
        box.bag = [tile_class(name) for name in reversed(row)]
        for place in range(len(row)):
            right, down, normal = scenes.flat(random.normal(0, 0.01))
            x = (place - (len(row) - 1) / 2) * 1.04
            scene.things.append(box.tile(random, np.array([x, y, box.thick]), right, down, normal))
    position = camera.position
    scene.things.sort(key=lambda thing: -float(np.linalg.norm(thing.centre - position)))
    return scene


def background(random: Generator, size: int) -> np.ndarray:
    """A plain or grained table top."""
    first = colours.jittered(random, (120, 85, 60), 35)
    cells = random.uniform(0, 1, (int(random.integers(4, 90)), int(random.integers(2, 8)))) * 255
    field = np.asarray(Image.fromarray(cells.astype(np.uint8)).resize((size, size), Image.Resampling.BICUBIC)) / 255
    return first * (1 - 0.3 * field[..., None])


def draw(scene: scenes.Scene, textures: Textures, random: Generator) -> Image.Image:
    """The picture of a scene: things from the back to the front, then a little blur and noise."""
    picture = background(random, scene.size)
    for thing in scene.things:
        paint(picture, scene, thing, textures)
    noisy = picture * random.uniform(0.85, 1.05) + random.normal(0, 0.012, picture.shape)
    image = Image.fromarray((noisy.clip(0, 1) * 255).astype(np.uint8))
    return image.filter(ImageFilter.GaussianBlur(random.uniform(0.4, 0.8)))


def paint(picture: np.ndarray, scene: scenes.Scene, thing: scenes.Thing, textures: Textures) -> None:
    """Paints one thing: its shadow, its sides and its face."""
    camera = scene.camera
    columns = camera.project(np.stack([thing.right, thing.down, thing.centre - camera.position, thing.normal]))
    for depth in (*SIDES, 0.0):
        matrix = np.stack([columns[0], columns[1], columns[2] - columns[3] * thing.thick * depth], 1)
        corners = (
            np.array([[a * thing.width, b * thing.height, 1] for a in (-0.6, 0.6) for b in (-0.6, 0.6)]) @ matrix.T
        )
        corners = corners[:, :2] / corners[:, 2:]
        left, top = np.floor(corners.min(0)).astype(int).clip(0, scene.size)
        right, bottom = np.ceil(corners.max(0)).astype(int).clip(0, scene.size)
        if left >= right or top >= bottom:
            continue
        window = picture[top:bottom, left:right]
        y, x = np.mgrid[top:bottom, left:right] + 0.5
        local = np.stack([x, y, np.ones_like(x)], -1) @ np.linalg.inv(matrix).T
        s, t = local[..., 0] / local[..., 2], local[..., 1] / local[..., 2]
        if depth == SIDES[0]:
            away = outside(s - scene.light[0], t + scene.light[1], thing)
            window *= 1 - ((0.5 - away / 0.15).clip(0, 1) * thing.shadow)[..., None]
        inside = outside(s, t, thing) < 0
        colour = thing.base * (0.75 - 0.1 * depth) if depth else face(s[inside], t[inside], thing, textures)
        window[inside] = colour


def outside(s: np.ndarray, t: np.ndarray, thing: scenes.Thing) -> np.ndarray:
    """The distance from the rounded face; negative inside."""
    across = np.abs(s) - (thing.width / 2 - thing.radius)
    along = np.abs(t) - (thing.height / 2 - thing.radius)
    beyond = np.hypot(across.clip(0), along.clip(0))
    distance: np.ndarray = beyond + np.maximum(across, along).clip(None, 0) - thing.radius
    return distance


def face(s: np.ndarray, t: np.ndarray, thing: scenes.Thing, textures: Textures) -> np.ndarray:
    """The colours of points of a face."""
    if thing.texture < 0:
        return np.broadcast_to(thing.base, (len(s), 3))
    width, height = textures.widths[thing.texture, 0], textures.heights[thing.texture, 0]
    column = ((s / thing.width + 0.5) * width).astype(int).clip(0, width - 1)
    row = ((t / thing.height + 0.5) * height).astype(int).clip(0, height - 1)
    masks = textures.pixels[textures.starts[thing.texture, 0] + row * width + column] / 255
    inked = masks[:, :3].sum(1, keepdims=True).clip(0, 1)
    colour: np.ndarray = (thing.base * (1 - inked) + masks[:, :3] @ thing.inks) * masks[:, 3:] * (255 / 128)
    np.minimum(colour, 1, out=colour)
    return colour


def picture(
    seed: int, rows: Sequence[Sequence[str]], size: int = 960, palette: str = "kbro", turned: float = 0.0
) -> Image.Image:
    """A picture of these rows in a made-up design with Pillow's own font: the same seed gives the same picture."""
    random = np.random.default_rng(seed)
    stock = new_stock(seed, 1, 1, [])
    return draw(table(random, stock, size, rows, palette, turned), draw_stock(stock, []), random)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(f"Usage: {__doc__}")
    picture(1, [row.split() for row in sys.argv[2:]]).save(Path(sys.argv[1]))
