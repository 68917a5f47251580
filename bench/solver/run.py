"""Measures the solver on positions from play, and compares it with a peer in one interleaved run.

    python bench/solver/run.py [--positions N] [--passes N] [--peer PYTHON] [--json FILE] [--markdown FILE]

Every solver gets every position once in each pass. Times are processor times, and the time of a position is its median
over the passes. `--peer` is the Python interpreter of an environment that has the package rummikub-solver with one of
its open-source backends (`pip install rummikub-solver[glpk-mi]`). Without it the peer is left out.
"""

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import selfplay

from tilerummy.solver import backend, solve
from tilerummy.solver.contract import Task
from tilerummy.solver.limits import Found
from tilerummy.solver.native import solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import Opening, Problem
from tilerummy.solver.search import Search
from tilerummy.solver.shapes import count_tiles

POLICIES: dict[str, dict[str, object]] = {
    "free, through search": {},
    "exchange from rack": {"exchange": True},
    "exchange from rack or table": {"exchange": True, "from_table": True},
    "exchange, joker melds whole": {"exchange": True, "whole": True},
    "exchange, other meld": {"exchange": True, "reuse": 1},
    "exchange, new meld": {"exchange": True, "reuse": 2},
    "free, new meld": {"reuse": 2},
    "keep three": {"keep_three": True},
    "keep three, exchange, new, whole": {"keep_three": True, "exchange": True, "reuse": 2, "whole": True},
}


class Table:
    """Times by solver and position, and notes about a solver."""

    def __init__(self) -> None:
        self.times: dict[str, dict[int, list[float]]] = {}
        self.notes: dict[str, str] = {}

    def add(self, name: str, position: int, micros: float) -> None:
        self.times.setdefault(name, {}).setdefault(position, []).append(micros)

    def medians(self, name: str) -> dict[int, float]:
        return {position: statistics.median(times) for position, times in self.times[name].items()}

    def rows(self) -> list[dict[str, object]]:
        rows = []
        for name in self.times:
            times = sorted(self.medians(name).values())
            quantiles = {f"p{p}": times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
            row = {"contestant": name, "positions": len(times), **quantiles, "max": times[-1]}
            rows.append({**row, "note": self.notes.get(name, "")})
        return rows


def timed(work: Callable[[], object]) -> tuple[object, float]:
    started = time.thread_time()
    result = work()
    return result, (time.thread_time() - started) * 1e6


def task_of(turn: selfplay.Turn) -> Task:
    """Free rearranging for the most tiles, which the peer supports too."""
    jokers = sum(shape.joker_count for shape in turn.before)
    return Task(bytes(count_tiles(turn.before)), turn.rack, jokers, turn.rack_jokers, (1,) * 52, 1, 0)


class Peer:
    """The peer in its own process. Only its solving is timed, not the communication."""

    def __init__(self, python: str) -> None:
        script = Path(__file__).parent / "peer.py"
        self.process = subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        first = self.process.stdout.readline()  # type: ignore[union-attr]
        self.backend = json.loads(first)["backend"] if first else None

    def ask(self, turn: selfplay.Turn) -> tuple[int, float]:
        table = [k + 1 for k, n in enumerate(count_tiles(turn.before)) for _ in range(n)]
        table += [53] * sum(shape.joker_count for shape in turn.before)
        rack = [k + 1 for k, n in enumerate(turn.rack) for _ in range(n)] + [53] * turn.rack_jokers
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"table": table, "rack": rack}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return answer["tiles"], answer["micros"]


def free_rearranging(turns: list[selfplay.Turn], passes: int, peer: Peer | None, table: Table) -> None:
    """The kernels, the reference and the peer on the same positions."""
    names = {"kernel, free rearranging": "auto", "interpreted kernel": "interpreted", "reference": "reference"}
    tasks = [task_of(turn) for turn in turns]
    different = 0
    for number in range(passes):
        for position, (turn, task) in enumerate(zip(turns, tasks, strict=True)):
            values = set()
            for name, key in names.items():
                if key == "auto" or position % 5 == 0:
                    answer, micros = timed(lambda key=key, task=task: solver(key)(task))  # type: ignore[misc]
                    table.add(name, position, micros)
                    values.add(0 if answer is None else answer.value)  # type: ignore[attr-defined]
            if peer is not None and position % 5 == 0 and number < 3:
                tiles, micros = peer.ask(turn)
                table.add(f"rummikub-solver, {peer.backend}", position, micros)
                values.add(tiles)
            different += len(values) > 1
    table.notes["kernel, free rearranging"] = f"{backend()}; answers that differ: {different}"


def policies(turns: list[selfplay.Turn], passes: int, table: Table) -> None:
    for name, conditions in POLICIES.items():
        branched = unsure = 0
        for number in range(passes):
            for position, turn in enumerate(turns):
                problem = turn.problem(**conditions)
                search, micros = timed(lambda problem=problem: searched(problem))  # type: ignore[misc]
                table.add(name, position, micros)
                if number == 0 and isinstance(search, Search):
                    branched += search.nodes > 2
                    unsure += not search.sure
        table.notes[name] = f"branched in {branched}, budget spent in {unsure}"


def searched(problem: Problem) -> Search:
    search = Search(problem, solver("auto"))
    search.run()
    return search


def others(turns: list[selfplay.Turn], passes: int, table: Table) -> None:
    """Fewest broken melds, four jokers, openings."""
    four = selfplay.turns_after_opening(len(turns), jokers=4, first_seed=900)
    unopened = [turn for seed in range(1, 40) for turn in selfplay.play_round(seed) if not turn.opened][: len(turns)]

    def opening(problem: Problem) -> Found | None:
        return OpeningSearch(problem, solver("auto")).run()

    for _ in range(passes):
        for position, turn in enumerate(turns):
            table.add("free, fewest broken", position, timed(lambda t=turn: solve(t.problem(), fewest_broken=True))[1])  # type: ignore[misc]
        for position, turn in enumerate(four):
            task = task_of(turn)
            table.add("kernel, four jokers", position, timed(lambda task=task: solver("auto")(task))[1])  # type: ignore[misc]
        for position, turn in enumerate(unopened):
            for name, rule in (("opening", Opening(30)), ("opening, table at once", Opening(30, table_too=True))):
                problem = turn.problem(opening=rule)
                table.add(name, position, timed(lambda problem=problem: opening(problem))[1])  # type: ignore[misc]


def report(table: Table) -> str:
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {backend()}. Microseconds, median of the passes.",
        "",
        "| contestant | positions | median | p95 | p99 | max | |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    for row in table.rows():
        numbers = " | ".join(f"{row[key]:,.0f}" for key in ("p50", "p95", "p99", "max"))
        lines.append(f"| {row['contestant']} | {row['positions']} | {numbers} | {row['note']} |")
    peer = next((name for name in table.times if name.startswith("rummikub-solver")), None)
    if peer is not None:
        theirs = table.medians(peer)
        ours = table.medians("kernel, free rearranging")
        pairs = [(sorted(times)) for times in (theirs.values(), [ours[position] for position in theirs])]
        ratios = [pairs[0][len(pairs[0]) * p // 100] / pairs[1][len(pairs[1]) * p // 100] for p in (50, 95)]
        said = f"{ratios[0]:,.0f} times as fast at the median, {ratios[1]:,.0f} times at p95"
        lines += ["", f"On the {len(theirs)} positions that both solved: {said}."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--peer", help="Python of an environment with rummikub-solver")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--markdown", type=Path)
    options = parser.parse_args()
    peer = Peer(options.peer) if options.peer else None
    if peer is not None and peer.backend is None:
        print("The peer did not start and is left out.", file=sys.stderr)
        peer = None
    table = Table()
    turns = selfplay.turns_after_opening(options.positions)
    free_rearranging(turns, options.passes, peer, table)
    others(turns[: options.positions // 2], options.passes, table)
    policies(turns[: options.positions // 2], min(3, options.passes), table)
    text = report(table)
    print(text)
    if options.markdown:
        options.markdown.write_text(text + "\n")
    if options.json:
        options.json.write_text(json.dumps(table.rows(), indent=1) + "\n")


if __name__ == "__main__":
    main()
