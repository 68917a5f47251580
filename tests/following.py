"""Follows the steps of a lay, as a person would."""

from collections.abc import Sequence

from tilerummy.engine.melds import Meld, Row, in_order, tiles_of, without
from tilerummy.engine.tiles import Tiles
from tilerummy.solver.steps import Step


def follow(table: Sequence[Meld | Row], rack: Tiles, taken: Sequence[Step]) -> tuple[tuple[Meld | Row, ...], Tiles]:
    """The table and the rack after the steps; fails if a step takes a tile that is not there."""
    rows, hand = tuple(table), Tiles()
    for step in taken:
        if missing := without(step.before, rows):
            raise AssertionError(f"not there: {tiles_of(missing)}")
        if tiles_of(step.before) + step.rack + step.freed != tiles_of(step.after) + step.out:
            raise AssertionError(f"not the same tiles: {step}")
        rack, hand = rack - step.rack, hand - step.freed + step.out
        rows = (*without(rows, step.before), *step.after)
    if hand:
        raise AssertionError(f"left in the hand: {hand}")
    return in_order(rows), rack
