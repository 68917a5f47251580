"""The endgame with more than two seats: compares lays by what they allow the others, in several sampled worlds."""

from collections.abc import Callable, Sequence

from tilerummy.bots.endgame import Endgame, never
from tilerummy.bots.packed_tiles import goes_out, points
from tilerummy.bots.world_sampling import World
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.solver.deadline import OutOfTime, stopping

LOSS, NEXT, AHEAD = -10, 5, 3
"""Values: another seat goes out first; the own rack can go out next; the own rack has the fewest points."""


@dataclass(frozen=True)
class MultiplayerEndgame:
    """Assumes that every other seat goes out if it can, and otherwise leaves the table unchanged."""

    joker_points: int
    lowest_wins: bool
    late: Callable[[], bool] = never

    def best(self, worlds: Sequence[World], passes: int) -> int:
        """The tiles to lay; 0 means pass."""
        table, mine = worlds[0].table, worlds[0].racks[0]
        lays = [0, *Endgame(self.joker_points, self.lowest_wins, late=self.late).lays(table, mine)]
        values = dict.fromkeys(lays, 0)
        for world in worlds:
            if self.late():
                break
            over = passes + 1 >= len(world.racks)
            try:
                with stopping(self.late):
                    here = {lay: self._value(world, lay, ends=over and not lay) for lay in lays}
            except OutOfTime:
                break
            for lay in lays:
                values[lay] += here[lay]
        return max(lays, key=values.__getitem__)

    def _value(self, world: World, lay: int, ends: bool) -> int:
        table, mine = world.table + lay, world.racks[0] - lay
        others = world.racks[1:]
        if not ends and any(goes_out(table, rack) for rack in others):
            return LOSS
        mine_left = points(mine, self.joker_points)
        ahead = self.lowest_wins and all(mine_left < points(rack, self.joker_points) for rack in others)
        if ends:
            return -LOSS if ahead else LOSS if self.lowest_wins else 0
        return AHEAD * ahead + NEXT * goes_out(table, mine)
