"""The values of the racks during a round, and its turning points.

A seat leads if its rack is worth the least, and no other rack is worth as little. A turn is a turning point if a seat
takes the lead by it and still has it one lap later, or at the end. A missed win is one too, unless the seat missed
one in the turn before.
"""

from collections.abc import Sequence

from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import rack_points
from tilerummy.review.marks import Mark

MOST_TURNING_POINTS = 6

Values = tuple[int | None, ...]
"""The value of each rack at one moment; None where it is hidden."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn, counted from 0, and the seat that took the lead by it or missed a win."""

    turn: int
    seat: int
    kind: str
    """`lead` or `missed-win`."""


def values_of(record: Record, ends: Sequence[int]) -> tuple[Values, ...]:
    """The values at the start and after each turn; `ends` has the number of moves up to the end of each turn."""
    rules = record.start.rules
    return tuple(
        tuple(None if rack.unknown else rack_points(rack, rules) for rack in record.situations[at].racks)
        for at in (0, *ends)
    )


def leader(values: Values) -> int | None:
    """The seat with the lowest rack; None if several have it, or if a rack is hidden."""
    known = [value for value in values if value is not None]
    if len(known) < len(values) or known.count(min(known)) > 1:
        return None
    return known.index(min(known))


def turning_points(values: Sequence[Values], marks: Sequence[tuple[int, tuple[Mark, ...]]]) -> tuple[TurningPoint, ...]:
    """The turning points in order, at most `MOST_TURNING_POINTS`; `marks` has the seat and the marks of each turn.

    If there are more, missed wins and the largest changes stay.
    """
    found: dict[int, tuple[float, TurningPoint]] = {}
    leads = [leader(each) for each in values]
    before = leads[0] if leads else None
    missed: set[int] = set()
    for turn, (seat, given) in enumerate(marks):
        now, later = leads[turn + 1], leads[min(turn + 1 + len(values[0]), len(leads) - 1)]
        if now is not None and now != before and now == later:
            if before is not None:
                found[turn] = (_change(values[turn], values[turn + 1], now), TurningPoint(turn, now, "lead"))
            before = now
        if Mark.MISSED_WIN not in given:
            missed.discard(seat)
        elif seat not in missed:
            missed.add(seat)
            found[turn] = (float("inf"), TurningPoint(turn, seat, Mark.MISSED_WIN.value))
    largest = sorted(found.values(), key=lambda each: -each[0])[:MOST_TURNING_POINTS]
    return tuple(point for _, point in sorted(largest, key=lambda each: each[1].turn))


def _change(old: Values, new: Values, seat: int) -> float:
    """How much a seat gained on the best of the others."""
    return _ahead(new, seat) - _ahead(old, seat)


def _ahead(values: Values, seat: int) -> int:
    own = values[seat] or 0
    return min(value or 0 for other, value in enumerate(values) if other != seat) - own
