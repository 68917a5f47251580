"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate

from tilerummy.engine.cached import cached
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.table_jokers import (
    MOST_OF_A_KIND,
    Broken,
    JokerAt,
    JokerRules,
    TableJokers,
    Violations,
    jokers_on,
    table_jokers,
)
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld, Row
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
    moved = Tiles.from_packed(sum([meld.tiles.packed for meld in change.changed if meld.jokers])).jokers
    if moved <= loose:
        return ()  # they may all have gone to rows that are not melds
    after = (*melds, _in_a_row(loose)) if loose else tuple(melds)
    return _judged_by_jokers(change, after, table_jokers(change.before, joker_rules))


@lru_cache(maxsize=64)
def _in_a_row(jokers: Tiles) -> Row:
    return Row(tuple(jokers))


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
    jokers, places = _unchanged_first(change, table), jokers_on(change.after, rules.colours)
    supply = table.supply(change.played)
    return _fits_no_box(change, rules) or _searched(change, table, jokers, places, supply, admits=admits).fewest == ()


def _fits_no_box(change: TableChange, rules: Rules) -> bool:
    """More tiles or jokers than any box holds; another check reports that they are not on the rack."""
    after = change.tiles_after
    surplus = after.minus(rules.tiles)
    return bool(surplus) and (len(after.jokers) > MOST_JOKERS or len(surplus) > MOST_SURPLUS)


def _fewest_broken(change: TableChange, table: TableJokers, keep_three: bool = False) -> Violations:
    """The violations of the explanation that breaks the fewest rules."""
    three = KeepThree(change.before, change.after) if keep_three else None  # type: ignore[arg-type]  # no rows then
    places, supply = jokers_on(change.after, table.rules.colours), table.supply(change.played)
    if change.unchanged and _changed_melds_hold(change, table, places, supply, three):
        return ()
    return _searched(change, table, _unchanged_first(change, table), places, supply, three).found


def _changed_melds_hold(
    change: TableChange, table: TableJokers, places: Sequence[JokerAt], supply: int, three: KeepThree | None
) -> bool:
    """Whether the change breaks no rule if every joker of an unchanged meld stays there. This is usually so."""
    moving = [joker for joker in table.jokers if joker.meld not in change.unchanged]
    stayed = set(change.unchanged.values())
    free = [place for place in places if place.meld not in stayed]

    def admits(homes: Homes, exchanged: Tiles) -> bool:
        return three is None or not three.changed.broken(homes)

    return _searched(change, table, moving, free, supply, admits=admits).fewest == ()


def _unchanged_first(change: TableChange, table: TableJokers) -> Sequence[JokerAt]:
    """Jokers of unchanged melds come first: the simplest explanation usually breaks the fewest rules."""
    if not change.unchanged:
        return table.jokers
    changed = {change.before[joker.meld] for joker in table.jokers if joker.meld not in change.unchanged}
    return sorted(table.jokers, key=lambda joker: change.before[joker.meld] in changed)


def _searched(
    change: TableChange,
    table: TableJokers,
    jokers: Sequence[JokerAt],
    places: Sequence[JokerAt],
    supply: int,
    three: KeepThree | None = None,
    admits: "Admits | None" = None,
) -> "_Search":
    """The search for which of these jokers went to which place."""
    search = _Search(change, table, jokers, places, supply, three, admits)
    search.place(0, 0, supply, (), ())
    WORK.steps += 8 + search.steps
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
    before: Sequence[JokerAt]
    after: Sequence[JokerAt]
    supply: int
    """The tiles that may be exchanged for a joker: see `TableJokers.supply`."""
    three: KeepThree | None = None
    admits: Admits | None = None
    fewest: Violations | None = field(default=None, init=False)
    is_best: bool = field(default=False, init=False)
    """Whether no explanation can break fewer."""
    steps: int = field(default=0, init=False)
    least: int = field(default=0, init=False)
    """How many melds are broken up in every explanation."""
    seen: dict[tuple[object, ...], int] = field(default_factory=dict, init=False)
    """The fewest violations with which each state of the search was reached."""

    def __post_init__(self) -> None:
        self.free = FREE[self.table.rules.joker_free]
        places: dict[Tile, list[tuple[int, JokerAt]]] = {}
        for at, place in enumerate(self.after):
            places.setdefault(place.joker, []).append((1 << at, place))
        self.kinds = [joker.joker for joker in self.before]
        self.places = [places.get(kind, []) for kind in self.kinds]
        """The places after to which each joker can have gone, each with a bit; in an unchanged meld first."""
        if self.change.unchanged:
            self.places = [self._home_first(*found) for found in zip(self.before, self.places, strict=True)]
        self.is_short = any(self.kinds.count(kind) > len(places.get(kind, ())) for kind in {*self.kinds})
        """Whether there are fewer places than jokers."""
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
            for _, _, (split, reuse) in self.options[index] or self._options_of(index)
        ]
        return min(fewest, default=0)

    def _home_first(self, joker: JokerAt, places: list[tuple[int, JokerAt]]) -> list[tuple[int, JokerAt]]:
        home = self.change.unchanged.get(joker.meld)
        return places if home is None else sorted(places, key=lambda found: found[1].meld != home)

    def _options_of(self, index: int) -> "list[_Option]":
        joker, after, broken_by = self.before[index], self.change.after, self.table.broken_by
        options = self.options[index] = [
            (bit, place, broken_by(joker, after[place.meld], place.means)) for bit, place in self.places[index]
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
        self.steps += 1
        if index == len(self.before):
            self._keep(homes, supply, broken)
            return
        joker, last, free = self.before[index], None, None
        for bit, place, (split, reuse) in self.options[index] or self._options_of(index):
            if used & bit or place == last:  # two jokers of a group have equal places
                continue
            if self.is_best:
                return
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
        if self.is_short and self.kinds[index:].count(joker.joker) > self._places_left(index, used):
            # fewer places than jokers: one may have left the table
            self.place(index + 1, used, supply, homes, broken)

    def _places_left(self, index: int, used: int) -> int:
        return sum([not used & bit for bit, _ in self.places[index]])

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
            self.is_best = not broken or len(broken) - self.least <= self.later[0]


# The policy: how a joker is freed

_Ways = list[tuple[int, Violations]]
"""The supply that is left for other exchanges, and the violations; there is always a way."""
_Option = tuple[int, JokerAt, Broken]
"""The bit of a place, the place, and what a joker breaks there: see `Broken`."""


def _free_if_rest_valid(table: TableJokers, joker: JokerAt, supply: int) -> _Ways:
    return [(supply, ())]


def _free_by_exchange(table: TableJokers, joker: JokerAt, supply: int) -> _Ways:
    ways: _Ways = [(supply - one, ()) for one in table.ones[joker.means] if supply & one * MOST_OF_A_KIND]
    return ways or [(supply, table.unfreed(joker))]


FREE: dict[JokerFree, Callable[[TableJokers, JokerAt, int], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
