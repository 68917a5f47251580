"""Reproduces published numbers."""

import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from tilerummy.engine.errors import Impossible
from tilerummy.engine.position import View
from tilerummy.solver import best, native, odds
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
    """`[n]`: all bags of n tiles with at most `jokers` jokers that can be melded completely."""
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
    """The same with the two copies of a tile distinguished."""
    return sum(1 << (once & ~twice).bit_count() for once, twice, _ in bags)


MULTISETS = {3: 96, 4: 53, 5: 36, 6: 4656, 7: 4980, 8: 4731, 9: 151_728}
SUBSETS = {3: 768, 4: 848, 5: 1152, 6: 264_120, 7: 547_272, 8: 996_837, 9: 54_670_224}
WITH_JOKERS = {
    (3, 1): 680, (4, 1): 1408, (5, 1): 2368, (6, 1): 466_240, (7, 1): 1_151_576, (8, 1): 2_667_032,
    (3, 2): 104, (4, 2): 840, (5, 2): 1856, (6, 2): 272_106, (7, 2): 992_640, (8, 2): 2_977_688,
}  # fmt: skip


def test_winning_hands() -> None:
    """All bags listed, and the machine that counts them without listing any."""
    bags = winning_bags(9, 0)
    counted = odds.winning_hands(9)
    assert {size: len(bags[size]) for size in MULTISETS} == MULTISETS
    assert {size: subsets(bags[size]) for size in SUBSETS} == SUBSETS
    assert {size: counted[size].multisets for size in MULTISETS} == MULTISETS
    assert {size: counted[size].subsets for size in SUBSETS} == SUBSETS


@pytest.mark.long
def test_winning_hands_with_jokers() -> None:
    bags = winning_bags(8, 2)
    listed = {(n, j): subsets(bag for bag in bags[n] if bag[2] == j) for n, j in WITH_JOKERS}
    assert listed == WITH_JOKERS
    for jokers in (1, 2):
        counted = odds.winning_hands(7, jokers)
        for size in range(3, 8):
            assert counted[size].subsets == WITH_JOKERS[size, jokers]
            assert counted[size].multisets == sum(bag[2] == jokers for bag in bags[size])


DEAL = {
    (9, 1): 144_030_885, (9, 2): 145_332_800,
    (14, 0): 68_006_854_852, (14, 1): 270_389_040_624, (14, 2): 476_136_477_898,
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("jokers", range(3))
def test_winning_deals(jokers: int) -> None:
    counted = odds.winning_hands(14, jokers)
    assert {size: counted[size].subsets for size in (9, 14) if (size, jokers) in DEAL} == {
        size: number for (size, held), number in DEAL.items() if held == jokers
    }
    if not jokers:
        assert counted[14].multisets == 10_232_524


def test_chance_of_a_winning_deal() -> None:
    """The sum that the three counts above give, and by the machine for a small deal."""
    ways = DEAL[14, 0] + 2 * DEAL[14, 1] + DEAL[14, 2]
    assert f"{ways / comb(106, 14):.5e}" == "1.02632e-05"
    small = SUBSETS[6] + 2 * WITH_JOKERS[6, 1] + WITH_JOKERS[6, 2]
    assert odds.chance_to_go_out(6, 2) == Fraction(small, comb(106, 6))


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


def opens(rack: Counter[int], jokers: int, least: int) -> bool:
    counts = bytes(rack[kind] for kind in range(52))
    problem = Problem((), counts, jokers, (1,) * 52, 1, opening=Opening(least))
    return OpeningSearch(problem, native.solver("auto")).run() is not None


SMALL_RACKS = [
    (2, 1, 12),
    (2, 2, 30),
    *(pytest.param(3, jokers, least, marks=pytest.mark.long) for jokers, least in ((0, 12), (1, 30), (2, 24), (2, 40))),
]


@pytest.mark.parametrize(("tiles", "jokers", "least"), SMALL_RACKS)
def test_every_small_rack_opens_or_not(tiles: int, jokers: int, least: int) -> None:
    """The machine counts as many as the solver finds, rack by rack."""
    opened = 0
    for kinds in combinations_with_replacement(range(52), tiles):
        rack = Counter(kinds)
        if max(rack.values()) < 3 and opens(rack, jokers, least):
            opened += prod(comb(2, copies) for copies in rack.values())
    assert opened == odds.opening_hands(tiles + jokers, jokers, least)[tiles + jokers] > 0


CHANCES: dict[tuple[int, int], Fraction | float] = {
    (2, 30): Fraction(26_300_600_281_326_197, 52_855_181_828_091_300),
    (0, 30): 0.3488691,
    (2, 40): 0.2720627,
    (4, 40): 0.37938,
}


@pytest.mark.parametrize(("jokers", "least"), CHANCES)
@pytest.mark.parametrize("deals", [400, pytest.param(40_000, marks=pytest.mark.long)])
def test_deals_open_as_often(jokers: int, least: int, deals: int) -> None:
    """The solver on random deals: within four standard errors of the exact chance."""
    rng, chance = random.Random(jokers * 100 + least), float(CHANCES[jokers, least])
    box = [kind for kind in range(52) for _ in range(2)] + [52] * jokers
    racks = (Counter(rng.sample(box, 14)) for _ in range(deals))
    opened = sum(opens(rack, rack[52], least) for rack in racks)
    assert abs(opened / deals - chance) < 4 * (chance * (1 - chance) / deals) ** 0.5


@pytest.mark.long
def test_chance_to_open_with_30_points() -> None:
    """The exact fraction, and the chances with one joker, with two, and without any."""
    opened = [odds.opening_hands(14, held, 30)[14] for held in range(3)]
    assert Fraction(opened[0] + 2 * opened[1] + opened[2], comb(106, 14)) == CHANCES[2, 30]
    chances = [ways / comb(104, 14 - held) for held, ways in enumerate(opened)]
    assert [round(chance, 7) for chance in chances] == [0.3488691, 0.9454693, 0.9999901]


@pytest.mark.long
def test_chance_to_open_with_40_points() -> None:
    """With four jokers in the box there are bounds: three of them open with any tile from nine on."""
    opened = [odds.opening_hands(14, held, 40) for held in range(3)]
    ways = sum(comb(2, held) * opened[held][14] for held in range(3))
    assert round(ways / comb(106, 14), 7) == CHANCES[2, 40]
    few = sum(comb(4, held) * opened[held][14] for held in range(3))
    many = sum(comb(4, held) * comb(104, 14 - held) for held in (3, 4))
    small = sum(comb(4, held) * comb(64, 14 - held) for held in (3, 4))
    assert (few + many - small) / comb(108, 14) < CHANCES[4, 40] < (few + many) / comb(108, 14)
    assert small / comb(108, 14) < 0.000_03


def test_counts_out_of_range_are_refused() -> None:
    for jokers, least in ((3, 30), (-1, 30), (0, 43), (0, 0)):
        with pytest.raises(Impossible, match="count out of range"):
            odds.opening_hands(14, jokers, least)


def test_almost_full_box_goes_out() -> None:
    """Every multiset of 100 or more of the 104 numbered tiles can be melded whole."""
    rng = random.Random(9)
    solve = native.solver("auto")
    for _ in range(200):
        counts = bytearray([2] * 52)
        for kind in rng.sample([k for k in range(52) for _ in range(2)], rng.randint(0, 4)):
            counts[kind] -= 1
        assert solve(Task(bytes(counts), bytes(52), 0, 0, (1,) * 52)) is not None
