"""Tables made of found tiles, as a detector without faults would find them, and with faults added on purpose."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile
from tilerummy.photo.found import COLOUR_CLASSES, NUMBER_CLASSES, Found, log_probabilities

WIDTH, HEIGHT = 40.0, 54.0
INKS = {
    "k": (25, 25, 30),
    "b": (20, 70, 180),
    "r": (205, 30, 40),
    "o": (240, 130, 25),
    "y": (240, 195, 30),
    "g": (30, 140, 60),
}
Rows = Sequence[Sequence[str]]
StandIn = Callable[[Sequence[Found]], None]
"""What the fixture `finds` gives: it tells the stand-in for the model what to find."""


def absorbed(rgb: tuple[int, int, int]) -> tuple[float, float, float]:
    """What an ink on white absorbs, with length 1."""
    values = [1 - each / 255 for each in rgb]
    length = math.hypot(*values)
    return values[0] / length, values[1] / length, values[2] / length


def found(name: str, x: float = 0.0, y: float = 0.0, margin: float = 8.0, ink: bool = True) -> Found:
    """A tile that points upwards; the right classes are ahead of the others by `margin`."""
    tile = Tile.parse(name)
    colour = COLOUR_CLASSES.index(tile.colour if tile.number else "j")
    number = NUMBER_CLASSES.index(tile.number)
    return Found(
        x=x,
        y=y,
        width=WIDTH,
        height=HEIGHT,
        up=(0.0, -1.0),
        colours=log_probabilities([margin * (at == colour) for at in range(len(COLOUR_CLASSES))]),
        numbers=log_probabilities([margin * (at == number) for at in range(len(NUMBER_CLASSES))]),
        score=0.9,
        ink=absorbed(INKS[tile.colour or "r"]) if ink else None,
    )


def laid_out(rows: Rows, margin: float = 8.0, gap: float = 2.2, columns: int = 3) -> list[Found]:
    """Rows side by side and below each other, with clear gaps between them."""
    tiles: list[Found] = []
    x, y = 0.0, 0.0
    for number, row in enumerate(rows):
        if number % columns == 0:
            x, y = 0.0, y + 1.6 * HEIGHT
        for name in row:
            tiles.append(found(name, x, y, margin))
            x += WIDTH * 1.02
        x += (gap - 1) * WIDTH
    return tiles


def turned(
    tiles: Sequence[Found], degrees: float, scale: float = 1.0, shift: tuple[float, float] = (0, 0)
) -> list[Found]:
    """The same tiles in a picture that is rotated, scaled and shifted."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def rotate(x: float, y: float) -> tuple[float, float]:
        return x * cos - y * sin, x * sin + y * cos

    changed = []
    for tile in tiles:
        x, y = rotate(tile.x, tile.y)
        changed.append(
            replace(
                tile,
                x=scale * x + shift[0],
                y=scale * y + shift[1],
                width=scale * tile.width,
                height=scale * tile.height,
                up=rotate(*tile.up),
            )
        )
    return changed


def noisy(tiles: Sequence[Found], random: Random, places: float = 0.05, prints: float = 1.0) -> list[Found]:
    """The same tiles with noise on their places, directions and probabilities."""

    def shaken(logs: Sequence[float]) -> tuple[float, ...]:
        return log_probabilities([each + random.gauss(0, prints) for each in logs])

    changed = []
    for tile in tiles:
        angle = math.atan2(tile.up[1], tile.up[0]) + random.gauss(0, places)
        size = math.exp(random.gauss(0, places))
        changed.append(
            replace(
                tile,
                x=tile.x + random.gauss(0, places) * tile.width,
                y=tile.y + random.gauss(0, places) * tile.height,
                width=tile.width * size,
                height=tile.height * size,
                up=(math.cos(angle), math.sin(angle)),
                colours=shaken(tile.colours),
                numbers=shaken(tile.numbers),
            )
        )
    return changed


def mistaken(tile: Found, name: str, lead: float = 2.0) -> Found:
    """The same tile, read as another one by this lead."""
    other = Tile.parse(name)
    colours, numbers = list(tile.colours), list(tile.numbers)
    colours[COLOUR_CLASSES.index(other.colour if other.number else "j")] = max(colours) + lead
    numbers[NUMBER_CLASSES.index(other.number)] = max(numbers) + lead
    return replace(tile, colours=log_probabilities(colours), numbers=log_probabilities(numbers))


def random_table(random: Random, palette: str = "kbro", melds: int = 8, jokers: int = 2) -> list[list[str]]:
    """Rows of melds that one box holds."""
    left = {(colour, number): 2 for colour in palette for number in NUMBERS}
    rows: list[list[str]] = []
    while len(rows) < melds:
        if random.random() < 0.5:
            colour, first = random.choice(palette), random.randint(1, 11)
            kinds = [(colour, first + at) for at in range(random.randint(3, min(7, 14 - first)))]
        else:
            number = random.randint(1, 13)
            kinds = [(colour, number) for colour in random.sample(palette, random.randint(3, 4))]
        if all(left[kind] for kind in kinds):
            for kind in kinds:
                left[kind] -= 1
            row = [f"{colour}{number}" for colour, number in kinds]
            if jokers and random.random() < 0.2:
                jokers -= 1
                row[random.randrange(len(row))] = "j"
            rows.append(row)
    return rows


assert set(INKS) == set(COLOURS)
