"""Hints: what the first lay lacks, and jokers that are in the hand between two steps."""

import pytest

from tilerummy.bots.deadline import Deadline
from tilerummy.engine.position import View
from tilerummy.rooms import wire
from tilerummy.rooms.hints import CHANCE, GO_OUT, IS_THERE, SHOW, WHICH, hint
from tilerummy.rooms.words import translator_for
from tilerummy.solver import native

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


# The best chance

LARGE_FIRST_LAY = "rummikub-vienna-en - k10k11k12b7b8b9r4o4b4k1r8o13r13b2/x14/x14/x14 - 0 1.0"
"""The most tiles are three melds, and one of them is enough for the first lay."""


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_a_smaller_first_lay_may_have_the_best_chance() -> None:
    assert given(LARGE_FIRST_LAY, SHOW).tiles == ("k10", "k11", "k12", "b4", "b7", "b8", "b9", "r4", "o4")
    said = given(LARGE_FIRST_LAY, CHANCE)
    assert said.found
    assert said.tiles == ("k10", "k11", "k12")
    assert len(said.steps) == 1
    assert said.text.startswith("Lay black 10, black 11 and black 12: laying 9 tiles would cost about ")


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_keeping_tiles_may_have_the_best_chance() -> None:
    said = given("rummikub-vienna-en kbr10,r3-5,o7-9,bro13 r6o10k1b13r1k5o2b6b8/x14 01 0 4.0", CHANCE)
    assert not said.found
    assert said.text.startswith("Keep your tiles: laying ")
    assert (said.tiles, said.steps, said.depth) == ((), (), CHANCE)


def test_the_whole_rack_has_the_best_chance() -> None:
    said = given("rummikub-vienna-en kbr10 r5r6r7/x9 01 0 2.0", CHANCE)
    assert said.found
    assert said.text == "Yes, you can lay all your tiles and win the round."
    assert said.steps


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_the_most_tiles_may_have_the_best_chance() -> None:
    table = "kbr10,r3-5,k1-3,o7-9,k4-7,b1-5,o1-4,r8-13,bro13,k8-11"
    said = given(f"rummikub-vienna-en {table} r6r7b8k1b2/x2/x1 012 0 19.0", CHANCE)
    assert said.found
    assert said.text == "Lay blue 2, blue 8, red 6 and red 7: nothing else is clearly better."
    assert said.tiles == ("b2", "b8", "r6", "r7")


def test_without_a_net_for_the_rules_nothing_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = "The chances to win are not known at this table."
    said = given("rummikub-vienna-en,partial_take=keep_three kbr10 o10k1/x9 01 0 2.0", CHANCE)
    assert (said.found, said.text) == (False, unknown)
    monkeypatch.setattr(native, "compiled", None)
    assert given(LARGE_FIRST_LAY, CHANCE).text == unknown
    assert given("rummikub-vienna-en kbr10 k1b5r9/x9 01 0 4.0", CHANCE).text == "You cannot lay anything."
