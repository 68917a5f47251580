"""The first lay of a seat: own melds that are worth enough, and everything else that the turn allows.

Most racks are decided before any opening is tried: the tiles that can be in a meld are not worth enough, or the best
table without a threshold has own melds that are.
Otherwise every *minimal* opening is tried: own melds that are worth enough only all together. The rest of the rack is
then a separate problem, with an empty table or, if the edition allows it, with the real one. Two openings of the same
tiles leave the same rest, so only bags of tiles are tried, and only those whose bound beats the best so far.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import mul, sub
from typing import NamedTuple

from tilerummy.engine.melds import without
from tilerummy.solver.contract import KINDS, NUMBERS, Answer, Shape, Task
from tilerummy.solver.limits import NO_LIMITS, BestSoFar, Found, Limits
from tilerummy.solver.problem import Opening, Problem
from tilerummy.solver.search import Search, judge
from tilerummy.solver.shapes import count_tiles, in_some_meld, joker_colours_of, mask_of, shapes_from

POINTS = tuple(kind % NUMBERS + 1 for kind in range(KINDS))
"""The number of each kind."""


def worth(shape: Shape, opening: Opening) -> int:
    """The value of a meld in the opening.

    >>> worth(Shape(0, 9, 11, 1 << 11), Opening(30)), worth(Shape(0, 9, 11, 1 << 11), Opening(30, 25))
    (30, 44)
    """
    return _worth(shape, opening.joker_points)


@lru_cache(maxsize=1 << 14)
def _worth(shape: Shape, joker_points: int | None) -> int:
    if joker_points is None:
        return shape.low * shape.size if not shape.is_run else (shape.low + shape.high) * shape.size // 2
    return sum(kind % NUMBERS + 1 for kind in shape.tiles()) + joker_points * shape.joker_count


class Bag(NamedTuple):
    """The tiles of a minimal opening, as counts."""

    counts: bytes
    jokers: int
    joker_colours: int
    value: int
    shapes: tuple[Shape, ...]


class Left(NamedTuple):
    """The tiles of a rack that an opening leaves: masks of the kinds that are there, and of those there twice."""

    once: int
    twice: int
    jokers: int
    joker_colours: int

    @classmethod
    def of(cls, problem: Problem) -> "Left":
        """The whole rack."""
        once = sum(1 << kind for kind, count in enumerate(problem.rack) if count)
        twice = sum(1 << kind for kind, count in enumerate(problem.rack) if count > 1)
        return cls(once, twice, problem.rack_jokers, problem.rack_coloured)

    @property
    def size(self) -> int:
        return self.once.bit_count() + self.twice.bit_count() + self.jokers

    def without(self, mask: int, jokers: int, joker_colours: int) -> "Left":
        """What is left without a meld, which holds no kind twice."""
        once = self.once & ~mask | self.twice
        return Left(once, self.twice & ~mask, self.jokers - jokers, self.joker_colours & ~joker_colours)


class OpeningSearch(BestSoFar):
    """One problem for a seat that has not opened."""

    def __init__(
        self,
        problem: Problem,
        solve: Callable[[Task], Answer | None],
        kept: tuple[int, ...] = (),
        limits: Limits = NO_LIMITS,
    ) -> None:
        assert problem.opening is not None
        self.problem = problem
        self.opening = problem.opening
        self._joker = NUMBERS if self.opening.joker_points is None else self.opening.joker_points
        """The most that a joker counts."""
        self.solve = solve
        self.kept = kept
        self.limits = limits
        self.nodes = 0
        self.sure = True
        self.best: tuple[int, list[Shape]] | None = None

    def run(self) -> Found | None:
        """The best first lay worth more than the problem's floor, or None."""
        if self.opening.fewest:
            return self._fewest()
        if self.opening.hand_waives and self._hand():
            return self.answer()
        if not self._too_poor():
            bound = self._without_threshold()
            if bound is not None:
                self._every_opening(bound)
        return self.answer()

    def _too_poor(self) -> bool:
        """Whether even all tiles that can be in a meld are not worth enough. Most racks that cannot open are."""
        rack, jokers = self.problem.rack, self.problem.rack_jokers
        points: int = sum(map(mul, POINTS, in_some_meld(rack, jokers)))
        return points + self._joker * jokers < self.opening.least

    def _rest(self, bag: Bag | None, floor: int, whole_table: bool) -> Found | None:
        """The best lay of the rack without the bag, worth more than `floor`; it may be empty."""
        problem = self.problem
        rack, jokers, joker_colours = problem.rack, problem.rack_jokers, problem.rack_coloured
        if bag is not None:
            rack = bytes(map(sub, rack, bag.counts))
            jokers, joker_colours = jokers - bag.jokers, joker_colours & ~bag.joker_colours
        rest = problem.part(
            before=problem.before if whole_table else (),
            rack=rack,
            rack_jokers=jokers,
            rack_coloured=joker_colours,
            opening=None,
            floor=floor,
        )
        search = Search(rest, self.solve, self.kept if whole_table else (), self.limits.budget)
        found = search.run()
        self.nodes += search.nodes
        if not search.sure:
            self.sure = False
        return found

    def _hand(self) -> bool:
        """Try to lay everything at once with own melds only, which needs no points. True if nothing can be better."""
        problem = self.problem
        jokers = (0, problem.rack_coloured) if problem.coloured else (problem.rack_jokers, 0)
        task = Task(problem.rack, bytes(52), jokers[0], 0, problem.weights, table_coloured=jokers[1])
        answer = self.solve(task)
        self.nodes += 1
        if answer is None or answer.unplaced_jokers or problem.everything <= self.floor():
            return False
        self.best = (problem.everything, [*problem.before, *answer.shapes])
        return problem.joker_weight >= 0

    def _without_threshold(self) -> int | None:
        """The best lay without a threshold: a bound, and the answer if it happens to open."""
        found = self._rest(None, self.floor(), self.opening.table_too)
        if found is None:
            return None
        if found.after is None:
            return self.problem.everything
        after = found.after if self.opening.table_too else [*self.problem.before, *found.after]
        own = self._own_melds(after)
        rest = without(after, own)
        if (
            sum(worth(shape, self.opening) for shape in own) >= self.opening.least
            and judge(self.problem, self.problem.before, rest).fits
        ):
            self.best = (found.value, after)
        return found.value

    def _own_melds(self, after: list[Shape]) -> list[Shape]:
        """Melds of played tiles only, chosen greedily from the most valuable, as long as the tiles last."""
        lay, lies = self.problem.table, count_tiles(after)
        played = list(map(sub, lies, lay))
        jokers = sum(s.joker_count for s in after) - sum(s.joker_count for s in self.problem.before)
        joker_colours = self.problem.rack_coloured
        own = []
        for shape in sorted(after, key=lambda shape: -worth(shape, self.opening)):
            if self.problem.coloured and joker_colours_of(shape) & ~joker_colours:
                continue
            if shape.joker_count <= jokers and all(played[kind] for kind in shape.tiles()):
                own.append(shape)
                joker_colours &= ~joker_colours_of(shape)
                jokers -= shape.joker_count
                for kind in shape.tiles():
                    played[kind] -= 1
        return own

    def _every_opening(self, bound: int) -> None:
        if self.floor() >= bound:
            return
        bags = sorted(self.limits.first(self._noted()), key=lambda bag: (bag.jokers, sum(bag.counts), -bag.value))
        for bag in bags:
            if self.floor() >= bound:
                return
            floor = self.floor() - bag.value
            if self.best is None:
                floor = min(floor, -1) if self.problem.floor <= 0 else floor
            found = self._rest(bag, floor, self.opening.table_too)
            if found is not None and found.after is not None and bag.value + found.value > self.floor():
                rest = found.after if self.opening.table_too else [*self.problem.before, *found.after]
                self.best = (bag.value + found.value, [*bag.shapes, *rest])
            if self.nodes > self.limits.budget:
                self.sure = False
                return

    def _fewest(self) -> Found | None:
        """The opening with the fewest tiles, then the fewest points; nothing else is laid."""
        bags = list(self.limits.first(self._noted()))
        if not bags:
            if self.opening.hand_waives:
                self._hand()
            return self.answer()
        bag = min(bags, key=lambda bag: (sum(bag.counts) + bag.jokers, sum(worth(s, self.opening) for s in bag.shapes)))
        if bag.value <= self.problem.floor:
            return None
        return Found(bag.value, [*self.problem.before, *bag.shapes], True, self.nodes)

    def _noted(self) -> Iterator[Bag]:
        """All openings. If the goal is the smallest one, the smallest so far is the answer when a limit is reached."""
        smallest: int | None = None
        for bag in self.bags():
            size = sum(bag.counts) + bag.jokers
            if self.opening.fewest and (smallest is None or size < smallest):
                smallest = size
                self.best = (bag.value, [*self.problem.before, *bag.shapes])
            yield bag

    def bags(self) -> Iterator[Bag]:
        """The tiles of every minimal opening, each once."""
        problem, opening = self.problem, self.opening
        coloured = problem.rack_coloured if problem.coloured else None
        melds = [
            (
                worth(shape, opening),
                mask_of(shape),
                shape.joker_count if shape.jokers else 0,
                joker_colours_of(shape) if coloured else 0,
                shape,
            )
            for shape in shapes_from(problem.rack, problem.rack_jokers, joker_colours=coloured)
        ]
        melds.sort(key=lambda meld: -meld[0])
        reach = self._reach([meld[1] for meld in melds])
        least = opening.least
        seen: set[Left] = set()

        def choose(at: int, points: int, left: Left, chosen: tuple[Shape, ...]) -> Iterator[Bag]:
            once, _, jokers_left, colours_left = left
            most_melds = left.size // 3
            for index in range(at, len(melds)):
                value, mask, jokers, joker_colours, shape = melds[index]
                if points + min(value * most_melds, reach[index]) < least:
                    return
                if mask & ~once or jokers > jokers_left or joker_colours & ~colours_left:
                    continue
                rest = left.without(mask, jokers, joker_colours)
                if points + value < least:
                    yield from choose(index, points + value, rest, (*chosen, shape))
                elif rest not in seen:
                    seen.add(rest)
                    yield self._bag((*chosen, shape), rest)

        yield from choose(0, 0, Left.of(problem), ())

    def _reach(self, masks: list[int]) -> list[int]:
        """For each meld: no more points than this can be made of its tiles and those of the later ones."""
        rack = self.problem.rack
        seen, points = 0, self._joker * self.problem.rack_jokers
        reach = []
        for mask in reversed(masks):
            new, seen = mask & ~seen, mask | seen
            while new:
                kind = new.bit_length() - 1
                points += POINTS[kind] * rack[kind]
                new ^= 1 << kind
            reach.append(points)
        return reach[::-1]

    def _bag(self, shapes: tuple[Shape, ...], left: Left) -> Bag:
        problem, counts = self.problem, bytes(count_tiles(shapes))
        jokers = problem.rack_jokers - left.jokers
        weight: int = sum(map(mul, problem.weights, counts))
        joker_colours = problem.rack_coloured & ~left.joker_colours
        return Bag(counts, jokers, joker_colours, weight + jokers * problem.joker_weight, shapes)
