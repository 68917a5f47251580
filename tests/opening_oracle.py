"""What a first lay is worth and whether it is allowed, by trying every choice of own melds. Only for small lays."""

from collections.abc import Iterator, Sequence

from exhaustive_jokers import rearrangement

from tilerummy.engine.melds import Meld, Row, Run, tiles_of, without
from tilerummy.engine.rules import OpenExtend, OpenJoker, Rules
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import TableChange


def opens(change: TableChange, rules: Rules) -> bool:
    """Whether some own melds are worth enough, and the rest of the change is allowed beside them."""
    for own in _choices(change):
        if _total(own, rules) < rules.open_min:
            continue
        if rules.open_extend is OpenExtend.NEXT_TURN:
            allowed = not without(change.before, without(change.after, own))
        else:
            rest = TableChange.between(change.before, without(change.after, own), change.played - tiles_of(own))
            allowed = not rearrangement(rest, rules)
        if allowed:
            return True
    return False


def points(change: TableChange, rules: Rules) -> int:
    """The highest value of own melds that the played tiles make together."""
    return max(_total(own, rules) for own in _choices(change))


def worth(meld: Meld, rules: Rules) -> int:
    if rules.open_joker is OpenJoker.ALWAYS_25:
        return sum(tile.number or 25 for tile in meld.row)
    if isinstance(meld, Run):
        return sum(range(meld.first, meld.last + 1))
    return meld.number * len(meld.row)


def _total(melds: Sequence[Meld], rules: Rules) -> int:
    return sum(worth(meld, rules) for meld in melds)


def _choices(change: TableChange) -> Iterator[tuple[Meld, ...]]:
    def choose(melds: Sequence[Meld], tiles: Tiles) -> Iterator[tuple[Meld, ...]]:
        if not melds:
            yield ()
            return
        meld, *others = melds
        yield from choose(others, tiles)
        if meld.tiles <= tiles:
            yield from ((meld, *chosen) for chosen in choose(others, tiles - meld.tiles))

    return choose([meld for meld in change.after if not isinstance(meld, Row)], change.played)
