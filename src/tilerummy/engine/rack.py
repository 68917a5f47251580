"""Tiles on a rack that go together: for sorting a rack and for lifting several tiles at once.

This module does not depend on an edition.

>>> [str(meld) for meld in melds_on(Tiles.parse("k3k4k5k6b4r4o9"))]
['k3-6']
>>> side_by_side(Tile.parse("r5"), Tile.parse("r6")), side_by_side(Tile.parse("r5"), Tile.parse("b6"))
(True, False)
"""

from collections.abc import Iterator

from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Group, Meld, Run
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles


def melds_on(rack: Tiles) -> tuple[Meld, ...]:
    """Complete melds without jokers that share no tile: the longest first, then the longest of the remaining tiles."""
    left, found = rack, []
    while candidates := list(_longest_melds(left)):
        best = min(candidates, key=lambda meld: (-len(meld.row), meld.sort_key))
        found.append(best)
        left -= best.tiles
    return tuple(found)


def _longest_melds(tiles: Tiles) -> Iterator[Meld]:
    """Every run that cannot be extended, and every group with all its colours."""
    here = {(tile.colour, tile.number) for tile in tiles}
    for colour in COLOURS:
        first = None
        for number in (*NUMBERS, NUMBERS[-1] + 1):
            there = (colour, number) in here
            if there and first is None:
                first = number
            elif not there and first is not None:
                if number - first >= SHORTEST:
                    yield Run(colour, first, number - 1)
                first = None
    for number in NUMBERS:
        colours = "".join(colour for colour in COLOURS if (colour, number) in here)
        if len(colours) >= SHORTEST:
            yield Group(number, colours[:LARGEST_GROUP])


def side_by_side(one: Tile, other: Tile) -> bool:
    """Whether two tiles can be neighbours in a meld."""
    if one.is_joker or other.is_joker:
        return True
    if one.number == other.number:
        return one.colour != other.colour
    return one.colour == other.colour and abs(one.number - other.number) == 1
