"""Samples hidden racks like `world_sampling`, but believes that a seat that lays often lays all that it can.

So such a seat could lay nothing more after its last turn, and one that has not opened could not open.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.packed_tiles import (
    POINTS_FIRST,
    UNITS,
    counts,
    goes_out,
    kinds_of,
    most,
    numbered,
    opening_points,
    pack,
    pack_table,
    shapes,
)
from tilerummy.bots.world_sampling import Past, World, pasts_of
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.turns import STEP
from tilerummy.solver.deadline import OutOfTime, stopping

MOST_SWAPS = 6
"""How often tiles are exchanged that the seat would have laid."""


def believed_worlds(
    view: View, rng: Random, number: int, log: Sequence[Entry] = (), deadline: Deadline = NO_DEADLINE
) -> list[World]:
    """Sample worlds for the seat to move. At least one is returned, even if time is short."""
    colours, step = view.rules.colours, STEP[view.rules.direction]
    seats = [(view.turn + step * later) % view.seats for later in range(view.seats)]
    opened = frozenset(at for at, seat in enumerate(seats) if view.has_opened(seat))
    known = [pack(view.racks[seat].known, colours) for seat in seats]
    hidden = [view.racks[seat].unknown for seat in seats]
    pasts = pasts_of(view, log)
    unseen = kinds_of(pack(view.unseen, colours))
    table = pack_table(view.table, colours)
    found: list[World] = []
    for _ in range(number):
        if found and deadline.late():
            break
        rng.shuffle(unseen)
        left, racks = unseen, []
        for at, seat in enumerate(seats):
            size = hidden[at]
            if size and seat in pasts:
                with suppress(OutOfTime), stopping(deadline.late):  # if time runs out, the rack stays as dealt
                    left = _likely(left, size, known[at], pasts[seat], at in opened, view.rules.open_min, rng)
            racks.append(known[at] + sum(UNITS[kind] for kind in left[:size]))
            left = left[size:]
        found.append(World(table, tuple(racks), opened, UNITS[left[0]] if left else 0, tuple(left)))
    return found


def _likely(left: list[int], size: int, known: int, past: Past, opened: bool, open_min: int, rng: Random) -> list[int]:
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
