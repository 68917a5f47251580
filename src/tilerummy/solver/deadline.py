"""A time limit for the interpreted kernel, which can need minutes where the compiled one needs milliseconds.

The interpreted kernel calls `check()` in its loops, and so does the long part of `keep_three`; the compiled kernel does
not. The limit is per thread, so that computers in different threads have separate limits.

>>> with stopping(lambda: True):
...     check()
Traceback (most recent call last):
...
tilerummy.solver.deadline.OutOfTime
>>> check()
"""

from collections.abc import Callable
from threading import local


class OutOfTime(Exception):
    """The interpreted kernel was stopped before it had an answer."""


class _Limit(local):
    late: Callable[[], bool] | None = None


_limit = _Limit()


def check() -> None:
    """Raise `OutOfTime` if the thread has a limit and has passed it."""
    late = _limit.late
    if late is not None and late():
        raise OutOfTime


class stopping:  # noqa: N801 (it is used like a function)
    """Inside this block, stop the interpreted kernel as soon as `late` returns True."""

    def __init__(self, late: Callable[[], bool]) -> None:
        self.late = late

    def __enter__(self) -> None:
        self.before, _limit.late = _limit.late, self.late

    def __exit__(self, *error: object) -> None:
        _limit.late = self.before
