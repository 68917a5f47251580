"""The commands of a room: executed once per id, and only for guests who have a seat."""

from collections.abc import Callable

from tilerummy.engine.draft import Draft
from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.hosting.table import Moving, Table
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.decisions import Fact, new_seed
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room


class RoomTable(Table):
    """The table of a room. Its owner stores what happens and shows it."""

    def __init__(self, owner: RoomInterface) -> None:
        self.owner, self.host = owner, owner.node

    @property
    def room(self) -> Room:
        return self.owner.room

    async def send(self, reader: Attached, message: wire.Message) -> None:
        await self.owner.audience.to(reader, message)

    async def admit(self, reader: Attached, command: wire.Command) -> int | None:
        owner = self.owner
        if isinstance(command, wire.Ping):
            return 0
        if isinstance(command, wire.Take):
            return command.seat
        seat = decisions.acting_seat(owner.room, reader.guest, reader.holds, command)
        executed = owner.ids.get(key_of(seat, command))
        if executed is not None:
            await self.send(reader, wire.Done(id=command.id, at=executed))
            return None
        if isinstance(command, wire.Timed) and not owner.room.since <= command.at <= owner.room.at:
            raise Refusal("stale")
        await owner.commit(decisions.back(owner.room, reader.guest), None)
        return seat

    async def refuse(self, reader: Attached, command: str | None, refusal: Refusal, text: str | None = None) -> None:
        await super().refuse(reader, command, refusal, text)
        if refusal.code == "stale":
            await self.owner.show_again(reader)

    async def _decide(
        self, reader: Attached, seat: int, command: wire.Command, decide: Callable[..., list[Fact]], *given: object
    ) -> None:
        """Store what follows from a command, and confirm it."""
        facts = await self.judge(reader, decide, self.room, seat, command, *given)
        await self.owner.commit(facts, key_of(seat, command))
        await self._confirm(reader, command)

    async def _confirm(self, reader: Attached, command: wire.Command) -> None:
        await self.send(reader, wire.Done(id=command.id, at=self.room.at))

    # Commands

    async def move(self, reader: Attached, seat: int, command: Moving) -> None:
        await self._decide(reader, seat, command, decisions.play, self.owner.node.now())

    async def go_on(self, reader: Attached, seat: int, command: wire.NextRound) -> None:
        await self._decide(reader, seat, command, decisions.ready, new_seed)

    async def reveal(self, reader: Attached, seat: int, command: wire.Reveal) -> None:
        await self._decide(reader, seat, command, decisions.reveal, new_seed)

    async def name_youngest(self, reader: Attached, seat: int, command: wire.Youngest) -> None:
        await self._decide(reader, seat, command, decisions.youngest)

    async def substitute(self, reader: Attached, seat: int, command: wire.Substitute) -> None:
        await self._decide(reader, seat, command, decisions.substitute, self.owner.gone(), new_seed)

    async def react(self, reader: Attached, seat: int, command: wire.React) -> None:
        await self.owner.audience.to_all(wire.Reaction(seat=seat, reaction=command.reaction), but=reader.conn)
        await self._confirm(reader, command)

    async def hint(self, reader: Attached, seat: int, command: wire.Hint) -> None:
        facts = decisions.hinted(self.room, seat, command.depth)
        given = await self.search_hint(reader, seat, command)
        await self.owner.commit(facts, None)
        await self.send(reader, given)

    async def take(self, reader: Attached, seat: int, command: wire.Take) -> None:
        """From now on this connection, and no other one of the device, is shown the scene of the person who took it."""
        owner, facts = self.owner, decisions.take(self.room, reader.guest, seat)
        if not facts and reader.holds == seat:  # said again: nothing changes, and nobody is shown anything
            await self._confirm(reader, command)
            return
        for other in owner.audience:
            if other.guest == reader.guest:
                other.holds = seat if other is reader else None
        await owner.commit(facts, None)
        if not facts:  # taken before, on a connection that is gone or covered now
            owner.note_presence()
            await owner.show()
        if owner.draft is not None and shown_seat(self.room, reader.guest, reader.holds) == self.room.to_move:
            await self.send(reader, drafts.drafting(owner.draft, self.room.arrangement, self.room.at))
        await self._confirm(reader, command)

    async def keep(self, reader: Attached, draft: Draft) -> None:
        """For a time-out, and for the others to see. If the clock starts with this draft, everybody sees it."""
        owner = self.owner
        owner.draft = draft if draft.is_changed else None
        here = owner.audience.clock_runs(self.room)
        started = owner.clock.note_draft(self.room, owner.node.now(), draft, people_here=here)
        owner.draft_waits = owner.clock.is_timed(self.room)
        if started:
            await owner.show()
        await owner.audience.to_all(drafts.drafting(draft, self.room.arrangement, self.room.at), but=reader.conn)


def key_of(seat: int, command: wire.Command) -> str:
    """The name under which a command is executed once."""
    return f"{seat}.{command.id}"
