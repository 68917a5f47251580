"""The position lab answers in time, says what was cut short, and says which points are meant."""

import time
from dataclasses import replace
from typing import Any

import pytest

from tilerummy.answers import lab
from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import LabAnswer, LabQuestion
from tilerummy.engine.melds import parse_laid
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.language import Translator
from tilerummy.rooms.wire import LaidRow
from tilerummy.solver import Solution, with_fewest_broken
from tilerummy.solver.steps import assignment

EN = Translator("en")
SHEET = "rummikub-vienna-en"
RUNS = ",".join(f"{colour}{part}" for colour in "kbro" for part in ("1-3", "4-6", "7-9", "10-13"))
CROWDED = f"{RUNS},kbr1,kbr5,kbr9,kbr13,bro2,bro6"
"""A table of 70 tiles."""


def ask(**asked: object) -> LabAnswer:
    return answer(LabQuestion.model_validate(asked), EN)


def test_a_large_table_is_repaired_in_time() -> None:
    """One row is broken, and every other meld stays whole. Counting them once took longer than anybody waits."""
    rows = [LaidRow(tiles=tuple(map(str, meld.row))) for meld in parse_laid(CROWDED)]
    ask(edition=SHEET, rows=[LaidRow(tiles=("o13", "o12"))])
    began = time.thread_time()
    found = ask(edition=SHEET, rows=[*rows, LaidRow(tiles=("k2",))])
    spent = time.thread_time() - began
    assert found.repair is not None
    assert found.repair.trn is not None
    assert spent < 5 * lab.SECONDS, spent


TANGLED = Lay.parse(
    "kbro1,kbro2,kbro3,o8-12,b8-12,k8-12,k1-6,o1-6,r1-6,b1-6,o7-12,k7-12,b7-12,r7-12:k1-3,bro1,bro2,bro3,o4-6,r4-6,"
    "k4-6,b4-6,k7-9,o7-9,r7-9,b7-9,b10-12,kro10,kro11,kro12,o1-3,b1-3,r1-3,k1-3,kbo8,kbo9,kbo10,kbo11,kbo12,kbr13"
)
"""Which tile goes where can be decided in very many ways, and comparing 1,500 of them takes two seconds."""


@pytest.mark.parametrize("left", [0, 40])
def test_the_steps_of_a_lay_are_told_in_time(monkeypatch: pytest.MonkeyPatch, left: int) -> None:
    """`left` is how often the clock can be read, after the lay is found, until the time is over."""
    looks = compared = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.0 if looks <= left else 10.0

    def compare(*given: Any) -> dict[int, int]:
        nonlocal compared
        compared += 1
        return assignment(*given)

    def found(seen: View, solution: Solution, *_: Any, **more: Any) -> Solution:
        nonlocal looks
        looks = 0
        return replace(solution, lay=TANGLED)

    monkeypatch.setattr(lab, "with_fewest_broken", found)
    monkeypatch.setattr(lab, "thread_time", clock)
    monkeypatch.setattr("tilerummy.solver.steps.assignment", compare)
    looks = -1_000_000
    told = ask(trn=f"{SHEET} {','.join(map(str, TANGLED.taken))} k13b13r13/x9 01 0 4.2", goal="tiles")
    assert told.best is not None
    assert told.best.lay is not None
    assert told.best.lay.steps[-1].rack == ()
    assert 1 <= compared <= left + 2  # one for each plan, without and with exchanges of jokers


@pytest.mark.parametrize("key", [SHEET, f"{SHEET},partial_take=keep_three", f"{SHEET},discard_pile=yes"])
def test_a_question_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    trn = f"{key} r3-5,kbr10,b5-9,kro7 r6o10k1b4b10j/x9 01 0 4.2"
    if "discard" in key:
        trn = f"{trn} -/b3"
    monkeypatch.setattr(lab, "SECONDS", 0.0)
    cut = ask(trn=trn, goal="points", every=True)
    assert cut.best is not None
    assert not cut.best.sure
    assert "best possible" not in cut.best.text
    assert cut.every is not None
    assert not cut.every.sure
    assert "There may be more" in cut.every.text
    assert cut.go_out is not None
    assert (cut.go_out.yes, cut.go_out.text) == (None, EN.text("lab-unsure"))
    assert cut.left is not None
    assert (cut.left.yes, cut.left.text) == (None, EN.text("lab-unsure")), "fewer tiles may stay than the lay leaves"


def test_an_arrangement_that_was_not_compared_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searches for the tiles end in time, the one for the simplest arrangement does not."""
    trn = f"{SHEET} kbr10,r3-5,b4-8,kro8 r6o10k1b9k8/x9 01 0 4.2"
    whole = ask(trn=trn, goal="tiles", every=True)
    assert whole.best is not None
    assert whole.best.lay is not None
    assert whole.best.lay.note == ""

    def stopped(*asked: Any, **_: Any) -> Solution:
        return with_fewest_broken(*asked, stop=lambda: True)

    monkeypatch.setattr(lab, "with_fewest_broken", stopped)
    cut = ask(trn=trn, goal="tiles")
    assert cut.best is not None
    assert cut.best.sure
    assert cut.best.lay is not None
    assert sorted(cut.best.lay.tiles) == sorted(whole.best.lay.tiles)
    assert cut.best.lay.note == EN.text("lab-not-simplest")


@pytest.mark.parametrize(("key", "worth"), [(SHEET, "30 points"), ("rummy-classic", "25 points")])
def test_a_laid_joker_is_counted_by_one_scale_and_the_answer_says_which(key: str, worth: str) -> None:
    colours = "kbro" if key == SHEET else "bryg"
    rack = [f"{colours[0]}9", f"{colours[1]}9", "j"]
    found = ask(edition=key, rack=rack)
    assert found.best is not None
    assert found.best.lay is not None
    assert found.best.lay.note == f"A joker counts {worth} here, as on the rack."
    assert str(18 + int(worth.split()[0])) in found.best.text
    without = ask(edition=key, rack=[*rack[:2], f"{colours[2]}9"])
    assert without.best is not None
    assert without.best.lay is not None
    assert without.best.lay.note == ""


@pytest.mark.parametrize(
    ("key", "rule"),
    [(SHEET, "a joker counts the number it stands for"), ("rummy-bookmark", "a joker always counts 25")],
)
def test_points_that_are_missing_say_what_a_joker_counts_there(key: str, rule: str) -> None:
    colours = "kbro" if key == SHEET else "bryg"
    found = ask(edition=key, rack=[f"{colours[0]}2", f"{colours[1]}2", "j"], opened=False)
    assert found.first_lay is not None
    assert not found.first_lay.yes
    assert rule in found.first_lay.text
    no_joker = ask(edition=key, rack=[f"{colour}2" for colour in colours[:3]], opened=False)
    assert no_joker.first_lay is not None
    assert rule not in no_joker.first_lay.text


def test_the_first_lay_is_a_question_only_before_it() -> None:
    trn = f"{SHEET} r3-5 k10b10r10r6/x9 - 0 2.0"
    assert ask(trn=trn).first_lay is not None
    assert ask(trn=trn, opened=True).first_lay is None
