"""Who is connected to a room, and what they are told."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tilerummy.engine.match import Match, ScoreSheet
from tilerummy.language import Translator
from tilerummy.server import wire
from tilerummy.server.limits import is_local
from tilerummy.server.room import Room
from tilerummy.server.scenes import Around, Public, Seen, Shared, Told, scene
from tilerummy.server.settings import Settings

MOST_TOLD = 4000
FORGOTTEN = 4
"""A process that says nothing for so many times of a lease is gone, with its connections."""


class Transport(Protocol):
    """Whatever brings text to a connection, here or in another process."""

    async def tell(self, node: str, conn: str, text: str) -> None: ...

    async def hang_up(self, node: str, conn: str) -> None: ...


@dataclass
class Attached:
    """A connection as its room knows it; `heard` is when its process last said that it is there."""

    node: str
    conn: str
    guest: str | None
    words: Translator
    heard: int = 0
    address: str = ""


@dataclass
class Audience:
    """All connections of a room. What each may see follows from the seat that its guest has."""

    transport: Transport
    attached: dict[str, Attached] = field(default_factory=dict)
    away_since: dict[int, int] = field(default_factory=dict)
    told: Told = field(default_factory=dict)
    reckoned: tuple[Match | None, ScoreSheet] | None = None
    """The match of the last scene, and its score sheet."""

    def __iter__(self) -> Iterator[Attached]:
        return iter(list(self.attached.values()))

    def __len__(self) -> int:
        return len(self.attached)

    def refusal(self, room: Room, new: Attached, settings: Settings) -> str | None:
        """Why one more connection is too many. Those who watch never keep those out who have a seat."""
        if new.conn in self.attached:
            return None
        if new.guest is not None and sum(each.guest == new.guest for each in self) >= settings.sockets_per_guest:
            return "too-many-sockets"
        if room.seat_of(new.guest) is not None:
            return None
        watching = [each for each in self if room.seat_of(each.guest) is None]
        alike = sum(each.address == new.address for each in watching) if not is_local(new.address) else 0
        crowded = len(watching) >= settings.watchers or alike >= settings.watchers_per_address
        return "room-crowded" if crowded else None

    def connected(self, room: Room) -> frozenset[int]:
        seats = (room.seat_of(each.guest) for each in self)
        return frozenset(seat for seat in seats if seat is not None)

    def note_presence(self, room: Room, now: int) -> None:
        """Since when each person is away; who is here is not."""
        here = self.connected(room)
        self.away_since = {seat: self.away_since.get(seat, now) for seat in room.people if seat not in here}

    def gone(self, room: Room, now: int, after: int) -> tuple[int, ...]:
        """Seats whose people left, or have been away for long, while there is a match to go on with."""
        if room.match is None or room.closed:
            return ()
        return tuple(
            seat
            for seat, sitter in enumerate(room.sitters)
            if sitter.guest is not None and (sitter.left or now - self.away_since.get(seat, now) >= after)
        )

    # Telling

    async def to(self, each: Attached, message: wire.Message) -> None:
        await self.transport.tell(each.node, each.conn, message.model_dump_json())

    async def to_all(self, message: wire.Message, but: str | None = None) -> None:
        text = message.model_dump_json()
        for each in self:
            if each.conn != but:
                await self.transport.tell(each.node, each.conn, text)

    async def dismiss(self, each: Attached, message: wire.Message) -> None:
        """A last word, and the line is cut."""
        await self.to(each, message)
        await self.transport.hang_up(each.node, each.conn)

    def _sheet(self, room: Room) -> ScoreSheet:
        if self.reckoned is None or self.reckoned[0] is not room.match:
            match = room.match
            self.reckoned = match, match.sheet if match is not None else ScoreSheet(room.edition.rules.match)
        return self.reckoned[1]

    async def show(self, room: Room, around: Around, only: Attached | None = None) -> None:
        """The scene of now to everybody, or to one; what several see alike is made once."""
        public, asking = Public.of(room, self._sheet(room)), tuple(self) if only is None else (only,)
        if len(self.told) > MOST_TOLD:
            self.told.clear()
        watched = Seen.of(room, None)
        languages = {each.words for each in asking}
        shared = {words: Shared.of(public, watched, around, words, self.told) for words in languages}
        made: dict[tuple[int | None, Translator, bool], str] = {}
        for each in asking:
            key = (room.seat_of(each.guest), each.words, each.guest is not None and each.guest == room.host)
            if key not in made:
                seat, words, host = key
                seen, common = Seen.of(room, seat), shared[words]
                shown = scene(public, seen, around, words, you=seat, host=host, shared=common, told=self.told)
                made[key] = shown.model_dump_json()
            await self.transport.tell(each.node, each.conn, made[key])
