from collections import Counter

import pytest
from hypothesis import given
from strategies import tiles, tilesets

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.melds import Row
from tilerummy.engine.tiles import COLOURS, INDEX, JOKER, KINDS, MOST_ALIKE, Tile, Tiles


def test_kinds_are_in_canonical_order() -> None:
    assert COLOURS == "kbroyg"
    assert "".join(map(str, KINDS[:14])) == "k1k2k3k4k5k6k7k8k9k10k11k12k13b1"
    assert "".join(map(str, KINDS[-8:])) == "g13jKBROYG"
    assert [INDEX[tile] for tile in KINDS] == list(range(len(KINDS)))


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("r5k4jr5", "k4r5r5j"),
        ("-", "-"),
        ("x0", "-"),
        ("x14", "x14"),
        ("x3k4x10", "k4x13"),
        ("Rjk1", "k1jR"),
        ("g1y1o1r1b1k1", "k1b1r1o1y1g1"),
        ("r10r1r2", "r1r2r10"),
    ],
)
def test_any_order_is_read_and_one_is_printed(written: str, printed: str) -> None:
    assert str(Tiles.parse(written)) == printed


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "tiles-missing", 0),
        ("r", "number-expected", 1),
        ("r0", "number-not-on-a-tile", 1),
        ("r14", "number-not-on-a-tile", 1),
        ("k1r05", "number-expected", 3),
        ("k1z5", "tile-expected", 2),
        ("k1-", "tile-expected", 2),
        ("k1x", "number-expected", 3),
        ("k1 k2", "tile-expected", 2),
        ("k1J", "tile-expected", 2),
        ("r٥", "number-expected", 1),
        ("r131", "number-not-on-a-tile", 1),
    ],
)
def test_the_place_of_a_fault(text: str, code: str, at: int) -> None:
    with pytest.raises(Unreadable) as fault:
        Tiles.parse(text)
    assert (fault.value.code, fault.value.at, fault.value.text) == (code, at, text)


@pytest.mark.parametrize("text", ["", "r", "r5r6", "j1", "5", "rr", "-"])
def test_no_tile(text: str) -> None:
    with pytest.raises(Unreadable):
        Tile.parse(text)


def test_too_many_tiles_of_one_kind() -> None:
    Tiles([JOKER] * MOST_ALIKE, MOST_ALIKE)
    for tiles_and_unknown in (([JOKER] * (MOST_ALIKE + 1), 0), ([], MOST_ALIKE + 1)):
        with pytest.raises(Impossible, match="too many tiles"):
            Tiles(*tiles_and_unknown)
    with pytest.raises(Impossible, match="too many tiles"):
        Tiles([JOKER] * 100) + Tiles([JOKER] * 100)
    assert len(Row((JOKER,) * MOST_ALIKE).tiles) == MOST_ALIKE
    with pytest.raises(Impossible, match="too many tiles"):
        assert Row((JOKER,) * (MOST_ALIKE + 1)).tiles
    with pytest.raises(Impossible):
        Tiles.parse("x128")


def test_taking_away_what_is_not_there() -> None:
    with pytest.raises(Impossible, match="tiles r5r6"):
        Tiles.parse("r5") - Tiles.parse("r5r5r6")


@given(tilesets(), tilesets())
def test_a_multiset(a: Tiles, b: Tiles) -> None:
    one, other = counted(a), counted(b)
    assert counted(a + b) == one + other
    assert counted(a.minus(b)) == one - other
    assert (a <= b) == (one <= other)
    assert (a == b) == (one == other)
    assert a + b - b == a
    assert len(a) == one.total()
    assert bool(a) == bool(one)
    assert hash(a + b) == hash(b + a)
    assert a.numbered.known + a.jokers == a.known
    assert a.points(25) == sum(tile.number or 25 for tile in a)
    assert a != "tiles"


def counted(some: Tiles) -> Counter[Tile | None]:
    return Counter([*some, *[None] * some.unknown])


@given(tilesets(), tiles())
def test_one_kind(some: Tiles, tile: Tile) -> None:
    assert (tile in some) == (some.count(tile) > 0) == (tile in list(some))
    assert list(some) == sorted(some, key=INDEX.__getitem__)
    assert tile.is_joker == (str(tile) in "jKBROYG")
