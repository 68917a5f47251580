"""The pictures are read back as XML: what is drawn, where it lies, and what must not be in them."""

import re
import runpy
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from hypothesis import assume, given, settings, strategies as st
from strategies import lays, melds, positions, tilesets, views

from tilerummy import draw
from tilerummy.draw.faces import HIGH, WIDE
from tilerummy.draw.look import INKS, JOKER_INK, SHAPES
from tilerummy.draw.pen import fitting, number, printable
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile, parse_move
from tilerummy.engine.position import Position, Situation, parse_situation, vars_of, view
from tilerummy.engine.tiles import KINDS, Tile, Tiles

ROOT = Path(__file__).resolve().parent.parent
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
WIDTHS = (120, 240, 360, 720, 960, 1440)

EMPTY = "rummikub-vienna-en - k1k2k3b9r4r5o12j/x14 - 0 1.0"
MIDDLE = "rummikub-vienna-en k4-7,k11-13,b1-5,r9-12j11,o3-7,bro1,kbr8,kbro10 k1k2b8b9r2r3o8o12j/b6b10r3/k1o8o9 01 0 5.0"
FULL = (
    "rummikub-vienna-de,souvenir k1-13,k4-8,b2-9,b10-12,r1-7j4,r9-13,o3-12j9,kro3,kbro2,boj5,kbro10,kbr12,brj13 "
    "b13r8r9r11o11o12o13/r1o4o7o13/b1b8r6r8o6/k13b1b6b9r4o2 0123 0 9.0"
)
PALETTES = {
    "kbro": "rummikub-vienna-en k4-7,kbro11,o1-5 k1b2r3o4j/x9 01 0 3.0",
    "kbry": "rummikub-original-fr k4-7,kbry11,y1-5 k1b2r3y4j/x9 01 0 3.0",
    "bryg": "rummy-classic g4-7,bryg11,y1-5 g1b2r3y4j/x9 01 0 3.0",
}
COLOURED = "lets-play-rummy,joker_colour y1-5Y3,b9-11B10,bygR9 g1b2r3y4G/x9 01 0 3.0"
DISCARDS = (
    "rummikub-original-de,discard_pile,open_last_tile k4-7,bry9 k1k2b5r7y8j/x12/x11 01 0 5.0 r1k13b2/r13r2k3/- ^b1"
)
NO_DISCARDS = "rummikub-original-de,discard_pile - k1k2b5r7y8j/x12 - 1 1.0 -/-"
SITUATIONS = [EMPTY, MIDDLE, FULL, *PALETTES.values(), COLOURED, DISCARDS, NO_DISCARDS]
EVERY = pytest.mark.parametrize("text", SITUATIONS)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > 0.01
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 0.01
        )


def read(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def of_class(picture: str, *names: str) -> list[ET.Element]:
    return [element for element in read(picture).iter() if element.get("class") in names]


def tiles_drawn(picture: str) -> Counter[str]:
    return Counter(element.attrib["data-tile"] for element in of_class(picture, "tile"))


def as_counter(tiles: Tiles) -> Counter[str]:
    return Counter(map(str, tiles))


def seen_in(situation: Situation) -> Counter[str]:
    known = [rack.known for rack in situation.racks]
    return as_counter(sum(known, tiles_of(situation.table) + Tiles(situation.lying_open)))


def placed(element: ET.Element) -> tuple[float, float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.get("transform", "translate(0 0)"))
    assert found, element.get("transform")
    return float(found[1]), float(found[2]), float(found[3] or 1)


def tile_boxes(picture: str) -> list[Box]:
    boxes = []
    for element in of_class(picture, "tile", "back"):
        x, y, scale = placed(element)
        boxes.append(Box(x, y, x + WIDE * scale, y + HIGH * scale))
    return boxes


def all_boxes(element: ET.Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    """Every rectangle and circle outside of definitions, with the transforms round it."""
    if element.tag == f"{SVG}defs":
        return
    left, top, factor = placed(element)
    x, y, scale = x + left * scale, y + top * scale, scale * factor
    size = {key: float(element.get(key, 0)) for key in ("x", "y", "width", "height", "cx", "cy", "r", "stroke-width")}
    rim = size["stroke-width"] / 2 if element.get("stroke") else 0
    if element.tag == f"{SVG}rect":
        yield Box(
            x + (size["x"] - rim) * scale,
            y + (size["y"] - rim) * scale,
            x + (size["x"] + size["width"] + rim) * scale,
            y + (size["y"] + size["height"] + rim) * scale,
        )
    if element.tag == f"{SVG}circle":
        reach = size["r"] + rim
        middle = x + size["cx"] * scale, y + size["cy"] * scale
        yield Box(
            middle[0] - reach * scale, middle[1] - reach * scale, middle[0] + reach * scale, middle[1] + reach * scale
        )
    for child in element:
        yield from all_boxes(child, x, y, scale)


def check_places(picture: str) -> None:
    root = read(picture)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    tiles = tile_boxes(picture)
    for box in [*tiles, *all_boxes(root)]:
        assert box.left > -0.01, box
        assert box.top > -0.01, box
        assert box.right < width + 0.01, box
        assert box.bottom < height + 0.01, box
    assert not [pair for pair in combinations(tiles, 2) if pair[0].overlaps(pair[1])]


# What is drawn


@EVERY
@pytest.mark.parametrize(("theme", "width"), [*product(["light"], WIDTHS), ("dark", 960)])
def test_every_known_tile_is_drawn_once_and_in_its_place(text: str, theme: draw.ThemeName, width: int) -> None:
    situation = parse_situation(text)
    picture = draw.table(
        situation, theme=theme, width=width, names=["Ann", "Bo", "Cem", "Di"][: situation.seats], title="T"
    )
    assert tiles_drawn(picture) == seen_in(situation)
    assert len(of_class(picture, "back")) == sum(rack.unknown for rack in situation.racks)
    assert read(picture).get("width") == str(width)
    check_places(picture)


@given(st.one_of(positions(), views()), st.sampled_from(WIDTHS), st.booleans())
@settings(max_examples=40)
def test_any_situation_is_drawn(situation: Situation, width: int, letters: bool) -> None:
    picture = draw.table(situation, width=width, letters=letters)
    assert picture == draw.table(situation, width=width, letters=letters)
    assert tiles_drawn(picture) == seen_in(situation)
    check_places(picture)


@given(positions().flatmap(lambda position: st.tuples(st.just(position), lays(position))), st.sampled_from(WIDTHS))
@settings(max_examples=40)
def test_any_lay_is_shown(pair: tuple[Position, Lay], width: int) -> None:
    position, lay = pair
    assume(lay.played <= position.rack and not lay.lost)
    picture = draw.table(position, lay=lay, width=width)
    assert tiles_drawn(picture) == seen_in(position)
    marks = Counter(mark.attrib["data-mark"] for mark in of_class(picture, "mark"))
    open_tile = position.open_tile is not None
    assert marks["played"] == len(lay.played)
    assert marks["last"] == sum(map(bool, position.discards)) + open_tile
    check_places(picture)


@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_a_picture_of_a_view_does_not_depend_on_what_the_view_hides(position: Position, rng: Random) -> None:
    seat = rng.choice([*range(position.seats), None])
    hidden = [at for at in range(position.seats) if at != seat]
    loose = list(sum((position.racks[at] for at in hidden), position.pool))
    rng.shuffle(loose)
    racks = list(position.racks)
    for at in hidden:
        racks[at] = Tiles(loose[: len(racks[at])])
        del loose[: len(racks[at])]
    other = Position(**{**vars_of(position), "racks": tuple(racks)})
    assert draw.table(view(position, seat)) == draw.table(view(other, seat))


def test_the_rack_in_front_is_that_of_the_seat_that_looks() -> None:
    position = Position.parse(MIDDLE)
    owners = {seat: of_class(draw.table(view(position, seat)), "rack")[0].get("data-seat") for seat in (0, 1, 2, None)}
    assert owners == {0: "0", 1: "1", 2: "2", None: "0"}
    assert [seat.get("data-seat") for seat in of_class(draw.table(view(position, 1)), "seat")] == ["2", "0"]


def test_turn_opening_and_pool_are_marked() -> None:
    picture = draw.table(Position.parse(MIDDLE))
    assert len(of_class(picture, "turn")) == 1
    assert (len(of_class(picture, "opened")), len(of_class(picture, "unopened"))) == (2, 1)
    assert of_class(picture, "pool")[0].get("data-pool") == "60"


def test_a_lay_keeps_what_stays_and_tells_moved_from_played() -> None:
    situation = parse_situation(MIDDLE)
    lay = parse_move("k4-7,r9-12j11,kbr8:k4-8,r8-12j11,boj8")
    assert isinstance(lay, Lay)
    picture = draw.table(situation, lay=lay)
    tiles = {placed(tile): tile.attrib["data-tile"] for tile in of_class(picture, "tile")}
    marked = sorted((mark.attrib["data-mark"], tiles[placed(mark)]) for mark in of_class(picture, "mark"))
    assert marked == [("moved", "k8"), ("moved", "r8"), ("played", "j"), ("played", "o8")]


def test_a_meld_that_moved_to_two_melds_alike_is_shown() -> None:
    situation = parse_situation("rummikub-vienna-en kbro8,kbro9 k5k5b5b5r5r5/x9 01 0 3.0")
    picture = draw.table(situation, lay=Lay.parse(":kbr5,kbr5"))
    assert Counter(mark.get("data-mark") for mark in of_class(picture, "mark")) == {"played": 6}


def test_a_row_that_is_no_meld_is_dashed() -> None:
    picture = draw.table(parse_situation(EMPTY), lay=Lay.parse(":[r4r5],k1-3"))
    dashes = [tray.get("stroke-dasharray") for tray in of_class(picture, "meld")]
    assert sorted(map(bool, dashes)) == [False, True]


@pytest.mark.parametrize(("move", "gone"), [("<k3:k1-3", "k3"), ("^b1:[b1b5]", "b1"), (":[k1k2]", "")])
def test_a_tile_taken_is_no_longer_beside_the_table(move: str, gone: str) -> None:
    situation = parse_situation(DISCARDS)
    shown = parse_move(move)
    assert isinstance(shown, Lay | TakeDiscard | TakeOpenTile)
    picture = draw.table(situation, lay=shown)
    groups = of_class(picture, "discards", "pool")
    beside = [tile.attrib["data-tile"] for group in groups for tile in group if tile.get("class") == "tile"]
    assert Counter(beside) + Counter(filter(None, [gone])) == Counter(map(str, situation.lying_open))


def test_a_hidden_rack_pays_for_a_lay_with_hidden_tiles() -> None:
    watched = view(Position.parse(MIDDLE), None)
    picture = draw.table(watched, lay=Lay.parse("k11-13:k10-13"))
    assert len(of_class(picture, "back")) == sum(map(len, watched.racks)) - 1


# Small pictures


@given(melds(), st.sampled_from(["light", "dark"]))
@settings(max_examples=40)
def test_a_meld(meld: Meld, theme: draw.ThemeName) -> None:
    picture = draw.meld(meld, theme=theme)
    assert tiles_drawn(picture) == as_counter(meld.tiles)
    check_places(picture)


@given(tilesets(40), st.sampled_from(WIDTHS))
@settings(max_examples=40)
def test_a_rack(tiles: Tiles, width: int) -> None:
    picture = draw.rack(tiles, width=width)
    assert tiles_drawn(picture) == as_counter(tiles.known)
    assert len(of_class(picture, "back")) == tiles.unknown
    check_places(picture)


@pytest.mark.parametrize("tile", KINDS, ids=str)
def test_a_tile(tile: Tile) -> None:
    picture = draw.tile(tile, letters=True)
    assert list(tiles_drawn(picture)) == [str(tile)]
    letters = [element.text for element in read(picture).iter(f"{SVG}text")]
    assert letters == ([tile.colour] if tile.colour else [])
    assert (INKS[tile.colour] if tile.colour else JOKER_INK) in picture
    assert not tile.colour or SHAPES[tile.colour] in picture


def test_a_row_of_nothing_is_still_a_picture() -> None:
    assert tiles_drawn(draw.meld(())) == Counter()
    assert tiles_drawn(draw.meld(Row.parse("[r5r6]"))) == {"r5": 1, "r6": 1}
    assert tiles_drawn(draw.rack(Tiles())) == Counter()


# The document


@EVERY
def test_the_document_stands_alone(text: str) -> None:
    situation = parse_situation(text)
    picture = draw.table(situation, names=["Ann", *("" for _ in range(1, situation.seats))])
    root = read(picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {element.attrib[LINK].removeprefix("#") for element in root.iter() if LINK in element.attrib}
    used |= set(re.findall(r"url\(#([^)]+)\)", picture))
    assert used <= set(ids)
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"]
    for forbidden in ("<style", "<filter", "<mask", "<image", "<script", "rgba(", "currentColor"):
        assert forbidden not in picture


def test_an_id_means_the_same_in_every_picture() -> None:
    known: dict[str, bytes] = {}
    themes: tuple[draw.ThemeName, ...] = ("light", "dark")
    for text, theme, letters in product(SITUATIONS, themes, (False, True)):
        for element in read(draw.table(parse_situation(text), theme=theme, letters=letters)).iter():
            if "id" in element.attrib:
                drawing = ET.tostring(element)
                assert known.setdefault(element.attrib["id"], drawing) == drawing


@EVERY
def test_title_and_description(text: str) -> None:
    situation = parse_situation(text)
    root = read(draw.table(situation))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == str(situation.edition)
    assert root.findtext(f"{SVG}desc") == str(situation)
    assert read(draw.table(situation, title=" <Lap>\n& 5 ")).findtext(f"{SVG}title") == "<Lap> & 5"
    lay = Lay.parse(f":[{next(iter(situation.rack), 'r1')}]")
    assert read(draw.table(situation, lay=lay)).findtext(f"{SVG}desc") == f"{situation} {lay}"


@given(st.text(), st.text(st.characters(exclude_categories=[])))
@settings(max_examples=40)
def test_any_name_and_title_can_be_written(name: str, title: str) -> None:
    picture = draw.table(parse_situation(EMPTY), names=[name, title], title=title)
    texts = [element.text or "" for element in read(picture).iter(f"{SVG}text")]
    assert all(text == printable(text) for text in texts)


def test_a_picture_holds_no_words_of_its_own() -> None:
    for text in SITUATIONS:
        assert list(read(draw.table(parse_situation(text))).iter(f"{SVG}text")) == []


@pytest.mark.parametrize(
    "name", ["Maximiliane von und zu Lichtenstein", "WWWWWWWWWWWWWWWWWWWWWWWW", "山田太郎山田太郎山田太郎"]
)
def test_a_long_name_is_cut(name: str) -> None:
    texts = [
        element.text
        for element in read(draw.table(parse_situation(EMPTY), width=360, names=["", name])).iter(f"{SVG}text")
    ]
    assert len(texts) == 1
    assert str(texts[0]).endswith("…")
    assert name.startswith(str(texts[0])[:-1])


def test_fitting_leaves_out_what_cannot_be_recognised() -> None:
    assert fitting("", 0) == ""
    assert fitting("Wanda", 0.5) == ""
    assert fitting("e\u0301a", 1.4) == "e\u0301a"


def test_numbers_are_short() -> None:
    assert [number(value) for value in (0, -0.001, 10, 1.005, 2.50, 100)] == ["0", "0", "10", "1", "2.5", "100"]


def test_few_tiles_are_large_and_many_stay_legible() -> None:
    def size(text: str, width: int) -> float:
        table = of_class(draw.table(parse_situation(text), width=width), "table")[0]
        return WIDE * placed(next(element for element in table if element.get("class") == "tile"))[2]

    assert size(PALETTES["kbro"], 960) > 65
    assert size(FULL, 960) > 40
    assert size(FULL, 360) > 22


def test_the_pictures_of_the_docs_are_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    assert tool["main"](["--check"]) == 0, "run tools/pictures.py"


@pytest.mark.long
def test_a_picture_that_is_not_current_is_named_and_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(ROOT / "tools" / "pictures.py"))["main"]
    main.__globals__["FOLDER"] = tmp_path / "pictures"
    main.__globals__["pictures"] = cache(main.__globals__["pictures"])  # drawing takes seconds
    assert main([]) == 0
    assert main(["--check"]) == 0
    (tmp_path / "pictures" / "old.svg").write_text("", "utf-8")
    (tmp_path / "pictures" / "tiles.svg").write_text("", "utf-8")
    assert main(["--check"]) == 1
    assert capsys.readouterr().out.endswith("old.svg tiles.svg\n")
    assert main([]) == 0
    assert main(["--check"]) == 0
