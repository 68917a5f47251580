"""Web push: a real server of HTTP stands for the push service, and the signature is verified."""

import asyncio
import base64
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from nodes import a_node, a_room
from serving import Guest, ServerProcess

from tilerummy.server import push_delivery, rest
from tilerummy.server.node import Node
from tilerummy.server.push import AGAIN_S, BOOK_FILE
from tilerummy.server.push_token import KEY_FILE, LASTS_S, Tokens, load_key, parse_contact, public_bytes, sign
from tilerummy.store.push_book import MOST_PER_GUEST, PushBook

PERSON = rest.SeatWish(kind="person")
CONTACT = "mailto:admin@example.org"
BO = "b" * 64
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

    def connect(self, host: str) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.server.server_port, timeout=10)


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.asked.append((self.path, headers, self.rfile.read(int(headers["content-length"]))))
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


async def settled(node: Node) -> None:
    deadline = time.monotonic() + 30
    while node.push.waiting:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


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
        *("http://push.example.org/x", "ftp://push.example.org/x", "push.example.org/x", "", "https://", "https:///x"),
        *(
            "https://127.0.0.1/x",
            "https://127.1/x",
            "https://2130706433/x",
            "https://0x7f.0.0.0x1/x",
            "https://[::1]/x",
        ),
        *(
            "https://localhost/x",
            "https://localhost./x",
            "https://push.example.org:8443/x",
            "https://a:b@push.example/x",
        ),
        *("https://push.example.org@127.0.0.1/", "https://push.example.org/x#y", "https://push.example.org/a b"),
        *("https://push.example.org/\n", "https://püsh.example.org/", "https://push.example.org/" + "x" * 1000),
    ],
)
def test_addresses_that_are_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="push service"):
        push_delivery.checked_endpoint(bad)


def test_addresses_of_push_services_are_accepted() -> None:
    for good in (
        "https://fcm.googleapis.com/fcm/send/c3Q:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/QK?a=1",
    ):
        assert push_delivery.checked_endpoint(good) == good


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fd00::1", "fe80::1%lo", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "ff0e::1"),
    ],
)
def test_a_name_that_leads_inside_is_not_reached(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One such address among public ones is enough: which one is used must not be left to chance."""

    def answers(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.215.14", 443)), (0, 0, 0, "", (address, 443))]

    def no_connection(*_: object) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr(socket, "getaddrinfo", answers)
    monkeypatch.setattr(socket, "create_connection", no_connection)
    with pytest.raises(push_delivery.NotPublic):
        push_delivery.public_addresses("push.example.org", 443)
    assert not push_delivery.deliver("https://push.example.org/x", "-")


# Browsers


def test_the_book_is_bounded(tmp_path: Path) -> None:
    book = PushBook(tmp_path / BOOK_FILE, most=6)
    for number in range(MOST_PER_GUEST + 2):
        book.add("ann", f"https://push.example/{number}", "en")
    assert [endpoint[-1] for endpoint, _ in book.of("ann")] == ["5", "4", "3", "2"]
    book.add("bo", "https://push.example/5", "de")
    assert book.of("bo") == [("https://push.example/5", "de")]
    assert len(book.of("ann")) == 3, "an address belongs to one guest"
    book.remove("https://push.example/5", "ann")
    assert len(book.of("bo")) == 1
    for number in range(5):
        book.add(f"guest {number}", f"https://push.example/more{number}", "en")
    assert book.of("ann") == [], "the oldest are forgotten"
    assert PushBook(tmp_path / BOOK_FILE).of("guest 4"), "kept in the file"


# Turns


async def test_who_is_away_is_told_and_the_service_can_check_by_whom(tmp_path: Path, service: Service) -> None:
    async with a_node(tmp_path) as node:
        node.push.open(tmp_path, CONTACT)
        node.push.connect = service.connect
        book = node.push.book
        assert book is not None
        room, ann = await a_room(node, PERSON)
        for guest in (ann, BO):
            book.add(guest, f"https://push.example.org/send/{guest[:8]}?v=1", "de")
        await node.ask(room, "join", BO, name="Bo", seat=None, entropy="", language="en")
        await settled(node)
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
        assert (claims["aud"], claims["sub"]) == ("https://push.example.org", CONTACT)
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        node.push.close()


async def test_who_is_told_and_what_drops_an_address(tmp_path: Path, service: Service) -> None:
    async with a_node(tmp_path) as node:
        room, ann = await a_room(node, PERSON)
        await node.ask(room, "join", BO, name="Bo", seat=None, entropy="", language="en")
        now = node.owners[room].room
        seat = now.to_move or 0
        guest = now.sitters[seat].guest or ""
        waiting = replace(now, game=None)
        node.push.turn_came(waiting, now, frozenset())
        assert node.push.waiting == 0, "the operator did not ask for push"

        clock = time.time()
        node.push.seconds = lambda: clock
        node.push.open(tmp_path, CONTACT)
        node.push.connect = service.connect
        book = node.push.book
        assert book is not None
        book.add(guest, "https://push.example.org/it", "en")

        async def told(before: Any, after: Any, here: frozenset[int]) -> bool:
            count = len(service.asked)
            node.push.turn_came(before, after, here)
            await settled(node)
            return len(service.asked) > count

        assert not await told(waiting, now, frozenset({seat})), "at the table"
        assert not await told(now, now, frozenset()), "the same turn goes on"
        alone = replace(now, sitters=tuple(replace(each, left=each.guest != guest) for each in now.sitters))
        assert not await told(waiting, alone, frozenset()), "nobody waits"
        assert await told(waiting, now, frozenset())
        assert not await told(waiting, now, frozenset()), "told a moment ago"
        for status, kept in ((503, True), (429, True), (201, True), (410, False)):
            clock += AGAIN_S + 1
            service.status = status
            assert await told(waiting, now, frozenset())
            assert bool(book.of(guest)) is kept, status
        clock += AGAIN_S + 1
        book.add(guest, "https://push.example.org/it", "en")
        service.server.server_close()
        node.push.turn_came(waiting, now, frozenset())
        await settled(node)
        assert book.of(guest) == [], "nobody answers there"
        node.push.close()
        assert ann in (each.guest for each in now.sitters)


# Over HTTP


def test_a_browser_asks_for_messages_and_gets_words(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--push-contact", "admin@example.org").running() as server:
        ann, bo, stranger = (Guest(server, name) for name in ("Ann", "Bo", "Eve"))
        assert len(decoded(ann.ask("GET", "/api/v1/push").body["key"])) == 65
        good = {"endpoint": "https://push.example.org/1"}
        assert stranger.ask("POST", "/api/v1/push/browsers", good).body["code"] == "not-seated"
        room = ann.create("person", "steady")
        bo.join(room)
        for guest in (ann, bo):
            bad = guest.ask("POST", "/api/v1/push/browsers", {"endpoint": "https://10.0.0.1/"})
            assert (bad.status, bad.body["code"]) == (422, "push-address")
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
                assert "Computer" in news[guest.name]["text"]


def test_without_a_contact_nothing_is_stored(server: ServerProcess) -> None:
    ann = Guest(server, "Ann")
    ann.create("steady")
    assert ann.ask("GET", "/api/v1/push").body == {"key": None}
    refused = ann.ask("POST", "/api/v1/push/browsers", {"endpoint": "https://push.example.org/1"})
    assert (refused.status, refused.body["code"]) == (404, "push-off")
    assert not (server.folder / "data" / KEY_FILE).exists()


def test_without_the_package_a_server_says_what_to_install(tmp_path: Path) -> None:
    line = [sys.executable, "-c", WITHOUT_CRYPTOGRAPHY, "serve", "--port", "0", "--push-contact", "admin@example.org"]
    done = subprocess.run([*line, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "pip install cryptography" in done.stderr
    assert len(done.stderr.splitlines()) == 1
