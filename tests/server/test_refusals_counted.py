"""Every refusal is counted in the metrics by its reason, also what is cut off before the application sees it."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from addresses import ask, counted, hello, lesson, line_from
from serving import PATIENCE_S, ServerProcess, until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tilerummy.hosting.settings import Settings

SOCKETS, ROOMS = 3, 2
ROOM = {"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ("--sockets-per-address", str(SOCKETS), "--rooms-per-address", str(ROOMS))
    with ServerProcess(tmp_path_factory.mktemp("strict"), *options).running() as server:
        yield server


@pytest.mark.parametrize(
    ("reason", "status", "method", "path", "body", "headers"),
    [
        ("origin", 403, "POST", "/api/v1/rooms", "{}", {"Origin": "https://elsewhere.example"}),
        ("body-too-long", 413, "POST", "/api/v1/rooms", "x" * (Settings().longest_body + 1), {}),
        ("headers-too-large", 431, "GET", "/api/v1/rooms", "", {"x": "y" * Settings().longest_header}),
        ("no-length", 411, "POST", "/api/v1/rooms", "", {"Transfer_Encoding": "chunked"}),
        ("room-unknown", 404, "GET", "/api/v1/rooms/abcdefghijkl", "", {}),
        ("body-unreadable", 422, "POST", "/api/v1/rooms", "{}", {}),
    ],
)
def test_requests(
    strict: ServerProcess, reason: str, status: int, method: str, path: str, body: str, headers: dict[str, str]
) -> None:
    before = counted(strict, reason)
    assert ask(strict, "127.0.9.1", method, path, body, **headers) == status
    assert counted(strict, reason) == before + 1


def test_rates_and_rooms(strict: ServerProcess) -> None:
    statuses = [ask(strict, "127.0.9.2", "POST", "/api/v1/rooms", json.dumps(ROOM)) for _ in range(ROOMS + 2)]
    assert statuses == [201] * ROOMS + [429] * 2
    assert counted(strict, "too-many-rooms") == 2
    statuses = [ask(strict, "127.0.9.3", "DELETE", "/api/v1/rooms/none") for _ in range(Settings().requests_burst + 9)]
    assert counted(strict, "too-fast") == statuses.count(429) > 0


def test_sockets(strict: ServerProcess) -> None:
    with pytest.raises(InvalidStatus), lesson(strict, "127.0.9.4", Origin="https://elsewhere.example"):
        pass
    assert counted(strict, "origin") >= 1
    with ExitStack() as held:
        for _ in range(SOCKETS):
            hello(held.enter_context(lesson(strict, "127.0.9.4")))
        with pytest.raises(ConnectionClosed) as closed, lesson(strict, "127.0.9.4") as more:
            more.recv(PATIENCE_S)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    assert counted(strict, "too-many-sockets") == 1
    with lesson(strict, "127.0.9.5") as line:
        hello(line)
        line.send("nonsense")
        assert json.loads(line.recv(PATIENCE_S))["code"] == "message-unreadable"
    assert counted(strict, "message-unreadable") == 1


def test_floods_and_connections(strict: ServerProcess) -> None:
    with suppress(ConnectionClosed, OSError), lesson(strict, "127.0.9.6") as line:
        hello(line)
        while True:
            line.socket.sendall(b"\x8a\x80\0\0\0\0" * 1000)  # pongs that nobody asked for
    until(lambda: counted(strict, "flood") == 1)
    most = Settings().new_connections_burst + 20
    with ExitStack() as held:
        for _ in range(most):
            held.enter_context(line_from(strict, "127.0.9.7"))
        until(lambda: counted(strict, "too-many-connections") >= 1 and counted(strict, "new-connections") >= 1)


@pytest.mark.long
def test_slow_requests(strict: ServerProcess) -> None:
    with line_from(strict, "127.0.9.8") as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert line.recv(100).startswith(b"HTTP/1.1 408")
    assert counted(strict, "slow-request") == 1
