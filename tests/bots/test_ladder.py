"""The levels: what each can see, that they come in order, and that they play without refused moves."""

from itertools import pairwise
from random import Random

import pytest

from tilerummy import arena
from tilerummy.bots import BOTS, LEVELS, OLD_LEVELS, as_level, make
from tilerummy.bots.expert_1 import FirstExpert, Tact, turns_without_a_lay
from tilerummy.bots.limited import Skill, limited_lay
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.moves import DRAW_REQUEST, Draw, Lay, parse_move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

SHEET = "rummikub-vienna-en"


def laid(skill: Skill, table: str, rack: str, seed: int = 1) -> int:
    """How many tiles a player with this skill lays."""
    lay = limited_lay(View.parse(f"{SHEET} {table} {rack}/x14 01 0 2.0"), skill, Random(seed))
    return len(lay.played) if lay else 0


@pytest.mark.parametrize(
    ("table", "rack", "needed"),
    [
        ("r3-5", "r6k1", 0),
        ("r1-6", "r4k13", 0),
        ("kbro5", "b6b7k13", 1),
        ("r3-5j4", "r4k9k10b13", 1),
        ("r3-6,r8-10,k1-3", "r7r2b13", 0),
        ("k5-8,b5-8", "r5k13", 2),
        ("b1-4,k1-4,r9-11", "r1r12r2", 2),
    ],
)
def test_reach_decides_what_is_found(table: str, rack: str, needed: int) -> None:
    everything = laid(Skill(None), table, rack)
    assert everything > 0
    found = [laid(Skill(reach, looks=50), table, rack) for reach in range(4)]
    assert found == sorted(found)
    assert found[needed] == everything or needed == 0 < found[0]
    assert all(number < everything for number in found[:needed])


def test_what_is_overlooked_depends_on_the_seed() -> None:
    numbers = {laid(Skill(0, overlooks=0.5), "r3-5", "r6k1", seed) for seed in range(20)}
    assert numbers == {0, 1}
    assert {laid(Skill(0), "r3-5", "r6k1", seed) for seed in range(20)} == {1}


def test_a_kept_joker_is_laid_to_open_and_to_go_out() -> None:
    keeps = Skill(None, keeps_jokers=True)
    assert laid(keeps, "kbr10", "r1r2jk9") == 0
    assert laid(keeps, "kbr10", "r1r2j") == 3
    unopened = View.parse(f"{SHEET} kbr10 r12r13jk1/x14 1 0 2.0")
    lay = limited_lay(unopened, keeps, Random(1))
    assert lay is not None
    assert len(lay.played.jokers) == 1


@pytest.mark.long(but=2)
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    rounds = [str(play_round([name, "newcomer"], SHEET, seed=11)) for _ in range(2)]
    assert rounds[0] == rounds[1]


@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)), ids=LEVELS[1:])
def test_a_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """It wins about three rounds in four: docs/computers.md has the figures. This finds a wrong order."""
    won = arena.play([stronger, weaker], SHEET, deals=10, seed=5).standings[0].win.mean
    assert won > 0.5


# The first expert


def log_of(*moves: str) -> list[Entry]:
    """What seat 0 did in its turns; seat 1 draws in between."""
    own = [Entry(0, parse_move(move)) for move in moves]
    return [entry for each in own for entry in (each, Entry(1, Draw()))]


def test_turns_without_a_lay() -> None:
    view = View.parse(f"{SHEET} r3-5 r6k1k9/x14 01 0 2.0")
    assert turns_without_a_lay(view, []) == 0
    assert turns_without_a_lay(view, log_of("+k1", "+k9")) == 2
    assert turns_without_a_lay(view, log_of("+k1", ":r3-5")) == 0
    assert turns_without_a_lay(view, log_of(":r3-5", "+k9")) == 1


def test_the_first_expert_waits_two_turns_and_then_lays_the_higher_half() -> None:
    view = View.parse(f"{SHEET} r3-5,k9-11 r6r7k12k13b1/x14 01 0 2.0")
    expert = make("expert-1", 1)
    assert expert.choose(view, log_of(":r3-5")) == DRAW_REQUEST
    assert expert.choose(view, log_of(":r3-5", "+b1")) == DRAW_REQUEST
    third = expert.choose(view, log_of(":r3-5", "+b1", "+k13"))
    assert isinstance(third, Lay)
    assert str(third.played) == "k12k13"


def test_the_first_expert_lays_at_once_where_waiting_is_dangerous() -> None:
    """The other seat has one tile left, and most tiles fit. Or the pool is short."""
    long_runs = "k1-12,b1-12,r1-12"
    danger = View.parse(f"{SHEET} {long_runs} k13o13/x1 01 0 9.0")
    assert isinstance(make("expert-1", 1).choose(danger, log_of(":k1-12")), Lay)
    calm = FirstExpert(1, tact=Tact(alarm=1.0))
    assert calm.choose(danger, log_of(":k1-12")) == DRAW_REQUEST
    assert isinstance(FirstExpert(1, tact=Tact(alarm=1.0, short_pool=200)).choose(danger, log_of(":k1-12")), Lay)


def test_the_first_expert_opens_small_and_without_a_joker() -> None:
    view = View.parse(f"{SHEET} - k10b10r10k1k2k3jo5/x14 - 0 1.0")
    move = make("expert-1", 1).choose(view, ())
    assert isinstance(move, Lay)
    assert str(move) == ":kbr10"
    joker_needed = View.parse(f"{SHEET} - k12k13jb1/x14 - 0 1.0")
    assert make("expert-1", 1).choose(joker_needed, ()) == DRAW_REQUEST


# The names


def test_old_names_are_levels_of_today() -> None:
    assert [as_level(name) for name in OLD_LEVELS] == ["newcomer", "learner", "strong", "strong"]
    assert as_level("random") is None
    assert all(level in BOTS for level in (*LEVELS, *OLD_LEVELS))
