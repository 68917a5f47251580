"""The strict reading of "three tiles of a meld must stay": finds the melds that were broken up.

Two copies of a tile are equal, so it is not known which copy went where. A table is legal if *some* assignment of the
copies lets every meld keep three tiles together in one meld, or scatters it so that no two of its tiles stay together.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations

from tilerummy.engine.cached import cached
from tilerummy.engine.judging.copies import TOGETHER, OpenKind, Pair, Place, grouped, parts_of
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld
from tilerummy.engine.table_change import unchanged
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import BrokenUp


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
        self.known: dict[tuple[Pair, ...], tuple[BrokenUp, ...]] = {}

    @cached
    def unchanged(self) -> dict[int, int]:
        """The melds that are on both tables: index before to index after."""
        return unchanged(enumerate(self.before), self.after)

    @cached
    def whole(self) -> "Pairing":
        return Pairing(self.before, self.after, range(len(self.before)), range(len(self.after)))

    @cached
    def changed(self) -> "Pairing":
        stayed = set(self.unchanged.values())
        rest = [index for index in range(len(self.before)) if index not in self.unchanged]
        return Pairing(self.before, self.after, rest, [at for at in range(len(self.after)) if at not in stayed])

    @cached
    def least(self) -> int:
        """How many melds are broken up at least, wherever the jokers went."""
        with_jokers = [index for index, meld in enumerate(self.before) if meld.tiles.jokers]
        return len(self.whole.broken((), with_jokers))

    def broken_up(self, joker_homes: Iterable[Pair]) -> tuple[BrokenUp, ...]:
        homes = tuple(sorted(joker_homes))
        if homes not in self.known:
            self.known[homes] = self._broken_up(homes)
        return self.known[homes]

    def _broken_up(self, homes: Sequence[Pair]) -> tuple[BrokenUp, ...]:
        if self._changed_hold(homes):
            return ()
        return tuple(BrokenUp(self.before[index]) for index in self.whole.broken(homes))

    def conflicts(self, homes: Sequence[Pair]) -> tuple[int, ...]:
        """The melds that are broken up; where some cannot all hold, although each could, all of those."""
        return () if self._changed_hold(homes) else tuple(self.whole.conflicts(homes))

    def _changed_hold(self, homes: Sequence[Pair]) -> bool:
        """Usually most melds are unchanged. If the others pass without them, all do."""
        if 2 * len(self.unchanged) < len(self.before):
            return False
        moved = [home for home in homes if self.unchanged.get(home[0]) != home[1]]
        return self.changed.has(moved) and not self.changed.broken(moved)


class Pairing:
    """Some melds of the table before and some of the table after, by their indexes."""

    def __init__(
        self, before: Sequence[Meld], after: Sequence[Meld], left: Sequence[int], reached: Sequence[int]
    ) -> None:
        # Melds after in canonical order: the copies are then the same for every reading of the jokers.
        ordered = sorted(reached, key=lambda index: after[index].tiles.numbered.packed)
        self.left = left
        self.index = {index: at for at, index in enumerate(left)}
        self.place = {index: at for at, index in enumerate(ordered)}
        self.copies = _copies(
            tuple(before[index].tiles for index in left), tuple(after[index].tiles.numbered for index in ordered)
        )
        WORK.steps += 20 + 4 * len(self.copies.open_kinds)
        there = set(after)
        self.new = [at for at, index in enumerate(left) if before[index] not in there]

    def has(self, homes: Sequence[Pair]) -> bool:
        return all(left in self.index and reached in self.place for left, reached in homes)

    def broken(self, homes: Sequence[Pair], free: Sequence[int] = ()) -> list[int]:
        """The melds before that are broken up if the jokers went these ways; those in `free` never count."""
        failing = self.copies.failing(self._moved(homes), [self.index[meld] for meld in free])
        broken = [hopeless or [at for at in melds if at in self.new][:1] or melds[:1] for hopeless, melds in failing]
        return sorted(self.left[at] for some in broken for at in some)

    def conflicts(self, homes: Sequence[Pair]) -> list[int]:
        """The melds that are broken up; where some cannot all hold, although each could, all of those."""
        failing = self.copies.failing(self._moved(homes))
        return [self.left[at] for hopeless, melds in failing for at in hopeless or melds]

    def _moved(self, homes: Sequence[Pair]) -> list[Pair]:
        return [(self.index[left], self.place[reached]) for left, reached in homes]


class Copies:
    """The copies of every tile on two tables, and the ways that they can have gone."""

    def __init__(self, before: Sequence[Tiles], after: Sequence[Tiles]) -> None:
        self.before, self.after = before, after
        self.settled: list[dict[int, int]] = [{} for _ in before]
        """For each meld before, how many of its tiles certainly reached each meld after; jokers are not counted."""
        self.open_kinds = self._settle_certain_copies()
        jokers = {index: len(tiles.jokers) for index, tiles in enumerate(before) if tiles.jokers}
        self.parts, self.counted, _ = parts_of(self.open_kinds, self.settled, jokers)
        self.searched = {meld for part in self.parts for meld in part.melds}

    @cached
    def clusters(self) -> list[list[OpenKind]]:
        """The open kinds, grouped so that no meld holds tiles of two groups."""
        return grouped(self.open_kinds, lambda kind: kind.holders)

    def failing(self, homes: Sequence[Pair], free: Collection[int] = ()) -> list[tuple[list[int], list[int]]]:
        """The groups of melds before that cannot all hold if the jokers went these ways, in their order.

        For each group: the melds that cannot hold at all, and all its melds. Those in `free` always hold.
        """
        failed = {meld for part in self.parts if not part.all_hold(homes, free) for meld in part.melds}
        moved: dict[int, list[int]] = {}
        for left, reached in homes:
            moved.setdefault(left, []).append(reached)
        for index in range(len(self.before)):
            certain = index not in self.searched and index not in free
            if certain and not holds(self.counted[index], moved.get(index, ())):
                failed.add(index)
        if not failed:
            return []
        failing: list[tuple[list[int], list[int]]] = []
        for cluster in self.clusters:
            melds = sorted({holder for kind in cluster for holder in kind.holders})
            if not failed.isdisjoint(melds):
                failed.difference_update(melds)
                hopeless = [
                    index
                    for index in melds
                    if index not in free and not self._may_hold(index, cluster, moved.get(index, ()))
                ]
                failing.append((hopeless, melds))
        failing += [([index], [index]) for index in failed]
        return sorted(failing, key=lambda group: group[1])

    def _settle_certain_copies(self) -> list[OpenKind]:
        """Count the copies whose place is certain and return the other kinds, ordered by number."""
        reached = holders_of(self.after)
        open_kinds: list[tuple[Tile, OpenKind]] = []
        for tile, holders in holders_of(self.before).items():
            places: list[Place] = [*reached.get(tile, ())]
            places += [None] * (len(holders) - len(places))
            ways = dict.fromkeys(permutations(places, len(holders)))
            if len(ways) == 1:
                for holder, place in zip(holders, places, strict=True):
                    if place is not None:
                        self.settled[holder][place] = self.settled[holder].get(place, 0) + 1
            else:
                open_kinds.append((tile, OpenKind(tuple(holders), tuple(ways))))
        return [kind for tile, kind in sorted(open_kinds, key=lambda found: (found[0].number, found[0].colour))]

    def _may_hold(self, index: int, open_kinds: Sequence[OpenKind], moved: Iterable[int]) -> bool:
        """Whether the meld is kept or scattered, or can still become so."""
        settled = dict(self.settled[index])
        if holds(settled, moved):
            return True
        more = [place for kind in open_kinds for holder, place in kind.pairs() if holder == index]
        return max(_with(settled, [*moved, *more]).values()) >= TOGETHER


@lru_cache(maxsize=16)
def _copies(before: tuple[Tiles, ...], after: tuple[Tiles, ...]) -> Copies:
    """Cached, because the readings of a lay, and the drops of a joker, differ only in the places of jokers."""
    return Copies(before, after)


def holds(counts: Mapping[int, int], jokers: Iterable[int]) -> bool:
    """Whether a meld with these counts is kept or scattered; `jokers` are the melds that its jokers went to."""
    total = _with(counts, jokers).values()
    return all(count <= 1 for count in total) or max(total) >= TOGETHER


def _with(counts: Mapping[int, int], places: Iterable[int]) -> dict[int, int]:
    total = dict(counts)
    for place in places:
        total[place] = total.get(place, 0) + 1
    return total


def holders_of(laid: Sequence[Tiles]) -> dict[Tile, list[int]]:
    holders: dict[Tile, list[int]] = {}
    for index, tiles in enumerate(laid):
        for tile in tiles.numbered:
            holders.setdefault(tile, []).append(index)
    return holders
