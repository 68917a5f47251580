"""A problem in small integers that does not need the edition any more: the input of `search`.

`lower` reads a view and a goal and writes a `Problem`; `lift` turns the melds of the answer back into a `Lay`. No other
module of the solver knows an edition, a policy enum or a tile object.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import add, mul
from typing import Any, Literal

from tilerummy.engine.cached import cached
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_whole, wrong_type
from tilerummy.engine.melds import Group, Meld, Run, in_order
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Situation
from tilerummy.engine.rules import (
    LIMITS,
    JokerFree,
    JokerReuse,
    JokerSource,
    JokerSplit,
    OpenExtend,
    OpenJoker,
    PartialTake,
    Rules,
)
from tilerummy.engine.tiles import INDEX, JOKER, NUMBERS, Tile, Tiles
from tilerummy.solver.contract import GROUP, KINDS, MOST_COPIES, MOST_JOKERS, MOST_WEIGHT, Shape, check_shape
from tilerummy.solver.shapes import count_tiles

Criterion = Literal["tiles", "points"]
_CRITERIA = (("tiles",), ("points",), ("tiles", "points"), ("points", "tiles"))


@dataclass(frozen=True)
class Goal:
    """What "best" means: the criteria are compared in order.

    `keep_jokers`: jokers count nothing in the criteria, and among equals fewer of them are laid. `go_out`: the whole
    rack or nothing. `open_least`: a seat that opens lays as few tiles as possible. `joker_points`: the points of a laid
    joker, by default what it would cost on the rack.

    >>> Goal(("points", "tiles")) == GOALS["points-tiles"]
    True
    """

    most: tuple[Criterion, ...] = ("tiles",)
    keep_jokers: bool = False
    go_out: bool = False
    open_least: bool = False
    joker_points: int | None = None

    def __post_init__(self) -> None:
        most: object = self.most
        if isinstance(most, list):
            object.__setattr__(self, "most", tuple(most))
        if self.most not in _CRITERIA:
            raise wrong_type("most", " | ".join(map(repr, _CRITERIA)), most)
        for name in ("keep_jokers", "go_out", "open_least"):
            require(getattr(self, name), bool, name)
        if self.joker_points is not None:
            low, high = LIMITS["joker_penalty"]
            if require_whole(self.joker_points, "joker_points", low) > high:
                raise wrong_type("joker_points", f"int from {low} to {high}", self.joker_points)


GOALS: dict[str, Goal] = {
    "tiles": Goal(("tiles",)),
    "points": Goal(("points",)),
    "tiles-points": Goal(("tiles", "points")),
    "points-tiles": Goal(("points", "tiles")),
    "keep-jokers": Goal(("tiles", "points"), keep_jokers=True),
    "out": Goal(("tiles",), go_out=True),
    "open-least": Goal(("tiles", "points"), open_least=True),
}


@dataclass(frozen=True)
class Opening:
    """What a seat that has not opened must lay first: own melds worth `least`.

    `joker_points` is what a joker counts, None for the tile it stands for; `table_too`: the table may be used in the
    same turn; `hand_waives`: going out by own melds alone needs no points.
    """

    least: int
    joker_points: int | None = None
    table_too: bool = False
    hand_waives: bool = False
    fewest: bool = False


@dataclass(frozen=True)
class Problem:
    """Table and rack, what each rack tile is worth, and which conditions a rearranged table must meet.

    `exchange`: a table joker is freed only by a tile that it meant, from the rack or, with `from_table`, the table.
    `reuse`: a freed joker goes anywhere, not with all tiles of its meld, or not into a meld that holds an old one.
    `whole`: a meld whose joker stays is kept whole. `keep_three`: melds keep three tiles together or are scattered.
    `coloured`: jokers have colours; `rack_coloured` is then a mask of those on the rack.
    """

    before: tuple[Shape, ...]
    rack: bytes
    rack_jokers: int
    weights: tuple[int, ...]
    joker_weight: int
    rack_coloured: int = 0
    coloured: bool = False
    exchange: bool = False
    from_table: bool = False
    reuse: int = 0
    whole: bool = False
    keep_three: bool = False
    opening: Opening | None = None
    floor: int = 0

    def __post_init__(self) -> None:
        for shape in self.before:
            check_shape(shape)
        if len(self.rack) != KINDS or len(self.weights) != KINDS:
            raise Impossible("problem-size", counts=KINDS)
        if len(self.before) > KINDS or max(map(add, self.table, self.rack)) > MOST_COPIES:
            raise Impossible("problem-copies", most=MOST_COPIES)
        on_table = sum(shape.joker_count for shape in self.before if shape.jokers)
        if not 0 <= self.rack_jokers <= MOST_JOKERS - on_table:
            raise Impossible("problem-jokers", most=MOST_JOKERS)
        heaviest = sum(map(mul, self.weights, self.rack))
        if min(self.weights) < 0 or heaviest + MOST_JOKERS * abs(self.joker_weight) > MOST_WEIGHT:
            raise Impossible("problem-weight", most=MOST_WEIGHT)
        if self.coloured and self.rack_coloured.bit_count() != self.rack_jokers:
            raise Impossible("problem-joker-colours", colours=self.rack_coloured)

    def part(self, **changes: Any) -> "Problem":
        """The problem with a part of its table and rack, or other conditions: it is valid, so nothing is checked."""
        own = self.__dict__
        return _unchecked({name: own[name] for name in _FIELDS} | changes)

    @cached
    def table(self) -> bytes:
        """The count of each kind on the table."""
        return bytes(count_tiles(self.before))

    @property
    def bound(self) -> bool:
        """Whether the table may not be rearranged freely."""
        return self.keep_three or self.exchange or self.reuse > 0

    @property
    def everything(self) -> int:
        """The value of the whole rack."""
        rack: int = sum(map(mul, self.weights, self.rack))
        return rack + self.rack_jokers * self.joker_weight


_FIELDS = tuple(Problem.__dataclass_fields__)
ANYWHERE, OTHER_MELD, NEW_MELD = range(3)
_REUSE = {JokerReuse.ANYWHERE: ANYWHERE, JokerReuse.OTHER_MELD: OTHER_MELD, JokerReuse.NEW_MELD: NEW_MELD}


def _unchecked(fields: dict[str, Any]) -> Problem:
    """The problem with these fields, which the caller knows to be valid."""
    problem = object.__new__(Problem)
    problem.__dict__.update(fields)
    return problem


def lower(situation: Situation, goal: Goal) -> Problem:
    """The problem of the seat to move. It is valid, because the situation is."""
    edition, rack = situation.edition, situation.rack
    if rack.unknown:
        raise Impossible("rack-unknown")
    rules = edition.rules
    colours, jokers = rules.colours, rack.jokers
    problem = _unchecked(_conditions(edition, goal, situation.has_opened(situation.turn)))
    problem.__dict__.update(
        before=tuple([to_shape(meld, colours) for meld in situation.table]),
        table=counts_of(situation.table_tiles, colours),
        rack=counts_of(rack, colours),
    )
    if jokers:
        coloured = sum(1 << colours.index(joker.colour) for joker in jokers) if rules.joker_colour else 0
        problem.__dict__.update(rack_jokers=len(jokers), rack_coloured=coloured)
    return problem.part(floor=problem.everything - 1) if goal.go_out else problem


@lru_cache(256)
def _conditions(edition: Edition, goal: Goal, opened: bool) -> dict[str, Any]:
    """The fields of a problem with neither table nor rack."""
    rules = edition.rules
    weights, joker_weight = _weights(goal, rules.joker_penalty)
    return {
        "before": (),
        "rack": bytes(KINDS),
        "rack_jokers": 0,
        "weights": weights,
        "joker_weight": joker_weight,
        "rack_coloured": 0,
        "coloured": rules.joker_colour,
        "exchange": rules.joker_free is JokerFree.EXCHANGE,
        "from_table": rules.joker_source is JokerSource.RACK_OR_TABLE,
        "reuse": _REUSE[rules.joker_reuse],
        "whole": rules.joker_split is JokerSplit.FORBIDDEN,
        "keep_three": rules.partial_take is PartialTake.KEEP_THREE,
        "opening": None if opened else _opening(goal, rules),
        "floor": 0,
    }


def counts_of(tiles: Tiles, colours: str) -> bytes:
    """The count of each kind, by colour."""
    counts = tiles.counts
    return b"".join([counts[start:end] for start, end in _places(colours)])


def tiles_of_counts(counts: Sequence[int], colours: str) -> Tiles:
    """The tiles of these counts of 52 kinds and, if there is a 53rd, of jokers without colour.

    >>> str(tiles_of_counts([2, *[0] * 51, 1], "bryg"))
    'b1b1j'
    """
    packed, at = bytearray(INDEX[JOKER] + 1), 0
    for start, end in _places(colours):
        packed[start:end] = bytes(counts[at : at + end - start])
        at += end - start
    packed[INDEX[JOKER]] = counts[KINDS] if len(counts) > KINDS else 0
    return Tiles.from_packed(int.from_bytes(packed, "little"))


@lru_cache(256)
def _places(colours: str) -> tuple[tuple[int, int], ...]:
    """Where the counts of these colours begin and end; colours that lie side by side are one piece."""
    places: list[tuple[int, int]] = []
    for colour in colours:
        start = INDEX[Tile(colour, NUMBERS[0])]
        if places and places[-1][1] == start:
            start = places.pop()[0]
        places.append((start, INDEX[Tile(colour, NUMBERS[-1])] + 1))
    return tuple(places)


def opening_of(rules: Rules, least: int) -> Opening:
    """An opening with own melds alone that requires `least` points."""
    return Opening(least, _joker_points(rules))


def _opening(goal: Goal, rules: Rules) -> Opening:
    at_once = rules.open_extend is OpenExtend.SAME_TURN
    return Opening(rules.open_min, _joker_points(rules), at_once, rules.hand_open, goal.open_least)


def _joker_points(rules: Rules) -> int | None:
    return None if rules.open_joker is OpenJoker.REPRESENTED else 25


def _weights(goal: Goal, joker_penalty: int) -> tuple[tuple[int, ...], int]:
    """A weight for each kind and one for a joker: one digit for each criterion, the first the highest."""
    tiles, joker = [0] * len(NUMBERS), 0
    for criterion in goal.most:
        base = 1 << 7 if criterion == "tiles" else 1 << 13
        tiles = [w * base + (1 if criterion == "tiles" else n) for n, w in zip(NUMBERS, tiles, strict=True)]
        points = joker_penalty if goal.joker_points is None else goal.joker_points
        joker = joker * base + (1 if criterion == "tiles" else points)
    if goal.keep_jokers and not goal.go_out:
        return (*(weight * 8 for weight in tiles),) * 4, -1
    return (*tiles,) * 4, joker


@lru_cache(8192)
def to_shape(meld: Meld, colours: str) -> Shape:
    """A meld as integers."""
    if isinstance(meld, Run):
        jokers = sum(1 << number for number, _ in meld.jokers)
        return Shape(colours.index(meld.colour), meld.first, meld.last, jokers)
    mask = sum(1 << colours.index(colour) for colour in meld.colours)
    joker_colours = sum(1 << colours.index(joker.colour) for joker in meld.jokers if joker.colour)
    return Shape(GROUP, meld.number, mask, len(meld.jokers), joker_colours)


@lru_cache(8192)  # each meld then computes its tiles and its sort key only once
def to_meld(shape: Shape, colours: str, coloured: bool) -> Meld:
    """The meld that the integers stand for."""
    if shape.is_run:
        joker = Tile(colours[shape.kind], 0) if coloured else JOKER
        places = tuple((n, joker) for n in range(shape.low, shape.high + 1) if shape.jokers >> n & 1)
        return Run(colours[shape.kind], shape.low, shape.high, places)
    real = "".join(colours[c] for c in range(4) if shape.high >> c & 1)
    jokers = (JOKER,) * shape.jokers
    if coloured:
        jokers = tuple(Tile(colours[c], 0) for c in range(4) if shape.joker_colours >> c & 1)
    return Group(shape.low, real, jokers)


def lift(situation: Situation, problem: Problem, after: list[Shape]) -> Lay:
    """The lay that turns the table into these melds; the problem is that of the situation."""
    colours, coloured = situation.rules.colours, problem.coloured
    put: dict[Shape, int] = {}
    for shape in after:
        put[shape] = put.get(shape, 0) + 1
    taken = []
    for meld, shape in zip(situation.table, problem.before, strict=True):
        if put.get(shape):
            put[shape] -= 1
        else:
            taken.append(meld)
    new = [to_meld(shape, colours, coloured) for shape, count in put.items() if count for _ in range(count)]
    return Lay.of_changes(tuple(taken), in_order(new))
