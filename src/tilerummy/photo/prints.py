"""How a box can be printed: which ink of those that the model knows stands for each colour of the edition."""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.tiles import COLOURS
from tilerummy.photo.found import COLOUR_CLASSES, LEAST, Found

NEIGHBOURS = {"k": "b", "b": "gk", "r": "o", "o": "yr", "y": "o", "g": "b"}
"""What an ink that the box does not have is probably instead, best first."""
ALIKE, TAKEN, STRANGE = 3.0, 6.0, 12.0
"""The price of an ink in the place of another: of its neighbour, green for what is left, anything else."""
CONFUSED = 0.15
"""How probable it is that the model takes an ink for its neighbour."""
MOST_PRINTS = 4


@dataclass(frozen=True)
class Print:
    """The inks of a box, and which colour of the edition each one is. `price` is how unlikely that is (a logarithm)."""

    inks: str
    colours: str
    price: float = 0.0

    @classmethod
    def of(cls, palette: str) -> "Print":
        """Every colour as it is called."""
        return cls(palette, palette)

    def said(self, tiles: Sequence[Found]) -> list[dict[str, float]]:
        """What the model says about each tile, in the colours of the edition."""
        renamed = dict(zip(self.inks, self.colours, strict=True))
        order = sorted(self.colours, key=COLOURS.index)
        found = []
        for tile in tiles:
            said = {renamed[ink]: each for ink, each in folded(tile, self.inks).items()}
            found.append({colour: said[colour] for colour in order})
        return found


def folded(tile: Found, inks: str) -> dict[str, float]:
    """What the model says about the inks, with those that the box does not have counted as their neighbours."""
    shares = {ink: math.exp(said) for ink, said in zip(COLOUR_CLASSES, tile.colours, strict=True) if ink in inks}
    for ink, said in zip(COLOUR_CLASSES, tile.colours, strict=True):
        if ink not in inks and ink in NEIGHBOURS:
            instead = next((each for each in NEIGHBOURS[ink] if each in inks), None)
            if instead is not None:
                shares[instead] += CONFUSED * math.exp(said)
    return {ink: max(LEAST, math.log(share)) for ink, share in shares.items()}


def all_palettes(first: Iterable[str]) -> list[str]:
    """The given palettes, then all others of four colours. Orange and yellow are never together in one of them."""
    known = list(dict.fromkeys(first))
    others = ("".join(each) for each in combinations(COLOURS, 4) if not {"o", "y"} <= set(each))
    return [*known, *(each for each in others if each not in known)]


def likely_prints(tiles: Sequence[Found], palette: str) -> list[Print]:
    """The prints of an edition's colours that what the model says makes likely; the usual one comes first."""
    usual = Print.of(palette)
    if len(palette) != 4:
        return [usual]
    prints = [_print(inks, palette) for inks in all_palettes([palette])[1:]]
    shares = [[math.exp(said) for said in tile.colours] for tile in tiles]

    def likely(each: Print) -> float:
        places = [COLOUR_CLASSES.index(ink) for ink in each.inks]
        return sum(math.log(sum(share[place] for place in places)) for share in shares) - each.price

    return [usual, *sorted(prints, key=likely, reverse=True)[: MOST_PRINTS - 1]]


def _print(inks: str, palette: str) -> Print:
    """The inks in the colours of an edition: those that have a name keep it, the others take what is left."""
    strange = [ink for ink in inks if ink not in palette]
    left = [colour for colour in palette if colour not in inks]
    price, order = min((sum(map(_price, strange, order)), order) for order in permutations(left))
    names = {**{ink: ink for ink in inks}, **dict(zip(strange, order, strict=True))}
    return Print(inks, "".join(names[ink] for ink in inks), price)


def _price(ink: str, colour: str) -> float:
    if colour in NEIGHBOURS[ink]:
        return ALIKE
    return TAKEN if ink == "g" and colour in "oy" else STRANGE
