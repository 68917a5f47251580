"""The one task that writes to a room. Everything that happens there comes through its inbox, one thing at a time:

receive -> check `at` and the id -> judge -> fill -> append to the store (commit) -> play -> tell each seat its scene.
"""

import asyncio
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from tilerummy.dealer import SEED_BYTES
from tilerummy.errors import TilerummyError
from tilerummy.position import view
from tilerummy.server import deciding, drafts, wire
from tilerummy.server.audience import Attached, Audience
from tilerummy.server.clocks import TurnClock, due
from tilerummy.server.deciding import Fact, Refusal
from tilerummy.server.infos import room_info, row_of
from tilerummy.server.refusals import id_in, refused, unreadable
from tilerummy.server.room import SILENT, Room, after, fold
from tilerummy.server.scenes import Around
from tilerummy.server.thinking import choose
from tilerummy.server.words import Words
from tilerummy.store import Conflict, Event, Fenced, Lease, Unavailable
from tilerummy.tui.draft import Draft

if TYPE_CHECKING:
    from tilerummy.server.node import Node

DRAFT_KEPT_EVERY = 1000
COMPUTER_DUE = 60_000
"""A computer whose process died moves when the room is next looked at, or after this long."""
PATIENCE = 0.2
"""Seconds between tries while the store does not answer."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


@dataclass
class Owner:
    """A live room: what the events say, who is connected, and the clock."""

    node: "Node"
    room: Room
    lease: Lease
    ids: dict[str, int]
    """Ids of commands that were carried out, with the scene they led to."""
    draft: Draft | None = None
    inbox: "asyncio.Queue[dict[str, Any]]" = field(default_factory=asyncio.Queue)
    clock: TurnClock = field(default_factory=TurnClock)
    thinking: "asyncio.Task[None] | None" = None
    stopping: bool = False
    doubtful: bool = False
    """The store did not answer: what is written there has to be read before anything else is."""
    idle_since: int = 0
    told_gone: tuple[int, ...] = ()
    draft_kept: int = 0
    draft_waits: bool = False

    def __post_init__(self) -> None:
        self.audience = Audience(self.node)

    # The life of the task

    async def run(self) -> None:
        now = self.node.now()
        self.idle_since = now
        self.audience.note_presence(self.room, now)
        self.clock.start(self.room, now, people_here=False)
        self._think_if_due()
        while not self.stopping:
            wait = max(0, self._next_wake() - self.node.now()) / 1000
            message = None
            with suppress(TimeoutError):
                message = await asyncio.wait_for(self.inbox.get(), wait)
            try:
                if self.doubtful:
                    await self._reload()
                if message is not None:
                    await self._handle(message)
                    message = None
                if not self.stopping:
                    await self._tick()
            except Fenced:
                self.node.lost(self)
            except (Unavailable, Conflict):
                self.doubtful = True
                if message is not None:
                    self.inbox.put_nowait(message)
                await asyncio.sleep(PATIENCE)

    def stop(self) -> None:
        """Let what is being done be finished, and nothing new be begun."""
        self.stopping = True
        if self.thinking is not None:
            self.thinking.cancel()
        self.inbox.put_nowait({"kind": "stop"})

    async def _handle(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "attach":
                await self._attach(message)
            case "detach":
                await self._detach(message["conn"])
            case "say":
                await self._say(message)
            case "ask":
                await self._ask(message)
            case "chosen":
                await self._computer_chose(message)
            case "tell":
                await self._show()

    async def _reload(self) -> None:
        """After doubt: whatever is written is what happened."""
        events = await self.node.store.events(self.room.id)
        room = fold(self.room.id, events)
        if room is None:
            self.stopping = True
            return
        news, self.room, self.doubtful = room.events != self.room.events, room, False
        self.ids = ids_of(events)
        if news:
            self.draft = None
            self.clock.start(room, self.node.now(), people_here=self._people_here())
            await self._show()
            self._think_if_due()

    def _next_wake(self) -> int:
        settings, now = self.node.settings, self.node.now()
        times = [now + 3_600_000]
        if self.clock.ends is not None:
            times.append(self.clock.ends + settings.grace)
        if self.draft_waits:
            times.append(self.draft_kept + DRAFT_KEPT_EVERY)
        if not len(self.audience):
            times.append(self.idle_since + settings.idle)
        away = (since + settings.gone for since in self.audience.away_since.values())
        times += [time for time in away if time > now]
        closing = deciding.closing_time(self.room)
        return min(times if closing is None else [*times, closing])

    async def _tick(self) -> None:
        """What time alone brings about."""
        now, settings = self.node.now(), self.node.settings
        if self.draft_waits and now >= self.draft_kept + DRAFT_KEPT_EVERY:
            self.draft_kept, self.draft_waits = now, False
            await self.node.store.keep_draft(self.room.id, deciding.draft_text(self.room, self.draft))
        if self.clock.is_over(now, settings.grace):
            settled = deciding.timed_out(self.room, self.draft, now)
            await self._commit(settled, None)
            if not settled:
                self.clock = TurnClock()
        elif len(self.audience) and self._gone() != self.told_gone:
            await self._show()
        for each in self.audience:  # connections of a process that is no more, which says nothing of them any longer
            if each.node != self.node.id and now - each.heard > 4 * settings.lease:
                await self._detach(each.conn)
        await self._commit(deciding.close(self.room, now), None)
        idle = not len(self.audience) and self.inbox.empty() and self.thinking is None
        if idle and now >= self.idle_since + settings.idle:
            self.stopping = True

    # Connections

    async def _attach(self, message: dict[str, Any]) -> None:
        conn, guest, words = message["conn"], message["guest"], Words.of(message["language"])
        each = Attached(message["node"], conn, guest, words, self.node.now())
        known = conn in self.audience.attached
        refusal = self.audience.refusal(conn, guest, self.node.settings)
        if refusal is not None:
            await self.audience.dismiss(each, refused(words, Refusal(refusal)))
            return
        self.audience.attached[conn] = each
        if known and message.get("quiet"):
            return
        seat = self.room.seat_of(guest)
        if seat is not None and seat in self.audience.away_since:
            self.clock.resume(self.node.now())
            await self.audience.to_all(wire.Presence(seat=seat, connected=True), but=conn)
        self.audience.note_presence(self.room, self.node.now())
        await self._show(each)
        if self.draft is not None:
            await self.audience.to(each, self._drafting(self.draft))

    async def _detach(self, conn: str) -> None:
        each = self.audience.attached.pop(conn, None)
        if each is None:
            return
        now, seat = self.node.now(), self.room.seat_of(each.guest)
        self.audience.note_presence(self.room, now)
        if seat is not None and seat in self.audience.away_since:
            await self.audience.to_all(wire.Presence(seat=seat, connected=False))
        if not self._people_here():
            self.clock.stop(self.room, now)
        if not len(self.audience):
            self.idle_since = now

    def _people_here(self) -> bool:
        return bool(self.audience.connected(self.room))

    def _gone(self) -> tuple[int, ...]:
        return self.audience.gone(self.room, self.node.now(), self.node.settings.gone)

    async def _show(self, only: Attached | None = None) -> None:
        connected, gone = self.audience.connected(self.room), self._gone()
        around = Around(self.node.now(), connected, gone, self.clock.ends, self.clock.ends is None)
        if only is None:
            self.told_gone = gone
        await self.audience.show(self.room, around, only)

    # Commands

    async def _say(self, message: dict[str, Any]) -> None:
        each = self.audience.attached.get(message["conn"])
        if each is None:
            return
        try:
            command = wire.FROM_PAGE.validate_json(message["text"])
        except ValidationError as fault:
            said = refused(each.words, unreadable(fault), command=id_in(message["text"]), at=self.room.at)
            await self.audience.to(each, said)
            return
        if isinstance(command, wire.Hello):
            await self._show(each)
            return
        try:
            await self._command(each, command)
        except Refusal as refusal:
            await self._refuse(each, command, refusal)
        except TilerummyError as error:
            await self._refuse(each, command, Refusal(error.code), text=each.words.error(error))
        except (Unavailable, Conflict):
            self.doubtful = True
            await self._refuse(each, command, Refusal("store-unavailable"))

    async def _command(self, each: Attached, command: wire.Command) -> None:
        seat = self.room.seat_of(each.guest)
        if isinstance(command, wire.Ping):
            await self.audience.to(each, wire.Pong(id=command.id, now=self.node.now()))
            return
        if seat is None:
            raise Refusal("not-seated", status=403)
        key = f"{seat}.{command.id}"
        if key in self.ids:
            await self.audience.to(each, wire.Done(id=command.id, at=self.ids[key]))
            return
        if isinstance(command, wire.Timed) and not self.room.since <= command.at <= self.room.at:
            raise Refusal("stale")
        match command:
            case wire.React():
                await self.audience.to_all(wire.Reaction(seat=seat, reaction=command.reaction), but=each.conn)
            case wire.Draft() | wire.Plan() | wire.Lift():
                await self._try_out(each, seat, command)
                return
            case wire.Hint():
                await self._hint(each, seat, command)
                return
            case _:
                with self.node.metrics.judged.time():
                    facts = deciding.decide(self.room, seat, command, self.node.now(), self._gone(), new_seed)
                await self._commit(facts, key)
        await self.audience.to(each, wire.Done(id=command.id, at=self.room.at))

    async def _try_out(self, each: Attached, seat: int, command: wire.Draft | wire.Plan | wire.Lift) -> None:
        """Rows that are not played: judged, and where it is this seat's draft, shown to the others."""
        said: wire.Review | wire.Targets
        with self.node.metrics.judged.time():
            if isinstance(command, wire.Draft):
                draft = deciding.drafted(deciding.on_turn(self.room, seat), seat, command.rows, command.taking)
            else:
                draft = deciding.planned(self.room, seat, command.rows)
            deciding.refuse_foreign(draft)
            if isinstance(command, wire.Lift):
                hand = drafts.lifted(draft, command.tiles, command.row, command.places)
                said = drafts.targets(hand, each.words, command.id, self.room.at)
            else:
                plan = isinstance(command, wire.Plan)
                said = drafts.review(draft, each.words, command.id, self.room.at, plan=plan)
        await self.audience.to(each, said)
        if isinstance(command, wire.Draft):
            self.draft = draft if draft.is_changed else None
            self.draft_waits = self.room.is_timed
            await self.audience.to_all(self._drafting(draft), but=each.conn)

    def _drafting(self, draft: Draft) -> wire.OthersDraft:
        return wire.OthersDraft(at=self.room.at, seat=draft.seen.turn, rows=drafts.shown(draft))

    async def _hint(self, each: Attached, seat: int, command: wire.Hint) -> None:
        from tilerummy.server.hints import hint  # the solver is loaded when it is first asked

        facts = deciding.hinted(self.room, seat, command.depth)
        position = deciding.on_turn(self.room, seat)
        given = await self.node.think(hint, view(position, seat), command, each.words, self.room.at)
        await self._commit(facts, None)
        await self.audience.to(each, given)

    async def _refuse(self, each: Attached, command: wire.Command, refusal: Refusal, text: str | None = None) -> None:
        self.node.metrics.refused.labels(code=refusal.code).inc()
        said = refused(each.words, refusal, command=command.id, at=self.room.at, text=text)
        await self.audience.to(each, said)
        if said.stale:
            await self._show(each)

    # What is asked over HTTP

    async def _ask(self, message: dict[str, Any]) -> None:
        try:
            answer = await self._answer(message["what"], message["guest"], message)
        except Refusal as refusal:
            answer = {"refused": refusal.code, "status": refusal.status, "params": refusal.params}
        except (Unavailable, Conflict):
            self.doubtful = True
            answer = {"refused": "store-unavailable", "status": 503, "params": {}}
        await self.node.reply(message["node"], message["ask"], answer)

    async def _answer(self, what: str, guest: str, given: dict[str, Any]) -> dict[str, Any]:
        match what:
            case "join":
                await self._commit(deciding.join(self.room, guest, given["name"], given["seat"], new_seed), None)
                self.audience.note_presence(self.room, self.node.now())
            case "leave":
                await self._commit(deciding.leave(self.room, guest), None)
            case "delete":
                if guest != self.room.host:
                    raise Refusal("not-host", status=403)
                await self.node.store.delete(self.room.id)
                self.stopping = True
                for each in self.audience:
                    await self.audience.dismiss(each, refused(each.words, Refusal("room-deleted")))
        return {"info": room_info(self.room, guest).model_dump(mode="json")}

    # Writing

    async def _commit(self, facts: Sequence[Fact], key: str | None) -> None:
        """Facts into the store, then into the room, then to everybody. Nothing is told before it is written."""
        if not facts:
            return
        now, before = self.node.now(), self.room
        events = [
            Event(before.events + index, fact.kind, json.dumps(fact.data), now, key if index == 1 else None)
            for index, fact in enumerate(facts, 1)
        ]
        room = before
        for event in events:
            room = after(room, event)
        when = due(room, deciding.closing_time(room), now, self.node.settings.grace, COMPUTER_DUE)
        began = perf_counter()
        await self.node.store.append(self.lease, events, row_of(room, when))
        self.node.metrics.persisted.observe(perf_counter() - began)
        self.room = room
        if key is not None:
            self.ids[key] = room.at
        mover = before.to_move
        if any(fact.kind == "move" for fact in facts) and mover is not None:
            by = "person" if before.sitters[mover].is_person else "computer"
            self.node.metrics.moves.labels(by=by).inc()
        if room.since != before.since:
            self.draft, self.draft_waits = None, False
            same_turn = mover is not None and mover == room.to_move
            self.clock.start(room, now, people_here=self._people_here(), same_turn=same_turn)
        if any(fact.kind not in SILENT for fact in facts):
            await self._show()
        self._think_if_due()

    # Computers

    def _think_if_due(self) -> None:
        seat = self.room.to_move
        if seat is None or self.room.sitters[seat].is_person or self.thinking is not None or self.room.closed:
            return
        self.thinking = asyncio.create_task(self._think(self.room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        began = self.node.now()
        try:
            with self.node.metrics.thought.time():
                move = await self.node.think(choose, room, seat)
            await asyncio.sleep(max(0, self.node.settings.pause - (self.node.now() - began)) / 1000)
        finally:
            self.thinking = None
        self.inbox.put_nowait({"kind": "chosen", "since": room.since, "seat": seat, "move": move})

    async def _computer_chose(self, message: dict[str, Any]) -> None:
        if self.room.since == message["since"] and self.room.running is not None:
            await self._commit(deciding.moved(self.room, message["seat"], message["move"], self.node.now()), None)
        self._think_if_due()


def ids_of(events: Sequence[Event]) -> dict[str, int]:
    """The commands that led to these events; what came with one command has one number, that of the last scene."""
    return {event.client_id: event.number for event in events if event.client_id is not None}
