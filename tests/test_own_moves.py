"""Moves and endings in words for the player who made them."""

import pytest

from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position, View
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.moves import describe_ending, describe_move

VIEW = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1k2k3/x9 01 0 4.0")
MOVES = {
    "+k1": "You draw: black 1.",
    "+x": "You draw a tile.",
    ":k1-3": "You lay 3 tiles: ",
    "r3-5:r3-6": "You add 1 tile: red 6.",
    "pass": "You pass.",
}


@pytest.mark.parametrize(("move", "said"), MOVES.items())
def test_a_move_is_told_to_its_player(move: str, said: str) -> None:
    assert describe_move(VIEW, parse_move(move), None, Translator("en")).startswith(said)
    assert describe_move(VIEW, parse_move(move), "Ann", Translator("en")).startswith("Ann ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_names_the_reader(language: str) -> None:
    tr = Translator(language)
    for move in MOVES:
        assert describe_move(VIEW, parse_move(move), None, tr) != describe_move(VIEW, parse_move(move), "Ann", tr)
        assert "None" not in describe_move(VIEW, parse_move(move), None, tr)


def test_the_winner_reads_another_ending_than_the_others() -> None:
    final = Position.parse("rummikub-vienna-en kbr10 -/k5r6 01 0 4.0")
    names, tr = ("Ann", "Bo"), Translator("en")
    assert describe_ending(final, names, tr, 1) == describe_ending(final, names, tr)
    assert "Ann" in describe_ending(final, names, tr)
    assert describe_ending(final, names, tr, 0).startswith("You ")
