"""The most probable table of an edition: rows are melds, and no tile is there more often than in the box.

Each row is read on its own (`meld_search`). If the box does not hold what was read, one of the tiles concerned must be
something else: the search tries each of them, most probable reading first, so the first reading that fits is the best.
"""

import heapq
import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.tiles import Tile
from tilerummy.photo.meld_search import NEVER, Piece, Prints, RowReading, Stop, never, read_row
from tilerummy.photo.rows import TileRow

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
    found = _Search(prints, single, box, 0.0, stop).reading()
    return TableReading(
        found.tiles, found.certainty, tuple(row.tiles for row in rows), (False,) * len(rows), found.within_the_box
    )


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


class _Search:
    def __init__(
        self,
        prints: Sequence[Prints],
        rows: Sequence[TileRow],
        box: Mapping[Tile, int],
        price: float,
        stop: Stop = never,
    ) -> None:
        self.prints, self.rows, self.box, self.price, self.stop = prints, rows, box, price, stop
        self.known: dict[tuple[int, Bans], RowReading] = {}

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
        return TableReading(
            tuple(tiles[at] for at in places),
            tuple(certainty[at] for at in places),
            tuple(rows),
            tuple(melds),
            fits,
        )

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
