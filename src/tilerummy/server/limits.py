"""Rate limits per address and per socket."""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from time import monotonic
from typing import Generic, TypeVar

from starlette.requests import HTTPConnection

from tilerummy.hosting.work import is_local

HOUR = 3600.0
MOST_ADDRESSES = 50_000
"""Addresses that are remembered. Over this number the one that was not seen for the longest time is forgotten."""
COUNTED_AS = "tilerummy.counted_as"
"""The key in the scope of a request under which `proxies` stores its address."""

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""The address for which the current task works; empty for the server's own work."""

T = TypeVar("T")


def address_of(connection: HTTPConnection) -> str:
    """The address that the limits count: an IPv4 address, an IPv6 network of 64 bits, or `LOCAL`."""
    return str(connection.scope.get(COUNTED_AS, ""))


class Bucket:
    """A token bucket: a rate per second, with bursts up to a maximum."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second, self.burst = per_second, float(burst)
        self.left, self.seen = self.burst, monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether `count` more are allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Window:
    """Counts events in the last hour."""

    def __init__(self, most: int) -> None:
        self.most, self.times = most, deque[float]()

    def take(self) -> bool:
        now = monotonic()
        while self.times and self.times[0] <= now - HOUR:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True


class PerAddress(Generic[T]):
    """A value for each address, for a limited number of addresses."""

    def __init__(self, new: Callable[[], T]) -> None:
        self.new = new
        self.known: OrderedDict[str, T] = OrderedDict()

    def __getitem__(self, address: str) -> T:
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = self.new()
            if len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return found


class LimitPerAddress:
    """Limits what each address does, and all addresses together if `in_all` is given.

    The limit for all holds even if a proxy lets its clients choose their address.
    """

    def __init__(self, new: Callable[[], Bucket | Window], in_all: Bucket | Window | None = None) -> None:
        self.limits, self.in_all = PerAddress(new), in_all

    def take(self, address: str) -> bool:
        return self.limits[address].take() and (self.in_all is None or self.in_all.take())


class OpenPerAddress:
    """Counts what each address has open at the moment, and all addresses together."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most, self.most_in_all = most, most_in_all
        self.open, self.in_all = Counter[str](), 0

    def enter(self, address: str) -> bool:
        """Whether one more is allowed. Then `leave` must be called later."""
        if not is_local(address) and (self.open[address] >= self.most or self.in_all >= self.most_in_all):
            return False
        self.open[address] += 1
        self.in_all += 1
        return True

    def leave(self, address: str) -> None:
        self.in_all -= 1
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
