"""Every small change of a meld results in melds, for all melds."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from tilerummy.bots.candidates import exchanged, grown, spare, split
from tilerummy.engine.melds import Group, Meld, Run
from tilerummy.engine.tiles import JOKER, Tile

PALETTE = "kbro"
TILES = [*(Tile(colour, number) for colour in PALETTE for number in range(1, 14)), JOKER]


def every_group() -> Iterator[Meld]:
    for size in (3, 4):
        for jokers in range(size):
            for colours in combinations(PALETTE, size - jokers):
                yield Group(13, "".join(colours), (JOKER,) * jokers)


def every_run() -> Iterator[Meld]:
    for first, last in ((1, 3), (1, 4), (4, 10), (9, 13), (11, 13), (1, 13)):
        for count in range(min(4, last - first) + 1):
            for places in combinations(range(first, last + 1), count):
                yield Run("b", first, last, tuple((place, JOKER) for place in places))


@pytest.mark.parametrize("meld", list(every_group()), ids=str)
def test_a_group(meld: Meld) -> None:
    check(meld)


@pytest.mark.long
def test_runs() -> None:
    for meld in every_run():
        check(meld)


def check(meld: Meld) -> None:
    for tile, rest in spare(meld):
        assert sorted([tile, *(each for part in rest for each in part.tiles)]) == sorted(meld.tiles)
    for tile in TILES:
        for more in grown(meld, tile):
            assert sorted(more.tiles) == sorted([*meld.tiles, tile])
        for two in split(meld, tile):
            assert sorted(each for part in two for each in part.tiles) == sorted([*meld.tiles, tile])
        for joker, made in exchanged(meld, tile, PALETTE):
            assert sorted([joker, *made.tiles]) == sorted([*meld.tiles, tile])
