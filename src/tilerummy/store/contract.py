"""The values of a store, and its errors."""

import re
from collections.abc import Callable
from dataclasses import dataclass

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
