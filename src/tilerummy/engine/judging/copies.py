"""Where the copies of equal tiles went: finds out whether every meld before can keep three tiles or be scattered.

The kinds of tile are passed once, from low numbers to high ones. For each meld before, and each meld after that two of
its tiles can have reached, two bits count the tiles that did; all counters together are one integer, the *standing*. A
counter is cleared when no later tile can change it. Only the runs across a number, and the groups of that number, have
counters at one time, so there are few standings, and each is tried once.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tilerummy.engine.judging.work import WORK

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
