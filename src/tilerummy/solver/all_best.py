"""All choices of tiles that are as good as the best lay, each with one table.

A table can often be arranged in hundreds of ways that differ in nothing a player cares about. So lays that play the
same tiles count once, with any table: `with_same_tiles` finds the one that breaks the fewest melds.

Every other choice that is as good lacks some tile of the best lay. So the search leaves out one tile of a known choice
after another, and solves the smaller racks in the same way.

>>> from tilerummy.engine.position import View
>>> found = all_best(View.parse("rummikub-vienna-en kbr10 k7k8k9b8r8k1/x9 01 0 4.2"), "tiles")
>>> sorted(str(solution.lay) for solution in found.solutions), found.complete
([':k7-9', ':kbr8'], True)
"""

from collections.abc import Callable
from dataclasses import dataclass

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_rack
from tilerummy.solver import GOALS, Solution, best, points_of, solve, with_fewest_broken
from tilerummy.solver.limits import DEFAULT_BUDGET, Limits
from tilerummy.solver.problem import lift, lower
from tilerummy.solver.taking import weight

MOST = 12
MOST_SOLVES = 400


@dataclass(frozen=True)
class AllBest:
    """Lays that are equally good. `complete` is False if there may be more of them."""

    solutions: tuple[Solution, ...]
    complete: bool


def all_best(
    situation: Situation,
    goal: str = "tiles-points",
    *,
    first: Solution | None = None,
    most: int = MOST,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> AllBest:
    """At most `most` of the best lays, no two of which play the same tiles; `first` is one of them, if it is known."""
    if first is None:
        first = best(situation, goal, fewest_broken=False, budget=budget, stop=stop)
    if first is None:
        return AllBest((), True)
    if first.lay is None:
        return AllBest((), False)
    if GOALS[goal].go_out:  # every tile is played, so there is one choice
        return AllBest((first,), True)
    return _Search(situation, goal, first, most, Limits(budget, stop=stop)).run()


def with_same_tiles(
    situation: Situation, solution: Solution, goal: str, *, stop: Callable[[], bool] | None = None
) -> Solution:
    """The lay of the same tiles that breaks the fewest melds."""
    assert solution.lay is not None
    only = with_rack(situation, solution.lay.played)
    found = with_fewest_broken(only, solution, goal, stop=stop)
    # A smaller rack may be allowed what the whole one is not: to go out by it.
    return solution if found.lay is None or judge(situation, found.lay) else found


class _Search:
    def __init__(self, situation: Situation, goal: str, first: Solution, most: int, limits: Limits) -> None:
        assert first.lay is not None
        self.situation, self.goal, self.problem = situation, GOALS[goal], lower(situation, GOALS[goal])
        self.most, self.limits = most, limits
        self.value = weight(self.problem, situation, first.lay.played)
        self.found: dict[Tiles, Solution] = {first.lay.played: first}
        self.complete = first.optimal

    def run(self) -> AllBest:
        racks = [rack for played in self.found for rack in smaller_racks(self.situation.rack, played)]
        seen, solves = set(racks), 0
        while racks:
            if solves == MOST_SOLVES or self.limits.is_late():
                self.complete = False
                break
            solves += 1
            rack = racks.pop(0)
            played = self._best_of(rack)
            if played is None:
                continue
            if len(self.found) > self.most:
                self.complete = False
                break
            new = [smaller for smaller in smaller_racks(rack, played) if smaller not in seen]
            seen.update(new)
            racks += new
        return AllBest(tuple(self.found.values())[: self.most], self.complete)

    def _best_of(self, rack: Tiles) -> Tiles | None:
        """The tiles that the best lay of a smaller rack plays; None if it is worse than that of the whole rack."""
        if not rack:
            return None
        problem = lower(with_rack(self.situation, rack), self.goal)
        if problem.opening is None or not problem.opening.fewest:  # then the best lay is not the one of highest value
            problem = problem.part(floor=self.value - 1)
        found = solve(problem, limits=self.limits)
        if found is None:
            return None
        self.complete = self.complete and found.optimal
        if found.after is None:
            return None
        lay = lift(self.situation, self.problem, found.after)
        if weight(self.problem, self.situation, lay.played) != self.value:
            return None
        # A smaller rack may be allowed what the whole one is not: to go out by it.
        if not judge(self.situation, lay):
            points = points_of(self.situation, self.goal, lay.played)
            self.found.setdefault(lay.played, Solution(lay, len(lay.played), points, found.optimal, 0))
        return lay.played


def smaller_racks(rack: Tiles, played: Tiles) -> list[Tiles]:
    """The rack with fewer copies of one of the played tiles than were played."""
    return [rack - Tiles([tile] * (rack.count(tile) - played.count(tile) + 1)) for tile in dict.fromkeys(played)]
