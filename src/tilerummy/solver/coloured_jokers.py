"""The part of the reference that solves tasks whose jokers have colours.

Such a joker is one more tile of its colour, with an open number. So no joker is shared between colours, there are no
prices, and one walk through the numbers is enough. A partial table stores which jokers are not laid yet, and which
colours have a run: a run can take the joker of its colour if that joker is left over at the end.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from tilerummy.solver.contract import NUMBERS, Task
from tilerummy.solver.states import AGES, copyable, fill_coloured_groups, fill_groups, step, tiles_wanted

_step, _tiles_wanted = cache(step), cache(tiles_wanted)
Steps = tuple["Steps | None", tuple[int, ...], int, int]
"""The choices behind a partial table, newest number first: tiles in groups, runs that go on, jokers in groups."""


class Choice(NamedTuple):
    """What one colour does at one number: tiles in groups, a joker among them, runs, and the resulting state."""

    grouped: int
    group_joker: int
    cover: int
    state: int
    gain: int
    spent: int


class Partial(NamedTuple):
    """A table up to some number; `left` are jokers not laid, `homes` colours that have a run (masks of colours)."""

    value: int
    states: tuple[int, ...]
    left: int
    homes: int
    steps: Steps | None


class Walk:
    """One task; `absorbs`, `emits` and `rooms` describe its locks, as in the reference."""

    def __init__(
        self, task: Task, absorbs: list[int], emits: list[int], rooms: dict[int, tuple[int, ...]], rest: list[int]
    ) -> None:
        self.task, self.absorbs, self.emits, self.rooms, self.rest = task, absorbs, emits, rooms, rest
        self.there = [a + b for a, b in zip(task.table, task.rack, strict=True)]

    def best(self) -> tuple[int, Steps] | None:
        """The best value above the floor, and the steps that lead to it."""
        task = self.task
        homes = sum({1 << lock.shape.kind for lock in task.locks if lock.shape.is_run})
        partials = [Partial(0, (0, 0, 0, 0), task.table_coloured | task.rack_coloured, homes, None)]
        for number in range(1, NUMBERS + 1):
            partials = self._unbeaten(self._after(partials, number), NUMBERS - number)
        ends = [(self._value(partial), partial.steps) for partial in partials if self._may_end(partial)]
        value, steps = max(ends, key=lambda end: end[0], default=(task.floor, None))
        return None if value <= task.floor or steps is None else (value, steps)

    def _may_end(self, partial: Partial) -> bool:
        return all(_step(state, 0) >= 0 for state in partial.states) and not (
            partial.left & self.task.table_coloured & ~partial.homes
        )

    def _value(self, partial: Partial) -> int:
        """The value, with the remaining jokers of the rack laid in a run of their colour if that is worth something."""
        welcome = (partial.left & partial.homes & self.task.rack_coloured).bit_count()
        return partial.value + max(0, self.task.joker_weight) * welcome

    def _after(self, partials: list[Partial], number: int) -> list[Partial]:
        rooms = self.rooms.get(number, ())
        beginnings = _beginnings(rooms)
        most_later = self.rest[number] + max(0, self.task.joker_weight) * self.task.rack_coloured.bit_count()
        found: dict[tuple[tuple[int, ...], int, int], Partial] = {}
        for value, states, left, homes, steps in partials:
            picks: list[tuple[Choice, ...]] = [()]
            for colour in range(4):
                choices = self._choices(colour, number, states[colour], left >> colour & 1)
                picks = [
                    (*pick, choice)
                    for pick in picks
                    for choice in choices
                    if (*(other.grouped for other in pick), choice.grouped) in beginnings
                ]
            for pick in picks:
                worth = value + sum(choice.gain for choice in pick)
                uses = tuple(choice.grouped for choice in pick)
                joker_colours = sum(choice.group_joker << c for c, choice in enumerate(pick))
                if worth + most_later <= self.task.floor or fill_coloured_groups(uses, joker_colours, rooms) is None:
                    continue
                then = tuple(choice.state for choice in pick)
                spent = sum(choice.spent << c for c, choice in enumerate(pick))
                runs = sum((choice.cover > 0) << c for c, choice in enumerate(pick))
                key = (then, left & ~spent, homes | runs)
                if key not in found or found[key].value < worth:
                    covers = sum(choice.cover << 2 * c for c, choice in enumerate(pick))
                    found[key] = Partial(worth, *key, (steps, uses, covers, joker_colours))
        return list(found.values())

    def _choices(self, colour: int, number: int, state: int, jokers: int) -> list[Choice]:
        kind = 13 * colour + number - 1
        must, there = self.task.table[kind], self.there[kind]
        absorbs, emits = min(2, self.absorbs[kind]), min(2, self.emits[kind])
        nearby = [self.there[kind + i] if number + i <= NUMBERS else -1 for i in (1, 2)]
        lock_near = any(number + i <= NUMBERS and self.absorbs[kind + i] for i in (1, 2))
        choices = []
        for grouped, group_joker, cover in product(range(there + 1), range(jokers + 1), range(3)):
            then, real = _step(state, cover, absorbs, emits), min(cover, there - grouped)
            spent = group_joker + cover - real
            if then < 0 or spent > jokers or grouped + real < must:
                continue
            if lock_near or _tiles_wanted(then, *nearby) <= jokers - spent:
                gain = (grouped + real - must) * self.task.weights[kind]
                gain += self.task.joker_weight * (spent & self.task.rack_coloured >> colour)
                choices.append(Choice(grouped + group_joker, group_joker, cover, then, gain, spent))
        return choices

    def _unbeaten(self, partials: list[Partial], distance: int) -> list[Partial]:
        """Drop every partial table that another one with the same remaining jokers can copy at no smaller value."""
        reaches = [copyable(distance, 0, state, bool(self.task.locks)) for state in range(len(AGES))]
        kept: dict[int, list[tuple[int, Partial]]] = {}
        for partial in sorted(partials, key=lambda partial: -partial.value):
            mine = sum(1 << 10 * c + state for c, state in enumerate(partial.states)) | partial.homes << 40
            rivals = kept.setdefault(partial.left, [])
            if all(mine & ~reach for reach, _ in rivals):
                reach = sum(reaches[state] << 10 * c for c, state in enumerate(partial.states)) | partial.homes << 40
                rivals.append((reach, partial))
        return [partial for rivals in kept.values() for _, partial in rivals]


@cache
def _beginnings(rooms: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """The beginnings of all uses that can be groups, a colour's joker being a third tile of it."""
    uses = [use for use in product(range(4), repeat=4) if fill_groups(use, 0, rooms) is not None]
    return frozenset(use[:size] for use in uses for size in range(1, 5))
