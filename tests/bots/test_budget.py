"""Every computer keeps its time limit in the slowest positions, and plays a legal move however short the limit is."""

import gc
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest
from kernels import NEEDS_COMPILED_KERNEL

from tilerummy.bots import PLAYERS, bounded_search, make
from tilerummy.bots.bounded_search import best_lay
from tilerummy.bots.deadline import RESERVED_SHARE, SECONDS, Deadline
from tilerummy.engine.editions import get
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import backend, best

SHEET = "rummikub-vienna-en"
BY_PLAYER = pytest.mark.parametrize("name", PLAYERS)


def unopened(house_rules: str, size: int) -> str:
    """A rack with all jokers and so large that it has a great number of openings."""
    rules = get(f"{SHEET},{house_rules}").rules
    numbered = list(rules.tiles.numbered)
    Random(house_rules).shuffle(numbered)
    rack = Tiles([*rules.tiles.jokers, *numbered[: size - rules.jokers]])
    return f"{SHEET},{house_rules} - {rack}/x14 - 0 9.0"


KEEP_THREE = "rummy-bookmark,partial_take=keep_three"
SLOWEST = tuple(
    map(
        View.parse,
        (
            (
                f"{KEEP_THREE} b5-9,r3-6,r6-8,y6-9,y9-11,g7-10,g9-11,byj1,bry2,ryg2,bry11,bry12"
                " x19/x4/x4/b2b3b4b4b5b10b11b13r1r7r9r11r12y1y5y8y10y13g1g1g2g3g4g5g7j 012 3 13.0"
            ),
            (
                f"{KEEP_THREE} b3-6,b11-13,r2-6,r8-10,y3-6,y7-10,g10-12,g11-13,bry1,bryg3,byj8"
                " x18/x5/x10/b2b4b7b13r1r2r4r6r7r9r11r11r12y2y2y4y5y6y10g3g4g6g6g8g8g10g13 012 3 15.0"
            ),
            unopened("open_min=50,jokers=4", 45),
            unopened("open_min=100,jokers=4", 30),
            unopened("open_min=300", 40),
        ),
    )
)


@pytest.fixture
def small_heap() -> Iterator[None]:
    """Hides what other tests left in memory from the garbage collector, which would take long to look at it."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.long(slice="time")
@BY_PLAYER
@pytest.mark.usefixtures("small_heap")
def test_no_move_takes_longer_than_its_budget(name: str) -> None:
    """Measured in CPU time of this process, so that a busy machine does not matter."""
    budget = 0.5 if backend() == "compiled kernel" else 1.0  # what comes after thinking takes the same with both
    bot = make(name, 1, budget)
    bot.choose(SLOWEST[0], ())  # the first call of a process also fills tables
    for seen in SLOWEST:
        tries: list[float] = []
        while not tries or (tries[-1] >= 1.1 * budget and len(tries) < 5):  # again: a busy machine has cold caches
            start = process_time()
            move = bot.choose(seen, ())
            tries.append(process_time() - start)
            assert judge(seen, move) == ()
        assert tries[-1] < 1.1 * budget, (seen, tries)


@BY_PLAYER
def test_a_move_is_legal_also_without_any_time(name: str) -> None:
    bot = make(name, 1, 0.0)
    for seen in SLOWEST:
        assert judge(seen, bot.choose(seen, ())) == ()


@pytest.mark.long(but=1)
@NEEDS_COMPILED_KERNEL
@pytest.mark.parametrize("name", ["steady", "shrewd", "master"])
def test_counts_stop_them_before_the_time_limit(name: str) -> None:
    """Without a time limit they play the same moves as with their usual one, and need no more time than that."""
    for seen in SLOWEST:
        start = process_time()
        assert make(name, 1, 1e9).choose(seen, ()) == make(name, 1, 60).choose(seen, ())
        assert process_time() - start < 2 * 4 * SECONDS


def test_the_deadline_reserves_time_for_the_end_of_a_move() -> None:
    assert 0 < RESERVED_SHARE < 1
    assert Deadline(0).late()
    assert not Deadline().late()


def test_the_best_lay_is_optimal_if_no_limit_stops_it() -> None:
    for text in ("kbr10,r3-5 r6o10k1/x9 01 0 4.2", "- k10b10r10k1k2k3k4j/x14 - 0 1.0", "kbr10 r1/x14 0 0 2.0"):
        seen = View.parse(f"{SHEET} {text}")
        found = best(seen, fewest_broken=False)
        assert best_lay(seen, "tiles-points") == (found.lay if found else None)


def test_without_solver_tasks_own_melds_are_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_search, "TASKS_PER_MOVE", dict.fromkeys(bounded_search.TASKS_PER_MOVE, 0))
    assert str(make("steady").choose(View.parse(f"{SHEET} - k10b10r10k1/x14 - 0 1.0"), ())) == ":kbr10"
    assert str(make("steady").choose(View.parse(f"{SHEET} k1-3 k10b10r10/x14 0 0 1.0"), ())) == ":kbr10"
    assert make("steady").choose(View.parse(f"{SHEET} kbr10 o10/x14 0 0 2.0"), ()) == DRAW_REQUEST


def test_the_smallest_opening_seen_so_far_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_search, "MOST_OPENINGS", 0)
    seen = View.parse(f"{SHEET} - k10b10r10k1k2k3k4/x14 - 0 1.0")
    lay = best_lay(seen, "open-least")
    assert lay is not None
    assert judge(seen, lay) == ()
