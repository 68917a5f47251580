"""HTTP and WebSocket by hand over asyncio streams, from a chosen loopback address.

Attackers need requests that no library sends: half headers, repeated bytes, sockets that never read. A mask of zeros is
legal, and keeps the clients cheap.
"""

import asyncio
import base64
import json
import os
import struct
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

COOKIE = "tilerummy_guest"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, COMPRESSED = 0x80, 0x40
LONGEST_LINE = 1 << 22
Message = dict[str, Any]


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def connected(port: int, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=LONGEST_LINE)


@dataclass
class Http:
    """A connection that is kept alive, and opened again if the server closed it."""

    port: int
    address: str
    token: str = ""
    stream: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, headers: str = "") -> Answer:
        data = b"" if body is None else json.dumps(body).encode()
        if self.token:
            headers += f"Cookie: {COOKIE}={self.token}\r\n"
        if data:
            headers += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        request = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{headers}\r\n".encode() + data
        fresh = self.stream is None
        try:
            answer = await self._sent(request)
        except (OSError, EOFError, ValueError):
            if fresh:
                raise
            answer = await self._sent(request)
        token = answer.headers.get("set-cookie", "")
        if token.startswith(COOKIE):
            self.token = token.partition("=")[2].partition(";")[0]
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    async def _sent(self, request: bytes) -> Answer:
        if self.stream is None:
            self.stream = await connected(self.port, self.address)
        try:
            self.stream[1].write(request)
            return await read_answer(self.stream[0])
        except (OSError, EOFError, ValueError):
            self.close()
            raise

    def close(self) -> None:
        if self.stream is not None:
            self.stream[1].close()
            self.stream = None


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
    if headers.get("transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(int(head[0].split()[1]), headers, body)


class SocketRefused(Exception):
    """The server did not open the socket."""


@dataclass
class Socket:
    """A WebSocket without compression."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    sent: int = field(default=0)

    @classmethod
    async def open(cls, port: int, address: str, path: str, token: str = "", *headers: str) -> "Socket":
        reader, writer = await connected(port, address)
        writer.write(handshake(port, path, *([f"Cookie: {COOKIE}={token}"] if token else []), *headers))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (OSError, EOFError) as fault:
            writer.close()
            raise SocketRefused from fault
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            writer.close()
            raise SocketRefused(head[:40])
        return cls(reader, writer)

    def send(self, *messages: Message) -> None:
        """Send messages in one write. A writer whose peer does not read is not filled any further."""
        if self.writer.transport.get_write_buffer_size() < 1 << 20:
            self.writer.write(b"".join(frame(TEXT, json.dumps(message).encode()) for message in messages))
            self.sent += len(messages)

    async def read(self) -> str | None:
        """The next text. None at the end of the connection."""
        with suppress(OSError, EOFError):
            while True:
                first, size = await self.reader.readexactly(2)
                if size >= 126:
                    long = size == 127
                    (size,) = struct.unpack("!Q" if long else "!H", await self.reader.readexactly(8 if long else 2))
                data = await self.reader.readexactly(size)
                match first & 15:
                    case 1:
                        return data.decode()
                    case 8:
                        return None
                    case 9:
                        self.writer.write(frame(PONG, data))
        return None

    def stop_reading(self) -> None:
        """Read nothing more, so that the buffers of the system fill up."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]

    def close(self) -> None:
        self.writer.close()


def frame(kind: int, data: bytes = b"", first: int = FINAL) -> bytes:
    """A frame as a client sends it: masked, here with zeros."""
    size = len(data)
    short = size if size < 126 else 126 if size < 1 << 16 else 127
    more = b"" if size < 126 else struct.pack("!H" if short == 126 else "!Q", size)
    return bytes((first | kind, 128 | short)) + more + bytes(4) + data


def handshake(port: int, path: str, *headers: str) -> bytes:
    """The request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]
    return "\r\n".join(lines).encode()
