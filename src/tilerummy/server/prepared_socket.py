"""The socket of a prepared table. It answers every command itself, from the position of the step."""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from pydantic import ValidationError
from starlette.websockets import WebSocket

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import Position, view
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.decisions import Refusal
from tilerummy.rooms.prepared import KINDS, Moving, Prepared, Shown, played, reaches, room_of, timed_out
from tilerummy.rooms.refusals import id_in, refused, unreadable
from tilerummy.rooms.room import Room
from tilerummy.server.budgets import HINT, JUDGE, Payer
from tilerummy.server.limits import address_of, is_local
from tilerummy.server.node import Node
from tilerummy.server.sockets import POLICY, SocketConnection, admitted, serve_socket

if TYPE_CHECKING:
    from tilerummy.engine.draft import Draft


class PreparedConnection(SocketConnection):
    """The connection of one person. It answers every command itself, from the position of the step."""

    def __init__(self, node: Node, socket: WebSocket, prepared: Prepared, number: int) -> None:
        super().__init__(node, socket, prepared.name)
        self.prepared = prepared
        self.number = number
        self.counted = False
        self.payer = Payer(address=address_of(socket))
        self.draft: Draft | None = None
        self.clock: asyncio.Task[None] | None = None

    async def _arrive(self) -> None:
        learners, address = self.node.learners, address_of(self.socket)
        if not is_local(address) and learners[address] >= self.node.settings.watchers_per_address:
            raise Refusal("too-many-sockets")
        learners[address] += 1
        self.counted = True
        self.steps = self.prepared.steps(self.words)
        self._begin(self.number, at=0)

    async def _depart(self) -> None:
        self._stop_clock()
        if self.counted:
            self.node.learners[address_of(self.socket)] -= 1
            self.node.learners += Counter()  # drop the zero counts

    def _begin(self, number: int, at: int) -> None:
        """Show a step from its beginning. `at` is the number of the latest scene."""
        self._stop_clock()
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

    def _stop_clock(self) -> None:
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

    async def _forward(self, text: str) -> None:
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
        self._stop_clock()
        self.put(wire.Done(id=asked.id, at=done.at).model_dump_json())
        if shown.step.stays:
            self._show(replace(shown, room=done, reached=True))
        else:
            self._begin(self.number + 1, done.at)

    def _go_on(self, asked: wire.NextRound) -> None:
        """From a result to the next step, or to the same one again if its goal was not reached."""
        shown = self.now_shown
        number = self.number + bool(shown.reached)
        if shown.reached is None or number > self.prepared.count:
            raise Refusal("message-unknown")
        self.put(wire.Done(id=asked.id, at=shown.room.at).model_dump_json())
        self._begin(number, shown.room.at)


async def serve_prepared(node: Node, socket: WebSocket, prepared: Prepared | None, number: int) -> None:
    """Serve a prepared table from a step on, counted from 1. None is refused like a room that does not exist."""
    if prepared is None:
        await serve_socket(node, socket, "")
    elif not 1 <= number <= prepared.count:
        await socket.close(POLICY)
    elif await admitted(node, socket):
        await PreparedConnection(node, socket, prepared, number).run()
