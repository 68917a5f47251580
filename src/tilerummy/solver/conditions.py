"""Whether a rearranged table keeps the conditions of a problem, by the explanation that breaks the fewest.

This is the referee's logic (`judging.jokers`, `judging.keep_three`) in integers, fast enough for every candidate: each
joker of the table before is matched with a place on the table after, where it stays or is reused; and with
`keep_three` some assignment of equal copies must let every meld keep three tiles together or be scattered.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from tilerummy.solver.contract import Shape
from tilerummy.solver.keep_three.broken import broken_melds
from tilerummy.solver.problem import Problem
from tilerummy.solver.shapes import Place, count_tiles, holds, mask_of, places_of

Home = tuple[int, int]
"""The meld that a joker left and the meld that it reached."""


class Verdict:
    """`fits`, or otherwise `jokers_fit` and the indexes of melds that `keep_three` finds broken."""

    def __init__(self, jokers_fit: bool, broken: tuple[int, ...] = ()) -> None:
        self.jokers_fit = jokers_fit
        self.broken = broken
        self.fits = jokers_fit and not broken


FITS = Verdict(True)


def judge(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> Verdict:
    """Whether an opened seat may turn `before` into `after`; both are melds, and no tile is missing."""
    if not problem.bound:
        return FITS
    changed = _changed(before, after)
    if not changed or not (problem.keep_three or any(shape.joker_count for shape in changed)):
        return FITS
    best: tuple[int, ...] | None = None
    for homes in _explanations(problem, before, after):
        broken = broken_melds(before, after, homes) if problem.keep_three else ()
        if not broken:
            return FITS
        if best is None or len(broken) < len(best):
            best = broken
    return Verdict(False) if best is None else Verdict(True, best)


def _changed(before: Sequence[Shape], after: Sequence[Shape]) -> list[Shape]:
    left = Counter(after)
    changed = []
    for shape in before:
        if left[shape] > 0:
            left[shape] -= 1
        else:
            changed.append(shape)
    return changed


def stays(old: Shape, new: Shape, was: Place, now: Place) -> bool:
    """The same kind of meld, and some tile that the joker can mean in both."""
    return old.is_run == new.is_run and bool(was.means & now.means)


def may_reuse(problem: Problem, before: Sequence[Shape], old: Shape, new: Shape) -> bool:
    """Whether a joker freed from `old` may be laid in `new`."""
    if problem.reuse == 1:
        return bool(mask_of(old) & ~mask_of(new))
    return problem.reuse == 0 or not any(holds(new, shape) for shape in before)


def supply_of(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> list[int]:
    """How many tiles of each kind may have been exchanged for a joker."""
    lay, lies = count_tiles(before), count_tiles(after)
    if problem.from_table:
        return list(lies)
    return [now - was for now, was in zip(lies, lay, strict=True)]


def _explanations(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> Iterator[tuple[Home, ...]]:
    """Where the jokers of the table went, in every way that breaks nothing."""
    jokers = [(i, place) for i, shape in enumerate(before) for place in places_of(shape, problem.coloured)]
    targets = [(i, place) for i, shape in enumerate(after) for place in places_of(shape, problem.coloured)]
    supply = supply_of(problem, before, after) if problem.exchange else []

    def place(at: int, used: int, homes: tuple[Home, ...]) -> Iterator[tuple[Home, ...]]:
        if at == len(jokers):
            yield homes
            return
        old, was = jokers[at]
        tried = set()
        for index, (new, now) in enumerate(targets):
            if used >> index & 1 or now.joker_colour != was.joker_colour or (new, now) in tried:
                continue
            tried.add((new, now))
            then = (at + 1, used | 1 << index, (*homes, (old, new)))
            kept = not problem.whole or holds(after[new], before[old])
            if kept and stays(before[old], after[new], was, now):
                yield from place(*then)
                continue  # staying costs no tile, so freeing it has no advantage
            if not may_reuse(problem, before, before[old], after[new]):
                continue
            if not problem.exchange:
                yield from place(*then)
                continue
            for kind in range(52):
                if was.means >> kind & 1 and supply[kind] > 0:
                    supply[kind] -= 1
                    yield from place(*then)
                    supply[kind] += 1

    yield from place(0, 0, ())
