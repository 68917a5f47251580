"""The most probable reading of one row: where it is cut into melds, and what each tile is.

The search knows runs and groups by the numbers of the engine (`SHORTEST`, `LARGEST_GROUP`, `NUMBERS`), and the engine
has the last word on each meld that is found.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Row
from tilerummy.engine.tiles import JOKER, NUMBERS, Tile

Prints = Mapping[Tile, float]
"""What one tile can be, with the logarithms of the probabilities."""

NEVER = -1e6
UNUSUAL = 1.5
"""The price of a run that is laid from high to low, or in no order."""
BORDER = 3.0
"""The price of two melds without a gap between them, and of one meld with a gap in it."""
CLOSED, OPEN = 1.1, 1.4
"""Up to the first distance tiles touch; from the second on there is a gap."""


@dataclass(frozen=True)
class Piece:
    """Consecutive tiles of a row that are read together: a meld, or loose tiles."""

    start: int
    tiles: tuple[Tile, ...]
    is_meld: bool
    value: float

    @property
    def end(self) -> int:
        return self.start + len(self.tiles)


@dataclass(frozen=True)
class RowReading:
    pieces: tuple[Piece, ...]
    value: float

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for piece in self.pieces for tile in piece.tiles)


@lru_cache(maxsize=4096)
def is_meld(tiles: tuple[Tile, ...]) -> bool:
    """Whether the engine reads these tiles, in this order, as a meld."""
    return bool(Row(tiles).readings)


Stop = Callable[[], bool]
"""Whether the time is over. What was found until then counts."""


def never() -> bool:
    return False


def read_row(prints: Sequence[Prints], gaps: Sequence[float], loose: float, stop: Stop = never) -> RowReading:
    """The best reading of the row; `loose` is the price of tiles that lie together and are no meld."""
    count = len(prints)
    plain = tuple(max(each, key=each.__getitem__) for each in prints)
    ending: dict[int, list[Piece]] = {end: [] for end in range(1, count + 1)}
    for start in range(count):
        for end in range(start + 1, count + 1):
            ending[end].append(_loose(prints, plain, start, end, loose))
    for piece in chain(_runs(prints), _groups(prints)):
        if stop():
            break
        if is_meld(piece.tiles):
            ending[piece.end].append(piece)
    best: list[RowReading] = [RowReading((), 0.0)]
    for end in range(1, count + 1):
        choices = (
            (best[piece.start].value + piece.value - _borders(piece, gaps), -len(best[piece.start].pieces), piece)
            for piece in ending[end]
        )
        value, _, piece = max(choices, key=lambda choice: choice[:2])
        best.append(RowReading((*best[piece.start].pieces, piece), value))
    return best[count]


def _loose(prints: Sequence[Prints], plain: tuple[Tile, ...], start: int, end: int, price: float) -> Piece:
    tiles = plain[start:end]
    value = sum(prints[at][plain[at]] for at in range(start, end))
    legal = len(tiles) >= SHORTEST and is_meld(tiles)
    return Piece(start, tiles, legal, value - (UNUSUAL if legal else price))


def _borders(piece: Piece, gaps: Sequence[float]) -> float:
    """What the distances say against this piece: gaps inside, and no gap in front."""
    inside = sum(BORDER * _openness(gaps[at]) for at in range(piece.start, piece.end - 1))
    return inside + (BORDER * (1 - _openness(gaps[piece.start - 1])) if piece.start else 0.0)


def _openness(gap: float) -> float:
    return min(1.0, max(0.0, (gap - CLOSED) / (OPEN - CLOSED)))


def _runs(prints: Sequence[Prints]) -> Iterator[Piece]:
    """The best run of each colour for every stretch of the row, upwards and downwards."""
    count, numbers = len(prints), len(NUMBERS)
    for colour in sorted({tile.colour for each in prints for tile in each if tile.number}):
        kinds = [Tile(colour, number) for number in NUMBERS]
        # What each place can be as each number: the tile itself, or a joker in its place.
        best = [[_likeliest((tile, JOKER, Tile(colour, 0)), each) for tile in kinds] for each in prints]
        value = [[prints[at].get(tile, NEVER) for tile in best[at]] for at in range(count)]
        for step in (1, -1):
            for start in range(count - SHORTEST + 1):
                longest = min(numbers, count - start)
                found: dict[int, tuple[float, int]] = {}
                for first in range(numbers):
                    total = 0.0
                    for length in range(1, longest + 1):
                        number = first + step * (length - 1)
                        if not 0 <= number < numbers:
                            break
                        total += value[start + length - 1][number]
                        if total < NEVER / 2:
                            break
                        if length >= SHORTEST and total > found.get(length, (NEVER, 0))[0]:
                            found[length] = total, first
                for length, (total, first) in found.items():
                    tiles = tuple(best[start + at][first + step * at] for at in range(length))
                    yield Piece(start, tiles, True, total - (0.0 if step > 0 else UNUSUAL))


def _likeliest(tiles: Iterable[Tile], prints: Prints) -> Tile:
    return max(tiles, key=lambda tile: prints.get(tile, NEVER))


def _groups(prints: Sequence[Prints]) -> Iterator[Piece]:
    """The best group for every stretch of three or four tiles."""
    options = [{number: _group_options(each, number) for number in NUMBERS} for each in prints]
    for length in range(SHORTEST, LARGEST_GROUP + 1):
        for start in range(len(prints) - length + 1):
            stretch = options[start : start + length]
            # The best case of a number: as if colours could repeat.
            possible = [number for number in NUMBERS if all(each[number] for each in stretch)]
            bounds = ((sum(each[number][0][0] for each in stretch), number) for number in possible)
            found: Choice = (NEVER, ())
            for bound, number in sorted(bounds, reverse=True):
                if bound > found[0]:
                    found = _distinct([each[number] for each in stretch], found)
            if found[1]:
                yield Piece(start, found[1], True, found[0])


Option = tuple[float, Tile]
Choice = tuple[float, tuple[Tile, ...]]


def _group_options(prints: Prints, number: int) -> list[Option]:
    """What a tile can be in a group of this number, best first."""
    fitting = ((value, tile) for tile, value in prints.items() if tile.number in (0, number))
    return sorted(fitting, key=lambda each: -each[0])


def _distinct(options: Sequence[Sequence[Option]], best: Choice) -> Choice:
    """The best choice of one option each with no colour twice, if it is better than `best`."""
    rest = [0.0]
    for each in reversed(options):
        rest.append(rest[-1] + each[0][0])
    rest.reverse()
    stack: list[tuple[float, tuple[Tile, ...]]] = [(0.0, ())]
    while stack:
        value, tiles = stack.pop()
        at = len(tiles)
        if value + rest[at] <= best[0]:
            continue
        if at == len(options):
            best = value, tiles
            continue
        taken = {tile.colour for tile in tiles} - {""}
        # The best option comes last on the stack, so that it is tried first.
        stack += [(value + each, (*tiles, tile)) for each, tile in reversed(options[at]) if tile.colour not in taken]
    return best
