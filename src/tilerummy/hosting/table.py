"""The one table of commands, for rooms, lessons and puzzles: a command is one method of the table where it is given.

A command arrives as the message that the page sent (`rooms/wire.py`), and stays that until it is decided.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

from tilerummy.engine.draft import Draft
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import view
from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import Metrics, RoomInterface, Work
from tilerummy.hosting.work import HINT, JUDGE, Payer
from tilerummy.language import Translator
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.decisions import Fact, new_seed
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.refusals import Refusal, refused
from tilerummy.rooms.room import Room

if TYPE_CHECKING:
    from tilerummy.engine.moves import Lay

T = TypeVar("T")
Trying = wire.Draft | wire.Plan | wire.Lift
Moving = wire.Lay | wire.Draw | wire.Pass | wire.Discard | wire.Resign
COMMANDS: Mapping[type[wire.Command], str] = {
    wire.Ping: "ping",
    wire.Take: "take",
    wire.React: "react",
    wire.Draft: "try_out",
    wire.Plan: "try_out",
    wire.Lift: "try_out",
    wire.Hint: "hint",
    wire.Lay: "move",
    wire.Draw: "move",
    wire.Pass: "move",
    wire.Discard: "move",
    wire.Resign: "move",
    wire.NextRound: "go_on",
    wire.Reveal: "reveal",
    wire.Youngest: "name_youngest",
    wire.Substitute: "substitute",
}
"""The method of a table for each command. A table without this method refuses the command."""
LARGE_RACK = 25
"""Tiles. Hints for larger racks can take long."""
MOST_ANSWERS = 32
"""Answers that a connection remembers. A page often asks the same again, for example while a tile is carried about."""


class TableHost(Protocol):
    """What a table needs from its host."""

    @property
    def budgets(self) -> Work: ...

    @property
    def metrics(self) -> Metrics: ...

    def now(self) -> int: ...


class Table:
    """A table that answers commands: a room, or a lesson or a puzzle of one person."""

    host: TableHost

    @property
    def room(self) -> Room:
        raise NotImplementedError

    async def send(self, reader: Attached, message: wire.Message) -> None:
        raise NotImplementedError

    async def admit(self, reader: Attached, command: wire.Command) -> int | None:
        """The seat that gives the command; None if it was executed before and is answered. Raises `Refusal`."""
        raise NotImplementedError

    async def keep(self, reader: Attached, draft: Draft) -> None:
        """Keep the draft of the seat to move."""
        raise NotImplementedError

    async def answer(self, reader: Attached, command: wire.Command) -> None:
        """Execute a command and answer it."""
        try:
            method = getattr(self, COMMANDS[type(command)], None)
            if method is None:
                raise Refusal("message-unknown")
            seat = await self.admit(reader, command)
            if seat is not None:
                await method(reader, seat, command)
        except Refusal as refusal:
            await self.refuse(reader, command.id, refusal)
        except TilerummyError as error:
            await self.refuse(reader, command.id, Refusal(error.code), text=reader.words.error(error))

    async def refuse(self, reader: Attached, command: str | None, refusal: Refusal, text: str | None = None) -> None:
        """Say why nothing was changed."""
        self.host.metrics.refused.labels(reason=refusal.code).inc()
        await self.send(reader, refused(reader.words, refusal, command=command, at=self.room.at, text=text))

    # Commands that all tables answer alike

    async def ping(self, reader: Attached, seat: int, command: wire.Ping) -> None:
        await self.send(reader, wire.Pong(id=command.id, now=self.host.now()))

    async def try_out(self, reader: Attached, seat: int, command: Trying) -> None:
        """Judge rows that are not played."""
        question, known = (seat, command.model_dump_json(exclude={"id", "at"})), reader.answers(self.room.at)
        if question not in known:
            judged = await self.judge(reader, tried_out, self.room, seat, command, reader.words)
            if len(known) >= MOST_ANSWERS:
                known.clear()
            known[question] = judged
        draft, said = known[question]
        await self.send(reader, said if said.id == command.id else said.model_copy(update={"id": command.id}))
        if isinstance(command, wire.Draft):
            await self.keep(reader, draft)

    async def search_hint(
        self, reader: Attached, seat: int, command: wire.Hint, known: "Lay | None" = None
    ) -> wire.HintGiven:
        """`known` is the lay to show, if an exercise has one."""
        from tilerummy.rooms.hints import hint  # loads the solver, so only when it is needed

        seen = view(decisions.on_turn(self.room, seat), seat)
        work = (hint, seen, command, reader.words, self.room.at, known, self.room.arrangement)
        return await self.host.budgets.do(HINT, self.payer(reader), *work, is_large=len(seen.rack) > LARGE_RACK)

    # Work

    def payer(self, reader: Attached) -> Payer:
        return Payer(self.room.id, reader.address)

    async def judge(self, reader: Attached, work: Callable[..., T], *given: object) -> T:
        """The result of the referee's work, at the expense of the reader."""
        with self.host.metrics.judged.time():
            return await self.host.budgets.do(JUDGE, self.payer(reader), work, *given)


def tried_out(room: Room, seat: int, command: Trying, words: Translator) -> tuple[Draft, wire.Review | wire.Targets]:
    """The draft that a command means, and the answer. Raises `Refusal` or `TilerummyError`. Runs in a thread."""
    if isinstance(command, wire.Draft):
        draft = decisions.drafted(decisions.on_turn(room, seat), seat, command.rows, command.taking)
    else:
        taking = command.taking if isinstance(command, wire.Lift) else None
        draft = decisions.planned(room, seat, command.rows, taking)
    decisions.refuse_foreign(draft)
    if isinstance(command, wire.Lift):
        hand = drafts.lifted(draft, command.tiles, command.row, command.places)
        return draft, drafts.targets(hand, words, command.id, room.at)
    return draft, drafts.review(draft, words, command.id, room.at, plan=isinstance(command, wire.Plan))


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
