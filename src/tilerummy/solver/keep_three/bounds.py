"""Bounds on what the remaining numbers can add, which prune the walk through tables with bonds."""

from collections.abc import Callable

from tilerummy.solver.contract import NUMBERS, Answer, Lock, Shape, Task

NOTHING_FITS = -(1 << 30)


def bounds_of(task: Task, solve_freely: Callable[[Task], Answer | None]) -> tuple[int, ...]:
    """For each number, a bound on the weight that the rack tiles of all later ones can add.

    It is the best free table of those tiles alone, with two old runs of each colour to extend: no state allows more.
    Such runs are modelled as emitted by locks.
    """
    rest = [0] * (NUMBERS + 1)
    for number in range(NUMBERS - 1, -1, -1):
        kinds = range(number, 52, NUMBERS)
        rest[number] = rest[number + 1] + sum(task.rack[kind] * task.weights[kind] for kind in kinds)
    for number in range(3, NUMBERS):
        if not rest[number]:
            break
        locks = [Lock(Shape(colour, number - 2, number)) for colour in range(4) for _ in range(2)]
        later = bytes(kind % NUMBERS >= number for kind in range(52))
        table = bytes(a * b for a, b in zip(task.table, later, strict=True))
        rack = bytes(a * b for a, b in zip(task.rack, later, strict=True))
        found = solve_freely(task._replace(table=table, rack=rack, locks=tuple(locks), joker_weight=0, floor=-1))
        rest[number] = NOTHING_FITS if found is None else found.value
    for number in range(NUMBERS - 1, -1, -1):
        kinds = range(number, 52, NUMBERS)
        here = sum(task.rack[kind] * task.weights[kind] for kind in kinds)
        rest[number] = min(rest[number], rest[number + 1] + here)
    return tuple(rest)
