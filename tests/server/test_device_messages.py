"""What a device of several people gets from the real owner of a room, against ordinary seats and watchers."""

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
from roomkit import device_wish
from serving import command_of, view_of

from tilerummy.bots import make
from tilerummy.hosting.audience import Attached, Audience
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import open_room
from tilerummy.hosting.messages import Attach, Detach, Leave, Say
from tilerummy.rooms import wire
from tilerummy.rooms.refusals import read_command
from tilerummy.rooms.room import Room, fold
from tilerummy.rooms.scene_text import Text
from tilerummy.rooms.scenes import RoomStatus
from tilerummy.rooms.words import translator_for
from tilerummy.server.node import Node

WORDS = translator_for("en")
OF_DEVICE = {"here", "give_to", "may", "host", "clock"}
"""The parts of a scene in which a covered device differs from a watcher, and the clock, which goes on."""


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

    def put(self, text: Text) -> None:
        message = json.loads(str(text))
        self.heard.append((message, self.node.owners[self.room].room))
        self.allowed.append(self.took)
        waiting = self.answers.pop(message.get("id"), None)
        if waiting is not None:
            waiting.set_result(message)

    def close(self) -> None:
        """The server stops."""

    give_up = close

    def unanswered(self) -> list[wire.FromPage]:
        return []

    def waiting_messages(self) -> int:
        return 0

    def attach_message(self) -> Attach:
        return Attach(self.conn, self.node.id, self.guest, "en")

    async def open(self) -> "Line":
        self.node.connections[self.conn] = self
        await self.node.send_to_owner(self.room, self.attach_message())
        await self.say("ping")
        return self

    async def hang_up(self) -> None:
        await self.node.send_to_owner(self.room, Detach(self.conn, self.node.id))
        del self.node.connections[self.conn]

    async def say(self, kind: str, **given: Any) -> dict[str, Any]:
        name = f"{self.conn}-{next(NUMBERS)}"
        timed = {} if kind in ("ping", "take") else {"at": self.scene["at"]}
        self.answers[name] = waiting = asyncio.get_running_loop().create_future()
        command = read_command(json.dumps({"type": kind, "id": name, **timed, **given}))
        await self.node.send_to_owner(self.room, Say(self.conn, self.node.id, command))
        return await asyncio.wait_for(waiting, 60)

    @property
    def scene(self) -> dict[str, Any]:
        return next(message for message, _ in reversed(self.heard) if message["type"] == "scene")


NUMBERS = itertools.count()


class Letters:
    """A transport that keeps the messages."""

    def __init__(self) -> None:
        self.kept: dict[str, list[str]] = defaultdict(list)

    async def send(self, node: str, conn: str, text: Text) -> None:
        self.kept[conn].append(str(text))

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
            assert took[0] == next_in(room), "only the person who has the device is answered"
        else:
            assert message["type"] in ("done", "refused", "pong", "presence", "reaction"), message
    return shown_racks


COLOURS = re.compile("black|blue|red|orange|joker")


def _without_names(line: dict[str, Any]) -> dict[str, Any]:
    """A line of the log. A computer that took over a seat has another name."""
    if line["move"] == "+x":
        assert not COLOURS.search(line["text"])
    return {**line, "text": COLOURS.findall(line["text"])}


@pytest.mark.long(but=1)
@pytest.mark.parametrize("seed", range(6))
async def test_no_message_shows_the_rack_of_another_person(tmp_path: Path, seed: int) -> None:
    """People play, take the device, try to take it too early, load the page again, open tabs, leave and come back."""
    rng = Random(seed)
    seats = (["Bo", "Cy"], ["Bo", "Cy", "*casual"], ["Bo", "*casual", "Cy"])[seed % 3]
    async with a_node(tmp_path) as node:
        room, token = await open_room(node, device_wish(*seats))
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
        await line.node.ask(room.id, line.guest, Leave(rng.choice(room.people)))
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
