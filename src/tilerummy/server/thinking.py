"""A computer's move. It gets what its seat may know and nothing else, in a thread of its own."""

from tilerummy.bots import make
from tilerummy.bots.round_runner import ask
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Move
from tilerummy.engine.position import view
from tilerummy.server import logs
from tilerummy.server.room import Room


def choose(room: Room, seat: int) -> Move:
    """What the computer on this seat does. One that fails draws or passes: a fault of ours must not stop a match."""
    level = room.sitters[seat].level
    assert level is not None
    assert room.running is not None
    try:
        return ask(room.running, make(level, room.bot_seed(seat)))
    except Exception as fault:  # whatever it is, people are waiting
        logs.failed("computer failed", fault, room=room.id, level=level)
        return _plainest(room, seat)


def _plainest(room: Room, seat: int) -> Move:
    position = room.position
    assert position is not None
    seen = view(position, seat)
    wanted: list[Move] = [DRAW_REQUEST, PASS, *map(Discard, seen.rack)]
    return next(move for move in wanted if not judge(seen, move))
