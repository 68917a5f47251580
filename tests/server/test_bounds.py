"""Everything that a client can fill is bounded: inboxes, remembered answers, unread messages, connections."""

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node, a_room
from serving import PATIENCE_S, ServerProcess

from tilerummy.hosting import table
from tilerummy.hosting.messages import Attach, Detach, Say, ToOwner
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import rest, wire
from tilerummy.rooms.refusals import Refusal, read_command
from tilerummy.rooms.room import fold
from tilerummy.rooms.scene_text import MessageText, Text
from tilerummy.server import node, sockets
from tilerummy.server.node import MOST_IN_INBOX, Node
from tilerummy.store import Event, Unavailable

SHORT = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn").read_text("utf-8")
PERSON = rest.SeatWish(kind="person")
COMPUTER = rest.SeatWish(kind="computer", level="beginner")
HELLO = json.dumps({"type": "hello", "version": 2, "language": "en"})


class Page:
    """A connection to a room that remembers what it receives."""

    def __init__(self, of: Node, room: str, guest: str | None, conn: str = "page") -> None:
        self.node, self.room, self.guest, self.conn = of, room, guest, conn
        self.heard: list[dict[str, Any]] = []
        of.connections[self.conn] = self

    def put(self, text: Text) -> None:
        self.heard.append(json.loads(str(text)))

    def close(self) -> None: ...

    def give_up(self) -> None: ...

    def attach_message(self) -> Attach:
        return Attach(self.conn, self.node.id, self.guest, "en")

    def unanswered(self) -> list[wire.FromPage]:
        return []

    def waiting_messages(self) -> int:
        return 0

    async def attach(self) -> "Page":
        await self.node.send_to_owner(self.room, self.attach_message())
        await self.until(lambda: bool(self.heard))
        return self

    async def say(self, **message: object) -> None:
        command = read_command(json.dumps(message))
        await self.node.send_to_owner(self.room, Say(self.conn, self.node.id, command))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await asyncio.sleep(0.01)

    def answers(self) -> dict[str, dict[str, Any]]:
        return {message["id"]: message for message in self.heard if message.get("id")}


async def test_open_imported_matches_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long match needs 20 MB, and everybody may import and open some."""
    async with a_node(tmp_path) as of:
        event = Event(1, "imported", json.dumps({"trn": SHORT, "host": "h"}), of.now())
        monkeypatch.setattr(node, "LARGEST_IMPORTED", 2 * len(event.data))
        for name in ("a", "b", "c"):
            room = fold(name, [event])
            assert room is not None
            await of.keep_closed(room, [event])
        await Page(of, "a", None, "first").attach()
        await Page(of, "b", None, "second").attach()
        with pytest.raises(Refusal, match="busy"):
            await of.owner_of("c")
        assert sorted(of.owners) == sorted(of.imported) == ["a", "b"]
        await of.send_to_owner("a", Detach("first", of.id))
        third = await Page(of, "c", None, "third").attach()
        await third.until(lambda: sorted(of.owners) == ["b", "c"])
        assert sorted(of.imported) == ["b", "c"]
        await of.send_to_owner("b", Detach("second", of.id))
        await of.send_to_owner("c", Detach("third", of.id))
        monkeypatch.setattr(node, "LARGEST_IMPORTED", 1)
        await third.until(lambda: all(owner.is_idle for owner in of.owners.values()))
        fourth = await Page(of, "a", None, "fourth").attach()  # one match is always admitted
        await fourth.until(lambda: list(of.owners) == list(of.imported) == ["a"])


async def test_a_match_that_could_not_be_opened_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as of:
        event = Event(1, "imported", json.dumps({"trn": SHORT, "host": "h"}), of.now())
        room = fold("a", [event])
        assert room is not None
        await of.keep_closed(room, [event])

        async def broken(room: str) -> str | None:
            raise Unavailable(room)

        with monkeypatch.context() as patch:
            patch.setattr(of.store, "draft", broken)
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await of.owner_of("a")
                assert not of.imported
        await of.owner_of("a")
        assert list(of.imported) == ["a"]


async def test_an_inbox_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as of:
        room, guest = await a_room(of, PERSON)
        page = await Page(of, room, guest).attach()
        owner, go_on = of.owners[room], asyncio.Event()
        handle = owner._handle

        async def slow(message: ToOwner) -> None:
            await go_on.wait()
            await handle(message)

        monkeypatch.setattr(owner, "_handle", slow)
        await page.say(type="ping", id="first")
        await page.until(owner.inbox.empty)
        for number in range(MOST_IN_INBOX + 100):
            await page.say(type="ping", id=f"p{number}")
        assert owner.inbox.qsize() == MOST_IN_INBOX
        refused = page.answers()
        assert {refused[f"p{MOST_IN_INBOX + number}"]["code"] for number in range(100)} == {"busy"}
        assert len(refused) == 100
        assert b'tilerummy_over_budget_total{of="inbox"} 100.0' in of.metrics.text()
        assert b'tilerummy_refused_total{reason="busy"} 100.0' in of.metrics.text()
        go_on.set()
        await page.until(lambda: len(page.answers()) == MOST_IN_INBOX + 101)
        assert page.answers()[f"p{MOST_IN_INBOX - 1}"]["type"] == "pong", "nothing that was accepted is lost"


async def test_a_repeated_question_is_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []
    real = table.tried_out

    def counted(*given: Any) -> Any:
        judged.append(given[2].rows)
        return real(*given)

    monkeypatch.setattr(table, "tried_out", counted)
    async with a_node(tmp_path) as of:
        room, guest = await a_room(of, COMPUTER)
        page = await Page(of, room, guest).attach()
        await page.until(lambda: page.heard[-1].get("turn") == 0)
        at, rack = page.heard[-1]["at"], sorted(set(page.heard[-1]["rack"]))
        each = of.owners[room].audience.attached[page.conn]

        async def ask(name: str, *tiles: str) -> None:
            await page.say(type="plan", id=name, at=at, rows=[{"tiles": tiles}])
            await page.until(lambda: name in page.answers())

        for number in range(5):
            await ask(f"same{number}", rack[0])
        assert len(judged) == 1
        assert page.answers()["same4"] == {**page.answers()["same0"], "id": "same4"}
        for number in range(table.MOST_ANSWERS + 20):
            await ask(f"other{number}", rack[number % 7], rack[number // 7 % 7], *rack[7 : 7 + number % 3])
            assert len(each.answers(at)) <= table.MOST_ANSWERS
        before = len(judged)
        await page.say(type="draw", id="draw", at=at)
        await page.until(lambda: page.heard[-1].get("turn") == 0 and page.heard[-1]["at"] > at)
        at = page.heard[-1]["at"]
        await ask("after", rack[0])
        assert len(judged) == before + 1, "after a move the same rows are judged again"
        assert len(each.answers(at)) == 1, "answers about an earlier scene are forgotten"


class Unread:
    """A WebSocket whose client never reads."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"type": "websocket", "headers": [], "tilerummy.counted_as": "local"}
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.greeted = False

    async def accept(self) -> None: ...

    async def receive_text(self) -> str:
        return HELLO

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None: ...


@pytest.mark.parametrize("length", [1, 20_000], ids=["many", "long"])
async def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, length: int) -> None:
    async with a_node(tmp_path) as of:
        room, _ = await a_room(of, PERSON)
        connection = sockets.SocketConnection(of, Unread(), room)  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        async with asyncio.timeout(PATIENCE_S):
            while not of.owners[room].audience:
                await asyncio.sleep(0.01)
        for _ in range(2 * sockets.MOST_WAITING):
            connection.put(MessageText("a" * length))
        assert connection.waiting_messages() <= sockets.MOST_WAITING
        assert connection.waiting_characters <= sockets.MOST_WAITING_CHARACTERS + 2 * length
        await asyncio.wait_for(running, PATIENCE_S)
        async with asyncio.timeout(PATIENCE_S):
            while of.owners[room].audience:
                await asyncio.sleep(0.01)
        assert connection.conn not in of.connections
        assert not of.open_sockets.open


def opened(server: ServerProcess, source: str, request: str = "") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE_S, (source, 0))
    line.sendall(request.encode())
    return line


def test_connections_of_an_address_are_limited(server: ServerProcess) -> None:
    limit = Settings().connections_per_address
    with ExitStack() as held:
        for _ in range(limit):
            held.enter_context(opened(server, "127.0.0.77"))
        said = b""
        while not said.startswith(b"HTTP/1.1 429"):  # until the server has accepted all the others
            with opened(server, "127.0.0.77", "GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as one_more:
                said = one_more.recv(1000)
        with opened(server, "127.0.0.78", "GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as other:
            assert other.recv(1000).startswith(b"HTTP/1.1 200")


UPGRADE = (
    "GET /ws/v1/rooms/none HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_sockets_of_an_address_are_limited(server: ServerProcess) -> None:
    limit, try_later = Settings().sockets_per_address, (1013).to_bytes(2, "big")
    with ExitStack() as held:
        missing = limit
        while missing:  # on a busy machine the server asks some to come later
            lines = [
                held.enter_context(opened(server, "127.0.0.79", UPGRADE.format(server.port))) for _ in range(missing)
            ]
            missing -= sum(line.recv(20).startswith(b"HTTP/1.1 101") for line in lines)
        with opened(server, "127.0.0.79", UPGRADE.format(server.port)) as one_more:
            one_more.settimeout(5)
            said = b""
            while try_later not in said:
                part = one_more.recv(1000)
                assert part, said
                said += part


def test_new_connections_of_an_address_are_limited(server: ServerProcess) -> None:
    cut = 0
    for _ in range(2 * Settings().new_connections_burst):
        with opened(server, "127.0.0.81") as line:
            line.settimeout(0.001)
            try:
                cut += line.recv(1) == b""
            except TimeoutError:
                pass
            except ConnectionResetError:
                cut += 1
    assert cut > 20
    with opened(server, "127.0.0.82", "GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as other:
        assert other.recv(1000).startswith(b"HTTP/1.1 200")
