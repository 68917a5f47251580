"""A time limit for the interpreted kernel, which can need minutes where the compiled one needs milliseconds.

The kernel asks `check()` in its loops while it is interpreted; the compiled kernel leaves the question out. The limit
belongs to the thread, so that computers which think side by side keep their own.

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
    """Raise `OutOfTime` where the thread has a limit and is past it."""
    late = _limit.late
    if late is not None and late():
        raise OutOfTime


@contextmanager
def stopping(late: Callable[[], bool]) -> Iterator[None]:
    """Stop the interpreted kernel, inside this block, as soon as `late` says so."""
    before, _limit.late = _limit.late, late
    try:
        yield
    finally:
        _limit.late = before
