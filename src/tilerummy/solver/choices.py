"""A few good moves that differ, for a program that does not want to look at every set of tiles.

>>> from tilerummy.engine.position import View
>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 o10r6r7k1/x9 01 0 4.2")
>>> [str(move) for move in choices(view, 4)]
['r3-5,kbr10:r3-7,kbro10', 'r3-5:r3-7', 'r3-5,kbr10:r3-6,kbro10', 'kbr10:kbro10']
"""

from collections.abc import Iterator
from dataclasses import replace

from tilerummy.engine.errors import require, require_whole
from tilerummy.engine.judging.referee import too_soon_to_lay
from tilerummy.engine.moves import Lay, LayingMove
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import is_over, tiles_beside, with_rack
from tilerummy.solver import GOALS, best_move, solve
from tilerummy.solver.limits import DEFAULT_BUDGET, Limits
from tilerummy.solver.problem import lift, lower

FIRST_GOALS = "tiles-points", "points-tiles"
QUICK = 100
"""The tasks of each search after the first: nearly all lays are still the best of their kind."""


def choices(situation: Situation, limit: int, *, budget: int = DEFAULT_BUDGET) -> list[LayingMove]:
    """At most `limit` moves that lay tiles; none if the seat to move cannot lay now. No two lays play the same tiles.

    The lay with the most tiles comes first, then the one with the most points, then the best lays without one kind of
    tile of the first: without jokers, then kind by kind from the last one. A move that takes a tile from beside the
    table comes before all of them if it leaves less on the rack.

    `budget` limits the search for the first lay, and each other one is limited to a few tasks. Where a search ends
    early, its lay is the best that was found.
    """
    require(situation, Situation, "situation")
    require_whole(limit, "limit")
    moves: dict[Tiles | None, LayingMove] = {}
    for move in _moves(situation, Limits(budget)):
        if len(moves) == limit:
            break
        moves.setdefault(move.played if isinstance(move, Lay) else None, move)
    return [*moves.values()]


def _moves(situation: Situation, limits: Limits) -> Iterator[LayingMove]:
    if is_over(situation):
        return
    if any(True for _ in tiles_beside(situation)):
        found = best_move(situation, fewest_broken=False, budget=limits.budget)
        if found is not None and found.take is not None:
            yield found.take
    if too_soon_to_lay(situation):
        return
    most_tiles = _lay(situation, FIRST_GOALS[0], None, limits)
    if most_tiles is None:
        return
    yield most_tiles
    others = [(FIRST_GOALS[1], None), *((FIRST_GOALS[0], tile) for tile in reversed(dict.fromkeys(most_tiles.played)))]
    quick = Limits(min(QUICK, limits.budget), openings=QUICK)
    for goal, without in others:
        lay = _lay(situation, goal, without, quick)
        if lay is not None:
            yield lay


def _lay(situation: Situation, goal: str, without: Tile | None, limits: Limits) -> Lay | None:
    """The best lay, or the best one that does not use a kind of tile."""
    problem = lower(situation, GOALS[goal])
    if without is not None:
        rest = situation.rack.minus(Tiles([without] * situation.rack.count(without)))
        problem = lower(with_rack(situation, rest), GOALS[goal])
        if problem.opening is not None:  # the rest of a rack is not a hand
            problem = problem.part(opening=replace(problem.opening, hand_waives=False))
    found = solve(problem, limits=limits)
    return None if found is None or found.after is None else lift(situation, problem, found.after)
