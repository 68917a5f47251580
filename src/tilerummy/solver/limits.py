"""Limits for one call of the solver.

Prefer counts: they give the same answer on every machine. `stop` is for callers that have to answer in time.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import TypeVar

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.solver.branching import DEFAULT_BUDGET
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.deadline import stopping

T = TypeVar("T")


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
