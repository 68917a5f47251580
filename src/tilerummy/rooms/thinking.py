"""How long a computer seems to think about a move, so that people can follow the game.

The time depends only on what everybody sees: the move and the table before it. It says nothing about the rack. It
varies a little, because nobody takes equally long every time. `--pause` of the server scales all times, and 0 means no
waiting.
"""

from random import Random

from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile
from tilerummy.rooms.room import Room

PACES = {"quick": 0.0, "natural": 1.0, "slow": 2.0}
"""How much the difficulty of a move counts. A quick computer only pauses."""
WITHOUT_LAY, LAY, PER_TILE, PER_MELD = 1.5, 1.5, 0.6, 1.2
"""In pauses: drawing, passing or discarding; a lay, each of its tiles, and each meld that is taken apart."""
LONGEST = 9.0
VARIES = 0.2


def thinking_time(room: Room, move: Move, pause: int) -> int:
    """The time for a move in milliseconds. `pause` is the shortest time for a move."""
    weight = PACES[room.pace.computers]
    if not weight or room.running is None or room.game is None or room.to_move is None:
        return pause
    moves = len(room.running.entries)
    varied = 1 + VARIES * (2 * Random(f"{room.game.bot_seed(room.to_move)}/{moves}").random() - 1)
    return max(pause, int(pause * weight * varied * min(LONGEST, difficulty(move))))


def difficulty(move: Move) -> float:
    """How long a person needs for a move, in pauses.

    >>> from tilerummy.engine.moves import parse_move
    >>> [difficulty(parse_move(text)) for text in ("+x", ":kbr10", "r3-5:r3-6")]
    [1.5, 3.3, 2.1]
    """
    match move:
        case Lay():
            lay = move
        case TakeDiscard() | TakeOpenTile():
            lay = move.lay
        case _:
            return WITHOUT_LAY
    return round(LAY + PER_TILE * len(lay.played) + PER_MELD * lay.taken_apart, 3)
