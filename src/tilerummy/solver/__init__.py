"""The best lay under the exact rules of any edition, with a proof that it is the best.

>>> from tilerummy.engine.position import View
>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
>>> solution = best(view)
>>> str(solution.lay), solution.tiles, solution.points, solution.optimal
('r3-5,kbr10:r3-6,kbro10', 2, 16, True)
>>> sorted(str(lay) for lay in lays(view))
['kbr10:kbro10', 'r3-5,kbr10:r3-6,kbro10', 'r3-5:r3-6']

There are four steps. `problem` turns edition, table and rack into small integers; `search` and `openings` turn
conditions into tasks of free rearranging with locked melds; a backend solves those: the kernel (compiled if possible)
or the readable `reference`; `fewest_broken` chooses among equals.
`taking` handles the tiles beside the table. `counting` counts racks instead of solving them, and `odds` gives chances.

Memory stays bounded, however many positions are solved. Melds in their different forms are cached, at most 16,384 of
each form; the tables of `states` have as many rows as there are states, group uses and locked groups of one number;
the kernel keeps up to four work spaces and frees larger ones. Only `lays` remembers every table it has returned,
because it returns each once.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from time import perf_counter_ns

from tilerummy.engine.errors import Impossible, TilerummyError, require, require_each, require_whole, wrong_type
from tilerummy.engine.judging.opening import table_rules
from tilerummy.engine.judging.referee import judge, too_soon_to_lay
from tilerummy.engine.melds import without
from tilerummy.engine.moves import Lay, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over, table_change, tiles_beside
from tilerummy.solver import native
from tilerummy.solver.enumerate import tables
from tilerummy.solver.fewest_broken import FewestBroken, limited, restore
from tilerummy.solver.limits import DEFAULT_BUDGET, NO_LIMITS, Found, Limits, OutOfTime, Stopped
from tilerummy.solver.native import Solve, backend, solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import GOALS, Goal, Problem, lift, lower, to_shape
from tilerummy.solver.search import Search
from tilerummy.solver.taking import Taking, weight

__all__ = [
    "GOALS",
    "Goal",
    "Limits",
    "Problem",
    "Solution",
    "backend",
    "best",
    "best_many",
    "best_move",
    "lays",
    "restore",
    "solve",
    "with_fewest_broken",
]
CHUNK = 32
"""Positions passed to a thread at once: passing each one separately costs more than most solves."""


@dataclass(frozen=True)
class Solution:
    """A best lay: `points` is the sum of the numbers played; a joker counts what it costs on the rack.

    `optimal` is False if the search stopped at its budget: then the lay is legal, and a better one may exist. The lay
    is None if the budget was used up before any was found: then it is unknown whether there is one. `fewest_broken` is
    True if it is proved that no equally good lay breaks fewer melds. `take` is the whole move if a tile from beside the
    table is taken first; only `best_move` considers those.

    >>> Solution(Lay.parse("r3-5:r3-6"), 1, 6, True, 40).move == Lay.parse("r3-5:r3-6")
    True
    """

    lay: Lay | None
    tiles: int
    points: int
    optimal: bool
    micros: int
    fewest_broken: bool = False
    take: TakeDiscard | TakeOpenTile | None = None

    @property
    def move(self) -> Lay | TakeDiscard | TakeOpenTile | None:
        """The move of the seat: the lay, or the move that takes a tile from beside the table and lays it."""
        return self.take or self.lay


def solve(
    problem: Problem, backend: str = "auto", fewest_broken: bool = False, limits: Limits = NO_LIMITS
) -> Found | None:
    """The best table of a problem; with `fewest_broken`, among equals the one that breaks the fewest melds.

    If a limit is reached, it is the best table found so far, without a proof.

    >>> from tilerummy.engine.position import View
    >>> problem = lower(View.parse("rummikub-vienna-en r3-5 r6k1/x9 01 0 4.2"), GOALS["tiles"])
    >>> found = solve(problem)
    >>> found.value, found.after, found.optimal
    (1, [Shape(kind=2, low=3, high=6, jokers=0, joker_colours=0)], True)
    """
    run = limits.limited(solver(backend))
    found = _found(problem, (), run, limits)
    if found is None or found.after is None or not fewest_broken:
        return found
    return _tidied(problem, found, run, limits)


def _found(problem: Problem, kept: tuple[int, ...], run: Solve, limits: Limits) -> Found | None:
    """The best table that keeps these melds whole."""
    search: OpeningSearch | Search
    if problem.opening is not None:
        search = OpeningSearch(problem, run, kept, limits)
    else:
        search = Search(problem, run, kept, limits.budget)
    try:
        with limits.stopping():
            return search.run()
    except (Stopped, OutOfTime):
        return search.so_far()


def _tidied(problem: Problem, found: Found, run: Solve, limits: Limits) -> Found:
    """A table as good as the one found that breaks the fewest melds."""
    if problem.opening is not None and not problem.opening.table_too:  # the table is not touched
        return found._replace(fewest_broken=True)
    as_good = problem.part(floor=found.value - 1)
    few = limited(run)
    search = FewestBroken(problem.before, lambda kept: _found(as_good, kept, few, limits), found)
    return search.run()._replace(value=found.value, optimal=found.optimal, fewest_broken=search.sure)


def best(
    situation: Situation,
    goal: Goal | str = "tiles-points",
    backend: str = "auto",
    *,
    fewest_broken: bool = True,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> Solution | None:
    """The best lay of the seat to move, or None if it is certain that nothing can be laid.

    `goal` is one of `GOALS` or a `Goal`. Among equals the lay that breaks the fewest melds is returned, which costs
    some more solves: skip that with `fewest_broken=False` if only the value or the tiles matter. `best` does not check
    whether the seat may lay at this moment, and ignores tiles beside the table: `best_move` does both.

    `budget` limits the tasks of a search. `stop` is called before every task: once it returns True, the result is the
    best lay found so far, with `optimal=False`.

    >>> from tilerummy.engine.position import View
    >>> view = View.parse("rummikub-vienna-en r10-13 k10b10k13b13/x9 01 0 4.2")
    >>> str(best(view).lay), best(view, "out")
    ('r10-13:r10-12,kbr13', None)
    """
    started = perf_counter_ns()
    require(situation, Situation, "situation")
    limits = checked_limits(budget, stop)
    goal = as_goal(goal)
    problem = lower(situation, goal)
    found = solve(problem, backend, fewest_broken, limits)
    micros = (perf_counter_ns() - started + 999) // 1000
    if found is None:
        return None
    if found.after is None:
        return Solution(None, 0, 0, False, micros)
    lay = lift(situation, problem, found.after)
    played = lay.played
    return Solution(lay, len(played), points_of(situation, goal, played), found.optimal, micros, found.fewest_broken)


def with_fewest_broken(
    situation: Situation,
    solution: Solution,
    goal: Goal | str = "tiles-points",
    *,
    stop: Callable[[], bool] | None = None,
) -> Solution:
    """The second half of `best`: a lay as good as one found with `fewest_broken=False`, which breaks the fewest melds.

    >>> from tilerummy.engine.position import View
    >>> view = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
    >>> with_fewest_broken(view, best(view, fewest_broken=False)).fewest_broken
    True
    """
    goal = as_goal(goal)
    problem, lay = lower(situation, goal), solution.lay
    if lay is None or solution.take is not None or (goal.open_least and problem.opening is not None):
        return solution
    colours = situation.rules.colours
    after = [to_shape(meld, colours) for meld in (*without(situation.table, lay.taken), *lay.put)]
    found = Found(weight(problem, situation, lay.played), after, solution.optimal, 0)
    limits = Limits(stop=stop)
    tidied = _tidied(problem, found, limits.limited(solver("auto")), limits)
    assert tidied.after is not None
    return replace(solution, lay=lift(situation, problem, tidied.after), fewest_broken=tidied.fewest_broken)


def best_move(
    situation: Situation,
    goal: Goal | str = "tiles-points",
    backend: str = "auto",
    *,
    fewest_broken: bool = True,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> Solution | None:
    """The best move that lays tiles now: a lay, or a discard or open last tile taken with the lay that must follow.

    Unlike `best` it checks whether the seat may lay at this moment, and compares moves by what they leave on the rack.

    >>> from tilerummy.engine.position import View
    >>> view = View.parse("rummikub-vienna-en,discard_pile=yes r3-5 k5b5r9/x9 01 0 4.2 -/r5")
    >>> str(best_move(view).move)
    '<r5:kbr5'
    """
    started = perf_counter_ns()
    require(situation, Situation, "situation")
    goal = as_goal(goal)
    problem = lower(situation, goal)
    sure, moves, limits = True, [], Limits(budget, stop=stop)
    plain = best(situation, goal, backend, fewest_broken=fewest_broken, budget=budget, stop=stop)
    if plain is not None and plain.lay is None:
        sure = False
    elif plain is not None and plain.lay is not None and not judge(situation, plain.lay):
        sure = plain.optimal
        moves.append((weight(problem, situation, plain.lay.played), plain))
    for beside in tiles_beside(situation):
        taking = Taking(situation, beside, goal, limits.limited(solver(backend)), budget)
        try:
            with limits.stopping():
                taking.run()
        except (Stopped, OutOfTime):
            taking.sure = False
        take = taking.best
        sure = sure and taking.sure
        if take is not None:
            played = take.lay.played
            left = weight(problem, situation, played) - weight(problem, situation, Tiles([take.tile]))
            moves.append(
                (left, Solution(take.lay, len(played), points_of(situation, goal, played), True, 0, take=take))
            )
    micros = (perf_counter_ns() - started + 999) // 1000
    if not moves:
        return None if sure else Solution(None, 0, 0, False, micros)
    _, chosen = max(moves, key=lambda move: move[0])
    return replace(chosen, optimal=sure, micros=micros)


def best_many(
    situations: Iterable[Situation],
    goal: Goal | str = "tiles-points",
    backend: str = "auto",
    *,
    fewest_broken: bool = True,
    budget: int = DEFAULT_BUDGET,
    threads: int | None = None,
) -> list[Solution | TilerummyError | None]:
    """`best` for many positions at once, in the same order; an invalid position gives its error instead of a result.

    The compiled kernel releases the GIL while it solves, so `threads` (by default one per core) share the work. That
    helps if solving takes long: `bench/solver/many.py` measures how much. The interpreted kernel and the reference hold
    the GIL, so one thread does everything.

    >>> from tilerummy.engine.position import View
    >>> texts = ("kbr10 o10k1/x9", "kbr10 k1k2/x9", "kbr10 x2/x9")
    >>> views = [View.parse(f"rummikub-vienna-en {text} 01 0 4.2") for text in texts]
    >>> first, second, third = best_many(views)
    >>> str(first.lay), second, str(third)
    ('kbr10:kbro10', None, 'rack unknown')
    """
    asked, goal = list(require_each(situations, object, "situations")), as_goal(goal)
    require_whole(budget, "budget")
    if threads is not None:
        require_whole(threads, "threads", 1)
    solver(backend)

    def answers(some: Sequence[object]) -> list[Solution | TilerummyError | None]:
        return [_answer(situation) for situation in some]

    def _answer(situation: object) -> Solution | TilerummyError | None:
        try:
            return best(
                require(situation, Situation, "situation"), goal, backend, fewest_broken=fewest_broken, budget=budget
            )
        except TilerummyError as error:
            return error

    if threads is None:
        threads = (os.cpu_count() or 1) if native.backend(backend) == "compiled kernel" else 1
    if threads == 1 or len(asked) <= CHUNK:
        return answers(asked)
    from concurrent.futures import ThreadPoolExecutor

    chunks = [asked[at : at + CHUNK] for at in range(0, len(asked), CHUNK)]
    with ThreadPoolExecutor(threads) as pool:
        return [answer for some in pool.map(answers, chunks) for answer in some]


def checked_limits(budget: int, stop: Callable[[], bool] | None) -> Limits:
    """The limits that a caller gives."""
    require_whole(budget, "budget")
    if stop is not None and not callable(stop):
        raise wrong_type("stop", "Callable[[], bool] | None", stop)
    return Limits(budget, stop=stop)


def as_goal(goal: object) -> Goal:
    """A goal, which may be given by its name."""
    if isinstance(goal, Goal):
        return goal
    if not isinstance(goal, str) or goal not in GOALS:
        raise Impossible("goal-unknown", name=str(goal), known=" ".join(GOALS))
    return GOALS[goal]


def points_of(situation: Situation, goal: Goal, played: Tiles) -> int:
    """The points of laid tiles; a joker counts what it costs on the rack, or what the goal says."""
    return played.points(situation.rules.joker_penalty if goal.joker_points is None else goal.joker_points)


def lays(
    situation: Situation,
    *,
    limit: int | None = None,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> Iterator[Lay]:
    """All distinct lays that the seat to move may make now, lazily, at most `limit`; meant for small positions.

    The first one is the best lay, or the best that is found within the `budget`, which leaves out none of the others.
    No more come once `stop`, which is called again and again, returns True. Many lays play the same tiles: `playable`
    gives each set of tiles once, also in large positions.

    >>> from tilerummy.engine.position import View
    >>> sorted(str(lay) for lay in lays(View.parse("rummikub-vienna-en r3-5 r2r6k1/x9 01 0 4.2")))
    ['r3-5:r2-5', 'r3-5:r2-6', 'r3-5:r3-6']
    """
    require(situation, Situation, "situation")
    if limit is not None:
        require_whole(limit, "limit")
    return islice(_lays(situation, checked_limits(budget, stop)), limit)


def _lays(situation: Situation, limits: Limits) -> Iterator[Lay]:
    if is_over(situation) or too_soon_to_lay(situation):
        return
    problem = lower(situation, GOALS["tiles"])
    found = best(situation, "tiles", fewest_broken=False, budget=limits.budget, stop=limits.stop)
    if found is None:
        return
    if found.lay is not None:
        yield found.lay
    try:
        for after in tables(problem, limits):
            lay = lift(situation, problem, list(after))
            change = table_change(situation, lay)
            if change.played and lay != found.lay and not table_rules(situation, change):
                yield lay
    except Stopped:
        return
