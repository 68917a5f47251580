"""The exhaustive search that `engine/judging/opening.py` had once. Slow; only to compare verdicts with."""

from collections.abc import Callable, Iterator, Sequence

from exhaustive_jokers import Violations, rearrangement

from tilerummy.engine.melds import Group, Meld, Run, tiles_of, without
from tilerummy.engine.position import Situation
from tilerummy.engine.rules import OpenExtend, OpenJoker, Rules
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


def opening(change: TableChange, rules: Rules, *, hand: bool) -> Violations:
    """The rules that a seat breaks that has not opened; some editions waive the threshold for a hand."""
    touched = without(change.before, change.after)
    if not touched:
        waived = hand and rules.hand_open
        return () if waived else _threshold(own_points(change, rules), rules)
    return EXTEND[rules.open_extend](change, rules, touched)


def own_points(change: TableChange, rules: Rules) -> int:
    """The highest total value of new melds made of played tiles only: the points that the screen counts."""
    own = _own_melds(change)
    if tiles_of(own) <= change.played:
        return sum(opening_value(meld, rules) for meld in own)
    choices = (sum(opening_value(meld, rules) for meld in chosen) for chosen in _choices(own, change.played))
    return max(choices)


def opening_value(meld: Meld, rules: Rules) -> int:
    return VALUE[rules.open_joker](meld)


def _represented(meld: Meld) -> int:
    return meld.value


def _always_25(meld: Meld) -> int:
    return meld.tiles.points(joker=25)


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
    return tuple(ExtendedTooSoon(meld) if _only_extended(meld, change) else RearrangedTooSoon(meld) for meld in touched)


def _table_same_turn(change: TableChange, rules: Rules, touched: Sequence[Meld]) -> Violations:
    """Own melds first; the rest of the change may then be any lay of a seat that has opened."""
    fewest: Violations | None = None
    for own in _openings(change, rules):
        rest = TableChange(change.before, without(change.after, own), change.played - tiles_of(own))
        broken = rearrangement(rest, rules)
        if not broken:
            return ()
        if fewest is None or len(broken) < len(fewest):
            fewest = broken
    if fewest is None:
        return (*_threshold(own_points(change, rules), rules), *_unopened(change, touched))
    return fewest


EXTEND: dict[OpenExtend, Callable[[TableChange, Rules, Sequence[Meld]], Violations]] = {
    OpenExtend.NEXT_TURN: _table_next_turn,
    OpenExtend.SAME_TURN: _table_same_turn,
}


def _unopened(change: TableChange, touched: Sequence[Meld]) -> Violations:
    return tuple(
        LaidOffUnopened(meld) if _only_extended(meld, change) else RearrangedUnopened(meld) for meld in touched
    )


def _only_extended(meld: Meld, change: TableChange) -> bool:
    return any(meld.tiles <= after.tiles for after in change.after)


def _own_melds(change: TableChange) -> list[Meld]:
    """The melds after the lay that can each be made of played tiles alone."""
    return [meld for meld in change.after if isinstance(meld, Group | Run) and meld.tiles <= change.played]


def _choices(melds: Sequence[Meld], tiles: Tiles) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that these tiles can make together."""
    if not melds:
        yield ()
        return
    meld, *others = melds
    if meld.tiles <= tiles:
        yield from ((meld, *chosen) for chosen in _choices(others, tiles - meld.tiles))
    yield from _choices(others, tiles)


def _openings(change: TableChange, rules: Rules) -> Iterator[tuple[Meld, ...]]:
    """Every minimal choice of own melds that is worth enough.

    Everything that is legal beside an opening is legal beside a smaller one, so larger ones need not be tried.
    """
    own = sorted(_own_melds(change), key=lambda meld: -opening_value(meld, rules))

    def choose(at: int, left: Tiles, missing: int) -> Iterator[tuple[Meld, ...]]:
        if missing <= 0:
            yield ()
        elif at < len(own):
            if own[at].tiles <= left:
                rest = choose(at + 1, left - own[at].tiles, missing - opening_value(own[at], rules))
                yield from ((own[at], *chosen) for chosen in rest)
            yield from choose(at + 1, left, missing)

    return choose(0, change.played, rules.open_min)
