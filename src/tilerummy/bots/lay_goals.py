"""Lays for different goals. To keep tiles back, the solver gets a view with a smaller rack."""

from tilerummy.bots.bounded_search import best_lay
from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.turns import with_rack


def winning_lay(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay that ends the round: the whole rack, or all but the tile that is discarded afterwards."""
    if not view.rules.discard_pile:
        return best_lay(view, "out", deadline)
    lay = most_tiles(view, deadline)
    return lay if ends_round(view, lay) else None


def ends_round(view: View, lay: Lay | None) -> bool:
    """Whether the round is over after this lay, or after the discard that follows it."""
    return lay is not None and len(view.rack) - len(lay.played) <= view.rules.discard_pile


def most_tiles(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay with the most tiles, and among those the most points."""
    return best_lay(view, "tiles-points", deadline)


def most_points(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The lay with the most points, and among those the most tiles."""
    return best_lay(view, "points-tiles", deadline)


def least_opening(view: View, deadline: Deadline = NO_DEADLINE) -> Lay | None:
    """The opening with the fewest tiles."""
    return best_lay(view, "open-least", deadline)


def without_jokers(view: View) -> View:
    """The same view without the jokers of the rack."""
    return with_rack(view, view.rack.numbered)
