"""A prepared table: a lesson or a puzzle of one person. It answers every command from the position of the step."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from tilerummy.engine.draft import Draft
from tilerummy.engine.errors import TilerummyError
from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import NodeInterface
from tilerummy.hosting.table import Moving, Table
from tilerummy.hosting.work import JUDGE, Payer
from tilerummy.language import Translator
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.prepared import GUEST, KINDS, Prepared, Shown, played, reaches, room_of, timed_out
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room
from tilerummy.rooms.scene_text import MessageText, Text


class PreparedTable(Table):
    """The table of one person. `put` sends a text to this person."""

    def __init__(
        self, node: NodeInterface, prepared: Prepared, words: Translator, put: Callable[[Text], None], address: str = ""
    ) -> None:
        self.node, self.prepared, self.words, self.put = node, prepared, words, put
        self.reader = Attached("", "", GUEST, words, address=address)
        self.steps = prepared.steps(words)
        self.number = 0
        self.draft: Draft | None = None
        self.clock: asyncio.Task[None] | None = None

    def begin(self, number: int, at: int) -> None:
        """Show a step from its beginning. `at` is the number of the latest scene."""
        self.stop_clock()
        self.number, self.draft = number, None
        step = self.steps[number - 1]
        room = room_of(step, self.prepared.name, number, self.words)
        at = max(at + 1, room.at)
        self._show(Shown(replace(room, events=at, at=at, since=at), step, number, self._count))

    @property
    def _count(self) -> int:
        """The number of steps in which there is something to do."""
        return sum(step.played is None for step in self.steps)

    def _show(self, shown: Shown) -> None:
        self.now_shown, self.room, deadline = shown, shown.room, None
        seconds = shown.step.clock if shown.reached is None else None
        if seconds is not None:
            deadline = self.node.now() + seconds * 1000
            self.clock = self.node.spawn(self._time_up(seconds))
        self.put(MessageText.of(shown.scene(self.words, self.node.now(), deadline)))

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    async def _time_up(self, seconds: int) -> None:
        await asyncio.sleep(seconds)
        shown = self.now_shown
        with suppress(Refusal, TilerummyError):  # a move came first
            given = shown.room, shown.step, self.draft
            done = await self.node.budgets.do(JUDGE, self.payer(self.reader), timed_out, *given, must=True)
            if self.now_shown is shown:
                self.clock = None
                self._show(replace(shown, room=done, reached=reaches(shown.step, done)))

    async def receive(self, said: wire.FromPage) -> None:
        """Answer what the person says."""
        if isinstance(said, wire.Hello):
            await self.refuse(self.reader, None, Refusal("message-unknown"))
        else:
            await self.answer(self.reader, said)

    def payer(self, reader: Attached) -> Payer:
        return Payer(address=reader.address)

    async def send(self, reader: Attached, message: wire.Message) -> None:
        self.put(MessageText.of(message))

    async def admit(self, reader: Attached, command: wire.Command) -> int | None:
        if isinstance(command, wire.Timed) and command.at != self.room.at:
            raise Refusal("stale")
        return self.now_shown.step.seat

    async def keep(self, reader: Attached, draft: Draft) -> None:
        self.draft = draft

    # Commands

    async def hint(self, reader: Attached, seat: int, command: wire.Hint) -> None:
        step = self.now_shown.step
        if step.hint:
            decisions.on_turn(self.room, seat)
            at, depth = self.room.at, command.depth
            given = wire.HintGiven(id=command.id, at=at, depth=depth, found=False, text=step.hint)
        else:
            given = await self.search_hint(reader, seat, command, step.solution)
        await self.send(reader, given)

    async def move(self, reader: Attached, seat: int, command: Moving) -> None:
        shown = self.now_shown
        done = await self.judge(reader, judged, shown, command)
        if self.now_shown is not shown:  # the time was up first
            raise Refusal("stale")
        self.stop_clock()
        await self.send(reader, wire.Done(id=command.id, at=done.at))
        if shown.step.stays:
            self._show(replace(shown, room=done, reached=True))
        else:
            self.begin(self.number + 1, done.at)

    async def go_on(self, reader: Attached, seat: int, command: wire.NextRound) -> None:
        """From a result to the next step, or to the same one again if its goal was not reached."""
        shown = self.now_shown
        number = self.number + bool(shown.reached)
        if shown.reached is None or number > self.prepared.count:
            raise Refusal("message-unknown")
        await self.send(reader, wire.Done(id=command.id, at=shown.room.at))
        self.begin(number, shown.room.at)


def judged(shown: Shown, command: Moving) -> Room:
    """The room after a move that the step allows and that reaches its goal. Raises `Refusal`."""
    step, move = shown.step, decisions.asked_move(shown.room, shown.step.seat, command)
    if KINDS.get(type(command)) not in step.allows:
        raise Refusal("message-unknown")
    claims = shown.room.arrangement.claims(command.rows) if isinstance(command, wire.Lay) else ()
    done = played(shown.room, step, move, claims=claims)
    if step.goal is not None and not reaches(step, done):
        raise Refusal(f"goal-{step.goal.name}", **step.goal.params)
    return done
