"""Enumerates all legal tables of a small problem: for perft, for puzzles, and to check the solver.

The first unplaced table tile is tried in every meld that can hold it; when no table tile is left, more melds may be
made of rack tiles. The same table can result from several orders, so seen tables are remembered: this is for positions
with thousands of lays, not millions.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tilerummy.solver.conditions import judge
from tilerummy.solver.contract import NUMBERS, Shape
from tilerummy.solver.openings import worth
from tilerummy.solver.problem import Problem
from tilerummy.solver.shapes import count_tiles, joker_colours_of, mask_of, places_of, shapes_from, without

Table = tuple[Shape, ...]


class _Left(NamedTuple):
    """What is not laid yet: tiles that must be laid, tiles that may be, jokers of both sorts (masks of colours)."""

    must: bytes
    may: bytes
    must_jokers: int
    may_jokers: int
    must_coloured: int
    may_coloured: int

    def less(self, shape: Shape, coloured: bool) -> "_Left | None":
        """What is left after this meld is laid, using table tiles first; None if something is missing."""
        must, may = bytearray(self.must), bytearray(self.may)
        for kind in shape.tiles():
            if must[kind]:
                must[kind] -= 1
            elif may[kind]:
                may[kind] -= 1
            else:
                return None
        joker_colours = joker_colours_of(shape) if coloured else 0
        if joker_colours & ~(self.must_coloured | self.may_coloured):
            return None
        from_table = (
            (joker_colours & self.must_coloured).bit_count() if coloured else min(self.must_jokers, shape.joker_count)
        )
        from_rack = shape.joker_count - from_table
        if from_rack > self.may_jokers:
            return None
        return _Left(
            bytes(must),
            bytes(may),
            self.must_jokers - from_table,
            self.may_jokers - from_rack,
            self.must_coloured & ~joker_colours,
            self.may_coloured & ~joker_colours,
        )


def tables(problem: Problem) -> Iterator[Table]:
    """Every legal table after a lay, each once."""
    untouched = problem.opening is not None and not problem.opening.table_too
    lying: Sequence[Shape] = () if untouched else problem.before
    table_coloured = (
        sum(1 << place.joker_colour for shape in lying for place in places_of(shape, True)) if problem.coloured else 0
    )
    counts = count_tiles(lying)
    left = _Left(
        bytes(counts),
        problem.rack,
        sum(shape.joker_count for shape in lying),
        problem.rack_jokers,
        table_coloured,
        problem.rack_coloured,
    )
    both = [a + b for a, b in zip(counts, problem.rack, strict=True)]
    joker_colours = table_coloured | problem.rack_coloured if problem.coloured else None
    shapes = list(shapes_from(both, left.must_jokers + left.may_jokers, NUMBERS, joker_colours))
    seen: set[Table] = set()
    for laid in _cover(left, (), shapes, problem.coloured):
        table = tuple(sorted((*laid, *problem.before) if untouched else laid))
        if table not in seen:
            seen.add(table)
            if legal(problem, table):
                yield table


def _cover(left: _Left, laid: Table, shapes: list[Shape], coloured: bool) -> Iterator[Table]:
    first = next((kind for kind in range(52) if left.must[kind]), None)
    if first is None and not left.must_jokers:
        yield from _add(left, laid, shapes, 0, coloured)
        return
    for shape in shapes:
        if (mask_of(shape) >> first & 1) if first is not None else shape.joker_count:
            rest = left.less(shape, coloured)
            if rest is not None:
                yield from _cover(rest, (*laid, shape), shapes, coloured)


def _add(left: _Left, laid: Table, shapes: list[Shape], start: int, coloured: bool) -> Iterator[Table]:
    yield laid
    if sum(left.may) + left.may_jokers < 3:
        return
    for at in range(start, len(shapes)):
        rest = left.less(shapes[at], coloured)
        if rest is not None:
            yield from _add(rest, (*laid, shapes[at]), shapes, at, coloured)


def legal(problem: Problem, after: Sequence[Shape]) -> bool:
    """Whether the seat may turn its table into this one, given that all tiles are accounted for."""
    if sum(shape.size for shape in after) == sum(shape.size for shape in problem.before):
        return False
    if problem.opening is None:
        return judge(problem, problem.before, after).fits
    new = without(after, problem.before)
    if len(new) + len(problem.before) == len(after):
        everything = sum(shape.size for shape in new) == sum(problem.rack) + problem.rack_jokers
        points = sum(worth(shape, problem.opening) for shape in new)
        return points >= problem.opening.least or (everything and problem.opening.hand_waives)
    return problem.opening.table_too and any(
        judge(problem, problem.before, without(after, own)).fits for own in _openings(problem, after)
    )


def _openings(problem: Problem, after: Sequence[Shape]) -> Iterator[list[Shape]]:
    """Every choice of melds made of played tiles only that is worth enough."""
    opening = problem.opening
    assert opening is not None
    lay, lies = count_tiles(problem.before), count_tiles(after)
    played = [now - was for now, was in zip(lies, lay, strict=True)]
    jokers = sum(s.joker_count for s in after) - sum(s.joker_count for s in problem.before)

    def choose(at: int, own: list[Shape], jokers: int) -> Iterator[list[Shape]]:
        if at == len(after):
            if sum(worth(shape, opening) for shape in own) >= opening.least:
                yield own
            return
        yield from choose(at + 1, own, jokers)
        shape = after[at]
        joker_colour_free = not problem.coloured or not joker_colours_of(shape) & ~problem.rack_coloured
        if shape.joker_count <= jokers and joker_colour_free and all(played[kind] for kind in shape.tiles()):
            for kind in shape.tiles():
                played[kind] -= 1
            yield from choose(at + 1, [*own, shape], jokers - shape.joker_count)
            for kind in shape.tiles():
                played[kind] += 1

    yield from choose(0, [], jokers)
