"""Groups of one number from labelled tiles and jokers, laid so that no bond is broken.

A tile has a label: 0 for none, 1 and 2 for the bonded groups of that number, 3 and 4 for the two wild bonds. Jokers
come in classes: 0 and 1 belong to the wild bonds, 2 to no bond. `bonds` says what a bond is.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from tilerummy.solver.contract import JOKER_MAY_JOIN

LABELS = 5
CODES: tuple[tuple[int, ...], ...] = (
    (),
    *((label,) for label in range(LABELS)),
    *combinations_with_replacement(range(LABELS), 2),
)
"""The labels of the tiles of one colour that go into groups."""
CODE_OF = {labels: code for code, labels in enumerate(CODES)}
JokerUse = tuple[int, int, int]
"""How many jokers of each class."""
Tile = tuple[int, int]
"""Colour and label; a joker has colour 4."""
GroupUses = Callable[..., tuple[tuple[tuple[int, ...], JokerUse], ...]]
Laid = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]


@lru_cache(1 << 10)
def codes_of(labels: tuple[int, ...]) -> tuple[int, ...]:
    """The codes that tiles with these labels allow."""
    picked = {tuple(sorted(pick)) for pick in ((), *((label,) for label in labels), labels)}
    return tuple(sorted(CODE_OF[pick] for pick in picked))


@lru_cache(1 << 10)
def codes_by_mask(labels: tuple[int, ...]) -> tuple[int, int, int, int]:
    """The code for each choice of the first and second copy, as a mask of the copies in groups."""
    picked = [tuple(sorted(label for i, label in enumerate(labels) if mask >> i & 1)) for mask in range(4)]
    return CODE_OF[picked[0]], CODE_OF[picked[1]], CODE_OF[picked[2]], CODE_OF[picked[3]]


@lru_cache(1 << 14)
def group_uses(
    codes: tuple[tuple[int, ...], ...],
    rooms: tuple[int, ...],
    totals: JokerUse,
    loose: int,
    kernel_uses: GroupUses | None = None,
) -> tuple[tuple[tuple[int, ...], JokerUse], ...]:
    """All codes of four colours that can be groups, each with every minimal choice of jokers.

    `kernel_uses` does the same faster if there are no rooms.
    """
    if kernel_uses is not None and not rooms:
        return kernel_uses(codes, CODES, totals, loose)
    choices = sorted(product(*(range(total + 1) for total in totals)), key=sum)
    found: list[tuple[tuple[int, ...], JokerUse]] = []
    for use in product(*codes):
        enough: list[JokerUse] = []
        for jokers in choices:
            if any(all(a <= b for a, b in zip(fewer, jokers, strict=True)) for fewer in enough):
                continue
            if bonded_groups(use, jokers, rooms, loose) is not None:
                enough.append(jokers)  # type: ignore[arg-type]
        found += [(use, jokers) for jokers in enough]
    return tuple(found)


@lru_cache(1 << 16)
def bonded_groups(use: tuple[int, ...], jokers: JokerUse, rooms: tuple[int, ...] = (), loose: int = 0) -> Laid | None:
    """How to lay these tiles and jokers as groups that break no bond, or None.

    The groups as (mask of colours, jokers), and for each room what joins it (colour, 4 for a joker, -1). Of the tiles
    and jokers with one label some group holds three, or none holds two, unless the label is one of `loose`.

    >>> bonded_groups((2, 2, 1, 0), (0, 0, 0)) is None  # two tiles of a bonded group and one more
    True
    """
    tiles = [(colour, label) for colour, code in enumerate(use) for label in CODES[code]]
    wild = [(4, label) for label, count in zip((3, 4, 0), jokers, strict=True) for _ in range(count)]
    pieces = (*tiles, *wild)
    if not rooms and len(pieces) in (1, 2, 5):
        return None
    for guests in product(*((-1, *range(len(pieces))) for _ in rooms)):
        named = [guest for guest in guests if guest >= 0]
        fits = all(
            guest < 0 or room >> pieces[guest][0] & 1 for guest, room in zip(guests, rooms, strict=True)
        ) and len(set(named)) == len(named)
        if fits:
            laid = _grouped(tuple(piece for i, piece in enumerate(pieces) if i not in named), loose)
            if laid is not None:
                return laid, tuple(pieces[guest][0] if guest >= 0 else -1 for guest in guests)
    return None


@lru_cache(1 << 16)
def _grouped(pieces: tuple[Tile, ...], loose: int) -> tuple[tuple[int, int], ...] | None:
    real = sum(colour < 4 for colour, _ in pieces)
    for groups in range((len(pieces) + 3) // 4, min(len(pieces) // 3, real) + 1):
        for laid in _dealt(pieces, groups, loose):
            return laid
    return None


def _dealt(pieces: tuple[Tile, ...], groups: int, loose: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """The pieces split into this many groups of three or four, without repeated colours or broken bonds."""
    masks, wild = [0] * groups, [0] * groups
    held = [[0] * groups for _ in range(LABELS)]

    def deal(at: int) -> Iterator[tuple[tuple[int, int], ...]]:
        if at == len(pieces):
            sizes = [mask.bit_count() + jokers for mask, jokers in zip(masks, wild, strict=True)]
            broken = any(max(held[label], default=0) == 2 and not loose >> label & 1 for label in range(1, LABELS))
            if not broken and min(sizes, default=3) >= 3 and all(masks):
                yield tuple(zip(masks, wild, strict=True))
            return
        colour, label = pieces[at]
        for i in range(min(groups, at + 1)):
            if masks[i].bit_count() + wild[i] < 4 and (colour == 4 or not masks[i] >> colour & 1):
                if colour < 4:
                    masks[i] |= 1 << colour
                else:
                    wild[i] += 1
                held[label][i] += 1
                yield from deal(at + 1)
                held[label][i] -= 1
                if colour < 4:
                    masks[i] &= ~(1 << colour)
                else:
                    wild[i] -= 1

    yield from deal(0)


assert JOKER_MAY_JOIN == 1 << 4  # a room's bits are colours, and joker is colour 4 here
