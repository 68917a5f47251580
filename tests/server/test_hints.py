"""Hints: what the first lay lacks, and jokers that are in the hand between two steps."""

import pytest

from tilerummy.bots.deadline import Deadline
from tilerummy.engine.position import View
from tilerummy.rooms import wire
from tilerummy.rooms.hints import GO_OUT, IS_THERE, SHOW, WHICH, hint
from tilerummy.rooms.words import translator_for

EN = translator_for("en")


def given(view: str, depth: int = 1, deadline: Deadline | None = None) -> wire.HintGiven:
    asked = wire.Hint.model_validate({"type": "hint", "id": "a", "at": 3, "depth": depth})
    return hint(View.parse(view), asked, EN, 3, deadline=deadline)


@pytest.mark.parametrize(
    ("rack", "points", "short", "melds"),
    [("k7k8k9b1r3", 24, 6, ("k7", "k8", "k9")), ("k1k2k3b9r12", 6, 24, ("k1", "k2", "k3"))],
)
def test_before_the_first_lay_a_hint_says_how_many_points_are_missing(
    rack: str, points: int, short: int, melds: tuple[str, ...]
) -> None:
    view = f"rummikub-vienna-en - {rack}/x9 1 0 2.0"
    said = given(view)
    assert not said.found
    assert f"{points} points" in said.text
    assert f"{short} short" in said.text
    assert said.tiles == ()
    assert given(view, WHICH).tiles == melds
    assert given(view, GO_OUT).depth == GO_OUT


def test_enough_points_are_not_short() -> None:
    assert given("rummikub-vienna-en - k8b8r8k1k2k3o5/x9 1 0 2.0").found


@pytest.mark.parametrize("view", ["- k1b5r9/x9 1 0 2.0", "kbr10 k1b5r9/x9 01 0 4.0"], ids=["unopened", "opened"])
def test_without_a_meld_nothing_is_promised(view: str) -> None:
    said = given(f"rummikub-vienna-en {view}", WHICH)
    assert (said.found, said.text, said.tiles) == (False, EN.text("server-hint-none"), ())
    assert given(f"rummikub-vienna-en {view}", GO_OUT).depth == IS_THERE, "the page does not ask which tiles then"


def test_a_search_without_time_does_not_say_that_there_is_nothing() -> None:
    said = given("rummikub-vienna-en kbr10 k1b5r9/x9 01 0 4.0", WHICH, Deadline(0))
    assert (said.found, said.text, said.tiles) == (False, EN.text("server-hint-unfinished"), ())


def test_a_freed_joker_is_in_a_row_of_its_own_until_it_is_laid() -> None:
    said = given("rummikub-vienna-en r3-5j4 r4b9o9/x9 01 0 4.0", SHOW)
    rows = [[row.tiles for row in step.rows] for step in said.steps]
    assert rows[0] == [("r3", "r4", "r5"), ("j",)]
    assert ("j",) not in rows[-1]
    tiles = {sum(map(len, step)) for step in rows}
    assert tiles == {4, 6}
