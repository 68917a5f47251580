"""What there is to say about a turn, as marks: won, a win or a first lay missed, waited, a joker given away."""

from collections.abc import Iterator
from enum import Enum

from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Lay
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile
from tilerummy.review.turns import TurnReview, lay_of


class Mark(Enum):
    """The marks of a turn, the most important first."""

    WON = "won"
    """The player laid the last tile of the rack."""
    MISSED_WIN = "missed-win"
    """The whole rack could be laid, and was not."""
    MISSED_FIRST_LAY = "missed-first-lay"
    """The first lay was possible, and was not made."""
    JOKER_GIVEN = "joker-given"
    """A joker was laid that another player took before the next turn of this one."""
    WAITED = "waited"
    """Tiles could be laid, and the player kept them: for a larger lay, or in a round that was won."""
    MISSED_TILES = "missed-tiles"
    """More tiles could be laid."""
    MISSED_POINTS = "missed-points"
    """As many tiles could be laid that are worth more points."""
    BEST = "best"
    """Nothing better could be laid."""
    NOTHING = "nothing"
    """Nothing could be laid."""


MISSED = frozenset({Mark.MISSED_WIN, Mark.MISSED_FIRST_LAY, Mark.MISSED_TILES, Mark.MISSED_POINTS})


def marks_of(turn: TurnReview, taker: int | None, *, waited: bool = False) -> tuple[Mark, ...]:
    """The marks of a turn; `taker` is the seat that took a joker laid in it, `waited` says that tiles were kept."""
    return (Mark.WAITED,) if waited else tuple(_marks(turn, taker))


def _marks(turn: TurnReview, taker: int | None) -> Iterator[Mark]:
    if turn.went_out:
        yield Mark.WON
    elif turn.could_go_out:
        yield Mark.MISSED_WIN
    if turn.best_tiles and not turn.tiles and not turn.opened:
        yield Mark.MISSED_FIRST_LAY
    if taker is not None:
        yield Mark.JOKER_GIVEN
    if turn.went_out:
        return
    if turn.missed_tiles:
        yield Mark.MISSED_TILES
    elif turn.missed_points:
        yield Mark.MISSED_POINTS
    else:
        yield Mark.BEST if turn.tiles > 0 else Mark.NOTHING


def joker_taker(record: Record, turn: TurnReview) -> int | None:
    """The seat that took a joker of this turn's lays before the next turn of the player; None if nobody did."""
    ended = turn.number - 1 + len(turn.moves)
    if turn.jokers_laid < 1 or turn.went_out:
        return None
    lays = [lay for lay in map(lay_of, turn.moves) if lay is not None]
    mine = {meld for lay in lays for meld in lay.put if isinstance(meld, Meld) and meld.jokers}
    colours = record.start.rules.colours
    for entry in record.entries[ended:]:
        if entry.seat == turn.seat:
            return None
        lay = lay_of(entry.move)
        if lay is not None and any(frees_joker(lay, meld, colours) for meld in mine.intersection(lay.taken)):
            return entry.seat
    return None


def frees_joker(lay: Lay, taken: Meld, colours: str) -> bool:
    """Whether a joker of a meld that the lay took stands for something else afterwards."""
    still = {tile for meld in lay.put if isinstance(meld, Meld) for tile in _meant(meld, colours)}
    return any(not place.means & still for place in taken.joker_places(colours))


def _meant(meld: Meld, colours: str) -> Iterator[Tile]:
    for place in meld.joker_places(colours):
        yield from place.means
