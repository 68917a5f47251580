"""Ratings from win rates, with confidence intervals: the bootstrap draws whole deals, never single rounds.

A player of strength s (1 is average) among others of strength 1 wins s / (s + seats - 1) of the rounds; 400 Elo points
are a factor of ten in strength. With two seats that is the rule that chess uses.

>>> round(elo(0.593)), round(elo(0.647)), round(elo(0.5)), round(elo(0.25, seats=4)), round(elo(0.31, seats=4))
(65, 105, 0, 0, 52)
>>> round(win_rate(105), 3)
0.647
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

SURE = 0.95
RESAMPLES = 1000


class Interval(NamedTuple):
    """An estimate and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def elo(share: float, seats: int = 2) -> float:
    """The rating of a player that wins this share of its rounds, against the average of the others."""
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def win_rate(rating: float, seats: int = 2) -> float:
    """The share of rounds that a player with this rating wins against average players."""
    strength = 10 ** (rating / 400)
    return strength / (strength + seats - 1)


def inside(share: float, rounds: int) -> float:
    """The share, kept half a round away from 0 and 1, because no number of rounds proves an infinite rating."""
    edge = 0.5 / rounds
    return min(max(share, edge), 1 - edge)


def bootstrap(
    samples: Sequence[float], measure: Callable[[float], float], seed: str, resamples: int = RESAMPLES
) -> Interval:
    """Apply `measure` to the mean, with an interval from deals drawn with replacement.

    >>> bootstrap([0.5] * 100, lambda share: share, "seed")
    Interval(value=0.5, low=0.5, high=0.5)
    """
    rng = Random(seed)
    size = len(samples)
    found = sorted(measure(mean(rng.choices(samples, k=size))) for _ in range(resamples))
    return Interval(measure(mean(samples)), *percentiles(found))


def percentiles(found: Sequence[float]) -> tuple[float, float]:
    """The ends of the middle 95 % of sorted values."""
    tail = int((1 - SURE) / 2 * len(found))
    return found[tail], found[-1 - tail]


def mean(samples: Sequence[float]) -> float:
    return math.fsum(samples) / len(samples)


def standard_error(samples: Sequence[float]) -> float:
    """The standard error of the mean; 0 for a single sample.

    >>> round(standard_error([0, 1, 0, 1]), 4), standard_error([1])
    (0.2887, 0.0)
    """
    if len(samples) < 2:
        return 0.0
    middle = mean(samples)
    return math.sqrt(math.fsum((each - middle) ** 2 for each in samples) / (len(samples) - 1) / len(samples))


def win_interval(shares: Sequence[float]) -> Interval:
    """The share of wins over deals. Where one side won them all, the other end of the interval is the rule of three.

    >>> win_interval([1.0] * 30)
    Interval(value=1.0, low=0.9, high=1.0)
    >>> win_interval([0.0] * 2), win_interval([0.5])
    (Interval(value=0.0, low=0.0, high=1.0), Interval(value=0.5, low=0.0, high=1.0))
    >>> [round(each, 3) for each in win_interval([0.0, 1.0, 0.5, 1.0] * 25)]
    [0.625, 0.543, 0.707]
    """
    share, deals = mean(shares), len(shares)
    if deals == 1:
        return Interval(share, 0.0, 1.0)
    if share in (0, 1):
        other = min(1.0, 3 / deals)
        return Interval(share, 1 - other, 1.0) if share else Interval(share, 0.0, other)
    margin = 1.96 * standard_error(shares)
    return Interval(share, max(0.0, share - margin), min(1.0, share + margin))


def ladder(won: Sequence[Sequence[float]], rounds: Sequence[Sequence[float]], turns: int = 500) -> list[float]:
    """The ratings that best explain a whole matrix (Bradley-Terry model), with mean 0.

    `won[a][b]` is how much a won against b in `rounds[a][b]` rounds; pairs that did not meet have 0 rounds.

    >>> [round(each) for each in ladder([[0, 64.7], [35.3, 0]], [[0, 100], [100, 0]])]
    [53, -53]
    """
    players = range(len(won))
    strength = [1.0 for _ in players]
    total = [
        sum(inside(won[a][b] / rounds[a][b], 10**6) * rounds[a][b] for b in players if rounds[a][b]) for a in players
    ]
    for _ in range(turns):
        before = strength
        strength = [
            total[a] / sum(rounds[a][b] / (before[a] + before[b]) for b in players if rounds[a][b]) for a in players
        ]
        middle = math.exp(mean([math.log(each) for each in strength]))
        strength = [each / middle for each in strength]
        if max(abs(math.log(new / old)) for new, old in zip(strength, before, strict=True)) < 1e-9:
            break
    return [400 * math.log10(each) for each in strength]
