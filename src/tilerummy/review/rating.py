"""The level of a player, from what he did with his turns.

>>> from tilerummy.bots.round_runner import play_round
>>> player, computer = rate([play_round(["expert-1", "learner"], "rummikub-vienna-en", seed) for seed in range(3)])
>>> player.name, player.level, computer.level
('computer:expert-1', 7, 2)
>>> 0 < player.accuracy < computer.accuracy
True

A turn tells about the level by choices, each in a context that the player did not make.
The chance of every choice in every context was counted for the eight levels, in rounds between computers
(`research/rating.py`). The counts are in `data/rating.json`.

    first NOT-YET JOKER     a first lay was possible: made (yes) or not; NOT-YET: how often it was not made before
    size JOKER              the first lay: all tiles of the best lay or fewer, with or without a joker
    out FINDS SIZE          going out was possible: out, some (laid tiles) or no
    lay WAITED FINDS SIZE   a lay was possible: yes or no; WAITED: how often there was one before and none was made
    how FINDS MORE NONE     how much was laid, compared with what simpler ways of playing find
    joker                   tiles were laid, and a joker was on the rack: laid or kept

FINDS is the simplest way that finds a lay, or the best one: `add` adds tiles to melds, `one` also takes from one meld
at a time, `deep` rebuilds more of the table.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log

from tilerummy.bots import LEVELS
from tilerummy.engine.errors import require_each
from tilerummy.engine.packaged import DATA
from tilerummy.engine.record import Record
from tilerummy.review.turns import TurnReview, review_turns

Choice = tuple[str, str]
"""A context and what the player did in it."""


def evidence(turn: TurnReview) -> Iterator[Choice]:
    """The choices of a turn; none if nothing could be laid."""
    if not turn.best_tiles:
        return
    joker = "joker" if turn.rack.jokers else "none"
    if not turn.opened:
        yield f"first {min(turn.waited, 2)} {joker}", "yes" if turn.tiles else "no"
        if turn.tiles:
            size = "all" if turn.tiles >= turn.best_tiles else "fewer"
            yield f"size {joker}", f"{size} with joker" if turn.jokers_laid else size
        return
    finds = "add" if turn.added else "one" if turn.one_meld else "deep"
    if turn.could_go_out:
        yield f"out {finds} {_size(turn)}", "out" if turn.went_out else "some" if turn.tiles else "no"
        return
    yield f"lay {min(turn.waited, 3)} {finds} {_size(turn)}", "yes" if turn.tiles else "no"
    if turn.tiles:
        needs = "deep" if turn.best_tiles > turn.one_meld else "one" if turn.one_meld > turn.added else "add"
        more = min(turn.best_tiles - turn.added, 3)
        yield f"how {needs} {more} {'some' if turn.added else 'none'}", _laid(turn)
        if turn.rack.jokers:
            yield "joker", "laid" if turn.jokers_laid else "kept"


def _size(turn: TurnReview) -> str:
    return next(name for most, name in ((1, "1"), (3, "3"), (7, "7"), (1000, "many")) if turn.best_tiles <= most)


def _laid(turn: TurnReview) -> str:
    """The lay, compared with the best one and with what the simpler ways find."""
    if turn.tiles >= turn.best_tiles:
        return "best"
    if turn.tiles > turn.one_meld:
        return "more than one"
    if turn.tiles == turn.one_meld:
        return "one"
    if turn.tiles > turn.added:
        return "more than add"
    return "add" if turn.tiles == turn.added else "less"


PSEUDO_COUNT = 4.0
"""How much the chances of all levels together count, where a level has few turns."""
NOISE = 0.02
"""The share of choices that tell nothing: people do now and then what no computer does."""
TEMPER = 2.0
"""Choices of neighbouring turns are not independent, so that the evidence is divided by this."""
OUTSIDE = 0.05
"""The probability that the level is below the interval, and above it."""
WIDEST = 4
"""The most levels that an interval may have if a level is to be named: about half of them."""

Counts = Mapping[str, Mapping[str, Sequence[int]]]
"""By context and choice, how often each level made it."""
Chances = Mapping[Choice, tuple[float, ...]]


@dataclass(frozen=True)
class Rating:
    """The rating of one player.

    `accuracy` is the mean share of the best lay, by tiles, over the turns with a possible lay (`chances`), in per cent.
    It measures what was found and laid: a player who keeps tiles on purpose has a low accuracy and may have a high
    level. `level` is the most likely middle, and `low` to `high` contain the level with 90 % probability. All are None
    if nothing could be laid.
    """

    name: str
    seat: int
    turns: int
    chances: int
    accuracy: float | None
    level: int | None
    low: int | None
    high: int | None
    probabilities: tuple[float, ...]
    """The probability of each level, from 1 to 8."""
    missed_tiles: int
    missed_points: int
    waits: int
    """Turns without a lay although there was one."""
    jokers_laid: int
    """Jokers laid before the lay that ended the round."""
    rebuilt: int
    """The most melds of the table that were taken apart in one turn."""
    first_lay: float | None
    """The number of the own turn with the first lay, on average over the rounds with one."""

    @property
    def is_narrow(self) -> bool:
        """Whether the interval is narrow enough to name a level; from a few turns it hardly ever is."""
        return self.low is not None and self.high is not None and self.high - self.low < WIDEST


def rate(records: Record | Iterable[Record]) -> tuple[Rating, ...]:
    """The ratings of all players of a record, or of several records together, whose racks are known.

    Players are recognised by their names, and by their seats where two have the same name or none is given.
    """
    rounds = require_each((records,) if isinstance(records, Record) else records, Record, "records")
    by_name = all(_distinct(record.names) for record in rounds)
    players: dict[tuple[str, int], list[list[TurnReview]]] = {}
    for record in rounds:
        reviews = review_turns(record)
        for seat, name in enumerate(record.names):
            own = [turn for turn in reviews if turn.seat == seat]
            if own:
                players.setdefault((name, 0 if by_name else seat), []).append(own)
    return tuple(rating_of(name, turns) for (name, _), turns in players.items())


def _distinct(names: Sequence[str]) -> bool:
    return all(names) and len({*names}) == len(names)


def rating_of(name: str, rounds: Sequence[Sequence[TurnReview]]) -> Rating:
    """The rating of one player from the turns of each round; there is at least one turn."""
    turns = [turn for each in rounds for turn in each]
    shares = [turn.share for turn in turns if turn.share is not None]
    probabilities = level_probabilities([choice for turn in turns for choice in evidence(turn)], chances())
    first_lays = [first for each in rounds if (first := _first_lay(each)) is not None]
    low, level, high = (quantile(probabilities, at) if shares else None for at in (OUTSIDE, 0.5, 1 - OUTSIDE))
    return Rating(
        name=name,
        seat=turns[0].seat,
        turns=len(turns),
        chances=len(shares),
        accuracy=100 * sum(shares) / len(shares) if shares else None,
        level=level,
        low=low,
        high=high,
        probabilities=probabilities,
        missed_tiles=sum(turn.missed_tiles for turn in turns),
        missed_points=sum(turn.missed_points for turn in turns),
        waits=sum(turn.best_tiles > 0 and not turn.tiles for turn in turns),
        jokers_laid=sum(turn.jokers_laid for turn in turns if not turn.went_out),
        rebuilt=max(turn.rebuilt for turn in turns),
        first_lay=sum(first_lays) / len(first_lays) if first_lays else None,
    )


def _first_lay(turns: Sequence[TurnReview]) -> int | None:
    """The number of the own turn with the first lay; None if there is none in this record."""
    return next((at for at, turn in enumerate(turns, 1) if turn.tiles and not turn.opened), None)


def quantile(probabilities: Sequence[float], share: float) -> int:
    """The lowest level at which the probability of it and the lower ones reaches the share."""
    total = 0.0
    for level, probability in enumerate(probabilities, 1):
        total += probability
        if total >= share:
            return level
    return len(probabilities)


# From choices to levels


def level_probabilities(choices: Iterable[Choice], known: Chances) -> tuple[float, ...]:
    """The probability of each level after these choices, if all levels were equally likely before."""
    sums = [0.0] * len(LEVELS)
    for choice, number in Counter(choices).items():
        for level, chance in enumerate(known.get(choice, ())):
            sums[level] += number * log(chance) / TEMPER
    weights = [exp(each - max(sums)) for each in sums]
    return tuple(weight / sum(weights) for weight in weights)


def chances_of(counts: Counts) -> Chances:
    """The chance of every choice for each level, smoothed where a level has few turns."""
    known: dict[Choice, tuple[float, ...]] = {}
    for context, choices in counts.items():
        totals = [sum(numbers) for numbers in zip(*choices.values(), strict=True)]
        for choice, numbers in choices.items():
            usual = (sum(numbers) + 1) / (sum(totals) + len(choices))
            known[context, choice] = tuple(
                (1 - NOISE) * (number + PSEUDO_COUNT * usual) / (total + PSEUDO_COUNT) + NOISE / len(choices)
                for number, total in zip(numbers, totals, strict=True)
            )
    return known


@cache
def chances() -> Chances:
    counts: Counts = json.loads((DATA / "rating.json").read_text("utf-8"))["counts"]
    return chances_of(counts)
