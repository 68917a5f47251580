"""The endgame with an empty pool: the searches of *expert* and *hoarder*, and those of *master*.

No more tiles are drawn. A seat that can lay its whole rack wins; if both pass, the fewer points win, if the edition
says so. A large lay may give the other seat the tiles it needs, so a good lay is often small: one tile, one meld, or
none. With more than two seats, lays are compared by what they allow the others in several sampled worlds.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice

from tilerummy.bots.packed_tiles import (
    A_JOKER,
    NUMBER,
    POINTS_FIRST,
    UNITS,
    counts,
    fits,
    goes_out,
    has_kind,
    kinds_of,
    most,
    numbered,
    opening_points,
    pack_shape,
    points,
    shapes,
)
from tilerummy.bots.world_sampling import World
from tilerummy.solver.contract import Shape
from tilerummy.solver.limits import OutOfTime, stopping
from tilerummy.solver.steps import never

WIN = 100
LEAD = 10
"""The value of having fewer points if the search stops before the round ends."""
SINGLES = 3
"""How many single tiles are tried, the highest first."""


@dataclass
class Endgame:
    """Searches `depth` moves ahead, at most `nodes` positions, and stops when its time is over."""

    joker_points: int
    lowest_wins: bool
    depth: int = 3
    nodes: int = 50
    late: Callable[[], bool] = never
    seen: int = field(default=0, init=False)

    def best(self, table: int, mine: int, theirs: int, passed: bool) -> int:
        """The tiles to lay, or 0 to pass, for a seat that cannot go out; `passed`: the other seat has just passed."""
        self.seen = 0
        with stopping(self.late):
            return self._best(table, mine, theirs, passed, self.depth, -WIN, WIN)[1]

    def _best(
        self, table: int, mine: int, theirs: int, passed: bool, depth: int, low: int, high: int
    ) -> tuple[int, int]:
        """Value and choice of the seat to move, which cannot go out."""
        if passed:
            best = (self._by_points(mine, theirs, WIN), 0)
        else:
            best = (-self._value(table, theirs, mine, True, depth - 1, -high, -low), 0)
        for lay in self.lays(table, mine):
            if best[0] >= high or self.late():
                break
            value = -self._value(table + lay, theirs, mine - lay, False, depth - 1, -high, -max(low, best[0]))
            if value > best[0]:
                best = (value, lay)
        return best

    def _value(self, table: int, mine: int, theirs: int, passed: bool, depth: int, low: int, high: int) -> int:
        self.seen += 1
        try:
            if goes_out(table, mine):
                return WIN
        except OutOfTime:
            return self._by_points(mine, theirs, LEAD)
        if depth <= 0 or self.seen > self.nodes or self.late():
            return self._by_points(mine, theirs, LEAD)
        return self._best(table, mine, theirs, passed, depth, low, high)[0]

    def _by_points(self, mine: int, theirs: int, value: int) -> int:
        if not self.lowest_wins:
            return 0
        ahead = points(theirs, self.joker_points) - points(mine, self.joker_points)
        return value * ((ahead > 0) - (ahead < 0))

    def lays(self, table: int, rack: int) -> list[int]:
        """A few lays of every size: a tile, a meld, some melds, as much as possible; none if time is over."""
        try:
            with stopping(self.late):
                return self._lays(table, rack)
        except OutOfTime:
            return []

    def _lays(self, table: int, rack: int) -> list[int]:
        everything = most(table, rack, joker=1024 + self.joker_points)
        if not everything:
            return []
        tiles = sorted(set(kinds_of(numbered(everything))), key=lambda kind: -(kind % 13))
        singles = islice((UNITS[kind] for kind in tiles if fits(table + UNITS[kind])), SINGLES)
        own = [pack_shape(shape) for shape in shapes(0, numbered(rack)) or ()]
        own.sort(key=lambda meld: -points(meld, 0))
        together = [sum(own[:many]) for many in range(1, len(own) + 1)]
        with_jokers = [A_JOKER] if rack >= A_JOKER and fits(table + A_JOKER) else []
        thrifty = most(table, numbered(rack), joker=0)
        lays = dict.fromkeys([*singles, *with_jokers, *together, *own, thrifty, everything])
        return [lay for lay in lays if lay not in (0, rack)]


LOSS, NEXT, AHEAD = -10, 5, 3
"""Values: another seat goes out first; the own rack can go out next; the own rack has the fewest points."""


@dataclass(frozen=True)
class MultiplayerEndgame:
    """Assumes that every other seat goes out if it can, and otherwise leaves the table unchanged."""

    joker_points: int
    lowest_wins: bool
    late: Callable[[], bool] = never

    def best(self, worlds: Sequence[World], passes: int) -> int:
        """The tiles to lay; 0 means pass."""
        table, mine = worlds[0].table, worlds[0].racks[0]
        lays = [0, *Endgame(self.joker_points, self.lowest_wins, late=self.late).lays(table, mine)]
        values = dict.fromkeys(lays, 0)
        for world in worlds:
            if self.late():
                break
            over = passes + 1 >= len(world.racks)
            try:
                with stopping(self.late):
                    here = {lay: self._value(world, lay, ends=over and not lay) for lay in lays}
            except OutOfTime:
                break
            for lay in lays:
                values[lay] += here[lay]
        return max(lays, key=values.__getitem__)

    def _value(self, world: World, lay: int, ends: bool) -> int:
        table, mine = world.table + lay, world.racks[0] - lay
        others = world.racks[1:]
        if not ends and any(goes_out(table, rack) for rack in others):
            return LOSS
        mine_left = points(mine, self.joker_points)
        ahead = self.lowest_wins and all(mine_left < points(rack, self.joker_points) for rack in others)
        if ends:
            return -LOSS if ahead else LOSS if self.lowest_wins else 0
        return AHEAD * ahead + NEXT * goes_out(table, mine)


# Two seats: each knows the other's rack
#
# Nobody can go out, or it would have done so. So the fewer points win, and the seat with more points has to lay. A lay
# is safe if the other seat cannot go out after it. The seats take the lead from each other in turn, until one of them
# has no safe lay that takes it back. A small lay gives the other seat little to add to, a large one is hard to beat. So
# lays of every size are compared, by playing each of them to the end.

DUEL_WON = 1000
"""The value of a won round, less the number of moves until then."""
DUEL_SINGLES = 4
"""How many single tiles are tried, alone and with the largest safe lay."""


@dataclass
class Duel:
    """Compares up to `width` lays, each with up to `replies` answers, and asks the solver about `questions` times."""

    joker_points: int
    width: int = 12
    replies: int = 6
    questions: int = 6000
    plies: int = 40
    late: Callable[[], bool] = never
    asked: int = field(default=0, init=False)
    _out: dict[tuple[int, int], bool] = field(default_factory=dict, init=False)
    _lays: dict[tuple[int, int, int], list[int]] = field(default_factory=dict, init=False)

    def best(self, table: int, mine: int, theirs: int, passed: bool) -> int:
        """The tiles to lay, or 0 to pass, for a seat that cannot go out; `passed`: the other seat has just passed."""
        ahead = self.lead(mine, theirs) > 0
        if ahead and passed:
            return 0
        choice, best = 0, -2 * DUEL_WON
        try:
            with stopping(self.late):
                options = self._options(table, mine, theirs)
                if not ahead and not options:  # the round is lost, unless the other seat errs
                    return next(iter(self.safe_lays(table, mine, theirs)), 0)
                choice = 0 if ahead else options[0]
                for lay in [0, *options] if ahead else options:
                    value = self._after(table + lay, theirs, mine - lay, not lay)
                    if value > best:
                        choice, best = lay, value
                    if self._over():
                        break
        except OutOfTime:
            pass
        return choice

    def lead(self, mine: int, theirs: int) -> int:
        """How many points fewer the seat has."""
        return self._points(theirs) - self._points(mine)

    def safe_lays(self, table: int, mine: int, theirs: int) -> list[int]:
        """Some lays after which the other seat cannot go out, the one with the fewest points first."""
        key = (table, mine, theirs)
        if key not in self._lays:
            lays = set(self._search(table, mine, theirs))
            self._lays[key] = sorted(lays - {mine}, key=lambda lay: (self._points(lay), lay))
        return self._lays[key]

    def _points(self, tiles: int) -> int:
        return points(tiles, self.joker_points)

    def _over(self) -> bool:
        return self.asked >= self.questions or self.late()

    # Values

    def _after(self, table: int, mine: int, theirs: int, passed: bool) -> int:
        """The value for the seat that has just moved, if the other one, `mine`, finds the best of some replies."""
        value = self._playout(table, mine, theirs, passed)
        replies = _spread(self._taking_the_lead(table, mine, theirs), self.replies)
        if self.lead(mine, theirs) > 0 and not passed:
            replies = [0, *replies]
        for lay in replies:
            if value < 0 or self._over():
                break
            value = min(value, -self._playout(table + lay, theirs, mine - lay, not lay))
        return value

    def _playout(self, table: int, mine: int, theirs: int, passed: bool) -> int:
        """The value for the seat that has just moved, if both then lay as much as is safe whenever they are behind."""
        sign = 1
        for ply in range(self.plies):
            lay = 0
            if self.lead(mine, theirs) > 0:
                if passed:
                    return -sign * (DUEL_WON - ply)
            else:
                lays = self._taking_the_lead(table, mine, theirs)
                if not lays:
                    return sign * (DUEL_WON - ply)
                lay = lays[-1]
            table, mine, theirs, passed, sign = table + lay, theirs, mine - lay, not lay, -sign
        return -sign * self.lead(mine, theirs)

    # Lays

    def _options(self, table: int, mine: int, theirs: int) -> list[int]:
        """Lays that take the lead: the least one, and others of all sizes."""
        least = self._least_single(table, mine, theirs)
        lays = self._taking_the_lead(table, mine, theirs)
        return list(dict.fromkeys(_spread([*([least] if least else []), *lays], self.width)))

    def _least_single(self, table: int, mine: int, theirs: int) -> int:
        """The lowest tile that can be laid safely and takes the lead; 0 if there is none."""
        needed = -self.lead(mine, theirs)
        for kind in sorted(set(kinds_of(numbered(mine))), key=lambda kind: (NUMBER[kind], kind)):
            if NUMBER[kind] > needed and UNITS[kind] != mine and self._can_be_added(table, UNITS[kind], theirs):
                return UNITS[kind]
        return 0

    def _taking_the_lead(self, table: int, mine: int, theirs: int) -> list[int]:
        return [lay for lay in self.safe_lays(table, mine, theirs) if self.lead(mine - lay, theirs) > 0]

    def _search(self, table: int, mine: int, theirs: int) -> Iterator[int]:
        """Melds, together as far as that is safe, and alone if not; then single tiles, the highest first."""
        lay = 0
        self.asked += 1
        for piece in pieces_of(table, mine, self.joker_points):
            if self._is_safe(table + lay + piece, theirs):
                lay += piece
                yield lay
            elif self._is_safe(table + piece, theirs):
                yield piece
        singles = 0
        for kind in sorted(set(kinds_of(numbered(mine))), key=lambda kind: (-NUMBER[kind], kind)):
            if singles >= DUEL_SINGLES:
                break
            for others in (lay, 0):
                if has_kind(mine - others, kind) and self._can_be_added(table + others, UNITS[kind], theirs):
                    singles += 1
                    yield others + UNITS[kind]

    def _can_be_added(self, table: int, tile: int, theirs: int) -> bool:
        self.asked += 1
        return fits(table + tile) and self._is_safe(table + tile, theirs)

    def _is_safe(self, table: int, theirs: int) -> bool:
        key = (table, theirs)
        if key not in self._out:
            self.asked += 1
            self._out[key] = goes_out(table, theirs)
        return not self._out[key]


def _spread(lays: list[int], many: int) -> list[int]:
    """At most this many of the lays, from the first to the last at equal distances."""
    if len(lays) <= many:
        return lays
    return [lays[round(at * (len(lays) - 1) / (many - 1))] for at in range(many)]


LONGEST = 5
"""A longer run is cut into two melds."""


def pieces_of(table: int, rack: int, joker_points: int) -> list[int]:
    """The lay with the most points, as melds of the rack alone and one rest that changes the table; heaviest first.

    Every selection of the pieces is a lay of its own, so that a part of a large lay can be laid.

    >>> from tilerummy.bots.packed_tiles import pack, unpack
    >>> from tilerummy.engine.tiles import Tiles
    >>> table, rack = pack(Tiles.parse("r3r4r5"), "kbro"), pack(Tiles.parse("r6k1k2k3b9"), "kbro")
    >>> [str(unpack(piece, "kbro")) for piece in pieces_of(table, rack, joker_points=30)]
    ['k1k2k3', 'r6']
    """
    found = shapes(table, rack, POINTS_FIRST, 64 * joker_points + 1)
    return [] if found is None else pieces_in(found, table, rack, joker_points)


def pieces_in(found: Sequence[Shape], table: int, rack: int, joker_points: int) -> list[int]:
    """The pieces of a lay that makes this table."""
    melds = sorted(
        (pack_shape(part) for shape in found for part in whole_melds(shape)), key=lambda meld: -points(meld, 0)
    )
    left = sum(melds)
    alone = []
    for meld in melds:
        if _contains(left - meld, table) and _contains(rack, meld):
            left, rack = left - meld, rack - meld
            alone.append(meld)
    if left != table:
        alone.append(left - table)
    return sorted(alone, key=lambda piece: -points(piece, joker_points))


def _contains(tiles: int, others: int) -> bool:
    return tiles >= 0 and all(map(int.__ge__, counts(tiles), counts(others)))


def whole_melds(shape: Shape) -> Iterator[Shape]:
    """The shape, or the parts of a long run without jokers."""
    low = shape.low
    if shape.is_run and not shape.jokers:
        while shape.high - low + 1 > LONGEST:
            yield Shape(shape.kind, low, low + 2)
            low += 3
    yield shape._replace(low=low) if shape.is_run else shape


# More seats: sampled worlds are played to the end, to find the lay that wins most of them
#
# Every seat goes out if it can. A seat that has laid only to open is a hoarder: it lays if that is safe and leaves it
# with the fewest points. Every other seat lays as much as it can without its jokers.


@dataclass(frozen=True)
class Setting:
    """What the playouts need to know about the edition and the seats; `hoards` has the indexes of the hoarders."""

    joker_points: int
    open_min: int
    hoards: frozenset[int]
    laps: int = 40


class Answers:
    """What was found out during one move: different playouts ask the same again. A joker costs `joker_points`."""

    def __init__(self, joker_points: int) -> None:
        self.goes_out = cache(goes_out)
        self.points = cache(partial(points, joker=joker_points))
        self.most_points = cache(partial(most, weights=POINTS_FIRST, joker=64 * joker_points + 1))


@dataclass
class Playout:
    """One world on its way to the end. The first rack belongs to the seat that looks ahead."""

    setting: Setting
    answers: Answers
    table: int
    racks: list[int]
    opened: set[int]
    passes: int = 0

    @classmethod
    def of(cls, world: World, setting: Setting, passes: int, answers: Answers | None = None) -> "Playout":
        known = answers or Answers(setting.joker_points)
        return cls(setting, known, world.table, list(world.racks), set(world.opened), passes)

    def share(self, lay: int) -> float:
        """The share of the round that the first seat wins after this lay, or after a pass if it is 0."""
        seats = len(self.racks)
        self._move(0, lay)
        for turn in range(1, self.setting.laps * seats):
            seat = turn % seats
            if self.passes >= seats:
                break
            if seat in self.opened and self.answers.goes_out(self.table, self.racks[seat]):
                return float(seat == 0)
            self._move(seat, self._lay(seat))
        return self._by_points()

    def _move(self, seat: int, lay: int) -> None:
        if lay:
            self.table += lay
            self.racks[seat] -= lay
            self.opened.add(seat)
            self.passes = 0
        else:
            self.passes += 1

    def _lay(self, seat: int) -> int:
        rack = self.racks[seat]
        if seat not in self.opened:
            return self._opening(rack, seat in self.setting.hoards)
        if seat not in self.setting.hoards:
            return most(self.table, numbered(rack))
        return self._last_lay(seat)

    def _opening(self, rack: int, hoards: bool) -> int:
        melds = shapes(0, numbered(rack), POINTS_FIRST, 0) or []
        if sum(map(opening_points, melds)) < self.setting.open_min:
            return 0
        lay = value = 0
        for meld in sorted(melds, key=opening_points, reverse=True):
            if hoards and value >= self.setting.open_min:
                break
            lay, value = lay + pack_shape(meld), value + opening_points(meld)
        return lay

    def _last_lay(self, seat: int) -> int:
        """All that a hoarder can lay, if it then has the fewest points and nobody can go out."""
        rack, answers = self.racks[seat], self.answers
        others = [(at, other) for at, other in enumerate(self.racks) if at != seat]
        least = min(answers.points(other) for _, other in others)
        if answers.points(rack) < least:
            return 0
        lay = answers.most_points(self.table, rack)
        if not lay or answers.points(rack - lay) >= least:
            return 0
        table = self.table + lay
        return 0 if any(at in self.opened and answers.goes_out(table, other) for at, other in others) else lay

    def _by_points(self) -> float:
        left = [self.answers.points(rack) for rack in self.racks]
        if left.count(min(left)) > 1:
            return 1 / len(self.racks)
        return float(left[0] == min(left))


def best_of(
    lays: Sequence[int],
    worlds: Sequence[World],
    setting: Setting,
    passes: int,
    late: Callable[[], bool] = never,
) -> int:
    """The lay that wins the most worlds, the first one of several."""
    won, answers = dict.fromkeys(lays, 0.0), Answers(setting.joker_points)
    for world in worlds:
        if late():
            break
        try:
            with stopping(late):
                shares = {lay: Playout.of(world, setting, passes, answers).share(lay) for lay in lays}
        except OutOfTime:
            break
        for lay, share in shares.items():
            won[lay] += share
    return max(lays, key=won.__getitem__)
