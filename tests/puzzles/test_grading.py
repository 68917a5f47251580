"""Grades rise with the reach that a player needs, and with what the solution does to the table."""

import pytest

from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.puzzles import Goal, Puzzle
from tilerummy.puzzles.finding import SKILLS, effort, graded, reach, solve_with_computers


@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (":kbr8", 0),
        ("r3-5:r3-6", 0),
        ("r3-5,b1-3:r3-6,b1-4", 0),
        ("r3-5:r3-8,k1-3", 0),
        ("b5-8:b5-7,kbr8", 1),
        ("r3-7:r3-5,r5-7", 1),
        ("r3-5j4:r3-5,boj9", 1),
        ("b5-8,r5-8:b5-7,r5-7,kbr8", 2),
        ("b5-8,r5-8,k5-8:b5-7,r5-7,k5-7,kbro8", 3),
        ("b5-8,r5-8,k5-8,o5-8:b5-7,r5-7,k5-7,o5-7,kbro8,r1-3", 4),
        ("b5-8,r5-8,b1-4,r1-4:b5-7,r5-7,kbr8,b2-4,r2-4,kbr1", 2),
    ],
)
def test_the_reach_of_a_lay(lay: str, expected: int) -> None:
    """Melds whose tiles meet are rebuilt together; two rearrangements beside each other are not harder than one."""
    assert reach(Lay.parse(lay)) == expected


def test_effort_rises_with_what_is_done() -> None:
    lays = (":kbr8", "b5-8:b5-7,kbr8", "b5-8,r5-8:b5-7,r5-7,kbr8", "b5-8,r5-8,k5-8:b5-7,r5-7,k5-7,kbro8")
    assert [effort(Lay.parse(lay)) for lay in lays] == sorted({effort(Lay.parse(lay)) for lay in lays})


@pytest.mark.parametrize(
    ("table", "rack", "solution", "expected"),
    [
        ("r3-5", "r6r7r8", "r3-5:r3-8", 1),
        ("b5-8,r3-5", "k8r8r6", "b5-8,r3-5:b5-7,kbr8,r3-6", 2),
        ("b5-8,r5-8", "k8k1k2k3", "b5-8,r5-8:b5-7,r5-7,kbr8,k1-3", 3),
    ],
)
def test_grades(table: str, rack: str, solution: str, expected: int) -> None:
    view = View.parse(f"rummikub-vienna-en {table} {rack}/x9 01 0 7.0")
    puzzle = graded(Puzzle.of(Goal.OUT, view, Lay.parse(solution), 1))
    assert puzzle.grade == expected


def test_the_simplest_solution_is_kept() -> None:
    """A solution that does more than needed is replaced by that of a computer."""
    view = View.parse("rummikub-vienna-en r1-3,r7-9 r4r5r6/x9 01 0 7.0")
    clumsy = Lay.parse("r1-3,r7-9:r1-5,r6-9")
    puzzle = graded(Puzzle.of(Goal.OUT, view, clumsy, 1))
    assert effort(puzzle.solution) < effort(clumsy)
    assert puzzle.grade == 1


def test_a_computer_with_more_reach_finds_more() -> None:
    view = View.parse("rummikub-vienna-en b5-8,r5-8 k8k1k2k3/x9 01 0 7.0")
    puzzle = Puzzle.of(Goal.OUT, view, Lay.parse("b5-8,r5-8:b5-7,r5-7,kbr8,k1-3"), 1)
    depths = [depth for depth, _ in solve_with_computers(puzzle)]
    assert 0 not in depths
    assert max(depths) == len(SKILLS) - 1
