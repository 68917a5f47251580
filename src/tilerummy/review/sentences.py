"""A review in words: one sentence for each turn, for a turning point, and for the level of a player."""

from collections.abc import Sequence

from tilerummy.engine.judging.opening import own_points
from tilerummy.engine.moves import Lay, Resign, Timeout
from tilerummy.engine.record import Record
from tilerummy.engine.turns import table_change
from tilerummy.language import Translator
from tilerummy.review.rating import Rating
from tilerummy.review.rounds import Mark, ReviewedTurn, TurningPoint


def describe_turn(record: Record, turn: ReviewedTurn, names: Sequence[str], tr: Translator) -> str:
    """What there is to say about a turn, in one sentence: its most important mark."""
    name, review = names[turn.seat], turn.review
    if review is None:
        return tr.text("review-hidden", name=name)
    mark = turn.marks[0]
    given: dict[str, object] = {"name": name, "count": review.tiles, "best": review.best_tiles}
    match mark:
        case Mark.MISSED_WIN:
            return tr.text("review-missed-win", **given)
        case Mark.MISSED_FIRST_LAY:
            return tr.text("review-missed-first-lay", **given, points=_first_lay_points(record, turn))
        case Mark.JOKER_GIVEN:
            assert turn.taker is not None
            return tr.text("review-joker-given", **given, other=names[turn.taker])
        case Mark.WAITED:
            return tr.text("review-waited", name=name, count=review.best_tiles)
        case Mark.MISSED_TILES:
            if review.tiles > 0:
                return tr.text("review-missed-tiles", **given)
            return tr.text("review-missed-lay", name=name, count=review.best_tiles)
        case Mark.MISSED_POINTS:
            return tr.text("review-missed-points", **given, points=review.missed_points)
        case Mark.BEST:
            return tr.text("review-best" if review.opened else "review-best-first-lay", **given)
        case Mark.NOTHING:
            last = turn.moves[-1]
            how = "-resigned" if isinstance(last, Resign) else "-timeout" if isinstance(last, Timeout) else ""
            return tr.text(f"review-nothing{how}", **given)
        case _:
            return tr.text("review-won", **given)


def _first_lay_points(record: Record, turn: ReviewedTurn) -> int:
    """What the best first lay counts."""
    review = turn.review
    assert review is not None
    before = record.situations[turn.begin + review.best_after]
    if isinstance(review.best, Lay):
        return own_points(table_change(before, review.best), before.rules)
    return review.best_points


def describe_turning_point(point: TurningPoint, names: Sequence[str], tr: Translator) -> str:
    return tr.text(f"review-turning-{point.kind}", name=names[point.seat])


def describe_level(rating: Rating, tr: Translator) -> str:
    """The level with its interval; from few turns only the interval; empty if nothing could be laid."""
    if rating.level is None:
        return ""
    if rating.low == rating.high:
        return tr.text("review-level-certain", level=rating.level)
    what = "review-level" if rating.is_narrow else "review-level-range"
    return tr.text(what, level=rating.level, low=rating.low, high=rating.high)
