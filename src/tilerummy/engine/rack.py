"""Tiles on a rack that go together: for sorting a rack and for lifting several tiles at once.

This module does not depend on an edition.

>>> [str(meld) for meld in melds_on(Tiles.parse("k3k4k5k6b4r4o9"))]
['k3-6']
>>> {str(one): str(Tiles(others)) for one, others in side_by_side(Tiles.parse("r5r6b6")).items()}
{'b6': 'r6', 'r5': 'r6', 'r6': 'b6r5'}
"""

from collections.abc import Iterator

from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Group, Meld, Run
from tilerummy.engine.tiles import JOKER, Tile, Tiles


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
    of_number: dict[int, str] = {}
    """The colours of each number."""
    run, first, last = "", 0, 0
    for colour, number in (*dict.fromkeys(tiles.numbered), JOKER):  # by colour, then by number; the joker ends a run
        of_number[number] = of_number.get(number, "") + colour
        if number != last + 1 or colour != run:
            if last - first + 1 >= SHORTEST:
                yield Run(run, first, last)
            run, first = colour, number
        last = number
    for number, colours in of_number.items():
        if len(colours) >= SHORTEST:
            yield Group(number, colours[:LARGEST_GROUP])


def side_by_side(tiles: Tiles) -> dict[Tile, tuple[Tile, ...]]:
    """For each kind of tile, the kinds that can be its neighbours in a meld. A joker has number 0."""
    kinds, neighbours = dict.fromkeys(tiles), dict[Tile, tuple[Tile, ...]]()
    for one in kinds:
        colour, number = one
        fitting = [
            other
            for other in kinds
            if not (number and other.number)
            or ((number == other.number) != (colour == other.colour) and abs(number - other.number) < 2)
        ]
        neighbours[one] = tuple([other for other in fitting if other is not one or tiles.count(one) > 1])
    return neighbours
