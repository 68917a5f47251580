"""HTTP as the internet has it: large headers, slow requests, forged addresses. Every test uses a real socket."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import ServerProcess
from starved import StarvedServer

from tilerummy.hosting.settings import Settings
from tilerummy.server.proxies import client_of, counted_as, parse_address, parse_proxies

SETTINGS = Settings()
SLOW_S = SETTINGS.slow_request / 1000
MARGIN_S = 5.0
CUT = (BrokenPipeError, ConnectionResetError)
WISH = json.dumps({"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]})


def line_to(server: ServerProcess, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0), timeout=60)


def answer(line: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def request(method: str, path: str, body: str = "", *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", *headers]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join([*lines, "", ""]) + body).encode()


def ask(server: ServerProcess, source: str, method: str, path: str, body: str = "", *headers: str) -> int:
    with line_to(server, source) as line:
        line.sendall(request(method, path, body, *headers))
        return int(answer(line).split()[1])


@pytest.fixture(scope="module", params=[pytest.param("httptools", marks=pytest.mark.long), "h11"])
def web(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with each of the parsers that uvicorn uses."""
    process = ServerProcess(tmp_path_factory.mktemp("web")).with_parser(request.param)
    with process.running():
        yield process


# Large headers


@pytest.mark.parametrize(
    "headers",
    [
        ["x: y"] * 10_000,
        ["x: y"] * (SETTINGS.most_headers + 1),
        ["x: " + "y" * 1_000_000],
        ["x: " + "y" * (SETTINGS.longest_header + 1)],
        [f"x{number}: " + "y" * 400 for number in range(60)],
        ["cookie: " + "; ".join(f"c{number}=1" for number in range(5000))],
    ],
    ids=["10,000 headers", "one too many", "a megabyte", "one byte too long", "all together", "cookies"],
)
def test_large_headers_are_refused(web: ServerProcess, headers: list[str]) -> None:
    with line_to(web) as line:
        with contextlib.suppress(*CUT):  # refused before the end
            line.sendall(request("GET", "/api/v1/rooms", "", *headers))
        said = answer(line)
    assert not said or said.split()[1] in (b"431", b"400"), said[:200]
    assert web.get("/health").status == 200


def test_a_header_that_never_ends_is_cut_while_it_is_small(web: ServerProcess) -> None:
    with line_to(web) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ")
        sent = 0
        try:
            while sent < 50_000_000:
                line.sendall(b"y" * 4096)
                sent += 4096
        except CUT:
            pass
        assert sent < 50_000_000
        assert answer(line).split()[1:2] in ([b"431"], [b"400"], [])


def test_a_long_address_is_refused(web: ServerProcess) -> None:
    for path in ("/" + "a" * 20_000, "/api/v1/rooms?lang=" + "a" * 20_000):
        assert ask(web, "127.0.0.1", "GET", path) == 431


def test_ordinary_headers_are_accepted(web: ServerProcess) -> None:
    headers = [f"x-{number}: y" for number in range(60)] + ["cookie: a=" + "b" * 8000]
    assert ask(web, "127.0.0.1", "GET", "/api/v1/rooms", "", *headers) == 200


@pytest.mark.parametrize("path", ["/ws/v1/rooms/abcd", "/ws/v1/rooms/" + "a" * 9000], ids=["short", "long"])
@pytest.mark.parametrize("header", [["x: y"] * 200, ["cookie: " + "a" * 9000], ["x: y"]], ids=["many", "long", "few"])
def test_a_socket_with_large_headers_is_refused(web: ServerProcess, path: str, header: list[str]) -> None:
    upgrade = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Connection: Upgrade", *upgrade, *header]
    with line_to(web) as line:
        line.settimeout(5)
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        expected = b"101" if header == ["x: y"] and len(path) < 100 else b"431"
        assert line.recv(100).split()[1] == expected


# Slow requests


HALF = {
    "nothing": b"",
    "half a line": b"GET /api/v1/ro",
    "half the headers": b"GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nx: ",
    "half a body": request("POST", "/api/v1/rooms", WISH)[:-40],
    "no body": request("POST", "/api/v1/rooms", WISH).partition(b"{")[0],
    "a body nobody wants": b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nab",
    "the next request": request("GET", "/health").replace(b"close", b"keep-alive") + b"GET /he",
}


FED = ("half the headers", "half a body")
"""These also get a byte now and then, which does not help."""


@pytest.mark.long
def test_slow_requests_are_cut(web: ServerProcess) -> None:
    lines = {name: line_to(web) for name in HALF}
    fed = {name: line_to(web) for name in FED}
    for name, line in (*lines.items(), *fed.items()):
        line.sendall(HALF[name])
    for _ in range(round(SLOW_S) - 3):
        time.sleep(1)
        for line in fed.values():
            with contextlib.suppress(*CUT):
                line.sendall(b"a")
    for name, line in (*lines.items(), *fed.items()):
        with line:
            line.settimeout(SLOW_S + MARGIN_S)
            said = answer(line)
        if name.startswith("half"):
            assert said.split()[1] == b"408", (name, said)
    assert web.get("/health").status == 200


def test_a_request_in_small_parts_is_answered(web: ServerProcess) -> None:
    with line_to(web) as line:
        whole = request("POST", "/api/v1/rooms", WISH)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(len(whole)):
            line.sendall(whole[start : start + 1])
        assert answer(line).split()[1] == b"201"


def test_a_kept_connection_serves_many_requests(web: ServerProcess) -> None:
    one = request("GET", "/health").replace(b"close", b"keep-alive")
    with line_to(web) as line:
        for _ in range(3):
            line.sendall(one)
            said = b""
            while not said.endswith(b"}"):
                said += line.recv(65536)
            assert b" 200 " in said
        line.sendall(one * 5 + request("GET", "/health"))
        assert answer(line).count(b"HTTP/1.1 200") == 6


def test_bodies_are_capped(web: ServerProcess) -> None:
    long = json.dumps({"name": "a" * 100_000})
    assert ask(web, "127.0.0.1", "POST", "/api/v1/rooms", long) == 413
    assert ask(web, "127.0.0.1", "POST", "/api/v1/rooms/import", json.dumps({"trn": "a" * 100_000})) == 422
    chunks = b"10000\r\n" + b" " * 65536 + b"\r\n"
    with line_to(web) as line:
        line.sendall(b"POST /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        line.sendall(b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        with contextlib.suppress(*CUT):
            line.sendall(chunks * 3 + b"0\r\n\r\n")
        assert answer(line).split()[1:2] in ([b"411"], [])


# Addresses


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that trusts two proxies, and whose clients get no new allowance while a slow machine tests it."""
    folder = tmp_path_factory.mktemp("proxied")
    with StarvedServer(folder, "--trusted-proxies", "127.0.0.1, 127.0.5.0/24").running() as process:
        yield process


def spend(server: ServerProcess, source: str, addresses: Iterator[str]) -> list[int]:
    """Requests that change something, one more than an address may send at once, each with the next X-Forwarded-For."""
    most = SETTINGS.requests_burst + 15
    given = ([f"X-Forwarded-For: {each}"] if each else [] for _, each in zip(range(most), addresses, strict=False))
    return [ask(server, source, "DELETE", "/api/v1/rooms/nosuch", "", *headers) for headers in given]


def numbers(form: str) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield form.format(number)


@pytest.mark.parametrize("source", ["127.0.0.1", "127.0.7.1"])
def test_a_forged_address_is_ignored_without_a_trusted_proxy(server: ServerProcess, source: str) -> None:
    assert 429 in spend(server, source, numbers("192.0.2.{}"))


def test_clients_of_a_trusted_proxy_are_counted_apart(proxied: ServerProcess) -> None:
    assert 429 in spend(proxied, "127.0.0.1", numbers("192.0.2.1"))
    assert 429 not in spend(proxied, "127.0.0.1", numbers("198.51.100.{}"))


@pytest.mark.long(but=3)
@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("127.0.5.1", ""),  # the proxy omits the header
        ("127.0.5.2", "client-{}"),  # it forwards what is not an address
        ("127.0.5.3", "198.51.100.{}, 192.0.2.33"),  # it appends the address to what the client claimed
        ("127.0.5.4", "198.51.100.{}, 192.0.2.34, 127.0.5.9"),  # through two proxies
        ("127.0.6.1", "198.51.100.{}"),  # it is not a proxy at all
        ("127.0.5.5", "2001:db8:0:1::{}"),  # one household with many addresses
        ("127.0.5.6", "[2001:db8:0:2::{}]:443"),
    ],
)
def test_a_forged_address_does_not_help(proxied: ServerProcess, source: str, form: str) -> None:
    assert 429 in spend(proxied, source, numbers(form))


def test_reading_is_limited(proxied: ServerProcess) -> None:
    far = "X-Forwarded-For: 203.0.113.9"
    with line_to(proxied) as line:
        most = SETTINGS.reads_burst + 200
        one = request("GET", "/api/v1/rooms", "", far).replace(b"close", b"keep-alive")
        line.sendall(one * most + request("GET", "/health", "", far))
        said = answer(line)
    assert said.count(b"HTTP/1.1 200") >= SETTINGS.reads_burst
    assert b"HTTP/1.1 429" in said
    assert b"retry-after: " in said


SOCKET = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")


@pytest.mark.parametrize(
    ("source", "scheme", "forwarded", "is_own"),
    [
        ("127.0.8.1", "http", "", True),
        ("127.0.8.1", "https", "", False),
        ("127.0.8.1", "https", "https", False),  # not a trusted proxy
        ("127.0.5.8", "https", "https", True),
        ("127.0.5.8", "http", "https", False),
        ("127.0.5.8", "https", "", False),
    ],
)
def test_the_scheme_of_an_origin_counts(
    proxied: ServerProcess, source: str, scheme: str, forwarded: str, is_own: bool
) -> None:
    headers = [f"Origin: {scheme}://localhost", *([f"X-Forwarded-Proto: {forwarded}"] if forwarded else [])]
    assert (ask(proxied, source, "DELETE", "/api/v1/rooms/nosuch", "", *headers) != 403) is is_own
    opening = request("GET", "/ws/v1/rooms/nosuch", "", *SOCKET, *headers).replace(b"close", b"Upgrade")
    with line_to(proxied, source) as line:
        line.sendall(opening)
        assert (line.recv(100).split()[1] == b"101") is is_own


def test_networks_and_addresses() -> None:
    trusted = parse_proxies("10.0.0.0/8, 127.0.0.1 2001:db8::/32")
    with pytest.raises(ValueError, match="nonsense"):
        parse_proxies("nonsense")
    assert parse_proxies("") == ()
    peer = parse_address("::ffff:10.1.2.3")
    assert peer is not None
    assert str(peer) == "10.1.2.3"

    def client(*forwarded: str) -> str:
        return counted_as(client_of(peer, forwarded, trusted))

    assert client() == "10.1.2.3"
    assert client("192.0.2.1") == "192.0.2.1"
    assert client("192.0.2.9, 192.0.2.1:5000") == "192.0.2.1"
    assert client("192.0.2.9", "192.0.2.1, 10.9.9.9") == "192.0.2.1"
    assert client("192.0.2.9, unknown") == "10.1.2.3"
    assert client("10.0.0.7") == "10.0.0.7"
    assert client("2001:db9:1:2:3:4:5:6") == client("2001:db9:1:2::") == "2001:db9:1:2::/64"
    assert client("::ffff:192.0.2.1") == "192.0.2.1"
    assert client(", ".join(["10.0.0.1"] * 100_000)) == "10.0.0.1"
    for bad in ("", "a", "1.2.3", "1.2.3.4.5", "[::1", "::g", "1" * 300):
        assert parse_address(bad) is None or bad == "[::1"


def test_a_bad_list_of_proxies_is_reported(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--trusted-proxies", "everybody")
    with pytest.raises(AssertionError, match="Not a list of addresses"):
        server.start()
    assert server.process is not None
    server._gone()
