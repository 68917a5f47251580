"""Solves tasks with bonds in readable Python: three tiles of a bonded meld stay together, or no two do.

A *bond* is a meld of the table that `keep_three` binds. The walk through the numbers is that of `reference`, but tiles
and jokers have labels: it matters which copy goes where. Three facts keep the number of states small.

* A bonded group is a matter of one number. Its tiles lie in groups of that number or, one by one, in runs of
  different colours; so a *code* for each colour (which named tiles go into groups) says all.
* A bonded run is a matter of one colour. Its tiles in groups are alone there; so a state needs, besides the ages of the
  open runs, how many tiles of the bond each of them holds, and whether any run ever held two: then some run must reach
  three before the bond ends. No more than two bonds pass a number of one colour: they have two *slots*.
* A bond with a joker, *wild*, is both: its joker may lie with one of its tiles anywhere. It has a slot of its own in
  each of its colours, from the first number to the last, and its tiles and jokers have a label in groups. Two wild
  bonds are watched; more are left to `search`, and so is a surplus joker of a scattered bond.

Runs may be cut, since that may scatter a bond. The rest is as in `reference`, with `covers` instead of prices.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple, Protocol

from tilerummy.solver.contract import NUMBERS, Answer, Task
from tilerummy.solver.keep_three.grouping import CODE_OF, GroupUses, JokerUse, codes_by_mask, codes_of, group_uses
from tilerummy.solver.keep_three.layout import Layout, Step

OLD = 3
"""The age of a run that may end."""
SLOTS = 4
NO_SLOT = 4
WILD = 2
"""The first slot of wild bonds; the bond in slot 2 has label 3 in groups and jokers of class 0, and so on."""
SETTLED, CLEAN, DIRTY = range(3)
"""A slot: nothing to watch; no run holds two of the bond's tiles; a run did, so one must still reach three."""
NEW, UNUSED, GROUPED = -1, -2, -3
"""Where a tile goes if it does not extend an open run."""
NO_JOKERS: JokerUse = (0, 0, 0)

Run = tuple[int, int, int, int, int]
"""An open run: its age, and how many tiles of the bond in each slot it holds."""
BORN: Run = (0, 0, 0, 0, 0)
State = tuple[tuple[Run, ...], tuple[int, ...]]
"""One colour: its open runs, sorted, and its slots."""
Origin = tuple[int, int, int]
"""Which run became this one, or `NEW`; the jokers that it was paid, those of class 1 times
three; the class of the joker that it went on by, or -1."""


class Kernel(Protocol):
    """The module `_bonded`, compiled or interpreted."""

    group_uses: GroupUses
    walk: Callable[..., list[tuple[int, int, list[tuple[int, list[list[Origin]]]]]] | None]


class Copy(NamedTuple):
    """One tile: the slot of its bond in runs, the label of its bond in groups, and whether it is on the rack."""

    slot: int = NO_SLOT
    label: int = 0
    rack: bool = False


class Option(NamedTuple):
    """What one colour does at one number."""

    code: int
    state: State
    gain: int
    jokers: JokerUse
    origins: tuple[Origin, ...]


class Walk:
    """A task, read into the form that the steps need."""

    def __init__(self, task: Task, kernel_uses: GroupUses | None = None) -> None:
        self.task = task
        self.kernel_uses = kernel_uses
        self.there = [a + b for a, b in zip(task.table, task.rack, strict=True)] + [0] * 14
        self.absorbs, self.emits = [0] * 66, [0] * 66
        self.rooms: list[tuple[int, ...]] = [()] * 14
        for shape, room in task.locks:
            if shape.is_run:
                self.absorbs[13 * shape.kind + shape.low - 1] += 1
                if shape.high < NUMBERS:
                    self.emits[13 * shape.kind + shape.high] += 1
            elif room:
                self.rooms[shape.low] = (*self.rooms[shape.low], room)
        self.starts = [[SETTLED, SETTLED] for _ in range(66)]
        self.ends = [[0, 0] for _ in range(66)]
        """For each kind and slot: how a bond starts here, and how far the bond that passes here extends."""
        self.watched = [[SETTLED, SETTLED] for _ in range(4)]
        self.loose = 0
        """For each colour, how its wild bonds start; and the labels of bonds so long that two tiles may separate."""
        self.totals: JokerUse = NO_JOKERS
        self.copies: list[tuple[Copy, ...]] = self._named_copies()
        self.jokers = sum(self.totals)
        self.start = tuple(((), (SETTLED, SETTLED, *row)) for row in self.watched)

    def _named_copies(self) -> list[tuple[Copy, ...]]:
        named: list[list[Copy]] = [[] for _ in range(52)]
        busy = [[0, 0] for _ in range(4)]
        labels = [0] * 14
        totals = [0, 0, 0]
        wild = 0
        plain = []
        for bond in self.task.bonds:
            if not bond.jokers:
                plain.append(bond)
            elif wild < 2 and (bond.shape.joker_count == 1 or bond.shape.size < 5):
                for kind in bond.tiles():
                    named[kind].append(Copy(WILD + wild, 3 + wild))
                    self.watched[kind // NUMBERS][wild] = DIRTY if bond.dirty else CLEAN
                if bond.shape.size >= 5:
                    self.loose |= 1 << 3 + wild
                totals[wild] = bond.jokers
                wild += 1
        for bond in sorted(plain, key=lambda bond: bond.tiles()[0] % NUMBERS):
            tiles = bond.tiles()
            if not bond.shape.is_run:
                labels[bond.shape.low] += 1
                for kind in tiles:
                    named[kind].append(Copy(label=labels[bond.shape.low]))
                continue
            low, high = tiles[0] % NUMBERS + 1, tiles[-1] % NUMBERS + 1
            mine = busy[bond.shape.kind]
            slot = next((slot for slot in (0, 1) if mine[slot] < low), NO_SLOT)
            if slot == NO_SLOT:
                continue  # not watched, which makes the answer a bound
            mine[slot] = high
            self.starts[tiles[0]][slot] = DIRTY if bond.dirty else CLEAN
            for kind in tiles:
                named[kind].append(Copy(slot))
            for kind in range(tiles[0], tiles[-1] + 1):
                self.ends[kind][slot] = high
        totals[2] = self.task.table_jokers + self.task.rack_jokers - totals[0] - totals[1]
        self.totals = (totals[0], totals[1], totals[2])
        return [
            (*names, *[Copy()] * (self.task.table[kind] - len(names)), *[Copy(rack=True)] * self.task.rack[kind])
            for kind, names in enumerate(named)
        ]

    def uses(self, number: int) -> tuple[tuple[tuple[int, ...], JokerUse], ...]:
        """The codes of the four colours that can be groups of a number, each with the minimal jokers."""
        labels = (tuple(copy.label for copy in self.copies[13 * c + number - 1]) for c in range(4))
        codes = tuple(map(codes_of, labels))
        return group_uses(codes, self.rooms[number], self.totals, self.loose, self.kernel_uses)

    def options(self, colour: int, number: int, state: State) -> list[Option]:
        """All options of a colour at this number."""
        kind = 13 * colour + number - 1
        copies = self.copies[kind]
        runs = state[0] + ((OLD, 0, 0, 0, 0),) * min(2, self.emits[kind])
        slots = tuple(
            (self.starts[kind][slot] if slot < WILD else SETTLED) or status for slot, status in enumerate(state[1])
        )
        best: dict[tuple[int, State, JokerUse], Option] = {}
        for places in self._places(kind, number, len(runs)):
            pairs = list(zip(copies, places, strict=True))
            code = CODE_OF[tuple(sorted(copy.label for copy, at in pairs if at == GROUPED))]
            gain = self.task.weights[kind] * sum(copy.rack and at != UNUSED for copy, at in pairs)
            tiles = [(at, copy.slot, -1) for copy, at in pairs if at == NEW or at >= 0]
            for wild in self._wild(runs, places, number, self.absorbs[kind]):
                grown = [
                    (_longer(runs[at] if at >= 0 else BORN, slot, slots), (at, 0, joker))
                    for at, slot, joker in (*tiles, *((at, WILD + joker, joker) for at, joker in wild))
                ]
                for after, origins in self._settled(grown, slots, kind, number):
                    spent = [0, 0, 0]
                    for _, paid, joker in origins:
                        if joker >= 0:
                            spent[joker] += 1
                        spent[0] += paid % 3
                        spent[1] += paid // 3
                    if any(a > b for a, b in zip(spent, self.totals, strict=True)):
                        continue
                    if self._can_finish(after, kind, number, self.jokers - sum(spent)):
                        key = (code, after, (spent[0], spent[1], spent[2]))
                        if key not in best or best[key].gain < gain:
                            best[key] = Option(code, after, gain, key[2], origins)
        return list(best.values())

    def _places(self, kind: int, number: int, runs: int) -> Iterator[tuple[int, ...]]:
        """Where each copy goes."""
        choices = []
        for copy in self.copies[kind]:
            where = [GROUPED, *range(runs)]
            if number <= NUMBERS - 2 or self._lock_near(kind, number):
                where.append(NEW)
            if copy.rack:
                where.append(UNUSED)
            choices.append(where)
        for places in product(*choices):
            if len(places) < 2 or places[0] != places[1] or places[0] < 0:
                yield places

    def _lock_near(self, kind: int, number: int) -> bool:
        return any(number + i <= NUMBERS and self.absorbs[kind + i] for i in (1, 2))

    def _wild(
        self, runs: Sequence[Run], places: tuple[int, ...], number: int, absorbs: int
    ) -> Iterator[tuple[tuple[int, int], ...]]:
        """Which runs without a tile continue with a joker of which class; the others end or are absorbed by locks."""
        idle = [i for i in range(len(runs)) if i not in places]
        classes = [joker for joker in range(3) if self.totals[joker] and UNUSED not in places]
        for picked in product((-1, *classes), repeat=len(idle)):
            wild = tuple((i, joker) for i, joker in zip(idle, picked, strict=True) if joker >= 0)
            young = sum(joker < 0 and runs[i][0] < OLD for i, joker in zip(idle, picked, strict=True))
            if len(wild) > self.jokers or young > min(2, absorbs):
                continue
            yield wild
            if number == NUMBERS - 2:  # joker-12-13
                for one in classes:
                    yield (*wild, (NEW, one))
                    for two in classes:
                        if two >= one:
                            yield (*wild, (NEW, one), (NEW, two))

    def _settled(
        self, grown: list[tuple[Run, Origin]], slots: Sequence[int], kind: int, number: int
    ) -> Iterator[tuple[State, tuple[Origin, ...]]]:
        """The possible states of these runs; empty if a bond is definitely broken."""
        for slot, total in zip((WILD, WILD + 1), self.totals, strict=False):
            for at, (run, _) in enumerate(grown if slots[slot] != SETTLED else ()):
                if 0 < 3 - run[1 + slot] <= min(2, total):
                    yield from self._settled(_paid(grown, at, slot), slots, kind, number)
        after = list(slots)
        for slot in range(SLOTS):
            if after[slot] == SETTLED:
                continue
            most = max((run[1 + slot] for run, _ in grown), default=0)
            if most >= 3:
                after[slot] = SETTLED
            elif most == 2:
                after[slot] = DIRTY
            if after[slot] == DIRTY:
                left = self.ends[kind][slot] - number if slot < WILD else NUMBERS - number
                if most + left < 3:
                    return
            if slot < WILD and self.ends[kind][slot] == number:
                after[slot] = SETTLED
            if after[slot] == SETTLED:
                grown = [((*run[: 1 + slot], 0, *run[2 + slot :]), how) for run, how in grown]  # type: ignore[misc]
        grown = sorted(grown)
        yield (tuple(run for run, _ in grown), tuple(after)), tuple(how for _, how in grown)

    def _can_finish(self, state: State, kind: int, number: int, jokers: int) -> bool:
        """Whether there are enough tiles and jokers to extend the young runs to length three."""
        if self._lock_near(kind, number):
            return True
        young = sum(run[0] < OLD for run in state[0])
        newborn = sum(run[0] == 1 for run in state[0])
        if (young and number == NUMBERS) or (newborn and number >= NUMBERS - 1):
            return False
        wanted = max(0, young - self.there[kind + 1]) if young else 0
        wanted += max(0, newborn - self.there[kind + 2]) if newborn else 0
        return wanted <= jokers


def _longer(run: Run, slot: int, slots: Sequence[int]) -> Run:
    """The run with one more tile of the bond in this slot."""
    longer = [min(OLD, run[0] + 1), *run[1:]]
    if slot < SLOTS and slots[slot] != SETTLED:
        longer[1 + slot] += 1
    return tuple(longer)  # type: ignore[return-value]


def _paid(grown: list[tuple[Run, Origin]], at: int, slot: int) -> list[tuple[Run, Origin]]:
    """Give one run surplus jokers of its wild bond, so that it holds three tiles of it."""
    run, (origin, paid, joker) = grown[at]
    whole: Run = (*run[: 1 + slot], 3, *run[2 + slot :])  # type: ignore[assignment]
    paid += (3 - run[1 + slot]) * 3 ** (slot - WILD)
    return [*grown[:at], (whole, (origin, paid, joker)), *grown[at + 1 :]]


@lru_cache(1 << 16)
def covers(mine: State, other: State, alive: bool) -> bool:
    """Whether `mine` can do everything that `other` may still do; `alive`: an old run may still go on."""
    for watched, theirs in zip(mine[1], other[1], strict=True):
        if watched != SETTLED and (theirs == SETTLED or theirs < watched):
            return False
    runs = mine[0] if alive else tuple(run for run in mine[0] if run[0] < OLD)
    copied = other[0] if alive else tuple(run for run in other[0] if run[0] < OLD)
    return any(
        all(_as_good(one, two, mine[1], other[1]) for one, two in zip(order, copied, strict=False))
        and all(run[0] == OLD for run in order[len(copied) :])
        for order in permutations(runs)
        if len(copied) <= len(runs)
    )


def _as_good(mine: Run, other: Run, slots: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    if mine[0] < other[0]:
        return False
    for held, wanted, slot, their_slot in zip(mine[1:], other[1:], slots, theirs, strict=True):
        if slot != SETTLED and (held < wanted or (their_slot == CLEAN and held != wanted)):
            return False
    return True


class Partial(NamedTuple):
    """A table up to some number; `how` leads back: the one before, the codes and jokers of groups, the options."""

    value: int
    jokers: JokerUse
    states: tuple[State, ...]
    how: "tuple[Partial, tuple[int, ...], JokerUse, tuple[Option, ...]] | None" = None

    def beats(self, other: "Partial", alive: Sequence[bool]) -> bool:
        return (
            self.value >= other.value
            and all(a <= b for a, b in zip(self.jokers, other.jokers, strict=True))
            and all(
                covers(mine, theirs, may) for mine, theirs, may in zip(self.states, other.states, alive, strict=True)
            )
        )


def solve(task: Task) -> Answer | None:
    """The best answer to a task with bonds."""
    walk = Walk(task)
    certain = max(0, task.rack_jokers * task.joker_weight)  # surplus rack jokers are laid as well
    window = [Partial(0, NO_JOKERS, walk.start)]
    for number in range(1, NUMBERS + 1):
        window = _next_window(walk, window, number, task.floor - certain - task.bounds[number])
    best: tuple[int, Partial] | None = None
    for partial in window:
        from_rack = max(0, sum(partial.jokers) - task.table_jokers)
        value = partial.value + certain + min(0, from_rack * task.joker_weight)
        if value > (task.floor if best is None else best[0]):
            best = (value, partial)
    if best is None:
        return None
    path: list[Step] = []
    at = best[1]
    while at.how is not None:
        path.append((at.how[1], at.how[2], tuple(option.origins for option in at.how[3])))
        at = at.how[0]
    return Layout(task, walk.rooms, walk.loose, path[::-1]).answer(best[0])


def _next_window(walk: Walk, window: list[Partial], number: int, least: int) -> list[Partial]:
    alive = [number < NUMBERS and bool(walk.jokers or walk.there[k + 1]) for k in range(number - 1, 52, NUMBERS)]
    known: dict[tuple[int, State], dict[int, list[Option]]] = {}
    after: list[Partial] = []
    for partial in window:
        for colour, state in enumerate(partial.states):
            if (colour, state) not in known:
                by_code = known[colour, state] = {}
                for option in walk.options(colour, number, state):
                    by_code.setdefault(option.code, []).append(option)
        for use, in_groups in walk.uses(number):
            columns = [known[c, s].get(code, []) for c, (s, code) in enumerate(zip(partial.states, use, strict=True))]
            for picked in product(*columns):
                spent = [partial.jokers, in_groups, *(option.jokers for option in picked)]
                jokers = tuple(map(sum, zip(*spent, strict=True)))
                value = partial.value + sum(option.gain for option in picked)
                if value <= least or any(a > b for a, b in zip(jokers, walk.totals, strict=True)):
                    continue
                states = tuple(option.state for option in picked)
                new = Partial(value, jokers, states, (partial, use, in_groups, picked))  # type: ignore[arg-type]
                if not any(rival.beats(new, alive) for rival in after):
                    after = [old for old in after if not new.beats(old, alive)]
                    after.append(new)
    return after


def solve_with(kernel: Kernel, task: Task) -> Answer | None:
    """As `solve`, but with groups and walk done by a kernel, which raises `NoRoomError` if its work space is full."""
    walk = Walk(task, kernel.group_uses)
    uses = [(), *(walk.uses(number) for number in range(1, NUMBERS + 1))]
    certain = max(0, task.rack_jokers * task.joker_weight)
    kinds = [
        (
            [copy.slot for copy in copies],
            [copy.rack for copy in copies],
            codes_by_mask(tuple(copy.label for copy in copies)),
            weight,
        )
        for copies, weight in zip(walk.copies, task.weights, strict=True)
    ]
    lines = (walk.there, walk.absorbs, walk.emits, walk.starts, walk.ends)
    least = [task.floor - certain - bound for bound in task.bounds]
    found = kernel.walk(kinds, lines, walk.totals, tuple(slots for _, slots in walk.start), uses, least)
    if found is None:
        raise NoRoomError
    best: tuple[int, list[tuple[int, list[list[Origin]]]]] | None = None
    for value, jokers, path in found:
        value += certain + min(0, max(0, jokers - task.table_jokers) * task.joker_weight)
        if value > (task.floor if best is None else best[0]):
            best = (value, path)
    if best is None:
        return None
    steps = [(*uses[number][use], origins) for number, (use, origins) in enumerate(best[1], 1)]
    return Layout(task, walk.rooms, walk.loose, steps).answer(best[0])


class NoRoomError(Exception):
    """The kernel's work space was too small for the states of some number."""
