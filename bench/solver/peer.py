"""Runs in the environment of the peer. Reads one question per line and writes one answer with its time per line.

A question is {"table": [tile, ...], "rack": [tile, ...]} in the peer's numbering, 1 to 52 and 53 for a joker.
The first line of output names the backend: the fastest open-source one that is installed.
"""

import json
import sys
import time

from rummikub_solver import MILPSolver, RuleSet, SolverMode


def main() -> None:
    wanted = (MILPSolver.GLPK_MI, MILPSolver.HIGHS, MILPSolver.SCIPY)
    backend = next(name for name in wanted if name in MILPSolver.supported())
    rules = RuleSet(solver_backend=backend)
    print(json.dumps({"backend": str(backend)}), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        state = rules.new_game()
        state.initial = False
        state.add_table(*question["table"])
        state.add_rack(*question["rack"])
        started = time.process_time()
        answer = rules.solve(state, SolverMode.TILE_COUNT)
        micros = (time.process_time() - started) * 1e6
        print(json.dumps({"tiles": len(answer.tiles) if answer else 0, "micros": micros}), flush=True)


main()
