"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks.
"""

from collections.abc import Callable, Collection
from dataclasses import field
from itertools import accumulate

from tilerummy.engine.cached import cached
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.table_jokers import (
    MOST_OF_A_KIND,
    JokerAt,
    JokerRules,
    TableJokers,
    Violations,
    jokers_on,
    table_jokers,
)
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, PartialTake, Rules
from tilerummy.engine.table_change import TableChange, unchanged
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
    melds = [meld for meld in change.after if not isinstance(meld, Row) and meld.jokers]
    in_melds = sum([meld.tiles.packed for meld in melds])
    loose = Tiles.from_packed(change.tiles_after.packed - in_melds).jokers
    if change.tiles_before.jokers <= loose:
        return ()  # they may all have gone to rows that are not melds
    after = (*melds, Row(tuple(loose))) if loose else tuple(melds)
    return _judged_by_jokers(change, after, table_jokers(change.before, joker_rules))


def _judged_by_jokers(change: TableChange, after: tuple[Meld | Row, ...], table: TableJokers) -> Violations:
    """The violations that depend only on the tiles played for a joker, and on where the jokers are afterwards.

    `after` has the melds with jokers, and one row of all jokers that are not in a meld.
    """
    exchanged = change.played & table.meant
    known = table.verdict(after, exchanged)
    if known is None:
        begun = WORK.steps
        judged = TableChange(change.before, after, exchanged)
        judged.__dict__["unchanged"] = unchanged(table.melds, after)  # only melds with jokers matter here
        known = _fewest_broken(judged, table), WORK.steps - begun
        WORK.steps = begun
        table.remember(after, exchanged, known)
    WORK.steps += known[1]
    return known[0]


def some_explanation(change: TableChange, rules: Rules, admits: "Admits") -> bool:
    """Whether an explanation of the jokers breaks no rule, apart from keeping three, and is admitted."""
    table = table_jokers(change.before, JokerRules.of(rules))
    jokers, supply = _unchanged_first(change, table), table.supply(change.played)
    return _fits_no_box(change, rules) or _searched(change, table, jokers, supply, admits=admits).fewest == ()


def _fits_no_box(change: TableChange, rules: Rules) -> bool:
    """More tiles or jokers than any box holds; another check reports that they are not on the rack."""
    after = change.tiles_after
    return len(after.jokers) > MOST_JOKERS or len(after.minus(rules.tiles)) > MOST_SURPLUS


def _fewest_broken(change: TableChange, table: TableJokers, keep_three: bool = False) -> Violations:
    """The violations of the explanation that breaks the fewest rules."""
    three = KeepThree(change.before, change.after) if keep_three else None  # type: ignore[arg-type]  # no rows then
    supply = table.supply(change.played)
    if change.unchanged and _changed_melds_hold(change, table, supply, three):
        return ()
    return _searched(change, table, _unchanged_first(change, table), supply, three).found


def _changed_melds_hold(change: TableChange, table: TableJokers, supply: int, three: KeepThree | None) -> bool:
    """Whether the change breaks no rule if every joker of an unchanged meld stays there. This is usually so."""
    moving = [joker for joker in table.jokers if joker.meld not in change.unchanged]
    stayed = set(change.unchanged.values())

    def admits(homes: Homes, exchanged: Tiles) -> bool:
        return three is None or not three.changed.broken(homes)

    return _searched(change, table, moving, supply, stayed=stayed, admits=admits).fewest == ()


def _unchanged_first(change: TableChange, table: TableJokers) -> list[JokerAt]:
    """Jokers of unchanged melds come first: the simplest explanation usually breaks the fewest rules."""
    if not change.unchanged:
        return list(table.jokers)
    changed = {change.before[joker.meld] for joker in table.jokers if joker.meld not in change.unchanged}
    return sorted(table.jokers, key=lambda joker: change.before[joker.meld] in changed)


def _searched(
    change: TableChange,
    table: TableJokers,
    jokers: list[JokerAt],
    supply: int,
    three: KeepThree | None = None,
    stayed: Collection[int] = (),
    admits: "Admits | None" = None,
) -> "_Search":
    """The search for where these jokers went: to any meld after, except those that stayed."""
    places = [place for place in jokers_on(change.after, table.rules.colours) if place.meld not in stayed]
    search = _Search(change, table, jokers, places, supply, three, admits)
    WORK.steps += 8
    search.place(0, 0, supply, (), ())
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
    supply: int
    """The tiles that may be exchanged for a joker: see `TableJokers.supply`."""
    three: KeepThree | None = None
    admits: Admits | None = None
    fewest: Violations | None = field(default=None, init=False)
    least: int = field(default=0, init=False)
    """How many melds are broken up in every explanation."""
    seen: dict[tuple[object, ...], int] = field(default_factory=dict, init=False)
    """The fewest violations with which each state of the search was reached."""

    def __post_init__(self) -> None:
        self.free = FREE[self.table.rules.joker_free]
        places: dict[Tile, list[tuple[int, JokerAt]]] = {}
        reach: dict[Tile, int] = {}
        for at, place in enumerate(self.after):
            places.setdefault(place.joker, []).append((1 << at, place))
            reach[place.joker] = reach.get(place.joker, 0) | 1 << at
        self.kinds = [joker.joker for joker in self.before]
        self.places = [self._home_first(joker, places.get(joker.joker, [])) for joker in self.before]
        """The places after to which each joker can have gone; in an unchanged meld first."""
        self.reach = [reach.get(kind, 0) for kind in self.kinds]
        """For each joker: the bits of its places."""
        self.options: list[list[_Option] | None] = [None] * len(self.before)
        """What each joker breaks at each of its places; found out when the search gets there."""
        self.needs_homes = self.three is not None or self.admits is not None

    @cached
    def later(self) -> list[int]:
        """For each joker: how many rules it and all later ones break at least."""
        return [*accumulate(map(self._fewest_of, reversed(range(len(self.before)))), initial=0)][::-1]

    def _fewest_of(self, index: int) -> int:
        """How many rules this joker breaks at least, if it alone can be exchanged."""
        if self.kinds.count(self.kinds[index]) > len(self.places[index]):
            return 0  # it may have left the table
        unfreed = min([len(violations) for _, violations in self.free(self.table, self.before[index], self.supply)])
        fewest = [
            min(len(reuse) + unfreed, len(reuse) + unfreed if split is None else len(split))
            for _, _, split, reuse in self._options_of(index)
        ]
        return min(fewest, default=0)

    def _home_first(self, joker: JokerAt, places: list[tuple[int, JokerAt]]) -> list[tuple[int, JokerAt]]:
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

    def place(self, index: int, used: int, supply: int, homes: Homes, broken: Violations) -> None:
        """Give a place to joker number `index` and to all later ones; `used` has a bit for each place taken."""
        count, fewest = len(broken), self.fewest
        if fewest is not None or self.admits is not None:
            most = 1 if fewest is None else len(fewest) - self.least
            if count >= most or count + self.later[index] >= most:
                return
        state = (index, used, supply, homes)
        if self.seen.get(state, count + 1) <= count:
            return
        self.seen[state] = count
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
                free = self.free(self.table, joker, supply)
            for left, unfreed in free:
                self.place(index + 1, used | bit, left, there, broken + unfreed + reuse)
        if self.kinds[index:].count(joker.joker) > (self.reach[index] & ~used).bit_count():
            # fewer places than jokers: one may have left the table
            self.place(index + 1, used, supply, homes, broken)

    def _keep(self, homes: Homes, supply: int, broken: Violations) -> None:
        if self.admits is not None:
            if not self.admits(homes, self.table.exchanged(self.supply - supply)):
                return
        elif self.three is not None:
            scattered = self.three.broken_up(homes)
            if scattered and self.fewest is None:
                self.least = self.three.least
            broken = (*broken, *scattered)
        if self.fewest is None or len(broken) < len(self.fewest):
            self.fewest = broken


# The policy: how a joker is freed

_Ways = list[tuple[int, Violations]]
"""The supply that is left for other exchanges, and the violations; there is always a way."""
_Option = tuple[int, JokerAt, Violations | None, Violations]
"""The bit of a place, the place, and what a joker breaks there: see `Broken`."""


def _free_if_rest_valid(table: TableJokers, joker: JokerAt, supply: int) -> _Ways:
    return [(supply, ())]


def _free_by_exchange(table: TableJokers, joker: JokerAt, supply: int) -> _Ways:
    at_hand = [one for one in table.ones[joker.means] if supply & one * MOST_OF_A_KIND]
    return [(supply - one, ()) for one in at_hand] or [(supply, table.unfreed(joker))]


FREE: dict[JokerFree, Callable[[TableJokers, JokerAt, int], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
