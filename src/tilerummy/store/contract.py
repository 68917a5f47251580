"""The interface of a store, and its values."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

ROOM_ID = re.compile(r"[a-z0-9]{4,24}")
"""An id that is safe in addresses and as the name of a file."""


NEVER = 1 << 62
"""Milliseconds; later than every time."""


class Conflict(Exception):
    """The event number is not the next one, or the client id was already used in this room."""


class Fenced(Exception):
    """Another owner has the lease, or the room was deleted. Stop writing and discard the room's state."""


class Unavailable(Exception):
    """The database cannot be reached. The write may or may not have happened; repeating the same call is safe."""


class NewerSchema(Exception):
    """The database was written by a newer version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found, self.known = found, known


class Broken(Exception):
    """The database cannot be used: a table is missing, or the file is damaged. The message says what."""


class NotEmpty(Exception):
    """A backup is restored into an empty database only."""


class NoTables(Exception):
    """There are no matches at this place: no file, or a database without the tables."""


class NotABackup(Exception):
    """The file is not a backup."""


class DamagedBackup(NotABackup):
    """It is only a part of a backup, or was changed."""


class OtherBackup(NotABackup):
    """Another version of this program wrote the backup."""


StateListener = Callable[[bool, str], None]
"""Called with whether the database answers, and the reason if it does not."""


@dataclass(frozen=True)
class Event:
    """An event of a room. `data` is JSON; `at` is in milliseconds since 1970, by the writer's clock.

    `client_id` is the id of the command that caused it. It is unique in the room, so that a repeated command is
    recognised even after a restart.
    """

    number: int
    kind: str
    data: str
    at: int
    client_id: str | None = None


@dataclass(frozen=True)
class RoomRow:
    """The listing data of a room. `due` is when the room must be loaded next, in milliseconds."""

    id: str
    stage: str
    public: bool
    created: int
    touched: int
    due: int | None
    guests: tuple[str, ...] = ()
    """The hashes of the tokens of the people who have a seat."""
    summary: str = "{}"
    """JSON for lists of rooms: edition, names, rounds. It contains no secrets."""


@dataclass(frozen=True)
class Lease:
    """The right to write to a room. `fence` increases with every new owner and never decreases."""

    room: str
    owner: str
    fence: int
    until: int


class Store(Protocol):
    """Stores rooms. All methods may raise `Unavailable`; the same call can then be repeated.

    Times are in milliseconds since 1970, by the clock of the caller. Because several machines compare leases, the
    PostgreSQL store corrects the times of leases by the offset between the clocks of this machine and the database.
    """

    @property
    def place(self) -> str:
        """The file, or the host and the name of the database. It contains no password."""

    async def open(self, *, create: bool = True) -> None:
        """Connect, and migrate the schema to the latest version. Raises `NewerSchema` or `Broken`.

        Without `create` it makes no tables where there are none, and raises `NoTables`.
        """

    async def close(self) -> None: ...

    async def create(self, row: RoomRow, events: Sequence[Event], lease_for: str, until: int) -> Lease:
        """Create a room with its first events, owned by `lease_for`. Raises `Conflict` if the id is taken.

        The caller chooses the number of the first event. Repeating the same call returns the same lease.
        """

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None:
        """Commit events and the row in one transaction. Raises `Conflict` or `Fenced`, and then writes nothing.

        The first event has the number after the last stored one. Repeating the same events (after `Unavailable`) is
        not a conflict, and they are not written twice. Without events only the row is written.

        `erased` are stored events with other data: something in them is to be nowhere any more, nor the guest `forget`.
        """

    async def room(self, room: str) -> RoomRow | None: ...

    async def events(self, room: str) -> list[Event]:
        """The whole event log in order. It is empty if there is no such room."""

    async def version(self, room: str) -> int | None:
        """The number of the last event, or None if there is no such room. Cheaper than reading the events."""

    async def delete(self, room: str) -> bool:
        """Delete a room with all its data, and the push addresses of guests who have no other. Whether it existed."""

    async def public_rooms(self, stages: Sequence[str], limit: int) -> list[RoomRow]:
        """Public rooms, most recently changed first."""

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        """The rooms in which a guest has a seat, most recently changed first."""

    async def rooms_about(self, guest: str, limit: int, before: int = NEVER, after: str = "") -> list[RoomRow]:
        """The same, and the rooms in which the guest once had a seat, or which the guest opened.

        Only those that were last changed before a time, or at that time and have an id after this one.
        """

    async def rooms(self, stages: Sequence[str], limit: int, before: int = NEVER, after: str = "") -> list[RoomRow]:
        """All rooms in these stages, in the same order."""

    async def due(self, now: int, limit: int) -> list[RoomRow]:
        """The rooms in which something is due, longest overdue first."""

    async def acquire(self, room: str, owner: str, now: int, until: int) -> Lease | None:
        """Get the lease, unless another owner has a valid one. The same owner gets its lease with the same fence."""

    async def renew(self, owner: str, rooms: Sequence[str], now: int, until: int) -> frozenset[str]:
        """Extend this owner's leases, also expired ones that nobody took. Returns the rooms that it still owns."""

    async def release(self, owner: str, rooms: Sequence[str]) -> None:
        """Release this owner's leases. The next owner gets a higher fence, even if it is the same one."""

    async def owner(self, room: str, now: int) -> str | None:
        """The owner with a valid lease, or None."""

    async def owners(self, rooms: Sequence[str], now: int) -> dict[str, str]:
        """The same for many rooms. Rooms without an owner are left out."""

    async def keep_draft(self, room: str, draft: str) -> None:
        """Store the draft of the seat to move, for a time-out after a restart. It replaces the previous one.

        Does nothing if there is no such room.
        """

    async def draft(self, room: str) -> str | None: ...

    async def count(self) -> int:
        """The number of rooms."""

    # Push messages. Neither addresses nor the key are part of backups.

    async def add_push_address(self, guest: str, endpoint: str, language: str, now: int) -> None:
        """Remember a browser, as the newest one. An address belongs to the guest who sent it last.

        Addresses that were not sent again for a long time are forgotten, and the oldest ones if there are too many.
        """

    async def remove_push_address(self, endpoint: str, guest: str | None = None) -> None:
        """Forget a browser; with a guest only if it belongs to this guest."""

    async def remove_push_addresses(self, guest: str) -> None:
        """Forget all browsers of a guest."""

    async def push_addresses(self, guest: str, now: int) -> list[tuple[str, str]]:
        """The addresses of a guest with the languages of their pages, newest first."""

    async def push_key(self, new: str) -> str:
        """The private key of all processes that share the database. The first call stores the new one."""

    # For operators

    async def admin_key(self, new: str) -> str:
        """What an operator proves to a server to be one. The first call stores the new one. Not part of backups."""

    async def ban(self, network: str, until: int) -> None:
        """Exclude a network until a time. It replaces what was said about the same network. Not part of backups."""

    async def unban(self, network: str) -> bool:
        """Returns whether it was excluded."""

    async def bans(self) -> dict[str, int]:
        """The networks, each with the time until which it is excluded; also those whose time is over."""

    def on_state(self, listener: StateListener) -> None:
        """Call `listener` when the database stops answering, and when it answers again."""

    @property
    def pending(self) -> int:
        """The number of calls that wait for the database."""

    async def hold(self, *, alone: bool) -> bool:
        """Whether this process may use the database: `alone`, or with others none of which has to be alone.

        It holds the right until it ends. A later call checks it, and takes it again if the connection was lost.
        """

    async def probe(self) -> None:
        """Write something without meaning, to find out whether events can be stored. Raises any exception."""

    async def ids(self, *, closed_before: int | None = None, limit: int | None = None) -> list[str]:
        """The ids of all rooms, or of those that were closed and not changed since a time; longest unchanged first."""

    async def backup(self, path: Path) -> int:
        """Write a backup of the whole database to a file. Returns the number of rooms."""

    async def restore(self, path: Path) -> int:
        """Fill an empty database from a backup. Returns the number of rooms. Raises `NotEmpty` or `NotABackup`."""
