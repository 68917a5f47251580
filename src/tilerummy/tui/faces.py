"""Tiles and melds in a terminal: ivory faces with letter, number and shape, so that colour is never the only sign.

>>> from tilerummy.engine.melds import parse_meld
>>> Faces(shapes=True).meld(parse_meld("r5-7j6")).plain
'r5▲ j6☻ r7▲'
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tilerummy.engine.melds import Meld, Row, Run
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language.translator import without_codes

IVORY = "on #f4efe3"
INKS = {"k": "#1a1a1a", "b": "#0b57a4", "r": "#bb1122", "o": "#b85300", "y": "#7a6200", "g": "#18703a", "": "#7b1fa2"}
"""Dark enough to be read on ivory."""
SHAPES = {"k": "●", "b": "◆", "r": "▲", "o": "■", "y": "★", "g": "✚", "": "☻"}
"""Circle, diamond, triangle, square, star, cross, as in the pictures; a smiling face for the joker."""
NEW = "bold underline"
"""The style of a tile that has just been played."""
GAP = "   "


class SafeConsole(Console):
    """A console on which no text is a code for the terminal: names and comments cannot colour or move anything."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Styles become codes later, so all codes in a text are somebody's."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(without_codes(segment.text), segment.style)

    def on_broken_pipe(self) -> None:
        """Reported to the command line: rich would exit with code 1."""
        raise BrokenPipeError


@dataclass(frozen=True)
class Faces:
    """Draws tiles; without shapes if the terminal cannot show them."""

    shapes: bool = True

    def tile(self, tile: Tile, number: int = 0, style: str = "bold") -> Text:
        """One face; `number` is the place that a joker fills in its run."""
        name = str(tile) + (str(number) if tile.is_joker and number else "")
        shape = (SHAPES[""] if tile.is_joker else SHAPES[tile.colour]) if self.shapes else ""
        return Text(f"{name}{shape}", style=f"{style} {INKS[tile.colour]} {IVORY}")

    def tiles(self, tiles: Iterable[Tile], new: Tiles | None = None) -> list[Text]:
        """Faces side by side; those in `new` are marked, each as often as it occurs there."""
        return self._faces(((tile, 0) for tile in tiles), new)

    def meld(self, meld: Meld | Row, new: Tiles | None = None) -> Text:
        """A meld in order; in a run a joker shows the number it stands for."""
        places = ((tile, meld.first + at if isinstance(meld, Run) else 0) for at, tile in enumerate(meld.row))
        return Text(" ").join(self._faces(places, new))

    def _faces(self, places: Iterable[tuple[Tile, int]], new: Tiles | None) -> list[Text]:
        left = new or Tiles()
        faces = []
        for tile, number in places:
            is_new = tile in left
            if is_new:
                left = left - Tiles([tile])
            faces.append(self.tile(tile, number, NEW if is_new else "bold"))
        return faces


def flowing(blocks: Iterable[Text], gap: str, room: int) -> list[Text]:
    """Blocks from left to right in as many lines as they need; no block is broken."""
    lines: list[Text] = []
    for block in blocks:
        if lines and cell_len(lines[-1].plain) + len(gap) + cell_len(block.plain) <= room:
            lines[-1].append(gap)
            lines[-1].append_text(block)
        else:
            lines.append(block.copy())
    return lines


def plain_table(*headings: str, right: Iterable[int] = ()) -> Table:
    """A table with a line under its head and no other lines; the columns in `right` are right-aligned."""
    numbers = set(right)
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at in numbers else "left", overflow="fold")
    return grid


WRITTEN = "kbro"
"""The colours that the examples in the texts use."""
_TILES = re.compile(rf"(?<![a-z])[{WRITTEN}]{{1,4}}(?=\d)")


def in_the_box(text: str, rules: Rules) -> str:
    """A text with examples of tiles, with colours that the box lacks replaced by others that it has.

    >>> from tilerummy.engine.editions import get
    >>> in_the_box("kbr10:kbro10, ~k3", get("rummy-classic").rules)
    'ybr10:ybrg10, ~y3'
    """
    free = iter(colour for colour in rules.colours if colour not in WRITTEN)
    colours = {colour: colour if colour in rules.colours else next(free) for colour in WRITTEN}
    return _TILES.sub(lambda tiles: "".join(colours[colour] for colour in tiles[0]), text)
