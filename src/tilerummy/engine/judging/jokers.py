"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks. Tiles exist twice, so a meld that holds the tiles of an old one may be new: it is if as many
other melds hold them as before.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from tilerummy.engine.judging import WORK
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerReuse, JokerSource, JokerSplit, PartialTake, Rules
from tilerummy.engine.tiles import UNITS, Tile, Tiles
from tilerummy.engine.turns import TableChange, unchanged
from tilerummy.engine.violations import (
    ExchangedFromTable,
    JokerMeldSplit,
    JokerNotExchanged,
    JokerReused,
    Violation,
)

Violations = tuple[Violation, ...]


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

    def __init__(self, table: tuple[Meld, ...], rules: Rules) -> None:
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


def _reuse_in_other_meld(change: TableChange, before: Meld, after: Meld) -> list[Tiles]:
    numbered = before.tiles.numbered
    return [numbered] if numbered <= after.tiles else []


def _reuse_in_new_meld(change: TableChange, before: Meld, after: Meld) -> list[Tiles]:
    return [meld.tiles for meld in change.before if meld.row[0] in after.row and meld.tiles <= after.tiles]


Split = tuple[Violations, int]
"""The violations if a joker stays, and `Option.replaced`."""


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
    JokerReuse.ANYWHERE: lambda change, before, after: [],
    JokerReuse.OTHER_MELD: _reuse_in_other_meld,
    JokerReuse.NEW_MELD: _reuse_in_new_meld,
}
SPLIT: dict[JokerSplit, Callable[[Meld, Meld, str], Split]] = {
    JokerSplit.ALLOWED: lambda before, after, colours: ((), 0),
    JokerSplit.FORBIDDEN: _split_forbidden,
}


FREE_JOKERS = (JokerFree.IF_REST_VALID, JokerReuse.ANYWHERE, JokerSplit.ALLOWED)
"""With these rules a joker may go anywhere."""


def rearrangement(change: TableChange, rules: Rules) -> Violations:
    """The rules that an opened seat breaks by this change of the table; empty if it is legal."""
    keep_three = rules.partial_take is PartialTake.KEEP_THREE
    freed = [meld for meld in change.changed if meld.jokers]
    if not (freed or (keep_three and change.changed)) or _fits_no_box(change, rules):
        return ()
    # A row that is not a meld yet cannot keep tiles together, so this rule is checked only once it is one.
    if keep_three and not any(isinstance(row, Row) for row in change.after):
        return _judged_whole(change, TableJokers(change.before, rules))
    if (rules.joker_free, rules.joker_reuse, rules.joker_split) == FREE_JOKERS:
        return ()
    melds = [meld for meld in change.after if not isinstance(meld, Row) and meld.jokers]
    loose = Tiles.from_packed(change.tiles_after.packed - tiles_of(melds).packed).jokers
    if tiles_of(freed).jokers <= loose:
        return ()  # they may all have gone to rows that are not melds
    after = (*melds, Row(tuple(loose))) if loose else tuple(melds)
    return _judged_by_jokers(change, after, TableJokers(change.before, rules))


def _judged_by_jokers(change: TableChange, after: tuple[Meld | Row, ...], table: TableJokers) -> Violations:
    """The violations that depend only on the tiles played for a joker, and on where the jokers are afterwards.

    `after` has the melds with jokers, and one row of all jokers that are not in a meld.
    """
    stayed = unchanged(table.melds, after)  # only melds with jokers matter here
    return _Search(table, change, stayed, places_on(after, table.rules.colours)).found


def _judged_whole(change: TableChange, table: TableJokers) -> Violations:
    """The violations where each meld must also keep three tiles; no row is unfinished."""
    three = KeepThree(change.before, change.after)  # type: ignore[arg-type]  # no rows
    if three.unchanged and _changed_melds_hold(change, table, three):
        return ()
    places = places_on(change.after, table.rules.colours)
    return _Search(table, change, three.unchanged, places, three).found


def _changed_melds_hold(change: TableChange, table: TableJokers, three: KeepThree) -> bool:
    """Whether the change breaks no rule if every joker of an unchanged meld stays there. This is usually so."""
    moving = [joker for joker in table.jokers if joker.meld not in three.unchanged]
    places = places_on(change.after, table.rules.colours, closed=set(three.unchanged.values()))

    def admits(explanation: Explanation) -> bool:
        return not three.changed.broken(explanation.homes)

    search = _Search(table, change, three.unchanged, places, admits=admits, jokers=moving)
    return search.fewest == ()


def some_explanation(change: TableChange, rules: Rules, admits: "Admits") -> bool:
    """Whether an explanation of the jokers breaks no rule, apart from keeping three, and is admitted."""
    table, places = TableJokers(change.before, rules), places_on(change.after, rules.colours)
    stayed = unchanged(table.melds, change.after)
    return _fits_no_box(change, rules) or _Search(table, change, stayed, places, admits=admits).fewest == ()


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


def _free_by_exchange(search: _Search, index: int, supply: int) -> _Ways:
    ones = search.before[index].ones if supply else ()
    ways: _Ways = [(supply - one, ()) for one in ones if supply & one * MOST_OF_A_KIND]
    return ways or [(supply, search.unfreed[index])]


FREE: dict[JokerFree, Callable[[_Search, int, int], _Ways]] = {
    JokerFree.IF_REST_VALID: lambda search, index, supply: [(supply, ())],
    JokerFree.EXCHANGE: _free_by_exchange,
}
