"""Rooms and events for tests of the store."""

from tilerummy.store import Event, RoomRow

NOW = 1_700_000_000_000
"""An arbitrary time in milliseconds."""
LEASE = 600_000
"""Long: a slow machine or a clock that is set must not end a lease during a test."""


def a_row(
    room: str = "room",
    stage: str = "playing",
    public: bool = True,
    touched: int = NOW,
    due: int | None = None,
    guests: tuple[str, ...] = (),
    summary: str = "{}",
) -> RoomRow:
    return RoomRow(room, stage, public, NOW, touched, due, guests, summary)


def an_event(number: int, data: str = "{}", client_id: str | None = None) -> Event:
    return Event(number, "move", data, NOW + number, client_id)
