"""A finished match from the records that somebody imports."""

from tilerummy.engine.match import Match
from tilerummy.engine.record import COMPUTER, Record
from tilerummy.server.sitters import Sitter


def imported_match(rounds: tuple[Record, ...]) -> tuple[Match, tuple[Sitter, ...]]:
    """A finished match from its records, and its seats. Raises `Impossible` if a round is not over."""
    start = rounds[0].start
    given = (rounds[0].tag("Seats") or "").split("/")
    names = tuple(given) if len(given) == start.seats else tuple(str(seat) for seat in range(1, start.seats + 1))
    match = Match(start.edition, names, (), len(rounds))
    for record in rounds:
        match = match.with_round(record)
    sitters = tuple(
        Sitter(name="", level=name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else Sitter(name=name)
        for name in names
    )
    return match, sitters
