"""Plays many rounds of all levels in every edition and variant, to find moves that are refused or too slow.

python tools/endurance.py play FILE.json [--rounds N] [--jobs J] [--minutes M] [--slice I/N] [--printed]
python tools/endurance.py show FILE.json… [--rounds N] [--printed]

Each level plays N rounds in every edition, with every number of seats. Results are stored in FILE.json, so the command
can be stopped and resumed. With --minutes it stops by itself, with exit code 3 if rounds are missing. Editions that do
not differ for computers are played once. With --printed no variants are played, and every printed edition is.

--slice 2/4 plays the second of four parts, so that several machines, or several calls, share the work. `show` adds the
files of all parts. It needs only the standard library and the package, with PYTHONPATH=src.

A move is too slow if it takes more than 1.1 of its budget, by process time. The wall time is shown beside it. The exit
code is 1 if a move was refused or too slow.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

import progress

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


@cache
def editions(printed: bool = False) -> list[str]:
    """Every edition and variant. Those that play alike are listed once. `printed`: all printed editions, no variant."""
    if printed:
        return list(keys())
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


def line_up(allowed: tuple[int, int], number: int) -> list[str]:
    """The levels of a round, by its number: 2, 3, … seats in turn, rotated by one each time."""
    low, high = allowed
    seats = low + number % (high - low + 1)
    return [LEVELS[(seat + number) % len(LEVELS)] for seat in range(seats)]


def sitting_at(edition: str, number: int) -> tuple[RoundRunner, list[Watched]]:
    """The players of a round, by its number."""
    names = line_up(get(edition).rules.seats, number)
    deal = Deal(get(edition), len(names), sha256(f"endurance {edition} {number}".encode()).digest())
    bots = [Watched(make(name, number)) for name in names]
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


@dataclass(frozen=True)
class Plan:
    """How many rounds of each level, in which editions, and which part of them: `part` of `parts`, from 0."""

    rounds: int
    printed: bool = False
    part: int = 0
    parts: int = 1

    @property
    def editions(self) -> list[str]:
        return editions(self.printed)

    def chunks(self) -> Iterator[tuple[str, int]]:
        """The jobs of this part, ordered so that all editions progress equally."""
        needed = {edition: chunks_needed(edition, self.rounds) for edition in self.editions}
        every = ((edition, at) for at in range(max(needed.values())) for edition in needed if at < needed[edition])
        return islice(every, self.part, None, self.parts)


def chunks_needed(edition: str, rounds: int) -> int:
    """How many chunks have this number of rounds of every level."""
    counts, number, seats = dict.fromkeys(LEVELS, 0), 0, get(edition).rules.seats
    while min(counts.values()) < rounds:
        for name in line_up(seats, number):
            counts[name] += 1
        number += 1
    return -(-number // CHUNK)


def play(file: Path, plan: Plan, jobs: int, minutes: float) -> int:
    played: Tally = json.loads(file.read_text("utf-8")) if file.exists() else {}
    start = last = monotonic()
    until, done = start + 60 * minutes, 0
    every = list(plan.chunks())
    todo = [job for job in every if job[1] not in played.get(job[0], {}).get("chunks", ())]
    queue, left = iter(todo), len(todo)
    with local(max(2, jobs)) as pool:
        assert pool is not None
        running: dict[Future[Tally], tuple[str, int]] = {}
        while True:
            for edition, chunk in queue if monotonic() < until else ():
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
                progress.show(f"{done * CHUNK} rounds of {left * CHUNK} in {last - start:.0f} s")
                save(file, played)
    save(file, played)
    progress.show("")
    bad = show(played, plan)
    if done < left:
        print(f"time is up: {(left - done) * CHUNK} rounds are missing; run it again to continue")
        return 1 if bad else 3
    return 1 if bad else 0


def merged(files: Sequence[Path]) -> Tally:
    """The results of several parts together."""
    every: Tally = {}
    for file in files:
        for edition, cell in json.loads(file.read_text("utf-8")).items():
            known = every.setdefault(edition, {"chunks": [], "refused": [], "levels": {}})
            if twice := {*known["chunks"]} & {*cell["chunks"]}:
                raise SystemExit(f"{file}: {edition} has rounds that another file has too: {min(twice) * CHUNK} …")
            known["chunks"] += cell["chunks"]
            known["refused"] += cell["refused"]
            for name, level in cell["levels"].items():
                add(known["levels"], name, level)
    return every


def store(cell: Tally, chunk: int, tally: Tally) -> None:
    cell["chunks"].append(chunk)
    cell["refused"] += tally["refused"]
    for name, level in tally["levels"].items():
        add(cell["levels"], name, level)


def save(file: Path, played: Tally) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(played, indent=1) + "\n", "utf-8")


def show(played: Tally, plan: Plan) -> bool:
    """Print every edition and every level. Returns True if a move was refused or too slow."""
    total: dict[str, Tally] = {}
    refused = []
    for edition in plan.editions:
        cell = played.get(edition, {"chunks": [], "refused": [], "levels": {}})
        refused += cell["refused"]
        for name, level in cell["levels"].items():
            add(total, name, level)
        slowest = max((level["slowest"] for level in cell["levels"].values()), default=0.0)
        times = f"{fewest(cell):6} rounds of each level, slowest {slowest:.2f} s"
        print(f"{edition:60} {times}, refused {len(cell['refused'])}")
    print("| level | rounds | moves | slowest move, s | wall time | too slow |\n|---|---|---|---|---|---|")
    for name in (level for level in LEVELS if level in total):
        each = total[name]
        times = f"{each['slowest']:.2f} | {each['slowest-wall']:.2f}"
        print(f"| *{name}* | {each['rounds']} | {each['moves']} | {times} | {each['late']} |")
    print(f"refused moves: {len(refused)}", *(json.dumps(each) for each in refused[:10]), sep="\n")
    return bool(refused) or any(each["late"] for each in total.values())


def part_of(text: str) -> tuple[int, int]:
    """`2/4` is part 1, counted from 0, of 4."""
    number, _, parts = text.partition("/")
    if not (number.isdigit() and parts.isdigit() and 1 <= int(number) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text}: expected a part such as 2/4")
    return int(number) - 1, int(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "show"))
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE.json")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--slice", type=part_of, default=(0, 1), metavar="I/N")
    parser.add_argument("--printed", action="store_true")
    wishes = parser.parse_args()
    plan = Plan(wishes.rounds, wishes.printed, *wishes.slice)
    if wishes.what == "show":
        played = merged(wishes.files)
        bad = show(played, plan)
        short = [edition for edition in plan.editions if fewest(played.get(edition, {})) < plan.rounds]
        print(f"editions with fewer than {plan.rounds} rounds of a level: {len(short)}", *short, sep="\n")
        return 1 if bad else 3 if short else 0
    if len(wishes.files) > 1:
        parser.error("play writes one file")
    return play(wishes.files[0], plan, wishes.jobs, wishes.minutes)


def fewest(cell: Tally) -> int:
    """The rounds of the level that played least."""
    levels: dict[str, Tally] = cell.get("levels", {})
    return min(int(levels.get(level, {}).get("rounds", 0)) for level in LEVELS)


if __name__ == "__main__":
    sys.exit(main())
