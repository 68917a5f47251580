"""A turn beside the best that the seat could have done, by the chance to win that it cost.

The net says which turn may be a mistake. A lap that is played in sampled worlds then says what it cost, and how certain
that is: only a loss of more than two standard errors counts as one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.hoarder import exactly
from tilerummy.bots.knowledge import Seen, Style, rows
from tilerummy.bots.lap import try_out
from tilerummy.bots.packed_tiles import fits, pack
from tilerummy.bots.value import choice, usual_net
from tilerummy.bots.world_sampling import believed_worlds
from tilerummy.engine.errors import Impossible, require, require_whole
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.evaluation.worth import checked_log

WORLDS = 60
"""In how many worlds a lap is played."""
SUSPECT = 0.02
"""A chance that the net says was lost; less is not looked at."""
CERTAIN = 2.0
"""How many standard errors a loss must have."""
LEAST_WORLDS = 10
"""With fewer worlds nothing is certain."""
BEST_PLAY = Style()
"""Lays are compared as if the seat then goes on as well as the net can."""


@dataclass(frozen=True)
class TurnWorth:
    """What a turn was worth to its seat: its chance after what it did, and after the best that it could do. Both come
    from the sampled worlds if these were asked, and otherwise from the net.

    `best` is that lay, None for a turn without one. `lost` is the chance that the turn cost, with its standard error;
    it is 0 if what was done is the best, or as good. `worlds` is how many worlds were asked; with 0 only the net was.
    """

    chance: float
    best_chance: float
    best: Lay | None
    lost: float = 0.0
    error: float = 0.0
    worlds: int = 0

    @property
    def is_mistake(self) -> bool:
        """Whether a loss is certain."""
        return self.worlds >= LEAST_WORLDS and self.lost >= SUSPECT and self.lost > CERTAIN * self.error

    @property
    def is_open(self) -> bool:
        """Whether something seems to be lost, and too few worlds were asked to know."""
        return self.worlds < LEAST_WORLDS and self.best_chance - self.chance >= SUSPECT


def weigh_turn(
    seen: View,
    log: Sequence[Entry],
    played: Tiles,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    deadline: Deadline = NO_DEADLINE,
) -> TurnWorth:
    """What it was worth to lay these tiles in this turn, or none; `seen` and `log` are from before the turn.

    With `worlds=0` only the net is asked.
    """
    entries = checked_log(require(seen, View, "seen"), log)
    require_whole(worlds, "worlds")
    if seen.seat != seen.turn or seen.racks[seen.turn].unknown:
        raise Impossible("rack-unknown")
    if is_over(seen):
        raise Impossible("round-over")
    laid = pack(require(played, Tiles, "played"), seen.rules.colours)
    found = choice(seen, entries, BEST_PLAY)
    if not (played <= seen.rack and fits(laid + (found.options.table if found.options.opened else 0))):
        raise Impossible("cannot-be-laid", tiles=str(played))
    after = dict(found.lays)
    if found.options.goes_out:
        best, tiles = exactly(seen, found.options.rack, deadline), found.options.rack
    else:
        ranked = (lay for lay, _ in found.by_value(BEST_PLAY))
        best, tiles = next(
            ((lay, packed) for packed in ranked if (lay := exactly(seen, packed, deadline)) or not packed), (None, 0)
        )
    known = Seen.by(seen, entries)
    if laid not in after:
        [after[laid]] = usual_net().worth(rows(known, found.options, [laid], BEST_PLAY), seen.seats)
    own = after[laid].chances[0]
    if found.options.goes_out and best is None:  # by its tiles, but the edition does not allow it
        return TurnWorth(own, own, None)
    chance = after[tiles].chances[0] if tiles in after else 0.0
    only_net = TurnWorth(own, max(own, chance), best)
    if laid == tiles or chance - own < SUSPECT or not worlds:
        return only_net
    rng = Random(f"{seed}/{len(entries)}")
    possible = believed_worlds(seen, rng, worlds, entries, deadline)
    better, done = try_out(known, [tiles, laid], possible, usual_net(), BEST_PLAY, rng, deadline.late)
    if not done.worth:  # no time for them
        return only_net
    gap, error = better.better_than(done)
    lost = max(0.0, gap)
    return TurnWorth(done.mean, done.mean + lost, best, lost, error, len(done.worth))
