"""The best table under conditions: solve freely, judge the result, and branch only if it is refused, best bound first.

A backend knows free rearranging with locked melds. So a *node* is a partial decision: melds that stay whole
and may grow (`locks`), melds that are final (`closed`), tiles that were exchanged for jokers (`exchanged`; those
that only the rack has must be played). Its task leaves everything else free, hence its value bounds every table below
it; if the table found keeps the conditions, it is the best below that node. Otherwise the first open question is
answered in all possible ways:

1. a joker of the table: it stays (locked with two tiles more of its meld, or with its whole meld where that may not
   be split) or it is freed by one of the tiles that it meant;
2. a freed joker in a place that is not allowed: one node for each small meld that is allowed;
3. with `keep_three`, a meld that was broken: it keeps three tiles (locked) or is scattered, tile by tile;
4. a lock that grew into something refused: one node for each way to close it.

Three more reasons why that is exact: a run longer than five can be cut, so that small melds suffice in 2; a run that
grows a lock by three or more is a run of its own; and what a lock may become is listed in full in 4.

With `keep_three` there are many more questions, so that a bound says little. The search then makes a legal table out of
every table that it meets, and goes deeper before it goes on. Many of these lays are the best without a proof of it.
"""

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from operator import sub
from typing import NamedTuple

from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.melds import Meld, without
from tilerummy.engine.tiles import COLOURS
from tilerummy.solver.contract import JOKER_MAY_JOIN, MOST_JOKERS, NUMBERS, Answer, Lock, Shape, Task
from tilerummy.solver.limits import DEFAULT_BUDGET, BestSoFar, Found
from tilerummy.solver.problem import ANYWHERE, NEW_MELD, OTHER_MELD, Problem, to_meld
from tilerummy.solver.shapes import (
    Place,
    count_tiles,
    grew_from,
    holds,
    joker_colours_of,
    mask_of,
    next_to,
    places_of,
    shapes_from,
    shapes_like,
    shared,
    where_it_stays,
    whole,
    with_others_replaced,
)

# Whether a rearranged table keeps the conditions of a problem, by the explanation that breaks the fewest
#
# The jokers are judged by the referee's logic (`judging.jokers`) in integers, fast enough for every candidate: each
# joker of the table before is matched with a place on the table after, where it stays or is reused. With `keep_three`
# the referee itself says which melds do not keep three tiles together, although they are not scattered.

Home = tuple[int, int]
"""The meld that a joker left and the meld that it reached."""


class Verdict(NamedTuple):
    """Whether the jokers fit, and the indexes of melds that `keep_three` finds broken."""

    jokers_fit: bool
    broken: tuple[int, ...] = ()

    @property
    def fits(self) -> bool:
        return self.jokers_fit and not self.broken


FITS = Verdict(True)


def judge(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> Verdict:
    """Whether an opened seat may turn `before` into `after`; both are melds, and no tile is missing."""
    if not problem.bound:
        return FITS
    changed = without(before, after)
    if not changed or not (problem.keep_three or any(shape.joker_count for shape in changed)):
        return FITS
    best: tuple[int, ...] | None = None
    three = KeepThree(_melds(problem, before), _melds(problem, after)) if problem.keep_three else None
    for homes in _explanations(problem, before, after):
        broken = () if three is None else three.conflicts(homes)
        if not broken:
            return FITS
        if best is None or len(broken) < len(best):
            best = broken
    return Verdict(False) if best is None else Verdict(True, best)


def _melds(problem: Problem, shapes: Sequence[Shape]) -> list[Meld]:
    """The shapes as melds, in any four colours: which ones makes no difference to the copies."""
    return [to_meld(shape, COLOURS[:4], problem.coloured) for shape in shapes]


def stays(old: Shape, new: Shape, was: Place, now: Place) -> bool:
    """The same kind of meld, and some tile that the joker can mean in both."""
    return old.is_run == new.is_run and bool(was.means & now.means)


def replaced_in(new: Shape, old: Shape, coloured: bool) -> int | None:
    """How many jokers of `old` are missing in `new` although it is whole there, or None if it is not.

    Tiles that those jokers meant lie in their places.
    """
    if holds(new, old):
        return 0
    if mask_of(old) & ~mask_of(new):
        return None
    missing, places = old.joker_count - new.joker_count, places_of(old, coloured)
    if coloured:
        gone = joker_colours_of(old) & ~joker_colours_of(new)
        missing, places = gone.bit_count(), tuple([place for place in places if gone >> place.joker_colour & 1])
    meant = 0
    for place in places:
        meant |= place.means
    return missing if (meant & mask_of(new)).bit_count() >= missing else None


def is_part(problem: Problem, part: Shape, new: Shape) -> bool:
    """Whether `new` holds the tiles that a freed joker must not meet: of the meld that it left, or of any old meld."""
    return not mask_of(part) & ~mask_of(new) if problem.reuse == OTHER_MELD else holds(new, part)


def old_parts(problem: Problem, before: Sequence[Shape], old: Shape, new: Shape) -> list[Shape]:
    """The old melds because of which a joker freed from `old` may not be laid in `new`, unless more melds hold them."""
    limiting = {ANYWHERE: (), OTHER_MELD: (old,), NEW_MELD: before}[problem.reuse]
    return [part for part in limiting if is_part(problem, part, new)]


def has_more(problem: Problem, before: Sequence[Shape], after: Sequence[Shape], part: Shape) -> bool:
    """Whether more melds hold the tiles of a part than before, so that one of them is new."""
    return sum([is_part(problem, part, new) for new in after]) > sum([is_part(problem, part, old) for old in before])


def supply_of(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> list[int]:
    """How many tiles of each kind may have been exchanged for a joker."""
    lay, lies = count_tiles(before), count_tiles(after)
    if problem.from_table:
        return list(lies)
    return [now - was for now, was in zip(lies, lay, strict=True)]


def _explanations(problem: Problem, before: Sequence[Shape], after: Sequence[Shape]) -> Iterator[tuple[Home, ...]]:
    """Where the jokers of the table went, in every way that breaks nothing."""
    jokers = [(i, place) for i, shape in enumerate(before) for place in places_of(shape, problem.coloured)]
    targets = [(i, place) for i, shape in enumerate(after) for place in places_of(shape, problem.coloured)]
    supply = supply_of(problem, before, after) if problem.exchange else []

    def place(at: int, used: int, homes: tuple[Home, ...], replaced: int, freed: int) -> Iterator[tuple[Home, ...]]:
        if at == len(jokers) or (at and jokers[at][0] != jokers[at - 1][0]):  # the next meld
            if replaced > freed:
                return
            replaced = freed = 0
        if at == len(jokers):
            yield homes
            return
        old, was = jokers[at]
        tried = set()
        for index, (new, now) in enumerate(targets):
            if used >> index & 1 or now.joker_colour != was.joker_colour or (new, now) in tried:
                continue
            tried.add((new, now))
            then = (at + 1, used | 1 << index, (*homes, (old, new)))
            if stays(before[old], after[new], was, now):
                gone = replaced_in(after[new], before[old], problem.coloured) if problem.whole else 0
                if gone is not None:
                    yield from place(*then, max(replaced, gone), freed)
                    if not gone:
                        continue  # staying costs no tile, so freeing it has no advantage
            parts = old_parts(problem, before, before[old], after[new])
            if not all(has_more(problem, before, after, part) for part in parts):
                continue
            if not problem.exchange:
                yield from place(*then, replaced, freed + 1)
                continue
            for kind in range(52):
                if was.means >> kind & 1 and supply[kind] > 0:
                    supply[kind] -= 1
                    yield from place(*then, replaced, freed + 1)
                    supply[kind] += 1

    yield from place(0, 0, (), 0, 0)


# The search

DEEPEST = 6
"""How often a dive locks what was broken before it gives up."""
OPEN, STAYS, FREED, PLACED = range(4)
"""The decision about a joker of the table."""
UNDECIDED, KEPT, SCATTERED = range(3)
"""The decision about a meld under `keep_three`; SCATTERED + a mask of its tiles that have their place."""


class Node(NamedTuple):
    """A partial decision."""

    jokers: tuple[int, ...]
    melds: tuple[int, ...]
    locks: tuple[Lock, ...] = ()
    closed: tuple[Shape, ...] = ()
    exchanged: tuple[int, ...] = ()


class Table(NamedTuple):
    """A table and its value, which is only a bound if table jokers are unplaced."""

    value: int
    after: list[Shape]
    unplaced_jokers: int


@dataclass
class Search(BestSoFar):
    """One problem for a seat that has opened, with melds that must be kept whole (`kept`, numbers of melds)."""

    problem: Problem
    solve: Callable[[Task], Answer | None]
    kept: tuple[int, ...] = ()
    budget: int = DEFAULT_BUDGET
    nodes: int = field(default=0, init=False)
    sure: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        self.before, self.table = self.problem.before, self.problem.table
        self.best: tuple[int, list[Shape]] | None = None
        self.places: list[tuple[int, Place]] = [
            (i, place)
            for i, shape in enumerate(self.before)
            if shape.jokers
            for place in places_of(shape, self.problem.coloured)
        ]
        """The jokers of the table: the number of the meld, and the place there."""

    def run(self) -> Found | None:
        """The best table worth more than the problem's floor, or None."""
        if not (self.problem.bound or self.problem.coloured or self.kept):
            return self._free()
        start = Node((OPEN,) * len(self.places), (UNDECIDED,) * len(self.before))
        if self.kept:
            melds = [UNDECIDED] * len(self.before)
            for meld in self.kept:
                melds[meld] = KEPT
            jokers = tuple([STAYS if melds[meld] == KEPT else OPEN for meld, _ in self.places])
            start = Node(jokers, tuple(melds), tuple([whole(self.before[meld]) for meld in self.kept]))
        if self.problem.bound:
            self._try(self._everything_kept())
        self._explore(start)
        return self.answer()

    def _free(self) -> Found | None:
        """Nothing is to be judged, and jokers without colour find a place on every table: one task is enough."""
        self.nodes = 1
        answer = self.solve(self.free_task(self.problem.floor))
        return None if answer is None else Found(answer.value, answer.shapes, True, self.nodes)

    def _everything_kept(self) -> Node:
        """A node that needs no judging: everything that could break a condition stays whole. It is often optimal."""
        whole_melds = [
            meld
            for meld, shape in enumerate(self.before)
            if self.problem.keep_three or shape.joker_count or meld in self.kept
        ]
        return Node(
            (STAYS,) * len(self.places),
            tuple(KEPT if meld in whole_melds else UNDECIDED for meld in range(len(self.before))),
            tuple(whole(self.before[meld]) for meld in whole_melds),
        )

    def _explore(self, start: Node) -> None:
        order = count()
        heap: list[tuple[int, int, int, Node, Verdict]] = []

        def add(node: Node, depth: int) -> None:
            tried = self._try(node)
            if tried is not None:
                value, verdict = tried
                if self.problem.keep_three:
                    self._dive(node, verdict)
                heapq.heappush(heap, (-depth, -value, next(order), node, verdict))

        add(start, 0)
        while heap:
            depth, bound, _, node, verdict = heapq.heappop(heap)
            if -bound <= self.floor():
                continue
            for child in self._branch(node, verdict):
                add(child, 1 - depth if self.problem.keep_three else 0)
                if -bound <= self.floor():
                    break  # no other child is better
                if self.nodes > self.budget:
                    self.sure = False
                    return

    def _dive(self, node: Node, verdict: Verdict) -> None:
        """Find a good table quickly: lock the melds that were broken, until none is."""
        for _ in range(DEEPEST):
            broken, jokers = verdict.broken, node.jokers
            if not verdict.jokers_fit:
                broken = tuple(meld for meld, shape in enumerate(self.before) if shape.joker_count)
                jokers = tuple(STAYS if joker == OPEN else joker for joker in jokers)
            melds, locks = node.melds, node.locks
            for meld in broken:
                if melds[meld] == UNDECIDED:
                    melds, locks = changed(melds, meld, KEPT), (*locks, whole(self.before[meld]))
            if melds == node.melds:
                return
            node = node._replace(jokers=jokers, melds=melds, locks=locks)
            tried = self._try(node)
            if tried is None:
                return
            verdict = tried[1]

    def _try(self, node: Node) -> tuple[int, Verdict] | None:
        """Solve a node; keep a table that meets the conditions, otherwise return the bound and the verdict."""
        table = self.solved(node, self.floor())
        return None if table is None else self.judged(table)

    # Tasks

    @property
    def table_coloured(self) -> int:
        return sum(1 << place.joker_colour for _, place in self.places) if self.problem.coloured else 0

    def solved(self, node: Node, floor: int) -> Table | None:
        """The best table below a node, if it is worth more than `floor`."""
        posed = self.task_of(node)
        if posed is None:
            return None
        task, gained = posed
        self.nodes += 1
        answer = self.solve(task._replace(floor=floor - gained))
        if answer is None:
            return None
        return Table(answer.value + gained, [*answer.shapes, *node.closed], answer.unplaced_jokers)

    def judged(self, table: Table) -> tuple[int, Verdict] | None:
        """Keep a table that meets the conditions; otherwise return its value, which is a bound, and the verdict."""
        if table.unplaced_jokers:
            return table.value, Verdict(True)
        verdict = judge(self.problem, self.before, table.after)
        if not verdict.fits:
            return table.value, verdict
        self.best = (table.value, table.after)
        return None

    def task_of(self, node: Node) -> tuple[Task, int] | None:
        """The task below a node, and the value of its own decisions; None if they conflict."""
        if not (node.locks or node.closed or node.exchanged):
            return self.free_task(0), 0
        must, may = bytearray(self.table), bytearray(self.problem.rack)
        weights, gained = self.problem.weights, 0
        for kind in set(node.exchanged):
            from_rack = node.exchanged.count(kind) - (self.table[kind] if self.problem.from_table else 0)
            if from_rack > may[kind]:
                return None
            if from_rack > 0:
                may[kind] -= from_rack
                must[kind] += from_rack
                gained += from_rack * weights[kind]
        fixed = fixed_melds(node)
        left = list(map(sub, must, count_tiles(fixed)))
        if min(left) < 0:
            for kind, count in enumerate(left):
                if count < 0:
                    if may[kind] < -count:
                        return None
                    may[kind] += count
                    gained -= count * weights[kind]
                    left[kind] = 0
        jokers = joker_colours = 0
        for shape in fixed:
            if shape.jokers:
                jokers += shape.joker_count
                if self.problem.coloured:
                    if joker_colours & joker_colours_of(shape):
                        return None
                    joker_colours |= joker_colours_of(shape)
        joker_weight, rack_coloured = self.problem.joker_weight, self.problem.rack_coloured
        if self.problem.coloured:
            if joker_colours & ~(self.table_coloured | rack_coloured):
                return None
            gained += (joker_colours & rack_coloured).bit_count() * joker_weight
            colours = (self.table_coloured & ~joker_colours, rack_coloured & ~joker_colours)
            jokers_left = (0, 0)
        else:
            from_rack = max(0, jokers - len(self.places))
            if from_rack > self.problem.rack_jokers:
                return None
            gained += from_rack * joker_weight
            colours = (0, 0)
            jokers_left = (max(0, len(self.places) - jokers), self.problem.rack_jokers - from_rack)
        return Task(bytes(left), bytes(may), *jokers_left, weights, joker_weight, 0, node.locks, *colours), gained

    def free_task(self, floor: int) -> Task:
        """The task of a node that has decided nothing."""
        problem = self.problem
        jokers, colours = (len(self.places), problem.rack_jokers), (0, 0)
        if problem.coloured:
            jokers, colours = (0, 0), (self.table_coloured, problem.rack_coloured)
        return Task(self.table, problem.rack, *jokers, problem.weights, problem.joker_weight, floor, (), *colours)

    # Branching

    def _branch(self, node: Node, verdict: Verdict) -> Iterator[Node]:
        if not verdict.jokers_fit:
            if OPEN in node.jokers:
                yield from self._decide_joker(node, node.jokers.index(OPEN))
                return
            if FREED in node.jokers and self.problem.reuse:
                yield from self._place_joker(node, node.jokers.index(FREED))
                return
        for meld in verdict.broken:
            if node.melds[meld] == UNDECIDED:
                yield from self._decide_meld(node, meld)
                return
        for meld in verdict.broken:
            size = self.before[meld].size
            if node.melds[meld] >= SCATTERED and node.melds[meld] - SCATTERED < (1 << size) - 1:
                yield from self._scattered(node, meld)
                return
        if verdict.broken:
            yield from self._settle(node, verdict.broken)
        elif node.locks:
            yield from self._close(node, 0)
        elif verdict.jokers_fit:
            yield from self._fix_tile(node, (1 << 52) - 1)

    def _settle(self, node: Node, broken: tuple[int, ...]) -> Iterator[Node]:
        """All broken melds are decided, but copies still conflict: fix everything that their tiles may depend on."""
        posed = self.task_of(node)
        if posed is None:
            return
        task = posed[0]
        tiles = 0
        for meld in broken:
            tiles |= mask_of(self.before[meld])
        with_jokers = any(self.before[meld].joker_count for meld in broken)
        wild = with_jokers and bool(task.table_jokers + task.rack_jokers + (task.table_coloured | task.rack_coloured))
        for number, lock in enumerate(node.locks):
            if next_to(lock) & tiles or (wild and next_to(lock)):
                yield from self._close(node, number)
                return
        if any(tiles >> kind & 1 and task.table[kind] for kind in range(52)):
            yield from self._fix_tile(node, tiles)
        elif wild:
            for new in self._melds_left(node, NUMBERS):
                if new.joker_count:
                    yield node._replace(closed=(*node.closed, new))
        elif with_jokers or any(tiles >> kind & 1 and task.rack[kind] for kind in range(52)):
            # it may depend on a rack tile of the same kind, or on the origin of a joker: fix everything
            yield from self._close(node, 0) if node.locks else self._fix_tile(node, (1 << 52) - 1)

    def _decide_joker(self, node: Node, joker: int) -> Iterator[Node]:
        meld, place = self.places[joker]
        shape = self.before[meld]
        yield from self._freed(node, joker)
        jokers = changed(node.jokers, joker, STAYS)
        if any(
            stays(shape, new, place, now)
            and (not self.problem.whole or replaced_in(new, shape, self.problem.coloured) is not None)
            for new in fixed_melds(node)
            for now in places_of(new, self.problem.coloured)
        ):
            yield node._replace(jokers=jokers)
        if self.problem.whole:
            for core in with_others_replaced(shape, place):
                yield node._replace(jokers=jokers, locks=(*node.locks, whole(core)))
        else:
            for lock in where_it_stays(shape, place):
                yield node._replace(jokers=jokers, locks=(*node.locks, lock))
            for number, lock in enumerate(node.locks):
                for new in self._grown(node, number):
                    if new.joker_count > lock.shape.joker_count and any(
                        stays(shape, new, place, now) for now in places_of(new, self.problem.coloured)
                    ):
                        others = without_lock(node, number)
                        yield others._replace(jokers=jokers, locks=(*others.locks, whole(new)))

    def _freed(self, node: Node, joker: int) -> Iterator[Node]:
        jokers = changed(node.jokers, joker, FREED)
        if not self.problem.exchange:
            yield node._replace(jokers=jokers)
            return
        means = self.places[joker][1].means
        for kind in range(52):
            if means >> kind & 1:
                yield node._replace(jokers=jokers, exchanged=(*node.exchanged, kind))

    def _place_joker(self, node: Node, joker: int) -> Iterator[Node]:
        """Place a freed joker in each meld that the problem allows."""
        old = self.before[self.places[joker][0]]
        placed = node._replace(jokers=changed(node.jokers, joker, PLACED))
        fixed = [shape for shape in fixed_melds(node) if shape.joker_count]
        yield from dict.fromkeys([child for shape in fixed for child in self._made_new(placed, old, shape)])
        for shape in self._melds_left(node, 5):
            if shape.joker_count:
                yield from self._made_new(placed._replace(closed=(*node.closed, shape)), old, shape)
        for number, lock in enumerate(node.locks):
            for shape in self._grown(node, number):
                if shape.joker_count > lock.shape.joker_count:
                    others = without_lock(placed, number)
                    yield from self._made_new(others._replace(closed=(*others.closed, shape)), old, shape)

    def _made_new(self, node: Node, old: Shape, new: Shape) -> Iterator[Node]:
        """The nodes in which a joker freed from `old` may be in `new`, which is fixed.

        Where that holds the tiles of an old meld, more melds must hold them than before: one of them is new then.
        """
        fixed = fixed_melds(node)
        for part in old_parts(self.problem, self.before, old, new):
            if not has_more(self.problem, self.before, fixed, part):
                for other in self._with_another(node, part):
                    yield from self._made_new(other, old, new)
                return
        yield node

    def _with_another(self, node: Node, part: Shape) -> Iterator[Node]:
        """The nodes in which one more fixed meld holds the tiles of a part."""

        def grown(others: Node, least: Shape) -> Iterator[Shape]:
            for new in self._melds_left(others, NUMBERS):
                if grew_from(new, least) and is_part(self.problem, part, new):
                    yield new

        holders = [new for new in self._melds_left(node, NUMBERS) if is_part(self.problem, part, new)]
        for new in holders:
            if not any(other != new and grew_from(new, other) for other in holders):
                yield node._replace(locks=(*node.locks, whole(new)))
        for number, lock in enumerate(node.locks):
            if not is_part(self.problem, part, lock.shape):
                others = without_lock(node, number)
                for new in grown(others, lock.shape):
                    yield others._replace(locks=(*others.locks, whole(new)))
        for number, shape in enumerate(node.closed):
            if not is_part(self.problem, part, shape):
                others = node._replace(closed=(*node.closed[:number], *node.closed[number + 1 :]))
                # it may now hold other old melds, too: the jokers that were placed are asked again
                jokers = tuple([FREED if joker == PLACED else joker for joker in node.jokers])
                for new in grown(others, shape):
                    yield others._replace(jokers=jokers, closed=(*others.closed, new))

    def _melds_left(self, node: Node, longest: int, like: Shape | None = None) -> Iterator[Shape]:
        """Every meld of the unfixed tiles and jokers; with `like`, only those that can hold three of its tiles."""
        posed = self.task_of(node)
        if posed is None:
            return
        task = posed[0]
        counts = [a + b for a, b in zip(task.table, task.rack, strict=True)]
        joker_colours = task.table_coloured | task.rack_coloured if self.problem.coloured else None
        jokers = task.table_jokers + task.rack_jokers
        if like is not None and like.joker_count < 2:
            # three of its tiles, or two and a joker, fit only in a meld of its own kind and key
            if like.is_run:
                counts = [n if kind // 13 == like.kind else 0 for kind, n in enumerate(counts)]
            else:
                counts = [n if kind % 13 + 1 == like.low else 0 for kind, n in enumerate(counts)]
        yield from shapes_from(counts, jokers, longest, joker_colours)

    def _decide_meld(self, node: Node, meld: int) -> Iterator[Node]:
        """Keep three tiles of a meld together, or scatter it."""
        shape = self.before[meld]
        melds = changed(node.melds, meld, KEPT)
        if any(shared(new, shape) >= 3 for new in fixed_melds(node)):
            yield node._replace(melds=melds)
        longest = NUMBERS if shape.joker_count else 3 + MOST_JOKERS  # its first to its last tile, jokers between
        cores = [new for new in self._melds_left(node, longest, shape) if shared(new, shape) >= 3]
        for core in cores:
            if not any(other != core and grew_from(core, other) for other in cores):
                yield node._replace(melds=melds, locks=(*node.locks, whole(core)))
        for number, lock in enumerate(node.locks):  # a lock may grow into one that keeps three of this meld as well
            if lock.shape.kind == shape.kind and (shape.is_run or lock.shape.low == shape.low):
                others = (*node.locks[:number], *node.locks[number + 1 :])
                for new in self._melds_left(node._replace(locks=others), NUMBERS, shape):
                    if new != lock.shape and grew_from(new, lock.shape) and shared(new, shape) >= 3:
                        yield node._replace(melds=melds, locks=(*others, whole(new)))
        yield from self._scattered(node, meld)

    def _scattered(self, node: Node, meld: int) -> list[Node]:
        """The nodes in which the meld is scattered: all ways to place one of its tiles, the one with the fewest ways.

        Empty if some tile has no place that beats the best table so far.
        """
        shape = self.before[meld]
        tiles = [1 << kind for kind in shape.tiles()] + [0] * shape.joker_count
        placed = max(0, node.melds[meld] - SCATTERED)
        fewest: list[Node] | None = None
        small = [new for new in self._melds_left(node, 3) if new.size == 3]
        single = sum(1 << kind for kind in shape.tiles() if self.table[kind] + self.problem.rack[kind] == 1)
        for index, tile in enumerate(tiles):
            if placed >> index & 1:
                continue
            if self.nodes > self.budget:
                self.sure = False
                return []
            melds = changed(node.melds, meld, SCATTERED + (placed | 1 << index))
            ways = []
            if any(mask_of(new) & tile or (not tile and new.joker_count) for new in fixed_melds(node)):
                ways.append(node._replace(melds=melds))
            for new in small:  # with two more tiles, neither certainly from the same meld
                if (mask_of(new) & tile if tile else new.joker_count) and not mask_of(new) & single & ~tile:
                    way = node._replace(melds=melds, locks=(*node.locks, whole(new)))
                    if self.solved(way, self.floor()) is not None:
                        ways.append(way)
            for number, lock in enumerate(node.locks):  # or a lock grows by it
                for new in self._grown(node, number):
                    gained = mask_of(new) & ~mask_of(lock.shape)
                    if gained & tile if tile else new.joker_count > lock.shape.joker_count:
                        others = without_lock(node, number)
                        way = others._replace(melds=melds, locks=(*others.locks, whole(new)))
                        if self.solved(way, self.floor()) is not None:
                            ways.append(way)
            if fewest is None or len(ways) < len(fewest):
                fewest = ways
            if not fewest:
                break
        return fewest or []

    def _close(self, node: Node, number: int) -> Iterator[Node]:
        """Turn a lock into a meld that does not grow any more."""
        open_node = without_lock(node, number)
        for new in self._grown(node, number):
            yield open_node._replace(closed=(*open_node.closed, new))

    def _grown(self, node: Node, number: int) -> Iterator[Shape]:
        """The melds that a lock can become: itself, or longer by tiles and jokers that are not fixed yet."""
        lock = node.locks[number]
        posed = self.task_of(without_lock(node, number))
        if posed is None:
            return
        task, shape = posed[0], lock.shape
        # the task's tiles without the lock are those it may grow by and its own
        counts = [a + b for a, b in zip(task.table, task.rack, strict=True)]
        joker_colours = task.table_coloured | task.rack_coloured if self.problem.coloured else None
        jokers = task.table_jokers + task.rack_jokers
        for new in shapes_like(shape, counts, jokers, joker_colours):
            guest = (new.high | new.joker_colours) & ~(shape.high | shape.joker_colours) if not shape.is_run else 0
            joins = shape.is_run or new == shape or (lock.room & guest if guest else lock.room & JOKER_MAY_JOIN)
            if joins and grew_from(new, shape):
                yield new

    def _fix_tile(self, node: Node, kinds: int) -> Iterator[Node]:
        """One node for each meld that can hold the first unfixed table tile of these kinds."""
        posed = self.task_of(node)
        if posed is None:
            return
        loose = next((kind for kind in range(52) if kinds >> kind & 1 and posed[0].table[kind]), None)
        if loose is not None:
            for new in self._melds_left(node, NUMBERS):
                if mask_of(new) >> loose & 1:
                    yield node._replace(closed=(*node.closed, new))


def without_lock(node: Node, number: int) -> Node:
    return node._replace(locks=(*node.locks[:number], *node.locks[number + 1 :]))


def fixed_melds(node: Node) -> list[Shape]:
    return [*[lock.shape for lock in node.locks], *node.closed]


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
