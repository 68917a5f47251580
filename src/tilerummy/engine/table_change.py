"""What a lay does to the table: the melds before, the melds after, and the tiles played from the rack."""

from collections.abc import Iterable, Sequence
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
    changed: tuple[Meld, ...]
    """The melds before that are not there afterwards."""
    tiles_before: Tiles
    tiles_after: Tiles

    @classmethod
    def between(cls, before: tuple[Meld, ...], after: tuple[Meld | Row, ...], played: Tiles) -> "TableChange":
        """The change from one table to the other."""
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
