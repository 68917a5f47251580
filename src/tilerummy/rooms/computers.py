"""Computers at a table: how long they seem to think, and their moves."""

from collections.abc import Callable
from random import Random

from tilerummy.bots import make
from tilerummy.bots.reasons import Decision
from tilerummy.bots.round_runner import decide
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, NO_LAY, PASS, Discard, Move, lay_in
from tilerummy.engine.position import view
from tilerummy.rooms import logs
from tilerummy.rooms.decisions import Fact, moved
from tilerummy.rooms.refusals import Refusal
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
    lay = lay_in(move)
    return WITHOUT_LAY if lay == NO_LAY else round(LAY + PER_TILE * len(lay.played) + PER_MELD * lay.taken_apart, 3)


def computer_move(room: Room, seat: int, began: int, pause: int, now: Callable[[], int]) -> tuple[list[Fact], int]:
    """The move of the computer on this seat, judged and ready to be stored, and when it is played.

    That is after the time that people would expect, or later if the computer needed longer. A computer that fails or
    chooses an illegal move draws or passes, so that a bug does not stop the match.
    """
    level = room.sitters[seat].level
    assert level is not None
    assert room.game is not None
    assert room.game.record is not None

    def timed(decision: Decision) -> tuple[list[Fact], int]:
        played_at = max(began + thinking_time(room, decision.move, pause), now())
        return moved(room, seat, decision.move, played_at, why=decision.why), played_at

    try:
        return timed(decide(room.game.record, make(level, room.game.bot_seed(seat))))
    except Refusal as refusal:
        logs.failed("computer refused", refusal, room=room.id, level=level, clause=refusal.code)
    except Exception as fault:  # people are waiting, so play any legal move
        logs.failed("computer failed", fault, room=room.id, level=level)
    return timed(Decision(_any_legal_move(room, seat)))


def _any_legal_move(room: Room, seat: int) -> Move:
    position = room.position
    assert position is not None
    seen = view(position, seat)
    candidates: list[Move] = [DRAW_REQUEST, PASS, *map(Discard, seen.rack)]
    return next(move for move in candidates if not judge(seen, move))
