"""Addresses that the operator has excluded. They are stored, and every process reads them again every few seconds.

Nobody is excluded with an address that many people share (`--trusted-networks`), nor with that of a trusted proxy, nor
on this machine.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Any

from tilerummy.rooms.refusals import Refusal
from tilerummy.server.proxies import IPV6_BITS, Network, is_trusted, parse_address
from tilerummy.store import Store

MOST_BANS = 1000
HERE = (ip_network("127.0.0.1"), ip_network("::/64"))
"""This machine, as clients on it are seen. Other loopback addresses may be those of a proxy's clients."""
WIDEST = {4: 8, 6: 16}
"""The fewest bits of a network that can be excluded. A wider one is a mistake."""


def parse_banned(text: str) -> Network:
    """A network, from an address or a network. An IPv6 address stands for its household's. Raises `ValueError`."""
    network = ip_network(parse_address(text.strip()) or text.strip(), strict=False)
    if network.version == 6 and network.prefixlen > IPV6_BITS:
        network = network.supernet(new_prefix=IPV6_BITS)
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(text)
    return network


class Bans:
    def __init__(self, store: Store, now: Callable[[], int], spared: Sequence[Network]) -> None:
        """Addresses in `spared` are never excluded."""
        self.store, self.now, self.spared = store, now, (*HERE, *spared)
        self.until: Mapping[str, int] = {}
        self._found: dict[tuple[int, int], dict[int, int]] = {}

    async def read(self) -> bool:
        """Read them from the store, which forgets those whose time is over. Returns whether there are other ones."""
        stored, now, before = await self.store.bans(), self.now(), self.until
        for text in [text for text, until in stored.items() if until <= now]:
            await self.store.unban(text)
        self.until = {text: until for text, until in stored.items() if until > now}
        self._found = {}
        for text, until in self.until.items():
            network = ip_network(text)
            size = (network.version, network.max_prefixlen - network.prefixlen)
            self._found.setdefault(size, {})[int(network.network_address) >> size[1]] = until
        return self.until.keys() != before.keys()

    async def add(self, text: str, seconds: int) -> None:
        """Raises `Refusal` for what is no address, and for a network in which nobody could be excluded."""
        try:
            network = parse_banned(text)
        except ValueError:
            raise Refusal("ban-unreadable", status=422) from None
        spared = any(network.version == each.version and network.subnet_of(each) for each in self.spared)  # type: ignore[arg-type]
        if spared:
            raise Refusal("ban-spared", status=422)
        if len(self.until) >= MOST_BANS and str(network) not in self.until:
            raise Refusal("ban-many")
        await self.store.ban(str(network), self.now() + seconds * 1000)

    async def remove(self, text: str) -> None:
        try:
            found = await self.store.unban(str(parse_banned(text)))
        except ValueError:
            raise Refusal("ban-unreadable", status=422) from None
        if not found:
            raise Refusal("ban-unknown", status=404)

    def refusal(self, scope: Mapping[str, Any]) -> Refusal | None:
        """For the client of a request, if it is excluded."""
        client = scope.get("client") if self._found else None
        address = parse_address(client[0]) if client else None
        if address is None or is_trusted(address, self.spared):
            return None
        for (version, bits), networks in self._found.items():
            until = networks.get(int(address) >> bits) if version == address.version else None
            if until is not None and until > self.now():
                return Refusal("banned", status=403, until=time_text(until))
        return None


def time_text(at: int) -> str:
    """A time in milliseconds, as everybody reads it.

    >>> time_text(1_800_000_000_000)
    '2027-01-15 08:00 UTC'
    """
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
