"""The strategy lessons: every advice has a measured figure, the same in the data, in the words and in the documents."""

from pathlib import Path

import pytest

from tilerummy.answers.lessons import lessons, steps
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Position
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.rooms.prepared import goal
from tilerummy.rooms.words import translator_for

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text("utf-8")
STRATEGY = [key for key, lesson in lessons().items() if lesson["part"] == "strategy"]
FIGURES = [
    (key, number, step["figure"])
    for key in STRATEGY
    for number, step in enumerate(lessons()[key]["step"], 1)
    if "figure" in step
]


def test_they_come_last_and_each_has_a_figure() -> None:
    parts = [lesson["part"] for lesson in lessons().values()]
    assert parts[-len(STRATEGY) :] == ["strategy"] * len(STRATEGY)
    assert len(STRATEGY) == 4
    assert {key for key, _, _ in FIGURES} == set(STRATEGY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_said(language: str) -> None:
    for key, number, figure in FIGURES:
        praise = steps(key, translator_for(language))[number - 1].praise
        assert str(round(figure["won"])) in praise
        assert translator_for(language).text("count-points", count=figure["rounds"]).split()[0] in praise


def test_the_page_has_every_figure_and_its_command() -> None:
    for key, number, figure in FIGURES:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{key}` {number} |"))
        assert f"{figure['won']} ± {figure['error']}" in row
        assert f"{figure['rounds']:,}" in row
        assert "research/strategy.py" in row


@pytest.mark.parametrize(
    ("name", "move", "reached"),
    [
        ("keeps-place", ":b4-6", True),
        ("keeps-place", ":b5-7", True),
        ("keeps-place", ":b4-7", False),
        ("keeps-place", "+x", False),
        ("waits", "+x", True),
        ("waits", ":b4-6", False),
        ("joker-kept", ":b4-6", True),
        ("joker-kept", ":b4-7j7", False),
        ("joker-kept", "+x", False),
    ],
)
def test_goals(name: str, move: str, reached: bool) -> None:
    before = Position.parse("rummikub-vienna-en kro9 b4b5b6b7k1j/k4k9 01 0 3.0")
    after = {
        ":b4-6": "kro9,b4-6 b7k1j/k4k9 01 1 3.0",
        ":b5-7": "kro9,b5-7 b4k1j/k4k9 01 1 3.0",
        ":b4-7": "kro9,b4-7 k1j/k4k9 01 1 3.0",
        ":b4-7j7": "kro9,b4-7j7 b7k1/k4k9 01 1 3.0",
        "+x": "kro9 b4b5b6b7k1k2j/k4k9 01 1 3.0",
    }
    ended = Position.parse(f"rummikub-vienna-en {after[move]}")
    assert goal(name).reached(before, parse_move(move), ended) is reached


def test_a_hint_for_waiting_shows_no_lay() -> None:
    words = translator_for("en")
    assert [step.hint for step in steps("hold-back", words)] == ["Lay nothing this time: draw a tile.", ""]
