"""Unexpected errors: they affect only one message, and are logged without their text."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node, a_room
from serving import Guest, ServerProcess

from tilerummy.hosting import owner
from tilerummy.hosting.messages import Attach, Join, Say, Wake
from tilerummy.rooms import computers, decisions, logs, rest, wire
from tilerummy.rooms.refusals import Refusal, read_command
from tilerummy.rooms.scene_text import Text
from tilerummy.server import background
from tilerummy.server.node import Node

SECRET = "r13"


class Fault(RuntimeError):
    """An unexpected error."""


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(logs, "error", lambda event, **fields: said.append(json.dumps([event, fields])))
    return said


class Connection:
    """A connection that records its messages."""

    def __init__(self, node: Node, room: str, guest: str) -> None:
        self.node, self.room, self.guest, self.heard = node, room, guest, asyncio.Queue[dict[str, Any]]()
        self.cut = False
        node.connections["c"] = self

    def put(self, text: Text) -> None:
        self.heard.put_nowait(json.loads(str(text)))

    def close(self) -> None:
        self.cut = True

    give_up = close

    def attach_message(self) -> Attach:
        return Attach("c", self.node.id, self.guest, "en")

    def waiting_messages(self) -> int:
        return self.heard.qsize()

    def unanswered(self) -> list[wire.FromPage]:
        return []

    async def say(self, **command: object) -> None:
        said = read_command(json.dumps(command))
        await self.node.send_to_owner(self.room, Say("c", self.node.id, said))

    async def until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(60):
            while True:
                message = await self.heard.get()
                if message["type"] == kind:
                    return message


async def test_a_command_that_fails_is_answered_and_the_room_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    def fail(*_: object) -> None:
        raise Fault(SECRET)

    async with a_node(tmp_path) as node:
        room, guest = await a_room(node, rest.SeatWish(kind="computer", level="casual"))
        line = Connection(node, room, guest)
        await node.send_to_owner(room, line.attach_message())
        at = (await line.until("scene"))["at"]
        with monkeypatch.context() as patched:
            patched.setattr(decisions, "play", fail)
            await line.say(type="resign", id="x", at=at)
            refused = await line.until("refused")
            assert (refused["id"], refused["code"]) == ("x", "fault")
            patched.setattr(owner, "room_info", fail)
            with pytest.raises(Refusal) as fault:
                await node.ask(room, guest, Join("Ann", None), "en")
            assert fault.value.code == "fault"
        assert room in node.owners
        await line.say(type="ping", id="y")
        assert (await line.until("pong"))["id"] == "y"
    assert len(logged) >= 2
    assert SECRET not in "".join(logged)


async def test_a_failing_scene_is_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Fault(SECRET)

    async with a_node(tmp_path, renew=60_000) as node:
        room, guest = await a_room(node, rest.SeatWish(kind="person"))
        line = Connection(node, room, guest)
        with monkeypatch.context() as patched:
            patched.setattr("tilerummy.hosting.audience.own_fields", fail)
            await node.send_to_owner(room, line.attach_message())
            assert (await line.until("refused"))["code"] == "fault"
        assert room in node.owners
        await node.send_to_owner(room, line.attach_message())
        await line.until("scene")
    assert SECRET not in "".join(logged)


async def test_a_computer_that_failed_is_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    computer = rest.SeatWish(kind="computer", level="casual")
    computer_move, failing = computers.computer_move, [True]

    def sometimes(*given: Any) -> Any:
        if failing:
            raise Fault(SECRET)
        return computer_move(*given)

    monkeypatch.setattr(owner, "computer_move", sometimes)
    async with a_node(tmp_path, renew=60_000) as node:
        while True:  # until a computer begins
            room, _ = await a_room(node, computer, computer, computer)
            live = node.owners[room]
            if live.room.to_move != 0:
                break
        async with asyncio.timeout(60):
            while not logged:
                await asyncio.sleep(0.01)
            assert live.room.events == 2
            failing.clear()
            live.inbox.put_nowait(Wake())
            while live.room.events == 2:
                await asyncio.sleep(0.01)
    assert SECRET not in "".join(logged)


def spoil(folder: Path, room: str, when: int) -> None:
    with closing(sqlite3.connect(folder / "matches.db")) as database, database:
        database.execute("update events set data = '{}' where room = ? and number = 1", (room,))
        database.execute("update rooms set due = ? where id = ?", (when, room))


async def test_an_unreadable_room_does_not_stop_the_background_tasks(tmp_path: Path, logged: list[str]) -> None:
    async with a_node(tmp_path, idle=0) as node:
        bad, _ = await a_room(node, rest.SeatWish(kind="person"))
        good, _ = await a_room(node, rest.SeatWish(kind="person"))
        async with asyncio.timeout(60):
            while node.owners:
                await asyncio.sleep(0.01)
    spoil(tmp_path, bad, 1)
    with closing(sqlite3.connect(tmp_path / "matches.db")) as database, database:
        database.execute("update rooms set due = 2 where id = ?", (good,))
    async with a_node(tmp_path) as node:
        known: dict[str, int] = {}
        await background.look_once(node, known)
        assert good in node.owners
        assert list(known) == [bad]
        again = dict(known)
        await background.look_once(node, known)
        assert known == again, "not tried again at once"
        duties = {str(task.get_coro()).split()[2] for task in node.tasks}
        assert {"keep_leases", "look_for_due", "check_connections"} <= duties
    assert any(bad in line and "room failed" in line for line in logged)


async def test_failures_in_the_background_are_logged_without_their_message(tmp_path: Path, logged: list[str]) -> None:
    async def fail() -> None:
        raise Fault(SECRET)

    async with a_node(tmp_path) as node:
        node.spawn(fail())
        asyncio.get_running_loop().call_exception_handler({"message": "lost", "exception": Fault(SECRET)})
        asyncio.get_running_loop().call_exception_handler({"message": "lost"})
        await asyncio.sleep(0.05)
    assert [json.loads(line)[0] for line in logged] == ["not handled", "not handled", "task failed"]
    assert SECRET not in "".join(logged)


def test_a_socket_to_an_unreadable_room(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        ann = Guest(server)
        room = ann.create("person")
        server.kill()
        spoil(tmp_path / "data", room, int(time.time() * 1000) + 10**9)
        server.start()
        with ann.open(room) as table:
            assert json.loads(table.heard[-1])["code"] == "fault"
        assert ann.ask("GET", f"/api/v1/rooms/{room}").status == 500
        for odd in ("%00", "A" * 300):
            with ann.open(odd) as table:
                assert json.loads(table.heard[-1])["code"] == "room-unknown", odd
    assert "Traceback" not in server.log.read_text("utf-8")
