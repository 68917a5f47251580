"""Attacks a real server from many addresses while honest rooms play, and measures what the honest players notice.

python bench/siege/run.py [--rooms N] [--addresses N] [--seconds S] [--parser h11|httptools] [--json FILE]

It fails if an honest request is refused, if the p99 of honest requests is over 250 ms, or if the server ever has more
than 400 MB of memory.

Honest players and attackers are processes of their own with clients of their own (`raw.py`). All addresses are
loopback addresses: 127.0.0.2 and up attack, 127.0.1.x and 127.0.2.x play. The server applies its limits to each of
them. `client_lag_ms` is how late the honest clients wake up from a sleep: with fewer cores than processes it is part of
the measured times. `stolen` is the part of the processors' time that a virtual machine did not get from its host: with
more than a few percent a run says nothing.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "server"))
import attackers
import honest
from host import Host, many_files, serving

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_turn
from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.editions import get
from tilerummy.engine.match import Match, RunningMatch

Report = dict[str, Any]
MOST_ROUNDS, LONGEST_RECORD = 99, 200_000
WARM_UP_S = 6.0
"""How long the honest rooms play in peace. They are measured from the first moment of the attack on."""
LONGEST_P99_MS, MOST_MB = 250.0, 400.0
PARSERS = ("httptools", "h11")


def longest_record() -> str:
    """A match with as many rounds as a record may have. The rounds are equal, because playing them takes minutes."""
    bots = [make("first-found", seat) for seat in range(2)]
    game = RunningMatch(Match(get("rummikub-vienna-en"), ("Ann", "Bo"), agreed=1, any_length=True)).begin(
        bytes(SEED_BYTES), 0
    )
    while game.record is not None:
        assert game.to_move is not None
        game = play_turn(game, bots[game.to_move])
    text = "\n".join([str(game.match.rounds[0])] * MOST_ROUNDS)
    assert len(text) <= LONGEST_RECORD
    return text


def play(queue: Any, opened: Any, start: Any, *given: Any) -> None:
    queue.put(asyncio.run(honest.run(*given, opened, start)))


def attack(queue: Any, start: Any, *given: Any) -> None:
    """Attackers have a machine of their own in reality. Here they only use the time that the server leaves."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    queue.put(asyncio.run(attackers.run(*given, start)))


def besieged(host: Host, options: argparse.Namespace, record: str) -> Report:
    context = multiprocessing.get_context("spawn")
    players, enemies, opened = context.Queue(), context.Queue(), context.Queue()
    start = context.Event()
    length = WARM_UP_S + options.seconds
    processes = [
        context.Process(
            target=play,
            args=(players, opened, start, host.port, options.rooms, options.pause, WARM_UP_S, options.seconds),
        ),
        context.Process(
            target=attack, args=(enemies, start, host.port, options.addresses, record, options.kinds, WARM_UP_S, length)
        ),
    ]
    for process in processes:
        process.start()
    opened.get(timeout=120)
    stolen, ticks = stolen_ticks()
    load, cpu, began = os.getloadavg()[0], host.cpu_s(), time.perf_counter()
    start.set()
    done = enemies.get(timeout=length + 120)
    measured = players.get(timeout=length + 120)
    used = (host.cpu_s() - cpu) / (time.perf_counter() - began)
    stolen, ticks = (after - before for after, before in zip(stolen_ticks(), (stolen, ticks), strict=True))
    for process in processes:
        process.join(30)
    every = [each for times in measured.times.values() for each in times]
    honest_ms, peak = quantiles(every), host.memory_mb("VmHWM")
    return {
        "passed": not measured.refused and honest_ms["p99"] < LONGEST_P99_MS and peak < MOST_MB,
        "parser": options.parser,
        "rooms": options.rooms,
        "addresses": options.addresses,
        "seconds": options.seconds,
        "load_before": round(load, 1),
        "stolen": round(stolen / ticks, 3),
        "honest_requests": len(every),
        "honest_ms": honest_ms,
        **{f"{kind}_ms": quantiles(times) for kind, times in measured.times.items()},
        "refused": dict(measured.refused),
        "client_lag_ms": quantiles(measured.lag),
        "server_load": round(used, 2),
        "server_peak_mb": round(peak),
        "attacks": dict(sorted(done.items())),
        "server": counts(host),
    }


def stolen_ticks() -> tuple[int, int]:
    """The time that the host of this virtual machine gave to others, and all time, in ticks."""
    ticks = [int(number) for number in Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]]
    return ticks[7], sum(ticks)


def counts(host: Host) -> dict[str, float]:
    """What the server counted: refusals by code and by budget."""
    lines = (line.rsplit(" ", 1) for line in host.get("/metrics").decode().splitlines() if line[0] != "#")
    wanted = ("tilerummy_refused_total", "tilerummy_over_budget_total", "tilerummy_queue")
    return {name.removeprefix("tilerummy_"): float(value) for name, value in lines if name.startswith(wanted)}


def quantiles(seconds: list[float]) -> dict[str, float]:
    """The median, p95, p99 and maximum in milliseconds."""
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100)
    found = {f"p{part}": cuts[part - 1] for part in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in {**found, "max": max(seconds)}.items()}


def table(report: Report) -> str:
    lines = ["| | |", "|---|--:|"]
    for name, value in report.items():
        if isinstance(value, dict):
            value = " / ".join(f"{part} {number:g}" for part, number in value.items()) or "none"
        lines.append(f"| {name} | {value} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100, help="honest rooms with two people each")
    parser.add_argument("--addresses", type=int, default=50, help="attacking addresses; 0 for a comparison in peace")
    parser.add_argument("--seconds", type=float, default=45.0)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds per honest turn")
    parser.add_argument("--parser", choices=PARSERS, default=PARSERS[0], help="how the server reads HTTP")
    parser.add_argument("--kinds", nargs="+", choices=attackers.KINDS, default=list(attackers.KINDS))
    parser.add_argument("--json", type=Path, help="write the numbers to this file")
    options = parser.parse_args()
    if options.parser == "httptools" and find_spec("httptools") is None:
        parser.error("httptools is not installed")
    many_files()
    record = longest_record()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), parser=options.parser) as host:
        report = besieged(host, options, record)
    print(table(report))
    if options.json:
        options.json.write_text(json.dumps(report, indent=2) + "\n")
    print("passed" if report["passed"] else "failed")
    return 0 if report["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
