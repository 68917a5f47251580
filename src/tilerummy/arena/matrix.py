"""Each bot against each other bot: the results of all pairs, and one rating per bot."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any

from tilerummy.arena.elo import Interval, ladder, mean, percentiles
from tilerummy.arena.result import Measure, Result
from tilerummy.engine.quick_dataclass import dataclass

RESAMPLES = 200
"""Enough for an interval within a few points; each resample solves the whole matrix."""


@dataclass(frozen=True)
class Matrix:
    """The results of all pairs, in the order in which the bots were named."""

    bots: tuple[str, ...]
    results: tuple[Result, ...]

    def win(self, bot: int, other: int) -> Measure:
        """The share of rounds that one wins against the other."""
        first, second = min(bot, other), max(bot, other)
        pairs = [(a, b) for a in range(len(self.bots)) for b in range(a + 1, len(self.bots))]
        return self.results[pairs.index((first, second))].standings[bot > other].win

    @cached_property
    def ratings(self) -> tuple[Interval, ...]:
        """The Elo rating of each bot, with mean 0 and bootstrap intervals over deals.

        All pairs play the same deals, so a resample draws deals once for the whole matrix.
        """
        wins = [result.wins(0) for result in self.results]
        deals = len(wins[0])
        rng = Random(self.results[0].line_up.seed.hex())
        found = [
            self._ladder([[each[at] for at in chosen] for each in wins])
            for chosen in (rng.choices(range(deals), k=deals) for _ in range(RESAMPLES))
        ]
        values = self._ladder(wins)
        return tuple(
            Interval(value, *percentiles(sorted(each[bot] for each in found))) for bot, value in enumerate(values)
        )

    def _ladder(self, wins: Sequence[Sequence[float]]) -> list[float]:
        size = len(self.bots)
        won = [[0.0] * size for _ in range(size)]
        rounds = [[0.0] * size for _ in range(size)]
        pairs = ((a, b) for a in range(size) for b in range(a + 1, size))
        for (a, b), shares in zip(pairs, wins, strict=True):
            share = min(max(mean(shares), 0.25 / len(shares)), 1 - 0.25 / len(shares))
            rounds[a][b] = rounds[b][a] = 1.0
            won[a][b], won[b][a] = share, 1 - share
        return ladder(won, rounds)

    def as_json(self) -> dict[str, Any]:
        return {
            "bots": list(self.bots),
            "ratings": [each._asdict() for each in self.ratings],
            "pairs": [each.as_json() for each in self.results],
        }
