"""Tiles become rows, whatever the rotation and the size of the photo."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from photokit import HEIGHT, WIDTH, found, laid_out, noisy, random_table, turned

from tilerummy.photo.found import Found
from tilerummy.photo.rows import RACK_GAP, find_rows

MELDS = [["r3", "r4", "r5"], ["k7", "b7", "o7"], ["b9", "b10", "b11", "b12"], ["j", "k1", "k2"], ["r13", "k13", "b13"]]


def places(tiles: list[Found], farthest: float | None = None) -> list[tuple[int, ...]]:
    return [row.tiles for row in (find_rows(tiles) if farthest is None else find_rows(tiles, farthest))]


def expected(rows: list[list[str]]) -> list[tuple[int, ...]]:
    starts = [sum(map(len, rows[:at])) for at in range(len(rows))]
    return [tuple(range(start, start + len(row))) for start, row in zip(starts, rows, strict=True)]


@given(
    st.integers(0, 10**6),
    st.floats(0, 360),
    st.floats(0.05, 50),
    st.floats(-5000, 5000),
    st.sampled_from([0, 0.02, 0.05]),
)
def test_any_rotation_and_scale_gives_the_same_rows(
    seed: int, degrees: float, scale: float, shift: float, noise: float
) -> None:
    random = Random(seed)
    rows = random_table(random, melds=random.randint(1, 12))
    tiles = noisy(laid_out(rows), random, places=noise)
    assert places(turned(tiles, degrees, scale, (shift, -shift))) == places(tiles) == expected(rows)


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(16)))
def test_the_order_in_which_tiles_were_found_does_not_matter(order: list[int]) -> None:
    tiles = laid_out(MELDS)
    shuffled = [tiles[at] for at in order]
    assert [tuple(order[at] for at in row) for row in places(shuffled)] == expected(MELDS)


def test_melds_that_other_players_laid_are_read_from_their_side() -> None:
    tiles = laid_out(MELDS)
    across_the_table = turned(tiles[:3], 180, shift=(900, 300))
    from_the_side = turned(tiles[3:6], 90, shift=(-400, 0))
    found_rows = places([*across_the_table, *from_the_side, *tiles[6:10]])
    assert sorted(found_rows) == [(0, 1, 2), (3, 4, 5), (6, 7, 8, 9)]


@pytest.mark.parametrize("shift", [-0.3, 0.0, 0.25])
def test_a_row_may_be_stepped(shift: float) -> None:
    tiles = [found(f"r{at + 3}", at * WIDTH, shift * at * HEIGHT) for at in range(5)]
    assert places(tiles) == [(0, 1, 2, 3, 4)]


def test_rows_that_touch_from_above_stay_apart() -> None:
    tiles = [found("r5", x * WIDTH, y * HEIGHT) for y in range(3) for x in range(4)]
    assert places(tiles) == [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)]


def test_a_gap_separates_melds_but_not_the_tiles_of_a_rack() -> None:
    tiles = [found("r5", x * WIDTH) for x in (0, 1, 3, 4, 7)]
    assert places(tiles) == [(0, 1), (2, 3), (4,)]
    assert places(tiles, RACK_GAP) == [(0, 1, 2, 3, 4)]


def test_a_rack_with_two_steps_has_two_rows_also_in_a_slanted_photo() -> None:
    upper = [found("r5", x * WIDTH, 0.2 * x * WIDTH) for x in (0, 1, 2, 5, 6)]
    lower = [found("b5", x * WIDTH, 0.2 * x * WIDTH + 1.15 * HEIGHT) for x in (0, 2, 3, 4, 8)]
    assert places([*upper, *lower], RACK_GAP) == [(0, 1, 2, 3, 4), (5, 6, 7, 8, 9)]


def test_tiles_of_other_sizes_and_directions_are_no_neighbours() -> None:
    tiles = laid_out([["r3", "r4", "r5"]])
    far_away = replace(tiles[1], width=WIDTH / 2, height=HEIGHT / 2)
    assert places([tiles[0], far_away]) == [(0,), (1,)]
    assert sorted(places([tiles[0], replace(tiles[1], up=(1.0, 0.0))])) == [(0,), (1,)]


def test_a_circle_of_tiles_ends_somewhere() -> None:
    count, circle = 16, []
    for at in range(count):
        circle += turned([found("r5", 0, -count * WIDTH / 6.2)], at * 360 / count)
    assert sorted(at for row in places(circle) for at in row) == list(range(count))


def test_no_tiles_no_rows() -> None:
    assert find_rows([]) == []


def test_distances_are_measured_in_the_usual_distance() -> None:
    (row,) = find_rows([found("r5", x * 1.1 * WIDTH) for x in (0, 1, 2, 3, 4.3)])
    assert row.gaps == pytest.approx((1, 1, 1, 1.3))
