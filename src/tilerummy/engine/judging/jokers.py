"""Judges a rearranged table by the explanation that breaks the fewest rules.

Equal tiles cannot be told apart, so a change can often be explained in several ways; one legal explanation is enough.
An explanation matches each joker of the table before with a joker of the table after, one to one. The joker either
*stays* (same kind of meld, and a tile that it can mean in both) or is *freed and reused*. The edition's policies decide
what each of these breaks.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate

from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.table_jokers import JokerAt, JokerRules, TableJokers, Violations, jokers_on, table_jokers
from tilerummy.engine.judging.work import WORK
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerSource, PartialTake, Rules
from tilerummy.engine.table_change import TableChange
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import ExchangedFromTable, JokerNotExchanged


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
        return _search(change, joker_rules, keep_three=True).found
    if joker_rules.are_free:
        return ()
    meant = table_jokers(change.before, joker_rules).meant
    exchanged = change.played & meant
    jokers = tuple([_jokers_only(row) for row in change.after if row.jokers])
    found, steps = _judged_by_jokers(TableChange(change.before, jokers, exchanged), joker_rules)
    WORK.steps += steps
    return found


def _jokers_only(row: Meld | Row) -> Meld | Row:
    return Row(tuple(row.tiles.jokers)) if isinstance(row, Row) else row


@lru_cache(maxsize=256)
def _judged_by_jokers(change: TableChange, rules: JokerRules) -> tuple[Violations, int]:
    """The violations, and the steps of the search. Cached, because many drops do not change the melds with jokers."""
    begun = WORK.steps
    found = _search(change, rules).found
    steps, WORK.steps = WORK.steps - begun, begun
    return found, steps


def some_explanation(change: TableChange, rules: Rules, admits: "Admits") -> bool:
    """Whether an explanation of the jokers breaks no rule, apart from keeping three, and is admitted."""
    return _fits_no_box(change, rules) or _search(change, JokerRules.of(rules), admits=admits).fewest == ()


def _fits_no_box(change: TableChange, rules: Rules) -> bool:
    """More tiles or jokers than any box holds; another check reports that they are not on the rack."""
    after = change.tiles_after
    return len(after.jokers) > MOST_JOKERS or len(after.minus(rules.tiles)) > MOST_SURPLUS


def _search(
    change: TableChange, rules: JokerRules, keep_three: bool = False, admits: "Admits | None" = None
) -> "_Search":
    table = table_jokers(change.before, rules)
    changed = set(change.changed)
    # Jokers of unchanged melds come first: the simplest explanation usually breaks the fewest rules.
    jokers = tuple(sorted(table.jokers, key=lambda joker: change.before[joker.meld] in changed))
    search = _Search(change, table, jokers, jokers_on(change.after, rules.colours), keep_three, admits)
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
    before: tuple[JokerAt, ...]
    after: tuple[JokerAt, ...]
    keep_three: bool
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
            tiles = Tiles.from_packed(tiles.packed + self.change.tiles_before.packed)
        self.supply = {tile: tiles.count(tile) for tile in meant}
        """How many tiles may be exchanged for a joker, of those that a joker stands for; each can free one joker."""
        self.three = KeepThree(self.change.before, self.change.after) if self.keep_three else None  # type: ignore[arg-type]
        self.places = [self._places(joker) for joker in self.before]
        self.broken = [
            [self.table.broken_by(joker, self.change.after[place.meld], place.means) for _, place in places]
            for joker, places in zip(self.before, self.places, strict=True)
        ]
        self.later = [*accumulate(map(self._fewest_of, reversed(range(len(self.before)))), initial=0)][::-1]
        """For each joker: how many rules it and all later ones break at least."""

    def _fewest_of(self, index: int) -> int:
        """How many rules this joker breaks at least, if it alone can be exchanged."""
        if len(self.places[index]) < sum(joker.joker == self.before[index].joker for joker in self.before):
            return 0  # it may have left the table
        return min((len(violations) for _, _, _, violations in self._ways(index, 0, self.supply)), default=0)

    def _places(self, joker: JokerAt) -> list[tuple[int, JokerAt]]:
        """The places after to which this joker can have gone; in an unchanged meld first."""
        meld = self.change.before[joker.meld]
        same = [(1 << at, place) for at, place in enumerate(self.after) if place.joker == joker.joker]
        return sorted(same, key=lambda found: self.change.after[found[1].meld] != meld)

    @property
    def found(self) -> Violations:
        return tuple(dict.fromkeys(self.fewest or ()))

    def place(self, index: int, used: int, supply: dict[Tile, int], homes: Homes, broken: Violations) -> None:
        """Give a place to joker number `index` and to all later ones; `used` has a bit for each place taken."""
        certain = len(broken) + self.later[index]
        most = 1 if self.admits is not None else certain + 1
        if certain >= (most if self.fewest is None else len(self.fewest) - self.least):
            return
        state = (index, used, tuple(supply.values()), homes if self.three or self.admits else ())
        if self.seen.get(state, len(broken) + 1) <= len(broken):
            return
        self.seen[state] = len(broken)
        WORK.steps += 1
        if index == len(self.before):
            self._keep(homes, supply, broken)
            return
        joker = self.before[index]
        for bit, place, left, violations in self._ways(index, used, supply):
            self.place(index + 1, used | bit, left, (*homes, (joker.meld, place.meld)), (*broken, *violations))
        if self._may_be_missing(index, used):
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

    def _may_be_missing(self, index: int, used: int) -> bool:
        """Whether there are fewer places than jokers left, because a joker left the table."""
        kind = self.before[index].joker
        waiting = sum(joker.joker == kind for joker in self.before[index:])
        return waiting > sum(not used & bit for bit, _ in self.places[index])

    def _ways(self, index: int, used: int, supply: dict[Tile, int]) -> "Iterator[_Way]":
        """The ways in which this joker can have reached the free places."""
        last, free = None, FREE[self.table.rules.joker_free]
        for (bit, place), (split, reuse) in zip(self.places[index], self.broken[index], strict=True):
            if used & bit or place == last:  # two jokers of a group have equal places
                continue
            last = place
            if split is not None:
                yield bit, place, supply, split
                if not split:
                    continue
            for left, unfreed in free(self.change, self.table.rules, self.before[index], supply):
                yield bit, place, left, (*unfreed, *reuse)


# The policy: how a joker is freed

_Ways = Iterator[tuple[dict[Tile, int], Violations]]
"""The tiles that are left for other exchanges, and the violations."""
_Way = tuple[int, JokerAt, dict[Tile, int], Violations]
"""The bit of a place, the place, the tiles that are left for other exchanges, and the violations."""


def _free_if_rest_valid(change: TableChange, rules: JokerRules, joker: JokerAt, supply: dict[Tile, int]) -> _Ways:
    yield supply, ()


def _free_by_exchange(change: TableChange, rules: JokerRules, joker: JokerAt, supply: dict[Tile, int]) -> _Ways:
    at_hand = [tile for tile in sorted(joker.means) if supply[tile]]
    for tile in at_hand:
        yield {**supply, tile: supply[tile] - 1}, ()
    if not at_hand:
        meld = change.before[joker.meld]
        on_table = rules.joker_source is JokerSource.RACK and any(tile in change.tiles_before for tile in joker.means)
        yield supply, (ExchangedFromTable(meld) if on_table else JokerNotExchanged(meld),)


FREE: dict[JokerFree, Callable[[TableChange, JokerRules, JokerAt, dict[Tile, int]], _Ways]] = {
    JokerFree.IF_REST_VALID: _free_if_rest_valid,
    JokerFree.EXCHANGE: _free_by_exchange,
}
