"""The storage of matches: an append-only event log for each room, and a row with its listing data.

The event log is the source of truth. Only the owner of a room, who holds a lease with a fencing number, appends to it.
Events are committed before they are sent to anybody, and a restart replays them. Event numbers are an optimistic lock:
two writers cannot both write number 7. The row (stage, due time) follows from the log and is written in the same
transaction.

    store = connect("matches.db")                       # or postgresql://user@host/name
    await store.open()
"""

from pathlib import Path

from tilerummy.store.contract import (
    ROOM_ID,
    Broken,
    Conflict,
    DamagedBackup,
    Event,
    Fenced,
    Lease,
    NewerSchema,
    NotABackup,
    NoTables,
    NotEmpty,
    OtherBackup,
    RoomRow,
    Unavailable,
)
from tilerummy.store.sql import Store

__all__ = [
    "ROOM_ID",
    "Broken",
    "Conflict",
    "DamagedBackup",
    "Event",
    "Fenced",
    "Lease",
    "NewerSchema",
    "NoTables",
    "NotABackup",
    "NotEmpty",
    "OtherBackup",
    "RoomRow",
    "Store",
    "Unavailable",
    "connect",
]


def connect(where: str | Path) -> Store:
    """The store in a file (a path, or sqlite:///path) or at postgresql://... Raises `ValueError` for a bad address."""
    return Store(where)
