"""Reads rooms and their records without owning them. Results are cached by the version of the room.

Replaying a long match takes seconds. Therefore a room is replayed once for each version, however many requests wait
for it, and few rooms at the same time. Answers about rooms that do not change any more are kept for a while too.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from tilerummy.hosting.work import REPLAY, Payer
from tilerummy.rooms.erasing import Erased, Whose, erased
from tilerummy.rooms.room import NoSuchRoom, Room, fold
from tilerummy.rooms.room_records import record_text
from tilerummy.server.budgets import Budgets
from tilerummy.server.fair_share import FairShare, Pauses
from tilerummy.server.limits import CLIENT
from tilerummy.store import Event, Store

T = TypeVar("T")
MOST_ROOMS, MOST_RECORDS = 32, 64
LARGEST_ROOMS = 400_000
"""Characters of the events of all rooms that are kept. A room needs about 130 bytes for each in memory."""
MOST_KEPT, LARGEST_KEPT = 64, 500_000
"""Answers that are kept, and bytes of one. The review of a round of fifty moves has about 130,000."""
LONG_EVENTS, LONG_RECORD, LONG_MATCH = 500, 5000, 20
"""Matches with more events, records with more characters, and matches with more rounds are slow to replay or write."""


class Cache(Generic[T]):
    """The most recently used values, limited in their number and in the sum of their sizes.

    Each has a version, of which the last is kept. A value that is larger than all together may be is not kept.
    """

    def __init__(self, most: int, largest: int = 0) -> None:
        self.most, self.largest = most, largest
        self.kept: OrderedDict[Hashable, tuple[int, T, int]] = OrderedDict()

    def get(self, key: Hashable, version: int) -> T | None:
        entry = self.kept.get(key)
        if entry is None or entry[0] != version:
            return None
        self.kept.move_to_end(key)
        return entry[1]

    def put(self, key: Hashable, version: int, value: T, size: int = 0) -> None:
        if size > self.largest:
            return
        self.kept[key] = version, value, size
        self.kept.move_to_end(key)
        while len(self.kept) > self.most or sum(size for _, _, size in self.kept.values()) > self.largest:
            self.kept.popitem(last=False)


class Reader:
    """The stored rooms, for reading only."""

    def __init__(self, store: Store, budgets: Budgets, share: FairShare) -> None:
        self.store, self.budgets, self.share = store, budgets, share
        self.rooms: Cache[Room] = Cache(MOST_ROOMS, LARGEST_ROOMS)
        self.records: Cache[str] = Cache(MOST_RECORDS)
        self.answers: dict[Hashable, bytes] = {}
        self.reviews: Cache[bytes] = Cache(MOST_KEPT)
        self.locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def work(self, work: Callable[..., T], *given: object, is_large: bool = False) -> T:
        """Do long work in a thread, at the expense of the client who asks. Raises `Refusal` over the limit."""
        return await self.budgets.do(REPLAY, Payer(address=CLIENT.get()), work, *given, is_large=is_large)

    async def replay(self, room_id: str, events: Sequence[Event], *, must: bool = False) -> Room | None:
        """The room after these events. Raises `Refusal` over the limit, unless it `must` be done."""
        given = (room_id, events, Pauses(self.share))
        payer = Payer(address=CLIENT.get())
        return await self.budgets.do(REPLAY, payer, fold, *given, must=must, is_large=is_long(events))

    async def erase(self, room_id: str, events: Sequence[Event], whose: Whose, now: int, payer: Payer) -> Erased:
        """The events without a name. Raises `Refusal` over the limit; the operator has none."""
        given = (room_id, events, whose, now, Pauses(self.share))
        must, is_large = not payer.address, is_long(events)
        return await self.budgets.do(REPLAY, payer, erased, *given, must=must, is_large=is_large)

    async def room(self, room_id: str) -> Room:
        """The stored state of a room. Raises `NoSuchRoom`."""
        async with self._lock(room_id):
            version = await self.store.version(room_id)
            if version is None:
                raise NoSuchRoom(room_id)
            room = self.rooms.get(room_id, version)
            if room is None:
                events = await self.store.events(room_id)
                room = await self.replay(room_id, events)
                if room is None:
                    raise NoSuchRoom(room_id)
                self.rooms.put(room_id, room.events, room, size_of(events))
            return room

    async def record(self, room: Room, seat: int | None) -> str:
        """The record in TRN: finished rounds in full, the current one as the seat sees it."""
        key = (room.id, seat if room.running is not None else None)
        async with self._lock(key):
            text = self.records.get(key, room.events)
            if text is None:
                is_large = room.match is not None and len(room.match.rounds) > LONG_MATCH
                text = await self.work(record_text, room, seat, Pauses(self.share), is_large=is_large)
                self.records.put(key, room.events, text)
            return text

    async def prepared(self, make: Callable[..., bytes], *given: Hashable) -> bytes:
        """An answer that never changes, such as a long text in one language. It is made once."""
        key = (make, *given)
        async with self._lock(key):
            if key not in self.answers:
                made = await self.budgets.do(REPLAY, Payer(), make, *given, must=True, is_large=True)
                self.answers[key] = made
        return self.answers[key]

    async def kept(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer about a room that does not change any more. Who asks while it is made waits for the same one."""
        async with self._lock(key):
            answer = self.reviews.get(key, 0)
            if answer is None:
                answer = await make()
                if len(answer) <= LARGEST_KEPT:
                    self.reviews.put(key, 0, answer)
            return answer

    def _lock(self, key: Hashable) -> asyncio.Lock:
        """Only one task does the work for a key. The lock lives as long as a task waits for it."""
        return self.locks.setdefault(key, asyncio.Lock())


def size_of(events: Sequence[Event]) -> int:
    """The characters of these events. The memory of the room that they make grows with them."""
    return sum(len(event.data) for event in events)


def is_long(events: Sequence[Event]) -> bool:
    """Whether a match probably takes long to replay."""
    return len(events) > LONG_EVENTS or any(len(event.data) > LONG_RECORD for event in events[:1])
