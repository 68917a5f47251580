# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# mypy: ignore-errors
# ruff: noqa: SIM102, C419
"""The fast walk of tables with bonds: `bonds.solve` with states packed into integers.

One source, run in two ways, as `_kernel`. Read `bonds` first; this file adds only bookkeeping:

* a run is ten bits: its age, then what it holds of the bonds in the four slots; a state is up to five runs, the
  largest first, and the four slots above them;
* at each number the states of a colour are numbered, what a state can do is listed once, bucketed by code, and whether
  one state covers another is worked out once;
* jokers of the three classes are four bits each, so that one subtraction compares them all.

No Python object is touched between the copies in and out, and the GIL is released there. Where a number has more states
than the work space holds, or it takes too long, the walk gives up, and the caller does without bonds.
"""

from array import array

try:
    import cython
except ImportError:  # the interpreter needs nothing but the standard library
    from tilerummy.solver import _shim as cython

from tilerummy.solver.deadline import check

RUN_BITS = cython.declare(cython.int, 10)
MOST_RUNS = cython.declare(cython.int, 5)
SLOT_SHIFT = cython.declare(cython.int, 50)
CODES = cython.declare(cython.int, 21)
IDS = cython.declare(cython.int, 1024)
OPTIONS = cython.declare(cython.int, 1 << 15)
WINDOW = cython.declare(cython.int, 1 << 13)
RECORDS = cython.declare(cython.int, 1 << 17)
SEEN = cython.declare(cython.int, 1 << 15)
STAMPS = cython.declare(cython.int, 1 << 30)
MOST_COMPARED = cython.declare(cython.int, 15_000_000)
"""A walk gives up after this many comparisons, a tenth of a second: most need a thousandth of that."""
OLD = cython.declare(cython.int, 3)
SETTLED = cython.declare(cython.int, 0)
CLEAN = cython.declare(cython.int, 1)
DIRTY = cython.declare(cython.int, 2)
NEW = cython.declare(cython.int, -1)
UNUSED = cython.declare(cython.int, -2)
GROUPED = cython.declare(cython.int, -3)
ORIGIN_BITS = cython.declare(cython.int, 10)
"""An origin: the run before plus two in four bits, the joker plus one in two, what was paid in four; never 0."""


@cython.cclass
class Space:
    """Everything one walk reads and writes; walks that run at the same time have one each."""

    copies: cython.int[::1]
    slot_of: cython.int[::1]
    on_rack: cython.int[::1]
    code_of: cython.int[::1]
    weight: cython.int[::1]
    there: cython.int[::1]
    absorbs: cython.int[::1]
    emits: cython.int[::1]
    starts: cython.int[::1]
    ends: cython.int[::1]
    totals: cython.int[::1]
    jokers: cython.int
    all_jokers: cython.int
    least: cython.int[::1]
    use_from: cython.int[::1]
    use_codes: cython.int[::1]
    use_jokers: cython.int[::1]
    # the states of each colour before and after the current number
    ids: cython.ulonglong[::1]
    size: cython.int[::1]
    new_ids: cython.ulonglong[::1]
    new_size: cython.int[::1]
    relation: cython.uchar[::1]
    # what a state can do
    entry_of: cython.int[::1]
    entries: cython.int
    bucket: cython.int[::1]
    options: cython.int
    option_id: cython.int[::1]
    option_gain: cython.int[::1]
    option_jokers: cython.int[::1]
    option_origin: cython.ulonglong[::1]
    made: cython.int
    made_code: cython.int[::1]
    made_id: cython.int[::1]
    made_gain: cython.int[::1]
    made_jokers: cython.int[::1]
    made_origin: cython.ulonglong[::1]
    # scratch of one option
    run: cython.int[::1]
    place: cython.int[::1]
    grown: cython.int[::1]
    origin: cython.int[::1]
    final: cython.int[::1]
    final_origin: cython.int[::1]
    slots: cython.int[::1]
    mine: cython.int[::1]
    other: cython.int[::1]
    # windows and records
    value: cython.int[::1]
    spent: cython.int[::1]
    state: cython.int[::1]
    record: cython.int[::1]
    new_value: cython.int[::1]
    new_spent: cython.int[::1]
    new_state: cython.int[::1]
    new_record: cython.int[::1]
    records: cython.int
    # what the current number has brought already
    stamp: cython.int
    seen_stamp: cython.int[::1]
    seen_key: cython.ulonglong[::1]
    seen_value: cython.int[::1]
    compared: cython.int
    parent: cython.int[::1]
    use: cython.int[::1]
    how: cython.ulonglong[::1]
    found: cython.int
    best: cython.int
    full: cython.int

    def __init__(self) -> None:
        self.copies = array("i", [0]) * 52
        self.slot_of = array("i", [0]) * 104
        self.on_rack = array("i", [0]) * 104
        self.code_of = array("i", [0]) * 208
        self.weight = array("i", [0]) * 52
        self.there = array("i", [0]) * 66
        self.absorbs = array("i", [0]) * 66
        self.emits = array("i", [0]) * 66
        self.starts = array("i", [0]) * 132
        self.ends = array("i", [0]) * 132
        self.totals = array("i", [0]) * 3
        self.least = array("i", [0]) * 14
        self.use_from = array("i", [0]) * 16
        self.use_codes = array("i", [0]) * 4
        self.use_jokers = array("i", [0])
        self.ids = array("Q", [0]) * (4 * IDS)
        self.size = array("i", [0]) * 4
        self.new_ids = array("Q", [0]) * (4 * IDS)
        self.new_size = array("i", [0]) * 4
        self.relation = array("B", [0]) * (4 * IDS * IDS)
        self.entry_of = array("i", [0]) * (4 * IDS)
        self.bucket = array("i", [0]) * (4 * IDS * (CODES + 1))
        self.option_id = array("i", [0]) * OPTIONS
        self.option_gain = array("i", [0]) * OPTIONS
        self.option_jokers = array("i", [0]) * OPTIONS
        self.option_origin = array("Q", [0]) * OPTIONS
        self.made_code = array("i", [0]) * OPTIONS
        self.made_id = array("i", [0]) * OPTIONS
        self.made_gain = array("i", [0]) * OPTIONS
        self.made_jokers = array("i", [0]) * OPTIONS
        self.made_origin = array("Q", [0]) * OPTIONS
        self.run = array("i", [0]) * 16
        self.place = array("i", [0]) * 2
        self.grown = array("i", [0]) * 16
        self.origin = array("i", [0]) * 16
        self.final = array("i", [0]) * 16
        self.final_origin = array("i", [0]) * 16
        self.slots = array("i", [0]) * 4
        self.mine = array("i", [0]) * 16
        self.other = array("i", [0]) * 16
        self.value = array("i", [0]) * WINDOW
        self.spent = array("i", [0]) * WINDOW
        self.state = array("i", [0]) * (4 * WINDOW)
        self.record = array("i", [0]) * WINDOW
        self.new_value = array("i", [0]) * WINDOW
        self.new_spent = array("i", [0]) * WINDOW
        self.new_state = array("i", [0]) * (4 * WINDOW)
        self.new_record = array("i", [0]) * WINDOW
        self.stamp = 0
        self.seen_stamp = array("i", [0]) * SEEN
        self.seen_key = array("Q", [0]) * SEEN
        self.seen_value = array("i", [0]) * SEEN
        self.parent = array("i", [0]) * RECORDS
        self.use = array("i", [0]) * RECORDS
        self.how = array("Q", [0]) * (4 * RECORDS)


_FREE: list = []


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _number(ws: Space, c: cython.int, state: cython.ulonglong) -> cython.int:
    """The number of a state among those after the current number; -1 where there is no room for one more."""
    base: cython.int = c * IDS
    n: cython.int = ws.new_size[c]
    i: cython.int
    for i in range(n):
        if ws.new_ids[base + i] == state:
            return i
    if n == IDS:
        return -1
    ws.new_ids[base + n] = state
    ws.new_size[c] = n + 1
    for i in range(n + 1):
        ws.relation[(base + n) * IDS + i] = 0
        ws.relation[(base + i) * IDS + n] = 0
    return n


# Groups: `grouping.group_uses` without rooms


@cython.cclass
class Deal:
    """Tiles and jokers that are dealt into groups."""

    colour: cython.int[::1]
    label: cython.int[::1]
    pieces: cython.int
    groups: cython.int
    loose: cython.int
    masks: cython.int[::1]
    sizes: cython.int[::1]
    held: cython.int[::1]

    def __init__(self) -> None:
        self.colour = array("i", [0]) * 16
        self.label = array("i", [0]) * 16
        self.masks = array("i", [0]) * 4
        self.sizes = array("i", [0]) * 4
        self.held = array("i", [0]) * 20


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(deal: Deal, at: cython.int) -> cython.int:
    """Whether the pieces from `at` on can be dealt so that no bond is broken."""
    i: cython.int
    label: cython.int
    most: cython.int
    missing: cython.int = 0
    for i in range(deal.groups):
        if deal.sizes[i] < 3:
            missing += 3 - deal.sizes[i]
    if missing > deal.pieces - at:
        return 0
    if at == deal.pieces:
        for label in range(1, 5):
            most = 0
            for i in range(deal.groups):
                if deal.held[4 * label + i] > most:
                    most = deal.held[4 * label + i]
            if most == 2 and not deal.loose >> label & 1:
                return 0
        for i in range(deal.groups):
            if deal.masks[i] == 0:
                return 0
        return 1
    bit: cython.int = 1 << deal.colour[at] if deal.colour[at] < 4 else 0
    label = deal.label[at]
    good: cython.int
    for i in range(deal.groups):
        if i > at:
            break
        if deal.sizes[i] < 4 and not deal.masks[i] & bit:
            deal.sizes[i] += 1
            deal.masks[i] |= bit
            deal.held[4 * label + i] += 1
            good = _deal(deal, at + 1)
            deal.held[4 * label + i] -= 1
            deal.masks[i] &= ~bit
            deal.sizes[i] -= 1
            if good:
                return 1
    return 0


def group_uses(codes: tuple, labels: tuple, totals: tuple, loose: int) -> tuple:
    """All codes of four colours that can be groups, each with every choice of jokers that is just enough.

    `labels[code]` are the labels of the tiles that a code stands for.
    """
    deal: Deal = Deal()
    n: cython.int
    real: cython.int
    most: cython.int
    fits: cython.int
    deal.loose = loose
    choices = sorted(
        [(a, b, c) for a in range(totals[0] + 1) for b in range(totals[1] + 1) for c in range(totals[2] + 1)],
        key=sum,
    )
    found: list = []
    for c0 in codes[0]:
        for c1 in codes[1]:
            for c2 in codes[2]:
                if not cython.compiled:
                    check()
                for c3 in codes[3]:
                    n = 0
                    most = 0
                    for colour, code in enumerate((c0, c1, c2, c3)):
                        tiles: tuple = labels[code]
                        if len(tiles) > most:
                            most = len(tiles)
                        for label in tiles:
                            deal.colour[n] = colour
                            deal.label[n] = label
                            n += 1
                    real = n
                    enough: list = []
                    for jokers in choices:
                        if any([a <= jokers[0] and b <= jokers[1] and c <= jokers[2] for a, b, c in enough]):
                            continue
                        n = real
                        for kind in range(3):
                            for _ in range(jokers[kind]):
                                deal.colour[n] = 4
                                deal.label[n] = (3, 4, 0)[kind]
                                n += 1
                        deal.pieces = n
                        fits = n == 0
                        deal.groups = (n + 3) // 4
                        if deal.groups < most:
                            deal.groups = most
                        while not fits and deal.groups <= 4 and 3 * deal.groups <= n and deal.groups <= real:
                            fits = _deal(deal, 0)
                            deal.groups += 1
                        if fits:
                            enough.append(jokers)
                            found.append(((c0, c1, c2, c3), jokers))
    return tuple(found)


# What a state can do


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _near(ws: Space, v: cython.int, kind: cython.int) -> cython.int:
    """Whether a lock may absorb a young run soon."""
    return (v < 13 and ws.absorbs[kind + 1] > 0) or (v < 12 and ws.absorbs[kind + 2] > 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _make(
    ws: Space, c: cython.int, v: cython.int, n: cython.int, code: cython.int, gain: cython.int, jokers: cython.int
) -> cython.void:
    """`Walk._settled`: note every option that these grown runs are."""
    kind: cython.int = 13 * c + v - 1
    slot: cython.int
    i: cython.int
    j: cython.int
    k: cython.int
    held: cython.int
    most: cython.int
    status: cython.int
    for slot in range(2, 4):
        if ws.slots[slot] == SETTLED:
            continue
        for i in range(n):
            held = ws.grown[i] >> (2 + 2 * slot) & 3
            if 0 < held < 3 and 3 - held <= ws.totals[slot - 2]:
                k = ws.grown[i]
                j = ws.origin[i]
                ws.grown[i] = k | 3 << (2 + 2 * slot)
                ws.origin[i] = j + ((3 - held) * (1 if slot == 2 else 3) << 6)
                _make(ws, c, v, n, code, gain, jokers + ((3 - held) << 4 * (slot - 2)))
                ws.grown[i] = k
                ws.origin[i] = j
    if ((ws.all_jokers | 0x888) - jokers) & 0x888 != 0x888:
        return
    state: cython.ulonglong = 0
    mask: cython.int = 3
    for slot in range(4):
        status = ws.slots[slot]
        if status != SETTLED:
            most = 0
            for i in range(n):
                held = ws.grown[i] >> (2 + 2 * slot) & 3
                if held > most:
                    most = held
            if most >= 3:
                status = SETTLED
            elif most == 2:
                status = DIRTY
            if status == DIRTY:
                k = (ws.ends[2 * kind + slot] if slot < 2 else 13) - v
                if most + k < 3:
                    return
            if slot < 2 and ws.ends[2 * kind + slot] == v:
                status = SETTLED
        if status != SETTLED:
            mask |= 3 << (2 + 2 * slot)
            state |= cython.cast(cython.ulonglong, status) << (SLOT_SHIFT + 2 * slot)
    # can the young runs still reach length 3?
    held = 0
    most = 0
    for i in range(n):
        if ws.grown[i] & 3 < OLD:
            held += 1
        if ws.grown[i] & 3 == 1:
            most += 1
    if held and not _near(ws, v, kind):
        if v == 13 or (most and v == 12):
            return
        k = held - ws.there[kind + 1]
        if k < 0:
            k = 0
        if most > ws.there[kind + 2]:
            k += most - ws.there[kind + 2]
        if k > ws.jokers - (jokers & 15) - (jokers >> 4 & 15) - (jokers >> 8):
            return
    if n > MOST_RUNS:
        ws.full = 1
        return
    for i in range(n):  # the largest first
        k = ws.grown[i] & mask
        j = i
        while j > 0 and ws.final[j - 1] < k:
            ws.final[j] = ws.final[j - 1]
            ws.final_origin[j] = ws.final_origin[j - 1]
            j -= 1
        ws.final[j] = k
        ws.final_origin[j] = ws.origin[i]
    origin: cython.ulonglong = 0
    for i in range(n):
        state |= cython.cast(cython.ulonglong, ws.final[i]) << (RUN_BITS * i)
        origin |= cython.cast(cython.ulonglong, ws.final_origin[i]) << (ORIGIN_BITS * i)
    k = _number(ws, c, state)
    if k < 0:
        ws.full = 1
        return
    for i in range(ws.made):
        if ws.made_id[i] == k and ws.made_code[i] == code and ws.made_jokers[i] == jokers:
            if ws.made_gain[i] < gain:
                ws.made_gain[i] = gain
                ws.made_origin[i] = origin
            return
    if ws.made >= OPTIONS:
        ws.full = 1
        return
    i = ws.made
    ws.made += 1
    ws.made_code[i] = code
    ws.made_id[i] = k
    ws.made_gain[i] = gain
    ws.made_jokers[i] = jokers
    ws.made_origin[i] = origin


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _go_on(
    ws: Space,
    c: cython.int,
    v: cython.int,
    runs: cython.int,
    at: cython.int,
    n: cython.int,
    ended: cython.int,
    code: cython.int,
    gain: cython.int,
    jokers: cython.int,
) -> cython.void:
    """`Walk._wild`: each run from `at` on has its tile, ends, is absorbed, or takes a joker."""
    kind: cython.int = 13 * c + v - 1
    joker: cython.int
    other: cython.int
    may_joke: cython.int = ws.place[0] != UNUSED and ws.place[1] != UNUSED
    while at < runs and (ws.place[0] == at or ws.place[1] == at):
        at += 1
    if at == runs:
        _make(ws, c, v, n, code, gain, jokers)
        if v == 11 and may_joke:
            for joker in range(3):
                if not ws.totals[joker]:
                    continue
                _grow(ws, n, 0, 2 + joker, NEW, joker)
                _make(ws, c, v, n + 1, code, gain, jokers + (1 << 4 * joker))
                for other in range(joker, 3):
                    if ws.totals[other]:
                        _grow(ws, n + 1, 0, 2 + other, NEW, other)
                        _make(ws, c, v, n + 2, code, gain, jokers + (1 << 4 * joker) + (1 << 4 * other))
        return
    if ws.run[at] & 3 == OLD:
        _go_on(ws, c, v, runs, at + 1, n, ended, code, gain, jokers)
    elif ended < ws.absorbs[kind] and ended < 2:
        _go_on(ws, c, v, runs, at + 1, n, ended + 1, code, gain, jokers)
    if may_joke:
        for joker in range(3):
            if (jokers >> 4 * joker & 15) < ws.totals[joker]:
                _grow(ws, n, ws.run[at], 2 + joker, at, joker)
                _go_on(ws, c, v, runs, at + 1, n + 1, ended, code, gain, jokers + (1 << 4 * joker))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _grow(
    ws: Space, n: cython.int, run: cython.int, slot: cython.int, origin: cython.int, joker: cython.int
) -> cython.void:
    """Run n after the step: an old one, or none, with a tile or joker of the bond in this slot."""
    if run & 3 < OLD:
        run += 1
    if slot < 4 and ws.slots[slot] != SETTLED:
        run += 1 << (2 + 2 * slot)
    ws.grown[n] = run
    ws.origin[n] = (origin + 2) | (joker + 1) << 4


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _entry(ws: Space, c: cython.int, v: cython.int, number: cython.int) -> cython.int:
    """What a state of a colour can do at v, listed if it is not yet; -1 where there is no room."""
    entry: cython.int = ws.entry_of[c * IDS + number]
    if entry >= 0:
        return entry
    kind: cython.int = 13 * c + v - 1
    state: cython.ulonglong = ws.ids[c * IDS + number]
    runs: cython.int = 0
    i: cython.int
    k: cython.int
    n: cython.int
    first: cython.int
    second: cython.int
    code: cython.int
    gain: cython.int
    lowest: cython.int = GROUPED
    may_start: cython.int = v <= 11 or _near(ws, v, kind)
    while runs < MOST_RUNS and (state >> (RUN_BITS * runs)) & 1023:
        ws.run[runs] = (state >> (RUN_BITS * runs)) & 1023
        runs += 1
    for i in range(2):
        if i < ws.emits[kind]:
            ws.run[runs] = OLD
            runs += 1
    if runs > 7:
        return -1
    for i in range(4):
        ws.slots[i] = (state >> (SLOT_SHIFT + 2 * i)) & 3
        if i < 2 and ws.starts[2 * kind + i]:
            ws.slots[i] = ws.starts[2 * kind + i]
    ws.made = 0
    n = ws.copies[kind]
    for first in range(lowest, runs if n > 0 else lowest + 1):
        if n > 0:
            if (first == NEW and not may_start) or (first == UNUSED and not ws.on_rack[2 * kind]):
                continue
        for second in range(lowest, runs if n > 1 else lowest + 1):
            if n > 1:
                if (second == NEW and not may_start) or (second == UNUSED and not ws.on_rack[2 * kind + 1]):
                    continue
                if first == second and first >= 0:
                    continue
            code = 0
            gain = 0
            k = 0
            ws.place[0] = GROUPED
            ws.place[1] = GROUPED
            if n > 0:
                ws.place[0] = first
                if first == GROUPED:
                    code |= 1
                if first != UNUSED and ws.on_rack[2 * kind]:
                    gain += ws.weight[kind]
                if first >= NEW:
                    _grow(ws, k, ws.run[first] if first >= 0 else 0, ws.slot_of[2 * kind], first, -1)
                    k += 1
            if n > 1:
                ws.place[1] = second
                if second == GROUPED:
                    code |= 2
                if second != UNUSED and ws.on_rack[2 * kind + 1]:
                    gain += ws.weight[kind]
                if second >= NEW:
                    _grow(ws, k, ws.run[second] if second >= 0 else 0, ws.slot_of[2 * kind + 1], second, -1)
                    k += 1
            _go_on(ws, c, v, runs, 0, k, 0, ws.code_of[4 * kind + code], gain, 0)
            if ws.full:
                return -1
    if ws.options + ws.made > OPTIONS:
        return -1
    entry = ws.entries
    ws.entries += 1
    ws.entry_of[c * IDS + number] = entry
    for code in range(CODES):
        ws.bucket[entry * (CODES + 1) + code] = ws.options
        for i in range(ws.made):
            if ws.made_code[i] == code:
                ws.option_id[ws.options] = ws.made_id[i]
                ws.option_gain[ws.options] = ws.made_gain[i]
                ws.option_jokers[ws.options] = ws.made_jokers[i]
                ws.option_origin[ws.options] = ws.made_origin[i]
                ws.options += 1
    ws.bucket[entry * (CODES + 1) + CODES] = ws.options
    return entry


# Dominance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _match(
    ws: Space, at: cython.int, n: cython.int, m: cython.int, used: cython.int, equal: cython.int, more: cython.int
) -> cython.int:
    """Whether the other's runs from `at` on have one each of mine, with all of mine left over old.

    `equal`: the bits of a run that must be the same; `more`: those fields of which mine must have at least as much.
    """
    i: cython.int
    slot: cython.int
    x: cython.int
    y: cython.int
    if at == m:
        for i in range(n):
            if not used >> i & 1 and ws.mine[i] & 3 < OLD:
                return 0
        return 1
    y = ws.other[at]
    for i in range(n):
        if used >> i & 1:
            continue
        x = ws.mine[i]
        if x & 3 < y & 3 or (x ^ y) & equal:
            continue
        slot = 0
        while slot < 4:
            if more >> slot & 1 and (x >> (2 + 2 * slot) & 3) < (y >> (2 + 2 * slot) & 3):
                break
            slot += 1
        if slot == 4 and _match(ws, at + 1, n, m, used | 1 << i, equal, more):
            return 1
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _covers(ws: Space, c: cython.int, x: cython.int, y: cython.int, alive: cython.int) -> cython.int:
    """`bonds.covers` for two numbered states of a colour."""
    at: cython.int = (c * IDS + x) * IDS + y
    known: cython.int = ws.relation[at]
    if known:
        return known - 1
    mine: cython.ulonglong = ws.new_ids[c * IDS + x]
    other: cython.ulonglong = ws.new_ids[c * IDS + y]
    slot: cython.int
    i: cython.int
    run: cython.int
    a: cython.int
    b: cython.int
    n: cython.int = 0
    m: cython.int = 0
    equal: cython.int = 0
    more: cython.int = 0
    good: cython.int = 1
    for slot in range(4):
        a = (mine >> (SLOT_SHIFT + 2 * slot)) & 3
        b = (other >> (SLOT_SHIFT + 2 * slot)) & 3
        if a != SETTLED:
            if b < a:
                good = 0
            elif b == CLEAN:
                equal |= 3 << (2 + 2 * slot)
            else:
                more |= 1 << slot
    if good:
        for i in range(MOST_RUNS):
            run = (mine >> (RUN_BITS * i)) & 1023
            if run and (alive or run & 3 < OLD):
                ws.mine[n] = run
                n += 1
            run = (other >> (RUN_BITS * i)) & 1023
            if run and (alive or run & 3 < OLD):
                ws.other[m] = run
                m += 1
        good = m <= n and _match(ws, 0, n, m, 0, equal, more)
    ws.relation[at] = 2 if good else 1
    return good


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _seen_as_good(ws: Space, key: cython.ulonglong, value: cython.int) -> cython.int:
    """Whether the same four states and jokers came along at this number with as much value; else they do now."""
    at: cython.int = (key ^ (key >> 13) ^ (key >> 27) ^ (key >> 41)) & (SEEN - 1)
    _i: cython.int
    for _i in range(8):
        if ws.seen_stamp[at] != ws.stamp:
            ws.seen_stamp[at] = ws.stamp
            ws.seen_key[at] = key
            ws.seen_value[at] = value
            return 0
        if ws.seen_key[at] == key:
            if value <= ws.seen_value[at]:
                return 1
            ws.seen_value[at] = value
            return 0
        at = (at + 1) & (SEEN - 1)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _walk(ws: Space) -> cython.int:
    """All windows; 0 when done, 1 when there is no room."""
    v: cython.int
    c: cython.int
    i: cython.int
    u: cython.int
    z: cython.int
    q: cython.int
    e0: cython.int
    e1: cython.int
    e2: cython.int
    e3: cython.int
    o0: cython.int
    o1: cython.int
    o2: cython.int
    o3: cython.int
    j1: cython.int
    j2: cython.int
    j3: cython.int
    g: cython.int
    value: cython.int
    jokers: cython.int
    beaten: cython.int
    key: cython.ulonglong
    size: cython.int = 1
    count: cython.int
    alive0: cython.int
    alive1: cython.int
    alive2: cython.int
    alive3: cython.int
    limit: cython.int = ws.all_jokers | 0x888
    ws.value[0] = 0
    ws.spent[0] = 0
    ws.record[0] = 0
    ws.records = 1
    for c in range(4):
        ws.state[c] = 0
    for v in range(1, 14):
        alive0 = v < 13 and (ws.jokers > 0 or ws.there[v] > 0)
        alive1 = v < 13 and (ws.jokers > 0 or ws.there[v + 13] > 0)
        alive2 = v < 13 and (ws.jokers > 0 or ws.there[v + 26] > 0)
        alive3 = v < 13 and (ws.jokers > 0 or ws.there[v + 39] > 0)
        ws.entries = 0
        ws.options = 0
        for c in range(4):
            ws.new_size[c] = 0
            for i in range(ws.size[c]):
                ws.entry_of[c * IDS + i] = -1
        count = 0
        ws.stamp += 1
        for i in range(size):
            if ws.value[i] <= ws.least[v - 1]:
                continue
            e0 = _entry(ws, 0, v, ws.state[4 * i])
            e1 = _entry(ws, 1, v, ws.state[4 * i + 1])
            e2 = _entry(ws, 2, v, ws.state[4 * i + 2])
            e3 = _entry(ws, 3, v, ws.state[4 * i + 3])
            if e0 < 0 or e1 < 0 or e2 < 0 or e3 < 0:
                return 1
            e0 *= CODES + 1
            e1 *= CODES + 1
            e2 *= CODES + 1
            e3 *= CODES + 1
            for u in range(ws.use_from[v], ws.use_from[v + 1]):
                g = ws.spent[i] + ws.use_jokers[u]
                if (limit - g) & 0x888 != 0x888:
                    continue
                for o0 in range(ws.bucket[e0 + ws.use_codes[4 * u]], ws.bucket[e0 + ws.use_codes[4 * u] + 1]):
                    j1 = g + ws.option_jokers[o0]
                    if (limit - j1) & 0x888 != 0x888:
                        continue
                    for o1 in range(
                        ws.bucket[e1 + ws.use_codes[4 * u + 1]], ws.bucket[e1 + ws.use_codes[4 * u + 1] + 1]
                    ):
                        j2 = j1 + ws.option_jokers[o1]
                        if (limit - j2) & 0x888 != 0x888:
                            continue
                        for o2 in range(
                            ws.bucket[e2 + ws.use_codes[4 * u + 2]], ws.bucket[e2 + ws.use_codes[4 * u + 2] + 1]
                        ):
                            if not cython.compiled:
                                check()
                            j3 = j2 + ws.option_jokers[o2]
                            if (limit - j3) & 0x888 != 0x888:
                                continue
                            for o3 in range(
                                ws.bucket[e3 + ws.use_codes[4 * u + 3]], ws.bucket[e3 + ws.use_codes[4 * u + 3] + 1]
                            ):
                                jokers = j3 + ws.option_jokers[o3]
                                value = ws.value[i] + ws.option_gain[o0] + ws.option_gain[o1]
                                value += ws.option_gain[o2] + ws.option_gain[o3]
                                if value <= ws.least[v] or (limit - jokers) & 0x888 != 0x888:
                                    continue
                                key = ws.option_id[o3]
                                key = key << 10 | ws.option_id[o2]
                                key = key << 10 | ws.option_id[o1]
                                key = key << 10 | ws.option_id[o0]
                                key = key << 12 | jokers
                                if _seen_as_good(ws, key, value):
                                    continue
                                ws.compared += count
                                if ws.compared > MOST_COMPARED:
                                    return 1
                                beaten = 0
                                for z in range(count):
                                    if (
                                        ws.new_value[z] >= value
                                        and ((jokers | 0x888) - ws.new_spent[z]) & 0x888 == 0x888
                                        and _covers(ws, 0, ws.new_state[4 * z], ws.option_id[o0], alive0)
                                        and _covers(ws, 1, ws.new_state[4 * z + 1], ws.option_id[o1], alive1)
                                        and _covers(ws, 2, ws.new_state[4 * z + 2], ws.option_id[o2], alive2)
                                        and _covers(ws, 3, ws.new_state[4 * z + 3], ws.option_id[o3], alive3)
                                    ):
                                        beaten = 1
                                        break
                                if beaten:
                                    continue
                                q = 0
                                for z in range(count):
                                    if (
                                        value >= ws.new_value[z]
                                        and ((ws.new_spent[z] | 0x888) - jokers) & 0x888 == 0x888
                                        and _covers(ws, 0, ws.option_id[o0], ws.new_state[4 * z], alive0)
                                        and _covers(ws, 1, ws.option_id[o1], ws.new_state[4 * z + 1], alive1)
                                        and _covers(ws, 2, ws.option_id[o2], ws.new_state[4 * z + 2], alive2)
                                        and _covers(ws, 3, ws.option_id[o3], ws.new_state[4 * z + 3], alive3)
                                    ):
                                        continue
                                    if q != z:
                                        ws.new_value[q] = ws.new_value[z]
                                        ws.new_spent[q] = ws.new_spent[z]
                                        ws.new_record[q] = ws.new_record[z]
                                        for c in range(4):
                                            ws.new_state[4 * q + c] = ws.new_state[4 * z + c]
                                    q += 1
                                if q >= WINDOW or ws.records >= RECORDS:
                                    return 1
                                ws.new_value[q] = value
                                ws.new_spent[q] = jokers
                                ws.new_state[4 * q] = ws.option_id[o0]
                                ws.new_state[4 * q + 1] = ws.option_id[o1]
                                ws.new_state[4 * q + 2] = ws.option_id[o2]
                                ws.new_state[4 * q + 3] = ws.option_id[o3]
                                ws.new_record[q] = ws.records
                                ws.parent[ws.records] = ws.record[i]
                                ws.use[ws.records] = u
                                ws.how[4 * ws.records] = ws.option_origin[o0]
                                ws.how[4 * ws.records + 1] = ws.option_origin[o1]
                                ws.how[4 * ws.records + 2] = ws.option_origin[o2]
                                ws.how[4 * ws.records + 3] = ws.option_origin[o3]
                                ws.records += 1
                                count = q + 1
        size = count
        for i in range(size):
            ws.value[i] = ws.new_value[i]
            ws.spent[i] = ws.new_spent[i]
            ws.record[i] = ws.new_record[i]
            for c in range(4):
                ws.state[4 * i + c] = ws.new_state[4 * i + c]
        for c in range(4):
            ws.size[c] = ws.new_size[c]
            for i in range(ws.size[c]):
                ws.ids[c * IDS + i] = ws.new_ids[c * IDS + i]
        if size == 0:
            break
    ws.found = size
    return 0


def walk(kinds: list, lines: tuple, jokers: tuple, start: tuple, uses: list, least: list) -> object:
    """The final window of a walk as (value, jokers, path) tuples, or None where there was no room.

    `kinds[k]` is (slots, on rack, codes by mask of grouped copies, weight); `lines` are the lists there, absorbs,
    emits, starts, ends of `bonds.Walk`; a path has for each number which of its uses, and the origins of four colours.
    """
    ws: Space
    i: cython.int
    k: cython.int
    v: cython.int
    full: cython.int
    ws = _FREE.pop() if _FREE else Space()
    there, absorbs, emits, starts, ends = lines
    for k in range(52):
        slots, rack, codes, weight = kinds[k]
        ws.copies[k] = len(slots)
        for i in range(len(slots)):
            ws.slot_of[2 * k + i] = slots[i]
            ws.on_rack[2 * k + i] = rack[i]
        for i in range(4):
            ws.code_of[4 * k + i] = codes[i]
        ws.weight[k] = weight
    for k in range(66):
        ws.there[k] = there[k]
        ws.absorbs[k] = absorbs[k]
        ws.emits[k] = emits[k]
        for i in range(2):
            ws.starts[2 * k + i] = starts[k][i]
            ws.ends[2 * k + i] = ends[k][i]
    for i in range(3):
        ws.totals[i] = jokers[i]
    ws.jokers = sum(jokers)
    ws.all_jokers = jokers[0] | jokers[1] << 4 | jokers[2] << 8
    for i in range(4):
        ws.size[i] = 1
        ws.ids[i * IDS] = sum(status << SLOT_SHIFT + 2 * slot for slot, status in enumerate(start[i]))
    for v in range(14):
        ws.least[v] = least[v]
    flat: list = []
    spent: list = []
    ws.use_from[1] = 0
    for v in range(1, 14):
        for codes, used in uses[v]:
            flat.extend(codes)
            spent.append(used[0] | used[1] << 4 | used[2] << 8)
        ws.use_from[v + 1] = len(spent)
    ws.use_codes = array("i", flat or [0])
    ws.use_jokers = array("i", spent or [0])
    ws.full = 0
    ws.found = 0
    if ws.stamp > STAMPS:
        ws.seen_stamp = array("i", [0]) * SEEN
        ws.stamp = 0
    ws.compared = 0
    with cython.nogil:
        full = _walk(ws)
    found = None
    if not full and not ws.full:
        found = []
        for i in range(ws.found):
            path = []
            k = ws.record[i]
            for v in range(13, 0, -1):
                path.append((ws.use[k] - ws.use_from[v], [_origins(ws.how[4 * k + c]) for c in range(4)]))
                k = ws.parent[k]
            spent_all = ws.spent[i]
            found.append((ws.value[i], (spent_all & 15) + (spent_all >> 4 & 15) + (spent_all >> 8), path[::-1]))
    if len(_FREE) < 2:
        _FREE.append(ws)
    return found


def _origins(word: object) -> list:
    origins = []
    while word:
        origins.append(((word & 15) - 2, word >> 6 & 15, (word >> 4 & 3) - 1))
        word >>= ORIGIN_BITS
    return origins
