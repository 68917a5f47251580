"""The rack: a plank with grain, and shelves for the tiles."""

from collections.abc import Iterator, Sequence

from tilerummy.draw.faces import Faces
from tilerummy.draw.flow import RACK, RATIO, fit
from tilerummy.draw.look import CORNER, Box, Theme
from tilerummy.draw.pen import number, shades, tag
from tilerummy.draw.shown import Piece, split

SMALLEST = 26
LOWEST = 190.0
"""The largest height of the shelves; tiles are made smaller to fit."""
ABOVE, LIP = 7.0, 8.0
FEET = 0.05
"""How much of a tile is behind the lip, as a part of its width: only its lower edge."""
GRAIN = (11.0, 17.0, 8.0, 21.0, 13.0)
"""Distances between lines of the grain: irregular to the eye, the same every time."""


def definitions(theme: Theme) -> str:
    """The shades of wood that other drawings refer to."""
    return shades(f"tr-{theme.name}-wood", theme.wood) + shades(f"tr-{theme.name}-groove", theme.groove)


def shelves(faces: Faces, rows: Sequence[Sequence[Piece]], place: Box) -> tuple[list[str], float]:
    """Shelves with the rows of a rack, starting at the top of `place`, and where the last one ends."""
    inner = place.wide - 16
    largest = int(min(62.0, max(40.0, place.wide * 0.066)))
    rows = split(rows, int(inner / (SMALLEST * (1 + RACK.tile))))
    fitted = fit([len(row) for row in rows], inner, LOWEST, (SMALLEST, largest), RACK)
    tall = fitted.tile * (RATIO - FEET)
    tops = [place.y + fitted.line_top(line) for line in range(max(1, len(fitted.lines)))]
    parts = [_groove(faces.theme, place, top, ABOVE + tall + LIP) for top in tops]
    for row, left, top in fitted.places(place.x + 8, place.y + ABOVE, inner):
        for piece, (x, y) in zip(rows[row], fitted.tile_places(row, left, top), strict=True):
            parts.append(faces.tile(piece.tile, x, y, fitted.tile))
    parts += [_lip(faces.theme, place, top + ABOVE + tall) for top in tops]
    return parts, tops[-1] + ABOVE + tall + LIP


def _groove(theme: Theme, place: Box, top: float, tall: float) -> str:
    return tag("rect", x=place.x, y=top, width=place.wide, height=tall, rx=8, fill=f"url(#tr-{theme.name}-groove)")


def _lip(theme: Theme, place: Box, top: float) -> str:
    """The front edge of a shelf, which hides the feet of the tiles."""
    front = tag("rect", x=place.x, y=top, width=place.wide, height=LIP, rx=LIP / 2, fill=theme.wood[1])
    return front + tag("rect", x=place.x + 3, y=top + 0.8, width=place.wide - 6, height=1.5, rx=0.7, fill=theme.wood[0])


def plank(theme: Theme, top: float, width: float, bottom: float) -> str:
    """Wood from `top` to `bottom` over the whole width, with the corners of the card and a bright upper edge."""
    grain = "".join(_grain(top, width, bottom))
    parts = [
        tag("path", d=_outline(top, width, bottom), fill=f"url(#tr-{theme.name}-wood)", class_="wood"),
        tag("path", d=grain, fill="none", stroke=theme.grain, stroke_opacity=0.2, stroke_width=1.2),
    ]
    if top > 0:
        shadow = tag("rect", x=0, y=top - 5, width=width, height=5, fill="#000000", fill_opacity=0.15)
        edge = tag("rect", x=0, y=top, width=width, height=2, fill="#ffffff", fill_opacity=0.22)
        parts = [shadow, *parts, edge]
    return "".join(parts)


def _outline(top: float, width: float, bottom: float) -> str:
    left, right = number(CORNER), number(width - CORNER)
    arc = f"A{left} {left} 0 0 1 "
    low = number(bottom - CORNER)
    start = f"M0 {number(top)}H{number(width)}"
    if not top:
        start = f"M0 {left}{arc}{left} 0H{right}{arc}{number(width)} {left}"
    return f"{start}V{low}{arc}{right} {number(bottom)}H{left}{arc}0 {low}Z"


def _grain(top: float, width: float, bottom: float) -> Iterator[str]:
    y, line = top + GRAIN[0], 0
    while y < bottom - CORNER:
        bend = GRAIN[(line + 2) % len(GRAIN)] / 5 - 2.4
        first, second = number(width / 3), number(width * 2 / 3)
        yield f"M0 {number(y)}C{first} {number(y + bend)} {second} {number(y - bend)} {number(width)} {number(y)}"
        y += GRAIN[line % len(GRAIN)]
        line += 1
