"""The outputs of the model become tiles, by the contract of `detector`."""

import math
from typing import Any

import numpy as np
import pytest
from photokit import found, laid_out, turned

from tilerummy.photo.detector import decode
from tilerummy.photo.found import COLOUR_CLASSES, NUMBER_CLASSES, Found
from tilerummy.photo.peaks import MOST

Cells = np.ndarray[Any, np.dtype[np.float32]]


def cells_of(tiles: list[Found], stride: int, wide: int = 640, high: int = 480) -> Cells:
    """What a model without faults puts out: a hill around each centre."""
    cells = np.full((28, high // stride, wide // stride), -8.0, np.float32)
    rows, columns = np.mgrid[0 : high // stride, 0 : wide // stride]
    for tile in tiles:
        i, j = int(tile.x // stride), int(tile.y // stride)
        cells[0] = np.maximum(cells[0], 4.0 - ((columns - i) ** 2 + (rows - j) ** 2))
        cells[1:, j, i] = (
            *(tile.x / stride - i, tile.y / stride - j, math.log(tile.width / 32), math.log(tile.height / 32)),
            *(2 * tile.up[0], 2 * tile.up[1], *tile.colours, *tile.numbers),
        )
    return cells


@pytest.mark.parametrize("stride", [4, 8])
@pytest.mark.parametrize("degrees", [0, 90, 200])
def test_tiles_come_back_from_the_outputs(stride: int, degrees: float) -> None:
    tiles = turned(laid_out([["r3", "r4", "r5"], ["k7", "j", "o7"]]), degrees, shift=(300, 200))
    back = decode(cells_of(tiles, stride), stride)
    assert len(back) == len(tiles)
    for tile in tiles:
        nearest = min(back, key=lambda other: math.hypot(tile.x - other.x, tile.y - other.y))
        assert (nearest.x, nearest.y) == pytest.approx((tile.x, tile.y), abs=0.01)
        assert (nearest.width, nearest.height) == pytest.approx((tile.width, tile.height), rel=1e-3)
        assert nearest.up == pytest.approx(tile.up, abs=1e-3)
        assert nearest.colours == pytest.approx(tile.colours, abs=1e-3)
        assert nearest.numbers == pytest.approx(tile.numbers, abs=1e-3)
        assert nearest.score == pytest.approx(1 / (1 + math.exp(-4)), abs=1e-3)


def test_an_empty_picture_has_no_tiles() -> None:
    assert decode(np.full((28, 60, 80), -8.0, np.float32), 8) == []


def test_two_peaks_on_one_tile_are_one_tile() -> None:
    tile = found("r5", 300, 200)
    cells = cells_of([tile], 4)
    cells[:, 50 + 4, 75] = cells[:, 50, 75]
    cells[0, 50 + 4, 75] = 3.0
    assert len(decode(cells, 4)) == 1


def test_rubbish_is_bounded() -> None:
    random = np.random.default_rng(1)
    tiles = decode((random.normal(0, 20, (28, 120, 160))).astype(np.float32), 8)
    assert len(tiles) <= MOST
    assert all(math.isfinite(value) for tile in tiles for value in (tile.x, tile.y, tile.width, tile.height))
    flat = decode(np.zeros((28, 60, 80), np.float32), 8)
    assert len(flat) <= MOST


def test_the_outline_is_clockwise_from_the_upper_left() -> None:
    tile = found("r5", 100, 200)
    assert list(tile.outline) == [(80, 173), (120, 173), (120, 227), (80, 227)]
    assert turned([tile], 90)[0].right == pytest.approx((0, 1))


def test_the_classes_are_those_of_the_contract() -> None:
    assert "".join(COLOUR_CLASSES) == "kbroygj"
    assert NUMBER_CLASSES == (*range(1, 14), 0)
