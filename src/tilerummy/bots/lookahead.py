"""Looks one lap ahead: simulates several worlds until the seat's next turn."""

from collections.abc import Sequence
from typing import NamedTuple

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.packed_tiles import goes_out, most, numbered
from tilerummy.bots.world_sampling import World
from tilerummy.solver.deadline import OutOfTime, stopping


class Forecast(NamedTuple):
    """The share of worlds in which another seat goes out first, and in which the seat can go out on its next turn."""

    lost: float
    ready: float


def look_ahead(worlds: Sequence[World], lay: int = 0, deadline: Deadline = NO_DEADLINE) -> Forecast:
    """The forecast after laying these tiles, or after drawing if there are none.

    Every other seat that has opened is assumed to lay as much as it can, and to keep its jokers.
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
    return Forecast(lost / looked, ready / looked) if looked else Forecast(0.0, 0.0)


def _after_a_lap(world: World, table: int) -> int | None:
    """The table after the others have moved; None if one of them went out."""
    for at, rack in enumerate(world.racks):
        if at and at in world.opened:
            if goes_out(table, rack):
                return None
            table += most(table, numbered(rack))
    return table
