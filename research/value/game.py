"""A round of tile rummy with packed tiles, for hundreds of rounds a second.

A table is only its tiles, so what the editions forbid about melds and jokers is left out: what remains is the deal, the
opening, the pool and the end of a round.
"""

from collections.abc import Sequence
from random import Random

from tilerummy.bots.knowledge import Seen
from tilerummy.bots.options import Terms
from tilerummy.bots.packed_tiles import UNITS, kinds_of, points, size
from tilerummy.bots.world_sampling import World

JOKER_KIND = len(UNITS) - 1
DEAL = 14


class Game:
    """A round in progress. The last tile of `pool` is drawn next."""

    def __init__(self, rng: Random, seats: int, terms: Terms) -> None:
        box = [kind for kind in range(JOKER_KIND) for _ in range(2)] + [JOKER_KIND] * terms.box_jokers
        rng.shuffle(box)
        self.terms, self.seats = terms, seats
        self.racks = [sum(UNITS[kind] for kind in box[DEAL * seat : DEAL * (seat + 1)]) for seat in range(seats)]
        self.pool, self.table, self.turn, self.passes = box[DEAL * seats :], 0, 0, 0
        self.opened = [False] * seats
        self.lays, self.laid, self.since, self.turns, self.could = ([0] * seats for _ in range(5))

    def move(self, lay: int) -> None:
        """Lay these tiles; without any the seat draws, or passes if nothing can be drawn."""
        seat = self.turn
        self.turns[seat] += 1
        self.since[seat] += 1
        if lay:
            self.table += lay
            self.racks[seat] -= lay
            self.laid[seat] += size(lay)
            self.lays[seat] += 1
            self.opened[seat], self.since[seat], self.passes = True, 0, 0
        elif self.pool:
            self.racks[seat] += UNITS[self.pool.pop()]
            self.passes = 0
        else:
            self.passes += 1
        self.turn = (seat + 1) % self.seats

    def winner(self) -> int | None:
        """The seat that has won, -1 if nobody has, None if the round goes on."""
        for seat, rack in enumerate(self.racks):
            if not rack:
                return seat
        if self.pool or (self.terms.plays_on and self.passes < self.seats):
            return None
        left = self.left()
        lowest = min(left)
        return left.index(lowest) if self.terms.lowest_wins and left.count(lowest) == 1 else -1

    def left(self) -> list[int]:
        return [points(rack, self.terms.joker_points) for rack in self.racks]

    def scores(self, winner: int) -> list[int]:
        """The points of each seat at the end; in a blocked round the difference counts."""
        left = self.left()
        if winner < 0:
            return [0] * self.seats
        losses = [each - left[winner] for each in left]
        return [sum(losses) if seat == winner else -loss for seat, loss in enumerate(losses)]

    def order(self, seat: int) -> list[int]:
        return [(seat + later) % self.seats for later in range(self.seats)]

    def seen(self, seat: int | None = None) -> Seen:
        """What a seat knows besides the tiles; if none is named, the seat to move."""
        order = self.order(self.turn if seat is None else seat)

        def turned(values: Sequence[int]) -> list[int]:
            return [values[seat] for seat in order]

        return Seen(
            self.terms,
            len(self.pool),
            [size(self.racks[seat]) for seat in order],
            [self.opened[seat] for seat in order],
            self.passes,
            *map(turned, (self.lays, self.laid, self.since, self.turns)),
        )

    def worlds(self, rng: Random, many: int) -> list[World]:
        """Random splits of what the seat to move does not see."""
        order = self.order(self.turn)
        unseen = self.pool + [kind for seat in order[1:] for kind in kinds_of(self.racks[seat])]
        sizes = [size(self.racks[seat]) for seat in order[1:]]
        opened, found = frozenset(at for at, seat in enumerate(order) if self.opened[seat]), []
        for _ in range(many):
            rng.shuffle(unseen)
            racks, start = [self.racks[self.turn]], 0
            for held in sizes:
                racks.append(sum(UNITS[kind] for kind in unseen[start : start + held]))
                start += held
            found.append(World(self.table, tuple(racks), opened, UNITS[unseen[start]] if start < len(unseen) else 0))
        return found
