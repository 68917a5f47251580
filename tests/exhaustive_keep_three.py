"""The exhaustive search that `engine/judging/keep_three.py` had once. Slow; only to compare verdicts with."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import BrokenUp

TOGETHER = 3
_Place = int | None
"""Where a copy went: the index of a meld after, or None if it left the table."""


def broken_up(
    before: Sequence[Meld], after: Sequence[Meld], joker_homes: Iterable[tuple[int, int]]
) -> tuple[BrokenUp, ...]:
    """The melds that neither kept three tiles nor were scattered, under the assignment that breaks the fewest.

    `joker_homes` has, for each joker, the meld that it left and the meld that it went to.
    """
    homes = list(joker_homes)
    # Most melds are unchanged. If the others pass without them, all do; otherwise every copy has to be considered.
    unchanged = _unchanged(before, after)
    rest = [index for index in range(len(before)) if index not in unchanged]
    new = [index for index in range(len(after)) if index not in unchanged.values()]
    if all(unchanged.get(left) == reached or (left in rest and reached in new) for left, reached in homes):
        moved = [(rest.index(left), new.index(reached)) for left, reached in homes if left in rest]
        if not _broken([before[index] for index in rest], [after[index] for index in new], moved):
            return ()
    return tuple(BrokenUp(before[index]) for index in _broken(before, after, homes))


def _unchanged(before: Sequence[Meld], after: Sequence[Meld]) -> dict[int, int]:
    """The melds that are on both tables: index before to index after."""
    places: dict[Meld, list[int]] = {}
    for index, meld in enumerate(after):
        places.setdefault(meld, []).append(index)
    return {index: places[meld].pop() for index, meld in enumerate(before) if places.get(meld)}


def _broken(before: Sequence[Meld], after: Sequence[Meld], homes: Iterable[tuple[int, int]]) -> list[int]:
    search = _Search([Counter() for _ in before], before, after)
    for left, reached in homes:
        search.settled[left][reached] += 1
    open_kinds = search.settle_certain_copies()
    certain = search.certainly_broken(open_kinds)
    return sorted([*certain, *(index for cluster in _clusters(open_kinds) for index in search.broken(cluster))])


@dataclass(frozen=True)
class _OpenKind:
    """A tile with several equal copies: the melds before that held one, and the possible ways of the copies."""

    holders: tuple[int, ...]
    ways: tuple[tuple[_Place, ...], ...]

    def places(self, holder: int) -> set[_Place]:
        return {way[self.holders.index(holder)] for way in self.ways}


def _clusters(kinds: Sequence[_OpenKind]) -> list[list[_OpenKind]]:
    """Kinds grouped so that no meld holds tiles of two groups."""
    clusters: list[tuple[set[int], list[_OpenKind]]] = []
    for kind in kinds:
        melds, members = set(kind.holders), [kind]
        for cluster in [cluster for cluster in clusters if cluster[0] & melds]:
            clusters.remove(cluster)
            melds |= cluster[0]
            members = cluster[1] + members
        clusters.append((melds, members))
    return [members for _, members in clusters]


@dataclass
class _Search:
    """For each meld before, how many of its tiles have reached each meld after."""

    settled: list[Counter[int]]
    before: Sequence[Meld]
    after: Sequence[Meld]

    def settle_certain_copies(self) -> list[_OpenKind]:
        """Count the copies whose place is certain and return the other kinds, ordered by number."""
        reached = _holders(self.after)
        open_kinds: list[tuple[Tile, _OpenKind]] = []
        for tile, holders in _holders(self.before).items():
            places: list[_Place] = [*reached.get(tile, ())]
            places += [None] * (len(holders) - len(places))
            ways = tuple(dict.fromkeys(permutations(places, len(holders))))
            if len(ways) == 1:
                self._spread(holders, ways[0], 1)
            else:
                kindest_first = sorted(ways, key=lambda way: -self._in_common(holders, way))
                open_kinds.append((tile, _OpenKind(tuple(holders), tuple(kindest_first))))
        return [kind for tile, kind in sorted(open_kinds, key=lambda found: (found[0].number, found[0].colour))]

    def certainly_broken(self, open_kinds: Sequence[_OpenKind]) -> list[int]:
        """Broken melds whose copies all have a certain place."""
        doubtful = {holder for kind in open_kinds for holder in kind.holders}
        return [index for index in range(len(self.settled)) if index not in doubtful and not self._holds(index, ())]

    def broken(self, cluster: Sequence[_OpenKind]) -> list[int]:
        """The melds of a cluster that no assignment saves; empty if one assignment saves all of them."""
        if self._all_hold(cluster, 0, set()):
            return []
        melds = sorted({holder for kind in cluster for holder in kind.holders})
        hopeless = [index for index in melds if not self._holds(index, cluster)]
        changed = [index for index in melds if self.before[index] not in self.after]
        return hopeless or changed[:1] or melds[:1]

    def _all_hold(self, kinds: Sequence[_OpenKind], at: int, failed: set[tuple[object, ...]]) -> bool:
        """Whether the kinds from number `at` on can be assigned so that every meld holds. `failed` has known failures.

        Only the state of the melds with open kinds matters here, so each state is tried once.
        """
        melds = {holder for kind in kinds[max(0, at - 1) :] for holder in kind.holders}
        if not all(self._holds(index, kinds[at:]) for index in melds):
            return False
        if at == len(kinds):
            return True
        standing = (at, *(self._standing(index) for index in sorted(melds)))
        if standing in failed:
            return False
        for way in kinds[at].ways:
            self._spread(kinds[at].holders, way, 1)
            holds = self._all_hold(kinds, at + 1, failed)
            self._spread(kinds[at].holders, way, -1)
            if holds:
                return True
        failed.add(standing)
        return False

    def _standing(self, index: int) -> object:
        counts = self.settled[index]
        kept = any(count >= TOGETHER for count in counts.values())
        return "kept" if kept else tuple(sorted((place, count) for place, count in counts.items() if count))

    def _holds(self, index: int, open_kinds: Sequence[_OpenKind]) -> bool:
        """Whether the meld is kept or scattered, or can still become so."""
        counts = self.settled[index]
        if all(count <= 1 for count in counts.values()):
            return True
        hoped = Counter(counts)
        for kind in open_kinds:
            if index in kind.holders:
                hoped.update(place for place in kind.places(index) if place is not None)
        return max(hoped.values()) >= TOGETHER

    def _spread(self, holders: Sequence[int], way: Sequence[_Place], sign: int) -> None:
        for holder, place in zip(holders, way, strict=True):
            if place is not None:
                self.settled[holder][place] += sign

    def _in_common(self, holders: Sequence[int], way: Sequence[_Place]) -> int:
        """How many tiles the melds before share with the melds that their copies go to."""
        shared = (
            len(self.before[holder].tiles) - len(self.before[holder].tiles.minus(self.after[place].tiles))
            for holder, place in zip(holders, way, strict=True)
            if place is not None
        )
        return sum(shared)


def _holders(laid: Sequence[Meld]) -> dict[Tile, list[int]]:
    holders: dict[Tile, list[int]] = {}
    for index, meld in enumerate(laid):
        for tile in meld.row:
            if not tile.is_joker:
                holders.setdefault(tile, []).append(index)
    return holders
