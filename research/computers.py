"""Measures the strength of the computers and writes the tables of docs/computers.md.

python research/computers.py matrix FILE.json [--deals N] [--four N] [--jobs J] [--minutes M]
python research/computers.py measure FILE.json [the same]
python research/computers.py write FILE.json

`matrix` measures and writes. `measure` needs only the library: it plays all pairs of levels at two seats, each level
among three of the one below at four seats, and the master against its references. It stores every finished deal in
FILE.jsonl, so that it can be stopped and resumed: a later run adds to the deals of the earlier ones. FILE.moves.json
has a hash of each computer's moves. If a computer plays differently today, its deals go to FILE.old.jsonl and are
played again; the others are kept. With --minutes it stops by itself; FILE.json then has the deals that all line-ups of
a table have finished, and the exit code is 3. From FILE.json `write` makes the page and its picture.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from time import monotonic
from typing import Any

from tilerummy import __version__, arena
from tilerummy.arena.running import local, run
from tilerummy.bots import LEVELS, make
from tilerummy.bots.round_runner import finish_round
from tilerummy.draw.chart import heat
from tilerummy.engine.record import Record

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))
from progress import show

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "computers.md", DOCS / "computers.svg"
BEGIN, END = "<!-- matrix: research/computers.py -->\n", "<!-- end of matrix -->"
EDITION = "rummikub-vienna-en"
REFERENCES = (("master-1", 2), ("master-1", 3), ("master-1", 4))
"""Whom the master plays besides the levels, and at how many seats."""
EVERY_S = 10.0


class TimeIsUp(Exception):
    """The time limit was reached. Finished deals are kept."""


def progress_until(what: str, until: float) -> Callable[[int, int], None]:
    """A progress callback: shows the estimated time left, and raises at the time limit."""
    start, last = monotonic(), 0.0
    first: int | None = None

    def progress(done: int, total: int) -> None:
        nonlocal last, first
        now = monotonic()
        first = done if first is None else first
        if now - last > EVERY_S or done == total:
            last = now
            left = (total - done) * (now - start) / (done - first) if done > first else 0
            show(f"{what}: {done} of {total} deals, {now - start:.0f} s, {left:.0f} s left")
        if now > until and done < total:
            raise TimeIsUp

    return progress


def results(
    what: str, line_ups: Sequence[arena.LineUp], deals: int, journal: arena.Journal, jobs: int, until: float
) -> list[arena.Result]:
    """The results of all line-ups, with equally many deals each: fewer than asked for if the time is up."""
    try:
        with local(jobs) as pool:
            run(line_ups, deals, pool, jobs, journal, progress_until(what, until))
    except TimeIsUp:
        print(f"{what}: time is up; run it again to continue", flush=True)
    found = journal.read()
    full = next((number for number in range(deals) if any((each, number) not in found for each in line_ups)), deals)
    return [arena.Result(each, tuple(found[each, number] for number in range(full))) for each in line_ups if full]


def measure(file: Path, deals: int, four: int, jobs: int, minutes: float) -> int:
    """Play the references, the neighbours at four seats and all pairs at two; the time is shared between them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    set_changed_aside(file)
    journal, start = arena.Journal(file.with_suffix(".jsonl")), monotonic()
    tables = {
        "references": ([_line_up("master", other, seats) for other, seats in REFERENCES], four, 0.35),
        "four": ([_line_up(strong, weak, 4) for weak, strong in pairwise(LEVELS)], four, 0.55),
        "pairs": ([_line_up(*pair, 2) for pair in combinations(LEVELS, 2)], deals, 1.0),
    }
    data: dict[str, Any] = {"version": __version__, "bots": list(LEVELS)}
    complete = True
    for name, (line_ups, many, share) in tables.items():
        played = results(name, line_ups, many, journal, jobs, start + 60 * minutes * share)
        if not played:
            return 3
        complete &= len(played[0].rows) == many
        data[name] = [each.as_json() for each in played]
        if name == "pairs":
            data["ratings"] = [each._asdict() for each in arena.Matrix(LEVELS, tuple(played)).ratings]
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"wrote {file}")
    return 0 if complete else 3


# Deals of computers that play differently today


def moves_hash(bot: str) -> str:
    """A hash of the moves of some rounds of this computer against itself, without a time limit."""
    moves: list[str] = []
    for seats in (2, 3, 4):
        deal = arena.LineUp.of([bot], EDITION, seats).deal(seats)
        bots = [make(bot, seat, budget=1e9) for seat in range(seats)]
        record = finish_round(Record(deal.position(deal.starter())), deal.deck, bots)
        moves += (str(entry.move) for entry in record.entries)
    return sha256(" ".join(moves).encode()).hexdigest()[:16]


def set_changed_aside(file: Path) -> None:
    """Move the deals of changed computers out of the journal, and store the hashes of today's."""
    journal, known = file.with_suffix(".jsonl"), file.with_suffix(".moves.json")
    before: dict[str, str] = json.loads(known.read_text("utf-8")) if known.exists() else {}
    now = {bot: moves_hash(bot) for bot in dict.fromkeys((*LEVELS, *(name for name, _ in REFERENCES)))}
    changed = {bot for bot in now if now[bot] != before.get(bot)}
    if changed and journal.exists():
        lines = journal.read_text("utf-8").splitlines(keepends=True)
        old = [line for line in lines if line.endswith("\n") and changed & {*json.loads(line)["places"]}]
        with file.with_suffix(".old.jsonl").open("a", encoding="utf-8") as aside:
            aside.writelines(old)
        gone = {*old}
        journal.write_text("".join(line for line in lines if line not in gone), "utf-8")
        print(f"played differently or unknown: {' '.join(sorted(changed))}; {len(old)} deals are set aside", flush=True)
    known.write_text(json.dumps(now, indent=1) + "\n", "utf-8")


def _line_up(bot: str, other: str, seats: int) -> arena.LineUp:
    return arena.LineUp.of([bot, other], EDITION, seats)


# Writing


def page(data: dict[str, Any]) -> str:
    """The command, the matrix with ratings, the neighbours at four seats and the references, as Markdown."""
    bots, first = data["bots"], data["pairs"][0]
    head = "| | computer | " + " | ".join(str(at + 1) for at in range(len(bots))) + " | Elo | ms per move |"
    lines = [head, "|---|---|" + "---|" * (len(bots) + 2)]
    for at, bot in enumerate(bots):
        cells = ["–" if at == other else share(data, at, other) for other in range(len(bots))]
        rating = data["ratings"][at]
        elo = f"{rating['value']:+.0f} ({rating['low']:+.0f} … {rating['high']:+.0f})"
        lines.append(f"| {at + 1} | *{bot}* | {' | '.join(cells)} | {elo} | {time(data, bot):.1f} |")
    return f"""tilerummy {data["version"]}, `{first["edition"]}`, two seats, {first["deals"]} deals per pair in both
rotations, master seed `{first["seed"]}`.
Each cell is the percentage of rounds that the computer of the row won against that of the column, ± one standard
error over deals. Elo is given with its 95 % interval.

{chr(10).join(lines)}

![The matrix as a picture](computers.svg)

Each level against the one below, with 95 % intervals. At four seats one computer of the level plays three of the one
below, {data["four"][0]["deals"]} deals in all rotations, and a fair share is 25 %.

{chr(10).join(neighbours(data))}

One *master* against *master-1* on all other seats.

{chr(10).join(references(data))}
"""


def neighbours(data: dict[str, Any]) -> Iterator[str]:
    yield "| level | against | two seats, % won | four seats, % won |"
    yield "|---|---|--:|--:|"
    for level, (weak, strong) in enumerate(pairwise(LEVELS), 2):
        at = data["bots"].index(strong)
        two, four = pair(data, at, at - 1)["win"], data["four"][level - 2]["standings"][0]["win"]
        yield f"| {level} *{strong}* | *{weak}* | {bounds(two)} | {bounds(four)} |"


def references(data: dict[str, Any]) -> Iterator[str]:
    yield "| against | seats | deals | % won | points per round | rounds that ended blocked, % |"
    yield "|---|--:|--:|--:|--:|--:|"
    for each in data["references"]:
        one = each["standings"][0]
        score = f"{one['score']['mean']:+.1f} ± {one['score']['error']:.1f}"
        blocked = 100 * each["endings"].get("blocked", {"mean": 0.0})["mean"]
        who = f"*{each['bots'][1]}* | {each['seats']} | {each['deals']}"
        yield f"| {who} | {bounds(one['win'])} | {score} | {blocked:.0f} |"


def bounds(win: dict[str, float]) -> str:
    low, high = max(0.0, win["low"]), min(1.0, win["high"])
    return f"{100 * win['mean']:.1f} ({100 * low:.1f} … {100 * high:.1f})"


def pair(data: dict[str, Any], bot: int, other: int) -> dict[str, Any]:
    """The result of one player against another."""
    names = [data["bots"][min(bot, other)], data["bots"][max(bot, other)]]
    found: dict[str, Any] = next(each for each in data["pairs"] if each["bots"] == names)["standings"][bot > other]
    return found


def share(data: dict[str, Any], bot: int, other: int) -> str:
    win = pair(data, bot, other)["win"]
    return f"{100 * win['mean']:.1f} ± {100 * win['error']:.1f}"


def time(data: dict[str, Any], bot: str) -> float:
    times: list[float] = [each["ms-per-move"] for one in data["pairs"] for each in one["timing"] if each["bot"] == bot]
    return sum(times) / len(times)


def write(file: Path) -> int:
    data = json.loads(file.read_text("utf-8"))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{page(data)}\n{END}{rest.partition(END)[2]}", "utf-8")
    title = f"Rounds won, in % · {data['pairs'][0]['edition']} · {data['pairs'][0]['deals']} deals a pair"
    note = "The computer of the row against that of the column."
    shares = heat(title, data["bots"], lambda row, column: 100 * float(pair(data, row, column)["win"]["mean"]), note)
    PICTURE.write_text(shares, "utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("matrix", "measure", "write"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--four", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=arena.cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    options = parser.parse_args()
    if options.what == "write":
        return write(options.file)
    code = measure(options.file, options.deals, options.four, options.jobs, options.minutes)
    return code if options.what == "measure" or not options.file.exists() else write(options.file) or code


if __name__ == "__main__":
    sys.exit(main())
