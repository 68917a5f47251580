"""Are the chances true? Rounds of computers that the net never met in training, and what it says on every turn.

    python -m research.value.calibration [--rounds N] [--jobs J] [--seed S]

At 2, 3 and 4 seats it prints: the chance of the seat to move beside how often it won, the mean gap, and the Brier score
beside two guesses: equal shares, and a share by the tiles that each seat holds with the best factor. It also prints how
far the chances of all seats, seen with all racks, jump in turns without a lay.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import exp
from random import Random
from statistics import fmean
from typing import NamedTuple

from tilerummy.bots import make
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.dealer import Deal
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import view
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome
from tilerummy.evaluation import Source, evaluate, has_evaluation

STRANGERS = ("max-value", "patient-miser", "skilled", "strong", "solid")
EDITION = "rummikub-vienna-en"


class Turn(NamedTuple):
    """A turn: the chances by the view of the mover and by all racks, and the tiles that the seats held."""

    mover: int
    own: float
    everybody: tuple[float, ...]
    held: tuple[int, ...]
    laid: bool
    by: Source


class Played(NamedTuple):
    turns: tuple[Turn, ...]
    shares: tuple[float, ...]


def play(edition: str, seats: int, number: int, seed: str) -> Played:
    rng = Random(f"{seed} {seats} {number}")
    deal = Deal.of(edition, seats, rng.randbytes(32))
    names = [rng.choice(STRANGERS) for _ in range(seats)]
    bots = [make(name, number + seat, 60.0) for seat, name in enumerate(names)]
    runner = RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots)
    turns = []
    while not runner.is_over:
        before, seat = runner.position, runner.position.turn
        seen = evaluate(view(before, seat), tuple(runner.logs[seat]))
        everybody = evaluate(before, tuple(runner.entries))
        held = tuple(len(rack) for rack in before.racks)
        entry = runner.move()
        laid = bool(lay_in(entry.move).played)
        turns.append(Turn(seat, seen.chances[seat], everybody.chances, held, laid, seen.by))
    end = outcome(runner.position)
    assert end is not None
    winner = end.winner
    return Played(tuple(turns), tuple(1 / seats if winner is None else float(seat == winner) for seat in range(seats)))


def by_tiles(held: Sequence[int], seat: int, factor: float) -> float:
    """A guess: each tile that a seat holds costs it the same factor."""
    shares = [exp(-factor * tiles) for tiles in held]
    return shares[seat] / sum(shares)


def report(rounds: Sequence[Played], seats: int) -> None:
    said = [(turn.own, played.shares[turn.mover]) for played in rounds for turn in played.turns]
    everybody = [
        (chance, share)
        for played in rounds
        for turn in played.turns
        for chance, share in zip(turn.everybody, played.shares, strict=True)
    ]
    tiles = [(turn.held, turn.mover, played.shares[turn.mover]) for played in rounds for turn in played.turns]
    print(f"\n## {seats} seats, {len(rounds)} rounds, {len(said)} turns")
    for name, pairs in (("the seat to move, by its view", said), ("every seat, by all racks", everybody)):
        cells, gap = calibration(pairs)
        print(f"{name}: Brier {brier(pairs):.4f}, mean gap {100 * gap:.1f} points\n   said and happened, %: {cells}")
    best = min((0.01 * step for step in range(-20, 41)), key=lambda factor: brier(_guessed(tiles, factor)))
    guessed = brier(_guessed(tiles, best))
    better = 100 * (1 - brier(said) / guessed)
    print(f"by tiles held (factor {best:.2f}): Brier {guessed:.4f}; the evaluation is {better:.1f} % better")
    print(f"equal shares: Brier {brier(_guessed(tiles, 0)):.4f}")
    still = [
        (before, after, played.shares)
        for played in rounds
        for before, after in pairwise(played.turns)
        if not before.laid
    ]
    jumps = [each for before, after, shares in still if (each := largest_jump(before, after, shares)) is not None]
    print(
        f"turns without a lay that move somebody by more than 10 points: {len(jumps)} of {len(still)}"
        f" ({100 * len(jumps) / len(still):.1f} %)"
    )
    for name, rises in (("up", True), ("down", False)):
        some = [each for each in jumps if (each[1] > each[0]) is rises]
        if some:
            before, after, happened = (100 * fmean(column) for column in zip(*some, strict=True))
            print(f"   {name}: {len(some)}, said {before:.0f} before and {after:.0f} after, happened {happened:.0f}")


def largest_jump(before: Turn, after: Turn, shares: Sequence[float]) -> tuple[float, float, float] | None:
    """The chance of the seat that is moved the most, before and after a turn, and whether it won; None if by little."""
    seat = max(range(len(shares)), key=lambda each: abs(after.everybody[each] - before.everybody[each]))
    was, is_now = before.everybody[seat], after.everybody[seat]
    return (was, is_now, shares[seat]) if abs(is_now - was) > 0.1 else None


def _guessed(tiles: Sequence[tuple[tuple[int, ...], int, float]], factor: float) -> list[tuple[float, float]]:
    return [(by_tiles(held, seat, factor), share) for held, seat, share in tiles]


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    return sum((said - happened) ** 2 for said, happened in pairs) / len(pairs)


def calibration(pairs: Sequence[tuple[float, float]]) -> tuple[str, float]:
    """Said and happened in tenths, and the mean gap between the two."""
    cells, gap = [], 0.0
    for tenth in range(10):
        inside = [pair for pair in pairs if min(9, int(pair[0] * 10)) == tenth]
        if inside:
            said, happened = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            gap += len(inside) / len(pairs) * abs(said - happened)
            cells.append(f"{100 * said:.0f} → {100 * happened:.0f} ({len(inside)})")
    return ", ".join(cells), gap


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", default=EDITION)
    parser.add_argument("--seed", default="calibration")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for seats in (2, 3, 4):
            if has_evaluation(given.edition, seats):
                many = given.rounds
                rounds = list(
                    pool.map(
                        play, [given.edition] * many, [seats] * many, range(many), [given.seed] * many, chunksize=4
                    )
                )
                report(rounds, seats)


if __name__ == "__main__":
    main()
