"""The melds in a set of tiles, and random tables. Simple search, without the solver."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Group, Meld, Run
from tilerummy.engine.rules import MOST_JOKERS, Rules
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles

LONGEST = 6
"""Longer runs are left out to keep the lists short. They can result from lay-offs."""


@lru_cache(maxsize=4096)
def melds_in(tiles: Tiles, longest: int = LONGEST, most_jokers: int = 2) -> tuple[Meld, ...]:
    """Every group, and every run up to `longest`, that can be made from these tiles.

    >>> [str(meld) for meld in melds_in(Tiles.parse("r5r6r7k5b5"))]
    ['kbr5', 'r5-7']
    """
    by_number: dict[int, list[str]] = {}
    by_colour: dict[str, set[int]] = {}
    for tile in dict.fromkeys(tiles.numbered):
        by_number.setdefault(tile.number, []).append(tile.colour)
        by_colour.setdefault(tile.colour, set()).add(tile.number)
    jokers = tuple(tiles.jokers)[:MOST_JOKERS]
    groups = (group for number, colours in by_number.items() for group in _groups(number, colours, jokers, most_jokers))
    runs = (
        run for colour, numbers in by_colour.items() for run in _runs(colour, numbers, jokers[:most_jokers], longest)
    )
    return (*groups, *runs)


def _groups(number: int, colours: list[str], jokers: tuple[Tile, ...], most_jokers: int) -> Iterator[Meld]:
    for size in range(1, len(colours) + 1):
        fewest, most = max(0, SHORTEST - size), min(most_jokers, len(jokers), LARGEST_GROUP - size)
        for count in range(fewest, most + 1):
            for joined in dict.fromkeys(combinations(jokers, count)):
                for chosen in combinations(colours, size):
                    yield from _group(number, "".join(chosen), joined)


def _group(number: int, colours: str, jokers: tuple[Tile, ...]) -> tuple[Meld, ...]:
    try:
        return (Group(number, colours, jokers),)
    except Impossible:  # a coloured joker whose colour is already there
        return ()


def _runs(colour: str, there: set[int], jokers: tuple[Tile, ...], longest: int) -> Iterator[Meld]:
    helpers = [joker for joker in jokers if joker.colour in ("", colour)]
    for first in NUMBERS:
        missing: list[int] = []
        for last in range(first, min(first + longest, NUMBERS.stop)):
            if last not in there:
                missing.append(last)
            if len(missing) > len(helpers):
                break
            if last - first + 1 >= SHORTEST and len(missing) <= last - first:
                yield Run(colour, first, last, tuple(zip(missing, helpers, strict=False)))


def partition(tiles: Tiles, rng: Random, patience: int = 300) -> tuple[Meld, ...] | None:
    """Melds that use all these tiles, or None if there are none or none were found in `patience` steps.

    >>> partition(Tiles.parse("r5r6r7k5b5"), Random(1)) is None
    True
    >>> from tilerummy.engine.melds import laid_text
    >>> laid_text(partition(Tiles.parse("r5r5r6r7k5b5"), Random(1)))
    'r5-7,kbr5'
    """
    return _Partition(rng, patience).of(tiles)


class _Partition:
    def __init__(self, rng: Random, patience: int) -> None:
        self.rng = rng
        self.patience = patience

    def of(self, tiles: Tiles) -> tuple[Meld, ...] | None:
        if not tiles:
            return ()
        self.patience -= 1
        if self.patience < 0 or not tiles.numbered:
            return None
        hardest = next(iter(tiles.numbered))
        choices = [meld for meld in _melds_with(hardest, tiles) if meld.tiles <= tiles]
        self.rng.shuffle(choices)
        for meld in choices:
            rest = self.of(tiles - meld.tiles)
            if rest is not None:
                return (meld, *rest)
        return None


def _melds_with(tile: Tile, tiles: Tiles) -> list[Meld]:
    """The melds that contain this tile."""
    colours = [colour for colour in COLOURS if Tile(colour, tile.number) in tiles]
    numbers = {number for number in NUMBERS if Tile(tile.colour, number) in tiles}
    jokers = tuple(tiles.jokers)[:MOST_JOKERS]
    around = (*_groups(tile.number, colours, jokers, len(jokers)), *_runs(tile.colour, numbers, jokers, LONGEST))
    return [meld for meld in around if tile in meld.row]


def random_table(rules: Rules, rng: Random, most: int = 30, left: Tiles | None = None) -> tuple[Meld, ...]:
    """Random melds of at most `most` tiles from one box, or from the tiles `left`. Jokers are frequent."""
    table: list[Meld] = []
    box = rules.tiles if left is None else left
    while most >= SHORTEST and rng.random() < 0.85:
        meld = random_meld(box, rng, most)
        if meld is None:
            break
        table.append(meld)
        box = box - meld.tiles
        most -= len(meld.row)
    return tuple(table)


def random_meld(box: Tiles, rng: Random, most: int = 13) -> Meld | None:
    """A random meld from the box, or None if the first few guesses are not possible."""
    palette = sorted({tile.colour for tile in box.numbered})
    for _ in range(8):
        meld = _guess_meld(palette, [*box.jokers], rng) if palette else None
        if meld is not None and len(meld.row) <= most and meld.tiles <= box:
            return meld
    return None


def _guess_meld(palette: Sequence[str], jokers: list[Tile], rng: Random) -> Meld | None:
    joined = [joker for joker in jokers if rng.random() < 0.2]
    try:
        if rng.random() < 0.5:
            size = rng.choice((SHORTEST, LARGEST_GROUP))
            colours = sorted(rng.sample(palette, max(1, size - len(joined))), key=COLOURS.index)
            return Group(rng.choice(NUMBERS), "".join(colours), tuple(joined))
        length = rng.choice((3, 3, 3, 4, 4, 5, 6, 8, 13))
        first = rng.randint(1, 14 - length)
        places = sorted(rng.sample(range(first, first + length), len(joined)))
        colour = rng.choice(palette)
        return Run(colour, first, first + length - 1, tuple(zip(places, joined, strict=True)))
    except (Impossible, ValueError):  # too many jokers, or a coloured joker that does not fit
        return None
