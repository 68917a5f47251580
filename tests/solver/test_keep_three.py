"""Bonds: every backend gives the same value, an integer program agrees, and so does the search under `keep_three`."""

import random
from typing import cast

import pytest
import solver_oracle as oracle
from solver_positions import random_table
from solver_slices import BACKENDS, verify

import tilerummy.solver.native as native
from tilerummy.engine.judging import referee
from tilerummy.engine.position import View
from tilerummy.solver import best
from tilerummy.solver.conditions import judge
from tilerummy.solver.contract import Bond, Lock, Shape, Task
from tilerummy.solver.keep_three import _bonded, bonds, broken
from tilerummy.solver.keep_three.bounds import bounds_of
from tilerummy.solver.keep_three.grouping import CODES, bonded_groups, codes_of, group_uses
from tilerummy.solver.keep_three.owners import bonds_of
from tilerummy.solver.problem import GOALS, Problem, lower
from tilerummy.solver.search import Search
from tilerummy.solver.shapes import count_tiles, mask_of

KERNEL = cast(bonds.Kernel, _bonded)
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


def bonded_task(problem: Problem, locks: tuple[Lock, ...] = (), floor: int = -(1 << 28)) -> Task:
    """All melds are bonds, save those that share a kind with a lock."""
    rest = list(problem.before)
    for lock in locks:
        rest.remove(lock.shape)
    taken = sum(mask_of(lock.shape) for lock in locks)
    jokers = sum(shape.joker_count for shape in rest)
    task = Task(
        bytes(count_tiles(rest)),
        problem.rack,
        jokers,
        problem.rack_jokers,
        problem.weights,
        problem.joker_weight,
        floor,
    )
    bounds = bounds_of(task, native.solver("auto"))
    free = [shape for shape in rest if not mask_of(shape) & taken]
    return task._replace(locks=locks, bonds=tuple(Bond(shape) for shape in free), bounds=bounds)


@pytest.mark.long(but=2)
@pytest.mark.parametrize("seed", range(6))
def test_backends_agree(seed: int) -> None:
    rng = random.Random(4000 + seed)
    for _ in range(5):
        task = bonded_task(random_problem(rng, 15, 2), floor=0)
        values = set()
        for name in BACKENDS:
            answer = native.solver(name)(task)
            values.add(None if answer is None else answer.value)
            if answer is not None and not answer.unplaced_jokers:
                verify(task, answer)
        assert len(values) == 1


@pytest.mark.parametrize("seed", range(4))
def test_melds_without_jokers(seed: int) -> None:
    """Then the answer is the best table and not only a bound, also with locks."""
    rng = random.Random(4100 + seed)
    for _ in range(6):
        problem = random_problem(rng, 18, 0)
        shape = rng.choice(problem.before)
        locks = (Lock(shape),) if rng.random() < 0.5 and problem.before.count(shape) == 1 and shape.is_run else ()
        task = bonded_task(problem, locks)
        answer = native.solver("auto")(task)
        assert answer is not None
        assert answer.value == oracle.bonded(task)


@pytest.mark.long(but=3)
@pytest.mark.parametrize("seed", range(8))
def test_keep_three(seed: int) -> None:
    check_keep_three(random.Random(4200 + seed), 6, 20)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_keep_three_often(seed: int) -> None:
    check_keep_three(random.Random(60_000 + seed), 20, 28)


def check_keep_three(rng: random.Random, positions: int, most_tiles: int) -> None:
    """The integer program names every tile and joker, so that it knows the whole condition."""
    for _ in range(positions):
        problem = random_problem(rng, most_tiles, 2)
        search = Search(problem, native.solver("auto"))
        found = search.run()
        wanted = oracle.bonded(bonded_task(problem))
        assert search.sure
        assert (0 if found is None else found.value) == max(0, wanted or 0), problem
        if found is not None:
            assert judge(problem, problem.before, found.after or []).fits


OPENED = (
    "rummy-classic,partial_take=keep_three b9-12j10,b11-13,r9-12,r11-13,y1-4,y5-7j6,y10-12,y11-13,g10-12,brg1,brg2,"
    "bryg6,byg8,brg9,ryg10 b4r5r5y5g2/x6 01 0 27.0"
)
OPENING = "rummy-bookmark,partial_take=keep_three b10-12j10,ryj9 b1b3b11r1r6r9r10y1y5y9g1g9g12j/x15/x15/x8 3 0 2.0"


@pytest.mark.parametrize("text", [OPENED, OPENING])
def test_a_rack_tile_in_a_fixed_meld_is_not_counted_twice(text: str) -> None:
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


def test_the_search_is_complete_without_bonds() -> None:
    problem = lower(View.parse(SWAPPED), GOALS["tiles-points"])
    values = set()
    for with_bonds in (True, False):
        search = Search(problem, native.solver("auto"))
        if not with_bonds:
            search.bonding = None
        found = search.run()
        assert found is not None
        assert found.optimal
        values.add(found.value)
    assert values == {3 * (1 << 13) + 5}  # three tiles, five points


LATE = (
    "rummy-bookmark,partial_take=keep_three b4-8,b8-10j9,b10-13,r7-12j9,y3-5,y3-5,y8-10j10,y9-11,g1-4,g6-9,g8-13,byj1,"
    "byg1,bryg2,brg4,brg5,ryg6,bry7,ryg11,bryg12,bry13 x4/r3r3y2 01 1 43.0"
)


def test_copies_are_assigned_quickly_on_a_large_table(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    settles = broken._Spreading.settles

    def counted(spreading: broken._Spreading, at: int) -> bool:
        nonlocal tried
        tried += 1
        return settles(spreading, at)

    monkeypatch.setattr(broken._Spreading, "settles", counted)
    best(View.parse(LATE), fewest_broken=False, budget=20)
    assert 0 < tried < 5_000  # about 80,000 without the memory of failed states


def test_a_walk_that_takes_too_long_leaves_the_bonds_out(monkeypatch: pytest.MonkeyPatch) -> None:
    task = bonded_task(random_problem(random.Random(3), 24, 1))
    assert bonds.solve_with(KERNEL, task) is not None
    monkeypatch.setattr(_bonded, "MOST_COMPARED", 0)
    with pytest.raises(bonds.NoRoomError):
        bonds.solve_with(KERNEL, task)


def test_a_work_space_that_is_full_leaves_the_bonds_out(monkeypatch: pytest.MonkeyPatch) -> None:
    task = bonded_task(random_problem(random.Random(3), 24, 1))
    monkeypatch.setattr(_bonded, "WINDOW", 0)
    with pytest.raises(bonds.NoRoomError):
        bonds.solve_with(KERNEL, task)
    assert native.solver("interpreted")(task) == native.solver("interpreted")(task._replace(bonds=()))


@pytest.mark.parametrize(
    ("labels", "jokers"),
    [
        (((1, 0), (1,), (1, 0), (0,)), (0, 0, 0)),
        (((1, 2), (1, 2), (1, 2), (2,)), (0, 0, 1)),
        (((3, 0), (3,), (1,), (1, 0)), (1, 0, 1)),
        (((4, 3), (3, 4), (0, 0), (0,)), (1, 1, 0)),
    ],
)
def test_groups_of_the_kernel(labels: tuple[tuple[int, ...], ...], jokers: tuple[int, int, int]) -> None:
    codes = tuple(map(codes_of, labels))
    for module in (_bonded, native.compiled_bonded or _bonded):
        assert set(module.group_uses(codes, CODES, jokers, 0)) == set(group_uses(codes, (), jokers, 0))


def test_groups_that_break_a_bond() -> None:
    two_of_a_bond = (CODES.index((1,)), CODES.index((1,)), CODES.index((0,)), 0)
    assert bonded_groups(two_of_a_bond, (0, 0, 0)) is None
    assert bonded_groups((CODES.index((1,)),) * 3 + (0,), (0, 0, 0)) == (((7, 0),), ())
    tile_and_own_joker = (CODES.index((3,)), CODES.index((0,)), 0, 0)
    assert bonded_groups(tile_and_own_joker, (1, 0, 0)) is None
    assert bonded_groups(tile_and_own_joker, (0, 0, 1)) == (((3, 1),), ())


def test_owners() -> None:
    """A closed group took one of two equal tiles, which may belong to either run."""
    before = (Shape(0, 3, 5), Shape(0, 3, 6), Shape(1, 1, 3))
    closed = [Shape(4, 3, 0b1101)]
    rack = [0] * 53
    rack[13 * 2 + 2] = rack[13 * 3 + 2] = 1
    ways = bonds_of(before, rack, {0, 1, 2}, [], closed, {})
    gone = [[bond.gone for bond in way] for way in ways]
    assert sorted(gone) == [[0, 1 << 2, 0], [1 << 2, 0, 0]]
