"""The time of a server in its folder: the next one goes on with it, whatever the wall clock says then."""

from contextlib import suppress
from pathlib import Path

from tilerummy.rooms import logs
from tilerummy.store.steady_clock import PROCESS_CLOCK

CLOCK = "clock.json"
JUMP = 1000
"""Milliseconds. Smaller steps of the wall clock are ordinary corrections."""


def go_on_with_time(folder: Path) -> None:
    apart = PROCESS_CLOCK.go_on(folder / CLOCK)
    if abs(apart) >= JUMP:
        logs.warning("clock jumped while the server was stopped", milliseconds=-apart)
    keep_time(folder)


def keep_time(folder: Path) -> None:
    with suppress(OSError):  # for example a full disk
        PROCESS_CLOCK.keep(folder / CLOCK)
