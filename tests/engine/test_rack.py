"""Tiles of a rack that go together."""

import pytest

from tilerummy.engine.melds import melds_on, side_by_side
from tilerummy.engine.tiles import Tile, Tiles


@pytest.mark.parametrize(
    ("rack", "melds"),
    [
        ("-", []),
        ("k3k4b5", []),
        ("k3k4k5", ["k3-5"]),
        ("k11k12k13k1", ["k11-13"]),
        ("k3k4jk6", []),
        ("b7r7o7", ["bro7"]),
        ("k3k4k5k6b6r6", ["k3-6"]),
        ("k3k4k5b5r5o5", ["kbro5"]),
        ("k3k4k5b5r5", ["k3-5"]),
        ("k3k3k4k4k5k5", ["k3-5", "k3-5"]),
        ("k1k2k3k5k6k7", ["k1-3", "k5-7"]),
        ("k9b9r9o9y9g9", ["kbro9"]),
    ],
)
def test_the_longest_melds_come_first_and_share_no_tile(rack: str, melds: list[str]) -> None:
    assert [str(meld) for meld in melds_on(Tiles.parse(rack))] == melds


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("r5", "r6", True),
        ("r6", "r5", True),
        ("r5", "b5", True),
        ("r5", "j", True),
        ("R", "b5", True),
        ("r5", "r5", False),
        ("r5", "r7", False),
        ("r5", "b6", False),
        ("r13", "r1", False),
    ],
)
def test_tiles_lie_side_by_side_in_a_group_or_a_run(one: str, other: str, *, together: bool) -> None:
    assert (Tile.parse(other) in side_by_side(Tiles.parse(one + other))[Tile.parse(one)]) is together
