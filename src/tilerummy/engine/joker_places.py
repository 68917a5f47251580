"""Which tiles a joker can stand for in a meld.

There are few melds that differ in this, so the answers are kept.
"""

from typing import NamedTuple

from tilerummy.engine.tiles import ALONE, Tile


class JokerPlace(NamedTuple):
    """A joker in a meld or row, and the tiles it can stand for there (none in a row that is not a meld)."""

    joker: Tile
    means: frozenset[Tile]


def in_group(number: int, colours: str, jokers: tuple[Tile, ...], palette: str) -> tuple[JokerPlace, ...]:
    taken = {*colours, *[joker.colour for joker in jokers]}
    free = frozenset([Tile(colour, number) for colour in palette if colour not in taken])
    alone = [ALONE[joker.colour, number] if joker.colour else free for joker in jokers]
    return tuple(map(JokerPlace, jokers, alone))


def in_run(colour: str, jokers: tuple[tuple[int, Tile], ...]) -> tuple[JokerPlace, ...]:
    return tuple([JokerPlace(joker, ALONE[colour, number]) for number, joker in jokers])


def in_row(jokers: tuple[Tile, ...]) -> tuple[JokerPlace, ...]:
    return tuple([JokerPlace(joker, frozenset()) for joker in jokers])
