"""Solves a node of the search again with bonds: melds that a table broke must keep three tiles together, or no two.

Only melds that some table was found to break are watched, because each bond makes a task slower. A node is solved again
until nothing new is broken. Branching is then needed only for jokers and similar cases.
"""

from collections import Counter
from collections.abc import Sequence

from tilerummy.solver.branching import KEPT, STAYS, Node, Table, Tree, fixed_melds
from tilerummy.solver.conditions import Verdict
from tilerummy.solver.contract import Bond, Shape, Task
from tilerummy.solver.keep_three.bounds import bounds_of
from tilerummy.solver.keep_three.owners import NO_OWNER, bonds_of
from tilerummy.solver.shapes import shared


class Bonding:
    """The bonds of one search."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.watched: set[int] = set()
        """Melds that some table was found to break: only those need bonds."""
        self.bounds: tuple[int, ...] = ()

    @property
    def ready(self) -> bool:
        return bool(self.bounds)

    def prepare(self, node: Node) -> None:
        """Compute how much each number can still add, once per search."""
        posed = self.tree.task_of(Node(node.jokers, node.melds))
        assert posed is not None
        self.bounds = bounds_of(posed[0], self.tree.solve)

    def retried(self, node: Node, tried: tuple[int, Verdict] | None) -> tuple[int, Verdict] | None:
        """The result of a node with bonds, after `tried` without: None if nothing better can be found."""
        bonded: list[tuple[Bond, ...]] | None = None
        while tried is not None and not tried[1].fits and tried[0] > self.tree.floor():
            self.watched.update(tried[1].broken)
            bonds = self._bonds(node)
            if bonds == bonded:
                break
            bonded = bonds
            tried = self._stepwise(node, bonds, tried[0])
        return tried

    def _stepwise(self, node: Node, bonds: list[tuple[Bond, ...]], bound: int) -> tuple[int, Verdict] | None:
        """Try the best possible value first, then less: a walk with a high floor drops nearly everything."""
        floor = self.tree.floor()
        low = max(bound - 1, floor)
        step = max(1, *self.tree.problem.weights)
        best = self._best_way(node, bonds, low)
        while best is None and low > floor:
            low, step = max(low - step, floor), 2 * step
            best = self._best_way(node, bonds, low)
        return None if best is None else self.tree.judged(best)

    def _best_way(self, node: Node, ways: list[tuple[Bond, ...]], floor: int) -> Table | None:
        """The best table over all ways to name the tiles of fixed melds."""
        best: Table | None = None
        for bonds in ways:
            low = floor if best is None else best.value
            best = self.tree.solved(node, low, lambda task, bonds=bonds: self._with(task, bonds)) or best  # type: ignore[misc]
        return best

    def _with(self, task: Task, bonds: Sequence[Bond]) -> tuple[Task, int] | None:
        """The task with bonds, and the worth of rack tiles that are in fixed melds instead of a bond's tiles.

        The bond's tiles then stay free. None if the rack does not have enough of them.
        """
        if not bonds:
            return task, 0
        table, rack, gained = bytearray(task.table), bytearray(task.rack), 0
        loose = Counter(kind for bond in bonds for kind in bond.tiles())
        for kind, wanted in loose.items():
            missing = wanted - table[kind]
            if missing > rack[kind]:
                return None
            if missing > 0:
                table[kind] += missing
                rack[kind] -= missing
                gained += missing * task.weights[kind]
        bonded = task._replace(table=bytes(table), rack=bytes(rack), bonds=tuple(bonds), bounds=self.bounds)
        return bonded, gained

    def _bonds(self, node: Node) -> list[tuple[Bond, ...]]:
        """The bonds of the watched melds that are not kept yet, in every way to name the tiles of fixed melds."""
        tree = self.tree
        watched = {meld for meld in self.watched if node.melds[meld] != KEPT or meld in tree.kept}
        fixed = fixed_melds(node)
        own: dict[Shape, int] = {}
        leaving = {meld for (meld, _), joker in zip(tree.places, node.jokers, strict=True) if joker != STAYS}
        staying = frozenset(range(len(tree.before))) - leaving
        rack = (*tree.problem.rack, tree.problem.rack_jokers)
        for meld, shape in enumerate(tree.before):
            if node.melds[meld] == KEPT and meld not in tree.kept:
                # three of its tiles are in one of these; for a meld of exactly three tiles it is clear which
                homes = [new for new in fixed if shared(new, shape) >= 3]
                if len(homes) == 1 and homes[0].size == 3:
                    own[homes[0]] = NO_OWNER
        return bonds_of(tree.before, rack, watched, node.locks, node.closed, own, staying)
