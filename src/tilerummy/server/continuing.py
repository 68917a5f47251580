"""A round played on from one of its moments, against computers: the same tiles come in the same order.

The round is a finished one of a room, or one of a record that somebody sends. A long record is read in a process of its
own, because that takes seconds.
"""

import json
from dataclasses import replace
from typing import Any

from tilerummy.bots import USUAL_LEVEL, as_level
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.record import AFTER_MOVES, COMPUTER, Record
from tilerummy.engine.turns import is_over
from tilerummy.server import work_process
from tilerummy.server.budgets import REPLAY, REVIEW, Budgets, Payer
from tilerummy.server.decisions import Refusal
from tilerummy.server.record_rounds import round_in

LONG = 5000
"""Characters. Longer records are read in a process."""
PROCESS = work_process.command(__name__)


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


# A round of a record that somebody sends


async def continued_record(
    budgets: Budgets, payer: Payer, trn: str, number: int, moves: int, seat: int, name: str, host: str
) -> dict[str, Any]:
    """The same for round `number` of a record. Raises `Refusal` or `TilerummyError`."""
    given = {"trn": trn, "round": number, "moves": moves, "seat": seat, "name": name, "host": host}
    question = json.dumps(given)
    if len(trn) <= LONG:
        return await budgets.do(REPLAY, payer, answered, question)
    answer: dict[str, Any] | Exception
    answer = await budgets.wait_for(REVIEW, payer, lambda: work_process.in_process(PROCESS, question))
    if isinstance(answer, Exception):
        raise answer
    return answer


def answered(question: str) -> dict[str, Any]:
    """The same here and now."""
    asked = json.loads(question)
    record, _ = round_in(asked["trn"], asked["round"])
    return continued_room(record, asked["moves"], asked["seat"], asked["name"], asked["host"])


def main() -> None:
    work_process.answer(answered)
