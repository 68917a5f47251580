"""The 20,000 positions on which all solvers must agree, in slices of 500 that anyone can run.

    python tests/solver_slices.py 0-41 --jobs 16

Needs neither pytest nor Hypothesis. Where highspy is missing the integer programs are left out, and the last line says
so. Every slice has a seed of its own, so that it is the same positions everywhere: 180 tasks of free rearranging, 45
with locked melds, 75 with coloured jokers, each tile of each answer recounted; and 200 turns of rounds that computers
play in all editions and options of their sheets, where every backend has to find a lay of the same worth and the
referee has to accept it.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import solver_oracle as oracle
from solver_positions import coloured_task, random_task

from tilerummy.arena.rounds import LineUp, record_of
from tilerummy.engine import editions
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Position, Situation, view
from tilerummy.engine.rules import PartialTake
from tilerummy.engine.violations import AlreadyDrawn, MustDiscard, MustDrawFirst, RoundIsOver
from tilerummy.solver import GOALS, Solution, best, native
from tilerummy.solver.contract import Answer, Task, check_shape

SLICES = 42
TASKS = 300
TURNS = 200
BACKENDS = ["reference", "interpreted", *(["compiled"] if native.compiled else [])]
NOT_NOW = (AlreadyDrawn, MustDiscard, MustDrawFirst, RoundIsOver)
BUDGET = 60
CROWDED = 8
"""Melds on the table, a joker counting as three."""


class Report(NamedTuple):
    """What one slice compared."""

    number: int
    tasks: int
    programs: int
    turns: int
    alone: int
    seconds: float


def verify(task: Task, answer: Answer) -> None:
    """Recount the answer tile by tile."""
    used, jokers, joker_colours = [0] * 52, 0, [0] * 4
    coloured = task.table_coloured | task.rack_coloured
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
                joker_colours[c] += sign * int(oracle.entries_of(part, 15).get(53 + c, 0))
    played = [now - was for now, was in zip(used, task.table, strict=True)]
    assert all(0 <= n <= most for n, most in zip(played, task.rack, strict=True)), task
    value = sum(n * w for n, w in zip(played, task.weights, strict=True))
    assert not answer.unplaced_jokers
    if coloured:
        for c in range(4):
            assert task.table_coloured >> c & 1 <= joker_colours[c] <= coloured >> c & 1, task
        value += (sum(joker_colours) - task.table_coloured.bit_count()) * task.joker_weight
    else:
        assert task.table_jokers <= jokers <= task.table_jokers + task.rack_jokers, task
        value += (jokers - task.table_jokers) * task.joker_weight
    assert value == answer.value, task


def compare(task: Task, program: bool = oracle.AVAILABLE) -> None:
    """All backends, and with `program` an integer program, give the same value; every answer has it."""
    answers = {name: native.solver(name)(task) for name in BACKENDS}
    values = {name: None if answer is None else answer.value for name, answer in answers.items()}
    if program:
        plain = not (task.locks or task.table_coloured or task.rack_coloured)
        values["program"] = oracle.flow(task) if plain else oracle.partition(task)
    assert len(set(values.values())) == 1, (values, task)
    for answer in answers.values():
        if answer is not None:
            verify(task, answer)


def compare_turn(situation: Situation, goal: str) -> bool:
    """All backends find a lay of the same worth, and the referee accepts it, apart from whether a lay is allowed now.

    Under `keep_three` a crowded table or one with jokers takes minutes without the compiled kernel: there only the
    referee's word counts, and the answer is False: nothing was compared.
    """
    jokers = sum(len(meld.tiles.jokers) for meld in situation.table)
    hard = situation.rules.partial_take is PartialTake.KEEP_THREE and len(situation.table) + 3 * jokers > CROWDED
    names = BACKENDS[-1:] if hard else BACKENDS
    found = {name: best(situation, goal, name, fewest_broken=False, budget=BUDGET) for name in names}
    sure = {name: _worth(solution) for name, solution in found.items() if solution is None or solution.optimal}
    assert len(set(sure.values())) <= 1, (sure, goal, str(situation))
    for solution in found.values():
        if solution is not None and solution.lay is not None:
            refused = [reason for reason in judge(situation, solution.lay) if not isinstance(reason, NOT_NOW)]
            assert not refused, (refused, goal, str(situation))
    return not hard


def _worth(solution: Solution | None) -> tuple[int, int] | None:
    return None if solution is None else (solution.tiles, solution.points)


def tasks(number: int) -> Iterator[Task]:
    rng = random.Random(f"slice {number}")
    for _ in range(TASKS * 60 // 100):
        yield random_task(rng, 80, 30)
    for _ in range(TASKS * 15 // 100):
        yield random_task(rng, 40, 16, locks=True)
    for _ in range(TASKS * 25 // 100):
        yield coloured_task(rng, 45, 16, locks=rng.random() < 0.5)


def every_edition() -> list[str]:
    """All editions, and each with every option of its sheet."""
    plain = list(map(editions.get, editions.keys()))
    return [str(each) for each in plain] + [str(each.variant(name)) for each in plain for name in each.printed.variants]


def turns(number: int) -> Iterator[Situation]:
    """Turns of whole rounds, the editions one after the other."""
    rng = random.Random(f"turns {number}")
    keys = every_edition()
    deal = number * 10
    while True:
        edition = keys[deal % len(keys)]
        low, high = editions.get(edition).rules.seats
        players = [rng.choice(("steady", "casual")) for _ in range(rng.randint(low, high))]
        record = record_of(LineUp.of(players, edition), deal, 0)
        seen = [view(position, position.turn) for position in record.situations if isinstance(position, Position)]
        assert len(seen) == len(record.situations)
        yield from rng.sample(seen, min(len(seen), 20))
        deal += 1


def run_slice(number: int, program: bool = oracle.AVAILABLE) -> Report:
    """Compare the positions of one slice; AssertionError where two answers differ."""
    started = time.perf_counter()
    for task in tasks(number):
        compare(task, program)
    rng = random.Random(number)
    alone = 0
    for _, situation in zip(range(TURNS), turns(number), strict=False):
        alone += not compare_turn(situation, rng.choice(("tiles-points", "points-tiles")))
    return Report(number, TASKS, TASKS if program else 0, TURNS, alone, time.perf_counter() - started)


assert {"tiles-points", "points-tiles"} <= set(GOALS)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("slices", help="a number or a range such as 0-41")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--without-programs", action="store_true")
    given = parser.parse_args()
    first, _, last = given.slices.partition("-")
    numbers = range(int(first), int(last or first) + 1)
    programs = [oracle.AVAILABLE and not given.without_programs] * len(numbers)
    done = []
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for report in pool.map(run_slice, numbers, programs):
            done.append(report)
            print(
                f"slice {report.number}: {report.tasks} tasks, {report.turns} turns, {report.seconds:.0f} s", flush=True
            )
    checked = sum(report.programs for report in done)
    words = (
        f"{checked} of them by integer programs" if checked else "integer programs left out: highspy is not used here"
    )
    alone = sum(report.alone for report in done)
    total = sum(report.tasks + report.turns for report in done) - alone
    print(f"{total} positions agree in {', '.join(BACKENDS)}; {words}", file=sys.stderr)
    print(f"{alone} crowded turns were asked of {BACKENDS[-1]} alone, and judged by the referee", file=sys.stderr)


if __name__ == "__main__":
    main()
