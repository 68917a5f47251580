"""Among equally good tables, the one that breaks the fewest melds.

A meld is broken if no meld contains all of it: growing it does not break it. The search locks melds one by one, keeping
the value, until no further meld can be kept. That is usually the fewest. It is often
proved at once, because no table of this value keeps any of the melds left out; otherwise by trying.

This is cosmetic, because the value is the best already, so it gets a small fixed budget: after `MOST_TASKS` the answer
is the table found so far, and `fewest_broken` is False.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tilerummy.engine.errors import Impossible, require, require_each, wrong_type
from tilerummy.engine.melds import Meld, in_order
from tilerummy.engine.tiles import INDEX, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import unchanged
from tilerummy.solver.contract import MOST_COPIES, MOST_JOKERS, Answer, Shape, Task
from tilerummy.solver.limits import Found
from tilerummy.solver.native import solver
from tilerummy.solver.problem import to_meld, to_shape
from tilerummy.solver.shapes import grew_from, joker_colours_of, whole

Solve = Callable[[tuple[int, ...]], Found | None]
"""The best table that keeps these melds whole and is as good as the best known, or None."""
MOST_TRIALS = 64
MOST_TASKS = 160


class EnoughTriedError(Exception):
    """The task budget of this search is used up."""


def limited(run: Callable[[Task], Answer | None], most: int = MOST_TASKS) -> Callable[[Task], Answer | None]:
    """The same backend, limited to `most` tasks."""
    left = most

    def solve(task: Task) -> Answer | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise EnoughTriedError
        return run(task)

    return solve


@dataclass
class FewestBroken:
    """The search for the fewest broken melds, for tables of one value."""

    before: tuple[Shape, ...]
    solve: Solve
    found: Found
    trials: int = field(default=0, init=False)
    sure: bool = field(default=True, init=False)

    def run(self) -> Found:
        """The same value with as few melds broken as possible."""
        kept = tuple(unchanged(enumerate(self.before), self.found.after or ()))
        if len(kept) == len(self.before):
            return self.found
        rest = [meld for meld in range(len(self.before)) if meld not in kept]
        for meld in list(rest):
            if self._try((*kept, meld)):
                kept = (*kept, meld)
                rest.remove(meld)
        self.fewest = len(rest)
        doomed = frozenset(meld for meld in rest if not kept or self._keeps((meld,)) is None)
        if len(doomed) < self.fewest:
            self._prove((), doomed, self._keeps(()))
        return self.found

    def _keeps(self, kept: tuple[int, ...]) -> Found | None:
        self.trials += 1
        if self.trials > MOST_TRIALS:
            self.sure = False
            return None
        try:
            found = self.solve(kept)
        except EnoughTriedError:
            self.trials, self.sure = MOST_TRIALS, False
            return None
        if found is not None and not found.optimal:
            self.sure = False
        return found if found is not None and found.after is not None else None

    def _try(self, kept: tuple[int, ...]) -> bool:
        found = self._keeps(kept)
        if found is None:
            return False
        self.found = found
        return True

    def _prove(self, kept: tuple[int, ...], given_up: frozenset[int], found: Found | None) -> None:
        """Try to break fewer: for each meld that this table breaks, a better table keeps it, or it is given up."""
        if found is None or len(given_up) >= self.fewest:
            return
        broken = self._broken(found)
        if len(broken) < self.fewest:
            self.found, self.fewest = found, len(broken)
        meld = next((meld for meld in broken if meld not in given_up), None)
        if meld is not None:
            self._prove((*kept, meld), given_up, self._keeps((*kept, meld)))
            self._prove(kept, given_up | {meld}, found)

    def _broken(self, found: Found) -> list[int]:
        """Melds that are not whole on the table, by a simple matching."""
        left = list(found.after or ())
        broken = []
        for meld, shape in enumerate(self.before):
            home = shape if shape in left else next((new for new in left if grew_from(new, shape)), None)
            if home is None:
                broken.append(meld)
            else:
                left.remove(home)
        return broken


def kept_whole(before: Sequence[Shape], after: Sequence[Shape]) -> int:
    """How many melds are whole, grown or not, each in a different meld: the largest matching, by augmenting paths."""
    homes = [[at for at, shape in enumerate(after) if grew_from(shape, meld)] for meld in before]
    holder: dict[int, int] = {}

    def finds_home(meld: int, tried: set[int]) -> bool:
        for home in homes[meld]:
            if home not in tried:
                tried.add(home)
                if home not in holder or finds_home(holder[home], tried):
                    holder[home] = meld
                    return True
        return False

    return sum(finds_home(meld, set()) for meld in range(len(before)))


def restore(
    loose: Tiles,
    remembered: Sequence[Meld],
    colours: str,
    backend: str = "auto",
    *,
    stop: Callable[[], bool] | None = None,
) -> tuple[Meld, ...] | None:
    """A legal table of all loose tiles in which as many remembered melds as possible are whole, grown or not.

    For physical tables that were knocked over, or that a player cannot put back. None if that is impossible; `colours`
    are the four of the edition. Once `stop` returns True, the result is the table found so far.

    >>> from tilerummy.engine.melds import parse_laid, laid_text
    >>> remembered = tuple(parse_laid("r3-5,kbr9"))
    >>> laid_text(restore(Tiles.parse("r3r4r5r6k9b9r9"), remembered, "kbro"))
    'r3-6,kbr9'
    """
    require(loose, Tiles, "loose")
    remembered = require_each(remembered, Meld, "remembered")  # type: ignore[arg-type]
    if len(set(require(colours, str, "colours"))) != 4:
        raise wrong_type("colours", "str of four colours", colours)
    counts = [loose.counts[INDEX[Tile(colour, number)]] for colour in colours for number in NUMBERS]
    joker_colours = sum(1 << c for c, colour in enumerate(colours) if Tile(colour, 0) in loose)
    jokers = 0 if joker_colours else len(loose.jokers)
    mixed = joker_colours.bit_count() not in (0, len(loose.jokers))  # with and without colours, or one colour twice
    if loose.unknown or max(counts) > MOST_COPIES or jokers > MOST_JOKERS or mixed:
        raise Impossible("tiles-not-one-box", tiles=str(loose))
    if sum(counts) + len(loose.jokers) < len(loose):
        raise Impossible("tiles-of-other-colours", tiles=str(loose), colours=colours)
    shapes = tuple(to_shape(meld, colours) for meld in remembered)
    run = solver(backend)

    def table_with(kept: tuple[int, ...]) -> Found | None:
        left, jokers_left, coloured_left = list(counts), jokers, joker_colours
        for meld in kept:
            for kind in shapes[meld].tiles():
                left[kind] -= 1
            if joker_colours:
                if joker_colours_of(shapes[meld]) & ~coloured_left:
                    return None
                coloured_left &= ~joker_colours_of(shapes[meld])
            else:
                jokers_left -= shapes[meld].joker_count
        if min(left) < 0 or jokers_left < 0:
            return None
        locks = tuple(whole(shapes[meld]) for meld in kept)
        answer = run(Task(bytes(left), bytes(52), jokers_left, 0, (0,) * 52, locks=locks, table_coloured=coloured_left))
        return None if answer is None or answer.unplaced_jokers else Found(0, answer.shapes, True, 1)

    found = table_with(())
    if found is None:
        return None

    def in_time(kept: tuple[int, ...]) -> Found | None:
        if stop is not None and stop():
            raise EnoughTriedError
        return table_with(kept)

    restored = FewestBroken(shapes, in_time, found).run()
    return in_order(to_meld(shape, colours, bool(joker_colours)) for shape in restored.after or ())


def melds_whole(remembered: Sequence[Meld], table: Sequence[Meld], colours: str) -> int:
    """How many remembered melds are whole on a table, grown or not."""
    before, after = ([to_shape(meld, colours) for meld in melds] for melds in (remembered, table))
    return kept_whole(before, after)
