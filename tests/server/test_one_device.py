"""People who share one device: it is told what a watcher may know, and the rack of whoever took it."""

import asyncio
import itertools
import json
import re
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodes import a_node
from roomkit import with_facts
from serving import command_of, view_of

from tilerummy.bots import make
from tilerummy.engine.moves import DRAW_REQUEST, RESIGN
from tilerummy.engine.rules import Direction
from tilerummy.hosting.audience import Attached, Audience
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import open_room
from tilerummy.rooms import decisions, rest, wire
from tilerummy.rooms.decisions import Refusal, new_seed
from tilerummy.rooms.handover import acting_seat, take
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room
from tilerummy.rooms.one_device import is_covered, shares_device, shown_seat
from tilerummy.rooms.room import Room, created, fold
from tilerummy.rooms.room_listing import info_of_row, room_info, row_of
from tilerummy.rooms.scenes import RoomStatus
from tilerummy.rooms.waiting import set_up, start
from tilerummy.rooms.words import translator_for
from tilerummy.server.node import Node
from tilerummy.store import Event

EDITION, CLOCKWISE = "rummikub-vienna-en", Direction.CLOCKWISE
WORDS = translator_for("en")
OF_DEVICE = {"here", "give_to", "may", "host", "clock"}
"""The parts of a scene in which a covered device differs from a watcher, and the clock, which goes on."""


def wish(*seats: str, **changes: Any) -> rest.NewRoom:
    """A room of Ann. A seat is a name of somebody here, `*` with the level of a computer, or `person`."""
    wishes = [rest.SeatWish(kind="me")]
    for seat in seats:
        if seat.startswith("*"):
            wishes.append(rest.SeatWish(kind="computer", level=seat[1:]))
        elif seat == "person":
            wishes.append(rest.SeatWish(kind="person"))
        else:
            wishes.append(rest.SeatWish(kind="here", name=seat))
    off = rest.ClockWish(kind="off")
    given: dict[str, Any] = {"edition": EDITION, "name": "Ann", "seats": tuple(wishes), "clock": off, "games": 2}
    return rest.NewRoom(**given | changes)


def a_room(*seats: str, begun: bool = True, **changes: Any) -> Room:
    data = new_room(wish(*seats, **changes), "Ann", "device")
    room = created("r", Event(1, "created", json.dumps(data), 1000))
    return with_facts(room, [decisions.begin("", new_seed)]) if begun else room


def on_turn(room: Room, seat: int) -> Room:
    """The room when it is the turn of this seat: everybody before it draws."""
    while room.to_move != seat:
        assert room.to_move is not None
        facts = decisions.decide(room, room.to_move, wire.Draw(id="d", at=room.at), 3000, (), new_seed)
        room = with_facts(room, facts, 3000)
    return room


def code(act: Any, *given: Any, **named: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        act(*given, **named)
    return refusal.value.code


# A new room


def test_everybody_at_the_device_has_a_name_of_their_own() -> None:
    room = a_room("ann", "*casual", "  Ann ", begun=False)
    assert [sitter.name for sitter in room.sitters] == ["Ann", "ann 2", "", "Ann 3"]
    assert [sitter.guest for sitter in room.sitters] == ["device", "device", None, "device"]
    assert room.guests == ("device",), "a store has one line for each guest of a room"
    assert room.people == (0, 1, 3)


@pytest.mark.parametrize("name", ["a/b", "\u200b", "Pаul", "Computer", "x" * 24 + "\u0301" * 90])
def test_bad_names_are_refused_at_their_place(name: str) -> None:
    asked = rest.NewRoom.model_construct(**wish("Bo").__dict__ | {"seats": (*wish("Bo").seats, _here(name))})
    said = checked_room(asked, WORDS).problem
    assert said is not None
    assert said.field == "name-2"
    assert said.text


def _here(name: str | None) -> rest.SeatWish:
    return rest.SeatWish.model_construct(kind="here", level=None, name=name)


def test_a_name_is_needed_and_short() -> None:
    nameless = replace_seats(wish("Bo"), _here(None))
    assert code(new_room, nameless, "Ann", "device") == "name-bad"
    with pytest.raises(ValueError, match="at most 24"):
        rest.SeatWish(kind="here", name="x" * 25)


def replace_seats(asked: rest.NewRoom, *seats: rest.SeatWish) -> rest.NewRoom:
    return asked.model_copy(update={"seats": (rest.SeatWish(kind="me"), *seats)})


def test_one_device_and_friends_elsewhere_do_not_mix() -> None:
    said = checked_room(wish("Bo", "person"), WORDS).problem
    assert said is not None
    assert (said.code, said.field) == ("one-device-mixed", "seats")


def test_a_correspondence_clock_needs_own_devices() -> None:
    slow = rest.ClockWish(kind="turn", seconds=86_400)
    said = checked_room(wish("Bo", clock=slow), WORDS).problem
    assert said is not None
    assert (said.code, said.field) == ("one-device-clock", "clock")
    assert checked_room(wish("person", clock=slow), WORDS).problem is None
    assert checked_room(wish("Bo", clock=rest.ClockWish(kind="turn", seconds=3600)), WORDS).problem is None


def test_nobody_joins_a_room_of_one_device() -> None:
    room = a_room("Bo", "Cy", begun=False)
    room = with_facts(room, decisions.leave(room, "device", seat=2))
    assert room.free_seats == (2,)
    assert code(decisions.join, room, "eve", "Eve", None, new_seed) == "one-device"
    room = with_facts(room, decisions.leave(room, "device", seat=1))
    assert not shares_device(room)
    facts = decisions.join(room, "eve", "Eve", None, new_seed)
    assert facts[0].kind == "joined", "one person alone may invite friends again"


def test_the_host_changes_a_waiting_room_of_one_device() -> None:
    room = a_room("Bo", begun=False, by_host=True, youngest=1)
    changed = new_room(wish("Lea", "Bo", "*regular"), "Anna", "device")
    room = with_facts(room, set_up(room, "device", changed))
    assert [sitter.name for sitter in room.sitters] == ["Anna", "Lea", "Bo", ""]
    assert room.youngest == 2, "Bo is still the youngest"
    begun = with_facts(room, start(room, "device", None, new_seed))
    assert begun.stage == "playing"
    assert begun.record is not None
    assert begun.record.tag("Seats") == "Anna/Lea/Bo/computer:regular"


# Taking the device


def test_who_is_shown_and_who_is_next() -> None:
    room = on_turn(a_room("Bo", "Cy", "*casual"), 0)
    assert (room.next_person, room.taken) == (0, None)
    assert shown_seat(room, "device", None) is None
    assert shown_seat(room, "device", 0) is None, "it was not taken in this turn"
    assert shown_seat(room, None, 0) is None
    taken = with_facts(room, take(room, "device", 0), 9000)
    assert (taken.taken, taken.turn_began) == (0, 9000)
    assert [shown_seat(taken, "device", holds) for holds in (None, 0, 1, 2)] == [None, 0, None, None]
    assert take(taken, "device", 0) == [], "taken again, after a reload: the time of the turn goes on"
    (fact,) = decisions.moved(taken, 0, DRAW_REQUEST, 12_500)
    assert fact.data["seconds"] == 3, "handing the device over takes nobody's time"
    assert code(take, taken, "device", 1) == "device-of-another"
    assert code(take, taken, "device", 3) == "not-at-device", "a computer"
    assert code(take, taken, "eve", 0) == "not-at-device"
    bo = on_turn(taken, 1)
    assert (bo.next_person, bo.taken) == (1, None)
    assert shown_seat(bo, "device", 0) is None


def test_the_device_is_handed_on_while_computers_play() -> None:
    room = on_turn(a_room("Bo", "*casual", "*casual"), 2)
    assert room.next_person == 0
    early = with_facts(room, take(room, "device", 0), 9000)
    assert early.turn_began != 9000
    assert shown_seat(early, "device", 0) == 0
    mine = on_turn(early, 0)
    assert (mine.taken, mine.turn_began) == (0, 3000), "the turn counts from its beginning"
    assert shown_seat(mine, "device", 0) == 0


def test_the_order_of_turns_is_that_of_the_edition() -> None:
    room = on_turn(a_room("Bo", "Cy", edition=f"{EDITION},direction=counter_clockwise"), 2)
    assert room.edition.rules.direction is not CLOCKWISE
    with_computer = a_room("Bo", "*casual", edition=f"{EDITION},direction=counter_clockwise")
    assert on_turn(with_computer, 2).next_person == 1
    assert room.next_person == 2


def test_one_person_needs_no_cover() -> None:
    room = a_room("*casual")
    assert shown_seat(room, "device", None) == 0
    assert not is_covered(room, "device", None)
    assert code(take, room, "device", 0) == "not-at-device", "taking would set an own clock back"


def test_a_person_leaves_and_comes_back() -> None:
    room = on_turn(a_room("Bo", "*casual"), 1)
    room = with_facts(room, take(room, "device", 1))
    gone = with_facts(room, decisions.leave(room, "device", seat=1))
    assert gone.people == (0,)
    assert shown_seat(gone, "device", None) is None, "anybody could have said that the other one leaves"
    took = with_facts(gone, take(gone, "device", 0))
    assert shown_seat(took, "device", 0) == 0
    assert shown_seat(took, "device", None) is None, "a reload covers the rack"
    assert decisions.back(gone, "device") == [], "a reload brings nobody back"
    vote = wire.Substitute(id="s", at=gone.at, seat=1, level="casual")
    played = with_facts(gone, decisions.substitute(gone, 0, vote, (1,), new_seed))
    assert not played.sitters[1].is_person
    here = with_facts(played, take(played, "device", 1))
    assert here.people == (0, 1)
    assert here.sitters[1].is_person
    assert shown_seat(here, "device", 1) is None, "the device was not taken yet"
    assert with_facts(here, take(here, "device", 1)).taken == 1


def test_nobody_sees_a_rack_by_saying_that_the_others_leave() -> None:
    room = on_turn(a_room("Bo", "Cy"), 0)
    for seat in (1, 2):
        room = with_facts(room, decisions.leave(room, "device", seat=seat))
        assert shown_seat(room, "device", None) is None
        assert is_covered(room, "device", None)
    assert code(acting_seat, room, "device", None, wire.Draw(id="d", at=room.at)) == "device-covered"


def test_leaving_at_the_device() -> None:
    room = a_room("Bo", "Cy")
    assert code(decisions.leave, room, "device", seat=3) == "not-seated"
    assert [fact.kind for fact in decisions.leave(room, "device")] == ["left", "left", "left", "closed"]
    two = with_facts(room, decisions.leave(room, "device", seat=1))
    assert decisions.leave(two, "device", seat=1) == []
    assert [fact.kind for fact in decisions.leave(two, "device", seat=2)] == ["left"]
    closed = with_facts(room, decisions.leave(room, "device"))
    assert code(take, closed, "device", 0) == "room-closed"


def test_a_device_votes_and_is_ready_as_one() -> None:
    room = on_turn(a_room("Bo", "Cy"), 0)
    gone = with_facts(room, decisions.leave(room, "device", seat=2))
    vote = wire.Substitute(id="s", at=gone.at, seat=2, level="casual")
    kinds = [fact.kind for fact in decisions.substitute(gone, 0, vote, (2,), new_seed)]
    assert kinds == ["agreed", "agreed", "substituted"]
    over = with_facts(room, decisions.moved(room, 0, RESIGN, 4000))
    assert (over.stage, shown_seat(over, "device", 0)) == ("round-over", None)
    assert code(take, over, "device", 0) == "no-round"
    facts = decisions.ready(over, 1, new_seed, "ab")
    assert [fact.kind for fact in facts] == ["ready", "ready", "ready", "round"]
    assert [fact.data["entropy"] for fact in facts[:3]] == ["ab", "", ""]
    begun = with_facts(over, facts)
    assert (begun.stage, begun.taken) == ("playing", None)
    assert decisions.delete(room, "device") == ([], True)


COVERED = [
    wire.Draw(id="c", at=1),
    wire.Hint(id="c", at=1, depth=2),
    wire.Plan(id="c", at=1, rows=()),
    wire.Lift(id="c", at=1, rows=(), tiles=("k1",)),
    wire.React(id="c", reaction="well"),
]


@pytest.mark.parametrize("command", COVERED, ids=lambda command: command.type)
def test_a_covered_device_plays_and_asks_nothing(command: wire.Command) -> None:
    room = on_turn(a_room("Bo"), 0)
    assert code(acting_seat, room, "device", None, command) == "device-covered"
    assert code(acting_seat, room, "eve", None, command) == "not-seated"
    taken = with_facts(room, take(room, "device", 0))
    assert acting_seat(taken, "device", 0, command) == 0


def test_lists_show_the_seats_of_the_device() -> None:
    room = a_room("Bo", "*casual", "Cy")
    info = room_info(room, "device", WORDS)
    assert (info.you, info.here) == (0, (0, 1, 3))
    listed = info_of_row(row_of(room, None), "device", WORDS)
    assert (listed.you, listed.here) == (0, (0, 1, 3))
    assert info_of_row(row_of(room, None), "eve", WORDS).here == ()
    assert room_info(a_room("*casual"), "device", WORDS).here == ()


def test_names_are_checked_like_other_names() -> None:
    assert new_room(wish("  Lea\u200b "), "Ann", "d")["sitters"][1]["name"] == checked_name("  Lea\u200b ") == "Lea"


# Everything that a device is told, by the real owner of a room


@dataclass
class Line:
    """A connection that remembers each message with the room as it was then."""

    node: Node
    room: str
    guest: str
    conn: str
    heard: list[tuple[dict[str, Any], Room]] = field(default_factory=list)
    took: tuple[int, int] | None = None
    """Who took the device on this connection last, and after which event."""
    allowed: list[tuple[int, int] | None] = field(default_factory=list)
    answers: "dict[str, asyncio.Future[dict[str, Any]]]" = field(default_factory=dict)

    def put(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append((message, self.node.owners[self.room].room))
        self.allowed.append(self.took)
        waiting = self.answers.pop(message.get("id"), None)
        if waiting is not None:
            waiting.set_result(message)

    def close(self) -> None:
        """The server stops."""

    give_up = close

    def unanswered(self) -> list[str]:
        return []

    def waiting_messages(self) -> int:
        return 0

    def attach_message(self) -> dict[str, Any]:
        message = {"kind": "attach", "conn": self.conn, "node": self.node.id, "guest": self.guest}
        return {**message, "language": "en", "address": ""}

    async def open(self) -> "Line":
        self.node.connections[self.conn] = self
        await self.node.send_to_owner(self.room, self.attach_message())
        await self.say("ping")
        return self

    async def hang_up(self) -> None:
        await self.node.send_to_owner(self.room, {**self.attach_message(), "kind": "detach"})
        del self.node.connections[self.conn]

    async def say(self, kind: str, **given: Any) -> dict[str, Any]:
        name = f"{self.conn}-{next(NUMBERS)}"
        timed = {} if kind in ("ping", "take") else {"at": self.scene["at"]}
        self.answers[name] = waiting = asyncio.get_running_loop().create_future()
        text = json.dumps({"type": kind, "id": name, **timed, **given})
        await self.node.send_to_owner(self.room, {"kind": "say", "conn": self.conn, "node": self.node.id, "text": text})
        return await asyncio.wait_for(waiting, 20)

    @property
    def scene(self) -> dict[str, Any]:
        return next(message for message, _ in reversed(self.heard) if message["type"] == "scene")


NUMBERS = itertools.count()


class Letters:
    """A transport that keeps the messages."""

    def __init__(self) -> None:
        self.kept: dict[str, list[str]] = defaultdict(list)

    async def send_text(self, node: str, conn: str, text: str) -> None:
        self.kept[conn].append(text)

    async def close_connection(self, node: str, conn: str) -> None:
        raise AssertionError("no connection should be closed")


async def usual_scene(room: Room, seat: int | None) -> dict[str, Any]:
    """The scene of a seat, or of a watcher, in the same room with a device for each person."""
    own = tuple(
        replace(sitter, guest=f"own{at}") if sitter.guest is not None else sitter
        for at, sitter in enumerate(room.sitters)
    )
    letters = Letters()
    audience = Audience(letters)
    each = Attached("n", "c", f"own{seat}" if seat is not None else None, WORDS.at_table(room.edition.rules))
    connected = frozenset(at for at, sitter in enumerate(room.sitters) if sitter.guest is not None)
    await audience.show(replace(room, sitters=own), RoomStatus(0, connected), each)
    shown: dict[str, Any] = json.loads(letters.kept["c"][0])
    return shown


def next_in(room: Room) -> int | None:
    """The person who is next, found without the code that is tested."""
    seats, seat = len(room.sitters), room.to_move
    while seat is not None:
        if room.sitters[seat].guest is not None and not room.sitters[seat].left:
            return seat
        seat = (seat + 1) % seats
    return None


async def check(line: Line, watcher: Line, rooms: Sequence[Room]) -> int:
    """Check everything that a connection of the device heard. Returns how many racks it was shown."""
    shown_racks = 0
    for (message, room), took in zip(line.heard, line.allowed, strict=True):
        if message["type"] == "scene":
            you = message["you"]
            if you is not None and len(room.people) > 1:
                assert took is not None
                assert you == took[0] == next_in(room)
                since = [next_in(each) for each in rooms if took[1] <= each.events <= room.events]
                assert {*since} == {you}, "nobody else was next since the device was taken"
                shown_racks += 1
            usual = await usual_scene(room, you)
            without = [
                {part: value for part, value in each.items() if part not in OF_DEVICE} for each in (message, usual)
            ]
            for each in without:
                del each["gone"]  # who is away depends on connections
                each["log"] = [_without_names(line) for line in each["log"]]
            assert without[0] == without[1]
            covered = room.stage == "playing" and you is None
            assert message["give_to"] == (next_in(room) if covered else None)
        elif message["type"] == "drafting" and any(message == public for public, _ in watcher.heard):
            continue  # a draft lies on the table, where everybody sees it
        elif message["type"] in ("review", "drafting", "hint", "targets"):
            assert took is not None
            assert took[0] == next_in(room), "only whoever has the device is answered"
        else:
            assert message["type"] in ("done", "refused", "pong", "presence", "reaction"), message
    return shown_racks


COLOURS = re.compile("black|blue|red|orange|joker")


def _without_names(line: dict[str, Any]) -> dict[str, Any]:
    """A line of the log. A computer that took over a seat has another name."""
    if line["move"] == "+x":
        assert not COLOURS.search(line["text"])
    return {**line, "text": COLOURS.findall(line["text"])}


@pytest.mark.parametrize("seed", range(6))
async def test_no_message_shows_the_rack_of_another_person(tmp_path: Path, seed: int) -> None:
    """People play, take the device, try to take it too early, load the page again, open tabs, leave and come back."""
    rng = Random(seed)
    seats = (["Bo", "Cy"], ["Bo", "Cy", "*casual"], ["Bo", "*casual", "Cy"])[seed % 3]
    async with a_node(tmp_path) as node:
        room, token = await open_room(node, wish(*seats))
        guest = hashed(token)
        lines = [await Line(node, room.id, guest, "first").open()]
        watcher = await Line(node, room.id, "eve", "watcher").open()
        everything = [*lines]
        for _ in range(90):
            line, owner = rng.choice(lines), node.owners[room.id]
            await _act(line, lines, everything, owner.room, rng)
            if owner.room.closed:
                break
        stored = await node.store.events(room.id)
        rooms = [fold(room.id, stored[:count]) for count in range(1, len(stored) + 1)]
        known = [each for each in rooms if each is not None]
        assert sum([await check(line, watcher, known) for line in everything]) > 5
        for message, then in watcher.heard:
            if message["type"] == "scene":
                usual = await usual_scene(then, None)
                usual["log"] = message["log"]
                assert {**message, "clock": 0, "gone": 0} == {**usual, "clock": 0, "gone": 0}
        assert any(event.kind == "taken" for event in stored)


async def _act(line: Line, lines: list[Line], everything: list[Line], room: Room, rng: Random) -> None:
    """One thing that happens at the device."""
    wanted, roll = next_in(room), rng.random()
    if room.stage != "playing":
        await line.say("next")
    elif roll < 0.08:  # the page is loaded again
        await line.hang_up()
        lines[lines.index(line)] = fresh = await Line(line.node, line.room, line.guest, f"c{next(NUMBERS)}").open()
        everything.append(fresh)
    elif roll < 0.11 and len(lines) < 3:  # another tab
        lines.append(await Line(line.node, line.room, line.guest, f"c{next(NUMBERS)}").open())
        everything.append(lines[-1])
    elif roll < 0.2:  # somebody who is not next
        others = [seat for seat in range(len(room.sitters)) if seat != wanted]
        answer = await line.say("take", seat=rng.choice(others))
        assert answer["type"] == "refused" or any(sitter.left for sitter in room.sitters)
    elif roll < 0.23 and len(room.people) > 2:
        await line.node.ask(room.id, "leave", line.guest, seat=rng.choice(room.people), language="en")
    elif roll < 0.27 and any(sitter.left for sitter in room.sitters):
        gone = next(at for at, sitter in enumerate(room.sitters) if sitter.left)
        await line.say("take", seat=gone)
    elif line.scene["you"] is None or line.scene["you"] != wanted:
        await _take(line, lines, wanted)
    elif room.to_move == wanted:
        await _play(line, rng)
    else:
        await asyncio.sleep(0.01)  # a computer plays, or nobody: somebody who left is to move
        left = room.to_move is not None and room.sitters[room.to_move].left
        if left and room.sitters[room.to_move or 0].is_person:
            await line.say("substitute", seat=room.to_move, level="casual")


async def _take(line: Line, lines: list[Line], wanted: int | None) -> None:
    before, line.took = line.took, (wanted or 0, line.node.owners[line.room].room.events)
    answer = await line.say("take", seat=wanted)
    if answer["type"] == "refused":  # a computer was faster
        line.took = before
        return
    for each in lines:
        if each is not line:
            each.took = None


async def _play(line: Line, rng: Random) -> None:
    """The person who has the device tries something out, asks for a hint, and plays."""
    seen = line.scene
    lying = [{"tiles": meld["tiles"], "reading": meld["text"]} for meld in seen["table"]]
    if rng.random() < 0.4:
        await line.say("draft", rows=[*lying, {"tiles": seen["rack"][:1]}])
    if rng.random() < 0.15:
        await line.say("hint", depth=2)
    with suppress(AssertionError):
        view = view_of(line.scene)
        command = command_of(view, make("casual", 1).choose(view, ()))
        await line.say(command.pop("kind"), **command)
