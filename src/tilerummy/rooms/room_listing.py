"""A room in lists, as a guest sees it."""

import json
from collections.abc import Iterable
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.engine.match import whole_rounds
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.table_rules import table_facts
from tilerummy.rooms.rest import ClockInfo, RoomInfo, SeatInfo
from tilerummy.rooms.room import PREFIX, Room, Sitter
from tilerummy.store import RoomRow


def room_info(room: Room, guest: str | None, tr: Translator) -> RoomInfo:
    return RoomInfo(
        id=room.id,
        edition=str(room.edition),
        title=table_title(room.edition, tr),
        facts=table_facts(room.edition, tr, room.pace.seconds),
        stage=room.stage,  # type: ignore[arg-type]  # the five stages of the API
        **_length(room.agreed, room.edition, len(room.sitters)),
        clock=ClockInfo(kind=room.pace.kind, seconds=room.pace.seconds),  # type: ignore[arg-type]
        computer_pace=room.pace.computers,  # type: ignore[arg-type]
        hints=room.hints,
        public=room.public,
        seats=tuple(_seat(sitter) for sitter in room.sitters),
        you=room.seat_of(guest),
        here=several(room.seats_of(guest)),
        host=guest is not None and guest == room.host,
        host_seat=room.seat_of(room.host),
        turn=room.to_move,
        by_host=room.by_host,
        created=room.created,
        touched=room.touched,
        verified=room.verified,
        table=_table(room),
    )


def _table(room: Room) -> tuple[tuple[str, ...], ...]:
    if room.stage != "playing" or room.position is None:
        return ()
    return tuple(tuple(map(str, meld.row)) for meld in room.position.table)


def several(seats: Iterable[int]) -> tuple[int, ...]:
    """The seats of a browser that people share; empty for one person."""
    found = tuple(seats)
    return found if len(found) > 1 else ()


def _length(agreed: int | None, edition: Edition, seats: int) -> dict[str, Any]:
    """How long the match is; without an agreement each player starts one game."""
    games = agreed or seats
    return {"games": games, "rounds": whole_rounds(games, edition.rules, seats)}


def _seat(sitter: Sitter) -> SeatInfo:
    return SeatInfo(
        name=sitter.name, kind="person" if sitter.is_person else "computer", level=sitter.level, taken=sitter.is_taken
    )


def info_of_row(row: RoomRow, guest: str | None, tr: Translator) -> RoomInfo:
    """The same as `room_info`, from the row alone, so that a list does not load the rooms."""
    summary: dict[str, Any] = json.loads(row.summary)
    mark, edition = (guest or "-")[:PREFIX], Edition.parse(summary["edition"])
    return RoomInfo(
        id=row.id,
        edition=summary["edition"],
        title=table_title(edition, tr),
        facts=table_facts(edition, tr, summary["clock"]["seconds"]),
        stage=row.stage,  # type: ignore[arg-type]
        **_length(summary["rounds"], edition, len(summary["names"])),
        clock=ClockInfo(**summary["clock"]),
        hints=summary["hints"],
        public=row.public,
        seats=tuple(
            _seat(Sitter.named(name, known or None))
            for name, known in zip(summary["names"], summary["guests"], strict=True)
        ),
        you=summary["guests"].index(mark) if mark in summary["guests"] else None,
        here=several(seat for seat, known in enumerate(summary["guests"]) if known == mark),
        host=summary["host"] == mark,
        turn=summary.get("turn"),
        created=row.created,
        touched=row.touched,
        verified=summary.get("verified"),
    )
