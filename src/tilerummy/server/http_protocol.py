"""Limits of HTTP connections for which uvicorn has no setting: large headers, slow requests and readers, floods.

uvicorn parses requests with httptools if it is installed, and with h11 otherwise. Only h11 limits the size of headers,
and neither limits how long a request may take. `limited_protocol` returns uvicorn's protocol with these limits.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tilerummy.hosting.settings import Settings
from tilerummy.server.fair_share import PARSED, FairShare
from tilerummy.server.limits import OpenPerAddress
from tilerummy.server.proxies import counted_peer
from tilerummy.server.slow_readers import CutsOffSlowReaders, note_cut_off

RESPONSE = "HTTP/1.1 {}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PIECE = 2048
"""Bytes that are parsed at once. They hold at most 110 requests."""
MOST_HELD = 1 << 16
"""Bytes that are held of later requests while one is answered, and of one that waits for its turn."""
LONGEST_LENGTH = 10
"""Digits of the length of a body."""
BODY = (b"content-length", b"transfer-encoding")
LONGEST_SOCKET_LINE = 8000
"""Bytes of a header in the request for a WebSocket. The limit of websockets is 8192, with the line's end."""
TOO_SLOW, TOO_LARGE, TOO_MANY, BUSY = (
    "408 Request Timeout",
    "431 Request Header Fields Too Large",
    "429 Too Many Requests",
    "503 Service Unavailable",
)
NO_LENGTH, NO_BODY = "411 Length Required", "400 Bad Request"
"""A body of unknown length may come in a million chunks, and each of them takes time."""
REASONS = {
    TOO_SLOW: "slow-request",
    TOO_LARGE: "headers-too-large",
    TOO_MANY: "too-many-connections",
    BUSY: "busy",
    NO_LENGTH: "no-length",
    NO_BODY: "body-of-socket",
}
"""For the metrics, like `new-connections`, `slow-reader` and `flood`."""

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Base
else:
    Base = object


class LimitedConnection(CutsOffSlowReaders, Base):
    """A mixin for the protocols of uvicorn. `cycle` is the last request whose headers are complete."""

    settings: Settings
    open_connections: OpenPerAddress
    fair_share: FairShare

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._header_bytes = 0
        self._counted: str | None = None
        self._address = address = counted_peer(self.client, self.settings)
        self._turn: asyncio.Future[None] | None = None
        """The turn of a request to be parsed, until its headers are complete."""
        self._answered: Any = None
        self._body_left = 0
        """Bytes that certainly belong to the body of the last request. They are parsed at once."""
        self._deadline: asyncio.TimerHandle | None = None
        self._start_deadline()
        if self.client is None:  # it was reset before it was opened: what it sent would count for nobody
            self._cut_off("reset")
        elif self.open_connections.enter(address):
            self._counted = address
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        """Requests and connection know each other, so they would stay in memory until the next full collection."""
        self._release()
        self._drop_requests()
        if self._turn is not None:
            self._turn.cancel()
        super().connection_lost(exc)
        self.cycle = self._answered = None  # type: ignore[assignment]
        self.pipeline = deque[Any]()  # those of httptools

    def _release(self) -> None:
        """The connection has ended or became a WebSocket: stop all timers and do not count it."""
        self._stop_deadline()
        self.resume_writing()
        if self._counted is not None:
            self.open_connections.leave(self._counted)
            self._counted = None

    # Requests

    def data_received(self, data: bytes) -> None:
        """The parser gets small pieces, and nothing of the next request before this one is answered."""
        data, self._rest, parsed = self._rest + data, b"", 0
        while parsed < len(data) and not self.transport.is_closing():
            if (protocol := self.transport.get_protocol()) is not self:  # a WebSocket now
                cast(asyncio.Protocol, protocol).data_received(data[parsed:])
                return
            cycle: Any = self.cycle  # None before the first request
            if cycle is not None and _is_complete(cycle) and not cycle.response_complete:
                if len(data) - parsed > MOST_HELD:  # the application may read on while it answers
                    self._cut_off("flood")
                    return
                self._rest = data[parsed:]
                self.flow.pause_reading()
                return
            if _is_complete(cycle) and not self._has_turn():
                self._rest = data[parsed:]
                if len(self._rest) > MOST_HELD:  # until then it is read, so that a client that leaves is noticed
                    self.flow.pause_reading()
                return
            size = max(PIECE, self._body_left)
            self._body_left = max(0, self._body_left - size)
            self._parse(data[parsed : parsed + size])
            parsed += size

    def _has_turn(self) -> bool:
        """Whether a request may be parsed now. If not, `_on_turn` goes on with it."""
        if self._turn is None:
            self._turn = self.fair_share.turn(self._address, PARSED)
            if not self._turn.done():
                self._turn.add_done_callback(self._on_turn)
                self._unset_keepalive_if_required()
                self._stop_deadline()
                self._deadline = self.loop.call_later(self.settings.longest_wait / 1000, self._too_slow)
        return self._turn.done()

    def _on_turn(self, turn: asyncio.Future[None]) -> None:
        if not turn.cancelled() and not self.transport.is_closing():
            self._stop_deadline()  # its headers have their full time from now on
            self.flow.resume_reading()
            self.data_received(b"")

    def _parse(self, piece: bytes) -> None:
        before, was_complete = self.cycle, _is_complete(self.cycle)
        if self._deadline is None:
            self._start_deadline()
        super().data_received(piece)
        if self.transport.is_closing():
            return
        if self.transport.get_protocol() is not self:
            self._release()
        elif self.cycle is not before:  # the headers of a new request are complete
            self._header_bytes, self._turn = 0, None
            self._stop_deadline()
            if not _is_complete(self.cycle):
                self._start_deadline()
                self._body_left = _length(self.headers) - PIECE  # a part of it may have been parsed
            if any(name.lower() == b"transfer-encoding" for name, _ in self.headers):
                self._drop_requests()
                self._refuse(NO_LENGTH)
        elif not was_complete:  # its body
            if _is_complete(self.cycle):
                self._stop_deadline()
        else:
            self._header_bytes += len(piece)
            if self._header_bytes > self.settings.longest_header:
                self._refuse(TOO_LARGE)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)  # type: ignore[misc]  # only httptools has several requests of a piece

    def _drop_requests(self) -> None:
        """The application must neither carry out nor answer anything more, also not an earlier request of a piece."""
        for cycle in (self._answered, self.cycle):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()

    def _cut_off(self, reason: str) -> None:
        self._drop_requests()
        super()._cut_off(reason)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """Refuse headers that the websockets library cannot read, and a body: it would leave the connection open."""
        target = request[0].target if request else self.url  # type: ignore[attr-defined]  # h11 or httptools
        longest = max(len(target), *(len(name) + len(value) for name, value in self.headers))
        if is_header_too_large(self.headers, self.settings) or longest > LONGEST_SOCKET_LINE:
            self._refuse(TOO_LARGE)
        elif any(name.lower() in BODY and value.strip() != b"0" for name, value in self.headers):
            self._refuse(NO_BODY)
        else:
            super().handle_websocket_upgrade(*request)

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.settings.slow_request / 1000, self._too_slow)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        cycle: Any = self.cycle  # None before the first request
        complete = _is_complete(cycle)
        if self._turn is not None and not self._turn.done():
            self._refuse(BUSY)
        elif cycle is not None and complete and not cycle.response_complete:
            self._start_deadline()  # part of the next request arrived while this one is being answered
        elif self._header_bytes or not (complete or cycle.response_started):
            self._refuse(TOO_SLOW)
        else:
            self._close()

    def _refuse(self, status: str) -> None:
        if not self.transport.is_closing():
            note_cut_off(self.config, REASONS[status])
            self.transport.write(RESPONSE.format(status).encode())
            self._close()

    def _close(self) -> None:
        """Close the connection. A client that does not read the rest is cut off."""
        self._stop_deadline()
        self.transport.close()
        self._abort_later()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()
        if self._rest:
            self.loop.call_soon(self.data_received, b"")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.is_closing():
            self._abort_later()


def _length(headers: Sequence[tuple[bytes, bytes]]) -> int:
    lengths = (value for name, value in headers if name.lower() == b"content-length")
    return next((int(value) for value in lengths if value.isdigit() and len(value) < LONGEST_LENGTH), 0)


def is_header_too_large(headers: Sequence[tuple[bytes, bytes]], settings: Settings, address_bytes: int = 0) -> bool:
    size = address_bytes + sum(len(name) + len(value) + 4 for name, value in headers)
    return len(headers) > settings.most_headers or size > settings.longest_header


def _is_complete(cycle: Any) -> bool:
    return cycle is None or not cycle.more_body


def limited_protocol(settings: Settings, fair_share: FairShare) -> type[asyncio.Protocol]:
    """The HTTP protocol of uvicorn with these limits."""
    given = {
        "settings": settings,
        "fair_share": fair_share,
        "slow_reader_s": settings.slow_reader / 1000,
        "open_connections": OpenPerAddress(settings.connections_per_address, settings.sockets_in_all),
    }
    return cast(type[asyncio.Protocol], type("LimitedProtocol", (LimitedConnection, AutoHTTPProtocol), given))
