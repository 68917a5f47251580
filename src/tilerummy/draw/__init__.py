"""Positions, views, melds, racks and tiles as SVG.

A picture is one self-contained document: it loads no font, style sheet or image, and looks the same in browsers and
converters. It has no text but the names and the title it is given. Every tile is a `<g class="tile">` with its
notation in `data-tile`; the picture's description is the notation of what it shows.

>>> from tilerummy.engine.position import Position, view
>>> position = Position.parse("rummikub-vienna-en kbr10 b4o4j/k4k5k6k7r4o12o9 0 0 2.0")
>>> table(position).count('class="tile"')
13
>>> table(view(position, 0)).count('class="tile"'), table(view(position, 0)).count('class="back"')
(6, 7)
"""

from collections.abc import Iterable, Sequence

from tilerummy.draw import wood
from tilerummy.draw.faces import HIGH, WIDE, Faces
from tilerummy.draw.flow import RATIO, TABLE, Spacing, fit
from tilerummy.draw.look import THEMES, Box, Theme, ThemeName
from tilerummy.draw.pen import document, printable, tag
from tilerummy.draw.scene import NARROWEST, Scene
from tilerummy.draw.seats import Seats
from tilerummy.draw.shown import Showable, marked, rack_rows, shown
from tilerummy.engine.errors import Impossible, require, require_each, wrong_type
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import Move, lay_in
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tile, Tiles

__all__ = ["Showable", "ThemeName", "lay", "meld", "rack", "table", "tile"]

_ROW = Spacing(0.06, 0.0, 0.0, 0.0)
_MARGIN = 4.0


def table(
    situation: Situation,
    *,
    width: float = 960,
    theme: ThemeName = "light",
    lay: Move | None = None,
    names: Sequence[str] = (),
    title: str | None = None,
    letters: bool = False,
) -> str:
    """A position or a view as a player sees it.

    The rack in front is that of the view's seat (of the seat to move in a position, or for a watcher). Known tiles are
    face up, also on other racks; hidden tiles are backs, and the picture does not depend on what they are. The badge of
    the seat to move is gold; a tick marks the seats that have opened.

    With `lay`, a move that lays tiles, the picture shows the table after it: played tiles have a gold outline, tiles
    that moved from one meld to another a white one, and a row that is not a meld a dashed one. A lay of melds or tiles
    that are not there raises `IllegalMove`. `names` has the names of all seats in order; seats are numbered from 1 in
    any case. `letters` shows the letter of its colour on every tile.

    >>> from tilerummy.engine.moves import parse_move
    >>> from tilerummy.engine.position import parse_situation
    >>> view = parse_situation("rummikub-vienna-en kbr10 o10b4j/x7 0 0 2.0")
    >>> picture = table(view, lay=parse_move("kbr10:kbro10"), names=["Ann", "Bo"])
    >>> picture.count('data-mark="played"'), "kbro10" in picture
    (1, True)
    """
    require(situation, Situation, "situation")
    if not isinstance(lay, Showable | None):
        raise wrong_type("lay", "Lay | TakeDiscard | TakeOpenTile", lay)
    names = require_each(names, str, "names")
    if names and len(names) != situation.seats:
        raise Impossible("names-not-of-seats", names=len(names), seats=situation.seats)
    look = _theme(theme)
    faces = Faces(look, letters)
    seats = Seats(shown(situation, lay), look, faces, names)
    inner = max(_length(width, "width"), NARROWEST)
    heading = printable(title or "")
    parts, height = Scene(seats, inner).draw(heading)
    text = f"{situation} {lay}" if lay else str(situation)
    return document(inner, height, width, heading or str(situation.edition), text, [faces.definitions(), *parts])


def meld(
    row: Meld | Row | Iterable[Tile], *, size: float = 56, theme: ThemeName = "light", letters: bool = False
) -> str:
    """A meld, or any tiles in a row, on a transparent background; `size` is the width of a tile.

    >>> from tilerummy.engine.melds import parse_meld
    >>> picture = meld(parse_meld("r3-6j5"))
    >>> [picture.count(f'data-tile="{tile}"') for tile in ("r3", "r4", "j", "r6")]
    [1, 1, 1, 1]
    """
    tiles = row.row if isinstance(row, Meld | Row) else require_each(row, Tile, "row")
    faces = Faces(_theme(theme), letters)
    found = fit([len(tiles)], float("inf"), float("inf"), (int(WIDE), int(WIDE)), _ROW)
    places = found.tile_places(0, _MARGIN, _MARGIN)
    parts = [faces.tile(tile, x, y, WIDE) for tile, (x, y) in zip(tiles, places, strict=True)]
    width = max(0.0, found.row_width(0)) + 2 * _MARGIN
    shown_width = width * _length(size, "size") / WIDE
    text = str(row) if isinstance(row, Meld | Row) else str(Row(tiles))
    return document(width, HIGH + 2 * _MARGIN, shown_width, text, text, [faces.definitions(), *parts])


def lay(move: Showable, *, width: float = 720, theme: ThemeName = "light", letters: bool = False) -> str:
    """The melds that a move puts on the table, with the marks of `table`, on a transparent background.

    >>> from tilerummy.engine.moves import parse_move
    >>> lay(parse_move("kbr10,r3-5:kbro10,r3-5")).count('data-mark="played"')
    1
    """
    if not isinstance(move, Showable):
        raise wrong_type("move", "Lay | TakeDiscard | TakeOpenTile", move)
    rows, faces = marked(lay_in(move)), Faces(_theme(theme), letters)
    inner = max(_length(width, "width"), NARROWEST)
    fitted = fit([len(row) for row in rows], inner - 2 * _MARGIN, float("inf"), (26, 48), TABLE)
    parts: list[str] = []
    for row, left, top in fitted.places(_MARGIN, _MARGIN, inner - 2 * _MARGIN, 0):
        places = list(zip(rows[row], fitted.tile_places(row, left, top), strict=True))
        parts += [faces.tile(piece.tile, x, y, fitted.tile) for piece, (x, y) in places]
        parts += [faces.outline(piece.mark, x, y, fitted.tile) for piece, (x, y) in places]
    height = max(fitted.height, fitted.tile * RATIO) + 2 * _MARGIN
    return document(inner, height, width, str(move), str(move), [faces.definitions(), *parts])


def rack(tiles: Tiles, *, width: float = 720, theme: ThemeName = "light", letters: bool = False) -> str:
    """Tiles on a wooden rack, sorted by colour; unknown ones are backs.

    >>> rack(Tiles.parse("k4r5jx3")).count('class="back"')
    3
    """
    require(tiles, Tiles, "tiles")
    look = _theme(theme)
    faces = Faces(look, letters)
    inner = max(_length(width, "width"), NARROWEST)
    shelves, bottom = wood.shelves(faces, rack_rows(tiles), Box(16, 16, inner - 32, 0))
    plank = wood.plank(look, 0, inner, bottom + 16)
    parts = [faces.definitions(), tag("defs", wood.definitions(look)), plank, *shelves]
    return document(inner, bottom + 16, width, str(tiles), str(tiles), parts)


def tile(tile: Tile, *, size: float = 56, theme: ThemeName = "light", letters: bool = False) -> str:
    """One tile on a transparent background; `size` is its width.

    >>> tile(Tile.parse("r5")).count('data-tile="r5"')
    1
    """
    return meld((tile,), size=size, theme=theme, letters=letters)


def _theme(name: object) -> Theme:
    if not isinstance(name, str) or name not in THEMES:
        raise wrong_type("theme", " | ".join(map(repr, THEMES)), name)
    return THEMES[name]


def _length(given: object, field: str) -> float:
    """A width in pixels."""
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 < given < float("inf"):
        raise wrong_type(field, "float > 0", given)
    return float(given)


def __dir__() -> list[str]:
    return __all__
