"""All choices of tiles that are as good as the best lay, each with one table.

A table can often be arranged in hundreds of ways that differ in nothing a player cares about. So lays that play the
same tiles count once, with the table that breaks the fewest melds.

Every other choice that is as good lacks some tile of the best lay. So the search leaves out one tile of a known choice
after another, and solves the smaller racks in the same way.

>>> from tilerummy.engine.position import View
>>> found = all_best(View.parse("rummikub-vienna-en kbr10 k7k8k9b8r8k1/x9 01 0 4.2"), "tiles")
>>> sorted(str(solution.lay) for solution in found.solutions), found.complete
([':k7-9', ':kbr8'], True)
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.solver import GOALS, Solution, best
from tilerummy.solver.problem import Problem, lower
from tilerummy.solver.search import DEFAULT_BUDGET
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
    most: int = MOST,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> AllBest:
    """At most `most` of the best lays, no two of which play the same tiles."""
    first = best(situation, goal, budget=budget, stop=stop)
    if first is None:
        return AllBest((), True)
    if first.lay is None:
        return AllBest((), False)
    if GOALS[goal].go_out:  # every tile is played, so there is one choice
        return AllBest((first,), True)
    search = _Search(situation, goal, lower(situation, GOALS[goal]), first, most, budget, stop)
    return search.run()


class _Search:
    def __init__(
        self,
        situation: Situation,
        goal: str,
        problem: Problem,
        first: Solution,
        most: int,
        budget: int,
        stop: Callable[[], bool] | None,
    ) -> None:
        assert first.lay is not None
        self.situation, self.goal, self.problem = situation, goal, problem
        self.most, self.budget, self.stop = most, budget, stop
        self.value = self._value(first.lay.played)
        self.found: dict[Tiles, Solution] = {first.lay.played: first}
        self.complete = first.optimal

    def run(self) -> AllBest:
        racks = [rack for played in self.found for rack in self._smaller(self.situation.rack, played)]
        seen, solves = set(racks), 0
        while racks:
            if solves == MOST_SOLVES or (self.stop is not None and self.stop()):
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
            new = [smaller for smaller in self._smaller(rack, played) if smaller not in seen]
            seen.update(new)
            racks += new
        return AllBest(tuple(self.found.values())[: self.most], self.complete)

    def _best_of(self, rack: Tiles) -> Tiles | None:
        """The tiles that the best lay of a smaller rack plays; None if it is worse than that of the whole rack."""
        if not rack:
            return None
        racks = tuple(rack if seat == self.situation.turn else each for seat, each in enumerate(self.situation.racks))
        found = best(replace(self.situation, racks=racks), self.goal, budget=self.budget, stop=self.stop)
        if found is None:
            return None
        self.complete = self.complete and found.optimal
        if found.lay is None or self._value(found.lay.played) != self.value:
            return None
        # A smaller rack may be allowed what the whole one is not: to go out by it.
        if not judge(self.situation, found.lay):
            self.found.setdefault(found.lay.played, found)
        return found.lay.played

    def _smaller(self, rack: Tiles, played: Tiles) -> list[Tiles]:
        """The rack with fewer copies of one of the played tiles than were played."""
        return [_with_fewer(rack, tile, played.count(tile) - 1) for tile in dict.fromkeys(played)]

    def _value(self, played: Tiles) -> int:
        return weight(self.problem, self.situation, played)


def _with_fewer(rack: Tiles, tile: Tile, copies: int) -> Tiles:
    return rack - Tiles([tile] * (rack.count(tile) - copies))
