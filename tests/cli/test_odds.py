"""`tilerummy odds`: estimates that hold the exact chance, exact fractions, and what cannot be asked."""

import json
from fractions import Fraction
from math import comb

import pytest
from commandline import Run

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.solver.odds import Estimate, estimate, exact

EDITION = "rummikub-vienna-en"
EXACT = 26_300_600_281_326_197 / 52_855_181_828_091_300
"""The chance that 14 tiles open with 30 points; tests/solver/test_known_numbers.py counts it."""


def test_an_estimate_holds_the_exact_chance(run: Run) -> None:
    found = run("odds", EDITION, "--deals", "1500", "--json")
    told = json.loads(found.out)
    assert (found.status, told["tiles"], told["points"], told["deals"]) == (0, 14, 30, 1500)
    assert told["low"] < EXACT < told["high"]
    assert told["chance"] == told["hits"] / 1500
    assert told["high"] - told["low"] < 0.06


def test_the_seed_decides(run: Run) -> None:
    hits = [json.loads(run("odds", EDITION, "--deals", "300", "--seed", seed, "--json").out)["hits"] for seed in "112"]
    assert hits[0] == hits[1] != hits[2]


def test_exact_fractions(run: Run) -> None:
    told = json.loads(run("odds", f"{EDITION},jokers=0", "--tiles", "6", "--out", "--exact", "--json").out)
    assert Fraction(told["exact"]) == Fraction(264_120, comb(104, 6))
    assert told["points"] is None
    assert run("odds", EDITION, "--tiles", "3", "--exact").out.splitlines() == [
        "A deal of 3 tiles can make a first lay of 30 points: 0.35 %.",
        "Exactly 17/4823 of all deals.",
    ]


@pytest.mark.parametrize("house", ["", ",open_joker=25", ",joker_colour=yes,jokers=4"])
@pytest.mark.parametrize("least", [None, 30])
def test_estimates_under_other_rules(house: str, least: int | None) -> None:
    """Few tiles hardly ever do it, and 40 tiles nearly always open."""
    rules = get(EDITION + house).rules
    assert estimate(rules, 2, least, 50, 1).hits == 0
    if least:
        assert estimate(rules, 40, least, 20, 1).hits == 20


def test_a_small_deal_is_estimated_as_it_is_counted() -> None:
    rules = get(EDITION).rules
    for least in (None, 12):
        chance = float(exact(rules, 4, least))
        found = estimate(rules, 4, least, 4000, 3)
        assert found.interval[0] < chance < found.interval[1]


def test_the_interval_of_nothing_and_of_everything() -> None:
    assert Estimate(0, 1000).interval[0] == 0
    assert 0.003 < Estimate(0, 1000).interval[1] < 0.004
    assert Estimate(1000, 1000).interval[1] == 1


@pytest.mark.parametrize(
    ("house", "least"), [(",jokers=4", 30), ("", 43), (",open_joker=25", 30), (",joker_colour=yes,jokers=4", None)]
)
def test_what_cannot_be_counted(house: str, least: int | None) -> None:
    with pytest.raises(Impossible, match="odds not exact"):
        exact(get(EDITION + house).rules, 4, least)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(run: Run, language: str) -> None:
    for words in (("--deals", "10"), ("--tiles", "3", "--exact"), ("--tiles", "3", "--out", "--deals", "10")):
        assert run("odds", EDITION, *words, lang=language).status == 0
    for words in (("--points", "50", "--exact"), ("--tiles", "107"), ("--points", "30", "--out"), ("--tiles", "0")):
        found = run("odds", EDITION, *words, lang=language)
        assert (found.status, found.out, len(found.err.splitlines())) == (2, "", 1)
    assert run("odds", "no-such-edition", lang=language).status == 2
    assert run("odds", "--help", lang=language).status == 0
