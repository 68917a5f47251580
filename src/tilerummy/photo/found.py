"""What a detector finds in a photo: tiles with their place, their direction, and how probable each print is."""

import math
from collections.abc import Sequence

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.tiles import COLOURS, NUMBERS

Point = tuple[float, float]
Colour = tuple[float, float, float]

COLOUR_CLASSES = (*COLOURS, "j")
"""The classes of the colour, in the order of the model's outputs; the last one is a joker."""
NUMBER_CLASSES = (*NUMBERS, 0)
"""The classes of the number, in the order of the model's outputs; the last one is a joker."""
LEAST = math.log(1e-4)
"""The lowest logarithm of a probability: no detector is surer than this, whatever it says."""


@dataclass(frozen=True)
class Found:
    """One tile in a photo. Lengths are in pixels, x grows to the right and y grows downwards.

    `up` is the direction from the foot of the number to its head, with length 1. `ink` is what the print absorbs of
    red, green and blue light, with length 1, and `face` is the colour of the blank part, from 0 to 255. They are None
    if they could not be measured.
    """

    x: float
    y: float
    width: float
    height: float
    up: Point
    colours: tuple[float, ...]
    numbers: tuple[float, ...]
    score: float
    ink: Colour | None = None
    face: Colour | None = None

    @property
    def right(self) -> Point:
        """The direction in which the number is read."""
        return -self.up[1], self.up[0]

    @property
    def outline(self) -> tuple[Point, ...]:
        """The four corners, clockwise for the reader of the number, from the upper left one."""
        (ux, uy), (rx, ry) = self.up, self.right
        across, along = self.width / 2, self.height / 2
        return tuple(
            (self.x + a * across * rx + b * along * ux, self.y + a * across * ry + b * along * uy)
            for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))
        )


def log_probabilities(logits: Sequence[float]) -> tuple[float, ...]:
    """Logits as logarithms of probabilities, none lower than `LEAST`.

    >>> [round(math.exp(each), 2) for each in log_probabilities([0.0, 0.0])]
    [0.5, 0.5]
    """
    top = max(logits)
    total = top + math.log(sum(math.exp(each - top) for each in logits))
    return tuple(max(LEAST, each - total) for each in logits)
