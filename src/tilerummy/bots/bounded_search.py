"""The solver's best lay, found with no more than so many questions and in time.

>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
>>> str(best_lay(view, "tiles-points")), best_lay(view, "out")
('r3-5,kbr10:r3-6,kbro10', None)
"""

from tilerummy.bots.candidates import own_melds
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.rules import PartialTake
from tilerummy.solver import GOALS, Limits, best, solve
from tilerummy.solver.problem import lift, lower

ENOUGH: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 60}
"""After so many questions the solver takes what it has: enough for a proof nearly always where only the result counts.
Where three tiles have to stay together the questions are many and each is dear."""
QUESTIONS: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 400}
"""So many it may ask in all, in every search that one move takes."""
OPENINGS = 3000
"""So many openings of a rack are looked at; only racks of thirty tiles and more have as many."""
FAR = 120
"""An opening that needs more points than this is not searched but put together; no sheet asks for half of it."""

HINT_BUDGET = 300
"""Tasks of one hint. People wait for it, and on a server others wait for the same threads."""


def best_lay(view: View, goal: str, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The best lay that was found; None where there is none, or none was found in time."""
    if not view.rack:
        return None
    problem = lower(view, GOALS[goal])
    if problem.opening is not None and problem.opening.least > FAR:
        return _simple(view, goal)
    policy = view.rules.partial_take
    found = solve(problem, limits=Limits(ENOUGH[policy], QUESTIONS[policy], OPENINGS, deadline.late))
    if found is None:
        return None
    return _simple(view, goal) if found.after is None else lift(view, found.after)


def hint_lay(view: View, seconds: float = SECONDS) -> Lay | None:
    """The lay to show a person: the most tiles, and among equals the one that breaks the fewest melds."""
    deadline = Deadline(seconds)
    if not view.has_opened(view.turn):
        return best_lay(view, "tiles-points", deadline)
    found = best(view, budget=HINT_BUDGET, stop=deadline.late)
    return found.lay if found else None


def _simple(view: View, goal: str) -> Lay | None:
    """Own melds, as somebody finds them without a solver."""
    plan = own_melds(view)
    return plan.lay(view) if plan and (goal != "out" or not plan.rack) else None
