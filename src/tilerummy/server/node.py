"""A node: one server process with its rooms and its connections.

A connection sends its messages to the owner of its room: directly to the owner's inbox in the same process, or over the
bus to another process. The owner of a room is stored as a lease, which a dead process cannot renew.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from contextvars import Context
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakValueDictionary

from tilerummy.hosting import messages
from tilerummy.hosting.guests import IssuedTokens, new_token
from tilerummy.hosting.interfaces import LiveRoom
from tilerummy.hosting.owner import Owner
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import logs, wire
from tilerummy.rooms.clocks import due
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.rest import RoomInfo
from tilerummy.rooms.room import IMPORTED, NoSuchRoom, Room, fold, ids_of, row_of
from tilerummy.rooms.scene_text import MessageText, Text
from tilerummy.rooms.wire import id_of
from tilerummy.server.bans import Bans
from tilerummy.server.budgets import Budgets
from tilerummy.server.bus import Bus, Unreachable
from tilerummy.server.fair_share import FairShare
from tilerummy.server.health import Health
from tilerummy.server.limits import CLIENT, OpenPerAddress
from tilerummy.server.metrics import Metrics
from tilerummy.server.push import Push
from tilerummy.server.reading import Reader, size_of
from tilerummy.store import Event, Fenced, Store, Unavailable
from tilerummy.store.steady_clock import PROCESS_CLOCK

ASK_SECONDS, ASK_AGAIN_SECONDS = 8.0, 0.1
MOST_IN_INBOX = 500
"""Messages that wait for one room. Further commands are refused."""
LARGEST_IMPORTED = 600_000
"""Characters of all imported matches that are open at the same time. A long one needs 20 MB of memory."""


class Node:
    """The state of one server process, over a store and a bus that are open."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bus: Bus,
        node_id: str | None = None,
        folder: Path | None = None,
        fair_share: FairShare | None = None,
    ) -> None:
        """`folder` is that of the database file, if there is one. `fair_share` is that of the HTTP protocol."""
        self.store, self.settings, self.bus = store, settings, bus
        self.id = node_id or secrets.token_hex(8)
        self.metrics = Metrics()
        self.issued = IssuedTokens()
        self.owners: dict[str, Owner] = {}
        self.imported: dict[str, int] = {}
        """The imported matches among them, each with the characters of its record."""
        self.connections: dict[str, Connection] = {}
        self.routes: dict[str, str] = {}
        self.asked: dict[str, asyncio.Future[messages.Answer]] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.following: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.fair_share = fair_share or FairShare()
        self.budgets = Budgets(settings.work_per_second, settings.work_burst, self.metrics)
        self.closing, self.sockets_accepted = False, 0
        self.push = Push(store, self.spawn, self.now, self.metrics)
        self.reader = Reader(store, self.budgets, self.fair_share)
        self.health = Health(store, bus, self.metrics, folder)
        self.learners: Counter[str] = Counter()
        self.open_sockets = OpenPerAddress(settings.sockets_per_address, settings.sockets_in_all)
        self.warned: set[str] = set()
        self.bans = Bans(store, self.now, (*settings.trusted_networks, *settings.trusted_proxies))
        self.sockets: set[OpenSocket] = set()
        """All open ones, also of lessons and puzzles."""
        self.admin_key = ""

    def warn_once(self, event: str, **fields: object) -> None:
        if event not in self.warned:
            self.warned.add(event)
            logs.warning(event, **fields)

    def now(self) -> int:
        """Milliseconds since 1970. They do not jump with the clock of the machine."""
        return PROCESS_CLOCK.now()

    # Start and stop

    async def start(self) -> None:
        asyncio.get_running_loop().set_exception_handler(_unhandled)
        if self.settings.push_contact:
            await self.push.open(self.settings.push_contact)
        self.admin_key = await self.store.admin_key(new_token())
        await self.bans.read()
        self.health.start()
        self.bus.on_lost(self._resync)
        await self.bus.subscribe(f"node/{self.id}", self._from_bus)

    async def stop(self) -> None:
        """Finish pending writes, release the leases and end all connections."""
        self.closing = True
        owned = list(self.owners)
        far = [(each, room) for room in owned for each in self.owners[room].audience if each.node != self.id]
        for task in list(self.tasks):
            if not task.get_name().startswith("room "):
                task.cancel()
        for owner in list(self.owners.values()):
            owner.stop()
        rooms = [task for task in self.tasks if task.get_name().startswith("room ")]
        if rooms:
            await asyncio.wait(rooms, timeout=5)
        for connection in list(self.connections.values()):
            connection.close()
        with suppress(Unavailable):
            await self.store.release(self.id, owned)
        for each, room in far:
            await self.redirect(each.node, room, each.conn)
        self.budgets.close()

    def spawn(self, work: Any, name: str | None = None) -> "asyncio.Task[Any]":
        """Start a task of the server itself: no client pays for its work."""
        task: asyncio.Task[Any] = asyncio.create_task(work, name=name, context=Context())
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            logs.failed("task failed", fault)

    async def read_bans(self) -> None:
        """Close the sockets of addresses that were excluded meanwhile."""
        if await self.bans.read():
            for socket in list(self.sockets):
                socket.close_if_banned()

    # Rooms

    async def create(self, room_id: str, events: list[Event]) -> Room:
        """Create a room that this node owns."""
        room = await asyncio.to_thread(fold, room_id, events)
        assert room is not None
        now = self.now()
        when = due(room, now, self.settings.grace)
        lease = await self.store.create(row_of(room, when), events, self.id, now + self.settings.lease)
        self._own(Owner(self, room, lease, {}))
        self.metrics.created.inc()
        return room

    async def keep_closed(self, room: Room, events: list[Event]) -> None:
        """Store a room that is closed from the start. It is loaded when somebody opens it."""
        await self.store.create(row_of(room, None), events, self.id, self.now())
        await self.store.release(self.id, [room.id])
        self.metrics.created.inc()

    def _own(self, owner: Owner) -> None:
        self.owners[owner.room.id] = owner
        self.metrics.rooms.set(len(self.owners))
        self.spawn(self._run(owner), name=f"room {owner.room.id}")

    async def _run(self, owner: Owner) -> None:
        try:
            await owner.run()
        except Exception as fault:
            logs.failed("room failed", fault, room=owner.room.id)
        finally:
            await self._forget(owner)

    async def _forget(self, owner: Owner) -> None:
        room = owner.room.id
        if self.owners.get(room) is owner:
            del self.owners[room]
            self.imported.pop(room, None)
            self.metrics.rooms.set(len(self.owners))
            if owner.thinking is not None:
                owner.thinking.cancel()
            if not self.closing:
                with suppress(Unavailable):
                    await self.store.release(self.id, [room])
        while not owner.inbox.empty():  # forward late messages to the next owner
            message = owner.inbox.get_nowait()
            if isinstance(message, messages.FromOutside) and not self.closing:
                with suppress(NoSuchRoom, Unavailable):
                    await self.send_to_owner(room, message)
        if not self.closing:
            for each in owner.audience:
                await self.redirect(each.node, room, each.conn)

    async def redirect(self, node: str, room: str, conn: str) -> None:
        """Make a connection find the current owner of its room and attach there."""
        await self.tell(node, messages.Moved(room, conn))

    def lost(self, owner: LiveRoom) -> None:
        """Give up a room that another process owns now."""
        if self.owners.get(owner.room.id) is owner:
            del self.owners[owner.room.id]
            self.imported.pop(owner.room.id, None)
            self.metrics.leases_lost.inc()
            self.metrics.rooms.set(len(self.owners))
            logs.warning("lease lost", room=owner.room.id)
        owner.stop()

    async def renew(self, room: str) -> int:
        """Renew the lease of one room now and return its end. Raises `Fenced` if another owner has it."""
        now = self.now()
        until = now + self.settings.lease
        if room not in await self.store.renew(self.id, [room], now, until):
            raise Fenced(room)
        return until

    async def owner_of(self, room: str) -> str:
        """The id of the node that owns the room. If there is none, this node acquires it."""
        if room in self.owners:
            return self.id
        if room in self.routes:
            return self.routes[room]
        # Only one task loads a room. The lock lives as long as a task waits for it.
        lock = self.loading.setdefault(room, asyncio.Lock())
        async with lock:
            for _ in range(3):
                if room in self.owners:
                    return self.id
                owner = await self.store.owner(room, self.now())
                if owner is not None and owner != self.id:
                    self.routes[room] = owner
                    return owner
                if await self._acquire(room):
                    return self.id
        raise NoSuchRoom(room)

    async def _acquire(self, room_id: str) -> bool:
        now = self.now()
        lease = await self.store.acquire(room_id, self.id, now, now + self.settings.lease)
        if lease is None:
            return False
        events = await self.store.events(room_id)
        if not events:
            await self.store.release(self.id, [room_id])
            raise NoSuchRoom(room_id)
        try:
            self._admit(room_id, events)
            room = await self.reader.replay(room_id, events, must=not CLIENT.get())
            assert room is not None
            owner = Owner(self, room, lease, ids_of(events))
            owner.restore(await self.store.draft(room_id))
            if room_id not in self.owners:
                self._own(owner)
        except Refusal:
            await self.store.release(self.id, [room_id])
            raise
        finally:
            if room_id not in self.owners:
                self.imported.pop(room_id, None)
        return True

    def _admit(self, room_id: str, events: Sequence[Event]) -> None:
        """Count an imported match, and unload others that nobody looks at. Raises `Refusal` if they need too much.

        One match is always admitted, however long it is.
        """
        if events[0].kind != IMPORTED:
            return
        size = size_of(events)
        self.imported.pop(room_id, None)
        for other in list(self.imported):
            if sum(self.imported.values()) + size <= LARGEST_IMPORTED:
                break
            owner = self.owners.get(other)
            if owner is not None and owner.is_idle:
                owner.stop()
                del self.imported[other]
        if self.imported and sum(self.imported.values()) + size > LARGEST_IMPORTED:
            self.metrics.refused.labels(reason="imported-rooms").inc()
            raise Refusal("busy", status=503)
        self.imported[room_id] = size

    async def read_room(self, room_id: str) -> Room:
        """The stored state of a room, for reading only. This node need not own it."""
        if room_id in self.owners:
            return self.owners[room_id].room
        return await self.reader.room(room_id)

    # Transport

    async def send_to_owner(self, room: str, message: messages.FromOutside) -> None:
        """Send a message to the owner of a room. Raises `Unavailable` if it cannot be reached."""
        owner = await self.owner_of(room)
        if not await self.tell(owner, messages.ToRoom(room, message)):
            self.routes.pop(room, None)
            raise Unavailable(room)

    async def tell(self, node: str, message: messages.ToNode) -> bool:
        """Send a message to a node; returns whether it was delivered. Messages to this node bypass the bus."""
        if node == self.id:
            await self._receive(message)
            return True
        try:
            return await self.bus.publish(f"node/{node}", messages.TO_NODE.dump_json(message)) > 0
        except Unreachable:
            return False

    def _from_bus(self, message: bytes) -> None:
        self.spawn(self._receive(messages.TO_NODE.validate_json(message)))

    def _resync(self) -> None:
        """Messages may have been lost: send fresh scenes, and attach to remote rooms again."""
        for conn, connection in list(self.connections.items()):
            if connection.room not in self.owners:
                self.spawn(self.follow(connection.room, conn))
        for owner in self.owners.values():
            owner.inbox.put_nowait(messages.Wake(show=True))

    async def _receive(self, message: messages.ToNode) -> None:
        match message:
            case messages.ToRoom():
                await self._deliver(message.room, message.message)
            case messages.Moved():
                self.spawn(self.follow(message.room, message.conn))
            case messages.Reply():
                waiting = self.asked.pop(message.ask, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message.answer)
            case messages.Here():
                await self._note_connections(message.rooms, message.node)
            case messages.ToPage() if (connection := self.connections.get(message.conn)) is not None:
                connection.put(MessageText(message.text, message.answers, message.at))
            case messages.HangUp() if (connection := self.connections.get(message.conn)) is not None:
                connection.close()

    async def _deliver(self, room: str, message: messages.FromOutside) -> None:
        """Put a message into the inbox of a room of this node."""
        owner = self.owners.get(room)
        if owner is not None and not owner.stopping:
            if isinstance(message, messages.Say) and owner.inbox.qsize() >= MOST_IN_INBOX:
                await self._refuse_full(owner, message)
            else:
                owner.inbox.put_nowait(message)
        elif isinstance(message, messages.Ask):
            await self.reply(message.node, message.ask, messages.NotHere())
        elif not isinstance(message, messages.Detach):
            await self.redirect(message.node, room, message.conn)

    async def _refuse_full(self, owner: Owner, message: messages.Say) -> None:
        """The room is behind with its messages: refuse this one, so that the inbox does not grow."""
        self.metrics.over_budget.labels(of="inbox").inc()
        reader = owner.audience.attached.get(message.conn)
        if reader is not None:
            await owner.refuse(reader, id_of(message.command), Refusal("busy"))

    async def _note_connections(self, here: dict[str, list[str]], other: str) -> None:
        """Another node reports its connections to rooms of this one."""
        for room, conns in here.items():
            owner = self.owners.get(room)
            for conn in conns:
                reader = owner.audience.attached.get(conn) if owner is not None else None
                if reader is None:
                    await self.redirect(other, room, conn)
                else:
                    reader.last_seen = self.now()

    async def send(self, node: str, conn: str, text: Text) -> None:
        """Send a text to one connection of any node."""
        if node != self.id:
            await self.tell(node, messages.ToPage(conn, str(text), text.answers, text.at))
        elif (connection := self.connections.get(conn)) is not None:
            connection.put(text)

    async def close_connection(self, node: str, conn: str) -> None:
        await self.tell(node, messages.HangUp(conn))

    async def reply(self, node: str, ask: str, answer: messages.Answer) -> None:
        await self.tell(node, messages.Reply(ask, answer))

    async def ask(self, room: str, guest: str | None, request: messages.Request, language: str = "") -> RoomInfo | None:
        """Send a request to the owner of a room and wait for the answer. Retries while the room changes its owner."""
        until = asyncio.get_running_loop().time() + ASK_SECONDS
        while asyncio.get_running_loop().time() < until:
            match await self._ask_once(room, messages.Ask(secrets.token_hex(8), self.id, guest, language, request)):
                case messages.Answered(info):
                    return info
                case messages.Declined(code, status, params):
                    raise Refusal(code, status=status, **params)
                case messages.NotHere():
                    self.routes.pop(room, None)
                    await asyncio.sleep(ASK_AGAIN_SECONDS)
        raise Refusal("store-unavailable", status=503)

    async def _ask_once(self, room: str, message: messages.Ask) -> messages.Answer:
        self.asked[message.ask] = waiting = asyncio.get_running_loop().create_future()
        try:
            await self.send_to_owner(room, message)
            return await asyncio.wait_for(waiting, ASK_SECONDS / 3)
        except (TimeoutError, Unavailable):
            return messages.NotHere()
        finally:
            self.asked.pop(message.ask, None)

    async def follow(self, room: str, conn: str) -> None:
        """Attach a connection to the new owner of its room and repeat its unanswered commands."""
        connection = self.connections.get(conn)
        if connection is None or self.closing or conn in self.following:
            return
        self.following.add(conn)
        try:
            for pause in (0.05, 0.2, 0.5, 1.0, 2.0, 4.0):
                await asyncio.sleep(pause)  # back off, so that two nodes that disagree do not loop
                self.routes.pop(room, None)
                try:
                    await self.send_to_owner(room, connection.attach_message())
                    for command in connection.unanswered():
                        await self.send_to_owner(room, messages.Say(conn, self.id, command))
                    return
                except (NoSuchRoom, Unavailable):
                    continue
                except Exception as fault:  # the room cannot be loaded
                    logs.failed("room failed", fault, room=room)
            connection.give_up()
        finally:
            self.following.discard(conn)


def _unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an unhandled exception without its traceback, which may contain tiles."""
    fault = context.get("exception")
    if isinstance(fault, BaseException):
        logs.failed("not handled", fault)
    else:
        logs.error("not handled", what=context.get("message", ""))


class OpenSocket(Protocol):
    def close_if_banned(self) -> None: ...


class Connection(Protocol):
    """A connection of this process to a page."""

    def put(self, text: Text) -> None: ...

    def close(self) -> None: ...

    def give_up(self) -> None: ...

    def attach_message(self) -> messages.Attach: ...

    def unanswered(self) -> list[wire.FromPage]: ...

    def waiting_messages(self) -> int: ...

    room: str
