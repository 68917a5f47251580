"""Web push without a table: signatures, addresses, requests in time, and the book of browsers."""

import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Thread

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from push_keys import CONTACT, SEND, is_signed, new_key

from tilerummy.server import push_delivery
from tilerummy.server.push import BOOK_FILE
from tilerummy.server.push_token import KEY_FILE, LASTS_S, Tokens, load_key, parse_contact, public_bytes, sign
from tilerummy.store.push_book import KEPT_MS, MOST_PER_GUEST, PushBook

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
    print("stopping", telling.done(), flush=True)

asyncio.run(main())
"""


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
    released = Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            with server.accept()[0] as connection, suppress(OSError):
                for at in range(len(answer)):
                    connection.sendall(answer[at : at + 1])
                    time.sleep(0.2)
                released.wait(60)

        Thread(target=drip, daemon=True).start()
        began = time.monotonic()
        port = server.getsockname()[1]
        assert push_delivery.deliver(f"{SEND}1", "-", lambda _: HTTPConnection("127.0.0.1", port)) is None
        assert time.monotonic() - began < 30
        released.set()


def test_a_stopping_server_does_not_wait_for_a_silent_service(tmp_path: Path) -> None:
    line = [sys.executable, "-c", SILENT, str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "stopping False\n"
        began = time.monotonic()  # not earlier: the start of a process takes long on a busy machine
        assert process.communicate(timeout=60) == ("", "")
        assert time.monotonic() - began < push_delivery.DEADLINE_S - 1
    assert process.returncode == 0


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


def test_a_slow_lookup_of_a_name_does_not_hold_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()

    def silent(*_: object, **__: object) -> list[object]:
        released.wait(20)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(push_delivery, "LOOKUP_S", 0.1)
    began = time.monotonic()
    assert push_delivery.deliver("https://fcm.googleapis.com/x", "vapid") is None
    assert time.monotonic() - began < 10
    released.set()


def test_a_name_without_an_address_is_a_message_that_was_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> list[object]:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert push_delivery.deliver("https://fcm.googleapis.com/x", "vapid") is None
