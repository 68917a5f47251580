"""Numbers that are known from elsewhere, reproduced."""

import random
from collections.abc import Iterable

import pytest

from tilerummy.position import View
from tilerummy.solver import best, native
from tilerummy.solver.contract import Task
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import Goal, Opening, Problem
from tilerummy.solver.shapes import mask_of, shapes_from

EVERYTHING = [2] * 52
FREE = "rummikub-vienna-en,joker_free=if_rest_valid,joker_reuse=anywhere"


def test_melds() -> None:
    assert sum(1 for _ in shapes_from(EVERYTHING, 0, 13)) == 329


def test_bags() -> None:
    """Melds as bags of tiles, runs cut at five: n and two jokers is one bag, a run or a group."""
    bags = {(mask_of(shape), shape.joker_count) for shape in shapes_from(EVERYTHING, 2, 5)}
    assert [sum(jokers == j for _, jokers in bags) for j in range(3)] == [185, 494, 494]


Bag = tuple[int, int, int]
"""Kinds there once, kinds there twice (masks), jokers."""


def winning_bags(most: int, jokers: int) -> list[set[Bag]]:
    """`[n]`: all bags of n tiles, with exactly so many jokers or fewer, that can be melded whole."""
    melds = {(mask_of(shape), shape.joker_count) for shape in shapes_from(EVERYTHING, jokers, 5)}
    bags: list[set[Bag]] = [{(0, 0, 0)}] + [set() for _ in range(most)]
    for size in range(3, most + 1):
        for mask, wild in melds:
            used = mask.bit_count() + wild
            if used <= size:
                bags[size].update(
                    (once ^ mask, twice | once & mask, laid + wild)
                    for once, twice, laid in bags[size - used]
                    if not mask & twice and laid + wild <= jokers
                )
    return bags


def subsets(bags: Iterable[Bag]) -> int:
    """The same with the two copies of a tile told apart."""
    return sum(1 << (once & ~twice).bit_count() for once, twice, _ in bags)


MULTISETS = {3: 96, 4: 53, 5: 36, 6: 4656, 7: 4980, 8: 4731, 9: 151_728}
SUBSETS = {3: 768, 4: 848, 5: 1152, 6: 264_120, 7: 547_272, 8: 996_837, 9: 54_670_224}
WITH_JOKERS = {
    (3, 1): 680, (4, 1): 1408, (5, 1): 2368, (6, 1): 466_240, (7, 1): 1_151_576, (8, 1): 2_667_032,
    (3, 2): 104, (4, 2): 840, (5, 2): 1856, (6, 2): 272_106, (7, 2): 992_640, (8, 2): 2_977_688,
}  # fmt: skip


def test_winning_hands() -> None:
    bags = winning_bags(9, 0)
    assert {size: len(bags[size]) for size in MULTISETS} == MULTISETS
    assert {size: subsets(bags[size]) for size in SUBSETS} == SUBSETS


def test_winning_hands_with_jokers() -> None:
    bags = winning_bags(8, 2)
    counted = {(n, j): subsets(bag for bag in bags[n] if bag[2] == j) for n, j in WITH_JOKERS}
    assert counted == WITH_JOKERS


def task_of(bag: Bag) -> Task:
    once, twice, jokers = bag
    counts = bytes((once >> kind & 1) * (1 - (twice >> kind & 1)) + 2 * (twice >> kind & 1) for kind in range(52))
    return Task(counts, bytes(52), jokers, 0, (1,) * 52)


def test_solver_finds_winning_hands() -> None:
    """Every bag up to eight tiles goes out, and one that is not in the list does not."""
    bags = winning_bags(8, 2)
    rng = random.Random(1)
    solve = native.solver("auto")
    for size in range(3, 9):
        some = sorted(bags[size])
        for bag in some if len(some) < 200 else rng.sample(some, 200):
            assert solve(task_of(bag)) is not None
        for _ in range(100):
            once, twice, jokers = rng.choice(some)
            kind = 1 << rng.randrange(52)
            other = (once | kind, twice, jokers)
            if not kind & (once | twice) and size < 8:
                assert (solve(task_of(other)) is not None) == (other in bags[size + 1])


PAPER = [
    ("k1-4,k10-12,o6-8,o9-13,b7-9,b10-12,r11-13", "k2k10k13b2o1o3o4o8j", 6, 31),
    ("b5-7,b8-10,b10-12,o7-10,k9-11,kbo13,o10-12,kro1,r10-12j12,k3-7", "k2k12b2b12r2r5r6r8o2", 9, 51),
]


@pytest.mark.parametrize(("table", "rack", "tiles", "points"), PAPER)
@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_worked_positions(table: str, rack: str, tiles: int, points: int, backend: str) -> None:
    """The two positions that the first paper on solving tile rummy by integer programs works out."""
    view = View.parse(f"{FREE} {table} {rack}/x14 01 0 2.0")
    most_tiles = best(view, Goal(("tiles",), joker_points=0), backend)
    most_points = best(view, Goal(("points", "tiles"), joker_points=0), backend)
    assert most_tiles is not None
    assert most_points is not None
    assert most_tiles.tiles == tiles
    assert (most_points.tiles, most_points.points) == (tiles, points)


def opens(rng: random.Random, jokers: int, least: int) -> bool:
    box = [kind for kind in range(52) for _ in range(2)] + [52] * jokers
    rack = bytearray(53)
    for tile in rng.sample(box, 14):
        rack[tile] += 1
    problem = Problem((), bytes(rack[:52]), rack[52], (1,) * 52, 1, opening=Opening(least))
    return OpeningSearch(problem, native.solver("auto")).run() is not None


CHANCES = [
    (2, 30, 26_300_600_281_326_197 / 52_855_181_828_091_300),
    (0, 30, 0.3488691),
    (2, 40, 0.2720627),
    (4, 40, 0.37938),
]


@pytest.mark.parametrize(("jokers", "least", "chance"), CHANCES)
@pytest.mark.parametrize("deals", [400, pytest.param(40_000, marks=pytest.mark.long)])
def test_chance_to_open(jokers: int, least: int, chance: float, deals: int) -> None:
    """Exact counts are known; sampling has to come within four standard errors."""
    rng = random.Random(jokers * 100 + least)
    opened = sum(opens(rng, jokers, least) for _ in range(deals))
    assert abs(opened / deals - chance) < 4 * (chance * (1 - chance) / deals) ** 0.5


def test_almost_full_box_goes_out() -> None:
    """Every multiset of 100 or more of the 104 numbered tiles can be melded whole."""
    rng = random.Random(9)
    solve = native.solver("auto")
    for _ in range(200):
        counts = bytearray([2] * 52)
        for kind in rng.sample([k for k in range(52) for _ in range(2)], rng.randint(0, 4)):
            counts[kind] -= 1
        assert solve(Task(bytes(counts), bytes(52), 0, 0, (1,) * 52)) is not None
