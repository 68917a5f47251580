"""The exhaustive search that `engine/judging/jokers.py` had once. Slow; only to compare verdicts with."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from exhaustive_keep_three import broken_up

from tilerummy.engine.melds import Meld, Row, Run, tiles_of, without
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerReuse, JokerSource, JokerSplit, PartialTake, Rules
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import Tile
from tilerummy.engine.violations import ExchangedFromTable, JokerMeldSplit, JokerNotExchanged, JokerReused, Violation

Violations = tuple[Violation, ...]


def rearrangement(change: TableChange, rules: Rules) -> Violations:
    """The rules that an opened seat breaks by this change of the table; empty if it is legal."""
    changed = without(change.before, change.after)
    keep_three = rules.partial_take is PartialTake.KEEP_THREE
    if not (changed and (keep_three or any(meld.tiles.jokers for meld in changed))):
        return ()
    # Jokers of unchanged melds come first: the simplest explanation usually breaks the fewest rules.
    jokers = tuple(sorted(_jokers_on(change.before, rules), key=lambda joker: change.before[joker.meld] in changed))
    places = _jokers_on(change.after, rules)
    if len(places) > MOST_JOKERS:
        return ()  # more jokers than any box holds; another check reports that they are not on the rack
    search = _Search(change, rules, jokers, places, keep_three)
    search.place(0, frozenset(), _supply(change, rules), (), ())
    return tuple(dict.fromkeys(search.fewest or ()))


class JokerAt(NamedTuple):
    """One joker in one meld of a table: the meld, the joker, and the tiles that it can mean there."""

    meld: int
    joker: Tile
    means: frozenset[Tile]


def _jokers_on(laid: Sequence[Meld | Row], rules: Rules) -> tuple[JokerAt, ...]:
    return tuple(
        JokerAt(index, place.joker, place.means)
        for index, meld in enumerate(laid)
        for place in meld.joker_places(rules.colours)
    )


def _supply(change: TableChange, rules: Rules) -> tuple[Tile, ...]:
    """The tiles that may be exchanged for a joker; each tile can free one joker."""
    if rules.joker_source is JokerSource.RACK:
        return tuple(change.played.numbered)
    return (*change.played.numbered, *tiles_of(change.before).numbered)


@dataclass
class _Search:
    """Tries every explanation and keeps the violations of the one that breaks the fewest rules.

    Rows that are not melds, and places that are missing because tiles left the table, do not restrict a joker: other
    violations report those.
    """

    change: TableChange
    rules: Rules
    before: tuple[JokerAt, ...]
    after: tuple[JokerAt, ...]
    keep_three: bool
    fewest: Violations | None = field(default=None, init=False)

    def place(
        self,
        index: int,
        used: frozenset[int],
        supply: tuple[Tile, ...],
        homes: tuple[tuple[int, int], ...],
        broken: Violations,
    ) -> None:
        """Give a place to joker number `index` and to all later ones; an unchanged meld is tried first."""
        if self.fewest is not None and len(broken) >= len(self.fewest):
            return
        if index == len(self.before):
            self._keep(homes, broken)
            return
        joker = self.before[index]
        free = {place: at for at, place in enumerate(self.after) if at not in used and place.joker == joker.joker}
        meld = self.change.before[joker.meld]
        for place in sorted(free, key=lambda place: self.change.after[place.meld] != meld):
            at, home = free[place], (joker.meld, place.meld)
            for left, violations in self._ways(joker, place, supply):
                self.place(index + 1, used | {at}, left, (*homes, home), (*broken, *violations))
        if self._may_be_missing(index, used):
            self.place(index + 1, used, supply, homes, broken)

    def _keep(self, homes: tuple[tuple[int, int], ...], broken: Violations) -> None:
        melds = [meld for meld in self.change.after if not isinstance(meld, Row)]
        # A row that is not a meld yet cannot keep tiles together, so this rule is checked only once it is one.
        if self.keep_three and len(melds) == len(self.change.after):
            broken = (*broken, *broken_up(self.change.before, melds, homes))
        if self.fewest is None or len(broken) < len(self.fewest):
            self.fewest = broken

    def _may_be_missing(self, index: int, used: frozenset[int]) -> bool:
        """Whether there are fewer places than jokers left, because a joker left the table."""
        kind = self.before[index].joker
        waiting = sum(joker.joker == kind for joker in self.before[index:])
        return waiting > sum(place.joker == kind for at, place in enumerate(self.after) if at not in used)

    def _ways(self, joker: JokerAt, place: JokerAt, supply: tuple[Tile, ...]) -> "_Ways":
        """The ways in which this joker can have reached this place: the remaining supply, and the violations."""
        before, after = self.change.before[joker.meld], self.change.after[place.meld]
        if isinstance(after, Row):
            yield supply, ()
            return
        if _stays(before, after, joker, place):
            split = SPLIT[self.rules.joker_split](before, after)
            yield supply, split
            if not split:
                return
        reuse = REUSE[self.rules.joker_reuse](self.change.before, before, after)
        for left, unfreed in FREE[self.rules.joker_free](self.change, self.rules, joker, supply):
            yield left, (*unfreed, *reuse)


def _stays(before: Meld, after: Meld, joker: JokerAt, place: JokerAt) -> bool:
    """The same kind of meld, and some tile that the joker can mean in both: so the colour or number is the same too."""
    return isinstance(before, Run) == isinstance(after, Run) and not joker.means.isdisjoint(place.means)


# The policies: how a joker is freed, where it may go, whether its meld may be split while it stays

_Ways = Iterator[tuple[tuple[Tile, ...], Violations]]


def _free_if_rest_valid(change: TableChange, rules: Rules, joker: JokerAt, supply: tuple[Tile, ...]) -> _Ways:
    yield supply, ()


def _free_by_exchange(change: TableChange, rules: Rules, joker: JokerAt, supply: tuple[Tile, ...]) -> _Ways:
    at_hand = sorted(joker.means.intersection(supply))
    for tile in at_hand:
        index = supply.index(tile)
        yield supply[:index] + supply[index + 1 :], ()
    if not at_hand:
        meld = change.before[joker.meld]
        on_table = rules.joker_source is JokerSource.RACK and any(t in tiles_of(change.before) for t in joker.means)
        yield supply, (ExchangedFromTable(meld) if on_table else JokerNotExchanged(meld),)


def _reuse_anywhere(table: Sequence[Meld], before: Meld, after: Meld) -> Violations:
    return ()


def _reuse_in_other_meld(table: Sequence[Meld], before: Meld, after: Meld) -> Violations:
    same = before.tiles.numbered <= after.tiles
    return (JokerReused(after, JokerReuse.OTHER_MELD.value),) if same else ()


def _reuse_in_new_meld(table: Sequence[Meld], before: Meld, after: Meld) -> Violations:
    old = any(meld.tiles <= after.tiles for meld in table)
    return (JokerReused(after, JokerReuse.NEW_MELD.value),) if old else ()


def _split_allowed(before: Meld, after: Meld) -> Violations:
    return ()


def _split_forbidden(before: Meld, after: Meld) -> Violations:
    return () if before.tiles <= after.tiles else (JokerMeldSplit(before),)


FREE: dict[JokerFree, Callable[[TableChange, Rules, JokerAt, tuple[Tile, ...]], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
REUSE: dict[JokerReuse, Callable[[Sequence[Meld], Meld, Meld], Violations]] = {
    JokerReuse.ANYWHERE: _reuse_anywhere,
    JokerReuse.OTHER_MELD: _reuse_in_other_meld,
    JokerReuse.NEW_MELD: _reuse_in_new_meld,
}
SPLIT: dict[JokerSplit, Callable[[Meld, Meld], Violations]] = {
    JokerSplit.ALLOWED: _split_allowed,
    JokerSplit.FORBIDDEN: _split_forbidden,
}
