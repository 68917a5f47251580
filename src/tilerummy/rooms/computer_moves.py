"""Chooses the move of a computer, from its view only. Runs in a thread."""

from collections.abc import Callable

from tilerummy.bots import make
from tilerummy.bots.reasons import Decision
from tilerummy.bots.round_runner import decide
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Move
from tilerummy.engine.position import view
from tilerummy.rooms import logs
from tilerummy.rooms.decisions import Fact, moved
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import Room
from tilerummy.rooms.thinking import thinking_time


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
