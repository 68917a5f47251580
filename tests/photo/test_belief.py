"""Which peaks are tiles."""

from dataclasses import replace

import pytest
from photokit import WIDTH, found, laid_out

from tilerummy.photo.found import Found
from tilerummy.photo.peaks import believed

IVORY = (240.0, 232.0, 210.0)


def row(*scores: float) -> list[Found]:
    tiles = laid_out([["r3", "r4", "r5", "r6", "r7", "r8"][: len(scores)]])
    return [replace(tile, score=score, face=IVORY) for tile, score in zip(tiles, scores, strict=True)]


def test_a_faint_tile_in_a_row_counts() -> None:
    tiles = row(0.9, 0.8, 0.25, 0.9)
    assert set(believed(tiles)) == set(tiles)


def test_a_faint_tile_alone_does_not() -> None:
    tiles = row(0.9, 0.8, 0.9)
    alone = replace(found("k9", 2000, 2000), score=0.3, face=IVORY)
    assert believed([*tiles, alone]) == tiles
    assert believed([alone]) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"face": (30.0, 30.0, 30.0)},
        {"face": (150.0, 95.0, 50.0)},
        {"face": None},
        {"ink": None},
        {"width": 0.4 * WIDTH},
    ],
    ids=["a gap in a black rack", "wood", "outside", "blank", "small"],
)
def test_what_does_not_look_like_its_neighbours_is_no_tile(changes: dict[str, object]) -> None:
    tiles = row(0.9, 0.8, 0.3)
    other = replace(tiles[2], **changes)  # type: ignore[arg-type]
    assert believed([*tiles[:2], other]) == tiles[:2]


@pytest.mark.parametrize("shade", [0.7, 1.05])
def test_a_tile_in_shadow_is_a_tile(shade: float) -> None:
    tiles = row(0.9, 0.8, 0.3)
    tiles[2] = replace(tiles[2], face=(240 * shade, 232 * shade, 210 * shade))
    assert len(believed(tiles)) == 3


def test_a_tiny_find_is_no_tile_unless_it_is_firm() -> None:
    tiles = row(0.9, 0.8, 0.9, 0.75)
    tiny = replace(found("b2", 500, 500), width=8.0, height=10.0, face=IVORY)
    assert believed([*tiles, replace(tiny, score=0.5)]) == tiles
    assert len(believed([*tiles, replace(tiny, score=0.8)])) == 5


def test_a_knot_in_the_wood_among_firm_tiles_is_no_tile() -> None:
    tiles = row(0.9, 0.8, 0.9)
    knot = replace(found("j", 300, 300), score=0.45, face=(110.0, 65.0, 40.0))
    assert believed([*tiles, knot]) == tiles
    shaded = replace(knot, face=(150.0, 140.0, 120.0))
    assert believed([*tiles, shaded]) == [*tiles, shaded]


def test_all_tiles_may_be_of_middling_score() -> None:
    tiles = row(0.5, 0.45, 0.41)
    assert believed(tiles) == tiles


def test_nothing_gives_nothing() -> None:
    assert believed([]) == []
