"""Lays that keep something back, asked of the solver by showing it a smaller rack; and the one that keeps nothing."""

from dataclasses import replace

from tilerummy.bots.steady import BUDGET
from tilerummy.moves import Lay
from tilerummy.position import View
from tilerummy.solver import best
from tilerummy.tiles import Tiles


def sweep(view: View) -> Lay | None:
    """The lay that ends the round: the whole rack, or all but the tile that is discarded afterwards."""
    if not view.rules.discard_pile:
        return _best(view, "out")
    lay = most_tiles(view)
    return lay if lay is not None and len(view.rack) - len(lay.played) <= 1 else None


def most_tiles(view: View) -> Lay | None:
    """Most tiles, and of those most points."""
    return _best(view, "tiles-points")


def most_points(view: View) -> Lay | None:
    """Most points, and of those most tiles."""
    return _best(view, "points-tiles")


def least_opening(view: View) -> Lay | None:
    """As few tiles as will do to open."""
    return _best(view, "open-least")


def _best(view: View, goal: str) -> Lay | None:
    found = best(view, goal, tidy=False, budget=BUDGET[view.rules.partial_take]) if view.rack else None
    return found.lay if found else None


def without_jokers(view: View) -> View:
    """The same view with the jokers of the rack out of reach."""
    return with_rack(view, view.rack.numbered)


def with_rack(view: View, rack: Tiles) -> View:
    """The same view with only these tiles in reach: what can be laid of them can be laid of the whole rack."""
    if rack == view.rack:
        return view
    return replace(view, racks=tuple(rack if seat == view.turn else other for seat, other in enumerate(view.racks)))
