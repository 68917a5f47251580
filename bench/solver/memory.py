"""A thousand random tasks for the compiled kernel and nothing else: what to run under valgrind.

    PYTHONMALLOC=malloc valgrind --error-exitcode=9 python bench/solver/memory.py

Half of the tasks have locked melds; weights, sizes and jokers are those of the solver's tests.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "solver"))

from solver_positions import random_task  # type: ignore[import-not-found]

from tilerummy.solver.native import backend, solver

TASKS = 1000


def main() -> None:
    solve = solver("auto")
    rng = random.Random(1)
    solved = sum(solve(random_task(rng, locks=number % 2 == 1)) is not None for number in range(TASKS))
    print(f"{backend()}: {TASKS} tasks, {solved} with an answer")


if __name__ == "__main__":
    main()
