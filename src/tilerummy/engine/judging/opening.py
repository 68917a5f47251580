"""The first lay of a seat: its own melds must be worth enough, and the table may be used only as the edition allows."""

from collections.abc import Callable, Sequence
from functools import cache

from tilerummy.engine.judging.jokers import Explanation, rearrangement, some_explanation
from tilerummy.engine.judging.keep_three import KeepThree
from tilerummy.engine.judging.kept_openings import KeptOpenings
from tilerummy.engine.judging.own_melds import TooManyOpenings, Worth, best_choice, minimal_openings
from tilerummy.engine.judging.table_jokers import Violations
from tilerummy.engine.melds import Meld, Row, tiles_of, without
from tilerummy.engine.position import Situation
from tilerummy.engine.rules import JokerSource, OpenExtend, OpenJoker, PartialTake, Rules
from tilerummy.engine.table_change import TableChange, is_hand
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import (
    BelowThreshold,
    ExtendedTooSoon,
    LaidOffUnopened,
    RearrangedTooSoon,
    RearrangedUnopened,
)


def table_rules(situation: Situation, change: TableChange) -> Violations:
    """The rules that the seat to move breaks by this change of the table."""
    if situation.has_opened(situation.turn):
        return rearrangement(change, situation.rules)
    return opening(change, situation.rules, hand=is_hand(situation, change))


def breaks_no_rule(situation: Situation, change: TableChange) -> bool:
    """Whether `table_rules` finds nothing; without the reasons this is less work."""
    opened = situation.has_opened(situation.turn)
    if opened or not change.changed or situation.rules.open_extend is not OpenExtend.SAME_TURN:
        return not table_rules(situation, change)
    best = own_melds(change, situation.rules)
    worth, needed = VALUE[situation.rules.open_joker], situation.rules.open_min
    if sum(map(worth, best)) < needed:
        return False
    if not _beside(_smallest(best, worth, needed), change, situation.rules):
        return True
    return _opens(change, situation.rules)


def opening(change: TableChange, rules: Rules, *, hand: bool) -> Violations:
    """The rules that a seat breaks that has not opened; some editions waive the threshold for a hand."""
    touched = change.changed
    if not touched:
        waived = hand and rules.hand_open
        return () if waived else _threshold(own_points(change, rules), rules)
    return EXTEND[rules.open_extend](change, rules, touched)


def own_points(change: TableChange, rules: Rules) -> int:
    """The value of the seat's own melds: the points that the screen counts."""
    return sum(opening_value(meld, rules) for meld in own_melds(change, rules))


def own_melds(change: TableChange, rules: Rules) -> tuple[Meld, ...]:
    """New melds made of played tiles only, chosen so that their total value is highest."""
    return tuple(best_choice(_own_melds(change), change.played, VALUE[rules.open_joker]))


def opening_value(meld: Meld, rules: Rules) -> int:
    return VALUE[rules.open_joker](meld)


def _represented(meld: Meld) -> int:
    return meld.value


def _always_25(meld: Meld) -> int:
    return sum(tile.number or 25 for tile in meld.row)


VALUE: dict[OpenJoker, Callable[[Meld], int]] = {
    OpenJoker.REPRESENTED: _represented,
    OpenJoker.ALWAYS_25: _always_25,
}


def _threshold(points: int, rules: Rules) -> Violations:
    return () if points >= rules.open_min else (BelowThreshold(points, rules.open_min),)


def _table_next_turn(change: TableChange, rules: Rules, touched: Sequence[Meld]) -> Violations:
    short = _threshold(own_points(change, rules), rules)
    if short:
        return (*short, *_unopened(change, touched))
    return tuple(ExtendedTooSoon(meld) if change.is_contained(meld) else RearrangedTooSoon(meld) for meld in touched)


def _table_same_turn(change: TableChange, rules: Rules, touched: Sequence[Meld]) -> Violations:
    """Own melds first; the rest of the change may then be any lay of a seat that has opened."""
    own, worth = _own_melds(change), VALUE[rules.open_joker]
    best = best_choice(own, change.played, worth)
    points = sum(map(worth, best))
    if points < rules.open_min:
        return (*_threshold(points, rules), *_unopened(change, touched))
    tried: list[Violations] = []
    try:
        for chosen in minimal_openings(own, change.played, worth, rules.open_min, SEARCH_STEPS):
            if len(tried) == OPENINGS_TRIED:
                raise TooManyOpenings
            tried.append(_beside(chosen, change, rules))
            if not tried[-1]:
                return ()
    except TooManyOpenings:
        if _opens(change, rules):
            return ()
        tried.append(_beside(_smallest(best, worth, rules.open_min), change, rules))
    return min(tried, key=len)


SEARCH_STEPS, OPENINGS_TRIED = 100, 4
"""If there are more openings than this, all of them are searched at once."""


def _beside(own: Sequence[Meld], change: TableChange, rules: Rules) -> Violations:
    """The rules that the rest of the change breaks if these melds are the opening."""
    rest = TableChange.between(change.before, without(change.after, own), change.played - tiles_of(own))
    return rearrangement(rest, rules)


def _smallest(own: Sequence[Meld], worth: Worth, needed: int) -> list[Meld]:
    """The opening without melds that it does not need."""
    left, points = list(own), sum(map(worth, own))
    for meld in sorted(own, key=worth):
        if points - worth(meld) >= needed:
            left.remove(meld)
            points -= worth(meld)
    return left


def _opens(change: TableChange, rules: Rules) -> bool:
    """Whether some own melds are worth enough, and some explanation of the rest breaks no rule."""
    melds = [meld for meld in change.after if not isinstance(meld, Row)]
    keep_three = rules.partial_take is PartialTake.KEEP_THREE and len(melds) == len(change.after)
    own = _own_melds(change)
    worth = {at: opening_value(meld, rules) for at, meld in enumerate(change.after) if meld in own}
    three = KeepThree(change.before, melds)

    @cache
    def kept(tiles: Tiles) -> KeptOpenings:
        return KeptOpenings(change.before, melds, worth, tiles)

    @cache
    def is_enough(tiles: Tiles, gone: frozenset[int]) -> bool:
        """Whether the own melds that are not gone are worth enough: no joker of the table went to them."""
        free = [change.after[at] for at in worth if at not in gone]
        best = best_choice([meld for meld in free if not isinstance(meld, Row)], tiles, VALUE[rules.open_joker])
        return sum(opening_value(meld, rules) for meld in best) >= rules.open_min

    def admits(explanation: Explanation) -> bool:
        homes, exchanged, old = explanation
        supply = change.played
        if rules.joker_source is JokerSource.RACK_OR_TABLE:
            supply = supply + change.tiles_before.numbered
        tiles = change.played & supply.minus(exchanged)
        gone = old | {reached for _, reached in homes}
        if not is_enough(tiles, gone):
            return False
        if not keep_three:
            return True
        if three.broken_up(homes):
            return False
        return kept(tiles).most(homes, gone, rules.open_min) >= rules.open_min

    return some_explanation(change, rules, admits)


EXTEND: dict[OpenExtend, Callable[[TableChange, Rules, Sequence[Meld]], Violations]] = {
    OpenExtend.NEXT_TURN: _table_next_turn,
    OpenExtend.SAME_TURN: _table_same_turn,
}


def _unopened(change: TableChange, touched: Sequence[Meld]) -> Violations:
    return tuple(LaidOffUnopened(meld) if change.is_contained(meld) else RearrangedUnopened(meld) for meld in touched)


def _own_melds(change: TableChange) -> list[Meld]:
    """The melds after the lay that can each be made of played tiles alone."""
    return [meld for meld in change.after if not isinstance(meld, Row) and meld.tiles <= change.played]
