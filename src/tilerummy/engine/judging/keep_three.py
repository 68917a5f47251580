"""The strict reading of "three tiles of a meld must stay": finds the melds that were broken up.

Two copies of a tile are equal, so it is not known which copy went where. A table is legal if *some* assignment of the
copies lets every meld keep three tiles together in one meld, or scatters it so that no two of its tiles stay together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import permutations

from tilerummy.engine.judging.copies import OpenKind, Pair, Place, grouped, parts_of
from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import BrokenUp

TOGETHER = 3


def broken_up(
    before: Sequence[Meld], after: Sequence[Meld], joker_homes: Iterable[tuple[int, int]]
) -> tuple[BrokenUp, ...]:
    """The melds that neither kept three tiles nor were scattered, under the assignment that breaks the fewest.

    `joker_homes` has, for each joker, the meld that it left and the meld that it went to.
    """
    return KeepThree(before, after).broken_up(joker_homes)


class KeepThree:
    """Two tables, to be judged for several explanations of where the jokers went."""

    def __init__(self, before: Sequence[Meld], after: Sequence[Meld]) -> None:
        self.before, self.after = before, after
        self.unchanged = _unchanged(before, after)
        self.rest = [index for index in range(len(before)) if index not in self.unchanged]
        stayed = set(self.unchanged.values())
        self.new = [index for index in range(len(after)) if index not in stayed]
        self.known: dict[tuple[tuple[int, int], ...], tuple[BrokenUp, ...]] = {}

    @cached_property
    def whole(self) -> "Copies":
        return Copies(self.before, self.after)

    @cached_property
    def changed(self) -> "Copies":
        return Copies([self.before[index] for index in self.rest], [self.after[index] for index in self.new])

    def broken_up(self, joker_homes: Iterable[tuple[int, int]]) -> tuple[BrokenUp, ...]:
        homes = tuple(sorted(joker_homes))
        if homes not in self.known:
            self.known[homes] = self._broken_up(homes)
        return self.known[homes]

    def _broken_up(self, homes: Sequence[tuple[int, int]]) -> tuple[BrokenUp, ...]:
        # Most melds are unchanged. If the others pass without them, all do; otherwise every copy has to be considered.
        rest, new, unchanged = self.rest, self.new, self.unchanged
        if all(unchanged.get(left) == reached or (left in rest and reached in new) for left, reached in homes):
            moved = [(rest.index(left), new.index(reached)) for left, reached in homes if left in rest]
            if not self.changed.broken(moved):
                return ()
        return tuple(BrokenUp(self.before[index]) for index in self.whole.broken(homes))


def _unchanged(before: Sequence[Meld], after: Sequence[Meld]) -> dict[int, int]:
    """The melds that are on both tables: index before to index after."""
    places: dict[Meld, list[int]] = {}
    for index, meld in enumerate(after):
        places.setdefault(meld, []).append(index)
    return {index: places[meld].pop() for index, meld in enumerate(before) if places.get(meld)}


class Copies:
    """The copies of every tile on two tables, and the ways that they can have gone."""

    def __init__(self, before: Sequence[Meld], after: Sequence[Meld]) -> None:
        self.before, self.after = before, after
        self.settled: list[Counter[int]] = [Counter() for _ in before]
        """For each meld before, how many of its tiles certainly reached each meld after; jokers are not counted."""
        self.open_kinds = self._settle_certain_copies()
        self.clusters = _clusters(self.open_kinds)
        self.parts, self.counted, _ = parts_of(self.open_kinds, self.settled, joker_pairs(before, after))
        self.searched = {meld for part in self.parts for meld in part.melds}

    def broken(self, homes: Sequence[Pair]) -> list[int]:
        """The melds before that are broken up if the jokers went these ways."""
        jokers = Counter(homes)
        failed = {meld for part in self.parts if not part.all_hold(jokers) for meld in part.melds}
        for index in range(len(self.before)):
            if index not in self.searched and not self._holds(self.counted, index, (), jokers):
                failed.add(index)
        broken: list[int] = []
        for cluster in self.clusters:
            melds = sorted({holder for kind in cluster for holder in kind.holders})
            if not failed.isdisjoint(melds):
                failed.difference_update(melds)
                hopeless = [index for index in melds if not self._holds(self.settled, index, cluster, jokers)]
                changed = [index for index in melds if self.before[index] not in self.after]
                broken += hopeless or changed[:1] or melds[:1]
        return sorted([*broken, *failed])

    def _settle_certain_copies(self) -> list[OpenKind]:
        """Count the copies whose place is certain and return the other kinds, ordered by number."""
        reached = holders_of(self.after)
        open_kinds: list[tuple[Tile, OpenKind]] = []
        shared: dict[Pair, int] = {}
        for tile, holders in holders_of(self.before).items():
            places: list[Place] = [*reached.get(tile, ())]
            places += [None] * (len(holders) - len(places))
            ways = dict.fromkeys(permutations(places, len(holders)))
            if len(ways) == 1:
                for holder, place in zip(holders, places, strict=True):
                    if place is not None:
                        self.settled[holder][place] += 1
                continue
            likely_first = sorted(ways, key=lambda way: -self._in_common(tuple(holders), way, shared))
            open_kinds.append((tile, OpenKind(tuple(holders), tuple(likely_first))))
        return [kind for tile, kind in sorted(open_kinds, key=lambda found: (found[0].number, found[0].colour))]

    def _in_common(self, holders: Sequence[int], way: Sequence[Place], shared: dict[Pair, int]) -> int:
        """How many tiles the melds before share with the melds that their copies go to."""
        total = 0
        for holder, place in zip(holders, way, strict=True):
            if place is not None:
                if (holder, place) not in shared:
                    mine = self.before[holder].tiles
                    shared[holder, place] = len(mine) - len(mine.minus(self.after[place].tiles))
                total += shared[holder, place]
        return total

    def _holds(
        self, counts: Sequence[Counter[int]], index: int, open_kinds: Sequence[OpenKind], jokers: Counter[Pair]
    ) -> bool:
        """Whether the meld is kept or scattered, or can still become so."""
        settled = Counter(counts[index])
        for (left, reached), count in jokers.items():
            if left == index:
                settled[reached] += count
        if all(count <= 1 for count in settled.values()):
            return True
        for kind in open_kinds:
            if index in kind.holders:
                settled.update(place for holder, place in kind.pairs() if holder == index)
        return max(settled.values()) >= TOGETHER


def joker_pairs(before: Sequence[Meld], after: Sequence[Meld]) -> Counter[Pair]:
    """How many jokers can have gone from each meld before to each meld after."""
    there = [(index, len(meld.tiles.jokers)) for index, meld in enumerate(before) if meld.tiles.jokers]
    here = [(index, len(meld.tiles.jokers)) for index, meld in enumerate(after) if meld.tiles.jokers]
    return Counter({(left, reached): min(count, room) for left, count in there for reached, room in here})


def _clusters(kinds: Sequence[OpenKind]) -> list[list[OpenKind]]:
    """Kinds grouped so that no meld holds tiles of two groups."""
    return grouped(kinds, lambda kind: kind.holders)


def holders_of(laid: Sequence[Meld]) -> dict[Tile, list[int]]:
    holders: dict[Tile, list[int]] = {}
    for index, meld in enumerate(laid):
        for tile in meld.row:
            if not tile.is_joker:
                holders.setdefault(tile, []).append(index)
    return holders
