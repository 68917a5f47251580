"""Tiles beside the table: the best move that takes one, and whether it is better than a plain lay.

A discard may be taken only into a new meld, the open last tile only to go out. Both are lays of a rack that already
holds the tile, with one additional condition. So that rack is solved first. If the referee refuses the answer, the
condition is made explicit: either each possible meld with the discard is laid in turn and the rest is solved
separately, or all tiles except the one that may be discarded afterwards must be laid.

Moves are compared by what they leave on the rack, because a taken tile is one more tile.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from operator import mul

from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import Take, TakeOpenTile
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import with_tile
from tilerummy.solver.contract import NUMBERS, Answer, Shape, Task
from tilerummy.solver.limits import Found, Limits
from tilerummy.solver.openings import Bag, OpeningSearch, worth
from tilerummy.solver.problem import Goal, Problem, counts_of, lift, lower
from tilerummy.solver.search import OPEN, UNDECIDED, Node, Search
from tilerummy.solver.shapes import count_tiles, holds, joker_colours_of, mask_of, places_of, shapes_from

Solve = Callable[[Task], Answer | None]
NOTHING_MORE = -1
"""A floor that accepts an empty lay: the rest of a rack may stay there."""


def weight(problem: Problem, situation: Situation, tiles: Tiles) -> int:
    """The value of these tiles for the goal."""
    numbered: int = sum(map(mul, problem.weights, counts_of(tiles, situation.rules.colours)))
    return numbered + problem.joker_weight * len(tiles.jokers)


@dataclass
class Taking:
    """The search for the best move that takes one tile."""

    situation: Situation
    take: Take
    goal: Goal
    solve: Solve
    budget: int
    sure: bool = field(default=True, init=False)
    best: Take | None = field(default=None, init=False)
    most: int = field(default=0, init=False)

    def run(self) -> Take | None:
        """The best such move, or None; afterwards `sure` is True if there cannot be a better one."""
        self.holding = with_tile(self.situation, self.take)
        self.problem = lower(self.holding, self.goal)
        if isinstance(self.take, TakeOpenTile):
            self._finish()
        else:
            self._lay_with_discard()
        return self.best

    def _consider(self, found: Found | None, value: int | None = None) -> bool:
        """Keep a table if it is the best so far and the referee agrees."""
        if found is None or found.after is None:
            self.sure = self.sure and found is None
            return False
        self.sure = self.sure and found.optimal
        move = type(self.take)(self.take.tile, lift(self.holding, self.problem, found.after))
        if judge(self.situation, move):
            return False
        value = found.value if value is None else value
        if self.best is None or value > self.most:
            self.best, self.most = move, value
        return True

    # The open last tile: everything is laid, or all but one tile that is then discarded

    def _finish(self) -> None:
        problem = self.problem
        left_over: list[tuple[int, Problem]] = [(0, problem)]
        if self.situation.rules.discard_pile and not self.goal.go_out:
            for kind, count in enumerate(problem.rack):
                if count:
                    rack = bytes(n - (at == kind) for at, n in enumerate(problem.rack))
                    left_over.append((problem.weights[kind], replace(problem, rack=rack)))
            if problem.rack_jokers:
                masks = [problem.rack_coloured & ~(1 << c) for c in range(4) if problem.rack_coloured >> c & 1]
                for joker_colours in masks or [0]:  # jokers without colour are all alike
                    fewer = replace(problem, rack_jokers=problem.rack_jokers - 1, rack_coloured=joker_colours)
                    left_over.append((problem.joker_weight, fewer))
        for left, rest in left_over:
            if self.best is None or problem.everything - left > self.most:
                tiles = sum(rest.rack) + rest.rack_jokers
                opening = None if rest.opening is None else replace(rest.opening, fewest=False)
                everything = replace(rest, weights=(1,) * 52, joker_weight=1, floor=tiles - 1, opening=opening)
                self._consider(self._solved(everything), problem.everything - left)

    def _solved(self, problem: Problem) -> Found | None:
        if problem.opening is None:
            return Search(problem, self.solve, budget=self.budget).run()
        return OpeningSearch(problem, self.solve, limits=Limits(self.budget)).run()

    # The discard: some meld that holds it is new

    def _lay_with_discard(self) -> None:
        problem = self.problem
        free = self._solved(problem)
        if free is None or self._consider(free):
            return
        self.sure = True  # the following does not depend on that table
        for meld in list(self._melds()):
            floor = problem.floor if self.best is None else self.most
            if problem.opening is None:
                self._consider(
                    _WithMelds(replace(problem, floor=floor), self.solve, self.budget, self._new(meld)).run()
                )
                continue
            self._consider(*self._own(meld, floor))
            if problem.opening.table_too and not problem.opening.fewest:
                for bag in OpeningSearch(problem, self.solve).bags():
                    floor = problem.floor if self.best is None else self.most
                    self._consider(self._beside(bag, meld, floor))

    def _melds(self) -> Iterator[Shape]:
        """Every meld that can hold the taken tile."""
        problem, tile = self.problem, self.take.tile
        touched = problem.before if problem.opening is None or problem.opening.table_too else ()
        counts = [a + b for a, b in zip(count_tiles(touched), problem.rack, strict=True)]
        places = [place for shape in touched for place in places_of(shape, problem.coloured)]
        joker_colours = (
            problem.rack_coloured | sum(1 << place.joker_colour for place in places) if problem.coloured else None
        )
        longest = NUMBERS if problem.bound else 5  # a longer run can be cut, unless tiles have to stay together
        for shape in shapes_from(counts, len(places) + problem.rack_jokers, longest, joker_colours):
            if tile.number:
                fits = mask_of(shape) >> NUMBERS * self.holding.rules.colours.index(tile.colour) + tile.number - 1 & 1
            elif problem.coloured:
                fits = joker_colours_of(shape) >> self.holding.rules.colours.index(tile.colour) & 1
            else:
                fits = shape.joker_count
            if fits:
                yield shape

    def _new(self, meld: Shape) -> tuple[Shape, ...]:
        """The meld, and the old melds that it must not have grown from, which stay unchanged."""
        return (meld, *(old for old in self.problem.before if holds(meld, old)))

    def _own(self, meld: Shape, floor: int) -> tuple[Found | None, int | None]:
        """The meld is one of those that open."""
        problem, opening = self.problem, self.problem.opening
        assert opening is not None
        rest = _without(problem, meld)
        if rest is None:
            return None, None
        gained = problem.everything - rest.everything
        before = problem.before if opening.table_too else ()
        least = opening.least - worth(meld, opening)
        floor = max(NOTHING_MORE, floor - gained)
        if least > 0:
            found = self._solved(replace(rest, opening=replace(opening, least=least), floor=floor))
            before = problem.before
        elif opening.fewest:
            found, before = Found(0, [], True, 0), ()
        else:
            found = self._solved(replace(rest, before=before, opening=None, floor=floor))
        if found is None or found.after is None:
            return found, None
        after = [meld, *found.after, *(() if before else problem.before)]
        value = found.value + gained
        if opening.fewest:
            value = -sum(shape.size for shape in after) * 1000 - sum(worth(shape, opening) for shape in after)
        return found._replace(value=value, after=after), value

    def _beside(self, bag: Bag, meld: Shape, floor: int) -> Found | None:
        """The meld is laid in addition to the melds that open."""
        problem = self.problem
        rack = bytes(a - b for a, b in zip(problem.rack, bag.counts, strict=True))
        rest = replace(
            problem,
            rack=rack,
            rack_jokers=problem.rack_jokers - bag.jokers,
            rack_coloured=problem.rack_coloured & ~bag.joker_colours,
            opening=None,
            floor=max(NOTHING_MORE, floor - bag.value),
        )
        found = _WithMelds(rest, self.solve, self.budget, self._new(meld)).run()
        if found is None or found.after is None:
            return found
        return found._replace(value=found.value + bag.value, after=[*bag.shapes, *found.after])


class _WithMelds(Search):
    """The best table that contains these melds."""

    def __init__(self, problem: Problem, solve: Solve, budget: int, melds: tuple[Shape, ...]) -> None:
        super().__init__(problem, solve, (), budget)
        self.melds = melds

    def run(self) -> Found | None:
        self._explore(Node((OPEN,) * len(self.places), (UNDECIDED,) * len(self.before), closed=self.melds))
        return self.answer()


def _without(problem: Problem, meld: Shape) -> Problem | None:
    """The same problem after the rack has laid a meld; None if it cannot."""
    rack = bytearray(problem.rack)
    for kind in meld.tiles():
        if not rack[kind]:
            return None
        rack[kind] -= 1
    joker_colours = joker_colours_of(meld) if problem.coloured else 0
    if meld.joker_count > problem.rack_jokers or joker_colours & ~problem.rack_coloured:
        return None
    jokers = problem.rack_jokers - meld.joker_count
    return replace(problem, rack=bytes(rack), rack_jokers=jokers, rack_coloured=problem.rack_coloured & ~joker_colours)
