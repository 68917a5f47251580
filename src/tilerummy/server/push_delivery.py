"""Requests to push services: only to the known ones, over https, and bounded in time.

A browser names the address of its push service, so anybody can name any address. The list of services keeps the server
from being used to reach other machines.
"""

import re
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Thread
from time import monotonic
from urllib.parse import urlsplit

SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""The hosts of the push services of browsers. With a dot in front: every host below this name."""
LONGEST_ENDPOINT = 1000
DEADLINE_S = 10.0
"""For a whole request: connecting and the status of the answer."""
LOOKUP_S = 5.0
"""For looking up the name of a service."""
TTL_S = 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""
_HOST = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])")
_STATUS_BYTES = 12
Connect = Callable[[str], HTTPConnection]


def checked_endpoint(text: str) -> str:
    """The address at a known push service, in its usual form. Raises `ValueError`."""
    if len(text) <= LONGEST_ENDPOINT and text.isascii() and text.isprintable() and " " not in text:
        parts = urlsplit(text)
        host = parts.hostname or ""
        known = any(host == each or (each[0] == "." and host.endswith(each)) for each in SERVICES)
        usual = parts.scheme == "https" and parts.netloc.lower() in (host, f"{host}:443") and len(parts.path) > 1
        if known and usual and _HOST.fullmatch(host):
            return parts._replace(netloc=host, fragment="").geturl()
    raise ValueError("not the address of a push service")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def connect(host: str) -> HTTPConnection:
    """A connection that is not open yet. If a host has several addresses, each has its share of the time."""
    return HTTPSConnection(host, timeout=DEADLINE_S / _addresses(host), context=_tls())


def _addresses(host: str) -> int:
    """How many addresses a host has. A lookup has no time limit of its own, so nobody waits for a slow one.

    Opening the connection looks up the name again. The name service has just answered, and answers soon.
    """
    found: list[int] = []

    def look_up() -> None:
        with suppress(OSError):
            found.append(len(socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)))

    thread = Thread(target=look_up, name="push lookup", daemon=True)
    thread.start()
    thread.join(LOOKUP_S)
    if not found:
        raise OSError(f"no address of {host} in time")
    return max(1, found[0])


def deliver(endpoint: str, authorization: str, connect: Connect = connect) -> int | None:
    """Send a message without content. Returns the status of the answer; None if there was none in time."""
    parts, end = urlsplit(endpoint), monotonic() + DEADLINE_S
    headers = {"Authorization": authorization, "TTL": str(TTL_S), "Urgency": "normal", "Topic": "turn"}
    connection = None
    try:
        connection = connect(parts.hostname or "")
        connection.connect()
        connection.sock.settimeout(_left(end))
        path = parts._replace(scheme="", netloc="").geturl()
        connection.request("POST", path, headers=headers | {"Content-Length": "0"})
        return _status(connection.sock, end)
    except (OSError, HTTPException):
        return None
    finally:
        if connection is not None:
            connection.close()


def _left(end: float) -> float:
    return max(0.001, end - monotonic())


def _status(sock: socket.socket, end: float) -> int | None:
    """Read the status and nothing else. An answer may come byte by byte, so every read has the time that is left."""
    head = b""
    while len(head) < _STATUS_BYTES:
        sock.settimeout(_left(end))
        more = sock.recv(_STATUS_BYTES - len(head))
        if not more:
            return None
        head += more
    found = _STATUS.fullmatch(head)
    return int(found[1]) if found else None
