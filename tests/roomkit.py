"""Helpers for tests of rooms that need no server."""

import json
from collections.abc import Iterable
from typing import Any

from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact, Seeds, begun
from tilerummy.rooms.room import Room, after
from tilerummy.store import Event


def with_facts(room: Room, facts: Iterable[Fact], at: int = 2000) -> Room:
    """The room after these facts, each stored as an event."""
    for fact in facts:
        room = after(room, Event(room.events + 1, fact.kind, json.dumps(fact.data), at))
    return room


def dealt(room: Room, seeds: Seeds) -> Room:
    """The room after the beginning of a round."""
    return with_facts(room, begun(room, [], seeds))


def device_wish(*seats: str, **changes: Any) -> rest.NewRoom:
    """A room of Ann. A seat is a name of somebody here, `*` with the level of a computer, or `person`."""
    wishes = [rest.SeatWish(kind="me")]
    for seat in seats:
        if seat.startswith("*"):
            wishes.append(rest.SeatWish(kind="computer", level=seat[1:]))
        elif seat == "person":
            wishes.append(rest.SeatWish(kind="person"))
        else:
            wishes.append(rest.SeatWish(kind="here", name=seat))
    off = rest.ClockWish(kind="off")
    given: dict[str, Any] = {
        "edition": "rummikub-vienna-en",
        "name": "Ann",
        "seats": tuple(wishes),
        "clock": off,
        "games": 2,
    }
    return rest.NewRoom(**given | changes)
