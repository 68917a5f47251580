"""A puzzle as text, its verdicts, and the proof that only one choice of tiles reaches the goal."""

from itertools import combinations

import pytest

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.puzzles import Goal, Puzzle, VerdictKind, verdict
from tilerummy.puzzles.finding import goal_of, only_choice, proved, puzzle_at, unique_largest
from tilerummy.solver import lays

VIENNA = "rummikub-vienna-en"
SPLIT = Puzzle.of(
    Goal.OUT, View.parse(f"{VIENNA} b5-8,r3-5 k8r8r6/x9 01 0 7.0"), Lay.parse("b5-8,r3-5:b5-7,kbr8,r3-6"), 2
)


def test_a_puzzle_is_one_line() -> None:
    line = str(SPLIT)
    assert "\n" not in line
    assert Puzzle.parse(line) == SPLIT
    assert SPLIT.id == Puzzle.of(Goal.OUT, SPLIT.view, SPLIT.solution, 6).id, "the grade does not change the id"
    assert SPLIT.id != Puzzle.of(Goal.TILES, SPLIT.view, SPLIT.solution, 2).id


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        (0, "zzzzzz", "puzzle-id"),
        (1, "7", "puzzle-grade"),
        (1, "0", "puzzle-grade"),
        (1, "²", "puzzle-grade"),
        (1, "one", "puzzle-grade"),
        (2, "win", "puzzle-goal"),
        (3, "nowhere b5-8 k8/x9 01 0 7.0", "edition-unknown"),
        (4, "b5-8", None),
        (4, "b5-8:\tb5-8", "puzzle-fields"),
    ],
)
def test_a_bad_line_is_refused(field: int, value: str, code: str | None) -> None:
    fields = str(SPLIT).split("\t")
    fields[field] = value
    with pytest.raises(TilerummyError) as fault:
        Puzzle.parse("\t".join(fields))
    assert code in (None, fault.value.code)


@pytest.mark.parametrize(
    ("lay", "expected", "laid"),
    [
        ("b5-8,r3-5:b5-7,kbr8,r3-6", VerdictKind.SOLVED, 3),
        ("r3-5:r3-6", VerdictKind.TOO_FEW, 1),
        ("b5-8:b5-7,kbr8", VerdictKind.TOO_FEW, 2),
        ("b5-8:b5-6,kbr8", VerdictKind.ILLEGAL, 1),
        (":kbr9", VerdictKind.ILLEGAL, 3),
    ],
)
def test_the_verdict(lay: str, expected: VerdictKind, laid: int) -> None:
    found = verdict(SPLIT, Lay.parse(lay))
    assert (found.kind, found.laid) == (expected, laid) or (found.kind is expected is VerdictKind.ILLEGAL)
    assert bool(found.violations) == (expected is VerdictKind.ILLEGAL)


def test_another_arrangement_of_the_same_tiles_solves_it_too() -> None:
    view = View.parse(f"{VIENNA} r1-3,r7-9 r4r5r6/x9 01 0 7.0")
    puzzle = Puzzle.of(Goal.OUT, view, Lay.parse(":r4-6"), 1)
    for lay in (":r4-6", "r1-3:r1-6", "r7-9:r4-9", "r1-3,r7-9:r1-9", "r1-3,r7-9:r1-5,r6-9"):
        assert verdict(puzzle, Lay.parse(lay)).is_solved
    assert verdict(puzzle, Lay.parse("r1-3:r1-4")).kind is VerdictKind.TOO_FEW


def test_a_joker_must_be_freed_where_that_is_the_goal() -> None:
    view = View.parse(f"{VIENNA} r3-5j4,b1-3 r4b9o9b4k1/x9 01 0 7.0")
    freed, stays = Lay.parse("r3-5j4,b1-3:r3-5,boj9,b1-4"), Lay.parse("b1-3:b1-4")
    puzzle = Puzzle.of(Goal.JOKER, view, freed, 2)
    assert verdict(puzzle, freed).is_solved
    assert verdict(puzzle, stays).kind is VerdictKind.TOO_FEW
    easy = Puzzle.of(Goal.JOKER, view, stays, 2)
    assert verdict(easy, stays).kind is VerdictKind.JOKER_STAYS
    assert goal_of(view, freed) is Goal.JOKER
    assert goal_of(view, stays) is Goal.TILES


SMALL = (
    f"{VIENNA} b5-8 k8r8o1/x9 01 0 7.0",
    f"{VIENNA} b5-7 k7k8k9b9r9/x9 01 0 7.0",
    f"{VIENNA} b5-7,kbr8 b8o8r9/x9 01 0 7.0",
    f"{VIENNA} r3-5j4 r4b9o9k1/x9 01 0 7.0",
    f"{VIENNA} r3-6 r2r7r2k1/x9 01 0 7.0",
    f"{VIENNA} k1-4,r4-6 b4r7r3o9/x9 01 0 7.0",
    "rummikub-original-fr k1-4,r4-6 b4r7r3y9/x9 01 0 7.0",
    "rummy-classic r3-5j4,b1-3 r4b4y9g9k1/x9 01 0 7.0".replace("k1", "b9"),
    f"{VIENNA} - k10k11k12b10r10o10k1/x9 - 0 1.0",
    f"{VIENNA} - k10k11k12b9r9o9k1b1/x9 - 0 1.0",
)


@pytest.mark.parametrize("backend", ["auto", "reference"])
@pytest.mark.parametrize("text", SMALL)
def test_uniqueness_agrees_with_all_lays(text: str, backend: str) -> None:
    """All legal lays, counted one by one."""
    view = View.parse(text)
    choices = {lay.played for lay in lays(view)}
    most = max((len(each) for each in choices), default=0)
    largest = [each for each in choices if len(each) == most]
    found = unique_largest(view, backend)
    if len(largest) == 1:
        assert found is not None
        assert found.played == largest[0]
        assert proved(view, found, backend)
    else:
        assert found is None
        assert not only_choice(view, largest[0], backend)
    smaller = next((lay for lay in lays(view) if len(lay.played) < most), None)
    assert smaller is None or not proved(view, smaller, backend)


def test_two_equal_tiles_are_one_choice() -> None:
    """It does not matter which of two equal tiles is laid."""
    view = View.parse(f"{VIENNA} r3-5 r6r6/x9 01 0 7.0")
    found = unique_largest(view)
    assert found is not None
    assert found.played == Tiles.parse("r6")


def test_a_position_without_a_goal_has_no_puzzle() -> None:
    assert puzzle_at(View.parse(f"{VIENNA} r3-5 r6k1/x9 01 0 7.0")) is None, "one tile is too few"
    assert puzzle_at(View.parse(f"{VIENNA} r3-5 k1/x9 01 0 7.0")) is None
    assert puzzle_at(View.parse(f"{VIENNA} r3-5 r6r7/x9 01 0 7.0")) is None, "too obvious"
    found = puzzle_at(View.parse(f"{VIENNA} - k10k11k12b10r10o10k1/x9 - 0 1.0"))
    assert found is None or found.goal is Goal.FIRST_LAY
    opened = puzzle_at(View.parse(f"{VIENNA} b5-8,r3-5 k8r8r6/x9 01 0 7.0"))
    assert opened == Puzzle.parse(str(SPLIT))


def test_ids_of_many_puzzles_differ() -> None:
    views = [
        View.parse(f"{VIENNA} {a}1-3,{b}5-7 o9/x{count} 01 0 {lap}.0")
        for a, b in combinations("kbro", 2)
        for count in range(1, 9)
        for lap in range(1, 9)
    ]
    assert len({Puzzle.of(Goal.TILES, view, SPLIT.solution, 1).id for view in views}) == len(views)
