"""Rounds per second of four *steady* seats on one core, compared with an integer program on the same deals.

python bench/rounds/run.py [--deals N]

Both use the same round runner, views, referee and deck. The edition allows free rearranging, which is all that the
integer program supports. On every turn of the *steady* rounds both must agree on tiles and points. Times are CPU times
of this process.
"""

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from ilp import IlpPlayer

from tilerummy import solver
from tilerummy.arena import LineUp
from tilerummy.bots import Bot, make, references
from tilerummy.bots.bounded_search import best_lay
from tilerummy.bots.round_runner import RoundRunner
from tilerummy.engine.editions import get
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View, view
from tilerummy.engine.record import Record

EDITION = "rummikub-vienna-en,joker_reuse=anywhere"
SEATS = 4


class Watch:
    """Measures the total time of a function."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def best_lay(self, *words: object) -> object:
        start = process_time()
        found = best_lay(*words)  # type: ignore[arg-type]
        self.seconds += process_time() - start
        return found


def play(line_up: LineUp, number: int, bots: Sequence[Bot]) -> tuple[float, list[View]]:
    """Play a round. Returns its seconds and the view of each turn."""
    deal = line_up.deal(number)
    start = process_time()
    sitting = RoundRunner(Record(deal.position(deal.starter())), deal.deck, bots)
    positions = []
    while not sitting.is_over:
        positions.append(sitting.position)
        sitting.move()
    return process_time() - start, [view(each, each.turn) for each in positions]


def agree(ilp: IlpPlayer, seen: View) -> bool:
    """Whether both find lays with the same tiles and points."""
    found = solver.best(seen, "tiles-points", fewest_broken=False)
    return _worth(found.lay if found else None, seen) == _worth(ilp.best(seen), seen)


def _worth(lay: Lay | None, seen: View) -> tuple[int, int]:
    return (len(lay.played), lay.played.points(seen.rules.joker_penalty)) if lay else (0, 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=50)
    deals = parser.parse_args().deals
    line_up = LineUp.of(["steady"], EDITION, SEATS)
    ilp = IlpPlayer(get(EDITION).rules)
    steady = [make("steady", seat) for seat in range(SEATS)]
    watch = Watch()
    home = sys.modules[references.most_tiles.__module__]  # another module in older versions
    home.best_lay = watch.best_lay  # type: ignore[attr-defined]
    play(line_up, deals, steady)  # warm the caches
    watch.seconds = 0.0
    ours, theirs, our_moves, their_moves, checked = 0.0, 0.0, 0, 0, 0
    for number in range(deals):  # alternating, so that other load affects both equally
        seconds, views = play(line_up, number, steady)
        ours, our_moves = ours + seconds, our_moves + len(views)
        wrong = [each for each in views if not agree(ilp, each)]
        if wrong:
            print("they do not agree:", *wrong, sep="\n")
            return 1
        checked += len(views)
        seconds, views = play(line_up, number, [ilp] * SEATS)
        theirs, their_moves = theirs + seconds, their_moves + len(views)
    print(f"{deals} deals, {SEATS} seats, {EDITION}, solver {solver.backend()}, one core")
    print("| player | rounds/s | moves | ms per move |\n|---|---|---|---|")
    for name, seconds, moves in (("steady", ours, our_moves), ("integer program", theirs, their_moves)):
        print(f"| {name} | {deals / seconds:.2f} | {moves} | {1000 * seconds / moves:.2f} |")
    print(f"ratio {theirs / ours:.1f}; both agreed on all {checked} turns of the steady rounds")
    print(f"outside the solver (runner, referee, views, log, deck): {1 - watch.seconds / ours:.0%} of steady's time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
