"""A page's socket: says hello, then commands in and messages out, within limits. Nothing is decided here."""

import asyncio
import json
import re
import secrets
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tilerummy.server import logs, wire
from tilerummy.server.deciding import Refusal
from tilerummy.server.limits import Bucket, address_of
from tilerummy.server.node import Node
from tilerummy.server.page import same_origin
from tilerummy.server.refusals import id_in, refused, unreadable
from tilerummy.server.room import NoSuchRoom
from tilerummy.server.sessions import guest_of
from tilerummy.server.words import translator_for
from tilerummy.store import Unavailable

HELLO_SECONDS = 15
LAST_WORD_SECONDS = 2
MOST_WAITING = 400
"""Messages that wait for a slow reader; then the socket is closed, and a new one gets the scene of now."""
MOST_OVER = 200
"""So many messages beyond the limit close the socket."""
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013
ROOM_ID = re.compile(r"[a-z0-9]{4,24}")
SCENE = '{"type":"scene","at":'


class SocketLine:
    """One open socket, as its process knows it."""

    def __init__(self, node: Node, socket: WebSocket, room: str) -> None:
        self.node, self.socket, self.room = node, socket, room
        self.conn = secrets.token_hex(8)
        self.guest = guest_of(socket)
        self.words = translator_for(None)
        self.out: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting: dict[str, str] = {}
        self.bucket = Bucket(node.settings.messages_per_second, node.settings.burst)
        self.over = 0
        self.shown = 0
        self.gone = False

    # What the node asks of it

    def put(self, text: str) -> None:
        if self.out.qsize() >= MOST_WAITING:
            self.hang_up()
            return
        if text.startswith(SCENE):
            at = int(text[len(SCENE) : text.index(",", len(SCENE))])
            if at < self.shown:  # of a process that does not know yet that the room went elsewhere
                return
            self.shown = at
        elif self.waiting:
            self.waiting.pop(str(json.loads(text).get("id")), None)
        self.out.put_nowait(text)

    def hang_up(self) -> None:
        self.out.put_nowait(None)

    def give_up(self) -> None:
        """Nobody can be found who owns the room."""
        self._refuse(Refusal("store-unavailable"), None)
        self.hang_up()

    def attach_message(self) -> dict[str, Any]:
        return {
            "kind": "attach",
            "conn": self.conn,
            "node": self.node.id,
            "guest": self.guest,
            "language": self.words.language,
            "address": address_of(self.socket),
        }

    def unanswered(self) -> list[str]:
        return list(self.waiting.values())

    # Its life

    async def run(self) -> None:
        await self.socket.accept()
        self.node.metrics.sockets.inc()
        self.node.sockets_met += 1
        writer = asyncio.create_task(self._write())
        try:
            if await self._greeted():
                await self._arrive()
                await self._read(writer)
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
            await self._depart()
            if self.gone:  # nobody hears a last word
                writer.cancel()
            self.hang_up()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(writer, LAST_WORD_SECONDS)

    async def _arrive(self) -> None:
        """What follows the greeting: the owner of the room is told who has come."""
        if ROOM_ID.fullmatch(self.room) is None:
            raise NoSuchRoom(self.room)
        self.node.lines[self.conn] = self
        try:
            await self.node.send_to_owner(self.room, self.attach_message())
        except Unavailable:  # its owner died, perhaps: whoever takes the room over is waited for
            self.node.spawn(self.node.follow(self.room, self.conn))

    async def _depart(self) -> None:
        self.node.lines.pop(self.conn, None)
        with suppress(NoSuchRoom, Unavailable):
            if self.room in self.node.owners or self.room in self.node.routes:
                await self.node.send_to_owner(self.room, {**self.attach_message(), "kind": "detach"})

    async def _greeted(self) -> bool:
        """The first message has to be hello, in a version that is spoken here."""
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), HELLO_SECONDS)
        except (TimeoutError, KeyError):
            self._refuse(Refusal("hello-first"), None)
            return False
        try:
            hello = wire.FROM_PAGE.validate_json(text) if len(text) <= self.node.settings.longest_message else None
        except ValidationError as fault:
            self._refuse(unreadable(fault), None)
            return False
        if not isinstance(hello, wire.Hello):
            self._refuse(Refusal("hello-first"), None)
            return False
        self.words = translator_for(hello.language)
        if hello.version != wire.VERSION:
            self._refuse(Refusal("version-unknown", version=wire.VERSION), None)
            return False
        return True

    async def _read(self, writer: "asyncio.Task[None]") -> None:
        while not writer.done():
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                self.gone = True
                return
            text = message.get("text")
            if text is None or len(text) > self.node.settings.longest_message:
                self._refuse(Refusal("message-too-long" if text else "message-unreadable"), None)
            elif not self.bucket.take():
                self.over += 1
                self._refuse(Refusal("too-fast"), id_in(text))
                if self.over > MOST_OVER:
                    return
            else:
                await self._pass_on(text)

    async def _pass_on(self, text: str) -> None:
        command = id_in(text)
        if command is not None:
            self.waiting[command] = text
        try:
            message = {"kind": "say", "conn": self.conn, "node": self.node.id, "text": text}
            await self.node.send_to_owner(self.room, message)
        except NoSuchRoom:
            self._refuse(Refusal("room-unknown"), command)
        except Unavailable:
            self._refuse(Refusal("store-unavailable"), command)

    def _refuse(self, refusal: Refusal, command: str | None) -> None:
        self.node.metrics.refused.labels(code=refusal.code).inc()
        self.put(refused(self.words, refusal, command=command).model_dump_json())

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.out.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(GOING_AWAY if self.node.closing else POLICY)


async def serve_socket(node: Node, socket: WebSocket, room: str) -> None:
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    if node.closing:
        await socket.close(TRY_LATER)
        return
    await SocketLine(node, socket, room).run()
