"""The table of a scene: its melds with their slots, the steps that led there, and the last lay."""

from collections.abc import Iterator
from functools import lru_cache

from tilerummy.engine.melds import Meld, without
from tilerummy.engine.moves import NO_LAY, Lay, Move, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry
from tilerummy.engine.table_change import table_change
from tilerummy.engine.turns import with_tile
from tilerummy.language import Translator
from tilerummy.rooms import offers, wire
from tilerummy.rooms.arrangement import Arrangement, Step


def melds(now: View, arrangement: Arrangement, words: Translator) -> Iterator[wire.MeldScene]:
    """The melds of the table, each with its slot. The arrangement is one of this table."""
    slots = arrangement.slots(now.table)
    for meld, slot in zip(now.table, slots, strict=True):
        yield _meld(meld, slot, words, now.rules.colours)


def steps(arrangement: Arrangement) -> Iterator[wire.TableStep]:
    return map(_step, arrangement.steps)


@lru_cache(maxsize=8192)
def _step(step: Step) -> wire.TableStep:
    put = (
        wire.PutMeld(slot=each.slot, length=each.length, origin=each.origin, offset=each.offset, place=each.spot)
        for each in step.put
    )
    return wire.TableStep(put=tuple(put), gone=step.gone)


@lru_cache(maxsize=8192)
def _meld(meld: Meld, slot: int, words: Translator, colours: str) -> wire.MeldScene:
    return wire.MeldScene(
        text=str(meld),
        tiles=tuple(map(str, meld.row)),
        stands_for=tuple(map(str, offers.stands_for(meld, colours))),
        name=words.meld(meld),
        slot=slot,
    )


LAYS = (Lay, Timeout, TakeDiscard, TakeOpenTile)
"""The moves that can contain a lay."""


def lay_of(before: View, move: Move) -> tuple[Lay, View] | None:
    """The lay in a move, and the view before it."""
    match move:
        case Lay():
            return move, before
        case Timeout() if move.lay != NO_LAY:
            return move.lay, before
        case TakeDiscard() | TakeOpenTile():
            return move.lay, with_tile(before, move)
        case _:
            return None


def lay_scene(entry: Entry, before: View) -> wire.LastLay | None:
    """What the lay in a move changed, if there is one."""
    found = lay_of(before, entry.move)
    if found is None:
        return None
    lay, there = found
    change = table_change(there, lay)
    new = without([meld for meld in change.after if isinstance(meld, Meld)], change.before)
    return wire.LastLay(
        seat=entry.seat,
        played=tuple(map(str, change.played)),
        put=tuple(map(str, new)),
        taken=tuple(map(str, lay.taken)),
    )
