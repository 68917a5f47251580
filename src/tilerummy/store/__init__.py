"""Where matches are kept: an append-only log of events for each room, and a row by which rooms are found.

The log is the truth. Whoever owns a room (a lease with a fencing number says who) appends to it and commits before
anybody is told; a restart is load and replay. The number of an event in its room is the optimistic lock: two writers
cannot both write number 7. What the row says beside the log (stage, when something is due) follows from the log and is
written in the same transaction.

    store = connect("matches.db")                       # or postgresql://user@host/name
    await store.open()
"""

from pathlib import Path

from tilerummy.store.contract import Conflict, Event, Fenced, Lease, RoomRow, Store, Unavailable

__all__ = ["Conflict", "Event", "Fenced", "Lease", "RoomRow", "Store", "Unavailable", "connect"]


def connect(where: str | Path) -> Store:
    """The store in a file (a path, or sqlite:///path) or at postgresql://...; `ValueError` says why not."""
    from tilerummy.store.sql import SqlStore  # here, so that the contract alone costs no import of a database

    return SqlStore(where)
