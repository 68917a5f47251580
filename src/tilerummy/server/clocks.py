"""The clock of a turn, in milliseconds of the server's time.

A clock of at most one hour stops while no player is connected, and starts again with its full time after a restart. A
longer one is for correspondence: it always runs, from the start of the turn in the event log.
"""

from dataclasses import dataclass

from tilerummy.server.room import Room

COMPUTER_DUE = 60_000
"""After a crash, a computer moves when the room is loaded, at the latest after this time."""


@dataclass
class TurnClock:
    """Runs until `ends`, or is stopped with `remaining` time left. Both are None if the turn has no limit."""

    ends: int | None = None
    remaining: int | None = None

    def start(self, room: Room, now: int, *, people_here: bool, same_turn: bool = False) -> None:
        """Start the clock of the seat to move. With `same_turn` a clock that was started keeps running."""
        if same_turn and room.is_timed and (self.ends is not None or self.remaining is not None):
            return
        self.ends = self.remaining = None
        if not room.is_timed or room.pace.seconds is None:
            return
        limit = room.pace.seconds * 1000
        if room.pace.is_correspondence:
            self.ends = room.turn_began + limit
        elif people_here:
            self.ends = now + limit
        else:
            self.remaining = limit

    def stop(self, room: Room, now: int) -> None:
        if self.ends is not None and not room.pace.is_correspondence:
            self.remaining, self.ends = max(0, self.ends - now), None

    def resume(self, now: int) -> None:
        if self.remaining is not None:
            self.ends, self.remaining = now + self.remaining, None

    def is_over(self, now: int, grace: int) -> bool:
        return self.ends is not None and now >= self.ends + grace


def due(room: Room, closing: int | None, now: int, grace: int, computer: int) -> int | None:
    """When the room must be loaded even if nobody is connected."""
    times = [] if closing is None else [closing]
    if room.is_timed and room.pace.is_correspondence and room.pace.seconds is not None:
        times.append(room.turn_began + room.pace.seconds * 1000 + grace)
    mover = room.to_move
    if mover is not None and not room.sitters[mover].is_person:
        times.append(now + computer)
    return min(times, default=None)
