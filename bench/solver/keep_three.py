"""How well the search does under `keep_three`: how often a little time finds and proves what much time finds.

    python bench/solver/keep_three.py 0-9 [--jobs N] [--millis 50] [--budget 3000]

A slice is 100 turns of seats that have opened, from rounds between computers under `partial_take=keep_three`, and
always the same turns. The search gets `--millis` of processor time for each turn, and then `--budget` tasks and no
limit of time. *Found* counts the turns where it has a lay as good as the one found with all tasks.
"""

import argparse
import platform
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from tilerummy.arena.rounds import LineUp, record_of
from tilerummy.engine import editions
from tilerummy.engine.position import Situation, view
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.native import backend, solver
from tilerummy.solver.problem import GOALS, Problem, lower
from tilerummy.solver.search import DEFAULT_BUDGET, Search

TURNS = 100
FROM_ONE_ROUND = 20
EDITIONS = ("rummy-classic", "rummy-bookmark", "rummikub-vienna-en")
COMPUTERS = ("steady", "casual")
NOTHING = -1


@dataclass(frozen=True)
class Outcome:
    """What a search has when its time is over; `value` is `NOTHING` where it has no lay."""

    value: int
    proved: bool
    millis: float


class OutOfTimeError(Exception):
    """The processor time of a search is used up."""


def turns(number: int) -> Iterator[Situation]:
    """The turns of one slice, spread over whole rounds."""
    rng = random.Random(f"keep_three {number}")
    seen: set[tuple[object, ...]] = set()
    deal = 1000 * number
    while len(seen) < TURNS:
        edition = f"{EDITIONS[deal % len(EDITIONS)]},partial_take=keep_three"
        low, high = editions.get(edition).rules.seats
        players = [rng.choice(COMPUTERS) for _ in range(rng.randint(low, high))]
        record = record_of(LineUp.of(players, edition), deal, 0)
        views = [view(position, position.turn) for position in record.situations]
        opened = [each for each in views if each.has_opened(each.turn) and each.rack]
        for each in rng.sample(opened, min(len(opened), FROM_ONE_ROUND)):
            key = (each.edition, each.table, each.rack)
            if key not in seen and len(seen) < TURNS:
                seen.add(key)
                yield each
        deal += 1


def outcome(problem: Problem, millis: float, budget: int) -> Outcome:
    """Run the search until it ends, or its time or budget is over."""
    started = time.thread_time()
    run = solver("auto")

    def used() -> float:
        return (time.thread_time() - started) * 1000

    def solve(task: Task) -> Answer | None:
        if used() > millis:
            raise OutOfTimeError
        return run(task)

    search = Search(problem, solve, (), budget)
    try:
        search.run()
        proved = search.sure
    except OutOfTimeError:
        proved = False
    return Outcome(NOTHING if search.best is None else search.best[0], proved, used())


def run_slice(number: int, millis: float, budget: int) -> list[tuple[Outcome, Outcome]]:
    """For each turn: the search with little time, and with all tasks."""
    done = []
    for situation in turns(number):
        problem = lower(situation, GOALS["tiles-points"])
        done.append((outcome(problem, millis, sys.maxsize), outcome(problem, float("inf"), budget)))
    return done


def report(results: list[tuple[Outcome, Outcome]], millis: float, budget: int) -> str:
    found = share([quick.value >= slow.value for quick, slow in results])
    proved = share([slow.proved for _, slow in results])
    times = sorted(slow.millis for _, slow in results)
    quantiles = ", ".join(f"p{p} {times[len(times) * p // 100]:,.0f} ms" for p in (50, 95, 99))
    return "\n".join(
        [
            f"Python {platform.python_version()}, {platform.machine()}, {backend()}; {len(results)} turns.",
            f"{millis:g} ms: found {found}, proved {share([quick.proved for quick, _ in results])}.",
            f"{budget} tasks: proved {proved}; {quantiles}, longest {times[-1]:,.0f} ms.",
        ]
    )


def share(hits: list[bool]) -> str:
    return f"{100 * sum(hits) / len(hits):.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slices", help="a number or a range such as 0-9")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--millis", type=float, default=50)
    parser.add_argument("--budget", type=int, default=DEFAULT_BUDGET)
    given = parser.parse_args()
    first, _, last = given.slices.partition("-")
    numbers = range(int(first), int(last or first) + 1)
    results: list[tuple[Outcome, Outcome]] = []
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        limits = ([given.millis] * len(numbers), [given.budget] * len(numbers))
        for number, done in zip(numbers, pool.map(run_slice, numbers, *limits), strict=True):
            results += done
            if sys.stderr.isatty():
                print(f"slice {number}: {len(done)} turns", file=sys.stderr, flush=True)
    print(report(results, given.millis, given.budget))


if __name__ == "__main__":
    main()
