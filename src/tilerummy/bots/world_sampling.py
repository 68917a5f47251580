"""Samples what the hidden racks may hold: worlds that are consistent with the view and the log.

Tiles return from the table to a rack only by a time-out, so every split of the unseen tiles is possible, and
`dealer.resample` treats them as equally likely. The log gives more information. A seat that can win does so: hence a
seat that has opened could not lay its whole rack on its last turn. A seat that lays whenever it can did not keep a
single tile that fitted the table then. A seat that has laid only once, to open, may be holding tiles back, so nothing
more is inferred about it. With an empty pool and two seats there is only one world.

`look_ahead` plays such worlds on until the seat's next turn.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple, Protocol

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.packed_tiles import (
    POINTS_FIRST,
    UNITS,
    counts,
    fits,
    goes_out,
    kinds_of,
    most,
    numbered,
    opening_points,
    pack,
    pack_table,
    shapes,
)
from tilerummy.engine.moves import Draw, Lay, TakeDiscard, TakeOpenTile, Timeout, lay_in
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.turns import STEP
from tilerummy.solver.contract import KINDS
from tilerummy.solver.limits import OutOfTime, stopping

MOST_REDEALS = 6
"""How often a rack is dealt again if it would already have won the round."""
SMALL_RACK = 7
"""Up to this size of a rack, it pays to exclude tiles that would have fitted."""


@dataclass(frozen=True)
class World:
    """A table, and the racks in the order of play; the first one belongs to the seat to move.

    `opened` has the indexes of the racks that may use the table; `drawn` is the next tile of the pool.
    """

    table: int
    racks: tuple[int, ...]
    opened: frozenset[int] = frozenset()
    drawn: int = 0


@dataclass(frozen=True)
class Past:
    """The table after a seat's last turn; whether it has drawn a tile since; whether it lays whenever it can."""

    table: int
    drew: bool
    lays: bool

    def likely(self, left: list[int], size: int, known: int, rng: Random) -> list[int]:
        """The remaining tiles, ordered so that the first `size` are a rack that this seat may have."""
        old = size - self.drew
        if self.lays and size <= SMALL_RACK:
            kept = [at for at, kind in enumerate(left) if kind == KINDS or not fits(self.table + UNITS[kind])][:old]
            left = [*(left[at] for at in kept), *(kind for at, kind in enumerate(left) if at not in kept)]
        for _ in range(MOST_REDEALS):
            if not goes_out(self.table, known + sum(UNITS[kind] for kind in left[:old])):
                break
            left = rng.sample(left, len(left))
        return left


class Belief(Protocol):
    """Orders the remaining tiles so that the first `size` are a rack that a seat with this past may have."""

    def __call__(
        self, left: list[int], size: int, known: int, *, past: Past, opened: bool, rng: Random
    ) -> list[int]: ...


def could_not_win(left: list[int], size: int, known: int, *, past: Past, opened: bool, rng: Random) -> list[int]:
    """The belief that a seat goes out if it can; nothing is inferred about a seat that has not opened."""
    return past.likely(left, size, known, rng) if opened else left


def seats_in_turn(view: View) -> list[int]:
    """All seats in the order of play; the first one is to move."""
    step = STEP[view.rules.direction]
    return [(view.turn + step * later) % view.seats for later in range(view.seats)]


def sample_worlds(
    view: View,
    rng: Random,
    number: int,
    log: Sequence[Entry] = (),
    deadline: Deadline = NO_DEADLINE,
    belief: Belief = could_not_win,
) -> list[World]:
    """Sample worlds for the seat to move, or return the only one. At least one is returned, even if time is short."""
    colours, seats = view.rules.colours, seats_in_turn(view)
    opened = frozenset(at for at, seat in enumerate(seats) if view.has_opened(seat))
    known = [pack(view.racks[seat].known, colours) for seat in seats]
    hidden = [view.racks[seat].unknown for seat in seats]
    certain = view.pool_size == 0 and view.seats == 2
    pasts = {} if certain else pasts_of(view, log)
    unseen = kinds_of(pack(view.unseen, colours))
    table = pack_table(view.table, colours)
    worlds: list[World] = []
    for _ in range(1 if certain else number):
        if worlds and deadline.late():
            break
        rng.shuffle(unseen)
        left, racks = unseen, []
        for at, seat in enumerate(seats):
            size = hidden[at]
            if size and seat in pasts:
                with suppress(OutOfTime), stopping(deadline.late):  # if time runs out, the rack stays as dealt
                    left = belief(left, size, known[at], past=pasts[seat], opened=at in opened, rng=rng)
            racks.append(known[at] + sum(UNITS[kind] for kind in left[:size]))
            left = left[size:]
        worlds.append(World(table, tuple(racks), opened, UNITS[left[0]] if left else 0))
    return worlds


def pasts_of(view: View, log: Sequence[Entry]) -> dict[int, Past]:
    """What the log shows about each seat's last turn; turns before a time-out are ignored, since it returns tiles."""
    colours = view.rules.colours
    table = pack_table(view.table, colours)
    lays = lays_by_seat(view, log)
    pasts: dict[int, Past] = {}
    for entry in reversed(log):
        if isinstance(entry.move, Timeout) or len(pasts) == view.seats:
            break
        pasts.setdefault(entry.seat, Past(table, isinstance(entry.move, Draw), lays[entry.seat] > 1))
        table -= pack(lay_in(entry.move).played, colours)
    return pasts


def lays_by_seat(view: View, log: Sequence[Entry]) -> list[int]:
    """How often each seat has laid tiles."""
    lays = [0] * view.seats
    for entry in log:
        lays[entry.seat] += isinstance(entry.move, Lay | TakeDiscard | TakeOpenTile)
    return lays


MOST_SWAPS = 6
"""How often tiles are exchanged that the seat would have laid."""


def believed_worlds(
    view: View, rng: Random, number: int, log: Sequence[Entry] = (), deadline: Deadline = NO_DEADLINE
) -> list[World]:
    """As `sample_worlds`, but a seat that lays often is believed to lay all that it can.

    So such a seat could lay nothing more after its last turn, and one that has not opened could not open.
    """
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
