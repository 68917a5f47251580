"""uvicorn's protocol for WebSockets, with limits that hold before anything is parsed.

Bytes and frames are counted, and the parser gets small pieces, so that a flood of empty frames does not keep the server
busy: the connection is cut off. While a message waits to be handled, nothing more is parsed. Nothing is compressed,
because a kilobyte that a client has compressed can become a megabyte; browsers compress everything if they may, and
nearly all messages are short.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilerummy.server.limits import Bucket
from tilerummy.server.slow_readers import CutsOffSlowReaders, note_cut_off

PIECE = 1024
"""Bytes that are parsed at once. They hold at most 170 frames."""
LARGEST_MESSAGE = 32_768
"""Bytes. A larger one closes the socket. A smaller one over the limit of `Settings` is refused in words."""
FRAMES_PER_SECOND, MOST_FRAMES = 100, 400
BYTES_PER_SECOND, MOST_BYTES = 500_000, 1_500_000
"""Over the limits of messages (`Settings`), which are refused in words: only floods come here."""


class LimitedSocketProtocol(CutsOffSlowReaders, WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._bytes = Bucket(BYTES_PER_SECOND, MOST_BYTES)
        self._frames = Bucket(FRAMES_PER_SECOND, MOST_FRAMES)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def data_received(self, data: bytes) -> None:
        if not self._bytes.take(len(data)):
            self._cut_off("flood")
        else:
            self._parse(self._rest + data)

    def _parse(self, data: bytes) -> None:
        """Parse as long as nothing waits. What is left is parsed when the application takes a message."""
        parsed = 0
        while parsed < len(data) and not self.read_paused and not self.transport.is_closing():
            self.conn.receive_data(data[parsed : parsed + PIECE])
            parsed += PIECE
            if not self._frames.take(len(self.conn.events)):
                self._cut_off("flood")
            elif self.conn.parser_exc is not None:
                note_cut_off(self.config, "bad-frames")
                self.handle_parser_exception()
            else:
                self.handle_events()
        self._rest = data[parsed:]

    async def receive(self) -> Any:
        message = await super().receive()
        if self._rest:
            self._parse(self._rest)
        return message
