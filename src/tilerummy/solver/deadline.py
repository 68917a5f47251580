"""A time limit for the interpreted kernel, which can need minutes where the compiled one needs milliseconds.

The interpreted kernel calls `check()` in its loops; the compiled kernel does not. The limit is per thread, so that
computers in different threads have separate limits.

>>> with stopping(lambda: True):
...     check()
Traceback (most recent call last):
...
tilerummy.solver.deadline.OutOfTime
>>> check()
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@contextmanager
def stopping(late: Callable[[], bool]) -> Iterator[None]:
    """Inside this block, stop the interpreted kernel as soon as `late` returns True."""
    before, _limit.late = _limit.late, late
    try:
        yield
    finally:
        _limit.late = before
