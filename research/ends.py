"""Measures computers on prepared ends: rounds of one master and hoarders, from the moment when the pool is empty.

python research/ends.py prepare ENDS.jsonl [--seats N] [--rounds N] [--jobs J]
python research/ends.py play ENDS.jsonl RESULT.jsonl [--bot NAME] [--ends N] [--search TIMES] [--jobs J]
python research/ends.py compare OLD.jsonl NEW.jsonl

`play` plays every end from all seats, each time with one computer of that name and hoarders on the other seats. Both
use all cores, and can be stopped and continued. To compare two versions of a computer, play the same ends in two
checkouts. `compare` gives the difference in rounds won with its standard error over ends: only ends that both files
have completely count.

`--search 10` lets the master of two seats ask ten times as many questions, and look at three times as many lays and
replies. So it shows how much a longer search could win.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any
from unittest.mock import patch

from tilerummy.arena.running import cores, local
from tilerummy.bots import make, master_1
from tilerummy.bots.endgame import Duel
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.dealer import Deal
from tilerummy.engine.editions import get
from tilerummy.engine.judging.referee import outcome
from tilerummy.engine.record import Entry, Record

EDITION = "rummikub-vienna-en"
NO_LIMIT = 1e9
"""No time limit: a busy machine must not change the moves."""
Result = dict[str, Any]
Played = dict[tuple[int, int], Result]


def runner(seats: int, number: int, bots: list[str], entries: tuple[Entry, ...] = ()) -> RoundRunner:
    """The round with this number after these moves."""
    deal = Deal(get(EDITION), seats, sha256(f"prepared {seats} {number}".encode()).digest())
    sitting = [make(bot, 10 * number + seat, NO_LIMIT) for seat, bot in enumerate(bots)]
    return RoundRunner(Record(deal.position(deal.starter()), entries), deal.deck, sitting)


def among_hoarders(bot: str, at: int, seats: int) -> list[str]:
    return [bot if seat == at else "hoarder" for seat in range(seats)]


def prepare(file: Path, seats: int, rounds: int, jobs: int = 1) -> int:
    """Play rounds until the pool is empty, and store those that are not over then."""
    known = [json.loads(line)["number"] for line in lines(file)]
    append(file, partial(prepared, seats), list(range(max(known, default=-1) + 1, rounds)), jobs)
    return 0


def prepared(seats: int, number: int) -> Result | None:
    """The round with this number until the pool is empty; None if it is over before."""
    played = runner(seats, number, among_hoarders("master-1", number % seats, seats))
    start = played.position
    while not played.is_over and played.position.pool_size:
        played.move()
    if played.is_over:
        return None
    return {"number": number, "seats": seats, "record": str(Record(start, tuple(played.entries)))}


def play(file: Path, result: Path, bot: str, many: int | None = None, search: int = 1, jobs: int = 1) -> int:
    done = results(result)
    every = [(end, seat) for end in map(json.loads, lines(file)[:many]) for seat in range(end["seats"])]
    left = [(end, seat) for end, seat in every if (end["number"], seat) not in done]
    append(result, partial(play_end, bot, search), left, jobs)
    show(results(result))
    return 0


def append(file: Path, work: Callable[[Any], Result | None], each: Sequence[Any], jobs: int) -> None:
    """Add the results to the file, one per line, in order."""
    with file.open("a", encoding="utf-8") as out, local(jobs) as pool:
        for found in map(work, each) if pool is None else pool.map(work, each):
            if found is not None:
                out.write(json.dumps(found) + "\n")
                out.flush()


def play_end(bot: str, search: int, end_and_seat: tuple[Result, int]) -> Result:
    """Play one end, with the computer on this seat."""
    end, seat = end_and_seat
    number, seats = end["number"], end["seats"]
    begun = Record.parse(end["record"]).entries
    played = runner(seats, number, among_hoarders(bot, seat, seats), begun)
    slowest = 0.0
    with patch.object(master_1, "Duel", longer(search) if search > 1 else Duel):
        while not played.is_over:
            own, start = played.position.turn == seat, process_time()
            played.move()
            slowest = max(slowest, process_time() - start) if own else slowest
    ended = outcome(played.position)
    assert ended is not None
    won = 1 / seats if ended.winner is None else float(ended.winner == seat)
    moves = " ".join(str(entry.move) for entry in played.entries[len(begun) :])
    return {"number": number, "seat": seat, "won": won, "slowest": round(slowest, 3), "moves": moves}


def compare(old: Played, new: Played) -> int:
    show(old)
    show(new)
    both = old.keys() & new.keys()
    seats = 1 + max(seat for _, seat in both)
    by_end = defaultdict(list)
    for number, seat in both:
        by_end[number].append(new[number, seat]["won"] - old[number, seat]["won"])
    gains = [fmean(each) for each in by_end.values() if len(each) == seats]
    other_moves = sum(old[each]["moves"] != new[each]["moves"] for each in both)
    other_end = sum(old[each]["won"] != new[each]["won"] for each in both)
    print(f"{len(gains)} ends from all seats: {100 * fmean(gains):+.1f} ± {error(gains):.1f} % of the rounds")
    print(f"other moves in {other_moves} of {len(both)} rounds, another result in {other_end}")
    return 0


def show(played: Played) -> None:
    won, slowest = [each["won"] for each in played.values()], max(each["slowest"] for each in played.values())
    print(f"{len(won)} rounds: won {100 * fmean(won):.1f} %, slowest move {slowest:.2f} s of process time")


def error(values: list[float]) -> float:
    """The standard error of the mean, in %."""
    return 100 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


def results(file: Path) -> Played:
    return {(each["number"], each["seat"]): each for each in map(json.loads, lines(file))}


def lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []


def longer(times: int) -> Callable[..., Duel]:
    """The duel with more questions, lays and replies."""
    return partial(Duel, questions=times * Duel.questions, width=3 * Duel.width, replies=3 * Duel.replies)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("prepare", "play", "compare"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=240)
    parser.add_argument("--bot", default="master-1")
    parser.add_argument("--ends", type=int)
    parser.add_argument("--search", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    if len(options.files) != (1 if options.what == "prepare" else 2):
        parser.error("prepare needs one file, play and compare need two")
    first, *rest = options.files
    if options.what == "prepare":
        return prepare(first, options.seats, options.rounds, options.jobs)
    if options.what == "compare":
        return compare(results(first), results(rest[0]))
    return play(first, rest[0], options.bot, options.ends, options.search, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
