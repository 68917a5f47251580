"""Terminal output: tiles with letter and colour, tables, JSON. Plain text if the output is not a terminal."""

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

UNWRAPPED = 1000
"""The page width without a terminal, so that one row of a table is one line for `grep`."""
WIDE = 110
"""From this width on a table has room for one more column."""


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def console(*, stderr: bool = False) -> "Console":
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    page = None if stream.isatty() or os.environ.get("COLUMNS") else UNWRAPPED
    return Console(file=stream, width=page, highlight=False, markup=False, emoji=False, soft_wrap=False)


def show(*parts: "RenderableType", page: "Console | None" = None) -> None:
    """Print without trailing blanks."""
    page = page or console()
    for part in parts:
        with page.capture() as capture:
            page.print(part)
        for line in capture.get().splitlines():
            page.file.write(_trimmed(line) + "\n")


def _trimmed(line: str) -> str:
    return line.rstrip() if "\x1b" not in line else line.rstrip(" ")


def table(*headings: str, right: Iterable[int] = ()) -> "Table":
    """A table with a line under its head; the columns in `right` are right-aligned."""
    from tilerummy.tui.tables import plain_table

    return plain_table(*headings, right=right)


def text(*parts: str | tuple[str, str]) -> "Text":
    """A line of text, parts of it with a style; nothing in it is read as markup."""
    from rich.text import Text

    return Text.assemble(*parts)


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def tile_face(tile: Tile, style: str = "") -> tuple[str, str]:
    """A tile as text, with its style."""
    from tilerummy.tui.faces import INKS, IVORY

    return str(tile), f"bold {INKS[tile.colour]} {IVORY} {style}"


def tiles_lines(tiles: Tiles, room: int) -> "Text":
    """The tiles of a rack side by side; hidden ones as a number."""
    from rich.text import Text

    faces = [Text(*tile_face(tile)) for tile in tiles]
    if tiles.unknown:
        faces.append(text((f"x{tiles.unknown}", "dim")))
    return _flowing(faces, " ", room)


def melds_lines(melds: Iterable["Meld | Row"], room: int, new: Iterable["Meld | Row"] = ()) -> "Text":
    """The melds of a table, none of them broken across lines; those in `new` get a star."""
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
    """Blocks from left to right in as many lines as needed; `rich` would break a line inside a meld."""
    from rich.text import Text

    from tilerummy.tui.faces import flowing

    return Text("\n").join(flowing(blocks, gap, room)) if blocks else text(("-", "dim"))


def indented(words: str, by: int, style: str = "dim") -> "Padding":
    """Text to the right of a margin, also if it needs more than one line."""
    from rich.padding import Padding

    return Padding(text((words, style)), (0, 0, 0, by))


def labelled(rows: Iterable[tuple["str | Text", "Text"]], indent: int = 2, gap: int = 2) -> "Table":
    """Lines with a label in front; further lines of a content stay to the right of it."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, content in rows:
        grid.add_row(Text.assemble(" " * indent, label), content)
    return grid
