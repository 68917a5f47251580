"""A prepared table: a lesson or a puzzle of one person. It answers every command from the position of the step."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import ValidationError

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import Position, view
from tilerummy.hosting.interfaces import Metrics, Work
from tilerummy.hosting.work import HINT, JUDGE, Payer
from tilerummy.language import Translator
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.prepared import KINDS, Moving, Prepared, Shown, played, reaches, room_of, timed_out
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.refusals import id_in, refused, unreadable
from tilerummy.rooms.room import Room

if TYPE_CHECKING:
    from tilerummy.engine.draft import Draft


class PreparedHost(Protocol):
    """What a prepared table needs from its host."""

    @property
    def budgets(self) -> Work: ...

    @property
    def metrics(self) -> Metrics: ...

    def now(self) -> int: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[Any]": ...


class PreparedTable:
    """The table of one person. `put` sends a text to this person."""

    def __init__(
        self, node: PreparedHost, prepared: Prepared, words: Translator, payer: Payer, put: Callable[[str], None]
    ) -> None:
        self.node, self.prepared, self.words, self.payer, self.put = node, prepared, words, payer, put
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
        self.now_shown, deadline = shown, None
        seconds = shown.step.clock if shown.reached is None else None
        if seconds is not None:
            deadline = self.node.now() + seconds * 1000
            self.clock = self.node.spawn(self._time_up(seconds))
        self.put(shown.scene(self.words, self.node.now(), deadline).model_dump_json())

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    async def _time_up(self, seconds: int) -> None:
        await asyncio.sleep(seconds)
        shown = self.now_shown
        with suppress(Refusal, TilerummyError):  # a move came first
            given = shown.room, shown.step, self.draft
            done = await self.node.budgets.do(JUDGE, self.payer, timed_out, *given, must=True)
            if self.now_shown is shown:
                self.clock = None
                self._show(replace(shown, room=done, reached=reaches(shown.step, done)))

    async def answer(self, text: str) -> None:
        """Answer a message of the person."""
        command = id_in(text)
        try:
            asked = wire.FROM_PAGE.validate_json(text)
            if isinstance(asked, wire.Hello):
                raise Refusal("message-unknown")
            await self._answer(asked)
        except ValidationError as fault:
            self._refuse(unreadable(fault), command)
        except Refusal as refusal:
            self._refuse(refusal, command)
        except TilerummyError as fault:
            said = refused(self.words, Refusal(fault.code), command=command, text=self.words.error(fault))
            self.put(said.model_dump_json())

    async def _answer(self, asked: wire.Command) -> None:
        shown = self.now_shown
        if isinstance(asked, wire.Ping):
            self.put(wire.Pong(id=asked.id, now=self.node.now()).model_dump_json())
            return
        if isinstance(asked, wire.Timed) and asked.at != shown.room.at:
            raise Refusal("stale")
        if isinstance(asked, wire.NextRound):
            self._go_on(asked)
            return
        position = decisions.on_turn(shown.room, shown.step.seat)
        match asked:
            case wire.Draft() | wire.Lift():
                said = await self.node.budgets.do(JUDGE, self.payer, self._tried, position, asked)
                self.put(said.model_dump_json())
            case wire.Hint() if shown.step.hint:
                given = wire.HintGiven(
                    id=asked.id, at=shown.room.at, depth=asked.depth, found=False, text=shown.step.hint
                )
                self.put(given.model_dump_json())
            case wire.Hint():
                from tilerummy.rooms.hints import hint  # loads the solver, so only when it is needed

                seen, at = view(position, position.turn), shown.room.at
                given = await self.node.budgets.do(
                    HINT, self.payer, hint, seen, asked, self.words, at, shown.step.solution
                )
                self.put(given.model_dump_json())
            case wire.Lay() | wire.Draw() | wire.Pass():
                done = await self.node.budgets.do(JUDGE, self.payer, self._judged, shown, asked)
                self._finish(asked, shown, done)
            case _:
                raise Refusal("message-unknown")

    def _tried(self, position: Position, asked: wire.Draft | wire.Lift) -> wire.Review | wire.Targets:
        draft = decisions.drafted(position, position.turn, asked.rows, asked.taking)
        decisions.refuse_foreign(draft)
        at = self.now_shown.room.at
        if isinstance(asked, wire.Draft):
            self.draft = draft
            return drafts.review(draft, self.words, asked.id, at)
        return drafts.targets(drafts.lifted(draft, asked.tiles, asked.row, asked.places), self.words, asked.id, at)

    def _judged(self, shown: Shown, asked: Moving) -> Room:
        step = shown.step
        if KINDS[type(asked)] not in step.allows:
            raise Refusal("message-unknown")
        done = played(shown.room, step, decisions.asked_move(shown.room, step.seat, asked))
        if step.goal is not None and not reaches(step, done):
            raise Refusal(f"goal-{step.goal.name}", **step.goal.params)
        return done

    def _finish(self, asked: Moving, shown: Shown, done: Room) -> None:
        if self.now_shown is not shown:  # the time was up first
            raise Refusal("stale")
        self.stop_clock()
        self.put(wire.Done(id=asked.id, at=done.at).model_dump_json())
        if shown.step.stays:
            self._show(replace(shown, room=done, reached=True))
        else:
            self.begin(self.number + 1, done.at)

    def _go_on(self, asked: wire.NextRound) -> None:
        """From a result to the next step, or to the same one again if its goal was not reached."""
        shown = self.now_shown
        number = self.number + bool(shown.reached)
        if shown.reached is None or number > self.prepared.count:
            raise Refusal("message-unknown")
        self.put(wire.Done(id=asked.id, at=shown.room.at).model_dump_json())
        self.begin(number, shown.room.at)

    def _refuse(self, refusal: Refusal, command: str | None) -> None:
        self.node.metrics.refused.labels(code=refusal.code).inc()
        self.put(refused(self.words, refusal, command=command).model_dump_json())
