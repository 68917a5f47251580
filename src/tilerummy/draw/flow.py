"""Layout: breaking items into even lines, and finding the largest tile size with which everything fits.

>>> broken([4, 3, 5, 3], 9, 1)
[[0, 1], [2, 3]]
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tilerummy.draw.faces import HIGH, WIDE
from tilerummy.engine.quick_dataclass import dataclass

RATIO = HIGH / WIDE


def broken(widths: Sequence[float], room: float, gap: float) -> list[list[int]]:
    """The items in as few lines as possible, and these as even as possible; a wide item gets its own line."""
    best: list[tuple[int, float, int]] = [(0, 0.0, 0)]  # lines, unevenness and where the last line starts, by length
    for end in range(1, len(widths) + 1):
        best.append(min(_last_lines(widths, room, gap, best, end)))
    lines: list[list[int]] = []
    end = len(widths)
    while end:
        start = best[end][2]
        lines.append(list(range(start, end)))
        end = start
    return lines[::-1]


def _last_lines(
    widths: Sequence[float], room: float, gap: float, best: Sequence[tuple[int, float, int]], end: int
) -> Iterator[tuple[int, float, int]]:
    width = -gap
    for start in range(end - 1, -1, -1):
        width += widths[start] + gap
        if width > room and start < end - 1:
            return
        yield best[start][0] + 1, best[start][1] + (room - width) ** 2, start


class Spacing(NamedTuple):
    """Distances in tile widths: between tiles, around a row of tiles, between rows side by side, between lines.

    `least` is the part of its size to which a tile may shrink if that saves a line.
    """

    tile: float
    pad: float
    row: float
    line: float
    least: float = 1.0


TABLE = Spacing(0.075, 0.125, 0.24, 0.19, 0.95)
RACK = Spacing(0.06, 0.0, 0.34, 0.4, 0.8)
SMALL = Spacing(0.08, 0.0, 0.3, 0.16, 0.8)


@dataclass(frozen=True)
class Fit:
    """Rows of tiles broken into lines at one tile width."""

    tile: float
    spacing: Spacing
    counts: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]

    @property
    def line_height(self) -> float:
        return self.tile * (RATIO + 2 * self.spacing.pad)

    @property
    def height(self) -> float:
        gaps = max(0, len(self.lines) - 1) * self.spacing.line * self.tile
        return len(self.lines) * self.line_height + gaps

    def row_width(self, row: int) -> float:
        return _row_width(self.counts[row], self.spacing) * self.tile

    def line_width(self, line: int) -> float:
        rows = self.lines[line]
        return sum(map(self.row_width, rows)) + (len(rows) - 1) * self.spacing.row * self.tile

    def line_top(self, line: int) -> float:
        return line * (self.line_height + self.spacing.line * self.tile)

    def places(self, x: float, y: float, room: float, align: float = 0.5) -> Iterator[tuple[int, float, float]]:
        """Every row with its upper left corner, in a column `room` wide; `align` 0 is left, 0.5 the middle."""
        for line, rows in enumerate(self.lines):
            left = x + (room - self.line_width(line)) * align
            for row in rows:
                yield row, left, y + self.line_top(line)
                left += self.row_width(row) + self.spacing.row * self.tile

    def tile_places(self, row: int, x: float, y: float) -> Iterator[tuple[float, float]]:
        """The upper left corners of the tiles of a row that starts at (x, y)."""
        pad = self.spacing.pad * self.tile
        for at in range(self.counts[row]):
            yield x + pad + at * (1 + self.spacing.tile) * self.tile, y + pad


def _row_width(count: int, spacing: Spacing) -> float:
    return count * (1 + spacing.tile) - spacing.tile + 2 * spacing.pad


def fit(counts: Sequence[int], room: float, height: float, sizes: tuple[int, int], spacing: Spacing) -> Fit:
    """The largest tile in `sizes` with which the rows stay within `room` and, down to the smallest, within `height`.

    A slightly smaller tile is used if it saves a line. Tiles get smaller than the smallest size only if a row would
    not fit otherwise.

    >>> fit([3, 4], 960, 400, (26, 72), TABLE).tile, fit([13], 330, 400, (26, 72), TABLE).tile < 26
    (72, True)
    """
    low, high = sizes
    widest = _row_width(max(counts, default=1), spacing)
    fits = (_at(counts, room, tile, spacing) for tile in range(high, low - 1, -1) if widest * tile <= room)
    best: Fit | None = None
    for found in fits:
        if best and found.tile < best.tile * spacing.least:
            break
        if found.height <= height and (best is None or len(found.lines) < len(best.lines)):
            best = found
    return best or _at(counts, room, min(low, room / widest), spacing)


def _at(counts: Sequence[int], room: float, tile: float, spacing: Spacing) -> Fit:
    widths = [_row_width(count, spacing) for count in counts]
    lines = broken(widths, room / tile + 1e-9, spacing.row)
    return Fit(tile, spacing, tuple(counts), tuple(map(tuple, lines)))
