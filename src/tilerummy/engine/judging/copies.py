"""Where the copies of equal tiles went: finds out whether every meld before can keep three tiles or be scattered.

The kinds of tile are passed once, from low numbers to high ones. For each meld before, and each meld after that two of
its tiles can have reached, two bits count the tiles that did; all counters together are one integer, the *standing*. A
counter is cleared when no later tile can change it. Only the runs across a number, and the groups of that number, have
counters at one time, so there are few standings, and each is tried once.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Place = int | None
"""Where a copy went: the index of a meld after, or None if it left the table."""
Pair = tuple[int, int]
"""A meld before and a meld after."""


@dataclass(frozen=True)
class OpenKind:
    """A tile whose copies can have gone several ways: the melds before that held one, and the ways."""

    holders: tuple[int, ...]
    ways: tuple[tuple[Place, ...], ...]
    claims: tuple[frozenset[int], ...] = ()
    """For each way, the melds after that are then not made of played tiles alone. Empty if that does not matter."""

    def pairs(self) -> set[Pair]:
        return {
            (holder, place)
            for way in self.ways
            for holder, place in zip(self.holders, way, strict=True)
            if place is not None
        }


@dataclass(frozen=True)
class _Step:
    """What one kind does to a standing: the counters of each way, and what to look at afterwards."""

    ways: tuple[tuple["_Counter", ...], ...]
    ending: tuple["_Counter", ...]
    """Counters that no later kind changes."""
    watched: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]
    """For each meld that this kind changes: its split bit, all its bits, and for each of its counters the
    place and how often later kinds can still raise it."""


@dataclass(frozen=True)
class _Counter:
    shift: int
    kept: int
    split: int
    others: int
    """All bits of the meld before, to be cleared once it has kept three tiles."""


@dataclass
class Part:
    """Kinds that belong together, because melds hold several of them; independent of all other kinds."""

    kinds: Sequence[OpenKind]
    settled: Sequence[Counter[int]]
    """For each meld before, how many tiles certainly reached each meld after; jokers are not counted."""
    jokers: Counter[Pair]
    """How many jokers can have gone from a meld before to a meld after."""
    failed: list[set[int]] = field(init=False)
    melds: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.melds = tuple(sorted({holder for kind in self.kinds for holder in kind.holders}))
        self.failed = [set() for _ in range(len(self.kinds) + 1)]
        self._lay_out()

    def _lay_out(self) -> None:
        """Give every pair that can count two a counter, and every meld a bit for *kept* and one for *split*."""
        reach = Counter(pair for kind in self.kinds for pair in kind.pairs())
        for meld in self.melds:
            reach.update({(meld, place): count for place, count in self.settled[meld].items()})
        reach.update({pair: count for pair, count in self.jokers.items() if pair[0] in self.melds})
        self.counters: dict[Pair, _Counter] = {}
        self.bits: dict[int, tuple[int, int, int]] = {}
        shift = 0
        for meld in self.melds:
            places = sorted(place for (holder, place), count in reach.items() if holder == meld and count > 1)
            kept, split = 1 << shift, 2 << shift
            every = (1 << 2 + 2 * len(places)) - 1 << shift
            self.bits[meld] = kept, split, every
            for at, place in enumerate(places):
                self.counters[meld, place] = _Counter(shift + 2 + 2 * at, kept, split, every)
            shift += 2 + 2 * len(places)
        self.width = shift
        self.steps = [self._step(at) for at in range(len(self.kinds))]

    def _step(self, at: int) -> _Step:
        kind = self.kinds[at]
        ways = tuple(
            tuple(
                self.counters[pair]
                for pair in zip(kind.holders, way, strict=True)
                if pair in self.counters  # a pair that can never count two does not matter
            )
            for way in kind.ways
        )
        later = Counter(pair for kind in self.kinds[at + 1 :] for pair in kind.pairs())
        ending = tuple(
            self.counters[pair] for pair in sorted(kind.pairs()) if pair in self.counters and not later[pair]
        )
        watched = []
        for holder in kind.holders:
            mine = [pair for pair in self.counters if pair[0] == holder]
            hopes = tuple((self.counters[pair].shift, later[pair]) for pair in mine if later[pair])
            watched.append((*self.bits[holder][1:], hopes))
        return _Step(ways, ending, tuple(watched))

    def start(self, jokers: Counter[Pair]) -> int:
        """The standing before the first kind; `jokers` counts the ways that the jokers went."""
        counts: Counter[Pair] = Counter({pair: count for pair, count in jokers.items() if pair[0] in self.bits})
        for meld in self.melds:
            counts.update({(meld, place): count for place, count in self.settled[meld].items()})
        standing = 0
        for pair, count in counts.items():
            counter = self.counters.get(pair)
            for _ in range(count if counter is not None else 0):
                standing = _raised(standing, counter)  # type: ignore[arg-type]
        open_pairs = {pair for kind in self.kinds for pair in kind.pairs()}
        for pair, counter in self.counters.items():
            if pair not in open_pairs:
                standing = _ended(standing, counter)
        return standing

    def all_hold(self, jokers: Counter[Pair]) -> bool:
        """Whether the copies can have gone so that every meld holds."""
        return self._holds_from(0, self.start(jokers))

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


def _raised(standing: int, counter: _Counter) -> int:
    if standing & counter.kept:
        return standing
    if standing >> counter.shift & 3 == 2:
        return standing & ~counter.others | counter.kept
    return standing + (1 << counter.shift)


def _ended(standing: int, counter: _Counter) -> int:
    """No later tile changes this counter: note whether it stayed at two."""
    count = standing >> counter.shift & 3
    if count == 2:
        standing |= counter.split
    return standing - (count << counter.shift)


def after_way(standing: int, way: Sequence[_Counter], step: _Step) -> int:
    """The standing after the copies went this way, or -1 if some meld can no longer hold."""
    for counter in way:
        if not standing & counter.kept:
            if standing >> counter.shift & 3 == 2:
                standing = standing & ~counter.others | counter.kept
            else:
                standing += 1 << counter.shift
    for counter in step.ending:
        count = standing >> counter.shift & 3
        if count:
            if count == 2:
                standing |= counter.split
            standing -= count << counter.shift
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
    kinds: Sequence[OpenKind], settled: Sequence[Counter[int]], jokers: Counter[Pair]
) -> tuple[list[Part], list[Counter[int]], set[int]]:
    """The kinds whose ways make a difference, in independent parts; what is counted for certain; what is claimed.

    A pair that can never count two makes no difference.
    """
    reach = Counter(pair for kind in kinds for pair in kind.pairs())
    for meld, counts in enumerate(settled):
        reach.update({(meld, place): count for place, count in counts.items()})
    reach.update(jokers)
    counted, claimed = [Counter(counts) for counts in settled], set[int]()
    left: list[OpenKind] = []
    for kind in kinds:
        reduced = _reduced(kind, reach)
        if len(reduced.ways) > 1:
            left.append(reduced)
            continue
        claimed.update(*reduced.claims)
        for holder, place in reduced.pairs():
            counted[holder][place] += 1
    return [Part(part, counted, jokers) for part in grouped(left, _touched)], counted, claimed


def _touched(kind: OpenKind) -> set[object]:
    return {*kind.holders, *(("own", own) for claim in kind.claims for own in claim)}


def _reduced(kind: OpenKind, reach: Counter[Pair]) -> OpenKind:
    """The kind without the melds and ways that make no difference."""
    ways = [
        tuple(
            place if place is not None and reach[holder, place] > 1 else None
            for holder, place in zip(kind.holders, way, strict=True)
        )
        for way in kind.ways
    ]
    used = [at for at in range(len(kind.holders)) if any(way[at] is not None for way in ways)]
    claims = kind.claims or (frozenset[int](),) * len(ways)
    distinct = dict.fromkeys((tuple(way[at] for at in used), claim) for way, claim in zip(ways, claims, strict=True))
    return OpenKind(
        tuple(kind.holders[at] for at in used), tuple(way for way, _ in distinct), tuple(claim for _, claim in distinct)
    )
