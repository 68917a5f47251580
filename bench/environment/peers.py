"""Random steps per second of one core in the gin rummy of OpenSpiel and RLCard, to compare with `run.py`.

python bench/environment/peers.py

Run it with a Python that has `open_spiel` or `rlcard`: neither is needed by anything else here. Gin rummy is their game
that is closest to tile rummy. A step is a decision of a player; deals and draws are not counted, but their time is.
"""

import importlib.util
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

SECONDS = 4.0


def open_spiel_round(rng: Random) -> int:
    import pyspiel

    state: Any = pyspiel.load_game("gin_rummy").new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def rlcard_round(rng: Random) -> int:
    import rlcard

    game: Any = rlcard.make("gin-rummy")
    state, _ = game.reset()
    steps = 0
    while not game.is_over():
        state, _ = game.step(rng.choice([*state["legal_actions"]]))
        steps += 1
    return steps


PEERS: dict[str, Callable[[Random], int]] = {"pyspiel": open_spiel_round, "rlcard": rlcard_round}


def main() -> int:
    for name, play in PEERS.items():
        if importlib.util.find_spec(name) is None:
            print(f"{name}: not installed")
            continue
        rng, steps = Random(1), play(Random(1))
        start, steps = process_time(), 0
        while process_time() - start < SECONDS:
            steps += play(rng)
        print(f"{name}: {steps / (process_time() - start):.0f} steps/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
