"""One lap ahead: what may happen in each of several worlds before the own next turn, and on it."""

from collections.abc import Sequence
from typing import NamedTuple

from tilerummy.bots.beliefs import World
from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.packed import goes_out, most, numbered
from tilerummy.solver.deadline import OutOfTime, stopping


class Outlook(NamedTuple):
    """In which share of the worlds somebody else goes out first; and in which the seat itself goes out next time."""

    lost: float
    ready: float


def outlook(worlds: Sequence[World], lay: int = 0, deadline: Deadline = NO_DEADLINE) -> Outlook:
    """What comes of laying these tiles now, or of drawing where there are none.

    Everybody else who has opened lays what can be laid, and keeps jokers for the end.
    """
    lost = ready = looked = 0
    for world in worlds:
        if deadline.late():
            break
        try:
            with stopping(deadline.late):
                table = _after_a_lap(world, world.table + lay)
                out = table is not None and goes_out(
                    table, world.racks[0] - lay if lay else world.racks[0] + world.drawn
                )
        except OutOfTime:
            break
        looked += 1
        lost += table is None
        ready += out
    return Outlook(lost / looked, ready / looked) if looked else Outlook(0.0, 0.0)


def _after_a_lap(world: World, table: int) -> int | None:
    """The table when the others have moved; None where one of them has gone out."""
    for at, rack in enumerate(world.racks):
        if at and at in world.opened:
            if goes_out(table, rack):
                return None
            table += most(table, numbered(rack))
    return table
