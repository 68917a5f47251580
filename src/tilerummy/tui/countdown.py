"""The time that is left in a turn: an exception when it is over, and a text to show every second.

The system's interval timer wakes the process once a second, so nothing runs while the player thinks. Without such a
timer (Windows) the time is checked when a line has been typed.
"""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from types import FrameType

from tilerummy.engine.record import clock_text


class TimeUp(Exception):
    """The time of this turn is over."""


def now() -> float:
    return time.monotonic()


def time_text(left: float) -> str:
    """The time left in minutes and seconds, rounded up.

    >>> time_text(60), time_text(8.2), time_text(-1)
    ('1:00', '0:09', '0:00')
    """
    return clock_text(max(0, ceil(left)))


@contextmanager
def counting_down(ends: float | None, show: Callable[[float], None]) -> Iterator[None]:
    """Raise `TimeUp` in the block when the time `ends` is reached; call `show` with the rest every second."""
    if ends is None:
        yield
        return
    if now() >= ends:
        raise TimeUp
    if not _has_timer():
        yield
        if now() >= ends:
            raise TimeUp
        return

    def tick(number: int, frame: FrameType | None) -> None:
        left = ends - now()
        if left > 0:
            show(left)
            return
        signal.setitimer(signal.ITIMER_REAL, 0)  # so that this is raised only once
        raise TimeUp

    before = signal.signal(signal.SIGALRM, tick)
    try:
        # The first tick comes when a full number of seconds is left, the others every second after it. They go on after
        # the end, because a signal in the moment before the process waits is noticed only at the next one.
        signal.setitimer(signal.ITIMER_REAL, (ends - now()) % 1 + 0.005, 1)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _has_timer() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
