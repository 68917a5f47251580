import pytest
from hypothesis import given
from strategies import melds

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.melds import (
    Group,
    Meld,
    Row,
    Run,
    in_order,
    laid_text,
    parse_laid,
    parse_meld,
    read_row,
    tiles_of,
    without,
)
from tilerummy.engine.tiles import Tile, Tiles


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("rbk10", "kbr10"),
        ("jbo4", "boj4"),
        ("[b4o4j]", "boj4"),
        ("r3-7", "r3-7"),
        ("[r3r4r5]", "r3-5"),
        ("[r5r3r4]", "r3-5"),
        ("r3-7j5", "r3-7j5"),
        ("r3-6j6j3", "r3-6j3j6"),
        ("[r3jr5r6]", "r3-6j4"),
        ("[r5jr3]", "r3-5j4"),
        ("[r12r13j]", "r11-13j11"),
        ("[jr1r2]", "r1-3j3"),
        ("[jjr13]", "[jjr13]"),
        ("[r5jj]", "[r5jj]"),
        ("[r5r6j]", "r5-7j7"),
        ("[r6r5j]", "[r6r5j]"),
        ("[r12r13r1]", "[r12r13r1]"),
        ("kb10", "[k10b10]"),
        ("kkb10", "[k10k10b10]"),
        ("kbrR5", "[k5b5r5R]"),
        ("r3-4", "[r3r4]"),
        ("r3-5B4", "[r3Br5]"),
        ("r3-5j3j4j5", "[jjj]"),
        ("bYR5", "bRY5"),
        ("k1-13", "k1-13"),
    ],
)
def test_one_spelling_is_printed(written: str, printed: str) -> None:
    assert str(parse_meld(written)) == printed
    assert str(parse_meld(printed)) == printed


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "meld-expected", 0),
        ("r5", "", 0),
        ("r3-", "meld-expected", 0),
        ("r7-3", "run-descends", 3),
        ("r3-14", "number-not-on-a-tile", 3),
        ("r0-3", "number-not-on-a-tile", 1),
        ("r03-5", "number-expected", 1),
        ("r3-5j6", "joker-outside-run", 4),
        ("r3-5j4j4", "joker-outside-run", 6),
        ("r3-5j14", "number-not-on-a-tile", 5),
        ("kbr14", "number-not-on-a-tile", 3),
        ("[]", "tiles-missing", 1),
        ("[r5", "row-expected", 0),
        ("[r5z6]", "tile-expected", 3),
        ("[r5r0]", "number-not-on-a-tile", 4),
        ("r3-5,", "meld-expected", 0),
    ],
)
def test_the_place_of_a_fault(text: str, code: str, at: int) -> None:
    if not code:
        assert str(parse_meld(text)) == "[r5]"
        return
    with pytest.raises(Unreadable) as fault:
        parse_meld(text)
    assert (fault.value.code, fault.value.at, fault.value.text) == (code, at, text)


def test_the_place_of_a_fault_on_a_table() -> None:
    with pytest.raises(Unreadable) as fault:
        parse_laid("r3-5,kbr1,r3-5j7")
    assert (fault.value.at, fault.value.text) == (14, "r3-5,kbr1,r3-5j7")
    with pytest.raises(Unreadable):
        parse_laid("r3-5,")
    with pytest.raises(Unreadable):
        parse_laid("")
    assert parse_laid("-") == ()


def test_a_table_larger_than_any_box() -> None:
    with pytest.raises(Impossible, match="too many tiles"):
        parse_laid(",".join(["r1-13"] * 10))
    with pytest.raises(Impossible, match="too many tiles"):
        parse_meld("k" * 200 + "5")


@pytest.mark.parametrize(
    ("kind", "text"),
    [(Group, "r3-5"), (Run, "kbr5"), (Group, "kb5"), (Run, "[r5jj]"), (Group, "[r5jj]"), (Run, "r1-2")],
)
def test_a_meld_of_another_kind(kind: type[Group] | type[Run], text: str) -> None:
    with pytest.raises(Impossible, match="not a meld"):
        kind.parse(text)


@pytest.mark.parametrize(
    ("number", "colours", "jokers"),
    [
        (5, "kb", ""),
        (5, "kkb", ""),
        (5, "bkr", ""),
        (14, "kbr", ""),
        (5, "", "jjj"),
        (5, "kbro", "j"),
        (5, "kb", "K"),
    ],
)
def test_an_invalid_group_is_refused(number: int, colours: str, jokers: str) -> None:
    with pytest.raises(Impossible, match="not a group"):
        Group(number, colours, tuple(map(Tile.parse, jokers)))


@pytest.mark.parametrize(
    ("first", "last", "jokers"),
    [
        (3, 4, {}),
        (12, 14, {}),
        (0, 3, {}),
        (3, 5, {3: "j", 4: "j", 5: "j"}),
        (3, 5, {4: "j", 3: "j"}),
        (3, 5, {6: "j"}),
        (3, 5, {4: "B"}),
    ],
)
def test_an_invalid_run_is_refused(first: int, last: int, jokers: dict[int, str]) -> None:
    with pytest.raises(Impossible, match="not a run"):
        Run("r", first, last, tuple((place, Tile.parse(joker)) for place, joker in jokers.items()))


@pytest.mark.parametrize(
    ("text", "value"), [("kbr10", 30), ("boj4", 12), ("bjj13", 39), ("r3-5", 12), ("r3-6j3j6", 18), ("k1-13", 91)]
)
def test_value(text: str, value: int) -> None:
    meld = parse_meld(text)
    assert not isinstance(meld, Row)
    assert meld.value == value


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("r3-5j5", "r5"),
        ("r3-6j3j6", "r3 r6"),
        ("kbrj5", "o5"),
        ("kbj5", "r5o5"),
        ("kjj5", "b5r5o5 b5r5o5"),
        ("kbR5", "r5"),
        ("kbr5", ""),
        ("[jj]", "- -"),
    ],
)
def test_what_a_joker_means(text: str, means: str) -> None:
    places = parse_meld(text).joker_places("kbro")
    assert " ".join(str(Tiles(place.means)) for place in places) == means


@given(melds())
def test_tiles_and_row_agree(meld: Meld) -> None:
    assert Tiles(meld.row) == meld.tiles == tiles_of([meld])
    assert all(tile.is_joker for tile in meld.tiles.jokers)
    assert read_row(meld.row) in (meld, Row(meld.row))


def test_order_and_difference() -> None:
    table = parse_laid("kbr5,[r1],r3-5,r3-5j4,kbr4,k7-9")
    assert laid_text(table) == "k7-9,r3-5,r3-5j4,kbr4,kbr5,[r1]"
    assert laid_text(without(table, parse_laid("r3-5,kbr4,kbr13"))) == "k7-9,r3-5j4,kbr5,[r1]"
    twice = parse_laid("r3-5,r3-5")
    assert without(twice, parse_laid("r3-5")) == parse_laid("r3-5")
    assert in_order(reversed(table)) == table
    assert laid_text(()) == "-"
