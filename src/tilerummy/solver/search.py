"""The best table under conditions: solve freely, judge the result, and branch only if it is refused, best bound first.

A backend knows free rearranging with locked melds. So a *node* is a partial decision: melds that stay whole
and may grow (`locks`), melds that are final (`closed`), tiles that were exchanged for jokers (`exchanged`; those
that only the rack has must be played). Its task leaves everything else free, hence its value bounds every table below
it; if the table found keeps the conditions, it is the best below that node. Otherwise the first open question is
answered in all possible ways (`branching`).

With `keep_three` there are many more questions, so that a bound says little. The search then makes a legal table out of
every table that it meets, and goes deeper before it goes on. Many of these lays are the best without a proof of it.
"""

import heapq
from collections.abc import Callable
from itertools import count

from tilerummy.solver import branching
from tilerummy.solver.best_so_far import Found
from tilerummy.solver.branching import KEPT, OPEN, STAYS, UNDECIDED, Node, Tree, changed
from tilerummy.solver.conditions import Verdict
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.locks import whole
from tilerummy.solver.problem import Problem

DEFAULT_BUDGET = branching.DEFAULT_BUDGET


DEEPEST = 6
"""How often a dive locks what was broken before it gives up."""


class Search(Tree):
    """The search of one problem: best bound first, or depth first where melds keep three tiles."""

    def run(self) -> Found | None:
        """The best table worth more than the problem's floor, or None."""
        if not (self.problem.bound or self.problem.coloured or self.kept):
            return self._free()
        start = Node((OPEN,) * len(self.places), (UNDECIDED,) * len(self.before))
        if self.kept:
            melds = [UNDECIDED] * len(self.before)
            for meld in self.kept:
                melds[meld] = KEPT
            jokers = tuple([STAYS if melds[meld] == KEPT else OPEN for meld, _ in self.places])
            start = Node(jokers, tuple(melds), tuple([whole(self.before[meld]) for meld in self.kept]))
        if self.problem.bound:
            self._try(self._everything_kept())
        self._explore(start)
        if self.best is None:
            return Found(self.problem.floor, None, False, self.nodes) if not self.sure else None
        return Found(*self.best, self.sure, self.nodes)

    def _free(self) -> Found | None:
        """Nothing is to be judged, and jokers without colour find a place on every table: one task is enough."""
        self.nodes = 1
        answer = self.solve(self.free_task(self.problem.floor))
        return None if answer is None else Found(answer.value, answer.shapes, True, self.nodes)

    def _everything_kept(self) -> Node:
        """A node that needs no judging: everything that could break a condition stays whole. It is often optimal."""
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

    def _explore(self, start: Node) -> None:
        order = count()
        heap: list[tuple[int, int, int, Node, Verdict]] = []

        def add(node: Node, depth: int) -> None:
            tried = self._try(node)
            if tried is not None:
                value, verdict = tried
                if self.problem.keep_three:
                    self._dive(node, verdict)
                heapq.heappush(heap, (-depth, -value, next(order), node, verdict))

        add(start, 0)
        while heap:
            depth, bound, _, node, verdict = heapq.heappop(heap)
            if -bound <= self.floor():
                continue
            for child in self._branch(node, verdict):
                add(child, 1 - depth if self.problem.keep_three else 0)
                if -bound <= self.floor():
                    break  # no other child is better
                if self.nodes > self.budget:
                    self.sure = False
                    return

    def _dive(self, node: Node, verdict: Verdict) -> None:
        """Find a good table quickly: lock the melds that were broken, until none is."""
        for _ in range(DEEPEST):
            broken, jokers = verdict.broken, node.jokers
            if not verdict.jokers_fit:
                broken = tuple(meld for meld, shape in enumerate(self.before) if shape.joker_count)
                jokers = tuple(STAYS if joker == OPEN else joker for joker in jokers)
            melds, locks = node.melds, node.locks
            for meld in broken:
                if melds[meld] == UNDECIDED:
                    melds, locks = changed(melds, meld, KEPT), (*locks, whole(self.before[meld]))
            if melds == node.melds:
                return
            node = node._replace(jokers=jokers, melds=melds, locks=locks)
            tried = self._try(node)
            if tried is None:
                return
            verdict = tried[1]

    def _try(self, node: Node) -> tuple[int, Verdict] | None:
        """Solve a node; keep a table that meets the conditions, otherwise return the bound and the verdict."""
        table = self.solved(node, self.floor())
        return None if table is None else self.judged(table)


def best_table(
    problem: Problem,
    solve: Callable[[Task], Answer | None],
    kept: tuple[int, ...] = (),
    budget: int = DEFAULT_BUDGET,
) -> Found | None:
    """The best table of a seat that has opened."""
    return Search(problem.part(opening=None), solve, kept, budget).run()
