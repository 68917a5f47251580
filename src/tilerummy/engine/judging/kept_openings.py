"""An opening beside a changed table, where three tiles of a meld must stay: finds the best own melds in one pass.

A meld after is an own meld if no copy from the table before went there. So the ways of the copies decide both
which melds before hold (`keep_three`) and which melds after count for the opening. The pass remembers for each standing
the highest value of own melds.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from tilerummy.engine.judging.keep_three import OpenKind, Pair, Part, Place, after_way, holders_of, holds, parts_of
from tilerummy.engine.judging.work import WORK
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
                    for own, each in self.ending[at]:
                        if reached & own:
                            reached -= own
                        else:
                            value += each
                    if value >= enough and after.get(reached, -1) < value:
                        after[reached] = value
            best = after
        return max(best.values(), default=-1)
