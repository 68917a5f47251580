"""The steps of a lay lead from the table before to the table after, take only available tiles, and are few."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from following import follow
from kernels import NEEDS_COMPILED_KERNEL
from solver_positions import random_edition, random_situation

from tilerummy.engine.melds import Row, in_order, parse_laid, tiles_of
from tilerummy.engine.moves import Lay
from tilerummy.engine.tiles import KINDS, Tiles
from tilerummy.solver import best
from tilerummy.solver.steps import (
    MOST_NODES,
    RACK,
    Kind,
    Step,
    _Plan,
    _ways,
    assignment,
    bundles,
    looks_possible,
    never,
    steps,
)


def check(lay: Lay, most: int = 99) -> tuple[Step, ...]:
    """The steps of a lay, followed on a real table with a rack that has more on it."""
    told = steps(lay)
    beside = parse_laid("o11-13")
    rack = lay.played + Tiles.parse("k1k1")
    table, left = follow((*lay.taken, *beside), rack, told)
    assert table == in_order((*lay.put, *beside))
    assert left == Tiles.parse("k1k1")
    assert len(told) <= min(most, len(lay.put))
    for step in told:
        assert step.made in step.after
        assert step.made in lay.put
        assert all(source.taken <= source.row.tiles for source in step.sources)
        assert step.kind.value in str(step)
    return told


EXAMPLES = {
    ":r3-5": [Kind.NEW],
    ":r3-5,kbr9": [Kind.NEW, Kind.NEW],
    "r3-5:r3-6": [Kind.ADD],
    "b5-8:b5-7,kbr8": [Kind.TAKE],
    "r3-8:r3-5,r6-8": [Kind.SPLIT],
    "r3-7:r3-5,r5-7": [Kind.TAKE],
    "r3-5,r7-9:r3-9": [Kind.MOVE],
    "r3-5,r6-8:r3-8": [Kind.JOIN],
    "kbro8,b5-7:kro8,b5-8": [Kind.MOVE],
    "r3-5j4:r3-5,boj9": [Kind.EXCHANGE, Kind.NEW],
    "kbj8:kbr8,o3-5j5": [Kind.EXCHANGE, Kind.NEW],
    "r3-5j4,b2-4:r3-5,b2-5j5": [Kind.EXCHANGE, Kind.ADD],
    "r3-5j3:r4-6j6": [Kind.SHIFT],
    "r3-5j4:r3-6j6": [Kind.ADD],
    "r3-5j5,k1-3:r2-4j2,k1-4": [Kind.SHIFT, Kind.ADD],
}


@pytest.mark.parametrize(("text", "kinds"), EXAMPLES.items())
def test_examples(text: str, kinds: list[Kind]) -> None:
    lay = Lay.parse(text)
    assert not lay.lost
    found = [step.kind for step in check(lay)]
    assert sorted(found, key=list(Kind).index) == sorted(kinds, key=list(Kind).index)


def test_a_joker_is_free_before_it_is_used() -> None:
    told = check(Lay.parse("r3-5j4:r3-5,boj9"))
    assert [str(step.out) for step in told] == ["j", "-"]
    assert [str(step.freed) for step in told] == ["-", "j"]


def test_melds_that_wait_for_each_others_joker() -> None:
    check(Lay.parse("r3-5j4,b3-5j4:r3-6j6,b3-6j6"))
    check(Lay.parse("r3-5j4,boj9:r3-6j6,kboj9"))


def test_a_cut_is_named_by_its_number() -> None:
    (step,) = check(Lay.parse("r3-8:r3-5,r6-8"))
    assert step.cut == 5
    (other,) = check(Lay.parse("b5-8:b5-7,kbr8"))
    assert other.kind is Kind.TAKE


def test_finished_rows_come_first() -> None:
    """Three groups become three runs: rows are unfinished for a while, but no longer than necessary."""
    told = check(Lay.parse("kbr3,kbr4,kbr5:k3-5,b3-5,r3-5"), most=3)
    assert all(not isinstance(row, Row) for row in told[-1].after)


PRINTED = [
    ("b4-6,y4-7,g4-7:bryg4,byg5,bryg6,ryg7", 4),
    ("k5-9,r5-7,o5-7:k8-10,kbro5,kro6,kro7", 4),
    ("k5-9,r5-7,y5-7:k8-10,kbry5,kry6,kry7", 4),
    ("o1-4,kbro1:o2-4,kbo1,bro1", 1),
    ("b8-10:b9-11,kby8", 2),
]


@pytest.mark.parametrize(("text", "most"), PRINTED)
def test_the_sheets_own_examples_take_no_more_steps_than_a_person(text: str, most: int) -> None:
    """The rows in between look possible: parts of groups, or of runs without a gap."""
    for step in check(Lay.parse(text), most):
        assert all(map(looks_possible, step.after)), str(step)


def _examples() -> Iterator[str]:
    for line in (Path(__file__).parents[1] / "corpus" / "printed.txt").read_text("utf-8").splitlines():
        if line.count("|") == 3 and line.endswith("legal"):
            move = line.split("|")[2].strip()
            if ":" in move:
                yield move


@pytest.mark.parametrize("text", sorted(set(_examples())))
def test_every_printed_example_can_be_followed(text: str) -> None:
    for step in check(Lay.parse(text)):
        assert all(map(looks_possible, step.after)), str(step)


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("[k5]", True),
        ("[k5k6]", True),
        ("[k5r5]", True),
        ("[k5jk7]", True),
        ("[k5k5]", False),
        ("[k5k7]", False),
        ("[k6k5]", False),
        ("[k5r6]", False),
        ("[b4r4y4b5b6]", False),
    ],
)
def test_what_looks_possible(text: str, possible: bool) -> None:
    assert looks_possible(Row.parse(text)) is possible


def test_a_meld_is_made_beside_tiles_that_leave_later() -> None:
    """Each of two runs becomes a group of the other one's tiles; nothing can be finished in its old place first."""
    check(Lay.parse("k1-3,b1-3,r1-3:kbr1,kbr2,kbr3"), most=3)


@NEEDS_COMPILED_KERNEL
def test_random_lays() -> None:
    rng = random.Random(5)
    seen = set()
    for number in range(250):
        situation = random_situation(rng, random_edition(rng), 9 if number % 3 else 24, 4)
        solution = best(situation, fewest_broken=number % 2 == 0, budget=300)
        if solution is not None and solution.lay is not None:
            seen |= {step.kind for step in check(solution.lay)}
    assert {Kind.NEW, Kind.ADD, Kind.MOVE, Kind.TAKE} <= seen


def test_large_tables_take_no_time_and_many_steps() -> None:
    before = parse_laid("kbro1,kbro2,kbro3,kbro4,kbro5,kbro6,kbro7,kbro8,kbro9")
    after = parse_laid("k1-3,k4-6,k7-9,b1-3,b4-6,b7-9,r1-9,o1-3,o4-9")
    check(Lay(before, after))
    twice = tuple(meld for meld in before for _ in range(2))
    check(Lay(twice, tuple(meld for meld in after for _ in range(2))))


def test_no_assignment_has_fewer_bundles() -> None:
    """Compared with all assignments, on small lays."""
    rng = random.Random(9)
    tried = 0
    while tried < 25:
        situation = random_situation(rng, random_edition(rng), 12, 3)
        solution = best(situation, budget=100)
        if solution is None or solution.lay is None:
            continue
        before, after = solution.lay.taken, solution.lay.put
        choices = [_ways(tile, before, after) for tile in KINDS]
        stories = 1
        for choice in choices:
            stories *= len(choice)
        if stories > 64:
            continue
        tried += 1
        fewest = min(_steps({pair for way in story for pair in way}, len(before)) for story in product(*choices))
        assert len(_Plan(solution.lay, never, exchanges=False).makings) <= fewest
    assert MOST_NODES > 64


def _steps(pairs: set[tuple[int, int]], melds: int) -> int:
    """The steps of one assignment, with the best homes found by trying all."""
    goals = {goal for _, goal in pairs}
    options = [[None, *(goal for source, goal in sorted(pairs) if source == at)] for at in range(melds)]
    least = 99
    for home in product(*options):
        chosen = [goal for goal in home if goal is not None]
        if len(set(chosen)) == len(chosen):
            cost = sum(
                any(to == goal and (source == RACK or home[source] != goal) for source, to in pairs) for goal in goals
            )
            least = min(least, cost)
    return least


def test_assignment_is_the_best() -> None:
    rng = random.Random(2)
    for _ in range(60):
        rows, columns = rng.randint(1, 4), rng.randint(1, 4)
        worth = {(r, c): rng.randint(1, 9) for r in range(rows) for c in range(columns) if rng.random() < 0.7}
        found = assignment(worth, rows, columns)
        options = [[None, *(c for c in range(columns) if (r, c) in worth)] for r in range(rows)]
        totals = [
            sum(worth[r, c] for r, c in enumerate(choice) if c is not None)
            for choice in product(*options)
            if len([c for c in choice if c is not None]) == len({c for c in choice if c is not None})
        ]
        assert sum(worth[pair] for pair in found.items()) == max(totals)
        assert len(set(found.values())) == len(found)


def test_every_tile_has_a_way() -> None:
    lay = Lay.parse("r3-5j4,kbr8:r3-6,kbrj8")
    found = bundles(lay.taken, lay.put)
    assert sum(found.tiles.values(), Tiles()) == tiles_of(lay.put)
