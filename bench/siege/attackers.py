"""Attackers: every address sends drafts, hints, reads, large and half headers, imports and sockets, at its limits.

All traffic goes to a loopback address. Every kind of attack is bounded by its rate and by the end of the run.
"""

import asyncio
import json
import random
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any

from raw import (
    COMPRESSED,
    CONTINUATION,
    FINAL,
    PING,
    PONG,
    TEXT,
    Answer,
    Http,
    Message,
    Socket,
    SocketRefused,
    connected,
    frame,
    handshake,
    read_answer,
)


def _deflated(data: bytes) -> bytes:
    """Compressed as permessage-deflate does it."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (squeezer.compress(data) + squeezer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


COSTLY = (
    ("rummy-classic", {"deal": "28", "seats": "2", "open_min": "0", "partial_take": "keep_three", "jokers": "4"}),
    ("rummikub-vienna-en", {"deal": "28", "seats": "2"}),
    ("rummy-classic", {"open_min": "0", "partial_take": "keep_three", "jokers": "4"}),
    ("rummikub-vienna-en", {}),
)
"""Rooms in which judging takes long. The first one that the server allows is used."""
HELLO = {"type": "hello", "version": 2, "language": "en"}
PER_SECOND, AT_ONCE = 25, 5
"""Messages per socket and second, and how many are sent in one write."""
READS_PER_SECOND, CHANGES_PER_SECOND = 20, 1
HALF_OPEN, WATCHING = 20, 40
LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
KINDS = (
    "drafts",
    "hints",
    "lessons",
    "reads",
    "pages",
    "large_headers",
    "half_requests",
    "imports",
    "reviews",
    "visits",
    "watchers",
    "slow_readers",
    "unread_watchers",
    "empty_frames",
    "compressed",
    "pipelined",
    "chunks",
    "bodies",
)
EMPTY = {
    "pings": frame(PING),
    "pongs": frame(PONG),
    "continuations": frame(TEXT, first=0) + frame(CONTINUATION, first=0) * 1000,
    "texts": frame(TEXT),
}
BOMB = frame(TEXT, _deflated(b" " * 30_000_000), FINAL | COMPRESSED)
"""Thirty megabytes in thirty kilobytes."""
FLOOD = 1_000_000
"""Bytes that are sent at once."""
CHUNKS = b"1\r\nx\r\n" * (FLOOD // 6)
UNREAD = 10
"""Sockets of an address that watch and are not read."""
REFUSED = '"refused"'
_ids = count(1)


class Attacker:
    """One address."""

    def __init__(self, port: int, number: int, record: str, kinds: list[str], end: float, done: Counter[str]) -> None:
        self.port, self.record, self.kinds, self.end, self.done = port, record, kinds, end, done
        self.address = f"127.0.0.{number + 2}"
        self.chance = random.Random(number)
        self.http = Http(port, self.address)
        self.room = ""
        self.imported: list[str] = []

    async def attack(self) -> None:
        await self._open_room()
        await asyncio.gather(*(self._until_the_end(getattr(self, kind)) for kind in self.kinds))

    async def _until_the_end(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Start again whenever the server closes the connection."""
        while (left := self.end - time.perf_counter()) > 0:
            with suppress(OSError, EOFError, SocketRefused, TimeoutError, ValueError, KeyError):
                async with asyncio.timeout(left):
                    await kind()
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))

    def _count(self, kind: str, answer: Answer) -> Answer:
        self.done[f"{kind} {answer.status}"] += 1
        return answer

    async def _open_room(self) -> None:
        for edition, house in COSTLY:
            seats = [{"kind": "me"}, {"kind": "computer", "level": "master"}]
            wish = {"edition": edition, "house_rules": house, "name": "Eve", "seats": seats, "public": True}
            answer = self._count("create", await self.http.ask("POST", "/api/v1/rooms", wish))
            if answer.status == 201:
                self.room = answer.json()["id"]
                return

    # Over sockets

    async def _sit(self) -> tuple[Socket, Message]:
        socket = await Socket.open(self.port, self.address, f"/ws/v1/rooms/{self.room}", self.http.token)
        socket.send(HELLO)
        return socket, json.loads(await socket.read() or "{}")

    async def _flood(self, kind: str, socket: Socket, scene: Message, messages: Callable[[Message], Message]) -> None:
        """Send at the limit of a socket, and read the answers."""
        latest = [scene]

        async def read() -> None:
            while (text := await socket.read()) is not None:
                if text.startswith('{"type":"scene"'):
                    latest[0] = json.loads(text)
                else:
                    self.done[f"{kind} {'refused' if REFUSED in text[:20] else 'answered'}"] += 1

        reader = asyncio.create_task(read())
        try:
            while not reader.done():
                socket.send(*(messages(latest[0]) for _ in range(AT_ONCE)))
                self.done[f"{kind} sent"] += AT_ONCE
                await asyncio.sleep(AT_ONCE / PER_SECOND)
        finally:
            reader.cancel()
            socket.close()

    async def drafts(self) -> None:
        socket, scene = await self._sit()
        await self._flood("draft", socket, scene, self._draft)

    def _draft(self, scene: Message) -> Message:
        """Other rows every time, so that no answer is repeated from memory. Sometimes a move, so that turns pass."""
        tiles = list(scene["rack"])
        self.chance.shuffle(tiles)
        rows = [{"tiles": meld["tiles"]} for meld in scene["table"]]
        while len(tiles) > 2 and len(rows) < 30:
            size = self.chance.randint(3, 13)
            rows.append({"tiles": tiles[:size]})
            tiles = tiles[size:]
        named = {"id": f"a{next(_ids)}", "at": scene["at"]}
        if scene["turn"] != scene["you"]:
            return {"type": "plan", "rows": rows, **named}
        kind = self.chance.choice(("draft", "draft", "lift", "lift", "lay", "draw"))
        if kind == "lift" and tiles:
            return {"type": "lift", "rows": rows, "tiles": tiles[:1], "row": None, "places": [], **named}
        return {"type": "draw", **named} if kind == "draw" else {"type": kind, "rows": rows, **named}

    async def hints(self) -> None:
        socket, scene = await self._sit()
        await self._flood(
            "hint", socket, scene, lambda now: {"type": "hint", "depth": 3, "id": f"a{next(_ids)}", "at": now["at"]}
        )

    async def lessons(self) -> None:
        socket = await Socket.open(self.port, self.address, f"/ws/v1/lesson/first/{self.chance.randint(1, 4)}")
        socket.send(HELLO)
        await self._flood("lesson", socket, json.loads(await socket.read() or "{}"), self._draft)

    async def watchers(self) -> None:
        """As many sockets as one address may have in a room, and always one more."""
        held: list[Socket] = []
        try:
            while True:
                socket = await Socket.open(self.port, self.address, f"/ws/v1/rooms/{self.room}")
                socket.send(HELLO)
                self.done["socket opened"] += 1
                held.append(socket)
                if len(held) > WATCHING:
                    held.pop(0).close()
                await asyncio.sleep(0.1)
        finally:
            for socket in held:
                socket.close()

    async def visits(self) -> None:
        """Open the long matches that were imported, one after another: each has to be replayed."""
        while True:
            for room in self.imported[-5:]:
                socket = await Socket.open(self.port, self.address, f"/ws/v1/rooms/{room}")
                socket.send(HELLO)
                await socket.read()
                self.done["import opened"] += 1
                socket.close()
            await asyncio.sleep(0.2)

    async def slow_readers(self) -> None:
        """Ask for scenes and never read them."""
        socket = await Socket.open(self.port, self.address, f"/ws/v1/rooms/{self.room}", self.http.token)
        socket.stop_reading()
        try:
            while not socket.writer.is_closing():
                socket.send(*[HELLO] * AT_ONCE)
                self.done["unread scene asked"] += AT_ONCE
                await asyncio.sleep(AT_ONCE / PER_SECOND)
        finally:
            socket.close()

    async def unread_watchers(self) -> None:
        """Watch a room in which much happens, and never read what is sent."""
        held: list[Socket] = []
        try:
            for _ in range(UNREAD):
                held.append(await Socket.open(self.port, self.address, f"/ws/v1/rooms/{self.room}"))
                held[-1].stop_reading()
                self.done["unread watcher opened"] += 1
            while not all(socket.writer.is_closing() for socket in held):
                for socket in held:
                    socket.send(HELLO)  # once a second it asks for a scene, and it notices that it was cut off
                await asyncio.sleep(1)
        finally:
            for socket in held:
                socket.close()

    async def empty_frames(self) -> None:
        """As many as the server takes before it cuts the socket off."""
        kind = self.chance.choice(list(EMPTY))
        socket, _ = await self._sit()
        try:
            while not socket.writer.is_closing():
                socket.writer.write(EMPTY[kind] * (FLOOD // len(EMPTY[kind])))
                self.done[f"empty {kind} sent"] += 1
                await socket.writer.drain()
        finally:
            socket.close()

    async def compressed(self) -> None:
        offer = "Sec-WebSocket-Extensions: permessage-deflate"
        path = f"/ws/v1/rooms/{self.room}"
        socket = await Socket.open(self.port, self.address, path, self.http.token, offer)
        try:
            socket.send(HELLO)
            socket.writer.write(BOMB * 10)
            self.done["compressed sent"] += 1
            while await socket.read() is not None:
                self.done["compressed answered"] += 1
        finally:
            socket.close()

    # Over HTTP

    async def _raw(self, kind: str, *parts: bytes, is_read: bool = True) -> None:
        """Send bytes on a connection of its own, and read one answer."""
        reader, writer = await connected(self.port, self.address)
        if not is_read:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            self.done[f"{kind} sent"] += 1
            async with asyncio.timeout(5):
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                if is_read:
                    self._count(kind, await read_answer(reader))
        finally:
            writer.transport.abort()

    async def pipelined(self) -> None:
        """Many requests in one write. Sometimes nobody reads the answers."""
        one = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
        await self._raw("pipelined", one * (FLOOD // len(one)), is_read=self.chance.random() < 0.5)

    async def chunks(self) -> None:
        """A body in chunks of one byte."""
        start = b"POST /api/v1/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        await self._raw("chunks", start + b"transfer-encoding: chunked\r\n\r\n", CHUNKS)

    async def bodies(self) -> None:
        """Requests for a WebSocket with a body."""
        header = self.chance.choice(("Content-Length: 1000000", "Transfer-Encoding: chunked"))
        await self._raw("bodies", handshake(self.port, f"/ws/v1/rooms/{self.room}", header), CHUNKS)

    async def reads(self) -> None:
        http, paths = Http(self.port, self.address), ["/api/v1/rooms?lang=de", f"/api/v1/rooms/{self.room}"]
        paths += [f"/api/v1/editions?lang={self.chance.choice(LANGUAGES)}", f"/api/v1/rooms/{self.room}/rules"]
        while True:
            records = [f"/api/v1/rooms/{room}/record.trn" for room in self.imported]
            path = self.chance.choice(paths + records)
            headers = self.chance.choice(("", "Accept-Encoding: gzip\r\n"))
            began = time.perf_counter()
            self._count("read", await http.ask("GET", path, headers=headers))
            await asyncio.sleep(max(0.0, began + 1 / READS_PER_SECOND - time.perf_counter()))

    async def pages(self) -> None:
        """The page itself is not counted as reading."""
        http = Http(self.port, self.address)
        while True:
            self._count("page", await http.ask("GET", "/"))
            await asyncio.sleep(1 / READS_PER_SECOND)

    async def large_headers(self) -> None:
        while True:
            http = Http(self.port, self.address)
            size = self.chance.choice((15_000, 100_000))
            lines = self.chance.choice((1, 90, 2000))
            headers = "".join(f"X-{number}: {'a' * (size // lines)}\r\n" for number in range(lines))
            with suppress(OSError, EOFError):
                self._count("large header", await http.ask("GET", "/health", headers=headers))
            http.close()
            await asyncio.sleep(0.2)

    async def half_requests(self) -> None:
        """Connections that never finish their headers or their body."""
        starts = (
            b"GET /health HTTP/1.1\r\nHost: x\r\n",
            b"POST /api/v1/rooms HTTP/1.1\r\nContent-Length: 60000\r\n\r\n{",
        )
        held = []
        try:
            for _ in range(HALF_OPEN):
                reader, writer = await connected(self.port, self.address)
                held.append((reader, writer))
                writer.write(self.chance.choice(starts))
                self.done["half request"] += 1
            for number in range(30):
                for _, writer in held:
                    if not writer.is_closing():
                        writer.write(f"X-{number}: a\r\n".encode())
                await asyncio.sleep(0.5)
        finally:
            for _, writer in held:
                writer.close()

    async def imports(self) -> None:
        """The longest record that is accepted."""
        http = Http(self.port, self.address)
        while True:
            self.done["import sent"] += 1
            answer = self._count("import", await http.ask("POST", "/api/v1/rooms/import", {"trn": self.record}))
            if answer.status == 201:
                self.imported.append(answer.json()["id"])
            await asyncio.sleep(1 / CHANGES_PER_SECOND)

    async def reviews(self) -> None:
        """Ask for a review, and leave before it can be there."""
        http, first = Http(self.port, self.address), self.record.partition("\n[Notation")[0]
        while True:
            self.done["review sent"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(1 / CHANGES_PER_SECOND):
                    self._count("review", await http.ask("POST", "/api/v1/review", {"trn": first}))
            http.close()
            await asyncio.sleep(1 / CHANGES_PER_SECOND)


async def run(
    port: int, addresses: int, record: str, kinds: list[str], wait: float, seconds: float, start: Any
) -> Counter[str]:
    """Attack from all addresses, some seconds after the start signal and until the end."""
    await asyncio.to_thread(start.wait)
    done: Counter[str] = Counter()
    end = time.perf_counter() + seconds
    await asyncio.sleep(wait)
    attackers = [Attacker(port, number, record, kinds, end, done) for number in range(addresses)]
    await asyncio.gather(*(attacker.attack() for attacker in attackers))
    return done
