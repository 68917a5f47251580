"""Whether a rearranged table keeps the conditions of a problem, by the explanation that breaks the fewest.

The jokers are judged by the referee's logic (`judging.jokers`) in integers, fast enough for every candidate: each joker
of the table before is matched with a place on the table after, where it stays or is reused. With `keep_three` the
referee itself says which melds do not keep three tiles together, although they are not scattered.
"""

from collections.abc import Iterator, Sequence

from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.melds import Meld, without
from tilerummy.engine.tiles import COLOURS
from tilerummy.solver.contract import Shape
from tilerummy.solver.problem import ANYWHERE, NEW_MELD, OTHER_MELD, Problem, to_meld
from tilerummy.solver.shapes import Place, count_tiles, holds, joker_colours_of, mask_of, places_of

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
    changed = without(before, after)
    if not changed or not (problem.keep_three or any(shape.joker_count for shape in changed)):
        return FITS
    best: tuple[int, ...] | None = None
    three = KeepThree(_melds(problem, before), _melds(problem, after)) if problem.keep_three else None
    for homes in _explanations(problem, before, after):
        broken = () if three is None else three.conflicts(homes)
        if not broken:
            return FITS
        if best is None or len(broken) < len(best):
            best = broken
    return Verdict(False) if best is None else Verdict(True, best)


def _melds(problem: Problem, shapes: Sequence[Shape]) -> list[Meld]:
    """The shapes as melds, in any four colours: which ones makes no difference to the copies."""
    return [to_meld(shape, COLOURS[:4], problem.coloured) for shape in shapes]


def stays(old: Shape, new: Shape, was: Place, now: Place) -> bool:
    """The same kind of meld, and some tile that the joker can mean in both."""
    return old.is_run == new.is_run and bool(was.means & now.means)


def replaced_in(new: Shape, old: Shape, coloured: bool) -> int | None:
    """How many jokers of `old` are missing in `new` although it is whole there, or None if it is not.

    Tiles that those jokers meant lie in their places.
    """
    if holds(new, old):
        return 0
    if mask_of(old) & ~mask_of(new):
        return None
    missing, places = old.joker_count - new.joker_count, places_of(old, coloured)
    if coloured:
        gone = joker_colours_of(old) & ~joker_colours_of(new)
        missing, places = gone.bit_count(), tuple([place for place in places if gone >> place.joker_colour & 1])
    meant = 0
    for place in places:
        meant |= place.means
    return missing if (meant & mask_of(new)).bit_count() >= missing else None


def is_part(problem: Problem, part: Shape, new: Shape) -> bool:
    """Whether `new` holds the tiles that a freed joker must not meet: of the meld that it left, or of any old meld."""
    return not mask_of(part) & ~mask_of(new) if problem.reuse == OTHER_MELD else holds(new, part)


def old_parts(problem: Problem, before: Sequence[Shape], old: Shape, new: Shape) -> list[Shape]:
    """The old melds because of which a joker freed from `old` may not be laid in `new`, unless more melds hold them."""
    limiting = {ANYWHERE: (), OTHER_MELD: (old,), NEW_MELD: before}[problem.reuse]
    return [part for part in limiting if is_part(problem, part, new)]


def has_more(problem: Problem, before: Sequence[Shape], after: Sequence[Shape], part: Shape) -> bool:
    """Whether more melds hold the tiles of a part than before, so that one of them is new."""
    return sum([is_part(problem, part, new) for new in after]) > sum([is_part(problem, part, old) for old in before])


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

    def place(at: int, used: int, homes: tuple[Home, ...], replaced: int, freed: int) -> Iterator[tuple[Home, ...]]:
        if at == len(jokers) or (at and jokers[at][0] != jokers[at - 1][0]):  # the next meld
            if replaced > freed:
                return
            replaced = freed = 0
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
            if stays(before[old], after[new], was, now):
                gone = replaced_in(after[new], before[old], problem.coloured) if problem.whole else 0
                if gone is not None:
                    yield from place(*then, max(replaced, gone), freed)
                    if not gone:
                        continue  # staying costs no tile, so freeing it has no advantage
            parts = old_parts(problem, before, before[old], after[new])
            if not all(has_more(problem, before, after, part) for part in parts):
                continue
            if not problem.exchange:
                yield from place(*then, replaced, freed + 1)
                continue
            for kind in range(52):
                if was.means >> kind & 1 and supply[kind] > 0:
                    supply[kind] -= 1
                    yield from place(*then, replaced, freed + 1)
                    supply[kind] += 1

    yield from place(0, 0, (), 0, 0)
