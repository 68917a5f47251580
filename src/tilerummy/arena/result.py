"""Ratings from win rates, with confidence intervals: the bootstrap draws whole deals, never single rounds.

A player of strength s (1 is average) among others of strength 1 wins s / (s + seats - 1) of the rounds; 400 Elo points
are a factor of ten in strength. With two seats that is the rule that chess uses.

>>> round(elo(0.593)), round(elo(0.647)), round(elo(0.5)), round(elo(0.25, seats=4)), round(elo(0.31, seats=4))
(65, 105, 0, 0, 52)
>>> round(win_rate(105), 3)
0.647
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from tilerummy.arena.rounds import LineUp, Played, Row

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
    resampled = sorted(measure(mean(rng.choices(samples, k=size))) for _ in range(resamples))
    return Interval(measure(mean(samples)), *percentiles(resampled))


def percentiles(values: Sequence[float]) -> tuple[float, float]:
    """The ends of the middle 95 % of sorted values."""
    tail = int((1 - SURE) / 2 * len(values))
    return values[tail], values[-1 - tail]


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


# Win rate, score, rating and statistics of each player, with standard errors over deals


@dataclass(frozen=True)
class Measure:
    """A mean over deals and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Measure":
        return cls(mean(samples), standard_error(samples))


@dataclass(frozen=True)
class Standing:
    """One player of a line-up. `win` is the share of rounds that it won; a drawn round is shared by all seats.

    `low` and `high` are the ends of the 95 % interval of that share.
    `opening` is the average own turn on which it opened, if it did. The times depend on the machine and are not
    compared: `seconds` per move on average, and `slowest`, the longest.
    """

    bot: str
    seats: int
    win: Measure
    low: float
    high: float
    score: Measure
    elo: Interval
    tiles_per_turn: float
    opening: float | None
    never_opened: float
    missed_openings: float | None
    milliseconds: float
    slowest: float


@dataclass(frozen=True)
class Result:
    """A line-up and its deals, ordered by number. Two results are equal if every round went the same."""

    line_up: LineUp
    rows: tuple[Row, ...]
    resamples: int = RESAMPLES

    def wins(self, bot: int) -> list[float]:
        """The player's share of the rounds of each deal."""
        return list(self._by_deal(bot, lambda played, seat: _share(played, seat)))

    def scores(self, bot: int) -> list[float]:
        return list(self._by_deal(bot, lambda played, seat: played.points[seat]))

    def _by_deal(self, bot: int, measure: Callable[[Played, int], float]) -> Iterator[float]:
        for row in self.rows:
            yield mean([measure(played, seat) for played, seat in self._seats(row, bot)])

    def _seats(self, row: Row, bot: int) -> Iterator[tuple[Played, int]]:
        places = self.line_up.places_of(bot)
        for rotation, played in enumerate(row.rounds):
            for seat, place in enumerate(self.line_up.seating(rotation)):
                if place in places:
                    yield played, seat

    def _total(self, bot: int, measure: Callable[[Played, int], int]) -> int:
        return sum(measure(played, seat) for row in self.rows for played, seat in self._seats(row, bot))

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return tuple(map(self._standing, range(self.line_up.given)))

    def _standing(self, bot: int) -> Standing:
        line_up, wins = self.line_up, self.wins(bot)
        share = win_interval(wins)
        rounds = self._total(bot, lambda played, seat: 1)
        turns = self._total(bot, lambda played, seat: played.turns[seat])
        moves = self._total(bot, lambda played, seat: played.moves[seat])
        opened = self._total(bot, lambda played, seat: played.opened[seat] > 0)

        def rating(share: float) -> float:
            return elo(inside(share, rounds), line_up.seats)

        sampled = bootstrap(wins, rating, f"{line_up.seed.hex()} {bot}", self.resamples)
        one_sided = share.value in (0, 1) or len(wins) == 1  # the same in every resample, which proves nothing
        return Standing(
            bot=line_up.bots[bot],
            seats=len(line_up.places_of(bot)),
            win=Measure.of(wins),
            low=share.low,
            high=share.high,
            score=Measure.of(self.scores(bot)),
            elo=Interval(*map(rating, share)) if one_sided else sampled,
            tiles_per_turn=self._total(bot, lambda played, seat: played.tiles[seat]) / max(1, turns),
            opening=self._total(bot, lambda played, seat: played.opened[seat]) / opened if opened else None,
            never_opened=1 - opened / rounds,
            missed_openings=(
                self._total(bot, lambda played, seat: played.missed[seat]) / rounds if line_up.openings else None
            ),
            milliseconds=self._total(bot, lambda played, seat: played.micros[seat]) / max(1, moves) / 1000,
            slowest=max(played.slowest[seat] for row in self.rows for played, seat in self._seats(row, bot)) / 1000,
        )

    @cached_property
    def length(self) -> Measure:
        """The number of turns in a round, of all seats together."""
        return Measure.of([mean([sum(played.turns) for played in row.rounds]) for row in self.rows])

    @cached_property
    def first_seat(self) -> Measure:
        """How much more often than expected the starter wins."""
        share = 1 / self.line_up.seats
        return Measure.of([mean([_share(each, each.starter) for each in row.rounds]) - share for row in self.rows])

    def endings(self) -> dict[str, Measure]:
        """The share of rounds that ended in each way."""
        endings = sorted({played.ending for row in self.rows for played in row.rounds})
        return {
            ending: Measure.of([mean([played.ending == ending for played in row.rounds]) for row in self.rows])
            for ending in endings
        }

    def as_json(self) -> dict[str, Any]:
        """Everything that was measured. The times depend on the machine and are separate, under `timing`."""
        line_up = self.line_up
        return {
            "bots": list(line_up.bots),
            "edition": line_up.edition,
            "seats": line_up.seats,
            "seed": line_up.seed.hex(),
            "deals": len(self.rows),
            "rounds": len(self.rows) * line_up.seats,
            "length": _measure_json(self.length),
            "first-seat": _measure_json(self.first_seat),
            "endings": {name: _measure_json(each) for name, each in self.endings().items()},
            "standings": [_standing_json(each) for each in self.standings],
            "timing": [
                {"bot": each.bot, "ms-per-move": round(each.milliseconds, 3), "slowest-ms": round(each.slowest, 1)}
                for each in self.standings
            ],
        }


def _share(played: Played, seat: int) -> float:
    return 1 / len(played.points) if played.winner is None else float(played.winner == seat)


def _measure_json(measure: Measure) -> dict[str, float]:
    return {"mean": measure.mean, "error": measure.error}


def _standing_json(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "places": standing.seats,
        "win": {**_measure_json(standing.win), "low": standing.low, "high": standing.high},
        "score": _measure_json(standing.score),
        "elo": standing.elo._asdict(),
        "tiles-per-turn": standing.tiles_per_turn,
        "opening-turn": standing.opening,
        "never-opened": standing.never_opened,
        "missed-openings": standing.missed_openings,
    }


MATRIX_RESAMPLES = 200
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
        ladders = [
            self._ladder([[each[at] for at in chosen] for each in wins])
            for chosen in (rng.choices(range(deals), k=deals) for _ in range(MATRIX_RESAMPLES))
        ]
        values = self._ladder(wins)
        return tuple(
            Interval(value, *percentiles(sorted(each[bot] for each in ladders))) for bot, value in enumerate(values)
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
