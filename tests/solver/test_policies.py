"""Small positions under every policy, compared with all lays that the referee accepts."""

import random
from dataclasses import replace

import pytest
from joker_pairs import COLOURED, PLAIN, POLICIES, twin_pair
from solver_positions import random_edition, random_situation

from tilerummy.engine.editions import Edition
from tilerummy.engine.judging import referee
from tilerummy.engine.melds import tiles_of
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, Situation, View, view
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import lays, solve
from tilerummy.solver.contract import Shape
from tilerummy.solver.enumerate import tables
from tilerummy.solver.fewest_broken import kept_whole
from tilerummy.solver.limits import Limits
from tilerummy.solver.problem import GOALS, Problem, lift, lower
from tilerummy.solver.shapes import count_tiles

MOST_TABLES = 600


def value_of(problem: Problem, after: tuple[Shape, ...]) -> int:
    played = [now - was for now, was in zip(count_tiles(after), count_tiles(problem.before), strict=True)]
    jokers = sum(s.joker_count for s in after) - sum(s.joker_count for s in problem.before)
    return sum(n * w for n, w in zip(played, problem.weights, strict=True)) + jokers * problem.joker_weight


def accepted(situation: Situation, problem: Problem) -> dict[Lay, tuple[Shape, ...]] | None:
    """Every lay that the referee accepts, by trying all tables; None if there are too many."""
    found = {}
    for number, after in enumerate(tables(problem)):
        if number > MOST_TABLES:
            return None
        lay = lift(situation, problem, list(after))
        if not referee.judge(situation, lay):
            found[lay] = after
    return found


def check(rng: random.Random, situation: Situation) -> bool:
    problem = lower(situation, GOALS[rng.choice(("tiles", "points", "tiles-points", "keep-jokers"))])
    legal = accepted(situation, problem)
    if legal is None:
        return False
    assert set(lays(situation)) == set(legal), str(situation)
    values = {lay: value_of(problem, after) for lay, after in legal.items()}
    wanted = max((value for value in values.values() if value > 0), default=None)
    found = solve(problem, limits=Limits(20_000))
    assert (None if found is None else found.value) == wanted, str(situation)
    if found is None:
        return True
    assert found.optimal or problem.keep_three, "only there a search may say that nothing is proved"
    assert found.after is not None
    assert lift(situation, problem, found.after) in legal
    tidy = solve(problem, fewest_broken=True, limits=Limits(20_000))
    assert tidy is not None
    assert tidy.after is not None
    assert tidy.value == wanted
    lay = lift(situation, problem, tidy.after)
    assert lay in legal
    if problem.keep_three and not tidy.fewest_broken:
        return True  # as above
    most_kept = max(kept_whole(problem.before, legal[lay]) for lay, value in values.items() if value == wanted)
    assert kept_whole(problem.before, tuple(tidy.after)) == most_kept, str(situation)
    return True


@pytest.mark.long(but=3)
@pytest.mark.parametrize("seed", range(20))
def test_small_positions(seed: int) -> None:
    rng = random.Random(500 + seed)
    checked = sum(check(rng, random_situation(rng, random_edition(rng))) for _ in range(10))
    assert checked >= 5


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(5))
def test_small_positions_with_coloured_jokers(seed: int) -> None:
    """Few of the positions above have them; here all do."""
    rng = random.Random(800 + seed)
    checked = sum(check(rng, random_situation(rng, random_edition(rng, joker_colour="yes"))) for _ in range(12))
    assert checked >= 6


def twin_view(rng: random.Random, most_tiles: int = 14) -> View | None:
    """A table with a joker, and a rack that can lay second copies of the tiles of some meld."""
    box = rng.choice((PLAIN, PLAIN, PLAIN, COLOURED))
    pair = twin_pair(box, rng)
    if pair is None:
        return None
    before, after = pair
    *left, last = box.tiles - tiles_of(after)
    rack = tiles_of(after) - tiles_of(before) + Tiles(rng.sample(left, rng.choice((0, 0, 1, 2))))
    if not rack or len(tiles_of(before)) + len(rack) > most_tiles:
        return None
    edition = Edition("rummy-classic", 1, replace(box, seats=(2, 2), **rng.choice(POLICIES)))  # type: ignore[arg-type]
    return view(Position(edition, before, (rack, Tiles([last])), frozenset({0, 1})), 0)


def check_twins(seed: int, positions: int) -> None:
    rng, checked = random.Random(seed), 0
    while checked < positions:
        seen = twin_view(rng)
        checked += seen is not None and check(rng, seen)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(4))
def test_second_copies_of_the_tiles_of_a_meld(seed: int) -> None:
    check_twins(seed, 15)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 20))
def test_second_copies_of_the_tiles_of_a_meld_at_length(seed: int) -> None:
    check_twins(seed, 400)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_many_positions(seed: int) -> None:
    rng = random.Random(50_000 + seed)
    for _ in range(30):
        check(rng, random_situation(rng, random_edition(rng), 14, 4))
