"""Clients that do not read are cut off, with HTTP and with WebSockets."""

import asyncio
from types import SimpleNamespace
from typing import Any

from starlette.applications import Starlette
from uvicorn import Config

from tilerummy.hosting.settings import Settings
from tilerummy.server.fair_share import FairShare
from tilerummy.server.http_protocol import limited_protocol
from tilerummy.server.metrics import Metrics
from tilerummy.server.slow_readers import LINGER_S, CutsOffSlowReaders
from tilerummy.server.socket_protocol import LimitedSocketProtocol


class Timers:
    """Stands for an event loop: what should happen later, and when."""

    def __init__(self) -> None:
        self.set: list[tuple[float, asyncio.TimerHandle]] = []
        self.loop = asyncio.get_running_loop()

    def call_later(self, seconds: float, work: Any, *given: Any) -> asyncio.TimerHandle:
        handle = self.loop.call_later(1e6, work, *given)
        self.set.append((seconds, handle))
        return handle

    def pass_by(self) -> None:
        """The time of all timers that nobody stopped."""
        for _, handle in self.set:
            if not handle.cancelled():
                handle._run()


class Line:
    aborted = 0

    def abort(self) -> None:
        self.aborted += 1


class Connection(CutsOffSlowReaders):
    def __init__(self) -> None:
        self.line, self.timers = Line(), Timers()
        self.transport, self.loop = self.line, self.timers  # type: ignore[assignment]
        app = Starlette()
        app.state.node = SimpleNamespace(metrics=Metrics())
        self.metrics, self.config = app.state.node.metrics, Config(app)


async def test_a_client_that_reads_nothing_is_cut_off() -> None:
    connection = Connection()
    connection.pause_writing()
    connection.pause_writing()
    assert [seconds for seconds, _ in connection.timers.set] == [connection.slow_reader_s]
    connection.timers.pass_by()
    assert connection.line.aborted == 1
    assert b'tilerummy_refused_total{reason="slow-reader"} 1.0' in connection.metrics.text()


async def test_a_client_that_reads_again_is_not() -> None:
    connection = Connection()
    connection.pause_writing()
    connection.resume_writing()
    connection.timers.pass_by()
    assert connection.line.aborted == 0
    connection.pause_writing()
    connection.timers.pass_by()
    assert connection.line.aborted == 1, "the next time counts from the start"


async def test_a_closed_connection_is_cut_off_and_an_ended_one_has_no_timers() -> None:
    for ends in (False, True):
        connection = Connection()
        connection.pause_writing()
        connection.resume_writing()
        connection._abort_later()
        connection._abort_later()
        assert [seconds for seconds, _ in connection.timers.set][1:] == [LINGER_S]
        if ends:
            connection.pause_writing()
            connection.connection_lost(None)
        connection.timers.pass_by()
        assert connection.line.aborted == (not ends)


def test_both_protocols_do_so_before_what_uvicorn_does() -> None:
    http: Any = limited_protocol(Settings(slow_reader=7000), FairShare())
    assert http.slow_reader_s == 7
    for protocol in (http, LimitedSocketProtocol):
        order = [each.__name__ for each in protocol.__mro__]
        uvicorn = next(at for at, each in enumerate(protocol.__mro__) if each.__module__.startswith("uvicorn"))
        assert order.index("CutsOffSlowReaders") < uvicorn
