"""The owner of a room: the only task that writes to it. It handles the messages of its inbox one at a time:
receive -> check `at` and the id -> judge -> fill -> append to the store (commit) -> play -> send each seat its scene.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tilerummy.engine.draft import Draft
from tilerummy.engine.editions import Edition
from tilerummy.hosting import messages
from tilerummy.hosting.audience import LEASES_UNTIL_GONE, Attached, Audience, absence_ms
from tilerummy.hosting.interfaces import NodeInterface
from tilerummy.hosting.table import Moving, Table
from tilerummy.hosting.work import COMPUTER, JUDGE, Payer
from tilerummy.rooms import decisions, drafts, logs, new_room, rest, wire
from tilerummy.rooms.clocks import REVEAL_MS, TurnClock, closing_time, due
from tilerummy.rooms.computers import computer_move
from tilerummy.rooms.decisions import Fact, new_seed
from tilerummy.rooms.erasing import Erased, guests_in, of_guest, of_seat
from tilerummy.rooms.names import told_apart
from tilerummy.rooms.refusals import Refusal, refused
from tilerummy.rooms.room import OPERATOR, SILENT, Room, after, ids_of, is_covered, row_of, shown_seat
from tilerummy.rooms.room_listing import room_info
from tilerummy.rooms.scenes import RoomStatus, SceneCache
from tilerummy.rooms.words import translator_for
from tilerummy.store import Conflict, Event, Fenced, Lease, Unavailable

DRAFT_KEPT_EVERY = 1000
RETRY_SECONDS, LONGEST_RETRY_SECONDS = 0.2, 5.0
"""Seconds between retries while the store does not answer or an error repeats."""


@dataclass
class Owner(Table):
    """A live room: its state, its connections and its clock."""

    node: NodeInterface
    room: Room
    lease: Lease
    ids: dict[str, int]
    """The ids of executed commands, each with the number of the scene that followed."""
    draft: Draft | None = None
    inbox: "asyncio.Queue[messages.ToOwner]" = field(default_factory=asyncio.Queue)
    clock: TurnClock = field(default_factory=TurnClock)
    thinking: "asyncio.Task[None] | None" = None
    stopping: bool = False
    must_reload: bool = False
    """The store did not answer, or something failed: reload the events before the next message."""
    idle_since: int = 0
    shown_gone: tuple[int, ...] = ()
    draft_kept: int = 0
    draft_waits: bool = False
    faults: int = 0
    left: int | None = None  # the stored time of this turn

    def __post_init__(self) -> None:
        self.audience = Audience(self.node)
        self.until = self.lease.until

    # Life cycle

    def restore(self, kept: str | None) -> None:
        """Go on with the draft and the clock that are stored."""
        self.draft, self.left = decisions.kept_draft(self.room, kept), decisions.kept_time(self.room, kept)

    async def run(self) -> None:
        now = self.node.now()
        self.idle_since = now
        self.audience.note_presence(self.room, now)
        self.clock.restore(self.room, now, self.draft, self.left)
        self._think_if_due()
        while not self.stopping:
            message = None
            with suppress(TimeoutError):
                async with asyncio.timeout((self._next_wake() - self.node.now()) / 1000):
                    message = await self.inbox.get()
            try:
                await self._check_lease()
                if message is not None:
                    await self._handle(message)
                    message = None
                if not self.stopping:
                    await self._tick()
                self.faults = 0
            except Fenced:
                self.node.lost(self)
                if message is not None:  # the next owner handles it
                    self.inbox.put_nowait(message)
            except (Unavailable, Conflict):
                self.must_reload = True
                if message is not None:
                    await self._postpone(message)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as fault:  # one message that fails must not end the room
                self._note_failure(fault)
                if message is not None:
                    await self._report_failure(message)
                await asyncio.sleep(min(RETRY_SECONDS * 2**self.faults, LONGEST_RETRY_SECONDS))

    def stop(self) -> None:
        """Finish the current message and handle no more."""
        self.stopping = True
        if self.thinking is not None:
            self.thinking.cancel()
        self.inbox.put_nowait(messages.Wake())

    async def _handle(self, message: messages.ToOwner) -> None:
        """`_tick` runs after every message."""
        match message:
            case messages.Attach():
                await self._attach(message)
            case messages.Detach():
                await self._detach(message.conn)
            case messages.Say() | messages.Ask():
                await self._answer_message(message)
            case messages.Chosen():
                await self._computer_chose(message)
            case messages.Wake(show=True):
                await self.show()

    async def _check_lease(self) -> None:
        """Renew the lease if it has run out, and reload the room if necessary."""
        if self.node.now() >= self.until:
            self.until = await self.node.renew(self.room.id)
        if self.must_reload:
            await self._reload()

    async def _postpone(self, message: messages.ToOwner) -> None:
        """The store does not answer: refuse commands and requests, and put any other message back into the inbox."""
        if isinstance(message, messages.Say | messages.Ask):
            await self._refuse_message(message, Refusal("store-unavailable", status=503))
        else:
            self.inbox.put_nowait(message)

    def _note_failure(self, fault: Exception) -> None:
        """After an unexpected error the state in memory may be wrong, so it is reloaded."""
        logs.failed("room failed", fault, room=self.room.id)
        self.must_reload, self.faults = True, self.faults + 1

    async def _report_failure(self, message: messages.ToOwner) -> None:
        """Tell the sender that its message failed, so that it does not retry forever."""
        match message:
            case messages.Say() | messages.Ask():
                await self._refuse_message(message, Refusal("fault", status=500))
            case messages.Attach():
                words = translator_for(message.language)
                reader = Attached(message.node, message.conn, None, words)
                self.audience.attached.pop(reader.conn, None)
                await self.audience.dismiss(reader, refused(words, Refusal("fault")))

    async def _refuse_message(self, message: messages.Say | messages.Ask, refusal: Refusal) -> None:
        if isinstance(message, messages.Ask):
            declined = messages.Declined(refusal.code, refusal.status, refusal.params)
            await self.node.reply(message.node, message.ask, declined)
        elif (reader := self.audience.attached.get(message.conn)) is not None:
            await self.refuse(reader, wire.id_of(message.command), refusal)

    async def _reload(self) -> None:
        """Load the room from the store again. What is stored is what happened."""
        events = await self.node.store.events(self.room.id)
        room = await self.node.reader.replay(self.room.id, events, must=True)
        if room is None:
            self.stopping = True
            return
        changed = room.events != self.room.events
        self.room, self.ids, self.must_reload = room, ids_of(events), False
        if changed:
            self.draft = None
            self.clock.start(room, self.node.now(), people_here=self.audience.clock_runs(self.room))
            await self.show()
            self._think_if_due()

    def _next_wake(self) -> int:
        settings, now = self.node.settings, self.node.now()
        if self.must_reload:
            return now + int(RETRY_SECONDS * 1000)
        times = [now + 3_600_000]
        if self.clock.ends is not None:
            times.append(self.clock.ends + settings.grace)
        if (keep := self._keep_at()) is not None:
            times.append(keep)
        if not len(self.audience):
            times.append(self.idle_since + settings.idle)
        absence = absence_ms(self.room.pace, settings)
        if absence is not None:
            away = (since + absence for since in self.audience.away_since.values())
            times += [time for time in away if time > now]
        times += [
            each.last_seen + LEASES_UNTIL_GONE * settings.lease for each in self.audience if each.node != self.node.id
        ]
        if self.room.mixing is not None:
            times.append(self.room.mixing + REVEAL_MS)
        closing = closing_time(self.room)
        return min(times if closing is None else [*times, closing])

    def _keep_at(self) -> int | None:
        """When the draft and the time that is left must be stored."""
        kept = self.draft_kept
        return kept + DRAFT_KEPT_EVERY if self.draft_waits else self.clock.next_kept(self.room, kept)

    async def _tick(self) -> None:
        """Do what is due: computer moves, drafts to store, the clock, lost connections, closing, unloading."""
        self._think_if_due()
        now, settings = self.node.now(), self.node.settings
        if (keep := self._keep_at()) is not None and now >= keep:
            self.draft_kept, self.draft_waits = now, False
            left = self.clock.left(now)
            await self.node.store.keep_draft(self.room.id, decisions.draft_text(self.room, self.draft, left))
        if self.clock.is_over(now, settings.grace):
            given = (decisions.timed_out, self.room, self.draft, now, self.clock.table_changed)
            settled = await self.node.budgets.do(JUDGE, Payer(self.room.id), *given, must=True)
            await self.commit(settled, None)
            if not settled:
                self.clock = TurnClock()
        elif len(self.audience) and self.gone() != self.shown_gone:
            await self.show()
        for each in self.audience:  # connections of a process that no longer reports them
            if each.node != self.node.id and now - each.last_seen >= LEASES_UNTIL_GONE * settings.lease:
                await self._detach(each.conn)
        await self.commit(decisions.deal_if_due(self.room, now), None)
        await self.commit(decisions.close(self.room, now), None)
        if self.is_idle and now >= self.idle_since + settings.idle:
            self.stopping = True

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is to be done."""
        return not len(self.audience) and self.inbox.empty() and self.thinking is None

    # Connections

    async def _attach(self, message: messages.Attach) -> None:
        conn, guest = message.conn, message.guest
        words = translator_for(message.language).at_table(self.room.edition.rules)
        reader = Attached(message.node, conn, guest, words, self.node.now(), message.address)
        refusal = self.audience.refusal(self.room, reader, self.node.settings)
        if refusal is not None:
            await self.audience.dismiss(reader, refused(words, Refusal(refusal)))
            return
        await self.commit(decisions.back(self.room, guest), None)
        self.audience.attached[conn] = reader
        arrived = [seat for seat in self.room.seats_of(guest) if seat in self.audience.away_since]
        self.note_presence()
        for seat in arrived:
            await self.audience.to_all(wire.Presence(seat=seat, connected=True), but=conn)
        await self.show(reader)
        if self.draft is not None and not is_covered(self.room, guest, None):
            await self.audience.to(reader, drafts.drafting(self.draft, self.room.arrangement, self.room.at))
        await self.explain(reader)

    async def explain(self, reader: Attached) -> None:
        """Say that the operator closed this room, and why."""
        if self.room.closed == OPERATOR:
            refusal = Refusal("closed-by-operator", reason=self.room.closed_text)
            await self.audience.to(reader, refused(reader.words, refusal, at=self.room.at))

    async def _detach(self, conn: str) -> None:
        if (reader := self.audience.attached.pop(conn, None)) is None:
            return
        self.note_presence()
        for seat in (seat for seat in self.room.seats_of(reader.guest) if seat in self.audience.away_since):
            await self.audience.to_all(wire.Presence(seat=seat, connected=False))
            self.node.push.tell(self, seat, left=True)
        if not len(self.audience):
            self.idle_since = self.node.now()

    def note_presence(self) -> None:
        """Update who is connected and who has a shared device. The clock runs only while the player can play."""
        now = self.node.now()
        self.audience.note_presence(self.room, now)
        if self.audience.clock_runs(self.room):
            self.clock.resume(now)
        else:
            self.clock.stop(self.room, now)
        self.draft_waits = self.draft_waits or self.clock.remaining is not None

    def gone(self) -> tuple[int, ...]:
        return self.audience.gone(self.room, self.node.now(), self.node.settings)

    async def show(self, only: Attached | None = None) -> None:
        connected, gone = self.audience.connected(self.room), self.gone()
        status = RoomStatus(self.node.now(), connected, gone, self.clock.ends, self.clock.ends is None)
        if only is None:
            self.shown_gone = gone
        await self.audience.show(self.room, status, only)

    # Commands

    async def _answer_message(self, message: messages.Say | messages.Ask) -> None:
        """One that fails is refused, and the room goes on at once."""
        try:
            await (self._command(message) if isinstance(message, messages.Say) else self._request(message))
        except (Unavailable, Conflict):
            self.must_reload = True
            await self._refuse_message(message, Refusal("store-unavailable", status=503))
        except Fenced:
            raise
        except Exception as fault:
            self._note_failure(fault)
            await self._refuse_message(message, Refusal("fault", status=500))

    async def _command(self, message: messages.Say) -> None:
        reader, command = self.audience.attached.get(message.conn), message.command
        if reader is None:
            await self.node.redirect(message.node, self.room.id, message.conn)
        elif isinstance(command, wire.Hello):
            await self.show_again(reader)
        else:
            await self.answer(reader, command)

    async def show_again(self, reader: Attached) -> None:
        if reader.may_ask(self.room.at, self.node.now()):
            await self.show(reader)

    async def send(self, reader: Attached, message: wire.Message) -> None:
        await self.audience.to(reader, message)

    async def admit(self, reader: Attached, command: wire.Command) -> int | None:
        if isinstance(command, wire.Ping):
            return 0
        if isinstance(command, wire.Take):
            return command.seat
        seat = decisions.acting_seat(self.room, reader.guest, reader.holds, command)
        executed = self.ids.get(key_of(seat, command))
        if executed is not None:
            await self.send(reader, wire.Done(id=command.id, at=executed))
            return None
        if isinstance(command, wire.Timed) and not self.room.since <= command.at <= self.room.at:
            raise Refusal("stale")
        await self.commit(decisions.back(self.room, reader.guest), None)
        return seat

    async def refuse(self, reader: Attached, command: str | None, refusal: Refusal, text: str | None = None) -> None:
        await super().refuse(reader, command, refusal, text)
        if refusal.code == "stale":
            await self.show_again(reader)

    async def _decide(
        self, reader: Attached, seat: int, command: wire.Command, decide: Callable[..., list[Fact]], *given: object
    ) -> None:
        """Store what follows from a command, and confirm it."""
        facts = await self.judge(reader, decide, self.room, seat, command, *given)
        await self.commit(facts, key_of(seat, command))
        await self._confirm(reader, command)

    async def _confirm(self, reader: Attached, command: wire.Command) -> None:
        await self.send(reader, wire.Done(id=command.id, at=self.room.at))

    # The commands of a room

    async def move(self, reader: Attached, seat: int, command: Moving) -> None:
        await self._decide(reader, seat, command, decisions.play, self.node.now())

    async def go_on(self, reader: Attached, seat: int, command: wire.NextRound) -> None:
        await self._decide(reader, seat, command, decisions.ready, new_seed)

    async def reveal(self, reader: Attached, seat: int, command: wire.Reveal) -> None:
        await self._decide(reader, seat, command, decisions.reveal, new_seed)

    async def name_youngest(self, reader: Attached, seat: int, command: wire.Youngest) -> None:
        await self._decide(reader, seat, command, decisions.youngest)

    async def substitute(self, reader: Attached, seat: int, command: wire.Substitute) -> None:
        await self._decide(reader, seat, command, decisions.substitute, self.gone(), new_seed)

    async def react(self, reader: Attached, seat: int, command: wire.React) -> None:
        await self.audience.to_all(wire.Reaction(seat=seat, reaction=command.reaction), but=reader.conn)
        await self._confirm(reader, command)

    async def hint(self, reader: Attached, seat: int, command: wire.Hint) -> None:
        facts = decisions.hinted(self.room, seat, command.depth)
        given = await self.search_hint(reader, seat, command)
        await self.commit(facts, None)
        await self.send(reader, given)

    async def take(self, reader: Attached, seat: int, command: wire.Take) -> None:
        """From now on this connection, and no other one of the device, is shown the scene of the person who took it."""
        facts = decisions.take(self.room, reader.guest, seat)
        if not facts and reader.holds == seat:  # said again: nothing changes, and nobody is shown anything
            await self._confirm(reader, command)
            return
        for other in self.audience:
            if other.guest == reader.guest:
                other.holds = seat if other is reader else None
        await self.commit(facts, None)
        if not facts:  # taken before, on a connection that is gone or covered now
            self.note_presence()
            await self.show()
        if self.draft is not None and shown_seat(self.room, reader.guest, reader.holds) == self.room.to_move:
            await self.send(reader, drafts.drafting(self.draft, self.room.arrangement, self.room.at))
        await self._confirm(reader, command)

    async def keep(self, reader: Attached, draft: Draft) -> None:
        """For a time-out, and for the others to see. If the clock starts with this draft, everybody sees it."""
        self.draft = draft if draft.is_changed else None
        here = self.audience.clock_runs(self.room)
        started = self.clock.note_draft(self.room, self.node.now(), draft, people_here=here)
        self.draft_waits = self.clock.is_timed(self.room)
        if started:
            await self.show()
        await self.audience.to_all(drafts.drafting(draft, self.room.arrangement, self.room.at), but=reader.conn)

    # Requests over HTTP

    async def _request(self, message: messages.Ask) -> None:
        try:
            answer = await answer_request(self, message)
        except Refusal as refusal:
            await self._refuse_message(message, refusal)
        else:
            await self.node.reply(message.node, message.ask, answer)

    # Writing

    async def commit(self, facts: Sequence[Fact], key: str | None) -> None:
        """Store the facts, apply them to the room, and send scenes. Nothing is sent before it is stored."""
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
        when = due(room, now, self.node.settings.grace)
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
            same_turn = mover is not None and mover == room.to_move
            self.draft, self.draft_waits = None, same_turn and self.clock.is_timed(room)
            self.clock.start(room, now, people_here=self.audience.clock_runs(self.room), same_turn=same_turn)
            self.node.push.tell(self, None if same_turn else room.to_move)
        if (room.people, room.taken) != (before.people, before.taken):
            self.note_presence()
        if any(fact.kind not in SILENT for fact in facts):
            await self.show()
        self._think_if_due()

    async def replace(self, done: Erased, forget: str) -> None:
        """Store the room without a name, and show it to everybody: the log, too, has no name that was removed."""
        row = row_of(done.room, due(done.room, self.node.now(), self.node.settings.grace))
        await self.node.store.append(self.lease, [done.added], row, done.changed, forget)
        self.room, self.audience.cache = done.room, SceneCache()
        self.note_presence()
        for reader in self.audience:
            await self.show(reader)

    # Computers

    def _think_if_due(self) -> None:
        seat = self.room.to_move
        if seat is None or self.room.sitters[seat].is_person or self.thinking is not None or self.room.closed:
            return
        self.thinking = asyncio.create_task(self._think(self.room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        try:
            times = (self.node.now(), self.node.settings.pause, self.node.now)
            with self.node.metrics.thought.time():
                work = (Payer(room.id, room.source), computer_move, room, seat, *times)
                facts, played_at = await self.node.budgets.do(COMPUTER, *work, must=True)
            await asyncio.sleep(max(0, played_at - self.node.now()) / 1000)
        except Exception as fault:
            logs.failed("computer failed", fault, room=room.id)
            return
        finally:
            self.thinking = None
        self.inbox.put_nowait(messages.Chosen(room.since, facts))

    async def _computer_chose(self, message: messages.Chosen) -> None:
        if self.room.since == message.since and self.room.running is not None:
            await self.commit(message.facts, None)
        self._think_if_due()


def key_of(seat: int, command: wire.Command) -> str:
    """The name under which a command is executed once."""
    return f"{seat}.{command.id}"


# Requests over HTTP that change the room


async def answer_request(owner: Owner, message: messages.Ask) -> messages.Answered:
    """Do what a guest asks for. Raises `Refusal`."""
    await REQUESTS[type(message.request)](owner, message.guest, message.request)
    if isinstance(message.request, messages.Drop):
        return messages.Answered(None)
    info = room_info(owner.room, message.guest, translator_for(message.language))
    return messages.Answered(_with_people(owner, info) if isinstance(message.request, messages.Look) else info)


async def _join(owner: Owner, guest: str, request: messages.Join) -> None:
    name = told_apart(request.name, (sitter.name for sitter in owner.room.sitters if sitter.guest != guest))
    facts = decisions.join(owner.room, guest, name, request.seat, new_seed, request.entropy_hash)
    await owner.commit(facts, None)


async def _leave(owner: Owner, guest: str, request: messages.Leave) -> None:
    await owner.commit(decisions.leave(owner.room, guest, seat=request.seat), None)


async def _remove(owner: Owner, guest: str, request: messages.Remove) -> None:
    facts = decisions.remove(owner.room, guest, request.seat, block=request.block)
    await owner.commit(facts, None)
    for fact in facts:
        await _drop(owner, fact.data["guest"])


async def _set_up(owner: Owner, guest: str, request: messages.SetUp) -> None:
    facts, rules = new_room.set_up(owner.room, guest, request.data), Edition.parse(request.data["edition"]).rules
    for reader in owner.audience:
        reader.words = reader.words.at_table(rules)
    await owner.commit(facts, None)


async def _start(owner: Owner, guest: str, request: messages.Start) -> None:
    await owner.commit(new_room.start(owner.room, guest, request.level, new_seed), None)


async def _drop(owner: Owner, guest: str, request: messages.Drop | None = None) -> None:
    for reader in owner.audience:
        if reader.guest == guest and owner.room.seat_of(guest) is None:
            await owner.node.close_connection(reader.node, reader.conn)


async def _delete(owner: Owner, guest: str | None, request: messages.Delete) -> None:
    facts, now = ([], True) if request.by_operator else decisions.delete(owner.room, guest)
    await owner.commit(facts, None)
    if not now:
        agreed, asked = len(owner.room.delete_votes), len(owner.room.people)
        raise Refusal("delete-needs-consent", agreed=agreed, asked=asked)
    await _end(owner)


async def _end(owner: Owner) -> None:
    await owner.node.store.delete(owner.room.id)
    owner.stop()
    for reader in owner.audience:
        await owner.audience.dismiss(reader, refused(reader.words, Refusal("room-deleted")))


async def _erase(owner: Owner, guest: str | None, request: messages.Erase) -> None:
    """A room in which nobody else ever had a seat is deleted. A guest who has a seat leaves first."""
    if guest is not None and owner.room.seat_of(guest) is not None:
        await owner.commit(decisions.leave(owner.room, guest), None)
    events = await owner.node.store.events(owner.room.id)
    if guest is not None and guests_in(events) <= {guest}:
        await _end(owner)
        return
    whose = of_seat(owner.room, request.seat, request.name) if guest is None else of_guest(owner.room, guest)
    given = (owner.room.id, events, whose, owner.node.now(), Payer(owner.room.id, request.address))
    await owner.replace(await owner.node.reader.erase(*given), guest or "")
    if guest is not None:
        await _drop(owner, guest)


async def _close(owner: Owner, guest: str | None, request: messages.Close) -> None:
    if owner.room.closed:
        raise Refusal("room-closed")
    await owner.commit([Fact("closed", {"reason": OPERATOR, "text": request.text})], None)
    for reader in owner.audience:
        await owner.explain(reader)


async def _look(owner: Owner, guest: str | None, request: messages.Look) -> None:
    """Nothing changes."""


def _with_people(owner: Owner, info: rest.RoomInfo) -> rest.OperatorRoom:
    """An address that many people share has the number of a share after it."""
    seats = ((owner.room.seat_of(each.guest), each.address.partition(" ")[0]) for each in owner.audience)
    return rest.OperatorRoom(
        **dict(info), present=tuple(rest.Present(seat=seat, address=address) for seat, address in seats)
    )


REQUESTS: Mapping[type[messages.Request], Callable[[Owner, Any, Any], Awaitable[None]]] = {
    messages.Join: _join,
    messages.Leave: _leave,
    messages.Remove: _remove,
    messages.SetUp: _set_up,
    messages.Start: _start,
    messages.Drop: _drop,
    messages.Delete: _delete,
    messages.Erase: _erase,
    messages.Close: _close,
    messages.Look: _look,
}
