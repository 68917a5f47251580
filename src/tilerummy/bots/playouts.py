"""Plays sampled worlds to the end, to find the lay that wins most of them.

The pool is empty. Every seat goes out if it can. A seat that has laid only to open is a hoarder: it lays if that is
safe and leaves it with the fewest points. Every other seat lays as much as it can without its jokers.
"""

from collections.abc import Callable, Sequence
from dataclasses import field

from tilerummy.bots import packed_tiles
from tilerummy.bots.endgame import never
from tilerummy.bots.packed_tiles import POINTS_FIRST, most, numbered, opening_points, pack_shape, shapes
from tilerummy.bots.world_sampling import World
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.solver.deadline import OutOfTime, stopping


@dataclass(frozen=True)
class Setting:
    """What the playouts need to know about the edition and the seats; `hoards` has the indexes of the hoarders."""

    joker_points: int
    open_min: int
    hoards: frozenset[int]
    laps: int = 40


@dataclass
class Answers:
    """What was found out during one move: different playouts ask the same again. A joker costs `joker_points`."""

    joker_points: int
    _out: dict[tuple[int, int], bool] = field(default_factory=dict, init=False)
    _most: dict[tuple[int, int], int] = field(default_factory=dict, init=False)
    _points: dict[int, int] = field(default_factory=dict, init=False)

    def goes_out(self, table: int, rack: int) -> bool:
        found = self._out.get((table, rack))
        if found is None:
            found = self._out[table, rack] = packed_tiles.goes_out(table, rack)
        return found

    def most_points(self, table: int, rack: int) -> int:
        """The lay with the most points."""
        found = self._most.get((table, rack))
        if found is None:
            found = self._most[table, rack] = most(table, rack, POINTS_FIRST, 64 * self.joker_points + 1)
        return found

    def points(self, rack: int) -> int:
        found = self._points.get(rack)
        if found is None:
            found = self._points[rack] = packed_tiles.points(rack, self.joker_points)
        return found


@dataclass
class Playout:
    """One world on its way to the end. The first rack belongs to the seat that looks ahead."""

    setting: Setting
    answers: Answers
    table: int
    racks: list[int]
    opened: set[int]
    passes: int = 0

    @classmethod
    def of(cls, world: World, setting: Setting, passes: int, answers: Answers | None = None) -> "Playout":
        known = answers or Answers(setting.joker_points)
        return cls(setting, known, world.table, list(world.racks), set(world.opened), passes)

    def share(self, lay: int) -> float:
        """The share of the round that the first seat wins after this lay, or after a pass if it is 0."""
        seats = len(self.racks)
        self._move(0, lay)
        for turn in range(1, self.setting.laps * seats):
            seat = turn % seats
            if self.passes >= seats:
                break
            if seat in self.opened and self.answers.goes_out(self.table, self.racks[seat]):
                return float(seat == 0)
            self._move(seat, self._lay(seat))
        return self._by_points()

    def _move(self, seat: int, lay: int) -> None:
        if lay:
            self.table += lay
            self.racks[seat] -= lay
            self.opened.add(seat)
            self.passes = 0
        else:
            self.passes += 1

    def _lay(self, seat: int) -> int:
        rack = self.racks[seat]
        if seat not in self.opened:
            return self._opening(rack, seat in self.setting.hoards)
        if seat not in self.setting.hoards:
            return most(self.table, numbered(rack))
        return self._last_lay(seat)

    def _opening(self, rack: int, hoards: bool) -> int:
        melds = shapes(0, numbered(rack), POINTS_FIRST, 0) or []
        if sum(map(opening_points, melds)) < self.setting.open_min:
            return 0
        lay = value = 0
        for meld in sorted(melds, key=opening_points, reverse=True):
            if hoards and value >= self.setting.open_min:
                break
            lay, value = lay + pack_shape(meld), value + opening_points(meld)
        return lay

    def _last_lay(self, seat: int) -> int:
        """All that a hoarder can lay, if it then has the fewest points and nobody can go out."""
        rack, answers = self.racks[seat], self.answers
        others = [(at, other) for at, other in enumerate(self.racks) if at != seat]
        least = min(answers.points(other) for _, other in others)
        if answers.points(rack) < least:
            return 0
        lay = answers.most_points(self.table, rack)
        if not lay or answers.points(rack - lay) >= least:
            return 0
        table = self.table + lay
        return 0 if any(at in self.opened and answers.goes_out(table, other) for at, other in others) else lay

    def _by_points(self) -> float:
        left = [self.answers.points(rack) for rack in self.racks]
        if left.count(min(left)) > 1:
            return 1 / len(self.racks)
        return float(left[0] == min(left))


def best_of(
    lays: Sequence[int],
    worlds: Sequence[World],
    setting: Setting,
    passes: int,
    late: Callable[[], bool] = never,
) -> int:
    """The lay that wins the most worlds, the first one of several."""
    won, answers = dict.fromkeys(lays, 0.0), Answers(setting.joker_points)
    for world in worlds:
        if late():
            break
        try:
            with stopping(late):
                shares = {lay: Playout.of(world, setting, passes, answers).share(lay) for lay in lays}
        except OutOfTime:
            break
        for lay, share in shares.items():
            won[lay] += share
    return max(lays, key=won.__getitem__)
