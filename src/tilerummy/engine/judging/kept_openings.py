"""An opening beside a changed table, where three tiles of a meld must stay: finds the best own melds in one pass.

A meld after is an own meld if no copy from the table before went there. So the ways of the copies decide both
which melds before hold (`copies`) and which melds after count for the opening. The pass remembers for each standing the
highest value of own melds.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from tilerummy.engine.judging.copies import OpenKind, Pair, Part, Place, after_way, parts_of
from tilerummy.engine.judging.keep_three import TOGETHER, holders_of, joker_pairs
from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import Tile, Tiles


@dataclass
class KeptOpenings:
    """Two tables, the value of each meld after that can be an own meld, and how many tiles own melds may use."""

    before: Sequence[Meld]
    after: Sequence[Meld]
    worth: Mapping[int, int]
    tiles: Tiles

    def __post_init__(self) -> None:
        settled: list[Counter[int]] = [Counter() for _ in self.before]
        kinds = sorted(self._kinds(), key=lambda found: (found[0].number, found[0].colour))
        jokers = joker_pairs(self.before, self.after)
        self.parts, self.counted, self.lost = parts_of([kind for _, kind in kinds], settled, jokers)
        self.searched = {meld for part in self.parts for meld in part.melds}
        claimed = {own for part in self.parts for kind in part.kinds for claim in kind.claims for own in claim}
        self.certain = [own for own in self.worth if own not in claimed and own not in self.lost]

    def _kinds(self) -> Iterator[tuple[Tile, OpenKind]]:
        there, here = holders_of(self.before), holders_of(self.after)
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

    def most(self, homes: Sequence[Pair], needed: int) -> int:
        """The highest value of own melds for these ways of the jokers; -1 if it is too low or a meld is broken up."""
        jokers = Counter(homes)
        gone = {reached for _, reached in homes}
        for index in range(len(self.before)):
            if index not in self.searched and not self._holds(index, jokers):
                return -1
        points = sum(self.worth[own] for own in self.certain if own not in gone)
        possible = [sum(self.worth[own] for own in _claimed(part) if own not in gone) for part in self.parts]
        for at, part in enumerate(self.parts):
            least = needed - points - sum(possible[at + 1 :])
            found = best_of_part(part, jokers, gone, self.worth, least)
            if found < 0:
                return -1
            points += found
        return points if points >= needed else -1

    def _holds(self, index: int, jokers: Counter[Pair]) -> bool:
        counts = Counter(self.counted[index])
        for (left, reached), count in jokers.items():
            if left == index:
                counts[reached] += count
        return all(count <= 1 for count in counts.values()) or max(counts.values()) >= TOGETHER


def _claimed(part: Part) -> set[int]:
    return {own for kind in part.kinds for claim in kind.claims for own in claim}


def best_of_part(part: Part, jokers: Counter[Pair], gone: set[int], worth: Mapping[int, int], least: int) -> int:
    """The highest value of the own melds that this part decides; -1 if no way keeps all melds or reaches `least`."""
    last = {own: at for at, kind in enumerate(part.kinds) for claim in kind.claims for own in claim}
    bit = {own: 1 << part.width + at for at, own in enumerate(last)}
    ending: list[list[tuple[int, int]]] = [[] for _ in part.kinds]
    for own, at in last.items():
        ending[at].append((bit[own], worth[own]))
    open_worth = [sum(worth[own] for own, end in last.items() if end > at) for at in range(len(part.kinds))]
    best = {part.start(jokers) | sum(bit[own] for own in last if own in gone): 0}
    for at, (step, kind) in enumerate(zip(part.steps, part.kinds, strict=True)):
        masks = [sum(bit[own] for own in claim) for claim in kind.claims]
        after: dict[int, int] = {}
        for standing, points in best.items():
            for way, mask in zip(step.ways, masks, strict=True):
                reached, value = after_way(standing, way, step), points
                if reached < 0:
                    continue
                reached |= mask
                for own, each in ending[at]:
                    if reached & own:
                        reached -= own
                    else:
                        value += each
                if value + open_worth[at] >= least and after.get(reached, -1) < value:
                    after[reached] = value
        best = after
    return max(best.values(), default=-1)
