"""A time-out in words: what it cost, and that tiles went back."""

import pytest

from tilerummy.engine.draft import TILES_BACK
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import View
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.moves import describe_move

VIEW = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1k2k3/x9 01 0 4.0")


@pytest.mark.parametrize(
    ("move", "why", "name", "said"),
    [
        ("!+x3", TILES_BACK, "Lea", "Time is up for Lea: tiles back, 3 drawn."),
        ("!", TILES_BACK, "Lea", "Time is up for Lea: tiles back."),
        ("!+x1", "", "Lea", "Time is up for Lea: 1 tile drawn."),
        ("!+x3", TILES_BACK, None, "Your time is up: tiles back, you draw 3."),
        ("!+x1", "", None, "Your time is up: you draw 1 tile."),
        (
            "!:k1-3+x3",
            "",
            "Lea",
            "Time is up for Lea: 3 tiles drawn. These melds stay on the table: black run 1–3.",
        ),
    ],
)
def test_a_time_out_in_words(move: str, why: str, name: str | None, said: str) -> None:
    assert describe_move(VIEW, parse_move(move), name, Translator("en"), why) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Lea", None])
def test_every_language_says_it_with_the_number_and_the_name(language: str, name: str | None) -> None:
    tr = Translator(language)
    for count in (1, 2, 3):
        said = describe_move(VIEW, parse_move(f"!+x{count}"), name, tr, TILES_BACK)
        assert str(count) in said
        assert said != describe_move(VIEW, parse_move(f"!+x{count}"), name, tr)
        assert name is None or name in said
