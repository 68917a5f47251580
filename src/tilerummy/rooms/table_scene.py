"""The table of a scene: its melds with their numbers, and the steps that led there."""

from tilerummy.language import Translator
from tilerummy.rooms import offers, wire
from tilerummy.rooms.arrangement import Placed, Step


def meld_scene(placed: Placed, words: Translator, colours: str) -> wire.MeldScene:
    slot, meld, ids = placed
    return wire.MeldScene(
        text=str(meld),
        tiles=tuple(map(str, meld.row)),
        stands_for=tuple(map(str, offers.stands_for(meld, colours))),
        name=words.meld(meld),
        slot=slot,
        ids=ids,
    )


def step_scene(step: Step) -> wire.TableStep:
    put = (
        wire.PutMeld(slot=each.slot, length=each.length, origin=each.origin, offset=each.offset, place=each.spot)
        for each in step.put
    )
    return wire.TableStep(put=tuple(put), gone=step.gone, seat=step.seat, last_tile=step.last_tile)
