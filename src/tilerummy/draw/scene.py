"""The table as a picture: other seats and the pool above, felt with the melds in the middle, the rack in front."""

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.draw import wood
from tilerummy.draw.flow import RATIO, SMALL, TABLE, Fit, fit
from tilerummy.draw.look import CORNER, SHAPES, Box, Theme
from tilerummy.draw.pen import placed, tag, words
from tilerummy.draw.seats import GAP, LINE, PAD, Seats, panel
from tilerummy.draw.shown import discard_rows, rack_rows, split

NARROWEST = 240.0
"""A narrower picture is laid out at this width and scaled down."""
NARROW = 600.0
STITCH = 7.0
SMALLEST = 26
DISCARD_SIZES = (20, 32)


@dataclass(frozen=True)
class Scene:
    """Draws a picture from top to bottom; each part returns where it ends."""

    seats: Seats
    width: float

    @property
    def theme(self) -> Theme:
        return self.seats.theme

    @property
    def margin(self) -> float:
        return 22.0 if self.width >= NARROW else 14.0

    @property
    def room(self) -> float:
        return self.width - 2 * self.margin

    def draw(self, title: str) -> tuple[list[str], float]:
        """All parts from back to front, and the height."""
        parts: list[str] = []
        y = self.margin
        if title:
            parts.append(words(title, self.margin + 2, y + 10, 20, self.theme.words, self.room))
            y += 32
        panels, y = self.seats.panels(self.margin, y, self.room)
        parts += panels
        y = self._table(parts, y)
        felt = y = self._discards(parts, y)
        rack, height = self._rack(felt)
        return [*self._ground(felt, height), *parts, *rack], height

    def _ground(self, felt: float, height: float) -> Iterator[str]:
        """The felt as a card with a seam; the wood covers its lower part."""
        name = f"tr-{self.theme.name}-felt"
        stops = "".join(tag("stop", offset=at, stop_color=ink) for at, ink in enumerate(self.theme.felt))
        glow = tag("radialGradient", stops, id=name, cx=0.5, cy=0.45, r=0.72)
        yield tag("defs", glow + wood.definitions(self.theme))
        yield tag("rect", width=self.width, height=height, rx=CORNER, fill=f"url(#{name})", class_="felt")
        seam = Box(STITCH, STITCH, self.width - 2 * STITCH, felt - 2 * STITCH)
        yield self._dashed(seam, CORNER - STITCH + 2, 0.3)

    def _dashed(self, box: Box, rx: float, opacity: float, fill_opacity: float = 0.0) -> str:
        line = {"stroke": self.theme.stitch, "stroke_opacity": opacity, "stroke_width": 1.3, "stroke_dasharray": "5 4"}
        fill = {"fill": "#ffffff", "fill_opacity": fill_opacity} if fill_opacity else {"fill": "none"}
        return tag("rect", x=box.x, y=box.y, width=box.wide, height=box.high, rx=rx, **fill, **line)

    def _table(self, parts: list[str], top: float) -> float:
        """The melds, as large as possible; an empty table shows the place of the first one."""
        pad = 20.0 if self.width >= NARROW else 15.0
        spreads = self.seats.shown.table
        largest = int(min(76.0, max(46.0, self.width * 0.076)))
        counts = [len(spread.pieces) for spread in spreads] or [4]
        wanted = max(0.43 * self.width, 390.0)
        fitted = fit(counts, self.room, wanted, (SMALLEST, largest), TABLE)
        pad = max(pad, (max(0.2 * self.width, 130.0) - fitted.height) / 2)
        parts.append('<g class="table">')
        for row, x, y in fitted.places(self.margin, top + pad, self.room):
            if spreads:
                parts.append(self._tray(fitted, row, x, y))
                parts += self.seats.row(fitted, row, spreads[row].pieces, x, y)
            else:
                parts += self._ghosts(fitted, x, y)
        parts.append("</g>")
        return top + fitted.height + 2 * pad

    def _tray(self, fitted: Fit, row: int, x: float, y: float) -> str:
        """The dip in the felt around a meld: with a rim if a lay changed it, dashed if it is not a meld."""
        spread = self.seats.shown.table[row]
        rim: dict[str, object] = {}
        if spread.changed:
            rim = {"stroke": self.theme.gold, "stroke_opacity": 0.6, "stroke_width": 1.5}
        if spread.unfinished:
            rim |= {"stroke_dasharray": "6 4", "stroke_opacity": 1}
        size = {"width": fitted.row_width(row), "height": fitted.line_height, "rx": fitted.tile * 0.22}
        fill = {"fill": self.theme.panel, "fill_opacity": self.theme.panel_opacity}
        return tag("rect", x=x, y=y, **size, **fill, class_="meld", **rim)

    def _ghosts(self, fitted: Fit, x: float, y: float) -> Iterator[str]:
        """Four empty places with the shapes of the box."""
        colours = self.seats.shown.situation.rules.colours
        for colour, (left, top) in zip(colours, fitted.tile_places(0, x, y), strict=True):
            yield self._dashed(Box(left, top, fitted.tile, fitted.tile * RATIO), fitted.tile * 0.15, 0.5, 0.05)
            at = placed(left + fitted.tile / 2, top + fitted.tile * RATIO / 2, fitted.tile / 44)
            yield tag("path", d=SHAPES[colour], transform=at, fill=self.theme.stitch, fill_opacity=0.45)

    def _discards(self, parts: list[str], top: float) -> float:
        """A band with the discards of every seat, if the variant has them."""
        if not self.seats.shown.discards:
            return top
        low, high = DISCARD_SIZES
        room = self.room - 2 * PAD
        rows = split(discard_rows(self.seats.shown.discards), int(room / (low * (1 + SMALL.tile))))
        fitted = fit([len(row) for row in rows], room, 100, DISCARD_SIZES, SMALL._replace(row=0.6))
        box = Box(self.margin, top, self.room, max(fitted.height, high * RATIO) + 2 * PAD)
        parts += [panel(self.theme, box), '<g class="discards">']
        if rows:
            parts += self.seats.rows(fitted, rows, box.x + PAD, box.y + PAD, room, 0.5)
        else:
            parts.append(self._dashed(Box((self.width - high) / 2, box.y + PAD, high, high * RATIO), 5, 0.5, 0.05))
        parts.append("</g>")
        return box.y + box.high + self.margin - GAP

    def _rack(self, top: float) -> tuple[list[str], float]:
        seats, owner = self.seats, self.seats.shown.owner
        y = top + 9
        who = seats.who(owner, self.margin + 2, y + LINE / 2, self.room - 4, self.theme.rail_words)
        place = Box(self.margin, y + LINE + 8, self.room, 0)
        tiles, bottom = wood.shelves(seats.faces, rack_rows(seats.shown.racks[owner]), place)
        height = bottom + 16
        plank = wood.plank(self.theme, top, self.width, height)
        return [plank, f'<g class="rack" data-seat="{owner}">', *who, *tiles, "</g>"], height
