"""Tiles and melds in a terminal: ivory faces with letter, number and shape, so that colour is never the only sign.

>>> from tilerummy.engine.melds import parse_meld
>>> Faces(shapes=True).meld(parse_meld("r5-7j6")).plain
'r5▲ j6☻ r7▲'
"""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from tilerummy.engine.melds import Meld, Row, Run
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.tiles import Tile, Tiles

IVORY = "on #f4efe3"
INKS = {"k": "#1a1a1a", "b": "#0b57a4", "r": "#bb1122", "o": "#b85300", "y": "#7a6200", "g": "#18703a", "": "#7b1fa2"}
"""Dark enough to be read on ivory."""
SHAPES = {"k": "●", "b": "◆", "r": "▲", "o": "■", "y": "★", "g": "✚", "": "☻"}
"""Circle, diamond, triangle, square, star, cross, as in the pictures; a smiling face for the joker."""
NEW = "bold underline"
"""The style of a tile that has just been played."""
GAP = "   "


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
        left = new or Tiles()
        faces: list[Text] = []
        for tile in tiles:
            is_new = tile in left
            if is_new:
                left = left - Tiles([tile])
            faces.append(self.tile(tile, style=NEW if is_new else "bold"))
        return faces

    def meld(self, meld: Meld | Row, new: Tiles | None = None) -> Text:
        """A meld in order; in a run a joker shows the number it stands for."""
        left = new or Tiles()
        faces: list[Text] = []
        for at, tile in enumerate(meld.row):
            is_new = tile in left
            if is_new:
                left = left - Tiles([tile])
            number = meld.first + at if isinstance(meld, Run) else 0
            faces.append(self.tile(tile, number, NEW if is_new else "bold"))
        return Text(" ").join(faces)


def flowing(blocks: Sequence[Text], gap: str, room: int) -> list[Text]:
    """Blocks from left to right in as many lines as they need; no block is broken."""
    lines: list[Text] = []
    for block in blocks:
        if lines and cell_len(lines[-1].plain) + len(gap) + cell_len(block.plain) <= room:
            lines[-1].append(gap)
            lines[-1].append_text(block)
        else:
            lines.append(block.copy())
    return lines
