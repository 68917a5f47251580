"""Moves and steps in words: where every tile comes from, and only the opening where a move opens."""

import pytest

from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile, parse_move
from tilerummy.engine.position import parse_situation
from tilerummy.language import Translator
from tilerummy.language.moves import describe_move
from tilerummy.language.steps import describe_steps
from tilerummy.solver.steps import steps

EN = Translator("en")
OPENED = "Ann makes a first lay of 54 points: red run 10–12; group of 7s in blue, yellow and green."

OPENINGS = [
    ("rummikub-vienna-en kbr9 r10r11r12k1/x5 - 0 2.0", ":r10-12", "Ann makes a first lay of 33 points: red run 10–12."),
    (
        "lets-play-rummy b4-6 r10r11r12y7g7b7b3/x5 - 0 2.0",
        "b4-6:b3-6,r10-12,byg7",
        OPENED + " Ann adds 1 tile: blue 3.",
    ),
    (
        "lets-play-rummy bryg4 r10r11r12y7g7b7g5g6/x5 - 0 2.0",
        "bryg4:bry4,g4-6,r10-12,byg7",
        OPENED + " Ann rearranges the table and lays 2 tiles: green 5 and green 6.",
    ),
]


@pytest.mark.parametrize(("position", "move", "said"), OPENINGS)
def test_an_opening_lists_only_the_opening(position: str, move: str, said: str) -> None:
    assert describe_move(parse_situation(position), parse_move(move), "Ann", EN) == said


def _told(move: Move, lay: Lay, language: str = "en") -> list[str]:
    return list(describe_steps(steps(lay), Translator(language), move))


def test_the_tile_from_the_discards_is_named_once() -> None:
    move = parse_move("<r5:r3-5,b7-9")
    assert isinstance(move, TakeDiscard)
    assert _told(move, move.lay) == [
        "Lay blue 7, blue 8 and blue 9 from your rack on the table.",
        "Lay red 3 and red 4 from your rack and red 5 from the discards on the table.",
    ]


def test_the_open_tile_is_named() -> None:
    move = parse_move("^r5:r3-5")
    assert isinstance(move, TakeOpenTile)
    (said,) = _told(move, move.lay, "de")
    assert said == "Leg die rote 3 und die rote 4 von deinem Brett und die rote 5 (der offene Stein) auf den Tisch."


def test_tiles_of_unfinished_rows_come_from_the_table() -> None:
    lay = Lay.parse("b4-6,y4-7,g4-7:bryg4,byg5,bryg6,ryg7")
    *_, last = _told(lay, lay)
    assert last == "Take yellow 7 and green 7 from the table, add red 7 from your rack, and lay them together."
