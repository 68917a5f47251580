"""Records of rooms: their text, checking an imported one, and continuing from one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tilerummy.bots import USUAL_LEVEL, as_level
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.record import AFTER_MOVES, Record, computer_of, parse_records, record_texts
from tilerummy.engine.turns import is_over
from tilerummy.rooms import rest
from tilerummy.rooms.names import check_names
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import IMPORTED, Room, Sitter, imported_match, no_pause


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


@dataclass(frozen=True)
class Checked:
    """What a list of rooms shows of an imported match."""

    verified: bool
    """Whether its deals follow from its seeds."""
    edition: Edition
    rounds: int
    sitters: tuple[Sitter, ...]

    def room(self, room_id: str, host: str, at: int) -> Room:
        """The room without its rounds, which are read when somebody opens it."""
        return Room(
            id=room_id,
            edition=self.edition,
            agreed=self.rounds,
            host=host,
            sitters=self.sitters,
            created=at,
            touched=at,
            events=1,
            at=1,
            since=1,
            closed=IMPORTED,
            verified=self.verified,
        )


def check_record(trn: str) -> Checked:
    """Replay a finished match and compare its deals with its seeds. Raises `Refusal` or `TilerummyError`."""
    rounds = parse_records(trn)
    if not rounds:
        raise Refusal("record-empty", status=422)
    if len(rounds) > rest.MOST_ROUNDS:
        raise Refusal("body-too-long", status=413)
    for record in rounds:
        check_names(record)
    match, sitters = imported_match(rounds)
    verified = [_is_verified(record) for record in rounds]  # all of them, because a bad seed is an error
    return Checked(all(verified), match.edition, len(rounds), sitters)


def _is_verified(record: Record) -> bool:
    """Whether a round was dealt from its seed. A round without a seed cannot be checked; a bad seed is an error."""
    try:
        return not verify(record)
    except Impossible as error:
        if error.code in ("seed-missing", "commitment-missing"):
            return False
        raise


def can_continue(record: Record) -> bool:
    """Whether the tiles still to come are known: they follow from the seed, if the round was dealt from it."""
    try:
        return all(fault.check == "entropy" for fault in verify(record))  # who added what does not matter here
    except Impossible:
        return False


def continued_room(record: Record, moves: int, seat: int, name: str, host: str) -> dict[str, Any]:
    """The first event of a room that continues the round after its first `moves` moves. Raises `Refusal`.

    The host sits on `seat`. Computers keep their level, and computers of the usual level replace the other people.
    """
    if moves > len(record.entries) or is_over(record.situations[moves]):
        raise Refusal("no-round", status=409)
    if seat >= record.start.seats:
        raise Impossible("no-such-seat", seat=seat, seats=record.start.seats)
    if not can_continue(record):
        raise Refusal("record-not-dealt", status=409)
    sitters = [
        {"name": name, "level": None, "guest": host, "left": False}
        if at == seat
        else {"name": "", "level": level, "guest": None, "left": False}
        for at, level in enumerate(_levels(record))
    ]
    begun = replace(
        record,
        entries=record.entries[:moves],
        tags=tuple(tag for tag in record.tags if tag[0] not in (*AFTER_MOVES, "Seats")),  # those who play on get seats
    )
    return {
        "edition": record.start.edition.pinned,
        "rounds": 1,
        "pace": {"kind": "off", "seconds": None},
        "computer_pace": "natural",
        "hints": True,
        "public": False,
        "host": host,
        "sitters": sitters,
        "continues": {"trn": str(begun), "seed": record.tag("Seed")},
    }


def _levels(record: Record) -> list[str]:
    """The level of a computer on each seat."""
    return [as_level(computer_of(name) or "") or USUAL_LEVEL for name in record.names]


# One round of a record that somebody sends

MOST_MOVES = 1000
"""Moves of a round that is reviewed or played on. Usual rounds have fewer than 150."""


def round_in(trn: str, number: int) -> tuple[Record, int]:
    """A round of a record, counted from 1, and how many rounds there are. Raises `Refusal` or `TilerummyError`."""
    texts = record_texts(trn)
    if number > len(texts):
        raise Refusal("not-found", status=404)
    records = parse_records(texts[number - 1])
    if not records:
        raise Refusal("record-empty", status=422)
    if len(records[0].entries) > MOST_MOVES:
        raise Refusal("body-too-long", status=413)
    check_names(records[0])
    return records[0], len(texts)


def continued(trn: str, number: int, moves: int, seat: int, name: str, host: str) -> dict[str, Any]:
    """The first event of a room that continues a round of a record. Raises `Refusal` or `TilerummyError`."""
    record, _ = round_in(trn, number)
    return continued_room(record, moves, seat, name, host)
