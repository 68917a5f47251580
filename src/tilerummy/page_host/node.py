"""The node of a page: it owns every room and does all work in its one thread, one piece after the other.

Below it are the connections of the page, and the store, which keeps its texts.
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict
from typing import Any, Self, TypeVar

from tilerummy.hosting.guests import IssuedTokens
from tilerummy.hosting.interfaces import LiveRoom
from tilerummy.hosting.messages import Answer, Answered, Ask, Attach, Declined, Detach, FromOutside, Request, Say
from tilerummy.hosting.owner import Owner
from tilerummy.hosting.prepared_table import PreparedTable
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import LOCAL, Payer
from tilerummy.rooms import logs, wire
from tilerummy.rooms.erasing import Erased, Whose, erased
from tilerummy.rooms.prepared import Prepared
from tilerummy.rooms.refusals import Refusal, check_version, greeting, id_in, read_command, refused
from tilerummy.rooms.rest import RoomInfo
from tilerummy.rooms.room import NoSuchRoom, Room, fold, ids_of, row_of
from tilerummy.rooms.scene_text import MessageText, Text
from tilerummy.rooms.words import translator_for
from tilerummy.store import Conflict, Event, Fenced, Lease, RoomRow, Unavailable
from tilerummy.store.steady_clock import SteadyClock

T = TypeVar("T")
NODE = "page"
Save = Callable[[dict[str, str | None]], Awaitable[None]]
"""Stores texts by key, None for a key that is removed: all of them or nothing."""
FOREVER = 1 << 53
"""Milliseconds. Nobody takes a room away from a page."""


class Uncounted:
    """Takes the place of every metric: a page counts nothing."""

    def labels(self, **labels: str) -> Self:
        return self

    def inc(self) -> None: ...

    def observe(self, seconds: float) -> None: ...

    def time(self) -> AbstractContextManager[None]:
        return nullcontext()


class NoMetrics:
    moves = refused = judged = persisted = thought = Uncounted()


class WorkAtOnce:
    """Does work in the only thread. Messages that came before are answered first."""

    async def do(
        self,
        lane: str,
        payer: Payer,
        work: Callable[..., T],
        *given: object,
        must: bool = False,
        is_large: bool = False,
    ) -> T:
        await asyncio.sleep(0)
        return work(*given)


class Replays:
    async def replay(self, room_id: str, events: Sequence[Event], *, must: bool = False) -> Room | None:
        return fold(room_id, events)

    async def erase(self, room_id: str, events: Sequence[Event], whose: Whose, now: int, payer: Payer) -> Erased:
        return erased(room_id, events, whose, now)


class NoPush:
    """The person at the page sees whose turn it is."""

    key = None

    def tell(self, table: LiveRoom, seat: int | None, *, left: bool = False) -> None: ...


class PageNode:
    """The rooms of a page, and its connections."""

    def __init__(self, saved: Mapping[str, str], save: Save, settings: Settings | None = None) -> None:
        self.id, self.settings = NODE, settings or Settings()
        self.store = KeptRooms(saved, save)
        self.metrics, self.budgets, self.reader, self.push = NoMetrics(), WorkAtOnce(), Replays(), NoPush()
        self.issued = IssuedTokens()
        self.owners: dict[str, Owner] = {}
        self.connections: dict[str, RoomConnection] = {}
        self.asked: dict[str, asyncio.Future[Answer]] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self._clock = SteadyClock()

    def now(self) -> int:
        return self._clock.now()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            logs.failed("task failed", fault)

    # Rooms

    async def create(self, room_id: str, events: list[Event]) -> Room:
        room = fold(room_id, events)
        assert room is not None
        await self.store.create(row_of(room, None), events)
        self._own(Owner(self, room, self._lease(room_id), {}))
        return room

    async def keep_closed(self, room: Room, events: list[Event]) -> None:
        """Keep a room that is closed from the start. It is loaded when somebody opens it."""
        await self.store.create(row_of(room, None), events)

    async def keep_copy(self, room_id: str, events: list[Event]) -> Room:
        """Keep a room of another host. Raises `Refusal` if its events make no room."""
        if room_id in self.store.rows:
            return await self.read_room(room_id)
        try:
            room = fold(room_id, events)
        except Exception:  # it was made by another version, or for an edition that is not here
            room = None
        if room is None:
            raise Refusal("body-unreadable", status=422, place="body.events")
        await self.keep_closed(room, events)
        return room

    def _lease(self, room: str) -> Lease:
        return Lease(room, NODE, 1, FOREVER)

    def _own(self, owner: Owner) -> None:
        self.owners[owner.room.id] = owner
        self.spawn(self._run(owner))

    async def _run(self, owner: Owner) -> None:
        try:
            await owner.run()
        finally:
            self._forget(owner)

    def _forget(self, owner: Owner) -> None:
        """The room is unloaded. Who came at the last moment loads it again."""
        room = owner.room.id
        del self.owners[room]
        while not owner.inbox.empty():
            message = owner.inbox.get_nowait()
            if isinstance(message, Attach | Say | Ask):
                self.spawn(self.send_to_owner(room, message))

    async def owner_of(self, room: str) -> Owner:
        """The owner of a room, which is loaded if necessary. Raises `NoSuchRoom`."""
        async with self.loading.setdefault(room, asyncio.Lock()):
            if room not in self.owners:
                events = await self.store.events(room)
                stored = fold(room, events)
                if stored is None:
                    raise NoSuchRoom(room)
                owner = Owner(self, stored, self._lease(room), ids_of(events))
                owner.restore(await self.store.draft(room))
                self._own(owner)
            return self.owners[room]

    async def read_room(self, room: str) -> Room:
        """The state of a room, for reading only. Raises `NoSuchRoom`."""
        if room in self.owners:
            return self.owners[room].room
        stored = fold(room, await self.store.events(room))
        if stored is None:
            raise NoSuchRoom(room)
        return stored

    # Messages

    async def send_to_owner(self, room: str, message: FromOutside) -> None:
        (await self.owner_of(room)).inbox.put_nowait(message)

    async def ask(self, room: str, guest: str | None, request: Request, language: str = "") -> RoomInfo | None:
        """Send a request to the owner of a room and wait for the answer. Raises `Refusal`."""
        ask = secrets.token_hex(8)
        self.asked[ask] = waiting = asyncio.get_running_loop().create_future()
        try:
            await self.send_to_owner(room, Ask(ask, NODE, guest, language, request))
            answer = await waiting
        finally:
            del self.asked[ask]
        if isinstance(answer, Declined):
            raise Refusal(answer.code, status=answer.status, **answer.params)
        return answer.info if isinstance(answer, Answered) else None

    # What a room needs

    async def send(self, node: str, conn: str, text: Text) -> None:
        if conn in self.connections:
            self.connections[conn].put(text)

    async def close_connection(self, node: str, conn: str) -> None:
        if conn in self.connections:
            self.connections[conn].end()

    async def redirect(self, node: str, room: str, conn: str) -> None:
        """Attach a connection that the room does not know."""
        if conn in self.connections:
            await self.send_to_owner(room, self.connections[conn].attach_message())

    async def reply(self, node: str, ask: str, answer: Answer) -> None:
        if ask in self.asked:
            self.asked[ask].set_result(answer)

    async def renew(self, room: str) -> int:
        return FOREVER

    def lost(self, owner: LiveRoom) -> None:
        """The room was deleted."""
        owner.stop()


# Connections: the greeting, then commands in and messages out

NORMAL, POLICY = 1000, 1008
"""Codes with which a socket is closed."""


class Connection:
    """One connection. `send` gets each text for the page, and `closed` the code at the end."""

    def __init__(self, node: PageNode, guest: str, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.node, self.guest, self.send, self.closed = node, guest, send, closed
        self.words = translator_for(None)
        self.greeted = self.ended = False

    async def receive(self, text: str) -> None:
        if self.ended:
            return
        try:
            if len(text) > self.node.settings.longest_message:
                raise Refusal("message-too-long")
            if self.greeted:
                await self._command(read_command(text))
            else:
                await self._greet(text)
        except NoSuchRoom:
            self._refuse(Refusal("room-unknown"), text)
            self.end()
        except Refusal as refusal:
            self._refuse(refusal, text)
            if not self.greeted:
                self.end()
        except Exception as fault:  # the room cannot be loaded
            logs.failed("connection failed", fault)
            self._refuse(Refusal("fault"), text)
            self.end()

    async def _greet(self, text: str) -> None:
        hello = greeting(text, self.node.settings.longest_message)
        self.words = translator_for(hello.language)
        check_version(hello)
        await self._arrive()
        self.greeted = True

    async def _arrive(self) -> None:
        raise NotImplementedError

    async def _command(self, command: wire.FromPage) -> None:
        raise NotImplementedError

    def _refuse(self, refusal: Refusal, text: str) -> None:
        self.put(MessageText.of(refused(self.words, refusal, command=id_in(text))))

    def put(self, text: Text) -> None:
        if not self.ended:
            self.send(str(text))

    async def leave(self) -> None:
        """The page has closed the connection."""
        self.ended = True

    def end(self) -> None:
        """The host closes the connection for good."""
        if not self.ended:
            self.ended = True
            self.closed(POLICY)


class RoomConnection(Connection):
    def __init__(
        self, node: PageNode, guest: str, room: str, send: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        super().__init__(node, guest, send, closed)
        self.room, self.conn = room, secrets.token_hex(8)

    def attach_message(self) -> Attach:
        return Attach(self.conn, NODE, self.guest, self.words.language, LOCAL)

    async def _arrive(self) -> None:
        self.node.connections[self.conn] = self
        await self.node.send_to_owner(self.room, self.attach_message())

    async def _command(self, command: wire.FromPage) -> None:
        await self.node.send_to_owner(self.room, Say(self.conn, NODE, command))

    async def leave(self) -> None:
        await super().leave()
        self.node.connections.pop(self.conn, None)
        if self.room in self.node.owners:
            await self.node.send_to_owner(self.room, Detach(self.conn, NODE))

    def end(self) -> None:
        super().end()
        self.node.spawn(self.leave())


class PreparedConnection(Connection):
    """A connection to a lesson or a puzzle."""

    def __init__(
        self,
        node: PageNode,
        prepared: Prepared,
        number: int,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        super().__init__(node, "", send, closed)
        self.prepared, self.number = prepared, number
        self.table: PreparedTable | None = None

    async def _arrive(self) -> None:
        if not 1 <= self.number <= self.prepared.count:
            raise Refusal("not-found")
        self.table = PreparedTable(self.node, self.prepared, self.words, self.put)
        self.table.begin(self.number, at=0)

    async def _command(self, command: wire.FromPage) -> None:
        assert self.table is not None
        await self.table.receive(command)

    async def leave(self) -> None:
        await super().leave()
        if self.table is not None:
            self.table.stop_clock()


# The store: all rooms in memory, and every change saved as texts by key
#
# token              the token of the person
# room/ID            the row of a room
# event/ID/NUMBER    an event
# draft/ID           the draft of the seat to move


DIGITS = 6
"""Digits of an event number in a key, so that sorted keys are sorted events."""


def event_key(room: str, number: int) -> str:
    return f"event/{room}/{number:0{DIGITS}}"


class KeptRooms:
    """The part of a store that rooms and the lobby need. A page owns all its rooms, so there are no leases."""

    def __init__(self, saved: Mapping[str, str], save: Save) -> None:
        self._save_all = save
        self.rows: dict[str, RoomRow] = {}
        self.logs: dict[str, list[Event]] = {}
        self.drafts: dict[str, str] = {}
        for key in sorted(saved):
            with suppress(ValueError, TypeError, LookupError):  # one damaged text must not take the other rooms with it
                self._load(key, saved[key])

    def _load(self, key: str, text: str) -> None:
        kind, _, rest = key.partition("/")
        if kind == "room":
            row = _row(json.loads(text))
            json.loads(row.summary)["guests"]
            self.rows[rest] = row
        elif kind == "event":
            self.logs.setdefault(rest.partition("/")[0], []).append(Event(**json.loads(text)))
        elif kind == "draft":
            self.drafts[rest] = text

    async def _save(self, changes: dict[str, str | None]) -> None:
        """Raises `Unavailable` if the browser does not store them, for example because there is no room left."""
        try:
            await self._save_all(changes)
        except Exception as fault:
            raise Unavailable from fault

    async def create(self, row: RoomRow, events: Sequence[Event]) -> None:
        if row.id in self.rows:
            raise Conflict(row.id)
        await self._save(_changes(row, events))
        self.rows[row.id], self.logs[row.id] = row, list(events)

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None:
        """Save events and the row. Raises `Fenced` if the room was deleted. No name is ever erased in a page."""
        if row.id not in self.rows:
            raise Fenced(row.id)
        await self._save(_changes(row, events))
        self.rows[row.id] = row
        self.logs.setdefault(row.id, []).extend(events)

    async def events(self, room: str) -> list[Event]:
        return list(self.logs.get(room, ())) if room in self.rows else []

    async def delete(self, room: str) -> bool:
        if room not in self.rows:
            return False
        events = self.logs.get(room, [])
        gone = [f"room/{room}", f"draft/{room}", *(event_key(room, event.number) for event in events)]
        await self._save(dict.fromkeys(gone))
        del self.rows[room]
        self.logs.pop(room, None)
        self.drafts.pop(room, None)
        return True

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        return _newest((row for row in self.rows.values() if guest in row.guests), limit)

    async def keep_draft(self, room: str, draft: str) -> None:
        if room in self.rows:
            await self._save({f"draft/{room}": draft})
            self.drafts[room] = draft

    async def draft(self, room: str) -> str | None:
        return self.drafts.get(room)


def _changes(row: RoomRow, events: Iterable[Event]) -> dict[str, str | None]:
    changes: dict[str, str | None] = {event_key(row.id, event.number): json.dumps(asdict(event)) for event in events}
    return changes | {f"room/{row.id}": json.dumps(asdict(row))}


def _row(data: dict[str, object]) -> RoomRow:
    return RoomRow(**{**data, "guests": tuple(data["guests"])})  # type: ignore[arg-type]


def _newest(rows: Iterable[RoomRow], limit: int) -> list[RoomRow]:
    return sorted(rows, key=lambda row: (-row.touched, row.id))[:limit]
