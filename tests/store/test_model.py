"""Random calls: the store agrees with a simple model in memory, also after it was reopened."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, rule
from storekit import NOW

from tilerummy.store import Conflict, Event, Fenced, Lease, RoomRow, connect

T = TypeVar("T")

LONG = os.environ.get("TILERUMMY_LONG") == "1"

ROOMS = ("a", "b", "c")
OWNERS = ("one", "two")
GUESTS = ("ann", "bo", "cy", "di")
STAGES = ("waiting", "playing", "closed")
ids = st.sampled_from(ROOMS)
owners = st.sampled_from(OWNERS)
words = st.text("ab{}✓'\"%:", max_size=5)
client_ids = st.none() | st.sampled_from(["x", "y", "z"]) | st.uuids().map(str)
lengths = st.integers(1, 20)


@st.composite
def rows(draw: st.DrawFn, room: str) -> RoomRow:
    guests = tuple(draw(st.permutations(GUESTS))[: draw(st.integers(0, 4))])
    due = draw(st.none() | st.integers(0, 50))
    return RoomRow(room, draw(st.sampled_from(STAGES)), draw(st.booleans()), 1, draw(st.integers(0, 9)), due, guests)


def some_events(data: st.DataObject, first: int) -> list[Event]:
    size = data.draw(st.sampled_from([0, 1, 1, 2, 3]))
    return [
        Event(first + place, "move", data.draw(words), data.draw(st.integers(0, 3)), data.draw(client_ids))
        for place in range(size)
    ]


@dataclass
class Room:
    row: RoomRow
    log: list[Event]
    owner: str | None
    until: int
    fence: int = 1
    draft: str | None = None


@cache
def migrated() -> bytes:
    """The file of an empty store, created once."""

    async def make(path: Path) -> None:
        store = connect(path)
        await store.open()
        await store.close()

    with tempfile.TemporaryDirectory(prefix="tilerummy-model-") as folder:
        path = Path(folder) / "empty.db"
        asyncio.run(make(path))
        return path.read_bytes()


class StoreMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp(prefix="tilerummy-model-"))
        self.path = self.folder / "matches.db"
        self.path.write_bytes(migrated())
        self.now = NOW
        self.rooms: dict[str, Room] = {}
        self.leases: list[Lease] = [Lease("a", "one", 1, 0)]
        self.store = connect(self.path)
        self.run(self.store.open())

    def run(self, call: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(call)

    def teardown(self) -> None:
        try:
            self.look_at_everything()
        finally:
            self.run(self.store.close())
            self.runner.close()
            shutil.rmtree(self.folder)

    def keep(self, lease: Lease) -> None:
        if lease not in self.leases:
            self.leases.append(lease)

    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.store = connect(self.path)
        self.run(self.store.open())

    @rule(by=lengths)
    def time_goes_by(self, by: int) -> None:
        self.now += by

    @rule(data=st.data(), room=ids, owner=owners, length=lengths, first=st.integers(0, 1))
    def create(self, data: st.DataObject, room: str, owner: str, length: int, first: int) -> None:
        row, log, until = data.draw(rows(room)), some_events(data, first), self.now + length
        before = self.rooms.get(room)
        used = [event.client_id for event in log if event.client_id]
        try:
            lease = self.run(self.store.create(row, log, owner, until))
        except Conflict:
            assert len(used) != len(set(used)) or (before and (before.owner, before.log) != (owner, log))
            return
        if before is None:
            self.rooms[room] = Room(row, log, owner, until)
        else:
            assert (before.owner, before.log) == (owner, log)
        assert lease == Lease(room, owner, self.rooms[room].fence, until)
        self.keep(lease)

    @rule(data=st.data(), gap=st.sampled_from([0, 0, 0, 0, -1, 1, -2]))
    def append(self, data: st.DataObject, gap: int) -> None:
        lease = data.draw(st.sampled_from(self.leases))
        room = self.rooms.get(lease.room)
        log = room.log if room else []
        last = log[-1].number if log else -1
        new, row = some_events(data, max(0, last + 1 + gap)), data.draw(rows(lease.room))
        used = [event.client_id for event in [*log, *new] if event.client_id]
        try:
            self.run(self.store.append(lease, new, row))
        except Fenced:
            assert room is None or (room.owner, room.fence) != (lease.owner, lease.fence)
        except Conflict:
            assert room is not None
            assert (room.owner, room.fence) == (lease.owner, lease.fence)
            assert (log and new[0].number != last + 1) or len(used) != len(set(used))
        else:
            assert room is not None
            assert (room.owner, room.fence) == (lease.owner, lease.fence)
            if new and log and new[0].number <= last:
                assert new == log[new[0].number - log[0].number :][: len(new)]
            else:
                assert not log or not new or new[0].number == last + 1
                assert len(used) == len(set(used))
                room.row, room.log = row, [*log, *new]

    @rule(data=st.data())
    def append_once_more(self, data: st.DataObject) -> None:
        """The end of the log again, as after an answer that was lost."""
        held = [room for room in self.rooms.values() if room.owner and room.log]
        if held:
            room = data.draw(st.sampled_from(held))
            again = room.log[-data.draw(st.integers(1, len(room.log))) :]
            lease = Lease(room.row.id, room.owner or "", room.fence, 0)
            self.run(self.store.append(lease, again, replace(room.row, stage="never written")))

    @rule(room=ids)
    def delete(self, room: str) -> None:
        assert self.run(self.store.delete(room)) == (self.rooms.pop(room, None) is not None)

    @rule(room=ids, owner=owners, length=lengths)
    def acquire(self, room: str, owner: str, length: int) -> None:
        lease = self.run(self.store.acquire(room, owner, self.now, self.now + length))
        held = self.rooms.get(room)
        if held is None or (held.owner not in (owner, None) and held.until > self.now):
            assert lease is None
            return
        if held.owner != owner:
            held.owner, held.fence = owner, held.fence + 1
        held.until = self.now + length
        assert lease == Lease(room, owner, held.fence, held.until)
        self.keep(lease)

    @rule(owner=owners, some=st.lists(ids, max_size=4), length=lengths)
    def renew(self, owner: str, some: list[str], length: int) -> None:
        still = {room for room in some if room in self.rooms and self.rooms[room].owner == owner}
        assert self.run(self.store.renew(owner, some, self.now, self.now + length)) == still
        for room in still:
            self.rooms[room].until = self.now + length

    @rule(owner=owners, some=st.lists(ids, max_size=2))
    def release(self, owner: str, some: list[str]) -> None:
        self.run(self.store.release(owner, some))
        for room in some:
            if room in self.rooms and self.rooms[room].owner == owner:
                self.rooms[room].owner = None

    @rule(room=ids, draft=words)
    def keep_draft(self, room: str, draft: str) -> None:
        self.run(self.store.keep_draft(room, draft))
        if room in self.rooms:
            self.rooms[room].draft = draft

    @rule(guest=st.sampled_from(GUESTS), limit=st.integers(1, 3), stages=st.lists(st.sampled_from(STAGES)))
    def list_rooms(self, guest: str, limit: int, stages: list[str]) -> None:
        rows = [room.row for room in self.rooms.values()]
        latest = sorted(rows, key=lambda row: (-row.touched, row.id))
        public = [row for row in latest if row.public and row.stage in stages]
        assert self.run(self.store.public_rooms(stages, limit)) == public[:limit]
        assert self.run(self.store.rooms_of(guest, limit)) == [row for row in latest if guest in row.guests][:limit]

    @rule(now=st.integers(0, 50), limit=st.integers(1, 3))
    def list_what_is_due(self, now: int, limit: int) -> None:
        overdue = sorted((row.due, row.id) for row in (room.row for room in self.rooms.values()) if row.due is not None)
        found = self.run(self.store.due(now, limit))
        assert [row.id for row in found] == [room for due, room in overdue if due <= now][:limit]

    @rule()
    def look_at_everything(self) -> None:
        self.run(self._look())

    async def _look(self) -> None:
        assert await self.store.count() == len(self.rooms)
        for name in ROOMS:
            room = self.rooms.get(name)
            assert await self.store.room(name) == (room.row if room else None)
            assert await self.store.events(name) == (room.log if room else [])
            assert await self.store.draft(name) == (room.draft if room else None)
            running = room.owner if room and room.until > self.now else None
            assert await self.store.owner(name, self.now) == running


StoreMachine.TestCase.settings = settings(max_examples=200 if LONG else 10, stateful_step_count=30)
TestStoreAgainstModel = StoreMachine.TestCase
