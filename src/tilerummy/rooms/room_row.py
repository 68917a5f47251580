"""The row of a room in the store."""

import json

from tilerummy.rooms.room import Room
from tilerummy.store import RoomRow

PREFIX = 16
"""How many characters of a guest's hash are stored in the summary, to find the guest's own seat."""


def row_of(room: Room, due: int | None) -> RoomRow:
    """The row of the room in the store. Its summary contains what lists show, and no tiles."""
    summary = {
        "edition": str(room.edition),
        "names": [sitter.record_name for sitter in room.sitters],
        "guests": [(sitter.guest or "")[:PREFIX] for sitter in room.sitters],
        "host": room.host[:PREFIX],
        "rounds": room.agreed,
        "clock": {"kind": room.pace.kind, "seconds": room.pace.seconds},
        "hints": room.hints,
        "turn": room.to_move,
        "source": room.source,
        "verified": room.verified,
    }
    return RoomRow(
        id=room.id,
        stage=room.stage,
        public=room.public,
        created=room.created,
        touched=room.touched,
        due=due,
        guests=room.guests,
        summary=json.dumps(summary),
    )


def source_of(row: RoomRow) -> str:
    """A code for the address that created the room; empty if unknown."""
    return str(json.loads(row.summary).get("source", ""))
