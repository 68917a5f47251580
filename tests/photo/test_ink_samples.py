"""The ink of a tile does not depend on light and blur."""

import math

import numpy as np
import pytest
from photokit import INKS, absorbed, found, turned
from PIL import Image, ImageDraw, ImageFilter

from tilerummy.photo.detector import measure

TILE = found("r5", 60, 70)


def painted(colour: str, light: tuple[float, float, float] = (1, 1, 1), blur: float = 0.0, degrees: int = 0) -> object:
    image = Image.new("RGB", (120, 140), (90, 60, 40))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((40, 43, 80, 97), 5, fill=(250, 248, 240))
    pen.line([(60, 55), (60, 80)], fill=INKS[colour], width=7)
    image = image.filter(ImageFilter.GaussianBlur(blur))
    if degrees:
        image = image.rotate(degrees, expand=False, center=(60, 70))
    return (np.asarray(image) * np.array(light)).clip(0, 255).astype(np.uint8)


@pytest.mark.parametrize("colour", INKS)
@pytest.mark.parametrize("light", [(1, 1, 1), (0.9, 0.7, 0.5), (0.3, 0.3, 0.35)])
@pytest.mark.parametrize("blur", [0.0, 2.0])
def test_light_and_blur_change_little(colour: str, light: tuple[float, float, float], blur: float) -> None:
    _, ink = measure(painted(colour, light, blur), TILE)  # type: ignore[arg-type]
    assert ink is not None
    assert math.dist(ink, absorbed(INKS[colour])) < 0.12
    nearest = min(INKS, key=lambda other: math.dist(ink, absorbed(INKS[other])))
    assert nearest == colour


def test_a_turned_tile_is_measured_where_it_lies() -> None:
    (tile,) = turned([found("r5")], -30, shift=(60, 70))
    _, ink = measure(painted("g", degrees=30), tile)  # type: ignore[arg-type]
    assert ink is not None
    assert math.dist(ink, absorbed(INKS["g"])) < 0.12


def test_an_empty_face_and_a_place_outside_have_no_ink() -> None:
    blank = np.full((140, 120, 3), 240, np.uint8)
    assert measure(blank, TILE) == ((240, 240, 240), None)
    assert measure(blank, found("r5", 500, 500)) == (None, None)
