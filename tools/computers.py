"""Measures the strength of the computers and writes the tables of docs/computers.md.

python tools/computers.py measure FILE.json [--deals N] [--four N] [--jobs J] [--minutes M]
python tools/computers.py write FILE.json

`measure` needs only the library. It stores every finished deal in FILE.jsonl, so that it can be stopped and resumed.
With --minutes it stops by itself, with exit code 3 if deals are missing. When all deals are played it writes FILE.json,
from which `write` makes the page and its picture.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

from tilerummy import __version__, arena
from tilerummy.bots import LEVELS, PLAYERS
from tilerummy.draw.chart import heat

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "computers.md", DOCS / "computers.svg"
BEGIN, END = "<!-- matrix: tools/computers.py -->\n", "<!-- end of matrix -->"
EDITION = "rummikub-vienna-en"
CROWD = ("master", "miser", "miser", "miser")
EVERY_S = 10.0


class TimeIsUp(Exception):
    """The time limit was reached. Finished deals are kept."""


def progress_until(what: str, until: float) -> Callable[[int, int], None]:
    """A progress callback: prints the estimated time left, and raises at the time limit."""
    start, last = monotonic(), 0.0
    first: int | None = None

    def progress(done: int, total: int) -> None:
        nonlocal last, first
        now = monotonic()
        first = done if first is None else first
        if now - last > EVERY_S or done == total:
            last = now
            left = (total - done) * (now - start) / (done - first) if done > first else 0
            print(f"{what}: {done} of {total} deals, {now - start:.0f} s, {left:.0f} s left", flush=True)
        if now > until and done < total:
            raise TimeIsUp

    return progress


def measure(file: Path, deals: int, four: int, jobs: int, minutes: float) -> int:
    """Play every pair at two seats, and one master among three misers at four."""
    until = monotonic() + 60 * minutes
    file.parent.mkdir(parents=True, exist_ok=True)
    how: dict[str, Any] = {"jobs": jobs, "journal": arena.Journal(file.with_suffix(".jsonl"))}
    try:
        crowd = arena.play(CROWD[:2], EDITION, four, 4, **how, progress=progress_until("four seats", until))
        matrix = arena.matrix(tuple(PLAYERS), EDITION, deals, **how, progress=progress_until("matrix", until))
    except TimeIsUp:
        print("time is up: run it again to continue")
        return 3
    data = {"version": __version__, **matrix.as_json(), "crowd": crowd.as_json()}
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"wrote {file}")
    return 0


# Writing


def page(data: dict[str, Any]) -> str:
    """The commands, the matrix with ratings and the comparison of levels, as Markdown."""
    bots, first, crowd = data["bots"], data["pairs"][0], data["crowd"]
    head = "| | computer | " + " | ".join(str(at + 1) for at in range(len(bots))) + " | Elo | ms per move |"
    lines = [head, "|---|---|" + "---|" * (len(bots) + 2)]
    for at, bot in enumerate(bots):
        cells = ["–" if at == other else share(data, at, other) for other in range(len(bots))]
        rating = data["ratings"][at]
        elo = f"{rating['value']:+.0f} ({rating['low']:+.0f} … {rating['high']:+.0f})"
        lines.append(f"| {at + 1} | *{bot}* | {' | '.join(cells)} | {elo} | {time(data, bot):.1f} |")
    deals = first["deals"]
    return f"""    python tools/computers.py measure matrix.json --deals {deals} --four {crowd["deals"]} --jobs 16
    python tools/computers.py write matrix.json

tilerummy {data["version"]}, `{first["edition"]}`, two seats, {deals} deals per pair, both rotations, master
seed `{first["seed"]}`.
Each cell is the percentage of rounds that the computer of the row won against that of the column, ± one standard
error over deals. Elo is given with its 95 % interval.

{chr(10).join(lines)}

![The matrix as a picture](computers.svg)

{chr(10).join(findings(data))}
"""


def findings(data: dict[str, Any]) -> Iterator[str]:
    """The results that the levels are designed for: each beats the one below it, and others."""
    for weak, strong in pairwise(LEVELS):
        yield f"- *{strong}* against *{weak}*, the level below it: {interval(data, strong, weak)}."
    yield f"- *beginner* against *random*: {interval(data, 'beginner', 'random')}."
    yield f"- *shrewd* against *patient-miser*: {interval(data, 'shrewd', 'patient-miser')}."
    for other in ("steady", "miser"):
        yield f"- *master* against *{other}*: {interval(data, 'master', other)}."
    crowd = data["crowd"]
    one = crowd["standings"][0]
    yield (
        f"- One *master* among three *miser*s at four seats, {crowd['deals']} deals: {bounds(one['win'])};\n"
        f"  a fair share is 25. The score per round is {one['score']['mean']:+.1f} ± {one['score']['error']:.1f}."
    )


def interval(data: dict[str, Any], bot: str, other: str) -> str:
    return bounds(pair(data, data["bots"].index(bot), data["bots"].index(other))["win"])


def bounds(win: dict[str, float]) -> str:
    low, high = max(0.0, win["low"]), min(1.0, win["high"])
    return f"{100 * win['mean']:.1f} %, 95 % interval {100 * low:.1f} to {100 * high:.1f}"


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
    parser.add_argument("what", choices=("measure", "write"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--four", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=arena.cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    options = parser.parse_args()
    if options.what == "write":
        return write(options.file)
    return measure(options.file, options.deals, options.four, options.jobs, options.minutes)


if __name__ == "__main__":
    sys.exit(main())
