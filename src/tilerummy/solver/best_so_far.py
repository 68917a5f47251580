"""What a search has found, at its end or when a limit stops it."""

from typing import NamedTuple

from tilerummy.solver.contract import Shape
from tilerummy.solver.problem import Problem


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
    """The state that every search has: its problem, the best table so far with its value, and the tasks it took."""

    problem: Problem
    best: tuple[int, list[Shape]] | None
    nodes: int

    def floor(self) -> int:
        """Only tables worth more than this matter."""
        return self.problem.floor if self.best is None else self.best[0]

    def so_far(self) -> Found:
        """The answer if a limit stopped the search."""
        value, after = self.best or (self.problem.floor, None)
        return Found(value, after, False, self.nodes)
