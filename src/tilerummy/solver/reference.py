"""The readable solver: builds the best table number by number and keeps only partial tables that could still win.

It walks through the numbers 1 to 13. At each number every colour chooses how many of its tiles go into groups and how
many of its open runs go on; `states` says which state that leads to. A partial table is then four states, a value (the
weights of the rack tiles used) and the jokers spent, and it is dropped as soon as another one can copy everything it
may still do, is worth as much, and has the jokers to pay for it. A few dozen partial tables survive.

Jokers are lazy. In a run a joker only fills a gap, or starts joker-12-13. Jokers that no table needs are *surplus*: any
run takes any number of them, so they are laid last. Only a table without any run has to count its jokers exactly,
and that is a small knapsack over the groups, done first. Then come passes with 0, 1, 2 … jokers at work, each with
all earlier passes as competitors and the best table so far as the value to beat.

>>> from tilerummy.solver.contract import Task
>>> table, rack = bytearray(52), bytearray(52)
>>> table[0] = table[1] = table[2] = rack[3] = 1
>>> solve(Task(bytes(table), bytes(rack), 0, 0, (1,) * 52))
Answer(value=1, shapes=[Shape(kind=0, low=1, high=4, jokers=0, joker_colours=0)], unplaced_jokers=0)
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from tilerummy.solver import coloured_jokers
from tilerummy.solver._kernel import assemble
from tilerummy.solver.contract import GROUP, NUMBERS, Answer, Shape, Task
from tilerummy.solver.states import AGES, GroupUse, copyable, group_jokers, step, tiles_wanted

SOME_RUN = 1 << 40
Steps = tuple["Steps | None", GroupUse, tuple[int, int, int, int], int]
"""The choices behind a partial table, newest number first: tiles in groups, runs that go on, jokers in groups."""


class Choice(NamedTuple):
    """What one colour does at one number."""

    grouped: int
    cover: int
    state: int
    played: int
    jokers: int
    wanted: int


class Partial(NamedTuple):
    """A table up to some number. `onehot` has a bit for each colour's state, `reach` those of all it can copy."""

    onehot: int
    value: int
    states: tuple[int, ...]
    steps: Steps | None
    reach: int = 0


def solve(task: Task) -> Answer | None:
    """The best answer to a checked task, or None if nothing beats its floor.

    Tasks with coloured jokers are solved in `coloured_jokers`.
    """
    return _Solve(task).answer()


class _Solve:
    """One task, read into the form that the steps need."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.jokers = task.table_jokers + task.rack_jokers
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
        self.rest = [self._rack_weight(number) for number in range(1, NUMBERS + 2)]
        self.best = task.floor
        self.steps: Steps | None = None

    def _rack_weight(self, first: int) -> int:
        """The weight of all rack tiles from number `first` on: no later choice can add more."""
        kinds = (13 * c + n - 1 for c in range(4) for n in range(first, NUMBERS + 1))
        return sum(self.task.rack[kind] * self.task.weights[kind] for kind in kinds)

    def answer(self) -> Answer | None:
        if self.task.table_coloured | self.task.rack_coloured:
            return self._coloured_answer()
        self._groups_only()
        self._passes()
        if self.steps is None:
            return None
        uses: list[GroupUse] = [(0, 0, 0, 0)] * 14
        covers, jokers = [0] * 14, [0] * 14
        step_: Steps | None = self.steps
        for number in range(NUMBERS, 0, -1):
            assert step_ is not None
            step_, uses[number], cover, jokers[number] = step_
            covers[number] = sum(runs << 2 * colour for colour, runs in enumerate(cover))
        value, shapes, unplaced_jokers = assemble(
            self.task, self.best, self.there, uses, covers, jokers, [0] * 14, self.rooms
        )
        return Answer(value, [Shape(*shape) for shape in shapes], unplaced_jokers)

    def _coloured_answer(self) -> Answer | None:
        found = coloured_jokers.Walk(self.task, self.absorbs, self.emits, self.rooms, self.rest).best()
        if found is None:
            return None
        best, steps = found
        uses: list[tuple[int, ...]] = [(0, 0, 0, 0)] * 14
        covers, joker_colours = [0] * 14, [0] * 14
        way: coloured_jokers.Steps | None = steps
        for number in range(NUMBERS, 0, -1):
            assert way is not None
            way, uses[number], covers[number], joker_colours[number] = way
        value, shapes, unplaced_jokers = assemble(
            self.task, best, self.there, uses, covers, [0] * 14, joker_colours, self.rooms
        )
        return Answer(value, [Shape(*shape) for shape in shapes], unplaced_jokers)

    def _groups_only(self) -> None:
        """Tables without any run: the best value for each exact number of jokers."""
        task = self.task
        if not self.jokers:
            return
        so_far: dict[int, tuple[int, Steps | None]] = {0: (0, None)}
        for number in range(1, NUMBERS + 1):
            kinds = [13 * c + number - 1 for c in range(4)]
            options = group_jokers(self.rooms.get(number, ()))
            after: dict[int, tuple[int, Steps | None]] = {}
            for use in product(*(range(task.table[kind], self.there[kind] + 1) for kind in kinds)):
                gain = sum((n - task.table[k]) * task.weights[k] for n, k in zip(use, kinds, strict=True))
                for jokers in options[use]:  # type: ignore[index]
                    for spent, (value, steps) in so_far.items():
                        total = spent + jokers
                        if total <= self.jokers and (total not in after or after[total][0] < value + gain):
                            after[total] = (value + gain, (steps, use, (0, 0, 0, 0), jokers))  # type: ignore[assignment]
            so_far = after
        for spent, (value, steps) in so_far.items():
            value += (spent - task.table_jokers) * task.joker_weight
            if spent >= task.table_jokers and value > self.best:
                self.best, self.steps = value, steps

    def _passes(self) -> None:
        """One pass for each number of jokers at work; `windows[jokers, number]` are the partial tables that survive."""
        task = self.task
        has_run = not self.jokers or any(lock.shape.is_run for lock in task.locks)
        windows: dict[tuple[int, int], list[Partial]] = {}
        for level in range(self.jokers + 1):
            if task.joker_weight > 0:  # surplus rack jokers are laid as well
                joker_gain = task.rack_jokers * task.joker_weight
            else:
                joker_gain = max(0, level - task.table_jokers) * task.joker_weight
            if self.rest[0] + joker_gain <= self.best:
                break
            start = Partial(1 | 1 << 10 | 1 << 20 | 1 << 30 | (SOME_RUN if has_run else 0), 0, (0, 0, 0, 0), None)
            windows[level, 0] = [start] if level == 0 else []
            for number in range(1, NUMBERS + 1):
                windows[level, number] = self._window(level, number, windows, self.best - joker_gain)
            for partial in windows[level, NUMBERS]:
                if partial.onehot & SOME_RUN and partial.value + joker_gain > self.best:
                    self.best, self.steps = partial.value + joker_gain, partial.steps

    def _window(
        self, level: int, number: int, windows: dict[tuple[int, int], list[Partial]], goal: int
    ) -> list[Partial]:
        """The partial tables up to `number` with `level` jokers at work that nothing beats."""
        rooms = self.rooms.get(number, ())
        options, groups = group_jokers(rooms), _beginnings(rooms, level)
        weights = [self.task.weights[13 * c + number - 1] for c in range(4)]
        reaches = [_reaches(NUMBERS - number, extra, bool(self.task.locks)) for extra in range(level + 1)]
        rivals = [
            (level - spent, rival.value, [_reach(rival, row) for row in reaches[: level - spent + 1]])
            for spent in range(level)
            for rival in windows[spent, number]
        ]
        window: list[Partial] = []
        known: dict[tuple[int, int], list[Choice]] = {}
        for before in range(level + 1):
            for partial in windows[before, number - 1]:
                if partial.value + self.rest[number - 1] <= goal:
                    continue
                for c, s in enumerate(partial.states):
                    if (c, s) not in known:
                        known[c, s] = self._choices(c, number, s)
                choices = [known[c, s] for c, s in enumerate(partial.states)]
                for picked in self._combinations(choices, level - before, self.jokers - level, groups):
                    use = tuple(choice.grouped for choice in picked)
                    group_need = options[use][:1]  # type: ignore[index]
                    if group_need != (level - before - sum(choice.jokers for choice in picked),):
                        continue
                    gain = sum(choice.played * weight for choice, weight in zip(picked, weights, strict=True))
                    value = partial.value + gain
                    if value + self.rest[number] <= goal:
                        continue
                    states = tuple(choice.state for choice in picked)
                    onehot = sum(1 << 10 * c + s for c, s in enumerate(states)) | partial.onehot & SOME_RUN
                    if any(states):
                        onehot |= SOME_RUN
                    if any(x.value >= value and not onehot & ~x.reach for x in window):
                        continue
                    if any(
                        worth >= value and sum((onehot & ~mask).bit_count() for mask in masks) <= extra
                        for extra, worth, masks in rivals
                    ):
                        continue
                    steps: Steps = (partial.steps, use, tuple(x.cover for x in picked), group_need[0])  # type: ignore[assignment]
                    new = Partial(onehot, value, states, steps)
                    new = new._replace(reach=_reach(new, reaches[0]))
                    window = [x for x in window if x.value > value or x.onehot & ~new.reach]
                    window.append(new)
        return window

    def _choices(self, colour: int, number: int, state: int) -> list[Choice]:
        """All options of one colour at this number from this state."""
        kind = 13 * colour + number - 1
        absorbs, emits = min(2, self.absorbs[kind]), min(2, self.emits[kind])
        next_one, next_but_one = (self.there[kind + i] if number + i <= NUMBERS else -1 for i in (1, 2))
        lock_near = any(number + i <= NUMBERS and self.absorbs[kind + i] for i in (1, 2))
        choices = []
        for grouped in range(self.there[kind] + 1):
            for cover in range(3):
                then = _step(state, cover, absorbs, emits)
                real = min(cover, self.there[kind] - grouped)
                if then < 0 or grouped + real < self.task.table[kind]:
                    continue
                open_runs = sum(age > 0 for age in AGES[state]) + emits
                if cover - real > open_runs and number != 11:
                    continue
                wanted = 0 if lock_near else _tiles_wanted(then, next_one, next_but_one)
                if wanted + cover - real <= self.jokers:
                    played = grouped + real - self.task.table[kind]
                    choices.append(Choice(grouped, cover, then, played, cover - real, wanted))
        return choices

    @staticmethod
    def _combinations(
        choices: list[list[Choice]], jokers: int, spare: int, groups: frozenset[tuple[int, ...]]
    ) -> list[tuple[Choice, ...]]:
        """One choice for each colour, with at most `jokers` jokers now and `spare` to finish the open runs.

        `groups` holds the beginnings of all uses that can be groups.
        """
        out: list[tuple[tuple[Choice, ...], tuple[int, ...], int, int]] = [((), (), 0, 0)]
        for column in choices:
            out = [
                ((*picked, choice), (*use, choice.grouped), now + choice.jokers, later + choice.wanted)
                for picked, use, now, later in out
                for choice in column
                if now + choice.jokers <= jokers and later + choice.wanted <= spare and (*use, choice.grouped) in groups
            ]
        return [picked for picked, _, _, _ in out]


def _reach(partial: Partial, row: list[int]) -> int:
    """Mask of all states that the partial table can copy; `row` has the mask of each state."""
    return sum(row[s] << 10 * c for c, s in enumerate(partial.states)) | partial.onehot & SOME_RUN


# Small cached tables: none has more than a few hundred rows.
_step, _tiles_wanted = cache(step), cache(tiles_wanted)


@cache
def _reaches(distance: int, extra: int, locks: bool) -> list[int]:
    """For each state, the mask of those that it can copy with this many more jokers."""
    return [copyable(distance, extra, state, locks) for state in range(len(AGES))]


@lru_cache(1 << 8)
def _beginnings(rooms: tuple[int, ...], jokers: int) -> frozenset[tuple[int, ...]]:
    """The beginnings of all uses that can be groups with at most this many jokers."""
    fits = [use for use, need in group_jokers(rooms).items() if need and need[0] <= jokers]
    return frozenset(use[:size] for use in fits for size in range(1, 5))


assert GROUP == 4
