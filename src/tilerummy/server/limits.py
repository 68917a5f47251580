"""Rate limits per address and per socket."""

from collections import deque
from time import monotonic

from starlette.requests import HTTPConnection

HOUR = 3600.0
MOST_ADDRESSES = 50_000
LOCAL = frozenset({"127.0.0.1", "::1"})


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_local(address: str) -> bool:
    """Whether the request comes from this machine. Local requests are not limited."""
    return address in LOCAL


class Bucket:
    """A token bucket: a rate per second, with bursts up to a maximum."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second, self.burst = per_second, float(burst)
        self.left, self.seen = self.burst, monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether the bucket has refilled since it was last used."""
        return self.left + (monotonic() - self.seen) * self.per_second >= self.burst


class RoomsPerAddress:
    """Counts the rooms that each address created in the last hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        now = monotonic()
        if len(self.made) > MOST_ADDRESSES:
            self.made = {each: times for each, times in self.made.items() if times[-1] > now - HOUR}
        times = self.made.setdefault(address, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        return True


class RequestsPerAddress:
    """Limits the requests of each address that change something."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second, self.burst = per_second, burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full}
        return self.buckets.setdefault(address, Bucket(self.per_second, self.burst)).take()
