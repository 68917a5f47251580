"""Measures statistics of rounds and writes docs/statistics.md with its pictures.

python research/round_statistics.py measure [--deals N] [--racks N] [--jobs J] [--minutes M] [--store FILE]
python research/round_statistics.py write      write the page from the measurements
python research/round_statistics.py check      exit 1 if the page is out of date

The measurements are stored in docs/statistics/measured.json, or in the file of --store, with one line per edition and
number of seats. `measure` plays what is missing, needs only the library, and can be stopped and resumed. With --minutes
it starts nothing new after that time, and exits with code 3 if measurements are missing.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from tilerummy.arena import LineUp, Measure, Played, cores
from tilerummy.arena.rounds import could_open, play_rotation
from tilerummy.draw import chart
from tilerummy.draw.chart import Mark, intervals
from tilerummy.draw.pen import tag
from tilerummy.engine.editions import get, keys
from tilerummy.engine.rules import FIELDS

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))
import progress

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, FOLDER = DOCS / "statistics.md", DOCS / "statistics"
STORE = FOLDER / "measured.json"
PLAYER = "steady"
TURNS = 16
"""The number of turns in the curves of the openings."""

BEYOND = (
    *("timer_s", "timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw"),
    *("match", "next_starter", "blocked_score"),
)
"""Rules that have no effect on a round between computers."""

Cell = dict[str, Any]


# Measuring


def measure(store: Path, deals: int, racks: int, jobs: int, minutes: float) -> int:
    """Play what is missing in the store, for each edition and number of seats."""
    store.parent.mkdir(parents=True, exist_ok=True)
    cells = stored(store)
    start = monotonic()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for edition, seats in wanted():
            if cells.get((edition, seats), {}).get("deals", 0) >= deals:
                continue
            if monotonic() - start > 60 * minutes:
                print("time is up: run it again to continue")
                return 3
            line_up = LineUp.of([PLAYER], edition, seats)
            played = list(pool.map(partial(play_rotation, line_up, rotation=0), range(deals), chunksize=4))
            cell = {"edition": edition, "seats": seats, "deals": deals, **counted(played)}
            if seats == 2:
                opens = list(pool.map(partial(opening_racks, edition), range(racks // 2), chunksize=50))
                cell["racks"], cell["opens"] = 2 * len(opens), sum(opens)
            cells[edition, seats] = cell
            lines = ",\n".join(json.dumps(cells[key]) for key in wanted() if key in cells)
            store.write_text(f"[\n{lines}\n]\n", "utf-8")
            done = sum(cells.get(key, {}).get("deals", 0) >= deals for key in wanted())
            progress.show(f"{edition}, {seats} seats: {done} of {len(wanted())}, {monotonic() - start:.0f} s")
    progress.show("")
    return 0


def wanted() -> list[tuple[str, int]]:
    """The first edition of every kind, with each number of seats that it allows."""
    return [(kind[0], seats) for kind in kinds() for seats in _seats(kind[0])]


def _seats(edition: str) -> range:
    low, high = get(edition).rules.seats
    return range(low, high + 1)


def kinds() -> list[list[str]]:
    """Groups of editions that play alike in a round between computers."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for key in keys():
        choices = tuple(getattr(get(key).rules, name) for name in FIELDS if name not in BEYOND)
        groups.setdefault(choices, []).append(key)
    return list(groups.values())


def stored(store: Path = STORE) -> dict[tuple[str, int], Cell]:
    cells = json.loads(store.read_text("utf-8")) if store.exists() else []
    return {(cell["edition"], cell["seats"]): cell for cell in cells}


def opening_racks(edition: str, number: int) -> int:
    """How many of the two racks of a deal can open on an empty table."""
    deal = LineUp.of([PLAYER], edition, 2).deal(number)
    return sum(could_open(deal.position(seat)) for seat in range(2))


def counted(played: list[Played]) -> Cell:
    """The counts of a cell. They are integers, so that the page is the same on every machine."""
    seats = len(played[0].points)
    turns = [sum(each.turns) for each in played]
    opened = [turn for each in played for turn in each.opened]
    return {
        "turns": sum(turns),
        "turns-squared": sum(each**2 for each in turns),
        "starter-won": sum(each.winner == each.starter for each in played),
        **{ending: sum(each.ending == ending for each in played) for ending in ("out", "blocked", "drawn")},
        "opened-by": [sum(0 < turn <= own for turn in opened) for own in range(1, TURNS + 1)],
        "never-opened": opened.count(0),
        "seats-played": seats * len(played),
        "tiles": sum(sum(each.tiles) for each in played),
    }


# Writing


def share(count: int, of: int) -> Measure:
    """A proportion of independent cases, with its standard error."""
    rate = count / of
    return Measure(rate, (rate * (1 - rate) / max(1, of - 1)) ** 0.5)


def length(cell: Cell) -> Measure:
    mean, deals = cell["turns"] / cell["deals"], cell["deals"]
    return Measure(mean, ((cell["turns-squared"] / deals - mean**2) / max(1, deals - 1)) ** 0.5)


def advantage(cell: Cell) -> Measure:
    """How much more often the starter wins than its fair share. Drawn rounds are not counted."""
    decided = cell["deals"] - cell["drawn"]
    won = share(cell["starter-won"], decided)
    return Measure(won.mean - 1 / cell["seats"], won.error)


def percent(measure: Measure) -> str:
    return f"{100 * measure.mean:.1f} ± {100 * measure.error:.1f}"


COLUMNS: dict[str, Callable[[Cell], str]] = {
    "deals": lambda cell: str(cell["deals"]),
    "turns per round": lambda cell: f"{length(cell).mean:.1f} ± {length(cell).error:.1f}",
    "starter's advantage": lambda cell: f"{100 * advantage(cell).mean:+.1f} ± {100 * advantage(cell).error:.1f}",
    "gone out": lambda cell: percent(share(cell["out"], cell["deals"])),
    "blocked": lambda cell: percent(share(cell["blocked"], cell["deals"])),
    "drawn": lambda cell: percent(share(cell["drawn"], cell["deals"])),
    "never opened": lambda cell: percent(share(cell["never-opened"], cell["seats-played"])),
    "tiles per turn": lambda cell: f"{cell['tiles'] / cell['turns']:.2f}",
}


def called(cell: Cell) -> str:
    """The names of all editions that play alike."""
    return ", ".join(f"`{key}`" for kind in kinds() for key in kind if cell["edition"] in kind)


def page(cells: list[Cell]) -> str:
    return "\n".join([*_introduction(cells), *_openings(cells), *_rounds(cells)]) + "\n"


def _introduction(cells: list[Cell]) -> Iterator[str]:
    deals = min(cell["deals"] for cell in cells)
    racks = min(cell["racks"] for cell in cells if "racks" in cell)
    yield f"""# Round statistics

All numbers are from *{PLAYER}* (on every turn the lay with the most tiles) playing itself: at least {deals} deals for
every edition and number of seats, from the arena's master seed. ± is one standard error. Editions with the same tiles
and number of seats use the same deals. Editions whose differences have no effect here (time limits, who starts the next
round) share a line.

    python research/round_statistics.py measure --deals {deals} --racks {racks}
    python research/round_statistics.py write
"""


def _openings(cells: list[Cell]) -> Iterator[str]:
    yield "## Opening on the first turn\n"
    yield "The proportion of racks that can open on the first turn, with an empty table.\n"
    yield "| edition | tiles dealt | jokers | points needed | racks | can open, in % |\n|---|---|---|---|---|---|"
    for cell in cells:
        if "racks" in cell:
            rules = get(cell["edition"]).rules
            rate = percent(share(cell["opens"], cell["racks"]))
            yield f"| {called(cell)} | {rules.deal} | {rules.jokers} | {rules.open_min} | {cell['racks']} | {rate} |"
    yield ""
    yield "![Seats that have opened by their own turn](statistics/opened.svg)\n"


def _rounds(cells: list[Cell]) -> Iterator[str]:
    yield "## Rounds\n"
    yield "All columns except turns and tiles are in %. The starter's advantage is its share of the won rounds minus a"
    yield "fair share. *Never opened* counts seats.\n"
    yield "![Turns per round](statistics/length.svg)\n"
    yield "![The starter's advantage](statistics/starter.svg)\n"
    for seats in sorted({cell["seats"] for cell in cells}):
        yield f"### {seats} seats\n"
        yield f"| edition | {' | '.join(COLUMNS)} |\n|---|{'---|' * len(COLUMNS)}"
        for cell in cells:
            if cell["seats"] == seats:
                yield f"| {called(cell)} | {' | '.join(write(cell) for write in COLUMNS.values())} |"
        yield ""


def pictures(cells: list[Cell]) -> dict[str, str]:
    seats = sorted({cell["seats"] for cell in cells})
    names = [f"{each} seats" for each in seats]

    def marks(measure: Callable[[Cell], Measure], scale: float = 1) -> list[Mark]:
        found = []
        for cell in cells:
            each = measure(cell)
            value, error = scale * each.mean, scale * 1.96 * each.error
            found.append(Mark(cell["edition"], value, value - error, value + error, seats.index(cell["seats"])))
        return found

    return {
        "length.svg": intervals("Turns per round, with the 95 % interval", marks(length), series=names),
        "starter.svg": intervals(
            "The starter's advantage in %, with the 95 % interval", marks(advantage, 100), series=names, fair=0
        ),
        "opened.svg": curves("Seats that have opened, in %", _opened_curves(cells), below="own turn, two seats"),
    }


def curves(title: str, lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], *, below: str = "") -> str:
    """A line for each name through its points."""
    height, left, top = 460.0, chart.MARGIN + 56, chart.MARGIN + 84
    bottom, right = height - chart.MARGIN - 52, chart.WIDTH - chart.MARGIN - 16
    across = chart.Axis([x for _, points in lines for x, _ in points], left, right)
    up = chart.Axis([0.0, *(y for _, points in lines for _, y in points)], bottom, top)
    parts = [
        *chart.card(height),
        chart.write(title, chart.MARGIN, chart.MARGIN + 14, chart.TITLE),
        *chart.legend([name for name, _ in lines], chart.MARGIN + 48),
    ]
    for value in up.ticks:
        parts.append(tag("line", x1=left, x2=right, y1=up(value), y2=up(value), stroke=chart.LINE))
        parts.append(chart.write(up.text(value), left - 10, up(value), chart.SMALL, chart.QUIET, "end"))
    parts += [
        chart.write(across.text(value), across(value), bottom + 18, chart.SMALL, chart.QUIET, "middle")
        for value in across.ticks
    ]
    parts.append(chart.write(below, (left + right) / 2, bottom + 42, chart.SMALL, chart.QUIET, "middle"))
    for at, (_, points) in enumerate(lines):
        path = "M" + "L".join(f"{across(x):.1f} {up(y):.1f}" for x, y in points)
        ink = chart.SERIES[at % len(chart.SERIES)]
        parts.append(tag("path", d=path, fill="none", stroke=ink, stroke_width=3, stroke_linejoin="round"))
        parts.extend(chart.point(across(x), up(y), at, 4) for x, y in points)
    return chart.picture(height, title, [Mark(name, y, y, y) for name, points in lines for _, y in points], parts)


def _opened_curves(cells: list[Cell]) -> list[tuple[str, list[tuple[float, float]]]]:
    """One curve for all editions with the same points and jokers, because their racks are the same."""
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        rules = get(cell["edition"]).rules
        if cell["seats"] == 2:
            groups.setdefault(f"{rules.open_min} points, {rules.jokers} jokers", []).append(cell)
    return [
        (
            name,
            [
                (
                    own,
                    100
                    * sum(cell["opened-by"][own - 1] for cell in group)
                    / sum(cell["seats-played"] for cell in group),
                )
                for own in range(1, TURNS + 1)
            ],
        )
        for name, group in groups.items()
    ]


def files() -> dict[Path, str]:
    cells = [stored()[key] for key in wanted() if key in stored()]
    return {PAGE: page(cells), **{FOLDER / name: picture for name, picture in pictures(cells).items()}}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "write", "check"))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--racks", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--store", type=Path, default=STORE)
    options = parser.parse_args()
    if options.what == "measure":
        return measure(options.store, options.deals, options.racks, options.jobs, options.minutes)
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if options.what == "check":
        print(*stale)
        return 1 if stale else 0
    for path in stale:
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
