# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# mypy: ignore-errors
# ruff: noqa: SIM102
"""The fast backend: `reference` unrolled over pairs of colours, with masks for the comparisons.

One source, run in two ways: plain Python where nothing was compiled, C through Cython's pure-Python mode where it was
(`native` picks). Read `states` and `reference` first; this file adds only bookkeeping:

* colours 0 and 1 are one *half*, 2 and 3 the other. An *entry* lists what a half can do from a pair of states,
  bucketed by group use and jokers; entries without locks are kept from solve to solve;
* a state of the whole table is four one-hot fields of ten bits and a bit "some run exists", so that "x can copy y"
  is a mask test and its price in jokers a few population counts;
* a window is the antichain after one number for each count of jokers used; records lead back to the melds.

No Python object is touched between the copies in and out, and the GIL is released there. The work space is taken
from a free list and given back, doubled when it is too small, never beyond `MOST_STATES`.
"""

from array import array
from typing import Any

try:
    import cython
except ImportError:  # the interpreter needs nothing but the standard library
    from tilerummy.solver import _shim as cython

from tilerummy.solver.contract import GROUP, JOKER_MAY_JOIN, NUMBERS
from tilerummy.solver.limits import check
from tilerummy.solver.states import (
    AGES,
    MOST_LOCKS,
    NEVER,
    PAIRS_OF_COPIES,
    STATES,
    USES,
    copyable,
    fill_coloured_groups,
    fill_groups,
    group_jokers,
    step,
    tiles_wanted,
)

LAST = cython.declare(cython.int, NUMBERS)
LEVELS = cython.declare(cython.int, 5)  # jokers 0 to 4
BUCKETS = cython.declare(cython.int, 45)
BASE_ENTRIES = cython.declare(cython.int, 2 * 36 * 100)
ENTRIES = cython.declare(cython.int, 2 * 36 * 100 + 14 * 200)
OPTIONS = cython.declare(cython.int, 1 << 18)
MOST_STATES = cython.declare(cython.int, 1 << 22)
NOTHING = cython.declare(cython.int, -(1 << 30))

# Tables: all small, all derived from `states`.
_CODES = [-1] * 9
for _code, (_must, _there) in enumerate(PAIRS_OF_COPIES):
    _CODES[3 * _must + _there] = _code
CODE = cython.declare(cython.int[::1], array("i", _CODES))
MUST = cython.declare(cython.int[::1], array("i", [must for must, _ in PAIRS_OF_COPIES]))
THERE = cython.declare(cython.int[::1], array("i", [there for _, there in PAIRS_OF_COPIES]))
OPEN = cython.declare(cython.int[::1], array("i", [sum(age > 0 for age in ages) for ages in AGES]))
_HELPS = MOST_LOCKS + 1
NEXT = cython.declare(
    cython.int[::1],
    array(
        "i",
        [
            step(s, cover, q, e)
            for q in range(_HELPS)
            for e in range(_HELPS)
            for s in range(STATES)
            for cover in range(3)
        ],
    ),
)
ONEHOT = cython.declare(cython.ulonglong[::1], array("Q", [1 << p // 10 | 1 << 10 + p % 10 for p in range(100)]))


def _down_masks(locks: bool) -> list[int]:
    """For every distance, extra jokers and pair of states: the pairs of states that it can copy, as two masks."""
    single = [[[copyable(d, e, s, locks) for s in range(10)] for e in range(LEVELS)] for d in range(14)]
    return [one | two << 10 for rows in single for row in rows for one in row for two in row]


_DOWN_SIZE = 14 * LEVELS * 100
DOWN = cython.declare(cython.ulonglong[::1], array("Q", _down_masks(False) + [0] * _DOWN_SIZE))


def _look_masks() -> list[int]:
    """For the counts of tiles at the next two numbers (3: no such number): the states that need at most e jokers."""
    wanted = [
        [tiles_wanted(s, -1 if a > 2 else a, -1 if b > 2 else b) for s in range(STATES)]
        for a in range(4)
        for b in range(4)
    ]
    return [sum([1 << s for s in range(STATES) if row[s] <= e]) for row in wanted for e in range(LEVELS)]


LOOK = cython.declare(cython.ulonglong[::1], array("Q", _look_masks()))


def _group_masks(rooms: tuple[int, ...]) -> list[int]:
    """Bit j of entry `use`: those tiles and j jokers can be groups."""
    table = group_jokers(rooms)
    return [sum(1 << j for j in table[use]) for use in USES]


def _partners(masks: list[int]) -> list[int]:
    """For the fewest jokers j and the use of the first half: the uses of the second half that need just j."""
    out = []
    for j in range(LEVELS):
        for first in range(9):
            needs = (masks[9 * first + second] for second in range(9))
            out.append(sum(1 << second for second, mask in enumerate(needs) if mask and mask & -mask == 1 << j))
    return out


PLAIN_GROUPS = cython.declare(cython.int[::1], array("i", _group_masks(())))
PLAIN_PARTNERS = cython.declare(cython.int[::1], array("i", _partners(_group_masks(()))))
_LOCK_TABLES_READY = [False]


def _prepare_lock_tables() -> None:
    """The prices with locks are needed seldom and cost some milliseconds when interpreted."""
    if not _LOCK_TABLES_READY[0]:
        for i, mask in enumerate(_down_masks(True)):
            DOWN[_DOWN_SIZE + i] = mask
        _LOCK_TABLES_READY[0] = True


@cython.cclass
class Workspace:
    """Everything one solve writes to; solves that run at the same time have one each. `_kernel.pxd` has the types.

    `laid` and `joker_value` are for those who ask which tiles can be laid, and not in which melds: see `note_laid`.
    """

    def __init__(self, states: int) -> None:
        self.states = states
        self.onehot = array("Q", [0]) * states
        self.down = array("Q", [0]) * states
        self.value = array("i", [0]) * states
        self.first = array("i", [0]) * states
        self.second = array("i", [0]) * states
        self.record = array("i", [0]) * states
        self.parent = array("i", [0]) * (4 * states)
        self.use = array("i", [0]) * (4 * states)
        self.cover = array("i", [0]) * (4 * states)
        self.win_start = array("i", [0]) * (LEVELS * 14)
        self.win_size = array("i", [0]) * (LEVELS * 14)
        self.index = array("i", [-1]) * ENTRIES
        self.offsets = array("i", [0]) * (ENTRIES * (BUCKETS + 1))
        self.buckets = array("i", [0]) * (ENTRIES * LEVELS)
        self.to_pair = array("i", [0]) * OPTIONS
        self.used = array("i", [0]) * OPTIONS
        self.covered = array("i", [0]) * OPTIONS
        self.scratch = array("i", [0]) * 320
        self.entries = 0
        self.options = 0
        self.must = array("i", [0]) * 64
        self.there = array("i", [0]) * 64
        self.weight = array("i", [0]) * 64
        self.absorbs = array("i", [0]) * 64
        self.emits = array("i", [0]) * 64
        self.locked = array("i", [0]) * 16
        self.groups = array("i", [0]) * (14 * 81)
        self.partners = array("i", [0]) * (14 * BUCKETS)
        for v in range(14):
            _set_groups(self, v, PLAIN_GROUPS, PLAIN_PARTNERS)
        self.rest = array("i", [0]) * 16
        self.knap = array("i", [0]) * (14 * LEVELS)
        self.knap_use = array("i", [0]) * (14 * LEVELS)
        self.found_use = array("i", [0]) * 16
        self.found_cover = array("i", [0]) * 16
        self.found_jokers = array("i", [0]) * 16
        self.best = 0
        self.best_level = 0
        self.onehot2 = array("Q", [0])
        self.down2 = array("Q", [0])
        self.coloured_index = array("i", [0])
        self.coloured_partners = array("i", [0])
        self.coloured_refused = array("i", [0])
        self.joker_colour = array("i", [0]) * 4
        self.found_joker_colours = array("i", [0]) * 16
        self.laid = array("B", [0]) * 53
        self.joker_value = 0

    def prepare_coloured(self) -> None:
        """Room that only jokers with colours need."""
        self.onehot2 = array("Q", [0]) * self.states
        self.down2 = array("Q", [0]) * self.states
        self.coloured_index = array("i", [-1]) * (14 * 1800)
        self.coloured_partners = array("i", [0]) * (14 * 16)
        self.coloured_refused = array("i", [0]) * (14 * 256)


_FREE: list = []


@cython.cfunc
@cython.locals(i=cython.int)
def _set_groups(ws: Workspace, number: cython.int, groups: cython.int[::1], partners: cython.int[::1]) -> cython.void:
    """What can be groups of this number."""
    for i in range(81):
        ws.groups[number * 81 + i] = groups[i]
    for i in range(BUCKETS):
        ws.partners[number * BUCKETS + i] = partners[i]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ones(x: cython.ulonglong) -> cython.int:
    """How many bits are set."""
    n: cython.int = 0
    while x:  # never more than five
        x &= x - 1
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(key=cython.int, colour=cython.int, c=cython.int, s=cython.int, n=cython.int, f=cython.int)
@cython.locals(t=cython.int, r=cython.int, k=cython.int, bucket=cython.int, a=cython.int, b=cython.int, j=cython.int)
def _entry(ws: Workspace, v: cython.int, half: cython.int, pair: cython.int) -> cython.int:
    """The number of the entry for a pair of states of one half at number v, made if it is not there; -1 if full."""
    c0: cython.int = 26 * half + v - 1
    c1: cython.int = c0 + 13
    code0: cython.int = CODE[3 * ws.must[c0] + ws.there[c0]]
    code1: cython.int = CODE[3 * ws.must[c1] + ws.there[c1]]
    helps: cython.int = ws.absorbs[c0] + ws.emits[c0] + ws.absorbs[c1] + ws.emits[c1]
    if helps:
        key = BASE_ENTRIES + v * 200 + half * 100 + pair
    else:
        key = (((1 if v == 11 else 0) * 6 + code0) * 6 + code1) * 100 + pair
    entry: cython.int = ws.index[key]
    if entry >= 0:
        return entry
    if ws.entries >= ENTRIES or ws.options + 81 > OPTIONS:
        return -1
    entry = ws.entries
    ws.entries += 1
    ws.index[key] = entry
    # what each colour can do alone: (group tiles, cover, next state, rack tiles used, jokers)
    size0: cython.int = 0
    size1: cython.int = 0
    for colour in range(2):
        c = c0 if colour == 0 else c1
        s = pair // 10 if colour == 0 else pair % 10
        k = 0
        for n in range(ws.there[c] + 1):
            for f in range(3):
                t = NEXT[((ws.absorbs[c] * 3 + ws.emits[c]) * 10 + s) * 3 + f]
                if t < 0:
                    continue
                r = ws.there[c] - n
                if r > f:
                    r = f
                # a joker only fills a gap of an open run; a run starts with one only as joker-12-13
                if n + r < ws.must[c] or (f - r > OPEN[s] + ws.emits[c] and v != 11):
                    continue
                ws.scratch[60 * colour + k] = n
                ws.scratch[60 * colour + k + 1] = f
                ws.scratch[60 * colour + k + 2] = t
                ws.scratch[60 * colour + k + 3] = n + r - ws.must[c]
                ws.scratch[60 * colour + k + 4] = f - r
                k += 5
        if colour == 0:
            size0 = k
        else:
            size1 = k
    # both together, sorted by bucket: first how many there are in each, then where each begins, then the options
    at: cython.int = ws.options
    base: cython.int = entry * (BUCKETS + 1)
    for j in range(LEVELS):
        ws.buckets[entry * LEVELS + j] = 0
    for bucket in range(BUCKETS):
        ws.scratch[120 + bucket] = 0
    for a in range(0, size0, 5):
        for b in range(60, 60 + size1, 5):
            bucket = (3 * ws.scratch[a] + ws.scratch[b]) * LEVELS + ws.scratch[a + 4] + ws.scratch[b + 4]
            ws.scratch[120 + bucket] += 1
    for bucket in range(BUCKETS):
        ws.offsets[base + bucket] = at
        if ws.scratch[120 + bucket]:
            ws.buckets[entry * LEVELS + bucket % LEVELS] |= 1 << bucket // LEVELS
        at += ws.scratch[120 + bucket]
        ws.scratch[120 + bucket] = ws.offsets[base + bucket]
    ws.offsets[base + BUCKETS] = at
    ws.options = at
    for a in range(0, size0, 5):
        for b in range(60, 60 + size1, 5):
            bucket = (3 * ws.scratch[a] + ws.scratch[b]) * LEVELS + ws.scratch[a + 4] + ws.scratch[b + 4]
            at = ws.scratch[120 + bucket]
            ws.scratch[120 + bucket] = at + 1
            ws.to_pair[at] = ws.scratch[a + 2] * 10 + ws.scratch[b + 2]
            ws.used[at] = ws.scratch[a + 3] * 3 + ws.scratch[b + 3]
            ws.covered[at] = ws.scratch[a + 1] | ws.scratch[b + 1] << 2
    return entry


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(v=cython.int, c=cython.int, k=cython.int, j=cython.int, n0=cython.int, n1=cython.int, n2=cython.int)
@cython.locals(n3=cython.int, use=cython.int, mask=cython.int, gain=cython.int, some=cython.int)
def _groups_only(
    ws: Workspace, table_jokers: cython.int, rack_jokers: cython.int, joker_weight: cython.int
) -> cython.void:
    """Tables without any run: a knapsack over the numbers with exact joker counts. Sets `best` where it is better."""
    jokers: cython.int = table_jokers + rack_jokers
    for k in range(LEVELS):
        ws.knap[k] = NOTHING
    ws.knap[0] = 0
    for v in range(1, LAST + 1):
        for k in range(LEVELS):
            ws.knap[v * LEVELS + k] = NOTHING
        some = 0
        c = v - 1
        for n0 in range(ws.must[c], ws.there[c] + 1):
            for n1 in range(ws.must[c + 13], ws.there[c + 13] + 1):
                for n2 in range(ws.must[c + 26], ws.there[c + 26] + 1):
                    for n3 in range(ws.must[c + 39], ws.there[c + 39] + 1):
                        use = n0 * 27 + n1 * 9 + n2 * 3 + n3
                        mask = ws.groups[v * 81 + use]
                        if mask == 0:
                            continue
                        gain = (
                            (n0 - ws.must[c]) * ws.weight[c]
                            + (n1 - ws.must[c + 13]) * ws.weight[c + 13]
                            + (n2 - ws.must[c + 26]) * ws.weight[c + 26]
                            + (n3 - ws.must[c + 39]) * ws.weight[c + 39]
                        )
                        for j in range(jokers + 1):
                            if mask >> j & 1:
                                for k in range(jokers - j + 1):
                                    if ws.knap[(v - 1) * LEVELS + k] > NOTHING:
                                        if ws.knap[(v - 1) * LEVELS + k] + gain > ws.knap[v * LEVELS + k + j]:
                                            ws.knap[v * LEVELS + k + j] = ws.knap[(v - 1) * LEVELS + k] + gain
                                            ws.knap_use[v * LEVELS + k + j] = use * LEVELS + j
                                            some = 1
        if some == 0:
            return
    best_k: cython.int = -1
    for k in range(table_jokers, jokers + 1):
        gain = ws.knap[LAST * LEVELS + k]
        if gain > NOTHING and gain + (k - table_jokers) * joker_weight > ws.best:
            ws.best = gain + (k - table_jokers) * joker_weight
            best_k = k
    if best_k < 0:
        return
    ws.best_level = best_k
    for v in range(LAST, 0, -1):
        use = ws.knap_use[v * LEVELS + best_k]
        ws.found_use[v] = use // LEVELS
        ws.found_cover[v] = 0
        ws.found_jokers[v] = use % LEVELS
        best_k -= use % LEVELS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(v=cython.int, c=cython.int, level=cython.int, below=cython.int, i=cython.int, j=cython.int)
@cython.locals(jg=cython.int, ja=cython.int, jb=cython.int, spend=cython.int, a=cython.int, b=cython.int)
@cython.locals(p=cython.int, q=cython.int, k=cython.int, e=cython.int, z=cython.int, ea=cython.int, eb=cython.int)
@cython.locals(base=cython.int, size=cython.int, total=cython.int, so_far=cython.int, with_a=cython.int)
@cython.locals(joker_gain=cython.int, goal=cython.int, price=cython.int, more=cython.int, distance=cython.int)
@cython.locals(spare=cython.int, beaten=cython.int, mask_a=cython.int, mask_b=cython.int, w0=cython.int)
@cython.locals(w1=cython.int, w2=cython.int, w3=cython.int)
@cython.locals(state=cython.ulonglong, half=cython.ulonglong, reach=cython.ulonglong, old_run=cython.ulonglong)
@cython.locals(look0=cython.ulonglong, look1=cython.ulonglong, look2=cython.ulonglong, look3=cython.ulonglong)
@cython.locals(look4=cython.ulonglong)
def _search(
    ws: Workspace,
    table_jokers: cython.int,
    rack_jokers: cython.int,
    joker_weight: cython.int,
    has_lock: cython.int,
    has_run: cython.int,
) -> cython.int:
    """The antichain search of `reference.solve`; 0 when done, 1 when the work space is too small."""
    onehot: cython.ulonglong[::1] = ws.onehot
    down: cython.ulonglong[::1] = ws.down
    value: cython.int[::1] = ws.value
    first: cython.int[::1] = ws.first
    second: cython.int[::1] = ws.second
    record: cython.int[::1] = ws.record
    win_start: cython.int[::1] = ws.win_start
    win_size: cython.int[::1] = ws.win_size
    to_pair: cython.int[::1] = ws.to_pair
    used: cython.int[::1] = ws.used
    offsets: cython.int[::1] = ws.offsets
    buckets: cython.int[::1] = ws.buckets
    weight: cython.int[::1] = ws.weight
    partners: cython.int[::1] = ws.partners
    some_run: cython.ulonglong = 1 << 40
    jokers: cython.int = table_jokers + rack_jokers
    downs: cython.int = 14 * LEVELS * 100 if has_lock else 0
    top: cython.int = 0
    records: cython.int = 1
    best_record: cython.int = 0
    ws.rest[LAST] = 0
    for v in range(LAST, 0, -1):
        total = 0
        for c in range(v - 1, 52, 13):
            total += (ws.there[c] - ws.must[c]) * weight[c]
        ws.rest[v - 1] = ws.rest[v] + total
    for level in range(jokers + 1):
        if joker_weight > 0:
            joker_gain = rack_jokers * joker_weight
        else:
            joker_gain = (level - table_jokers) * joker_weight if level > table_jokers else 0
        goal = ws.best - joker_gain
        if ws.rest[0] <= goal:
            break
        win_start[level * 14] = top
        win_size[level * 14] = 0
        if level == 0:
            onehot[0] = ONEHOT[0] | ONEHOT[0] << 20 | (some_run if has_run or jokers == 0 else 0)
            value[0] = 0
            first[0] = 0
            second[0] = 0
            record[0] = 0
            win_size[0] = 1
            top = 1
        spare = jokers - level
        for v in range(1, LAST + 1):
            base = top
            size = 0
            distance = LAST - v
            w0 = weight[v - 1]
            w1 = weight[v + 12]
            w2 = weight[v + 25]
            w3 = weight[v + 38]
            look0 = some_run
            look1 = some_run
            look2 = some_run
            look3 = some_run
            look4 = some_run
            for c in range(4):
                i = 13 * c + v - 1
                if (v < 13 and ws.absorbs[i + 1]) or (v < 12 and ws.absorbs[i + 2]):
                    reach = 1023
                    reach = reach << (10 * c)
                    look0 |= reach
                    look1 |= reach
                    look2 |= reach
                    look3 |= reach
                    look4 |= reach
                else:
                    a = ws.there[i + 1] if v < 13 else 3
                    b = ws.there[i + 2] if v < 12 else 3
                    q = (a * 4 + b) * LEVELS
                    look0 |= LOOK[q] << (10 * c)
                    look1 |= LOOK[q + 1] << (10 * c)
                    look2 |= LOOK[q + 2] << (10 * c)
                    look3 |= LOOK[q + 3] << (10 * c)
                    look4 |= LOOK[q + 4] << (10 * c)
            for below in range(level + 1):
                spend = level - below
                for i in range(
                    win_start[below * 14 + v - 1], win_start[below * 14 + v - 1] + win_size[below * 14 + v - 1]
                ):
                    so_far = value[i]
                    if so_far + ws.rest[v - 1] <= goal:
                        continue
                    ea = _entry(ws, v, 0, first[i])
                    eb = _entry(ws, v, 1, second[i])
                    if ea < 0 or eb < 0:
                        return 1
                    old_run = onehot[i] & some_run
                    for jg in range(spend + 1):
                        for ja in range(spend - jg + 1):
                            jb = spend - jg - ja
                            mask_a = buckets[ea * LEVELS + ja]
                            a = 0
                            while mask_a:
                                if not mask_a & 1:
                                    mask_a >>= 1
                                    a += 1
                                    continue
                                mask_b = partners[v * BUCKETS + jg * 9 + a] & buckets[eb * LEVELS + jb]
                                b = 0
                                while mask_b:
                                    if not mask_b & 1:
                                        mask_b >>= 1
                                        b += 1
                                        continue
                                    for k in range(
                                        offsets[ea * (BUCKETS + 1) + a * LEVELS + ja],
                                        offsets[ea * (BUCKETS + 1) + a * LEVELS + ja + 1],
                                    ):
                                        if not cython.compiled:
                                            check()
                                        q = used[k]
                                        with_a = so_far + (q // 3) * w0 + (q % 3) * w1
                                        half = ONEHOT[to_pair[k]]
                                        for e in range(
                                            offsets[eb * (BUCKETS + 1) + b * LEVELS + jb],
                                            offsets[eb * (BUCKETS + 1) + b * LEVELS + jb + 1],
                                        ):
                                            q = used[e]
                                            total = with_a + (q // 3) * w2 + (q % 3) * w3
                                            if total + ws.rest[v] <= goal:
                                                continue
                                            state = half | ONEHOT[to_pair[e]] << 20
                                            # can the open runs still reach length 3?
                                            if spare == 0:
                                                if state & ~look0:
                                                    continue
                                            else:
                                                price = _ones(state & ~look0) + _ones(state & ~look1)
                                                if spare > 1:
                                                    price += _ones(state & ~look2)
                                                if spare > 2:
                                                    price += _ones(state & ~look3)
                                                if spare > 3:
                                                    price += _ones(state & ~look4)
                                                if price > spare:
                                                    continue
                                            if old_run or to_pair[k] or to_pair[e]:
                                                state |= some_run
                                            beaten = 0
                                            for z in range(base, base + size):
                                                if value[z] >= total and not state & ~down[z]:
                                                    beaten = 1
                                                    break
                                            if beaten:
                                                continue
                                            for j in range(level):
                                                more = level - j
                                                for z in range(
                                                    win_start[j * 14 + v], win_start[j * 14 + v] + win_size[j * 14 + v]
                                                ):
                                                    if value[z] >= total:
                                                        price = _ones(state & ~down[z])
                                                        q = 1
                                                        while q <= more and price <= more:
                                                            p = downs + (distance * LEVELS + q) * 100
                                                            price += _ones(
                                                                state
                                                                & ~(
                                                                    DOWN[p + first[z]]
                                                                    | DOWN[p + second[z]] << 20
                                                                    | (onehot[z] & some_run)
                                                                )
                                                            )
                                                            q += 1
                                                        if price <= more:
                                                            beaten = 1
                                                            break
                                                if beaten:
                                                    break
                                            if beaten:
                                                continue
                                            p = downs + distance * LEVELS * 100
                                            reach = (
                                                DOWN[p + to_pair[k]] | DOWN[p + to_pair[e]] << 20 | (state & some_run)
                                            )
                                            q = base
                                            for z in range(base, base + size):
                                                if value[z] > total or onehot[z] & ~reach:
                                                    if q != z:
                                                        onehot[q] = onehot[z]
                                                        down[q] = down[z]
                                                        value[q] = value[z]
                                                        first[q] = first[z]
                                                        second[q] = second[z]
                                                        record[q] = record[z]
                                                    q += 1
                                            if q + 1 >= ws.states or records + 1 >= 4 * ws.states:
                                                return 1
                                            onehot[q] = state
                                            down[q] = reach
                                            value[q] = total
                                            first[q] = to_pair[k]
                                            second[q] = to_pair[e]
                                            record[q] = records
                                            size = q - base + 1
                                            ws.parent[records] = record[i]
                                            ws.use[records] = a * 9 + b
                                            ws.cover[records] = ws.covered[k] | ws.covered[e] << 4
                                            records += 1
                                    mask_b >>= 1
                                    b += 1
                                mask_a >>= 1
                                a += 1
            win_start[level * 14 + v] = base
            win_size[level * 14 + v] = size
            top = base + size
        for i in range(win_start[level * 14 + LAST], win_start[level * 14 + LAST] + win_size[level * 14 + LAST]):
            if onehot[i] & some_run and value[i] + joker_gain > ws.best:
                ws.best = value[i] + joker_gain
                ws.best_level = level
                best_record = record[i]
    if best_record:
        i = best_record
        for v in range(LAST, 0, -1):
            ws.found_use[v] = ws.use[i]
            ws.found_cover[v] = ws.cover[i]
            ws.found_jokers[v] = -1
            i = ws.parent[i]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def solve_counts(
    ws: Workspace, table_jokers: cython.int, rack_jokers: cython.int, joker_weight: cython.int, floor: cython.int
) -> cython.int:
    """Solve what lies in `must`, `there` and `weight`, without locks and colours of jokers.

    0 when done: then `best_level` is negative if nothing is worth more than the floor. 1 if there is no room.
    """
    _prepare(ws, floor)
    return _plain_search(ws, table_jokers, rack_jokers, joker_weight, 0, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _prepare(ws: Workspace, floor: cython.int) -> cython.void:
    if ws.options > OPTIONS // 2 or ws.entries > BASE_ENTRIES:
        _forget_entries(ws)
    ws.best = floor
    ws.best_level = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _plain_search(
    ws: Workspace,
    table_jokers: cython.int,
    rack_jokers: cython.int,
    joker_weight: cython.int,
    has_lock: cython.int,
    has_run: cython.int,
) -> cython.int:
    if table_jokers + rack_jokers > 0:
        _groups_only(ws, table_jokers, rack_jokers, joker_weight)
    return _search(ws, table_jokers, rack_jokers, joker_weight, has_lock, has_run)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(v=cython.int, c=cython.int, f=cython.int, n=cython.int, r=cython.int, use=cython.int, size=cython.int)
@cython.locals(count=cython.int, divisor=cython.int, before=cython.int, placed=cython.int, runs=cython.int)
@cython.locals(longer=cython.int, value=cython.int, surplus=cython.int)
def note_laid(
    ws: Workspace, table_jokers: cython.int, rack_jokers: cython.int, joker_weight: cython.int
) -> cython.void:
    """The answer of `solve_counts` as counts: what `laid` takes from the rack, by kind, jokers last.

    `joker_value` is what the jokers can be worth in these melds, if each counts as the tile that it stands for. Other
    melds of the same tiles can be worth more.
    """
    placed: cython.int = 0
    runs: cython.int = 0
    longer: cython.int = 1  # the highest number that a joker can add to a meld of this answer
    value: cython.int = 0
    for v in range(1, LAST + 1):
        use = ws.found_use[v]
        divisor = 27
        size = 0
        for c in range(4):
            n = use // divisor % 3
            divisor //= 3
            f = ws.found_cover[v] >> 2 * c & 3
            before = ws.found_cover[v - 1] >> 2 * c & 3
            r = ws.there[13 * c + v - 1] - n
            if r > f:
                r = f
            ws.laid[13 * c + v - 1] = n + r - ws.must[13 * c + v - 1]
            placed += f - r
            value += (f - r) * v
            size += n
            runs += f
            if before > f:
                longer = v
        if use:
            count = ws.found_jokers[v]
            if count < 0:
                count = 0
                while not ws.groups[v * 81 + use] >> count & 1:
                    count += 1
            placed += count
            value += count * v
            if size + count == 3 and v > longer:
                longer = v
    surplus = table_jokers - placed
    if joker_weight > 0 and runs:
        surplus += rack_jokers
    if surplus < 0:
        surplus = 0
    ws.laid[52] = placed + surplus - table_jokers
    if surplus:
        value += longer + surplus - 1
    ws.joker_value = value


@cython.cfunc
@cython.locals(i=cython.int)
def _best_between(
    ws: Workspace, table: cython.uchar[::1], low: cython.uchar[::1], high: cython.uchar[::1], joker_weight: cython.int
) -> object:
    """The best set of tiles that holds `low` and is held by `high`, with its value; None if no such set can be laid."""
    table_jokers: cython.int = table[52] + low[52]
    rack_jokers: cython.int = high[52] - low[52]
    for i in range(52):
        ws.must[i] = table[i] + low[i]
        ws.there[i] = table[i] + high[i]
    if solve_counts(ws, table_jokers, rack_jokers, joker_weight, NOTHING // 4):
        return ()
    if ws.best_level < 0:
        return None
    note_laid(ws, table_jokers, rack_jokers, joker_weight)
    for i in range(53):
        ws.laid[i] += low[i]
    return bytes(ws.laid)


@cython.locals(i=cython.int, n=cython.int, at=cython.int, side=cython.int, ws=Workspace)
@cython.locals(table_=cython.uchar[::1], low_=cython.uchar[::1], high_=cython.uchar[::1], kept=cython.uchar[::1])
@cython.locals(old_low=cython.int, old_high=cython.int)
def others(table: Any, low: Any, high: Any, chosen: Any, weights: tuple, joker_weight: int) -> list:
    """Cut the sets between `low` and `high`, without `chosen`, into parts: for each that has any, the best set of it.

    All are counts of the 52 kinds and of jokers. A part agrees with `chosen` up to a kind and has fewer or more of
    that kind. Without `chosen`, everything is one part. The answer is a list of (low, high, best set); the sets are
    `bytes`.
    """
    ws = _FREE.pop() if _FREE else Workspace(1 << 11)
    parts: list = []
    table_ = array("B", table)
    low_ = array("B", low)
    high_ = array("B", high)
    for i in range(52):
        ws.weight[i] = weights[i]
    if chosen is None:
        found = _best_between(ws, table_, low_, high_, joker_weight)
        while found == ():
            ws = _larger(ws)
            found = _best_between(ws, table_, low_, high_, joker_weight)
        if found is not None:
            parts.append((bytes(low_), bytes(high_), found))
    else:
        kept = array("B", chosen)
        for at in range(53):
            old_low = low_[at]
            old_high = high_[at]
            if old_low == old_high:
                continue
            for side in range(2):
                low_[at] = old_low if side == 0 else kept[at] + 1
                high_[at] = kept[at] - 1 if side == 0 and kept[at] else old_high
                if (side == 0 and kept[at] == old_low) or (side == 1 and kept[at] == old_high):
                    continue
                found = _best_between(ws, table_, low_, high_, joker_weight)
                while found == ():
                    ws = _larger(ws)
                    found = _best_between(ws, table_, low_, high_, joker_weight)
                if found is not None:
                    parts.append((bytes(low_), bytes(high_), found))
            low_[at] = kept[at]
            high_[at] = kept[at]
    if ws.states <= 1 << 14 and len(_FREE) < 4:
        _FREE.append(ws)
    return parts


@cython.cfunc
@cython.locals(i=cython.int, larger=Workspace)
def _larger(ws: Workspace) -> Workspace:
    if 2 * ws.states > MOST_STATES:
        raise MemoryError("the solver's work space is full")
    larger = Workspace(2 * ws.states)
    for i in range(52):
        larger.weight[i] = ws.weight[i]
    return larger


@cython.locals(i=cython.int)
@cython.locals(ws=Workspace)
def solve(task: Any) -> Any:
    """The `contract.Answer` of a checked `contract.Task` as a plain tuple, or None."""
    table: bytes = task.table
    rack: bytes = task.rack
    weights: tuple = task.weights
    table_jokers: cython.int = task.table_jokers
    rack_jokers: cython.int = task.rack_jokers
    joker_weight: cython.int = task.joker_weight
    floor: cython.int = task.floor
    locks: tuple = task.locks
    table_coloured: cython.int = task.table_coloured
    rack_coloured: cython.int = task.rack_coloured
    coloured: cython.int = table_coloured | rack_coloured
    full: cython.int = 1
    has_lock: cython.int = 1 if locks else 0
    has_run: cython.int = 0
    run_colours: cython.int = 0
    grown: cython.int = 1 << 11
    if _FREE:
        ws = _FREE.pop()
    else:
        ws = Workspace(grown)
    rooms: dict = {}
    if locks:
        _prepare_lock_tables()
        rooms = _place_locks(ws, locks)
        for lock in locks:
            if lock[0][0] != GROUP:
                has_run = 1
                run_colours |= 1 << lock[0][0]
    while True:
        _prepare(ws, floor)
        for i in range(52):
            ws.must[i] = table[i]
            ws.there[i] = table[i] + rack[i]
            ws.weight[i] = weights[i]
        if coloured:
            _place_coloured(ws, table_coloured, rack_coloured, joker_weight, rooms)
            with cython.nogil:
                full = _coloured_search(ws, run_colours, joker_weight, has_lock)
            _forget_entries(ws)
        else:
            with cython.nogil:
                full = _plain_search(ws, table_jokers, rack_jokers, joker_weight, has_lock, has_run)
        if not full:
            break
        grown = ws.states * 2
        if grown > MOST_STATES:
            raise MemoryError("the solver's work space is full")
        ws = Workspace(grown)
        if locks:
            rooms = _place_locks(ws, locks)
    answer = None
    if ws.best_level >= 0:
        if locks or coloured:
            answer = _assemble(ws, task, locks, rooms)
        else:
            answer = _assemble_plain(ws, table_jokers, rack_jokers, joker_weight)
    if locks:
        _remove_locks(ws)
    if ws.states <= 1 << 14 and len(_FREE) < 4:
        _FREE.append(ws)
    return answer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(i=cython.int)
def _forget_entries(ws: Workspace) -> cython.void:
    ws.entries = 0
    ws.options = 0
    for i in range(ENTRIES):
        ws.index[i] = -1


def _place_locks(ws: Workspace, locks: tuple) -> dict:
    """Note where locks absorb, emit and take a fourth tile; the rooms by number."""
    rooms: dict = {}
    for shape, room in locks:
        kind, low, high = shape[0], shape[1], shape[2]
        if kind == GROUP:
            if room:
                rooms[low] = (*rooms.get(low, ()), room)
        else:
            at = 13 * kind + low - 1
            ws.absorbs[at] = min(MOST_LOCKS, ws.absorbs[at] + 1)
            if high < LAST:
                at = 13 * kind + high
                ws.emits[at] = min(MOST_LOCKS, ws.emits[at] + 1)
    for number, masks in rooms.items():
        groups = _group_masks_of(masks)
        _set_groups(ws, number, groups[0], groups[1])
        ws.locked[number] = 1
    return rooms


_MASKS: dict = {}


def _group_masks_of(rooms: tuple) -> tuple:
    known = _MASKS.get(rooms)
    if known is None:
        masks = _group_masks(rooms)
        known = _MASKS[rooms] = (array("i", masks), array("i", _partners(masks)))
    return known


@cython.locals(i=cython.int, v=cython.int)
def _remove_locks(ws: Workspace) -> None:
    """Leave the work space as a solve without locks expects it."""
    for i in range(52):
        if ws.absorbs[i] or ws.emits[i]:
            ws.absorbs[i] = 0
            ws.emits[i] = 0
    for i in range(BASE_ENTRIES, ENTRIES):
        ws.index[i] = -1
    for v in range(1, 14):
        if ws.locked[v]:
            ws.locked[v] = 0
            _set_groups(ws, v, PLAIN_GROUPS, PLAIN_PARTNERS)


_GROUPS: list = [None] * (81 * 5)


def _groups_of(use: int, jokers: int) -> tuple:
    """The groups, as (mask of colours, jokers), that these counts of tiles of each colour and of jokers become."""
    known = _GROUPS[use * 5 + jokers]
    if known is None:
        groups: list = []
        _fill(groups, 0, USES[use], jokers, (), (), [])
        known = _GROUPS[use * 5 + jokers] = tuple((mask, wild) for _, _, mask, wild, _ in groups)
    return known


@cython.locals(v=cython.int, c=cython.int, f=cython.int, n=cython.int, use=cython.int, count=cython.int)
@cython.locals(digit=cython.int, wild=cython.int, start0=cython.int, start1=cython.int, mask0=cython.int)
@cython.locals(mask1=cython.int)
def _assemble_plain(ws: Workspace, table_jokers: int, rack_jokers: int, joker_weight: int) -> tuple:
    """`assemble` without locks and colours of jokers, which is what nearly every solve needs: two open runs at most."""
    laid: cython.int = 0
    shapes: list = []
    divisor: cython.int = 27
    for c in range(4):
        n = 0
        start0 = start1 = mask0 = mask1 = 0
        for v in range(1, 15):
            f = 0
            wild = 0
            if v < 14:
                f = ws.found_cover[v] >> 2 * c & 3
                digit = ws.found_use[v] // divisor % 3
                wild = f - (ws.there[13 * c + v - 1] - digit)
                if wild < 0:
                    wild = 0
                laid += wild
            if f < n:  # the older run ends first
                shapes.append((c, start0, v - 1, mask0, 0))
                if f == 0 and n == 2:
                    shapes.append((c, start1, v - 1, mask1, 0))
                start0 = start1
                mask0 = mask1
                n = f
            if f > n:
                if n == 0:
                    start0 = v
                    mask0 = 0
                if f == 2:
                    start1 = v
                    mask1 = 0
                n = f
            if wild:
                mask0 |= 1 << v
                if wild == 2:
                    mask1 |= 1 << v
        divisor //= 3
    runs: cython.int = len(shapes)
    for v in range(1, 14):
        use = ws.found_use[v]
        count = ws.found_jokers[v]
        if use:
            if count < 0:
                count = 0
                while not ws.groups[v * 81 + use] >> count & 1:
                    count += 1
            laid += count
            for mask, jokers in _groups_of(use, count):
                shapes.append((GROUP, v, mask, jokers, 0))
    n = table_jokers - laid
    if joker_weight > 0:
        n += rack_jokers
    if runs and n > 0:
        longer = [[shape[0], shape[1], shape[2], shape[3], -1] for shape in shapes[:runs]]
        _lay_surplus(n, longer, [])
        shapes[:runs] = [(run[0], run[1], run[2], run[3], 0) for run in longer]
    return ws.best, shapes, 0


@cython.locals(v=cython.int, use=cython.int)
def _assemble(ws: Workspace, task: object, locks: tuple, rooms: dict) -> tuple:
    """The melds of the best path, from the uses and covers that the search noted."""
    base: cython.int = 4 if task.table_coloured | task.rack_coloured else 3
    uses = [NO_USE] * 14
    covers = [0] * 14
    jokers = [0] * 14
    joker_colours = [0] * 14
    for v in range(1, 14):
        use = ws.found_use[v]
        if use:
            uses[v] = (use // (base * base * base), use // (base * base) % base, use // base % base, use % base)
        covers[v] = ws.found_cover[v]
        jokers[v] = ws.found_jokers[v]
        joker_colours[v] = ws.found_joker_colours[v] if base == 4 else 0
    there = [ws.there[v] for v in range(52)]
    return assemble(task, ws.best, there, uses, covers, jokers, joker_colours, rooms)


NO_USE = (0, 0, 0, 0)


@cython.locals(v=cython.int, c=cython.int, i=cython.int, n=cython.int, f=cython.int, real=cython.int)
def assemble(
    task: object, best: int, there: list, uses: list, covers: list, joker_counts: list, joker_colours: list, rooms: dict
) -> tuple:
    """Build the melds: `uses[v]` tiles of each colour go into groups of v, `covers[v]` runs of each colour pass v.

    `joker_counts[v]` jokers are in the groups of v, as few as will do where it is negative; of the tiles in groups,
    `joker_colours[v]` are jokers with a colour. What `states.step` decides about ages is done here with the runs
    themselves, in the same order.
    """
    jokers_laid: cython.int = 0
    coloured_laid: cython.int = 0
    unplaced_jokers: cython.int = 0
    locks: tuple = task.locks
    runs: list = []
    groups: list = []
    # a run in the making: [colour, first, last, jokers, number of its lock or -1]
    locked_runs: list = [None] * len(locks)
    locked_groups: list = [None] * len(locks)
    group_locks: dict = {}
    # the locked runs by colour and number: of their first tile, and behind their last
    starts: dict = {}
    ends: dict = {}
    for i in range(len(locks)):
        shape = locks[i][0]
        if shape[0] != GROUP:
            locked_runs[i] = [shape[0], shape[1], shape[2], shape[3], i]
            starts.setdefault((shape[0], shape[1]), []).append(locked_runs[i])
            ends.setdefault((shape[0], shape[2] + 1), []).append(locked_runs[i])
        else:
            locked_groups[i] = list(shape)
            if locks[i][1]:
                group_locks.setdefault(shape[1], []).append(i)
    open_runs: list = [[], [], [], []]
    for v in range(1, 14):
        use: tuple = uses[v]
        cover = covers[v]
        count = joker_counts[v]
        if use != NO_USE or count > 0:
            if count < 0:
                count = group_jokers(rooms.get(v, ()))[use][0]
            jokers_laid += count
            coloured_laid |= joker_colours[v]
            if joker_colours[v]:
                _fill_coloured(
                    groups, v, use, joker_colours[v], rooms.get(v, ()), group_locks.get(v, ()), locked_groups
                )
            else:
                _fill(groups, v, use, count, rooms.get(v, ()), group_locks.get(v, ()), locked_groups)
        for c in range(4):
            f = cover >> 2 * c & 3
            mine: list = open_runs[c]
            if not f and not mine:
                continue
            starting: list = list(starts.get((c, v), ()))
            ended: list = list(ends.get((c, v), ()))
            n = use[c]
            real = there[13 * c + v - 1] - n + (joker_colours[v] >> c & 1)
            young: list = [run for run in mine if v - run[1] < 3]
            young.sort(key=_first_of)
            n = max(0, len(young) - min(MOST_LOCKS, len(starting)))
            old: list = [run for run in mine if v - run[1] >= 3]
            queue: list = young[:n] + old + ended[:MOST_LOCKS] + young[n:]
            chosen: list = queue[:f]
            for run in queue[f:]:
                if v - run[1] < 3:
                    host = starting.pop()
                    host[1] = run[1]
                    host[3] |= run[3]
                elif run[4] < 0:
                    runs.append(run)
            while len(chosen) < f:
                chosen.append([c, v, v, 0, -1])
            for i in range(f):
                run = chosen[i]
                run[2] = v
                if i < f - real:
                    run[3] |= 1 << v
                    jokers_laid += 1
                    coloured_laid |= 1 << c
            open_runs[c] = chosen
    for c in range(4):
        runs.extend(run for run in open_runs[c] if run[4] < 0)
    waiting: int = task.table_coloured | (task.rack_coloured if task.joker_weight > 0 else 0)
    if waiting:
        for c in range(4):
            if (waiting & ~coloured_laid) >> c & 1:
                own: list = [run for run in runs if run[0] == c]
                locked: list = [run for run in locked_runs if run is not None and run[0] == c]
                size = len(own)
                if own or locked or task.table_coloured >> c & 1:
                    unplaced_jokers += _lay_surplus(1, own, locked)
                    runs.extend(own[size:])
    elif runs or any(locked_runs):  # a table of groups only has counted its jokers
        surplus = task.table_jokers - jokers_laid
        if task.joker_weight > 0:
            surplus += task.rack_jokers
        if surplus > 0:
            surplus = _lay_surplus(surplus, runs, [run for run in locked_runs if run is not None])
            unplaced_jokers += _join_groups(surplus, groups, locked_groups, locks)
    shapes: list = []
    for i in range(len(locks)):
        run = locked_runs[i]
        if run is None:
            shapes.append(tuple(locked_groups[i]))
        else:
            shapes.append((run[0], run[1], run[2], run[3], 0))
    shapes.extend((run[0], run[1], run[2], run[3], 0) for run in runs)
    shapes.extend(groups)
    return best, shapes, unplaced_jokers


def _first_of(run: list) -> int:
    return run[1]


@cython.locals(c=cython.int, i=cython.int)
def _fill(
    groups: list, v: int, use: tuple, count: int, rooms: tuple, lock_numbers: object, locked_groups: list
) -> None:
    """Groups of v from these counts of tiles of each colour and jokers: each colour goes where the fewest tiles lie."""
    size, guests = fill_groups(use, count, rooms)
    left = list(use)
    masks = [0] * size
    jokers = [0] * size
    for lock, guest in zip(lock_numbers, guests, strict=True):
        if guest == 4:
            locked_groups[lock][3] += 1
            count -= 1
        elif guest >= 0:
            left[guest] -= 1
            locked_groups[lock][2] |= 1 << guest
    sizes = [0] * size
    for c in range(4):
        for i in sorted(range(size), key=sizes.__getitem__)[: left[c]]:
            masks[i] |= 1 << c
            sizes[i] += 1
    for _ in range(count):
        i = sizes.index(min(sizes))
        sizes[i] += 1
        jokers[i] += 1
    groups.extend((GROUP, v, masks[i], jokers[i], 0) for i in range(size))


def _fill_coloured(
    groups: list, v: int, use: tuple, joker_colours: int, rooms: tuple, lock_numbers: object, locked_groups: list
) -> None:
    """The same with jokers that have colours."""
    laid, guests = fill_coloured_groups(use, joker_colours, rooms)
    groups.extend((GROUP, v, real, jokers.bit_count(), jokers) for real, jokers in laid)
    for lock, (real, joker) in zip(lock_numbers, guests, strict=True):
        locked_groups[lock][2] |= real
        if joker:
            locked_groups[lock][3] += 1
            locked_groups[lock][4] |= joker


def _lay_surplus(surplus: int, runs: list, locked_runs: list) -> int:
    """Lay jokers that no path needed into runs: longer, or one off a full run. How many found no place."""
    while surplus:
        run = next((run for run in runs + locked_runs if run[2] - run[1] < 12), None)
        if run is not None:
            if run[2] < 13:
                run[2] += 1
                run[3] |= 1 << run[2]
            else:
                run[1] -= 1
                run[3] |= 1 << run[1]
        else:
            run = next((run for run in runs if run[3] & 6 != 6), None)
            if run is None:
                return surplus
            runs.append([run[0], 1, 3, run[3] & 6 | 8, -1])
            run[1] = 3
            run[3] &= ~6
        surplus -= 1
    return 0


@cython.locals(i=cython.int)
def _join_groups(surplus: int, groups: list, locked_groups: list, locks: tuple) -> int:
    """The same for groups of three, where no run has room."""
    for i in range(len(groups)):
        kind, low, mask, jokers, joker_colours = groups[i]
        if surplus and mask.bit_count() + jokers == 3:
            groups[i] = (kind, low, mask, jokers + 1, joker_colours)
            surplus -= 1
    for i in range(len(locks)):
        group = locked_groups[i]
        if surplus and group is not None and locks[i][1] & JOKER_MAY_JOIN and group[2].bit_count() + group[3] == 3:
            group[3] += 1
            surplus -= 1
    return surplus


# Jokers with colours. Such a joker is a tile of its colour with an open number, so no joker is shared between colours:
# a colour's state is the ages of its runs and what is known of its joker, and one pass does it all.

SPENT = cython.declare(cython.int, 0)
WAITING = cython.declare(cython.int, 1)
AT_HOME = cython.declare(cython.int, 2)
"""A colour's joker: used or never there; not used, and no run of its colour yet; not used, but a run would take it."""


def _coloured_relation(kind: int, locks: bool) -> list:
    """`[distance][x]`: mask of the states of one colour that x can copy.

    Kinds: 0 no joker, 1 on the table, 2 on the rack and welcome, 3 on the rack and better kept.
    """
    out = []
    for distance in range(14):
        for x in range(30):
            free = copyable(distance, 0, x % 10, locks)
            paid = copyable(distance, 1, x % 10, locks)
            mask = 0
            if x // 10 == SPENT:
                mask = free
            elif x // 10 == AT_HOME:
                mask = (free if kind == 3 else paid) | free << 20
                if kind != 2:  # a welcome joker that is at home counts already; one that waits counts when it is laid
                    mask |= free << 10
            elif kind == 1:
                mask = free << 10
            else:
                mask = (free if kind == 3 else paid) | free << 10
            out.append(mask)
    return out


COLOURED_DOWN = cython.declare(cython.ulonglong[::1], array("Q", [0]) * (8 * 420))
_COLOURED_READY = [False]
_COLOURED_PARTNERS: dict = {}
THREE_OR_MORE = (0b0111, 0b1011, 0b1101, 0b1110, 0b1111)


def _coloured_partners(rooms: tuple) -> tuple:
    """For the use of the first half (two colours, up to three tiles each): the uses of the second half that fit.

    And for each use of both halves a mask of the sets of jokers that may not be among its tiles. Only three or four
    jokers can be a group of their own, and only where no more than one group is laid.
    """
    known = _COLOURED_PARTNERS.get(rooms)
    if known is None:
        partners = []
        refused = [0] * 256
        for first in range(16):
            fits = 0
            for second in range(16):
                use = (first // 4, first % 4, second // 4, second % 4)
                if fill_groups(use, 0, rooms) is not None:
                    fits |= 1 << second
                    if sum(use) <= 4 + len(rooms):
                        for joker_colours in THREE_OR_MORE:
                            held = all(use[c] or not joker_colours >> c & 1 for c in range(4))
                            if held and fill_coloured_groups(use, joker_colours, rooms) is None:
                                refused[first * 16 + second] |= 1 << joker_colours
            partners.append(fits)
        known = (partners, refused)
        _COLOURED_PARTNERS[rooms] = known
    return known


@cython.locals(i=cython.int, v=cython.int)
def _place_coloured(ws: Workspace, table_coloured: int, rack_coloured: int, joker_weight: int, rooms: dict) -> None:
    if not _COLOURED_READY[0]:
        _prepare_lock_tables()
        for kind in range(8):
            for at, mask in enumerate(_coloured_relation(kind % 4, kind >= 4)):
                COLOURED_DOWN[kind * 420 + at] = mask
        _COLOURED_READY[0] = True
    if len(ws.onehot2) < 2:
        ws.prepare_coloured()
    for i in range(14 * 1800):
        ws.coloured_index[i] = -1
    for i in range(4):
        ws.joker_colour[i] = 0
        if table_coloured >> i & 1:
            ws.joker_colour[i] = 1
        elif rack_coloured >> i & 1:
            ws.joker_colour[i] = 2 if joker_weight >= 0 else 3
    plain = _coloured_partners(())
    for v in range(1, 14):
        partners, refused = plain if v not in rooms else _coloured_partners(rooms[v])
        for i in range(16):
            ws.coloured_partners[v * 16 + i] = partners[i]
        for i in range(256):
            ws.coloured_refused[v * 256 + i] = refused[i]
    ws.entries = 0
    ws.options = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(colour=cython.int, c=cython.int, s=cython.int, flag=cython.int, g=cython.int, jg=cython.int)
@cython.locals(f=cython.int, t=cython.int, r=cython.int, j=cython.int, then=cython.int, k=cython.int, near=cython.int)
@cython.locals(q=cython.int, bucket=cython.int, a=cython.int, b=cython.int)
def _coloured_entry(
    ws: Workspace, v: cython.int, half: cython.int, pair: cython.int, joker_weight: cython.int
) -> cython.int:
    """As `_entry`, for a pair of states with jokers; gains instead of tiles used; -1 if full."""
    key: cython.int = v * 1800 + half * 900 + pair
    entry: cython.int = ws.coloured_index[key]
    if entry >= 0:
        return entry
    if ws.entries >= 2 * ENTRIES or ws.options + 324 > OPTIONS:
        return -1
    entry = ws.entries
    ws.entries += 1
    ws.coloured_index[key] = entry
    size0: cython.int = 0
    size1: cython.int = 0
    for colour in range(2):
        c = 26 * half + 13 * colour + v - 1
        s = pair // 30 if colour == 0 else pair % 30
        flag = s // 10
        s = s % 10
        near = (v < 13 and ws.absorbs[c + 1]) or (v < 12 and ws.absorbs[c + 2])
        q = (ws.there[c + 1] if v < 13 else 3) * 4 + (ws.there[c + 2] if v < 12 else 3)
        k = 0
        for g in range(ws.there[c] + 1):
            for jg in range(2 if flag != SPENT else 1):
                for f in range(3):
                    t = NEXT[((ws.absorbs[c] * 3 + ws.emits[c]) * 10 + s) * 3 + f]
                    if t < 0:
                        continue
                    r = ws.there[c] - g
                    if r > f:
                        r = f
                    j = f - r
                    if g + r < ws.must[c] or j + jg > (1 if flag != SPENT else 0):
                        continue
                    if j > OPEN[s] + ws.emits[c] and v != 11:
                        continue
                    then = flag
                    if j + jg:
                        then = SPENT
                    elif flag == WAITING and f:
                        then = AT_HOME
                    if not near and not LOOK[q * LEVELS + (1 if then != SPENT else 0)] >> t & 1:
                        continue
                    ws.scratch[160 * colour + k] = g + jg
                    ws.scratch[160 * colour + k + 1] = f
                    ws.scratch[160 * colour + k + 2] = then * 10 + t
                    ws.scratch[160 * colour + k + 3] = (g + r - ws.must[c]) * ws.weight[c]
                    if j + jg and ws.joker_colour[2 * half + colour] > 1:
                        ws.scratch[160 * colour + k + 3] += joker_weight
                    ws.scratch[160 * colour + k + 4] = jg
                    k += 5
        if colour == 0:
            size0 = k
        else:
            size1 = k
    at: cython.int = ws.options
    ws.buckets[entry] = 0
    for bucket in range(16):
        ws.offsets[entry * 17 + bucket] = at
        a = 0
        while a < size0:
            if ws.scratch[a] == bucket // 4:
                b = 160
                while b < 160 + size1:
                    if ws.scratch[b] == bucket % 4:
                        ws.to_pair[at] = ws.scratch[a + 2] * 30 + ws.scratch[b + 2]
                        ws.used[at] = ws.scratch[a + 3] + ws.scratch[b + 3]
                        ws.covered[at] = (
                            ws.scratch[a + 1] | ws.scratch[b + 1] << 2 | ws.scratch[a + 4] << 8 | ws.scratch[b + 4] << 9
                        )
                        at += 1
                    b += 5
            a += 5
        if at > ws.offsets[entry * 17 + bucket]:
            ws.buckets[entry] |= 1 << bucket
    ws.offsets[entry * 17 + 16] = at
    ws.options = at
    return entry


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.locals(v=cython.int, c=cython.int, i=cython.int, a=cython.int, b=cython.int, k=cython.int, e=cython.int)
@cython.locals(z=cython.int, q=cython.int, p=cython.int, ea=cython.int, eb=cython.int, mask_b=cython.int)
@cython.locals(base=cython.int, total=cython.int, worth=cython.int, beaten=cython.int)
@cython.locals(half1=cython.ulonglong, half2=cython.ulonglong, reach1=cython.ulonglong, reach2=cython.ulonglong)
def _coloured_search(
    ws: Workspace, run_colours: cython.int, joker_weight: cython.int, has_lock: cython.int
) -> cython.int:
    """The antichain search with jokers in the states of their colours; 0 when done, 1 when there is no room."""
    one: cython.ulonglong = 1
    size: cython.int = 1
    top: cython.int = 1
    start: cython.int = 0
    records: cython.int = 1
    best_record: cython.int = 0
    hope: cython.int = 0
    shift: cython.int = 4 * 420 if has_lock else 0
    ws.rest[13] = 0
    for v in range(13, 0, -1):
        total = 0
        for c in range(v - 1, 52, 13):
            total += (ws.there[c] - ws.must[c]) * ws.weight[c]
        ws.rest[v - 1] = ws.rest[v] + total
    k = 0
    e = 0
    for c in range(4):
        q = 0
        if ws.joker_colour[c]:
            q = 10 * (AT_HOME if run_colours >> c & 1 else WAITING)
        if ws.joker_colour[c] > 1 and joker_weight > 0:
            hope += joker_weight
        if c < 2:
            k = k * 30 + q
        else:
            e = e * 30 + q
    ws.first[0] = k
    ws.second[0] = e
    ws.value[0] = 0
    ws.record[0] = 0
    for v in range(1, 14):
        base = top
        q = size
        size = 0
        for i in range(start, start + q):
            if ws.value[i] + ws.rest[v - 1] + hope <= ws.best:
                continue
            ea = _coloured_entry(ws, v, 0, ws.first[i], joker_weight)
            eb = _coloured_entry(ws, v, 1, ws.second[i], joker_weight)
            if ea < 0 or eb < 0:
                return 1
            for a in range(16):
                if not ws.buckets[ea] >> a & 1:
                    continue
                mask_b = ws.coloured_partners[v * 16 + a] & ws.buckets[eb]
                for b in range(16):
                    if not mask_b >> b & 1:
                        continue
                    for k in range(ws.offsets[ea * 17 + a], ws.offsets[ea * 17 + a + 1]):
                        if not cython.compiled:
                            check()
                        half1 = one << (ws.to_pair[k] // 30) | one << (30 + ws.to_pair[k] % 30)
                        for e in range(ws.offsets[eb * 17 + b], ws.offsets[eb * 17 + b + 1]):
                            # three or four jokers alone are not a group
                            p = ws.covered[k] >> 8 | ws.covered[e] >> 8 << 2
                            if ws.coloured_refused[v * 256 + a * 16 + b] >> p & 1:
                                continue
                            total = ws.value[i] + ws.used[k] + ws.used[e]
                            if total + ws.rest[v] + hope <= ws.best:
                                continue
                            # rack jokers that a run will take count as laid
                            worth = total
                            if joker_weight > 0:
                                if ws.joker_colour[0] == 2 and ws.to_pair[k] // 300 == AT_HOME:
                                    worth += joker_weight
                                if ws.joker_colour[1] == 2 and ws.to_pair[k] % 30 // 10 == AT_HOME:
                                    worth += joker_weight
                                if ws.joker_colour[2] == 2 and ws.to_pair[e] // 300 == AT_HOME:
                                    worth += joker_weight
                                if ws.joker_colour[3] == 2 and ws.to_pair[e] % 30 // 10 == AT_HOME:
                                    worth += joker_weight
                            half2 = one << (ws.to_pair[e] // 30) | one << (30 + ws.to_pair[e] % 30)
                            beaten = 0
                            for z in range(base, base + size):
                                if ws.cover[z] >= worth and not half1 & ~ws.down[z] and not half2 & ~ws.down2[z]:
                                    beaten = 1
                                    break
                            if beaten:
                                continue
                            p = shift + (13 - v) * 30
                            reach1 = (
                                COLOURED_DOWN[ws.joker_colour[0] * 420 + p + ws.to_pair[k] // 30]
                                | COLOURED_DOWN[ws.joker_colour[1] * 420 + p + ws.to_pair[k] % 30] << 30
                            )
                            reach2 = (
                                COLOURED_DOWN[ws.joker_colour[2] * 420 + p + ws.to_pair[e] // 30]
                                | COLOURED_DOWN[ws.joker_colour[3] * 420 + p + ws.to_pair[e] % 30] << 30
                            )
                            q = base
                            for z in range(base, base + size):
                                if ws.cover[z] > worth or ws.onehot[z] & ~reach1 or ws.onehot2[z] & ~reach2:
                                    if q != z:
                                        ws.onehot[q] = ws.onehot[z]
                                        ws.onehot2[q] = ws.onehot2[z]
                                        ws.down[q] = ws.down[z]
                                        ws.down2[q] = ws.down2[z]
                                        ws.value[q] = ws.value[z]
                                        ws.cover[q] = ws.cover[z]
                                        ws.first[q] = ws.first[z]
                                        ws.second[q] = ws.second[z]
                                        ws.record[q] = ws.record[z]
                                    q += 1
                            if q + 1 >= ws.states or records + 1 >= 2 * ws.states:
                                return 1
                            ws.onehot[q] = half1
                            ws.onehot2[q] = half2
                            ws.down[q] = reach1
                            ws.down2[q] = reach2
                            ws.value[q] = total
                            ws.cover[q] = worth
                            ws.first[q] = ws.to_pair[k]
                            ws.second[q] = ws.to_pair[e]
                            ws.record[q] = records
                            size = q - base + 1
                            ws.parent[records] = ws.record[i]
                            ws.use[records] = a * 16 + b
                            # covers and group jokers of both halves in one number
                            ws.parent[2 * ws.states + records] = ws.covered[k] | ws.covered[e] << 10
                            records += 1
        start = base
        top = base + size
    for i in range(start, start + size):
        beaten = 0
        for c in range(4):
            k = ws.first[i] if c < 2 else ws.second[i]
            k = (k // 30 if c % 2 == 0 else k % 30) // 10
            if ws.joker_colour[c] == 1 and k == WAITING:
                beaten = 1
        if not beaten and ws.cover[i] > ws.best:
            ws.best = ws.cover[i]
            ws.best_level = 0
            best_record = ws.record[i]
    i = best_record
    if best_record:
        for v in range(13, 0, -1):
            k = ws.parent[2 * ws.states + i]
            ws.found_use[v] = ws.use[i]
            ws.found_cover[v] = (k & 15) | (k >> 10 & 15) << 4
            ws.found_joker_colours[v] = (k >> 8 & 3) | (k >> 18 & 3) << 2
            ws.found_jokers[v] = 0
            i = ws.parent[i]
    return 0


assert NEVER >= LEVELS  # a price of NEVER must not be payable
