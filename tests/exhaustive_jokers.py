"""Every explanation of a rearranged table, written down and counted. Slow; only to compare verdicts with."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from exhaustive_keep_three import broken_up

from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.rules import MOST_JOKERS, JokerFree, JokerReuse, JokerSource, JokerSplit, PartialTake, Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import TableChange
from tilerummy.engine.violations import ExchangedFromTable, JokerMeldSplit, JokerNotExchanged, JokerReused, Violation

Violations = tuple[Violation, ...]


class JokerAt(NamedTuple):
    """One joker in one meld of a table: the meld, the joker, and the tiles that it can mean there."""

    meld: int
    joker: Tile
    means: frozenset[Tile]


Way = tuple[JokerAt, JokerAt | None, bool]
"""A joker before, its place after (None if it left the table), and whether it stays there."""


def rearrangement(change: TableChange, rules: Rules) -> Violations:
    """The violations of an explanation that breaks the fewest rules; empty if the change is legal."""
    changed = without(change.before, change.after)
    keep_three = rules.partial_take is PartialTake.KEEP_THREE
    if not (changed and (keep_three or any(meld.tiles.jokers for meld in changed))):
        return ()
    jokers, places = _jokers_on(change.before, rules), _jokers_on(change.after, rules)
    if len(places) > MOST_JOKERS:
        return ()  # more jokers than any box holds; another check reports that they are not on the rack
    broken = (_broken(change, rules, ways) for ways in _explanations(change, jokers, places))
    return min(broken, key=len)


def _jokers_on(laid: Sequence[Meld | Row], rules: Rules) -> list[JokerAt]:
    return [JokerAt(index, *place) for index, meld in enumerate(laid) for place in meld.joker_places(rules.colours)]


def _explanations(change: TableChange, jokers: list[JokerAt], places: list[JokerAt]) -> Iterator[tuple[Way, ...]]:
    if not jokers:
        yield ()
        return
    joker, *others = jokers
    mine = [place for place in places if place.joker == joker.joker]
    for place in mine:
        rest = [*places]
        rest.remove(place)
        for ways in _explanations(change, others, rest):
            yield (joker, place, False), *ways
            if _may_stay(change, joker, place):
                yield (joker, place, True), *ways
    if len(mine) < 1 + sum(other.joker == joker.joker for other in others):  # one may have left the table
        for ways in _explanations(change, others, places):
            yield (joker, None, False), *ways


def _may_stay(change: TableChange, joker: JokerAt, place: JokerAt) -> bool:
    """The same kind of meld, and some tile that the joker can mean in both."""
    same = type(change.before[joker.meld]) is type(change.after[place.meld])
    return same and not joker.means.isdisjoint(place.means)


def _broken(change: TableChange, rules: Rules, ways: Sequence[Way]) -> Violations:
    broken: list[Violation] = []
    freed = [joker for joker, _, stays in ways if not stays]
    leaving: list[JokerAt] = []
    for joker, place, stays in ways:
        if place is None or isinstance(after := change.after[place.meld], Row):
            continue  # other violations report that
        before = change.before[joker.meld]
        if not stays:
            leaving.append(joker)
            broken += _reused(change, rules, before, after)
        elif rules.joker_split is JokerSplit.FORBIDDEN:
            mates = [mate.means for mate in freed if mate.meld == joker.meld]
            broken += [] if _is_whole(before, after, mates) else [JokerMeldSplit(before)]
    if rules.joker_free is JokerFree.EXCHANGE:
        broken += _unfreed(change, rules, leaving)
    melds = [meld for meld in change.after if not isinstance(meld, Row)]
    # A row that is not a meld yet cannot keep tiles together, so this rule is checked only once it is one.
    if rules.partial_take is PartialTake.KEEP_THREE and len(melds) == len(change.after):
        broken += broken_up(change.before, melds, [(joker.meld, place.meld) for joker, place, _ in ways if place])
    return tuple(dict.fromkeys(broken))


def _is_whole(before: Meld, after: Meld, mates: Sequence[frozenset[Tile]]) -> bool:
    missing = before.tiles.minus(after.tiles)
    if missing.numbered:
        return False
    new = [tile for tile in after.row if not tile.is_joker and tile not in before.tiles]
    return any(_covers(some, new) for some in combinations(mates, len(missing)))


def _covers(wanted: Sequence[frozenset[Tile]], tiles: Sequence[Tile]) -> bool:
    """Whether each of these jokers can be given a tile of its own that it meant."""
    return any(len(set(choice)) == len(wanted) for choice in product(*[means.intersection(tiles) for means in wanted]))


def _reused(change: TableChange, rules: Rules, before: Meld, after: Meld) -> list[Violation]:
    old: list[Tiles] = []
    if rules.joker_reuse is JokerReuse.OTHER_MELD:
        old = [before.tiles.numbered]
    if rules.joker_reuse is JokerReuse.NEW_MELD:
        old = [meld.tiles for meld in change.before]
    for tiles in old:
        others = sum(tiles <= laid.tiles for laid in change.after) - 1
        if tiles <= after.tiles and others < sum(tiles <= meld.tiles for meld in change.before):
            return [JokerReused(after, rules.joker_reuse.value)]
    return []


def _unfreed(change: TableChange, rules: Rules, leaving: Sequence[JokerAt]) -> list[Violation]:
    """The jokers for which no tile is left, if as many as possible are exchanged."""
    supply = change.played.numbered
    if rules.joker_source is JokerSource.RACK_OR_TABLE:
        supply = supply + tiles_of(change.before).numbered
    for count in range(len(leaving) + 1):
        for locked in combinations(leaving, count):
            others = [joker.means for joker in leaving if joker not in locked]
            if any(Tiles(choice) <= supply for choice in product(*others)):
                return [_not_exchanged(change, rules, joker) for joker in locked]
    raise AssertionError("unreachable: nothing is needed if all are locked")


def _not_exchanged(change: TableChange, rules: Rules, joker: JokerAt) -> Violation:
    meld, table = change.before[joker.meld], tiles_of(change.before)
    on_table = rules.joker_source is JokerSource.RACK and any(tile in table for tile in joker.means)
    return ExchangedFromTable(meld) if on_table else JokerNotExchanged(meld)
