"""Turns in which a player waited, and misses that are the same.

A player who draws although tiles fit may keep them on purpose. If the player's next lay has those tiles and others
too, the turn is not a mistake, also if another player wins. A missed win always is one.
"""

from collections.abc import Iterable, Sequence

from tilerummy.engine.moves import Discard, Draw, Pass
from tilerummy.engine.tiles import Tiles
from tilerummy.review.turns import TurnReview, lay_of, leaving


def waited_turns(turns: Sequence[TurnReview]) -> frozenset[int]:
    """The numbers of the turns of a round in which the player waited."""
    next_lay: dict[int, Tiles] = {}
    found = set()
    for turn in reversed(turns):
        played = _played(turn)
        if played:
            next_lay[turn.seat] = played
        elif _draws_by_choice(turn):
            missed, later = missed_tiles(turn), next_lay.get(turn.seat, Tiles())
            if missed <= later and missed != later:
                found.add(turn.number)
    return frozenset(found)


def _draws_by_choice(turn: TurnReview) -> bool:
    """Whether the player laid nothing, neither because the time was up nor by resigning, and missed no win."""
    chosen = all(isinstance(move, Draw | Pass | Discard) for move in turn.moves)
    return chosen and turn.best_tiles > 0 and not turn.could_go_out


def missed_tiles(turn: TurnReview) -> Tiles:
    """The tiles of the best lay that the player did not lay."""
    return Tiles() if turn.best is None else leaving(turn.best).minus(_played(turn))


def _played(turn: TurnReview) -> Tiles:
    return sum((lay.played for lay in map(lay_of, turn.moves) if lay is not None), Tiles())


def different(turns: Iterable[tuple[int, TurnReview]]) -> list[int]:
    """The places of the turns that miss something else than those before them in this order."""
    found: dict[int, Tiles] = {}
    for at, turn in turns:
        missed = missed_tiles(turn)
        if not is_repeated(missed, found.values()):
            found[at] = missed
    return list(found)


def is_repeated(missed: Tiles, before: Iterable[Tiles]) -> bool:
    """Whether a miss is the same as another one: they share at least half of the tiles of the larger one.

    >>> before = [Tiles.parse("r6o3o4")]
    >>> is_repeated(Tiles.parse("r6o3"), before), is_repeated(Tiles.parse("r6"), before)
    (True, False)
    """
    return any(missed and 2 * len(missed & other) >= max(len(missed), len(other)) for other in before)
