"""Requests to push services: bounded in time and size, only over https, and only to public addresses.

A browser names the address of its push service, so anybody can name any address. Without these checks the server could
be used to reach machines of its own network.
"""

import ipaddress
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Timer
from urllib.parse import urlsplit

LONGEST_ENDPOINT = 1000
TIMEOUT_S = 8.0
"""For each step of a request."""
DEADLINE_S = 20.0
"""For a whole request."""
TTL_S = 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Connect = Callable[[str], HTTPConnection]


class NotPublic(OSError):
    """A host name leads to an address that is not public."""


def checked_endpoint(text: str) -> str:
    """The address of a push service. Raises `ValueError` unless it is https, at the usual port of a named host."""
    if len(text) > LONGEST_ENDPOINT or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("not the address of a push service")
    parts = urlsplit(text)
    host = parts.hostname or ""
    plain = parts.scheme == "https" and parts.netloc.lower() in (host, f"{host}:443") and not parts.fragment
    if not plain or "." not in host.strip(".") or _is_number(host):
        raise ValueError("not the address of a push service")
    return text


def _is_number(host: str) -> bool:
    """Also in the odd forms that resolvers accept, such as 127.1 and 0x7f.1: no top-level name is a number."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.startswith("0x")


def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a host. Raises `NotPublic` if any of them is not public."""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for text in found:
        address = ipaddress.ip_address(text.partition("%")[0])
        if not all(each.is_global and not each.is_multicast for each in (address, *_inner(address))):
            raise NotPublic(host)
    return found


def _inner(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """The IPv4 addresses that an IPv6 address may lead to."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    translated = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
    found = (address.ipv4_mapped, address.sixtofour, *(address.teredo or ()), translated)
    return [each for each in found if each is not None]


class PinnedConnection(HTTPSConnection):
    """Connects to an address that was checked, so that a second answer of the name server cannot change it."""

    def __init__(self, host: str) -> None:
        self.checked = ssl.create_default_context()
        super().__init__(host, timeout=TIMEOUT_S, context=self.checked)

    def connect(self) -> None:
        address = public_addresses(self.host, self.port)[0]
        plain = socket.create_connection((address, self.port), self.timeout)
        try:
            self.sock = self.checked.wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise


def _cut(connection: HTTPConnection) -> None:
    """End a request whose answer comes byte by byte."""
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)


def deliver(endpoint: str, authorization: str, connect: Connect = PinnedConnection) -> bool:
    """Send a message without content. False if the push service will never deliver to this address."""
    parts = urlsplit(endpoint)
    connection = connect(parts.hostname or "")
    end = Timer(DEADLINE_S, _cut, [connection])
    end.daemon = True
    end.start()
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        headers = {
            "Authorization": authorization,
            "TTL": str(TTL_S),
            "Urgency": "normal",
            "Topic": "turn",
            "Content-Length": "0",
        }
        connection.request("POST", path or "/", headers=headers)
        status = connection.getresponse().status
    except (OSError, HTTPException):
        return False
    finally:
        end.cancel()
        connection.close()
    return status < 300 or status == 429 or status >= 500
