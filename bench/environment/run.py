"""Steps per second of simulator and environments, beside the same rounds through the engine; the time of `playable`.

python bench/environment/run.py [--rounds N] [--late N]

Both sides of a ratio are measured in the same run, in slices one after the other, in processor time of this process.
Two threads are measured by the clock on the wall: nothing else may run meanwhile.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter, process_time

import numpy as np

from tilerummy import Deal, Position, View, judge, play, play_round, solver, view
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Move
from tilerummy.engine.scoring import outcome
from tilerummy.environment import SchemeName, env, make_vec
from tilerummy.simulator import MOST_TILES, SET, WIDTH, WITHOUT_LAY, Simulator
from tilerummy.solver.playable import playable

FREE = "rummikub-vienna-en,joker_reuse=anywhere"
SEATS = 4
EIGHT = 8
ENOUGH_SECONDS = 2.0


def by_engine(numbers: range, lay_rate: float) -> int:
    """Rounds in which the referee plays what the solver finds. How many moves they have."""
    moves = 0
    for number in numbers:
        rng, deal = Random(number), Deal.of(FREE, SEATS, number)
        position, deck = deal.position(deal.starter()), deal.deck
        while outcome(position) is None:
            found = solver.best(position, fewest_broken=False) if rng.random() < lay_rate else None
            move: Move = PASS if judge(position, DRAW_REQUEST) else DRAW_REQUEST
            if found is not None and found.lay is not None:
                move = found.lay
            position = play(position, deck.fill(position, move))
            moves += 1
    return moves


def random_steps(simulator: Simulator, rng: Random) -> int:
    """Each seat draws or makes its best lay, by chance, until every round is over."""
    steps = 0
    while not all(simulator.done):
        steps += simulator.done.count(False)
        simulator.step(rng.choices((WITHOUT_LAY, MOST_TILES), k=simulator.rounds))
    return steps


def steps_among_candidates(simulator: Simulator, rng: Random) -> int:
    """Each seat takes one of at most eight moves, by chance."""
    steps = 0
    while not all(simulator.done):
        tiles, sizes = simulator.candidates(EIGHT)
        sets, actions = bytearray(), bytearray()
        for i, size in enumerate(sizes):
            at = (EIGHT * i + rng.randrange(max(1, size))) * WIDTH
            sets += tiles[at : at + WIDTH]
            actions.append(SET if any(sets[-WIDTH:]) else WITHOUT_LAY)
        steps += simulator.done.count(False)
        simulator.step(actions, sets)
    return steps


def measure_steps(rounds: int) -> None:
    seconds = dict.fromkeys(("random", "random by engine", "eight", "greedy", "greedy by engine"), 0.0)
    made = dict.fromkeys(seconds, 0)
    simulator, part = Simulator(FREE, SEATS), 10
    for first in range(0, rounds, part):
        numbers = range(first, first + part)
        for name in seconds:
            start = process_time()
            if name.endswith("by engine"):
                made[name] += by_engine(numbers, 0.5 if name.startswith("random") else 1)
            else:
                simulator.deal(numbers)
                rng = Random(first)
                if name == "greedy":
                    made[name] += simulator.play()
                else:
                    made[name] += (random_steps if name == "random" else steps_among_candidates)(simulator, rng)
            seconds[name] += process_time() - start
    print(f"{rounds} rounds, {SEATS} seats, {FREE}, with their deals; one core\n")
    print("| | steps/s | rounds/s |\n|---|---|---|")
    for name, spent in seconds.items():
        print(f"| {name} | {made[name] / spent:.0f} | {rounds / spent:.0f} |")
    for name in ("random", "greedy"):
        print(f"{name}: {seconds[name + ' by engine'] / seconds[name]:.1f} times as many rounds as by the engine")


def turns(rounds: int, edition: str, bots: tuple[str, ...]) -> Iterator[View]:
    """The view of every turn of rounds between computers."""
    for number in range(rounds):
        for position in play_round(bots, edition, seed=number).situations:
            if isinstance(position, Position) and outcome(position) is None:
                yield view(position, position.turn)


class Late:
    """Whether the processor time is over; a reading can cost more than a task of the solver, so few calls read it."""

    def __init__(self, until: float) -> None:
        self.until, self.calls = until, 0

    def __call__(self) -> bool:
        self.calls += 1
        return self.calls % 64 == 0 and process_time() > self.until


def measure_sets(name: str, views: list[View]) -> None:
    spent, sizes, unfinished = [], [], 0
    for seen in views:
        start = process_time()
        sets = playable(seen, stop=Late(start + ENOUGH_SECONDS))
        sizes.append(len(sets))
        spent.append(1000 * (process_time() - start))
        unfinished += not sets.complete
    spent.sort()
    sizes.sort()
    p50, p99 = (spent[min(len(spent) - 1, int(share * len(spent)))] for share in (0.5, 0.99))
    print(
        f"| {name} | {len(views)} | {sizes[len(sizes) // 2]} / {sizes[-1]} | {p50:.2f} | {p99:.1f} | {spent[-1]:.1f} "
        f"| {unfinished} |"
    )


def measure_together(lays: int, threads: int, seconds: float) -> None:
    """Rounds of `make_vec`, in which every seat chooses by chance."""
    rounds, rng = make_vec(FREE, 256, SEATS, lays=lays, threads=threads), np.random.default_rng(1)
    seen, steps = rounds.reset(seed=1), 0
    wall, processor = perf_counter(), process_time()
    while perf_counter() - wall < seconds:
        mask = seen["action_mask"]
        seen, *_ = rounds.step((rng.random(mask.shape) * mask).argmax(axis=1))
        steps += rounds.rounds
    by_wall, by_processor = steps / (perf_counter() - wall), steps / (process_time() - processor)
    print(f"| together, {lays + 1} actions, {threads} threads | {by_wall:.0f} | {by_processor:.0f} |")


def measure_one_by_one(edition: str, actions: SchemeName, lays: int, seconds: float) -> None:
    """The PettingZoo environment, in which every seat chooses by chance."""
    table, rng, steps = env(edition, SEATS, actions, lays=lays), Random(1), 0
    wall, processor = perf_counter(), process_time()
    while process_time() - processor < seconds:
        table.reset(seed=steps)
        while not (table.terminations[agent := table.agent_selection] or table.truncations[agent]):
            seen = table.observe(agent)
            table.step(rng.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
    by_wall, by_processor = steps / (perf_counter() - wall), steps / (process_time() - processor)
    print(f"| one by one, {actions}, lays={lays}, {edition} | {by_wall:.0f} | {by_processor:.0f} |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--self-play", type=int, default=10, help="rounds between computers")
    parser.add_argument("--late", type=int, default=60, help="late positions")
    parser.add_argument("--seconds", type=float, default=8, help="for each line about an environment")
    words = parser.parse_args()
    measure_steps(words.rounds)
    print("\n| environment | steps/s | steps/s of processor time |\n|---|---|---|")
    for lays, threads in ((1, 1), (1, 2), (EIGHT - 1, 1), (EIGHT - 1, 2)):
        measure_together(lays, threads, words.seconds)
    for edition in (FREE, "rummikub-vienna-en", "rummy-classic"):
        measure_one_by_one(edition, "choices", 1, words.seconds)
        measure_one_by_one(edition, "choices", EIGHT - 1, words.seconds)
        measure_one_by_one(edition, "tiles", 1, words.seconds)
    print(f"\n| turns | | sets: median / most | ms: median | p99 | most | unfinished after {ENOUGH_SECONDS:.0f} s |")
    print("|---|---|---|---|---|---|---|")
    for edition in (FREE, "rummikub-vienna-en", "rummy-classic", "rummikub-original-de"):
        measure_sets(edition, list(turns(words.self_play, edition, ("steady",) * SEATS)))
    for edition in ("rummikub-vienna-en", FREE):
        late = (
            seen
            for seen in turns(1_000, edition, ("expert",) * SEATS)
            if seen.has_opened(seen.turn) and len(seen.table_tiles) >= 50
        )
        measure_sets(f"late, {edition}", list(islice(late, 0, 5 * words.late, 5)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
