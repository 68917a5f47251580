"""Writes rendered photos with labels, to measure the reader.

    python -m research.training.rendered FOLDER FONTS --count 40

The designs use the fonts that `train` keeps back, so the model has never seen them. Rows are runs and groups.
`python tools/measure_photos.py FOLDER` measures the reader on them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from research.training.plain_scene import draw, table
from research.training.textures import draw_stock, new_stock

if TYPE_CHECKING:
    from numpy.random import Generator


def meld(random: Generator, palette: str) -> list[str]:
    """A run or a group, now and then with a joker."""
    if random.random() < 0.5:
        length = int(random.integers(3, 7))
        first = int(random.integers(1, 15 - length))
        colour = str(random.choice(list(palette)))
        tiles = [f"{colour}{first + step}" for step in range(length)]
    else:
        number = int(random.integers(1, 14))
        order = random.permutation(list(palette))[: int(random.integers(3, 5))]
        tiles = [f"{colour}{number}" for colour in order]
    if random.random() < 0.12:
        tiles[int(random.integers(len(tiles)))] = "j"
    return tiles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("fonts", type=Path, help="folder with the fonts of training/fonts.txt")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--palettes", nargs="+", default=["kbro", "kbry", "bryg"], help="colours of the boxes")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    fonts = sorted(options.fonts.glob("*.ttf"))[::10]
    lines = []
    for index in range(options.count):
        random = np.random.default_rng([options.seed, index])
        palette = options.palettes[index % len(options.palettes)]
        rows = [meld(random, palette) for _ in range(int(random.integers(3, 9)))]
        stock = new_stock(int(random.integers(2**31)), 1, 1, fonts)
        scene = table(random, stock, 1280, rows, palette, float(random.normal(0, 0.15)))
        name = f"rendered-{index:03}.jpg"
        draw(scene, draw_stock(stock, fonts), random).save(options.folder / name, quality=85)
        tiles = [tile for row in rows for tile in row]
        lines.append({"file": name, "kind": "table", "design": palette, "tiles": tiles, "rows": rows})
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (options.folder / "labels.jsonl").write_text(text, encoding="utf-8")
    print(f"{len(lines)} photos in {options.folder}")


if __name__ == "__main__":
    main()
