"""Locks for the branches of a search: a meld kept whole, and the smallest melds in which a joker stays."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tilerummy.solver.contract import GROUP, JOKER_MAY_JOIN, NUMBERS, Lock, Shape
from tilerummy.solver.shapes import UNCOLOURED, Place


@lru_cache(maxsize=1 << 14)  # there are few melds, and most tasks of a search lock the same ones
def whole(shape: Shape) -> Lock:
    """A meld of the table that stays whole and may grow as far as its kind allows."""
    grows = not shape.is_run and shape.size == 3
    return Lock(shape, (15 & ~(shape.high | shape.joker_colours)) | JOKER_MAY_JOIN if grows else 0)


def with_others_replaced(shape: Shape, place: Place) -> Iterator[Shape]:
    """A meld in which one joker stays, and each other joker does too or is replaced by a tile that it meant."""
    if shape.is_run:
        number = (place.means.bit_length() - 1) % 13 + 1
        others = shape.jokers & ~(1 << number)
        left = others
        while True:  # every subset of the others, from all to none
            yield shape._replace(jokers=left | 1 << number)
            if not left:
                return
            left = left - 1 & others
    coloured = place.joker_colour != UNCOLOURED
    free = shape.joker_colours & ~(1 << place.joker_colour) if coloured else 15 & ~shape.high
    colours = [1 << c for c in range(4) if free >> c & 1]
    for count in range(shape.jokers):
        for real in combinations(colours, count):
            joker_colours = shape.joker_colours & ~sum(real)
            yield Shape(GROUP, shape.low, shape.high | sum(real), shape.jokers - count, joker_colours)


def next_to(lock: Lock) -> int:
    """The kinds by which a lock may grow."""
    shape = lock.shape
    if shape.is_run:
        numbers = [n for n in (shape.low - 2, shape.low - 1, shape.high + 1, shape.high + 2) if 1 <= n <= NUMBERS]
        return sum(1 << 13 * shape.kind + n - 1 for n in numbers)
    return sum(1 << 13 * c + shape.low - 1 for c in range(4) if lock.room >> c & 1)


def where_it_stays(shape: Shape, place: Place) -> Iterator[Lock]:
    """The smallest melds in which a joker of `shape` still means the same."""
    if place.joker_colour != UNCOLOURED:
        yield from _where_coloured_stays(shape, place)
        return
    if shape.is_run:
        number = (place.means.bit_length() - 1) % 13 + 1
        for low in range(max(1, number - 2), min(number, NUMBERS - 2) + 1):
            others = [n for n in range(low, low + 3) if n != number]
            for wild in (0, 1 << others[0], 1 << others[1]):
                yield Lock(Shape(shape.kind, low, low + 2, 1 << number | wild))
        return
    meant = 15 & ~shape.high
    for real, jokers in ((2, 1), (1, 2)):
        for colours in combinations(range(4), real):
            mask = sum(1 << c for c in colours)
            missing = 15 & ~mask
            if not missing & meant:
                continue
            room = sum(1 << c for c in range(4) if missing >> c & 1 and missing & ~(1 << c) & meant)
            yield Lock(Shape(GROUP, shape.low, mask, jokers), room | JOKER_MAY_JOIN)


def _where_coloured_stays(shape: Shape, place: Place) -> Iterator[Lock]:
    """The same for a joker that has a colour: in a group of its number it always means the same."""
    if shape.is_run:
        number = (place.means.bit_length() - 1) % 13 + 1
        for low in range(max(1, number - 2), min(number, NUMBERS - 2) + 1):
            yield Lock(Shape(shape.kind, low, low + 2, 1 << number))
        return
    others = [c for c in range(4) if c != place.joker_colour]
    for pair in combinations(others, 2):
        mask = sum(1 << c for c in pair)
        for wild in (0, 1 << pair[0], 1 << pair[1]):
            joker_colours = wild | 1 << place.joker_colour
            yield whole(Shape(GROUP, shape.low, mask & ~wild, joker_colours.bit_count(), joker_colours))
