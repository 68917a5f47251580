"""The jokers of a table before a turn, and the rules that each breaks by going to a meld.

The table is the same for every draft of a turn, so what was found out about it is kept.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tilerummy.engine.cached import cached
from tilerummy.engine.melds import Meld, Row, tiles_of
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


Place = tuple[int, int, int, frozenset[Tile], Meld | Row]
"""A joker of the table after: its bit; the bit of an equal one before it, or 0; the index of its meld; the tiles that
it can mean there; and the meld."""
Option = tuple[int, int, int, Violations | None, Violations]
"""The two bits and the index of a place; what a joker breaks if it has stayed there, or None if it cannot have stayed;
and what it breaks if it was freed and reused there."""


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
    return tuple([JokerAt(index, *place) for index, meld in melds for place in meld.joker_places(colours)])


MOST_OF_A_KIND = 0xFF


@lru_cache(maxsize=1024)
def ones(means: frozenset[Tile]) -> tuple[int, ...]:
    """One of each tile that a joker can mean, in a supply."""
    return tuple([UNITS[tile] for tile in sorted(means)])


class TableJokers:
    """The jokers of one table, for one set of rules."""

    MOST_KNOWN, MOST_VERDICTS = 256, 256

    def __init__(self, table: tuple[Meld, ...], rules: JokerRules) -> None:
        self.table, self.rules = table, rules
        self.melds = [(index, meld) for index, meld in enumerate(table) if meld.jokers]
        """The melds with jokers, and their indexes."""
        self.jokers = jokers_in(self.melds, rules.colours)
        self.split, self.reuse = SPLIT[rules.joker_split], REUSE[rules.joker_reuse]
        self.not_new: dict[Meld, Violations] = {}
        self.locked: dict[JokerAt, Violations] = {}
        self.verdicts: dict[tuple[tuple[Meld | Row, ...], int], tuple[Violations, int]] = {}

    @cached
    def tiles(self) -> Tiles:
        return tiles_of(self.table)

    @cached
    def exchangeable(self) -> int:
        """The bits of a supply: of the tiles that a joker stands for, if it is freed by an exchange."""
        if self.rules.joker_free is not JokerFree.EXCHANGE:
            return 0
        return MOST_OF_A_KIND * sum({one for joker in self.jokers for one in ones(joker.means)})

    def supply(self, change: TableChange) -> int:
        """The tiles that may be exchanged for a joker, as one integer: see `Tiles`. Each of them can free one joker."""
        if not self.exchangeable:
            return 0
        packed = change.played.packed
        if self.rules.joker_source is JokerSource.RACK_OR_TABLE:
            packed += change.tiles_before.packed
        return packed & self.exchangeable

    @cached
    def starting(self) -> dict[Tile, list[Meld]]:
        """The melds by their first tile."""
        starting: dict[Tile, list[Meld]] = {}
        for meld in self.table:
            starting.setdefault(meld.row[0], []).append(meld)
        return starting

    def options(self, joker: JokerAt, places: Iterable[Place]) -> list[Option]:
        """The rules that the joker breaks by going to each of these places."""
        before, kind, means = self.table[joker.meld], type(self.table[joker.meld]), joker.means
        found: list[Option] = []
        for bit, twin, at, meant, after in places:
            if isinstance(after, Row):
                found.append((bit, twin, at, (), ()))
            # It stays in the same kind of meld, as a tile that it can mean in both: so colour or number is the same.
            elif type(after) is not kind or means.isdisjoint(meant):
                found.append((bit, twin, at, None, self.reuse(self, before, after)))
            else:
                split = self.split(before, after)
                found.append((bit, twin, at, split, self.reuse(self, before, after) if split else ()))
        return found

    def reuse_in_new_meld(self, before: Meld, after: Meld) -> Violations:
        """The violation if a joker must go to a new meld, and a whole meld of the table is part of this one."""
        found = self.not_new.get(after)
        if found is None:
            if len(self.not_new) >= self.MOST_KNOWN:
                self.not_new.clear()
            candidates = [meld for tile in after.row for meld in self.starting.get(tile, ())]
            has_part = any(meld.tiles <= after.tiles for meld in candidates)
            found = self.not_new[after] = (_reused(after, JokerReuse.NEW_MELD),) if has_part else ()
        return found

    def unfreed(self, joker: JokerAt) -> Violations:
        """The violation of a joker that leaves its place although no tile can be exchanged for it."""
        found = self.locked.get(joker)
        if found is None:
            from_rack = self.rules.joker_source is JokerSource.RACK
            on_table = from_rack and any(tile in self.tiles for tile in joker.means)
            violation = ExchangedFromTable if on_table else JokerNotExchanged
            found = self.locked[joker] = (violation.unchecked(meld=self.table[joker.meld]),)
        return found

    def verdict(self, after: tuple[Meld | Row, ...], supply: int) -> tuple[Violations, int] | None:
        """What `remember` was told about these melds with jokers, and this supply."""
        return self.verdicts.get((after, supply))

    def remember(self, after: tuple[Meld | Row, ...], supply: int, verdict: tuple[Violations, int]) -> None:
        """Keep the violations and the steps of the search: many drops do not change the melds with jokers."""
        if len(self.verdicts) >= self.MOST_VERDICTS:
            self.verdicts.clear()
        self.verdicts[after, supply] = verdict


@lru_cache(maxsize=16)
def table_jokers(table: tuple[Meld, ...], rules: JokerRules) -> TableJokers:
    return TableJokers(table, rules)


# The policies: where a freed joker may go, and whether its meld may be split while it stays


def _reuse_anywhere(table: TableJokers, before: Meld, after: Meld) -> Violations:
    return ()


def _reuse_in_other_meld(table: TableJokers, before: Meld, after: Meld) -> Violations:
    same = before.tiles.numbered <= after.tiles
    return (_reused(after, JokerReuse.OTHER_MELD),) if same else ()


def _reused(after: Meld, wanted: JokerReuse) -> JokerReused:
    return JokerReused.unchecked(meld=after, wanted=wanted.value)


def _split_allowed(before: Meld, after: Meld) -> Violations:
    return ()


def _split_forbidden(before: Meld, after: Meld) -> Violations:
    return () if before.tiles <= after.tiles else (JokerMeldSplit.unchecked(meld=before),)


REUSE: dict[JokerReuse, Callable[[TableJokers, Meld, Meld], Violations]] = {
    JokerReuse.ANYWHERE: _reuse_anywhere,
    JokerReuse.OTHER_MELD: _reuse_in_other_meld,
    JokerReuse.NEW_MELD: TableJokers.reuse_in_new_meld,
}
SPLIT: dict[JokerSplit, Callable[[Meld, Meld], Violations]] = {
    JokerSplit.ALLOWED: _split_allowed,
    JokerSplit.FORBIDDEN: _split_forbidden,
}
