"""Plays many rounds of all levels in every edition and variant, to find moves that are refused or too slow.

python tools/endurance.py play FILE.json [--rounds N] [--jobs J] [--minutes M]
python tools/endurance.py show FILE.json

Each level plays N rounds in every edition, with every number of seats. Results are stored in FILE.json, so the command
can be stopped and resumed. With --minutes it stops by itself, with exit code 3 if rounds are missing. Editions that do
not differ for computers are played once.

A move is too slow if it takes more than 1.1 of its budget, by process time. The wall time is shown beside it. The exit
code is 1 if a move was refused or too slow.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from hashlib import sha256
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

from tilerummy.arena import cores
from tilerummy.arena.running import local
from tilerummy.bots import LEVELS, Bot, make
from tilerummy.bots.deadline import SECONDS
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.rules import FIELDS

CHUNK = 10
"""Rounds per job."""
GRACE = 1.1
UNSEEN = (
    *("timer_s", "timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw"),
    *("match", "next_starter"),
)
"""Rules that have no effect on a round between computers."""
EVERY_S = 10.0

Tally = dict[str, Any]


def editions() -> list[str]:
    """Every edition and variant. Those that play alike are listed once."""
    found: dict[tuple[object, ...], str] = {}
    for key in keys():
        edition = get(key)
        for each in (edition, *(edition.variant(name) for name in edition.printed.variants)):
            choices = tuple(getattr(each.rules, name) for name in FIELDS if name not in UNSEEN)
            found.setdefault(choices, str(each))
    return list(found.values())


class Watched:
    """A computer that records the process time and wall time of its moves."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.budget = bot, bot.name, SECONDS
        self.moves = self.late = 0
        self.slowest = self.slowest_wall = 0.0

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        wall, own = perf_counter(), process_time()
        try:
            return self.bot.choose(view, log)
        finally:
            taken = process_time() - own
            self.moves += 1
            self.late += taken > GRACE * self.budget
            self.slowest = max(self.slowest, taken)
            self.slowest_wall = max(self.slowest_wall, perf_counter() - wall)


def sitting_at(edition: str, number: int) -> tuple[RoundRunner, list[Watched]]:
    """The players of a round, by its number: 2, 3, … seats in turn, rotated by one each time."""
    rules = get(edition).rules
    seats = rules.seats[0] + number % (rules.seats[1] - rules.seats[0] + 1)
    deal = Deal(get(edition), seats, sha256(f"endurance {edition} {number}".encode()).digest())
    bots = [Watched(make(LEVELS[(seat + number) % len(LEVELS)], number)) for seat in range(seats)]
    return RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots), bots


def play_chunk(edition: str, chunk: int) -> Tally:
    tally: Tally = {"refused": [], "levels": {}}
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        sitting, bots = sitting_at(edition, number)
        try:
            while not sitting.is_over:
                sitting.move()
        except TilerummyError as error:
            params = {name: str(value) for name, value in error.params.items()}
            tally["refused"].append({"round": number, "error": str(error), "view": str(sitting.position), **params})
            continue
        for bot in bots:
            add(
                tally["levels"],
                bot.name,
                {
                    "rounds": 1,
                    "moves": bot.moves,
                    "late": bot.late,
                    "slowest": bot.slowest,
                    "slowest-wall": bot.slowest_wall,
                },
            )
    return tally


def add(levels: dict[str, Tally], name: str, more: Tally) -> None:
    """Add the counts of two results, and keep the slower of the slowest moves."""
    old = levels.setdefault(name, dict.fromkeys(more, 0))
    for what, value in more.items():
        old[what] = max(old[what], value) if what.startswith("slowest") else old[what] + value


def missing(played: Tally, rounds: int) -> Iterator[tuple[str, int]]:
    """The remaining jobs, ordered so that all editions progress equally."""
    chunks = 0
    while True:
        short = [
            edition for edition in editions() if chunks * CHUNK * min(get(edition).rules.seats) < rounds * len(LEVELS)
        ]
        yield from ((edition, chunks) for edition in short if chunks not in played.get(edition, {}).get("chunks", ()))
        if not short:
            return
        chunks += 1


def enough(played: Tally, edition: str, rounds: int) -> bool:
    levels = played.get(edition, {}).get("levels", {})
    return all(levels.get(level, {}).get("rounds", 0) >= rounds for level in LEVELS)


def play(file: Path, rounds: int, jobs: int, minutes: float) -> int:
    played: Tally = json.loads(file.read_text("utf-8")) if file.exists() else {}
    start = last = monotonic()
    until, in_time, done = start + 60 * minutes, True, 0
    with local(max(2, jobs)) as pool:
        assert pool is not None
        queue = missing(played, rounds)
        running: dict[Future[Tally], tuple[str, int]] = {}
        while True:
            in_time = monotonic() < until
            for edition, chunk in queue if in_time else ():
                if not enough(played, edition, rounds):
                    running[pool.submit(play_chunk, edition, chunk)] = (edition, chunk)
                if len(running) >= 2 * jobs:
                    break
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                edition, chunk = running.pop(future)
                store(played.setdefault(edition, {"chunks": [], "refused": [], "levels": {}}), chunk, future.result())
                done += 1
            if monotonic() - last > EVERY_S:
                last = monotonic()
                ready = sum(enough(played, edition, rounds) for edition in editions())
                print(f"{done * CHUNK} rounds in {last - start:.0f} s; {ready} editions of {len(editions())} finished")
                sys.stdout.flush()
                save(file, played)
    save(file, played)
    bad = show(played, rounds)
    if not all(enough(played, edition, rounds) for edition in editions()):
        print("time is up: run it again to continue")
        return 1 if bad else 3
    return 1 if bad else 0


def store(cell: Tally, chunk: int, tally: Tally) -> None:
    cell["chunks"].append(chunk)
    cell["refused"] += tally["refused"]
    for name, level in tally["levels"].items():
        add(cell["levels"], name, level)


def save(file: Path, played: Tally) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(played, indent=1) + "\n", "utf-8")


def show(played: Tally, rounds: int) -> bool:
    """Print every edition and every level. Returns True if a move was refused or too slow."""
    total: dict[str, Tally] = {}
    refused = []
    for edition in editions():
        cell = played.get(edition, {"chunks": [], "refused": [], "levels": {}})
        refused += cell["refused"]
        for name, level in cell["levels"].items():
            add(total, name, level)
        fewest = min((cell["levels"].get(level, {}).get("rounds", 0) for level in LEVELS), default=0)
        slowest = max((level["slowest"] for level in cell["levels"].values()), default=0.0)
        print(f"{edition:60} {fewest:6} rounds of each level, slowest {slowest:.2f} s, refused {len(cell['refused'])}")
    print("| level | rounds | moves | slowest move, s | wall time | too slow |\n|---|---|---|---|---|---|")
    for name in (level for level in LEVELS if level in total):
        each = total[name]
        times = f"{each['slowest']:.2f} | {each['slowest-wall']:.2f}"
        print(f"| *{name}* | {each['rounds']} | {each['moves']} | {times} | {each['late']} |")
    print(f"refused moves: {len(refused)}", *(json.dumps(each) for each in refused[:10]), sep="\n")
    return bool(refused) or any(each["late"] for each in total.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "show"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    wishes = parser.parse_args()
    if wishes.what == "show":
        return show(json.loads(wishes.file.read_text("utf-8")), wishes.rounds)
    return play(wishes.file, wishes.rounds, wishes.jobs, wishes.minutes)


if __name__ == "__main__":
    sys.exit(main())
