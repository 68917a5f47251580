"""The seats: badges, names, counts and the small racks of the other seats, and the pool."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tilerummy.draw.faces import Faces, Mark
from tilerummy.draw.flow import RATIO, SMALL, Fit, broken, fit
from tilerummy.draw.look import Box, Theme
from tilerummy.draw.pen import numeral, numeral_width, placed, tag, words, words_width
from tilerummy.draw.shown import Piece, Shown, rack_rows, split

GAP = 8.0
PAD = 9.0
LINE = 26.0
"""The height of the line with badge, name, count and mark."""
POOL_WIDE = 98.0
POOL_TILE = 25.0
OPEN_WIDE = POOL_TILE + 12
LEAST_KNOWN, LEAST_HIDDEN, LEAST_NAMED = 212.0, 150.0, 212.0
"""The smallest width of a seat's panel: known tiles and names must stay legible, backs need not."""
NAME = 15.5
KNOWN_SIZES, HIDDEN_SIZES = (17, 27), (9, 17)


@dataclass(frozen=True)
class Seats:
    """Draws the seats of what is shown."""

    shown: Shown
    theme: Theme
    faces: Faces
    names: Sequence[str]

    def panels(self, x: float, y: float, room: float) -> tuple[list[str], float]:
        """The other seats, starting with the next one, and the pool, in lines that fill `room`; and where they end."""
        others: list[int | None] = [*self.shown.others, None]
        parts: list[str] = []
        for line in broken([self._least(seat) for seat in others], room, GAP):
            side = [others[at] for at in line]
            boxes: list[tuple[int | None, Box]] = []
            left = x
            for seat, wide in zip(side, self._widths(side, room), strict=True):
                boxes.append((seat, Box(left, y, wide, 0)))
                left += wide + GAP
            y += self._line(parts, boxes) + GAP
        return parts, y - GAP

    def _widths(self, line: Sequence[int | None], room: float) -> list[float]:
        """How wide the panels of a line are: seats share the room evenly, the pool keeps its size beside them."""
        least = [self._least(seat) for seat in line]
        room -= GAP * (len(line) - 1)
        seats = [wide for seat, wide in zip(line, least, strict=True) if seat is not None]
        if not seats:
            return [room]
        free = room - sum(least) + sum(seats)
        even = free / len(seats)
        spare = (free - sum(seats)) / len(seats)
        wanted = [even if even >= max(seats) else wide + spare for wide in least]
        return [least[at] if seat is None else wanted[at] for at, seat in enumerate(line)]

    def _least(self, seat: int | None) -> float:
        if seat is None:
            return POOL_WIDE + (OPEN_WIDE if self.shown.open_tile else 0)
        least = LEAST_KNOWN if self.shown.racks[seat].known else LEAST_HIDDEN
        return max(least, min(LEAST_NAMED, 140 + words_width(self._name(seat), NAME)))

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else ""

    def _line(self, parts: list[str], boxes: Sequence[tuple[int | None, Box]]) -> float:
        """Panels side by side, all as high as the highest."""
        racks = {seat: self._small_rack(seat, box.wide) for seat, box in boxes if seat is not None}
        tallest = max((fitted.height for fitted, _ in racks.values()), default=16.0)
        high = 2 * PAD + LINE + 7 + tallest
        for seat, box in boxes:
            if seat is None:
                parts += self._pool(box._replace(high=high))
            else:
                parts += self._seat(seat, box._replace(high=high), *racks[seat])
        return high

    def _small_rack(self, seat: int, wide: float) -> tuple[Fit, list[tuple[Piece, ...]]]:
        rack = self.shown.racks[seat]
        room = wide - 2 * PAD
        low, high = KNOWN_SIZES if rack.known else HIDDEN_SIZES
        rows = split(rack_rows(rack), int(room / (low * (1 + SMALL.tile))))
        return fit([len(row) for row in rows], room, 2.3 * high * RATIO, (low, high), SMALL), rows

    def _seat(self, seat: int, box: Box, fitted: Fit, rows: Sequence[Sequence[Piece]]) -> Iterator[str]:
        x, room = box.x + PAD, box.wide - 2 * PAD
        yield panel(self.theme, box, seat == self.shown.situation.turn)
        yield f'<g class="seat" data-seat="{seat}">'
        yield from self.who(seat, x, box.y + PAD + LINE / 2, room, self.theme.words)
        yield from self.rows(fitted, rows, x, box.y + PAD + LINE + 7, room, 0)
        yield "</g>"

    def who(self, seat: int, x: float, y: float, room: float, ink: str) -> Iterator[str]:
        """Badge, name, number of tiles and whether the seat has opened, in one line around y."""
        count = str(len(self.shown.racks[seat]))
        width = numeral_width(count, 17)
        right = x + room - 9
        yield _opened(right, y, self.shown.situation.has_opened(seat), ink, self.theme.felt[1])
        yield numeral(count, right - 16 - width / 2, y, 17, ink)
        right -= 16 + width + 18
        yield tag("rect", x=right, y=y - 8, width=12, height=16, rx=2.5, fill="none", stroke=ink, stroke_width=1.6)
        yield from self._number(seat, x + 12, y, ink, 12)
        left = x + 32
        if seat == self.shown.situation.turn:  # a pointer, because gold is never the only sign
            pointer = {"d": "M15.5-5.5L23 0L15.5 5.5Z", "transform": placed(x + 12, y)}
            yield tag("path", **pointer, fill=self.theme.gold, class_="turn")
            left = x + 42
        yield words(self._name(seat), left, y, NAME, ink, right - left - 8)

    def _number(self, seat: int, x: float, y: float, ink: str, radius: float) -> Iterator[str]:
        """The number of a seat, counted from 1."""
        turn = seat == self.shown.situation.turn
        rim = {"stroke": self.theme.gold if turn else ink, "stroke_width": radius / 7.5}
        fill = {"fill": self.theme.gold} if turn else {"fill": self.theme.panel, "fill_opacity": 0.4}
        yield tag("circle", cx=x, cy=y, r=radius * 0.93, **fill, **rim)
        yield numeral(str(seat + 1), x, y, radius * 1.15, "#2b2000" if turn else ink, 6.4)

    def _pool(self, box: Box) -> Iterator[str]:
        """A stack of backs with the number of tiles; beside it the open last tile, if there is one."""
        size, open_tile = str(self.shown.situation.pool_size), self.shown.open_tile
        text = numeral_width(size, 24)
        x = box.x + (box.wide - POOL_TILE - 14 - text - (OPEN_WIDE if open_tile else 0)) / 2
        y = box.y + (box.high - POOL_TILE * RATIO) / 2
        yield panel(self.theme, box)
        yield f'<g class="pool" data-pool="{size}">'
        yield self.faces.stack(x, y, POOL_TILE, self.shown.situation.pool_size)
        yield numeral(size, x + POOL_TILE + 14 + text / 2, box.y + box.high / 2, 24, self.theme.words)
        if open_tile:
            x += POOL_TILE + 14 + text + OPEN_WIDE - POOL_TILE
            yield self.faces.tile(open_tile, x, y, POOL_TILE)
            yield self.faces.outline(Mark.LAST, x, y, POOL_TILE)
        yield "</g>"

    def rows(
        self, fitted: Fit, rows: Sequence[Sequence[Piece]], x: float, y: float, room: float, align: float
    ) -> Iterator[str]:
        """Rows of pieces, broken into the lines of `fitted`."""
        for row, left, top in fitted.places(x, y, room, align):
            yield from self.row(fitted, row, rows[row], left, top)

    def row(self, fitted: Fit, row: int, pieces: Sequence[Piece], x: float, y: float) -> Iterator[str]:
        """One row of pieces; outlines come last, because they cover the edges of the neighbours."""
        outlines: list[str] = []
        for piece, (left, top) in zip(pieces, fitted.tile_places(row, x, y), strict=True):
            if piece.seat is not None:
                middle = left + fitted.tile * 0.4, top + fitted.tile * RATIO / 2
                yield from self._number(piece.seat, *middle, self.theme.words, fitted.tile * 0.38)
                continue
            yield self.faces.tile(piece.tile, left, top, fitted.tile)
            outlines.append(self.faces.outline(piece.mark, left, top, fitted.tile))
        yield from outlines


def panel(theme: Theme, box: Box, turn: bool = False) -> str:
    """A dark pane on the felt, rimmed with gold for the seat to move."""
    rim = {"stroke": theme.gold, "stroke_width": 2} if turn else {}
    fill = {"fill": theme.panel, "fill_opacity": theme.panel_opacity}
    return tag("rect", x=box.x, y=box.y, width=box.wide, height=box.high, rx=11, **fill, **rim)


def _opened(x: float, y: float, opened: bool, ink: str, ground: str) -> str:
    """A tick in a disc for a seat that has opened, an empty dashed ring for one that has not."""
    if not opened:
        ring = {"fill": "none", "stroke": ink, "stroke_width": 1.5, "stroke_dasharray": "2.6 2.6"}
        return tag("circle", cx=x, cy=y, r=7.6, **ring, class_="unopened")
    stroke = {"stroke": ground, "stroke_width": 2.3, "stroke_linecap": "round", "stroke_linejoin": "round"}
    tick = tag("path", d="M-3.8.2L-1 3.2L4-2.8", transform=placed(x, y), fill="none", **stroke)
    return tag("g", tag("circle", cx=x, cy=y, r=8.4, fill=ink) + tick, class_="opened")
