"""An independent answer to a task: integer programs for HiGHS that share no code with the solver.

`flow` is compact: runs as cumulative starts and ends of each colour. `partition` enumerates whole melds as columns;
it is slower and knows locks and extra conditions on melds, because every meld is explicit.
"""

import itertools
from collections.abc import Iterable, Sequence

try:
    import highspy
    import numpy as np
except ImportError:  # the slices run without them
    AVAILABLE = False
else:
    AVAILABLE = True

from tilerummy.solver.contract import GROUP, Shape, Task

Column = tuple[float, float, dict[int, float]]


def maximise(columns: Sequence[Column], low: Sequence[float], high: Sequence[float]) -> tuple[int, list[int]] | None:
    """The optimum of an integer program given by columns (cost, upper bound, entries) and row bounds."""
    starts = [0]
    indices: list[int] = []
    values: list[float] = []
    for _, _, entries in columns:
        indices.extend(entries.keys())
        values.extend(entries.values())
        starts.append(len(indices))
    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = len(columns), len(low)
    program.col_cost_ = np.array([float(column[0]) for column in columns])
    program.col_lower_ = np.zeros(len(columns))
    program.col_upper_ = np.array([float(column[1]) for column in columns])
    program.row_lower_ = np.array(low, float)
    program.row_upper_ = np.array(high, float)
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_ = np.array(starts)
    program.a_matrix_.index_ = np.array(indices)
    program.a_matrix_.value_ = np.array(values)
    program.sense_ = highspy.ObjSense.kMaximize
    program.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
    solver = highspy.Highs()  # type: ignore[no-untyped-call]
    for option, value in (("output_flag", False), ("threads", 1), ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.4)):
        solver.setOptionValue(option, value)
    solver.passModel(program)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    solution = [round(x) for x in solver.getSolution().col_value]
    return round(solver.getInfo().objective_function_value), solution


def flow(task: Task) -> int | None:
    """The best value of a task without locks."""
    assert not task.locks
    jokers = task.table_jokers + task.rack_jokers
    low: list[float] = []
    high: list[float] = []
    columns: list[Column] = []
    infinity = highspy.kHighsInf

    def row(least: float, most: float) -> int:
        low.append(least)
        high.append(most)
        return len(low) - 1

    tiles = [row(n, n) for n in task.table]
    joker = row(task.table_jokers, task.table_jokers)
    cover = [[row(0, 0) for _ in range(13)] for _ in range(4)]
    long_enough = [[row(0, infinity) for _ in range(13)] for _ in range(4)]
    closed = [row(0, 0) for _ in range(4)]
    real_in_run: dict[int, int] = {}
    for c in range(4):
        # not all of a colour's runs may be jokers only; checked below by a row for every run is not needed,
        # because a run of jokers alone needs three jokers and then a numbered one beside it does as well or better
        for v in range(13):
            entries = {cover[c][u]: 1.0 for u in range(v, 13)}
            entries.update({long_enough[c][u]: 1.0 for u in range(v + 2, 13)})
            entries[closed[c]] = 1.0
            columns.append((0, 4, entries))
            entries = {cover[c][u]: -1.0 for u in range(v + 1, 13)}
            entries.update({long_enough[c][u]: -1.0 for u in range(v, 13)})
            entries[closed[c]] = -1.0
            columns.append((0, 4, entries))
            kind = 13 * c + v
            if task.table[kind] + task.rack[kind]:
                real_in_run[kind] = len(columns)
                columns.append((0, 2, {cover[c][v]: -1.0, tiles[kind]: 1.0}))
            if jokers:
                columns.append((0, jokers, {cover[c][v]: -1.0, joker: 1.0}))
    for v in range(13):
        for size in range(1, 5):
            for colours in itertools.combinations(range(4), size):
                if any(task.table[13 * c + v] + task.rack[13 * c + v] == 0 for c in colours):
                    continue
                for j in range(jokers + 1):
                    if 3 <= size + j <= 4:
                        entries = {tiles[13 * c + v]: 1.0 for c in colours}
                        if j:
                            entries[joker] = float(j)
                        columns.append((0, 4, entries))
    for kind, count in enumerate(task.rack):
        if count:
            columns.append((task.weights[kind], count, {tiles[kind]: -1.0}))
    if task.rack_jokers:
        columns.append((task.joker_weight, task.rack_jokers, {joker: -1.0}))
    found = maximise(columns, low, high)
    return None if found is None else found[0]


def all_shapes(counts: Sequence[int], jokers: int, joker_colours: int = 0) -> Iterable[Shape]:
    """Every meld of these tiles with at most `jokers` jokers; coloured ones where `joker_colours` names some."""
    for v in range(1, 14):
        for size in range(1, 5):
            for colours in itertools.combinations(range(4), size):
                mask = sum(1 << c for c in colours)
                if all(counts[13 * c + v - 1] for c in colours):
                    if joker_colours:
                        for used in range(16):
                            if not used & ~joker_colours and not used & mask and 3 <= size + used.bit_count() <= 4:
                                yield Shape(GROUP, v, mask, used.bit_count(), used)
                    else:
                        for j in range(jokers + 1):
                            if 3 <= size + j <= 4:
                                yield Shape(GROUP, v, mask, j)
    for c in range(4):
        most = jokers if not joker_colours else joker_colours >> c & 1
        for first in range(1, 12):
            for last in range(first + 2, 14):
                span = range(first, last + 1)
                forced = [n for n in span if not counts[13 * c + n - 1]]
                if len(forced) > most:
                    continue
                for extra in range(most - len(forced) + 1):
                    for places in itertools.combinations([n for n in span if n not in forced], extra):
                        jokers_at = sum(1 << n for n in (*forced, *places))
                        if jokers_at.bit_count() < len(span):
                            yield Shape(c, first, last, jokers_at)


def contains(shape: Shape, part: Shape) -> bool:
    """Whether all places of `part` are in `shape` as they are."""
    if shape.kind != part.kind:
        return False
    if shape.is_run:
        span = ((2 << part.high) - 1) & -(1 << part.low)
        return shape.low <= part.low and part.high <= shape.high and shape.jokers & span == part.jokers
    return (
        shape.low == part.low
        and not part.high & ~shape.high
        and part.jokers <= shape.jokers
        and not part.joker_colours & ~shape.joker_colours
    )


def partition(task: Task) -> int | None:
    """The best value with whole melds as columns; a lock is a choice among the melds that contain it.

    Rows: 52 kinds, the jokers without colour, four coloured jokers, then one for each lock.
    """
    counts = [a + b for a, b in zip(task.table, task.rack, strict=True)]
    jokers, joker_colours = task.table_jokers + task.rack_jokers, task.table_coloured | task.rack_coloured
    table_coloured = [float(task.table_coloured >> c & 1) for c in range(4)]
    low = [*map(float, task.table), float(task.table_jokers), *table_coloured, *[1.0] * len(task.locks)]
    high = list(low)
    columns: list[Column] = [
        (0, 4, entries_of(shape, joker_colours)) for shape in all_shapes(counts, jokers, joker_colours)
    ]
    for number, (locked, room) in enumerate(task.locks):
        own = list(counts)
        for kind in locked.tiles():
            own[kind] += 1
        own_coloured = joker_colours
        for c in range(4):
            own_coloured |= int(entries_of(locked, 15).get(53 + c, 0)) << c
        for shape in all_shapes(
            own, jokers + locked.joker_count, own_coloured if joker_colours or locked.joker_colours else 0
        ):
            if not contains(shape, locked):
                continue
            if not shape.is_run and shape != locked:
                guest = (shape.high | shape.joker_colours) & ~(locked.high | locked.joker_colours)
                if not (guest & room if guest else room & 16):
                    continue
            entries = entries_of(shape, joker_colours)
            for row, value in entries_of(locked, joker_colours).items():
                entries[row] = entries.get(row, 0.0) - value
            entries[57 + number] = 1.0
            columns.append((0, 1, {row: value for row, value in entries.items() if value}))
    for kind, count in enumerate(task.rack):
        if count:
            columns.append((task.weights[kind], count, {kind: -1.0}))
    if task.rack_jokers:
        columns.append((task.joker_weight, task.rack_jokers, {52: -1.0}))
    columns += [(task.joker_weight, 1, {53 + c: -1.0}) for c in range(4) if task.rack_coloured >> c & 1]
    found = maximise(columns, low, high)
    return None if found is None else found[0]


def entries_of(shape: Shape, joker_colours: int) -> dict[int, float]:
    entries = dict.fromkeys(shape.tiles(), 1.0)
    if joker_colours and shape.is_run and shape.jokers:
        entries[53 + shape.kind] = 1.0
    elif joker_colours:
        entries.update({53 + c: 1.0 for c in range(4) if shape.joker_colours >> c & 1})
    elif shape.joker_count:
        entries[52] = float(shape.joker_count)
    return entries


def keeping_three(task: Task, before: Sequence[Shape]) -> int | None:
    """The best value if each meld of the table keeps three tiles together, or no two of its tiles stay together.

    Columns: melds of named tiles, and one for each old meld that says it is kept. Rows: one for each kind and name of
    tile, one for each name of joker, then two for each old meld: a kept one has a meld with three of its tiles; a meld
    with two of them needs a kept one.
    """
    counts = [a + b for a, b in zip(task.table, task.rack, strict=True)]
    jokers = task.table_jokers + task.rack_jokers
    infinity = highspy.kHighsInf
    low: list[float] = []
    high: list[float] = []

    def row(least: float, most: float) -> int:
        low.append(least)
        high.append(most)
        return len(low) - 1

    names: list[dict[int, int]] = [{} for _ in range(52)]
    wild_names: dict[int, int] = {}
    for number, shape in enumerate(before):
        for kind in shape.tiles():
            names[kind][number] = row(1, 1)
        if shape.joker_count:
            wild_names[number] = row(shape.joker_count, shape.joker_count)
    for kind, count in enumerate(counts):
        if count > len(names[kind]):
            loose = task.table[kind] - len(names[kind])
            names[kind][-1] = row(loose, loose)
    wild_names[-1] = row(0, 0)
    kept = [row(0, infinity) for _ in before]
    broken = [row(-infinity, 0) for _ in before]
    columns: list[Column] = []

    for shape in all_shapes(counts, jokers):
        tiles = [names[kind].items() for kind in shape.tiles()]
        for owners in itertools.combinations_with_replacement(wild_names.items(), shape.joker_count):
            for pick in itertools.product(*tiles):
                mine: dict[int, float] = {}
                for _, at in (*pick, *owners):
                    mine[at] = mine.get(at, 0.0) + 1.0
                for old in range(len(before)):
                    together = sum(name == old for name, _ in (*pick, *owners))
                    if together >= 3:
                        mine[kept[old]] = 1.0
                    elif together == 2:
                        mine[broken[old]] = 1.0
                columns.append((0, 4, mine))
    columns += [(0, 1, {kept[old]: -1.0, broken[old]: -4.0}) for old in range(len(before))]
    for kind, count in enumerate(task.rack):
        if count:
            columns.append((task.weights[kind], count, {names[kind][-1]: -1.0}))
    if task.rack_jokers:
        columns.append((task.joker_weight, task.rack_jokers, {wild_names[-1]: -1.0}))
    found = maximise(columns, low, high)
    return None if found is None else found[0]
