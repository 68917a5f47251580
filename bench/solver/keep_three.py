"""Whether `keep_three` needs bonds: how often a search without them finds the best lay in little time.

    python bench/solver/keep_three.py 0-9 [--jobs N] [--millis 50] [--budget 3000] [--json FILE]

A slice is 100 turns of seats that have opened, from rounds between computers under `partial_take=keep_three`, and
always the same turns. Every search gets `--millis` of processor time for each turn:

- without bonds: branches on the results of free rearranging, best bound first, and judges finished tables;
- without bonds, depth first: the same, but it makes a legal table out of every table that it meets, and goes deeper
  before it goes on;
- with bonds: what the solver does.

The optimum is what the search with bonds finds with `--budget` tasks and no limit of time, or another search if that
found more. *Found* counts the turns where a search has a lay of that value when its time is over, and *proved* those
where it also knows that no lay is better. Turns whose optimum nobody proved are left out and counted below the table.
"""

import argparse
import heapq
import json
import platform
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from tilerummy.arena.line_up import LineUp
from tilerummy.arena.rounds import record_of
from tilerummy.engine import editions
from tilerummy.engine.position import Situation, view
from tilerummy.solver.branching import KEPT, OPEN, STAYS, UNDECIDED, Node, changed
from tilerummy.solver.conditions import Verdict
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.locks import whole
from tilerummy.solver.native import backend, solver
from tilerummy.solver.problem import GOALS, Problem, lower
from tilerummy.solver.search import Search

TURNS = 100
FROM_ONE_ROUND = 20
EDITIONS = ("rummy-classic", "rummy-bookmark", "rummikub-vienna-en")
COMPUTERS = ("steady", "casual")
DEEPEST = 6
"""How often a dive locks what was broken before it gives up."""
NOTHING = -1


class WithoutBonds(Search):
    """Branches on the results of free rearranging."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.bonding = None


class DepthFirst(WithoutBonds):
    """Tries to make a legal table of every table that it meets, and follows the deepest node first."""

    def _try(self, node: Node) -> tuple[int, Verdict] | None:
        tried = super()._try(node)
        if tried is not None:
            self._dive(node, tried[1])
        return tried

    def _dive(self, node: Node, verdict: Verdict) -> None:
        for _ in range(DEEPEST):
            broken, jokers = verdict.broken, node.jokers
            if not verdict.jokers_fit:
                broken = tuple(meld for meld, shape in enumerate(self.before) if shape.joker_count)
                jokers = tuple(STAYS if joker == OPEN else joker for joker in jokers)
            melds, locks = node.melds, node.locks
            for meld in broken:
                if melds[meld] == UNDECIDED:
                    melds, locks = changed(melds, meld, KEPT), (*locks, whole(self.before[meld]))
            if melds == node.melds:
                return
            node = node._replace(jokers=jokers, melds=melds, locks=locks)
            tried = super()._try(node)
            if tried is None:
                return
            verdict = tried[1]

    def _best_first(self, start: Node) -> None:
        order, heap = count(), list[tuple[int, int, int, Node, Verdict]]()

        def add(node: Node, depth: int) -> None:
            tried = self._try(node)
            if tried is not None:
                heapq.heappush(heap, (-depth, -tried[0], next(order), node, tried[1]))

        add(start, 0)
        while heap:
            depth, bound, _, node, verdict = heapq.heappop(heap)
            if -bound > self.floor():
                for child in self._branch(node, verdict):
                    add(child, 1 - depth)
                    if -bound <= self.floor():
                        break


SEARCHES: dict[str, type[Search]] = {
    "without bonds": WithoutBonds,
    "without bonds, depth first": DepthFirst,
    "with bonds": Search,
}


@dataclass(frozen=True)
class Outcome:
    """What a search has when its time is over; `value` is `NOTHING` where it has no lay."""

    value: int
    proved: bool
    millis: float


@dataclass(frozen=True)
class Compared:
    """One turn: the search with time enough, and the others."""

    turn: str
    reference: Outcome
    outcomes: dict[str, Outcome] = field(default_factory=dict)

    @property
    def known(self) -> bool:
        return self.reference.proved or any(outcome.proved for outcome in self.outcomes.values())

    @property
    def optimum(self) -> int:
        return max(self.reference.value, *(outcome.value for outcome in self.outcomes.values()))

    @property
    def contradictory(self) -> bool:
        """Whether a search proved less than another one found."""
        return any(each.proved and each.value < self.optimum for each in (self.reference, *self.outcomes.values()))


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


def outcome(kind: type[Search], problem: Problem, millis: float, budget: int) -> Outcome:
    """Run one search until it ends, or its time or budget is over."""
    started = time.thread_time()
    run = solver("auto")

    def used() -> float:
        return (time.thread_time() - started) * 1000

    def solve(task: Task) -> Answer | None:
        if used() > millis:
            raise OutOfTimeError
        return run(task)

    search = kind(problem, solve, (), budget)
    try:
        search.run()
        proved = search.sure
    except OutOfTimeError:
        proved = False
    return Outcome(NOTHING if search.best is None else search.best[0], proved, used())


def run_slice(number: int, millis: float, budget: int) -> list[Compared]:
    done = []
    for situation in turns(number):
        problem = lower(situation, GOALS["tiles-points"])
        compared = Compared(str(situation), outcome(Search, problem, float("inf"), budget))
        for name, kind in SEARCHES.items():
            compared.outcomes[name] = outcome(kind, problem, millis, sys.maxsize)
        done.append(compared)
    return done


def report(results: list[Compared], millis: float, budget: int) -> str:
    known = [each for each in results if each.known]
    with_lay = [each for each in known if each.optimum != NOTHING]
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {backend()}.",
        f"{len(known)} turns, {len(with_lay)} of them with a lay; {millis:g} ms of processor time per turn.",
        "",
        "| search | found | found, where there is a lay | proved |",
        "|---|--:|--:|--:|",
    ]
    for name in SEARCHES:
        found = [each.outcomes[name].value == each.optimum for each in known]
        laid = [each.outcomes[name].value == each.optimum for each in with_lay]
        proved = [each.outcomes[name].proved for each in known]
        lines.append(f"| {name} | {share(found)} | {share(laid)} | {share(proved)} |")
    times = sorted(each.reference.millis for each in results)
    quantiles = ", ".join(f"p{p} {times[len(times) * p // 100]:,.0f} ms" for p in (50, 95, 99))
    open_turns = len(results) - len(known)
    wrong = sum(each.contradictory for each in results)
    lines += ["", f"With bonds, {budget} tasks and no limit of time: {quantiles}, longest {times[-1]:,.0f} ms."]
    lines += [f"Left out because nobody proved the optimum: {open_turns}. Proofs that contradict a lay: {wrong}."]
    return "\n".join(lines)


def share(hits: list[bool]) -> str:
    return f"{100 * sum(hits) / len(hits):.1f} %" if hits else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slices", help="a number or a range such as 0-9")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--millis", type=float, default=50)
    parser.add_argument("--budget", type=int, default=3000)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    first, _, last = given.slices.partition("-")
    numbers = range(int(first), int(last or first) + 1)
    results: list[Compared] = []
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        limits = ([given.millis] * len(numbers), [given.budget] * len(numbers))
        for number, done in zip(numbers, pool.map(run_slice, numbers, *limits), strict=True):
            results += done
            if sys.stderr.isatty():
                print(f"slice {number}: {len(done)} turns", file=sys.stderr, flush=True)
    if given.json:
        given.json.write_text(json.dumps([asdict(each) for each in results], indent=1) + "\n", encoding="utf-8")
    print(report(results, given.millis, given.budget))


if __name__ == "__main__":
    main()
