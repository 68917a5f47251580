"""The one task that writes to a room. Everything that happens there comes through its inbox, one thing at a time:

receive -> check `at` and the id -> judge -> fill -> append to the store (commit) -> play -> tell each seat its scene.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog
from pydantic import ValidationError

from tilerummy.dealer import SEED_BYTES
from tilerummy.errors import TilerummyError
from tilerummy.position import view
from tilerummy.server import deciding, drafts, hints, wire
from tilerummy.server.deciding import Fact, Refusal
from tilerummy.server.infos import room_info, row_of
from tilerummy.server.refusals import id_in, refused, unreadable
from tilerummy.server.room import Room, after, fold
from tilerummy.server.scenes import Around, Public, Seen, scene
from tilerummy.server.thinking import choose
from tilerummy.server.words import Words
from tilerummy.store import Conflict, Event, Fenced, Lease, Unavailable
from tilerummy.tui.draft import Draft
from tilerummy.violations import NotOnRack

if TYPE_CHECKING:
    from tilerummy.server.node import Node

log = structlog.get_logger("tilerummy.room")
DRAFT_KEPT_EVERY = 1000
COMPUTER_DUE = 60_000
"""A computer whose process died moves when the room is next looked at, or after this long."""


@dataclass
class Attached:
    """A connection as its room knows it."""

    node: str
    conn: str
    guest: str | None
    words: Words
    heard: int = 0


@dataclass
class Owner:
    """A live room: what the events say, who is connected, and the clock."""

    node: "Node"
    room: Room
    lease: Lease
    ids: dict[str, int]
    """Ids of commands that were carried out, with the scene they led to."""
    inbox: "asyncio.Queue[dict[str, Any]]" = field(default_factory=asyncio.Queue)
    attached: dict[str, Attached] = field(default_factory=dict)
    away_since: dict[int, int] = field(default_factory=dict)
    draft: Draft | None = None
    deadline: int | None = None
    remaining: int | None = None
    """Of a clock that stands still because nobody is there."""
    thinking: "asyncio.Task[None] | None" = None
    idle_since: int = 0
    doubtful: bool = False
    """The store did not answer: what is written there has to be read before anything else is."""
    stopping: bool = False
    _draft_kept: int = 0
    _draft_waits: bool = False

    # The life of the task

    async def run(self) -> None:
        now = self.node.now()
        self.idle_since = now
        self.away_since = dict.fromkeys(self.room.people, now)
        self._start_clock()
        await self._think_if_due()
        while not self.stopping:
            wait = max(0, self._next_wake() - self.node.now()) / 1000
            message = None
            with suppress(TimeoutError):
                message = await asyncio.wait_for(self.inbox.get(), min(wait, 3600))
            try:
                if message is not None:
                    await self._handle(message)
                if not self.stopping:
                    await self._tick()
            except Fenced:
                self.node.lost(self)
                return
            except Unavailable:
                self.doubtful = True
                await asyncio.sleep(0.2)

    async def stop(self) -> None:
        """Let what is being done be finished, and nothing new be begun."""
        self.stopping = True
        if self.thinking is not None:
            self.thinking.cancel()
        self.inbox.put_nowait({"kind": "stop"})

    async def _handle(self, message: dict[str, Any]) -> None:
        if self.doubtful:
            await self._reload()
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
                await self._scenes()
            case _:
                pass

    async def _reload(self) -> None:
        events = await self.node.store.events(self.room.id)
        room = fold(self.room.id, events)
        if room is None:
            self.stopping = True
            return
        changed = room.events != self.room.events
        self.room, self.doubtful = room, False
        self.ids = ids_of(room, events)
        if changed:
            self._start_clock()
            await self._scenes()

    # Connections

    async def _attach(self, message: dict[str, Any]) -> None:
        conn, known = message["conn"], message["conn"] in self.attached
        guest = message["guest"]
        mine = [each for each in self.attached.values() if each.guest == guest]
        if not known and guest is not None and len(mine) >= self.node.settings.sockets_per_guest:
            await self.node.tell(
                message["node"],
                conn,
                refused(Words.of(message["language"]), Refusal("too-many-sockets")).model_dump_json(),
            )
            await self.node.hang_up(message["node"], conn)
            return
        if not known and len(self.attached) >= self.node.settings.watchers + 8 * self.node.settings.sockets_per_guest:
            await self.node.tell(
                message["node"], conn, refused(Words.of(message["language"]), Refusal("room-crowded")).model_dump_json()
            )
            await self.node.hang_up(message["node"], conn)
            return
        each = Attached(message["node"], conn, guest, Words.of(message["language"]), self.node.now())
        self.attached[conn] = each
        if message.get("quiet") and known:
            return
        seat = self.room.seat_of(guest)
        if seat is not None and seat in self.away_since:
            del self.away_since[seat]
            self._resume_clock()
            await self._to_all(wire.Presence(seat=seat, connected=True), but=conn)
        await self._send_scene(each)
        if self.draft is not None:
            await self._to(
                each, wire.OthersDraft(at=self.room.at, seat=self.draft.seen.turn, rows=drafts.shown(self.draft))
            )

    async def _detach(self, conn: str) -> None:
        gone = self.attached.pop(conn, None)
        if gone is None:
            return
        seat = self.room.seat_of(gone.guest)
        if seat is not None and seat not in self._connected():
            self.away_since[seat] = self.node.now()
            await self._to_all(wire.Presence(seat=seat, connected=False))
        if not self._people_here():
            self._stop_clock()
        if not self.attached:
            self.idle_since = self.node.now()

    def _connected(self) -> frozenset[int]:
        seats = (self.room.seat_of(each.guest) for each in self.attached.values())
        return frozenset(seat for seat in seats if seat is not None)

    def _people_here(self) -> bool:
        return bool(self._connected())

    def _gone(self) -> tuple[int, ...]:
        """Seats whose people left, or have been away for long."""
        now, settings = self.node.now(), self.node.settings
        return tuple(
            seat
            for seat, sitter in enumerate(self.room.sitters)
            if sitter.guest is not None
            and self.room.match is not None
            and not self.room.closed
            and (sitter.left or now - self.away_since.get(seat, now) >= settings.gone)
        )

    # Commands

    async def _say(self, message: dict[str, Any]) -> None:
        each = self.attached.get(message["conn"])
        if each is None:
            return
        try:
            command = wire.FROM_PAGE.validate_json(message["text"])
        except ValidationError as fault:
            said = refused(each.words, unreadable(fault), command=id_in(message["text"]), at=self.room.at)
            await self._to(each, said)
            return
        if isinstance(command, wire.Hello):
            await self._send_scene(each)
            return
        try:
            await self._command(each, command)
        except Refusal as refusal:
            await self._refuse(each, command, refusal)
        except TilerummyError as error:
            await self._refuse(each, command, Refusal(error.code), text=each.words.error(error))
        except (Unavailable, Conflict):
            self.doubtful = True
            await self._refuse(each, command, Refusal("store-unavailable", status=503))

    async def _command(self, each: Attached, command: wire.Command) -> None:
        seat = self.room.seat_of(each.guest)
        match command:
            case wire.Ping():
                await self._to(each, wire.Pong(id=command.id, now=self.node.now()))
                return
            case wire.React():
                await self._react(each, seat, command)
                return
        if seat is None:
            raise Refusal("not-seated", status=403)
        key = f"{seat}.{command.id}"
        if key in self.ids:
            await self._to(each, wire.Done(id=command.id, at=self.ids[key]))
            return
        if isinstance(command, wire.Timed) and not self.room.since <= command.at <= self.room.at:
            raise Refusal("stale")
        match command:
            case wire.Draft():
                await self._draft(each, seat, command)
            case wire.Plan():
                await self._plan(each, seat, command)
            case wire.Lift():
                await self._lift(each, seat, command)
            case wire.Hint():
                await self._hint(each, seat, command, key)
            case _:
                with self.node.metrics.judged.time():
                    facts = deciding.decide(self.room, seat, command, self.node.now(), self._gone(), new_seed)
                await self._commit(facts, key)
                await self._to(each, wire.Done(id=command.id, at=self.room.at))

    async def _draft(self, each: Attached, seat: int, command: wire.Draft) -> None:
        position = deciding.on_turn(self.room, seat)
        with self.node.metrics.judged.time():
            draft = deciding.drafted(position, seat, command.rows, command.taking)
            refuse_foreign(draft)
            said = drafts.review(draft, each.words, command.id, self.room.at)
        self.draft = draft if draft.is_changed else None
        self._draft_waits = self.room.is_timed
        await self._to(each, said)
        others = wire.OthersDraft(at=self.room.at, seat=seat, rows=drafts.shown(draft))
        await self._to_all(others, but=each.conn)

    async def _plan(self, each: Attached, seat: int, command: wire.Plan) -> None:
        draft = self._planned(seat, command.rows)
        refuse_foreign(draft)
        with self.node.metrics.judged.time():
            said = drafts.review(draft, each.words, command.id, self.room.at, plan=True)
        await self._to(each, said)

    async def _lift(self, each: Attached, seat: int, command: wire.Lift) -> None:
        draft = self._planned(seat, command.rows)
        with self.node.metrics.judged.time():
            hand = drafts.lifted(draft, command.tiles, command.row, command.places)
            said = drafts.targets(hand, each.words, command.id, self.room.at)
        await self._to(each, said)

    def _planned(self, seat: int, rows: Sequence[wire.LaidRow]) -> Draft:
        position = self.room.position
        if self.room.running is None or position is None:
            raise Refusal("no-round")
        return drafts.trial(drafts.as_if_on_turn(view(position, seat)), rows)

    async def _hint(self, each: Attached, seat: int, command: wire.Hint, key: str) -> None:
        facts = deciding.hinted(self.room, seat, command.depth)
        position = self.room.position
        assert position is not None
        given = await asyncio.to_thread(hints.hint, view(position, seat), command, each.words, self.room.at)
        await self._commit(facts, None)
        await self._to(each, given)

    async def _react(self, each: Attached, seat: int | None, command: wire.React) -> None:
        if seat is None:
            raise Refusal("not-seated", status=403)
        await self._to_all(wire.Reaction(seat=seat, reaction=command.reaction), but=each.conn)
        await self._to(each, wire.Done(id=command.id, at=self.room.at))

    async def _refuse(self, each: Attached, command: wire.Command, refusal: Refusal, text: str | None = None) -> None:
        self.node.metrics.refused.labels(code=refusal.code).inc()
        said = refused(each.words, refusal, command=command.id, at=self.room.at, text=text)
        await self._to(each, said)
        if said.stale:
            await self._send_scene(each)

    # What is asked over HTTP

    async def _ask(self, message: dict[str, Any]) -> None:
        try:
            answer = await self._answer(message)
        except Refusal as refusal:
            answer = {"refused": refusal.code, "status": refusal.status, "params": refusal.params}
        except (Unavailable, Conflict):
            self.doubtful = True
            answer = {"refused": "store-unavailable", "status": 503, "params": {}}
        await self.node.reply(message["node"], message["ask"], answer)

    async def _answer(self, message: dict[str, Any]) -> dict[str, Any]:
        guest = message["guest"]
        match message["what"]:
            case "join":
                facts = deciding.join(self.room, guest, message["name"], message["seat"], new_seed)
                await self._commit(facts, None)
                self._note_presence()
            case "leave":
                await self._commit(deciding.leave(self.room, guest), None)
            case "delete":
                if guest != self.room.host:
                    raise Refusal("not-host", status=403)
                await self.node.store.delete(self.room.id)
                for each in list(self.attached.values()):
                    await self._to(each, refused(each.words, Refusal("room-deleted")))
                    await self.node.hang_up(each.node, each.conn)
                self.stopping = True
            case _:
                pass
        return {"info": room_info(self.room, guest).model_dump(mode="json")}

    def _note_presence(self) -> None:
        for seat in self._connected():
            self.away_since.pop(seat, None)
        for seat in self.room.people:
            if seat not in self._connected():
                self.away_since.setdefault(seat, self.node.now())

    # Writing

    async def _commit(self, facts: Sequence[Fact], key: str | None) -> None:
        """Facts into the store, then into the room, then to everybody. Nothing is told before it is written."""
        if not facts:
            return
        now = self.node.now()
        events = [
            Event(self.room.events + index, fact.kind, json.dumps(fact.data), now, key if index == 1 else None)
            for index, fact in enumerate(facts, 1)
        ]
        room = self.room
        for event in events:
            room = after(room, event)
        began = perf_counter()
        await self.node.store.append(self.lease, events, row_of(room, self._due(room)))
        self.node.metrics.persisted.observe(perf_counter() - began)
        changed = room.since != self.room.since
        mover = self.room.to_move
        by_computer = mover is not None and not self.room.sitters[mover].is_person
        self.room = room
        if key is not None:
            self.ids[key] = room.at
        for fact in facts:
            if fact.kind == "move":
                self.node.metrics.moves.labels(by="computer" if by_computer else "person").inc()
        if changed:
            self.draft, self._draft_waits = None, False
            self._start_clock(same_turn=mover is not None and mover == room.to_move)
        if any(event.kind != "hint" for event in events):
            await self._scenes()
        await self._think_if_due()

    def _due(self, room: Room) -> int | None:
        """When somebody has to look at this room even if nobody asks for it."""
        times = [deciding.closing_time(room)]
        if room.is_timed and room.pace.is_correspondence and room.pace.seconds is not None:
            times.append(room.turn_began + room.pace.seconds * 1000 + self.node.settings.grace)
        mover = room.to_move
        if mover is not None and not room.sitters[mover].is_person:
            times.append(self.node.now() + COMPUTER_DUE)
        return min((time for time in times if time is not None), default=None)

    # Clock

    def _start_clock(self, *, same_turn: bool = False) -> None:
        """The time of the seat to move begins; it goes on where only the stage of the turn changed."""
        room = self.room
        if same_turn and self.room.is_timed and (self.deadline or self.remaining):
            return
        self.deadline = self.remaining = None
        if not room.is_timed or room.pace.seconds is None:
            return
        limit = room.pace.seconds * 1000
        if room.pace.is_correspondence:
            self.deadline = room.turn_began + limit
        elif self._people_here():
            self.deadline = self.node.now() + limit
        else:
            self.remaining = limit

    def _stop_clock(self) -> None:
        if self.deadline is not None and not self.room.pace.is_correspondence:
            self.remaining = max(0, self.deadline - self.node.now())
            self.deadline = None

    def _resume_clock(self) -> None:
        if self.remaining is not None:
            self.deadline, self.remaining = self.node.now() + self.remaining, None

    def _next_wake(self) -> int:
        settings, now = self.node.settings, self.node.now()
        times = [now + 3_600_000]
        if self.deadline is not None:
            times.append(self.deadline + settings.grace)
        if self._draft_waits:
            times.append(self._draft_kept + DRAFT_KEPT_EVERY)
        if not self.attached:
            times.append(self.idle_since + settings.idle)
        times += [since + settings.gone for since in self.away_since.values() if since + settings.gone > now]
        closing = deciding.closing_time(self.room)
        return min(times if closing is None else [*times, closing])

    async def _tick(self) -> None:
        now, settings = self.node.now(), self.node.settings
        if self.doubtful:
            await self._reload()
        if self._draft_waits and now >= self._draft_kept + DRAFT_KEPT_EVERY:
            self._draft_kept, self._draft_waits = now, False
            await self.node.store.keep_draft(self.room.id, draft_text(self.room, self.draft))
        if self.deadline is not None and now >= self.deadline + settings.grace:
            await self._commit(deciding.timed_out(self.room, self.draft, now), None)
        elif self.attached and self._gone() != self._told_gone:
            await self._scenes()
        await self._drop_silent(now)
        await self._commit(deciding.close(self.room, now), None)
        idle = not self.attached and self.inbox.empty() and self.thinking is None
        if idle and now >= self.idle_since + settings.idle:
            self.stopping = True

    _told_gone: tuple[int, ...] = ()

    async def _drop_silent(self, now: int) -> None:
        """Connections of a process that is no more: it has not said for long that they are there."""
        silent = [
            each.conn
            for each in self.attached.values()
            if each.node != self.node.id and now - each.heard > 4 * self.node.settings.lease
        ]
        for conn in silent:
            await self._detach(conn)

    # Computers

    async def _think_if_due(self) -> None:
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
            self.inbox.put_nowait({"kind": "chosen", "seat": seat, "events": room.events, "move": move})
        finally:
            self.thinking = None

    async def _computer_chose(self, message: dict[str, Any]) -> None:
        if self.room.running is not None and self.room.to_move == message["seat"]:
            try:
                facts = deciding.moved(self.room, message["seat"], message["move"], self.node.now())
            except Refusal:
                await self._think_if_due()  # somebody was faster, such as the clock: think again
                return
            await self._commit(facts, None)

    # Telling

    async def _scenes(self) -> None:
        public, around = Public.of(self.room), self._around()
        self._told_gone = around.gone
        made: dict[tuple[int | None, Words, bool], str] = {}
        for each in list(self.attached.values()):
            seat = self.room.seat_of(each.guest)
            key = (seat, each.words, each.guest == self.room.host)
            if key not in made:
                made[key] = self._scene_text(public, around, *key)
            await self.node.tell(each.node, each.conn, made[key])

    async def _send_scene(self, each: Attached) -> None:
        seat, host = self.room.seat_of(each.guest), each.guest == self.room.host
        text = self._scene_text(Public.of(self.room), self._around(), seat, each.words, host)
        await self.node.tell(each.node, each.conn, text)

    def _scene_text(self, public: Public, around: Around, seat: int | None, words: Words, host: bool) -> str:
        return scene(public, Seen.of(self.room, seat), around, words, you=seat, host=host).model_dump_json()

    def _around(self) -> Around:
        return Around(self.node.now(), self._connected(), self._gone(), self.deadline, self.deadline is None)

    async def _to(self, each: Attached, message: wire.Message) -> None:
        await self.node.tell(each.node, each.conn, message.model_dump_json())

    async def _to_all(self, message: wire.Message, but: str | None = None) -> None:
        text = message.model_dump_json()
        for each in list(self.attached.values()):
            if each.conn != but:
                await self.node.tell(each.node, each.conn, text)


new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES)  # noqa: E731


def ids_of(room: Room, events: Sequence[Event]) -> dict[str, int]:
    return {event.client_id: event.number for event in events if event.client_id is not None}


def refuse_foreign(draft: Draft) -> None:
    foreign = drafts.not_owned(draft)
    if foreign:
        violation = NotOnRack(foreign)
        raise Refusal(violation.clause, violations=(violation,))


def draft_text(room: Room, draft: Draft | None) -> str:
    rows = [] if draft is None else [list(map(str, row.row)) for row in draft.laid]
    return json.dumps({"since": room.since, "rows": rows})


def kept_draft(room: Room, text: str | None) -> Draft | None:
    """The draft that was kept before a restart, where nothing was played since."""
    position = room.position
    if text is None or room.running is None or position is None:
        return None
    kept = json.loads(text)
    if kept["since"] != room.since or not kept["rows"]:
        return None
    rows = [wire.LaidRow(tiles=tuple(row)) for row in kept["rows"]]
    return drafts.trial(view(position, position.turn), rows)
