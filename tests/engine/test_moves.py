import pytest

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.melds import Row, parse_laid
from tilerummy.engine.moves import (
    DRAW_REQUEST,
    NO_LAY,
    PASS,
    RESIGN,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    Resign,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
    parse_move,
)
from tilerummy.engine.tiles import Tile, Tiles


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("kbr10:kbro10", "kbr10:kbro10"),
        (":kro7,b9-11", ":b9-11,kro7"),
        ("r4-6,kbr1:kbr1,r4-7", "r4-6:r4-7"),
        ("kbr1:kbr1", ":"),
        ("-:kbr1", ":kbr1"),
        ("kbr1:-", "kbr1:"),
        (":[r5r4r3]", ":r3-5"),
        (":[r5jj]", ":[r5jj]"),
        (":kb5", ":[k5b5]"),
        ("kbr1,kbr1:kbr1", "kbr1:"),
        ("+r5", "+r5"),
        ("+x", "+x"),
        ("+R", "+R"),
        ("pass", "pass"),
        ("resign", "resign"),
        ("!", "!"),
        ("!+x3", "!+x3"),
        ("!+-", "!"),
        ("!:", "!"),
        ("!r4-7:r5-7,b1-3+r9k1", "!r4-7:b1-3,r5-7+k1r9"),
        ("~k3", "~k3"),
        ("~j", "~j"),
        ("<r5:kbr5", "<r5:kbr5"),
        ("<j:kbj5", "<j:kbj5"),
        ("<r5", "<r5:"),
        ("<r5kbo5:kbro5", "<r5kbo5:kbro5"),
        ("^r5:kbr5", "^r5:kbr5"),
        ("^R:byR5", "^R:byR5"),
    ],
)
def test_one_spelling_is_printed(written: str, printed: str) -> None:
    move = parse_move(written)
    assert str(move) == printed
    assert parse_move(printed) == move


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "move-expected", 0),
        ("kbr10", "move-expected", 0),
        ("Pass", "move-expected", 0),
        ("+", "tile-expected", 1),
        ("+r5r6", "text-after-tile", 3),
        ("+x1", "tile-expected", 1),
        ("~", "tile-expected", 1),
        ("!kbr1", "colon-expected", 5),
        ("!kbr1:kbr2+", "tiles-missing", 11),
        ("!kbr1:kbr2+r5z", "tile-expected", 13),
        ("!kbr1:kbz2+r5", "meld-expected", 6),
        ("<", "tile-expected", 1),
        ("<r5kbr1", "colon-expected", 7),
        ("<r5:kbz1", "meld-expected", 4),
        ("^z", "tile-expected", 1),
        ("kbr1:r3-5,q", "meld-expected", 10),
        ("q:r3-5", "meld-expected", 0),
        (":a:b", "meld-expected", 1),
    ],
)
def test_the_place_of_a_fault(text: str, code: str, at: int) -> None:
    with pytest.raises(Unreadable) as fault:
        parse_move(text)
    assert (fault.value.code, fault.value.at, fault.value.text) == (code, at, text)


KINDS: list[type[Move]] = [Lay, Draw, Pass, Timeout, Resign, Discard, TakeDiscard, TakeOpenTile]
ONE_OF_EACH = [":kbr5", "+r5", "pass", "!+x3", "resign", "~r5", "<r5:kbr5", "^r5:kbr5"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_reads_its_own_moves_only(kind: type[Move]) -> None:
    for other, text in zip(KINDS, ONE_OF_EACH, strict=True):
        if kind is other:
            assert type(kind.parse(text)) is kind
        else:
            with pytest.raises(Unreadable, match="other move expected"):
                kind.parse(text)


def test_played_and_lost_follow_by_subtraction() -> None:
    lay = Lay(parse_laid("r4-7,kbr10"), parse_laid("r5-7,kbro10,b1-3"))
    assert str(lay.played) == "b1b2b3o10"
    assert str(lay.lost) == "r4"
    assert NO_LAY.played == NO_LAY.lost == Tiles()


def test_constants_for_common_moves() -> None:
    assert (PASS, RESIGN, DRAW_REQUEST) == (Pass(), Resign(), Draw(None))
    assert Draw(Tile("r", 5)) != DRAW_REQUEST
    assert Timeout(NO_LAY) == parse_move("!")


def test_a_lay_of_more_tiles_than_any_box() -> None:
    with pytest.raises(Impossible):
        parse_move(":" + ",".join(["k1-13"] * 10))


def test_a_row_read_as_a_meld_that_the_lay_takes_is_no_change() -> None:
    [group, run] = Row.parse("[r5jj]").readings
    lay = Lay((group,), (Row.parse("[r5jj]"), *parse_laid("r1-3")))
    assert lay.read_as([group]) == Lay((), parse_laid("r1-3"))
    assert lay.read_as([run]) == Lay((group,), (run, *parse_laid("r1-3")))
