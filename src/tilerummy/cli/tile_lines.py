"""Tiles and melds as lines, with letter and colour."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.tiles import Tiles
from tilerummy.tui.faces import NEW, Faces, flowing

LETTERS = Faces(shapes=False)


def tiles_lines(tiles: Tiles, room: int) -> Text:
    """The tiles of a rack side by side; hidden ones as a number."""
    hidden = [Text(f"x{tiles.unknown}", "dim")] if tiles.unknown else []
    return _flowing([*LETTERS.tiles(tiles), *hidden], " ", room)


def melds_lines(melds: Iterable[Meld | Row], room: int, new: Iterable[Meld | Row] = ()) -> Text:
    """The melds of a table, none of them broken across lines; those in `new` get a star."""
    marked, blocks = list(new), []
    for meld in melds:
        is_new = meld in marked
        if is_new:
            marked.remove(meld)
        faces = (LETTERS.tile(tile, style=NEW if is_new else "bold") for tile in meld.row)
        blocks.append(Text.assemble("*" if is_new else "", Text(" ").join(faces)))
    return _flowing(blocks, "   ", room)


def _flowing(blocks: Sequence[Text], gap: str, room: int) -> Text:
    return Text("\n").join(flowing(blocks, gap, room)) if blocks else Text("-", "dim")
