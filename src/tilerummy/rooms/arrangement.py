"""Where melds come from and where players put them, so that every page can keep them in place.

The engine sorts the table, because the order of melds has no meaning there. On a screen it has: a meld that nobody
touched must not move. Each meld therefore has a *slot*, a number that it keeps while most of it stays the same. The
steps of a round say how slots changed with each move. A page replays them on its own screen. It gets the same picture
after a reload, and on every screen of the same size.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tilerummy.engine.melds import Meld, Row

if TYPE_CHECKING:
    from tilerummy.rooms.wire import LaidRow

Laid = Meld | Row
"""Rows that are not melds lie there only between the steps of a lay."""


class Spot(NamedTuple):
    """A place on the felt, in ten-thousandths of its width and height."""

    x: int
    y: int


class Put(NamedTuple):
    """A meld that is new, changed or moved."""

    slot: int
    length: int
    """The number of its tiles."""
    origin: int | None
    """The slot before this step that gave it most of its tiles. None if all tiles are new on the table."""
    offset: int
    """How many tiles to the right of the origin's first tile it begins, if its tiles stay where they are."""
    spot: Spot | None
    """Where the player put it."""


class Step(NamedTuple):
    """What one move changed on the table."""

    put: tuple[Put, ...]
    gone: tuple[int, ...]


Spots = Mapping[str, Sequence[Sequence[int]] | Sequence[int]]
"""Places that a player chose, by the tiles of the meld (`tiles_key`). A key with one place has just that: servers of an
earlier version can read it."""


def tiles_key(tiles: Iterable[object]) -> str:
    return " ".join(sorted(map(str, tiles)))


def spots_of(rows: "Iterable[LaidRow]") -> dict[str, list[int] | list[list[int]]]:
    """The places of the rows that have one. Equal rows share a key."""
    spots: dict[str, list[list[int]]] = {}
    for row in rows:
        if row.place is not None:
            spots.setdefault(tiles_key(row.tiles), []).append(list(row.place))
    return {key: places[0] if len(places) == 1 else places for key, places in spots.items()}


@dataclass(frozen=True)
class Arrangement:
    """The melds of the table with their slots, and the steps that led there."""

    melds: tuple[tuple[int, Laid], ...] = ()
    steps: tuple[Step, ...] = ()
    last: int = 0
    """The highest slot that was given out."""
    table: Sequence[Laid] = field(default=(), repr=False, compare=False)
    """The table that it was made for. Views and positions share it, so that it is recognized without a comparison."""

    def after(self, table: Sequence[Laid], spots: Spots | None = None) -> "Arrangement":
        """The arrangement of the next table."""
        if table is self.table and not spots:
            return self
        chosen, left = _Chosen(spots or {}), Counter(table)
        kept: list[tuple[int, Laid]] = []
        old: list[tuple[int, Laid]] = []
        for slot, meld in self.melds:
            unchanged = left[meld] > 0
            left[meld] -= unchanged
            (kept if unchanged else old).append((slot, meld))
        new = [meld for meld in dict.fromkeys(table) for _ in range(left[meld])]
        origins, slots = _origins(new, old), _kept_slots(new, old)
        put, last = [], self.last
        for number, meld in enumerate(new):
            slot = slots.get(number, last + 1)
            last = max(last, slot)
            origin = origins.get(number)
            source = origin[0] if origin is not None else None
            offset = _offset(origin[1], meld) if origin is not None else 0
            put.append(Put(slot, len(meld.row), source, offset, chosen.take(meld)))
            kept.append((slot, meld))
        # Melds that were moved as a whole.
        for slot, meld in kept[: len(self.melds) - len(old)]:
            spot = chosen.take(meld)
            if spot is not None:
                put.append(Put(slot, len(meld.row), slot, 0, spot))
        gone = tuple(slot for slot, _ in old if slot not in slots.values())
        if not put and not gone:
            return self
        return Arrangement(tuple(kept), (*self.steps, Step(tuple(put), gone)), last, table)

    def of(self, table: Sequence[Laid]) -> "Arrangement":
        """This arrangement if it is one of the given table; otherwise all its melds are new."""
        is_same = table is self.table or Counter(meld for _, meld in self.melds) == Counter(table)
        return self if is_same else Arrangement().after(table)

    def slots(self, table: Sequence[Laid]) -> tuple[int, ...]:
        """The slot of each meld of the table."""
        left: dict[Laid, list[int]] = {}
        for slot, meld in reversed(self.melds):
            left.setdefault(meld, []).append(slot)
        return tuple(left[meld].pop() for meld in table)


def _shared(one: Laid, two: Laid) -> int:
    return len(one.tiles) - len(one.tiles.minus(two.tiles))


def _origins(new: Sequence[Laid], old: Sequence[tuple[int, Laid]]) -> dict[int, tuple[int, Laid]]:
    """For each new meld, the old one that gave it most of its tiles."""
    found = {}
    for number, meld in enumerate(new):
        shared = [_shared(meld, before) for _, before in old]
        if any(shared):
            found[number] = old[shared.index(max(shared))]
    return found


def _kept_slots(new: Sequence[Laid], old: Sequence[tuple[int, Laid]]) -> dict[int, int]:
    """The new melds that keep the slot of an old one, because at least half of their tiles were there."""
    pairs = sorted(
        ((-_shared(meld, before), slot, number) for number, meld in enumerate(new) for slot, before in old),
    )
    kept: dict[int, int] = {}
    for shared, slot, number in pairs:
        if -shared * 2 >= len(new[number].row) and number not in kept and slot not in kept.values():
            kept[number] = slot
    return kept


def _offset(old: Laid, new: Laid) -> int:
    """How far the first tile of the new meld is from the first tile of the old one, if shared tiles do not move."""
    before = list(old.row)
    for at, tile in enumerate(new.row):
        if tile in before and not tile.is_joker:
            return before.index(tile) - at
    return 0


class _Chosen:
    """The places of a move, each of which is given out once."""

    def __init__(self, spots: Spots) -> None:
        self.left = {key: [Spot(*place) for place in _several(places)] for key, places in spots.items()}

    def take(self, meld: Laid) -> Spot | None:
        places = self.left.get(tiles_key(meld.row))
        return places.pop(0) if places else None


def _several(places: Sequence[Sequence[int]] | Sequence[int]) -> Sequence[Sequence[int]]:
    first = places[0]
    return [places] if isinstance(first, int) else places  # type: ignore[list-item, return-value]  # one, or several


NOTHING_LAID = Arrangement()
