"""The best lay under the exact rules of any edition, with a proof that it is the best.

>>> from tilerummy.position import View
>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
>>> solution = best(view)
>>> str(solution.lay), solution.tiles, solution.points, solution.optimal
('r3-5,kbr10:r3-6,kbro10', 2, 16, True)
>>> sorted(str(lay) for lay in lays(view))
['kbr10:kbro10', 'r3-5,kbr10:r3-6,kbro10', 'r3-5:r3-6']

The question goes down a staircase. `problem` spends all that an edition says and leaves small integers; `search` and
`openings` turn conditions into tasks of free rearranging with locked melds; a backend solves those: the kernel,
compiled where that worked, or the `reference` that is there to be read. `tidy` picks among equals.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter_ns

from tilerummy.errors import Impossible
from tilerummy.moves import Lay
from tilerummy.position import Situation
from tilerummy.solver.enumerate import tables
from tilerummy.solver.native import backend, solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import GOALS, Goal, Problem, lift, lower
from tilerummy.solver.restore import restore
from tilerummy.solver.search import DEFAULT_BUDGET, Found, Search
from tilerummy.solver.tidy import Tidying

__all__ = ["GOALS", "Goal", "Problem", "Solution", "backend", "best", "best_many", "lays", "restore", "solve"]


@dataclass(frozen=True)
class Solution:
    """A best lay: `points` are the numbers of the tiles played, a joker counting what it costs on the rack.

    `optimal` is False where the search stopped at its budget: then the lay is legal, and a better one may exist. The
    lay is None where the budget was spent before any was found: then it is open whether there is one.
    `tidy` is True where it is proved that no lay as good as this breaks fewer melds.
    """

    lay: Lay | None
    tiles: int
    points: int
    optimal: bool
    micros: int
    tidy: bool = False


def solve(problem: Problem, backend: str = "auto", tidy: bool = False, budget: int = DEFAULT_BUDGET) -> Found | None:
    """The best table of a problem; with `tidy`, among equals the one that breaks the fewest melds."""
    run = solver(backend)

    def found_with(kept: tuple[int, ...], asked: Problem) -> Found | None:
        if asked.opening is not None:
            return OpeningSearch(asked, run, kept, budget).run()
        return Search(asked, run, kept, budget).run()

    found = found_with((), problem)
    untouched = problem.opening is not None and not problem.opening.table_too
    if found is None or found.after is None or not tidy:
        return found
    if untouched:
        return found._replace(tidy=True)
    as_good = replace(problem, floor=found.value - 1)
    tidying = Tidying(problem.before, lambda kept: found_with(kept, as_good), found)
    return tidying.run()._replace(value=found.value, optimal=found.optimal, tidy=tidying.sure)


def best(
    situation: Situation,
    goal: Goal | str = "tiles-points",
    backend: str = "auto",
    *,
    tidy: bool = True,
    budget: int = DEFAULT_BUDGET,
) -> Solution | None:
    """The best lay of the seat to move, or None where it is certain that nothing can be laid.

    `goal` is one of `GOALS` or a `Goal`. Among equals the lay that breaks the fewest melds is given, which costs some
    more solves: leave that out with `tidy=False` where only the value or the tiles matter.
    """
    started = perf_counter_ns()
    if isinstance(goal, str):
        if goal not in GOALS:
            raise Impossible("goal-unknown", name=goal, known=" ".join(GOALS))
        goal = GOALS[goal]
    found = solve(lower(situation, goal), backend, tidy, budget)
    micros = (perf_counter_ns() - started + 999) // 1000
    if found is None:
        return None
    if found.after is None:
        return Solution(None, 0, 0, False, micros)
    lay = lift(situation, found.after)
    played = lay.played
    penalty = situation.rules.joker_penalty if goal.joker_points is None else goal.joker_points
    return Solution(lay, len(played), played.points(penalty), found.optimal, micros, found.tidy)


def best_many(
    situations: Iterable[Situation], goal: Goal | str = "tiles-points", backend: str = "auto", *, tidy: bool = True
) -> list[Solution | None]:
    """`best` for many at once. The kernel lets go of the interpreter while it solves, so threads help too."""
    return [best(situation, goal, backend, tidy=tidy) for situation in situations]


def lays(situation: Situation) -> Iterator[Lay]:
    """All distinct legal lays of the seat to move, lazily; meant for small positions."""
    for after in tables(lower(situation, GOALS["tiles"])):
        yield lift(situation, list(after))
