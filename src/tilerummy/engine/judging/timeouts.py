"""Time-outs: how an unfinished turn ends, by the edition's five time-out fields.

time_out(situation, draft)              -> the Timeout that follows from the rows a seat was trying out
timeout_violations(situation, timeout)  -> the rules that such a Timeout breaks; empty if it is legal
"""

from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, product

from tilerummy.engine import violations as clause
from tilerummy.engine.errors import require, require_each
from tilerummy.engine.judging.opening import table_rules
from tilerummy.engine.melds import LARGEST_GROUP, Group, Meld, Row, Run, tiles_of, without
from tilerummy.engine.moves import NO_LAY, Lay, Timeout
from tilerummy.engine.position import Situation, Stage
from tilerummy.engine.rules import MOST_JOKERS, TimeoutLoose, TimeoutTable, TimerScope
from tilerummy.engine.tiles import COLOURS, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import TableChange, table_change
from tilerummy.engine.violations import IllegalMove, Violation


def time_out(situation: Situation, draft: Iterable[Meld | Row], *, table_changed: bool = False) -> Timeout:
    """The time-out for a draft: the whole table, row by row, as the seat to move was trying it out.

    `table_changed`: a meld of the table was changed earlier in this turn, even if it was put back. The tiles to draw
    are only counted here; `Deck.fill` replaces the count by tiles.
    """
    require(situation, Situation, "situation")
    rows: tuple[Meld | Row, ...] = require_each(draft, Meld | Row, "draft")  # type: ignore[arg-type]
    changes_table = bool(without(situation.table, rows))
    unclocked = tuple(clock_rules(situation, table_changed=table_changed or changes_table))
    if unclocked:
        raise IllegalMove(unclocked)
    if not changes_table and not without(rows, situation.table):
        return Timeout(NO_LAY, Tiles(unknown=_unchanged_draw(situation)))
    lay = KEPT[situation.rules.timeout_table](situation, rows) if rows else NO_LAY
    return Timeout(lay, Tiles(unknown=_penalty(situation, lay)))


def timeout_violations(situation: Situation, timeout: Timeout) -> Iterator[Violation]:
    """The rules that a time-out breaks, apart from those of a lay.

    The drafts of the turn are no longer known, so every time-out that some drafts lead to is legal. Any meld of the
    table may have been changed and put back.
    """
    unclocked = tuple(clock_rules(situation, table_changed=bool(situation.table)))
    yield from unclocked
    lay = timeout.lay
    if lay == NO_LAY:
        allowed = {_unchanged_draw(situation), _unfinished_draw(situation)}
    else:
        allowed = {_penalty(situation, lay)}
        if situation.rules.timeout_table is TimeoutTable.RESTORE:
            yield clause.NotRestored()
        if lay.lost and not _had_to_be_lost(situation, lay):
            yield clause.TableTilesTaken(lay.lost)
    drawn = len(timeout.drawn)
    if drawn not in allowed and not unclocked:
        # Another number of tiles says that no meld of the table was changed.
        untouched = _is_only_for_rearranging(situation) and not lay.taken
        yield clause.NotTimed(TimerScope.MANIPULATION.value) if untouched else clause.WrongPenalty(drawn, max(allowed))
    if surplus := timeout.drawn.known.minus(situation.unseen):
        yield clause.NotInPool(surplus)


def clock_rules(situation: Situation, *, table_changed: bool) -> Iterator[Violation]:
    """Why no clock runs. `table_changed`: the seat to move has changed a meld of the table in this turn."""
    if situation.rules.timer_s is None:
        yield clause.NoClock()
    elif not TIMED[situation.rules.timer_scope](situation, table_changed):
        yield clause.NotTimed(situation.rules.timer_scope.value)


TIMED: dict[TimerScope, Callable[[Situation, bool], bool]] = {
    TimerScope.EVERY_TURN: lambda situation, table_changed: True,
    TimerScope.AFTER_OPENING: lambda situation, table_changed: situation.has_opened(situation.turn),
    TimerScope.MANIPULATION: lambda situation, table_changed: table_changed,
}


# How many tiles are drawn


def _idle_draw(situation: Situation) -> int:
    """A turn in which nothing was touched counts as a draw, unless the seat has drawn already."""
    wanted = situation.rules.timeout_idle_draw if situation.stage is Stage.START else 0
    return min(wanted, situation.pool_size)


def _unfinished_draw(situation: Situation) -> int:
    """The penalty of the edition; if there is none, a turn that laid nothing still counts as a draw."""
    penalty = min(situation.rules.timeout_draw, situation.pool_size)
    return penalty if situation.rules.timeout_draw else _idle_draw(situation)


def _unchanged_draw(situation: Situation) -> int:
    """The draw if the table is as before and nothing is being tried out.

    Where only rearranging is timed, the seat has tried to rearrange and put everything back, unless its lay is done.
    """
    return _unfinished_draw(situation) if _is_only_for_rearranging(situation) else _idle_draw(situation)


def _is_only_for_rearranging(situation: Situation) -> bool:
    """Whether a clock can only have started because the seat changed a meld of the table."""
    return situation.rules.timer_scope is TimerScope.MANIPULATION and situation.stage is not Stage.LAID


def _penalty(situation: Situation, lay: Lay) -> int:
    if not (lay.played or lay.lost):
        return _unfinished_draw(situation)
    goes_out = len(lay.played) == len(situation.rack) and not lay.lost
    return 0 if goes_out else min(situation.rules.timeout_draw, situation.pool_size)


# What stays on the table


def _valid_kept(situation: Situation, rows: Sequence[Meld | Row]) -> Lay:
    """The rows that are melds stay if they form a legal lay of this seat; otherwise nothing stays.

    No tile need have been played: what is left of a meld stays, too.
    """
    readable = [row.readings if isinstance(row, Row) else (row,) for row in rows]
    if sum(len(readings) > 1 for readings in readable) > MOST_JOKERS:
        return NO_LAY  # more ambiguous rows than any box has jokers
    for kept in product(*(readings for readings in readable if readings)):
        tidied = LOOSE[situation.rules.timeout_loose](situation.table, kept)
        if tidied is None:
            continue
        lay = Lay(situation.table, tuple(tidied))
        played = tiles_of(tidied).minus(situation.table_tiles)
        change = TableChange.between(situation.table, tuple(tidied), played)
        if lay.played <= situation.rack and not table_rules(situation, change):
            return lay
    return NO_LAY


KEPT: dict[TimeoutTable, Callable[[Situation, Sequence[Meld | Row]], Lay]] = {
    TimeoutTable.RESTORE: lambda situation, rows: NO_LAY,
    TimeoutTable.KEEP_VALID: _valid_kept,
}


def _had_to_be_lost(situation: Situation, lay: Lay) -> bool:
    """Whether the edition's rule for loose tiles leads to the same table as this lay."""
    after = [meld for meld in table_change(situation, lay).after if not isinstance(meld, Row)]
    tidied = LOOSE[situation.rules.timeout_loose](situation.table, after)
    return tidied is not None and tiles_of(tidied) == tiles_of(after)


def _own_back(table: Sequence[Meld], kept: Sequence[Meld]) -> Sequence[Meld] | None:
    """Only own tiles may be loose: if a table tile is loose, the table has to be restored."""
    return None if tiles_of(table).minus(tiles_of(kept)) else kept


# Loose table tiles that return to melds


def returned_to_melds(table: Sequence[Meld], kept: Sequence[Meld]) -> Sequence[Meld]:
    """The kept melds, together with every loose table tile that can return to a meld.

    Whole melds are restored first, then parts of melds that are melds themselves, then single tiles that fit a meld on
    the table. The other tiles go to the player: they are not in the result.
    """
    home = list(kept)
    loose = tiles_of(table).minus(tiles_of(kept))
    gone = without(table, kept)
    for whole in (True, False):
        for meld in gone:
            for part in (meld,) if whole else _remnants(meld, loose):
                if part.tiles <= loose:
                    home.append(part)
                    loose = loose - part.tiles
    _take_in(home, loose.numbered)
    return home


def _take_in(home: list[Meld], loose: Tiles) -> None:
    """Add loose tiles to the melds: each time the first tile that fits, to the first meld that takes it.

    A joker gets no new place, because it would have to be freed first.
    """
    near: dict[Tile, list[int]] = {}
    """For each tile, the melds that may take it, in order."""
    for index, meld in enumerate(home):
        for tile in _neighbours(meld):
            near.setdefault(tile, []).append(index)
    while taken := next(_fitting(home, loose, near), None):
        tile, index, home[index] = taken
        loose = loose - Tiles([tile])
        for neighbour in _neighbours(home[index]):
            if index not in near.setdefault(neighbour, []):
                insort(near[neighbour], index)


def _fitting(
    home: Sequence[Meld], loose: Tiles, near: Mapping[Tile, Sequence[int]]
) -> Iterator[tuple[Tile, int, Meld]]:
    for tile in loose:
        for index in near.get(tile, ()):
            for grown in _grown(home[index], tile):
                yield tile, index, grown


def _neighbours(meld: Meld) -> list[Tile]:
    """The tiles that may fit: a run takes one at each end. If it has only one number, it may also become a group."""
    if isinstance(meld, Run):
        ends = [Tile(meld.colour, each) for each in (meld.first - 1, meld.last + 1) if each in NUMBERS]
        numbered = [*meld.tiles.numbered]
        return ends if len(numbered) > 1 else [*ends, *(Tile(each, numbered[0].number) for each in COLOURS)]
    return [Tile(colour, meld.number) for colour in COLOURS] if len(meld.row) < LARGEST_GROUP else []


def _remnants(meld: Meld, loose: Tiles) -> Iterator[Meld]:
    """The parts of a meld whose tiles are all loose and that are melds by themselves, jokers in their old places."""
    if isinstance(meld, Group):
        yield from _melds_of([tile for tile in meld.row if tile in loose], Group)
        return
    for is_loose, part in groupby(meld.row, key=loose.__contains__):
        if is_loose:
            yield from _melds_of(list(part), Run)


def _melds_of(tiles: list[Tile], kind: type[Meld]) -> Iterator[Meld]:
    yield from (meld for meld in Row(tuple(tiles)).readings if isinstance(meld, kind))


def _grown(meld: Meld, tile: Tile) -> Iterator[Meld]:
    rows = [(*meld.row, tile)] if isinstance(meld, Group) else [(tile, *meld.row), (*meld.row, tile)]
    for row in rows:
        for grown in Row(row).readings:
            if isinstance(grown, Group) if isinstance(meld, Group) else grown.row == row:
                yield grown


LOOSE: dict[TimeoutLoose, Callable[[Sequence[Meld], Sequence[Meld]], Sequence[Meld] | None]] = {
    TimeoutLoose.OWN_BACK: _own_back,
    TimeoutLoose.ALL_TO_PLAYER: lambda table, kept: kept,
    TimeoutLoose.OWN_BACK_TABLE_HOME: returned_to_melds,
}
