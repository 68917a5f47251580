"""The table of a scene: its melds with their numbers, and the steps that led there."""

from collections.abc import Iterator
from functools import lru_cache

from tilerummy.engine.position import View
from tilerummy.language import Translator
from tilerummy.rooms import offers, wire
from tilerummy.rooms.arrangement import Arrangement, Placed, Step


def melds(now: View, arrangement: Arrangement, words: Translator) -> Iterator[wire.MeldScene]:
    """The melds of the table with their numbers. The arrangement is one of this table."""
    for placed in arrangement.placed(now.table):
        yield _meld(placed, words, now.rules.colours)


def steps(arrangement: Arrangement) -> Iterator[wire.TableStep]:
    return map(_step, arrangement.steps)


@lru_cache(maxsize=8192)
def _step(step: Step) -> wire.TableStep:
    put = (
        wire.PutMeld(slot=each.slot, length=each.length, origin=each.origin, offset=each.offset, place=each.spot)
        for each in step.put
    )
    return wire.TableStep(put=tuple(put), gone=step.gone, seat=step.seat, last_tile=step.last_tile)


@lru_cache(maxsize=8192)
def _meld(placed: Placed, words: Translator, colours: str) -> wire.MeldScene:
    slot, meld, ids = placed
    return wire.MeldScene(
        text=str(meld),
        tiles=tuple(map(str, meld.row)),
        stands_for=tuple(map(str, offers.stands_for(meld, colours))),
        name=words.meld(meld),
        slot=slot,
        ids=ids,
    )
