"""Every backend gives the value that an independent integer program gives, and a table that has it."""

import random

import pytest
import solver_oracle as oracle
from solver_positions import random_task, tinted_task

import tilerummy.solver.native as native
from tilerummy.errors import Impossible
from tilerummy.solver.contract import Answer, Lock, Shape, Task, check, check_shape

BACKENDS = ["reference", "interpreted", *(["compiled"] if native.compiled else [])]


def verify(task: Task, answer: Answer) -> None:
    """Recount the answer tile by tile."""
    used, jokers, tints = [0] * 52, 0, [0] * 4
    coloured = task.table_tints | task.rack_tints
    for number, shape in enumerate(answer.shapes):
        check_shape(shape)
        parts = [(shape, 1)]
        if number < len(task.locks):
            locked = task.locks[number].shape
            assert oracle.contains(shape, locked)
            parts.append((locked, -1))
        for part, sign in parts:
            for kind in part.tiles():
                used[kind] += sign
            jokers += sign * part.joker_count
            for c in range(4):
                tints[c] += sign * int(oracle.entries_of(part, 15).get(53 + c, 0))
    played = [now - was for now, was in zip(used, task.table, strict=True)]
    assert all(0 <= n <= most for n, most in zip(played, task.rack, strict=True))
    value = sum(n * w for n, w in zip(played, task.weights, strict=True))
    assert not answer.misfit
    if coloured:
        for c in range(4):
            assert task.table_tints >> c & 1 <= tints[c] <= coloured >> c & 1
        value += (sum(tints) - task.table_tints.bit_count()) * task.joker_weight
    else:
        assert task.table_jokers <= jokers <= task.table_jokers + task.rack_jokers
        value += (jokers - task.table_jokers) * task.joker_weight
    assert value == answer.value


def compare(task: Task) -> None:
    check(task)
    plain = not (task.locks or task.table_tints or task.rack_tints)
    wanted = oracle.flow(task) if plain else oracle.partition(task)
    for name in BACKENDS:
        answer = native.solver(name)(task)
        assert (None if answer is None else answer.value) == wanted, name
        if answer is not None:
            verify(task, answer)


@pytest.mark.parametrize("seed", range(10))
def test_free_tables(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(32):
        compare(random_task(rng, 24, 10))


@pytest.mark.parametrize("seed", range(4))
def test_locked_melds(seed: int) -> None:
    rng = random.Random(2000 + seed)
    for _ in range(20):
        compare(random_task(rng, 20, 8, locks=True))


@pytest.mark.parametrize("seed", range(5))
def test_coloured_jokers(seed: int) -> None:
    rng = random.Random(3000 + seed)
    for _ in range(20):
        compare(tinted_task(rng, 20, 8, locks=seed % 2 == 1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_twenty_thousand(seed: int) -> None:
    rng = random.Random(10_000 + seed)
    for _ in range(60):
        compare(random_task(rng, 80, 30))
    for _ in range(15):
        compare(random_task(rng, 40, 16, locks=True))
    for _ in range(25):
        compare(tinted_task(rng, 45, 16, locks=rng.random() < 0.5))


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


@pytest.mark.parametrize(
    "task",
    [
        Task(bytes(51), bytes(52), 0, 0, (1,) * 52),
        Task(bytes(52), bytes([3] + [0] * 51), 0, 0, (1,) * 52),
        Task(bytes(52), bytes(52), 3, 2, (1,) * 52),
        Task(bytes(52), bytes(52), -1, 0, (1,) * 52),
        Task(bytes(52), bytes([1] * 52), 0, 0, (1 << 28,) * 52),
        Task(bytes(52), bytes(52), 0, 0, (-1,) * 52),
        Task(bytes(52), bytes(52), 1, 0, (1,) * 52, table_tints=1),
        Task(bytes(52), bytes(52), 0, 0, (1,) * 52, table_tints=1, rack_tints=3),
        Task(bytes(52), bytes(52), 0, 0, (1,) * 52, locks=(Lock(Shape(0, 12, 14)),)),
        Task(bytes(52), bytes(52), 0, 0, (1,) * 52, locks=(Lock(Shape(4, 5, 7), 99),)),
    ],
)
def test_out_of_range(task: Task) -> None:
    with pytest.raises(Impossible):
        check(task)


def test_unknown_backend() -> None:
    with pytest.raises(Impossible, match="backend unknown"):
        native.solver("abacus")


def test_backend_names() -> None:
    assert native.backend("reference") == "reference"
    assert native.backend("interpreted") == "interpreted kernel"
    assert native.backend() == ("compiled kernel" if native.compiled else "interpreted kernel")
