"""A lay as the steps that a person makes at the table, one after another. Data only: `language` has the texts.

>>> from tilerummy.engine.moves import Lay
>>> for step in steps(Lay.parse("b5-8:b5-7,kbr8")):
...     print(step)
take: b8 from b5-8 with k8r8 -> b5-7,kbr8
>>> [str(step) for step in steps(Lay.parse("r3-5j4:r3-5,boj9"))]
['exchange: with r4 to r3-5j4 -> r3-5', 'new: with b9o9 and freed j -> boj9']

A step makes one meld: it brings together tiles of the rack, tiles of one or more rows, and jokers that were freed
before. So there is at most one step for each meld that is put. What is left of a row may be unfinished in between; the
order of the steps keeps such rows few, and lets them look like a part of a meld wherever an order does that.

Which tiles go from which meld to which is decided first (`bundles`), in as few bundles as can be found.
Equal tiles are interchangeable, so the same two tables allow many assignments. The search tries the assignments of
each kind of tile and keeps the one that changes the fewest melds, then the one with the fewest bundles, then with the
fewest moved tiles. It is bounded; the first assignment that it tries is already a good one.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise, permutations
from typing import NamedTuple

from tilerummy.engine.melds import Meld, Row, Run, read_row, without
from tilerummy.engine.moves import Lay
from tilerummy.engine.tiles import COLOURS, KINDS, Tile, Tiles

RACK = -1
"""The source of tiles that are played."""
MOST_NODES = 1500
Pair = tuple[int, int]


class Bundles(NamedTuple):
    """Tiles that go from a meld before (or `RACK`) to a meld after, by index; `home[i]` is what meld i becomes."""

    tiles: dict[Pair, Tiles]
    home: dict[int, int]


def never() -> bool:
    """For a search that has all the time it needs."""
    return False


def bundles(before: Sequence[Meld | Row], after: Sequence[Meld | Row], stop: Callable[[], bool] = never) -> Bundles:
    """The best found before `stop` returns True, at least one."""
    return _Search(before, after, stop).run()


class _Search:
    def __init__(self, before: Sequence[Meld | Row], after: Sequence[Meld | Row], stop: Callable[[], bool]) -> None:
        self.stop, self.sizes = stop, (len(before), len(after))
        ways = [(tile, _ways(tile, before, after)) for tile in KINDS]
        self.pairs: Counter[Pair] = Counter(pair for _, found in ways if len(found) == 1 for pair in found[0])
        self.open = [(tile, found) for tile, found in ways if len(found) > 1]
        self.fixed = [(tile, found[0]) for tile, found in ways if len(found) == 1]
        self.chosen: list[tuple[Pair, ...]] = []
        self.nodes = 0
        self.least: tuple[int, int, int] | None = None
        self.best: tuple[list[tuple[Pair, ...]], dict[int, int]] = ([], {})

    def run(self) -> Bundles:
        self._choose(0)
        chosen, home = self.best
        tiles: dict[Pair, list[Tile]] = {}
        for tile, way in [*self.fixed, *((tile, way) for (tile, _), way in zip(self.open, chosen, strict=True))]:
            for pair in way:
                tiles.setdefault(pair, []).append(tile)
        return Bundles({pair: Tiles(tiles[pair]) for pair in sorted(tiles)}, home)

    def _choose(self, at: int) -> None:
        self.nodes += 1
        if self.least is not None and (self.nodes > MOST_NODES or self.stop() or self._bound() >= self.least[0]):
            return
        if at == len(self.open):
            self._weigh()
            return
        for way in sorted(self.open[at][1], key=lambda way: sum(not self.pairs[pair] for pair in set(way))):
            self.pairs.update(way)
            self.chosen.append(way)
            self._choose(at + 1)
            self.chosen.pop()
            self.pairs.subtract(way)

    def _arrivals(self) -> tuple[list[int], list[int]]:
        """For each meld after: how many melds give tiles to it, and whether the rack does."""
        givers, rack = [0] * self.sizes[1], [0] * self.sizes[1]
        for (source, goal), count in self.pairs.items():
            if count and source == RACK:
                rack[goal] = 1
            elif count:
                givers[goal] += 1
        return givers, rack

    def _bound(self) -> int:
        """A lower bound on the melds that tiles go to, for any choice of homes."""
        givers, rack = self._arrivals()
        each = sum(from_table > 1 or from_rack > 0 for from_table, from_rack in zip(givers, rack, strict=True))
        return max(each, sum(count > 0 for count in givers) - min(self.sizes))

    def _weigh(self) -> None:
        givers, rack = self._arrivals()
        # A meld stays untouched if all of it comes from one meld; elsewhere a home only saves moving some tiles.
        worth = {
            (source, goal): 1000 * (givers[goal] == 1 and not rack[goal]) + count
            for (source, goal), count in self.pairs.items()
            if count and source != RACK
        }
        home = assignment(worth, *self.sizes)
        at_home = set(home.values())
        arriving = [n - (goal in at_home) for goal, n in enumerate(givers)]
        steps = sum(n + r > 0 for n, r in zip(arriving, rack, strict=True))
        moved = sum(self.pairs.values()) - sum(self.pairs[pair] for pair in home.items())
        weight = (steps, sum(arriving) + sum(rack), moved)
        if self.least is None or weight < self.least:
            self.least, self.best = weight, (list(self.chosen), home)


def _ways(tile: Tile, before: Sequence[Meld | Row], after: Sequence[Meld | Row]) -> list[tuple[Pair, ...]]:
    """All ways in which the tiles of one kind can go from their melds before to their melds after."""
    sources = [at for at, meld in enumerate(before) for _ in range(meld.tiles.count(tile))]
    goals = [at for at, meld in enumerate(after) for _ in range(meld.tiles.count(tile))]
    sources += [RACK] * (len(goals) - len(sources))
    return sorted({tuple(sorted(zip(sources, order, strict=True))) for order in permutations(goals)})


def assignment(worth: dict[Pair, int], rows: int, columns: int) -> dict[int, int]:
    """The pairs with the highest total worth, each row and column used at most once (the Hungarian method).

    >>> assignment({(0, 0): 5, (0, 1): 4, (1, 0): 4}, 2, 2)
    {0: 1, 1: 0}
    """
    size = max(rows, columns)
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    holder = [0] * (size + 1)  # of each column; 0 means none, rows count from 1
    for row in range(1, size + 1):
        holder[0], column = row, 0
        slack, back, seen = [1 << 30] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while holder[column]:
            seen[column] = True
            here = holder[column]
            for other in range(1, size + 1):
                if not seen[other]:
                    price = -worth.get((here - 1, other - 1), 0) - row_price[here] - column_price[other]
                    if price < slack[other]:
                        slack[other], back[other] = price, column
            nearest = min((other for other in range(1, size + 1) if not seen[other]), key=slack.__getitem__)
            step = slack[nearest]
            for other in range(size + 1):
                if seen[other]:
                    row_price[holder[other]] += step
                    column_price[other] -= step
                else:
                    slack[other] -= step
            column = nearest
        while column:
            holder[column], column = holder[back[column]], back[column]
    found = {holder[column] - 1: column - 1 for column in range(1, size + 1)}
    return {row: found[row] for row in sorted(found) if (row, found[row]) in worth}


Laid = Meld | Row
MOST_ORDERED = 10
"""Up to this many steps are ordered by trying all orders; more steps are ordered greedily."""
GAP = 9
"""A row with a gap, or with tiles that never lie in one meld, is as bad as this many unfinished rows."""


class Kind(Enum):
    """What a step looks like to the player who makes it."""

    NEW = "new"
    """A new row from the rack."""
    ADD = "add"
    """Tiles of the rack to a row that is there."""
    TAKE = "take"
    """Tiles of rows make a new row."""
    SPLIT = "split"
    """A run becomes two rows."""
    MOVE = "move"
    """Tiles of rows go to another row."""
    JOIN = "join"
    """A whole row goes to another."""
    EXCHANGE = "exchange"
    """Tiles replace jokers, and the jokers are in the hand."""
    SHIFT = "shift"
    """A joker changes its place within its meld."""


@dataclass(frozen=True)
class Source:
    """A row that gives tiles: `taken` from `row`, which becomes `left` (None if nothing is left)."""

    row: Laid
    taken: Tiles
    left: Laid | None = None


@dataclass(frozen=True)
class Step:
    """Tiles of `sources`, and `rack` and `freed` from the hand, go to `target` or to a new row, which becomes `made`.

    `out` has the jokers that this frees.
    """

    made: Laid
    sources: tuple[Source, ...] = ()
    target: Laid | None = None
    rack: Tiles = field(default_factory=Tiles)
    freed: Tiles = field(default_factory=Tiles)
    out: Tiles = field(default_factory=Tiles)

    @property
    def taken(self) -> Tiles:
        """All tiles that come from rows of the table."""
        return sum((source.taken for source in self.sources), Tiles())

    @property
    def before(self) -> tuple[Laid, ...]:
        """The rows that this step changes."""
        rows = tuple(source.row for source in self.sources)
        return rows if self.target is None else (*rows, self.target)

    @property
    def after(self) -> tuple[Laid, ...]:
        """What they become."""
        return (*(source.left for source in self.sources if source.left is not None), self.made)

    @property
    def kind(self) -> Kind:
        held = bool(self.rack or self.freed)
        if self.out:
            return Kind.EXCHANGE
        if not self.sources:
            return Kind.NEW if self.target is None else Kind.ADD if held else Kind.SHIFT
        if self.target is not None:
            whole = len(self.sources) == 1 and self.sources[0].left is None and not isinstance(self.sources[0].row, Row)
            return Kind.JOIN if whole and not held else Kind.MOVE
        return Kind.SPLIT if self.cut and not held else Kind.TAKE

    @property
    def cut(self) -> int:
        """The number after which a run is cut in two; 0 if no run is cut."""
        if len(self.sources) == 1:
            run, left = self.sources[0].row, self.sources[0].left
            if isinstance(run, Run) and left is not None:
                for low, high in ((left, self.made), (self.made, left)):
                    if low.row + high.row == run.row:
                        return run.first + len(low.row) - 1
        return 0

    def __str__(self) -> str:
        parts = [f"{self.kind.value}:"]
        parts += [f"{source.taken} from {source.row}" for source in self.sources]
        parts += [f"with {self.rack}"] if self.rack else []
        parts += [f"and freed {self.freed}"] if self.freed else []
        parts += [f"to {self.target}"] if self.target is not None else []
        return " ".join([*parts, "->", ",".join(map(str, self.after))])


def steps(lay: Lay, stop: Callable[[], bool] = never) -> tuple[Step, ...]:
    """The fewest steps found that make this lay, at most one for each meld that it puts, until `stop` returns True."""
    plan = _Plan(lay, stop)
    order = plan.order()
    if order is None:  # two melds need each other's joker: move the jokers like any tile
        plan = _Plan(lay, stop, exchanges=False)
        order = plan.order() or ()
    return tuple(plan.steps(order))


def laid_after(table: Sequence[Laid], told: Sequence[Step]) -> Iterator[tuple[Laid, ...]]:
    """The rows on the table after each step. A joker in the hand is a row of its own."""
    rows, hand = tuple(table), Tiles()
    for step in told:
        rows, hand = (*without(rows, step.before), *step.after), hand - step.freed + step.out
        yield (*rows, *(Row((joker,)) for joker in hand))


# How a lay becomes steps


@dataclass
class _Making:
    """A step before it has its place in the order. A place is a meld before, or after those a new meld."""

    goal: int
    arriving: dict[int, Tiles]
    """What comes from each place."""
    rack: Tiles
    freed: Tiles
    out: Tiles = field(default_factory=Tiles)
    home: Tiles = field(default_factory=Tiles)
    """What is there already, if the meld stays where one was before."""
    waits_for: int = 0


class _Plan:
    def __init__(self, lay: Lay, stop: Callable[[], bool], exchanges: bool = True) -> None:
        self.before, after = lay.taken, lay.put
        self.flows, self.home = bundles(self.before, after, stop)
        self.at_home = {goal: source for source, goal in self.home.items()}
        self.after = after
        freeing = tuple(self._exchanges()) if exchanges else ()
        self.makings = [making for goal in range(len(after)) for making in self._making(goal, freeing)]
        for source, goal in freeing:
            self._free(source, goal)
        self.changing = [self._steps_at(place) for place in range(len(self.before))]
        self.rows: dict[tuple[int, int], Laid | None] = {}
        self.costs: dict[tuple[int, int], int] = {}

    def _making(self, goal: int, exchanged: Sequence[tuple[int, int]]) -> Iterator[_Making]:
        """The step that makes one meld; none for a meld that only loses tiles, or is not touched."""
        place = self.at_home.get(goal)
        coming = {source: tiles for (source, to), tiles in self.flows.items() if to == goal}
        freed = sum((tiles for source, tiles in coming.items() if (source, goal) in exchanged), Tiles())
        arriving = {
            source: tiles
            for source, tiles in coming.items()
            if source not in (RACK, place) and (source, goal) not in exchanged
        }
        rack = coming.get(RACK, Tiles())
        if arriving or rack or freed or self._shifted(goal):
            yield _Making(goal, arriving, rack, freed, home=Tiles() if place is None else coming[place])

    def _shifted(self, goal: int) -> bool:
        """Whether a meld keeps its tiles but becomes a different meld."""
        place = self.at_home.get(goal)
        return place is not None and (
            self.before[place].tiles == self.after[goal].tiles and self.before[place] != self.after[goal]
        )

    def _exchanges(self) -> Iterator[tuple[int, int]]:
        """Bundles of jokers that tiles replace in their meld."""
        for (source, goal), tiles in self.flows.items():
            home = self.home.get(source)
            if source == RACK or home in (None, goal) or tiles.numbered:
                continue
            meant = [place.means for place in self.before[source].joker_places(COLOURS) if place.joker in tiles]
            coming = [each for (giver, to), each in self.flows.items() if to == home and giver != source]
            replacements = sum(any(tile in means for means in meant) for each in coming for tile in each.numbered)
            if replacements >= len(tiles):
                yield source, goal

    def _free(self, source: int, goal: int) -> None:
        at = next(at for at, each in enumerate(self.makings) if each.goal == self.home[source])
        self.makings[at].out += self.flows[source, goal]
        next(each for each in self.makings if each.goal == goal).waits_for |= 1 << at

    # The order

    def order(self) -> tuple[int, ...] | None:
        """The order with the fewest unfinished rows; None if some steps wait for each other."""
        count = len(self.makings)
        if count > MOST_ORDERED:
            return self._one_by_one()
        best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for done in range(1 << count):
            if done in best:
                so_far, order = best[done]
                cost = so_far + self._unfinished(done)
                for at in self._possible(done):
                    reached = (cost, (*order, at))
                    best[done | 1 << at] = min(best.get(done | 1 << at, reached), reached)
        return best[(1 << count) - 1][1] if (1 << count) - 1 in best else None

    def _one_by_one(self) -> tuple[int, ...] | None:
        done = 0
        order: list[int] = []
        while len(order) < len(self.makings):
            possible = self._possible(done)
            if not possible:
                return None
            at = min(possible, key=lambda at: self._unfinished(done | 1 << at))
            done |= 1 << at
            order.append(at)
        return tuple(order)

    def _possible(self, done: int) -> list[int]:
        return [
            at for at, each in enumerate(self.makings) if not done >> at & 1 and each.waits_for & done == each.waits_for
        ]

    def _unfinished(self, done: int) -> int:
        """The unfinished rows; a row that cannot be part of a meld counts much more."""
        return sum(self._cost(place, done & steps) for place, steps in enumerate(self.changing))

    def _cost(self, place: int, done: int) -> int:
        if (place, done) not in self.costs:
            row = self._left_at(place, done)
            unfinished = isinstance(row, Row) and not row.readings
            self.costs[place, done] = 0 if row is None or not unfinished else 1 if looks_possible(row) else GAP
        return self.costs[place, done]

    # The rows

    def _left(self, done: int) -> dict[int, Laid]:
        """What is left of each meld before after some steps; a meld that was made there is not in it."""
        rows = ((place, self._left_at(place, done & steps)) for place, steps in enumerate(self.changing))
        return {place: row for place, row in rows if row is not None}

    def _steps_at(self, place: int) -> int:
        """A mask of the steps that change a meld: others need not be told apart."""
        return sum(
            1 << at
            for at, each in enumerate(self.makings)
            if place in each.arriving or self.at_home.get(each.goal) == place
        )

    def _left_at(self, place: int, done: int) -> Laid | None:
        """What is left of one meld after the steps that change it; None if nothing is, or a meld was made there."""
        if (place, done) not in self.rows:
            gone = Tiles()
            for at, each in enumerate(self.makings):
                if done >> at & 1:
                    gone += each.arriving.get(place, Tiles())
                    if self.at_home.get(each.goal) == place:
                        gone += each.home + each.out
            tiles = self.before[place].tiles
            self.rows[place, done] = None if tiles == gone else self._arranged(place, tiles - gone)
        return self.rows[place, done]

    def _arranged(self, place: int, tiles: Tiles) -> Laid:
        """What is left of a meld, in the order in which it lay."""
        meld = self.before[place]
        if tiles == meld.tiles:
            return meld
        goal = self.home.get(place)
        if goal is not None and tiles == self.after[goal].tiles:
            return self.after[goal]
        left = list(tiles)
        return read_row([left.pop(left.index(tile)) for tile in meld.row if tile in left])

    def steps(self, order: Sequence[int]) -> Iterator[Step]:
        done = 0
        for at in order:
            each, then = self.makings[at], done | 1 << at
            now, later = self._left(done), self._left(then)
            giving = dict(each.arriving)
            home, target = self.at_home.get(each.goal), None
            if home is not None:
                if home in later:  # other tiles are still there: the meld is made beside them
                    giving[home] = each.home
                else:
                    target = now[home]
            sources = tuple(Source(now[place], tiles, later.get(place)) for place, tiles in sorted(giving.items()))
            yield Step(self.after[each.goal], sources, target, each.rack, each.freed, each.out)
            done = then


def looks_possible(row: Laid) -> bool:
    """Whether all of a row can lie side by side in one meld: one number, or one colour without a gap."""
    numbered = [tile for tile in row.row if tile.number]
    if len({tile.number for tile in numbered}) < 2:
        return len({tile.colour for tile in numbered}) == len(numbered)
    gaps = sum(high.number - low.number - 1 for low, high in pairwise(numbered))
    rising = all(low.number < high.number for low, high in pairwise(numbered))
    return len({tile.colour for tile in numbered}) == 1 and rising and gaps <= len(row.row) - len(numbered)
