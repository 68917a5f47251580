"""The solver's best lay, found with no more than so many questions and in time.

>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
>>> str(best_lay(view, "tiles-points")), best_lay(view, "out")
('r3-5,kbr10:r3-6,kbro10', None)
"""

from collections.abc import Callable, Iterator
from itertools import count

from tilerummy.bots.candidates import own_melds
from tilerummy.bots.deadline import NO_HURRY, Clock
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.rules import PartialTake
from tilerummy.solver import GOALS
from tilerummy.solver.contract import Answer, Shape, Task
from tilerummy.solver.deadline import OutOfTime, stopping
from tilerummy.solver.native import solver
from tilerummy.solver.openings import Bag, OpeningSearch
from tilerummy.solver.problem import Problem, lift, lower
from tilerummy.solver.search import Search

ENOUGH: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 60}
"""After so many questions the solver takes what it has: enough for a proof nearly always where only the result counts.
Where three tiles have to stay together the questions are many and each is dear."""
QUESTIONS: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 400}
"""So many it may ask in all, in every search that one move takes."""
OPENINGS = 3000
"""So many openings of a rack are looked at; only racks of thirty tiles and more have as many."""
FAR = 120
"""An opening that needs more points than this is not searched but put together; no sheet asks for half of it."""

Solve = Callable[[Task], Answer | None]
_solve = solver()


class _Stopped(Exception):
    """The last question was one too many, or came too late."""


def best_lay(view: View, goal: str, clock: Clock = NO_HURRY) -> Lay | None:
    """The best lay that was found; None where there is none, or none was found in time."""
    if not view.rack:
        return None
    problem = lower(view, GOALS[goal])
    if problem.opening is not None and problem.opening.least > FAR:
        return _simple(view, goal)
    rules = view.rules.partial_take
    asked = count()

    def answer(task: Task) -> Answer | None:
        if next(asked) >= QUESTIONS[rules] or clock.late():
            raise _Stopped
        return _solve(task)

    search = _search(problem, answer, clock, ENOUGH[rules])
    try:
        with stopping(clock.late):
            found = search.run()
        after = found.after if found else None
        stopped = found is not None and after is None
    except (_Stopped, OutOfTime):
        after, stopped = search.best[1] if search.best else None, True
    if after is None:
        return _simple(view, goal) if stopped else None
    return lift(view, after)


def _simple(view: View, goal: str) -> Lay | None:
    """Own melds, as somebody finds them without a solver."""
    plan = own_melds(view)
    return plan.lay(view) if plan and (goal != "out" or not plan.rack) else None


def _search(problem: Problem, answer: Solve, clock: Clock, enough: int) -> "Search | _Openings":
    if problem.opening is None:
        return Search(problem, answer, (), enough)
    return _Openings(problem, answer, clock, enough)


class _Openings(OpeningSearch):
    """Does not look at every opening of a rack that has thousands, and remembers the smallest that it has seen."""

    def __init__(self, problem: Problem, answer: Solve, clock: Clock, enough: int) -> None:
        super().__init__(problem, answer, (), enough)
        self.clock = clock

    def bags(self) -> Iterator[Bag]:
        smallest: tuple[int, list[Shape]] | None = None
        for seen, bag in enumerate(super().bags()):
            size = sum(bag.counts) + bag.jokers
            if self.opening.fewest and (smallest is None or size < smallest[0]):
                smallest = (size, [*self.problem.before, *bag.shapes])
                self.best = (bag.value, smallest[1])
            if seen >= OPENINGS or self.clock.late():
                raise _Stopped
            yield bag
