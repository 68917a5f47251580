"""Why a row is not a meld: the fault that a person would name."""

from tilerummy.engine.melds import SHORTEST, Row
from tilerummy.engine.tiles import COLOURS, JOKER, NUMBERS, Tile
from tilerummy.engine.violations import (
    GoesRound,
    JokerOfOtherColour,
    NotAGroup,
    NotAMeld,
    NotARun,
    OnlyJokers,
    TooShort,
)

_new = object.__new__


def why_not_a_meld(row: Row) -> NotAMeld:
    """The first fault of a row that has no reading as a meld.

    >>> why_not_a_meld(Row.parse("[r12r13r1]")).clause
    'SET.one_low'
    """
    violation = _new(TooShort if len(row.row) < SHORTEST else _misfit(row))
    violation.__dict__["row"] = row  # as `unchecked` does; its call for every row took a tenth of a judgement
    return violation


def why_never_a_meld(row: Row) -> NotAMeld:
    """The first fault of a row apart from being too short, for rows to which no tile can be added.

    >>> why_never_a_meld(Row.parse("[r6o4]")).clause
    'SET.run'
    """
    return _misfit(row).unchecked(row=row)


_COLOURED_JOKERS = frozenset([Tile(colour, 0) for colour in COLOURS])


def _misfit(row: Row) -> type[NotAMeld]:
    numbers, colours = row.kinds
    if len(numbers) > 1 and len(colours) > 1:
        return NotARun
    if not numbers:
        return OnlyJokers
    if not _COLOURED_JOKERS.isdisjoint(row.row) and _with_plain_jokers(row).readings:
        return JokerOfOtherColour
    if len(numbers) == 1:
        return NotAGroup
    return GoesRound if _goes_round(row) else NotARun


def _with_plain_jokers(row: Row) -> Row:
    return Row(tuple(JOKER if tile.is_joker else tile for tile in row.row))


def _goes_round(row: Row) -> bool:
    """Whether each number is one more than the last if 1 comes after 13."""
    return len({(tile.number - at) % len(NUMBERS) for at, tile in enumerate(row.row) if tile.number}) == 1
