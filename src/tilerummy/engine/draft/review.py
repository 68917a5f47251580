"""The state of a draft: a verdict for each row, and why the turn cannot end like this."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tilerummy.engine.draft.rows import Draft, Laid
from tilerummy.engine.judging.not_a_meld import why_not_a_meld
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Row, Run, read_row
from tilerummy.engine.tiles import INDEX, Tile
from tilerummy.engine.violations import (
    BelowThreshold,
    BrokenUp,
    ExchangedFromTable,
    ExtendedTooSoon,
    JokerMeldSplit,
    JokerNotExchanged,
    JokerReused,
    LaidOffUnopened,
    LeftTheTable,
    NotAMeld,
    NothingPlayed,
    NotOnRack,
    RearrangedTooSoon,
    RearrangedUnopened,
    Violation,
)

FORBIDDING = (
    NotOnRack,
    LaidOffUnopened,
    RearrangedUnopened,
    ExtendedTooSoon,
    RearrangedTooSoon,
    BrokenUp,
    JokerNotExchanged,
    ExchangedFromTable,
    JokerMeldSplit,
    JokerReused,
)
"""Clauses that forbid this tile in this place. All other clauses can still be met later in the turn."""


class RowVerdict(NamedTuple):
    """One row: a meld, a `Row` with several readings, or an unfinished row with the reason why it is not a meld.

    `mine` lists the places with tiles from the rack; `splits` has the two runs into which an unfinished row can be cut.
    """

    row: Laid
    mine: tuple[int, ...]
    why: NotAMeld | None = None
    splits: tuple[tuple[Tile, ...], ...] = ()


@dataclass(frozen=True)
class Review:
    """The clauses that ending the turn now would break, and a verdict for each row."""

    rows: tuple[RowVerdict, ...]
    violations: tuple[Violation, ...]
    changed: bool

    @property
    def may_end(self) -> bool:
        return self.changed and not self.violations

    @property
    def enough_points(self) -> bool:
        """False while the draft is an opening below the threshold."""
        return not any(isinstance(violation, BelowThreshold) for violation in self.violations)

    @property
    def unfinished(self) -> int:
        """How many rows are not melds yet."""
        return sum(isinstance(violation, NotAMeld) for violation in self.violations)

    @property
    def main_reason(self) -> Violation | None:
        """The violation to show if only one is shown; None if only unfinished rows are in the way."""
        weighty = _first(self.violations, (*FORBIDDING, LeftTheTable))
        if weighty is None and self.unfinished:
            return None
        return weighty or _first(self.violations, (BelowThreshold, NothingPlayed)) or next(iter(self.violations), None)


def review(draft: Draft) -> Review:
    changed = draft.is_changed
    return Review(tuple(_verdicts(draft)), judge(draft.seen, draft.move) if changed else (), changed)


def _verdicts(draft: Draft) -> Iterator[RowVerdict]:
    for row, mine in zip(draft.laid, _own_places(draft), strict=True):
        if isinstance(row, Row) and not row.readings:
            yield RowVerdict(row, mine, why_not_a_meld(row), two_runs(row))
        else:
            yield RowVerdict(row, mine)


def _own_places(draft: Draft) -> list[tuple[int, ...]]:
    """The places that hold tiles from the rack. Copies are equal: rows least like a table meld get them first."""
    left, new = dict[Tile, int](), dict[Laid, int]()
    for tile in draft.played:
        left[tile] = left.get(tile, 0) + 1
    for row in draft.lay.put:
        new[row] = new.get(row, 0) + 1
    changed = list[int]()
    for at in reversed(range(len(draft.laid))):  # of equal rows, the first ones are the unchanged ones
        row = draft.laid[at]
        if not left.keys().isdisjoint(row.row):
            read = row.as_read if isinstance(row, Row) else row
            if new.get(read):
                new[read] -= 1
                changed.insert(0, at)
    copies = [tile for at in changed for tile in draft.laid[at].row if tile in left]
    if len(copies) > len(draft.played):
        changed.sort(key=lambda at: _kinship(draft.laid[at], draft.lay.taken))
    own: dict[int, tuple[int, ...]] = {}
    for at in changed:
        places: list[int] = []
        for place, tile in enumerate(draft.laid[at].row):
            if left.get(tile):
                left[tile] -= 1
                places.append(place)
        own[at] = tuple(places)
    return [own.get(at, ()) for at in range(len(draft.laid))]


def _kinship(row: Laid, taken: Sequence[Laid]) -> int:
    """How many tiles the row has in common with one of these melds."""
    return len(row.row) - min([len(row.tiles.minus(meld.tiles)) for meld in taken], default=len(row.row))


def _first(violations: Sequence[Violation], kinds: tuple[type[Violation], ...]) -> Violation | None:
    return next((violation for kind in kinds for violation in violations if isinstance(violation, kind)), None)


def two_runs(row: Row) -> tuple[tuple[Tile, ...], ...]:
    """The two runs that result from splitting at a repeated number; empty if they are not both melds."""
    if len(set(row.row)) != len(row.row) - 1:
        return ()
    in_order = sorted(row.row, key=INDEX.__getitem__)
    again = next(at for at in range(1, len(in_order)) if in_order[at] == in_order[at - 1])
    parts = tuple(in_order[:again]), tuple(in_order[again:])
    return parts if all(isinstance(read_row(part), Run) for part in parts) else ()
