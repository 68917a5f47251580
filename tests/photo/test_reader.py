"""From a picture to a reading, with a stand-in for the model."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from photokit import HEIGHT, WIDTH, StandIn, found, laid_out, turned
from PIL import Image, ImageFilter

from tilerummy import Impossible
from tilerummy.language import LANGUAGES, Translator
from tilerummy.photo import BadPicture, Problem, Reading, detector, read
from tilerummy.photo.found import Found
from tilerummy.photo.reading import RACK, TABLE
from tilerummy.photo.understanding import understand

MELDS = [["r3", "r4", "r5"], ["k7", "b7", "o7"], ["b9", "b10", "b11", "b12"]]


def photo(wide: int = 1280, high: int = 960, light: int = 200) -> Image.Image:
    """A sharp checked pattern."""
    rows, columns = np.mgrid[0:high, 0:wide]
    grey = np.where((rows // 32 + columns // 32) % 2, light, light // 2)
    return Image.fromarray((grey[..., None] * np.array([1.0, 0.9, 0.8])).astype(np.uint8))


def placed(rows: list[list[str]], x: float = 200, y: float = 200) -> list[Found]:
    return turned(laid_out(rows), 0, shift=(x, y))


def codes(reading: Reading) -> list[str]:
    return [problem.code for problem in reading.problems]


def test_a_table(finds: StandIn) -> None:
    finds(placed(MELDS))
    reading = read(photo(), "rummikub-vienna-en")
    assert reading.trn == "b9-12,r3-5,kbo7"
    assert (reading.kind, reading.kind_given, reading.legal) == (TABLE, False, True)
    assert reading.problems == ()
    assert str(reading.multiset) == "k7b7b9b10b11b12r3r4r5o7"
    data = reading.as_json()
    assert data["tiles"] == ["r3", "r4", "r5", "k7", "b7", "o7", "b9", "b10", "b11", "b12"]
    assert data["rows"] == MELDS
    assert len(data["certainty"]) == len(data["outlines"]) == 10
    assert all(0.9 < certainty <= 1 for certainty in data["certainty"])


@pytest.mark.long
def test_places_are_in_pixels_of_the_photo(finds: StandIn) -> None:
    finds(placed([["r3", "r4", "r5"]]))
    reading = read(photo(2560, 1920), kind="table")
    x, y = reading.tiles[0].outline[0]
    tile = placed([["r3"]])[0]
    assert (x, y) == pytest.approx((2 * (tile.x - WIDTH / 2), 2 * (tile.y - HEIGHT / 2)))


def test_a_rack_is_recognised_and_its_tiles_stay_in_their_rows(finds: StandIn) -> None:
    upper = [found(name, 200 + at * WIDTH, 200) for at, name in ((0, "k2"), (2, "k13"), (5, "o3"), (6, "o3"))]
    lower = [found(name, 180 + at * WIDTH, 262) for at, name in enumerate(["b3", "b4", "b8", "b10", "r8", "r10"])]
    finds([*upper, *lower])
    reading = read(photo(), "rummikub-vienna-en")
    assert (reading.kind, reading.kind_given, reading.legal) == (RACK, False, True)
    assert reading.as_json()["rows"] == [["k2", "k13", "o3", "o3"], ["b3", "b4", "b8", "b10", "r8", "r10"]]
    assert reading.trn == "k2k13b3b4b8b10r8r10o3o3"
    table = read(photo(), "rummikub-vienna-en", "table")
    assert (table.kind, table.kind_given, table.legal) == (TABLE, True, False)
    assert "rows-no-melds" in codes(table)


def test_scattered_tiles_are_a_table_that_is_not_legal() -> None:
    tiles = [
        turned([found(name)], 77 * at, shift=(300 * (at % 4), 300 * (at // 4)))[0]
        for at, name in enumerate(["r3", "k9", "j", "o11", "b1", "b13", "k4", "r6"])
    ]
    reading = understand(tiles)
    assert reading.kind == TABLE
    assert sorted(str(each.tile) for each in reading.tiles) == ["b1", "b13", "j", "k4", "k9", "o11", "r3", "r6"]
    assert not reading.legal


def test_an_empty_table_is_empty(finds: StandIn) -> None:
    finds([])
    reading = read(photo())
    assert (reading.tiles, reading.rows) == ((), ())
    assert reading.trn == "-"
    assert codes(reading) == ["no-tiles"]
    assert reading.as_json()["tiles"] == []


@pytest.mark.long(but=1)
@pytest.mark.parametrize(
    ("picture", "codes_said"),
    [
        (photo(light=30), ["dark", "no-tiles"]),
        (photo().filter(ImageFilter.GaussianBlur(4)), ["blurred", "no-tiles"]),
        (photo(), ["no-tiles"]),
        (Image.new("RGB", (400, 300), (180, 180, 180)), ["no-tiles"]),
    ],
    ids=["dark", "blurred", "sharp", "plain"],
)
def test_what_is_wrong_with_a_photo_without_tiles(finds: StandIn, picture: Image.Image, codes_said: list[str]) -> None:
    finds([])
    assert codes(read(picture)) == codes_said


def test_colours_cannot_be_read_in_black_and_white(finds: StandIn) -> None:
    finds(placed(MELDS))
    assert "grey" in codes(read(photo().convert("L"), "rummikub-vienna-en"))


@pytest.mark.long
def test_tiles_that_are_far_away(finds: StandIn) -> None:
    tiles = turned(laid_out(MELDS, margin=1.5), 0, scale=0.25, shift=(300, 300))
    finds(tiles)
    assert "far" in codes(read(photo()))


@pytest.mark.long
def test_tiny_tiles_are_never_sure(finds: StandIn) -> None:
    finds(placed(MELDS))
    reading = read(photo(200, 150), "rummikub-vienna-en")
    assert reading.trn == "b9-12,r3-5,kbo7"
    assert max(tile.outline[1][0] - tile.outline[0][0] for tile in reading.tiles) < 13
    assert codes(reading)[0] == "far"
    assert len(reading.unsure) == 10
    assert read(photo(800, 600), "rummikub-vienna-en").unsure == ()


@pytest.mark.long
@pytest.mark.parametrize(("scale", "sides"), [(1.0, [1280]), (0.4, [1280, 1920]), (8.0, [1280, 640])])
def test_tiles_of_an_unusual_size_get_a_second_look(
    monkeypatch: pytest.MonkeyPatch, scale: float, sides: list[int]
) -> None:
    tiles = turned(laid_out([["r3", "r4", "r5"]]), 0, scale=scale)
    looked: list[int] = []

    def detect(pixels: np.ndarray[Any, Any]) -> list[Found]:
        looked.append(max(pixels.shape))
        factor = looked[-1] / 1280
        return [replace(tile, score=0.5 + 0.1 * len(looked)) for tile in turned(tiles, 0, factor)]

    monkeypatch.setattr(detector, "detect", detect)
    reading = read(photo(2560, 1920))
    assert looked == sides
    left, right = reading.tiles[0].outline[0], reading.tiles[0].outline[1]
    assert right[0] - left[0] == pytest.approx(2 * scale * WIDTH)


def test_tiles_at_the_edge_are_cut(finds: StandIn) -> None:
    finds(placed(MELDS, x=10))
    reading = read(photo(), "rummikub-vienna-en")
    assert Problem("cut", {"count": 1}) in reading.problems
    assert reading.legal


def test_every_problem_has_words() -> None:
    problems = ["no-tiles", "dark", "blurred", "grey", "far", "cut", "unsure", "rows-no-melds", "more-than-in-the-box"]
    for language in LANGUAGES:
        for code in problems:
            said = {Translator(language).text(f"photo-{code}", count=count) for count in (1, 2)}
            assert all(text[0].isupper() or text[0].isdigit() for text in said)
            assert all(text.endswith(".") for text in said)


@pytest.mark.parametrize("kind", ["", "Table", "hand"])
def test_kinds_are_checked(kind: str) -> None:
    with pytest.raises(Impossible):
        read(photo(), kind=kind)


def test_an_unknown_edition_is_refused_before_the_photo_is_opened() -> None:
    with pytest.raises(Impossible, match="edition unknown"):
        read(b"", "rummikub-viena-en")


def test_bad_pictures_raise(finds: StandIn) -> None:
    finds([])
    with pytest.raises(BadPicture):
        read(b"Dear Ann")
