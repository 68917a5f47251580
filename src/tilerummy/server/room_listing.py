"""What is said about a room outside it: to whoever holds its link, and in lists."""

import json
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.engine.record import COMPUTER
from tilerummy.language import Translator
from tilerummy.server.rest import ClockInfo, RoomInfo, SeatInfo
from tilerummy.server.room import Room, Sitter
from tilerummy.store import RoomRow

PREFIX = 16
"""So much of a guest's hash tells whose seat is whose in a list."""


def room_info(room: Room, guest: str | None, tr: Translator) -> RoomInfo:
    return RoomInfo(
        id=room.id,
        edition=str(room.edition),
        title=tr.edition_title(room.edition.printed),
        stage=room.stage,  # type: ignore[arg-type]  # the five words of the contract
        rounds=room.agreed,
        clock=ClockInfo(kind=room.pace.kind, seconds=room.pace.seconds),  # type: ignore[arg-type]
        hints=room.hints,
        public=room.public,
        seats=tuple(_seat(sitter) for sitter in room.sitters),
        you=room.seat_of(guest),
        host=guest is not None and guest == room.host,
        created=room.created,
        touched=room.touched,
    )


def _seat(sitter: Sitter) -> SeatInfo:
    return SeatInfo(
        name=sitter.name, kind="person" if sitter.is_person else "computer", level=sitter.level, taken=sitter.is_taken
    )


def row_of(room: Room, due: int | None) -> RoomRow:
    """The row by which the room is found. Its summary has what lists show, and nothing of any rack."""
    summary = {
        "edition": str(room.edition),
        "names": [sitter.record_name for sitter in room.sitters],
        "guests": [(sitter.guest or "")[:PREFIX] for sitter in room.sitters],
        "host": room.host[:PREFIX],
        "rounds": room.agreed,
        "clock": {"kind": room.pace.kind, "seconds": room.pace.seconds},
        "hints": room.hints,
    }
    return RoomRow(
        id=room.id,
        stage=room.stage,
        public=room.public,
        created=room.created,
        touched=room.touched,
        due=due,
        guests=room.guests,
        summary=json.dumps(summary),
    )


def info_of_row(row: RoomRow, guest: str | None, tr: Translator) -> RoomInfo:
    """The same as `room_info`, from the row alone: a list opens no room."""
    told: dict[str, Any] = json.loads(row.summary)
    mark = (guest or "-")[:PREFIX]
    return RoomInfo(
        id=row.id,
        edition=told["edition"],
        title=tr.edition_title(Edition.parse(told["edition"]).printed),
        stage=row.stage,  # type: ignore[arg-type]
        rounds=told["rounds"],
        clock=ClockInfo(**told["clock"]),
        hints=told["hints"],
        public=row.public,
        seats=tuple(
            _seat(
                Sitter(level=name.removeprefix(COMPUTER))
                if name.startswith(COMPUTER)
                else Sitter(name=name, guest=known or None)
            )
            for name, known in zip(told["names"], told["guests"], strict=True)
        ),
        you=told["guests"].index(mark) if mark in told["guests"] else None,
        host=told["host"] == mark,
        created=row.created,
        touched=row.touched,
    )
