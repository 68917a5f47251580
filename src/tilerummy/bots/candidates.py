"""Legal moves found without the solver: melds of the rack, and small changes of one meld.

A `Plan` is a possible table and rack. Steps change it one after another. A step is kept only if the referee accepts it
together with all steps before it, as one lay.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, takewhile
from random import Random

from tilerummy.bots.deadline import NO_DEADLINE, Deadline
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.opening import opening_value
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import LARGEST_GROUP, SHORTEST, Group, Meld, Run, in_order, without
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Lay, Move
from tilerummy.engine.position import Stage, View
from tilerummy.engine.tiles import NUMBERS, Tile, Tiles
from tilerummy.engine.turns import tiles_beside, with_tile

LONGEST = 2 * SHORTEST - 1
"""A longer run is treated as two runs; `joined` joins them again."""
MOST_RACKS = 1500
"""How many racks `best_disjoint` tries before it takes its best so far; only racks full of jokers need that many."""


def melds_in(rack: Tiles) -> tuple[Meld, ...]:
    """Every group, and every run of up to five tiles, that can be made from these tiles with at most one joker.

    >>> [str(meld) for meld in melds_in(Tiles.parse("r5r6r7k5b5"))]
    ['kbr5', 'r5-7']
    >>> [str(meld) for meld in melds_in(Tiles.parse("r5r7j"))]
    ['r5-7j6']
    """
    by_number: dict[int, list[str]] = {}
    by_colour: dict[str, set[int]] = {}
    for tile in dict.fromkeys(rack.numbered):
        by_number.setdefault(tile.number, []).append(tile.colour)
        by_colour.setdefault(tile.colour, set()).add(tile.number)
    jokers = tuple(dict.fromkeys(rack.jokers))
    groups = (group for number, colours in by_number.items() for group in _groups(number, colours, jokers))
    runs = (run for colour, numbers in by_colour.items() for run in _runs(colour, numbers, jokers))
    return (*groups, *runs)


def _groups(number: int, colours: Sequence[str], jokers: Sequence[Tile]) -> Iterator[Meld]:
    for size in range(SHORTEST - 1, len(colours) + 1):
        for chosen in map("".join, combinations(colours, size)):
            if size >= SHORTEST:
                yield Group(number, chosen)
            if size < LARGEST_GROUP:
                for joker in jokers:
                    if joker.colour not in chosen or not joker.colour:
                        yield Group(number, chosen, (joker,))


def _runs(colour: str, there: set[int], jokers: Sequence[Tile]) -> Iterator[Meld]:
    helpers = [joker for joker in jokers if joker.colour in ("", colour)]
    for first in NUMBERS:
        missing: list[int] = []
        for last in range(first, min(first + LONGEST, NUMBERS.stop)):
            if last not in there:
                missing.append(last)
            if len(missing) > min(1, len(helpers)):
                break
            if last - first + 1 >= SHORTEST:
                if missing:
                    yield from (Run(colour, first, last, ((missing[0], helper),)) for helper in helpers)
                else:
                    yield Run(colour, first, last)


Worth = Callable[[Meld], int]


def best_disjoint(melds: Iterable[Meld], rack: Tiles, worth: Worth) -> tuple[Meld, ...]:
    """The most valuable set of these melds that the rack can form at the same time.

    >>> rack = Tiles.parse("r5r6r7k5b5k6k7")
    >>> print(*best_disjoint(melds_in(rack), rack, lambda meld: len(meld.row)))
    k5-7 r5-7
    """
    return joined(_Packing(tuple(melds), worth).best(rack)[1])


class _Packing:
    """Branches on the lowest tile that can be in a meld: either one of its melds is laid, or it stays on the rack."""

    def __init__(self, melds: tuple[Meld, ...], worth: Worth) -> None:
        self.of_tile: dict[Tile, list[Meld]] = {}
        for meld in melds:
            self.of_tile.setdefault(min(meld.tiles.numbered), []).append(meld)
        self.order = sorted(self.of_tile)
        self.worth = worth
        self.known: dict[tuple[int, int], tuple[int, tuple[Meld, ...]]] = {}

    def best(self, left: Tiles, at: int = 0) -> tuple[int, tuple[Meld, ...]]:
        if at == len(self.order):
            return 0, ()
        key = (left.packed, at)
        if key not in self.known:
            if len(self.known) >= MOST_RACKS:
                return 0, ()
            self.known[key] = (0, ())
            self.known[key] = self._choice(left, at)
        return self.known[key]

    def _choice(self, left: Tiles, at: int) -> tuple[int, tuple[Meld, ...]]:
        found = self.best(left, at + 1)
        for meld in self.of_tile[self.order[at]]:
            if meld.tiles <= left:
                # A second copy of the tile may start another meld, so the same place is tried again.
                value, others = self.best(left - meld.tiles, at)
                if value + self.worth(meld) > found[0]:
                    found = (value + self.worth(meld), (meld, *others))
        return found


def joined(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """The same melds, with adjacent runs joined, as people do.

    >>> from tilerummy.engine.melds import parse_meld
    >>> print(*joined([parse_meld("r4-6"), parse_meld("r1-3"), parse_meld("kbr9")]))
    r1-6 kbr9
    """
    together: list[Meld] = []
    for meld in in_order(melds):
        last = together[-1] if together else None
        follows = isinstance(last, Run) and isinstance(meld, Run) and last.colour == meld.colour
        if follows and isinstance(last, Run) and isinstance(meld, Run) and last.last + 1 == meld.first:
            together[-1] = Run(meld.colour, last.first, meld.last, (*last.jokers, *meld.jokers))
        else:
            together.append(meld)
    return tuple(together)


def grown(meld: Meld, tile: Tile) -> tuple[Meld, ...]:
    """The meld with one more tile; empty if the tile does not fit.

    >>> from tilerummy.engine.melds import parse_meld
    >>> grown(parse_meld("r5-7"), Tile("r", 8)), grown(parse_meld("kbr5"), Tile("r", 5))
    ((Run.parse('r5-8'),), ())
    """
    try:
        return tuple(_grown(meld, tile))
    except Impossible:  # a colour twice, or no room
        return ()


def _grown(meld: Meld, tile: Tile) -> Iterator[Meld]:
    if isinstance(meld, Group):
        if len(meld.row) == LARGEST_GROUP:
            return
        if tile.is_joker:
            yield Group(meld.number, meld.colours, tuple(Tiles([*meld.jokers, tile])))
        elif tile.number == meld.number:
            colours = "".join(each.colour for each in Tiles([*meld.tiles.numbered, tile]))
            yield Group(meld.number, colours, meld.jokers)
    elif tile.colour in ("", meld.colour):
        jokers = dict(meld.jokers)
        for first, last, end in (
            (meld.first, meld.last + 1, meld.last + 1),
            (meld.first - 1, meld.last, meld.first - 1),
        ):
            if end in NUMBERS and tile.number in (0, end):
                there = {**jokers, end: tile} if tile.is_joker else jokers
                yield Run(meld.colour, first, last, tuple(sorted(there.items())))


def spare(meld: Meld) -> tuple[tuple[Tile, tuple[Meld, ...]], ...]:
    """The tiles that can be taken, with the rest: any tile of a full group, an end or the middle of a long run.

    Jokers stay in place: taking one is an exchange.

    >>> from tilerummy.engine.melds import parse_meld
    >>> [(str(tile), *map(str, rest)) for tile, rest in spare(parse_meld("r5-8"))]
    [('r5', 'r6-8'), ('r8', 'r5-7')]
    """
    return tuple(_spare(meld))


def _spare(meld: Meld) -> Iterator[tuple[Tile, tuple[Meld, ...]]]:
    if isinstance(meld, Group):
        full = len(meld.row) == LARGEST_GROUP and len(meld.colours) > 1  # jokers alone are not a meld
        for colour in meld.colours if full else "":
            yield Tile(colour, meld.number), (Group(meld.number, meld.colours.replace(colour, ""), meld.jokers),)
        return
    jokers = dict(meld.jokers)
    for number in range(meld.first, meld.last + 1):
        spans = ((meld.first, number - 1), (number + 1, meld.last))
        rest = tuple(part(meld, first, last) for first, last in spans if first <= last)
        if number not in jokers and all(rest):
            yield Tile(meld.colour, number), tuple(run for run in rest if run)


def split(meld: Meld, tile: Tile) -> tuple[tuple[Meld, Meld], ...]:
    """A long run cut in two, so that a second copy of one of its tiles fits.

    >>> from tilerummy.engine.melds import parse_meld
    >>> [tuple(map(str, two)) for two in split(parse_meld("r1-6"), Tile("r", 4))]
    [('r1-4', 'r4-6')]
    """
    if isinstance(meld, Run) and meld.colour == tile.colour and tile.number not in dict(meld.jokers):
        low, high = part(meld, meld.first, tile.number), part(meld, tile.number, meld.last)
        if low and high:
            return ((low, high),)
    return ()


def part(run: Run, first: int, last: int) -> Run | None:
    """A part of a run with its jokers, if that part is a run."""
    jokers = tuple(place for place in run.jokers if first <= place[0] <= last)
    if last - first + 1 < max(SHORTEST, len(jokers) + 1):
        return None
    return Run(run.colour, first, last, jokers)


def exchanged(meld: Meld, tile: Tile, palette: str) -> Iterator[tuple[Tile, Meld]]:
    """The jokers of a meld that this tile can replace, each with the resulting meld.

    >>> from tilerummy.engine.melds import parse_meld
    >>> [(str(joker), str(made)) for joker, made in exchanged(parse_meld("boj4"), Tile("k", 4), "kbro")]
    [('j', 'kbo4')]
    """
    if isinstance(meld, Run):
        for number, joker in meld.jokers:
            if tile == Tile(meld.colour, number):
                others = tuple(place for place in meld.jokers if place[0] != number)
                yield joker, Run(meld.colour, meld.first, meld.last, others)
        return
    for place in dict.fromkeys(meld.joker_places(palette)):
        if tile in place.means:
            colours = "".join(each.colour for each in Tiles([*meld.tiles.numbered, tile]))
            yield place.joker, Group(meld.number, colours, tuple(meld.tiles.jokers - Tiles([place.joker])))


# Plans

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
