"""A tile as a drawing: ivory body, engraved number over the shape of its colour, our own joker, and the back.

Everything is drawn once at its natural size (60 × 82) into `<defs>` and copied from there. A name means the same
drawing in every picture, so that several pictures can be put into one page.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from tilerummy.draw.look import FONTS, INKS, JOKER_INK, SHAPES, Theme
from tilerummy.draw.pen import number, numeral, placed, shades, tag, use
from tilerummy.engine.tiles import Tile

WIDE, HIGH = 60.0, 82.0
ROUND = 9.0
MIDDLE = WIDE / 2
NUMBER_AT, NUMBER_HEIGHT = 29.0, 38.0
SIGN_AT = 64.4
ENGRAVED = 1.2
"""How far below the ink the light edge of the engraving is."""
BACK = "back"


class Mark(Enum):
    """Why a tile is outlined."""

    NONE = "none"
    PLAYED = "played"
    """It came from the rack this turn: gold, with a small cross so that it differs from white by more than colour."""
    MOVED = "moved"
    """It lay on the table, in another meld: white."""
    LAST = "last"
    """The discard on top of its pile."""


@dataclass
class Faces:
    """Draws tiles in one theme and remembers which drawings must be defined for that."""

    theme: Theme
    letters: bool = False
    needed: dict[str, Tile | None] = field(default_factory=dict)

    def tile(self, tile: Tile | None, x: float, y: float, width: float) -> str:
        """A tile, or the back of one that is not known."""
        copy = use(self._name(BACK if tile is None else str(tile), tile))
        named = 'class="back"' if tile is None else f'class="tile" data-tile="{tile}"'
        return f'<g {named} transform="{placed(x, y, width / WIDE)}">{copy}</g>'

    def stack(self, x: float, y: float, width: float, count: int) -> str:
        """The pool: up to three backs over each other, or an empty place. Their number means nothing."""
        scale = width / WIDE
        if not count:
            dashed = {"fill": "none", "stroke": self.theme.quiet, "stroke_width": 3, "stroke_dasharray": "7 6"}
            return tag("rect", width=WIDE, height=HIGH, rx=ROUND, transform=placed(x, y, scale), **dashed)
        steps = range(min(3, count) - 1, -1, -1)
        return "".join(use(self._name(BACK, None), x + 3 * step, y + 3 - 3 * step, scale) for step in steps)

    def outline(self, mark: Mark, x: float, y: float, width: float) -> str:
        """The outline that is drawn over a tile and the edges of its neighbours."""
        if mark is Mark.NONE:
            return ""
        gold = mark is Mark.PLAYED
        ink = self.theme.gold if gold else self.theme.white
        ring = {"x": -2.6, "y": -2.6, "width": WIDE + 5.2, "height": HIGH + 5.2, "rx": ROUND + 2.4, "fill": "none"}
        casing = tag("rect", **ring, stroke=self.theme.felt[1], stroke_width=7.6)
        line = tag("rect", **ring, stroke=ink, stroke_width=4.4 if gold else 3.2)
        content = casing + line
        if gold:
            cross = f"M{number(WIDE - 7)} {number(HIGH - 13)}v8m-4-4h8"
            content += tag("circle", cx=WIDE - 7, cy=HIGH - 9, r=8, fill=ink)
            content += tag("path", d=cross, stroke="#3a2a00", stroke_width=2.6, fill="none")
        return f'<g class="mark" data-mark="{mark.value}" transform="{placed(x, y, width / WIDE)}">{content}</g>'

    def _name(self, what: str, tile: Tile | None) -> str:
        name = f"tr-{self.theme.name}-{what}" + ("-letter" if self.letters and tile and tile.colour else "")
        self.needed.setdefault(name, tile)
        return name

    def definitions(self) -> str:
        """The `<defs>` of the tiles drawn so far."""
        if not self.needed:
            return ""
        drawings = (
            tag("g", "".join(self._face(tile) if tile else self._back()), id=name)
            for name, tile in sorted(self.needed.items())
        )
        numbers = sorted({tile.number for tile in self.needed.values() if tile and tile.number})
        strokes = (
            tag("g", numeral(str(digits), MIDDLE, NUMBER_AT, NUMBER_HEIGHT, None), id=f"tr-{digits}")
            for digits in numbers
        )
        return tag("defs", "".join([*self._ivory(), *strokes, *drawings]))

    def _ivory(self) -> Iterator[str]:
        yield shades(f"tr-{self.theme.name}-ivory", self.theme.ivory)
        body = (
            _slab(-0.8, 2.4, WIDE + 1.6, HIGH + 0.6, "#000000", fill_opacity=0.2)
            + _slab(0, 0, WIDE, HIGH, self.theme.edge)
            + _slab(0, 0, WIDE, HIGH - 3.6, f"url(#tr-{self.theme.name}-ivory)")
            + _slab(0.9, 0.9, WIDE - 1.8, HIGH - 5.4, "none", stroke="#ffffff", stroke_width=1.4, stroke_opacity=0.75)
        )
        yield tag("g", body, id=f"tr-{self.theme.name}-body")

    def _face(self, tile: Tile) -> Iterator[str]:
        yield use(f"tr-{self.theme.name}-body")
        if tile.is_joker:
            yield _joker(INKS.get(tile.colour, JOKER_INK), self.theme.ivory[0], large=not tile.colour)
        else:
            yield use(f"tr-{tile.number}", 0, ENGRAVED, stroke="#ffffff")
            yield use(f"tr-{tile.number}", stroke=INKS[tile.colour])
        if tile.colour:
            yield from self._sign(tile)

    def _sign(self, tile: Tile) -> Iterator[str]:
        ink = INKS[tile.colour]
        at = 20.0 if self.letters else MIDDLE
        yield tag("path", d=SHAPES[tile.colour], transform=placed(at, SIGN_AT + ENGRAVED, 0.92), fill="#ffffff")
        yield tag("path", d=SHAPES[tile.colour], transform=placed(at, SIGN_AT, 0.92), fill=ink)
        if self.letters:
            yield tag(
                "text", tile.colour, x=40, y=70, fill=ink, font_size=19, font_family=FONTS, font_weight="700",
                text_anchor="middle",
            )  # fmt: skip

    def _back(self) -> Iterator[str]:
        yield use(f"tr-{self.theme.name}-body")
        yield _slab(7, 7, WIDE - 14, HIGH - 17.6, self.theme.back, rx=5)
        for y in (22.0, 39.2, 56.4):
            yield tag(
                "path", d="M30-7L37 0L30 7L23 0Z", transform=placed(0, y), fill=self.theme.ivory[1], fill_opacity=0.5
            )


def _slab(x: float, y: float, width: float, height: float, fill: str, rx: float = ROUND, **more: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **more)


def _joker(ink: str, light: str, large: bool) -> str:
    """A winking face under a cap with three bells; few and large parts, so that it is recognizable at 16 pixels."""
    cap = "M13.6 33C14 26 13 20.6 9.6 15.8C16.6 16 21 18.4 24 22.6C25 16.8 27 11.8 30 8.4"
    cap += "C33 11.8 35 16.8 36 22.6C39 18.4 43.4 16 50.4 15.8C47 20.6 46 26 46.4 33Z"
    wink = "M33 33.4C34.8 29.8 39.6 29.8 41.4 33.4"
    parts = [
        tag("path", d=cap, fill=ink),
        *(tag("circle", cx=x, cy=y, r=4.2, fill=ink) for x, y in ((10.4, 15.8), (30, 8), (49.6, 15.8))),
        tag("circle", cx=30, cy=36, r=17.2, fill=ink),
        tag("circle", cx=22.8, cy=32.4, r=3.6, fill=light),
        tag("path", d=wink, fill="none", stroke_linecap="round", stroke=light, stroke_width=3.2),
        tag("path", d="M19.6 39.6H40.4C39.4 46 35.4 49 30 49S20.6 46 19.6 39.6Z", fill=light),
    ]
    return tag("g", "".join(parts), transform=placed(-4.2, 5.2, 1.14) if large else placed(0.6, 0.4, 0.98))
