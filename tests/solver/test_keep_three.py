"""The search under `keep_three`: an integer program agrees, and what is called the best is."""

import random

import pytest
import solver_oracle as oracle
from solver_positions import random_table

import tilerummy.solver.native as native
from tilerummy.engine.judging import referee
from tilerummy.engine.position import View
from tilerummy.solver import best
from tilerummy.solver.contract import Task
from tilerummy.solver.problem import GOALS, Problem, lower
from tilerummy.solver.search import Search, judge
from tilerummy.solver.shapes import count_tiles

NUMBERS = [kind % 13 + 1 for kind in range(52)]


def random_problem(rng: random.Random, most_tiles: int, most_jokers: int) -> Problem:
    """A table whose melds touch each other, and a rack that fits it."""
    shapes, box, left = random_table(rng, rng.randint(9, most_tiles), rng.randint(0, most_jokers), 6)
    loose = [kind for kind, count in enumerate(box) for _ in range(count)]
    rng.shuffle(loose)
    near = [kind for kind in loose if any(abs(kind % 13 + 1 - shape.low) < 4 for shape in shapes)]
    rack = bytearray(52)
    for kind in near[: rng.randint(2, 9)]:
        rack[kind] += 1
    weights, joker_weight = rng.choice(
        [
            ([1] * 52, 1),
            ([8192 + n for n in NUMBERS], 8222),
            ([1000 * n + 1 for n in NUMBERS], -1),
            ([rng.randint(0, 50) for _ in range(52)], rng.randint(-20, 20)),
        ]
    )
    return Problem(tuple(shapes), bytes(rack), rng.randint(0, left), tuple(weights), joker_weight, keep_three=True)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(8))
def test_keep_three(seed: int) -> None:
    assert check_keep_three(random.Random(4200 + seed), 6, 20) >= 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_keep_three_often(seed: int) -> None:
    assert check_keep_three(random.Random(60_000 + seed), 20, 28) >= 12


def check_keep_three(rng: random.Random, positions: int, most_tiles: int) -> int:
    """Compare with an integer program that names every tile and joker; returns how many lays were proved the best."""
    proved = 0
    for _ in range(positions):
        problem = random_problem(rng, most_tiles, 2)
        search = Search(problem, native.solver("auto"))
        found = search.run()
        value = 0 if found is None else found.value
        task = Task(
            bytes(count_tiles(problem.before)),
            problem.rack,
            sum(shape.joker_count for shape in problem.before),
            problem.rack_jokers,
            problem.weights,
            problem.joker_weight,
        )
        wanted = max(0, oracle.keeping_three(task, problem.before) or 0)
        assert value == wanted if search.sure else value <= wanted, problem
        proved += search.sure
        if found is not None and found.after is not None:
            assert judge(problem, problem.before, found.after).fits
    return proved


OPENED = (
    "rummy-classic,partial_take=keep_three b9-12j10,b11-13,r9-12,r11-13,y1-4,y5-7j6,y10-12,y11-13,g10-12,brg1,brg2,"
    "bryg6,byg8,brg9,ryg10 b4r5r5y5g2/x6 01 0 27.0"
)
OPENING = "rummy-bookmark,partial_take=keep_three b10-12j10,ryj9 b1b3b11r1r6r9r10y1y5y9g1g9g12j/x15/x15/x8 3 0 2.0"


@pytest.mark.parametrize("text", [OPENED, OPENING])
def test_a_lay_within_a_small_budget_is_legal(text: str) -> None:
    view = View.parse(text)
    solution = best(view, fewest_broken=False, budget=100)
    assert solution is not None
    assert solution.lay is not None
    assert not referee.judge(view, solution.lay)


SWAPPED = (
    "rummy-bookmark,partial_take=keep_three b4-7,b7-10,r1-3j3,r6-11,y3-5,y6-9,y7-9j8,byg5,bgj12 "
    "b10r3y1y13g1g5g6g10g10g11g13/x3 01 0 16.0"
)
"""In the best lay the jokers of two melds swap places, so that both melds are scattered."""


def test_the_search_is_complete() -> None:
    problem = lower(View.parse(SWAPPED), GOALS["tiles-points"])
    found = Search(problem, native.solver("auto")).run()
    assert found is not None
    assert found.optimal
    assert found.value == 3 * (1 << 13) + 5  # three tiles, five points
