"""Who gets a push message, and when. A real server of HTTP stands for the push service and verifies the signature."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import cast

import pytest
from nodes import a_node, a_room
from push_keys import CONTACT, SEND, LocalTransport, decoded, is_signed
from serving import Guest, ServerProcess

from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import LiveRoom
from tilerummy.hosting.messages import Detach, Drop, Join
from tilerummy.hosting.owner import Owner
from tilerummy.rooms import logs, rest
from tilerummy.rooms.names import first_names
from tilerummy.rooms.room import Sitter
from tilerummy.rooms.words import translator_for
from tilerummy.server import push
from tilerummy.server.node import Node
from tilerummy.server.push import Push
from tilerummy.server.push_delivery import Delivery
from tilerummy.store import connect

PERSON = rest.SeatWish(kind="person")
BO = "b" * 64
WITHOUT_A_PACKAGE = """
import importlib.util, sys
missing, find = sys.argv.pop(1), importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == missing else find(name, package)
from tilerummy.cli import main
sys.exit(main())
"""


@dataclass
class Service:
    """A push service: what it was sent, and the status that it answers with."""

    server: ThreadingHTTPServer
    status: int = 201
    asked: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answers: Event = field(default_factory=Event)
    """Requests wait for it."""
    now: int = 0
    most: int = 0
    """Requests at once."""

    def delivery(self) -> Delivery:
        return Delivery(LocalTransport(self.server.server_port))


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.now += 1
            found.most = max(found.most, found.now)
            found.asked.append((self.path, headers, self.rfile.read(int(headers["content-length"]))))
            assert found.answers.wait(120)
            found.now -= 1
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Service(server)
        found.answers.set()
        Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


# Turns


TODAY = 1_800_000_000.0


async def test_who_is_away_is_told_and_the_service_can_check_by_whom(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "time", SimpleNamespace(time=lambda: TODAY))
    async with a_node(tmp_path) as node:
        await node.push.open(CONTACT)
        node.push.delivery = service.delivery()
        room, ann = await a_room(node, PERSON)
        for guest in (ann, BO):
            await node.store.add_push_address(guest, f"{SEND}{guest[:8]}?v=1", "de", node.now())
        await node.ask(room, BO, Join("Bo", None))
        await until(lambda: service.asked)
        now = node.owners[room].room
        mover = now.sitters[now.to_move or 0].guest or ""
        assert [path for path, _, _ in service.asked] == [f"/send/{mover[:8]}?v=1"]
        _, headers, body = service.asked[0]
        assert body == b""
        assert 0 < int(headers["ttl"]) <= 24 * 3600
        scheme, token, key = headers["authorization"].split(" ")
        assert (scheme, key) == ("vapid", f"k={node.push.key}")
        signed, _, signature = token.removeprefix("t=").rstrip(",").rpartition(".")
        assert is_signed(decoded(key[2:]), signed.encode(), decoded(signature))
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert (claims["aud"], claims["sub"]) == ("https://updates.push.services.mozilla.com", CONTACT)
        assert 0 < claims["exp"] - TODAY < 24 * 3600


def show(table: Owner, seat: int, *, here: bool) -> None:
    guest = table.room.sitters[seat].guest
    table.audience.attached = {"a": Attached(table.node.id, "a", guest, translator_for("en"))} if here else {}


def other_table(table: Owner, sitters: Iterable[Sitter]) -> LiveRoom:
    return cast("LiveRoom", SimpleNamespace(room=replace(table.room, sitters=tuple(sitters)), audience=table.audience))


@asynccontextmanager
async def pushing(folder: Path, service: Service) -> AsyncIterator[tuple[Push, Owner, int, str]]:
    """Push with one browser, a running match of two people, and the seat and the guest to move."""
    async with a_node(folder) as node:
        room, _ = await a_room(node, PERSON)
        await node.ask(room, BO, Join("Bo", None))
        table = node.owners[room]
        seat = table.room.to_move or 0
        guest = table.room.sitters[seat].guest or ""
        node.push.tell(table, seat)
        assert not node.push.waiting, "the operator did not ask for push"
        await node.push.open(CONTACT)
        node.push.delivery = service.delivery()
        await node.store.add_push_address(guest, f"{SEND}1", "en", node.now())
        yield node.push, table, seat, guest


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not what():
            await asyncio.sleep(0.01)


def count(of: Push, result: str) -> float:
    return float(of.counted.labels(result=result)._value.get())


async def test_who_is_told(tmp_path: Path, service: Service) -> None:
    async with pushing(tmp_path, service) as (of, table, seat, guest):
        show(table, seat, here=True)
        of.tell(table, seat)
        assert not of.waiting, "at the table"
        show(table, seat, here=False)
        of.tell(table, None)
        of.tell(table, 1 - seat)
        assert not of.waiting, "not his turn"
        of.tell(other_table(table, (replace(each, left=each.guest != guest) for each in table.room.sitters)), seat)
        assert not of.waiting, "nobody waits"
        of.tell(table, seat)
        assert list(of.waiting) == [guest]
        await until(lambda: count(of, "sent") == 1)


class Sleeping:
    """The clock of push messages: a sleeper wakes when the test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.asleep: list[asyncio.Future[None]] = []

    async def sleep(self, seconds: float) -> None:
        if seconds:
            self.asked.append(seconds)
            self.asleep.append(asyncio.get_running_loop().create_future())
            await self.asleep[-1]

    async def over(self) -> None:
        """Wait until somebody sleeps, and let that time pass."""
        await until(lambda: self.asleep)
        self.asleep.pop().set_result(None)


@pytest.fixture
def sleeping(monkeypatch: pytest.MonkeyPatch) -> Sleeping:
    clock = Sleeping()
    monkeypatch.setattr(push, "asyncio", SimpleNamespace(sleep=clock.sleep, Semaphore=asyncio.Semaphore))
    return clock


async def test_a_second_turn_is_told_when_the_time_is_over(
    tmp_path: Path, service: Service, sleeping: Sleeping
) -> None:
    async with pushing(tmp_path, service) as (of, table, seat, _):
        of.tell(table, seat)
        await until(lambda: sleeping.asleep)
        of.tell(table, seat)
        of.tell(table, seat)
        assert len(service.asked) == 1, "at most once in this time"
        await sleeping.over()
        await until(lambda: sleeping.asleep)
        assert len(service.asked) == 2
        of.tell(table, seat)
        show(table, seat, here=True)
        await sleeping.over()
        await sleeping.over()
        await until(lambda: not of.waiting)
        assert len(service.asked) == 2, "he came to the table"
        assert sleeping.asked == [push.AGAIN_S] * 3


async def test_who_leaves_during_his_turn_is_told(tmp_path: Path, service: Service, sleeping: Sleeping) -> None:
    async with pushing(tmp_path, service) as (of, table, seat, _):
        of.tell(table, seat, left=True)
        show(table, seat, here=True)
        await sleeping.over()
        await sleeping.over()
        await until(lambda: not of.waiting)
        assert not service.asked, "the page was loaded again"

        for who in (1 - seat, seat):
            assert not of.waiting, "it is not the turn of the one who left"
            show(table, who, here=True)
            table.inbox.put_nowait(Detach("a", ""))
            assert isinstance(table.node, Node)
            await table.node.ask(table.room.id, "nobody", Drop())  # it is answered after what came before
        await sleeping.over()
        await until(lambda: service.asked)


async def test_what_drops_an_address(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.0)
    lines: list[object] = []
    monkeypatch.setattr(logs, "warning", lambda event, **fields: lines.append((event, fields["status"])))
    async with pushing(tmp_path, service) as (of, table, seat, guest):
        statuses = (201, 400, 401, 403, 429, 500, 503, 301, 404, 410)
        for service.status in statuses:
            await of.store.add_push_address(guest, f"{SEND}1", "en", of.now())
            of.tell(table, seat)
            await until(lambda: not of.waiting)
            assert bool(await of.store.push_addresses(guest, of.now())) is (service.status not in (404, 410)), (
                service.status
            )
        assert [count(of, each) for each in ("sent", "failed", "gone")] == [1, 7, 2]
        assert lines == [("push refused", 401), ("push refused", 403)]
        await of.store.add_push_address(guest, f"{SEND}1", "en", of.now())
        service.server.server_close()
        of.tell(table, seat)
        await until(lambda: not of.waiting)
        assert await of.store.push_addresses(guest, of.now()), "the network may be down"
        assert count(of, "failed") == 8


async def test_a_guest_has_one_request_at_a_time_and_the_queue_is_bounded(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.0)
    monkeypatch.setattr(push, "MOST_WAITING", 1)
    async with pushing(tmp_path, service) as (of, table, seat, guest):
        await of.store.add_push_address(guest, f"{SEND}2", "en", of.now())
        service.answers.clear()
        of.tell(table, seat)
        await until(lambda: service.asked)
        for _ in range(3):
            of.tell(table, seat)
        of.tell(other_table(table, (replace(each, guest=f"other {each.name}") for each in table.room.sitters)), seat)
        assert count(of, "dropped") == 1
        service.answers.set()
        await until(lambda: not of.waiting)
        assert service.most == 1
        assert len(service.asked) == 4, "both addresses, and both again for the turns that came meanwhile"


# Over HTTP


@pytest.fixture(params=["folder", "postgresql"])
def pushing_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    options = ["--push-contact", "admin@example.org"]
    if request.param == "postgresql":
        options += ["--database-url", request.getfixturevalue("postgres").new_database()]
    with ServerProcess(tmp_path, *options).running() as server:
        yield server


def test_a_browser_asks_for_messages_and_gets_words(pushing_server: ServerProcess) -> None:
    server = pushing_server
    ann, bo, stranger = (Guest(server, name) for name in ("Ann", "Bo", "Eve"))
    assert len(decoded(ann.ask("GET", "/api/v1/push").body["key"])) == 65
    good = {"endpoint": f"{SEND}1"}
    assert stranger.ask("POST", "/api/v1/push/browsers", good).body["code"] == "not-seated"
    room = ann.create("person", "steady")
    bo.join(room)
    for guest, path in ((ann, "browsers"), (ann, "browsers"), (bo, "browsers"), (ann, "forget"), (bo, "forget")):
        assert guest.ask("POST", f"/api/v1/push/{path}", good).status == 204
    for path in ("browsers", "forget"):
        bad = ann.ask("POST", f"/api/v1/push/{path}", {"endpoint": "https://push.example.org/1"})
        assert (bad.status, bad.body["code"]) == (422, "push-address")
        assert stranger.ask("POST", f"/api/v1/push/{path}", {"endpoint": "https://["}).status == 422
    while ann.ask("GET", f"/api/v1/rooms/{room}").body["turn"] == 2:
        time.sleep(0.05)  # the computer moves, and then nobody does
    news = {guest.name: guest.ask("GET", "/api/v1/push/news?lang=en").body for guest in (ann, bo)}
    assert stranger.ask("GET", "/api/v1/push/news").body["room"] is None
    for guest in (ann, bo):
        info = guest.ask("GET", f"/api/v1/rooms/{room}").body
        mine = info["turn"] == info["you"]
        assert news[guest.name]["room"] == (room if mine else None)
        if mine:
            other = "Bo" if guest is ann else "Ann"
            assert news[guest.name] == {"title": "Your turn", "text": news[guest.name]["text"], "room": room}
            assert other in news[guest.name]["text"]
            assert any(name in news[guest.name]["text"] for names in first_names().values() for name in names)


def test_without_a_contact_nothing_is_stored(server: ServerProcess) -> None:
    ann = Guest(server, "Ann")
    ann.create("steady")
    assert ann.ask("GET", "/api/v1/push").body == {"key": None}
    refused = ann.ask("POST", "/api/v1/push/browsers", {"endpoint": f"{SEND}1"})
    assert (refused.status, refused.body["code"]) == (404, "push-off")
    with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
        assert database.execute("SELECT push_key FROM meta").fetchone() == (None,)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("package", ["cryptography", "httpx2"])
def test_without_a_package_a_server_says_what_to_install(package: str, tmp_path: Path) -> None:
    line = [sys.executable, "-c", WITHOUT_A_PACKAGE, package, "serve", "--port", "0"]
    line += ["--push-contact", "admin@example.org", "--data", str(tmp_path)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "pip install cryptography httpx2" in done.stderr
    assert len(done.stderr.splitlines()) == 1


async def test_a_damaged_key_is_named_in_one_line(tmp_path: Path) -> None:
    store = connect(tmp_path / "matches.db")
    await store.open()
    await store.push_key("not a key")
    await store.close()
    line = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--push-contact", "admin@example.org"]
    done = subprocess.run([*line, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "damaged key of push messages" in done.stderr
    assert len(done.stderr.splitlines()) == 1
