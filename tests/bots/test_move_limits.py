"""Master looks for several lays in one move, and all its searches together are limited by one count of solver tasks."""

from collections.abc import Callable
from itertools import count

import pytest

from tilerummy.bots import make
from tilerummy.bots.bounded_search import best_lay
from tilerummy.bots.deadline import Deadline
from tilerummy.bots.master_1 import TASKS
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import View
from tilerummy.engine.rules import PartialTake
from tilerummy.solver.contract import Answer, Task
from tilerummy.solver.limits import Limits

FOUR_JOKERS = View.parse(
    "lets-play-rummy b1-4j3,b4-13j6,b6-9j8,b10-12j12,r3-6,r8-12,y2-11,y9-12,g1-4,g3-7,g7-11,g9-11,ryg1,brg5,bry6,byg8,"
    "byg12,byg13,ryg13 x1/r2r2/x2/x4 0123 1 15.0"
)
"""Two searches of this move need 900 tasks and more each: four jokers lie on the table, and each can be exchanged."""

Solve = Callable[[Task], Answer | None]


def test_all_searches_of_a_move_share_its_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = count()
    limited = Limits.limited

    def counted(self: Limits, run: Solve) -> Solve:
        def solve(task: Task) -> Answer | None:
            next(asked)
            return run(task)

        return limited(self, solve)

    monkeypatch.setattr(Limits, "limited", counted)
    assert judge(FOUR_JOKERS, make("master-1", 1, 1e9).choose(FOUR_JOKERS, ())) == ()
    used = next(asked)
    assert TASKS[PartialTake.RESULT_ONLY] // 2 < used <= TASKS[PartialTake.RESULT_ONLY]


def test_a_search_stops_when_no_tasks_are_left() -> None:
    seen = View.parse("rummikub-vienna-en kbr10,r3-5 r6o10k1/x9 01 0 4.2")
    deadline = Deadline(tasks=1)
    assert str(best_lay(seen, "tiles-points", deadline)) == "r3-5,kbr10:r3-6,kbro10"
    assert deadline.tasks_left == 0
    assert best_lay(seen, "tiles-points", deadline) is None
    assert best_lay(seen, "tiles-points", Deadline()) is not None
