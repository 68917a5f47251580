"""A WebSocket connection of a page: the greeting, then commands in and messages out, within limits.

Commands are forwarded to the owner of the room, or answered by a prepared table. No rule is decided here.
"""

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect

from tilerummy.hosting.messages import Attach, Detach, Say
from tilerummy.hosting.prepared_table import PreparedTable
from tilerummy.hosting.work import is_local
from tilerummy.rooms import logs, wire
from tilerummy.rooms.prepared import Prepared
from tilerummy.rooms.refusals import Refusal, check_version, greeting, id_in, read_command, refused
from tilerummy.rooms.room import NoSuchRoom
from tilerummy.rooms.scene_text import MessageText, SceneText, Text
from tilerummy.rooms.words import translator_for
from tilerummy.server.fair_share import MESSAGE, SOCKET
from tilerummy.server.limits import Bucket, address_of
from tilerummy.server.node import Node
from tilerummy.server.page import same_origin, warn_of_origin
from tilerummy.server.sessions import guest_of
from tilerummy.store import ROOM_ID, Unavailable

HELLO_SECONDS = 10
FLUSH_SECONDS = 2
MOST_WAITING = 400
"""Queued messages for a slow reader. Over this limit the socket is closed; a new one gets the current scene."""
MOST_WAITING_CHARACTERS = 250_000
"""The same for the length of these messages. A long scene has 30,000 characters, and usual changes 2,000."""
MOST_OVER = 200
"""After this number of messages over the rate limit, the socket is closed."""
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class SocketConnection:
    def __init__(self, node: Node, socket: WebSocket, room: str) -> None:
        self.node, self.socket, self.room = node, socket, room
        self.conn = secrets.token_hex(8)
        self.guest = guest_of(socket)
        self.words = translator_for(None)
        self.out: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting_characters = 0
        self.waiting: dict[str, tuple[wire.FromPage, float]] = {}
        """The commands that are not answered yet, and when each came."""
        self.bucket = Bucket(node.settings.messages_per_second, node.settings.burst)
        self.over = 0
        self.shown = 0
        self.wants_changes = False
        self.last_scene: dict[str, int] | None = None
        self.gone = False
        self.reading: asyncio.Task[None] | None = None

    # The interface for the node

    def put(self, text: Text) -> None:
        if self.out.qsize() >= MOST_WAITING or self.waiting_characters >= MOST_WAITING_CHARACTERS:
            self.node.metrics.refused.labels(reason="slow-reader").inc()
            self._cut_off()
            return
        if text.answers is not None and (asked := self.waiting.pop(text.answers, None)) is not None:
            command, came = asked
            self.node.metrics.answered.labels(command=command.type).observe(perf_counter() - came)
        if text.at is not None:
            if text.at < self.shown:  # from the previous owner of the room
                return
            self.shown = text.at
        said = self._changes(text) if self.wants_changes and text.at is not None else str(text)
        self.waiting_characters += len(said)
        self.out.put_nowait(said)

    def _changes(self, text: Text) -> str:
        """What differs from the last scene that was put into the queue. A scene of another process is sent as it is."""
        before, self.last_scene = self.last_scene, text.hashes if isinstance(text, SceneText) else None
        return text.changes(before) if before is not None and isinstance(text, SceneText) else str(text)

    def close(self) -> None:
        self.out.put_nowait(None)

    def _cut_off(self) -> None:
        """The client does not read. Nothing more can be sent to it, so do not wait for it."""
        self.gone = True
        if self.reading is not None:
            self.reading.cancel()

    def give_up(self) -> None:
        """Report that no owner of the room was found, and close."""
        self._refuse(Refusal("store-unavailable"), None)
        self.close()

    def close_if_banned(self) -> None:
        if (refusal := self.node.bans.refusal(self.socket.scope)) is not None:
            self._refuse(refusal, None)
            self.close()

    def attach_message(self) -> Attach:
        return Attach(self.conn, self.node.id, self.guest, self.words.language, address_of(self.socket))

    def unanswered(self) -> list[wire.FromPage]:
        return [command for command, _ in self.waiting.values()]

    def waiting_messages(self) -> int:
        return self.out.qsize()

    # Life cycle

    async def run(self) -> None:
        await self.socket.accept()
        address = address_of(self.socket)
        if not self.node.open_sockets.enter(address):
            self.node.metrics.refused.labels(reason="too-many-sockets").inc()
            await self.socket.close(TRY_LATER)
            return
        self.node.metrics.sockets.inc()
        self.node.sockets_accepted += 1
        self.node.sockets.add(self)
        writer = asyncio.create_task(self._write())
        try:
            if await self._receive_hello():
                if (refusal := self.node.bans.refusal(self.socket.scope)) is not None:
                    raise refusal
                await self._arrive()
                self.reading = asyncio.create_task(self._read(writer))
                with suppress(asyncio.CancelledError):
                    await self.reading
        except NoSuchRoom:
            self._refuse(Refusal("room-unknown"), None)
        except Refusal as refusal:
            self._refuse(refusal, None)
        except WebSocketDisconnect:
            self.gone = True
        except Exception as fault:
            logs.failed("socket failed", fault, room=self.room)
            self._refuse(Refusal("fault"), None)
        finally:
            self.node.metrics.sockets.dec()
            self.node.sockets.discard(self)
            self.node.open_sockets.leave(address)
            await self._depart()
            if self.gone:  # nobody receives a last message
                writer.cancel()
            self.close()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(writer, FLUSH_SECONDS)

    async def _arrive(self) -> None:
        """After the greeting: attach to the owner of the room."""
        if ROOM_ID.fullmatch(self.room) is None:
            raise NoSuchRoom(self.room)
        self.node.connections[self.conn] = self
        try:
            await self.node.send_to_owner(self.room, self.attach_message())
        except Unavailable:  # the owner may have died: wait for the next one
            self.node.spawn(self.node.follow(self.room, self.conn))

    async def _depart(self) -> None:
        self.node.connections.pop(self.conn, None)
        with suppress(NoSuchRoom, Unavailable):
            if self.room in self.node.owners or self.room in self.node.routes:
                await self.node.send_to_owner(self.room, Detach(self.conn, self.node.id))

    async def _receive_hello(self) -> bool:
        """Whether the first message was a valid `Hello` in a supported version."""
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), HELLO_SECONDS)
        except (TimeoutError, KeyError):
            self._refuse(Refusal("hello-first"), None)
            return False
        try:
            hello = greeting(text, self.node.settings.longest_message)
            self.words, self.wants_changes = translator_for(hello.language), hello.changes
            check_version(hello)
        except Refusal as refusal:
            self._refuse(refusal, None)
            return False
        return True

    async def _read(self, writer: "asyncio.Task[None]") -> None:
        address = address_of(self.socket)
        while not writer.done():
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                self.gone = True
                return
            await self.node.fair_share.admit(address, MESSAGE)
            text = message.get("text")
            is_long = text is not None and len(text) > self.node.settings.longest_message
            if not self.bucket.take():
                self.over += 1
                self._refuse(Refusal("too-fast"), None if text is None or is_long else id_in(text))
                if self.over > MOST_OVER:
                    return
            elif text is None or is_long:
                self._refuse(Refusal("message-too-long" if is_long else "message-unreadable"), None)
            else:
                await self._command(text)

    async def _command(self, text: str) -> None:
        try:
            command = read_command(text)
        except Refusal as refusal:
            self._refuse(refusal, id_in(text))
            return
        try:
            await self._forward(command)
        except NoSuchRoom:
            self._refuse(Refusal("room-unknown"), wire.id_of(command))
        except Unavailable:
            self._refuse(Refusal("store-unavailable"), wire.id_of(command))

    async def _forward(self, command: wire.FromPage) -> None:
        if isinstance(command, wire.Hello):  # it asks for the complete scene
            self.last_scene = None
        else:
            self.waiting[command.id] = command, perf_counter()
        await self.node.send_to_owner(self.room, Say(self.conn, self.node.id, command))

    def _refuse(self, refusal: Refusal, command: str | None) -> None:
        self.node.metrics.refused.labels(reason=refusal.code).inc()
        self.put(MessageText.of(refused(self.words, refusal, command=command)))

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.out.get()) is not None:
                await self.socket.send_text(text)
                self.waiting_characters -= len(text)
            await self.socket.close(GOING_AWAY if self.node.closing else POLICY)


async def serve_socket(node: Node, socket: WebSocket, room: str) -> None:
    if await admitted(node, socket):
        await SocketConnection(node, socket, room).run()


async def admitted(node: Node, socket: WebSocket) -> bool:
    """Whether the server accepts a socket from this page now. Otherwise the socket is closed."""
    if node.closing:
        reason, code = "closing", TRY_LATER
    elif not same_origin(socket):
        reason, code = "origin", POLICY
        warn_of_origin(node, socket)
    else:
        try:
            async with asyncio.timeout(node.settings.longest_wait / 1000):
                await node.fair_share.admit(address_of(socket), SOCKET)
            return True
        except TimeoutError:
            reason, code = "busy", TRY_LATER
    node.metrics.refused.labels(reason=reason).inc()
    await socket.close(code)
    return False


class PreparedConnection(SocketConnection):
    def __init__(self, node: Node, socket: WebSocket, prepared: Prepared, number: int) -> None:
        super().__init__(node, socket, prepared.name)
        self.prepared, self.number = prepared, number
        self.table: PreparedTable | None = None

    async def _arrive(self) -> None:
        learners, address = self.node.learners, address_of(self.socket)
        if not is_local(address) and learners[address] >= self.node.settings.watchers_per_address:
            raise Refusal("too-many-sockets")
        learners[address] += 1
        self.table = PreparedTable(self.node, self.prepared, self.words, self.put, address)
        self.table.begin(self.number, at=0)

    async def _depart(self) -> None:
        if self.table is not None:
            self.table.stop_clock()
            self.node.learners[address_of(self.socket)] -= 1
            self.node.learners += Counter()  # drop the zero counts

    async def _forward(self, command: wire.FromPage) -> None:
        assert self.table is not None
        await self.table.receive(command)


async def serve_prepared(node: Node, socket: WebSocket, prepared: Prepared | None, number: int) -> None:
    """Serve a prepared table from a step on, counted from 1. None is refused like a room that does not exist."""
    if prepared is None:
        await serve_socket(node, socket, "")
    elif not 1 <= number <= prepared.count:
        await socket.close(POLICY)
    elif await admitted(node, socket):
        await PreparedConnection(node, socket, prepared, number).run()
