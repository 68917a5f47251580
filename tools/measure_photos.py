"""Measure the reader on a folder of photos with labels, and write the table in docs/photo.md.

    python tools/measure_photos.py FOLDER [--write] [--faults] [--no-edition]

`FOLDER/labels.jsonl` has one JSON object a line: `file`, `kind` (`table`, `rack` or `single`), `tiles` (a list such as
`"r5"` or `"j"`), and, if known, `rows`, `layout`, `design` and `edition`. The colours of the labels choose the edition
if it is not named: a player knows the box. `--no-edition` leaves that choice, and that between table and rack, to the
reader. `--faults` prints what was read wrongly. `--write` puts the table between the markers of the page.
"""

import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tilerummy.engine.editions import Edition, editions, get
from tilerummy.engine.tiles import Tile
from tilerummy.photo import Reading, read

PAGE = Path(__file__).resolve().parent.parent / "docs" / "photo.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"


@dataclass
class Group:
    """Sums over the photos of one group."""

    photos: int = 0
    tiles: int = 0
    found: int = 0
    right: int = 0
    faultless: int = 0
    rows: int = 0
    rows_right: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, label: dict[str, Any], reading: Reading, seconds: float) -> None:
        wanted, got = Counter(label["tiles"]), Counter(str(each.tile) for each in reading.tiles)
        self.photos += 1
        self.tiles += wanted.total()
        self.found += got.total()
        self.right += (wanted & got).total()
        self.faultless += wanted == got
        self.seconds.append(seconds)
        rows = Counter(_row(row) for row in label.get("rows") or ())
        read_rows = Counter(_row([str(reading.tiles[at].tile) for at in row]) for row in reading.rows)
        self.rows += rows.total()
        self.rows_right += (rows & read_rows).total()

    def line(self, name: str) -> str:
        cells = (
            name,
            f"{self.photos}",
            f"{self.tiles}",
            _percent(self.right, self.tiles),
            _percent(self.right, self.found),
            f"{self.faultless} of {self.photos}",
            _percent(self.rows_right, self.rows),
            f"{sum(self.seconds) / len(self.seconds):.1f} s",
        )
        return f"| {' | '.join(cells)} |"


COLUMNS = ("photos", "number", "tiles", "found and exactly right", "precision", "without a mistake", "rows", "time")
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


def _row(names: Sequence[str]) -> tuple[str, ...]:
    """A row, whichever end it is read from."""
    return min(tuple(names), tuple(reversed(names)))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def edition_of(label: dict[str, Any]) -> Edition | None:
    """The edition that a label names, or the first one that has all its colours."""
    if "edition" in label:
        return get(label["edition"])
    colours = {Tile.parse(name).colour for name in label["tiles"]} - {""}
    return next((edition for edition in editions() if colours <= set(edition.rules.colours)), None) if colours else None


def measured(folder: Path, known: bool, faults: bool) -> Iterator[tuple[dict[str, Any], Reading, float]]:
    """Each photo with its label, what was read, and the processor time."""
    for line in (folder / "labels.jsonl").read_text("utf-8").splitlines():
        label = json.loads(line)
        kind = label["kind"] if label["kind"] in ("table", "rack") else None
        start = time.process_time()
        reading = read(folder / label["file"], edition_of(label) if known else None, kind if known else None)
        yield label, reading, time.process_time() - start
        wanted, got = Counter(label["tiles"]), Counter(str(each.tile) for each in reading.tiles)
        if faults and wanted != got:
            missing, invented = ([*(a - b).elements()] for a, b in ((wanted, got), (got, wanted)))
            print(f"{label['file']}: missing {' '.join(missing) or '-'}, wrong {' '.join(invented) or '-'}")


def main(words: Sequence[str]) -> int:
    folders = [word for word in words if not word.startswith("--")]
    options = {word for word in words if word.startswith("--")}
    if len(folders) != 1 or options - {"--write", "--faults", "--no-edition"}:
        print(__doc__)
        return 2
    groups: defaultdict[str, Group] = defaultdict(Group)
    for label, reading, seconds in measured(Path(folders[0]), "--no-edition" not in options, "--faults" in options):
        design = label.get("design", "").partition(":")[0]
        kind = label.get("layout") or label["kind"]
        for name in (f"{design} {kind}".strip(), "all"):
            groups[name].add(label, reading, seconds)
    names = sorted(groups, key=lambda name: (name == "all", name))
    table = "\n".join([HEAD, *(groups[name].line(name) for name in names)])
    print(table)
    if "--write" in options:
        text = PAGE.read_text("utf-8")
        before, rest = text.split(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.split(END)[1]}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
