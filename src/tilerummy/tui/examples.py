"""Examples of what can be typed, in the colours of the box that is played with."""

import re

from tilerummy.engine.rules import Rules

WRITTEN = "kbro"
"""The colours that the examples in the texts use."""
_TILES = re.compile(rf"(?<![a-z])[{WRITTEN}]{{1,4}}(?=\d)")


def in_the_box(text: str, rules: Rules) -> str:
    """A text with examples of tiles, with colours that the box lacks replaced by others that it has.

    >>> from tilerummy.engine.editions import get
    >>> in_the_box("kbr10:kbro10, ~k3", get("rummy-classic").rules)
    'ybr10:ybrg10, ~y3'
    """
    free = iter(colour for colour in rules.colours if colour not in WRITTEN)
    colours = {colour: colour if colour in rules.colours else next(free) for colour in WRITTEN}
    return _TILES.sub(lambda tiles: "".join(colours[colour] for colour in tiles[0]), text)
