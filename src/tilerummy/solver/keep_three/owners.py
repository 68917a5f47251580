"""The possible owners of the tiles in the melds that a node of the search has fixed, as far as bonds need it.

A fixed meld has tiles of certain kinds; which of two equal copies is not part of the decision. Bonds depend on it, so a
node under `keep_three` is solved once for each assignment, and its bound is the best of those.
"""

from collections.abc import Sequence
from itertools import permutations, product

from tilerummy.solver.contract import JOKER_MAY_JOIN, NUMBERS, Bond, Lock, Shape

NO_OWNER = -1
MOST_WAYS = 32
"""More assignments than this take too long: then bonds are left out, beginning with the kind with the most ways."""


def bonds_of(
    before: Sequence[Shape],
    rack: Sequence[int],
    watched: set[int],
    locks: Sequence[Lock],
    closed: Sequence[Shape],
    own: dict[Shape, int],
    staying: frozenset[int] = frozenset(),
) -> list[tuple[Bond, ...]]:
    """For every assignment that does not break a watched meld at once, the bonds of the rest of the watched melds.

    `rack` counts the rack's tiles, jokers last; `own` has the fixed melds that are known to consist of the tiles of one
    meld; the jokers of melds in `staying` keep their meaning.
    """
    fixed = [*(lock.shape for lock in locks), *closed]
    watched = set(watched)
    while True:
        ways, entangled = _ways(before, rack, watched, fixed, own, staying)
        size = 1
        for options in ways:
            size *= len(options)
        if size <= MOST_WAYS:
            break
        watched -= entangled
    found: list[tuple[Bond, ...]] = []
    for way in product(*ways):
        taken: list[tuple[int, int, int]] = [owner for owners in way for owner in owners]
        bonds = _left(before, watched, locks, len(fixed), taken)
        if bonds is not None and bonds not in found:
            found.append(bonds)
    return found


Taken = tuple[int, int, int]
"""A meld before, the fixed meld that has one of its tiles, and the kind of the tile, 52 for a joker."""


def _ways(
    before: Sequence[Shape],
    rack: Sequence[int],
    watched: set[int],
    fixed: Sequence[Shape],
    own: dict[Shape, int],
    staying: frozenset[int],
) -> tuple[list[list[tuple[Taken, ...]]], set[int]]:
    """For each kind in fixed melds the possible owners, and the melds of the kind with the most ways."""
    hosts: dict[int, list[int]] = {}
    for index, shape in enumerate(fixed):
        for kind in (*shape.tiles(), *[52] * shape.joker_count):
            hosts.setdefault(kind, []).append(index)
    ways: list[list[tuple[Taken, ...]]] = []
    entangled: set[int] = set()
    for kind, places in hosts.items():
        owners = []
        for meld, shape in enumerate(before):
            count = shape.joker_count if kind == 52 else int(kind in shape.tiles())
            owners += [meld if meld in watched else NO_OWNER] * count
        owners += [NO_OWNER] * rack[kind]
        options = {
            tuple((meld, place, kind) for meld, place in zip(order, places, strict=True) if meld != NO_OWNER)
            for order in permutations(owners, len(places))
            if all(
                own.get(fixed[place], meld) == meld
                and (kind < 52 or meld not in staying or _may_stay(before[meld], fixed[place]))
                for meld, place in zip(order, places, strict=True)
            )
        }
        if len(options) > max(map(len, ways), default=1):
            entangled = {meld for meld in owners if meld != NO_OWNER}
        ways.append(sorted(options))
    return ways, entangled


def _may_stay(old: Shape, new: Shape) -> bool:
    if old.is_run or new.is_run:
        return old.kind == new.kind and bool(old.jokers & new.jokers)
    return old.low == new.low and bool(15 & ~(old.high | new.high))


def _left(
    before: Sequence[Shape], watched: set[int], locks: Sequence[Lock], fixed: int, taken: Sequence[Taken]
) -> tuple[Bond, ...] | None:
    """The bonds that are left when these tiles are taken; None if a watched meld is definitely broken."""
    bonds = []
    for meld in sorted(watched):
        shape = before[meld]
        gone = jokers = 0
        together = [0] * fixed
        for owner, place, kind in taken:
            if owner == meld:
                together[place] += 1
                if kind == 52:
                    jokers += 1
                else:
                    gone |= 1 << kind
        most = max(together, default=0)
        bond = Bond(shape, gone, jokers, most == 2)
        if most >= 3 or any(_may_keep(lock, bond, together[i]) for i, lock in enumerate(locks)):
            continue  # kept, or unknown
        tiles = len(bond.tiles())
        if bond.dirty and tiles + bond.jokers < 3:
            return None
        if tiles:
            bonds.append(bond)
    return tuple(bonds)


def _may_keep(lock: Lock, bond: Bond, held: int) -> bool:
    """Whether a locked meld with `held` tiles of a bond could grow to hold three of them although no run does.

    A walk does not see the tiles inside a lock, nor that the tiles on both sides of it belong to one meld.
    """
    kinds = bond.tiles()
    if not lock.shape.is_run:
        joins = any(lock.room >> kind // NUMBERS & 1 and kind % NUMBERS + 1 == lock.shape.low for kind in kinds)
        return held >= 2 and bool(joins or (bond.jokers and lock.room & JOKER_MAY_JOIN))
    numbers = [kind % NUMBERS + 1 for kind in kinds if kind // NUMBERS == lock.shape.kind]
    left = sum(number < lock.shape.low for number in numbers)
    right = sum(number > lock.shape.high for number in numbers)
    parts = (held > 0) + (left > 0) + (right > 0) + (held > 0 and bond.jokers > 0)
    return parts >= 2 and held + left + right + bond.jokers >= 3
