# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# mypy: ignore-errors
# ruff: noqa: SIM102
"""Many rounds as flat arrays of counts, for editions in which the table may be rearranged freely.

One source, run in two ways like the solver's kernel: plain Python where nothing was compiled, C where it was. The table
of such a round is only its tiles, and a lay only the tiles that leave a rack: whether they can be laid is one question
to the kernel. A round that has a question which the kernel cannot answer alone stays as it is and is marked `ASK`; the
simulator then asks the solver.

No Python object is made for a move, and the GIL is released while rounds are played.
"""

from array import array

try:
    import cython
except ImportError:  # the interpreter needs nothing but the standard library
    from tilerummy.solver import _shim as cython

if cython.compiled:
    from cython.cimports.tilerummy.solver._kernel_c import Workspace, note_laid, solve_counts
else:
    from tilerummy.solver._kernel import Workspace, note_laid, solve_counts

KINDS = cython.declare(cython.int, 52)
WIDTH = cython.declare(cython.int, 53)
"""Counts of one rack: the 52 kinds, then jokers."""

# What a round is besides its tiles: `state` has these integers for each round.
FIELDS = cython.declare(cython.int, 7)
TURN = cython.declare(cython.int, 0)
STAGE = cython.declare(cython.int, 1)
LAP = cython.declare(cython.int, 2)
PASSES = cython.declare(cython.int, 3)
OPENED = cython.declare(cython.int, 4)
DRAWN = cython.declare(cython.int, 5)
OVER = cython.declare(cython.int, 6)

# The rules that a round needs.
OPEN_MIN = cython.declare(cython.int, 0)
JOKER_POINTS = cython.declare(cython.int, 1)
SAME_TURN = cython.declare(cython.int, 2)
ANY_PLAYER = cython.declare(cython.int, 3)
OPEN_AFTER_DRAW = cython.declare(cython.int, 4)
HAND_OPEN = cython.declare(cython.int, 5)
HAND_DOUBLE = cython.declare(cython.int, 6)
STEP = cython.declare(cython.int, 7)
WHEN_EXHAUSTED = cython.declare(cython.int, 8)
MOST_PASSES = cython.declare(cython.int, 9)
"""With an empty pool a round is over after this number of passes; `WHEN_EXHAUSTED`: at once, when a turn begins."""

# Actions, and what became of them.
WITHOUT_LAY = cython.declare(cython.int, 0)
MOST_TILES = cython.declare(cython.int, 1)
MOST_POINTS = cython.declare(cython.int, 2)
SET = cython.declare(cython.int, 3)
FOR_OPENING = cython.declare(cython.int, 3)
"""The third row of weights: points as an opening counts them, a joker as much as it can ever count."""
NONE = cython.declare(cython.int, 0)
LAID = cython.declare(cython.int, 1)
ASK = cython.declare(cython.int, 2)
REFUSED = cython.declare(cython.int, 3)


@cython.cclass
class Rounds:
    """The arrays of a batch; they belong to the simulator. Two threads may play different rounds of it."""

    seats: cython.int
    pool_size: cython.int
    table: cython.uchar[::1]
    racks: cython.uchar[::1]
    pool: cython.uchar[::1]
    state: cython.int[::1]
    laid: cython.uchar[::1]
    result: cython.uchar[::1]
    rules: cython.int[::1]
    weights: cython.int[::1]

    def __init__(self, seats, pool_size, table, racks, pool, state, laid, result, rules, weights):
        self.seats = seats
        self.pool_size = pool_size
        self.table = table
        self.racks = racks
        self.pool = pool
        self.state = state
        self.laid = laid
        self.result = result
        self.rules = rules
        self.weights = weights


@cython.cclass
class Scratch(Workspace):
    """What one thread needs to play rounds: the kernel's work space, and room for two sets of tiles."""

    chosen: cython.uchar[::1]
    own: cython.uchar[::1]

    def __init__(self, states):
        Workspace.__init__(self, states)
        self.chosen = array("B", [0]) * 53
        self.own = array("B", [0]) * 53


# Which tiles can be laid


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _has_opened(rounds: Rounds, i: cython.int) -> cython.int:
    """Whether the seat to move may use the table. An opening without points needs no own melds."""
    opened: cython.int = rounds.state[i * FIELDS + OPENED]
    if rounds.rules[ANY_PLAYER]:
        if opened:
            return 1
    elif opened >> rounds.state[i * FIELDS + TURN] & 1:
        return 1
    return rounds.rules[SAME_TURN] and rounds.rules[OPEN_MIN] == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _points(rounds: Rounds, tiles: cython.uchar[::1], joker_value: cython.int) -> cython.int:
    """What a set of tiles counts as an opening."""
    k: cython.int
    points: cython.int = joker_value
    if rounds.rules[JOKER_POINTS]:
        points = rounds.rules[JOKER_POINTS] * tiles[52]
    for k in range(52):
        points += tiles[k] * (k % 13 + 1)
    return points


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _most(
    rounds: Rounds, scratch: Scratch, i: cython.int, goal: cython.int, with_table: cython.int, skip: cython.int
) -> cython.int:
    """Solve for the rack of the seat to move, without one kind if `skip` is not negative."""
    k: cython.int
    rack: cython.int = (i * rounds.seats + rounds.state[i * FIELDS + TURN]) * WIDTH
    table_jokers: cython.int = rounds.table[i * WIDTH + 52] if with_table else 0
    rack_jokers: cython.int = 0 if skip == 52 else rounds.racks[rack + 52]
    for k in range(52):
        scratch.must[k] = rounds.table[i * WIDTH + k] if with_table else 0
        scratch.there[k] = scratch.must[k] if k == skip else scratch.must[k] + rounds.racks[rack + k]
        scratch.weight[k] = rounds.weights[(goal - 1) * WIDTH + k]
    if solve_counts(scratch, table_jokers, rack_jokers, rounds.weights[(goal - 1) * WIDTH + 52], 0):
        return ASK
    if scratch.best_level < 0:
        return NONE
    note_laid(scratch, table_jokers, rack_jokers, rounds.weights[(goal - 1) * WIDTH + 52])
    return LAID


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _can_lie(
    rounds: Rounds, scratch: Scratch, i: cython.int, with_table: cython.int, plus: cython.uchar[::1], jokers: cython.int
) -> cython.int:
    """Whether these tiles, with those of the table or without them, are melds; `jokers` of the tiles are jokers."""
    k: cython.int
    if with_table:
        jokers += rounds.table[i * WIDTH + 52]
    for k in range(52):
        scratch.must[k] = plus[k] + (rounds.table[i * WIDTH + k] if with_table else 0)
        scratch.there[k] = scratch.must[k]
        scratch.weight[k] = 0
    if solve_counts(scratch, jokers, 0, 0, -1):
        return ASK
    if scratch.best_level < 0:
        return NONE
    note_laid(scratch, jokers, 0, 0)
    return LAID


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _opens(rounds: Rounds, scratch: Scratch, i: cython.int) -> cython.int:
    """Whether the tiles in `chosen` can be a first lay."""
    k: cython.int
    found: cython.int
    least: cython.int
    jokers: cython.int = scratch.chosen[52]
    if not rounds.rules[SAME_TURN]:
        found = _can_lie(rounds, scratch, i, 0, scratch.chosen, jokers)
        if found != LAID:
            return found
        if _points(rounds, scratch.chosen, scratch.joker_value) >= rounds.rules[OPEN_MIN]:
            return LAID
        return ASK if _points(rounds, scratch.chosen, 13 * jokers) >= rounds.rules[OPEN_MIN] else NONE
    found = _can_lie(rounds, scratch, i, 1, scratch.chosen, jokers)
    if found != LAID:
        return found
    for k in range(52):
        scratch.must[k] = 0
        scratch.there[k] = scratch.chosen[k]
        scratch.weight[k] = rounds.weights[(FOR_OPENING - 1) * WIDTH + k]
    if solve_counts(scratch, 0, jokers, rounds.weights[(FOR_OPENING - 1) * WIDTH + 52], rounds.rules[OPEN_MIN] - 1):
        return ASK
    if scratch.best_level < 0:
        return NONE
    note_laid(scratch, 0, jokers, rounds.weights[(FOR_OPENING - 1) * WIDTH + 52])
    least = _points(rounds, scratch.laid, scratch.joker_value)
    if least < rounds.rules[OPEN_MIN]:
        return ASK
    for k in range(53):
        scratch.own[k] = scratch.chosen[k] - scratch.laid[k]
    found = _can_lie(rounds, scratch, i, 1, scratch.own, scratch.own[52])
    return LAID if found == LAID else ASK


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_hand(rounds: Rounds, scratch: Scratch, i: cython.int) -> cython.int:
    """Whether the whole rack can be laid in own melds, which an edition may allow without an opening."""
    k: cython.int
    rack: cython.int = (i * rounds.seats + rounds.state[i * FIELDS + TURN]) * WIDTH
    for k in range(53):
        scratch.chosen[k] = rounds.racks[rack + k]
    return _can_lie(rounds, scratch, i, 0, scratch.chosen, scratch.chosen[52])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best(rounds: Rounds, scratch: Scratch, i: cython.int, goal: cython.int, skip: cython.int) -> cython.int:
    """Put the best lay into `chosen`."""
    k: cython.int
    found: cython.int
    opened: cython.int = _has_opened(rounds, i)
    if not opened:
        if rounds.rules[HAND_OPEN] and skip < 0:
            found = _is_hand(rounds, scratch, i)
            if found != NONE:
                return found
        found = _most(rounds, scratch, i, FOR_OPENING, 0, skip)
        if found == NONE or (found == LAID and scratch.best < rounds.rules[OPEN_MIN]):
            return NONE
    found = _most(rounds, scratch, i, goal, opened or rounds.rules[SAME_TURN], skip)
    if found != LAID:
        return found
    for k in range(53):
        scratch.chosen[k] = scratch.laid[k]
    # the best lay of all may not open although another one does: that is a question for the solver
    return LAID if opened or _opens(rounds, scratch, i) == LAID else ASK


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_playable(rounds: Rounds, scratch: Scratch, i: cython.int, sets: cython.uchar[::1]) -> cython.int:
    """Put a given set of tiles into `chosen`, and say whether it can be laid."""
    k: cython.int
    found: cython.int
    tiles: cython.int = 0
    left: cython.int = 0
    rack: cython.int = (i * rounds.seats + rounds.state[i * FIELDS + TURN]) * WIDTH
    for k in range(53):
        if sets[i * WIDTH + k] > rounds.racks[rack + k]:
            return NONE
        tiles += sets[i * WIDTH + k]
        left += rounds.racks[rack + k] - sets[i * WIDTH + k]
    if not tiles:
        return NONE
    opened: cython.int = _has_opened(rounds, i)
    if not opened and not left and rounds.rules[HAND_OPEN]:
        found = _is_hand(rounds, scratch, i)
        if found != NONE:
            return found
    for k in range(53):
        scratch.chosen[k] = sets[i * WIDTH + k]
    if opened:
        return _can_lie(rounds, scratch, i, 1, scratch.chosen, scratch.chosen[52])
    return _opens(rounds, scratch, i)


# What a move changes


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _next_turn(rounds: Rounds, i: cython.int, passes: cython.int) -> cython.void:
    at: cython.int = i * FIELDS
    step: cython.int = rounds.rules[STEP]
    seat: cython.int = (rounds.state[at + TURN] + step + rounds.seats) % rounds.seats
    rounds.state[at + TURN] = seat
    rounds.state[at + STAGE] = 0
    rounds.state[at + PASSES] = passes
    if seat == (0 if step > 0 else rounds.seats - 1):
        rounds.state[at + LAP] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lay(rounds: Rounds, i: cython.int, tiles: cython.uchar[::1], hand: cython.int) -> cython.void:
    k: cython.int
    left: cython.int = 0
    at: cython.int = i * FIELDS
    seat: cython.int = rounds.state[at + TURN]
    rack: cython.int = (i * rounds.seats + seat) * WIDTH
    for k in range(53):
        rounds.laid[i * WIDTH + k] = tiles[k]
        rounds.table[i * WIDTH + k] += tiles[k]
        rounds.racks[rack + k] -= tiles[k]
        left += rounds.racks[rack + k]
    if not hand:
        rounds.state[at + OPENED] |= 1 << seat
    if not left:
        rounds.state[at + OVER] = 1
    _next_turn(rounds, i, 0)
    _end_if_exhausted(rounds, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _without_lay(rounds: Rounds, i: cython.int) -> cython.void:
    """Draw, or pass where the pool is empty or the turn's draw is done."""
    k: cython.int
    at: cython.int = i * FIELDS
    seat: cython.int = rounds.state[at + TURN]
    for k in range(53):
        rounds.laid[i * WIDTH + k] = 0
    if rounds.state[at + STAGE]:
        _next_turn(rounds, i, rounds.state[at + PASSES])
    elif rounds.state[at + DRAWN] < rounds.pool_size:
        k = rounds.pool[i * rounds.pool_size + rounds.state[at + DRAWN]]
        rounds.state[at + DRAWN] += 1
        rounds.racks[(i * rounds.seats + seat) * WIDTH + k] += 1
        if rounds.rules[OPEN_AFTER_DRAW] and not _may_use_table(rounds, i):
            rounds.state[at + STAGE] = 1
            rounds.state[at + PASSES] = 0
        else:
            _next_turn(rounds, i, 0)
    else:
        _next_turn(rounds, i, rounds.state[at + PASSES] + 1)
    _end_if_exhausted(rounds, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _may_use_table(rounds: Rounds, i: cython.int) -> cython.int:
    """As the rules say it: whether the seat, or any seat, has opened."""
    opened: cython.int = rounds.state[i * FIELDS + OPENED]
    return opened != 0 if rounds.rules[ANY_PLAYER] else opened >> rounds.state[i * FIELDS + TURN] & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_if_exhausted(rounds: Rounds, i: cython.int) -> cython.void:
    at: cython.int = i * FIELDS
    if rounds.state[at + DRAWN] == rounds.pool_size:
        if rounds.rules[WHEN_EXHAUSTED]:
            if not rounds.state[at + STAGE]:
                rounds.state[at + OVER] = 1
        elif rounds.state[at + PASSES] >= rounds.rules[MOST_PASSES]:
            rounds.state[at + OVER] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _step(rounds: Rounds, scratch: Scratch, i: cython.int, action: cython.int, sets: cython.uchar[::1]) -> cython.int:
    k: cython.int
    left: cython.int = 0
    found: cython.int = NONE
    seat: cython.int = rounds.state[i * FIELDS + TURN]
    if action == SET:
        found = _is_playable(rounds, scratch, i, sets)
        if found == NONE:
            return REFUSED
    elif action != WITHOUT_LAY:
        found = _best(rounds, scratch, i, action, -1)
    if found == ASK:
        return ASK
    if found == NONE:
        _without_lay(rounds, i)
        return NONE
    if rounds.rules[HAND_DOUBLE] and not rounds.state[i * FIELDS + OPENED] >> seat & 1:
        for k in range(53):
            left += rounds.racks[(i * rounds.seats + seat) * WIDTH + k] - scratch.chosen[k]
        if not left:
            return ASK  # whether it was a hand
    _lay(rounds, i, scratch.chosen, 0)
    return LAID


@cython.locals(rounds=Rounds, scratch=Scratch, i=cython.int, begin=cython.int, end=cython.int)
@cython.locals(actions=cython.uchar[::1], sets=cython.uchar[::1])
def step(rounds, scratch, actions, sets, begin, end):
    """One move in each of these rounds that is not over; `result` says what became of it."""
    with cython.nogil:
        for i in range(begin, end):
            if not rounds.state[i * FIELDS + OVER]:
                rounds.result[i] = _step(rounds, scratch, i, actions[i], sets)


@cython.locals(rounds=Rounds, scratch=Scratch, i=cython.int, begin=cython.int, end=cython.int, moves=cython.int)
@cython.locals(action=cython.int, found=cython.int, most=cython.int, turn=cython.int)
def play(rounds, scratch, action, begin, end, most):
    """Every seat of these rounds takes the same action again and again, until the end of a round or a question.

    The number of moves made; no round makes more than `most`.
    """
    moves = 0
    with cython.nogil:
        for i in range(begin, end):
            for turn in range(most):  # noqa: B007
                if rounds.state[i * FIELDS + OVER]:
                    break
                found = _step(rounds, scratch, i, action, rounds.laid)
                rounds.result[i] = found
                if found == ASK:
                    break
                moves += 1
    return moves


@cython.locals(rounds=Rounds, i=cython.int, tiles=cython.uchar[::1], hand=cython.int)
def lay(rounds, i, tiles, hand):
    """Lay tiles of which the caller knows that they can be laid."""
    _lay(rounds, i, tiles, hand)


@cython.locals(rounds=Rounds, i=cython.int)
def draw_or_pass(rounds, i):
    """Draw or pass."""
    _without_lay(rounds, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add(
    rounds: Rounds, scratch: Scratch, i: cython.int, out: cython.uchar[::1], base: cython.int, size: cython.int
) -> cython.int:
    """Write `chosen` behind the other candidates, unless it is among them. How many there are then."""
    j: cython.int
    k: cython.int
    same: cython.int
    for j in range(size):
        same = 1
        for k in range(53):
            if out[base + j * WIDTH + k] != scratch.chosen[k]:
                same = 0
                break
        if same:
            return size
    for k in range(53):
        out[base + size * WIDTH + k] = scratch.chosen[k]
    return size + 1


@cython.locals(rounds=Rounds, scratch=Scratch, i=cython.int, k=cython.int, base=cython.int, limit=cython.int)
@cython.locals(size=cython.int, out=cython.uchar[::1], sizes=cython.uchar[::1], goal=cython.int, begin=cython.int)
@cython.locals(found=cython.int, end=cython.int)
def candidates(rounds, scratch, out, sizes, limit, begin, end):
    """For each of these rounds the tiles of up to `limit` different moves: see `Simulator.candidates`.

    `sizes` says how many there are; 0 where the solver has to be asked about the best lay.
    """
    with cython.nogil:
        for i in range(begin, end):
            sizes[i] = 0
            if rounds.state[i * FIELDS + OVER]:
                continue
            base = i * limit * WIDTH
            for k in range(53):
                scratch.chosen[k] = 0
            size = _add(rounds, scratch, i, out, base, 0)
            found = NONE
            for goal in range(1, 3):
                if size < limit:
                    found = _best(rounds, scratch, i, goal, -1)
                    if found == LAID:
                        size = _add(rounds, scratch, i, out, base, size)
                    elif goal == 1:
                        break
            if found == ASK and size == 1:
                continue
            if size > 1:
                for k in range(52, -1, -1):
                    if size < limit and out[base + WIDTH + k]:
                        if _best(rounds, scratch, i, MOST_TILES, k) == LAID:
                            size = _add(rounds, scratch, i, out, base, size)
            sizes[i] = size


@cython.locals(rounds=Rounds, out=cython.uchar[::1], i=cython.int, k=cython.int, at=cython.int, end=cython.int)
@cython.locals(seat=cython.int, other=cython.int, size=cython.int, width=cython.int)
def observe(rounds, out, end):
    """What the seat to move knows, as rows of small numbers: see `Simulator.observe`."""
    width = 2 * WIDTH + 2 * rounds.seats + 4  # the last number, `wait`, is 0 for the seat to move
    with cython.nogil:
        for i in range(end):
            seat = rounds.state[i * FIELDS + TURN]
            at = i * width
            for k in range(53):
                out[at + k] = rounds.table[i * WIDTH + k]
                out[at + 53 + k] = rounds.racks[(i * rounds.seats + seat) * WIDTH + k]
            at += 2 * WIDTH
            for other in range(rounds.seats):
                size = 0
                for k in range(53):
                    size += rounds.racks[(i * rounds.seats + (seat + other) % rounds.seats) * WIDTH + k]
                out[at + 2 * other] = size
                out[at + 2 * other + 1] = rounds.state[i * FIELDS + OPENED] >> (seat + other) % rounds.seats & 1
            at += 2 * rounds.seats
            out[at] = rounds.pool_size - rounds.state[i * FIELDS + DRAWN]
            out[at + 1] = min(255, rounds.state[i * FIELDS + PASSES])
            out[at + 2] = rounds.state[i * FIELDS + STAGE]
