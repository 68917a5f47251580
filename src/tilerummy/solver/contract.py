"""The input and output of a backend, in small integers: no edition, no policy, no tile objects.

Colours are 0 to 3, numbers 1 to 13, and the kind `13 * colour + number - 1` is a place in the 52 counts. A meld is a
`Shape`. A backend gets a `Task`: tiles that must lie on the table, tiles that may, jokers of both sorts, a weight for
each rack tile, and *locks*: melds that stay whole but may grow. `search` translates what an edition forbids into tasks;
the backend does not know about it.
"""

from functools import lru_cache
from typing import NamedTuple

from tilerummy.engine.errors import Impossible

NUMBERS = 13
KINDS = 52
GROUP = 4
"""The `kind` of a group; a smaller `kind` is the colour of a run."""
MOST_JOKERS = 4
MOST_COPIES = 2
MOST_WEIGHT = 1 << 29
JOKER_MAY_JOIN = 16
"""Bit of `Lock.room`: a joker may become the fourth tile of a locked group."""


class Shape(NamedTuple):
    """One meld. A run: colour, first, last, and bit `n` of `jokers` set where a joker lies at `n`.
    A group: `GROUP`, its number, a mask of its real colours, and how many jokers it holds (`joker_colours`: which).

    >>> Shape(2, 3, 5, 1 << 4).size, Shape(GROUP, 7, 0b0111, 1).joker_count
    (3, 1)
    """

    kind: int
    low: int
    high: int
    jokers: int = 0
    joker_colours: int = 0

    @property
    def is_run(self) -> bool:
        return self.kind != GROUP

    @property
    def size(self) -> int:
        return self.high - self.low + 1 if self.kind != GROUP else self.high.bit_count() + self.jokers

    @property
    def joker_count(self) -> int:
        return self.jokers.bit_count() if self.kind != GROUP else self.jokers

    def tiles(self) -> tuple[int, ...]:
        """The kinds of its numbered tiles."""
        return _tiles(self)


@lru_cache(maxsize=1 << 14)
def _tiles(shape: Shape) -> tuple[int, ...]:
    if shape.kind == GROUP:
        return tuple(13 * colour + shape.low - 1 for colour in range(4) if shape.high >> colour & 1)
    first = 13 * shape.kind - 1
    return tuple(first + n for n in range(shape.low, shape.high + 1) if not shape.jokers >> n & 1)


class Lock(NamedTuple):
    """A meld that stays whole. A locked run may grow at both ends; a locked group by one tile of `room` (colours)."""

    shape: Shape
    room: int = 0


class Task(NamedTuple):
    """Use every table tile, any rack tiles, all `table_jokers`, up to `rack_jokers`; locks are additional.

    The answer is worth the weights of the rack tiles and jokers used, and must be worth more than `floor`.
    Weights are not negative; `joker_weight` may be. Jokers with colours are not counted but given as masks of colours:
    `table_coloured` and `rack_coloured`. Such a joker is a tile of its colour whose number is open.
    """

    table: bytes
    rack: bytes
    table_jokers: int
    rack_jokers: int
    weights: tuple[int, ...]
    joker_weight: int = 0
    floor: int = -1
    locks: tuple[Lock, ...] = ()
    table_coloured: int = 0
    rack_coloured: int = 0


class Answer(NamedTuple):
    """The best value and one table with that value: locked melds first, grown or not, in the order of the locks.

    `unplaced_jokers` counts table jokers without a place because every run is locked and full. Then `value` is
    only a bound, and the caller has to branch.
    """

    value: int
    shapes: list[Shape]
    unplaced_jokers: int = 0


def check_shape(shape: Shape) -> None:
    """Raise `Impossible` if the integers are not a meld."""
    kind, low, high, jokers, joker_colours = shape
    if kind == GROUP:
        fits = 1 <= low <= NUMBERS and 0 < high < 16 and 0 <= jokers <= 3 and 3 <= high.bit_count() + jokers <= 4
        fits = (
            fits and 0 <= joker_colours < 16 and not joker_colours & high and joker_colours.bit_count() in (0, jokers)
        )
    else:
        fits = 0 <= kind < GROUP and 1 <= low <= high - 2 and high <= NUMBERS
        fits = fits and 0 <= jokers < 1 << 14 and not jokers & ~(((2 << high) - 1) & -(1 << low))
        fits = fits and jokers.bit_count() < high - low + 1
    if not fits:
        raise Impossible("no-such-shape", shape=tuple(shape))
