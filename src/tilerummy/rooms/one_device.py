"""People who share one device: their seats belong to one guest, and they hand the device on from turn to turn.

A connection of the device is shown what a watcher may know, until the next person says that they have taken it
(`take`). Then it is shown the scene of that person, until another person is next. A new connection has to say it again.
That holds for the last one, too, if the others have left: anybody could have said that they leave.

at_device_of(room, seat)            the people at the device of a seat
shares_device(room)                 whether people hand a device on
shown_seat(room, guest, holds)      whose scene a connection is shown
scene_parts(room, guest, holds)     what its scene says about the device
"""

from typing import Any

from tilerummy.rooms.room import Room


def at_device_of(room: Room, seat: int) -> tuple[int, ...]:
    """The people at the device of this seat who have not left, the seat itself included."""
    guest = room.sitters[seat].guest
    return tuple(each for each in room.seats_of(guest) if each in room.people) or (seat,)


def shares_device(room: Room) -> bool:
    """Whether several people who have not left share a device."""
    return len({room.sitters[seat].guest for seat in room.people}) < len(room.people)


def shown_seat(room: Room, guest: str | None, holds: int | None) -> int | None:
    """The seat whose scene a connection is shown. `holds` is the person who took the device on this connection."""
    seats = room.seats_of(guest)
    if len(seats) < 2:
        return seats[0] if seats else None
    if room.match is None:
        return next((seat for seat in seats if seat in room.people), None)
    return holds if room.stage == "playing" and holds is not None and holds == room.taken else None


def is_covered(room: Room, guest: str | None, holds: int | None) -> bool:
    """Whether somebody has to take the device before more is shown."""
    return len(room.seats_of(guest)) > 1 and room.stage == "playing" and shown_seat(room, guest, holds) is None


def scene_parts(room: Room, guest: str | None, holds: int | None) -> dict[str, Any]:
    """The fields of a scene about a shared device. Between rounds all who share it are ready at once."""
    here = room.seats_of(guest)
    if len(here) < 2:
        return {}
    covered = is_covered(room, guest, holds)
    parts: dict[str, Any] = {"here": here, "give_to": room.next_person if covered else None}
    if shown_seat(room, guest, holds) is None and room.stage in ("round-over", "match-over"):
        parts["may"] = ("next",)
    return parts
