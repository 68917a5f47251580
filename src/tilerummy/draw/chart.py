"""Numbers as pictures, in the look of the table: points with intervals, and a matrix.

>>> picture = intervals("Rounds won", [Mark("miser", 60, 57, 63), Mark("steady", 40, 37, 43)], fair=50)
>>> picture.startswith("<svg"), picture.count('class="mark"')
(True, 2)
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tilerummy.draw.look import CORNER, FONTS, INKS, JOKER_INK, THEMES
from tilerummy.draw.pen import document, escape, fitting, printable, shades, tag, words_width

LIGHT = THEMES["light"]
INK, QUIET, LINE = INKS["k"], "#5f6a66", "#e2d8bd"
SERIES = (LIGHT.felt[1], INKS["o"], INKS["b"], JOKER_INK, INKS["r"], INKS["y"], INKS["g"], INKS["k"])
"""Colours that people with colour blindness can tell apart; marks also have different shapes."""
WIDTH, MARGIN, ROW = 960.0, 28.0, 34.0
SMALL, TEXT, TITLE = 15.0, 17.0, 21.0


class Mark(NamedTuple):
    """A value with its interval; marks with the same label share a line, each in the colour of its series."""

    label: str
    value: float
    low: float
    high: float
    series: int = 0


def intervals(
    title: str,
    marks: Sequence[Mark],
    *,
    series: Sequence[str] = (),
    fair: float | None = None,
    fair_name: str = "",
) -> str:
    """A line for each label, with a point and its interval; `fair` is a dashed line to compare with."""
    labels = list(dict.fromkeys(mark.label for mark in marks))
    several = len({mark.series for mark in marks})
    high = ROW if several < 2 else ROW + 10 * (several - 1)
    top = MARGIN + 46 + (30 if series else 0)
    height = top + high * len(labels) + (54 if fair_name else 26) + MARGIN
    left = MARGIN + max(words_width(label, TEXT) for label in labels) * 0.86 + 18
    axis = Axis(
        [*(edge for mark in marks for edge in (mark.low, mark.high)), *([] if fair is None else [fair])],
        left,
        WIDTH - MARGIN - (70 if several < 2 else 16),
    )
    bottom = top + high * len(labels)
    parts = [*card(height), write(title, MARGIN, MARGIN + 14, TITLE), *legend(series, MARGIN + 48)]
    parts += axis.lines(top, bottom)
    if fair is not None:
        place, dashes = axis(fair), {"stroke": INKS["o"], "stroke_width": 2, "stroke_dasharray": "6 5"}
        parts.append(tag("line", x1=place, x2=place, y1=top - 4, y2=bottom + 4, **dashes))
        parts.append(write(fair_name, axis(fair), bottom + 42, SMALL, QUIET, "middle"))
    for at, label in enumerate(labels):
        middle = top + high * (at + 0.5)
        parts.append(write(label, left - 14, middle, TEXT, INK, "end"))
        there = [mark for mark in marks if mark.label == label]
        for number, mark in enumerate(there):
            y = middle + (number - (len(there) - 1) / 2) * 13
            ends = {"stroke": SERIES[mark.series % len(SERIES)], "stroke_width": 3, "stroke_linecap": "round"}
            line = tag("line", x1=axis(mark.low), y1=y, x2=axis(mark.high), y2=y, **ends)
            parts.append(tag("g", line + point(axis(mark.value), y, mark.series), class_="mark"))
            if several < 2:
                parts.append(write(f"{mark.value:.1f}", WIDTH - MARGIN, y, TEXT, INK, "end"))
    return picture(height, title, marks, parts)


def point(x: float, y: float, series: int, size: float = 5.5) -> str:
    """Circle, diamond, square, triangle in turn."""
    look = {"fill": SERIES[series % len(SERIES)], "stroke": "#fffdf7", "stroke_width": 1.5}
    match series % 4:
        case 0:
            return tag("circle", cx=x, cy=y, r=size, **look)
        case 1:
            path = f"M{x:.1f} {y - size * 1.3:.1f}l{size * 1.3:.1f} {size * 1.3:.1f}l{-size * 1.3:.1f} {size * 1.3:.1f}"
            return tag("path", d=f"{path}l{-size * 1.3:.1f} {-size * 1.3:.1f}z", **look)
        case 2:
            return tag("rect", x=x - size, y=y - size, width=2 * size, height=2 * size, **look)
        case _:
            wide = size * 1.25
            return tag("path", d=f"M{x:.1f} {y - wide:.1f}l{wide:.1f} {2 * wide:.1f}h{-2 * wide:.1f}z", **look)


def heat(title: str, names: Sequence[str], share: Callable[[int, int], float], note: str = "") -> str:
    """A matrix of percentages: the row against the column, green above a half and orange below it."""
    size, left = len(names), MARGIN + max(words_width(name, TEXT) for name in names) * 0.86 + 46
    cell = min(84.0, (WIDTH - MARGIN - left) / size)
    top, tall = MARGIN + 84, 40.0
    height = top + tall * size + (46 if note else 12) + MARGIN
    parts = [*card(height), write(title, MARGIN, MARGIN + 14, TITLE)]
    marks: list[Mark] = []
    for row in range(size):
        y = top + tall * row
        parts.append(write(f"{names[row]}  {row + 1}", left - 14, y + tall / 2, TEXT, INK, "end"))
        parts.append(write(str(row + 1), left + cell * (row + 0.5), top - 16, TEXT, QUIET, "middle"))
        for column in range(size):
            x = left + cell * column
            value = None if row == column else share(row, column)
            box = {"x": x + 1.5, "y": y + 1.5, "width": cell - 3, "height": tall - 3, "rx": 6}
            parts.append(tag("rect", fill=LINE if value is None else _heat_ink(value), class_="mark", **box))
            if value is not None:
                marks.append(Mark(f"{names[row]} – {names[column]}", value, value, value))
                ink = "#ffffff" if abs(value - 50) > 24 else INK
                parts.append(write(f"{value:.1f}", x + cell / 2, y + tall / 2, SMALL, ink, "middle"))
    parts.append(write(note, MARGIN, height - MARGIN - 8, SMALL, QUIET))
    return picture(height, title, marks, parts)


def _heat_ink(value: float) -> str:
    """From orange through ivory to green; 15 points from the middle give half of the colour."""
    strength = math.tanh(abs(value - 50) / 27)
    full = (0x28, 0x58, 0x4A) if value >= 50 else (0xB0, 0x46, 0x00)
    mixed = (pale + (deep - pale) * strength for pale, deep in zip((0xF6, 0xEE, 0xDB), full, strict=True))
    return "#" + "".join(f"{round(each):02x}" for each in mixed)


class Axis:
    """Maps values to coordinates; both ends are round numbers."""

    def __init__(self, values: Iterable[float], start: float, end: float) -> None:
        known = list(values)
        low, high = min(known), max(known)
        spread = max(high - low, 1e-9)
        power = 10.0 ** math.floor(math.log10(spread / 5))
        self.step = next(power * factor for factor in (1, 2, 5, 10) if power * factor * 7 >= spread)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = max(math.ceil(high / self.step - 1e-9) * self.step, self.low + self.step)
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    @property
    def ticks(self) -> list[float]:
        return [self.low + self.step * at for at in range(round((self.high - self.low) / self.step) + 1)]

    def text(self, value: float) -> str:
        return f"{value:.{max(0, -math.floor(math.log10(self.step) + 1e-9))}f}"

    def lines(self, top: float, bottom: float) -> Iterator[str]:
        for value in self.ticks:
            yield tag("line", x1=self(value), x2=self(value), y1=top, y2=bottom, stroke=LINE)
            yield write(self.text(value), self(value), bottom + 18, SMALL, QUIET, "middle")


def card(height: float) -> list[str]:
    box = {"x": 1, "y": 1, "width": WIDTH - 2, "height": height - 2, "rx": CORNER}
    return [tag("defs", shades("ivory", LIGHT.ivory)), tag("rect", fill="url(#ivory)", stroke=LIGHT.edge, **box)]


def legend(names: Sequence[str], y: float) -> list[str]:
    parts: list[str] = []
    x = MARGIN + 6
    for at, name in enumerate(names):
        parts += [point(x, y, at), write(name, x + 14, y, SMALL, QUIET)]
        x += words_width(name, SMALL) * 0.86 + 44
    return parts


def write(text: str, x: float, y: float, size: float, ink: str = INK, anchor: str = "start") -> str:
    shown = fitting(printable(text), (WIDTH - 2 * MARGIN) / size)
    if not shown:
        return ""
    font = {"font_size": size, "font_family": FONTS, "font_weight": "600" if size == TITLE else None}
    place = {"x": x, "y": y + size * 0.355, "fill": ink}
    return tag("text", escape(shown), **place, **font, text_anchor=None if anchor == "start" else anchor)


def picture(height: float, title: str, marks: Sequence[Mark], parts: Iterable[str]) -> str:
    said = "; ".join(
        f"{mark.label} {mark.value:.1f}" + (f" ({mark.low:.1f}–{mark.high:.1f})" if mark.low < mark.high else "")
        for mark in marks
    )
    return document(WIDTH, height, WIDTH, title, said, parts)
