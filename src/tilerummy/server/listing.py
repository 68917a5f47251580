"""The list of public rooms. Each address has a limited share of it, so that nobody can push the others out."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import monotonic

from tilerummy.hosting.lobby import MOST_LISTED
from tilerummy.hosting.work import is_local
from tilerummy.rooms.room import source_of
from tilerummy.store import RoomRow, Store

MOST_CONSIDERED = 2000
LISTED_STAGES = ("waiting", "playing", "round-over")
KEPT_S = 1.0
"""Seconds for which the list is kept. It is read again only afterwards, however many ask for it."""
_KEY = secrets.token_bytes(32)


def source(address: str) -> str:
    """A code for an address. It is different after every start, so that nobody can find the address from it."""
    return "" if is_local(address) or not address else blake2b(address.encode(), key=_KEY, digest_size=8).hexdigest()


def shared_out(rows: Sequence[RoomRow], share: int) -> list[RoomRow]:
    """The first rows, with at most `share` of each source. Rooms of this machine have no source and are not counted."""
    seen: Counter[str] = Counter()
    listed = []
    for row in rows:
        origin = source_of(row)
        seen[origin] += 1
        if not origin or seen[origin] <= share:
            listed.append(row)
    return listed[:MOST_LISTED]


class PublicRooms:
    """The rows of the list, read from the store at most once per second."""

    def __init__(self, store: Store, share: int, clock: Callable[[], float] = monotonic) -> None:
        self.store, self.share, self.clock = store, share, clock
        self.rows: list[RoomRow] = []
        self.until = clock()
        self.reading = asyncio.Lock()

    async def listed(self) -> list[RoomRow]:
        async with self.reading:
            if self.clock() >= self.until:
                self.rows = shared_out(await self.store.public_rooms(LISTED_STAGES, MOST_CONSIDERED), self.share)
                self.until = self.clock() + KEPT_S
        return self.rows

    def forget(self) -> None:
        """Read the list again at the next request: a room of this process was created."""
        self.until = self.clock()
