"""Several server processes with one PostgreSQL and one Valkey, and clients that always reconnect."""

import asyncio
import itertools
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from serving import COOKIE, Guest, Scene, ServerProcess, command_of, view_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tilerummy.bots import make
from tilerummy.rooms.room import fold
from tilerummy.store import Event, Store

SILENCE_S = 2.5
"""A client that receives nothing for this long tries another process."""
GLANCE_S = 0.1
PUBLIC = ("at", "stage", "round", "turn", "turn_stage", "table", "pool", "sheet", "end")
WORTH_ANOTHER_TRY = ("store-unavailable", "room-unknown", "too-fast")
_ids = itertools.count(1)


@dataclass
class Game:
    """A room that is played until `wanted` moves are acknowledged."""

    room: str
    wanted: int
    players: list["Player"] = field(default_factory=list)
    progress: list[float] = field(default_factory=list)
    """When each move was acknowledged."""
    may_end: bool = True
    """Whether the game may end. A test that needs more moves keeps it going."""

    @property
    def moves(self) -> int:
        return len(self.progress)

    @property
    def is_enough(self) -> bool:
        return self.may_end and self.moves >= self.wanted

    @property
    def is_over(self) -> bool:
        """Enough is played, every command is answered, no computer is to move, and everybody has seen it."""
        if not self.is_enough or any(player.waiting or not player.scene for player in self.players):
            return False
        scenes = [player.scene for player in self.players]
        last = max(at for player in self.players for at in (player.scene["at"], *player.acknowledged.values()))
        computer = scenes[0]["stage"] == "playing" and scenes[0]["seats"][scenes[0]["turn"]]["computer"]
        return not computer and all(scene["at"] == last for scene in scenes)

    def __str__(self) -> str:
        """What to know of a game that hangs."""
        seen = (f"{each.scene.get('at')} by try {each.tries}, {each.waiting[:1]}" for each in self.players)
        return f"{self.room}: {self.moves} moves of {self.wanted}; players saw {'; '.join(seen)}"

    async def play(self) -> None:
        """Until there are enough moves, and everybody has seen the last one."""
        await asyncio.gather(*(player.play() for player in self.players))

    async def check(self, store: Store) -> list[Event]:
        """What was acknowledged is written, once, and is what everybody sees; the whole log."""
        events = await store.events(self.room)
        room = fold(self.room, events)
        assert room is not None
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        written = {event.client_id: event for event in events if event.client_id is not None}
        for player in self.players:
            assert player.faults == []
            for command, at in player.acknowledged.items():
                event = written.pop(f"{player.seat}.{command}")
                assert event.number == at or (event.kind, event.number + 1) == ("ready", at)
            assert player.scene["at"] == room.at
            for part in PUBLIC:
                assert player.scene[part] == self.players[0].scene[part], part
        assert not written, "a command was executed but never acknowledged"
        assert room.position is not None
        assert len(room.position.table) == len(self.players[0].scene["table"])
        return events


@dataclass
class Player:
    """A client that always reconnects and repeats a command until it is answered."""

    game: Game
    guest: Guest
    servers: Sequence[ServerProcess]
    """The first process is tried first, the others when it does not answer."""
    level: str = "first-found"
    acknowledged: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    scenes: int = 0
    tries: int = 0
    cut: int = 0
    """How often the connection was lost."""
    heard: float = 0.0
    scene: Scene = field(default_factory=dict)
    waiting: list[dict[str, Any]] = field(default_factory=list)
    """Unanswered commands. The first one was sent."""

    def __post_init__(self) -> None:
        self.game.players.append(self)

    @property
    def seat(self) -> int:
        seat: int = self.scene["you"]
        return seat

    async def play(self) -> None:
        while not self.game.is_over:
            server = self.servers[self.tries % len(self.servers)]
            self.tries += 1
            try:
                await self._sit_down(server)
            except (OSError, WebSocketException, TimeoutError) as fault:
                self.cut += isinstance(fault, ConnectionClosed)
            await asyncio.sleep(GLANCE_S)

    async def _sit_down(self, server: ServerProcess) -> None:
        address = server.address.replace("http", "ws") + f"/ws/v1/rooms/{self.game.room}"
        headers = {"Cookie": f"{COOKIE}={self.guest.token}"}
        async with connect(address, additional_headers=headers, open_timeout=SILENCE_S, close_timeout=0.2) as socket:
            await self._say(socket, {"type": "hello", "version": 2, "language": "en"})
            self.heard = time.monotonic()
            said_again = False
            while not self.game.is_over:
                try:
                    async with asyncio.timeout(GLANCE_S):
                        text = await socket.recv()
                except TimeoutError:
                    silent = time.monotonic() - self.heard
                    if silent > SILENCE_S:
                        return
                    if silent > SILENCE_S / 2 and not self.waiting:
                        await self._say(socket, {"type": "ping", "id": f"p{next(_ids)}"})
                    continue
                self.heard = time.monotonic()
                await self._hear(socket, json.loads(text))
                if self.waiting and not said_again:
                    await self._say(socket, self.waiting[0])
                said_again = True

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "scene":
                if self.scene and message["at"] < self.scene["at"]:
                    self.faults.append(f"scene {message['at']} after {self.scene['at']}")
                self.scene = message
                self.scenes += 1
                await self._act(socket)
            case "done" | "review" | "refused" if self.waiting and message["id"] == self.waiting[0]["id"]:
                await self._answered(socket, message)
            case "refused" if message["id"] is None:
                raise TimeoutError  # the connection is lost; try another one

    async def _answered(self, socket: ClientConnection, answer: dict[str, Any]) -> None:
        command = self.waiting[0]
        if answer["type"] == "refused":
            if answer["code"] in WORTH_ANOTHER_TRY:
                await asyncio.sleep(0.2)
                await self._say(socket, command)
                return
            if not answer["stale"] and command["type"] != "draft":
                self.faults.append(f"{command['type']} refused: {answer['code']}")
            self.waiting.clear()
        else:
            del self.waiting[0]
            if answer["type"] == "done":
                self.acknowledged[command["id"]] = answer["at"]
                if command["type"] != "next":
                    self.game.progress.append(time.monotonic())
            elif self.waiting:
                await self._say(socket, self.waiting[0])
        await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        """Begin a move where it is this seat's turn, with a draft before a lay."""
        last = max(self.acknowledged.values(), default=0)
        if self.waiting or self.game.is_enough or self.scene["at"] < last:
            return
        if "next" in self.scene["may"]:
            self.waiting = [self._command("next")]
        elif self.scene["stage"] == "playing" and self.scene["turn"] == self.scene["you"]:
            seen = view_of(self.scene)
            wish = command_of(seen, make(self.level, 1).choose(seen, ()))
            self.waiting = [self._command(**wish)]
            if wish["kind"] == "lay":
                self.waiting.insert(0, self._command("draft", rows=wish["rows"]))
        if self.waiting:
            await self._say(socket, self.waiting[0])

    def _command(self, kind: str, **given: object) -> dict[str, Any]:
        return {"type": kind, "id": f"c{next(_ids)}", "at": self.scene["at"], **given}


def new_game(owner: ServerProcess, homes: Sequence[Sequence[ServerProcess]], wanted: int, *computers: str) -> Game:
    """A room owned by `owner`, with one person for each of `homes`."""
    guests = [Guest(servers[0], f"Guest {number}") for number, servers in enumerate(homes, 1)]
    guests[0].server = owner
    game = Game(guests[0].create(*("person" for _ in guests[1:]), *computers), wanted)
    for guest in guests[1:]:
        answer = guest.join(game.room)
        assert answer.status == 200, answer
    for guest, servers in zip(guests, homes, strict=True):
        Player(game, guest, servers)
    return game


async def until(true: Callable[[], bool], patience_s: float = 30.0) -> None:
    async with asyncio.timeout(patience_s):
        while not true():
            await asyncio.sleep(0.01)
