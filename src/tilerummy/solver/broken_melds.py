"""Which copy went where: whether some assignment lets every meld keep three tiles together or be scattered.

A kind of tile is *open* if its copies can have gone several ways. Open kinds are assigned one after another, ordered by
number, so that few melds are partly assigned at any time. Only the state of those melds matters to the rest, so each
state that failed is remembered and not tried again.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from tilerummy.solver.contract import NUMBERS, Shape
from tilerummy.solver.deadline import check

TOGETHER = 3
NOTHING: Counter[int] = Counter()


class OpenKind(NamedTuple):
    """The melds before that hold a copy, and the possible melds after for each of them."""

    kind: int
    holders: tuple[int, ...]
    ways: list[tuple[int, ...]]


def broken_melds(before: Sequence[Shape], after: Sequence[Shape], homes: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Melds that neither kept three tiles together nor were scattered, by the assignment that breaks the fewest.

    `homes` has, for each joker, the meld that it left and the meld that it reached. Usually nothing is broken even if
    unchanged melds keep their own tiles: this is tried first, because it leaves fewer copies open.
    """
    left: dict[Shape, list[int]] = {}
    for index, shape in enumerate(after):
        left.setdefault(shape, []).append(index)
    wild = dict(homes)
    changed, taken = [], set()
    for index, shape in enumerate(before):
        places = left.get(shape)
        if places and not shape.joker_count:
            taken.add(places.pop())
        elif places and shape.joker_count == 1 and wild.get(index) in places:
            places.remove(wild[index])
            taken.add(wild[index])
        else:
            changed.append(index)
    moved = {old: new for new, old in enumerate(changed)}
    rest = [index for index in range(len(after)) if index not in taken]
    lies = {old: new for new, old in enumerate(rest)}
    if all(new in lies for old, new in homes if old in moved):
        others = [(moved[old], lies[new]) for old, new in homes if old in moved]
        if not _broken_up([before[i] for i in changed], [after[i] for i in rest], others):
            return ()
    return _broken_up(before, after, homes)


def _broken_up(before: Sequence[Shape], after: Sequence[Shape], homes: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The same, with every assignment of copies open."""
    settled: list[Counter[int]] = [Counter() for _ in before]
    for old, new in homes:
        settled[old][new] += 1
    reached = _melds_with(after)
    open_kinds: list[OpenKind] = []
    for kind, holders in _melds_with(before).items():
        ways = list(dict.fromkeys(permutations(reached[kind], len(holders))))
        if len(ways) > 1:
            open_kinds.append(OpenKind(kind, tuple(holders), ways))
        else:
            for holder, where in zip(holders, ways[0], strict=True):
                settled[holder][where] += 1
    open_kinds.sort(key=lambda each: (each.kind % NUMBERS, each.kind))
    broken: list[int] = []
    for cluster in _clusters(len(before), open_kinds):
        kinds = [kind for kind in open_kinds if kind.holders[0] in cluster]
        spreading = _Spreading(kinds, settled)
        certain = [index for index in cluster if not spreading.may_hold(index)]
        if certain or not spreading.settles(0):
            broken += certain or cluster
    return tuple(broken)


def _melds_with(melds: Sequence[Shape]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for index, shape in enumerate(melds):
        for kind in shape.tiles():
            found.setdefault(kind, []).append(index)
    return found


def _clusters(size: int, open_kinds: Sequence[OpenKind]) -> list[list[int]]:
    """Melds grouped so that no open kind reaches from one cluster into another."""
    root = list(range(size))
    for each in open_kinds:
        for other in each.holders[1:]:
            old, new = root[other], root[each.holders[0]]
            root = [new if r == old else r for r in root]
    return [[i for i in range(size) if root[i] == r] for r in dict.fromkeys(root)]


class _Spreading:
    """The open kinds of one cluster, and for each meld before how many of its tiles have reached each meld after."""

    def __init__(self, kinds: Sequence[OpenKind], settled: Sequence[Counter[int]]) -> None:
        self.kinds = kinds
        self.settled = settled
        self.coming: dict[int, Counter[int]] = {holder: Counter() for each in kinds for holder in each.holders}
        """For each meld, how many of its open tiles may still reach each meld after."""
        for each in kinds:
            for holder, places in self._reach(each):
                self.coming[holder].update(places)
        last = {holder: at for at, each in enumerate(kinds) for holder in each.holders}
        self.begun = [sorted(holder for holder, end in last.items() if end >= at) for at in range(len(kinds))]
        self.failed: set[tuple[object, ...]] = set()

    def may_hold(self, index: int) -> bool:
        """Whether this meld is kept or scattered, or may still become so, regardless of the other melds."""
        counts = self.settled[index]
        if all(count <= 1 for count in counts.values()):
            return True
        coming = self.coming.get(index, NOTHING)
        return any(count + coming[place] >= TOGETHER for place, count in counts.items()) or any(
            count + counts[place] >= TOGETHER for place, count in coming.items()
        )

    def settles(self, at: int) -> bool:
        """Whether the kinds from number `at` on can be assigned so that all melds hold."""
        if at == len(self.kinds):
            return True
        check()  # a crowded table can take a tenth of a second
        standing = (at, *(self._standing(index) for index in self.begun[at]))
        if standing in self.failed:
            return False
        each = self.kinds[at]
        reach = self._reach(each)
        for holder, places in reach:
            self.coming[holder].subtract(places)
        for way in self._likeliest_first(each):
            pairs = list(zip(each.holders, way, strict=True))
            for holder, where in pairs:
                self.settled[holder][where] += 1
            held = all(map(self.may_hold, each.holders)) and self.settles(at + 1)
            for holder, where in pairs:
                self.settled[holder][where] -= 1
            if held:
                return True
        for holder, places in reach:
            self.coming[holder].update(places)
        self.failed.add(standing)
        return False

    def _likeliest_first(self, each: OpenKind) -> list[tuple[int, ...]]:
        settled = self.settled
        return sorted(each.ways, key=lambda way: -sum(settled[h][w] for h, w in zip(each.holders, way, strict=True)))

    def _reach(self, each: OpenKind) -> list[tuple[int, set[int]]]:
        return [(holder, {way[i] for way in each.ways}) for i, holder in enumerate(each.holders)]

    def _standing(self, index: int) -> object:
        counts = self.settled[index]
        if max(counts.values(), default=0) >= TOGETHER:
            return None
        return tuple(sorted((place, count) for place, count in counts.items() if count))
