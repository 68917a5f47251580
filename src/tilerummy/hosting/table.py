"""The one table of commands, for rooms, lessons and puzzles: a command is one method of the table where it is given.

A command arrives as the message that the page sent (`rooms/wire.py`), and stays that until it is decided.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from tilerummy.engine.draft import Draft
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import view
from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import NodeInterface
from tilerummy.hosting.work import HINT, JUDGE, Payer
from tilerummy.language import Translator
from tilerummy.rooms import decisions, drafts, wire
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
    wire.Typed: "read",
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


class Table:
    """A table that answers commands: a room, or a lesson or a puzzle of one person."""

    node: NodeInterface
    room: Room

    async def send(self, reader: Attached, message: wire.Message) -> None:
        raise NotImplementedError

    async def admit(self, reader: Attached, command: wire.Command) -> int | None:
        """The seat that gives the command; None if it was executed before and is answered. Raises `Refusal`."""
        raise NotImplementedError

    async def keep(self, reader: Attached, draft: Draft) -> None:
        """Keep the draft of the seat to move."""
        raise NotImplementedError

    async def answer(self, reader: Attached, command: wire.Command) -> None:
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
        self.node.metrics.refused.labels(reason=refusal.code).inc()
        await self.send(reader, refused(reader.words, refusal, command=command, at=self.room.at, text=text))

    # Commands that all tables answer alike

    async def ping(self, reader: Attached, seat: int, command: wire.Ping) -> None:
        await self.send(reader, wire.Pong(id=command.id, now=self.node.now()))

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

    async def read(self, reader: Attached, seat: int, command: wire.Typed) -> None:
        """Say what a typed text means."""
        from tilerummy.rooms.typed import understood  # most tables never need it

        await self.send(reader, await self.judge(reader, understood, self.room, seat, command, reader.words))

    async def search_hint(
        self, reader: Attached, seat: int, command: wire.Hint, known: "Lay | None" = None
    ) -> wire.HintGiven:
        """`known` is the lay to show, if an exercise has one."""
        from tilerummy.rooms.hints import CHANCE, hint  # loads the solver, so only when it is needed

        seen = view(decisions.on_turn(self.room, seat), seat)
        record = self.room.record if command.depth == CHANCE else None
        log = record.redacted(seat).entries if record is not None else ()
        work = (hint, seen, command, reader.words, self.room.at, known, self.room.arrangement, None, log)
        return await self.node.budgets.do(HINT, self.payer(reader), *work, is_large=len(seen.rack) > LARGE_RACK)

    # Work

    def payer(self, reader: Attached) -> Payer:
        return Payer(self.room.id, reader.address)

    async def judge(self, reader: Attached, work: Callable[..., T], *given: object) -> T:
        """The result of the referee's work, at the expense of the reader."""
        with self.node.metrics.judged.time():
            return await self.node.budgets.do(JUDGE, self.payer(reader), work, *given)


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
