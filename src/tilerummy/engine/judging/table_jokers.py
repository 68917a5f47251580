"""The jokers of a table before a turn, and the rules that each breaks by going to a meld."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.rules import JokerFree, JokerReuse, JokerSource, JokerSplit, Rules
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import UNITS, Tile, Tiles
from tilerummy.engine.violations import (
    ExchangedFromTable,
    JokerMeldSplit,
    JokerNotExchanged,
    JokerReused,
    Violation,
)

Violations = tuple[Violation, ...]


class JokerRules(NamedTuple):
    """The rules that decide where a joker may go."""

    colours: str
    joker_free: JokerFree
    joker_source: JokerSource
    joker_reuse: JokerReuse
    joker_split: JokerSplit

    @classmethod
    def of(cls, rules: Rules) -> "JokerRules":
        return cls(rules.colours, rules.joker_free, rules.joker_source, rules.joker_reuse, rules.joker_split)

    @property
    def are_free(self) -> bool:
        """Whether a joker may go anywhere."""
        return (self.joker_free, self.joker_reuse, self.joker_split) == FREE_JOKERS


FREE_JOKERS = (JokerFree.IF_REST_VALID, JokerReuse.ANYWHERE, JokerSplit.ALLOWED)


class JokerAt(NamedTuple):
    """One joker in one meld of a table: the meld, the joker, and the tiles that it can mean there."""

    meld: int
    joker: Tile
    means: frozenset[Tile]
    ones: tuple[int, ...]
    """One of each of these tiles, in a supply."""


Place = tuple[int, int, int, frozenset[Tile], Meld | Row]
"""A joker of the table after: its bit; the bit of an equal one before it, or 0; the index of its meld; the tiles that
it can mean there; and the meld."""


Option = tuple[int, int, int, Violations | None, int, Violations]
"""A place of a joker, and what it breaks there: the bits and the meld as in `Place`; the violations if it has stayed
there, or None if it cannot have stayed; how many other jokers of its old meld must then have been freed, because tiles
lie in their places; and the violations if it was freed and reused there."""
IN_A_ROW = -1
"""The other jokers that must have been freed, if the joker left its meld for a row that is not a meld yet."""


def places_on(laid: Sequence[Meld | Row], colours: str, closed: Collection[int] = ()) -> dict[Tile, list[Place]]:
    """The jokers of a table after, by kind, apart from those of the melds in `closed`."""
    places: dict[Tile, list[Place]] = {}
    bit = 1
    for at, meld in enumerate(laid):
        if meld.jokers and at not in closed:
            last = None
            for place in meld.joker_places(colours):  # two jokers of a group are equal
                twin = bit >> 1 if place == last else 0
                places.setdefault(place.joker, []).append((bit, twin, at, place.means, meld))
                last, bit = place, bit << 1
    return places


def jokers_in(melds: Iterable[tuple[int, Meld]], colours: str) -> tuple[JokerAt, ...]:
    """The jokers of these melds, which come with their indexes."""
    return tuple(
        [
            JokerAt(index, joker, means, tuple([UNITS[tile] for tile in sorted(means)]))
            for index, meld in melds
            for joker, means in meld.joker_places(colours)
        ]
    )


MOST_OF_A_KIND = 0xFF


class TableJokers:
    """The jokers of one table, for one set of rules."""

    def __init__(self, table: tuple[Meld, ...], rules: JokerRules) -> None:
        self.table, self.rules = table, rules
        self.melds = [(index, meld) for index, meld in enumerate(table) if meld.jokers]
        """The melds with jokers, and their indexes."""
        self.jokers = jokers_in(self.melds, rules.colours)
        self.split, self.reuse = SPLIT[rules.joker_split], REUSE[rules.joker_reuse]
        self.wanted = rules.joker_reuse.value

    def supply(self, change: TableChange) -> int:
        """The tiles that may be exchanged for a joker, as one integer: see `Tiles`. Each of them can free one joker."""
        if self.rules.joker_free is not JokerFree.EXCHANGE:
            return 0
        packed = change.played.packed
        if self.rules.joker_source is JokerSource.RACK_OR_TABLE:
            packed += change.tiles_before.packed
        return packed & MOST_OF_A_KIND * sum({one for joker in self.jokers for one in joker.ones})

    def options(self, joker: JokerAt, places: Iterable[Place], change: TableChange) -> list[Option]:
        """The rules that the joker breaks at each of these places."""
        before, kind, means = self.table[joker.meld], type(self.table[joker.meld]), joker.means
        options: list[Option] = []
        for bit, twin, index, meant, after in places:
            if isinstance(after, Row):
                options.append((bit, twin, index, (), IN_A_ROW, ()))
                continue
            split: Violations | None = None
            replaced = 0
            # It stays in the same kind of meld, as a tile that it can mean in both: so colour or number is the same.
            if type(after) is kind and not means.isdisjoint(meant):
                split, replaced = self.split(before, after, self.rules.colours)
            may_stay = split == () and not replaced
            reused = () if may_stay else self.reused(before, after, change)
            options.append((bit, twin, index, split, replaced, reused))
        return options

    def reused(self, before: Meld, after: Meld, change: TableChange) -> Violations:
        """The violation if a joker from one meld may not be reused in the other: that is not a new one."""
        for tiles in self.reuse(change, before, after):
            if not change.has_more(tiles):
                return (JokerReused.unchecked(meld=after, wanted=self.wanted),)
        return ()

    def unfreed(self, joker: JokerAt, change: TableChange) -> Violations:
        """The violation of a joker that leaves its place although no tile can be exchanged for it."""
        from_rack, on_table = self.rules.joker_source is JokerSource.RACK, change.tiles_before.packed
        could_be = from_rack and on_table & MOST_OF_A_KIND * sum(joker.ones)
        violation = ExchangedFromTable if could_be else JokerNotExchanged
        return (violation.unchecked(meld=self.table[joker.meld]),)


# The policies: which tiles show that a meld is not new, and whether a meld may be split while a joker stays

Reuse = Callable[[TableChange, Meld, Meld], list[Tiles]]
"""The tiles of old melds that a meld after holds, although a joker of a meld before must not go to them."""


def _reuse_anywhere(change: TableChange, before: Meld, after: Meld) -> list[Tiles]:
    return []


def _reuse_in_other_meld(change: TableChange, before: Meld, after: Meld) -> list[Tiles]:
    numbered = before.tiles.numbered
    return [numbered] if numbered <= after.tiles else []


def _reuse_in_new_meld(change: TableChange, before: Meld, after: Meld) -> list[Tiles]:
    return [meld.tiles for meld in change.before if meld.row[0] in after.row and meld.tiles <= after.tiles]


Split = tuple[Violations, int]
"""The violations if a joker stays, and `Option.replaced`."""


def _split_allowed(before: Meld, after: Meld, colours: str) -> Split:
    return (), 0


def _split_forbidden(before: Meld, after: Meld, colours: str) -> Split:
    """The old meld is whole in the new one; a tile that another of its jokers meant may lie in the place of that."""
    if before.tiles <= after.tiles:
        return (), 0
    if before.tiles.numbered <= after.tiles:
        missing = before.tiles.minus(after.tiles)
        meant = {tile for place in before.joker_places(colours) if place.joker in missing for tile in place.means}
        if sum([tile in after.tiles for tile in meant]) >= len(missing):
            return (), len(missing)
    return (JokerMeldSplit.unchecked(meld=before),), 0


REUSE: dict[JokerReuse, Reuse] = {
    JokerReuse.ANYWHERE: _reuse_anywhere,
    JokerReuse.OTHER_MELD: _reuse_in_other_meld,
    JokerReuse.NEW_MELD: _reuse_in_new_meld,
}
SPLIT: dict[JokerSplit, Callable[[Meld, Meld, str], Split]] = {
    JokerSplit.ALLOWED: _split_allowed,
    JokerSplit.FORBIDDEN: _split_forbidden,
}
