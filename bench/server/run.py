"""Measures one server process: rooms at human pace, moves at full speed, and a restart with a full store.

python bench/server/run.py [pace] [speed] [restart] [memory] [--rooms N] [--seconds S] [--json FILE]

pace     rooms with four people each, a move about every eight seconds with a draft before it; the time from sending the
         command until the last of the four sockets has the new scene
speed    rooms in which the next move is sent as soon as all four have the last scene
restart  the time from starting the process, with a store full of matches, to its first answers
memory   what each further room with a round under way adds to the memory of the process: while nobody is connected, and
         while four people play

The clients run in separate processes; two cores are enough for one of them and the server. `lag` is how late the
clients wake up from a sleep. If it is as large as the measured times, the clients are the bottleneck.
"""

import argparse
import asyncio
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from host import Host, many_files, serving
from page import HELLO
from tables import Measured, Plan, Seats, run
from websockets.sync.client import connect

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))
import progress

Report = dict[str, Any]
FILES_FOR_A_ROOM = 4
SPARE_FILES = 200
FIRST_ROOMS = 100
"""Rooms that fill the caches before the memory of others is measured."""


def work(plan: Plan, opened: Any, start: Any, results: Any) -> None:
    """A process of clients."""
    try:
        measured = asyncio.run(run(plan, opened, start))
    except BaseException as fault:
        results.put(repr(fault))
        opened.put(None)
        raise
    results.put((measured, time.process_time()))


def played(host: Host, options: argparse.Namespace, rooms: int, pause: float | None) -> Report:
    """Play in rooms for a while, with the given number of client processes."""
    context = multiprocessing.get_context("spawn")
    opened, results, start = context.Queue(), context.Queue(), context.Event()
    shares = [rooms // options.clients + (number < rooms % options.clients) for number in range(options.clients)]
    plan = (options.seconds, options.warm_up, pause, not options.plain)
    processes = [
        context.Process(target=work, args=(Plan(host.port, share, *plan), opened, start, results)) for share in shares
    ]
    for process in processes:
        process.start()
    for number in range(rooms):
        if opened.get() is None:
            raise RuntimeError(results.get())
        progress.show(f"opened {number + 1} of {rooms} rooms")
    start.set()
    cpu, began = host.cpu_s(), time.perf_counter()
    until = began + options.warm_up + options.seconds
    while (left := until - time.perf_counter()) > 0:
        progress.show(f"playing, {left:.0f} s left, {host.memory_mb():.0f} MB")
        time.sleep(min(1.0, left))
    used, took = host.cpu_s() - cpu, time.perf_counter() - began
    memory = host.memory_mb()
    progress.show("closing")
    answers = [results.get() for _ in processes]
    for process in processes:
        process.join()
    progress.show("")
    broken = [answer for answer in answers if isinstance(answer, str)]
    if broken:
        raise RuntimeError(broken[0])
    inside = {"judge_ms": host.mean_ms("judge"), "persist_ms": host.mean_ms("persist")}
    return {**summary(answers, options, rooms, used / took), **inside, "server_mb": round(memory)}


def summary(answers: list[tuple[Measured, float]], options: argparse.Namespace, rooms: int, load: float) -> Report:
    all_of = [measured for measured, _ in answers]
    moves = [each for measured in all_of for each in measured.moves]
    rate = len(moves) / options.seconds
    return {
        "rooms": rooms,
        "sockets": 4 * rooms,
        "seconds": options.seconds,
        "moves": len(moves),
        "moves_per_s": round(rate, 1),
        "move_ms": quantiles(moves),
        "draft_ms": quantiles([each for measured in all_of for each in measured.drafts]),
        "client_lag_ms": quantiles([each for measured in all_of for each in measured.lag]),
        "server_load": round(load, 2),
        "server_ms_per_move": round(1000 * load / rate, 2) if rate else None,
        "largest_scene_bytes": max(measured.scene_bytes for measured in all_of),
        "faults": dict(sum((measured.faults for measured in all_of), all_of[0].faults.__class__())),
    }


def quantiles(seconds: list[float]) -> dict[str, float]:
    """The median, p95, p99 and maximum in milliseconds."""
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100)
    found = {f"p{part}": cuts[part - 1] for part in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in {**found, "max": max(seconds)}.items()}


def pace(options: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *options.serve) as host:
        return played(host, options, options.rooms or 1000, options.pause)


def speed(options: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *options.serve) as host:
        return played(host, options, options.rooms or 64, None)


def restart(options: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        from stock import filled  # only here: an older commit that is measured has its modules elsewhere

        rooms = filled(path, options.matches, lambda done: progress.show(f"stored {done} of {options.matches} matches"))
        progress.show("")
        with serving(Path(folder)) as host:
            host.get("/health")
            first = time.perf_counter() - host.began
            host.get(f"/api/v1/rooms/{rooms[-1]}")
            room = time.perf_counter() - host.began
            with connect(f"ws://127.0.0.1:{host.port}/ws/v1/rooms/{rooms[0]}") as socket:
                socket.send(HELLO)
                socket.recv(60)
            scene = time.perf_counter() - host.began
            ready = json.loads(host.get("/ready"))
        return {
            "matches": ready["rooms"],
            "store_mb": round(path.stat().st_size / 1e6),
            "first_answer_s": round(first, 2),
            "first_room_s": round(room, 2),
            "first_scene_s": round(scene, 2),
        }


def memory(options: argparse.Namespace) -> Report:
    rooms = options.rooms or 200
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *options.serve) as host:
        plan, http = Plan(host.port, 1, 0.0, 0.0, None, compression=False), HTTPConnection("127.0.0.1", host.port)
        sizes = []
        for number in (FIRST_ROOMS, rooms):
            for _ in range(number):
                Seats(plan, Measured(), http)
            sizes.append(host.memory_mb())
        http.close()
    played_in = []
    for number in (FIRST_ROOMS, FIRST_ROOMS + rooms):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *options.serve) as host:
            played_in.append(played(host, options, number, options.pause)["server_mb"])
    return {
        "rooms": rooms,
        "room_kb": round(1024 * (sizes[1] - sizes[0]) / rooms, 1),
        "played_kb": round(1024 * (played_in[1] - played_in[0]) / rooms, 1),
    }


@dataclass(frozen=True)
class Part:
    measure: Any
    lines: tuple[tuple[str, str], ...]


PLAYED = (
    ("rooms", "rooms with four sockets each"),
    ("moves_per_s", "moves a second"),
    ("move_ms", "command to the last of four scenes, ms"),
    ("draft_ms", "draft to its review, ms"),
    ("client_lag_ms", "of that the clients' own, ms"),
    ("server_load", "the server's share of a core"),
    ("server_ms_per_move", "the server's time for a move, ms"),
    ("judge_ms", "of that judging a draft or a move, ms"),
    ("persist_ms", "waiting for the store, ms (mean)"),
    ("server_mb", "the server's memory, MB"),
    ("largest_scene_bytes", "largest scene, bytes"),
    ("faults", "moves refused"),
)
PARTS = {
    "pace": Part(pace, PLAYED),
    "speed": Part(speed, PLAYED),
    "restart": Part(
        restart,
        (
            ("matches", "stored matches"),
            ("store_mb", "the store, MB"),
            ("first_answer_s", "first answer after the start, s"),
            ("first_room_s", "first stored room over HTTP, s"),
            ("first_scene_s", "first scene of a stored room, s"),
        ),
    ),
    "memory": Part(
        memory,
        (
            ("rooms", "further rooms"),
            ("room_kb", "memory of each, kB"),
            ("played_kb", "the same with four sockets, while people play, kB"),
        ),
    ),
}


def table(name: str, report: Report) -> str:
    lines = [f"| {name} | |", "|---|--:|"]
    for key, words in PARTS[name].lines:
        value = report[key]
        if isinstance(value, dict):
            value = " / ".join(f"{part} {number}" for part, number in value.items()) or "–"
        lines.append(f"| {words} | {value} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="default: all")
    parser.add_argument("--rooms", type=int, help="default: 1000 for pace, 64 for speed")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds of play that are not measured")
    parser.add_argument("--pause", type=float, default=8.0, help="seconds between moves for pace")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--plain", action="store_true", help="clients that do not offer compression")
    parser.add_argument("--matches", type=int, default=10_000, help="stored matches for restart")
    parser.add_argument("--serve", action="append", default=[], metavar="OPTION", help="options for tilerummy serve")
    parser.add_argument("--json", type=Path, help="write the numbers to this file")
    options = parser.parse_args()
    needed = FILES_FOR_A_ROOM * (options.rooms or 1000) + SPARE_FILES
    if (most := many_files()) < needed and options.parts != ["restart"]:
        parser.error(f"{needed} open files are needed, {most} are allowed (ulimit -Hn)")
    reports = {}
    for name in options.parts or PARTS:
        reports[name] = PARTS[name].measure(options)
        print(table(name, reports[name]), end="\n\n", flush=True)
    if options.json:
        options.json.write_text(json.dumps(reports, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
