"""What a lay does to the table: the melds before, the melds after, and the tiles played from the rack."""

from dataclasses import dataclass

from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Situation
from tilerummy.engine.tiles import Tiles


@dataclass(frozen=True)
class TableChange:
    """A table before and after, and the tiles that came from the rack in between."""

    before: tuple[Meld, ...]
    after: tuple[Meld | Row, ...]
    played: Tiles


def table_change(situation: Situation, lay: Lay) -> TableChange:
    """The table before and after a lay, and the tiles played."""
    after: tuple[Meld | Row, ...] = (*without(situation.table, lay.taken), *lay.put)
    return TableChange(situation.table, after, tiles_of(after).minus(tiles_of(situation.table)))


def is_hand(situation: Situation, change: TableChange) -> bool:
    """Whether a seat that had not laid anything empties its rack in one lay, with own melds only."""
    own_melds_only = not without(change.before, change.after)
    return own_melds_only and situation.turn not in situation.opened and len(change.played) == len(situation.rack)
