"""Compares `best_many` with one thread and with several, on turns of self-play.

    python bench/solver/many.py [--turns 1000] [--threads 2]

Each line is one edition: the best of three interleaved passes of each, and the speed-up by threads.
"""

import argparse
import os
import time
from collections.abc import Sequence

from selfplay import turns_after_opening

from tilerummy.engine.editions import Edition
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import JOKER, Tile, Tiles
from tilerummy.solver import backend, best_many
from tilerummy.solver.problem import to_meld

PASSES = 3
EDITIONS = {
    "free": "rummikub-vienna-en,joker_free=if_rest_valid,joker_reuse=anywhere",
    "exchange": "rummikub-vienna-en",
    "keep three": "rummikub-vienna-en,partial_take=keep_three",
}


def situations(edition: Edition, count: int) -> list[Situation]:
    colours, found = edition.rules.colours, []
    for turn in turns_after_opening(count):
        tiles = [Tile(colours[kind // 13], kind % 13 + 1) for kind in range(52) for _ in range(turn.rack[kind])]
        rack = Tiles([*tiles, *[JOKER] * turn.rack_jokers])
        table = tuple(to_meld(shape, colours, False) for shape in turn.before)
        found.append(Situation(edition, table, (rack, Tiles(unknown=5)), frozenset({0, 1})))
    return found


def seconds(asked: Sequence[Situation], threads: int) -> float:
    started = time.perf_counter()
    best_many(asked, fewest_broken=False, budget=200, threads=threads)
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print(f"{backend()}, {given.turns} turns, {given.threads} threads")
    for name, spec in EDITIONS.items():
        asked = situations(Edition.parse(spec), given.turns)
        passes = [(seconds(asked, 1), seconds(asked, given.threads)) for _ in range(PASSES)]
        alone, together = (min(column) for column in zip(*passes, strict=True))
        print(f"{name:10}  alone {alone * 1e3:7.0f} ms  threads {together * 1e3:7.0f} ms  {alone / together:.2f} times")


if __name__ == "__main__":
    main()
