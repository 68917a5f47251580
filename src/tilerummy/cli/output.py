"""How things look in a terminal: tiles with letter and colour, tables, JSON. Plain text where nobody looks."""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tilerummy.engine.tiles import Tile, Tiles

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from tilerummy.engine.melds import Meld, Row

FACE = "on #f4efe3"
INKS = {
    "k": "#1a1a1a",
    "b": "#0b57a4",
    "r": "#bb1122",
    "o": "#b85300",
    "y": "#7a6200",
    "g": "#18703a",
    "": "#7b1fa2",
}
"""Dark enough on the face of a tile to be read; the letter says the colour to whoever sees none."""
UNWRAPPED = 1000
"""How wide a page is that no terminal limits: one row of a table is one line for `grep`."""
WIDE = 110
"""From here on a table has room for a column more."""


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def console(*, stderr: bool = False) -> "Console":
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    page = None if stream.isatty() or os.environ.get("COLUMNS") else UNWRAPPED
    return Console(file=stream, width=page, highlight=False, markup=False, emoji=False, soft_wrap=False)


def show(*parts: "RenderableType", page: "Console | None" = None) -> None:
    """Print, without the blanks that fill a line up to the edge of the page."""
    page = page or console()
    for part in parts:
        with page.capture() as capture:
            page.print(part)
        for line in capture.get().splitlines():
            page.file.write(_trimmed(line) + "\n")


def _trimmed(line: str) -> str:
    return line.rstrip() if "\x1b" not in line else line.rstrip(" ")


def table(*headings: str, right: Iterable[int] = ()) -> "Table":
    """A table with a line under its head and none around it; columns named in `right` hold numbers."""
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at in set(right) else "left", overflow="fold")
    return grid


def text(*parts: str | tuple[str, str]) -> "Text":
    """A line of words, some of them with a style; nothing in it is read as markup."""
    from rich.text import Text

    return Text.assemble(*parts)


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def tile_face(tile: Tile, style: str = "") -> tuple[str, str]:
    return str(tile), f"bold {INKS[tile.colour]} {FACE} {style}"


def tiles_lines(tiles: Tiles, room: int) -> "Text":
    """The tiles of a rack side by side; those that are hidden are counted."""
    from rich.text import Text

    faces = [Text(*tile_face(tile)) for tile in tiles]
    if tiles.unknown:
        faces.append(text((f"x{tiles.unknown}", "dim")))
    return _flowing(faces, " ", room)


def melds_lines(melds: Iterable["Meld | Row"], room: int, new: Iterable["Meld | Row"] = ()) -> "Text":
    """The melds of a table, none of them broken across lines; those that a move has put there are starred."""
    marked = list(new)
    blocks = []
    for meld in melds:
        star = meld in marked
        if star:
            marked.remove(meld)
        blocks.append(_meld_block(meld, star))
    return _flowing(blocks, "   ", room)


def _meld_block(meld: "Meld | Row", star: bool) -> "Text":
    from rich.text import Text

    faces = [Text(*tile_face(tile, "underline" if star else "")) for tile in meld.row]
    return Text.assemble("*" if star else "", Text(" ").join(faces))


def _flowing(blocks: Sequence["Text"], gap: str, room: int) -> "Text":
    """Blocks from left to right, in as many lines as they need; `rich` would break a line inside a meld."""
    from rich.text import Text

    lines: list[list[Text]] = [[]]
    used = 0
    for block in blocks:
        if lines[-1] and used + len(gap) + len(block) > room:
            lines.append([])
        used = len(block) + (used + len(gap) if lines[-1] else 0)
        lines[-1].append(block)
    return Text("\n").join(Text(gap).join(line) for line in lines) if blocks else text(("-", "dim"))


def indented(words: str, by: int, style: str = "dim") -> "Padding":
    """Words that stay to the right of a margin, also where they need more than one line."""
    from rich.padding import Padding

    return Padding(text((words, style)), (0, 0, 0, by))


def labelled(rows: Iterable[tuple["str | Text", "Text"]], indent: int = 2, gap: int = 2) -> "Table":
    """Lines with a label in front; what has several lines stays to the right of it."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, content in rows:
        grid.add_row(Text.assemble(" " * indent, label), content)
    return grid
