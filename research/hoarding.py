"""Measures hoarding and writes the tables and plots of docs/hoarding.md.

python research/hoarding.py paper FILE.json [--deals N] [--jobs J] [--minutes M]
python research/hoarding.py measure FILE.json [the same]
python research/hoarding.py write FILE.json

`paper` measures and writes. A stopped measurement goes on where it was; the deals are kept in FILE.jsonl.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from computers import DOCS, EDITION, bounds, results

from tilerummy import __version__, arena
from tilerummy.draw.chart import Mark, intervals

PAGE = DOCS / "hoarding.md"
BEGIN, END = "<!-- {}: research/hoarding.py -->\n", "<!-- end of {} -->"
SEATS = (2, 3, 4)
RIVALS = ("steady", "miser", "shrewd", "expert")
COUNTERS = ("miser", "expert-1", "master-1")
RULES = {
    "the lowest rack wins a blocked round": "",
    "a blocked round is drawn": ",pool_empty=pass_then_draw",
    "drawn when a seat cannot draw": ",pool_empty=draw_on_failed_draw",
    "drawn with the last tile of the pool": ",pool_empty=draw_when_exhausted",
    "a first lay of 50 points": ",open_min=50",
    "three tiles of a meld stay together": ",partial_take=keep_three",
    "a discard pile": ",discard_pile=yes",
}
"""The rules that differ between sheets and may matter to a hoarder, by what they say."""


def line_ups() -> dict[str, list[arena.LineUp]]:
    """The line-ups of each table; the first computer is the one that is measured."""
    return {
        "rivals": [arena.LineUp.of(["hoarder", rival], EDITION, seats) for rival in RIVALS for seats in SEATS],
        "rules": [
            arena.LineUp.of(["hoarder", "miser"], EDITION + rule, seats) for rule in RULES.values() for seats in (2, 4)
        ],
        "counters": [arena.LineUp.of([counter, "hoarder"], EDITION, seats) for counter in COUNTERS for seats in SEATS],
    }


def measure(file: Path, deals: int, jobs: int, minutes: float) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    journal, start = arena.Journal(file.with_suffix(".jsonl")), monotonic()
    data: dict[str, Any] = {"version": __version__}
    complete = True
    for at, (name, each) in enumerate(line_ups().items(), 1):
        played = results(name, each, deals, journal, jobs, start + 60 * minutes * at / 3)
        if not played:
            return 3
        complete &= len(played[0].rows) == deals
        data[name] = [one.as_json() for one in played]
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return 0 if complete else 3


# Writing


def table(data: list[dict[str, Any]], rows: list[str], seats: tuple[int, ...], head: str) -> Iterator[str]:
    yield f"| {head} | " + " | ".join(f"{many} seats, % won" for many in seats) + " |"
    yield "|---|" + "--:|" * len(seats)
    for at, row in enumerate(rows):
        cells = [bounds(each["standings"][0]["win"]) for each in data[at * len(seats) : (at + 1) * len(seats)]]
        yield f"| {row} | " + " | ".join(cells) + " |"


def width(data: list[dict[str, Any]]) -> str:
    """How far the widest interval of a table reaches."""
    wins = [each["standings"][0]["win"] for each in data]
    return f"at most {max(100 * (win['high'] - win['low']) / 2 for win in wins):.0f} points to each side"


def plot(title: str, data: list[dict[str, Any]], rows: list[str], seats: tuple[int, ...]) -> str:
    marks = []
    for at, each in enumerate(data):
        win = each["standings"][0]["win"]
        low, high = 100 * max(0.0, win["low"]), 100 * min(1.0, win["high"])
        marks.append(Mark(rows[at // len(seats)], 100 * win["mean"], low, high, at % len(seats)))
    return intervals(title, marks, series=[f"{many} seats" for many in seats])


def write(file: Path) -> int:
    data = json.loads(file.read_text("utf-8"))
    tables = {
        "rivals": ([f"*{name}*" for name in RIVALS], SEATS, "against"),
        "rules": (list(RULES), (2, 4), "rule"),
        "counters": ([f"*{name}*" for name in COUNTERS], SEATS, "counter"),
    }
    titles = {
        "rivals": "Rounds that one hoarder wins, in %",
        "rules": "Rounds that one hoarder wins against misers, in %",
        "counters": "Rounds that one computer wins against hoarders, in %",
    }
    text = PAGE.read_text("utf-8")
    for name, (rows, seats, head) in tables.items():
        begin, end = BEGIN.format(name), END.format(name)
        before, _, rest = text.partition(begin)
        found = "\n".join(table(data[name], rows, seats, head))
        interval = f"in brackets the 95 % interval, {width(data[name])}"
        note = f"{data[name][0]['deals']} deals per cell, in all rotations; {interval}."
        picture = f"![{titles[name]}](hoarding-{name}.svg)"
        text = f"{before}{begin}\n{found}\n\n{note}\n\n{picture}\n\n{end}{rest.partition(end)[2]}"
        plain = [row.strip("*") for row in rows]
        (DOCS / f"hoarding-{name}.svg").write_text(plot(titles[name], data[name], plain, seats), "utf-8")
    PAGE.write_text(text, "utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("paper", "measure", "write"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=arena.cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    options = parser.parse_args()
    if options.what == "write":
        return write(options.file)
    code = measure(options.file, options.deals, options.jobs, options.minutes)
    return code if options.what == "measure" or not options.file.exists() else write(options.file) or code


if __name__ == "__main__":
    sys.exit(main())
