"""The public functions of the solver: goals, openings, restoring, threads, and invalid input."""

import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import hypothesis
import pytest
from hypothesis import strategies as st
from solver_positions import random_edition, random_situation, random_table, random_task

from tilerummy.engine.errors import Impossible, TilerummyError
from tilerummy.engine.judging import referee
from tilerummy.engine.melds import Meld, laid_text, parse_laid
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Situation, View
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import (
    CHUNK,
    GOALS,
    Goal,
    Problem,
    backend,
    best,
    best_many,
    fewest_broken,
    lays,
    native,
    restore,
    search,
    solve,
)
from tilerummy.solver.contract import Answer, Shape, Task
from tilerummy.solver.limits import Limits

FREE = "rummikub-vienna-en,joker_free=if_rest_valid,joker_reuse=anywhere"


def view(table: str, rack: str, opened: str = "01", edition: str = FREE) -> View:
    return View.parse(f"{edition} {table} {rack}/x9 {opened} 0 2.0")


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(meld for meld in parse_laid(text) if isinstance(meld, Meld))


def lay_of(table: str, rack: str, goal: str | Goal, opened: str = "01", edition: str = FREE) -> str | None:
    situation = view(table, rack, opened, edition)
    solution = best(situation, goal)
    if solution is None:
        return None
    assert solution.optimal
    assert solution.lay is not None
    assert not referee.judge(situation, solution.lay)
    return str(solution.lay)


def test_nothing_to_lay() -> None:
    assert lay_of("r3-5", "k9", "tiles") is None
    assert lay_of("-", "k9", "tiles", "-") is None


@pytest.mark.parametrize("goal", ["tiles-points", "points", "points-tiles"])
def test_points_decide(goal: str) -> None:
    """The run can spare one of its ends: for two tens or for two thirteens."""
    assert lay_of("r10-13", "k10b10k13b13", goal) == "r10-13:r10-12,kbr13"


def test_a_new_meld_rather_than_a_longer_one() -> None:
    assert lay_of("k7-9", "k4k5k6b13", "tiles") == ":k4-6"


def test_keep_jokers() -> None:
    assert lay_of("r3-5", "r6j", "keep-jokers") == "r3-5:r3-6"
    assert lay_of("r3-5", "j", "keep-jokers") is None
    assert lay_of("r3-5", "j", "tiles") == "r3-5:r3-6j6"
    assert lay_of("r3-5", "r7j", "keep-jokers") == "r3-5:r3-7j6"


def test_out_or_nothing() -> None:
    assert lay_of("r3-5", "r6", "out") == "r3-5:r3-6"
    assert lay_of("r3-5", "r6k1", "out") is None


def test_open_by_the_least_or_the_most() -> None:
    edition = "rummikub-vienna-en"
    rack = "k10b10r10o10k1k2k3"
    assert lay_of("-", rack, "open-least", "-", edition) == ":kbr10"
    assert lay_of("-", rack, "tiles", "-", edition) == ":k1-3,kbro10"
    assert lay_of("-", "k9b9r9", "tiles", "-", edition) is None


def test_hand_needs_no_points() -> None:
    edition = "rummikub-vienna-en,hand_open=yes"
    assert lay_of("-", "k1k2k3", "tiles", "-", edition) == ":k1-3"
    assert lay_of("-", "k1k2k3b9", "tiles", "-", edition) is None
    assert lay_of("-", "k1k2k3", "open-least", "-", edition) == ":k1-3"


def test_fewest_melds_are_broken() -> None:
    """The rack tile fits one run at once and another only by taking things apart."""
    assert lay_of("r3-5,r6-8,kbo9", "r9", "tiles") in ("r6-8:r6-9", "kbo9:kbro9")


@pytest.mark.parametrize(
    ("edition", "table", "rack", "lay"),
    [
        # two jokers stay in one run of four: neither has a run of three to itself
        (
            "joker_free=exchange,joker_source=rack,joker_reuse=anywhere",
            "r2-7j3j6",
            "k2b2k7b7",
            "r2-7j3j6:r3-6j3j6,kbr2,kbr7",
        ),
        # a meld is scattered, and one of its tiles lies at the end of a meld that is kept
        ("partial_take=keep_three", "k6-8,k9-11j10,b7-11,kbj5", "r2o4o11", "k6-8,k9-11j10,b7-11:k6-9,b7-11j11,kbo11"),
    ],
)
def test_melds_grow_by_what_has_to_lie_somewhere(edition: str, table: str, rack: str, lay: str) -> None:
    assert lay_of(table, rack, "tiles", edition=f"rummikub-vienna-en,{edition}") == lay


def test_restore() -> None:
    remembered = melds("r3-6,kbr9,b1-3")
    tiles = Tiles.parse("r3r4r5r6k9b9r9b1b2b3o9")
    table = restore(tiles, remembered, "kbro")
    assert table is not None
    assert laid_text(table) == "b1-3,r3-6,kbro9"
    assert restore(Tiles.parse("r3r4r5b1"), remembered, "kbro") is None
    with pytest.raises(Impossible):
        restore(Tiles.parse("r3r3r3"), (), "kbro")
    with pytest.raises(Impossible):
        restore(Tiles.parse("y3y4y5"), (), "kbro")


def test_threads_agree() -> None:
    """The kernel runs without the interpreter's lock; each solve has a work space of its own."""
    rng = random.Random(5)
    tasks = [random_task(rng, 60, 20) for _ in range(60)]
    run = native.solver("auto")
    alone = [run(task) for task in tasks]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(run, tasks)) == alone


@pytest.mark.long(but=2)
@pytest.mark.parametrize("threads", [1, 3, None])
@pytest.mark.parametrize("name", ["auto", "interpreted"])
def test_many_at_once(name: str, threads: int | None) -> None:
    """The results are in the order of the input, and an invalid position does not affect the others."""
    rng = random.Random(4)
    situations = [random_situation(rng, random_edition(rng)) for _ in range(2 * CHUNK + 5)]
    situations[CHUNK + 1] = View.parse(f"{FREE} r3-5 x3/k1 01 0 2.0")
    found = best_many(situations, "tiles", name, fewest_broken=False, threads=threads)
    assert len(found) == len(situations)
    assert isinstance(found[CHUNK + 1], Impossible)
    for at, (situation, one) in enumerate(zip(situations, found, strict=True)):
        if at != CHUNK + 1:
            alone = best(situation, "tiles", name, fewest_broken=False)
            assert not isinstance(one, TilerummyError)
            assert (alone and str(alone.lay)) == (one and str(one.lay))


def test_best_many_refuses_unknown_goals_and_backends() -> None:
    with pytest.raises(Impossible, match="goal unknown"):
        best_many([], "glory")
    with pytest.raises(Impossible, match="backend unknown"):
        best_many([], "tiles", "abacus")


@pytest.mark.parametrize("name", ["reference", "interpreted", "auto"])
def test_every_backend_answers(name: str) -> None:
    rng = random.Random(17)
    for _ in range(15):
        situation = random_situation(rng, random_edition(rng))
        values = {solve_value(situation, key) for key in (name, "auto")}
        assert len(values) == 1
    assert backend(name)


def solve_value(situation: Situation, name: str) -> tuple[int, int] | None:
    found = best(situation, "tiles-points", name, fewest_broken=False)
    return None if found is None else (found.tiles, found.points)


@hypothesis.given(st.integers(0, 2**32), st.sampled_from(sorted(GOALS)))
@hypothesis.settings(max_examples=60)
def test_the_referee_accepts_every_answer(seed: int, goal: str) -> None:
    rng = random.Random(seed)
    situation = random_situation(rng, random_edition(rng), 20, 8)
    solution = best(situation, goal, fewest_broken=rng.random() < 0.5)
    if solution is not None:
        assert solution.lay is not None
        assert not referee.judge(situation, solution.lay)
        assert len(solution.lay.played) == solution.tiles > 0


@hypothesis.given(
    st.lists(st.integers(-5, 20), min_size=0, max_size=60),
    st.integers(-3, 9),
    st.lists(st.tuples(*[st.integers(-2, 20)] * 5), max_size=6),
    st.integers(-(2**33), 2**33),
)
def test_fuzzed_problems_are_solved_or_refused(
    rack: list[int], jokers: int, before: list[tuple[int, int, int, int, int]], weight: int
) -> None:
    counts = bytes(max(0, min(255, n)) for n in rack)
    try:
        problem = Problem(tuple(Shape(*shape) for shape in before), counts, jokers, (abs(weight),) * 52, weight)
    except Impossible:
        return
    solve(problem)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(Impossible, match="goal unknown"):
        best(view("r3-5", "r6"), "glory")
    with pytest.raises(Impossible, match="backend unknown"):
        best(view("r3-5", "r6"), "tiles", "abacus")
    with pytest.raises(Impossible, match="rack unknown"):
        best(View.parse(f"{FREE} r3-5 x3/k1 01 0 2.0"))


def test_lays_are_lazy() -> None:
    """The first lay of a crowded table comes at once."""
    table = "b5-7,b8-10,b10-12,o7-10,k9-11,kbo13,o10-12,kro1"
    assert isinstance(next(iter(lays(view(table, "k2k12b2b12r2r5")))), Lay)


def test_runs_without_cython() -> None:
    """Where Cython is not installed the kernel is plain Python on the standard library."""
    program = """
import sys
sys.modules["cython"] = None
from tilerummy.solver import _kernel
from tilerummy.solver.contract import Task
table, rack = bytearray(52), bytearray(52)
table[0] = table[1] = table[2] = rack[3] = 1
print(_kernel.solve(Task(bytes(table), bytes(rack), 0, 0, (1,) * 52)), _kernel.cython.__name__)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "(1, [(0, 1, 4, 0, 0)], 0) tilerummy.solver._shim\n"


def test_pure_on_request() -> None:
    program = "import tilerummy.solver; print(tilerummy.solver.backend())"
    env = {**os.environ, "TILERUMMY_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env)
    assert done.stdout == "interpreted kernel\n"


def test_fewest_broken_stops_at_its_task_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table found until then is as good as any, and is marked as possibly breaking more melds than necessary."""
    asked: list[Task] = []
    run = native.solver("auto")

    def noted(task: Task) -> Answer | None:
        asked.append(task)
        return run(task)

    monkeypatch.setattr("tilerummy.solver.solver", lambda name: noted)
    rng = random.Random(70)
    unsure = 0
    for _ in range(6):
        shapes, box, _ = random_table(rng, 33, 3, 6)
        rack = bytearray(52)
        for kind in rng.sample([kind for kind in range(52) if box[kind]], 8):
            rack[kind] = 1
        problem = Problem(tuple(shapes), bytes(rack), 0, (1,) * 52, 1, keep_three=True)
        asked.clear()
        plain = solve(problem, limits=Limits(20))
        before = len(asked)
        tidied = solve(problem, fewest_broken=True, limits=Limits(20))
        assert len(asked) - 2 * before <= fewest_broken.MOST_TASKS
        assert (plain is None) == (tidied is None)
        if plain is not None and plain.after is not None:
            assert tidied is not None
            assert tidied.after is not None
            assert tidied.value == plain.value
            assert search.judge(problem, problem.before, tidied.after).fits
            assert fewest_broken.kept_whole(problem.before, tidied.after) >= fewest_broken.kept_whole(
                problem.before, plain.after
            )
            unsure += not tidied.fewest_broken
    assert unsure
