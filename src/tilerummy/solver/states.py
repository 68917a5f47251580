"""The tables that keep the solver small: ten states for the open runs of a colour, and the prices between states.

The solver goes through the numbers from 1 to 13. Of the runs of one colour that are still open it needs only their
ages, 1, 2 or "3 or more", and never more than two runs: a third could only exist through jokers, and those can be
pulled out and laid elsewhere. How many runs cover the next number decides the next state: no run is ever cut, and
where runs have to end the ones that may end do.

A *locked* run is one that stays whole. It is not a state: it *absorbs* young runs that reach its first number, and it
*emits* an open run of age 3 behind its last. Both only change what the step to that one number may do.
"""

from functools import cache
from itertools import combinations_with_replacement, product

from tilerummy.solver.contract import JOKER_MAY_JOIN, MOST_JOKERS

AGES: tuple[tuple[int, int], ...] = (
    (0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3),
)  # fmt: skip
STATES = len(AGES)
STATE_OF = {ages: state for state, ages in enumerate(AGES)}
NEVER = 9
"""A price in jokers that is too high for any task."""
MOST_LOCKS = 2
"""Locks of one colour that may start, or end, at one number and still matter: no more than two runs are ever open."""


@cache
def step(state: int, cover: int, absorbers: int = 0, emitters: int = 0) -> int:
    """The state after `cover` runs of this colour pass the next number; -1 where a run would end too short.

    Young runs go on first, except as many as locks absorb, then old and emitted ones, then new ones start: older is
    always better.

    >>> AGES[step(STATE_OF[2, 1], 2)], step(STATE_OF[2, 0], 0), AGES[step(STATE_OF[3, 1], 1)]
    ((3, 2), -1, (2, 0))
    """
    young = [age for age in AGES[state] if 0 < age < 3]
    forced = young[: max(0, len(young) - absorbers)]
    if len(forced) > cover:
        return -1
    old = [3] * (AGES[state].count(3) + emitters)
    others = old + young[len(forced) :] + [0, 0]
    grown = sorted((min(3, age + 1) for age in forced + others[: cover - len(forced)]), reverse=True)
    return STATE_OF[(*grown, 0, 0)[:2]]  # type: ignore[index]


@cache
def prices(locks: bool) -> list[list[tuple[int, ...]]]:
    """`[d][x][y]`: extra jokers with which state x can copy whatever y does, d numbers before the end.

    With locks in play, whatever a lock may do at any number is counted in, which makes the prices higher.
    """
    helps = list(product(range(MOST_LOCKS + 1), repeat=2)) if locks else [(0, 0)]
    moves = [[[step(s, cover, *help_) for cover in range(3)] for s in range(STATES)] for help_ in helps]
    end = [step(s, 0) >= 0 for s in range(STATES)]
    price = [tuple(NEVER if end[y] and not end[x] else 0 for y in range(STATES)) for x in range(STATES)]
    layers = [price]
    for _ in range(13):
        layer = [tuple(_price(x, y, moves, price) for y in range(STATES)) for x in range(STATES)]
        layers.append(price if layer == price else layer)
        if layer == price:
            layers.extend([price] * (14 - len(layers)))
            break
        price = layer
    return layers[:14]


def _price(x: int, y: int, moves: list[list[list[int]]], later: list[tuple[int, ...]]) -> int:
    if x == y:
        return 0
    worst = 0
    for move in moves:
        own = move[x]
        for cover, then in enumerate(move[y]):
            if then < 0 or (own[cover] >= 0 and later[own[cover]][then] <= worst):
                continue  # nothing to copy, or it costs no more than another move does
            answers = [more - cover + later[own[more]][then] for more in range(cover, 3) if own[more] >= 0]
            worst = max(worst, min(answers, default=NEVER))
            if worst >= NEVER:
                return NEVER
    return worst


def copyable(distance: int, extra: int, state: int, locks: bool = False) -> int:
    """Mask of the states that `state` can copy with at most `extra` jokers more."""
    return _at_most(extra, prices(locks)[distance][state])


@cache
def _at_most(extra: int, row: tuple[int, ...]) -> int:
    return sum(1 << y for y in range(STATES) if row[y] <= extra)


def tiles_wanted(state: int, next_one: int, next_but_one: int) -> int:
    """Jokers needed to bring the open runs of `state` to length 3, with these counts of tiles at the next two numbers.

    A negative count means that there is no such number.
    """
    young, newborn = sum(0 < age < 3 for age in AGES[state]), AGES[state].count(1)
    if (young and next_one < 0) or (newborn and next_but_one < 0):
        return NEVER
    return max(0, young - next_one if young else 0) + max(0, newborn - next_but_one if newborn else 0)


GroupUse = tuple[int, int, int, int]
USES: tuple[GroupUse, ...] = tuple(product(range(3), repeat=4))  # type: ignore[arg-type]
"""How many tiles of each colour go into groups of one number."""


@cache
def group_jokers(rooms: tuple[int, ...] = ()) -> dict[GroupUse, tuple[int, ...]]:
    """For each use, with how many jokers (ascending) those tiles and jokers can be groups of one number.

    Tiles in t groups: no colour more than t times, and 3t to 4t tiles. `rooms` are locked groups of three that take
    one tile more: of a colour in the mask, or a joker.

    >>> group_jokers()[1, 1, 1, 0], group_jokers()[2, 0, 1, 0]
    ((0, 1, 3, 4), (3, 4))
    """
    if not rooms:  # the colours are alike
        counts_of: dict[tuple[int, ...], tuple[int, ...]] = {
            alike: tuple(j for j in range(MOST_JOKERS + 1) if fill_groups(alike, j))
            for alike in combinations_with_replacement(range(3), 4)
        }
        return {use: counts_of[tuple(sorted(use))] for use in USES}
    room, fewer = rooms[0], group_jokers(rooms[1:])
    table: dict[GroupUse, tuple[int, ...]] = {}
    for use in USES:
        counts = set(fewer[use])
        if room & JOKER_MAY_JOIN:
            counts.update(j + 1 for j in fewer[use] if j < MOST_JOKERS)
        for colour in range(4):
            if room >> colour & 1 and use[colour]:
                left = (*use[:colour], use[colour] - 1, *use[colour + 1 :])
                counts.update(fewer[left])  # type: ignore[index]
        table[use] = tuple(sorted(counts))
    return table


@cache
def fill_groups(use: GroupUse, jokers: int, rooms: tuple[int, ...] = ()) -> tuple[int, tuple[int, ...]] | None:
    """How to lay them: the number of new groups, and what joins each room (colour, 4 for a joker, -1 for nothing)."""
    for guests in product(*((-1, *(c for c in range(5) if room >> c & 1)) for room in rooms)):
        rest = [use[colour] - guests.count(colour) for colour in range(4)]
        jokers_left = jokers - guests.count(4)
        total = sum(rest) + jokers_left
        if min(rest) < 0 or jokers_left < 0 or (sum(rest) == 0 and total):
            continue
        for groups in range(max(rest), 5):
            if 3 * groups <= total <= 4 * groups and groups <= sum(rest):
                return groups, guests
    return None


TintedFill = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]


@cache
def fill_coloured_groups(use: tuple[int, ...], joker_colours: int, rooms: tuple[int, ...] = ()) -> TintedFill | None:
    """How to lay tiles of one number, of which `joker_colours` are jokers: a joker is a tile of its colour.

    The new groups and for each room what joins it, as masks of colours: real tiles, then jokers. None where it
    cannot be done, because no group may consist of jokers only.

    >>> fill_coloured_groups((1, 1, 1, 1), 0b0111), fill_coloured_groups((1, 1, 1, 0), 0b0111)
    ((((8, 7),), ()), None)
    """
    pieces = [
        [(0, 0), *((0, 1 << c) for c in _colours(room & joker_colours)), *((1 << c, 0) for c in _colours(room))]
        for room in rooms
    ]
    for guests in product(*pieces):
        real = [use[c] - (joker_colours >> c & 1) - guests.count((1 << c, 0)) for c in range(4)]
        left = joker_colours & ~sum({joker for _, joker in guests})
        joined = sum(joker > 0 for _, joker in guests)
        if min(real) < 0 or (joker_colours ^ left).bit_count() < joined:
            continue
        rest = [real[c] + (left >> c & 1) for c in range(4)]
        for groups in range(max(rest), 5):
            if 3 * groups <= sum(rest) <= 4 * groups and groups <= sum(real):
                return _dealt(rest, left, groups), guests
    return None


def _colours(mask: int) -> list[int]:
    return [colour for colour in range(4) if mask >> colour & 1]


def _dealt(rest: list[int], joker_colours: int, groups: int) -> tuple[tuple[int, int], ...]:
    """Each colour goes where the fewest tiles lie; then a group of jokers gives one for a real tile of its colour.

    Of four jokers at most one lies elsewhere, so any other group has two real tiles of the colours it needs.
    """
    masks = [[0, 0] for _ in range(groups)]
    for colour in range(4):
        for group in sorted(masks, key=lambda group: (group[0] | group[1]).bit_count())[: rest[colour]]:
            joker = joker_colours >> colour & 1
            group[joker] |= 1 << colour
            joker_colours &= ~(1 << colour)
    for group in masks:
        if not group[0]:
            other = next(other for other in masks if other[0] & group[1])
            swap = other[0] & group[1]
            swap &= -swap
            for mask in (group, other):
                mask[0] ^= swap
                mask[1] ^= swap
    return tuple((real, jokers) for real, jokers in masks)


assert JOKER_MAY_JOIN == 1 << 4  # `fill_groups` reads the bits of a room as colours 0 to 3 and joker 4
PAIRS_OF_COPIES = tuple(combinations_with_replacement(range(3), 2))
"""(tiles that must be used, tiles available) of one kind."""
