"""Web push: a real server of HTTP stands for the push service, and the signature is verified."""

import asyncio
import base64
import json
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import cast

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from nodes import a_node, a_room
from serving import Guest, ServerProcess

from tilerummy.server import logs, push, push_delivery, rest
from tilerummy.server.audience import Attached
from tilerummy.server.computer_names import first_names
from tilerummy.server.owner import Owner
from tilerummy.server.push import BOOK_FILE, Push, Table
from tilerummy.server.push_token import KEY_FILE, LASTS_S, Tokens, load_key, parse_contact, public_bytes, sign
from tilerummy.server.sitters import Sitter
from tilerummy.server.words import translator_for
from tilerummy.store.push_book import KEPT_MS, MOST_PER_GUEST, PushBook

PERSON = rest.SeatWish(kind="person")
CONTACT = "mailto:admin@example.org"
BO = "b" * 64
SEND = "https://updates.push.services.mozilla.com/send/"
SILENT = """
import asyncio, socket, sys
from http.client import HTTPConnection
from pathlib import Path
from tilerummy.server.metrics import Metrics
from tilerummy.server.push import Push
silent = socket.create_server(("127.0.0.1", 0))

async def main():
    push = Push(asyncio.create_task, lambda: 0, Metrics())
    push.open(Path(sys.argv[1]), "mailto:admin@example.org")
    push.connect = lambda host: HTTPConnection("127.0.0.1", silent.getsockname()[1])
    push.book.add("ann", "https://fcm.googleapis.com/x", "en")
    telling = asyncio.create_task(push._in_thread("ann"))
    await asyncio.sleep(0)
    held = silent.accept()
    await asyncio.sleep(0.1)
    print("stopping", telling.done())

asyncio.run(main())
"""
WITHOUT_CRYPTOGRAPHY = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "cryptography" else found(name, package)
from tilerummy.cli import main
sys.exit(main())
"""


@dataclass
class Service:
    """A push service: what it was sent, and the status that it answers with."""

    server: ThreadingHTTPServer
    status: int = 201
    asked: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    pause: float = 0.0
    now: int = 0
    most: int = 0
    """Requests at once."""

    def connect(self, host: str) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.server.server_port, timeout=10)


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.now += 1
            found.most = max(found.most, found.now)
            found.asked.append((self.path, headers, self.rfile.read(int(headers["content-length"]))))
            time.sleep(found.pause)
            found.now -= 1
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Service(server)
        Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    r, s = (int.from_bytes(signature[at : at + 32]) for at in (0, 32))
    try:
        key.verify(encode_dss_signature(r, s), message, ec.ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


# Signatures


def test_a_signature_fits_its_key_and_its_message() -> None:
    key = new_key()
    signature = sign(key, b"table")
    assert len(signature) == 64
    assert is_signed(public_bytes(key), b"table", signature)
    assert not is_signed(public_bytes(key), b"tables", signature)
    assert not is_signed(public_bytes(new_key()), b"table", signature)


def test_the_key_is_kept_and_private(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert public_bytes(load_key(tmp_path)) == public_bytes(key)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o077 == 0
    other = ec.generate_private_key(ec.SECP384R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for wrong in (b"0\n", other):
        (tmp_path / KEY_FILE).write_bytes(wrong)
        with pytest.raises(ValueError, match="not a key"):
            load_key(tmp_path)


def test_a_token_is_used_until_shortly_before_its_end() -> None:
    now = 1000.0
    tokens = Tokens(new_key(), CONTACT, lambda: now)
    first = tokens.header("https://one.example")
    assert tokens.header("https://one.example") == first
    assert tokens.header("https://two.example") != first
    now += LASTS_S - 60
    assert tokens.header("https://one.example") != first


def test_contacts() -> None:
    assert parse_contact(" me@example.org ") == "mailto:me@example.org"
    assert parse_contact("") == ""
    for bad in ("me", "http://example.org", "mailto:me", "https://", "a b@c", "x" * 300 + "@y"):
        with pytest.raises(ValueError, match=r"\S"):
            parse_contact(bad)


# Addresses


@pytest.mark.parametrize(
    "bad",
    [
        *("http://fcm.googleapis.com/x", "ftp://fcm.googleapis.com/x", "fcm.googleapis.com/x", "", "https://"),
        *("https:///x", "https://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://[::1/x"),
        *("https://localhost/x", "https://fcm.googleapis.com./x", "https://fcm.googleapis.com:8443/x"),
        *(
            "https://a:b@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@127.0.0.1/x",
            "https://fcm.googleapis.com:/x",
        ),
        *("https://fcm.googleapis.com", "https://fcm.googleapis.com/", "https://fcm.googleapis.com?x=1"),
        *(
            "https://fcm.googleapis.com.example.org/x",
            "https://xfcm.googleapis.com/x",
            "https://a.fcm.googleapis.com/x",
        ),
        *("https://notify.windows.com/x", "https://xnotify.windows.com/x", "https://.notify.windows.com/x"),
        *(
            "https://a..notify.windows.com/x",
            f"https://{'a' * 64}.notify.windows.com/x",
            "https://a_b.push.apple.com/x",
        ),
        *("https://fcm.googleapis.com\\@example.org/x", "https://example.org\\.push.apple.com/x"),
        *("https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/x\n", "https://fcm.goögleapis.com/x"),
        "https://fcm.googleapis.com/" + "x" * 1000,
    ],
)
def test_addresses_that_are_refused(bad: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        push_delivery.checked_endpoint(bad)


def test_addresses_of_push_services_are_accepted() -> None:
    for good in (
        "https://fcm.googleapis.com/fcm/send/c3Q:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QK?a=1",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d%3d",
    ):
        assert push_delivery.checked_endpoint(good) == good
    assert (
        push_delivery.checked_endpoint("HTTPS://Web.Push.Apple.com:443/Qk?A=1#b") == "https://web.push.apple.com/Qk?A=1"
    )


# Requests


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 20", b"SSH-2.0-xxxxxxxxxx\r\n"])
def test_an_answer_must_come_in_time(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it comes byte by byte."""
    monkeypatch.setattr(push_delivery, "DEADLINE_S", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            with server.accept()[0] as connection, suppress(OSError):
                for at in range(len(answer)):
                    connection.sendall(answer[at : at + 1])
                    time.sleep(0.2)
                time.sleep(1.5)

        Thread(target=drip, daemon=True).start()
        began = time.monotonic()
        port = server.getsockname()[1]
        assert push_delivery.deliver(f"{SEND}1", "-", lambda _: HTTPConnection("127.0.0.1", port)) is None
        assert time.monotonic() - began < 1.2


def test_a_stopping_server_does_not_wait_for_a_silent_service(tmp_path: Path) -> None:
    began = time.monotonic()
    line = [sys.executable, "-c", SILENT, str(tmp_path)]
    done = subprocess.run(line, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "stopping False\n"
    assert done.stderr == ""
    assert time.monotonic() - began < push_delivery.DEADLINE_S


# Browsers


def test_the_book_is_bounded(tmp_path: Path) -> None:
    now = 0
    book = PushBook(tmp_path / BOOK_FILE, lambda: now, most=6)
    assert (tmp_path / BOOK_FILE).stat().st_mode & 0o077 == 0
    for number in range(MOST_PER_GUEST + 2):
        book.add("ann", f"{SEND}{number}", "en")
    assert [endpoint[-1] for endpoint, _ in book.of("ann")] == ["5", "4", "3", "2"]
    book.add("bo", f"{SEND}5", "de")
    assert book.of("bo") == [(f"{SEND}5", "de")]
    assert len(book.of("ann")) == 3, "an address belongs to one guest"
    book.remove(f"{SEND}5", "ann")
    assert len(book.of("bo")) == 1
    for number in range(5):
        book.add(f"guest {number}", f"{SEND}more{number}", "en")
    assert book.of("ann") == [], "the oldest are forgotten"
    assert PushBook(tmp_path / BOOK_FILE, lambda: now).of("guest 4"), "kept in the file"
    now = KEPT_MS
    book.add("guest 4", f"{SEND}more4", "en")
    now += 1
    assert book.of("guest 3") == [], "its page was not opened for a long time"
    assert book.of("guest 4")
    book.add("ann", f"{SEND}1", "en")
    with closing(sqlite3.connect(tmp_path / BOOK_FILE)) as file:
        assert file.execute("SELECT count(*) FROM addresses").fetchone() == (2,)


# Turns


async def test_who_is_away_is_told_and_the_service_can_check_by_whom(tmp_path: Path, service: Service) -> None:
    async with a_node(tmp_path) as node:
        node.push.open(tmp_path, CONTACT)
        node.push.connect = service.connect
        book = node.push.book
        assert book is not None
        room, ann = await a_room(node, PERSON)
        for guest in (ann, BO):
            book.add(guest, f"{SEND}{guest[:8]}?v=1", "de")
        await node.ask(room, "join", BO, name="Bo", seat=None, entropy="", language="en")
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
        assert 0 < claims["exp"] - time.time() < 24 * 3600


def show(table: Owner, seat: int, *, here: bool) -> None:
    guest = table.room.sitters[seat].guest
    table.audience.attached = {"a": Attached(table.node.id, "a", guest, translator_for("en"))} if here else {}


def other_table(table: Owner, sitters: Iterable[Sitter]) -> Table:
    return cast("Table", SimpleNamespace(room=replace(table.room, sitters=tuple(sitters)), audience=table.audience))


@asynccontextmanager
async def pushing(folder: Path, service: Service) -> AsyncIterator[tuple[Push, Owner, int, str]]:
    """Push with one browser, a running match of two people, and the seat and the guest to move."""
    async with a_node(folder) as node:
        room, _ = await a_room(node, PERSON)
        await node.ask(room, "join", BO, name="Bo", seat=None, entropy="", language="en")
        table = node.owners[room]
        seat = table.room.to_move or 0
        guest = table.room.sitters[seat].guest or ""
        node.push.tell(table, seat)
        assert not node.push.waiting, "the operator did not ask for push"
        node.push.open(folder, CONTACT)
        node.push.connect = service.connect
        assert node.push.book is not None
        node.push.book.add(guest, f"{SEND}1", "en")
        yield node.push, table, seat, guest


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
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


async def test_a_second_turn_is_told_when_the_time_is_over(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.4)
    async with pushing(tmp_path, service) as (of, table, seat, _):
        began = time.monotonic()
        for _ in range(3):
            of.tell(table, seat)
            await asyncio.sleep(0.05)
        await until(lambda: not of.waiting or time.monotonic() - began > 0.3)
        assert len(service.asked) == 1, "at most once in this time"
        await until(lambda: len(service.asked) == 2)
        assert time.monotonic() - began >= 0.4
        of.tell(table, seat)
        show(table, seat, here=True)
        await until(lambda: not of.waiting)
        assert len(service.asked) == 2, "he came to the table"


async def test_who_leaves_during_his_turn_is_told(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.2)
    async with pushing(tmp_path, service) as (of, table, seat, _):
        of.tell(table, seat, left=True)
        show(table, seat, here=True)
        await until(lambda: not of.waiting)
        assert not service.asked, "the page was loaded again"

        show(table, 1 - seat, here=True)
        table.inbox.put_nowait({"kind": "detach", "conn": "a"})
        await until(lambda: not table.audience.attached)
        await asyncio.sleep(0.05)
        assert not of.waiting, "it is not the turn of the one who left"
        show(table, seat, here=True)
        table.inbox.put_nowait({"kind": "detach", "conn": "a"})
        await until(lambda: service.asked)


async def test_what_drops_an_address(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.0)
    lines: list[object] = []
    monkeypatch.setattr(logs, "warning", lambda event, **fields: lines.append((event, fields["status"])))
    async with pushing(tmp_path, service) as (of, table, seat, guest):
        book = of.book
        assert book is not None
        statuses = (201, 400, 401, 403, 429, 500, 503, 301, 404, 410)
        for service.status in statuses:
            book.add(guest, f"{SEND}1", "en")
            of.tell(table, seat)
            await until(lambda: not of.waiting)
            assert bool(book.of(guest)) is (service.status not in (404, 410)), service.status
        assert [count(of, each) for each in ("sent", "failed", "gone")] == [1, 7, 2]
        assert lines == [("push refused", 401), ("push refused", 403)]
        book.add(guest, f"{SEND}1", "en")
        service.server.server_close()
        of.tell(table, seat)
        await until(lambda: not of.waiting)
        assert book.of(guest), "the network may be down"
        assert count(of, "failed") == 8


async def test_a_guest_has_one_request_at_a_time_and_the_queue_is_bounded(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AGAIN_S", 0.0)
    monkeypatch.setattr(push, "MOST_WAITING", 1)
    async with pushing(tmp_path, service) as (of, table, seat, guest):
        book = of.book
        assert book is not None
        book.add(guest, f"{SEND}2", "en")
        service.pause = 0.1
        for _ in range(4):
            of.tell(table, seat)
            await asyncio.sleep(0.05)
        of.tell(other_table(table, (replace(each, guest=f"other {each.name}") for each in table.room.sitters)), seat)
        assert count(of, "dropped") == 1
        await until(lambda: not of.waiting)
        assert service.most == 1
        assert len(service.asked) in (4, 6)


# Over HTTP


def test_a_browser_asks_for_messages_and_gets_words(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--push-contact", "admin@example.org").running() as server:
        ann, bo, stranger = (Guest(server, name) for name in ("Ann", "Bo", "Eve"))
        assert len(decoded(ann.ask("GET", "/api/v1/push").body["key"])) == 65
        good = {"endpoint": f"{SEND}1"}
        assert stranger.ask("POST", "/api/v1/push/browsers", good).body["code"] == "not-seated"
        room = ann.create("person", "steady")
        bo.join(room)
        for path in ("browsers", "forget"):
            bad = ann.ask("POST", f"/api/v1/push/{path}", {"endpoint": "https://push.example.org/1"})
            assert (bad.status, bad.body["code"]) == (422, "push-address")
            assert stranger.ask("POST", f"/api/v1/push/{path}", {"endpoint": "https://["}).status == 422
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
    assert not (server.folder / "data" / KEY_FILE).exists()


def test_without_the_package_a_server_says_what_to_install(tmp_path: Path) -> None:
    line = [sys.executable, "-c", WITHOUT_CRYPTOGRAPHY, "serve", "--port", "0", "--push-contact", "admin@example.org"]
    done = subprocess.run([*line, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "pip install cryptography" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("file", [KEY_FILE, BOOK_FILE])
def test_a_broken_file_is_named_in_one_line(file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_bytes(b"not this" * 100)
    line = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--push-contact", "admin@example.org"]
    done = subprocess.run([*line, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert str(tmp_path / file) in done.stderr
    assert "delete it" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / file).read_bytes() == b"not this" * 100
