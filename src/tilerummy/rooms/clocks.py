"""The clock of a turn, in milliseconds of the server's time.

A clock of at most one hour stops while no player is connected. The time that is left is stored every few seconds, so
that it goes on from there after a restart. A longer one is for correspondence: it always runs, from the start of the
turn in the event log. If the edition times only rearranging, the clock starts with the first draft that changes a meld
of the table, whatever its length, and runs until the end of the turn.
"""

from dataclasses import dataclass

from tilerummy.engine.draft import Draft
from tilerummy.rooms.room import Room

LEAST_LEFT = 15_000
"""After a restart there is at least this much time, so that the player can connect again."""
KEPT_EVERY = 10_000
"""How often the time that is left is stored while the clock runs. A crash gives back at most this."""
COMPUTER_DUE = 60_000
"""After a crash, a computer moves when the room is loaded, at the latest after this time."""

REVEAL_MS = 10_000
"""A round is dealt without the bytes of a browser that does not reveal them within this time."""
WAITING_MS = 24 * 3600 * 1000
"""A waiting room is closed after a day without events."""
SILENT_MS = 30 * 24 * 3600 * 1000
"""Any other room is closed after thirty days without events."""


def is_timed(room: Room, *, table_changed: bool = False) -> bool:
    """Whether this turn is timed. Turns of computers are not, nor those that the edition leaves untimed.

    `table_changed`: a draft of this turn has changed a meld of the table. Drafts are not in the event log.
    """
    seat = room.to_move
    if room.game is None or seat is None or room.pace.seconds is None or not room.sitters[seat].is_person:
        return False
    return room.game.has_clock(table_changed=table_changed)


def follows_log(room: Room) -> bool:
    """Whether the clock always runs, from the start of the turn in the event log: a correspondence clock."""
    return room.pace.is_correspondence and is_timed(room)


@dataclass
class TurnClock:
    """Runs until `ends`, or is stopped with `remaining` time left. Both are None if the turn has no limit."""

    ends: int | None = None
    remaining: int | None = None
    table_changed: bool = False
    """A draft of this turn has changed a meld of the table, even if it was put back."""

    def restore(self, room: Room, now: int, draft: Draft | None, left: int | None) -> None:
        """Go on with the turn in which the server stopped: its draft, and the time that was left."""
        changes_table = draft is not None and draft.changes_table
        self.table_changed = left is not None or changes_table  # of a clock that does not run, no time is stored
        self.start(room, now, people_here=False, same_turn=True, left=left)

    def note_draft(self, room: Room, now: int, draft: Draft, *, people_here: bool) -> bool:
        """Start the clock if this draft does. Whether it did."""
        if self.table_changed or not draft.changes_table:
            return False
        was_set, self.table_changed = self._is_set, True
        self.start(room, now, people_here=people_here, same_turn=True)
        return self._is_set and not was_set

    @property
    def _is_set(self) -> bool:
        return self.ends is not None or self.remaining is not None

    def is_timed(self, room: Room) -> bool:
        return is_timed(room, table_changed=self.table_changed)

    def start(
        self, room: Room, now: int, *, people_here: bool, same_turn: bool = False, left: int | None = None
    ) -> None:
        """Start the clock of the seat to move. With `same_turn` a clock that was started keeps running.

        `left` is the time that was left when the server stopped.
        """
        self.table_changed = self.table_changed and same_turn
        if self._is_set and same_turn and self.is_timed(room):
            return
        self.ends = self.remaining = None
        if not self.is_timed(room) or room.pace.seconds is None:
            return
        limit = room.pace.seconds * 1000
        if left is not None:
            limit = min(limit, max(left, LEAST_LEFT))
        if follows_log(room):
            self.ends = room.turn_began + room.pace.seconds * 1000
        elif people_here:
            self.ends = now + limit
        else:
            self.remaining = limit

    def stop(self, room: Room, now: int) -> None:
        if self.ends is not None and not follows_log(room):
            self.remaining, self.ends = max(0, self.ends - now), None

    def resume(self, now: int) -> None:
        if self.remaining is not None:
            self.ends, self.remaining = now + self.remaining, None

    def left(self, now: int) -> int | None:
        """The time that is left, in milliseconds."""
        return self.remaining if self.ends is None else max(0, self.ends - now)

    def next_kept(self, room: Room, kept: int) -> int | None:
        """When the time that is left must be stored, if it was stored at `kept`. None if it does not run down."""
        return None if self.ends is None or follows_log(room) else kept + KEPT_EVERY

    def is_over(self, now: int, grace: int) -> bool:
        return self.ends is not None and now >= self.ends + grace


def due(room: Room, now: int, grace: int) -> int | None:
    """When the room must be loaded even if nobody is connected."""
    closing = closing_time(room)
    times = [] if closing is None else [closing]
    if follows_log(room) and room.pace.seconds is not None:
        times.append(room.turn_began + room.pace.seconds * 1000 + grace)
    if room.mixing is not None:
        times.append(room.mixing + REVEAL_MS)
    mover = room.to_move
    if mover is not None and not room.sitters[mover].is_person:
        times.append(now + COMPUTER_DUE)
    return min(times, default=None)


def closing_time(room: Room) -> int | None:
    """When the room will be closed if there are no more events, in milliseconds."""
    if room.closed:
        return None
    return room.touched + (WAITING_MS if room.stage == "waiting" else SILENT_MS)
