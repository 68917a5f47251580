"""The strict reading of "three tiles of a meld must stay": who kept three, who was scattered, who was broken up.

Two copies of a tile look alike, so which copy went where is open. A table passes if *some* assignment of the copies
lets every meld keep three tiles together in one meld, or scatters it so that no two of its tiles end together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from tilerummy.melds import Meld, Row
from tilerummy.tiles import Tile
from tilerummy.violations import BrokenUp

TOGETHER = 3
_Where = int | None


def broken_up(
    before: Sequence[Meld], after: Sequence[Meld | Row], joker_homes: Iterable[tuple[int, int]]
) -> tuple[BrokenUp, ...]:
    """The melds of the table before that were neither kept by three nor scattered, under the kindest assignment.

    `joker_homes` says which meld each joker left and which it went to.
    """
    copies = _Copies.of(before, after)
    for left, reached in joker_homes:
        copies.settled[left][reached] += 1
    return tuple(BrokenUp(before[index]) for cluster in copies.clusters() for index in copies.broken(cluster))


@dataclass
class _Copies:
    """For each meld before, how many of its tiles are known to have reached each meld after, and what is open."""

    settled: list[Counter[int]]
    open_kinds: list[tuple[tuple[int, ...], tuple[tuple[_Where, ...], ...]]] = field(default_factory=list)
    """The melds before that hold a kind, and the ways in which their copies can have been spread."""

    @classmethod
    def of(cls, before: Sequence[Meld], after: Sequence[Meld | Row]) -> "_Copies":
        copies = cls([Counter() for _ in before])
        reached = _holders(after)
        for kind, holders in _holders(before).items():
            places: list[_Where] = [*reached.get(kind, ())]
            places += [None] * (len(holders) - len(places))
            ways = tuple(dict.fromkeys(permutations(places, len(holders))))
            if len(ways) > 1:
                copies.open_kinds.append((tuple(holders), ways))
            else:
                copies._spread(holders, ways[0], 1)
        return copies

    def _spread(self, holders: Sequence[int], way: Sequence[_Where], sign: int) -> None:
        for holder, place in zip(holders, way, strict=True):
            if place is not None:
                self.settled[holder][place] += sign

    def clusters(self) -> list[list[int]]:
        """Melds before, grouped so that open kinds never reach from one cluster into another."""
        cluster_of = {index: [index] for index in range(len(self.settled))}
        for holders, _ in self.open_kinds:
            for other in holders[1:]:
                mine, theirs = cluster_of[holders[0]], cluster_of[other]
                if mine is not theirs:
                    mine += theirs
                    cluster_of.update(dict.fromkeys(theirs, mine))
        return list({id(cluster): cluster for cluster in cluster_of.values()}.values())

    def broken(self, cluster: list[int]) -> list[int]:
        """The melds of the cluster that no assignment saves; where some assignment saves all, none."""
        kinds = [kind for kind in self.open_kinds if kind[0][0] in cluster]
        kinds.sort(key=lambda kind: kind[0])
        if self._can_all_hold(cluster, kinds, 0):
            return []
        hopeless = [index for index in cluster if not self._can_hold(index, kinds)]
        return hopeless or [max(cluster)]

    def _can_all_hold(
        self, cluster: list[int], kinds: Sequence[tuple[tuple[int, ...], tuple[tuple[_Where, ...], ...]]], at: int
    ) -> bool:
        if not all(self._can_hold(index, kinds[at:]) for index in cluster):
            return False
        if at == len(kinds):
            return True
        holders, ways = kinds[at]
        for way in sorted(ways, key=lambda way: -self._company(holders, way)):
            self._spread(holders, way, 1)
            holds = self._can_all_hold(cluster, kinds, at + 1)
            self._spread(holders, way, -1)
            if holds:
                return True
        return False

    def _company(self, holders: Sequence[int], way: Sequence[_Where]) -> int:
        """How many tiles of the same melds are already where this way sends these copies."""
        return sum(self.settled[h][place] for h, place in zip(holders, way, strict=True) if place is not None)

    def _can_hold(
        self, index: int, open_kinds: Sequence[tuple[tuple[int, ...], tuple[tuple[_Where, ...], ...]]]
    ) -> bool:
        settled = self.settled[index]
        if all(count <= 1 for count in settled.values()):
            return True
        hoped = Counter(settled)
        for holders, ways in open_kinds:
            if index in holders:
                hoped.update({way[holders.index(index)] for way in ways} - {None})
        return max(hoped.values()) >= TOGETHER


def _holders(laid: Sequence[Meld | Row]) -> dict[Tile, list[int]]:
    holders: dict[Tile, list[int]] = {}
    for index, meld in enumerate(laid):
        for tile in meld.row:
            if not tile.is_joker:
                holders.setdefault(tile, []).append(index)
    return holders
