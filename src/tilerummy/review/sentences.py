"""A review in words: one sentence for each turn, by tiles or by chances, for a turning point, and for a level."""

from collections.abc import Sequence
from dataclasses import replace

from tilerummy.engine.judging.opening import own_points
from tilerummy.engine.moves import Lay, Resign, Timeout
from tilerummy.engine.record import Record
from tilerummy.engine.turns import table_change
from tilerummy.language import Translator
from tilerummy.review.by_chances import RoundByChances, better_lay
from tilerummy.review.rating import Rating
from tilerummy.review.rounds import Mark, ReviewedTurn, TurningPoint
from tilerummy.review.turns import leaving


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


def describe_by_chances(by: RoundByChances, at: int, names: Sequence[str], tr: Translator) -> str:
    """The same about a turn by its number, counted from 0, by what it was good for."""
    turn = by.review.turns[at]
    name, review, last = names[turn.seat], turn.review, turn.moves[-1]
    if review is None:
        return tr.text("review-hidden", name=name)
    match by.marks[at]:
        case (Mark.MISSED_WIN | Mark.LOST_CHANCE,):
            return _mistake(by, at, name, tr)
        case (Mark.WAITED,):
            return tr.text("review-waited-well", name=name, count=review.best_tiles)
        case (Mark.GOOD,):
            return tr.text("review-good", name=name, tiles=tr.text("count-tiles", count=review.tiles))
        case ():
            return tr.text("review-nothing-resigned" if isinstance(last, Resign) else "review-not-judged", name=name)
        case _:  # the same by tiles
            return describe_turn(by.review.record, replace(turn, marks=by.marks[at]), names, tr)


def _mistake(by: RoundByChances, at: int, name: str, tr: Translator) -> str:
    turn, points = by.review.turns[at], percent(by.losses[at])
    assert turn.review is not None
    lost, laid = tr.text("review-lost", points=points), turn.review.tiles
    if Mark.MISSED_WIN in by.marks[at]:
        return tr.text("review-lost-win" if points > 0 else "review-missed-win", name=name, lost=lost)
    better = better_lay(turn, by.worths[at])
    most = len(leaving(better)) if better is not None else 0
    if not most:
        what = "waiting"
    elif not laid:
        what = "nothing"
    elif most < laid:
        what = "fewer" if turn.review.opened else "smaller"
    else:
        what = "more" if most > laid else "others"
    tiles, others = (tr.text("count-tiles", count=count) for count in (laid, most))
    return tr.text(f"review-lost-{what}", name=name, tiles=tiles, better=others, lost=lost)


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)


def describe_turning_point(point: TurningPoint, names: Sequence[str], tr: Translator) -> str:
    points = percent(point.change)
    lost = tr.text("review-lost", points=points)
    return tr.text(f"review-turning-{point.kind}", name=names[point.seat], points=points, lost=lost)


def describe_level(rating: Rating, tr: Translator) -> str:
    """The level with its interval; from few turns only the interval; empty if nothing could be laid."""
    if rating.level is None:
        return ""
    if rating.low == rating.high:
        return tr.text("review-level-certain", level=rating.level)
    what = "review-level" if rating.is_narrow else "review-level-range"
    return tr.text(what, level=rating.level, low=rating.low, high=rating.high)
