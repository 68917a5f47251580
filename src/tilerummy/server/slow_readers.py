"""Cuts off clients that do not read: while the connection is open, and after it was closed."""

import asyncio

from uvicorn import Config

from tilerummy.hosting.settings import Settings

LINGER_S = 10.0
"""How long a closed connection may take to read the rest of its answer."""


def note_cut_off(config: Config, reason: str) -> None:
    """Count what a protocol refuses before the application sees it."""
    state = getattr(config.app, "state", None)
    if state is not None:
        state.node.metrics.refused.labels(reason=reason).inc()


class CutsOffSlowReaders(asyncio.Protocol):
    """A mixin for the protocols of uvicorn, for HTTP and for WebSockets."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    config: Config

    slow_reader_s = Settings().slow_reader / 1000
    """How long a client may read nothing."""
    _rest = b""
    """What was read and not parsed yet."""
    _stalled: asyncio.TimerHandle | None = None
    _linger: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.slow_reader_s, self._cut_off, "slow-reader")

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _cut_off(self, reason: str) -> None:
        note_cut_off(self.config, reason)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Protocol, parser and transport know each other, so they stay in memory until the next full collection."""
        self._rest = b""
        self.resume_writing()
        if self._linger is not None:
            self._linger.cancel()
        super().connection_lost(exc)

    def _abort_later(self) -> None:
        """A closed connection whose client does not read the rest would stay open."""
        if self._linger is None:
            self._linger = self.loop.call_later(LINGER_S, self.transport.abort)
