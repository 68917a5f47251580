"""Shares the event loop between addresses: one that asks for little is served at once, the others take turns.

Every request and every message needs some time of the event loop, which all rooms share. As long as the loop is not
late, everybody is served at once. When it is late, less is given out, and the address that has used the least comes
first. A part of the loop is always kept for addresses that ask for little: many attackers who come together look like
them at first. A request that waits too long is refused. A socket that waits is not read, so its client waits as well.
"""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from time import monotonic, sleep, thread_time
from typing import NamedTuple

from tilerummy.hosting.work import is_local
from tilerummy.server.limits import PerAddress

OPENED, PARSED, REQUEST, MESSAGE, SOCKET = 0.001, 0.001, 0.004, 0.001, 0.008
"""Seconds of the event loop with which they are counted: a connection, the headers of a request, a request, a message,
and the opening of a socket. The first two are only counted without a proxy."""
TICK = 0.005
LATE = 0.008
"""Seconds. A tick that is later than this shows that the loop has too much to do."""
LEAST, MOST = 0.05, 2.0
"""Limits of `share`. The counted costs are estimates, so more than one second per second may be given out."""
SLOWER, FASTER = 0.7, 1.02
"""How the share changes with every tick that is late, or not."""
AT_ONCE = 0.01
"""Seconds that can be given out at once after a quiet moment."""
QUIET_TICKS = 200
"""The ticks end after this many without work."""
FORGOTTEN = 0.005
"""Seconds of use that are forgotten per second: about five messages."""
LITTLE = 4.0
"""An address asks for little if its use will be forgotten within this number of seconds: about twenty messages."""
KEPT, KEPT_AT_ONCE = 0.4, 0.04
"""Seconds per second that are kept for addresses that ask for little, however late the loop is; and at most at once."""
LONGEST_DEBT = 20.0
"""Seconds after which even the greatest use is forgotten."""
AGEING = 0.25
"""Seconds of debt that count as much as having come one second sooner, so that nobody waits for ever."""
PAUSE, LONGEST_PAUSE = 3.0, 0.25
"""How long long work pauses, as a multiple of the processor time since its last pause, and at most, in seconds."""


class _Waiting(NamedTuple):
    priority: float
    """The lower, the sooner."""
    order: int
    debt: float
    cost: float
    turn: "asyncio.Future[None]"


class FairShare:
    """Gives out the time of the event loop. `share` is how much per second."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.share, self.credit, self.kept = MOST, AT_ONCE, KEPT_AT_ONCE
        self.waiting: list[_Waiting] = []
        self._forgotten_at: PerAddress[list[float]] = PerAddress(lambda: [0.0])
        self._order = count()
        self._ticked = clock()
        self._quiet = QUIET_TICKS
        self._timer: asyncio.TimerHandle | None = None

    async def admit(self, address: str, cost: float) -> None:
        """Wait for the turn of this address."""
        await self.turn(address, cost)

    def turn(self, address: str, cost: float) -> "asyncio.Future[None]":
        """Done when the turn of this address has come, which may be at once. Local requests do not wait."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if is_local(address):
            turn.set_result(None)
            return turn
        self._quiet = 0
        if self._timer is None:
            self._ticked, self.credit, self.kept = self.clock(), AT_ONCE, KEPT_AT_ONCE
            self._tick_later()
        debt = self._count(address, cost)
        priority = debt + AGEING * self.clock()
        is_first = not self.waiting or priority < self.waiting[0].priority
        if is_first and self._give(debt, cost):
            turn.set_result(None)
        else:
            heappush(self.waiting, _Waiting(priority, next(self._order), debt, cost, turn))
        return turn

    def _give(self, debt: float, cost: float) -> bool:
        """Give out time for this cost, if there is any for an address with this debt."""
        if self.credit > 0:
            self.credit -= cost
        elif self.kept > 0 and debt <= LITTLE:
            self.kept -= cost
        else:
            return False
        return True

    @property
    def is_late(self) -> bool:
        """Whether the event loop had too much to do lately."""
        return self.share < MOST

    def _count(self, address: str, cost: float) -> float:
        """Note the use of an address. The result is its debt: after how many seconds the use will be forgotten."""
        now, until = self.clock(), self._forgotten_at[address]
        until[0] = min(max(now, until[0]) + cost / FORGOTTEN, now + LONGEST_DEBT)
        return until[0] - now

    def _tick_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)

    def _tick(self) -> None:
        passed, self._ticked = self.clock() - self._ticked, self.clock()
        on_time = (TICK + LATE) / passed if passed else 1.0  # a tick that took ten times as long gives out a tenth
        change = FASTER if on_time >= 1 else min(SLOWER, on_time)
        self.share = min(MOST, max(LEAST, self.share * change))
        self.credit = min(AT_ONCE, self.credit + min(passed, 2 * TICK) * self.share)
        self.kept = min(KEPT_AT_ONCE, self.kept + passed * KEPT)
        while self.waiting:
            first = self.waiting[0]
            if not first.turn.done():  # somebody still waits for it
                if not self._give(first.debt, first.cost):
                    break
                first.turn.set_result(None)
            heappop(self.waiting)
        self._quiet += 1
        self._timer = None
        if self.waiting or self._quiet < QUIET_TICKS:
            self._tick_later()
        else:
            self.share = MOST


class Pauses:
    """Pauses long work in a thread after each of its steps while the event loop is late.

    Python runs one thread at a time, so that a thread with long work takes half of the time of the event loop.
    """

    def __init__(self, share: FairShare) -> None:
        self.share = share
        self._worked: float | None = None

    def __call__(self) -> None:
        worked = thread_time()
        if self._worked is not None and self.share.is_late:
            sleep(min(LONGEST_PAUSE, PAUSE * (worked - self._worked)))
        self._worked = worked
