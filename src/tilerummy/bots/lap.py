"""One lap ahead: what a lay is worth, judged at the seat's next turn in sampled worlds instead of now.

The others move as their habits so far suggest: a seat that can go out does so, one that has laid often lays what it
can, and one that has opened and waited waits again. Every lay meets the same worlds and the same moods, so that the
differences between lays are more certain than their values.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from tilerummy.bots.knowledge import Seen, Style, rows
from tilerummy.bots.options import Options, small_openings
from tilerummy.bots.packed_tiles import goes_out, most, numbered, size
from tilerummy.bots.value import ValueNet
from tilerummy.bots.world_sampling import World
from tilerummy.solver.limits import OutOfTime, stopping
from tilerummy.solver.steps import never

WON, LOST = 1.0, 0.0


@dataclass(frozen=True)
class Tried:
    """A lay, and what it was worth in each world."""

    lay: int
    worth: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.worth)

    def better_than(self, other: "Tried") -> tuple[float, float]:
        """By how much it is better on average, and the standard error of that."""
        gaps = [mine - theirs for mine, theirs in zip(self.worth, other.worth, strict=True)]
        return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0


def try_out(
    seen: Seen,
    lays: Sequence[int],
    worlds: Sequence[World],
    net: ValueNet,
    style: Style,
    rng: Random,
    late: Callable[[], bool] = never,
) -> list[Tried]:
    """The chance to win after each of these lays, in each of the worlds; fewer worlds if time runs out."""
    found: list[list[float]] = [[] for _ in lays]
    for world in worlds:
        if late():
            break
        moods = [rng.random() for _ in world.racks]
        try:
            with stopping(late):
                here = [_worth(seen, world, lay, moods, net, style) for lay in lays]
        except OutOfTime:
            break
        for worths, worth in zip(found, here, strict=True):
            worths.append(worth)
    return [Tried(lay, tuple(worth)) for lay, worth in zip(lays, found, strict=True)]


def _worth(seen: Seen, world: World, lay: int, moods: Sequence[float], net: ValueNet, style: Style) -> float:
    if lay == world.racks[0]:
        return WON
    later = _a_lap_later(seen, world, lay, moods)
    if later is None:
        return LOST
    after, table, rack = later
    options = Options.of(table, rack, after.terms, opened=after.opened[0], pool=after.pool)
    if options.goes_out:
        return WON
    return max(worth.chances[0] for worth in net.worth(rows(after, options, options.lays, style), after.seats))


def _a_lap_later(seen: Seen, world: World, lay: int, moods: Sequence[float]) -> tuple[Seen, int, int] | None:
    """What the seat knows at its next turn, the table and its rack; None if another seat goes out before."""
    after = seen.copy()
    table, own = world.table, world.racks[0]
    for at, rack in enumerate(world.racks):
        tiles = _reply(after, table, rack, at, moods[at]) if at else lay
        if at and tiles == rack:
            return None
        _note(after, at, size(tiles))
        table += tiles
        if not at:
            own = rack - tiles if tiles else rack + world.drawn
    return after, table, own


def _reply(seen: Seen, table: int, rack: int, at: int, mood: float) -> int:
    """The tiles that another seat lays; all of its rack if it can."""
    if not seen.opened[at]:
        return next(iter(small_openings(numbered(rack), seen.terms.open_min, 1)), 0)
    if goes_out(table, rack):
        return rack
    often = (seen.lays[at] + 0.3) / (seen.turns[at] + 1)
    return most(table, numbered(rack)) if mood < often or not seen.pool else 0


def _note(seen: Seen, at: int, laid: int) -> None:
    """Note a turn of this seat: `laid` tiles, or a draw, or a pass."""
    seen.turns[at] += 1
    seen.since[at] = 0 if laid else seen.since[at] + 1
    if laid:
        seen.opened[at] = True
        seen.lays[at] += 1
        seen.laid[at] += laid
        seen.held[at] -= laid
        seen.passes = 0
    elif seen.pool:
        seen.pool -= 1
        seen.held[at] += 1
        seen.passes = 0
    else:
        seen.passes += 1
