"""Where the copies of equal tiles went: finds out whether every meld before can keep three tiles or be scattered.

The kinds of tile are passed once, from low numbers to high ones. For each meld before, and each meld after that two of
its tiles can have reached, two bits count the tiles that did; all counters together are one integer, the *standing*. A
counter is cleared when no later tile can change it. Only the runs across a number, and the groups of that number, have
counters at one time, so there are few standings, and each is tried once.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

TOGETHER = 3
Place = int | None
"""Where a copy went: the index of a meld after, or None if it left the table."""
Pair = tuple[int, int]
"""A meld before and a meld after."""
Counts = Mapping[int, int]
"""For one meld before: how many of its tiles reached each meld after."""


@dataclass(frozen=True)
class OpenKind:
    """A tile whose copies can have gone several ways: the melds before that held one, and the ways."""

    holders: tuple[int, ...]
    ways: tuple[tuple[Place, ...], ...]
    claims: tuple[frozenset[int], ...] = ()
    """For each way, the melds after that are then not made of played tiles alone. Empty if that does not matter."""

    @cached_property
    def pairs(self) -> frozenset[Pair]:
        return frozenset(
            pair for way in self.ways for pair in zip(self.holders, way, strict=True) if pair[1] is not None
        )  # type: ignore[arg-type]


class _Counter(NamedTuple):
    shift: int
    kept: int
    others: int
    """All bits of the meld before, to be cleared once it has kept three tiles."""
    split: int


class Step(NamedTuple):
    """What one kind does to a standing: the counters of each way, and what to look at afterwards."""

    ways: tuple[tuple[_Counter, ...], ...]
    ending: tuple[_Counter, ...]
    """Counters that no later kind changes."""
    watched: tuple[tuple[int, int, tuple[Pair, ...]], ...]
    """For each meld that this kind changes: its split bit, all its bits, and for each of its counters the
    place and how often later kinds can still raise it."""


class Part:
    """Kinds that belong together, because melds hold several of them; independent of all other kinds."""

    def __init__(self, kinds: Sequence[OpenKind], settled: Sequence[Counts]) -> None:
        """`settled` has, for each meld before, how many tiles certainly reached each meld after, without jokers."""
        self.kinds, self.settled = kinds, settled
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
        places: dict[int, list[int]] = {meld: [] for meld in self.melds}
        for holder, place in sorted({pair for kind in self.kinds for pair in kind.pairs}):
            places[holder].append(place)
        shift = 0
        for meld, reached in places.items():
            kept, split = 1 << shift, 2 << shift
            every = (1 << 2 + 2 * len(reached)) - 1 << shift
            self.bits[meld] = kept, split, every
            for at, place in enumerate(reached):
                self.counters[meld][place] = _Counter(shift + 2 + 2 * at, kept, every, split)
            shift += 2 + 2 * len(reached)
        return shift

    def _steps(self) -> list[Step]:
        later: dict[int, dict[int, int]] = {meld: {} for meld in self.melds}
        steps: list[Step] = []
        for kind in reversed(self.kinds):
            mine = [self.counters[holder] for holder in kind.holders]
            ways = tuple(
                tuple(counters[place] for counters, place in zip(mine, way, strict=True) if place is not None)
                for way in kind.ways
            )
            ending = tuple(self.counters[left][place] for left, place in kind.pairs if place not in later[left])
            watched = tuple(
                (
                    *self.bits[holder][1:],
                    tuple((counters[place].shift, more) for place, more in later[holder].items()),
                )
                for holder, counters in zip(kind.holders, mine, strict=True)
            )
            steps.append(Step(ways, ending, watched))
            for left, place in kind.pairs:
                later[left][place] = later[left].get(place, 0) + 1
        return steps[::-1]

    def _standing(self, meld: int, counts: Counts) -> int:
        """The bits of a meld before the first kind is passed."""
        kept, split, _ = self.bits[meld]
        standing = 0
        for place, count in counts.items():
            if count >= TOGETHER:
                return kept
            if place in self.counters[meld]:
                standing |= count << self.counters[meld][place].shift
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
        for way in step.ways:
            after = after_way(standing, way, step)
            if after >= 0 and self._holds_from(at + 1, after):
                return True
        failed.add(standing)
        return False


def after_way(standing: int, way: Sequence[_Counter], step: Step) -> int:
    """The standing after the copies went this way, or -1 if some meld can no longer hold."""
    for shift, kept, others, _ in way:
        if not standing & kept:
            if standing >> shift & 3 == 2:
                standing = standing & ~others | kept
            else:
                standing += 1 << shift
    for shift, _, _, split in step.ending:
        count = standing >> shift & 3
        if count:
            if count == 2:
                standing |= split
            standing -= count << shift
    for split, every, hopes in step.watched:
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
        for pair in kind.pairs:
            reach[pair] = reach.get(pair, jokers.get(pair[0], 0)) + 1
    for meld, counts in enumerate(settled):
        for place, count in counts.items():
            if (meld, place) in reach:
                reach[meld, place] += count
    counted, claimed = [dict(counts) for counts in settled], set[int]()
    left: list[OpenKind] = []
    for kind in kinds:
        reduced = _reduced(kind, reach)
        if len(reduced.ways) > 1:
            left.append(reduced)
            continue
        claimed.update(*reduced.claims)
        for holder, place in reduced.pairs:
            counted[holder][place] = counted[holder].get(place, 0) + 1
    return [Part(part, counted) for part in grouped(left, _touched)], counted, claimed


def _touched(kind: OpenKind) -> set[object]:
    return {*kind.holders, *(("own", own) for claim in kind.claims for own in claim)}


def _reduced(kind: OpenKind, reach: Mapping[Pair, int]) -> OpenKind:
    """The kind without the melds and ways that make no difference; ways to melds with more tiles in common first."""
    ways: dict[tuple[tuple[Place, ...], frozenset[int]], int] = {}
    claims = kind.claims or (frozenset[int](),) * len(kind.ways)
    for way, claim in zip(kind.ways, claims, strict=True):
        common = [0 if place is None else reach[holder, place] for holder, place in zip(kind.holders, way, strict=True)]
        seen = tuple(place if count > 1 else None for place, count in zip(way, common, strict=True))
        ways.setdefault((seen, claim), -sum(common))
    used = [at for at in range(len(kind.holders)) if any(way[at] is not None for way, _ in ways)]
    order = sorted(ways, key=ways.__getitem__)
    return OpenKind(
        tuple(kind.holders[at] for at in used),
        tuple(tuple(way[at] for at in used) for way, _ in order),
        tuple(claim for _, claim in order),
    )
