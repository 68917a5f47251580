"""Limits for one call of the solver.

Prefer counts: they give the same answer on every machine. `stop` is for callers that have to answer in time.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from itertools import count
from threading import local
from typing import NamedTuple, TypeVar

from tilerummy.solver.contract import Answer, Shape, Task
from tilerummy.solver.problem import Problem

T = TypeVar("T")
DEFAULT_BUDGET = 3000
"""The most tasks of one search: far more than all but a few positions in a thousand need."""


class Stopped(Exception):
    """A limit was reached: the best table found so far is the answer."""


@dataclass(frozen=True)
class Limits:
    """By default only the budget of a single search is limited."""

    budget: int = DEFAULT_BUDGET
    """Tasks of one search; after that it answers with the best table found."""
    tasks: int | None = None
    """Tasks of all searches together."""
    openings: int | None = None
    """Openings of a rack that are tried; only racks of thirty tiles and more have thousands."""
    stop: Callable[[], bool] | None = None
    """Called before every task, and repeatedly by the interpreted kernel."""

    def limited(self, run: Callable[[Task], Answer | None]) -> Callable[[Task], Answer | None]:
        """The same backend; it raises `Stopped` at the first task beyond a limit."""
        asked = count()

        def solve(task: Task) -> Answer | None:
            if (self.tasks is not None and next(asked) >= self.tasks) or self.is_late():
                raise Stopped
            return run(task)

        return run if self.tasks is None and self.stop is None else solve

    def first(self, openings: Iterator[T]) -> Iterator[T]:
        """The openings until a limit is reached, which raises `Stopped`."""
        for number, opening in enumerate(openings):
            if (self.openings is not None and number >= self.openings) or self.is_late():
                raise Stopped
            yield opening

    def stopping(self) -> AbstractContextManager[None]:
        """Inside this block the interpreted kernel raises `OutOfTime` once `stop` returns True."""
        return nullcontext() if self.stop is None else stopping(self.stop)

    def is_late(self) -> bool:
        """Whether `stop` says so."""
        return self.stop is not None and self.stop()


NO_LIMITS = Limits()


class Found(NamedTuple):
    """A table and its value; `nodes` is the number of tasks, `optimal` means that nothing can be better.

    `after` is None if the budget was used up before any table was found; `fewest_broken` means that no table of this
    value breaks fewer melds.
    """

    value: int
    after: list[Shape] | None
    optimal: bool
    nodes: int
    fewest_broken: bool = False


class BestSoFar:
    """The state that every search has: its problem, the best table so far with its value, and the tasks it took.

    `sure`: nothing that could be better was left out.
    """

    problem: Problem
    best: tuple[int, list[Shape]] | None
    nodes: int
    sure: bool

    def floor(self) -> int:
        """Only tables worth more than this matter."""
        return self.problem.floor if self.best is None else self.best[0]

    def so_far(self) -> Found:
        """The answer if a limit stopped the search."""
        value, after = self.best or (self.problem.floor, None)
        return Found(value, after, False, self.nodes)

    def answer(self) -> Found | None:
        """The answer once the search is done; None if it is sure that there is no table."""
        if not self.sure:
            return self.so_far()
        return None if self.best is None else Found(*self.best, True, self.nodes)


# The interpreted kernel can need minutes where the compiled one needs milliseconds, so it calls `check` in its loops


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
    """Inside this block, stop the interpreted kernel in this thread as soon as `late` returns True.

    >>> with stopping(lambda: True):
    ...     check()
    Traceback (most recent call last):
    ...
    tilerummy.solver.limits.OutOfTime
    >>> check()
    """

    def __init__(self, late: Callable[[], bool]) -> None:
        self.late = late

    def __enter__(self) -> None:
        self.before, _limit.late = _limit.late, self.late

    def __exit__(self, *error: object) -> None:
        _limit.late = self.before
