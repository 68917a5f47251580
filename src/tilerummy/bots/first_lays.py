"""The first lay of the players that keep their tiles: small, and with a joker only if the pool is short."""

from tilerummy.bots.deadline import Deadline
from tilerummy.bots.lay_goals import least_opening, most_tiles, without_jokers
from tilerummy.bots.reasons import (
    FIRST_LAY_WITH_JOKER,
    NO_FIRST_LAY,
    NO_FIRST_LAY_WITH_JOKER,
    SMALL_FIRST_LAY,
    Idea,
)
from tilerummy.engine.position import View


def small_first_lay(view: View, short_pool: int, deadline: Deadline) -> Idea:
    """The fewest tiles without a joker. With at most `short_pool` tiles left to draw a joker may help."""
    lay = least_opening(without_jokers(view), deadline)
    if lay is not None:
        return Idea(lay, SMALL_FIRST_LAY)
    if not view.rack.jokers:
        return Idea(None, NO_FIRST_LAY)
    if view.pool_size > short_pool:
        return Idea(None, NO_FIRST_LAY_WITH_JOKER)
    lay = most_tiles(view, deadline)
    return Idea(lay, NO_FIRST_LAY if lay is None else FIRST_LAY_WITH_JOKER)
