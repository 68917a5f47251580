"""Samples hidden racks like `world_sampling`, but believes that a seat that lays often lays all that it can.

So such a seat could lay nothing more after its last turn, and one that has not opened could not open.
"""

from collections.abc import Sequence
from functools import partial
from random import Random

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.packed_tiles import (
    POINTS_FIRST,
    UNITS,
    counts,
    goes_out,
    most,
    numbered,
    opening_points,
    shapes,
)
from tilerummy.bots.world_sampling import Past, World, sample_worlds
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

MOST_SWAPS = 6
"""How often tiles are exchanged that the seat would have laid."""


def believed_worlds(
    view: View, rng: Random, number: int, log: Sequence[Entry] = (), deadline: Deadline = NO_DEADLINE
) -> list[World]:
    """Sample worlds for the seat to move. At least one is returned, even if time is short."""
    return sample_worlds(view, rng, number, log, deadline, partial(_likely, open_min=view.rules.open_min))


def _likely(
    left: list[int], size: int, known: int, *, past: Past, opened: bool, rng: Random, open_min: int
) -> list[int]:
    """The remaining tiles, ordered so that the first `size` are a rack that this seat may have."""
    old = size - past.drew
    for _ in range(MOST_SWAPS):
        rack = known + sum(UNITS[kind] for kind in left[:old])
        if not opened:
            melds = shapes(0, rack, POINTS_FIRST, 0) or []
            gone = rack if sum(map(opening_points, melds)) >= open_min else 0
        elif past.lays:
            gone = rack if goes_out(past.table, rack) else most(past.table, numbered(rack))
        else:
            gone = rack if goes_out(past.table, rack) else 0
        if not gone:
            break
        left = _swapped(left, old, gone, rng)
    return left


def _swapped(left: list[int], old: int, gone: int, rng: Random) -> list[int]:
    """The first `old` tiles without those of `gone`, then new tiles, then the rest."""
    out = list(counts(gone))
    kept, put_back = [], []
    for kind in left[:old]:
        if out[kind]:
            out[kind] -= 1
            put_back.append(kind)
        else:
            kept.append(kind)
    rest = left[old:]
    many = len(put_back)
    after = put_back + rest[many:]
    rng.shuffle(after)
    return kept + rest[:many] + after
