"""One measurement, in a process of its own: prints its numbers as JSON. `bench/all.py` calls it for two versions.

python bench/parts.py turn|questions|judging|server|rooms|memory|start|commands|ratio [--quick]

Only names that have been there for long are used, because the same file also measures older versions. Times are
processor times, apart from the start of the server.
"""

import argparse
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
sys.path[:0] = [str(BENCH), str(BENCH / "solver"), str(BENCH / "server")]

Numbers = dict[str, float]
FREE = "rummikub-vienna-en,joker_reuse=anywhere"
COMMANDS = {
    "judge": ["judge", "rummikub-vienna-en - k8b8r8k9/r1r2r3 - 0 1.0", ":kbr8"],
    "editions": ["editions"],
    "solve": ["solve", "rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2"],
}


def cpu(work: Callable[[], object]) -> float:
    """Seconds of processor time of one call."""
    started = time.process_time()
    work()
    return time.process_time() - started


def p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


def turn(quick: bool) -> Numbers:
    """Rounds per second of four *steady* seats."""
    from tilerummy.arena import LineUp
    from tilerummy.bots import make
    from tilerummy.bots.round_runner import RoundRunner
    from tilerummy.engine.record import Record

    line_up, bots = LineUp.of(["steady"], FREE, 4), [make("steady", seat) for seat in range(4)]

    def play(number: int) -> None:
        deal = line_up.deal(number)
        runner = RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots)
        while not runner.is_over:
            runner.move()

    deals = 4 if quick else 20
    play(deals)  # fills the caches
    return {"rounds": deals / sum(cpu(lambda number=number: play(number)) for number in range(deals))}  # type: ignore[misc]


def questions(quick: bool) -> Numbers:
    """Microseconds of a first lay, and of the lay that breaks the fewest melds, on turns of self-play."""
    from selfplay import play_round

    from tilerummy.solver import solve
    from tilerummy.solver.problem import Opening, Problem

    count = 60 if quick else 200
    turns = [turn for seed in range(1, 4 if quick else 12) for turn in play_round(seed)]
    first = [turn.problem(opening=Opening(30)) for turn in turns if not turn.opened][:count]
    later = [turn.problem() for turn in turns if turn.opened][:count]
    for problem in first[:5] + later[:5]:
        solve(problem, fewest_broken=True)

    def micros(problem: Problem, fewest_broken: bool) -> float:
        return 1e6 * min(cpu(lambda: solve(problem, fewest_broken=fewest_broken)) for _ in range(2))

    openings = [micros(each, False) for each in first]
    fewest = [micros(each, True) for each in later]
    return {
        "first_lay": statistics.median(openings),
        "fewest": statistics.median(fewest),
        "fewest_p99": p99(fewest),
    }


def judging(quick: bool) -> Numbers:
    """Milliseconds to judge a draft on a table of 80 tiles: each draft once, so nothing is cached.

    Garbage is collected as in the server (`server/gc_policy.py`): never all objects within a judgement.
    """
    from test_judge import crowded, drafts

    from tilerummy.engine.editions import keys
    from tilerummy.engine.judging.referee import judge

    gc.freeze()
    gc.set_threshold(2_000, 1, 1_000_000_000)
    times = []
    for key in keys()[:: 6 if quick else 2]:
        rng = random.Random(key)
        for _ in range(6 if quick else 30):
            position = crowded(key, rng)
            times += [1000 * cpu(lambda lay=lay: judge(position, lay)) for lay in drafts(position, rng)]  # type: ignore[misc]  # noqa: B023
    return {"judge": statistics.median(times), "judge_worst": max(times)}


def reports(parts: list[str], **options: float) -> dict[str, Any]:
    """What `bench/server/run.py` reports about these parts."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "server.json"
        line = [sys.executable, str(BENCH / "server" / "run.py"), *parts, "--json", str(found)]
        line += [word for name, value in options.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
        return dict(json.loads(found.read_text()))


def server(quick: bool) -> Numbers:
    """Milliseconds of the server's processor time for a move with its draft, and moves per second at full speed."""
    seconds, rooms = (5, 16) if quick else (20, 64)
    found = reports(["pace", "speed"], warm_up=2, pause=1, seconds=seconds, rooms=rooms)
    return {"move": found["pace"]["server_ms_per_move"], "moves": found["speed"]["moves_per_s"]}


def rooms(quick: bool) -> Numbers:
    """The latency of moves at human pace in 1,000 rooms, and the server's share of a core. Quick: in 100 rooms."""
    seconds, number = (8, 100) if quick else (30, 1000)
    found = reports(["pace"], warm_up=10, seconds=seconds, rooms=number)["pace"]
    return {"rooms_p99": found["move_ms"]["p99"], "rooms_load": found["server_load"]}


def memory(quick: bool) -> Numbers:
    """Kilobytes of memory that each further room takes: with nobody connected, and while four people play."""
    found = reports(["memory"], warm_up=5, seconds=2, pause=2, rooms=60 if quick else 200)["memory"]
    return {"room": found["room_kb"], "room_played": found["played_kb"]}


def ratio(quick: bool) -> Numbers:
    """How many rounds *steady* plays in the time in which the integer program plays one."""
    line = [sys.executable, str(BENCH / "rounds" / "run.py"), "--deals", "3" if quick else "30"]
    said = subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {"ratio": float(said.partition("\nratio ")[2].partition(";")[0])}


def start(quick: bool) -> Numbers:
    """Seconds from starting the server to its first answer."""
    from host import serving

    times = []
    for _ in range(1 if quick else 3):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as host:
            host.get("/health")
            times.append(time.perf_counter() - host.began)
    return {"start": min(times)}


def commands(quick: bool) -> Numbers:
    """Milliseconds of processor time of short commands, once the interpreter has compiled the modules."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def children() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def once(words: list[str]) -> float:
        before = children()
        line = [sys.executable, "-m", "tilerummy", *words]
        subprocess.run(line, stdout=subprocess.DEVNULL, env=environment, check=False)
        return 1000 * (children() - before)

    return {name: min(once(words) for _ in range(2 if quick else 5)) for name, words in COMMANDS.items()}


PARTS: dict[str, Callable[[bool], Numbers]] = {
    part.__name__: part for part in (turn, questions, judging, server, rooms, memory, start, commands, ratio)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    print(json.dumps(PARTS[options.part](options.quick)))


if __name__ == "__main__":
    main()
