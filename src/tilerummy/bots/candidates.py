"""Legal moves found without the solver.

A `Plan` is a possible table and rack. Steps change it one after another. A step is kept only if the referee accepts it
together with all steps before it, as one lay.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from random import Random

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.bots.melding import best_disjoint, exchanged, grown, melds_in, spare, split
from tilerummy.engine.judging.opening import opening_value
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, without
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Lay, Move
from tilerummy.engine.position import Stage, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import tiles_beside, with_tile

TILE_WORTH = 100
"""The worth of a tile, in addition to its points, if tiles count first."""


@dataclass(frozen=True)
class Plan:
    """The table and the rack after some steps."""

    table: tuple[Meld, ...]
    rack: Tiles

    @classmethod
    def of(cls, view: View) -> "Plan":
        return cls(view.table, view.rack)

    def changed(self, taken: tuple[Meld, ...], put: tuple[Meld, ...], rack: Tiles) -> "Plan":
        return Plan((*without(self.table, taken), *put), rack)

    def lay(self, view: View) -> Lay:
        return Lay(view.table, self.table)

    def is_legal(self, view: View) -> bool:
        return not judge(view, self.lay(view))


Step = Callable[[View, Plan], Iterator[Plan]]
"""All plans that one more step can make from a plan; some may be illegal."""


def with_steps(view: View, plan: Plan, steps: tuple[Step, ...], deadline: Deadline = NO_DEADLINE) -> Plan:
    """Apply the first legal step repeatedly, in the order of the steps, until there is none or time runs out."""
    while True:
        longer = first_legal_plan(view, (next_ for step in steps for next_ in step(view, plan)), deadline)
        if longer is None:
            return plan
        plan = longer


def first_legal_plan(view: View, plans: Iterable[Plan], deadline: Deadline = NO_DEADLINE) -> Plan | None:
    """The first legal plan; None if there is none, or if time runs out."""
    return next((plan for plan in takewhile(lambda _: not deadline.late(), plans) if plan.is_legal(view)), None)


# Own melds


def own_melds(view: View, found: tuple[Meld, ...] | None = None) -> Plan | None:
    """The own melds that use the most tiles, or those worth most if only that is enough to open.

    `found` lists the melds that the player has seen, by default all melds of the rack.
    """
    seen = melds_in(view.rack) if found is None else found
    for worth in (_most_tiles, lambda meld: opening_value(meld, view.rules)):
        melds = best_disjoint(seen, view.rack, worth)
        rack = view.rack
        for meld in melds:
            rack = rack - meld.tiles
        plan = Plan((*view.table, *melds), rack)
        if melds and plan.is_legal(view):
            return plan
    return None


def best_opening(view: View) -> tuple[Meld, ...]:
    """The melds of the rack that are worth most as a first lay, whether or not that is enough."""
    return tuple(best_disjoint(melds_in(view.rack), view.rack, lambda meld: opening_value(meld, view.rules)))


def _most_tiles(meld: Meld) -> int:
    # Jokers cost a little, so that one is used only if it lets another tile be laid.
    return TILE_WORTH * len(meld.row) + meld.tiles.points(joker=-TILE_WORTH // 2)


# Steps of a seat that may use the table


def lay_off(view: View, plan: Plan) -> Iterator[Plan]:
    """Add one tile to a meld; a joker only if it is the last tile."""
    last = len(plan.rack) == 1
    for tile in dict.fromkeys(plan.rack if last else plan.rack.numbered):
        for meld in plan.table:
            for longer in grown(meld, tile):
                yield plan.changed((meld,), (longer,), plan.rack - Tiles([tile]))


def take_one(view: View, plan: Plan) -> Iterator[Plan]:
    """Make a new meld from a spare tile of the table and two or more tiles of the rack."""
    for meld in plan.table:
        for tile, rest in spare(meld):
            around = neighbours(plan.rack, tile)
            if len(around) < 2:
                continue
            for made in melds_in(around + Tiles([tile])):
                if tile in made.tiles:
                    yield plan.changed((meld,), (*rest, made), plan.rack.minus(made.tiles - Tiles([tile])))


def cut_run(view: View, plan: Plan) -> Iterator[Plan]:
    """Cut a long run in two; a tile of the rack completes both parts."""
    for tile in dict.fromkeys(plan.rack.numbered):
        for meld in plan.table:
            for parts in split(meld, tile):
                yield plan.changed((meld,), parts, plan.rack - Tiles([tile]))


def exchange_joker(view: View, plan: Plan) -> Iterator[Plan]:
    """Exchange a tile of the rack for a joker of the table, which makes a new meld with two or more other tiles."""
    for meld in plan.table:
        if not meld.tiles.jokers:
            continue
        for tile in dict.fromkeys(plan.rack.numbered):
            for joker, mended in exchanged(meld, tile, view.rules.colours):
                freed = Tiles([joker])
                left = plan.rack - Tiles([tile])
                for made in melds_in(left.numbered + freed):
                    if freed <= made.tiles:
                        yield plan.changed((meld,), (mended, made), left - (made.tiles - freed))


def neighbours(rack: Tiles, tile: Tile) -> Tiles:
    """The tiles of a rack that can be in one small meld with this tile, without jokers."""
    return Tiles(
        other
        for other in rack.numbered
        if (other.number == tile.number) != (other.colour == tile.colour) and abs(other.number - tile.number) <= 2
    )


# Whole turns


def turns_to_lay(view: View) -> Iterator[tuple[View, Callable[[Lay], Move]]]:
    """The views from which a lay is possible now, each with a function that turns the lay into a move.

    Besides the plain view there may be two in which a tile from beside the table is already on the rack: the open last
    tile or the previous seat's discard.
    """
    for take in tiles_beside(view):
        yield with_tile(view, take), partial(type(take), take.tile)
    if view.stage is not Stage.LAID and not (view.rules.discard_pile and view.stage is Stage.START and view.pool_size):
        yield view, lambda lay: lay


def first_legal(view: View, plan_of: Callable[[View], Lay | None], *, sure: bool = False) -> Move | None:
    """The player's lay from the first view in which it is legal; None if there is nothing to lay.

    `sure`: the plain lays are known to be legal, so only moves that take a tile from beside the table are checked.
    """
    for seen, as_move in turns_to_lay(view):
        lay = plan_of(seen)
        if lay is not None and ((sure and seen is view) or not judge(view, as_move(lay))):
            return as_move(lay)
    return None


def without_lay(view: View, rng: Random) -> Move:
    """The move of a seat that does not lay (any more): draw, pass, or discard the most isolated tile."""
    return draw_or_pass(view) or Discard(most_isolated(view.rack, rng))


def draw_or_pass(view: View) -> Move | None:
    """The move of a seat that need not discard. It asks for no random numbers, which take longer to seed."""
    return next((move for move in (DRAW_REQUEST, PASS) if not judge(view, move)), None)


def most_isolated(rack: Tiles, rng: Random) -> Tile:
    """The tile with the fewest neighbours; of several, the highest number. A joker only if there is nothing else.

    >>> str(most_isolated(Tiles.parse("r5r6b6k1k12j"), Random(0)))
    'k12'
    """
    tiles = list(dict.fromkeys(rack.numbered)) or list(rack)
    rng.shuffle(tiles)
    return min(tiles, key=lambda tile: (2 * (rack.count(tile) < 2) + len(neighbours(rack, tile)), -tile.number))
