"""Draws the pictures of docs/pictures/ with tilerummy.draw.

python tools/pictures.py           write the pictures
python tools/pictures.py --check   write nothing; exit 1 and list the pictures that are out of date
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from layers import picture as layers

from tilerummy import draw
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import parse_situation
from tilerummy.engine.tiles import COLOURS, JOKER, Tile

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"

NAMES = ("Ann", "Bo", "Cy")
VIEW = (
    "rummikub-vienna-en k4-7,k11-13,b1-5,r9-12j11,o3-7,bro1,kbr8,kbro10 k1k2b8b9r2r3o8o12j/x9/x12 01 0 5.0"
)  # fmt: skip
LAY = "k4-7,r9-12j11,kbr8:k4-8,r8-12j11,boj8"
"""The black and the red eight extend two runs, and the rest of the group is completed from the rack."""
KINDS = [*(Tile(colour, 2 * at + 3) for at, colour in enumerate(COLOURS)), JOKER, *(Tile(colour, 0) for colour in "rg")]


def pictures() -> dict[str, str]:
    """Every picture by file name."""
    view = parse_situation(VIEW)
    return {
        "table.svg": draw.table(view, names=NAMES),
        "table-dark.svg": draw.table(view, names=NAMES, theme="dark"),
        "lay.svg": draw.table(view, names=NAMES, lay=Lay.parse(LAY)),
        "tiles.svg": draw.meld(KINDS, size=48),
        "layers.svg": layers(),
    }


def main(words: Sequence[str]) -> int:
    wanted = pictures()
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    stale = sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))
    if "--check" in words:
        if stale:
            print("out of date, run tools/pictures.py:", *stale)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], encoding="utf-8", newline="\n")
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
