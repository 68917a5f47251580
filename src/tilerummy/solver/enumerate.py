"""Enumerates all tables of a small problem: for perft, for puzzles, and to check the solver.

The first unplaced table tile is tried in every meld that can hold it; when no table tile is left, more melds may be
made of rack tiles. The same table can result from several orders, so seen tables are remembered: this is for positions
with thousands of lays, not millions.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tilerummy.solver.contract import NUMBERS, Shape
from tilerummy.solver.limits import NO_LIMITS, Limits, Stopped
from tilerummy.solver.problem import Problem
from tilerummy.solver.shapes import count_tiles, joker_colours_of, mask_of, places_of, shapes_from

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


def tables(problem: Problem, limits: Limits = NO_LIMITS) -> Iterator[Table]:
    """Every table that the tiles allow, each once. The referee says which are legal. Raises `Stopped` at a limit."""
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
    for laid in _cover(left, (), shapes, problem.coloured, limits):
        table = tuple(sorted((*laid, *problem.before) if untouched else laid))
        if table not in seen:
            seen.add(table)
            yield table


def _cover(left: _Left, laid: Table, shapes: list[Shape], coloured: bool, limits: Limits) -> Iterator[Table]:
    if limits.is_late():
        raise Stopped
    first = next((kind for kind in range(52) if left.must[kind]), None)
    if first is None and not left.must_jokers:
        yield from _add(left, laid, shapes, 0, coloured, limits)
        return
    for shape in shapes:
        if (mask_of(shape) >> first & 1) if first is not None else shape.joker_count:
            rest = left.less(shape, coloured)
            if rest is not None:
                yield from _cover(rest, (*laid, shape), shapes, coloured, limits)


def _add(left: _Left, laid: Table, shapes: list[Shape], start: int, coloured: bool, limits: Limits) -> Iterator[Table]:
    if limits.is_late():
        raise Stopped
    yield laid
    if sum(left.may) + left.may_jokers < 3:
        return
    for at in range(start, len(shapes)):
        rest = left.less(shapes[at], coloured)
        if rest is not None:
            yield from _add(rest, (*laid, shapes[at]), shapes, at, coloured, limits)
