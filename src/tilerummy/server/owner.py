"""The one task that writes to a room. Everything that happens there comes through its inbox, one thing at a time:

receive -> check `at` and the id -> judge -> fill -> append to the store (commit) -> play -> tell each seat its scene.
"""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from pydantic import ValidationError

from tilerummy.engine.draft import Draft
from tilerummy.engine.errors import TilerummyError
from tilerummy.server import deciding, drafts, logs, wire
from tilerummy.server.audience import FORGOTTEN, Attached, Audience
from tilerummy.server.clocks import COMPUTER_DUE, TurnClock, due
from tilerummy.server.commands import carry_out
from tilerummy.server.deciding import Fact, Refusal, new_seed
from tilerummy.server.interfaces import NodeInterface
from tilerummy.server.refusals import id_in, refused, unreadable
from tilerummy.server.room import SILENT, Room, after, fold, ids_of
from tilerummy.server.room_listing import room_info, row_of
from tilerummy.server.scenes import Around
from tilerummy.server.thinking import computers_move
from tilerummy.server.words import translator_for
from tilerummy.store import Conflict, Event, Fenced, Lease, Unavailable

DRAFT_KEPT_EVERY = 1000
PATIENCE, LONGEST_PATIENCE = 0.2, 5.0
"""Seconds between tries while the store does not answer, or while something of ours fails again and again."""
FAULT = {"refused": "fault", "status": 500, "params": {}}


@dataclass
class Owner:
    """A live room: what the events say, who is connected, and the clock."""

    node: NodeInterface
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
    faults: int = 0

    def __post_init__(self) -> None:
        self.audience = Audience(self.node)
        self.until = self.lease.until

    # The life of the task

    async def run(self) -> None:
        now = self.node.now()
        self.idle_since = now
        self.audience.note_presence(self.room, now)
        self.clock.start(self.room, now, people_here=False)
        self._think_if_due()
        while not self.stopping:
            message = None
            with suppress(TimeoutError):
                async with asyncio.timeout((self._next_wake() - self.node.now()) / 1000):
                    message = await self.inbox.get()
            try:
                await self._make_sure()
                if message is not None:
                    await self._handle(message)
                    message = None
                if not self.stopping:
                    await self._tick()
                self.faults = 0
            except Fenced:
                self.node.lost(self)
                if message is not None:  # for the next owner
                    self.inbox.put_nowait(message)
            except (Unavailable, Conflict):
                self.doubtful = True
                if message is not None:
                    await self._put_off(message)
                await asyncio.sleep(PATIENCE)
            except Exception as fault:  # one thing that cannot be done must not end the room
                self._doubt(fault)
                if message is not None:
                    await self._give_up(message)
                await asyncio.sleep(min(PATIENCE * 2**self.faults, LONGEST_PATIENCE))

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
                await self.show()
            case "due" | "stop":
                pass  # what is due is seen to after every message

    async def _make_sure(self) -> None:
        """Whoever slept for longer than its lease asks whether it still owns the room before it says anything."""
        if self.node.now() >= self.until:
            self.until = await self.node.renew(self.room.id)
        if self.doubtful:
            await self._reload()

    async def _put_off(self, message: dict[str, Any]) -> None:
        """What cannot be done while the store does not answer: people are told, the rest waits."""
        if message["kind"] != "say":
            self.inbox.put_nowait(message)
        elif (each := self.audience.attached.get(message["conn"])) is not None:
            await self._refuse(each, id_in(message["text"]), Refusal("store-unavailable"))

    def _doubt(self, fault: Exception) -> None:
        """Something of ours failed: what is held here may be wrong, what is written is not."""
        logs.failed("room failed", fault, room=self.room.id)
        self.doubtful, self.faults = True, self.faults + 1

    async def _give_up(self, message: dict[str, Any]) -> None:
        """Whoever asked for what failed hears so, and does not ask again for ever."""
        match message["kind"]:
            case "say" if (each := self.audience.attached.get(message["conn"])) is not None:
                await self._refuse(each, id_in(message["text"]), Refusal("fault"))
            case "ask":
                await self.node.reply(message["node"], message["ask"], FAULT)
            case "attach":
                words = translator_for(message["language"])
                each = Attached(message["node"], message["conn"], None, words)
                self.audience.attached.pop(each.conn, None)
                await self.audience.dismiss(each, refused(words, Refusal("fault")))

    async def _reload(self) -> None:
        """After doubt: whatever is written is what happened."""
        events = await self.node.store.events(self.room.id)
        room = await asyncio.to_thread(fold, self.room.id, events)
        if room is None:
            self.stopping = True
            return
        news = room.events != self.room.events
        self.room, self.ids, self.doubtful = room, ids_of(events), False
        if news:
            self.draft = None
            self.clock.start(room, self.node.now(), people_here=self._people_here())
            await self.show()
            self._think_if_due()

    def _next_wake(self) -> int:
        settings, now = self.node.settings, self.node.now()
        if self.doubtful:
            return now + int(PATIENCE * 1000)
        times = [now + 3_600_000]
        if self.clock.ends is not None:
            times.append(self.clock.ends + settings.grace)
        if self.draft_waits:
            times.append(self.draft_kept + DRAFT_KEPT_EVERY)
        if not len(self.audience):
            times.append(self.idle_since + settings.idle)
        away = (since + settings.gone for since in self.audience.away_since.values())
        times += [time for time in away if time > now]
        times += [each.heard + FORGOTTEN * settings.lease for each in self.audience if each.node != self.node.id]
        closing = deciding.closing_time(self.room)
        return min(times if closing is None else [*times, closing])

    async def _tick(self) -> None:
        """What time alone brings about; and a computer that failed to move is asked again."""
        self._think_if_due()
        now, settings = self.node.now(), self.node.settings
        if self.draft_waits and now >= self.draft_kept + DRAFT_KEPT_EVERY:
            self.draft_kept, self.draft_waits = now, False
            await self.node.store.keep_draft(self.room.id, deciding.draft_text(self.room, self.draft))
        if self.clock.is_over(now, settings.grace):
            settled = deciding.timed_out(self.room, self.draft, now)
            await self.commit(settled, None)
            if not settled:
                self.clock = TurnClock()
        elif len(self.audience) and self.gone() != self.told_gone:
            await self.show()
        for each in self.audience:  # connections of a process that is no more, which says nothing of them any longer
            if each.node != self.node.id and now - each.heard >= FORGOTTEN * settings.lease:
                await self._detach(each.conn)
        await self.commit(deciding.close(self.room, now), None)
        idle = not len(self.audience) and self.inbox.empty() and self.thinking is None
        if idle and now >= self.idle_since + settings.idle:
            self.stopping = True

    # Connections

    async def _attach(self, message: dict[str, Any]) -> None:
        conn, guest, words = message["conn"], message["guest"], translator_for(message["language"])
        each = Attached(message["node"], conn, guest, words, self.node.now(), message.get("address", ""))
        refusal = self.audience.refusal(self.room, each, self.node.settings)
        if refusal is not None:
            await self.audience.dismiss(each, refused(words, Refusal(refusal)))
            return
        await self.commit(deciding.back(self.room, guest), None)
        self.audience.attached[conn] = each
        seat = self.room.seat_of(guest)
        news = seat is not None and seat in self.audience.away_since
        self._note_presence()
        if seat is not None and news:
            await self.audience.to_all(wire.Presence(seat=seat, connected=True), but=conn)
        await self.show(each)
        if self.draft is not None:
            await self.audience.to(each, drafts.drafting(self.draft, self.room.at))

    async def _detach(self, conn: str) -> None:
        each = self.audience.attached.pop(conn, None)
        if each is None:
            return
        seat = self.room.seat_of(each.guest)
        self._note_presence()
        if seat is not None and seat in self.audience.away_since:
            await self.audience.to_all(wire.Presence(seat=seat, connected=False))
        if not len(self.audience):
            self.idle_since = self.node.now()

    def _note_presence(self) -> None:
        """Who is here and who is not; a short clock runs while anybody is who plays."""
        now = self.node.now()
        self.audience.note_presence(self.room, now)
        if self._people_here():
            self.clock.resume(now)
        else:
            self.clock.stop(self.room, now)

    def _people_here(self) -> bool:
        return not self.audience.connected(self.room).isdisjoint(self.room.people)

    def gone(self) -> tuple[int, ...]:
        return self.audience.gone(self.room, self.node.now(), self.node.settings.gone)

    async def show(self, only: Attached | None = None) -> None:
        connected, gone = self.audience.connected(self.room), self.gone()
        around = Around(self.node.now(), connected, gone, self.clock.ends, self.clock.ends is None)
        if only is None:
            self.told_gone = gone
        await self.audience.show(self.room, around, only)

    # Commands

    async def _say(self, message: dict[str, Any]) -> None:
        each = self.audience.attached.get(message["conn"])
        if each is None:
            await self.node.send_after(message["node"], self.room.id, message["conn"])
            return
        try:
            command = wire.FROM_PAGE.validate_json(message["text"])
        except ValidationError as fault:
            await self._refuse(each, id_in(message["text"]), unreadable(fault))
            return
        if isinstance(command, wire.Hello):
            await self.show(each)
            return
        try:
            await carry_out(self, each, command)
        except Refusal as refusal:
            await self._refuse(each, command.id, refusal)
        except TilerummyError as error:
            await self._refuse(each, command.id, Refusal(error.code), text=each.words.error(error))
        except (Unavailable, Conflict):
            self.doubtful = True
            await self._refuse(each, command.id, Refusal("store-unavailable"))
        except Fenced:
            raise
        except Exception as fault:
            self._doubt(fault)
            await self._refuse(each, command.id, Refusal("fault"))

    async def _refuse(self, each: Attached, command: str | None, refusal: Refusal, text: str | None = None) -> None:
        self.node.metrics.refused.labels(code=refusal.code).inc()
        said = refused(each.words, refusal, command=command, at=self.room.at, text=text)
        await self.audience.to(each, said)
        if said.stale:
            await self.show(each)

    # What is asked over HTTP

    async def _ask(self, message: dict[str, Any]) -> None:
        try:
            answer = await self._answer(message["what"], message["guest"], message)
        except Refusal as refusal:
            answer = {"refused": refusal.code, "status": refusal.status, "params": refusal.params}
        except (Unavailable, Conflict):
            self.doubtful = True
            answer = {"refused": "store-unavailable", "status": 503, "params": {}}
        except Fenced:
            raise
        except Exception as fault:
            self._doubt(fault)
            answer = FAULT
        await self.node.reply(message["node"], message["ask"], answer)

    async def _answer(self, what: str, guest: str, given: dict[str, Any]) -> dict[str, Any]:
        match what:
            case "join":
                await self.commit(deciding.join(self.room, guest, given["name"], given["seat"], new_seed), None)
            case "leave":
                await self.commit(deciding.leave(self.room, guest), None)
            case "drop":
                for each in self.audience:
                    if each.guest == guest and self.room.seat_of(guest) is None:
                        await self.node.hang_up(each.node, each.conn)
                return {}
            case "delete":
                if guest != self.room.host:
                    raise Refusal("not-host", status=403)
                await self.node.store.delete(self.room.id)
                self.stopping = True
                for each in self.audience:
                    await self.audience.dismiss(each, refused(each.words, Refusal("room-deleted")))
        return {"info": room_info(self.room, guest, translator_for(given["language"])).model_dump(mode="json")}

    # Writing

    async def commit(self, facts: Sequence[Fact], key: str | None) -> None:
        """Facts into the store, then into the room, then to everybody. Nothing is told before it is written."""
        if not facts:
            return
        now, before = self.node.now(), self.room
        events = [
            Event(before.events + index, fact.kind, json.dumps(fact.data), now, key if index == 1 else None)
            for index, fact in enumerate(facts, 1)
        ]
        room = before
        for fact, event in zip(facts, events, strict=True):
            room = after(room, event, fact.played)
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
        if room.people != before.people:
            self._note_presence()
        if any(fact.kind not in SILENT for fact in facts):
            await self.show()
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
            played_at = began + self.node.settings.pause
            with self.node.metrics.thought.time():
                facts = await self.node.think(computers_move, room, seat, played_at, self.node.now)
            await asyncio.sleep(max(0, played_at - self.node.now()) / 1000)
        except Exception as fault:
            logs.failed("computer failed", fault, room=room.id)
            return
        finally:
            self.thinking = None
        self.inbox.put_nowait({"kind": "chosen", "since": room.since, "facts": facts})

    async def _computer_chose(self, message: dict[str, Any]) -> None:
        if self.room.since == message["since"] and self.room.running is not None:
            await self.commit(message["facts"], None)
        self._think_if_due()
