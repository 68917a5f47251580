"""What a new table may deal. Records and stored games are not checked: they may be older than these limits."""

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_whole

DEALT, OF = 4, 5
"""The racks get at most four fifths of the tiles, so that there is a pool to draw from."""
TIMES_PRINTED = 2
"""A house rule deals at most twice as many tiles as the sheet."""


def most_to_deal(edition: Edition, seats: int) -> int:
    """How many tiles each seat of a new table may get.

    >>> from tilerummy.engine.editions import get
    >>> [most_to_deal(get("rummy-classic,seats=2-8,deal=5"), seats) for seats in (2, 4, 8)]
    [28, 21, 10]
    """
    return min(TIMES_PRINTED * edition.printed.rules.deal, edition.rules.size * DEALT // OF // seats)


def most_seats(edition: Edition, at_most: int) -> int:
    """How many seats a house rule may give this edition: as the sheet says, or more if there are enough tiles.

    >>> from tilerummy.engine.editions import get
    >>> [most_seats(get(text), 6) for text in ("rummy-classic", "rummy-classic,deal=18", "rummy-classic,seats=2-7")]
    [6, 4, 7]
    """
    low, high = edition.rules.seats
    return max(seats for seats in range(low, max(high, at_most) + 1) if seats <= high or _fits(edition, seats))


def _fits(edition: Edition, seats: int) -> bool:
    return edition.rules.deal <= most_to_deal(edition, seats)


def check_new_table(edition: Edition, seats: int) -> None:
    """Raise `Impossible` if a table of this edition may not have this number of seats."""
    low, high = require(edition, Edition, "edition").rules.seats
    if not low <= require_whole(seats, "seats") <= high:
        raise Impossible("seats-out-of-range", seats=seats, low=low, high=high)
    most = most_to_deal(edition, seats)
    if edition.rules.deal > most:
        raise Impossible("deal-too-large", deal=edition.rules.deal, seats=seats, most=most)
