"""The node of a page: it owns every room and does all work in its one thread, one piece after the other."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol, Self, TypeVar

from tilerummy.hosting.guests import IssuedTokens
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.hosting.messages import Answer, Answered, Ask, Attach, Declined, FromOutside, Request, Say
from tilerummy.hosting.owner import Owner
from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import Payer
from tilerummy.page_host.kept_rooms import KeptRooms, Save
from tilerummy.rooms import logs
from tilerummy.rooms.erasing import Erased, Whose, erased
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.rest import RoomInfo
from tilerummy.rooms.room import NoSuchRoom, Room, fold, ids_of, row_of
from tilerummy.rooms.scene_text import Text
from tilerummy.store import Event, Lease
from tilerummy.store.steady_clock import SteadyClock

T = TypeVar("T")
NODE = "page"
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

    def tell(self, table: RoomInterface, seat: int | None, *, left: bool = False) -> None: ...


class PageSocket(Protocol):
    """A connection of the page."""

    def put(self, text: Text) -> None: ...

    def end(self) -> None: ...

    def attach_message(self) -> Attach: ...


class PageNode:
    """The rooms of a page, and its connections."""

    def __init__(self, saved: Mapping[str, str], save: Save, settings: Settings | None = None) -> None:
        self.id, self.settings = NODE, settings or Settings()
        self.store = KeptRooms(saved, save)
        self.metrics, self.budgets, self.reader, self.push = NoMetrics(), WorkAtOnce(), Replays(), NoPush()
        self.issued = IssuedTokens()
        self.owners: dict[str, Owner] = {}
        self.connections: dict[str, PageSocket] = {}
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
                found = fold(room, events)
                if found is None:
                    raise NoSuchRoom(room)
                owner = Owner(self, found, self._lease(room), ids_of(events))
                owner.restore(await self.store.draft(room))
                self._own(owner)
            return self.owners[room]

    async def read_room(self, room: str) -> Room:
        """The state of a room, for reading only. Raises `NoSuchRoom`."""
        if room in self.owners:
            return self.owners[room].room
        found = fold(room, await self.store.events(room))
        if found is None:
            raise NoSuchRoom(room)
        return found

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

    def lost(self, owner: RoomInterface) -> None:
        """The room was deleted."""
        owner.stop()
