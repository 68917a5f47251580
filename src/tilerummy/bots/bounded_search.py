"""The solver's best lay, found within a limited number of solver tasks and in time.

>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
>>> str(best_lay(view, "tiles-points")), best_lay(view, "out")
('r3-5,kbr10:r3-6,kbro10', None)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tilerummy.bots.candidates import own_melds
from tilerummy.bots.deadline import NO_DEADLINE, SECONDS, Deadline
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.rules import PartialTake
from tilerummy.engine.turns import with_rack
from tilerummy.solver import GOALS, Limits, best, solve
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.limits import Stopped
from tilerummy.solver.problem import lift, lower

TASKS_PER_SEARCH: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 60}
"""Tasks of one search, after which the solver returns the best lay found. Under `result_only` this is nearly always
enough for a proof; under `keep_three` a search needs more tasks, and each takes longer."""
TASKS_PER_MOVE: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1200, PartialTake.KEEP_THREE: 400}
"""Tasks of all searches for one lay together. A player may look for several lays in one move: see `Deadline`."""
MOST_OPENINGS = 3000
"""How many openings of a rack are tried; only racks of thirty tiles and more have that many."""
MOST_OPENING_POINTS = 120
"""If an opening needs more points than this, a simple heuristic replaces the search; no edition asks for even half."""

HINT_BUDGET = 300
"""Solver tasks for one hint: few, because a player waits for it and a server shares its threads."""


@dataclass(frozen=True)
class SharedLimits(Limits):
    """Limits of one search that also counts for all searches of the move."""

    move: Deadline = NO_DEADLINE

    def limited(self, run: Callable[[Task], Answer | None]) -> Callable[[Task], Answer | None]:
        within = super().limited(run)

        def solve(task: Task) -> Answer | None:
            if self.move.tasks_left <= 0:
                raise Stopped
            self.move.tasks_left -= 1
            return within(task)

        return solve


class Searched(NamedTuple):
    """The best lay that was found, and whether it is certain that there is no better one, or none at all."""

    lay: Lay | None
    certain: bool


def best_lay(view: View, goal: str, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The best lay that was found; None if there is none, or none was found in time."""
    return _searched(view, goal, deadline).lay


def hint_lay(view: View, seconds: float = SECONDS) -> Lay | None:
    """The lay to show as a hint: the most tiles, and among equals the one that breaks the fewest melds."""
    return search_for_hint(view, Deadline(seconds)).lay


def search_for_hint(view: View, deadline: Deadline) -> Searched:
    """The same, and whether it is certain. A player reads that nothing can be laid only if that is certain."""
    if not view.has_opened(view.turn):
        return _searched(view, "tiles-points", deadline)
    solution = best(view, budget=HINT_BUDGET, stop=deadline.late)
    return Searched(solution.lay, solution.optimal) if solution else Searched(None, True)


def _searched(view: View, goal: str, deadline: Deadline) -> Searched:
    if not view.rack:
        return Searched(None, True)
    problem = lower(view, GOALS[goal])
    if problem.opening is not None and problem.opening.least > MOST_OPENING_POINTS:
        return Searched(_simple(view, goal), False)
    policy = view.rules.partial_take
    each, every = TASKS_PER_SEARCH[policy], TASKS_PER_MOVE[policy]
    solution = solve(problem, limits=SharedLimits(each, every, MOST_OPENINGS, deadline.late, deadline))
    if solution is None:
        return Searched(None, True)
    if solution.after is None:
        return Searched(_simple(view, goal), False)
    return Searched(lift(view, problem, solution.after), solution.optimal)


def _simple(view: View, goal: str) -> Lay | None:
    """Own melds, found without the solver."""
    plan = own_melds(view)
    return plan.lay(view) if plan and (goal != "out" or not plan.rack) else None


# Lays for different goals. To keep tiles back, the solver gets a view with a smaller rack.


def winning_lay(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay that ends the round: the whole rack, or all but the tile that is discarded afterwards."""
    if not view.rules.discard_pile:
        return best_lay(view, "out", deadline)
    lay = most_tiles(view, deadline)
    return lay if ends_round(view, lay) else None


def ends_round(view: View, lay: Lay | None) -> bool:
    """Whether the round is over after this lay, or after the discard that follows it."""
    return lay is not None and len(view.rack) - len(lay.played) <= view.rules.discard_pile


def most_tiles(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay with the most tiles, and among those the most points."""
    return best_lay(view, "tiles-points", deadline)


def most_points(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay with the most points, and among those the most tiles."""
    return best_lay(view, "points-tiles", deadline)


def least_opening(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The opening with the fewest tiles."""
    return best_lay(view, "open-least", deadline)


def without_jokers(view: View) -> View:
    return with_rack(view, view.rack.numbered)
