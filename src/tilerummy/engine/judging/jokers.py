"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from tilerummy.engine.cached import cached
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.table_jokers import (
    JokerAt,
    JokerRules,
    TableJokers,
    Violations,
    jokers_on,
    table_jokers,
)
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerSource, PartialTake, Rules
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import Tile, Tiles


def rearrangement(change: TableChange, rules: Rules) -> Violations:
    """The rules that an opened seat breaks by this change of the table; empty if it is legal."""
    keep_three = rules.partial_take is PartialTake.KEEP_THREE
    if not (change.changed and (keep_three or any(meld.jokers for meld in change.changed))):
        return ()
    if _fits_no_box(change, rules):
        return ()
    joker_rules = JokerRules.of(rules)
    # A row that is not a meld yet cannot keep tiles together, so this rule is checked only once it is one.
    if keep_three and not any(isinstance(row, Row) for row in change.after):
        return _fewest_broken(change, table_jokers(change.before, joker_rules), keep_three=True)
    if joker_rules.are_free:
        return ()
    loose = tuple([tile for row in change.after if isinstance(row, Row) for tile in row.row if not tile.number])
    if change.tiles_before.jokers <= Tiles(loose):
        return ()  # they may all have gone to rows that are not melds
    melds = [meld for meld in change.after if meld.jokers and not isinstance(meld, Row)]
    after = (*melds, Row(loose)) if loose else tuple(melds)
    return _judged_by_jokers(change, after, table_jokers(change.before, joker_rules))


def _judged_by_jokers(change: TableChange, after: tuple[Meld | Row, ...], table: TableJokers) -> Violations:
    """The violations that depend only on the tiles played for a joker, and on where the jokers are afterwards.

    `after` has the melds with jokers, and one row of all jokers that are not in a meld.
    """
    exchanged = change.played & table.meant
    known = table.verdict(after, exchanged)
    if known is None:
        begun = WORK.steps
        found = _fewest_broken(TableChange(change.before, after, exchanged), table)
        known = found, WORK.steps - begun
        WORK.steps = begun
        table.remember(after, exchanged, known)
    WORK.steps += known[1]
    return known[0]


def some_explanation(change: TableChange, rules: Rules, admits: "Admits") -> bool:
    """Whether an explanation of the jokers breaks no rule, apart from keeping three, and is admitted."""
    table = table_jokers(change.before, JokerRules.of(rules))
    jokers = _unchanged_first(change, table)
    return _fits_no_box(change, rules) or _searched(change, table, jokers, admits=admits).fewest == ()


def _fits_no_box(change: TableChange, rules: Rules) -> bool:
    """More tiles or jokers than any box holds; another check reports that they are not on the rack."""
    after = change.tiles_after
    return len(after.jokers) > MOST_JOKERS or len(after.minus(rules.tiles)) > MOST_SURPLUS


def _fewest_broken(change: TableChange, table: TableJokers, keep_three: bool = False) -> Violations:
    """The violations of the explanation that breaks the fewest rules."""
    three = KeepThree(change.before, change.after) if keep_three else None  # type: ignore[arg-type]  # no rows then
    if change.unchanged and _changed_melds_hold(change, table, three):
        return ()
    return _searched(change, table, _unchanged_first(change, table), three).found


def _changed_melds_hold(change: TableChange, table: TableJokers, three: KeepThree | None) -> bool:
    """Whether the change breaks no rule if every joker of an unchanged meld stays there. This is usually so."""
    moving = [joker for joker in table.jokers if joker.meld not in change.unchanged]
    stayed = set(change.unchanged.values())

    def admits(homes: Homes, exchanged: Tiles) -> bool:
        return three is None or not three.changed.broken(homes)

    return _searched(change, table, moving, stayed=stayed, admits=admits).fewest == ()


def _unchanged_first(change: TableChange, table: TableJokers) -> list[JokerAt]:
    """Jokers of unchanged melds come first: the simplest explanation usually breaks the fewest rules."""
    if not change.unchanged:
        return list(table.jokers)
    changed = set(change.changed)
    return sorted(table.jokers, key=lambda joker: change.before[joker.meld] in changed)


def _searched(
    change: TableChange,
    table: TableJokers,
    jokers: list[JokerAt],
    three: KeepThree | None = None,
    stayed: Collection[int] = (),
    admits: "Admits | None" = None,
) -> "_Search":
    """The search for where these jokers went: to any meld after, except those that stayed."""
    places = [place for place in jokers_on(change.after, table.rules.colours) if place.meld not in stayed]
    search = _Search(change, table, jokers, places, three, admits)
    WORK.steps += 8
    search.place(0, 0, search.supply, (), ())
    return search


Homes = tuple[tuple[int, int], ...]
"""For each joker of the table before: the meld that it left, and the meld after that it went to."""
Admits = Callable[[Homes, Tiles], bool]
"""Whether an explanation is admitted, by the ways of the jokers and the tiles exchanged for them."""
MOST_SURPLUS = 2
"""A drop is judged with up to two tiles more than the box has, where a row is not finished yet."""


@dataclass
class _Search:
    """Tries every explanation and keeps the violations of the one that breaks the fewest rules.

    Rows that are not melds, and places that are missing because tiles left the table, do not restrict a joker: other
    violations report those.
    """

    change: TableChange
    table: TableJokers
    before: list[JokerAt]
    after: list[JokerAt]
    three: KeepThree | None = None
    admits: Admits | None = None
    fewest: Violations | None = field(default=None, init=False)
    least: int = field(default=0, init=False)
    """How many melds are broken up in every explanation."""
    seen: dict[tuple[object, ...], int] = field(default_factory=dict, init=False)
    """The fewest violations with which each state of the search was reached."""

    def __post_init__(self) -> None:
        meant = dict.fromkeys(tile for joker in self.before for tile in sorted(joker.means))
        tiles = self.change.played
        if self.table.rules.joker_source is JokerSource.RACK_OR_TABLE:
            tiles = Tiles.from_packed(tiles.packed + self.table.tiles.packed)
        self.supply = {tile: tiles.count(tile) for tile in meant}
        """How many tiles may be exchanged for a joker, of those that a joker stands for; each can free one joker."""
        self.free = FREE[self.table.rules.joker_free]
        self.places = [self._places(joker) for joker in self.before]
        self.options: list[list[_Option] | None] = [None] * len(self.before)
        """What each joker breaks at each of its places; found out when the search gets there."""
        self.needs_homes = self.three is not None or self.admits is not None

    @cached
    def later(self) -> list[int]:
        """For each joker: how many rules it and all later ones break at least."""
        return [*accumulate(map(self._fewest_of, reversed(range(len(self.before)))), initial=0)][::-1]

    def _fewest_of(self, index: int) -> int:
        """How many rules this joker breaks at least, if it alone can be exchanged."""
        if self._may_be_missing(0, index, 0):
            return 0
        unfreed = min(len(violations) for _, violations in self.free(self.table, self.before[index], self.supply))
        fewest = [
            min(len(reuse) + unfreed, len(reuse) + unfreed if split is None else len(split))
            for _, _, split, reuse in self._options_of(index)
        ]
        return min(fewest, default=0)

    def _places(self, joker: JokerAt) -> list[tuple[int, JokerAt]]:
        """The places after to which this joker can have gone; in an unchanged meld first."""
        places = [(1 << at, place) for at, place in enumerate(self.after) if place.joker is joker.joker]
        home = self.change.unchanged.get(joker.meld)
        return places if home is None else sorted(places, key=lambda found: found[1].meld != home)

    def _options_of(self, index: int) -> "list[_Option]":
        options = self.options[index]
        if options is None:
            joker, after, broken_by = self.before[index], self.change.after, self.table.broken_by
            options = self.options[index] = [
                (bit, place, *broken_by(joker, after[place.meld], place.means)) for bit, place in self.places[index]
            ]
        return options

    @property
    def found(self) -> Violations:
        return tuple(dict.fromkeys(self.fewest or ()))

    def place(self, index: int, used: int, supply: dict[Tile, int], homes: Homes, broken: Violations) -> None:
        """Give a place to joker number `index` and to all later ones; `used` has a bit for each place taken."""
        most = 1 if self.fewest is None else len(self.fewest) - self.least
        if (self.fewest is not None or self.admits is not None) and (
            len(broken) >= most or len(broken) + self.later[index] >= most
        ):
            return
        state = (index, used, *supply.values(), homes)
        if self.seen.get(state, len(broken) + 1) <= len(broken):
            return
        self.seen[state] = len(broken)
        WORK.steps += 1
        if index == len(self.before):
            self._keep(homes, supply, broken)
            return
        joker, last, free = self.before[index], None, None
        for bit, place, split, reuse in self._options_of(index):
            if used & bit or place == last:  # two jokers of a group have equal places
                continue
            last = place
            there = (*homes, (joker.meld, place.meld)) if self.needs_homes else ()
            if split is not None:
                self.place(index + 1, used | bit, supply, there, broken + split)
                if not split:
                    continue
            if free is None:
                free = [*self.free(self.table, joker, supply)]
            for left, unfreed in free:
                self.place(index + 1, used | bit, left, there, broken + unfreed + reuse)
        if self._may_be_missing(index, index, used):
            self.place(index + 1, used, supply, homes, broken)

    def _keep(self, homes: Homes, supply: dict[Tile, int], broken: Violations) -> None:
        if self.admits is not None:
            exchanged = Tiles(tile for tile, count in self.supply.items() for _ in range(count - supply[tile]))
            if not self.admits(homes, exchanged):
                return
        elif self.three is not None:
            scattered = self.three.broken_up(homes)
            if scattered and self.fewest is None:
                self.least = self.three.least
            broken = (*broken, *scattered)
        if self.fewest is None or len(broken) < len(self.fewest):
            self.fewest = broken

    def _may_be_missing(self, first: int, index: int, used: int) -> bool:
        """Whether there are fewer free places than jokers from `first` on, because a joker left the table."""
        kind = self.before[index].joker
        waiting = sum([joker.joker == kind for joker in self.before[first:]])
        return waiting > sum([not used & bit for bit, _ in self.places[index]])


# The policy: how a joker is freed

_Ways = Iterator[tuple[dict[Tile, int], Violations]]
"""The tiles that are left for other exchanges, and the violations."""
_Option = tuple[int, JokerAt, Violations | None, Violations]
"""The bit of a place, the place, and what a joker breaks there: see `Broken`."""


def _free_if_rest_valid(table: TableJokers, joker: JokerAt, supply: dict[Tile, int]) -> _Ways:
    yield supply, ()


def _free_by_exchange(table: TableJokers, joker: JokerAt, supply: dict[Tile, int]) -> _Ways:
    at_hand = [tile for tile in sorted(joker.means) if supply[tile]]
    for tile in at_hand:
        yield {**supply, tile: supply[tile] - 1}, ()
    if not at_hand:
        yield supply, table.unfreed(joker)


FREE: dict[JokerFree, Callable[[TableJokers, JokerAt, dict[Tile, int]], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
