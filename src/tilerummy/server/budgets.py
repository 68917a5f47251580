"""Processor time for judging: outside the event loop, and limited for each room and each address.

A message costs what its judgement takes, measured in the thread that judges. A room or an address that has used up its
time gets a refusal until its bucket has refilled; nothing is lost.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, thread_time
from typing import TypeVar

from tilerummy.server.decisions import Refusal
from tilerummy.server.limits import PerAddress, is_local
from tilerummy.server.metrics import Metrics

T = TypeVar("T")
THREADS = 2


class TimeBucket:
    """Seconds of processor time that refill at a rate. The last judgement may overdraw it; then it has to refill."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second, self.burst, self.clock = per_second, burst, clock
        self.left, self.seen = burst, clock()

    @property
    def has_time(self) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + max(0.0, now - self.seen) * self.per_second)
        self.seen = now
        return self.left > 0

    def spend(self, seconds: float) -> None:
        self.left -= seconds


class Judging:
    """Judges in threads, and counts the processor time of each room and each address."""

    def __init__(self, per_second: float, burst: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self.threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="judge")
        self.buckets = PerAddress(lambda: TimeBucket(per_second, burst))

    async def judge(self, room: str, address: str, work: Callable[..., T], *given: object) -> T:
        """The result of the work. Raises `Refusal` if the room or the address has used up its time."""
        limited = [("room", room)] if is_local(address) else [("room", room), ("address", address)]
        buckets = [self.buckets[" ".join(each)] for each in limited]
        for (kind, _), bucket in zip(limited, buckets, strict=True):
            if not bucket.has_time:
                self.metrics.over_budget.labels(of=kind).inc()
                raise Refusal("too-fast", status=429)
        loop = asyncio.get_running_loop()
        spent: list[float] = []
        try:
            return await loop.run_in_executor(self.threads, _measured, spent, work, given)
        finally:
            for bucket in buckets:
                bucket.spend(sum(spent))

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def _measured(spent: list[float], work: Callable[..., T], given: tuple[object, ...]) -> T:
    began = thread_time()
    try:
        return work(*given)
    finally:
        spent.append(thread_time() - began)
