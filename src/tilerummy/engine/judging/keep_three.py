"""The strict reading of "three tiles of a meld must stay": finds the melds that were broken up.

Two copies of a tile are equal, so it is not known which copy went where. A table is legal if *some* assignment of the
copies lets every meld keep three tiles together in one meld, or scatters it so that no two of its tiles stay together.

The kinds of tile are passed once, from low numbers to high ones. For each meld before, and each meld after that two of
its tiles can have reached, two bits count the tiles that did; all counters together are one integer, the *standing*. A
counter is cleared when no later tile can change it. Only the runs across a number, and the groups of that number, have
counters at one time, so there are few standings, and each is tried once.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from tilerummy.engine.cached import cached
from tilerummy.engine.judging import WORK
from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import unchanged
from tilerummy.engine.violations import BrokenUp

TOGETHER = 3
Place = int | None
"""Where a copy went: the index of a meld after, or None if it left the table."""
Pair = tuple[int, int]
"""A meld before and a meld after."""
Counts = Mapping[int, int]
"""For one meld before: how many of its tiles reached each meld after."""


class OpenKind(NamedTuple):
    """A tile whose copies can have gone several ways: the melds before that held one, and the ways."""

    holders: tuple[int, ...]
    ways: tuple[tuple[Place, ...], ...]
    claims: tuple[frozenset[int], ...] = ()
    """For each way, the melds after that are then not made of played tiles alone. Empty if that does not matter."""

    def pairs(self) -> set[Pair]:
        found = {pair for way in self.ways for pair in zip(self.holders, way)}  # noqa: B905 (equally long, and often)
        return {pair for pair in found if pair[1] is not None}  # type: ignore[misc]


_Counter = tuple[int, int, int, int]
"""Where the counter is; the *kept* bit of its meld before, all bits of that meld, and its *split* bit."""
Step = tuple[list[list[_Counter]], list[_Counter], list[tuple[int, int, list[tuple[int, int]]]]]
"""What one kind does to a standing: the counters of each way; the counters that no later kind changes; and for each
meld that this kind changes, its split bit, all its bits, and for each of its counters how often later kinds can raise
it."""


class Part:
    """Kinds that belong together, because melds hold several of them; independent of all other kinds."""

    def __init__(self, kinds: Sequence[OpenKind], settled: Sequence[Counts]) -> None:
        """`settled` has, for each meld before, how many tiles certainly reached each meld after, without jokers."""
        self.kinds, self.settled = kinds, settled
        self.pairs = [kind.pairs() for kind in kinds]
        self.melds = tuple(sorted({holder for kind in kinds for holder in kind.holders}))
        self.counters: dict[int, dict[int, _Counter]] = {meld: {} for meld in self.melds}
        """For each meld before, and each meld after that its open tiles can have reached."""
        self.bits: dict[int, tuple[int, int, int]] = {}
        self.width = self._lay_out()
        self.steps = self._steps()
        self.failed: list[set[int]] = [set() for _ in kinds]
        self.known: dict[int, bool] = {}
        self.standings = {meld: self._standing(meld, settled[meld]) for meld in self.melds}

    def _lay_out(self) -> int:
        """Give every pair a counter, and every meld a bit for *kept* and one for *split*."""
        shift = 0
        for meld, reached in self._reached().items():
            kept, split = 1 << shift, 2 << shift
            every = (1 << 2 + 2 * len(reached)) - 1 << shift
            self.bits[meld] = kept, split, every
            shift += 2
            for place in reached:
                self.counters[meld][place] = shift, kept, every, split
                shift += 2
        return shift

    def _reached(self) -> dict[int, dict[int, None]]:
        reached: dict[int, dict[int, None]] = {meld: {} for meld in self.melds}
        for pairs in self.pairs:
            for holder, place in pairs:
                reached[holder][place] = None
        return reached

    def _steps(self) -> list[Step]:
        later: dict[int, dict[int, int]] = {meld: {} for meld in self.melds}
        """For each meld before, how often later kinds can reach each meld after."""
        steps: list[Step] = []
        for kind, pairs in zip(reversed(self.kinds), reversed(self.pairs), strict=True):
            mine = [self.counters[holder] for holder in kind.holders]
            ways = [
                [counters[place] for counters, place in zip(mine, way, strict=True) if place is not None]
                for way in kind.ways
            ]
            ending = [self.counters[left][place] for left, place in pairs if place not in later[left]]
            watched = []
            for holder, counters in zip(kind.holders, mine, strict=True):
                hopes = [(counters[place][0], more) for place, more in later[holder].items()]
                _, split, every = self.bits[holder]
                watched.append((split, every, hopes))
            steps.append((ways, ending, watched))
            for left, place in pairs:
                more = later[left]
                more[place] = more.get(place, 0) + 1
        steps.reverse()
        return steps

    def _standing(self, meld: int, counts: Counts) -> int:
        """The bits of a meld before the first kind is passed."""
        kept, split, _ = self.bits[meld]
        standing = 0
        for place, count in counts.items():
            if count >= TOGETHER:
                return kept
            if place in self.counters[meld]:
                standing |= count << self.counters[meld][place][0]
            elif count > 1:
                standing |= split
        return standing

    def start(self, jokers: Sequence[Pair]) -> int:
        """The standing before the first kind; `jokers` are the ways that the jokers went."""
        moved: dict[int, dict[int, int]] = {}
        for left, reached in jokers:
            if left in self.standings:
                counts = moved.setdefault(left, dict(self.settled[left]))
                counts[reached] = counts.get(reached, 0) + 1
        standing = sum(bits for meld, bits in self.standings.items() if meld not in moved)
        return standing + sum(self._standing(meld, counts) for meld, counts in moved.items())

    def all_hold(self, jokers: Sequence[Pair], free: Collection[int] = ()) -> bool:
        """Whether the copies can have gone so that every meld holds; those in `free` need not."""
        WORK.steps += len(self.steps)
        start = self.start(jokers)
        for meld in free:
            if meld in self.bits:
                kept, _, every = self.bits[meld]
                start = start & ~every | kept
        if start not in self.known:
            self.known[start] = self._holds_from(0, start)
        return self.known[start]

    def _holds_from(self, at: int, standing: int) -> bool:
        if at == len(self.steps):
            return True
        failed = self.failed[at]
        if standing in failed:
            return False
        step = self.steps[at]
        for way in step[0]:
            after = after_way(standing, way, step)
            if after >= 0 and self._holds_from(at + 1, after):
                return True
        failed.add(standing)
        return False


def after_way(standing: int, way: Sequence[_Counter], step: Step) -> int:
    """The standing after the copies went this way, or -1 if some meld can no longer hold."""
    _, ending, watched = step
    for shift, kept, others, _ in way:
        if not standing & kept:
            if standing >> shift & 3 == 2:
                standing = standing & ~others | kept
            else:
                standing += 1 << shift
    for shift, _, _, split in ending:
        count = standing >> shift & 3
        if count:
            if count == 2:
                standing |= split
            standing -= count << shift
    for split, every, hopes in watched:
        if not hopes:  # the last tile of this meld
            if standing & split:
                return -1
            standing &= ~every
        elif standing & split and not any((standing >> shift & 3) + more > 2 for shift, more in hopes):
            return -1
    return standing


def grouped(kinds: Sequence[OpenKind], touched: Callable[[OpenKind], Iterable[object]]) -> list[list[OpenKind]]:
    """Kinds in groups, so that kinds of two groups touch nothing in common; in the given order within each group."""
    groups: list[tuple[set[object], list[int]]] = []
    for at, kind in enumerate(kinds):
        things, members = set(touched(kind)), [at]
        for group in [group for group in groups if not group[0].isdisjoint(things)]:
            groups.remove(group)
            things |= group[0]
            members = group[1] + members
        groups.append((things, members))
    return [[kinds[at] for at in sorted(members)] for _, members in groups]


def parts_of(
    kinds: Sequence[OpenKind], settled: Sequence[Counts], jokers: Mapping[int, int]
) -> tuple[list[Part], list[dict[int, int]], set[int]]:
    """The kinds whose ways make a difference, in independent parts; what is counted for certain; what is claimed.

    A pair that can never count two makes no difference. `jokers` has the number of jokers of each meld before.
    """
    reach: dict[Pair, int] = {}
    for kind in kinds:
        for pair in kind.pairs():
            reach[pair] = reach.get(pair, jokers.get(pair[0], 0)) + 1
    for meld, counts in enumerate(settled):
        for place, count in counts.items():
            if (meld, place) in reach:
                reach[meld, place] += count
    useful = {pair for pair, count in reach.items() if count > 1}
    counted, claimed = [dict(counts) for counts in settled], set[int]()
    left: list[OpenKind] = []
    for kind in kinds:
        reduced = _reduced(kind, useful)
        if len(reduced.ways) > 1:
            left.append(reduced)
            continue
        claimed.update(*reduced.claims)
        for holder, place in reduced.pairs():
            counted[holder][place] = counted[holder].get(place, 0) + 1
    return [Part(part, counted) for part in grouped(left, _touched)], counted, claimed


def _touched(kind: OpenKind) -> set[object]:
    return {*kind.holders, *(("own", own) for claim in kind.claims for own in claim)}


def _reduced(kind: OpenKind, useful: set[Pair]) -> OpenKind:
    """The kind without the melds and ways that make no difference."""
    pairs = kind.pairs()
    if pairs <= useful:
        return kind
    if not kind.claims and pairs.isdisjoint(useful):
        return _NO_DIFFERENCE
    ways = [
        tuple([place if (holder, place) in useful else None for holder, place in zip(kind.holders, way, strict=True)])
        for way in kind.ways
    ]
    used = [at for at in range(len(kind.holders)) if any(way[at] is not None for way in ways)]
    holders = tuple([kind.holders[at] for at in used])
    shorter = [tuple([way[at] for at in used]) for way in ways]
    if not kind.claims:
        return OpenKind(holders, tuple(dict.fromkeys(shorter)))
    distinct = dict.fromkeys(zip(shorter, kind.claims, strict=True))
    return OpenKind(holders, tuple([way for way, _ in distinct]), tuple([claim for _, claim in distinct]))


_NO_DIFFERENCE = OpenKind((), ((),))


class KeepThree:
    """Two tables, to be judged for several explanations of where the jokers went."""

    def __init__(self, before: Sequence[Meld], after: Sequence[Meld]) -> None:
        self.before, self.after = before, after
        self.unchanged = unchanged(enumerate(before), after)
        """The melds that are on both tables: index before to index after."""
        self.known: dict[tuple[Pair, ...], tuple[BrokenUp, ...]] = {}

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

    @property
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
