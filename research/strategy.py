"""Measures the advice of the strategy lessons: a computer that follows it plays an equal one that does not.

python research/strategy.py ADVICE [--seats S] [--deals N] [--jobs J] [--file FILE.jsonl]

The figures are in docs/lessons.md and data/lessons.toml. With a file, a stopped measurement goes on where it was.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tilerummy import arena
from tilerummy.bots import Bot, move_rng
from tilerummy.bots.bounded_search import ends_round, most_points, most_tiles
from tilerummy.bots.candidates import without_lay
from tilerummy.bots.expert_1 import turns_without_a_lay
from tilerummy.bots.references import miser_lay
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Group, Meld, read_row, without
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry

EDITION = "rummikub-vienna-en"
SEED = 0
"""The computers here need no random numbers in this edition."""


def near_end(view: View, tiles: int) -> bool:
    """Whether another seat has at most this many tiles left."""
    return any(len(rack) <= tiles for seat, rack in enumerate(view.racks) if seat != view.turn)


@dataclass(frozen=True)
class Waits:
    """Like *steady*, but after its first lay it draws for some turns although it could lay. It always goes out.

    It lays at once if another seat has at most `stop` tiles.
    """

    turns: int
    stop: int = 0
    name: str = "waits"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        lay = most_tiles(view)
        draws = without_lay(view, move_rng(SEED, log))
        if lay is None or not view.pool_size or not view.has_opened(view.turn) or ends_round(view, lay):
            return lay or draws
        patient = turns_without_a_lay(view, log) < self.turns and not near_end(view, self.stop)
        return draws if patient else lay


@dataclass(frozen=True)
class KeepsFourth:
    """Like *steady*, but it keeps one tile that a meld of its lay can spare, if it lays at least one other tile.

    So there is a tile to lay on the next turn. It keeps the lowest one. `new`: only of melds from its rack.
    """

    new: bool = False
    name: str = "keeps-fourth"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        lay = most_tiles(view)
        if lay is None:
            return without_lay(view, move_rng(SEED, log))
        if ends_round(view, lay) or len(lay.played) < 2 or not view.has_opened(view.turn):
            return lay
        smaller = self._smaller(view, lay)
        return lay if smaller is None or judge(view, smaller) else smaller

    def _smaller(self, view: View, lay: Lay) -> Lay | None:
        """The lay without the lowest tile that it can spare; None if it can spare none."""
        table = (*without(view.table, lay.taken), *lay.put)
        found: list[tuple[int, Lay]] = []
        for meld in lay.put:
            assert isinstance(meld, Meld)
            if self.new and not meld.tiles <= lay.played:
                continue
            for at, tile in enumerate(meld.row):
                ends = isinstance(meld, Group) or at in (0, len(meld.row) - 1)
                if len(meld.row) > 3 and ends and not tile.is_joker and tile in lay.played:
                    rest = read_row(meld.row[:at] + meld.row[at + 1 :])
                    if isinstance(rest, Meld):
                        found.append((tile.number, Lay(view.table, (*without(table, (meld,)), rest))))
        return min(found, key=lambda each: each[0])[1] if found else None


@dataclass(frozen=True)
class LaysJoker:
    """Like *miser*, but it also lays its jokers if another seat has at most `stop` tiles."""

    stop: int
    name: str = "lays-joker"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        lay = most_tiles(view) if near_end(view, self.stop) else miser_lay(view)
        return lay or without_lay(view, move_rng(SEED, log))


@dataclass(frozen=True)
class ShedsPoints:
    """Like *steady*, but it lays the most points if another seat has at most `stop` tiles."""

    stop: int
    name: str = "sheds-points"

    def choose(self, view: View, log: Sequence[Entry]) -> Move:
        lay = most_points(view) if near_end(view, self.stop) else most_tiles(view)
        return lay or without_lay(view, move_rng(SEED, log))


ADVICE: dict[str, tuple[Bot | str, Bot | str]] = {
    "hold-back": (Waits(5), "steady"),
    "hold-back-short": (Waits(2, name="waits-short"), "steady"),
    "keep-fourth": (KeepsFourth(new=True), "steady"),
    "keep-spare": (KeepsFourth(name="keeps-spare"), "steady"),
    "keep-joker": ("miser", "steady"),
    "lay-joker": (LaysJoker(2), "miser"),
    "shed-points": (ShedsPoints(4), "steady"),
    "stop-waiting": (Waits(5, 4, "stops"), Waits(5)),
}
"""The computer that follows an advice, and the one that does not."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("advice", choices=ADVICE)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--deals", type=int, default=1000)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--file", type=Path)
    given = asked.parse_args()
    journal = arena.Journal(given.file) if given.file else None
    result = arena.play(ADVICE[given.advice], EDITION, given.deals, given.seats, jobs=given.jobs, journal=journal)
    follows = result.standings[0]
    rounds = len(result.rows) * given.seats
    print(f"{given.advice}, {given.seats} seats: {rounds} rounds, a fair share is {100 / given.seats:.0f} %")
    print(f"won {100 * follows.win.mean:.1f} % ({100 * follows.low:.1f} … {100 * follows.high:.1f})")
    print(f"points per round {follows.score.mean:+.1f} ± {1.96 * follows.score.error:.1f}")


if __name__ == "__main__":
    main()
