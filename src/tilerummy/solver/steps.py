"""A lay as the steps that a person makes at the table, one after another. Data only: `cli` has the texts.

>>> from tilerummy.engine.moves import Lay
>>> for step in steps(Lay.parse("b5-8:b5-7,kbr8")):
...     print(step)
take: b8 from b5-8 with k8r8 -> b5-7,kbr8
>>> [str(step) for step in steps(Lay.parse("r3-5j4:r3-5,boj9"))]
['exchange: with r4 to r3-5j4 -> r3-5', 'new: with b9o9 and freed j -> boj9']

A step moves one bundle of tiles to one place, together with tiles from the rack and jokers that were freed before. Rows
may be unfinished in between; the order of the steps keeps that rare. Every tile moves at most once, so a step never
needs a tile that an earlier one moved.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import Meld, Row, Run, in_order, read_row, tiles_of, without
from tilerummy.engine.moves import Lay
from tilerummy.engine.tiles import COLOURS, Tiles
from tilerummy.solver.bundles import RACK, bundles

Laid = Meld | Row
MOST_ORDERED = 10
"""Up to this many steps are ordered by trying all orders; more steps are ordered greedily."""


class Kind(Enum):
    """What a step looks like to the player who makes it."""

    NEW = "new"
    """A new row from the rack."""
    ADD = "add"
    """Tiles of the rack to a row that is there."""
    TAKE = "take"
    """Tiles of a row start a new row."""
    SPLIT = "split"
    """A run becomes two rows."""
    MOVE = "move"
    """Tiles go from one row to another."""
    JOIN = "join"
    """A whole row goes to another."""
    EXCHANGE = "exchange"
    """Tiles replace jokers, and the jokers are in the hand."""
    SHIFT = "shift"
    """A joker changes its place within its meld."""


@dataclass(frozen=True)
class Step:
    """`taken` from `source`, `rack` and `freed` from the hand, to `target` or to a new row.

    `source` becomes `left` (None if nothing is left), `target` becomes `made`; `out` has the jokers that this frees.
    """

    made: Laid
    source: Laid | None = None
    taken: Tiles = field(default_factory=Tiles)
    left: Laid | None = None
    target: Laid | None = None
    rack: Tiles = field(default_factory=Tiles)
    freed: Tiles = field(default_factory=Tiles)
    out: Tiles = field(default_factory=Tiles)

    @property
    def before(self) -> tuple[Laid, ...]:
        """The rows that this step changes."""
        return tuple(row for row in (self.source, self.target) if row is not None)

    @property
    def after(self) -> tuple[Laid, ...]:
        """What they become."""
        return tuple(row for row in (self.left, self.made) if row is not None)

    @property
    def kind(self) -> Kind:
        held = bool(self.rack or self.freed)
        if self.out:
            return Kind.EXCHANGE
        if self.source is None:
            return Kind.NEW if self.target is None else Kind.ADD if held else Kind.SHIFT
        if self.target is not None:
            return Kind.JOIN if self.left is None and not held else Kind.MOVE
        return Kind.SPLIT if self.cut and not held else Kind.TAKE

    @property
    def cut(self) -> int:
        """The number after which a run is cut in two; 0 if no run is cut."""
        if isinstance(self.source, Run) and self.left is not None:
            for low, high in ((self.left, self.made), (self.made, self.left)):
                if low.row + high.row == self.source.row:
                    return self.source.first + len(low.row) - 1
        return 0

    def __str__(self) -> str:
        parts = [f"{self.kind.value}:"]
        parts += [f"{self.taken} from {self.source}"] if self.source is not None else []
        parts += [f"with {self.rack}"] if self.rack else []
        parts += [f"and freed {self.freed}"] if self.freed else []
        parts += [f"to {self.target}"] if self.target is not None else []
        return " ".join([*parts, "->", ",".join(map(str, self.after))])


def steps(lay: Lay) -> tuple[Step, ...]:
    """The fewest steps found that make this lay."""
    plan = _Plan(lay.taken, lay.put)
    order = plan.order()
    if order is None:  # two melds need each other's joker: move the jokers like any tile
        plan = _Plan(lay.taken, lay.put, exchanges=False)
        order = plan.order() or ()
    return tuple(plan.steps(order))


def follow(table: Sequence[Laid], rack: Tiles, taken: Sequence[Step]) -> tuple[tuple[Laid, ...], Tiles]:
    """The table and the rack after the steps; raises `Impossible` if a step takes a tile that is not there."""
    rows, hand = tuple(table), Tiles()
    for step in taken:
        if missing := without(step.before, rows):
            raise Impossible("tiles-not-there", tiles=str(tiles_of(missing)))
        if tiles_of(step.before) + step.rack + step.freed != tiles_of(step.after) + step.out:
            raise Impossible("tiles-not-there", tiles=str(tiles_of(step.after)))
        rack, hand = rack - step.rack, hand - step.freed + step.out
        rows = (*without(rows, step.before), *step.after)
    if hand:
        raise Impossible("tiles-not-there", tiles=str(hand))
    return in_order(rows), rack


# How a lay becomes steps


@dataclass
class _Movement:
    """A step before it has its place in the order: places are the melds before, then the new ones."""

    goal: int
    source: int = RACK
    taken: Tiles = field(default_factory=Tiles)
    rack: Tiles = field(default_factory=Tiles)
    freed: Tiles = field(default_factory=Tiles)
    out: Tiles = field(default_factory=Tiles)
    waits_for: int = 0


class _Plan:
    def __init__(self, before: tuple[Laid, ...], after: tuple[Laid, ...], exchanges: bool = True) -> None:
        self.before = before
        self.flows, self.home = bundles(before, after)
        kept = {goal: source for source, goal in self.home.items()}
        self.place = {goal: kept.get(goal, len(before) + goal) for goal in range(len(after))}
        self.final = {self.place[goal]: meld for goal, meld in enumerate(after)}
        self.movements: list[_Movement] = []
        freeing = dict(self._exchanges()) if exchanges else {}
        for goal in range(len(after)):
            self.movements += self._arrivals(goal, set(freeing))
        for (source, goal), giver in freeing.items():
            self._free(source, goal, giver)
        self.touching: dict[int, int] = {}
        for at, each in enumerate(self.movements):
            for place in {each.source, each.goal} - {RACK}:
                self.touching[place] = self.touching.get(place, 0) | 1 << at
        self.rows: dict[tuple[int, int], Laid | None] = {}

    def _arrivals(self, goal: int, exchanged: set[tuple[int, int]]) -> list[_Movement]:
        """The movements to one meld; the tiles of the rack move together with the first bundle."""
        place, rack = self.place[goal], self.flows.get((RACK, goal), Tiles())
        found = [
            _Movement(place, source, tiles)
            for (source, to), tiles in self.flows.items()
            if to == goal and source not in (RACK, place) and (source, to) not in exchanged
        ]
        freed = sum((tiles for pair, tiles in self.flows.items() if pair in exchanged and pair[1] == goal), Tiles())
        if not found and (rack or freed or self._shifted(place)):
            found = [_Movement(place)]
        if found:
            found[0].rack, found[0].freed = rack, freed
        return found

    def _shifted(self, place: int) -> bool:
        """Whether a meld keeps its tiles but becomes a different meld."""
        return place < len(self.before) and (
            self.before[place].tiles == self.final[place].tiles and self.before[place] != self.final[place]
        )

    def _exchanges(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Bundles of jokers, and the source of the tiles that replace them."""
        for (source, goal), tiles in self.flows.items():
            home = self.home.get(source)
            if source == RACK or home in (None, goal) or tiles.numbered:
                continue
            meant = [place.means for place in self.before[source].joker_places(COLOURS) if place.joker in tiles]
            for (giver, to), coming in self.flows.items():
                if to == home and giver != source:
                    replacements = sum(any(tile in means for means in meant) for tile in coming.numbered)
                    if replacements >= len(tiles):
                        yield (source, goal), giver
                        break

    def _free(self, source: int, goal: int, giver: int) -> None:
        jokers = self.flows[source, goal]
        into = [at for at, each in enumerate(self.movements) if each.goal == source]
        at = next((at for at in into if self.movements[at].source == giver), into[0])
        self.movements[at].out += jokers
        user = next(each for each in self.movements if each.goal == self.place[goal] and each.freed)
        user.waits_for |= 1 << at

    # The order

    def order(self) -> tuple[int, ...] | None:
        """The order with the fewest unfinished rows; None if some steps wait for each other."""
        count = len(self.movements)
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
        while len(order) < len(self.movements):
            possible = self._possible(done)
            if not possible:
                return None
            at = min(possible, key=lambda at: self._unfinished(done | 1 << at))
            done |= 1 << at
            order.append(at)
        return tuple(order)

    def _possible(self, done: int) -> list[int]:
        return [
            at
            for at, each in enumerate(self.movements)
            if not done >> at & 1 and each.waits_for & done == each.waits_for
        ]

    def _unfinished(self, done: int) -> int:
        """The unfinished rows: one that still needs tiles counts once, one that must also lose some counts twice."""
        rows = (self._row(place, done) for place in self.touching)
        return sum(2 - _could_grow(row) for row in rows if isinstance(row, Row) and not row.readings)

    # The rows

    def _row(self, place: int, done: int) -> Laid | None:
        """The row at a place after some movements."""
        key = (place, done & self.touching[place])
        if key not in self.rows:
            self.rows[key] = self._row_after(*key)
        return self.rows[key]

    def _row_after(self, place: int, done: int) -> Laid | None:
        tiles = self.before[place].tiles if place < len(self.before) else Tiles()
        if not done:
            return self.before[place] if place < len(self.before) else None
        for at, each in enumerate(self.movements):
            if done >> at & 1 and each.goal == place:
                tiles = tiles + each.taken + each.rack + each.freed - each.out
            elif done >> at & 1:
                tiles = tiles - each.taken
        if not tiles:
            return None
        if place in self.final and tiles == self.final[place].tiles:
            return self.final[place]
        return self._arranged(place, tiles)

    def _arranged(self, place: int, tiles: Tiles) -> Laid:
        """An unfinished row in the order of the meld that it was, or will be, else by number."""
        models = [self.before[place]] if place < len(self.before) else []
        models += [self.final[place]] if place in self.final else []
        for model in models:
            if tiles <= model.tiles:
                left = list(tiles)
                return read_row([left.pop(left.index(tile)) for tile in model.row if tile in left])
        return read_row(sorted(tiles, key=lambda tile: (tile.number == 0, tile.number)))

    def steps(self, order: Sequence[int]) -> Iterator[Step]:
        done = 0
        for at in order:
            each = self.movements[at]
            then = done | 1 << at
            source = None if each.source == RACK else self._row(each.source, done)
            left = None if each.source == RACK else self._row(each.source, then)
            made = self._row(each.goal, then)
            assert made is not None
            yield Step(made, source, each.taken, left, self._row(each.goal, done), each.rack, each.freed, each.out)
            done = then


def _could_grow(row: Row) -> bool:
    """Whether all of a row can be part of one meld."""
    numbered = [tile for tile in row.row if tile.number]
    return len({tile.number for tile in numbered}) < 2 or len({tile.colour for tile in numbered}) < 2
