"""How hard a puzzle is, from 1 to 6: by the rearrangement that a person has to see.

The measure is reach: how many melds of the table a player must rebuild together. The computers calibrate it. Those with
a reach of 0 (they only add tiles to melds), 1, 2 and 3 are tried in turn, and each lay that solves the puzzle is
compared with the solver's lay. The simplest one is the solution, and the grade follows from it:

    grade 1 to 4    a reach of 0 to 3
    grade 5         more than that
    grade 6         more than that, and the solution does much to the table: see `effort`

>>> from tilerummy.engine.position import View
>>> from tilerummy.puzzles.puzzle import Goal
>>> view = View.parse("rummikub-vienna-en b5-8,r3-5 k8r8r6/x9 01 0 7.0")
>>> puzzle = graded(Puzzle.of(Goal.OUT, view, Lay.parse("b5-8,r3-5:b5-7,kbr8,r3-6"), 1))
>>> puzzle.grade, reach(puzzle.solution), effort(puzzle.solution)
(2, 1, 4)
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tilerummy.bots.limited import Skill, limited_lay
from tilerummy.engine.melds import Meld
from tilerummy.engine.moves import Lay
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.puzzles.verdict import verdict
from tilerummy.solver.bundles import RACK, bundles
from tilerummy.solver.steps import steps

LOOKS = 120
"""Selections of melds that a computer considers. With this number it rarely misses what its reach allows."""
SKILLS = (Skill(reach=0), Skill(reach=1), Skill(reach=2, looks=LOOKS), Skill(reach=3, looks=LOOKS))
"""The computers that are tried. They overlook nothing."""
HARDEST = 20
"""The effort from which on a puzzle has the highest grade, if its reach is larger than that of the computers."""


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its grade, and with the simplest solution that is known."""
    known = [(reach(puzzle.solution), effort(puzzle.solution), puzzle.solution)]
    for depth, lay in found_by_computers(puzzle):
        known.append((min(depth, reach(lay)), effort(lay), lay))
        if depth >= min(each[0] for each in known):
            break
    depth, work, simplest = min(known, key=lambda each: each[:2])
    grade = depth + 1 if depth < len(SKILLS) else len(SKILLS) + 1 + (work >= HARDEST)
    return replace(puzzle, grade=grade, solution=simplest)


def found_by_computers(puzzle: Puzzle) -> Iterator[tuple[int, Lay]]:
    """The reach of each computer that solves the puzzle, and its lay."""
    for depth, skill in enumerate(SKILLS):
        lay = limited_lay(puzzle.view, skill, Random(puzzle.id))
        if lay is not None and verdict(puzzle, lay).is_solved:
            yield depth, lay


def reach(lay: Lay) -> int:
    """How many melds the lay rebuilds together, at most `len(SKILLS)`; 0 if it only adds tiles to melds.

    Melds belong together if tiles of one end up in a meld with tiles of the other.
    """
    flows, _ = bundles(lay.taken, lay.put)
    together = [{at} for at in range(len(lay.taken))]
    for goal in range(len(lay.put)):
        sources = {source for source, to in flows if to == goal and source != RACK}
        joined = [each for each in together if each & sources]
        together = [each for each in together if not each & sources] + [set().union(*joined)]
    largest = max((len(each) for each in together if len(each) > 1 or _apart(lay, each)), default=0)
    return min(largest, len(SKILLS))


def _apart(lay: Lay, places: set[int]) -> bool:
    put = [meld.tiles for meld in lay.put if isinstance(meld, Meld)]
    return any(not any(lay.taken[at].tiles <= tiles for tiles in put) for at in places)


def effort(lay: Lay) -> int:
    """Melds taken apart, tiles of the table that go elsewhere, and steps, added up."""
    taken = steps(lay)
    return lay.taken_apart + sum(len(step.taken) for step in taken) + len(taken)
