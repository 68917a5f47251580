"""Removes a name from a room for good: from its events, and so from everything that is made of them.

The number of events grows by one, so that nobody takes what was made before for the room as it is now.

of_seat(room, seat, new)     whose name is removed: that of the person on a seat
of_guest(room, guest)        every name of a guest, and what identifies the guest
erased(room_id, events, …)   the events without it, and the room
"""

import json
import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room, data_of, fold, no_pause
from tilerummy.store import Event

NOBODY = "N. N."
"""Stands for a name that was removed, in every language."""
NAMED = ("created", "joined", "set-up", "imported")
"""The kinds of event that have names."""
MEANT = frozenset({"Notation", "Revision", "Start", "Seats", "Round", "Rounds", "StarterDraw", "Result", "Seed"}) | {
    *("Commitment", "Entropy", "EntropyHashes")
}
"""The tags of a record that are read. Any other one may say anything about anybody."""
_PART = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\\r\n]|\\["\\])*)"\]|\{([^{}]*)\}')
"""A tag, or a comment."""
_MEANT_REMARK = re.compile(r"\[%[^\]]*\]|^hint [0-9]")


@dataclass(frozen=True)
class Whose:
    """The name to remove, or the guest whose names are removed, and what takes their place."""

    name: str
    guest: str | None
    new: str
    forget: bool = False
    """Whether the guest is replaced by one whom nobody knows, too."""

    def has(self, entry: dict[str, Any]) -> bool:
        return bool(entry["name"] == self.name if self.guest is None else entry.get("guest") == self.guest)


def of_seat(room: Room, seat: int, new: str = "") -> Whose:
    """Who shares a device has only the name, any other person also earlier ones. Raises `Refusal`."""
    sitter = room.sitters[seat] if seat < len(room.sitters) else None
    if sitter is None or not sitter.name:
        raise Refusal("no-person", seat=seat + 1, seats=len(room.sitters))
    alone = len(room.seats_of(sitter.guest)) == 1
    others = (other.name for at, other in enumerate(room.sitters) if at != seat)
    return Whose(sitter.name, sitter.guest if alone else None, told_apart(new or NOBODY, others))


def of_guest(room: Room, guest: str) -> Whose:
    others = (other.name for other in room.sitters if other.guest != guest)
    return Whose("", guest, told_apart(NOBODY, others), forget=True)


@dataclass(frozen=True)
class Erased:
    changed: tuple[Event, ...]
    """The stored events that have other data now."""
    added: Event
    room: Room


def erased(
    room_id: str, events: Sequence[Event], whose: Whose, now: int, pause: Callable[[], None] = no_pause
) -> Erased:
    """The room without the name. There must be events."""
    stranger, after = secrets.token_hex(32), []
    for event in events:
        text = _without_name(data_of(event), whose) if event.kind in NAMED else event.data
        if whose.forget and whose.guest is not None:
            text = text.replace(whose.guest, stranger)
        after.append(replace(event, data=text))
    added = Event(events[-1].number + 1, "erased", "{}", now)
    room = fold(room_id, [*after, added], pause)
    assert room is not None
    return Erased(tuple(new for new, old in zip(after, events, strict=True) if new != old), added, room)


def guests_in(events: Iterable[Event]) -> set[str]:
    """Everybody who has ever had a seat."""
    found = (entry.get("guest") for event in events if event.kind in NAMED for entry in _entries(data_of(event)))
    return {guest for guest in found if guest is not None}


def _entries(data: dict[str, Any]) -> list[dict[str, Any]]:
    """What an event says about seats, each with a name and a guest."""
    return list(data.get("sitters", [data] if "name" in data else []))


def _without_name(data: dict[str, Any], whose: Whose) -> str:
    for entry in _entries(data):
        if entry["name"] and whose.has(entry):
            entry["name"] = whose.new
    if "trn" in data:
        data["trn"] = _plain_record(data["trn"], {whose.name: whose.new})
    elif "continues" in data:  # the seats are named in the event
        data["continues"]["trn"] = _plain_record(data["continues"]["trn"], None)
    return json.dumps(data)


def _plain_record(trn: str, names: dict[str, str] | None) -> str:
    """A record with other names, or with none, and without what people could have written into it besides."""

    def plain(part: re.Match[str]) -> str:
        name, value, remark = part.groups()
        if remark is not None:
            kept = " ".join(_MEANT_REMARK.findall(remark))
            return f"{{{kept}}}" if kept else ""
        if name == "Seats" and names is not None:
            seats = re.sub(r"\\(.)", r"\1", value).split("/")
            value = "/".join(names.get(each, each) for each in seats).replace("\\", r"\\").replace('"', r"\"")
        return f'[{name} "{value}"]' if name in MEANT and (name != "Seats" or names is not None) else ""

    return _PART.sub(plain, trn)
