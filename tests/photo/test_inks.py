"""Colours are decided over the whole photo, and within the palette of the box."""

from dataclasses import replace
from random import Random

import pytest
from photokit import INKS, absorbed, found, laid_out, random_table

from tilerummy.engine.editions import get
from tilerummy.photo.found import COLOUR_CLASSES, Found, log_probabilities
from tilerummy.photo.inks import choose_palette, settle_inks
from tilerummy.photo.understanding import understand


def doubtful(name: str, ink: tuple[int, int, int], **said: float) -> Found:
    """A tile whose colour the model is not sure of: what it says as logits, and the ink that was measured."""
    logits = [said.get(colour, -6.0) for colour in COLOUR_CLASSES]
    return replace(found(name), colours=log_probabilities(logits), ink=absorbed(ink))


def colours(tiles: list[Found], palette: str) -> str:
    return "".join(max(each, key=each.__getitem__) for each in settle_inks(tiles, palette))


def jittered(rgb: tuple[int, int, int], random: Random) -> tuple[int, int, int]:
    red, green, blue = (min(255, max(0, round(each + random.gauss(0, 10)))) for each in rgb)
    return red, green, blue


def test_teal_beside_green_is_blue() -> None:
    random = Random(1)
    teal, green = (0, 140, 150), (30, 140, 60)
    tiles = [doubtful("b5", jittered(teal, random), g=2.0, b=1.0) for _ in range(8)]
    tiles += [doubtful("g5", jittered(green, random), g=4.0, b=0.0) for _ in range(8)]
    tiles += [doubtful("r5", jittered(INKS["r"], random), r=5.0) for _ in range(5)]
    assert colours(tiles, "bryg") == "b" * 8 + "g" * 8 + "r" * 5


def test_pink_beside_orange_is_red() -> None:
    random = Random(2)
    pink, orange = (225, 60, 110), (240, 130, 25)
    tiles = [doubtful("r5", jittered(pink, random), r=1.0, o=1.5) for _ in range(6)]
    tiles += [doubtful("o5", jittered(orange, random), r=0.5, o=3.0) for _ in range(6)]
    assert colours(tiles, "kbro") == "r" * 6 + "o" * 6


def test_one_ink_alone_stays_what_the_model_says() -> None:
    random = Random(3)
    tiles = [doubtful("g5", jittered(INKS["g"], random), g=3.0, b=1.0) for _ in range(12)]
    assert colours(tiles, "bryg") == "g" * 12


def test_a_single_tile_in_shadow_follows_its_ink() -> None:
    random = Random(4)
    tiles = [doubtful("k5", jittered(INKS["k"], random), k=5.0) for _ in range(6)]
    tiles += [doubtful("b5", jittered(INKS["b"], random), b=5.0) for _ in range(6)]
    tiles.append(doubtful("b9", jittered(INKS["b"], random), k=1.0, b=0.2))
    assert colours(tiles, "kbro")[-1] == "b"


@pytest.mark.parametrize(
    ("palette", "said", "expected"), [("kbro", "y", "o"), ("kbry", "o", "y"), ("kbro", "g", "b"), ("bryg", "k", "b")]
)
def test_a_colour_that_the_box_lacks_is_its_neighbour(palette: str, said: str, expected: str) -> None:
    tile = replace(doubtful("r5", INKS[said], **{said: 6.0}), ink=None)
    assert colours([tile], palette) == expected


def test_green_beside_blue_takes_the_place_of_orange() -> None:
    random = Random(6)
    tiles = [doubtful("b5", jittered(INKS["b"], random), b=5.0) for _ in range(6)]
    tiles += [doubtful("o5", jittered(INKS["g"], random), g=5.0, b=1.0) for _ in range(6)]
    tiles += [doubtful("r5", jittered(INKS["r"], random), r=5.0) for _ in range(6)]
    assert colours(tiles, "kbro") == "b" * 6 + "o" * 6 + "r" * 6


@pytest.mark.parametrize("taken_for", ["b", "k", "r"])
def test_purple_is_the_colour_that_is_left(taken_for: str) -> None:
    random = Random(7)
    purple = (150, 60, 180)
    tiles = [doubtful(f"{each}5", jittered(INKS[each], random), **{each: 5.0}) for each in "kbrkbrkbrkbr"]
    tiles += [doubtful("o5", jittered(purple, random), **{taken_for: 3.0}) for _ in range(5)]
    assert colours(tiles, "kbro") == "kbrkbrkbrkbr" + "o" * 5


def test_one_ink_in_two_lights_stays_one_colour() -> None:
    random = Random(8)
    tiles = [doubtful("k5", jittered((25, 25, 30), random), k=5.0) for _ in range(5)]
    tiles += [doubtful("k5", jittered((80, 70, 60), random), k=4.0, b=1.0) for _ in range(5)]
    tiles += [doubtful("r5", jittered(INKS["r"], random), r=5.0) for _ in range(4)]
    assert colours(tiles, "kbro") == "k" * 10 + "r" * 4


@pytest.mark.parametrize("palette", ["kbro", "kbry", "bryg", "kbrg", "kryg", "kbyg"])
def test_the_palette_is_chosen_by_what_is_there(palette: str) -> None:
    rows = [[f"{colour}{number}" for number in (3, 4, 5)] for colour in palette]
    tiles = laid_out(rows, margin=4.0)
    assert choose_palette(tiles, ["bryg", "kbro", "kbry"]) == palette, "also one that no edition has"
    reading = understand(tiles)
    assert reading.palette == palette
    assert reading.edition is None
    assert [str(each.tile) for each in reading.tiles] == [name for row in rows for name in row]


def test_teal_alone_is_the_blue_of_a_known_box() -> None:
    random = Random(9)
    tiles = [doubtful("b5", jittered((0, 145, 150), random), g=3.0, b=1.0) for _ in range(8)]
    tiles += [doubtful(f"{each}5", jittered(INKS[each], random), **{each: 5.0}) for each in "kro" * 4]
    assert choose_palette(tiles, ["bryg", "kbro", "kbry"]) == "kbro"


def test_the_edition_decides_the_palette() -> None:
    tiles = laid_out([["y3", "y4", "y5"], ["k1", "b1", "r1"]])
    reading = understand(tiles, get("rummikub-vienna-en"))
    assert [str(each.tile) for each in reading.tiles][:3] == ["o3", "o4", "o5"]


def test_inks_that_could_not_be_measured_change_nothing() -> None:
    rows = random_table(Random(5), melds=5)
    tiles = [replace(tile, ink=None) for tile in laid_out(rows)]
    reading = understand(tiles, get("rummikub-vienna-en"))
    assert [str(each.tile) for each in reading.tiles] == [name for row in rows for name in row]
