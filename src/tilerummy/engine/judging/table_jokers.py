"""The jokers of a table before a turn, and the rules that each breaks by going to a meld.

The table is the same for every draft of a turn, so what was found out about it is kept.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tilerummy.engine.cached import cached
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.rules import JokerFree, JokerReuse, JokerSource, JokerSplit, Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import (
    ExchangedFromTable,
    JokerMeldSplit,
    JokerNotExchanged,
    JokerReused,
    Violation,
)

Violations = tuple[Violation, ...]
Broken = tuple[Violations | None, Violations]
"""What it breaks if a joker stays, or None if it cannot have stayed; and what it breaks if it is freed and reused."""


NOTHING_BROKEN: Broken = ((), ())


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


def jokers_on(laid: Sequence[Meld | Row], colours: str) -> tuple[JokerAt, ...]:
    return _jokers_in([(index, meld) for index, meld in enumerate(laid) if meld.jokers], colours)


def _jokers_in(melds: Iterable[tuple[int, Meld | Row]], colours: str) -> tuple[JokerAt, ...]:
    return tuple([JokerAt(index, *place) for index, meld in melds for place in meld.joker_places(colours)])


_BITS = 8
MOST_OF_A_KIND = (1 << _BITS) - 1


class TableJokers:
    """The jokers of one table, for one set of rules."""

    MOST_KNOWN, MOST_VERDICTS = 256, 256

    def __init__(self, table: tuple[Meld, ...], rules: JokerRules) -> None:
        self.table, self.rules = table, rules
        self.melds = [(index, meld) for index, meld in enumerate(table) if meld.jokers]
        """The melds with jokers, and their indexes."""
        self.jokers = _jokers_in(self.melds, rules.colours)
        self.split, self.reuse = SPLIT[rules.joker_split], REUSE[rules.joker_reuse]
        self.not_new: dict[Meld, Violations] = {}
        self.locked: dict[JokerAt, Violations] = {}
        self.verdicts: dict[tuple[tuple[Meld | Row, ...], Tiles], tuple[Violations, int]] = {}

    @cached
    def tiles(self) -> Tiles:
        return tiles_of(self.table)

    @cached
    def meant(self) -> Tiles:
        """The tiles that the jokers stand for."""
        return Tiles.of_rows([joker.means for joker in self.jokers])

    @cached
    def _shifts(self) -> dict[Tile, int]:
        """Where a supply counts each tile that a joker stands for."""
        if self.rules.joker_free is not JokerFree.EXCHANGE:
            return {}
        meant = dict.fromkeys([tile for joker in self.jokers for tile in joker.means])
        return {tile: _BITS * at for at, tile in enumerate(meant)}

    @cached
    def ones(self) -> dict[frozenset[Tile], list[int]]:
        """For the meaning of each joker: one of each tile, in a supply."""
        return {joker.means: [1 << self._shifts[tile] for tile in sorted(joker.means)] for joker in self.jokers}

    def supply(self, played: Tiles) -> int:
        """How many tiles may be exchanged for a joker, as one integer with eight bits for each that a joker means.

        Each of them can free one joker.
        """
        if self._shifts and self.rules.joker_source is JokerSource.RACK_OR_TABLE:
            played = Tiles.from_packed(played.packed + self.tiles.packed)
        if not played:
            return 0
        return sum([played.count(tile) << shift for tile, shift in self._shifts.items()])

    def exchanged(self, supply: int) -> Tiles:
        """The tiles of a supply."""
        return Tiles(tile for tile, at in self._shifts.items() for _ in range(supply >> at & MOST_OF_A_KIND))

    @cached
    def starting(self) -> dict[Tile, list[Meld]]:
        """The melds by their first tile."""
        starting: dict[Tile, list[Meld]] = {}
        for meld in self.table:
            starting.setdefault(meld.row[0], []).append(meld)
        return starting

    def broken_by(self, joker: JokerAt, after: Meld | Row, means: frozenset[Tile]) -> "Broken":
        """The rules that the joker breaks by going to a meld or row, where it can mean these tiles."""
        if isinstance(after, Row):
            return NOTHING_BROKEN
        before = self.table[joker.meld]
        # It stays in the same kind of meld, as some tile that it can mean in both: so the colour or number is the same.
        if joker.means.isdisjoint(means) or type(before) is not type(after):
            return None, self.reuse(self, before, after)
        split = self.split(before, after)
        return (split, self.reuse(self, before, after)) if split else NOTHING_BROKEN

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

    def verdict(self, after: tuple[Meld | Row, ...], exchanged: Tiles) -> tuple[Violations, int] | None:
        """What `remember` was told about these melds with jokers, and these tiles played for a joker."""
        return self.verdicts.get((after, exchanged))

    def remember(self, after: tuple[Meld | Row, ...], exchanged: Tiles, verdict: tuple[Violations, int]) -> None:
        """Keep the violations and the steps of the search: many drops do not change the melds with jokers."""
        if len(self.verdicts) >= self.MOST_VERDICTS:
            self.verdicts.clear()
        self.verdicts[after, exchanged] = verdict


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
