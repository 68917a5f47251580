"""What the seat to move could do: lays of different sizes, and how near its rack is to going out.

A table is only its tiles here, and may be rearranged freely. Some editions limit that, so every lay is an estimate: the
solver and the referee check the real move.

>>> from tilerummy.bots.packed_tiles import pack, unpack
>>> from tilerummy.engine.tiles import Tiles
>>> table, rack = pack(Tiles.parse("r3r4r5"), "kbro"), pack(Tiles.parse("r6k1k2k3b9"), "kbro")
>>> found = Options.of(table, rack, Terms(open_min=30, joker_points=30), opened=True, pool=40)
>>> [str(unpack(lay, "kbro")) for lay in found.lays]
['-', 'k1k2k3', 'k1k2k3r6', 'r6']
>>> str(unpack(found.left, "kbro")), found.goes_out
('b9', False)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, pairwise
from typing import NamedTuple

from tilerummy.bots.endgame import pieces_in, whole_melds
from tilerummy.bots.packed_tiles import (
    JOKER_FIRST,
    POINTS_FIRST,
    TILES_FIRST,
    UNITS,
    counts,
    fits,
    jokers,
    most,
    numbered,
    opening_points,
    pack_shape,
    shapes,
    size,
)
from tilerummy.solver.contract import Shape

NO_JOKER_KEPT = 512
"""The worth of a joker in a search for the most opening points: less than any tile that it could free."""
MOST_SMALL_OPENINGS = 5
MOST_WITH_JOKERS = 2
MOST_MELDS = 4
"""A small opening has at most this many melds."""
LAST_LAYS = 6
"""With an empty pool, this many of the largest lays are compared."""
NEAR = 3
"""Up to this many tiles that cannot be laid, it is worth asking which tile would let the rack go out."""


class Terms(NamedTuple):
    """The rules that a net should know: the points of an opening and of a joker left on a rack; whether a round goes on
    when nothing can be drawn, and whether the fewest points then win it; how many jokers are in the box.
    """

    open_min: int
    joker_points: int
    plays_on: bool = True
    lowest_wins: bool = True
    box_jokers: int = 2


@dataclass(frozen=True)
class Options:
    """`lays` begins with 0, which means to lay nothing. If the rack `goes_out`, nothing else is looked for.

    `big` is the largest lay without jokers; `left` are the tiles that the largest lay of all leaves on the rack.
    `open_points` is the most that an opening could be worth.
    """

    table: int
    rack: int
    opened: bool
    lays: tuple[int, ...]
    left: int
    goes_out: bool
    big: int = 0
    open_points: int = 0

    @classmethod
    def of(cls, table: int, rack: int, terms: Terms, *, opened: bool, pool: int) -> "Options":
        return _after_opening(table, rack, terms, pool) if opened else _before_opening(table, rack, terms)

    def outs(self) -> int | None:
        """How many of the tiles that the seat does not see would each let it go out; None if too far from that."""
        if self.goes_out or not self.opened or size(self.left) > NEAR:
            return None
        tiles = self.table + self.rack
        return sum(2 - count for kind, count in enumerate(counts(tiles)) if count < 2 and fits(tiles + UNITS[kind]))


def _after_opening(table: int, rack: int, terms: Terms, pool: int) -> Options:
    plain = numbered(rack)
    found = shapes(table, plain)
    big = full = sum(map(pack_shape, found)) - table if found else 0
    if jokers(rack) and big != rack:
        full = most(table, rack)
    if full == rack:
        return Options(table, rack, True, (rack,), 0, goes_out=True, big=big)
    lays = [0]
    if found:
        sums = list(accumulate(pieces_in(found, table, plain, terms.joker_points)))
        alone = [after - before for before, after in pairwise((0, *sums))]
        last = len(sums) - 1
        lays += (
            [*sums[-LAST_LAYS:], *alone]
            if not pool
            else [sums[0], sums[last // 3], sums[last // 2], sums[-1], alone[-1]]
        )
    if full != big:
        lays.append(full)
    return Options(table, rack, True, tuple(dict.fromkeys(lays)), rack - full, goes_out=False, big=big)


def _before_opening(table: int, rack: int, terms: Terms) -> Options:
    best = shapes(0, rack, POINTS_FIRST, NO_JOKER_KEPT) or []
    worth = sum(map(opening_points, best))
    left = rack - sum(map(pack_shape, best))
    if not left and worth >= terms.open_min:
        return Options(table, rack, False, (rack,), 0, goes_out=True, open_points=worth)
    lays, big = [0], 0
    if worth >= terms.open_min:
        plain = numbered(rack)
        big = opening(plain, terms.open_min)
        if big:
            lays += [*small_openings(plain, terms.open_min, MOST_SMALL_OPENINGS), big]
        if jokers(rack):
            lays += small_openings(rack, terms.open_min, MOST_WITH_JOKERS)
    return Options(table, rack, False, tuple(dict.fromkeys(lays)), left, goes_out=False, big=big, open_points=worth)


def opening(rack: int, open_min: int) -> int:
    """An opening with the most tiles; 0 if there is none."""
    for melds in _own_melds(rack):
        if sum(map(opening_points, melds)) >= open_min:
            return sum(map(pack_shape, melds))
    return 0


def small_openings(rack: int, open_min: int, many: int) -> list[int]:
    """Openings from which no meld can be left out, the fewest tiles first."""
    found: dict[int, int] = {}
    for whole in _own_melds(rack):
        parts = [part for shape in whole for part in whole_melds(shape)]
        melds = [(opening_points(part), pack_shape(part), part.size) for part in parts]
        for few in range(1, min(MOST_MELDS, len(melds)) + 1):
            for some in combinations(melds, few):
                worth, tiles, held = map(sum, zip(*some, strict=True))
                if open_min <= worth < open_min + min(some)[0]:
                    found[tiles] = held
    return sorted(found, key=found.__getitem__)[:many]


def _own_melds(rack: int) -> list[Sequence[Shape]]:
    return [shapes(0, rack, TILES_FIRST, JOKER_FIRST) or (), shapes(0, rack, POINTS_FIRST, NO_JOKER_KEPT) or ()]
