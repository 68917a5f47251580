"""Lines as people type them."""

import pytest

from tilerummy.engine.draft import DraftError
from tilerummy.engine.errors import Unreadable
from tilerummy.engine.moves import Lay
from tilerummy.engine.tiles import Tiles
from tilerummy.language.commands import NAMES, Command, parse


def tiles(text: str) -> tuple:  # type: ignore[type-arg]
    return tuple(Tiles.parse(text))


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (":b9-11", Command("lay", lay=Lay.parse(":b9-11"))),
        (":b9-11, kro7", Command("lay", lay=Lay.parse(":b9-11,kro7"))),
        ("b9-11,kro7", Command("lay", lay=Lay.parse(":b9-11,kro7"))),
        ("kbr10:kbro10", Command("lay", lay=Lay.parse("kbr10:kbro10"))),
        ("b9-11", Command("new", tiles=tiles("b9b10b11"))),
        ("put b9 b10 b11", Command("new", tiles=tiles("b9b10b11"))),
        ("[b9b10b11]", Command("new", tiles=tiles("b9b10b11"))),
        ("kbr10", Command("new", tiles=tiles("k10b10r10"))),
        ("2 r5", Command("put", 2, tiles("r5"))),
        ("put 12 r5r6", Command("put", 12, tiles("r5r6"))),
        ("2 j", Command("put", 2, tiles("j"))),
        ("take 2 r5", Command("take", 2, tiles("r5"))),
        ("t 2", Command("take", 2)),
        ("take <", Command("beside", word="<")),
        ("move 2 r5 3", Command("move", 2, tiles("r5"), 3)),
        ("m 2 r5 -> 3", Command("move", 2, tiles("r5"), 3)),
        ("m 2 r5r6", Command("move", 2, tiles("r5r6"))),
        ("split 2 r6", Command("split", 2, tiles("r6"))),
        ("d", Command("draw")),
        ("+x", Command("draw")),
        ("P", Command("pass")),
        ("ok", Command("end")),
        ("s run", Command("sort", word="run")),
        ("~k3", Command("discard", tiles=tiles("k3"))),
        ("~ k3", Command("discard", tiles=tiles("k3"))),
        ("discard k3", Command("discard", tiles=tiles("k3"))),
        ("<", Command("beside", word="<")),
        ("<r4:kbr4", Command("beside", word="<", lay=Lay.parse(":kbr4"))),
        ("^r4 :kbr4", Command("beside", word="^", lay=Lay.parse(":kbr4"))),
        ("ziehen", Command("draw")),
    ],
)
def test_a_line_is_read(line: str, command: Command) -> None:
    assert parse(line, {"ziehen": "draw"}) == command


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("foo", "slip-word-unknown"),
        ("hello there", "slip-word-unknown"),
        ("2", "slip-usage-put"),
        ("put", "slip-usage-put"),
        ("take", "slip-usage-take"),
        ("take r5", "slip-usage-take"),
        ("move 2", "slip-usage-move"),
        ("move", "slip-usage-move"),
        ("split 2", "slip-usage-split"),
        ("discard", "slip-usage-discard"),
        ("2 ,", "slip-tiles-missing"),
    ],
)
def test_a_line_that_is_no_command(line: str, code: str) -> None:
    with pytest.raises(DraftError) as slipped:
        parse(line, {})
    assert slipped.value.code == code


@pytest.mark.parametrize("line", ["2 r14", "r5z", "2 5", ":r5-", "<z", "~", "~z", "kbr10:k", "99999 r5z", "é5"])
def test_a_line_that_cannot_be_read_is_refused_in_one_of_two_ways(line: str) -> None:
    with pytest.raises((Unreadable, DraftError)):
        parse(line, {})


def test_no_two_commands_are_typed_alike() -> None:
    typed = [word for words in NAMES.values() for word in words]
    assert len(typed) == len(set(typed))
