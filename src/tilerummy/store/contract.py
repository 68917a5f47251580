"""What a store does for the rooms of a server, and the values that go in and out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Conflict(Exception):
    """The number is not the next one, or the client id was used in this room: somebody else wrote first."""


class Fenced(Exception):
    """The lease went to another owner, or the room is gone: stop writing, and forget what is held of it."""


class Unavailable(Exception):
    """The database cannot be reached now. What was asked may be written or not; asking the same again is safe."""


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
    """A database that keeps rooms. All methods may raise `Unavailable`; then the same call can be made again.

    Times are milliseconds since 1970 by the clock of the caller. Leases are compared on many machines, so PostgreSQL's
    store corrects them, unseen, by how far this machine's clock is from the database's.
    """

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def create(self, row: RoomRow, events: Sequence[Event], lease_for: str, until: int) -> Lease:
        """A new room with its first events, owned by whoever makes it. `Conflict` where the id is taken.

        The first number is the caller's choice. The very same call once more is answered with the same lease.
        """

    async def append(self, lease: Lease, events: Sequence[Event], row: RoomRow) -> None:
        """Commit events and the row that follows from them; `Conflict` or `Fenced`, and nothing written, otherwise.

        The first event has the number after the last one written. The very same events once more (after `Unavailable`)
        are no conflict, and are not written twice. Without events only the row is written.
        """

    async def room(self, room: str) -> RoomRow | None: ...

    async def events(self, room: str) -> list[Event]:
        """The whole log in order; empty where there is no such room."""

    async def delete(self, room: str) -> bool:
        """Delete a room with all its data; whether it was there."""

    async def public_rooms(self, stages: Sequence[str], limit: int) -> list[RoomRow]:
        """The most recently touched first."""

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        """Where the holder of a token sits, the most recently touched first."""

    async def due(self, now: int, limit: int) -> list[RoomRow]:
        """Rooms in which something is due, the longest overdue first."""

    async def acquire(self, room: str, owner: str, now: int, until: int) -> Lease | None:
        """The lease, if nobody else holds a running one; the same owner gets its own again with the same fence."""

    async def renew(self, owner: str, rooms: Sequence[str], now: int, until: int) -> frozenset[str]:
        """Prolong this owner's leases, also those that ran out and nobody took; the rooms it still owns."""

    async def release(self, owner: str, rooms: Sequence[str]) -> None:
        """Let go of what this owner holds of these; whoever comes next gets a higher fence, also if it is the same."""

    async def owner(self, room: str, now: int) -> str | None:
        """Who holds a running lease."""

    async def owners(self, rooms: Sequence[str], now: int) -> dict[str, str]:
        """The same of many rooms at once; those that nobody holds are left out."""

    async def keep_draft(self, room: str, draft: str) -> None:
        """Remember the draft of the seat to move, for a time-out after a restart. The last one wins.

        Nothing happens where there is no such room.
        """

    async def draft(self, room: str) -> str | None: ...

    async def count(self) -> int:
        """How many rooms there are."""
