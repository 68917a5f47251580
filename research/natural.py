"""How often a computer lays, and how strong it is: the curve of *natural*, from which anybody can pick a point.

python research/natural.py [--deals N] [--rivals NAME] [--prices P …] [--others NAME …] [--jobs J] [--seed S]

One *natural* with each price of waiting plays three rivals at four seats, over the same deals in all rotations. A turn
on which it can lay is one for which the solver finds a lay. Computers named by `--others` stand beside the curve.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from tilerummy.arena import SEED, LineUp, record_of
from tilerummy.bots import Bot, make
from tilerummy.bots.natural import Natural
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, view
from tilerummy.engine.scoring import outcome, score
from tilerummy.solver import best

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))
from progress import show

EDITION = "rummikub-vienna-en"
PRICES = (0, 5, 8, 10, 12, 15, 20, 30)
SEATS = 4


class Deal(NamedTuple):
    """A deal in all rotations: the share of the rounds won, and the sums of the rest."""

    won: float
    points: int
    chances: int
    lays: int


def player(name: str) -> Bot:
    """A computer by its name, or *natural* with a price."""
    price = name.removeprefix("natural-")
    return Natural(0, name, 60.0, int(price)) if price.isdigit() else make(name, 0, 60.0)


def play(name: str, rivals: str, number: int, seed: bytes) -> Deal:
    bot = player(name)
    line_up = LineUp((name, *[rivals] * (SEATS - 1)), EDITION, seed)
    won, points, chances, lays = 0.0, 0, 0, 0
    for rotation in range(SEATS):
        record = record_of(line_up, number, rotation, [bot])
        own = line_up.seating(rotation).index(0)
        final = record.final
        assert isinstance(final, Position)
        end = outcome(final)
        assert end is not None
        won += 1 / SEATS if end.winner is None else end.winner == own
        points += (score(final) or ())[own]
        for there, entry in zip(record.situations, record.entries, strict=False):
            if entry.seat == own:
                laid = bool(lay_in(entry.move).played)
                assert isinstance(there, Position)
                lays += laid
                chances += laid or can_lay(there, own)
    return Deal(won / SEATS, points, chances, lays)


def can_lay(there: Position, seat: int) -> bool:
    try:
        return best(view(there, seat), fewest_broken=False) is not None
    except Impossible:  # nothing more can be laid on this turn
        return False


def line(name: str, deals: Sequence[Deal]) -> str:
    won = [each.won for each in deals]
    error = stdev(won) / len(won) ** 0.5
    chances, lays = (sum(column) for column in (zip(*((each.chances, each.lays) for each in deals), strict=True)))
    points = sum(each.points for each in deals) / len(deals) / SEATS
    return f"| {name} | {100 * lays / chances:.0f} | {100 * fmean(won):.1f} ± {100 * error:.1f} | {points:+.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rivals", default="strong")
    parser.add_argument("--prices", type=int, nargs="*", default=PRICES)
    parser.add_argument("--others", nargs="*", default=["strong", "expert-1", "master"])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    seed = SEED if given.seed is None else LineUp.of(["casual"], EDITION, 2, given.seed).seed
    print(f"One among three *{given.rivals}*, {given.deals} deals in all rotations:\n")
    print("| computer | lays when it can, % | rounds won, % | points per round |\n|---|--:|--:|--:|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in (*given.others, *(f"natural-{price}" for price in given.prices)):
            show(f"{name}: {given.deals} deals")
            many = given.deals
            deals = list(pool.map(play, [name] * many, [given.rivals] * many, range(many), [seed] * many, chunksize=2))
            print(line(name, deals), flush=True)


if __name__ == "__main__":
    main()
