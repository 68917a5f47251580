"""The connections of a room, and the messages sent to them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import is_local
from tilerummy.language import Translator
from tilerummy.rooms import wire
from tilerummy.rooms.room import Pace, Room, scene_parts, shown_seat
from tilerummy.rooms.scene_text import MessageText, SceneText, Text, texts
from tilerummy.rooms.scenes import RoomStatus, SceneCache, SharedParts, VisibleRound, own_fields

ASKED_EVERY = 1000
LEASES_UNTIL_GONE = 4
"""Connections of a node that has not reported them for this number of lease periods are removed."""


def absence_ms(pace: Pace, settings: Settings) -> int | None:
    """How long a player must be away to be absent. None with a correspondence clock, which counts missed turns."""
    if pace.is_correspondence:
        return None
    return settings.gone_untimed if pace.seconds is None else max(settings.gone, pace.seconds * 1000)


class Transport(Protocol):
    """Sends texts to connections, in this process or another."""

    async def send(self, node: str, conn: str, text: Text) -> None: ...

    async def close_connection(self, node: str, conn: str) -> None: ...


@dataclass
class Attached:
    """A connection that is attached to a room. `last_seen` is when its node last reported it."""

    node: str
    conn: str
    guest: str | None
    words: Translator
    last_seen: int = 0
    address: str = ""
    holds: int | None = None
    """The person who took the device on this connection, if several share it."""
    asked: int = 0
    asked_at: int = 0
    """When this connection was last sent a scene because it asked, and which one."""
    _answers: dict[object, Any] = field(default_factory=dict)
    _answers_at: int = 0

    def answers(self, at: int) -> dict[object, Any]:
        """The last answers about rows that were tried out, by question, for this scene."""
        if self._answers_at != at:
            self._answers, self._answers_at = {}, at
        return self._answers

    def may_ask(self, at: int, now: int) -> bool:
        """Whether this connection may ask for the scene again: once per second while nothing changes."""
        if self.asked_at == at and now < self.asked + ASKED_EVERY:
            return False
        self.asked, self.asked_at = now, at
        return True


@dataclass
class Audience:
    """All connections of a room. The seat of its guest decides what each may see."""

    transport: Transport
    attached: dict[str, Attached] = field(default_factory=dict)
    away_since: dict[int, int] = field(default_factory=dict)
    cache: SceneCache = field(default_factory=SceneCache)

    def __iter__(self) -> Iterator[Attached]:
        return iter(list(self.attached.values()))

    def __len__(self) -> int:
        return len(self.attached)

    def refusal(self, room: Room, new: Attached, settings: Settings) -> str | None:
        """The reason to reject a connection, or None. Watchers never block a guest who has a seat."""
        if new.conn in self.attached:
            return None
        if new.guest in room.blocked:
            return "blocked"
        if new.guest is not None and sum(each.guest == new.guest for each in self) >= settings.sockets_per_guest:
            return "too-many-sockets"
        if room.seat_of(new.guest) is not None:
            return None
        watching = [each for each in self if room.seat_of(each.guest) is None]
        alike = sum(each.address == new.address for each in watching) if not is_local(new.address) else 0
        crowded = len(watching) >= settings.watchers or alike >= settings.watchers_per_address
        return "room-crowded" if crowded else None

    def connected(self, room: Room) -> frozenset[int]:
        return frozenset(seat for each in self for seat in room.seats_of(each.guest))

    def clock_runs(self, room: Room) -> bool:
        """Whether the clock of the turn runs: a player is connected, and the person to move has a shared device."""
        if self.connected(room).isdisjoint(room.people):
            return False
        if room.to_move not in room.people or len(room.seats_of(room.sitters[room.to_move].guest)) < 2:
            return True
        return any(shown_seat(room, each.guest, each.holds) == room.to_move for each in self)

    def note_presence(self, room: Room, now: int) -> None:
        """Update since when each disconnected player is away."""
        here = self.connected(room)
        self.away_since = {seat: self.away_since.get(seat, now) for seat in room.people if seat not in here}

    def gone(self, room: Room, now: int, settings: Settings) -> tuple[int, ...]:
        """The seats whose players left, or are absent by the clock of the room, during a match."""
        if room.match is None or room.closed:
            return ()
        return tuple(
            seat
            for seat, sitter in enumerate(room.sitters)
            if sitter.guest is not None
            and sitter.is_person
            and (sitter.left or self._is_absent(room, seat, now, settings))
        )

    def _is_absent(self, room: Room, seat: int, now: int, settings: Settings) -> bool:
        if seat not in self.away_since:
            return False
        limit = absence_ms(room.pace, settings)
        if limit is None:
            return room.missed_turns(seat) >= settings.turns_missed
        return now - self.away_since[seat] >= limit

    # Sending

    async def to(self, reader: Attached, message: wire.Message) -> None:
        await self.transport.send(reader.node, reader.conn, MessageText.of(message))

    async def to_all(self, message: wire.Message, but: str | None = None) -> None:
        text = MessageText.of(message)
        for reader in self:
            if reader.conn != but:
                await self.transport.send(reader.node, reader.conn, text)

    async def dismiss(self, reader: Attached, message: wire.Message) -> None:
        """Send a last message and close the connection."""
        await self.to(reader, message)
        await self.transport.close_connection(reader.node, reader.conn)

    async def show(self, room: Room, status: RoomStatus, only: Attached | None = None) -> None:
        """Send the current scene to all connections, or to one, with the whole log. Equal scenes are made once."""
        cache, receivers = self.cache, tuple(self) if only is None else (only,)
        cache.forget_old_moves()
        public = cache.public(room)
        # A shared device forgets what it was told as another seat.
        whole_log = only is not None or any(len(room.seats_of(each.guest)) > 1 for each in receivers)
        watched = VisibleRound.of(room, None, whole_log=whole_log)
        languages = {each.words for each in receivers}
        shared = {words: SharedParts.of(public, watched, status, words, cache, at=room.at) for words in languages}
        written = {words: texts(common.fields) for words, common in shared.items()}
        made: dict[tuple[int | None, Translator, bool, bool], SceneText] = {}
        for each in receivers:
            seat, parts = shown_seat(room, each.guest, each.holds), scene_parts(room, each.guest, each.holds)
            key = (seat, each.words, each.guest is not None and each.guest == room.host, bool(parts))
            if key not in made:
                _, words, host, _ = key
                seen, common = VisibleRound.of(room, seat, whole_log=whole_log), shared[words]
                own = own_fields(public, seen, words, you=seat, host=host, shared=common, cache=cache)
                made[key] = SceneText({**written[words], **texts(own | parts)})
            await self.transport.send(each.node, each.conn, made[key])
