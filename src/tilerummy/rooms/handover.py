"""Taking a device that several people share. Pure: it turns the wish into facts."""

from tilerummy.rooms import wire
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import Room

TOGETHER = (wire.NextRound, wire.Substitute, wire.Youngest)
"""What the people at a device do together, no matter who has it. These commands show nothing."""


def take(room: Room, guest: str | None, seat: int) -> list[Fact]:
    """The person of this seat has the device. A person who left is in the match again."""
    if room.closed:
        raise Refusal("room-closed")
    seats = room.seats_of(guest)
    if len(seats) < 2 or seat not in seats:
        raise Refusal("not-at-device", status=403)
    if room.sitters[seat].left:
        return [Fact("back", {"seat": seat})]
    if room.running is None:
        raise Refusal("no-round")
    if seat != room.next_person:
        raise Refusal("device-of-another", name=room.sitters[room.next_person or 0].name)
    return [Fact("taken", {"seat": seat})] if room.taken != seat else []


def acting_seat(room: Room, guest: str | None, holds: int | None, command: wire.Command) -> int:
    """The seat that gives a command on a connection. Raises `Refusal` if the device has to be taken first."""
    seat = shown_seat(room, guest, holds)
    if seat is not None:
        return seat
    here = [each for each in room.seats_of(guest) if each in room.people]
    if not here:
        raise Refusal("not-seated", status=403)
    if room.stage == "playing" and not isinstance(command, TOGETHER):
        raise Refusal("device-covered")
    return here[0]
