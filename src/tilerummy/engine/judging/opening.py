"""The first lay of a seat: its own melds must be worth enough, and the table may be used only as the edition allows."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from tilerummy.engine.judging import WORK
from tilerummy.engine.judging.jokers import Explanation, Violations, rearrangement, some_explanation
from tilerummy.engine.judging.keep_three import (
    KeepThree,
    OpenKind,
    Pair,
    Part,
    Place,
    after_way,
    holders_of,
    holds,
    parts_of,
)
from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.position import Situation
from tilerummy.engine.rules import JokerSource, OpenExtend, OpenJoker, PartialTake, Rules
from tilerummy.engine.tiles import COPIES, Tile, Tiles
from tilerummy.engine.turns import TableChange, is_hand
from tilerummy.engine.violations import (
    BelowThreshold,
    ExtendedTooSoon,
    LaidOffUnopened,
    RearrangedTooSoon,
    RearrangedUnopened,
)


def table_rules(situation: Situation, change: TableChange) -> Violations:
    """The rules that the seat to move breaks by this change of the table."""
    if situation.has_opened(situation.turn):
        return rearrangement(change, situation.rules)
    return opening(change, situation.rules, hand=is_hand(situation, change))


def opening(change: TableChange, rules: Rules, *, hand: bool) -> Violations:
    """The rules that a seat breaks that has not opened; some editions waive the threshold for a hand."""
    touched = change.changed
    if not touched:
        waived = hand and rules.hand_open
        return () if waived else _threshold(own_points(change, rules), rules)
    return EXTEND[rules.open_extend](change, rules, touched)


def own_points(change: TableChange, rules: Rules) -> int:
    """The value of the seat's own melds: the points that the screen counts."""
    return sum(opening_value(meld, rules) for meld in own_melds(change, rules))


def own_melds(change: TableChange, rules: Rules) -> tuple[Meld, ...]:
    """New melds made of played tiles only, chosen so that their total value is highest."""
    return tuple(best_choice(_own_melds(change), change.played, VALUE[rules.open_joker]))


def opening_value(meld: Meld, rules: Rules) -> int:
    return VALUE[rules.open_joker](meld)


VALUE: dict[OpenJoker, Callable[[Meld], int]] = {
    OpenJoker.REPRESENTED: lambda meld: meld.value,
    OpenJoker.ALWAYS_25: lambda meld: sum(tile.number or 25 for tile in meld.row),
}


# Which own melds: melds that can be made together of the tiles played
#
# A table can hold two melds that could each be made of played tiles, but not both, because the other copies of their
# tiles were on the table before. Such tiles are *scarce*. The best choice is found in one pass over the melds, from low
# numbers to high ones, that remembers only how many scarce tiles are left for the melds to come.

Worth = Callable[[Meld], int]
_BITS = 8
"""Bits per scarce tile; the highest of them stays free, for comparing all counts at once."""


def best_choice(melds: Sequence[Meld], tiles: Tiles, worth: Worth) -> tuple[Meld, ...]:
    """The melds of the highest total value that these tiles can make together."""
    needed = tiles_of(melds)
    if needed <= tiles:
        return tuple(melds)
    if max(needed.numbered.counts) > COPIES:  # more tiles than any box holds: a good choice is enough
        return tuple(_first_fitting(sorted(melds, key=worth, reverse=True), tiles))
    scarce = tuple(dict.fromkeys(needed.minus(tiles)))
    doubtful = [meld for meld in melds if any(tile in meld.tiles for tile in scarce)]
    certain = [meld for meld in melds if meld not in doubtful]
    return (*certain, *_best_of(sorted(doubtful, key=_lowest), scarce, tiles, worth))


def _first_fitting(melds: Sequence[Meld], left: Tiles) -> Iterator[Meld]:
    for meld in melds:
        if meld.tiles <= left:
            left = left - meld.tiles
            yield meld


def _lowest(meld: Meld) -> int:
    return min(tile.number for tile in meld.row if not tile.is_joker)


def _best_of(melds: Sequence[Meld], scarce: Sequence[Tile], tiles: Tiles, worth: Worth) -> tuple[Meld, ...]:
    def packed(some: Tiles) -> int:
        return sum(some.count(tile) << _BITS * at for at, tile in enumerate(scarce))

    guard = sum(1 << (_BITS * at + _BITS - 1) for at in range(len(scarce)))
    needs = [packed(meld.tiles) for meld in melds]
    later = [0] * (len(melds) + 1)
    for at in range(len(melds) - 1, -1, -1):
        used = sum(0xFF << _BITS * place for place, tile in enumerate(scarce) if tile in melds[at].tiles)
        later[at] = later[at + 1] | used
    # For each number of scarce tiles left: the highest value, and the melds chosen for it, last one first.
    best: dict[int, tuple[int, _Chosen]] = {packed(tiles) & later[0]: (0, None)}
    for at, meld in enumerate(melds):
        value, need, kept = worth(meld), needs[at], later[at + 1]
        after: dict[int, tuple[int, _Chosen]] = {}
        for left, (points, chosen) in best.items():
            ways = [(left & kept, (points, chosen))]
            if ((left | guard) - need) & guard == guard:
                ways.append(((left - need) & kept, (points + value, (meld, chosen))))
            for rest, way in ways:
                if rest not in after or after[rest][0] < way[0]:
                    after[rest] = way
        best = after
    return tuple(_unwound(best[0][1]))


def _unwound(chosen: "_Chosen") -> Iterator[Meld]:
    while chosen is not None:
        meld, chosen = chosen
        yield meld


_Chosen = tuple[Meld, "_Chosen"] | None


# What a seat breaks that has not opened


def _threshold(points: int, rules: Rules) -> Violations:
    return () if points >= rules.open_min else (BelowThreshold(points, rules.open_min),)


def _table_next_turn(change: TableChange, rules: Rules, touched: Sequence[Meld]) -> Violations:
    short = _threshold(own_points(change, rules), rules)
    if short:
        return (*short, *_unopened(change, touched))
    return tuple(ExtendedTooSoon(meld) if change.is_contained(meld) else RearrangedTooSoon(meld) for meld in touched)


def _table_same_turn(change: TableChange, rules: Rules, touched: Sequence[Meld]) -> Violations:
    """Own melds first; the rest of the change may then be any lay of a seat that has opened."""
    own, worth = _own_melds(change), VALUE[rules.open_joker]
    best = best_choice(own, change.played, worth)
    points = sum(map(worth, best))
    if points < rules.open_min:
        return (*_threshold(points, rules), *_unopened(change, touched))
    broken = _beside(_smallest(best, worth, rules.open_min), change, rules)
    return () if not broken or _opens(change, rules) else broken


def _beside(own: Sequence[Meld], change: TableChange, rules: Rules) -> Violations:
    """The rules that the rest of the change breaks if these melds are the opening."""
    rest = TableChange.between(change.before, without(change.after, own), change.played - tiles_of(own))
    return rearrangement(rest, rules)


def _smallest(own: Sequence[Meld], worth: Worth, needed: int) -> list[Meld]:
    """The opening without melds that it does not need."""
    left, points = list(own), sum(map(worth, own))
    for meld in sorted(own, key=worth):
        if points - worth(meld) >= needed:
            left.remove(meld)
            points -= worth(meld)
    return left


def _opens(change: TableChange, rules: Rules) -> bool:
    """Whether some own melds are worth enough, and some explanation of the rest breaks no rule."""
    melds = [meld for meld in change.after if not isinstance(meld, Row)]
    keep_three = rules.partial_take is PartialTake.KEEP_THREE and len(melds) == len(change.after)
    own = _own_melds(change)
    worth = {at: opening_value(meld, rules) for at, meld in enumerate(change.after) if meld in own}
    three = KeepThree(change.before, melds)

    @cache
    def kept(tiles: Tiles) -> KeptOpenings:
        return KeptOpenings(change.before, melds, worth, tiles)

    @cache
    def is_enough(tiles: Tiles, gone: frozenset[int]) -> bool:
        """Whether the own melds that are not gone are worth enough: no joker of the table went to them."""
        free = [change.after[at] for at in worth if at not in gone]
        best = best_choice([meld for meld in free if not isinstance(meld, Row)], tiles, VALUE[rules.open_joker])
        return sum(opening_value(meld, rules) for meld in best) >= rules.open_min

    def admits(explanation: Explanation) -> bool:
        homes, exchanged, old = explanation
        supply = change.played
        if rules.joker_source is JokerSource.RACK_OR_TABLE:
            supply = supply + change.tiles_before.numbered
        tiles = change.played & supply.minus(exchanged)
        gone = old | {reached for _, reached in homes}
        if not is_enough(tiles, gone):
            return False
        if not keep_three:
            return True
        if three.broken_up(homes):
            return False
        return kept(tiles).most(homes, gone, rules.open_min) >= rules.open_min

    return some_explanation(change, rules, admits)


EXTEND: dict[OpenExtend, Callable[[TableChange, Rules, Sequence[Meld]], Violations]] = {
    OpenExtend.NEXT_TURN: _table_next_turn,
    OpenExtend.SAME_TURN: _table_same_turn,
}


def _unopened(change: TableChange, touched: Sequence[Meld]) -> Violations:
    return tuple(LaidOffUnopened(meld) if change.is_contained(meld) else RearrangedUnopened(meld) for meld in touched)


def _own_melds(change: TableChange) -> list[Meld]:
    """The melds after the lay that can each be made of played tiles alone."""
    return [meld for meld in change.after if not isinstance(meld, Row) and meld.tiles <= change.played]


# An opening beside a changed table, where three tiles of a meld must stay
#
# A meld after is an own meld if no copy from the table before went there. So the ways of the copies decide both which
# melds before hold (`keep_three`) and which melds after count for the opening. One pass remembers for each standing the
# highest value of own melds.


@dataclass
class KeptOpenings:
    """Two tables, the value of each meld after that can be an own meld, and how many tiles own melds may use."""

    before: Sequence[Meld]
    after: Sequence[Meld]
    worth: Mapping[int, int]
    tiles: Tiles

    def __post_init__(self) -> None:
        jokers = {index: len(meld.tiles.jokers) for index, meld in enumerate(self.before) if meld.tiles.jokers}
        kinds = sorted(self._kinds(), key=lambda found: (found[0].number, found[0].colour))
        parts, self.counted, self.lost = parts_of([kind for _, kind in kinds], [{} for _ in self.before], jokers)
        WORK.steps += 20 + 6 * len(kinds)
        self.parts = [_OpeningPart(part, self.worth) for part in parts]
        self.searched = {meld for part in parts for meld in part.melds}
        claimed = {own for part in self.parts for own in part.last}
        self.certain = [own for own in self.worth if own not in claimed and own not in self.lost]

    def _kinds(self) -> Iterator[tuple[Tile, OpenKind]]:
        there = holders_of([meld.tiles for meld in self.before])
        here = holders_of([meld.tiles for meld in self.after])
        for tile in {**there, **here}:
            holders, places = there.get(tile, []), [*here.get(tile, ())]
            known: list[Place] = [*places, *[None] * (len(holders) - len(places))]
            ways: list[tuple[Place, ...]] = []
            claims: list[frozenset[int]] = []
            for way in dict.fromkeys(permutations(known, len(holders))):
                for claim in self._claims(tile, way, places):
                    ways.append(way)
                    claims.append(claim)
            yield tile, OpenKind(tuple(holders), tuple(ways), tuple(claims))

    def _claims(self, tile: Tile, way: Sequence[Place], places: Sequence[int]) -> Iterator[frozenset[int]]:
        """The own melds that are lost if the copies go this way: those reached, and those that exceed the tiles."""
        reached = {place for place in way if place in self.worth}
        own = [place for place in places if place in self.worth and place not in reached]
        for more in combinations(own, max(0, len(own) - self.tiles.count(tile))):
            yield frozenset({*reached, *more})  # type: ignore[arg-type]

    def most(self, homes: Sequence[Pair], gone: Collection[int], needed: int) -> int:
        """The highest value of own melds for these ways of the jokers; -1 if it is too low or a meld is broken up.

        The melds in `gone` are not own melds.
        """
        for index in range(len(self.before)):
            moved = [reached for left, reached in homes if left == index]
            if index not in self.searched and not holds(self.counted[index], moved):
                return -1
        points = sum(self.worth[own] for own in self.certain if own not in gone)
        possible = [sum(self.worth[own] for own in part.last if own not in gone) for part in self.parts]
        for at, part in enumerate(self.parts):
            found = part.best(homes, gone, needed - points - sum(possible[at + 1 :]))
            if found < 0:
                return -1
            points += found
        return points if points >= needed else -1


class _OpeningPart:
    """A part, and the own melds that it decides."""

    def __init__(self, part: Part, worth: Mapping[int, int]) -> None:
        self.part = part
        self.last = {own: at for at, kind in enumerate(part.kinds) for claim in kind.claims for own in claim}
        """For each own meld, the last kind that can claim it."""
        self.bit = {own: 1 << part.width + at for at, own in enumerate(self.last)}
        self.masks = [[sum(self.bit[own] for own in claim) for claim in kind.claims] for kind in part.kinds]
        self.ending: list[list[tuple[int, int]]] = [[] for _ in part.kinds]
        for own, at in self.last.items():
            self.ending[at].append((self.bit[own], worth[own]))
        self.worth_later = [
            sum(worth[own] for own, end in self.last.items() if end > at) for at in range(len(self.ending))
        ]

    def best(self, homes: Sequence[Pair], gone: Collection[int], least: int) -> int:
        """The highest value of these own melds; -1 if no way keeps all melds before, or reaches `least`."""
        start = self.part.start(homes) | sum(bit for own, bit in self.bit.items() if own in gone)
        best = {start: 0}
        for at, step in enumerate(self.part.steps):
            after: dict[int, int] = {}
            enough = least - self.worth_later[at]
            WORK.steps += len(best) * len(step[0]) // 4
            for standing, points in best.items():
                for way, mask in zip(step[0], self.masks[at], strict=True):
                    reached, value = after_way(standing, way, step), points
                    if reached < 0:
                        continue
                    reached |= mask
                    for own, worth in self.ending[at]:
                        if reached & own:
                            reached -= own
                        else:
                            value += worth
                    if value >= enough and after.get(reached, -1) < value:
                        after[reached] = value
            best = after
        return max(best.values(), default=-1)
