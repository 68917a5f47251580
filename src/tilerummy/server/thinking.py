"""A computer's move. It gets what its seat may know and nothing else, and thinks in a thread."""

from collections.abc import Callable

from tilerummy.bots import make
from tilerummy.bots.round_runner import choose
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Move
from tilerummy.engine.position import view
from tilerummy.server import logs
from tilerummy.server.deciding import Fact, Refusal, moved
from tilerummy.server.room import Room


def computers_move(room: Room, seat: int, not_before: int, now: Callable[[], int]) -> list[Fact]:
    """What the computer on this seat does, judged and ready to be written.

    It is played at `not_before`, or later where thinking took longer. A computer that fails, or chooses a move that the
    rules refuse, draws or passes: a fault of ours must not stop a match.
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
    except Exception as fault:  # people are waiting, whatever it is
        logs.failed("computer failed", fault, room=room.id, level=level)
    return moved(room, seat, _plainest(room, seat), max(not_before, now()))


def _plainest(room: Room, seat: int) -> Move:
    position = room.position
    assert position is not None
    seen = view(position, seat)
    wanted: list[Move] = [DRAW_REQUEST, PASS, *map(Discard, seen.rack)]
    return next(move for move in wanted if not judge(seen, move))
