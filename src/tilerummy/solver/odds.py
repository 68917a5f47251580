"""The chance that a deal can open, or goes out at once: estimated from random deals, or counted exactly.

A deal *opens* if own melds alone are worth enough, and *goes out* if all its tiles can be melded; that does not need an
opening. An estimate takes seconds under any rules. `counting` is exact, but takes minutes for a whole rack. For
openings it does not support more than two jokers or jokers with fixed points, and it never supports coloured jokers.

>>> from tilerummy.engine.editions import get
>>> rules = get("rummikub-vienna-en").rules
>>> exact(rules, 3, 30)
Fraction(17, 4823)
>>> estimate(rules, 14, 30, deals=100, seed=1)
Estimate(hits=47, deals=100)
"""

import random
from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from tilerummy.engine.errors import Impossible
from tilerummy.engine.rules import OpenJoker, Rules
from tilerummy.solver import counting
from tilerummy.solver.contract import KINDS, MOST_COPIES, Task
from tilerummy.solver.native import solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import Problem, opening_of

CERTAIN = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
MOST_EXACT_JOKERS = 2


class Estimate(NamedTuple):
    """How many of some random deals meet the condition."""

    hits: int
    deals: int

    @property
    def chance(self) -> float:
        return self.hits / self.deals

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval (Wilson's), which also holds for shares near 0 and 1.

        >>> [round(end, 3) for end in Estimate(0, 100).interval]
        [0.0, 0.037]
        """
        square = CERTAIN * CERTAIN / self.deals
        middle = (self.chance + square / 2) / (1 + square)
        half = CERTAIN / (1 + square) * sqrt(self.chance * (1 - self.chance) / self.deals + square / self.deals / 4)
        low = middle - half if self.hits else 0.0
        return low, (middle + half if self.hits < self.deals else 1.0)


def estimate(rules: Rules, tiles: int, least: int | None, deals: int, seed: int) -> Estimate:
    """The share of random deals that open with `least` points or, with None, go out."""
    rng = random.Random(seed)
    box = [kind for kind in range(KINDS) for _ in range(MOST_COPIES)] + [KINDS + joker for joker in range(rules.jokers)]
    _check(rules, tiles)
    hits = sum(_does(rules, rng.sample(box, tiles), least) for _ in range(deals))
    return Estimate(hits, deals)


def _check(rules: Rules, tiles: int) -> None:
    if not 1 <= tiles <= rules.size:
        raise Impossible("odds-tiles", tiles=tiles, most=rules.size)


def _does(rules: Rules, rack: list[int], least: int | None) -> bool:
    held = Counter(rack)
    counts = bytes(held[kind] for kind in range(KINDS))
    colours = sum(1 << kind - KINDS for kind in held if kind >= KINDS) if rules.joker_colour else 0
    jokers = len(rack) - sum(counts)
    if least is None:
        plain = 0 if rules.joker_colour else jokers
        answer = solver()(Task(counts, bytes(KINDS), plain, 0, (0,) * KINDS, table_coloured=colours))
        return answer is not None and not answer.unplaced_jokers
    problem = Problem(
        (),
        counts,
        jokers,
        (1,) * KINDS,
        1,
        rack_coloured=colours,
        coloured=rules.joker_colour,
        opening=opening_of(rules, least),
    )
    return any(True for _ in OpeningSearch(problem, solver()).bags())


def exact(rules: Rules, tiles: int, least: int | None) -> Fraction:
    """The exact chance; raises `Impossible` for rules that `counting` does not support."""
    _check(rules, tiles)
    if least is None:
        unknown = rules.joker_colour
    else:
        unknown = (
            rules.joker_colour
            or rules.open_joker is not OpenJoker.REPRESENTED
            or rules.jokers > MOST_EXACT_JOKERS
            or least > counting.MOST_LEAST
        )
    if unknown:
        raise Impossible("odds-not-exact", jokers=MOST_EXACT_JOKERS, least=counting.MOST_LEAST)
    if least is None:
        return counting.chance_to_go_out(tiles, rules.jokers)
    return counting.chance_to_open(tiles, rules.jokers, least)
