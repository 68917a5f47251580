"""Milliseconds since 1970 that do not jump when somebody sets the clock of the machine.

The wall clock is read once, when the process starts. From then on the time advances with the monotonic clock, so a jump
neither ends a turn nor closes a room. Every time that a process stores or compares comes from here.

A restart must not follow a jump either. Therefore the time is stored together with the time since the machine was
started, and the next process goes on from there. The wall clock is read again only after a reboot.
"""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

JUMP = 1000
"""Milliseconds. Smaller steps of the wall clock are ordinary corrections."""
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def since_boot() -> tuple[str, int] | None:
    """Which start of the machine this is, and the milliseconds since then. None if the system does not say."""
    with suppress(OSError, AttributeError):
        return BOOT_ID.read_text("ascii").strip(), time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return None


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

    def go_on(self, path: Path, boot: Callable[[], tuple[str, int] | None] = since_boot) -> int:
        """Go on from the time that an earlier process stored. Returns how far this is from the wall clock.

        After a restart of the machine it is the wall clock, but never earlier than the stored time.
        """
        started, before = boot(), self.now()
        with suppress(OSError, ValueError, KeyError, TypeError):
            kept = json.loads(path.read_text("utf-8"))
            stored = int(kept["now"])
            if started is not None and kept["boot"] == started[0]:
                self._set(stored + max(0, started[1] - int(kept["since_boot"])))
            else:
                self._set(max(before, stored))
        self._apart = self._wall_ns() // 1_000_000 - self.now()
        return self.now() - before

    def keep(self, path: Path, boot: Callable[[], tuple[str, int] | None] = since_boot) -> None:
        """Store the time for the next process."""
        started = boot() or ("", 0)
        new = path.with_suffix(".new")
        new.write_text(json.dumps({"now": self.now(), "boot": started[0], "since_boot": started[1]}), "utf-8")
        new.replace(path)

    def _set(self, now: int) -> None:
        self._started = now * 1_000_000 - self._monotonic_ns()


PROCESS_CLOCK = SteadyClock()
"""The clock of this process."""
