"""The sets of tiles that a seat can lay, best first: its moves, without the many tables that make no other difference.

The sets between a smallest and a largest one are a *part*, and the kernel finds the best set of a part. It is the next
answer. The rest of its part is cut into smaller parts, by the first kind in which a set differs from it. So every set
is found once, in order, and a part without any set is noticed at once.

The kernel rearranges freely and knows no opening. Where that is not enough, the search for a lay checks each of its
sets: those that can be laid are among them.

>>> from tilerummy.engine.position import View
>>> view = View.parse("rummikub-vienna-en kbr10,r3-5 o10r6r7k1/x9 01 0 4.2")
>>> [str(tiles) for tiles in playable(view)]
['r6r7o10', 'r6o10', 'r6r7', 'o10', 'r6']
>>> [str(solution.lay) for solution in best_lays(view, 2)]
['r3-5,kbr10:r3-7,kbro10', 'r3-5,kbr10:r3-6,kbro10']
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import combinations, count, islice
from operator import gt, mul
from time import perf_counter_ns

from tilerummy.engine.errors import require, require_whole, wrong_type
from tilerummy.engine.judging.referee import too_soon_to_lay
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import NUMBERS, Tiles
from tilerummy.engine.turns import is_over, with_rack
from tilerummy.solver import GOALS, Goal, Solution, as_goal, checked_limits, native, points_of, solve
from tilerummy.solver.contract import KINDS
from tilerummy.solver.limits import DEFAULT_BUDGET, Limits, OutOfTime, Stopped
from tilerummy.solver.problem import lift, lower, tiles_of_counts
from tilerummy.solver.shapes import count_tiles

NO_TILES = bytes(KINDS + 1)
POINTS = tuple(kind % len(NUMBERS) + 1 for kind in range(KINDS))
_UNITS = [bytes(at == kind for at in range(KINDS + 1)) for kind in range(KINDS + 1)]
"""One tile of each kind."""


def playable(
    situation: Situation,
    *,
    limit: int | None = None,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> "PlayableSets":
    """The sets of tiles that the seat to move can lay now, each once; tiles beside the table do not count.

    The answer is lazy: it has iteration, `in` and `len`, and `complete` says afterwards whether nothing is missing. It
    gives at most `limit` sets. `budget` limits the tasks of the search for each set; `stop` is called again and again,
    and no more sets come once it returns True. It searches once: later iterations give the same sets.

    >>> from tilerummy.engine.position import View
    >>> sets = playable(View.parse("rummikub-vienna-en r3-5 r2r6k1/x9 01 0 4.2"))
    >>> len(sets), Tiles.parse("r2r6") in sets, Tiles.parse("k1") in sets, sets.complete
    (3, True, False, True)
    """
    return PlayableSets(situation, GOALS["tiles-points"], limit, checked_limits(budget, stop))


def best_lays(
    situation: Situation,
    limit: int,
    goal: Goal | str = "tiles-points",
    *,
    budget: int = DEFAULT_BUDGET,
    stop: Callable[[], bool] | None = None,
) -> list[Solution]:
    """The best lays of the seat to move, at most `limit`, best first; no two play the same tiles.

    There may be fewer if `stop` or the budget ends a search. A lay has `optimal=False` if the budget left a better one
    undecided.

    >>> from tilerummy.engine.position import View
    >>> [str(found.lay) for found in best_lays(View.parse("rummikub-vienna-en r3-5 r2r6k1/x9 01 0 4.2"), 2, "points")]
    ['r3-5:r2-6', 'r3-5:r3-6']
    """
    require_whole(limit, "limit")
    goal = as_goal(goal)
    if goal.open_least:
        raise wrong_type("goal", "Goal without open_least", goal)
    if goal.go_out:
        limit = min(limit, 1)
    sets = PlayableSets(situation, goal, None, checked_limits(budget, stop))
    started = perf_counter_ns()
    found, is_best = [], True
    for tiles, is_sure in islice(sets.sets(sets.goal_weights), limit):
        lay = sets.lay_of(tiles)
        is_best = is_best and is_sure and lay is not None
        if lay is not None:
            micros = (perf_counter_ns() - started + 999) // 1000
            points = points_of(situation, goal, tiles)
            found.append(Solution(lay, len(tiles), points, is_best, micros))
    if goal.go_out:
        return [solution for solution in found if solution.tiles == len(situation.rack)]
    return found


@dataclass
class PlayableSets:
    """The answer of `playable`."""

    situation: Situation
    goal: Goal
    limit: int | None
    limits: Limits
    complete: bool = field(default=False, init=False)
    """Whether an iteration has come to its end and gave all sets: no limit, budget or `stop` left one out."""
    _found: tuple[list[Tiles], bool] | None = field(default=None, init=False, repr=False)
    """What an iteration gave that came to its end, so that a list, which asks for the length first, searches once."""

    def __post_init__(self) -> None:
        require(self.situation, Situation, "situation")
        if self.limit is not None:
            require_whole(self.limit, "limit")
        self.problem = lower(self.situation, self.goal)
        self.may_lay = not is_over(self.situation) and not too_soon_to_lay(self.situation)
        opening, on_table = self.problem.opening, sum(shape.joker_count for shape in self.problem.before)
        alone = opening is not None and not opening.table_too
        self.needs_search = (opening is not None and opening.table_too) or (
            not alone and (self.problem.keep_three or (self.problem.bound and on_table > 0))
        )
        if self.problem.coloured and (self.problem.rack_jokers or (on_table and not alone)):
            self.needs_search = True
        self.table = NO_TILES if alone else bytes([*self.problem.table, on_table])
        plain = () if opening else [shape for shape in self.problem.before if not shape.joker_count]
        self.surely_free = NO_TILES if self.problem.keep_three else bytes([*count_tiles(plain), 0])
        """The tiles of melds without jokers: they may be rearranged freely while the other melds stay."""

    @property
    def goal_weights(self) -> tuple[tuple[int, ...], int]:
        """What each kind is worth, and a joker."""
        return self.problem.weights, self.problem.joker_weight

    def __iter__(self) -> Iterator[Tiles]:
        self.complete = False
        if self._found is None:
            found = []
            for tiles in self._search():
                found.append(tiles)
                yield tiles
            self._found = found, self.complete
        else:
            yield from self._found[0]
            self.complete = self._found[1]

    def _search(self) -> Iterator[Tiles]:
        opening = self.problem.opening
        weights = self.goal_weights
        if opening is not None:  # by points, so that the sets that are worth too little come last
            weights = POINTS, len(NUMBERS) if opening.joker_points is None else opening.joker_points
        sets = self.sets(weights, opening is not None)
        for tiles, _ in islice(sets, self.limit):
            yield tiles
        next(sets, None)  # whether the limit leaves one out

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, tiles: object) -> bool:
        return (
            isinstance(tiles, Tiles) and bool(tiles) and tiles <= self.situation.rack and self.lay_of(tiles) is not None
        )

    def lay_of(self, tiles: Tiles) -> Lay | None:
        """A lay that plays just these tiles of the rack; None if there is none, or none was found within the limits."""
        return self._find(tiles)[0] if self.may_lay else None

    def lay_of_counts(self, counts: Sequence[int]) -> Lay | None:
        """A lay of as many tiles of each kind as `Tiles.to_array` counts, whichever of the jokers of the rack they are.

        None also if the counts are more than the rack has, or nothing.
        """
        rack, colours = self.situation.rack, self.situation.rules.colours
        if not any(counts) or any(map(gt, counts, rack.to_array(colours))):
            return None
        numbered = tiles_of_counts(counts[:KINDS], colours)
        every = combinations(rack.jokers, counts[KINDS])  # they differ where jokers have colours
        choices = dict.fromkeys(numbered + Tiles(jokers) for jokers in every)
        return next((lay for lay in map(self.lay_of, choices) if lay is not None), None)

    def may_hold(self, counts: Sequence[int]) -> bool:
        """Whether some set may have all these tiles, as counts. A set that can be laid is never excluded.

        >>> from tilerummy.engine.position import View
        >>> sets = playable(View.parse("rummikub-vienna-en r3-5 r2r7k1/x9 01 0 4.2"))
        >>> [sets.may_hold(Tiles.parse(text).to_array("kbro")) for text in ("-", "r2", "r7", "k1")]
        [True, True, False, False]
        """
        rack = self.situation.rack.to_array(self.situation.rules.colours)
        if not self.may_lay or any(map(gt, counts, rack)):
            return False
        return bool(self._others(self.table, bytes(counts), bytes(rack), None, POINTS, 0))

    def _find(self, tiles: Tiles) -> tuple[Lay | None, bool]:
        """A lay that plays just these tiles, and whether the answer is sure."""
        problem = lower(with_rack(self.situation, tiles), GOALS["out"])
        if problem.opening is not None and tiles != self.situation.rack:
            problem = problem.part(opening=replace(problem.opening, hand_waives=False))
        found = solve(problem, limits=self.limits)
        if found is None or found.after is None:
            return None, found is None
        return lift(self.situation, problem, found.after), True

    def sets(self, weights: tuple[tuple[int, ...], int], is_by_points: bool = False) -> Iterator[tuple[Tiles, bool]]:
        """The sets by what they are worth, and whether no better one was left undecided.

        With `is_by_points` they are worth what an opening counts, or more.
        """
        self.complete = False
        with suppress(Stopped, OutOfTime):
            self.complete = not self.may_lay or (yield from self._checked(weights, is_by_points))

    def _checked(
        self, weights: tuple[tuple[int, ...], int], is_by_points: bool
    ) -> Generator[tuple[Tiles, bool], None, bool]:
        """What `sets` gives; at the end, whether no set at all was left undecided."""
        opening, rack = self.problem.opening, bytes([*self.problem.rack, self.problem.rack_jokers])
        if opening is not None and not opening.hand_waives and self._opening_points(rack) < opening.least:
            return True
        is_sure = True
        for chosen in self._candidates(*weights):
            is_hand = opening is not None and opening.hand_waives and chosen == rack
            if opening is not None and not is_hand and self._most_points(chosen) < opening.least:
                if is_by_points:
                    return is_sure  # nor can any later set open
                continue
            for tiles in self._with_jokers(chosen):
                verdict = self._verdict(chosen, is_hand)
                if verdict is None:
                    lay, is_decided = self._find(tiles)
                    verdict, is_sure = lay is not None, is_sure and is_decided
                if verdict:
                    yield tiles, is_sure
        return is_sure

    def _most_points(self, chosen: bytes) -> int:
        """What an opening of these tiles counts at most."""
        opening = self.problem.opening
        joker = len(NUMBERS) if opening is None or opening.joker_points is None else opening.joker_points
        points: int = sum(map(mul, POINTS, chosen))
        return points + joker * chosen[KINDS]

    def _verdict(self, chosen: bytes, is_hand: bool) -> bool | None:
        """Whether a set of the kernel can be laid, if one more question to the kernel says so; otherwise None."""
        problem, opening = self.problem, self.problem.opening
        if problem.coloured and self.needs_search:
            return None
        if opening is None:
            return not self.needs_search or self._fits(self.surely_free, chosen) or None
        if is_hand:
            return self._fits(NO_TILES, chosen) or None
        if self._opening_points(chosen) < opening.least:
            return False
        sure = sum(map(mul, POINTS, chosen)) + chosen[KINDS] * (opening.joker_points or 0)
        return (sure >= opening.least and self._fits(NO_TILES, chosen)) or None

    def _fits(self, table: bytes, chosen: bytes) -> bool:
        """Whether a table and these tiles can be rearranged to melds."""
        return bool(self._others(table, chosen, chosen, None, POINTS, 0))

    def _opening_points(self, tiles: bytes) -> int:
        """The most that own melds of some of these tiles can count."""
        opening = self.problem.opening
        joker = len(NUMBERS) if opening is None or opening.joker_points is None else opening.joker_points
        found = self._others(NO_TILES, NO_TILES, tiles, None, POINTS, joker)
        return self._most_points(found[0][2]) if found else 0

    def _candidates(self, weights: tuple[int, ...], joker_weight: int) -> Iterator[bytes]:
        """The sets of the kernel, best first; never the empty one."""
        problem, order = self.problem, count()
        everything = bytearray([*problem.rack, problem.rack_jokers])
        for kind in range(KINDS + 1):  # so that no part tries the tiles again that nothing can be done with
            one = _UNITS[kind]
            if everything[kind] and not self._others(self.table, one, bytes(everything), None, weights, joker_weight):
                everything[kind] = 0
        heap: list[tuple[int, int, bytes, bytes, bytes]] = []
        parts = self._others(self.table, NO_TILES, bytes(everything), None, weights, joker_weight)
        while parts or heap:
            for smallest, largest, best in parts:
                value = sum(map(mul, weights, best)) + joker_weight * best[KINDS]
                heappush(heap, (-value, next(order), smallest, largest, best))
            _, _, smallest, largest, chosen = heappop(heap)
            if any(chosen):
                yield chosen
            parts = self._others(self.table, smallest, largest, chosen, weights, joker_weight)

    def _others(
        self,
        table: bytes,
        low: bytes,
        high: bytes,
        chosen: bytes | None,
        weights: tuple[int, ...],
        joker_weight: int,
    ) -> list[tuple[bytes, bytes, bytes]]:
        """The question to the kernel, within the limits."""
        if self.limits.is_late():
            raise Stopped
        with self.limits.stopping():
            parts: list[tuple[bytes, bytes, bytes]] = native.kernel().others(
                table, low, high, chosen, weights, joker_weight
            )
        return parts

    def _with_jokers(self, chosen: bytes) -> Iterator[Tiles]:
        """The tiles; where jokers have colours, with every choice of their colours."""
        colours = self.situation.rules.colours
        if not self.problem.coloured:
            yield tiles_of_counts(chosen, colours)
            return
        for jokers in combinations(self.situation.rack.jokers, chosen[KINDS]):
            yield tiles_of_counts(chosen[:KINDS], colours) + Tiles(jokers)
