"""The referee gives the verdicts of the exhaustive search that it replaced (`exhaustive_*.py`)."""

from dataclasses import replace
from random import Random

import exhaustive_jokers
import exhaustive_keep_three
import pytest
from crowded import (
    MOST_CALLS,
    MOST_IN_A_ROW,
    MOST_ROWS,
    WORST,
    Case,
    calls_in,
    calls_of,
    change_of,
    openings_agree,
    some_case,
)
from hypothesis import given, strategies as st

from tilerummy.engine.editions import get
from tilerummy.engine.judging import opening
from tilerummy.engine.judging.jokers import rearrangement
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.opening import KeptOpenings, best_choice
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, Row, parse_laid, read_row
from tilerummy.engine.moves import Lay
from tilerummy.engine.rules import PartialTake
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import TableChange
from tilerummy.engine.violations import NothingPlayed

randoms = st.integers(0, 2**32 - 1).map(Random)


@given(randoms)
def test_explanations_of_jokers_agree(rng: Random) -> None:
    case = some_case(rng, most=8)
    change, rules = change_of(case), case.edition.rules
    broken, expected = rearrangement(change, rules), exhaustive_jokers.rearrangement(change, rules)
    assert bool(broken) == bool(expected), f"{case}: {broken} instead of {expected}"


@given(randoms)
def test_melds_broken_up_agree(rng: Random) -> None:
    case = some_case(rng, most=12)
    there = [at for at, meld in enumerate(case.before) for _ in meld.tiles.jokers]
    here = [at for at, meld in enumerate(case.after) for _ in meld.tiles.jokers]
    rng.shuffle(here)
    homes = list(zip(there, here, strict=False))
    after = [meld for meld in case.after if not isinstance(meld, Row)]
    found = KeepThree(case.before, after).broken_up(homes)
    assert found == exhaustive_keep_three.broken_up(case.before, after, homes), str(case)


@given(randoms)
def test_openings_agree(rng: Random) -> None:
    openings_agree(rng, 9)


@pytest.fixture
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search all openings at once, even if the smallest one is legal."""
    monkeypatch.setattr(opening, "_beside", lambda *_: (NothingPlayed(),))


@pytest.mark.usefixtures("all_at_once")
def test_some_openings_of_each_verdict_agree() -> None:
    rng, verdicts = Random(5), set()
    for _ in range(300):
        verdicts.add(openings_agree(rng, 7))
    assert verdicts == {True, False, None}


def test_an_own_meld_that_opens_does_not_prove_that_another_is_new() -> None:
    rules = get("rummikub-vienna-en,open_extend=same_turn").rules
    one = _change("r3-5j5,kbr10", "r3-5,kbr10,kbrj10", "k10b10r10r5")
    assert [broken.clause for broken in opening.opening(one, rules, hand=False)] == ["JOKER.reuse"]
    two = _change("r3-5j5,kbr10", "r3-5,kbr10,kbrj10,kbr11", "k10b10r10r5k11b11r11")
    assert opening.opening(two, rules, hand=False) == ()


@pytest.mark.long
@pytest.mark.usefixtures("all_at_once")
@pytest.mark.parametrize("seed", range(8))
def test_openings_agree_at_length(seed: int) -> None:
    rng = Random(seed)
    for _ in range(3_000):
        openings_agree(rng, 10)


def test_more_tiles_than_a_box_holds_are_chosen_from_at_once() -> None:
    rules = get("rummy-classic").rules
    melds: list[Meld] = [*parse_laid("r1-3,r1-3,r1-3,r2-5")]  # type: ignore[list-item]
    best = best_choice(melds, Tiles.parse("r1r2r2r3r3r4r5"), lambda meld: opening.opening_value(meld, rules))
    assert [str(meld) for meld in best] == ["r2-5", "r1-3"]


def test_an_opening_does_not_excuse_a_meld_that_is_certainly_broken_up() -> None:
    before, after = parse_laid("r1-5,b1-4"), parse_laid("r1-3j3,bry4,bry5,y9-11")
    openings = KeptOpenings(before, after, {3: 30}, Tiles.parse("y9y10y11"))  # type: ignore[arg-type]
    assert openings.most((), (), 30) == -1


@pytest.mark.parametrize("text", WORST, ids=range(len(WORST)))
def test_no_judgement_that_was_slow_once_takes_long(text: str) -> None:
    case = Case.parse(text)
    assert str(case) == text
    assert calls_in(case) <= MOST_CALLS[case.question]


@pytest.mark.parametrize("kinds", [108, 13, 5, 1])
def test_rows_of_tiles_that_nobody_has_are_judged_soon(kinds: int) -> None:
    """A lay is judged with any tiles that fit a message."""
    rng = Random(kinds)
    pick = [*get("rummy-classic,jokers=4").rules.tiles][-kinds:]
    for _ in range(3):
        position = some_case(rng).position
        rows = tuple(read_row(rng.choices(pick, k=MOST_IN_A_ROW)) for _ in range(MOST_ROWS))
        assert calls_of(lambda: judge(position, Lay(position.table, rows))) <= MOST_CALLS["judge"]  # noqa: B023


def _change(before: str, after: str, played: str) -> TableChange:
    return TableChange.between(parse_laid(before), parse_laid(after), Tiles.parse(played))  # type: ignore[arg-type]


def test_all_openings_at_once_find_that_none_is_worth_enough() -> None:
    rules = get("rummy-bookmark").rules
    change = _change("b4-6", "b4-7,r1-3", "b7r1r2r3")
    assert not opening._opens(change, rules)
    assert opening._opens(change, replace(rules, open_min=6))


def test_all_openings_at_once_find_that_a_meld_is_broken_up() -> None:
    rules = replace(get("rummy-bookmark").rules, partial_take=PartialTake.KEEP_THREE)
    own, played = "r11-13,y11-13", "r11r12r13y11y12y13"
    jokers = "r1-3j3,r1-3j3"  # two explanations: each joker may have stayed in either meld
    broken = _change(f"b4-7,{jokers}", f"b3-5,b6-8,{jokers},{own}", f"b3b8{played}")
    assert not opening._opens(broken, rules)
    kept = _change(f"b4-7,{jokers}", f"b3-7,{jokers},{own}", f"b3{played}")
    assert opening._opens(kept, rules)


def test_all_openings_at_once_give_up_a_value_that_is_out_of_reach() -> None:
    before, after = parse_laid("b4-7,r4-6"), parse_laid("b3-5,b4-8,r4-6,r11-13")
    kept = KeptOpenings(before, after, {3: 36}, Tiles.parse("b3b4b5b8r11r12r13"))  # type: ignore[arg-type]
    assert kept.most((), (), 30) == 36
    assert kept.most((), (), 1000) == -1
