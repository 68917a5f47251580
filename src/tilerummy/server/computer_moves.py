"""Chooses the move of a computer, from its view only. Runs in a thread."""

from collections.abc import Callable

from tilerummy.bots import make
from tilerummy.bots.round_runner import choose
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Move
from tilerummy.engine.position import view
from tilerummy.server import logs
from tilerummy.server.decisions import Fact, Refusal, moved
from tilerummy.server.room import Room


def computer_move(room: Room, seat: int, not_before: int, now: Callable[[], int]) -> list[Fact]:
    """The move of the computer on this seat, judged and ready to be stored.

    It is played at `not_before`, or later if the computer needed longer. A computer that fails or chooses an illegal
    move draws or passes, so that a bug does not stop the match.
    """
    level = room.sitters[seat].level
    assert level is not None
    assert room.game is not None
    assert room.game.record is not None
    try:
        move = choose(room.game.record, make(level, room.game.bot_seed(seat)))
        return moved(room, seat, move, max(not_before, now()))
    except Refusal as refusal:
        logs.failed("computer refused", refusal, room=room.id, level=level, clause=refusal.code)
    except Exception as fault:  # people are waiting, so play any legal move
        logs.failed("computer failed", fault, room=room.id, level=level)
    return moved(room, seat, _any_legal_move(room, seat), max(not_before, now()))


def _any_legal_move(room: Room, seat: int) -> Move:
    position = room.position
    assert position is not None
    seen = view(position, seat)
    candidates: list[Move] = [DRAW_REQUEST, PASS, *map(Discard, seen.rack)]
    return next(move for move in candidates if not judge(seen, move))
