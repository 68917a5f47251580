"""Processor time: work outside the event loop, limited for each room and each address.

Work costs what it takes, measured in the thread that does it. A room or an address that has used up its time gets a
refusal until its bucket has refilled; nothing is lost. While several wait for a thread, the one that has used the least
is served first, so that somebody who asks for much does not delay the others. Only one thread does work that takes
long, because Python runs one thread at a time, and more would only delay the event loop. Judgements for those whose
judgements were quick lately need no thread. Imports and
reviews, which wait for a process, and replays, which pause while the loop is late, have threads of their own.

judge      drafts, drop targets, moves, time-outs
hint       hints
computer   the moves of computers
replay     stored rooms and records
import     records that somebody imports; long ones in a process of their own
review     reviews of rounds, each in a process of its own
lab        questions to the position lab
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush, heapreplace, nlargest
from itertools import count
from time import monotonic, thread_time
from typing import TypeVar

from tilerummy.hosting.work import COMPUTER, HINT, IMPORT, JUDGE, LAB, REPLAY, REVIEW, Payer
from tilerummy.rooms.refusals import Refusal
from tilerummy.server import work_process
from tilerummy.server.limits import PerAddress
from tilerummy.server.metrics import Metrics

T = TypeVar("T")
LANES = (JUDGE, HINT, COMPUTER, REPLAY, IMPORT, REVIEW, LAB)
ALONE = (REPLAY, IMPORT, REVIEW)
"""Kinds with a thread of their own for slow work: one pauses often, the others wait for a process."""
THREADS, AHEAD = 2, 6
"""Threads for each kind of work, and how much more is given to them, so that they need not wait for the event loop."""
SLOW_THREADS = 1
"""How many of all threads may do slow work at the same time."""
SLOW = 0.025
"""Seconds. The work of a room or an address is slow if it took longer than this lately."""
QUICK = 0.003
"""Seconds. No thread is needed to judge for a room and an address whose judgements took no longer than this lately."""
STOPPED_S = 1.0
"""Seconds that work pays at least if it was stopped in its process: starting one and ending it takes time, too."""
FORGOTTEN, LONGEST_DEBT = 0.005, 60.0
"""Seconds of use that are forgotten per second, and the seconds after which all use is forgotten."""
HALF_LIFE = 10.0
"""Seconds after which half of the longest work is forgotten."""
MOST_WAITING = 1000
"""Work that waits for one kind of thread. Over this limit those that have used the most time are refused."""
REFUSED, SWEPT = 20, 64
"""A full lane refuses one in `REFUSED` of those who wait. A queue keeps at least `SWEPT` entries before it is swept."""


class TimeBucket:
    """Seconds of processor time that refill at a rate. The last work may overdraw it; then it has to refill."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second, self.burst, self.clock = per_second, burst, clock
        self.left, self.seen = burst, clock()
        self.used_until = self.seen
        """When everything that was used will be forgotten. Unlike `left` it tells apart those who stay in the limit."""
        self._longest, self._longest_at = 0.0, self.seen

    @property
    def has_time(self) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + max(0.0, now - self.seen) * self.per_second)
        self.seen = now
        return self.left > 0

    @property
    def longest(self) -> float:
        """The longest work lately: half of it is forgotten every `HALF_LIFE` seconds."""
        return float(self._longest * 0.5 ** ((self.clock() - self._longest_at) / HALF_LIFE))

    def spend(self, seconds: float) -> None:
        now = self.clock()
        self._longest, self._longest_at = max(seconds, 0.9 * self.longest), now
        self.left -= seconds
        self.used_until = min(max(now, self.used_until) + seconds / FORGOTTEN, now + LONGEST_DEBT)


@dataclass(eq=False)
class _Waiting:
    buckets: Sequence[TimeBucket]
    may_wait: bool
    turn: "asyncio.Future[bool]"
    """True with a thread, False for a refusal."""
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.since = max((bucket.clock() for bucket in self.buckets), default=0.0)

    @property
    def used_until(self) -> float:
        """Those whose use is forgotten are served in the order in which they came."""
        return max((self.since, *(bucket.used_until for bucket in self.buckets)))


class _Queue:
    """Those who wait, in the order of the time that they have used. Those who no longer wait are removed in bulk."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, _Waiting]] = []
        self._numbers = count()
        self._most = SWEPT

    def __len__(self) -> int:
        return len(self._heap)

    def add(self, new: _Waiting) -> None:
        if len(self._heap) >= self._most:
            self._heap = [each for each in self._heap if not each[2].turn.done()]
            heapify(self._heap)
            self._most = 2 * len(self._heap) + SWEPT
        heappush(self._heap, (new.used_until, next(self._numbers), new))

    def first(self) -> _Waiting | None:
        """The one that has used the least, if somebody still waits. Use only grows, so a late place is corrected."""
        while self._heap:
            used_until, number, first = self._heap[0]
            if first.turn.done():
                heappop(self._heap)
            elif first.used_until > used_until:
                heapreplace(self._heap, (first.used_until, number, first))
            else:
                return first
        return None


class SlowWork:
    """Limits the slow work of several kinds of threads together."""

    def __init__(self, most: int = SLOW_THREADS) -> None:
        self.most, self.busy = most, 0
        self.lanes: list[Lane] = []

    def able(self) -> "list[tuple[_Waiting, Lane, bool]]":
        """The slow work that can start now: the first one of each kind."""
        if self.busy >= self.most:
            return []
        return [(first, lane, True) for lane in self.lanes if lane.has_place and (first := lane.slow_queue.first())]


class Lane:
    """The threads for one kind of work, and those who wait for one."""

    def __init__(
        self, name: str, threads: int, slow: SlowWork, ahead: int = 0, most_waiting: int = MOST_WAITING
    ) -> None:
        self.pool = ThreadPoolExecutor(max_workers=threads, thread_name_prefix=name)
        self.places, self.slow, self.most_waiting = threads + ahead, slow, most_waiting
        self.busy = 0
        self.waiting: set[_Waiting] = set()
        self.quick_queue, self.slow_queue = _Queue(), _Queue()
        slow.lanes.append(self)

    @property
    def has_place(self) -> bool:
        return self.busy < self.places

    async def enter(self, buckets: Sequence[TimeBucket], *, may_wait: bool, is_slow: bool = False) -> None:
        """Wait for a thread. Then `leave` must be called. Raises `Refusal` if too many wait."""
        new = _Waiting(buckets, may_wait, asyncio.get_running_loop().create_future())
        self.waiting.add(new)
        (self.slow_queue if is_slow else self.quick_queue).add(new)
        self._give_out()
        if len(self.waiting) > self.most_waiting:
            self._refuse_some()
        try:
            has_thread = await new.turn
        except BaseException:
            if new in self.waiting:
                self.waiting.remove(new)
            elif not new.turn.cancelled() and new.turn.result():  # the thread came too late
                self.leave(is_slow=is_slow)
            raise
        if not has_thread:
            raise Refusal("over-budget", status=429)

    def leave(self, *, is_slow: bool = False) -> None:
        self.busy -= 1
        self.slow.busy -= is_slow
        self._give_out()

    def _give_out(self) -> None:
        """Give free places to those who have used the least time. Slow work of another kind may have one now, too."""
        while able := [*self._able(), *self.slow.able()]:
            first, lane, is_slow = min(able, key=lambda found: found[0].used_until)
            lane.busy += 1
            lane.slow.busy += is_slow
            lane.waiting.remove(first)
            first.turn.set_result(True)

    def _able(self) -> "list[tuple[_Waiting, Lane, bool]]":
        """The quick work that can start now, if there is any."""
        first = self.quick_queue.first() if self.has_place else None
        return [(first, self, False)] if first else []

    def _refuse_some(self) -> None:
        """Refuse those that have used the most time: several at once, because it takes a look at everybody."""
        refusable = [each for each in self.waiting if not each.may_wait and not each.turn.done()]
        for worst in nlargest(self.most_waiting // REFUSED + 1, refusable, key=lambda each: each.used_until):
            self.waiting.remove(worst)
            worst.turn.set_result(False)


class Budgets:
    """Does work in threads, and counts the processor time of each room and each address."""

    def __init__(self, per_second: float, burst: float, metrics: Metrics) -> None:
        self.metrics = metrics
        slow = SlowWork()
        self.lanes = {name: Lane(name, THREADS, SlowWork() if name in ALONE else slow, AHEAD) for name in LANES}
        self.buckets = PerAddress(lambda: TimeBucket(per_second, burst))

    async def do(
        self,
        lane: str,
        payer: Payer,
        work: Callable[..., T],
        *given: object,
        must: bool = False,
        is_large: bool = False,
    ) -> T:
        """The result of the work. Raises `Refusal` if the room or the address has used up its time.

        With `must` it is never refused: it waits until a thread is free and nobody else who waits has used less.
        `is_large` says that it is probably slow. Judging that was quick lately is done at once: handing it to a thread
        and back costs more than most judgements.
        """
        pool, loop = self.lanes[lane].pool, asyncio.get_running_loop()
        spent: list[float] = []
        if lane == JUDGE and not is_large and not self.lanes[lane].waiting:
            limited, buckets = self._buckets(lane, payer)
            if buckets and all(0 < bucket.longest <= QUICK for bucket in buckets):
                if not must:
                    self._check(limited, buckets)
                try:
                    return _measured(spent, work, given)
                finally:
                    for bucket in buckets:
                        bucket.spend(sum(spent))

        async def in_thread() -> tuple[T, float]:
            result = await loop.run_in_executor(pool, _measured, spent, work, given)
            return result, 0.0

        return await self.wait_for(lane, payer, in_thread, spent, must=must, is_large=is_large)

    async def do_apart(self, lane: str, payer: Payer, work: Callable[..., T], *given: object) -> T:
        """The same in a process of its own, for work that takes seconds. It ends if the caller is cancelled."""
        answer: T | Exception
        answer = await self.wait_for(lane, payer, lambda: work_process.in_process(work, *given), can_stop=True)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def wait_for(
        self,
        lane: str,
        payer: Payer,
        work: Callable[[], Awaitable[tuple[T, float]]],
        spent: Sequence[float] = (),
        *,
        must: bool = False,
        is_large: bool = True,
        can_stop: bool = False,
    ) -> T:
        """The same for work elsewhere. It returns its result and the processor time, besides what is in `spent`.

        If the caller is cancelled, work that `can_stop` is cancelled too; a thread goes on. Both have to pay.
        """
        limited, buckets = self._buckets(lane, payer)
        threads = self.lanes[lane]
        if not must:
            self._check(limited, buckets)
        is_slow = is_large or any(bucket.longest > SLOW for bucket in buckets)
        await threads.enter(buckets, may_wait=must, is_slow=is_slow)
        try:
            if not must:  # the time may have been used up while this waited
                self._check(limited, buckets)
        except Refusal:
            threads.leave(is_slow=is_slow)
            raise
        began, task = monotonic(), asyncio.ensure_future(work())

        def charge(done: "asyncio.Future[tuple[T, float]]") -> None:
            """Work that failed elsewhere did not say what it used, so it pays for the time that it took."""
            failed = done.cancelled() or done.exception() is not None
            elsewhere = done.result()[1] if not failed else 0.0 if spent else monotonic() - began
            if done.cancelled():
                elsewhere = max(elsewhere, STOPPED_S)
            for bucket in buckets:
                bucket.spend(sum(spent) + elsewhere)
            threads.leave(is_slow=is_slow)

        task.add_done_callback(charge)
        result, _ = await (task if can_stop else asyncio.shield(task))
        return result

    def _buckets(self, lane: str, payer: Payer) -> tuple[Sequence[tuple[str, str]], list[TimeBucket]]:
        limited = payer.limited
        return limited, [self.buckets[" ".join((lane, *each))] for each in limited]

    def _check(self, limited: Sequence[tuple[str, str]], buckets: Sequence[TimeBucket]) -> None:
        for (kind, _), bucket in zip(limited, buckets, strict=True):
            if not bucket.has_time:
                self.metrics.over_budget.labels(of=kind).inc()
                raise Refusal("over-budget", status=429)

    def waiting(self, lane: str) -> int:
        return len(self.lanes[lane].waiting)

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.pool.shutdown(wait=False, cancel_futures=True)


def _measured(spent: list[float], work: Callable[..., T], given: tuple[object, ...]) -> T:
    began = thread_time()
    try:
        return work(*given)
    finally:
        spent.append(thread_time() - began)
