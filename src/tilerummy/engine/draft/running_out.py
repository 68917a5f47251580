"""What follows when the time of a turn runs out while rows are being tried out."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from tilerummy.engine.draft.rows import Draft, Laid, Taking, arranged, left_of
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.judging.referee import play
from tilerummy.engine.judging.timeouts import time_out
from tilerummy.engine.melds import tiles_of
from tilerummy.engine.moves import NO_LAY, Move, Timeout
from tilerummy.engine.position import Situation
from tilerummy.engine.turns import is_over, with_tile

TILES_BACK = "tiles-back"
"""The reason in a record (`Entry.why`) of a time-out after which the table is as it was before the turn."""


def moves_at_time_out(situation: Situation, draft: Draft, *, table_changed: bool = False) -> tuple[Move, ...]:
    """The moves that end the turn by the time-out rules of the edition, for a draft of the seat to move.

    Usually one `Timeout`. If a tile was taken from beside the table and its lay stays, that move comes first.
    The tiles to draw are only counted; `Deck.fill` fills them in. `table_changed` is that of `time_out`.
    """
    if draft.taking is not None:
        with suppress(TilerummyError):
            return _with_the_tile(situation, draft, draft.taking, table_changed)
    return (time_out(situation, _without_foreign(draft), table_changed=table_changed),)


def reason_at_time_out(draft: Draft, moves: Sequence[Move]) -> str:
    """`TILES_BACK` if rows were tried out and nothing of them stays on the table, otherwise empty.

    The move alone does not show it, because some editions have the same penalty for a turn without a draft.
    """
    back = draft.is_changed and all(isinstance(move, Timeout) and move.lay == NO_LAY for move in moves)
    return TILES_BACK if back else ""


def _with_the_tile(situation: Situation, draft: Draft, taking: Taking, table_changed: bool) -> tuple[Move, ...]:
    """Take the tile and keep the valid part of the draft; then the turn ends with its penalty."""
    timeout = time_out(with_tile(situation, taking), draft.laid, table_changed=table_changed)
    take = replace(taking, lay=timeout.lay)
    there = play(situation, take)
    if there.turn != situation.turn or is_over(there):  # a seat that went out pays no penalty
        return (take,)
    return take, Timeout(NO_LAY, timeout.drawn)


def _without_foreign(draft: Draft) -> tuple[Laid, ...]:
    """The rows without the tile from beside the table, which is put back."""
    foreign = tiles_of(draft.laid).minus(tiles_of(draft.seen.table) + draft.seen.rack)
    rows: list[Laid] = []
    for laid in draft.laid:
        gone = foreign & laid.tiles
        foreign = foreign.minus(gone)
        left = arranged(left_of(laid.row, gone)) if gone else laid
        if left is not None:
            rows.append(left)
    return tuple(rows)
