"""One round of a record that somebody sends."""

from typing import Any

from tilerummy.engine.record import Record, parse_records, record_texts
from tilerummy.rooms.names import check_names
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room_records import continued_room

MOST_MOVES = 1000
"""Moves of a round that is reviewed or played on. Usual rounds have fewer than 150."""


def round_in(trn: str, number: int) -> tuple[Record, int]:
    """A round of a record, counted from 1, and how many rounds there are. Raises `Refusal` or `TilerummyError`."""
    texts = record_texts(trn)
    if number > len(texts):
        raise Refusal("not-found", status=404)
    found = parse_records(texts[number - 1])
    if not found:
        raise Refusal("record-empty", status=422)
    if len(found[0].entries) > MOST_MOVES:
        raise Refusal("body-too-long", status=413)
    check_names(found[0])
    return found[0], len(texts)


def continued(trn: str, number: int, moves: int, seat: int, name: str, host: str) -> dict[str, Any]:
    """The first event of a room that continues a round of a record. Raises `Refusal` or `TilerummyError`."""
    record, _ = round_in(trn, number)
    return continued_room(record, moves, seat, name, host)
