"""The rounds of a room as records, as far as nobody learns a secret from them."""

from collections.abc import Callable

from tilerummy.engine.record import Record
from tilerummy.rooms.imports import no_pause
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import Room


def finished_rounds(room: Room) -> tuple[Record, ...]:
    """The rounds of a room in which nothing is secret any more. A closed room has no secrets."""
    rounds = room.match.rounds if room.match is not None else ()
    return (*rounds, room.running) if room.running is not None and room.closed else rounds


def finished_round(room: Room, number: int) -> Record:
    """A round, counted from 1. Raises `Refusal`: nobody looks at the racks of a round that is being played."""
    rounds = finished_rounds(room)
    if number <= len(rounds):
        return rounds[number - 1]
    if number == len(rounds) + 1 and room.running is not None:
        raise Refusal("round-running")
    raise Refusal("not-found", status=404)


def record_text(room: Room, seat: int | None, pause: Callable[[], None] = no_pause) -> str:
    """The record in TRN: finished rounds in full, the current one as the seat sees it."""
    rounds = [*(room.match.rounds if room.match is not None else ())]
    if room.running is not None and room.closed:  # abandoned: nothing is secret any more
        rounds.append(room.running.with_tag("Seed", room.seed.hex()))
    elif room.running is not None:
        rounds.append(room.running.redacted(seat))
    texts = []
    for record in rounds:
        texts.append(str(record))
        pause()
    return "\n".join(texts)
