"""Which meld and which tile is which, and where players put them, so that every page can keep them in place.

The engine sorts the table, because the order of melds has no meaning there, and equal tiles are equal. On a screen
both matter: a meld that nobody touched must not move, and a tile must not change places with its twin. Each meld
therefore has a *slot*, a number that it keeps while it changes, and each tile of the table has a number. Who plays on
a page says which rows and tiles are which. For computers, and for programs that do not say it, it is decided here and
nowhere else.

The steps of a round say how slots changed with each move. A page replays them on its own screen. It gets the same
picture after a reload, and on every screen of the same size.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.tiles import Tile
from tilerummy.rooms.wire import LaidRow, PutMeld, TableStep

Laid = Meld | Row
"""Rows that are not melds lie there only between the steps of a lay."""
Claims = Sequence[Mapping[str, Any]]
"""What a player said about rows, as in `LaidRow`: `tiles`, `slot`, and if it is known `ids` and `place`."""
MOST_NEW_SLOTS = 1000
"""A page numbers its new rows from the highest slot on, and at most so far."""


class Placed(NamedTuple):
    """A meld on the table."""

    slot: int
    meld: Laid
    ids: tuple[int, ...]
    """The numbers of its tiles, in the order of its row."""


class _New(NamedTuple):
    """A meld that is not as it was before, and what the player said about it."""

    meld: Laid
    slot: int
    claim: Mapping[str, Any]


def tiles_key(tiles: Iterable[object]) -> str:
    return " ".join(sorted(map(str, tiles)))


@dataclass(frozen=True)
class Arrangement:
    """The melds of the table with their slots and tiles, and the steps that led there."""

    melds: tuple[Placed, ...] = ()
    steps: tuple[TableStep, ...] = ()
    last: int = 0
    """The highest slot that was given out."""
    last_tile: int = 0
    """The highest number of a tile."""
    table: Sequence[Laid] = field(default=(), repr=False, compare=False)
    """The table that it was made for. Views and positions share it, so that it is recognized without a comparison."""

    def after(self, table: Sequence[Laid], claims: Claims = (), seat: int | None = None) -> "Arrangement":
        """The arrangement of the next table, after a move of this seat. Claims that cannot be true are ignored."""
        if table is self.table and not claims:
            return self
        new, left = self._claimed(table, claims)
        named = {each.slot for each in new}
        kept: list[Placed] = []
        old: list[Placed] = []
        for placed in self.melds:
            is_kept = placed.slot not in named and left[placed.meld] > 0
            left[placed.meld] -= is_kept
            (kept if is_kept else old).append(placed)
        rest = [meld for meld in dict.fromkeys(table) for _ in range(left[meld])]
        slots = _kept_slots(rest, [placed for placed in old if placed.slot not in named])
        last = max((self.last, *named))
        for number, meld in enumerate(rest):
            slot = slots.get(number, last + 1)
            last = max(last, slot)
            new.append(_New(meld, slot, {}))
        numbers = _Numbers(old, self.last_tile)
        laid = numbers.placed(new)
        put = tuple(_put(placed, old, each.claim.get("place")) for placed, each in zip(laid, new, strict=True))
        gone = tuple(placed.slot for placed in old if placed.slot not in {each.slot for each in new})
        if not put and not gone:
            return self
        step = TableStep(put=put, gone=gone, seat=seat, last_tile=numbers.last)
        return Arrangement((*kept, *laid), (*self.steps, step), last, numbers.last, table)

    def _claimed(self, table: Sequence[Laid], claims: Claims) -> tuple[list[_New], Counter[Laid]]:
        """The melds that the player named, and the other ones of the table."""
        slots, by_tiles = _Slots(self), dict[str, list[Mapping[str, Any]]]()
        for claim in claims:
            if slots.take(claim["slot"]) is not None:
                by_tiles.setdefault(tiles_key(claim["tiles"]), []).append(claim)
        new, left = [], Counter(table)
        for meld in table if by_tiles else ():
            if same := by_tiles.get(tiles_key(meld.row)):
                claim = same.pop(0)
                new.append(_New(meld, claim["slot"], claim))
                left[meld] -= 1
        return new, left

    def claims(self, rows: Iterable[LaidRow]) -> list[dict[str, Any]]:
        """What the rows of a lay say, without those that lie as before."""
        lying = {(placed.slot, frozenset(placed.ids)) for placed in self.melds}
        return [
            row.model_dump(mode="json", include={"tiles", "slot", "ids", "place"}, exclude_defaults=True)
            for row in rows
            if row.slot is not None and (row.place is not None or (row.slot, frozenset(row.ids)) not in lying)
        ]

    def checked(self, rows: Iterable[LaidRow]) -> Iterator[LaidRow]:
        """The rows with those numbers only that can be true, so that they can be shown to others."""
        slots, numbers = _Slots(self), _Numbers(self.melds, self.last_tile)
        for row in rows:
            ids = tuple(map(numbers.take, row.tiles, row.ids))
            yield row.model_copy(update={"slot": slots.take(row.slot), "ids": ids})

    def of(self, table: Sequence[Laid]) -> "Arrangement":
        """This arrangement if it is one of the given table; otherwise all its melds are new."""
        is_same = table is self.table or Counter(placed.meld for placed in self.melds) == Counter(table)
        return self if is_same else Arrangement().after(table)

    def placed(self, table: Sequence[Laid]) -> tuple[Placed, ...]:
        """The melds of the table, in its order."""
        left: dict[Laid, list[Placed]] = {}
        for placed in reversed(self.melds):
            left.setdefault(placed.meld, []).append(placed)
        return tuple(left[meld].pop() for meld in table)


class _Slots:
    """The slots that the rows of a turn may have, each of them once."""

    def __init__(self, before: Arrangement) -> None:
        self.lying, self.last, self.taken = {placed.slot for placed in before.melds}, before.last, set[int]()

    def take(self, slot: int | None) -> int | None:
        """This slot, if it can be true."""
        if slot is None or slot in self.taken:
            return None
        if slot not in self.lying and not self.last < slot <= self.last + MOST_NEW_SLOTS:
            return None
        self.taken.add(slot)
        return slot


class _Numbers:
    """Gives tiles the numbers that they had before, or new ones."""

    def __init__(self, old: Sequence[Placed], last: int) -> None:
        self.last = last
        self.free = {
            number: (tile, slot) for slot, meld, ids in old for number, tile in zip(ids, meld.row, strict=True)
        }

    def placed(self, melds: Sequence[_New]) -> list[Placed]:
        """First the tiles that the player named, then those that stay in their slot, then all others."""
        ids = [self._claimed(each) for each in melds]
        for is_own in (True, False):
            for (meld, slot, _), numbers in zip(melds, ids, strict=True):
                for place, tile in enumerate(meld.row):
                    if numbers[place] is None:
                        numbers[place] = self._known(tile, slot if is_own else None)
        return [
            Placed(slot, meld, tuple(number or self._new() for number in numbers))
            for (meld, slot, _), numbers in zip(melds, ids, strict=True)
        ]

    def _claimed(self, new: _New) -> list[int | None]:
        """The numbers that the player named, in the order of the meld."""
        waiting: dict[str, list[int]] = {}
        for text, number in zip(new.claim.get("tiles", ()), new.claim.get("ids", ()), strict=False):
            if (known := self.take(text, number)) is not None:
                waiting.setdefault(text, []).append(known)
        named = (waiting.get(str(tile)) for tile in new.meld.row)
        return [numbers.pop(0) if numbers else None for numbers in named]

    def take(self, text: str, number: int | None) -> int | None:
        """This number, if a tile of this kind has it."""
        if number is None or number not in self.free or str(self.free[number][0]) != text:
            return None
        del self.free[number]
        return number

    def _known(self, tile: Tile, slot: int | None) -> int | None:
        """The number of such a tile that lay in a slot, or anywhere."""
        for number, (other, there) in self.free.items():
            if other == tile and slot in (None, there):
                del self.free[number]
                return number
        return None

    def _new(self) -> int:
        self.last += 1
        return self.last


def _kept_slots(new: Sequence[Laid], old: Sequence[Placed]) -> dict[int, int]:
    """The new melds that keep the slot of an old one, because at least half of their tiles were there."""
    pairs = sorted((-_shared(meld, each.meld), each.slot, number) for number, meld in enumerate(new) for each in old)
    kept: dict[int, int] = {}
    for shared, slot, number in pairs:
        if -shared * 2 >= len(new[number].row) and number not in kept and slot not in kept.values():
            kept[number] = slot
    return kept


def _shared(one: Laid, two: Laid) -> int:
    return len(one.tiles) - len(one.tiles.minus(two.tiles))


def _put(new: Placed, old: Sequence[Placed], place: Any) -> PutMeld:
    """A meld that is new, changed or moved, and where most of its tiles come from."""
    source = max(old, key=lambda each: len({*each.ids} & {*new.ids}), default=None)
    if source is None or {*source.ids}.isdisjoint(new.ids):
        return PutMeld(slot=new.slot, length=len(new.ids), place=place)
    shared = [at for at, number in enumerate(new.ids) if number in source.ids]
    first = next((at for at in shared if not list(new.meld.row)[at].is_joker), None)
    offset = 0 if first is None else source.ids.index(new.ids[first]) - first
    return PutMeld(slot=new.slot, length=len(new.ids), origin=source.slot, offset=offset, place=place)


NOTHING_LAID = Arrangement()
