"""A copy of a room for the device of the only person in it, where the room goes on without the server.

The events of a room have every rack and seed in them. So only a guest gets them who has the only seat that is not a
computer's, only if nobody else has ever had one, and only after the first round has begun: before that, other people
can still join, and its seed is among the events. People who share a device must not see each other's racks, so they get
none.

check_alone(room, guest)             raises `Refusal` if other people have seats now
copied_json(events, guest, after)    the events after a number, for the device of this guest; raises `Refusal`
adopted(copied, guest)               the same events, as those of the guest at that device; raises `Refusal`
"""

from collections.abc import Sequence
from dataclasses import asdict

from tilerummy.rooms.erasing import guests_in
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.rest import MOST_COPIED, CopiedEvent, RoomCopy
from tilerummy.rooms.room import Room
from tilerummy.store import Event

SOMEBODY = "0" * 64
"""Stands for the hash of the guest, who has another one at the other host."""
LONGEST = 600_000
"""Characters of all events. A match of ten rounds has about 300,000."""


def check_alone(room: Room, guest: str | None) -> None:
    if room.stage == "waiting":
        raise Refusal("not-alone", status=403)
    others = [sitter for sitter in room.sitters if sitter.guest != guest]
    if guest is None or len(room.sitters) - len(others) != 1 or not all(sitter.level for sitter in others):
        raise Refusal("not-alone", status=403)


def copied_json(events: Sequence[Event], guest: str, after: int) -> bytes:
    if not guests_in(events) <= {guest}:
        raise Refusal("not-alone", status=403)
    if len(events) > MOST_COPIED or sum(len(event.data) for event in events) > LONGEST:
        raise Refusal("body-too-long", status=413)
    copied = (CopiedEvent(**asdict(event)) for event in events if event.number > after)
    return RoomCopy(events=tuple(_as(event, guest, SOMEBODY) for event in copied)).model_dump_json().encode()


def adopted(copied: RoomCopy, guest: str) -> list[Event]:
    if [event.number for event in copied.events] != list(range(1, len(copied.events) + 1)):
        raise Refusal("body-unreadable", status=422, place="body.events")
    return [Event(**_as(event, SOMEBODY, guest).model_dump()) for event in copied.events]


def _as(event: CopiedEvent, old: str, new: str) -> CopiedEvent:
    return event.model_copy(update={"data": event.data.replace(f'"{old}"', f'"{new}"')})
