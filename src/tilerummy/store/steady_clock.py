"""Milliseconds since 1970 that do not jump when somebody sets the clock of the machine.

The wall clock is read once, when the process starts. From then on the time advances with the monotonic clock, so a jump
neither ends a turn nor closes a room. Every time that a process stores or compares comes from here.
"""

import time
from collections.abc import Callable


class SteadyClock:
    def __init__(self, wall_ns: Callable[[], int] | None = None, monotonic_ns: Callable[[], int] | None = None) -> None:
        self._wall_ns = wall_ns or (lambda: time.time_ns())
        self._monotonic_ns = monotonic_ns or (lambda: time.monotonic_ns())
        self._started = self._wall_ns() - self._monotonic_ns()
        self._apart = 0

    def now(self) -> int:
        return (self._started + self._monotonic_ns()) // 1_000_000

    def jump(self) -> int:
        """How many milliseconds the wall clock has jumped since the last call; negative if it was set back."""
        apart = self._wall_ns() // 1_000_000 - self.now()
        jumped, self._apart = apart - self._apart, apart
        return jumped


PROCESS_CLOCK = SteadyClock()
"""The clock of this process."""
