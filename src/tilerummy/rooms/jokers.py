"""What the jokers of a row stand for, and the readings among which a player chooses."""

from tilerummy.engine.melds import Group, Meld, Row
from tilerummy.engine.tiles import Tile
from tilerummy.language import Translator
from tilerummy.rooms import wire


def stands_for(meld: Meld | Row, colours: str) -> tuple[Tile, ...]:
    """The tiles of the meld with each joker replaced by the tile it stands for, if there is only one."""
    places = iter(meld.joker_places(colours))
    return tuple(_meant(tile, next(places).means) if tile.is_joker else tile for tile in meld.row)


def _meant(joker: Tile, means: frozenset[Tile]) -> Tile:
    return next(iter(means)) if len(means) == 1 else joker


def joker_choices(row: Row, colours: str, words: Translator) -> tuple[wire.JokerChoice, ...]:
    return tuple(_choice(meld, colours, words) for meld in row.readings)


def _choice(meld: Meld, colours: str, words: Translator) -> wire.JokerChoice:
    jokers = [
        (meant, meld.number if isinstance(meld, Group) else meld.first + at)
        for at, (tile, meant) in enumerate(zip(meld.row, stands_for(meld, colours), strict=True))
        if tile.is_joker
    ]
    return wire.JokerChoice(
        reading=str(meld),
        stands_for=tuple(str(meant) for meant, _ in jokers),
        numbers=tuple(number for _, number in jokers),
        name=words.meld(meld),
    )
