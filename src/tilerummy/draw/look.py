"""Inks, shapes, numerals and themes, all as data.

Each tile colour has its own shape, so that colour is never the only sign. The numerals are drawn instead of using a
font: they look the same in every browser and converter, and their width is known.

>>> sorted(SHAPES) == sorted(INKS) == sorted(COLOURS)
True
"""

from typing import Literal, NamedTuple

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.tiles import COLOURS as COLOURS

ThemeName = Literal["light", "dark"]

CORNER = 18.0
"""The radius of the corners of a picture."""


class Box(NamedTuple):
    """A place in a picture."""

    x: float
    y: float
    wide: float
    high: float


FONTS = "'Segoe UI', 'Helvetica Neue', Helvetica, 'DejaVu Sans', Arial, sans-serif"
"""For names and titles, the only text in a picture."""

INKS = {
    "k": "#1f2626",
    "b": "#1450b4",
    "r": "#b8122d",
    "o": "#b04600",
    "y": "#7d6100",
    "g": "#17703a",
}
"""Dark enough to read on ivory (contrast at least 4.5:1), which is why yellow is an ochre."""
JOKER_INK = "#6b2f77"
"""Plum, which is not a colour of any box."""

SHAPES = {
    "k": "M0-8.2A8.2 8.2 0 1 1 0 8.2A8.2 8.2 0 1 1 0-8.2Z",
    "b": "M0-10.2L8.4 0L0 10.2L-8.4 0Z",
    "r": "M0-9L9.6 7.6H-9.6Z",
    "o": "M-7.6-7.6H7.6V7.6H-7.6Z",
    "y": "M0-10.4L2.7-3.7L9.9-3.2L4.4 1.4L6.1 8.4L0 4.6L-6.1 8.4L-4.4 1.4L-9.9-3.2L-2.7-3.7Z",
    "g": "M-3.1-8.8H3.1V-3.1H8.8V3.1H3.1V8.8H-3.1V3.1H-8.8V-3.1H-3.1Z",
}
"""Circle, diamond, triangle, square, star and cross, as paths around their middle, about as wide as a numeral."""


class Numeral(NamedTuple):
    """A digit as one stroke: its width from middle to middle of the stroke, and its path; all are 32 high."""

    width: float
    path: str


NUMERAL_HEIGHT = 32.0
NUMERALS = {
    "0": Numeral(20, "M10 0C3.6 0 0 5.4 0 16S3.6 32 10 32S20 26.6 20 16S16.4 0 10 0Z"),
    "1": Numeral(10.5, "M0 6.8L8.6 0V32"),
    "2": Numeral(19, "M.4 8.8C.8 3.4 4.7 0 9.7 0C15 0 18.6 3.4 18.6 8.4C18.6 12.2 16.8 14.9 13.9 18L.6 32H19"),
    "3": Numeral(
        19,
        "M1.2 5.2C2.8 1.9 5.8 0 9.3 0C14.2 0 17.6 3 17.6 7.4C17.6 12 14.2 15 9 15H7.6"
        "M9 15C15 15 19 18.2 19 23.4C19 28.6 15 32 9.3 32C5 32 1.6 29.9 0 26.2",
    ),
    "4": Numeral(20, "M14.8 32V0L0 22.6H20"),
    "5": Numeral(
        19,
        "M17 0H3.8L2.2 14.4C4 12.5 6.6 11.5 9.5 11.5C15.2 11.5 19 15.6 19 21.6C19 27.8 15 32 9.3 32"
        "C5.2 32 1.8 30 0 26.8",
    ),
    "6": Numeral(
        20, "M15.6 0C7.4 4.2 0 12.4 0 21.6C0 27.8 4.2 32 10 32S20 27.8 20 21.8S15.8 11.8 10 11.8S0 15.8 0 21.6"
    ),
    "7": Numeral(19, "M0 0H19L7.2 32"),
    "8": Numeral(
        20,
        "M10 15.2C5.2 15.2 1.8 12.1 1.8 7.6S5.2 0 10 0S18.2 3.1 18.2 7.6S14.8 15.2 10 15.2"
        "C4.2 15.2 0 18.6 0 23.6S4.2 32 10 32S20 28.6 20 23.6S15.8 15.2 10 15.2Z",
    ),
    "9": Numeral(
        20, "M4.4 32C12.6 27.8 20 19.6 20 10.4C20 4.2 15.8 0 10 0S0 4.2 0 10.2S4.2 20.2 10 20.2S20 16.2 20 10.4"
    ),
}


@dataclass(frozen=True)
class Theme:
    """The colours around the tiles. Light to dark: `felt`, `wood` and `groove` are gradients."""

    name: str
    felt: tuple[str, str]
    stitch: str
    panel: str
    panel_opacity: float
    words: str
    quiet: str
    wood: tuple[str, str, str]
    grain: str
    groove: tuple[str, str]
    rail_words: str
    ivory: tuple[str, str]
    edge: str
    back: str
    gold: str
    white: str


THEMES: dict[str, Theme] = {
    "light": Theme(
        name="light",
        felt=("#3d7a66", "#28584a"),
        stitch="#cfe3d4",
        panel="#0e2b24",
        panel_opacity=0.34,
        words="#fdf6e3",
        quiet="#d8e6da",
        wood=("#9a622d", "#875023", "#693c19"),
        grain="#4b2a10",
        groove=("#40240f", "#5c3719"),
        rail_words="#fff3da",
        ivory=("#fffdf7", "#f6eedb"),
        edge="#d3c39b",
        back="#47756b",
        gold="#ffc93c",
        white="#ffffff",
    ),
    "dark": Theme(
        name="dark",
        felt=("#22312d", "#131b19"),
        stitch="#7fa596",
        panel="#000000",
        panel_opacity=0.36,
        words="#f1ead8",
        quiet="#b9c8bf",
        wood=("#573a24", "#412a19", "#2b1b10"),
        grain="#150c06",
        groove=("#150d07", "#2a1a0f"),
        rail_words="#f3e3c6",
        ivory=("#faf4e6", "#f0e6d0"),
        edge="#b8a67e",
        back="#3b5f58",
        gold="#ffc93c",
        white="#ffffff",
    ),
}
