"""Melds as integers: their tiles, the meaning of their jokers, and all melds that can be made from some tiles.

Masks of kinds have bit `13 * colour + number - 1`; no meld holds a kind twice, so a mask and a number of jokers say
all about its tiles.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tilerummy.solver.contract import GROUP, JOKER_MAY_JOIN, KINDS, NUMBERS, Lock, Shape

UNCOLOURED = -1
"""The joker_colour of a joker without colour."""


class Place(NamedTuple):
    """A joker in a meld: its colour, or `UNCOLOURED`, and a mask of the kinds it can mean there."""

    joker_colour: int
    means: int


@lru_cache(maxsize=1 << 14)
def mask_of(shape: Shape) -> int:
    """Its numbered tiles as a mask of kinds."""
    return sum(1 << kind for kind in shape.tiles())


def places_of(shape: Shape, coloured: bool) -> tuple[Place, ...]:
    """Its jokers.

    >>> [bin(place.means) for place in places_of(Shape(0, 3, 5, 1 << 4), False)]
    ['0b1000']
    """
    if shape.is_run:
        joker_colour = shape.kind if coloured else UNCOLOURED
        numbers = [n for n in range(shape.low, shape.high + 1) if shape.jokers >> n & 1]
        return tuple(Place(joker_colour, 1 << 13 * shape.kind + n - 1) for n in numbers)
    if coloured:
        return tuple(Place(c, 1 << 13 * c + shape.low - 1) for c in range(4) if shape.joker_colours >> c & 1)
    free = sum(1 << 13 * c + shape.low - 1 for c in range(4) if not shape.high >> c & 1)
    return (Place(UNCOLOURED, free),) * shape.jokers


def joker_colours_of(shape: Shape) -> int:
    """The colours of the jokers of a meld, where jokers have colours."""
    return (1 << shape.kind if shape.jokers else 0) if shape.is_run else shape.joker_colours


def holds(whole: Shape, part: Shape) -> bool:
    """Whether the tiles of `part`, jokers included, are among those of `whole`."""
    if mask_of(part) & ~mask_of(whole) or part.joker_count > whole.joker_count:
        return False
    if not part.joker_colours and not whole.joker_colours:
        return True
    return not joker_colours_of(part) & ~joker_colours_of(whole)  # one of them is a group of coloured jokers


def grew_from(whole: Shape, part: Shape) -> bool:
    """Whether `whole` is `part` or grew from it, place by place."""
    if whole.kind != part.kind:
        return False
    if whole.is_run:
        span = ((2 << part.high) - 1) & -(1 << part.low)
        return whole.low <= part.low and part.high <= whole.high and whole.jokers & span == part.jokers
    return (
        whole.low == part.low
        and not part.high & ~whole.high
        and part.jokers <= whole.jokers
        and not part.joker_colours & ~whole.joker_colours
    )


def shared(one: Shape, other: Shape) -> int:
    """How many tiles, jokers included, the two have in common."""
    return (mask_of(one) & mask_of(other)).bit_count() + min(one.joker_count, other.joker_count)


def shapes_from(
    counts: Sequence[int], jokers: int, longest: int = 5, joker_colours: int | None = None
) -> Iterator[Shape]:
    """Every meld of these tiles with at most `jokers` jokers, runs no longer than `longest`.

    `joker_colours` is a mask of the colours that the jokers have, None where jokers have no colour.
    """
    if joker_colours is not None:
        for shape in shapes_from(counts, 4, longest):
            yield from _coloured(shape, joker_colours)
        return
    groups, runs = [0] * NUMBERS, [0] * 4  # which colours there are of each number, and which numbers of each colour
    for kind, count in enumerate(counts):
        if count:
            colour, number = divmod(kind, NUMBERS)
            groups[number] |= 1 << colour
            runs[colour] |= 2 << number
    for number, there in enumerate(groups, 1):
        if there:
            yield from _groups(number, there, jokers)
    for colour, there in enumerate(runs):
        yield from _runs_of(colour, there, jokers, longest)


_SUIT = 8 * NUMBERS
_FIRSTS = sum(1 << 8 * kind for kind in range(KINDS) if kind % NUMBERS < NUMBERS - 2)
"""The kinds that a run of three can begin with, as counts of eight bits each."""
_COLOUR = sum(1 << 8 * kind for kind in range(NUMBERS))
_ALL = sum(1 << 8 * kind for kind in range(KINDS))


def in_some_meld(counts: bytes, jokers: int) -> bytes:
    """The tiles that are in some meld of these tiles with at most `jokers` jokers, as counts.

    All kinds are compared at once. A sum of three or four kinds and 5 + `jokers` has the bit 8 if it reaches 3.
    This needs at most `MOST_COPIES` tiles of a kind and `MOST_JOKERS` jokers.

    >>> rack = Shape(0, 3, 6).tiles() + Shape(GROUP, 9, 0b0011).tiles()
    >>> found = [in_some_meld(bytes([kind in rack for kind in range(KINDS)]), jokers) for jokers in (0, 1)]
    >>> [sum(counts) for counts in found]
    [4, 6]
    """
    tiles = int.from_bytes(counts, "little")
    there = (tiles | tiles >> 1) & _ALL
    run = (there + (there >> 8) + (there >> 16) + (5 + jokers) * _FIRSTS >> 3) & _FIRSTS
    group = there + (there >> _SUIT) + (there >> 2 * _SUIT) + (there >> 3 * _SUIT) & 7 * _COLOUR
    group = (group + (5 + jokers) * _COLOUR >> 3) & _COLOUR
    run |= run << 8 | run << 16
    group |= group << _SUIT
    return (tiles & 3 * (run | group | group << 2 * _SUIT)).to_bytes(KINDS, "little")


def shapes_like(shape: Shape, counts: Sequence[int], jokers: int, joker_colours: int | None = None) -> Iterator[Shape]:
    """Melds of the same kind and key, a run up to two longer at each end: what a locked meld can become.

    A run that grows by three is a run of its own beside the locked one. Counts do not count the meld's own tiles.
    """
    own = list(counts)
    for kind in shape.tiles():
        own[kind] += 1
    most = (4 if joker_colours is not None else jokers) + shape.joker_count
    if shape.is_run:
        there = sum(2 << n for n in range(NUMBERS) if own[NUMBERS * shape.kind + n])
        found = (
            run
            for low in range(max(1, shape.low - 2), shape.low + 1)
            for high in range(shape.high, min(NUMBERS, shape.high + 2) + 1)
            for run in _runs(shape.kind, low, high, there, most)
        )
    else:
        found = (group for group in shapes_from(own, most, 3) if group.kind == GROUP and group.low == shape.low)
    for new in found:
        if joker_colours is None:
            yield new
        else:
            yield from _coloured(new, joker_colours | joker_colours_of(shape))


def _coloured(shape: Shape, joker_colours: int) -> Iterator[Shape]:
    """The same meld with jokers of these colours: in a run its own, in a group missing ones."""
    if shape.is_run:
        if shape.joker_count <= joker_colours >> shape.kind & 1:
            yield shape
        return
    free = [c for c in range(4) if joker_colours >> c & 1 and not shape.high >> c & 1]
    for colours in combinations(free, shape.jokers):
        yield shape._replace(joker_colours=sum(1 << c for c in colours))


@lru_cache(maxsize=1 << 11)
def _groups(number: int, there: int, jokers: int) -> tuple[Shape, ...]:
    """Every group of one number from a mask of colours, with at most `jokers` jokers."""
    colours = [1 << c for c in range(4) if there >> c & 1]
    return tuple(
        Shape(GROUP, number, sum(real), j)
        for size in range(1, len(colours) + 1)
        for real in combinations(colours, size)
        for j in range(max(0, 3 - size), min(jokers, 4 - size) + 1)
    )


def _runs_of(colour: int, there: int, jokers: int, longest: int) -> Iterator[Shape]:
    """Every run of one colour from a mask of numbers, with at most `jokers` jokers."""
    for low in range(1, NUMBERS - 1):
        for high in range(low + 2, min(NUMBERS, low + longest - 1) + 1):
            if ((2 << high) - (1 << low) & ~there).bit_count() > jokers:
                break  # a longer run has no fewer gaps
            yield from _runs(colour, low, high, there, jokers)


def _runs(colour: int, low: int, high: int, there: int, jokers: int) -> Iterator[Shape]:
    """Every run of these numbers, with at most `jokers` jokers; `there` has a bit for each number of the colour."""
    gaps = (2 << high) - (1 << low) & ~there
    others = [1 << n for n in range(low, high + 1) if there >> n & 1]
    for more in range(min(jokers - gaps.bit_count(), len(others) - 1) + 1):
        for extra in combinations(others, more):
            yield Shape(colour, low, high, gaps | sum(extra))


def count_tiles(shapes: Sequence[Shape]) -> bytearray:
    """The count of each kind."""
    return bytearray(sum(map(_packed, shapes)).to_bytes(KINDS, "little"))


@lru_cache(maxsize=1 << 14)
def _packed(shape: Shape) -> int:
    """Its numbered tiles as counts of eight bits each."""
    return sum(1 << 8 * kind for kind in shape.tiles())


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
