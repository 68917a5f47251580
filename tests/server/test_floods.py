"""Floods that come before a message can be counted: empty frames, compressed and large messages. Real sockets."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from addresses import counted
from bench.siege.raw import BINARY, CLOSE, COMPRESSED, CONTINUATION, FINAL, PING, PONG, TEXT, frame, handshake
from serving import Guest, ServerProcess, until

from tilerummy.server.socket_protocol import LARGEST_MESSAGE, MOST_FRAMES, PIECE

CUT = (BrokenPipeError, ConnectionResetError)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("floods")).running() as running:
        yield running


def socket_to(server: ServerProcess, room: str, *more: str) -> tuple[socket.socket, bytes]:
    """A WebSocket that does nothing by itself, and the headers with which the server accepted it."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    more = (f"Origin: {server.address}", "Sec-WebSocket-Extensions: permessage-deflate", *more)
    line.sendall(handshake(server.port, f"/ws/v1/rooms/{room}", *more))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4096)
    return line, answer


def rest_of(line: socket.socket, code: int = 0) -> bytes:
    """Everything until the server closes the connection with this code, or ends it."""
    read, end = b"", struct.pack("!BBH", FINAL | CLOSE, 2, code)
    with suppress(*CUT):
        while part := line.recv(65536):
            read += part
            if code and end[:1] in read and end[2:] in read[-130:]:
                break
    return read


HELLO = frame(TEXT, json.dumps({"type": "hello", "version": 2, "language": "en"}).encode())


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING),
        frame(PONG),
        frame(TEXT),
        frame(TEXT, first=0) + frame(CONTINUATION, first=0) * 1000,
        frame(PING, b"x" * 100),
    ],
    ids=["pings", "pongs", "texts", "continuations", "long pings"],
)
@pytest.mark.parametrize("megabytes", [1, pytest.param(30, marks=pytest.mark.long)])
def test_a_flood_of_frames_is_cut_off(server: ServerProcess, flood: bytes, megabytes: int) -> None:
    guest = Guest(server)
    room = guest.create("person")
    with guest.open(room) as honest:
        line, _ = socket_to(server, room)
        with line, suppress(*CUT):
            line.sendall(HELLO)
            for _ in range(megabytes):
                line.sendall(flood * (1_000_000 // len(flood)))
            assert len(rest_of(line)) <= 200_000, "few of the pings were answered"
        assert honest.ask("ping")["type"] == "pong"


def test_no_message_is_compressed(server: ServerProcess) -> None:
    room = Guest(server).create("person")
    line, accepted = socket_to(server, room)
    with line:
        assert b"101" in accepted.split(b"\r\n")[0]
        assert b"permessage-deflate" not in accepted
        line.sendall(HELLO + frame(TEXT, b"\xca\x48\xcd\xc9\xc9\x07\x00", first=FINAL | COMPRESSED))
        assert struct.pack("!H", 1002) in rest_of(line, 1002)[-130:], "a protocol error"


def test_a_large_message_ends_the_connection_and_a_long_one_is_refused(server: ServerProcess) -> None:
    guest = Guest(server)
    with guest.open(guest.create("person")) as table:
        table.post(type="react", id="long", reaction="x" * 20_000)
        assert table.until(lambda message: message["type"] == "refused")["code"] == "message-too-long"
        assert table.ask("ping")["type"] == "pong"
    line, _ = socket_to(server, Guest(server).create("person"))
    with line:
        line.sendall(HELLO + frame(TEXT, b"x" * (LARGEST_MESSAGE + 1)))
        assert struct.pack("!H", 1009) in rest_of(line, 1009)[-130:], "a message that is too big"


def test_binary_messages_are_counted(server: ServerProcess) -> None:
    line, _ = socket_to(server, Guest(server).create("person"))
    with line:
        line.sendall(HELLO + frame(BINARY, b"x") * (MOST_FRAMES - 10))
        assert struct.pack("!H", 1008) in rest_of(line, 1008)[-130:], "too many messages"


def test_what_a_piece_can_hold_is_less_than_what_is_allowed() -> None:
    assert PIECE // len(frame(PING)) < MOST_FRAMES, "so one piece alone is no flood"


def test_messages_wait_until_they_are_taken(server: ServerProcess) -> None:
    """Many messages at once are answered one after the other; none is lost."""
    guest = Guest(server)
    with guest.open(guest.create("person")) as table:
        for number in range(50):
            table.post(type="ping", id=f"p{number}")
        answered = [table.until(lambda message: message["type"] == "pong")["id"] for _ in range(50)]
        assert answered == [f"p{number}" for number in range(50)]


# HTTP, with both of its parsers


@pytest.fixture(scope="module", params=["httptools", "h11"])
def web(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("web")).with_parser(request.param)
    with process.running():
        yield process


def test_requests_of_a_connection_are_answered_one_after_the_other(web: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", web.port), timeout=60) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 500)
        read = b""
        while read.count(b"HTTP/1.1 200") < 500:
            part = line.recv(65536)
            assert part, "the server ended the connection"
            read += part


@pytest.mark.parametrize("megabytes", [2, pytest.param(30, marks=pytest.mark.long)])
def test_many_requests_at_once_take_no_memory(web: ServerProcess, megabytes: int) -> None:
    """Nobody reads the answers, so that after a while the server reads no more requests."""
    before = memory_of(web)
    lines = [socket.create_connection(("127.0.0.1", web.port), timeout=60) for _ in range(megabytes)]
    for line in lines:
        line.setblocking(False)
        with suppress(BlockingIOError):
            line.send(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 40_000)
    assert web.get("/health").status == 200
    grown = memory_of(web) - before
    for line in lines:
        line.close()
    assert grown < 60_000 + 2_000 * megabytes, f"{grown} kB"


def test_a_flood_of_requests_is_cut_off_without_a_fault(web: ServerProcess) -> None:
    before = counted(web, "flood")
    with socket.create_connection(("127.0.0.1", web.port), timeout=60) as line, suppress(*CUT):
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 40_000)
        rest_of(line)
    until(lambda: counted(web, "flood") > before)
    assert counted(web, "fault") == 0


def memory_of(server: ServerProcess) -> int:
    """Its memory in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def test_a_body_without_a_length_is_refused(web: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", web.port), timeout=60) as line:
        start = b"POST /api/v1/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        with suppress(*CUT):
            line.sendall(start + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 100_000)
            rest_of(line)
    assert web.get("/health").status == 200
    wish = json.dumps({"name": "Ann", "public": True, "seats": [{"kind": "me"}, {"kind": "person"}]}).encode()
    with socket.create_connection(("127.0.0.1", web.port), timeout=60) as line:
        line.sendall(start + b"transfer-encoding: chunked\r\n\r\n" + b"%x\r\n%s\r\n0\r\n\r\n" % (len(wish), wish))
        assert rest_of(line).startswith(b"HTTP/1.1 411")
    assert web.get("/api/v1/rooms").body == {"rooms": []}, "it was not carried out"


def test_a_handshake_may_say_that_it_has_no_body(web: ServerProcess) -> None:
    line, answer = socket_to(web, "abcdefgh", "Content-Length: 0")
    line.close()
    assert answer.startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize("header", ["Content-Length: 5", "Transfer-Encoding: chunked"])
def test_a_handshake_with_a_body_is_refused(web: ServerProcess, header: str) -> None:
    line, answer = socket_to(web, "abcdefgh", header)
    with line:
        assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 411"))
        assert rest_of(line) == b""
