"""The readable solver: builds the best table number by number and keeps only partial tables that could still win.

It walks through the numbers 1 to 13. At each number every colour chooses how many of its tiles go into groups and how
many of its open runs go on; `states` says which state that leads to. A partial table is then four states, a value (the
weights of the rack tiles used) and the jokers that are left. It is dropped as soon as another one with the same jokers
can copy everything it may still do and is worth as much. A few dozen partial tables survive.

Jokers are lazy. In a run a joker only fills a gap, or starts joker-12-13. A joker that is left over at the end is laid
last: any run takes any number of them. Only a table without any run has to count its jokers exactly.

A joker with a colour is one more tile of its colour, with an open number; only a run of its colour takes it at the end.

>>> from tilerummy.solver.contract import Task
>>> table, rack = bytearray(52), bytearray(52)
>>> table[0] = table[1] = table[2] = rack[3] = 1
>>> solve(Task(bytes(table), bytes(rack), 0, 0, (1,) * 52))
Answer(value=1, shapes=[Shape(kind=0, low=1, high=4, jokers=0, joker_colours=0)], unplaced_jokers=0)
"""

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import NamedTuple

from tilerummy.solver._kernel import assemble
from tilerummy.solver.contract import NUMBERS, Answer, Shape, Task
from tilerummy.solver.states import AGES, copyable, fill_coloured_groups, fill_groups, group_jokers, step, tiles_wanted

Uses = tuple[int, ...]
Steps = tuple["Steps | None", Uses, int, int, int]
"""The choices behind a partial table, newest number first: tiles in groups, runs that go on, jokers in groups, and the
colours of these jokers."""


class Choice(NamedTuple):
    """What one colour does at one number: tiles in groups, a joker of the colour among them, runs, jokers in runs."""

    grouped: int
    group_joker: int
    cover: int
    wild: int
    state: int
    gain: int


class Partial(NamedTuple):
    """A table up to some number. `left` are jokers not laid yet: how many, or a mask of their colours.

    `homes` is a mask of the colours that have a run; jokers without colour need only one bit of it.
    """

    value: int
    states: tuple[int, ...]
    left: int
    homes: int
    steps: Steps | None


def solve(task: Task) -> Answer | None:
    """The best answer to a checked task, or None if nothing beats its floor."""
    return _Walk(task).answer()


class _Walk:
    """One task, read into the form that the steps need."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.coloured = bool(task.table_coloured | task.rack_coloured)
        self.rack_jokers = task.rack_coloured.bit_count() if self.coloured else task.rack_jokers
        self.there = [a + b for a, b in zip(task.table, task.rack, strict=True)]
        self.absorbs, self.emits = [0] * 66, [0] * 66
        self.rooms: dict[int, tuple[int, ...]] = {}
        for shape, room in task.locks:
            if shape.is_run:
                self.absorbs[13 * shape.kind + shape.low - 1] += 1
                if shape.high < NUMBERS:
                    self.emits[13 * shape.kind + shape.high] += 1
            elif room:
                self.rooms[shape.low] = (*self.rooms.get(shape.low, ()), room)

    def answer(self) -> Answer | None:
        task = self.task
        homes = sum({1 << lock.shape.kind for lock in task.locks if lock.shape.is_run})
        jokers = task.table_coloured | task.rack_coloured if self.coloured else task.table_jokers + task.rack_jokers
        partials = [Partial(0, (0, 0, 0, 0), jokers, homes if self.coloured else int(homes > 0 or not jokers), None)]
        for number in range(1, NUMBERS + 1):
            partials = self._unbeaten(self._after(partials, number), NUMBERS - number)
        ends = [(self._value(end), end.steps) for end in partials if self._may_end(end)]
        value, way = max(ends, key=lambda end: end[0], default=(task.floor, None))
        if value <= task.floor:
            return None
        uses: list[Uses] = [(0, 0, 0, 0)] * 14
        covers, in_groups, joker_colours = [0] * 14, [0] * 14, [0] * 14
        for number in range(NUMBERS, 0, -1):
            assert way is not None
            way, uses[number], covers[number], in_groups[number], joker_colours[number] = way
        _, shapes, unplaced = assemble(task, value, self.there, uses, covers, in_groups, joker_colours, self.rooms)
        return Answer(value, [Shape(*shape) for shape in shapes], unplaced)

    def _may_end(self, end: Partial) -> bool:
        """Whether no run is too short, and every joker of the table has a place."""
        if self.coloured:
            homeless = end.left & self.task.table_coloured & ~end.homes
        else:
            homeless = 0 if end.homes else max(0, end.left - self.task.rack_jokers)
        return not homeless and all(_step(state, 0) >= 0 for state in end.states)

    def _value(self, end: Partial) -> int:
        """The value with the jokers of the rack: those laid, and those left that a run takes, if that is worth it."""
        if self.coloured:
            laid = self.task.rack_coloured & ~end.left
            taken = self.task.rack_coloured & end.left & end.homes
            return end.value + self.task.joker_weight * laid.bit_count() + self._welcome * taken.bit_count()
        laid = max(0, self.task.rack_jokers - end.left)
        taken = self.task.rack_jokers - laid if end.homes else 0
        return end.value + self.task.joker_weight * laid + self._welcome * taken

    @property
    def _welcome(self) -> int:
        """What a joker of the rack is worth that need not be laid."""
        return max(0, self.task.joker_weight)

    def _after(self, partials: list[Partial], number: int) -> Iterator[Partial]:
        """The best partial table up to `number` for each state, jokers left and homes."""
        rooms = self.rooms.get(number, ())
        beginnings = _beginnings(rooms, self.coloured)
        later = [13 * c + n for c in range(4) for n in range(number, NUMBERS)]
        most_later = sum(self.task.rack[kind] * self.task.weights[kind] for kind in later)
        most_later += self._welcome * self.rack_jokers
        choices_of = cache(partial(_choices, self, number))
        best: dict[tuple[tuple[int, ...], int, int], Partial] = {}
        for value, states, left, homes, steps in partials:
            picks: list[tuple[Choice, ...]] = [()]
            for colour in range(4):
                own = left >> colour & 1 if self.coloured else left
                picks = [
                    (*pick, choice)
                    for pick in picks
                    for choice in choices_of(colour, states[colour], own)
                    if (*[other.grouped for other in pick], choice.grouped) in beginnings
                ]
            for pick in picks:
                worth = value + sum(choice.gain for choice in pick)
                if worth + most_later <= self.task.floor:
                    continue
                then = tuple(choice.state for choice in pick)
                runs = sum((choice.cover > 0) << c for c, choice in enumerate(pick))
                now = homes | runs if self.coloured else int(homes or runs > 0)
                for rest, use, in_groups, joker_colours in self._with_groups(pick, left, now, rooms):
                    key = (then, rest, now)
                    if key not in best or best[key].value < worth:
                        covers = sum(choice.cover << 2 * c for c, choice in enumerate(pick))
                        best[key] = Partial(worth, *key, (steps, use, covers, in_groups, joker_colours))
        yield from best.values()

    def _with_groups(
        self, pick: tuple[Choice, ...], left: int, has_run: int, rooms: tuple[int, ...]
    ) -> Iterator[tuple[int, Uses, int, int]]:
        """The jokers left, the tiles in groups, how many jokers are among them, and their colours."""
        use = tuple(choice.grouped for choice in pick)
        if self.coloured:
            joker_colours = sum(choice.group_joker << c for c, choice in enumerate(pick))
            spent = joker_colours | sum(choice.wild << c for c, choice in enumerate(pick))
            if fill_coloured_groups(use, joker_colours, rooms) is not None:
                yield left & ~spent, use, 0, joker_colours
            return
        left -= sum(choice.wild for choice in pick)
        for in_groups in group_jokers(rooms)[use][: 1 if has_run else None]:  # type: ignore[index]
            if in_groups <= left:
                yield left - in_groups, use, in_groups, 0

    def _unbeaten(self, partials: Iterator[Partial], distance: int) -> list[Partial]:
        """Drop every partial table that another one with the same jokers can copy at no smaller value."""
        reaches = [copyable(distance, 0, state, bool(self.task.locks)) for state in range(len(AGES))]
        kept: dict[int, list[tuple[int, Partial]]] = {}
        for one in sorted(partials, key=lambda one: -one.value):
            mine = sum(1 << 10 * c + state for c, state in enumerate(one.states)) | one.homes << 40
            rivals = kept.setdefault(one.left, [])
            if all(mine & ~reach for reach, _ in rivals):
                reach = sum(reaches[state] << 10 * c for c, state in enumerate(one.states)) | one.homes << 40
                rivals.append((reach, one))
        return [one for rivals in kept.values() for _, one in rivals]


def _choices(walk: _Walk, number: int, colour: int, state: int, jokers: int) -> list[Choice]:
    """All options of one colour at this number from this state, with as many jokers of its own."""
    task, kind = walk.task, 13 * colour + number - 1
    must, there = task.table[kind], walk.there[kind]
    absorbs, emits = min(2, walk.absorbs[kind]), min(2, walk.emits[kind])
    nearby = [walk.there[kind + i] if number + i <= NUMBERS else -1 for i in (1, 2)]
    lock_near = any(number + i <= NUMBERS and walk.absorbs[kind + i] for i in (1, 2))
    open_runs = sum(age > 0 for age in AGES[state]) + emits
    choices = []
    for real, group_joker, cover in product(range(there + 1), range(1 + walk.coloured * jokers), range(3)):
        then, wild = _step(state, cover, absorbs, emits), max(0, cover - (there - real))
        left = jokers - group_joker - wild
        if then < 0 or left < 0 or real + cover - wild < must or (wild > open_runs and number != 11):
            continue
        if lock_near or _tiles_wanted(then, *nearby) <= left:
            gain = (real + cover - wild - must) * task.weights[kind]
            choices.append(Choice(real + group_joker, group_joker, cover, wild, then, gain))
    return choices


_step, _tiles_wanted = cache(step), cache(tiles_wanted)


@cache
def _beginnings(rooms: tuple[int, ...], coloured: bool) -> frozenset[Uses]:
    """The beginnings of all uses that can be groups, a colour's joker being a third tile of it."""
    if coloured:
        uses = [use for use in product(range(4), repeat=4) if fill_groups(use, 0, rooms) is not None]
    else:
        uses = [use for use, jokers in group_jokers(rooms).items() if jokers]
    return frozenset(use[:size] for use in uses for size in range(1, 5))
