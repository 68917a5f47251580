"""The chance that a deal can open, or goes out at once: estimated from random deals, or counted exactly.

A deal *opens* if own melds alone are worth enough, and *goes out* if all its tiles can be melded; that does not need an
opening. An estimate takes seconds under any rules. `exact` takes minutes for a whole rack. For
openings it does not support more than two jokers or jokers with fixed points, and it never supports coloured jokers.

>>> from tilerummy.engine.editions import get
>>> rules = get("rummikub-vienna-en").rules
>>> exact(rules, 3, 30)
Fraction(17, 4823)
>>> estimate(rules, 14, 30, deals=100, seed=1)
Estimate(hits=47, deals=100)

Exact counts do not enumerate racks. A rack is read number by number, from 13 down to 1, as a word whose letters are the
counts of each colour at that number. The solver is then an automaton that reads such words: its state is the set of
partial tables that can still matter. Racks that lead to the same set are equivalent, so it is enough to count how many
there are of each size. There are a few hundred to a few thousand such sets, but many billions of racks.

Runs are the ten states of `states`, which holds going down as well as up. Colours are alike: sets of partial tables
that differ only in the names of the colours are one.

>>> winning_hands(6)[6]
Hands(multisets=4656, subsets=264120)

For an opening a partial table has points as well, and one of them is dropped as soon as another one is
ahead by more than its open runs can make up for. That is little, because a table without an open run may start one, and
only a run that ends before it has three tiles is lost.

Two runs of a colour are enough for an opening too. Where three of them pass one number, one place there is a joker's;
without it two remain, and laid at the top of the uppermost run it is worth more than before. If that one ends at 13 the
two together are worth 42 or more: so no opening may ask for more than `MOST_LEAST`.
"""

import random
from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb, prod, sqrt
from typing import NamedTuple

from tilerummy.engine.errors import Impossible
from tilerummy.engine.rules import OpenJoker, Rules
from tilerummy.solver.contract import KINDS, MOST_COPIES, NUMBERS, Task
from tilerummy.solver.native import solver
from tilerummy.solver.openings import OpeningSearch
from tilerummy.solver.problem import Problem, opening_of
from tilerummy.solver.states import AGES, STATES, USES, GroupUse, group_jokers, prices, step

COLOURS = 4
BOX = COLOURS * NUMBERS * MOST_COPIES
"""The number of numbered tiles in a box."""
MOST_LEAST = 42
FIELD = 128
"""Bits per count: the counts for all sizes of rack are packed into one long integer."""
SETTLED = next(distance for distance in range(NUMBERS) if prices(False)[distance] == prices(False)[NUMBERS])
"""From this distance to the last number on, the prices do not change."""
INF = 10_000
"""More points than any rack is worth."""
MAY_END = tuple(step(state, 0) >= 0 for state in range(STATES))
States = tuple[int, ...]
Letter = GroupUse
"""How many tiles of each colour a rack holds at one number."""


class Hands(NamedTuple):
    """Two counts: with the two copies of a tile alike, and distinguished."""

    multisets: int
    subsets: int


class Partial(NamedTuple):
    """A table down to some number: what it is worth, the jokers it took, whether it has a run, its open runs."""

    points: int
    jokers: int
    has_run: bool
    states: States


class Machine(NamedTuple):
    """The condition for a rack with `jokers` jokers: to be worth `least` points or, with None, to go out."""

    jokers: int
    least: int | None = None

    def read(self, partials: frozenset[Partial], letter: Letter, number: int, rest: int) -> frozenset[Partial] | None:
        """The partial tables after one more number; None if the rack can open, whatever else it holds.

        At most `rest` tiles come after that number.
        """
        best: dict[tuple[int, bool, States], int] = {}
        for points, jokers, has_run, states in partials:
            for more, spent, run, then in _moves(states, letter, self.jokers - jokers, self.least, number):
                worth = 0 if self.least is None else min(self.least, points + more)
                key = (jokers + spent, self.least is None and (has_run or run), then)
                if best.get(key, -1) < worth:
                    best[key] = worth
        after = [Partial(worth, *key) for key, worth in best.items()]
        if self.least is not None:
            if any(self._opens(partial, number) for partial in after):
                return None
            if number == 1:
                return frozenset()
            needed = [self._needed(self.jokers - jokers, number - 1, rest) for jokers in range(self.jokers + 1)]
            after = [partial for partial in after if partial.points >= needed[partial.jokers]]
        return frozenset(_named_alike(_unbeaten(after, number - 1, self.least)))

    def tiles_to_come(self, partials: frozenset[Partial]) -> int:
        """The number of tiles that must follow, so that the runs of some partial table get long enough."""
        return min((sum(_wanted(partial.states)) - self.jokers + partial.jokers for partial in partials), default=BOX)

    def _opens(self, partial: Partial, number: int) -> bool:
        """Whether it is worth enough once jokers extend its runs to three tiles."""
        first, second = _wanted(partial.states)
        if first + second > self.jokers - partial.jokers or number <= (first > 0) + (second > 0):
            return False
        return partial.points + first * (number - 1) + second * (number - 2) >= (self.least or 0)

    def _needed(self, jokers: int, numbers: int, rest: int) -> int:
        """The fewest points from which it can still become worth enough with the highest possible remaining tiles."""
        points, rest = self.least or 0, rest + jokers
        for number in range(numbers, 0, -1):
            points -= number * max(0, min(COLOURS * MOST_COPIES, rest))
            rest -= COLOURS * MOST_COPIES
        return points

    def goes_out(self, partial: Partial) -> bool:
        """Whether the table is complete; a run takes any number of remaining jokers."""
        return _may_end(partial) and (partial.jokers == self.jokers or partial.has_run)


def _may_end(partial: Partial) -> bool:
    return all(MAY_END[state] for state in partial.states)


@lru_cache(1 << 14)
def _wanted(states: States) -> tuple[int, int]:
    """Places that have to be covered at the next number, and at the next but one, before all runs may end."""
    ages = [age for state in states for age in AGES[state]]
    return sum(0 < age < 3 for age in ages), ages.count(1)


@cache
def _run_moves(state: int, tiles: int, jokers: int, all_tiles: bool) -> list[tuple[int, int, int]]:
    """The options of the runs of one colour with these tiles: places covered, jokers among them, the next state."""
    moves = []
    for cover in range(3):
        then, real = step(state, cover), min(tiles, cover)
        if then >= 0 and cover - real <= jokers and (real == tiles or not all_tiles):
            moves.append((cover, cover - real, then))
    return moves


@lru_cache(1 << 18)
def _moves(states: States, letter: Letter, jokers: int, least: int | None, number: int) -> list[Partial]:
    """All relevant options at one number, as additions to a partial table."""
    order = sorted(range(COLOURS), key=lambda c: (states[c], letter[c]))
    if order != [0, 1, 2, 3]:
        named_alike = (tuple(states[c] for c in order), tuple(letter[c] for c in order))
        home = [order.index(c) for c in range(COLOURS)]
        moves = _moves(*named_alike, jokers, least, number)
        return [move._replace(states=tuple(move.states[c] for c in home)) for move in moves]
    best: dict[tuple[int, States], int] = {}
    for use in product(*(range(tiles + 1) for tiles in letter)):
        for group_spent in group_jokers()[use]:  # type: ignore[index]
            laid: list[tuple[int, int, States]] = [(sum(use) + group_spent, group_spent, ())]
            for colour in range(COLOURS if group_spent <= jokers else 0):
                tiles = letter[colour] - use[colour]
                laid = [
                    (places + cover, spent + more, (*after, then))
                    for places, spent, after in laid
                    for cover, more, then in _run_moves(states[colour], tiles, jokers - spent, least is None)
                ]
            for places, spent, after in laid if group_spent <= jokers else ():
                if best.get((spent, after), -1) < places:
                    best[spent, after] = places
    each = 0 if least is None else number
    found = [Partial(places * each, spent, any(after), after) for (spent, after), places in best.items()]
    return _unbeaten(found, number - 1, least and BOX * NUMBERS)


def _unbeaten(partials: list[Partial], numbers: int, least: int | None) -> list[Partial]:
    """Drop every partial table that another one can copy with no more jokers and as many points, or enough."""
    kept: list[Partial] = []
    for partial in sorted(partials, reverse=True):
        if not any(_beats(other, partial, numbers, least) for other in kept):
            kept = [other for other in kept if not _beats(partial, other, numbers, least)]
            kept.append(partial)
    return kept


def _beats(one: Partial, other: Partial, numbers: int, least: int | None) -> bool:
    spare = other.jokers - one.jokers
    if spare < 0 or one.has_run < other.has_run:
        return False
    if least is not None:
        if one.points < least and one.points + spare * numbers < other.points:
            return False  # because no joker gains more than that
        behind = _behind(one.states, other.states, spare, numbers)
        return behind < INF // 2 and (one.points == least or one.points >= other.points + behind)
    if spare and not one.has_run:
        return False  # jokers that are left over then need a place
    table = prices(False)[min(numbers, SETTLED)]
    for mine, yours in zip(one.states, other.states, strict=True):
        spare -= table[mine][yours]
        if spare < 0:
            return False
    return True


@lru_cache(1 << 20)
def _behind(mine: States, yours: States, spare: int, numbers: int) -> int:
    """The most points by which the second states may gain more than the first, which have `spare` more jokers."""
    leads = [[_lead(numbers, jokers)[x][y] for jokers in range(spare + 1)] for x, y in zip(mine, yours, strict=True)]
    if not spare:
        return sum(lead for (lead,) in leads)
    behind = leads[0]
    for lead in leads[1:]:
        behind = [min(behind[n - more] + lead[more] for more in range(n + 1)) for n in range(spare + 1)]
    return behind[spare]


@cache
def _lead(numbers: int, jokers: int) -> list[list[int]]:
    """`[x][y]`: how many points more the runs of a colour in state y may gain than those in state x.

    `numbers` numbers are left, and x has `jokers` more jokers. It lays the tiles that y lays, or not all of them.
    """
    if not numbers:
        return [
            [0 if MAY_END[mine] or not MAY_END[yours] else INF for yours in range(STATES)] for mine in range(STATES)
        ]
    lead = [[0] * STATES for _ in range(STATES)]
    for mine, yours in product(range(STATES), repeat=2):
        lead[mine][yours] = max(
            min(_lead_after(numbers, jokers, mine, own, yours, cover) for own in range(3))
            for cover in range(3)
            if step(yours, cover) >= 0
        )
    return lead


def _lead_after(numbers: int, jokers: int, mine: int, own: int, yours: int, cover: int) -> int:
    """The same where `own` and `cover` runs pass the next number; where x has more of them, it pays jokers."""
    paid = max(0, own - cover)
    if paid > jokers or step(mine, own) < 0:
        return INF
    later = _lead(numbers - 1, jokers - paid)[step(mine, own)][step(yours, cover)]
    return INF if later == INF else numbers * (cover - own) + later


def _named_alike(partials: list[Partial]) -> list[Partial]:
    """The same partial tables with the colours in a canonical order."""
    profiles = [sorted((p.points, p.jokers, p.has_run, p.states[c]) for p in partials) for c in range(COLOURS)]
    order = sorted(range(COLOURS), key=profiles.__getitem__)
    return [partial._replace(states=tuple(partial.states[c] for c in order)) for partial in partials]


def _interchangeable(partials: frozenset[Partial]) -> tuple[int, ...]:
    """For each colour, the first one that it can be swapped with without any difference."""
    alike = list(range(COLOURS))
    for one, other in combinations(range(COLOURS), 2):
        order = list(range(COLOURS))
        order[one], order[other] = other, one
        if all(p._replace(states=tuple(p.states[c] for c in order)) in partials for p in partials):
            alike[other] = alike[one]
    return tuple(alike)


@cache
def _letters(alike: tuple[int, ...]) -> dict[Letter, int]:
    """The letters that may lead to different sets, each with how many it represents, if these colours are alike."""
    letters: dict[Letter, int] = {}
    for letter in USES:
        in_order = {first: sorted(letter[c] for c in range(COLOURS) if alike[c] == first) for first in alike}
        first_of_kind: Letter = tuple(in_order[first].pop() for first in alike)  # type: ignore[assignment]
        letters[first_of_kind] = letters.get(first_of_kind, 0) + 1
    return letters


class Counted(NamedTuple):
    """Racks that go out or can open: counts by size, packed into one integer for each way of counting."""

    multisets: int
    subsets: int

    def of_size(self, size: int) -> Hands:
        return Hands(*(packed >> FIELD * size & (1 << FIELD) - 1 for packed in self))


def _count(machine: Machine, most: int) -> Counted:
    """Read all racks of up to `most` numbered tiles."""
    everything = (1 << FIELD * (most + 1)) - 1
    layer = {frozenset([Partial(0, 0, False, (0,) * COLOURS)]): (1, 1)}
    done = [0, 0]
    known: dict[tuple[frozenset[Partial], Letter], frozenset[Partial] | None] = {}
    for number in range(NUMBERS, 0, -1):
        if machine.least is not None or number <= SETTLED:
            known.clear()
        after: dict[frozenset[Partial], tuple[int, int]] = {}
        rest = sum(comb(COLOURS * MOST_COPIES * (number - 1), tiles) << FIELD * tiles for tiles in range(most + 1))
        for partials, (multisets, subsets) in layer.items():
            for letter, times in _letters(_interchangeable(partials)).items():
                tiles = sum(letter)
                alike = (multisets * times << FIELD * tiles) & everything
                if not alike:
                    continue
                apart = (subsets * times * prod(comb(MOST_COPIES, n) for n in letter) << FIELD * tiles) & everything
                if (partials, letter) not in known:
                    fewest = ((alike & -alike).bit_length() - 1) // FIELD
                    known[partials, letter] = machine.read(partials, letter, number, most - fewest)
                then = known[partials, letter]
                if then is None:
                    done[1] += apart * rest & everything
                elif then:
                    before = after.get(then, (0, 0))
                    after[then] = (before[0] + alike, before[1] + apart)
        if machine.least is None:
            for partials, counts in after.items():
                possible = everything >> FIELD * max(0, machine.tiles_to_come(partials))
                after[partials] = (counts[0] & possible, counts[1] & possible)
        layer = after
    for partials, counts in layer.items():
        if machine.least is None and any(map(machine.goes_out, partials)):
            done = [so_far + more for so_far, more in zip(done, counts, strict=True)]
    _moves.cache_clear()  # by far the largest cache, and not useful for the next count
    return Counted(*done)


def winning_hands(most: int, jokers: int = 0) -> dict[int, Hands]:
    """For each size up to `most`, jokers included, the racks with exactly `jokers` jokers that go out at once.

    >>> winning_hands(4, 2)
    {2: Hands(multisets=0, subsets=0), 3: Hands(multisets=52, subsets=104), 4: Hands(multisets=210, subsets=840)}
    """
    counted = _count(Machine(jokers), most - jokers)
    return {size: counted.of_size(size - jokers) for size in range(jokers, most + 1)}


def opening_hands(most: int, jokers: int, least: int) -> dict[int, int]:
    """For each size up to `most`, jokers included, the racks with exactly `jokers` jokers that can open.

    They open with own melds alone, a joker counts as the tile it stands for, and copies of a tile are distinguished.
    Three jokers would count as a run here, so at most two are allowed.
    """
    if not (0 <= jokers <= 2 and 0 < least <= MOST_LEAST):
        raise Impossible("count-out-of-range", jokers=2, least=MOST_LEAST)
    counted = _count(Machine(jokers, least), most - jokers)
    return {size: counted.of_size(size - jokers).subsets for size in range(jokers, most + 1)}


def chance_to_open(size: int, jokers: int, least: int) -> Fraction:
    """The chance that a deal of `size` tiles, from a box with `jokers` jokers, can open.

    >>> chance_to_open(3, 2, 30)
    Fraction(17, 4823)
    """
    opened = sum(comb(jokers, held) * opening_hands(size, held, least)[size] for held in range(jokers + 1))
    return Fraction(opened, comb(BOX + jokers, size))


def chance_to_go_out(size: int, jokers: int) -> Fraction:
    """The chance that all tiles of a deal can be melded; no opening is required.

    >>> chance_to_go_out(3, 0)
    Fraction(96, 22763)
    """
    out = sum(comb(jokers, held) * winning_hands(size, held)[size].subsets for held in range(jokers + 1))
    return Fraction(out, comb(BOX + jokers, size))


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
    """The exact chance; raises `Impossible` for rules that it does not support."""
    _check(rules, tiles)
    if least is None:
        unknown = rules.joker_colour
    else:
        unknown = (
            rules.joker_colour
            or rules.open_joker is not OpenJoker.REPRESENTED
            or rules.jokers > MOST_EXACT_JOKERS
            or least > MOST_LEAST
        )
    if unknown:
        raise Impossible("odds-not-exact", jokers=MOST_EXACT_JOKERS, least=MOST_LEAST)
    if least is None:
        return chance_to_go_out(tiles, rules.jokers)
    return chance_to_open(tiles, rules.jokers, least)
