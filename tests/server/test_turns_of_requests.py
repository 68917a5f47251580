"""Requests take turns by address before they are parsed. A real socket, in the process of the test."""

import asyncio
import resource
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from serving import PATIENCE_S
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tilerummy.hosting.settings import Settings
from tilerummy.server import fair_share
from tilerummy.server.accepting import Acceptor
from tilerummy.server.fair_share import LITTLE, FairShare
from tilerummy.server.http_protocol import LimitedConnection, limited_protocol

FROM = "127.0.0.9"
PATIENT: dict[str, Any] = {"longest_wait": 600_000, "slow_request": 600_000}
"""Nothing is refused because the machine is slow."""
ONE = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    body = b""
    while (message := await receive()).get("more_body") or not message:
        body += message["body"]
    headers = [(b"content-length", b"3")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body + message["body"]})


@pytest.fixture(params=[H11Protocol, HttpToolsProtocol])
def parser(request: pytest.FixtureRequest) -> Any:
    return request.param


@asynccontextmanager
async def serving(parser: Any, share: FairShare, **changes: Any) -> AsyncIterator[Any]:
    """A connection to a server whose loop has nothing to give out."""
    given = vars(limited_protocol(Settings(**{**PATIENT, **changes}), share))
    protocol: Any = type(
        "Protocol", (LimitedConnection, parser), {name: given[name] for name in given if name != "__doc__"}
    )
    config, state = Config(answer, lifespan="off"), ServerState()
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: protocol(config, state, {}, loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FROM, 0))
    try:
        yield reader, writer, state
    finally:
        writer.close()
        server.close()


def exhausted() -> FairShare:
    """Without ticks, so that the test says when there is something to give out."""
    share = FairShare()
    share.credit = share.kept = -1.0
    timer = share._timer = asyncio.get_running_loop().call_later(PATIENCE_S, lambda: None)
    share._tick_later = lambda: setattr(share, "_timer", timer)  # type: ignore[method-assign]
    return share


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


async def test_a_request_is_parsed_when_its_turn_comes(parser: Any) -> None:
    share = exhausted()
    async with serving(parser, share) as (reader, writer, state):
        for number in range(3):  # the connection is kept for the next one
            writer.write(ONE[:20])
            await until(lambda: share.waiting)
            writer.write(ONE[20:] + b"abc")
            await writer.drain()
            assert state.total_requests == number, "nothing was parsed"
            share.credit = 1.0
            share._tick()
            async with asyncio.timeout(PATIENCE_S):
                read = await reader.readuntil(b"\r\n\r\n") + await reader.readexactly(3)
            assert read.startswith(b"HTTP/1.1 200")
            assert read.endswith(b"abc")
            assert not share.waiting
            share.credit = share.kept = -1.0


async def test_a_request_whose_turn_does_not_come_is_refused(parser: Any) -> None:
    async with serving(parser, exhausted(), longest_wait=30) as (reader, writer, _):
        writer.write(ONE)
        async with asyncio.timeout(PATIENCE_S):
            assert (await reader.read()).startswith(b"HTTP/1.1 503 ")


async def test_a_client_that_leaves_gives_up_its_turn(parser: Any) -> None:
    share = exhausted()
    async with serving(parser, share) as (_, writer, state):
        writer.write(ONE + b"abc")
        await until(lambda: share.waiting)
        writer.transport.abort()
        await until(lambda: not state.connections)
        assert share.waiting[0].turn.cancelled()
        share.credit = 1.0
        share._tick()
        assert not share.waiting
        assert state.total_requests == 0


async def test_a_client_that_is_reset_before_it_is_opened_asks_for_nothing(parser: Any) -> None:
    """Its address is not known any more, so what it sent would count for nobody."""
    share = FairShare()
    async with serving(parser, share) as (reader, writer, state):
        port = writer.get_extra_info("peername")[1]
        for _ in range(5):  # before the loop accepts them
            with line_from(FROM, port) as line:
                line.sendall(ONE + b"abc")
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.write(ONE + b"abc")
        async with asyncio.timeout(PATIENCE_S):
            await reader.readuntil(b"abc")
        await until(lambda: len(state.connections) == 1)
        assert state.total_requests == 1


async def test_reading_headers_counts_as_use(parser: Any) -> None:
    share = FairShare()
    async with serving(parser, share) as (reader, writer, _):
        for _ in range(100):
            writer.write(ONE + b"abc")
            async with asyncio.timeout(PATIENCE_S):
                await reader.readuntil(b"abc")
    assert share._count(FROM, 0.0) > LITTLE, "after a hundred requests this address does not ask for little"
    assert fair_share.PARSED < fair_share.REQUEST


# Before a request, a connection takes its turn


@asynccontextmanager
async def accepting(share: FairShare, refused: list[str], **changes: Any) -> AsyncIterator[tuple[int, list[str]]]:
    """The port of a server, and the addresses of its connections in their order."""
    opened: list[str] = []

    class Noting(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            opened.append(transport.get_extra_info("peername")[0])

    accept = Acceptor(Settings(**{**PATIENT, **changes}), share, Noting, refused.append)
    with socket.create_server(("127.0.0.1", 0), backlog=500) as sock:
        sock.setblocking(False)
        task = asyncio.create_task(accept.run(sock))
        try:
            yield sock.getsockname()[1], opened
        finally:
            task.cancel()
            await asyncio.gather(task, *accept.waiting, return_exceptions=True)


def line_from(address: str, port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE_S, (address, 0))


async def test_the_connection_of_an_address_that_asks_for_little_is_opened_first() -> None:
    share = exhausted()
    async with accepting(share, []) as (port, opened):
        lines = [line_from("127.0.0.8", port) for _ in range(300)]
        await until(lambda: len(share.waiting) == 300)
        lines.append(line_from(FROM, port))
        await until(lambda: len(share.waiting) == 301)
        share.kept = fair_share.OPENED * 2
        share._tick()
        await until(lambda: len(opened) >= 2)
        assert FROM in opened[:2], "after one of the many"
        while share.waiting:
            share.kept, share.credit = 0.0, 1.0
            share._tick()
        await until(lambda: len(opened) == 301)
        for line in lines:
            line.close()


async def test_a_connection_whose_turn_does_not_come_is_closed() -> None:
    refused: list[str] = []
    async with accepting(exhausted(), refused, longest_wait=30) as (port, opened):
        with line_from(FROM, port) as line:
            await until(lambda: refused == ["busy"])
            assert line.recv(1) == b""
        assert not opened


async def test_who_leaves_while_waiting_is_not_opened() -> None:
    share = exhausted()
    async with accepting(share, []) as (port, opened):
        for _ in range(3):
            line_from(FROM, port).close()
        with line_from(FROM, port):
            await until(lambda: len(share.waiting) == 4)
            share.credit = 1.0
            share._tick()
            await until(lambda: opened)
            assert len(opened) == 1


async def test_only_so_many_connections_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.server.accepting.MOST_WAITING", 5)
    share = exhausted()
    async with accepting(share, []) as (port, opened):
        lines = [line_from(FROM, port) for _ in range(20)]
        while len(opened) < 20:
            await until(lambda: share.waiting or len(opened) == 20)
            assert len(share.waiting) <= 5
            share.credit = 1.0
            share._tick()
            await asyncio.sleep(0)
        for line in lines:
            line.close()


async def test_running_out_of_files_is_logged_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("tilerummy.server.accepting.PAUSE_S", 0.01)
    monkeypatch.setattr("tilerummy.server.accepting.logs.warning", lambda event, **fields: said.append(event))
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with accepting(FairShare(), []) as (port, opened):
        lines = [line_from(FROM, port) for _ in range(3)]
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (lines[0].fileno(), before[1]))
            await until(lambda: said)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        await until(lambda: len(opened) == 3)
        assert set(said) == {"connection not accepted"}
        for line in lines:
            line.close()
