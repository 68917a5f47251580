"""The end of a round of two seats: the pool is empty, so each seat knows the other's rack.

Nobody can go out, or it would have done so. So the fewer points win, and the seat with more points has to lay. A lay is
safe if the other seat cannot go out after it. The seats take the lead from each other in turn, until one of them has no
safe lay that takes it back. A small lay gives the other seat little to add to, a large one is hard to beat. So lays of
every size are compared, by playing each of them to the end.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tilerummy.bots.endgame import never
from tilerummy.bots.packed_tiles import (
    NUMBER,
    POINTS_FIRST,
    UNITS,
    counts,
    fits,
    goes_out,
    has_kind,
    kinds_of,
    numbered,
    pack_shape,
    points,
    shapes,
)
from tilerummy.solver.contract import Shape
from tilerummy.solver.deadline import OutOfTime, stopping

WIN = 1000
"""The value of a won round, less the number of moves until then."""
SINGLES = 4
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
        choice, best = 0, -2 * WIN
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
            found = set(self._search(table, mine, theirs))
            self._lays[key] = sorted(found - {mine}, key=lambda lay: (self._points(lay), lay))
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
                    return -sign * (WIN - ply)
            else:
                lays = self._taking_the_lead(table, mine, theirs)
                if not lays:
                    return sign * (WIN - ply)
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
        found = 0
        for kind in sorted(set(kinds_of(numbered(mine))), key=lambda kind: (-NUMBER[kind], kind)):
            if found >= SINGLES:
                break
            for others in (lay, 0):
                if has_kind(mine - others, kind) and self._can_be_added(table + others, UNITS[kind], theirs):
                    found += 1
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
    if found is None:
        return []
    melds = sorted((pack_shape(part) for shape in found for part in _cut(shape)), key=lambda meld: -points(meld, 0))
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


def _cut(shape: Shape) -> Iterator[Shape]:
    """The shape, or the parts of a long run without jokers."""
    low = shape.low
    if shape.is_run and not shape.jokers:
        while shape.high - low + 1 > LONGEST:
            yield Shape(shape.kind, low, low + 2)
            low += 3
    yield shape._replace(low=low) if shape.is_run else shape
