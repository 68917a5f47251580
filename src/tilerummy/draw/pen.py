"""Small helpers that write SVG: numbers, tags, words and drawn numerals.

It uses only what every converter supports: no style sheets, filters, masks or external fonts.
"""

import html
from collections.abc import Iterable, Sequence
from itertools import accumulate
from unicodedata import category, east_asian_width

from tilerummy.draw.look import FONTS, NUMERAL_HEIGHT, NUMERALS

ELLIPSIS = "…"
WEIGHT = 7.0
"""The width of the strokes of numerals."""
APART = 2.8
"""The space between two digits."""


def number(value: float) -> str:
    """A coordinate as short, stable text.

    >>> number(2.0), number(-0.004), number(1 / 3)
    ('2', '0', '0.33')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Text for the inside of an element. (The engine in a page has no module `xml`.)

    >>> escape("3 < 4 & so on")
    '3 &lt; 4 &amp; so on'
    """
    return html.escape(text, quote=False)


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """One element; `_` in an attribute's name is written `-` (a last one is dropped), and None leaves it out.

    >>> tag("rect", x=1.50, stroke_width=2, class_="tray", rx=None)
    '<rect x="1.5" stroke-width="2" class="tray"/>'
    """
    written = f"<{name}"
    for key, value in attributes.items():
        if value is not None:
            text = number(value) if isinstance(value, int | float) else escape(str(value)).replace('"', "&quot;")
            written += f' {key.rstrip("_").replace("_", "-")}="{text}"'
    return f"{written}>{content}</{name}>" if content else f"{written}/>"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: object) -> str:
    """A copy of a definition; the old form of the reference is the one that all converters support."""
    at = placed(x, y, scale) if x or y or scale != 1 else None
    return tag("use", transform=at, **attributes).replace("<use", f'<use xlink:href="#{name}"')


def placed(x: float, y: float, scale: float = 1) -> str:
    at = f"translate({number(x)} {number(y)})"
    return at if scale == 1 else f"{at} scale({scale:.4g})"


def numeral(digits: str, x: float, y: float, height: float, ink: str | None, weight: float = WEIGHT) -> str:
    """Digits as strokes, their middle at (x, y), `height` high with the stroke; the ink may be left to the user."""
    scale = height / (NUMERAL_HEIGHT + weight)
    left = x - (_skeleton(digits, weight) - weight) * scale / 2
    strokes: list[str] = []
    for digit in digits:
        at = placed(left, y - NUMERAL_HEIGHT * scale / 2, scale)
        strokes.append(tag("path", d=NUMERALS[digit].path, transform=at))
        left += (NUMERALS[digit].width + weight + APART) * scale
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("g", "".join(strokes), fill="none", stroke=ink, stroke_width=weight, **ends)


def numeral_width(digits: str, height: float) -> float:
    return _skeleton(digits, WEIGHT) * height / (NUMERAL_HEIGHT + WEIGHT)


def _skeleton(digits: str, weight: float) -> float:
    return sum(NUMERALS[digit].width + weight + APART for digit in digits) - APART


def words(text: str, x: float, y: float, size: float, ink: str, room: float) -> str:
    """Text starting at x with its middle at y, cut to the length `room`; empty if nothing fits."""
    shown = fitting(printable(text), room / size)
    if not shown:
        return ""
    return tag(
        "text", escape(shown), x=x, y=y + size * 0.355, fill=ink, font_size=size, font_family=FONTS, font_weight="600"
    )


def fitting(text: str, room: float) -> str:
    """The text, or as much of its beginning as fits into `room`, measured in the height of the letters.

    >>> fitting("Anke", 9), fitting("Maximiliane", 4), fitting("Anke", 1)
    ('Anke', 'Maxi…', '')
    """
    if sum(map(_em, text)) <= room:
        return text
    widths = accumulate(map(_em, text), initial=_em(ELLIPSIS))
    kept = sum(width <= room for width in widths) - 1
    return text[:kept].rstrip() + ELLIPSIS if kept > 1 else ""


def words_width(text: str, size: float) -> float:
    """The largest width that a text may have."""
    return sum(map(_em, printable(text))) * size


def _em(letter: str) -> float:
    """An upper bound for the width of a letter, because the font is the reader's."""
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if letter in "mwMW@%…—" or east_asian_width(letter) in "WF":
        return 1.08
    return 0.8 if letter.isupper() else 0.4 if letter in "iljtf.,;:!|' " else 0.67


def printable(text: str) -> str:
    """The text in one line, without characters that XML forbids."""
    kept = "".join(" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in kept if category(letter) not in ("Cc", "Cs", "Cn", "Co")).split())


def shades(name: str, colours: Sequence[str]) -> str:
    """A gradient from top to bottom."""
    stops = "".join(tag("stop", offset=at / (len(colours) - 1), stop_color=ink) for at, ink in enumerate(colours))
    return tag("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def document(width: float, height: float, shown: float, title: str, description: str, parts: Iterable[str]) -> str:
    """A whole picture: `shown` is how wide it appears, which scales the rest."""
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img" '
        f'viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(shown)}" height="{number(height * shown / width)}">'
    )
    about = tag("title", escape(printable(title)) or "-") + tag("desc", escape(description))
    return "\n".join([root, about, *(part for part in parts if part), "</svg>\n"])
