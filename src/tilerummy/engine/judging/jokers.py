"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks. Tiles exist twice, so a meld that holds the tiles of an old one may be new: it is if as many
other melds hold them as before.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.table_jokers import (
    IN_A_ROW,
    MOST_OF_A_KIND,
    JokerAt,
    JokerRules,
    Option,
    Place,
    TableJokers,
    Violations,
    places_on,
)
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerSplit, PartialTake, Rules
from tilerummy.engine.table_change import TableChange, unchanged
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import JokerMeldSplit


def rearrangement(change: TableChange, rules: Rules) -> Violations:
    """The rules that an opened seat breaks by this change of the table; empty if it is legal."""
    keep_three = rules.partial_take is PartialTake.KEEP_THREE
    freed = [meld for meld in change.changed if meld.jokers]
    if not (freed or (keep_three and change.changed)) or _fits_no_box(change, rules):
        return ()
    joker_rules = JokerRules.of(rules)
    # A row that is not a meld yet cannot keep tiles together, so this rule is checked only once it is one.
    if keep_three and not any(isinstance(row, Row) for row in change.after):
        return _judged_whole(change, TableJokers(change.before, joker_rules))
    if joker_rules.are_free:
        return ()
    melds = [meld for meld in change.after if not isinstance(meld, Row) and meld.jokers]
    loose = Tiles.from_packed(change.tiles_after.packed - tiles_of(melds).packed).jokers
    if tiles_of(freed).jokers <= loose:
        return ()  # they may all have gone to rows that are not melds
    after = (*melds, _in_a_row(loose)) if loose else tuple(melds)
    return _judged_by_jokers(change, after, TableJokers(change.before, joker_rules))


def _in_a_row(jokers: Tiles) -> Row:
    return Row(tuple(jokers))


def _judged_by_jokers(change: TableChange, after: tuple[Meld | Row, ...], table: TableJokers) -> Violations:
    """The violations that depend only on the tiles played for a joker, and on where the jokers are afterwards.

    `after` has the melds with jokers, and one row of all jokers that are not in a meld.
    """
    stayed = unchanged(table.melds, after)  # only melds with jokers matter here
    return _Search(table, change, stayed, places_on(after, table.rules.colours)).found


def _judged_whole(change: TableChange, table: TableJokers) -> Violations:
    """The violations where each meld must also keep three tiles; no row is unfinished."""
    three = KeepThree(change.before, change.after)  # type: ignore[arg-type]  # no rows
    if change.unchanged and _changed_melds_hold(change, table, three):
        return ()
    places = places_on(change.after, table.rules.colours)
    return _Search(table, change, change.unchanged, places, three).found


def _changed_melds_hold(change: TableChange, table: TableJokers, three: KeepThree) -> bool:
    """Whether the change breaks no rule if every joker of an unchanged meld stays there. This is usually so."""
    moving = [joker for joker in table.jokers if joker.meld not in change.unchanged]
    places = places_on(change.after, table.rules.colours, closed=set(change.unchanged.values()))

    def admits(explanation: Explanation) -> bool:
        return not three.changed.broken(explanation.homes)

    search = _Search(table, change, change.unchanged, places, admits=admits, jokers=moving)
    return search.fewest == ()


def some_explanation(change: TableChange, rules: Rules, admits: "Admits") -> bool:
    """Whether an explanation of the jokers breaks no rule, apart from keeping three, and is admitted."""
    table, places = TableJokers(change.before, JokerRules.of(rules)), places_on(change.after, rules.colours)
    return _fits_no_box(change, rules) or _Search(table, change, change.unchanged, places, admits=admits).fewest == ()


def _fits_no_box(change: TableChange, rules: Rules) -> bool:
    """More tiles or jokers than any box holds; another check reports that they are not on the rack."""
    after = change.tiles_after
    if after <= rules.tiles:
        return False
    return len(after.jokers) > MOST_JOKERS or len(after.minus(rules.tiles)) > MOST_SURPLUS


Homes = tuple[tuple[int, int], ...]
"""For each joker of the table before: the meld that it left, and the meld after that it went to."""


class Explanation(NamedTuple):
    """The ways of the jokers, the tiles exchanged for them, and the melds after that must count as those of before."""

    homes: Homes
    exchanged: Tiles
    old: frozenset[int]


Admits = Callable[[Explanation], bool]
"""Whether an explanation is admitted."""
MOST_SURPLUS = 2
"""A drop is judged with up to two tiles more than the box has, where a row is not finished yet."""
_MANY = 1000
"""More violations than any explanation has."""


_Path = tuple[int, int, Homes, frozenset[int], int, int]
"""How the jokers up to one were explained: a bit for each place taken; the tiles that are left for exchanges; the ways
of the jokers; the melds that must count as old; and of the meld whose jokers are being explained, how many must have
been freed if the others stayed, and how many were."""


class _Search:
    """Tries every explanation and keeps the violations of the one that breaks the fewest rules.

    Rows that are not melds, and places that are missing because tiles left the table, do not restrict a joker: other
    violations report those.
    """

    fewest: Violations | None = None
    most = _MANY
    """An explanation must break fewer rules than this; 0 if no explanation can."""
    least = 0
    """How many melds are broken up in every explanation."""

    def __init__(
        self,
        table: TableJokers,
        change: TableChange,
        stayed: Mapping[int, int],
        places: Mapping[Tile, Sequence[Place]],
        three: KeepThree | None = None,
        admits: Admits | None = None,
        jokers: Sequence[JokerAt] | None = None,
    ) -> None:
        """Search which of the table's jokers went to which place. `stayed` has the unchanged melds."""
        self.table, self.change, self.stayed = table, change, stayed
        self.supply = table.supply(change)
        self.three, self.admits = three, admits
        self.free = FREE[table.rules.joker_free]
        self.places = {joker.joker: places.get(joker.joker, ()) for joker in table.jokers}
        """The places after to which each kind of joker can have gone."""
        self.before = self._simplest_first() if jokers is None else jokers
        self.kinds = [joker.joker for joker in self.before]
        self.is_short = any(self.kinds.count(kind) > len(there) for kind, there in self.places.items())
        """Whether there are fewer places than jokers."""
        self.options: list[list[Option]] = [[] for _ in self.before]
        """What each joker breaks at each of its places; found out when the search gets there."""
        self.unfreed: list[Violations] = [()] * len(self.before)
        """What each joker breaks if it is freed without an exchange; found out together with the options."""
        self.later = [0] * (len(self.before) + 1)
        """For each joker: how many rules it and all later ones break at least. Found out when it is needed."""
        melds = [joker.meld for joker in self.before]
        self.begins = [meld != last for meld, last in zip([*melds, None], [None, *melds], strict=True)]
        """Whether each joker is the first of its meld; and after the last joker, True."""
        self.counts_freed = table.rules.joker_split is JokerSplit.FORBIDDEN and len(set(melds)) < len(melds)
        """Whether it matters how many jokers of a meld were freed: one of several may stay if the others are."""
        self.needs_homes = three is not None or admits is not None
        self.seen: dict[tuple[int, _Path], int] = {}
        """The fewest violations with which each state of the search was reached."""
        self.steps = 8
        if admits is not None:
            self.most, self.later = 1, self._fewest_later()
        self.place(0, (0, self.supply, (), frozenset(), 0, 0), ())
        self.found = tuple(dict.fromkeys(self.fewest or ()))
        WORK.steps += self.steps

    def _simplest_first(self) -> Sequence[JokerAt]:
        """Jokers of unchanged melds come first, and of one meld those that can have stayed.

        The simplest explanation usually breaks the fewest rules.
        """
        jokers, table = self.table.jokers, self.table.table
        changed = {table[joker.meld] for joker in jokers if joker.meld not in self.stayed}
        meant = {tile for places in self.places.values() for place in places for tile in place[3]}

        def rank(joker: JokerAt) -> tuple[bool, int, bool]:
            return table[joker.meld] in changed, joker.meld, joker.means.isdisjoint(meant)

        return sorted(jokers, key=rank)

    def _fewest_later(self) -> list[int]:
        return [*accumulate(map(self._fewest_of, reversed(range(len(self.before)))), initial=0)][::-1]

    def _fewest_of(self, index: int) -> int:
        """How many rules this joker breaks at least, if it alone can be exchanged."""
        kind = self.kinds[index]
        if self.is_short and self.kinds.count(kind) > len(self.places[kind]):
            return 0  # it may have left the table
        options = self.options[index] or self._options_of(index)
        unfreed = len(self.free(self, index, self.supply)[0][1])
        fewest = _MANY
        for *_, split, _, reused in options:
            broken = len(reused) + unfreed
            fewest = min(fewest, broken if split is None else min(broken, len(split)))
        return fewest

    def _options_of(self, index: int) -> list[Option]:
        joker = self.before[index]
        places, home = self.places[joker.joker], self.stayed.get(joker.meld)
        if home is not None:  # in an unchanged meld first
            there = [place for place in places if place[2] == home]
            places = [*there, *(place for place in places if place[2] != home)]
        options = self.options[index] = self.table.options(joker, places, self.change)
        self.unfreed[index] = self.table.unfreed(joker, self.change)
        return options

    def place(self, index: int, path: _Path, broken: Violations) -> None:
        """Give a place to joker number `index` and to all later ones."""
        used, supply, homes, old, replaced, freed = path
        if replaced + freed and self.begins[index]:
            if replaced > freed:  # tiles lie in the places of jokers that were not freed
                broken = (*broken, JokerMeldSplit.unchecked(meld=self.table.table[self.before[index - 1].meld]))
            path = (used, supply, homes, old, replaced := 0, freed := 0)
        count = len(broken)
        if count + self.later[index] >= self.most:
            return
        state = (index, path)
        if self.seen.get(state, _MANY) <= count:
            return
        self.seen[state] = count
        self.steps += 1
        if index == len(self.before):
            self._keep(path, broken)
            return
        joker, ways, one_more = self.before[index], None, freed + self.counts_freed
        for bit, twin, reached, split, others, reused in self.options[index] or self._options_of(index):
            if used & bit or twin & ~used:  # an equal place was tried
                continue
            if not self.most:
                return
            here = (*homes, (joker.meld, reached)) if self.needs_homes else ()
            if split is not None:
                staying = one_more if others == IN_A_ROW else freed
                self.place(index + 1, (used | bit, supply, here, old, max(replaced, others), staying), broken + split)
                if not split and others <= 0:
                    continue
            if ways is None:
                ways = self.free(self, index, supply)
            older = old if self.admits is None else old.union(self._old_beside(joker, reached))
            for left, unfreed in ways:
                self.place(index + 1, (used | bit, left, here, older, replaced, one_more), broken + unfreed + reused)
        if self.is_short and self.kinds[index:].count(joker.joker) > self._places_left(joker, used):
            # fewer places than jokers: one may have left the table
            self.place(index + 1, (used, supply, homes, old, replaced, one_more), broken)

    def _places_left(self, joker: JokerAt, used: int) -> int:
        return sum([not used & place[0] for place in self.places[joker.joker]])

    def _old_beside(self, joker: JokerAt, reached: int) -> list[int]:
        """The other melds after that must count as old ones, so that the one that the joker reached is new."""
        after = self.change.after
        tiles = self.table.reuse(self.change, self.table.table[joker.meld], after[reached])  # type: ignore[arg-type]
        return [at for some in tiles for at, laid in enumerate(after) if at != reached and some <= laid.tiles]

    def _keep(self, path: _Path, broken: Violations) -> None:
        if self.admits is not None:
            exchanged = Tiles.from_packed(self.supply - path[1])
            if not self.admits(Explanation(path[2], exchanged, path[3])):
                return
        elif self.three is not None:
            scattered = self.three.broken_up(path[2])
            if scattered and self.fewest is None:
                self.least = self.three.least
            broken = (*broken, *scattered)
        if self.fewest is None or len(broken) < len(self.fewest):
            if broken and self.fewest is None:
                self.later = self._fewest_later()
            self.fewest, self.most = broken, len(broken) - self.least
            if self.most <= self.later[0]:
                self.most = 0


# The policy: how a joker is freed

_Ways = list[tuple[int, Violations]]
"""The supply that is left for other exchanges, and the violations; there is always a way."""


def _free_if_rest_valid(search: _Search, index: int, supply: int) -> _Ways:
    return [(supply, ())]


def _free_by_exchange(search: _Search, index: int, supply: int) -> _Ways:
    ones = search.before[index].ones if supply else ()
    ways: _Ways = [(supply - one, ()) for one in ones if supply & one * MOST_OF_A_KIND]
    return ways or [(supply, search.unfreed[index])]


FREE: dict[JokerFree, Callable[[_Search, int, int], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
