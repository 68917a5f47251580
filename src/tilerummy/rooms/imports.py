"""Matches from records: a finished one that somebody imports, or a round that goes on."""

from collections.abc import Callable, Sequence
from typing import Any

from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.record import COMPUTER, Record, iter_records
from tilerummy.rooms.arrangement import NOTHING_LAID
from tilerummy.rooms.sitters import Pace, Sitter


def no_pause() -> None:
    """For work that need not make room for other work."""


def imported_fields(data: dict[str, Any], pause: Callable[[], None]) -> dict[str, Any]:
    """The fields of the room that holds an imported match, from the data of its event."""
    rounds = []
    for record in iter_records(data["trn"]):
        rounds.append(record)
        pause()
    match, sitters = imported_match(rounds)
    return {
        "edition": match.edition,
        "agreed": match.length,
        "pace": Pace(),
        "hints": False,
        "public": False,
        "host": data["host"],
        "sitters": sitters,
        "game": RunningMatch(match, None, bytes.fromhex(rounds[-1].tag("Seed") or "")),
        "verified": data.get("verified", False),
    }


def imported_match(rounds: Sequence[Record]) -> tuple[Match, tuple[Sitter, ...]]:
    """A finished match from its records, and its seats. Raises `Impossible` if a round is not over."""
    start = rounds[0].start
    given = (rounds[0].tag("Seats") or "").split("/")
    names = tuple(given) if len(given) == start.seats else tuple(str(seat) for seat in range(1, start.seats + 1))
    match = Match(start.edition, names, (), len(rounds), any_length=True)
    for record in rounds:
        match = match.with_round(record)
    sitters = tuple(
        Sitter(name="", level=name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else Sitter(name=name)
        for name in names
    )
    return match, sitters


def continued_fields(given: dict[str, str], sitters: Sequence[Sitter]) -> dict[str, Any]:
    """The fields of the room that holds the round so far."""
    names = tuple(sitter.record_name for sitter in sitters)
    record = Record.parse(given["trn"]).with_tag("Seats", "/".join(names)).with_tag("Rounds", "1")
    arrangement = NOTHING_LAID.after(record.start.table)
    for entry, situation in zip(record.entries, record.situations[1:], strict=True):
        arrangement = arrangement.after(situation.table, seat=entry.seat)
    match = Match(record.start.edition, names, (), 1, any_length=True)
    return {"game": RunningMatch(match, record, bytes.fromhex(given["seed"])), "arrangement": arrangement}
