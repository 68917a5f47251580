"""Where matches are kept: an append-only log of events for each room, and a row by which rooms are found.

The log is the truth. Whoever owns a room (a lease with a fencing number says who) appends to it and commits before
anybody is told; a restart is load and replay. The number of an event in its room is the optimistic lock: two writers
cannot both write number 7. What the row says beside the log (stage, when something is due) follows from the log and is
written in the same transaction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = ["Conflict", "Event", "Fenced", "Lease", "RoomRow", "Store", "Unavailable"]


class Conflict(Exception):
    """The number is taken, or the client id was used in this room: somebody else wrote first."""


class Fenced(Exception):
    """The lease went to another owner: this one has to stop writing and forget what it holds."""


class Unavailable(Exception):
    """The database cannot be reached now; nothing is known to be written, and a later try may go through."""


@dataclass(frozen=True)
class Event:
    """One fact in the life of a room. `data` is JSON; `at` is milliseconds since 1970 by the writer's clock.

    `client_id` is the id of the command that caused it: unique in its room, so that a repeated command is known even
    after a restart.
    """

    number: int
    kind: str
    data: str
    at: int
    client_id: str | None = None


@dataclass(frozen=True)
class RoomRow:
    """By what a room is found. `due`: when the clock or housekeeping wants something done, in milliseconds."""

    id: str
    stage: str
    public: bool
    created: int
    touched: int
    due: int | None
    guests: tuple[str, ...] = ()
    """Hashes of the tokens of the people who sit here."""
    summary: str = "{}"
    """JSON for lists of rooms: edition, names, rounds. Nothing secret."""


@dataclass(frozen=True)
class Lease:
    """The right to write to a room. `fence` rises with every new owner and never falls."""

    room: str
    owner: str
    fence: int
    until: int


class Store(Protocol):
    """A database that keeps rooms. All methods may raise `Unavailable`."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def create(self, row: RoomRow, events: Sequence[Event], lease_for: str, until: int) -> Lease:
        """A new room with its first events, owned by whoever makes it. `Conflict` where the id is taken."""

    async def append(self, lease: Lease, events: Sequence[Event], row: RoomRow) -> None:
        """Commit events and the row that follows from them; `Conflict` or `Fenced`, and nothing written, otherwise."""

    async def room(self, room: str) -> RoomRow | None: ...

    async def events(self, room: str) -> list[Event]:
        """The whole log in order; empty where there is no such room."""

    async def delete(self, room: str) -> bool:
        """Delete a room with all its data; whether it was there."""

    async def public_rooms(self, stages: Sequence[str], limit: int) -> list[RoomRow]:
        """The most recently touched first."""

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]: ...

    async def due(self, now: int, limit: int) -> list[RoomRow]:
        """Rooms in which something is due, the longest overdue first."""

    async def acquire(self, room: str, owner: str, now: int, until: int) -> Lease | None:
        """The lease, if nobody else holds a running one; the same owner gets its own again with the same fence."""

    async def renew(self, owner: str, rooms: Sequence[str], now: int, until: int) -> frozenset[str]:
        """Prolong this owner's leases; the rooms it still owns."""

    async def release(self, owner: str, rooms: Sequence[str]) -> None: ...

    async def owner(self, room: str, now: int) -> str | None:
        """Who holds a running lease."""

    async def keep_draft(self, room: str, draft: str) -> None:
        """Remember the draft of the seat to move, for a time-out after a restart. The last one wins."""

    async def draft(self, room: str) -> str | None: ...

    async def count(self) -> int:
        """How many rooms there are."""
