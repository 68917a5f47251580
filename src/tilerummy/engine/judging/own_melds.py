"""Chooses own melds for an opening: melds that can be made together of the tiles played.

A table can hold two melds that could each be made of played tiles, but not both, because the other copies of their
tiles were on the table before. Such tiles are *scarce*. The best choice is found in one pass over the melds, from low
numbers to high ones, that remembers only how many scarce tiles are left for the melds to come.
"""

from collections.abc import Callable, Iterator, Sequence

from tilerummy.engine.melds import Meld, tiles_of
from tilerummy.engine.tiles import COPIES, Tile, Tiles

Worth = Callable[[Meld], int]
_BITS = 8
"""Bits per scarce tile; the highest of them stays free, for comparing all counts at once."""


def best_choice(melds: Sequence[Meld], tiles: Tiles, worth: Worth) -> tuple[Meld, ...]:
    """The melds of the highest total value that these tiles can make together."""
    needed = tiles_of(melds)
    if needed <= tiles:
        return tuple(melds)
    if max(needed.numbered.counts) > COPIES:  # more tiles than any box holds: a good choice is enough
        return tuple(_first_fitting(sorted(melds, key=worth, reverse=True), tiles))
    scarce = tuple(dict.fromkeys(needed.minus(tiles)))
    doubtful = [meld for meld in melds if any(tile in meld.tiles for tile in scarce)]
    certain = [meld for meld in melds if meld not in doubtful]
    return (*certain, *_best_of(sorted(doubtful, key=_lowest), scarce, tiles, worth))


def _first_fitting(melds: Sequence[Meld], left: Tiles) -> Iterator[Meld]:
    for meld in melds:
        if meld.tiles <= left:
            left = left - meld.tiles
            yield meld


def _lowest(meld: Meld) -> int:
    return min(tile.number for tile in meld.row if not tile.is_joker)


def _best_of(melds: Sequence[Meld], scarce: Sequence[Tile], tiles: Tiles, worth: Worth) -> tuple[Meld, ...]:
    def packed(some: Tiles) -> int:
        return sum(some.count(tile) << _BITS * at for at, tile in enumerate(scarce))

    guard = sum(1 << (_BITS * at + _BITS - 1) for at in range(len(scarce)))
    needs = [packed(meld.tiles) for meld in melds]
    later = [0] * (len(melds) + 1)
    for at in range(len(melds) - 1, -1, -1):
        used = sum(0xFF << _BITS * place for place, tile in enumerate(scarce) if tile in melds[at].tiles)
        later[at] = later[at + 1] | used
    # For each number of scarce tiles left: the highest value, and the melds chosen for it, last one first.
    best: dict[int, tuple[int, _Chosen]] = {packed(tiles) & later[0]: (0, None)}
    for at, meld in enumerate(melds):
        value, need, kept = worth(meld), needs[at], later[at + 1]
        after: dict[int, tuple[int, _Chosen]] = {}
        for left, (points, chosen) in best.items():
            ways = [(left & kept, (points, chosen))]
            if ((left | guard) - need) & guard == guard:
                ways.append(((left - need) & kept, (points + value, (meld, chosen))))
            for rest, way in ways:
                if rest not in after or after[rest][0] < way[0]:
                    after[rest] = way
        best = after
    return tuple(_unwound(best[0][1]))


def _unwound(chosen: "_Chosen") -> Iterator[Meld]:
    while chosen is not None:
        meld, chosen = chosen
        yield meld


_Chosen = tuple[Meld, "_Chosen"] | None


class TooManyOpenings(Exception):
    """There are more openings than the caller wants to try."""


def minimal_openings(
    melds: Sequence[Meld], tiles: Tiles, worth: Worth, needed: int, steps: int
) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that is worth enough, and is not without its cheapest meld.

    Everything that is legal beside an opening is legal beside a smaller one, so larger ones need not be tried. The
    search takes at most `steps` steps and then raises `TooManyOpenings`.
    """
    own = sorted(melds, key=lambda meld: -worth(meld))
    budget = iter(range(steps))

    def choose(at: int, left: Tiles, missing: int) -> Iterator[tuple[Meld, ...]]:
        if next(budget, None) is None:
            raise TooManyOpenings
        if missing <= 0:
            yield ()
        elif at < len(own):
            if own[at].tiles <= left:
                rest = choose(at + 1, left - own[at].tiles, missing - worth(own[at]))
                yield from ((own[at], *chosen) for chosen in rest)
            yield from choose(at + 1, left, missing)

    return choose(0, tiles, needed)
