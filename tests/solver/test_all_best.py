"""All best lays: compared with every legal lay of small positions."""

import pytest

from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import GOALS, lays
from tilerummy.solver.all_best import all_best
from tilerummy.solver.problem import lower
from tilerummy.solver.taking import weight

POSITIONS = (
    "rummikub-vienna-en kbr10 k7k8k9b8r8k1/x9 01 0 4.2",
    "rummikub-vienna-en r3-5,kbo6 r6r2k1/x9 01 0 4.2",
    "rummikub-vienna-en r3-5 r6r6r2r2/x9 01 0 4.2",
    "rummikub-vienna-en kbro9,r10-12 k8k10b8b10j/x9 01 0 4.2",
    "rummikub-vienna-en - k10b10r10o10k11k12/x9 - 0 2.0",
    "rummikub-vienna-en - k8k9k10k11b9r9/x9 - 0 2.0",
    "rummikub-vienna-en kbr10 b1k2/x9 01 0 4.2",
)


@pytest.mark.parametrize("goal", ["tiles", "points", "tiles-points", "keep-jokers"])
@pytest.mark.parametrize("trn", POSITIONS)
def test_every_choice_of_tiles_is_found_once(trn: str, goal: str) -> None:
    view = View.parse(trn)
    problem = lower(view, GOALS[goal])
    choices = {lay.played: weight(problem, view, lay.played) for lay in lays(view)}
    best = {played for played, value in choices.items() if value == max(choices.values())}
    found = all_best(view, goal)
    played = [solution.lay.played for solution in found.solutions if solution.lay is not None]
    assert found.complete
    assert len(played) == len(set(played))
    assert set(played) == best


def test_there_is_one_way_to_go_out() -> None:
    view = View.parse("rummikub-vienna-en r3-5 r6r7/x9 01 0 4.2")
    (only,) = all_best(view, "out").solutions
    assert only.lay is not None
    assert only.lay.played == Tiles.parse("r6r7")
    assert all_best(View.parse("rummikub-vienna-en r3-5 r6k1/x9 01 0 4.2"), "out").solutions == ()


def test_it_ends_at_the_limit_and_when_it_is_stopped() -> None:
    view = View.parse("rummikub-vienna-en r3-5,b3-5,k3-5 r6b6k6r2b2k2/x9 01 0 4.2")
    three = View.parse("rummikub-vienna-en kbr10 k7k8k9b8r8o8k1/x9 01 0 4.2")
    assert all_best(view).complete
    some = all_best(three, "points", most=1)
    assert len(some.solutions) == 1
    stopped = all_best(View.parse(POSITIONS[0]), "tiles", stop=lambda: True)
    assert not stopped.complete
    assert len(stopped.solutions) <= 1
