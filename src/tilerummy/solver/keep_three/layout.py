"""Builds the melds of a path through the numbers, repeating each step of `bonds` with melds instead of states."""

from collections.abc import Sequence

from tilerummy.solver.contract import GROUP, Answer, Lock, Shape, Task
from tilerummy.solver.keep_three.grouping import JokerUse, bonded_groups

Step = tuple[tuple[int, ...], JokerUse, Sequence[Sequence[tuple[int, int, int]]]]
"""At one number: the codes in groups, the jokers in groups, and for each colour where its open runs come from."""


class Layout:
    """Open runs are lists [colour, first, last, jokers, index of the lock or -1], as in `assemble`."""

    def __init__(self, task: Task, rooms: Sequence[tuple[int, ...]], loose: int, path: Sequence[Step]) -> None:
        self.task = task
        self.rooms = rooms
        self.loose = loose
        self.path = path
        self.locked_runs = [
            [*lock.shape[:4], number] if lock.shape.is_run else None for number, lock in enumerate(task.locks)
        ]
        self.locked_groups = [None if lock.shape.is_run else list(lock.shape) for lock in task.locks]
        self.runs: list[list[int]] = []
        self.groups: list[tuple[int, int, int, int, int]] = []
        self.paid: list[list[int]] = []
        self.jokers = 0

    def answer(self, value: int) -> Answer:
        open_runs: list[list[list[int]]] = [[], [], [], []]
        for number, (use, in_groups, origins) in enumerate(self.path, 1):
            self._lay_groups(number, use, in_groups)
            for colour in range(4):
                open_runs[colour] = self._go_on(colour, number, open_runs[colour], origins[colour])
        self.runs += [run for mine in open_runs for run in mine if run[4] < 0]
        unplaced_jokers = self._lay_surplus()
        shapes = [
            Shape(run[0], run[1], run[2], run[3]) if run is not None else Shape(*group)  # type: ignore[misc]
            for run, group in zip(self.locked_runs, self.locked_groups, strict=True)
        ]
        shapes += [Shape(run[0], run[1], run[2], run[3]) for run in self.runs]
        return Answer(value, shapes + [Shape(*group) for group in self.groups], unplaced_jokers)

    def _lay_groups(self, number: int, use: tuple[int, ...], jokers: JokerUse) -> None:
        laid = bonded_groups(use, jokers, self.rooms[number], self.loose)
        assert laid is not None
        self.jokers += sum(jokers)
        self.groups += [(GROUP, number, mask, wild, 0) for mask, wild in laid[0]]
        hosts = (group for group, lock in zip(self.locked_groups, self.task.locks, strict=True) if _takes(lock, number))
        for host, guest in zip(hosts, laid[1], strict=True):
            assert host is not None
            if guest == 4:
                host[3] += 1
            elif guest >= 0:
                host[2] |= 1 << guest

    def _go_on(
        self, colour: int, number: int, mine: list[list[int]], origins: Sequence[tuple[int, int, int]]
    ) -> list[list[int]]:
        locked = [run for run in self.locked_runs if run is not None and run[0] == colour]
        mine = mine + [run for run in locked if self.task.locks[run[4]].shape.high == number - 1][:2]
        starting = [run for run in locked if self.task.locks[run[4]].shape.low == number]
        for at, run in enumerate(mine):
            if all(origin != at for origin, _, _ in origins):
                if number - run[1] < 3:
                    host = starting.pop()
                    host[1] = run[1]
                    host[3] |= run[3]
                elif run[4] < 0:
                    self.runs.append(run)
        grown = []
        for origin, paid, joker in origins:
            run = mine[origin] if origin >= 0 else [colour, number, number, 0, -1]
            run[2] = number
            if joker >= 0:
                run[3] |= 1 << number
                self.jokers += 1
            self.paid += [run] * (paid % 3 + paid // 3)
            grown.append(run)
        return grown

    def _lay_surplus(self) -> int:
        """Lay the jokers that no step needed, first those assigned to runs; return how many have no place."""
        # Imported here, because the interpreted kernel fills its tables, and most programs use the compiled one.
        from tilerummy.solver._kernel import _join_groups as join_groups
        from tilerummy.solver._kernel import _lay_surplus as lay_surplus

        unpaid = sum(lay_surplus(1, [], [run]) for run in self.paid)
        surplus = self.task.table_jokers - self.jokers - len(self.paid)
        if self.task.joker_weight > 0:
            surplus += self.task.rack_jokers
        if surplus > 0:
            surplus = lay_surplus(surplus, self.runs, [run for run in self.locked_runs if run is not None])
            surplus = join_groups(surplus, self.groups, self.locked_groups, self.task.locks)
        return max(0, surplus) + unpaid


def _takes(lock: Lock, number: int) -> bool:
    return not lock.shape.is_run and bool(lock.room) and lock.shape.low == number
