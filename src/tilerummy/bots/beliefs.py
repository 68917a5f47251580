"""What the hidden racks may hold: worlds that the view cannot tell from the true one.

Tiles never go back from the table to a rack but by a time-out, and a seat that draws proves nothing about its rack as
long as it may be holding back. So every split of the unseen tiles is equally likely, and `dealer.resample` deals them.
With an empty pool and two seats there is only one.
"""

from dataclasses import dataclass
from random import Random

from tilerummy.bots.packed import pack, pack_table
from tilerummy.dealer import resample
from tilerummy.position import View
from tilerummy.turns import STEP


@dataclass(frozen=True)
class World:
    """A table, and the racks in the order in which they move: the first is the one that looks."""

    table: int
    racks: tuple[int, ...]


def worlds(view: View, rng: Random, number: int) -> list[World]:
    """So many worlds of the seat to move, or the only one there is."""
    colours, step = view.rules.colours, STEP[view.rules.direction]
    seats = [(view.turn + step * later) % view.seats for later in range(view.seats)]
    table = pack_table(view.table, colours)
    certain = view.pool_size == 0 and view.seats == 2
    dealt = [resample(view, rng) for _ in range(1 if certain else number)]
    return [World(table, tuple(pack(position.racks[seat], colours) for seat in seats)) for position in dealt]
