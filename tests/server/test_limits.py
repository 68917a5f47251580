"""Limits per address, and that large requests do not block others."""

import http.client
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import ServerProcess
from websockets.sync.client import connect

from tilerummy.hosting.settings import Settings
from tilerummy.rooms import wire
from tilerummy.rooms.rest import LONGEST_RECORD, MOST_ROUNDS
from tilerummy.server.limits import Bucket, LimitPerAddress, Window

SHORT = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn").read_text("utf-8")


def from_afar(server: ServerProcess, address: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """A request from an address that is not local, so that it is counted."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, source_address=(address, 0), timeout=60)
    try:
        line.request(method, path, json.dumps(body), {"content-type": "application/json"})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"null")
    finally:
        line.close()


@contextmanager
def lesson_from(server: ServerProcess, address: str) -> Iterator[Any]:
    """Start a lesson from this address. Yields the first message; the socket stays open meanwhile."""
    line = socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0), timeout=60)
    with connect(f"ws://127.0.0.1:{server.port}/ws/v1/lesson/first/1", sock=line) as lesson:
        lesson.send(json.dumps({"type": "hello", "version": wire.VERSION, "language": "en"}))
        yield json.loads(lesson.recv(60))


def sockets_counted(server: ServerProcess) -> int:
    return int(float(re.findall(r"^tilerummy_sockets (\S+)$", server.get("/metrics").body, re.MULTILINE)[0]))


def test_lessons_per_address_are_limited(server: ServerProcess) -> None:
    most, before = Settings().watchers_per_address, sockets_counted(server)
    with ExitStack() as lessons:
        for _ in range(most):
            assert lessons.enter_context(lesson_from(server, "127.0.0.9"))["type"] == "scene"
        assert sockets_counted(server) == before + most
        with lesson_from(server, "127.0.0.9") as refused, lesson_from(server, "127.0.0.8") as other:
            assert (refused["code"], other["type"]) == ("too-many-sockets", "scene")
    deadline = time.monotonic() + 60
    while sockets_counted(server) > before:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    with lesson_from(server, "127.0.0.9") as again:
        assert again["type"] == "scene"


@pytest.mark.long
def test_a_long_record_does_not_block_other_requests(server: ServerProcess) -> None:
    taken: list[float] = []
    trn = "\n".join([SHORT] * (LONGEST_RECORD // (len(SHORT) + 1)))

    def bring() -> None:
        began = time.monotonic()
        status, answers = from_afar(server, "127.0.0.1", "POST", "/api/v1/rooms/import", {"trn": trn})
        assert status == 413, answers  # read to its end first
        taken.append(time.monotonic() - began)

    bringing = threading.Thread(target=bring)
    bringing.start()
    waits = []
    while bringing.is_alive():
        began = time.monotonic()
        assert server.get("/health").status == 200
        waits.append(time.monotonic() - began)
    bringing.join()
    assert taken, "the record was answered"
    assert len(waits) > 3
    assert max(waits) < 0.75 * taken[0], (max(waits), taken)


@pytest.mark.long
def test_records_that_are_too_long(server: ServerProcess) -> None:
    many = "\n".join([SHORT] * (MOST_ROUNDS + 1))
    assert len(many) <= LONGEST_RECORD, "else the next line tests the same as the one after it"
    assert from_afar(server, "127.0.0.1", "POST", "/api/v1/rooms/import", {"trn": many})[0] == 413
    longer = many + " " * LONGEST_RECORD
    assert from_afar(server, "127.0.0.1", "POST", "/api/v1/rooms/import", {"trn": longer})[0] == 422


@pytest.mark.parametrize("path", ["/api/v1/rooms", "/api/v1/rooms/import"])
def test_rooms_from_one_address_are_counted(server: ServerProcess, path: str) -> None:
    far = f"127.0.1.{len(path)}"
    wish = {"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}
    bad = {"trn": "nothing"}
    answers = [
        from_afar(server, far, "POST", path, bad if path.endswith("import") else wish)
        for _ in range(Settings().rooms_per_address + 1)
    ]
    assert 429 not in {status for status, _ in answers[:-1]}
    assert (answers[-1][0], answers[-1][1]["code"]) == (429, "too-many-rooms")


def test_requests_from_one_address_are_limited(server: ServerProcess) -> None:
    settings, far = Settings(), "127.0.2.1"
    answers = [from_afar(server, far, "POST", "/api/v1/rooms/nosuch/leave") for _ in range(settings.requests_burst)]
    assert {status for status, _ in answers} == {404}
    answers = [from_afar(server, far, "DELETE", "/api/v1/rooms/nosuch") for _ in range(20)]
    assert (429, "too-fast") in [(status, body["code"]) for status, body in answers]
    assert from_afar(server, far, "GET", "/api/v1/rooms")[0] == 200
    assert from_afar(server, "127.0.2.2", "DELETE", "/api/v1/rooms/nosuch")[0] == 404


def test_idle_addresses_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilerummy.server.limits.MOST_ADDRESSES", 3)
    slow = LimitPerAddress(lambda: Bucket(0.001, 1))
    for address in "abc":
        assert slow.take(address)
        assert not slow.take(address)
    assert not slow.take("a"), "seen again, so it is not the oldest any more"
    assert slow.take("d")
    assert not slow.take("a")
    assert slow.take("b"), "the address that was not seen for the longest time is forgotten"
    assert len(slow.limits.known) == 3


def test_all_addresses_together_are_limited() -> None:
    requests = LimitPerAddress(lambda: Bucket(0.001, 10), Bucket(0.001, 25))
    assert [requests.take(str(number)) for number in range(30)] == [True] * 25 + [False] * 5
    rooms = LimitPerAddress(lambda: Window(2), Window(5))
    assert [rooms.take(address) for address in "aaabbccd"] == [True, True, False, True, True, True, False, False]
