"""The sets of tiles that can be laid: the referee accepts each, and none is missing."""

import random
from itertools import islice, pairwise
from typing import Any

import pytest
from solver_positions import random_edition, random_situation

from tilerummy.engine import editions
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Situation, View
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import best, lays
from tilerummy.solver.playable import best_lays, playable

SMALL = View.parse("rummikub-vienna-en kbr10,r3-5 o10r6r7k1/x9 01 0 4.2")
BOUND = View.parse("rummy-classic b1-3,b5-9j7,r7-11,y1-4,y7-10,g11-13j12,brg3,ryg5 b7b10b11r6r12y11y12/x9 01 0 4.2")
LARGE = View.parse("rummikub-vienna-en r1-12,b1-12,k1-12,o1-12 r13b13k13o13r1b1k1o1r2b2k2o2j/x9 01 0 4.2")


def check_sets(situation: Situation) -> None:
    sets = playable(situation)
    found = list(sets)
    assert sets.complete, str(situation)
    assert len(set(found)) == len(found)
    wanted = {lay.played for lay in lays(situation)}
    assert set(found) == wanted, str(situation)
    for tiles in found[:12]:
        lay = sets.lay_of(tiles)
        assert lay is not None
        assert lay.played == tiles
        assert judge(situation, lay) == ()
    rack = [*situation.rack]
    for tiles in (Tiles(random.Random(1).sample(rack, n)) for n in range(1, len(rack) + 1)):
        assert (tiles in sets) == (tiles in wanted), f"{situation} {tiles}"


def check_best(situation: Situation, goal: str) -> None:
    """Their values are the highest there are, and the best one is that of `best`."""
    tiles_first = goal.startswith("tiles")

    def worth(tiles: Tiles) -> tuple[int, int]:
        both = len(tiles), tiles.points(situation.rules.joker_penalty)
        return both if tiles_first else both[::-1]

    found = best_lays(situation, 5, goal)
    every = sorted((worth(tiles) for tiles in playable(situation)), reverse=True)
    assert [worth(solution.lay.played) for solution in found if solution.lay] == every[:5], str(situation)
    one = best(situation, goal, fewest_broken=False)
    assert (one is not None) == bool(found)
    assert one is None or worth(one.lay.played if one.lay else Tiles()) == every[0]


def random_small(seed: int, **fixed: str) -> Situation:
    rng = random.Random(seed)
    return random_situation(rng, random_edition(rng, **fixed))


@pytest.mark.parametrize("seed", range(6))
def test_sets_against_all_lays(seed: int) -> None:
    for number in range(5):
        check_sets(random_small(100 * seed + number))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_many_sets_against_all_lays(seed: int) -> None:
    for number in range(25):
        check_sets(random_small(10_000 + 100 * seed + number))


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(20))
def test_best_lays(seed: int) -> None:
    for number in range(8):
        check_best(
            random_small(20_000 + 100 * seed + number), random.Random(number).choice(["tiles-points", "points-tiles"])
        )


@pytest.mark.parametrize("key", editions.keys())
def test_every_edition_opens(key: str) -> None:
    view = View.parse(f"{key} - {editions.get(key).rules.colours[0]}10-13".replace("10-13", "10") + "/x14 - 0 1.0")
    assert list(playable(view)) == []
    colour = view.rules.colours[0]
    rack = "".join(f"{colour}{n}" for n in (9, 10, 11, 12, 13)) + "j" * bool(view.rules.jokers)
    check_sets(View.parse(f"{key} - {rack}/x14 - 0 1.0"))


def test_the_best_come_first() -> None:
    sizes = [len(tiles) for tiles in playable(SMALL)]
    assert all(one >= other for one, other in pairwise(sizes))


def test_limit_and_stop() -> None:
    sets = playable(LARGE, limit=40)
    assert (len(sets), sets.complete) == (40, False)
    asked = iter(range(1_000))
    stopped = playable(LARGE, stop=lambda: next(asked) > 20)
    assert 0 < len(stopped) < 40
    assert not stopped.complete
    late = playable(LARGE, stop=lambda: True)
    assert (list(late), late.complete, best_lays(LARGE, 3, stop=lambda: True)) == ([], False, [])


def test_only_an_iteration_that_came_to_its_end_is_complete() -> None:
    sets = playable(SMALL)
    assert not sets.complete
    first = next(iter(sets))
    assert not sets.complete, "one of five"
    assert (len(sets), sets.complete) == (5, True)
    some = iter(sets)
    assert (next(some), sets.complete) == (first, False), "another iteration begins"
    assert (len([*some]), sets.complete) == (4, True)


@pytest.mark.parametrize(("limit", "complete"), [(0, False), (4, False), (5, True), (6, True)])
def test_a_limit_leaves_nothing_out_where_no_more_sets_exist(limit: int, complete: bool) -> None:
    sets = playable(SMALL, limit=limit)
    assert (len(sets), sets.complete) == (min(limit, 5), complete)
    nothing = playable(View.parse("rummikub-vienna-en r3-5 k1/x9 01 0 4.2"), limit=0)
    assert (list(nothing), nothing.complete) == ([], True)


def test_a_list_searches_only_once() -> None:
    """It asks for the length first; with `stop` that would leave no time for the sets."""
    asked = iter(range(1_000))
    alone = [tiles for tiles in playable(LARGE, stop=lambda: next(asked) > 20)]  # noqa: C416
    asked = iter(range(1_000))
    sets = playable(LARGE, stop=lambda: next(asked) > 20)
    assert (list(sets), len(sets), sets.complete) == (alone, len(alone), False)
    assert next(asked) == 22


def test_a_question_about_one_set_does_not_change_what_is_known() -> None:
    late: list[bool] = []
    sets = playable(BOUND, stop=lambda: bool(late))
    tiles = next(iter(sets))
    assert tiles in sets
    assert not sets.complete
    assert len(sets) > 1
    late.append(True)
    assert tiles not in sets
    assert sets.complete


def test_a_small_budget_says_that_a_set_is_undecided() -> None:
    """The table's jokers are bound: the search for one set needs more than one task."""
    whole, small = playable(BOUND), playable(BOUND, budget=0)
    every, some = set(whole), set(small)
    assert whole.complete
    assert not small.complete
    assert some < every
    assert not all(solution.optimal for solution in best_lays(BOUND, len(every), budget=0))
    assert all(solution.optimal for solution in best_lays(BOUND, 3))


def test_who_may_not_lay_has_no_sets() -> None:
    drawn = View.parse("lets-play-rummy-it r3-5 r2r6/x9 01 0+ 4.0")
    over = View.parse("rummikub-vienna-en r3-5 r2r6/x0 01 0 4.0")
    for view in (drawn, over):
        assert list(playable(view)) == list(lays(view)) == []
        assert best_lays(view, 3) == []
        assert Tiles.parse("r2") not in playable(view)


def test_a_goal_bounds_the_best_lays() -> None:
    assert best_lays(SMALL, 3, "out") == []
    assert [solution.tiles for solution in best_lays(SMALL, 9, "keep-jokers")] == [3, 2, 2, 1, 1]
    with pytest.raises(Impossible):
        best_lays(SMALL, 3, "open-least")
    with pytest.raises(Impossible):
        best_lays(SMALL, -1)


def test_lays_begin_at_once_and_have_limits() -> None:
    first = next(lays(LARGE))
    assert judge(LARGE, first) == ()
    assert len(list(lays(SMALL, limit=2))) == 2
    asked = iter(range(100_000))
    some = list(lays(LARGE, stop=lambda: next(asked) > 100))
    assert len(set(some)) == len(some)
    assert list(islice(lays(SMALL), 1)) == list(lays(SMALL, limit=1))


def test_a_small_budget_leaves_out_no_lay() -> None:
    rules = "partial_take=keep_three,joker_free=exchange,joker_reuse=other_meld"
    view = View.parse(f"rummikub-vienna-en,{rules} b6-9,rojj6 k3b3r4/x5 01 0 1.0")
    found = best(view, budget=0)
    assert found is not None
    assert found.lay is None
    assert set(lays(view, budget=0)) == set(lays(view)) != set()


@pytest.mark.parametrize("wrong", [{"limit": -1}, {"budget": -1}, {"budget": 0.5}, {"stop": 1}])
def test_wrong_limits_are_refused_at_once(wrong: dict[str, Any]) -> None:
    for ask in (playable, lays):
        with pytest.raises(Impossible):
            ask(SMALL, **wrong)
