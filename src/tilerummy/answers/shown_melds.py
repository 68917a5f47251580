"""A table that nobody can move, as the page draws it: reviews, examples of the rules, and the position lab."""

from collections.abc import Sequence

from tilerummy.answers.review_model import ShownMeld
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.rooms.arrangement import Arrangement
from tilerummy.rooms.jokers import stands_for


def shown_melds(
    table: Sequence[Meld | Row], arrangement: Arrangement, played: Tiles, colours: str, tr: Translator
) -> tuple[ShownMeld, ...]:
    """The melds in the order of their slots. A tile from the rack is marked once, in a meld that was changed."""
    old = {slot for step in arrangement.steps[:-1] for slot in (put.slot for put in step.put)}
    changed = {put.slot for put in arrangement.steps[-1].put} if arrangement.steps else set()
    slots = ((placed.slot, placed.meld) for placed in arrangement.placed(table))
    left = list(played)
    shown: dict[int, tuple[int, ...]] = {}
    pairs = sorted(slots, key=lambda pair: pair[0])
    for slot, meld in sorted(pairs, key=lambda pair: pair[0] in old):  # new melds first: they have new tiles only
        new = []
        for place, tile in enumerate(meld.row):
            if slot in changed and tile in left:
                left.remove(tile)
                new.append(place)
        shown[slot] = tuple(new)
    return tuple(
        ShownMeld(
            tiles=tuple(map(str, meld.row)),
            stands_for=tuple(map(str, stands_for(meld, colours))),
            name=tr.meld(meld),
            slot=slot,
            new=shown[slot],
        )
        for slot, meld in pairs
    )


def shown_row(row: Row, slot: int, tr: Translator) -> ShownMeld:
    """A row of tiles from the rack that is not a meld."""
    tiles = tuple(map(str, row.row))
    return ShownMeld(tiles=tiles, stands_for=tiles, name=tr.meld(row), slot=slot, new=tuple(range(len(tiles))))
