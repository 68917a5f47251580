"""The rooms of a page: all in memory, and every change saved as texts by key.

token              the token of the person
room/ID            the row of a room
event/ID/NUMBER    an event
draft/ID           the draft of the seat to move
"""

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict

from tilerummy.store import Conflict, Event, Fenced, Lease, RoomRow, Unavailable

Save = Callable[[dict[str, str | None]], Awaitable[None]]
"""Stores texts by key, None for a key that is removed: all of them or nothing."""
DIGITS = 6
"""Digits of an event number in a key, so that sorted keys are sorted events."""


def event_key(room: str, number: int) -> str:
    return f"event/{room}/{number:0{DIGITS}}"


class KeptRooms:
    """The part of a store that rooms and the lobby need. A page owns all its rooms, so there are no leases."""

    def __init__(self, saved: Mapping[str, str], save: Save) -> None:
        self._save_all = save
        self.rows: dict[str, RoomRow] = {}
        self.logs: dict[str, list[Event]] = {}
        self.drafts: dict[str, str] = {}
        for key in sorted(saved):
            with suppress(ValueError, TypeError, LookupError):  # one damaged text must not take the other rooms with it
                self._load(key, saved[key])

    def _load(self, key: str, text: str) -> None:
        kind, _, rest = key.partition("/")
        if kind == "room":
            row = _row(json.loads(text))
            json.loads(row.summary)["guests"]
            self.rows[rest] = row
        elif kind == "event":
            self.logs.setdefault(rest.partition("/")[0], []).append(Event(**json.loads(text)))
        elif kind == "draft":
            self.drafts[rest] = text

    async def _save(self, changes: dict[str, str | None]) -> None:
        """Raises `Unavailable` if the browser does not store them, for example because there is no room left."""
        try:
            await self._save_all(changes)
        except Exception as fault:
            raise Unavailable from fault

    async def create(self, row: RoomRow, events: Sequence[Event]) -> None:
        if row.id in self.rows:
            raise Conflict(row.id)
        await self._save(_changes(row, events))
        self.rows[row.id], self.logs[row.id] = row, list(events)

    async def append(
        self, lease: Lease, events: Sequence[Event], row: RoomRow, erased: Sequence[Event] = (), forget: str = ""
    ) -> None:
        """Save events and the row. Raises `Fenced` if the room was deleted. No name is ever erased in a page."""
        if row.id not in self.rows:
            raise Fenced(row.id)
        await self._save(_changes(row, events))
        self.rows[row.id] = row
        self.logs.setdefault(row.id, []).extend(events)

    async def events(self, room: str) -> list[Event]:
        return list(self.logs.get(room, ())) if room in self.rows else []

    async def delete(self, room: str) -> bool:
        if room not in self.rows:
            return False
        events = self.logs.get(room, [])
        gone = [f"room/{room}", f"draft/{room}", *(event_key(room, event.number) for event in events)]
        await self._save(dict.fromkeys(gone))
        del self.rows[room]
        self.logs.pop(room, None)
        self.drafts.pop(room, None)
        return True

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        return _newest((row for row in self.rows.values() if guest in row.guests), limit)

    async def keep_draft(self, room: str, draft: str) -> None:
        if room in self.rows:
            await self._save({f"draft/{room}": draft})
            self.drafts[room] = draft

    async def draft(self, room: str) -> str | None:
        return self.drafts.get(room)


def _changes(row: RoomRow, events: Iterable[Event]) -> dict[str, str | None]:
    changes: dict[str, str | None] = {event_key(row.id, event.number): json.dumps(asdict(event)) for event in events}
    return changes | {f"room/{row.id}": json.dumps(asdict(row))}


def _row(data: dict[str, object]) -> RoomRow:
    return RoomRow(**{**data, "guests": tuple(data["guests"])})  # type: ignore[arg-type]


def _newest(rows: Iterable[RoomRow], limit: int) -> list[RoomRow]:
    return sorted(rows, key=lambda row: (-row.touched, row.id))[:limit]
