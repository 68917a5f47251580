"""The most probable table of an edition: rows are melds, and no tile is there more often than in the box.

Each row is read on its own: where it is cut into melds, and what each tile is. The search knows runs and groups by the
numbers of the engine (`SHORTEST`, `LARGEST_GROUP`, `NUMBERS`), and the engine has the last word on each meld that is
found. If the box does not hold what was read, one of the tiles concerned must be
something else: the search tries each of them, most probable reading first, so the first reading that fits is the best.
"""

import heapq
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count

from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Row
from tilerummy.engine.tiles import JOKER, NUMBERS, Tile
from tilerummy.photo.rows import TileRow

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
    """Consecutive tiles of a row that are read together: a meld, or loose tiles.

    `value` is what they lose against the most probable tiles, with the price of loose tiles or of an unusual order.
    """

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
    top = [each[tile] for each, tile in zip(prints, plain, strict=True)]
    # A meld that loses more than the price against the plain tiles is worse than loose tiles.
    near = [
        {tile: value - best for tile, value in each.items() if value >= best - loose}
        for each, best in zip(prints, top, strict=True)
    ]
    ending: dict[int, list[Piece]] = {end: [] for end in range(1, count + 1)}
    for start in range(count):
        for end in range(start + 1, count + 1):
            legal = SHORTEST <= end - start <= len(NUMBERS) and is_meld(plain[start:end])
            ending[end].append(Piece(start, plain[start:end], legal, -UNUSUAL if legal else -loose))
    for piece in chain(_runs(near, loose), _groups(near, loose)):
        if stop():
            break
        if is_meld(piece.tiles):
            ending[piece.end].append(piece)
    best = [RowReading((), 0.0)]
    for end in range(1, count + 1):
        choices = (
            (best[piece.start].value + piece.value - _borders(piece, gaps), -len(best[piece.start].pieces), piece)
            for piece in ending[end]
        )
        value, _, piece = max(choices, key=lambda choice: choice[:2])
        best.append(RowReading((*best[piece.start].pieces, piece), value))
    return RowReading(best[count].pieces, best[count].value + sum(top))


def _borders(piece: Piece, gaps: Sequence[float]) -> float:
    """What the distances say against this piece: gaps inside, and no gap in front."""
    inside = sum(BORDER * _openness(gaps[at]) for at in range(piece.start, piece.end - 1))
    return inside + (BORDER * (1 - _openness(gaps[piece.start - 1])) if piece.start else 0.0)


def _openness(gap: float) -> float:
    return min(1.0, max(0.0, (gap - CLOSED) / (OPEN - CLOSED)))


def _runs(near: Sequence[Prints], limit: float) -> Iterator[Piece]:
    """The best run of each colour for every stretch of the row, upwards and downwards, that loses `limit` at most."""
    count, numbers = len(near), len(NUMBERS)
    for colour in sorted({tile.colour for each in near for tile in each if tile.number}):
        fitting = [_run_tiles(each, colour) for each in near]
        for step in (1, -1):
            for start in range(count - SHORTEST + 1):
                best: dict[int, tuple[float, int]] = {}
                for first in fitting[start]:
                    total = 0.0
                    for length in range(1, min(numbers, count - start) + 1):
                        option = fitting[start + length - 1].get(first + step * (length - 1))
                        if option is None or total + option[0] < -limit:
                            break
                        total += option[0]
                        if length >= SHORTEST and total > best.get(length, (NEVER, 0))[0]:
                            best[length] = total, first
                for length, (total, first) in best.items():
                    tiles = tuple(fitting[start + at][first + step * at][1] for at in range(length))
                    yield Piece(start, tiles, True, total - (0.0 if step > 0 else UNUSUAL))


def _run_tiles(near: Prints, colour: str) -> dict[int, "Option"]:
    """What can stand for each number in a run of this colour: the tile itself, or a joker."""
    options = {tile.number: (value, tile) for tile, value in near.items() if tile.number and tile.colour == colour}
    jokers = [(near[tile], tile) for tile in (JOKER, Tile(colour, 0)) if tile in near]
    if not jokers:
        return options
    joker = max(jokers)
    return {number: max(joker, options.get(number, joker)) for number in NUMBERS}


def _groups(near: Sequence[Prints], limit: float) -> Iterator[Piece]:
    """The best group for every stretch of three or four tiles that loses `limit` at most."""
    options = [{number: _group_options(each, number) for number in NUMBERS} for each in near]
    for length in range(SHORTEST, LARGEST_GROUP + 1):
        for start in range(len(near) - length + 1):
            stretch = options[start : start + length]
            # The best case of a number: as if colours could repeat.
            possible = [number for number in NUMBERS if all(each[number] for each in stretch)]
            bounds = ((sum(each[number][0][0] for each in stretch), number) for number in possible)
            choice: Choice = (-limit, ())
            for bound, number in sorted(bounds, reverse=True):
                if bound > choice[0]:
                    choice = _distinct([each[number] for each in stretch], choice)
            if choice[1]:
                yield Piece(start, choice[1], True, choice[0])


Option = tuple[float, Tile]
Choice = tuple[float, tuple[Tile, ...]]


def _group_options(near: Prints, number: int) -> list[Option]:
    """What a tile can be in a group of this number, best first."""
    fitting = ((value, tile) for tile, value in near.items() if tile.number in (0, number))
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


LONGEST = 40
"""Longer rows are cut: the search takes the cube of the length."""
STEPS = 400
"""At most this many readings of the whole table are tried."""
LOOSEST, FIRST_SIGHT, FIRMEST = 1.0, 4.0, 7.0
"""The price of loose tiles in a photo without melds, before anything is known, and in one with nothing but melds."""


@dataclass(frozen=True)
class TableReading:
    """What each found tile is, how sure that is, and the rows as they are read: melds and loose tiles."""

    tiles: tuple[Tile, ...]
    certainty: tuple[float, ...]
    rows: tuple[tuple[int, ...], ...]
    melds: tuple[bool, ...]
    within_the_box: bool

    @property
    def is_legal(self) -> bool:
        return self.within_the_box and all(self.melds)


def read_table(
    prints: Sequence[Prints], rows: Sequence[TileRow], box: Mapping[Tile, int], stop: Stop = never
) -> TableReading:
    """The most probable reading of a table; if it is stopped, the best one so far."""
    short = [part for row in rows for part in _cut(row)]
    return _Search(prints, short, box, _price(prints, short, stop), stop).reading()


def read_loose(
    prints: Sequence[Prints], rows: Sequence[TileRow], box: Mapping[Tile, int], stop: Stop = never
) -> TableReading:
    """The most probable reading of tiles that form no melds, such as a rack: only the box limits them."""
    single = [TileRow((at,), ()) for row in rows for at in row.tiles]
    reading = _Search(prints, single, box, 0.0, stop).reading()
    return replace(reading, rows=tuple(row.tiles for row in rows), melds=(False,) * len(rows))


def pieces_at_first_sight(prints: Sequence[Prints], rows: Sequence[TileRow], stop: Stop = never) -> list[Piece]:
    """The melds and the loose tiles of the rows, read one by one and without regard to the box."""
    short = (part for row in rows for part in _cut(row))
    readings = (read_row([prints[at] for at in row.tiles], row.gaps, FIRST_SIGHT, stop) for row in short)
    return [piece for reading in readings for piece in reading.pieces]


def _cut(row: TileRow) -> Iterator[TileRow]:
    """The row in parts of at most `LONGEST` tiles, cut where the gaps are widest."""
    if len(row.tiles) <= LONGEST:
        yield row
        return
    at = max(range(1, len(row.tiles)), key=lambda at: (row.gaps[at - 1], -abs(2 * at - len(row.tiles))))
    yield from _cut(TileRow(row.tiles[:at], row.gaps[: at - 1]))
    yield from _cut(TileRow(row.tiles[at:], row.gaps[at:]))


def _price(prints: Sequence[Prints], rows: Sequence[TileRow], stop: Stop) -> float:
    """How unlikely loose tiles are here: the more rows are melds already at first sight, the less likely."""
    pieces = pieces_at_first_sight(prints, rows, stop)
    melds = sum(piece.is_meld for piece in pieces)
    return min(FIRMEST, max(LOOSEST, 3.0 + 2 * math.log((melds + 0.5) / (len(pieces) - melds + 0.5))))


Bans = frozenset[tuple[int, Tile]]
"""What a tile may not be, by its place in the row."""


@dataclass
class _Search:
    prints: Sequence[Prints]
    rows: Sequence[TileRow]
    box: Mapping[Tile, int]
    price: float
    stop: Stop
    known: dict[tuple[int, Bans], RowReading] = field(default_factory=dict)

    def row(self, at: int, bans: Bans) -> RowReading:
        if (at, bans) not in self.known:
            row = self.rows[at]
            prints = [dict(self.prints[tile]) for tile in row.tiles]
            for place, tile in bans:
                prints[place][tile] = NEVER
            self.known[at, bans] = read_row(prints, row.gaps, self.price, self.stop)
        return self.known[at, bans]

    def reading(self) -> TableReading:
        bans, fits = self._within_the_box()
        readings = [self.row(at, banned) for at, banned in enumerate(bans)]
        tiles: dict[int, Tile] = {}
        certainty: dict[int, float] = {}
        rows: list[tuple[int, ...]] = []
        melds: list[bool] = []
        for at, (row, reading) in enumerate(zip(self.rows, readings, strict=True)):
            for place, (tile, read) in enumerate(zip(row.tiles, reading.tiles, strict=True)):
                tiles[tile] = read
                if self.stop():  # only the tile itself is looked at
                    certainty[tile] = math.exp(self.prints[tile].get(read, NEVER))
                    continue
                other = self.row(at, bans[at] | {(place, read)})
                certainty[tile] = 1 / (1 + math.exp(-min(30.0, max(-30.0, reading.value - other.value))))
            for piece in reading.pieces:
                rows.append(row.tiles[piece.start : piece.end])
                melds.append(piece.is_meld)
        places = range(len(self.prints))
        known = tuple(tiles[at] for at in places), tuple(certainty[at] for at in places)
        return TableReading(*known, tuple(rows), tuple(melds), fits)

    def _within_the_box(self) -> tuple[list[Bans], bool]:
        """For each row what must not be read there, so that the box holds all tiles; False if nothing was found."""
        none: Bans = frozenset()
        start = [none] * len(self.rows)
        if len(self.prints) > sum(self.box.values()):
            return start, False
        order = count()
        queue = [(-sum(self.row(at, none).value for at in range(len(self.rows))), next(order), start)]
        tried: set[tuple[Bans, ...]] = set()
        for _ in range(STEPS):
            if not queue or self.stop():
                break
            value, _, bans = heapq.heappop(queue)
            if -value < NEVER / 2:
                break
            surplus = self._surplus(bans)
            if not surplus:
                return bans, True
            for at, place, tile in surplus:
                other = [*bans]
                other[at] = bans[at] | {(place, tile)}
                if tuple(other) not in tried:
                    tried.add(tuple(other))
                    loss = self.row(at, bans[at]).value - self.row(at, other[at]).value
                    heapq.heappush(queue, (value + loss, next(order), other))
        return start, False

    def _surplus(self, bans: Sequence[Bans]) -> list[tuple[int, int, Tile]]:
        """Tiles of a kind that is there too often, one more than the box holds: at least one of them is another kind.

        They are the most certain ones of their kind, so that the search soon gives up the less certain ones.
        """
        places: dict[Tile, list[tuple[float, int, int]]] = {}
        for at, banned in enumerate(bans):
            for place, tile in enumerate(self.row(at, banned).tiles):
                said = self.prints[self.rows[at].tiles[place]].get(tile, NEVER)
                places.setdefault(tile, []).append((-said, at, place))
        for tile, mine in sorted(places.items()):
            most = self.box.get(tile, 0)
            if len(mine) > most:
                return [(at, place, tile) for _, at, place in sorted(mine)[: most + 1]]
        return []
