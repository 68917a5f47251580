"""The best table under conditions: solve freely, judge, and only where that is refused branch, best bound first.

A backend knows free rearranging with locked melds and bonds. So a *node* is a partial decision: melds that stay whole
and may grow (`locks`), melds that lie as they are (`closed`), tiles that were exchanged for jokers (`exchanged`; those
that only the rack has must be played). Its task leaves everything else free, hence its value bounds every table below
it; if the table found keeps the conditions, it is the best below that node. Otherwise the first open question is
answered in all possible ways (`branching`).

With `keep_three` nearly all of that is spared: melds that a table was found to break get bonds, and the node is solved
again, until nothing new is broken. What is left to branch on are jokers and the like.
"""

import heapq
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from tilerummy.solver import branching
from tilerummy.solver.bounds import bounds_of
from tilerummy.solver.branching import KEPT, OPEN, STAYS, UNDECIDED, Node, Tree, changed, fixed_melds
from tilerummy.solver.conditions import Verdict, judge
from tilerummy.solver.contract import Answer, Bond, Shape, Task
from tilerummy.solver.locks import whole
from tilerummy.solver.owners import NOBODY, bonds_of
from tilerummy.solver.problem import Problem
from tilerummy.solver.shapes import shared

DEFAULT_BUDGET = branching.DEFAULT_BUDGET


class Found(NamedTuple):
    """A table and its value; `nodes` says how many tasks it took, `optimal` whether nothing can be better.

    `after` is None where the budget was spent before any table was found; `fewest_broken` says that no table of this
    value breaks fewer melds.
    """

    value: int
    after: list[Shape] | None
    optimal: bool
    nodes: int
    fewest_broken: bool = False


class Search(Tree):
    """The best-first search of one problem."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.watched: set[int] = set()
        """Melds that some table was found to break: only those need bonds."""

    def run(self) -> Found | None:
        """The best table worth more than the problem's floor, or None."""
        start = Node(
            tuple(STAYS if meld in self.kept else OPEN for meld, _ in self.places),
            tuple(KEPT if meld in self.kept else UNDECIDED for meld in range(len(self.before))),
            tuple(whole(self.before[meld]) for meld in self.kept),
        )
        if self.problem.bound:
            self._try(self._everything_kept())
        self._best_first(start)
        if self.best is None:
            return Found(self.problem.floor, None, False, self.nodes) if not self.sure else None
        return Found(*self.best, self.sure, self.nodes)

    def _everything_kept(self) -> Node:
        """A node that needs no judging: all that could break a condition stays whole. Often as good as any."""
        whole_melds = [
            meld
            for meld, shape in enumerate(self.before)
            if self.problem.keep_three or shape.joker_count or meld in self.kept
        ]
        return Node(
            (STAYS,) * len(self.places),
            tuple(KEPT if meld in whole_melds else UNDECIDED for meld in range(len(self.before))),
            tuple(whole(self.before[meld]) for meld in whole_melds),
        )

    def _best_first(self, start: Node) -> None:
        tick = count()
        heap: list[tuple[int, int, Node, Verdict]] = []

        def add(node: Node) -> None:
            tried = self._try(node)
            if tried is not None:
                value, verdict = tried
                heapq.heappush(heap, (-value, next(tick), node, verdict))

        add(start)
        while heap:
            bound, _, node, verdict = heapq.heappop(heap)
            if -bound <= self._floor():
                return
            if self.nodes > self.budget:
                self.sure = False
                return
            for child in self._branch(node, verdict):
                add(child)
                if -bound <= self._floor():
                    break  # no other child is better
                if self.nodes > self.budget:
                    self.sure = False
                    return

    def _dive(self, node: Node, verdict: Verdict) -> None:
        """A good table soon: keep whatever was broken whole, until nothing is."""
        while verdict.broken:
            melds, locks = node.melds, node.locks
            for meld in verdict.broken:
                if melds[meld] == UNDECIDED:
                    melds = changed(melds, meld, KEPT)
                    locks = (*locks, whole(self.before[meld]))
            if melds == node.melds:
                return
            node = node._replace(melds=melds, locks=locks)
            tried = self._judged(node, [()])
            if tried is None:
                return
            verdict = tried[1]

    def _try(self, node: Node) -> tuple[int, Verdict] | None:
        """Solve a node; a table that keeps the conditions is kept, otherwise the bound and what is wrong.

        First without bonds, which is much faster and mostly good enough.
        """
        tried = self._judged(node, [()])
        if tried is None or not self.problem.keep_three or self.problem.coloured:
            return tried
        if not self.bounds:
            self._dive(node, tried[1])
            self.bounds = self._hopes(node)
        bonded: list[tuple[Bond, ...]] | None = None
        while tried is not None and not tried[1].fits and tried[0] > self._floor():
            self.watched.update(tried[1].broken)
            bonds = self._bonds(node)
            if bonds == bonded:
                break
            bonded = bonds
            tried = self._judged(node, bonds, tried[0])
        return tried

    def _judged(
        self, node: Node, bonds: list[tuple[Bond, ...]], bound: int | None = None
    ) -> tuple[int, Verdict] | None:
        """The same with these bonds: the best of all ways to name the tiles that are fixed.

        With a bound the best possible is asked for first, then step by step less: where little may be lost, a walk
        drops nearly everything, and mostly little is lost.
        """
        low = self._floor() if bound is None else max(bound - 1, self._floor())
        step = max(1, *self.problem.weights)
        best = self._best_way(node, bonds, low)
        while best is None and low > self._floor():
            low, step = max(low - step, self._floor()), 2 * step
            best = self._best_way(node, bonds, low)
        if best is None:
            return None
        value, after, unplaced_jokers = best
        if unplaced_jokers:
            return value, Verdict(True)
        verdict = judge(self.problem, self.before, after)
        if not verdict.fits:
            return value, verdict
        self.best = (value, after)
        return None

    def _best_way(self, node: Node, bonds: list[tuple[Bond, ...]], floor: int) -> tuple[int, list[Shape], int] | None:
        best: tuple[int, list[Shape], int] | None = None
        for way in bonds:
            best = self._solved(node, floor if best is None else best[0], way) or best
        return best

    def _bonds(self, node: Node) -> list[tuple[Bond, ...]]:
        """The bonds of the watched melds that are not kept yet, in every way to name the tiles of fixed melds."""
        watched = {meld for meld in self.watched if node.melds[meld] != KEPT or meld in self.kept}
        fixed = fixed_melds(node)
        own: dict[Shape, int] = {}
        leaving = {meld for (meld, _), joker in zip(self.places, node.jokers, strict=True) if joker != STAYS}
        staying = frozenset(range(len(self.before))) - leaving
        rack = (*self.problem.rack, self.problem.rack_jokers)
        for meld, shape in enumerate(self.before):
            if node.melds[meld] == KEPT and meld not in self.kept:
                # three of its tiles lie in one of these: if it is one of just three tiles, it is clear which
                homes = [new for new in fixed if shared(new, shape) >= 3]
                if len(homes) == 1 and homes[0].size == 3:
                    own[homes[0]] = NOBODY
        return bonds_of(self.before, rack, watched, node.locks, node.closed, own, staying)

    def _hopes(self, node: Node) -> tuple[int, ...]:
        posed = self._task(Node(node.jokers, node.melds))
        assert posed is not None
        return bounds_of(posed[0], self.solve)


def best_table(
    problem: Problem,
    solve: Callable[[Task], Answer | None],
    kept: tuple[int, ...] = (),
    budget: int = DEFAULT_BUDGET,
) -> Found | None:
    """The best table of a seat that has opened."""
    return Search(replace(problem, opening=None), solve, kept, budget).run()
