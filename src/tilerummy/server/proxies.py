"""Finds the address of a client, directly or behind trusted proxies.

Only a proxy that the operator named may say where a request comes from. Each proxy appends the address of its client to
`X-Forwarded-For`, so the last address that is not a trusted proxy is the client's. Everything before it is the client's
own claim. If a trusted proxy sends no usable address, its requests are counted together under its own address.
"""

import ipaddress
from collections.abc import Sequence
from itertools import count
from zlib import crc32

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import LOCAL
from tilerummy.rooms import logs
from tilerummy.server.limits import CLIENT, COUNTED_AS
from tilerummy.server.sessions import token_of

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
IPV6_BITS = 64
"""A household gets at least this network, and can choose any address in it."""
FORWARDING = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Headers that show that a request came through a proxy."""
LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
_LOOPBACK_4, _LOOPBACK_6 = ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1")
OPERATION = ("/health", "/ready", "/metrics")
ADMIN = "/api/v1/admin/"
"""Asked by programs on the machine of the proxy, past it."""
SHARES = 100
"""The number of addresses as which one of a trusted network counts."""
LONGEST_CHAIN = 20
"""Addresses in X-Forwarded-For that are looked at."""


def parse_proxies(text: str) -> tuple[Network, ...]:
    """The addresses and networks in a list such as `127.0.0.1, 10.0.0.0/8`. Raises `ValueError`."""
    return tuple(ipaddress.ip_network(word, strict=False) for word in text.replace(",", " ").split())


def parse_address(text: str) -> Address | None:
    """An address, with or without a port. IPv4 addresses that are written as IPv6 become IPv4."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def counted_as(address: Address) -> str:
    """The text under which an address is counted: IPv6 addresses by their network."""
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, IPV6_BITS), strict=False))


def share_of(address: Address, shared: Sequence[Network], person: str) -> str:
    """The same for a network that many people share: each address counts as `SHARES`, and a person has one of them.

    So a person who asks for much does not use up what the others need. Nobody has to prove who they are, so that
    a person may use all shares; more than these nobody gets.
    """
    counted = counted_as(address)
    return f"{counted} {crc32(person.encode()) % SHARES}" if is_trusted(address, shared) else counted


def client_of(peer: Address, forwarded: Sequence[str], trusted: Sequence[Network]) -> Address:
    """The client behind trusted proxies. `forwarded` are the values of X-Forwarded-For in their order."""
    client = peer
    chain = ",".join(forwarded).split(",") if forwarded else []
    for word in reversed(chain[-LONGEST_CHAIN:]):
        if not is_trusted(client, trusted):
            break
        before = parse_address(word)
        if before is None:  # not an address, so the proxy does not write this header
            break
        client = before
    return client


def is_this_machine(address: Address) -> bool:
    """Whether this is 127.0.0.1 or ::1. Other loopback addresses are counted, for a proxy that uses one of its own."""
    return address in (_LOOPBACK_4, _LOOPBACK_6)


def is_trusted(address: Address, trusted: Sequence[Network]) -> bool:
    return any(address in network for network in trusted if network.version == address.version)


def counted_peer(client: tuple[str, int] | None, settings: Settings) -> str:
    """The address that counts for a connection. Those of this machine and of trusted proxies are not limited."""
    peer = parse_address(client[0]) if client else None
    if client is None or peer is None or is_this_machine(peer) or is_trusted(peer, settings.trusted_proxies):
        return LOCAL
    return share_of(peer, settings.trusted_networks, str(client[1]))


class ClientAddress:
    """Middleware: stores the address of the client in the scope, and the scheme that a trusted proxy reports."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network], shared: Sequence[Network] = ()) -> None:
        self.app, self.trusted, self.shared = app, tuple(trusted), tuple(shared)
        self.strangers = count()
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self._find(scope)
            CLIENT.set(scope[COUNTED_AS])
        await self.app(scope, receive, send)

    def _find(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        peer = parse_address(scope["client"][0]) if scope.get("client") else None
        if peer is None:  # a socket without an address
            scope[COUNTED_AS] = ""
            return
        if not is_trusted(peer, self.trusted):
            scope[COUNTED_AS] = LOCAL if self._is_local(peer, headers, scope) else self._share(peer, scope)
            if peer.is_private and "x-forwarded-for" in headers:
                self._warn("proxy not trusted", peer, "name it with --trusted-proxies")
            return
        forwarded = headers.getlist("x-forwarded-for")
        client = client_of(peer, forwarded, self.trusted)
        asked_here = scope["path"] in OPERATION or scope["path"].startswith(ADMIN)
        if not asked_here and parse_address(",".join(forwarded).rpartition(",")[2]) is None:
            sent = "X-Forwarded-For is not an address" if forwarded else "let it set X-Forwarded-For"
            self._warn("proxy sends no address", peer, sent)
        scope["client"], scope[COUNTED_AS] = (str(client), 0), self._share(client, scope)
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")

    def _share(self, client: Address, scope: Scope) -> str:
        """A person is known by the cookie. Those who have none take the shares in turn."""
        if not self.shared:
            return counted_as(client)
        return share_of(client, self.shared, token_of(HTTPConnection(scope)) or str(next(self.strangers)))

    def _warn(self, event: str, proxy: Address, what: str) -> None:
        if not self.warned:
            self.warned = True
            logs.warning(event, address=str(proxy), help=what)

    def _is_local(self, peer: Address, headers: Headers, scope: Scope) -> bool:
        """Whether nothing suggests a proxy on this machine. If proxies are named, no request is exempt."""
        if self.trusted or not is_this_machine(peer):
            return False
        host = headers.get("host", "")
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        return (
            scope.get("http_version") != "1.0"  # what nginx speaks to its servers by default
            and name in LOCAL_NAMES
            and not any(header in headers for header in FORWARDING)
        )
