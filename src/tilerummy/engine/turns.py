"""Whose turn it is, what a move changes, and when a round is over. This module does not check legality.

If the edition doubles a hand, a seat that goes out by a hand (everything at once, as its first lay) is not marked as
opened, so that a finished position still shows the difference between a hand and an ordinary ending.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import Meld, Row, in_order, tiles_of, without
from tilerummy.engine.moves import (
    NO_LAY,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    Resign,
    Take,
    TakeDiscard,
    TakeOpenTile,
    Timeout,
)
from tilerummy.engine.position import AnySituation, Situation, Stage, TurnCount, unchecked
from tilerummy.engine.rules import Direction, PoolEmpty
from tilerummy.engine.tiles import Tile, Tiles

STEP: dict[Direction, int] = {Direction.CLOCKWISE: 1, Direction.COUNTER_CLOCKWISE: -1}
"""Seats are numbered clockwise around the table."""


def next_seat(situation: Situation) -> int:
    return (situation.turn + STEP[situation.rules.direction]) % situation.seats


def previous_seat(situation: Situation) -> int:
    return (situation.turn - STEP[situation.rules.direction]) % situation.seats


def is_over(situation: Situation) -> bool:
    if situation.stage is Stage.RESIGNED or 0 in [rack.packed for rack in situation.racks]:
        return True
    return situation.pool_size == 0 and EXHAUSTED[situation.rules.pool_empty](situation)


EXHAUSTED: dict[PoolEmpty, Callable[[Situation], bool]] = {
    PoolEmpty.DRAW_WHEN_EXHAUSTED: lambda situation: situation.stage is Stage.START,
    PoolEmpty.DRAW_ON_FAILED_DRAW: lambda situation: situation.turn_count.passes > 0,
    PoolEmpty.PLAY_ON: lambda situation: situation.turn_count.passes >= situation.seats,
    PoolEmpty.PASS_THEN_DRAW: lambda situation: situation.turn_count.passes >= situation.seats,
}
"""When a round is over whose pool is empty."""


def tiles_beside(situation: Situation) -> Iterator[Take]:
    """The tiles beside the table that the seat to move might take, each with an empty lay."""
    if situation.stage is Stage.START:
        if situation.open_tile is not None:
            yield TakeOpenTile(situation.open_tile, NO_LAY)
        if situation.discards and situation.discards[previous_seat(situation)]:
            yield TakeDiscard(situation.discards[previous_seat(situation)][-1], NO_LAY)


def with_tile(situation: AnySituation, move: Take) -> AnySituation:
    """The situation once the discard or the open tile is on the rack, before the lay that must follow at once."""
    racks = _racks_with(situation, situation.rack + Tiles([move.tile]))
    if isinstance(move, TakeOpenTile):
        stage = Stage.DRAWN if situation.rules.discard_pile else Stage.START
        return unchecked(situation, racks=racks, open_tile=None, stage=stage)
    giver = previous_seat(situation)
    piles = tuple(pile[:-1] if seat == giver else pile for seat, pile in enumerate(situation.discards))
    return unchecked(situation, racks=racks, discards=piles, stage=Stage.DRAWN)


def after_move(situation: AnySituation, move: Move) -> AnySituation:
    match move:
        case Lay():
            return _after_lay(situation, move)
        case Draw():
            return _after_draw(situation, move.tile)
        case Pass():
            passed = situation.stage is Stage.START
            return _next_turn(situation, passes=situation.turn_count.passes + passed)
        case Timeout():
            return _after_timeout(situation, move)
        case Resign():
            return unchecked(situation, stage=Stage.RESIGNED)
        case Discard():
            return _after_discard(situation, move.tile)
        case _:
            return _after_lay(with_tile(situation, move), move.lay)


def _after_lay(situation: AnySituation, lay: Lay) -> AnySituation:
    changed = _put(situation, lay)
    if situation.rules.discard_pile and changed["racks"][situation.turn]:
        return _changed(situation, **changed, stage=Stage.LAID, turn_count=TurnCount(situation.turn_count.lap))
    return _next_turn(situation, **changed)


def _put(situation: Situation, lay: Lay) -> dict[str, Any]:
    """The fields that a lay changes, so that a situation is created only once per move."""
    change, seat, opened = table_change(situation, lay), situation.turn, situation.opened
    stays_unopened = situation.rules.hand_double and is_hand(situation, change)
    if seat not in opened and not stays_unopened and change.played:
        opened = opened | {seat}
    rack = without_tiles(situation.rack, change.played)
    if lost := change.tiles_before.minus(change.tiles_after):
        rack = rack + lost
    return {"table": in_order(change.after), "racks": _racks_with(situation, rack), "opened": opened}


def _after_draw(situation: AnySituation, tile: Tile | None) -> AnySituation:
    drawn = Tiles([tile]) if tile else Tiles(unknown=1)
    racks = _racks_with(situation, situation.rack + drawn)
    may_open = situation.rules.open_after_draw and not situation.has_opened(situation.turn)
    if situation.rules.discard_pile or may_open:
        count = TurnCount(situation.turn_count.lap)
        return _changed(situation, drawn=1, racks=racks, stage=Stage.DRAWN, turn_count=count)
    return _next_turn(situation, drawn=1, racks=racks)


def _after_timeout(situation: AnySituation, timeout: Timeout) -> AnySituation:
    lay = timeout.lay
    if lay != NO_LAY:
        situation = replace(situation, **_put(situation, lay))
    passed = not (lay.played or lay.lost or timeout.drawn or situation.stage is not Stage.START)
    racks = _racks_with(situation, situation.rack + timeout.drawn)
    passes = situation.turn_count.passes + 1 if passed else 0
    return _next_turn(situation, passes, len(timeout.drawn), racks=racks)


def _after_discard(situation: AnySituation, tile: Tile) -> AnySituation:
    discards = tuple((*pile, tile) if seat == situation.turn else pile for seat, pile in enumerate(situation.discards))
    rack = without_tiles(situation.rack, Tiles([tile]))
    return _next_turn(situation, racks=_racks_with(situation, rack), discards=discards)


def _next_turn(situation: AnySituation, passes: int = 0, drawn: int = 0, **changes: Any) -> AnySituation:
    seat, (lap, _) = next_seat(situation), situation.turn_count
    comes_round = seat == (0 if situation.rules.direction is Direction.CLOCKWISE else situation.seats - 1)
    turn_count = TurnCount(lap + comes_round, passes)
    return _changed(situation, drawn, turn=seat, stage=Stage.START, turn_count=turn_count, **changes)


def _changed(situation: AnySituation, drawn: int = 0, **changes: Any) -> AnySituation:
    """The situation with other fields and `drawn` tiles fewer in the pool.

    A legal move leaves a valid situation, so nothing is checked again. Only a hidden rack is an exception: the tiles
    that it seems to lay can be more than the box has.
    """
    return replace(situation, **changes) if situation.rack.unknown else unchecked(situation, drawn, **changes)


def with_rack(situation: AnySituation, rack: Tiles) -> AnySituation:
    """The same situation with only these tiles on the rack of the seat to move.

    Every lay of it is also legal with the whole rack, unless it goes out only with this one.
    """
    return situation if rack == situation.rack else replace(situation, racks=_racks_with(situation, rack))


def _racks_with(situation: Situation, rack: Tiles) -> tuple[Tiles, ...]:
    racks, seat = situation.racks, situation.turn
    return (*racks[:seat], rack, *racks[seat + 1 :])


def without_tiles(rack: Tiles, played: Tiles) -> Tiles:
    """The rack without these tiles; tiles that are not visible come from its hidden part."""
    hidden = played.minus(rack)
    if not hidden:
        return Tiles.from_packed(rack.packed - played.packed)
    if len(hidden) > rack.unknown:
        raise Impossible("tiles-not-there", tiles=str(hidden))
    return Tiles(rack.known.minus(played), rack.unknown - len(hidden))


# What a lay does to the table


@dataclass(frozen=True)
class TableChange:
    """A table before and after, and the tiles that came from the rack in between."""

    before: tuple[Meld, ...]
    after: tuple[Meld | Row, ...]
    played: Tiles
    changed: tuple[Meld, ...]
    """The melds before that are not there afterwards."""
    tiles_before: Tiles
    tiles_after: Tiles

    @classmethod
    def between(cls, before: tuple[Meld, ...], after: tuple[Meld | Row, ...], played: Tiles) -> "TableChange":
        return cls(before, after, played, without(before, after), tiles_of(before), tiles_of(after))

    def is_contained(self, meld: Meld) -> bool:
        """Whether one meld after has all tiles of this meld."""
        return any(meld.tiles <= laid.tiles for laid in self.after if meld.row[0] in laid.row)

    def has_more(self, tiles: Tiles) -> bool:
        """Whether more melds hold these tiles after than before. Then equal tiles do not prove that a meld is old.

        Some meld before holds them.
        """
        if not Tiles.from_packed(2 * tiles.packed) <= self.tiles_after:
            return False  # only one meld can hold them
        first = next(iter(tiles))
        before, after = (
            sum([tiles <= laid.tiles for laid in table if first in laid.row]) for table in (self.before, self.after)
        )
        return after > before


def unchanged(before: Iterable[tuple[int, object]], after: Sequence[object]) -> dict[int, int]:
    """Of these melds before, with their indexes, those that are on both tables: index before to index after."""
    places: dict[object, list[int]] = {}
    for index, meld in enumerate(after):
        places.setdefault(meld, []).append(index)
    found: dict[int, int] = {}
    for index, meld in before:
        there = places.get(meld)
        if there:
            found[index] = there.pop()
    return found


def table_change(situation: Situation, lay: Lay) -> TableChange:
    """The table before and after a lay, and the tiles played."""
    before, tiles_before = situation.table, situation.table_tiles
    kept = without(before, lay.taken)
    after = (*kept, *lay.put)
    tiles_after = Tiles.of_rows([laid.row for laid in after])  # of the rows, because most of them are new
    all_were_there = len(kept) + len(lay.taken) == len(before)
    changed = lay.taken if all_were_there else without(before, after)
    return TableChange(before, after, tiles_after.minus(tiles_before), changed, tiles_before, tiles_after)  # type: ignore[arg-type]


def is_hand(situation: Situation, change: TableChange) -> bool:
    """Whether a seat that had not laid anything empties its rack in one lay, with own melds only."""
    return not change.changed and situation.turn not in situation.opened and len(change.played) == len(situation.rack)
