"""Things on a table that are not tiles of the game: cards, dominoes, dice, keys, letter tiles, pages, boxes.

They have the channels of `designs` and are drawn at `WIDTH` x `HEIGHT` pixels. A model that has seen them finds fewer
tiles where there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

from research.training.sheets import fitted, glyphs, shape

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.random import Generator

WIDTH, HEIGHT = 192, 256
KINDS = ("card", "domino", "die", "key", "letter", "page", "numbers", "box", "blank", "round")
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

# Height over width of each kind, and its width in widths of a tile: the smallest and the largest.
PROPORTIONS: dict[str, tuple[float, float, float]] = {
    "card": (1.4, 1.6, 3.0),
    "domino": (2.0, 0.9, 1.4),
    "die": (1.0, 0.5, 0.9),
    "key": (1.0, 0.5, 0.9),
    "letter": (1.05, 0.7, 1.0),
    "page": (1.4, 3.0, 9.0),
    "numbers": (1.4, 2.0, 8.0),
    "box": (1.0, 3.0, 9.0),
    "blank": (1.35, 0.8, 1.2),
    "round": (1.0, 0.4, 3.0),
}


def random_text(random: Generator, length: int, letters: str = LETTERS) -> str:
    return "".join(random.choice(list(letters)) for _ in range(length))


def draw_other(kind: str, random: Generator, fonts: Sequence[Path]) -> np.ndarray:
    """One texture of the kind: HEIGHT x WIDTH x 4."""
    inks = [Image.new("L", (WIDTH, HEIGHT)) for _ in range(3)]
    shade = Image.new("L", (WIDTH, HEIGHT), 128)
    pens = [ImageDraw.Draw(ink) for ink in inks]
    font = str(fonts[int(random.integers(len(fonts)))]) if fonts else ""

    def write(text: str, x: float, y: float, tall: float, widest: float, ink: int = 0, turned: bool = False) -> None:
        stamp = fitted(glyphs(font, text), tall, 1, widest)
        if turned:
            stamp = stamp.rotate(180)
        inks[ink].paste(255, (round(x - stamp.width / 2), round(y - stamp.height / 2)), stamp)

    if kind == "card":
        rank = str(random.choice(["A", "K", "Q", "J", "10", *"23456789"]))
        suit = str(random.choice(["heart", "diamond", "star", "disc"]))
        for column, row, turned in ((24, 34, False), (WIDTH - 24, HEIGHT - 34, True)):
            write(rank, column, row, 36, 34, 0, turned)
            shape(pens[0], suit, column, row + (-34 if turned else 34), 13)
        for x, y in random.uniform((0.32, 0.15), (0.68, 0.85), (int(random.integers(1, 9)), 2)):
            shape(pens[0], suit, x * WIDTH, y * HEIGHT, 17)
    elif kind == "domino":
        pens[0].line((20, HEIGHT / 2, WIDTH - 20, HEIGHT / 2), fill=255, width=5)
        for half in (0.25, 0.75):
            pips(pens[0], random, WIDTH / 2, HEIGHT * half, WIDTH * 0.3, HEIGHT * 0.15)
    elif kind == "die":
        pips(pens[0], random, WIDTH / 2, HEIGHT / 2, WIDTH * 0.28, HEIGHT * 0.28)
    elif kind == "key":
        write(random_text(random, 1), WIDTH * 0.4, HEIGHT * 0.4, HEIGHT * 0.4, WIDTH * 0.5)
        if random.random() < 0.3:
            write(random_text(random, 1, "!?$%&/"), WIDTH * 0.72, HEIGHT * 0.75, HEIGHT * 0.22, WIDTH * 0.3)
    elif kind == "letter":
        write(random_text(random, 1), WIDTH * 0.46, HEIGHT * 0.46, HEIGHT * 0.55, WIDTH * 0.6)
        write(str(random.integers(1, 11)), WIDTH * 0.83, HEIGHT * 0.84, HEIGHT * 0.14, WIDTH * 0.2)
    elif kind in {"page", "numbers"}:
        letters = LETTERS.lower() if kind == "page" else "0123456789"
        y, tall = 18.0, random.uniform(6, 18)
        while y < HEIGHT - 12:
            x = 14.0 + random.uniform(0, 20)
            while x < WIDTH - 30:
                wide = random.uniform(1, 5) * tall * 0.6
                text = random_text(random, int(random.integers(1, 7 if kind == "page" else 3)), letters)
                write(text, x + wide / 2, y, tall, wide, int(random.integers(0, 2)) if kind == "numbers" else 0)
                x += wide + tall * random.uniform(0.5, 3 if kind == "numbers" else 0.8)
            y += tall * random.uniform(1.4, 2)
    elif kind == "box":
        for _ in range(int(random.integers(1, 6))):
            x, y = random.uniform(0.15, 0.85, 2) * (WIDTH, HEIGHT)
            pick = random.random()
            if pick < 0.4:
                write(
                    random_text(random, int(random.integers(2, 7))),
                    x,
                    y,
                    random.uniform(16, 50),
                    WIDTH * 0.7,
                    int(random.integers(3)),
                )
            elif pick < 0.75:
                shape(
                    pens[int(random.integers(3))],
                    str(random.choice(["circle", "disc", "star", "heart"])),
                    x,
                    y,
                    random.uniform(12, 60),
                )
            else:
                pens[int(random.integers(3))].rectangle((x - 40, y - 20, x + 40, y + 20), fill=255)
    elif kind == "round":
        radius = WIDTH / 2
        for _ in range(int(random.integers(0, 6))):
            radius *= random.uniform(0.55, 0.95)
            tall = radius * HEIGHT / WIDTH
            x, y = random.normal(WIDTH / 2, 3), random.normal(HEIGHT / 2, 4)
            edge = (x - radius, y - tall, x + radius, y + tall)
            pens[int(random.integers(3))].ellipse(edge, outline=255, width=int(random.integers(2, 12)))
    if kind in {"blank", "die", "key"} and random.random() < 0.4:
        ImageDraw.Draw(shade).ellipse(
            (WIDTH * 0.2, HEIGHT * 0.2, WIDTH * 0.8, HEIGHT * 0.8), fill=int(random.integers(105, 150))
        )
    return np.asarray(Image.merge("RGBA", [*inks, shade]))


def pips(pen: ImageDraw.ImageDraw, random: Generator, x: float, y: float, wide: float, tall: float) -> None:
    """The dots of a die or of half a domino."""
    count = int(random.integers(1, 7))
    places = [(0, 0)] if count % 2 else []
    places += [(-1, -1), (1, 1)] if count > 1 else []
    places += [(1, -1), (-1, 1)] if count > 3 else []
    places += [(-1, 0), (1, 0)] if count > 5 else []
    for across, down in places:
        shape(pen, "disc", x + across * wide, y + down * tall, min(wide, tall) * 0.28)
