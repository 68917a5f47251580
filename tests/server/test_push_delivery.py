"""Web push without a table: signatures, addresses and requests in time."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from threading import Event

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from push_keys import CONTACT, SEND, LocalTransport, a_key, is_signed

from tilerummy.server import push_delivery, push_routes
from tilerummy.server.push_delivery import Delivery
from tilerummy.server.push_token import LASTS_S, Tokens, load_key, new_key, parse_contact, public_bytes, sign

SILENT = """
import asyncio, socket, sys
sys.path.insert(0, sys.argv[1])
from push_keys import SEND, LocalTransport
from tilerummy.server import push_delivery
from tilerummy.server.push_delivery import Delivery
push_delivery.DEADLINE_S = 3600
silent = socket.create_server(("127.0.0.1", 0))

async def main():
    delivery = Delivery(LocalTransport(silent.getsockname()[1]))
    sending = asyncio.create_task(delivery.send(SEND, "-"))
    held = await asyncio.to_thread(silent.accept)
    print("stopping", sending.done(), flush=True)

asyncio.run(main())
"""
LOOKING_UP = """
import asyncio, socket, threading
from tilerummy.server import push_delivery
from tilerummy.server.push_delivery import Delivery
push_delivery.DEADLINE_S = 3600
asked = threading.Event()
socket.getaddrinfo = lambda *_, **__: (asked.set(), threading.Event().wait())

async def main():
    sending = asyncio.create_task(Delivery().send("https://fcm.googleapis.com/x", "-"))
    await asyncio.to_thread(asked.wait)
    print("stopping", sending.done(), flush=True)

asyncio.run(main())
"""


# Signatures


def test_a_signature_fits_its_key_and_its_message() -> None:
    key = a_key()
    signature = sign(key, b"table")
    assert len(signature) == 64
    assert is_signed(public_bytes(key), b"table", signature)
    assert not is_signed(public_bytes(key), b"tables", signature)
    assert not is_signed(public_bytes(a_key()), b"table", signature)


def test_a_key_is_a_text() -> None:
    text = new_key()
    assert public_bytes(load_key(text)) == public_bytes(load_key(text))
    other = ec.generate_private_key(ec.SECP384R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for wrong in ("0\n", other.decode()):
        with pytest.raises(ValueError, match="not a key"):
            load_key(wrong)


def test_a_token_is_used_until_shortly_before_its_end() -> None:
    now = 1000.0
    tokens = Tokens(a_key(), CONTACT, lambda: now)
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
        push_routes.checked_endpoint(bad)


def test_addresses_of_push_services_are_accepted() -> None:
    for good in (
        "https://fcm.googleapis.com/fcm/send/c3Q:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QK?a=1",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d%3d",
    ):
        assert push_routes.checked_endpoint(good) == good
    assert (
        push_routes.checked_endpoint("HTTPS://Web.Push.Apple.com:443/Qk?A=1#b") == "https://web.push.apple.com/Qk?A=1"
    )


# Requests


@asynccontextmanager
async def service(answer: Callable[[asyncio.StreamWriter], Coroutine[None, None, None]]) -> AsyncIterator[Delivery]:
    """Deliveries to a server that answers each request so."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        await answer(writer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield Delivery(LocalTransport(server.sockets[0].getsockname()[1]))


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 20", b"HTTP/1.1 201 Created\r\nX: y"])
async def test_an_answer_must_come_in_time(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it comes byte by byte."""
    monkeypatch.setattr(push_delivery, "DEADLINE_S", 0.3)
    over = asyncio.Event()

    async def drip(writer: asyncio.StreamWriter) -> None:
        for at in range(len(answer)):
            writer.write(answer[at : at + 1])
            await writer.drain()
        await over.wait()

    async with service(drip) as delivery, asyncio.timeout(60):
        assert await delivery.send(f"{SEND}1", "-") is None
        over.set()


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"HTTP/1.1 201 Created\r\nContent-Length: 1000000000\r\n\r\n", 201),
        (b"HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1/private\r\nContent-Length: 0\r\n\r\n", 307),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 1_000_000 + b"\r\n\r\n", None),
        (b"SSH-2.0-xxxxxxxxxx\r\n", None),
        (b"", None),
    ],
    ids=["a large body", "a redirection", "a large head", "not HTTP", "nothing"],
)
async def test_only_the_status_counts(answer: bytes, status: int | None) -> None:
    asked = 0

    async def once(writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        writer.write(answer)

    async with service(once) as delivery:
        assert await delivery.send(f"{SEND}1", "-") == status
    assert asked == 1


async def test_no_proxy_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")

    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    async with service(answer) as delivery:
        assert await delivery.send(f"{SEND}1", "-") == 201


@pytest.mark.parametrize("program", [SILENT, LOOKING_UP], ids=["service", "name service"])
def test_a_stopping_server_does_not_wait_for_somebody_silent(program: str, request: pytest.FixtureRequest) -> None:
    line = [sys.executable, "-c", program, str(request.config.rootpath / "tests")]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "stopping False\n"
        assert process.communicate(timeout=120) == ("", "")
    assert process.returncode == 0


async def test_a_slow_lookup_of_a_name_does_not_hold_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: released.wait(60))
    monkeypatch.setattr(push_delivery, "DEADLINE_S", 0.1)
    async with asyncio.timeout(30):
        assert await Delivery().send("https://fcm.googleapis.com/x", "vapid") is None
    released.set()


async def test_a_name_without_an_address_is_a_message_that_was_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> list[object]:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert await Delivery().send("https://fcm.googleapis.com/x", "vapid") is None
