"""Every backend gives the value that an independent integer program gives, and a table that has it."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
import solver_oracle as oracle
from solver_positions import coloured_task, crowded_groups, random_task
from solver_slices import BACKENDS, SLICES, compare, compare_turn, run_slice, turns, verify

import tilerummy.solver.native as native
from tilerummy.engine.errors import Impossible
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import solve
from tilerummy.solver.contract import GROUP, Answer, Lock, Shape, Task, check_shape
from tilerummy.solver.problem import Problem


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(10))
def test_free_tables(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(32):
        compare(random_task(rng, 24, 10))


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(4))
def test_locked_melds(seed: int) -> None:
    rng = random.Random(2000 + seed)
    for _ in range(20):
        compare(random_task(rng, 20, 8, locks=True))


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(5))
def test_coloured_jokers(seed: int) -> None:
    rng = random.Random(3000 + seed)
    for _ in range(20):
        compare(coloured_task(rng, 20, 8, locks=seed % 2 == 1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_coloured_jokers_in_groups_of_one_number(seed: int) -> None:
    """As third copies of their colours, beside locked groups that take some of them, and never in a group alone."""
    rng = random.Random(5000 + seed)
    for _ in range(60):
        compare(crowded_groups(rng))


@pytest.mark.parametrize("backend", ["reference", "interpreted", "auto"])
@pytest.mark.parametrize("locked", [0, 1, 2, 3])
def test_coloured_jokers_alone_are_not_a_group(backend: str, locked: int) -> None:
    """Three of them and nothing else: only those that a locked group takes are laid."""
    groups = [Shape(GROUP, 9, 0b1110), Shape(GROUP, 9, 0b1101), Shape(GROUP, 9, 0b0011, 1, 0b1000)]
    locks = tuple(Lock(group, 1 << c) for c, group in enumerate(groups[:locked]))
    answer = native.solver(backend)(Task(bytes(52), bytes(52), 0, 0, (1,) * 52, 5, -1, locks, rack_coloured=0b0111))
    assert answer is not None
    assert answer.value == 5 * locked
    assert not answer.unplaced_jokers


def test_a_coloured_joker_that_waits_may_be_worth_more_than_one_that_has_a_run() -> None:
    table = bytearray(52)
    for kind in tiles("b1b8b8b9b10r1y5y6y7y8y8y9y10y11g1g6g7g8g9g10g11g12"):
        table[kind] += 1
    rack = bytearray(52)
    for kind in tiles("b1b2b4b6r2r3r8r10y4y7g4g7g9g11g12"):
        rack[kind] += 1
    points = tuple(range(1, 14)) * 4
    lock = Lock(Shape(0, 9, 13))
    task = Task(bytes(table), bytes(rack), 0, 0, points, 30, -1, (lock,), table_coloured=0b1000, rack_coloured=0b0110)
    for name in BACKENDS:
        answer = native.solver(name)(task)
        assert answer is not None
        assert answer.value == 135


def tiles(text: str) -> list[int]:
    return [13 * "bryg".index(tile.colour) + tile.number - 1 for tile in Tiles.parse(text)]


def test_search_with_coloured_jokers_among_many_of_one_number() -> None:
    """The same through the search of a problem."""
    rng = random.Random(5)
    for _ in range(40):
        table, rack = bytearray(52), bytearray(52)
        number, joker_colours = rng.randint(1, 13), rng.randrange(16)
        on_table = [Shape(GROUP, number, 15 & ~(1 << rng.randrange(4))) for _ in range(rng.choice((1, 2)))]
        for c in range(4):
            table[13 * c + number - 1] = sum(shape.high >> c & 1 for shape in on_table)
            rack[13 * c + number - 1] = rng.randint(0, 2 - table[13 * c + number - 1])
        problem = Problem(
            tuple(on_table),
            bytes(rack),
            joker_colours.bit_count(),
            (3,) * 52,
            2,
            joker_colours,
            coloured=True,
            floor=-1,
        )
        found = solve(problem)
        task = Task(bytes(table), bytes(rack), 0, 0, (3,) * 52, 2, -1, rack_coloured=joker_colours)
        wanted = oracle.partition(task)
        assert found is not None
        assert found.value == wanted
        for shape in found.after or ():
            check_shape(shape)
        verify(task, Answer(found.value, list(found.after or ())))


@pytest.mark.long
@pytest.mark.parametrize("number", range(SLICES))
def test_slice_of_twenty_thousand(number: int) -> None:
    run_slice(number)


@pytest.mark.long
def test_turns_of_computers() -> None:
    """The first turns of the first slice, and its seeds are the same everywhere."""
    some = [situation for _, situation in zip(range(8), turns(0), strict=False)]
    assert [str(one) for _, one in zip(range(8), turns(0), strict=False)] == [str(one) for one in some]
    for situation in some:
        compare_turn(situation, "tiles-points")


@pytest.mark.long
def test_slices_run_without_the_test_tools() -> None:
    """As on a machine that has only this package: no pytest, no Hypothesis, no HiGHS, no numpy."""
    program = f"""
import sys
for name in ("pytest", "hypothesis", "highspy", "numpy"):
    sys.modules[name] = None
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
import solver_slices
solver_slices.TASKS, solver_slices.TURNS = 4, 4
report = solver_slices.run_slice(0)
print(report.programs, report.tasks + report.turns)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "0 8\n"


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_kernels_agree_on_crowded_tables() -> None:
    rng = random.Random(7)
    for _ in range(60):
        task = random_task(rng, 90, 30)
        assert native.solver("compiled")(task) == native.solver("interpreted")(task)


def test_work_space_grows_and_is_given_back() -> None:
    from tilerummy.solver import _kernel

    rng = random.Random(3)
    task = random_task(rng, 60, 30)
    space = _kernel.Workspace(1 << 4)
    _kernel._FREE.append(space)
    assert native.solver("interpreted")(task) == native.solver("auto")(task)
    assert space not in _kernel._FREE or space.states == 1 << 4
    assert len(_kernel._FREE) <= 4


def test_unknown_backend() -> None:
    with pytest.raises(Impossible, match="backend unknown"):
        native.solver("abacus")


def test_backend_names() -> None:
    assert native.backend("reference") == "reference"
    assert native.backend("interpreted") == "interpreted kernel"
    assert native.backend() == ("compiled kernel" if native.compiled else "interpreted kernel")
