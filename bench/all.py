"""Measures everything that has a target, and compares two versions in one run.

    python bench/all.py                       # this tree alone
    python bench/all.py --against COMMIT      # beside it another commit, in a worktree with its own compiled kernel
    python bench/all.py --quick               # a short run; the table is printed, but not written

The versions alternate (A B B A …), so that other work on the machine affects both. A ratio is formed in each pass; the
table has its median, and the lowest and the highest. Parts that take minutes (`ONCE`) are measured in the first pass
only. A full run writes the table into docs/benchmarks.md.
"""

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.append(str(ROOT / "tools"))
import progress  # noqa: E402

PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- bench/all.py: begin -->", "<!-- bench/all.py: end -->"
ONCE = ("rooms", "memory", "ratio")
PARTS = ("turn", "questions", "judging", "server", "start", "commands", *ONCE)


class Figure(NamedTuple):
    """A measured number: its part and name in `parts.py`, what it is, and its target."""

    part: str
    name: str
    title: str
    target: float
    more_is_better: bool = False


FIGURES = (
    Figure("turn", "rounds", "rounds of four *steady* per second", 100, True),
    Figure("ratio", "ratio", "the same as a multiple of the integer program's", 64, True),
    Figure("questions", "first_lay", "first lay, median, µs", 150),
    Figure("questions", "fewest", "fewest melds broken, median, µs", 120),
    Figure("questions", "fewest_p99", "fewest melds broken, p99, µs", 2000),
    Figure("judging", "judge", "judging a table of 80 tiles, median, ms", 0.15),
    Figure("judging", "judge_worst", "judging a table of 80 tiles, worst, ms", 2),
    Figure("server", "move", "server: a move with its draft, ms", 2),
    Figure("server", "moves", "server: moves per second", 500, True),
    Figure("rooms", "rooms_p99", "server: 1,000 rooms, command to the last of four scenes, p99, ms", 40),
    Figure("rooms", "rooms_load", "server: 1,000 rooms, share of a core", 0.5),
    Figure("memory", "room", "server: memory of a room with a round under way, kB", 60),
    Figure("memory", "room_played", "server: the same with the sockets of four people, kB", 60),
    Figure("start", "start", "server: start to first answer, s", 0.5),
    Figure("commands", "judge", "`tilerummy judge`, ms", 150),
    Figure("commands", "editions", "`tilerummy editions`, ms", 150),
    Figure("commands", "solve", "`tilerummy solve`, ms", 150),
)
Pass = dict[tuple[str, str], float]
"""The numbers of one pass, by part and name."""


def measured(tree: Path, part: str, quick: bool) -> Pass:
    """The numbers of one part for the version in this folder."""
    line = [sys.executable, str(HERE / "parts.py"), part, *(["--quick"] if quick else [])]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(line, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return {(part, name): value for name, value in json.loads(done.stdout).items()}


@contextlib.contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A worktree of the commit, with its kernels compiled."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        try:
            progress.show(f"compiling the kernels of {commit}")
            build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
            environment = {**os.environ, "TILERUMMY_REQUIRE_KERNEL": "1"}
            built = subprocess.run(build, cwd=tree, env=environment, capture_output=True, text=True, check=False)
            if built.returncode:
                raise SystemExit(f"the kernels of {commit} do not compile:\n{built.stderr}")
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def passes(trees: Sequence[Path], parts: Sequence[str], count: int, quick: bool) -> list[list[Pass]]:
    """For each tree the numbers of every pass. Each part of a pass runs in all trees before the next part."""
    found: list[list[Pass]] = [[{} for _ in range(count)] for _ in trees]
    for number in range(count):
        order = list(enumerate(trees))
        for part in parts if number == 0 else [part for part in parts if part not in ONCE]:
            for at, tree in order if number % 2 == 0 else reversed(order):
                progress.show(f"pass {number + 1} of {count}: {part}, version {at + 1} of {len(trees)}")
                found[at][number].update(measured(tree, part, quick))
    progress.show("")
    return found


def table(found: Sequence[Sequence[Pass]], other: str | None) -> str:
    """The figures as a table: this tree, the target, and the other version with the ratios."""
    head = ["", "target", "now", *([other, "ratio", "lowest–highest"] if other else [])]
    lines = [f"| {' | '.join(head)} |", "|---" + "|--:" * (len(head) - 1) + "|"]
    for figure in FIGURES:
        key = figure.part, figure.name
        mine = [each[key] for each in found[0] if key in each]
        if not mine:
            continue
        now = statistics.median(mine)
        reached = now >= figure.target if figure.more_is_better else now <= figure.target
        cells = [figure.title, written(figure.target), written(now) if reached else f"**{written(now)}**"]
        if other:
            theirs = [each[key] for each in found[1] if key in each]
            ratios = [one / two if figure.more_is_better else two / one for one, two in zip(mine, theirs, strict=True)]
            spread = f"{min(ratios):.2f}–{max(ratios):.2f}"
            cells += [written(statistics.median(theirs)), f"{statistics.median(ratios):.2f}", spread]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def written(value: float) -> str:
    """The number with about three digits.

    >>> written(3916.2), written(39.04), written(0.4567)
    ('3,916', '39', '0.46')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}".removesuffix(".0") if value >= 10 else f"{value:.2f}".removesuffix(".00")


def replaced(page: str, text: str) -> str:
    """The page with this text between the markers."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{PAGE.name} lacks the markers {BEGIN} and {END}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit")
    parser.add_argument("--quick", action="store_true", help="a short run with coarse numbers")
    parser.add_argument("--passes", type=int, help="how often everything is measured (5, quick: 2)")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="leave out the other parts")
    options = parser.parse_args()
    count = options.passes or (2 if options.quick else 5)
    with contextlib.ExitStack() as stack:
        trees = [ROOT]
        if options.against:
            trees.append(stack.enter_context(checked_out(options.against)))
        found = passes(trees, options.only, count, options.quick)
    text = table(found, options.against and f"at {options.against}")
    print(text)
    if not options.quick and set(options.only) == set(PARTS):
        PAGE.write_text(replaced(PAGE.read_text("utf-8"), text), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
