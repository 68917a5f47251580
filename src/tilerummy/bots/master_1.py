"""Master-1: the first *master*, a frozen reference player, whose behaviour does not change.

Like the *hoarder* it opens with few tiles, then draws and lays nothing until its whole rack goes out in one lay. When
the pool is empty the points decide. With two seats both racks are known, and `Duel` looks for the lay that takes the
lead for good. With more it samples the hidden racks, and plays every sampled world to its end after lays of different
sizes. It also opens with a joker earlier, because a seat that has not opened can shed no points.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from tilerummy.bots import reasons
from tilerummy.bots.bounded_search import most_points, winning_lay
from tilerummy.bots.deadline import SECONDS, Deadline
from tilerummy.bots.endgame import Duel, Setting, best_of, pieces_of
from tilerummy.bots.hoarder import USUAL_PATIENCE, Patience, exactly, lay_in_danger
from tilerummy.bots.packed_tiles import most, numbered
from tilerummy.bots.reasons import Idea, Reasoning
from tilerummy.bots.shrewd import Habits, shrewd_idea, small_first_lay
from tilerummy.bots.world_sampling import believed_worlds, lays_by_seat, seats_in_turn
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.rules import PartialTake
from tilerummy.engine.scoring import BLOCKED

TASKS: dict[PartialTake, int] = {PartialTake.RESULT_ONLY: 1400, PartialTake.KEEP_THREE: 480}
"""Solver tasks of one move: the search for a lay that wins leaves some of them for the others."""
LAST_DRAWS = 5
"""With at most this many draws left for each seat, it may open with a joker."""
LAST_WORLDS, LAST_LAYS = 48, 8
"""With an empty pool and more than two seats it compares this many lays in this many worlds."""


@dataclass(frozen=True)
class FirstMaster(Reasoning):
    """Limited by counts, not by seconds, so it plays the same on every machine unless its time runs out."""

    seed: int
    name: str = "master-1"
    budget: float = SECONDS
    patience: Patience = USUAL_PATIENCE

    def tasks(self, view: View) -> float:
        return TASKS[view.rules.partial_take]

    def idea(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Idea:
        if view.rules.discard_pile:  # with a discard every turn, the rack cannot grow
            return shrewd_idea(view, Habits(), deadline)
        out = winning_lay(view, deadline)
        if out is not None:
            return Idea(out, reasons.OUT)
        opened = view.has_opened(view.turn)
        if opened and not view.pool_size:
            if not BLOCKED[view.rules.pool_empty]:  # fewer points win nothing, and a lay would only help the others
                return Idea(None, reasons.NO_WINNER)
            return Idea(self._at_the_end(view, log, rng, deadline), reasons.POOL_EMPTY)
        possible = believed_worlds(view, rng, self.patience.worlds, log, deadline)
        lay = lay_in_danger(view, possible, self.patience.alarm, self.patience.lost, deadline)
        if opened:
            return Idea(lay, reasons.COLLECTS if lay is None else reasons.DANGER)
        first = small_first_lay(view, LAST_DRAWS * view.seats, deadline)
        return first if lay in (None, first.lay) else Idea(lay, reasons.DANGER)

    def _at_the_end(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> Lay | None:
        """The lay of a seat that has opened when the pool is empty."""
        if view.seats == 2:
            world = believed_worlds(view, rng, 1)[0]
            duel = Duel(view.rules.joker_penalty, late=deadline.late)
            mine, theirs = world.racks
            tiles = duel.best(world.table, mine, theirs, view.turn_count.passes > 0)
        else:
            tiles = self._by_playouts(view, log, rng, deadline)
        if not tiles and deadline.late():  # no time left to search: own melds, if there are any
            return most_points(view, deadline)
        return exactly(view, tiles, deadline)

    def _by_playouts(self, view: View, log: Sequence[Entry], rng: Random, deadline: Deadline) -> int:
        possible = believed_worlds(view, rng, LAST_WORLDS, log, deadline)
        lays = [
            0,
            *some_lays(possible[0].table, possible[0].racks[0], view.rules.joker_penalty, LAST_LAYS),
        ]
        setting = Setting(view.rules.joker_penalty, view.rules.open_min, hoarders(view, log))
        return best_of(lays, possible, setting, view.turn_count.passes, deadline.late)


def some_lays(table: int, rack: int, joker_points: int, many: int) -> list[int]:
    """Lays of different sizes that do not end the round, the largest first, and the largest without jokers."""
    sums = list(accumulate(pieces_of(table, rack, joker_points)))
    if not sums:
        return []
    spread = [sums[len(sums) - 1 - at * len(sums) // many] for at in range(many)]
    found = dict.fromkeys([*spread, most(table, numbered(rack))])
    return [lay for lay in found if lay not in (0, rack)]


def hoarders(view: View, log: Sequence[Entry]) -> frozenset[int]:
    """The seats, counted from the one to move, that have laid at most once; the one to move is one."""
    lays = lays_by_seat(view, log)
    return frozenset(at for at, seat in enumerate(seats_in_turn(view)) if not at or lays[seat] < 2)
