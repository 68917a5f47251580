"""The model that ships: real photos, rendered pictures, and pictures without tiles."""

from collections import Counter
from pathlib import Path

import pytest
from photokit import INKS
from photorender import Rows, rendered
from PIL import Image, ImageDraw

from tilerummy.photo import Reading, read

pytest.importorskip("onnxruntime", reason="onnxruntime has no wheel for this machine")

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
EDITION = "rummikub-vienna-en"


def rows(reading: Reading) -> list[list[str]]:
    return [[str(reading.tiles[at].tile) for at in row] for row in reading.rows]


def test_the_model_is_small() -> None:
    assert (ROOT / "src" / "tilerummy" / "photo" / "tiles.onnx").stat().st_size <= 4_000_000


# Real photos: docs/examples/README.md has their authors and licences

REAL: dict[str, tuple[str, list[list[str]]]] = {
    "table.jpg": ("table", [["o5", "o6", "o7", "o8"], ["r9", "b9", "o9"], ["b1", "b2", "b3"], ["k7", "b7", "r7"]]),
    "turned.jpg": ("table", [["b3", "b4", "b5", "b6", "b7"], ["r5", "r6", "r7"]]),
    "rack.jpg": ("rack", [["r10", "r12", "k1", "k5", "k6"], ["r3", "r6", "r8", "o7", "o11"]]),
}


@pytest.mark.long(but=1)
@pytest.mark.parametrize(("name", "edition"), [*((name, EDITION) for name in REAL), ("table.jpg", None)])
def test_a_real_photo(name: str, edition: str | None) -> None:
    kind, expected = REAL[name]
    reading = read(EXAMPLES / name, edition)
    assert sorted(rows(reading)) == sorted(expected)
    assert reading.kind == kind
    assert reading.legal


# Rendered pictures

MELDS = [["k7", "b7", "o7"], ["b9", "b10", "b11", "b12"], ["o13", "k13", "b13"], ["k1", "k2", "k3", "k4"]]
TABLES: list[Rows] = [
    [["r3", "r4", "r5"], *MELDS],
    [["b6", "b7", "b8"], ["r9", "k9", "b9", "o9"], ["o5", "o6", "o7", "o8"], ["k10", "k11", "k12", "k13"]],
]


@pytest.mark.long(but=1)
@pytest.mark.parametrize(("table", "degrees"), [(TABLES[0], 0), (TABLES[0], 90), (TABLES[1], 180), (TABLES[1], 20)])
def test_a_rendered_table(table: Rows, degrees: float) -> None:
    reading = read(rendered(table, seed=int(degrees), degrees=degrees), EDITION)
    assert sorted(rows(reading)) == sorted(map(list, table))
    assert reading.legal


@pytest.mark.long
def test_another_print_with_cyan_for_blue() -> None:
    inks = {**INKS, "b": (0, 150, 190), "r": (225, 40, 90)}
    table = [
        ["b6", "b7", "b8"],
        ["r9", "y9", "b9", "g9"],
        ["y5", "y6", "y7"],
        ["g10", "g11", "g12"],
        ["r1", "r2", "r3"],
    ]
    assert sorted(rows(read(rendered(table, inks=inks), "rummy-classic"))) == sorted(table)


@pytest.mark.long
def test_a_rendered_rack() -> None:
    rack = [["r3", "k9", "b7", "o12", "o1", "k4", "k13"], ["b1", "b8", "r11", "r6", "o2"]]
    reading = read(rendered(rack, seed=3, wide=70), EDITION, "rack")
    assert Counter(str(each.tile) for each in reading.tiles) == Counter(name for row in rack for name in row)


# Pictures without tiles


def domino() -> Image.Image:
    image = Image.new("RGB", (1000, 750), (70, 100, 80))
    pen = ImageDraw.Draw(image)
    for at in range(6):
        x = 100 + 140 * at
        pen.rounded_rectangle((x, 250, x + 90, 430), 10, fill=(20, 20, 20))
        pen.line((x + 10, 340, x + 80, 340), fill=(230, 230, 230), width=3)
        for dot in range(at + 1):
            cx, cy = x + 25 + 40 * (dot % 2), 270 + 25 * (dot // 2)
            pen.ellipse((cx - 7, cy - 7, cx + 7, cy + 7), fill=(240, 240, 240))
    return image


@pytest.mark.long(but=1)
@pytest.mark.parametrize(
    "picture",
    [
        Image.new("RGB", (1000, 750), (200, 180, 150)),
        Image.effect_noise((1000, 750), 40).convert("RGB"),
        domino(),
    ],
    ids=["plain", "noise", "dominoes"],
)
def test_nothing_is_invented(picture: Image.Image) -> None:
    reading = read(picture)
    assert rows(reading) == []
    assert reading.problems[-1].code == "no-tiles"
