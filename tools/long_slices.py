"""The slices of the long tests: which one is due, and when each one last passed.

`python3 run.py test --slice N` runs one slice, `--long` all of them, and `--slices` prints this list. The list is a
file of the checkout, so that a clone has it too. Commit it with the next change after a slice has passed.
"""

import subprocess
from collections.abc import Iterable
from datetime import date
from pathlib import Path

SLICES = 31
"""Slice 0 needs tools of the system, such as nginx. The last two measure time. The other tests are spread by name."""
ALONE = (SLICES - 2, SLICES - 1)
"""They run in one process, so that tests do not disturb each other's times."""
ROOT = Path(__file__).resolve().parent.parent
LIST = Path("tests", "slices.txt")
HEAD = "# The long tests in slices: when each one last passed, and at which commit. run.py writes this file.\n"


def due(today: date) -> int:
    """The slice of a day. Those that measure time are run by their number, on a machine that does nothing else."""
    return today.toordinal() % ALONE[0]


def passed(root: Path = ROOT) -> dict[int, str]:
    """Date and commit of the last success, by slice."""
    lines = (root / LIST).read_text("utf-8").splitlines() if (root / LIST).exists() else []
    pairs = (line.split(" ", 1) for line in lines if not line.startswith("#"))
    return {int(number): when for number, when in pairs}


def note(numbers: Iterable[int], today: date, root: Path = ROOT) -> None:
    """Write down that these slices have passed."""
    git = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=root, capture_output=True, text=True, check=False
    )
    when = f"{today.isoformat()} {git.stdout.strip() or 'unknown'}"
    known = passed(root) | dict.fromkeys(numbers, when)
    lines = (f"{number} {known[number]}\n" for number in sorted(known) if number < SLICES)
    (root / LIST).write_text(HEAD + "".join(lines), "utf-8")


def listing(root: Path = ROOT) -> str:
    """All slices, one a line."""
    known = passed(root)
    return "\n".join(f"slice {number:>2}  {known.get(number, 'never passed')}" for number in range(SLICES))
