"""A round played on from one of its moments, against computers: the same tiles come in the same order."""

from dataclasses import replace
from typing import Any

from tilerummy.bots import USUAL_LEVEL, as_level
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.record import AFTER_MOVES, COMPUTER, Record
from tilerummy.engine.turns import is_over
from tilerummy.rooms.refusal import Refusal


def can_continue(record: Record) -> bool:
    """Whether the tiles still to come are known: they follow from the seed, if the round was dealt from it."""
    try:
        return not verify(record)
    except Impossible:
        return False


def continued_room(record: Record, moves: int, seat: int, name: str, host: str) -> dict[str, Any]:
    """The first event of a room that continues the round after its first `moves` moves. Raises `Refusal`.

    The host sits on `seat`. Computers keep their level, and computers of the usual level replace the other people.
    """
    if moves > len(record.entries) or is_over(record.situations[moves]):
        raise Refusal("no-round", status=409)
    if seat >= record.start.seats:
        raise Impossible("no-such-seat", seat=seat, seats=record.start.seats)
    if not can_continue(record):
        raise Refusal("record-not-dealt", status=409)
    sitters = [
        {"name": name, "level": None, "guest": host, "left": False}
        if at == seat
        else {"name": "", "level": level, "guest": None, "left": False}
        for at, level in enumerate(_levels(record))
    ]
    begun = replace(
        record, entries=record.entries[:moves], tags=tuple(tag for tag in record.tags if tag[0] not in AFTER_MOVES)
    )
    return {
        "edition": record.start.edition.pinned,
        "rounds": 1,
        "pace": {"kind": "off", "seconds": None},
        "computer_pace": "natural",
        "hints": True,
        "public": False,
        "host": host,
        "sitters": sitters,
        "continues": {"trn": str(begun), "seed": record.tag("Seed")},
    }


def _levels(record: Record) -> list[str]:
    """The level of a computer on each seat."""
    names = (record.tag("Seats") or "").split("/")
    named = names if len(names) == record.start.seats else [""] * record.start.seats
    levels = (as_level(name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else None for name in named)
    return [level or USUAL_LEVEL for level in levels]
