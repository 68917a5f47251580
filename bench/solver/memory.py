"""Solves questions with both compiled extensions, for use under a memory checker.

    python bench/solver/memory.py                          1,000 questions
    python bench/solver/memory.py --solves 10000           10,000 questions, with the memory in between
    PYTHONMALLOC=malloc valgrind --error-exitcode=9 python bench/solver/memory.py

With AddressSanitizer: compile with `-fsanitize=address,undefined` in CFLAGS and LDFLAGS, then run with
`LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"`, `PYTHONMALLOC=malloc` and
`ASAN_OPTIONS=detect_leaks=0`, because the interpreter itself never frees everything.

The questions are: tasks of free rearranging with up to four jokers, with locked melds and with coloured jokers; turns
from play under every policy, which also use the second extension; and small positions of random editions through
`best`.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))

from run import POLICIES
from selfplay import turns_after_opening
from solver_positions import (  # type: ignore[import-not-found]
    coloured_task,
    crowded_groups,
    random_edition,
    random_situation,
    random_task,
)

from tilerummy.solver import best
from tilerummy.solver.native import backend, solver
from tilerummy.solver.search import Search

QUESTIONS = 1000
STEPS = 5


def questions(seed: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """An endless iterator of questions, each with its kind and the function to call."""
    rng = random.Random(seed)
    kernel, policies = solver("auto"), list(POLICIES.values())
    turns = [turn for jokers in (2, 4) for turn in turns_after_opening(40, jokers, first_seed=1 + 100 * seed)]
    while True:
        for task in (
            random_task(rng, 80, 30),
            random_task(rng, locks=True),
            coloured_task(rng, locks=rng.random() < 0.5),
            crowded_groups(rng),
        ):
            yield "task", lambda task=task: kernel(task)  # type: ignore[misc]
        for _ in range(3):
            problem = rng.choice(turns).problem(**rng.choice(policies))
            yield "turn", lambda problem=problem: Search(problem, kernel).run()  # type: ignore[misc]
        for _ in range(3):
            edition = random_edition(rng, partial_take="keep_three") if rng.random() < 0.5 else random_edition(rng)
            situation = random_situation(rng, edition)
            yield "edition", lambda situation=situation: best(situation)  # type: ignore[misc]


def held() -> int:
    """The memory of this process in kilobytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--solves", type=int, default=QUESTIONS)
    given = parser.parse_args()
    asked: dict[str, int] = {}
    answered = 0
    for number, (kind, ask) in zip(range(given.solves), questions(1), strict=False):
        if number % (given.solves // STEPS) == 0 and given.solves > QUESTIONS:
            print(f"after {number} questions {held() / 1024:.1f} MB", flush=True)
        answered += ask() is not None
        asked[kind] = asked.get(kind, 0) + 1
    if given.solves > QUESTIONS:
        print(f"after {given.solves} questions {held() / 1024:.1f} MB")
    print(f"{backend()}: {asked}, {answered} answered")


if __name__ == "__main__":
    main()
