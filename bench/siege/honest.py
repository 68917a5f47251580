"""Honest players: rooms of two people, each from an address of their own, who draft, play, ask for hints and look."""

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from page import HELLO, Shown, at_of, command_of, draft_of
from raw import Http, Message, Socket

EDITION = "rummikub-vienna-en"
SEATS = 2
PATIENCE_S = 30.0
HINT_EVERY, LOOK_EVERY = 12, 6
_ids = count(1)


@dataclass
class Measured:
    """Seconds per request, by kind, and what went wrong."""

    times: dict[str, list[float]] = field(
        default_factory=lambda: {kind: [] for kind in ("move", "draft", "hint", "get")}
    )
    refused: Counter[str] = field(default_factory=Counter)
    lag: list[float] = field(default_factory=list)
    """How late this process woke up from a sleep: the delay of the client itself."""


class Room:
    """A room and its two players."""

    def __init__(self, port: int, number: int, measured: Measured) -> None:
        self.port, self.measured = port, measured
        self.chance = random.Random(number)
        self.players = [Http(port, f"127.0.{seat + 1}.{number % 250 + 1}") for seat in range(SEATS)]
        self.room = ""
        self.sockets: list[Socket] = []
        self.readers: list[asyncio.Task[None]] = []
        self.shown, self.scenes = [0] * SEATS, [Shown() for _ in range(SEATS)]
        self.news = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.turns = self.chance.randrange(100)

    async def open(self) -> None:
        seats = [{"kind": "me"}] + [{"kind": "person"}] * (SEATS - 1)
        wish = {"edition": EDITION, "name": "Ann", "clock": {"kind": "off"}, "seats": seats, "games": 50}
        self.room = (await self._ask(0, "POST", "/api/v1/rooms", wish))["id"]
        for seat in range(1, SEATS):
            await self._ask(seat, "POST", f"/api/v1/rooms/{self.room}/join", {"name": f"Bo {seat}", "seat": None})
        for seat, player in enumerate(self.players):
            socket = await Socket.open(self.port, player.address, f"/ws/v1/rooms/{self.room}", player.token)
            socket.send(json.loads(HELLO))
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        await self._until_all_see(1)

    async def _ask(self, seat: int, method: str, path: str, body: object = None) -> Any:
        async with asyncio.timeout(PATIENCE_S):
            answer = await self.players[seat].ask(method, path, body)
        if answer.status >= 400:
            self.measured.refused[f"{method} {answer.status} {answer.json()['code']}"] += 1
            raise RuntimeError(answer)
        return answer.json()

    async def _read(self, seat: int, socket: Socket) -> None:
        while (text := await socket.read()) is not None:
            at = at_of(text)
            if at is not None:
                self.shown[seat] = at
                self.scenes[seat].put(text)
                self.news.set()
            elif not text.startswith(('{"type":"drafting"', '{"type":"presence"')):
                message = json.loads(text)
                if message["type"] == "refused":
                    self.measured.refused[message["code"]] += 1
                waiting = self.answers.pop(message.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
        self.measured.refused["socket closed"] += 1

    async def _until_all_see(self, at: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while min(self.shown) < at:
                self.news.clear()
                await self.news.wait()

    async def _say(self, seat: int, command: Message) -> Message:
        name = f"c{next(_ids)}"
        self.answers[name] = waiting = asyncio.get_running_loop().create_future()
        self.sockets[seat].send({**command, "id": name})
        async with asyncio.timeout(PATIENCE_S):
            return await waiting

    async def play(self, pause: float, begin: float, end: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, pause))
        try:
            while time.perf_counter() < end:
                await self._turn(pause, begin)
        except (TimeoutError, RuntimeError, OSError, EOFError) as fault:
            self.measured.refused[f"given up: {type(fault).__name__}"] += 1

    async def _turn(self, pause: float, begin: float) -> None:
        scene = self.scenes[0].now()
        if scene["stage"] != "playing":
            for seat in range(SEATS):
                await self._say(seat, {"type": "next", "at": self.shown[seat]})
            await self._until_all_see(scene["at"] + SEATS + 1)
            return
        seat, self.turns = scene["turn"], self.turns + 1
        mine = self.scenes[seat].now()
        command = command_of(mine)
        await asyncio.sleep(pause * self.chance.uniform(0.4, 0.8))
        await self._timed("draft", begin, self._say(seat, draft_of(mine, command)))
        if self.turns % HINT_EVERY == 0:
            await self._timed("hint", begin, self._say(seat, {"type": "hint", "at": mine["at"], "depth": 3}))
        if self.turns % LOOK_EVERY == 0:
            await self._timed("get", begin, self._ask(seat, "GET", f"/api/v1/rooms/{self.room}"))
        await asyncio.sleep(pause * self.chance.uniform(0.2, 0.4))
        both = asyncio.gather(self._say(seat, command), self._until_all_see(mine["at"] + 1))
        await self._timed("move", begin, both)

    async def _timed(self, kind: str, begin: float, work: Any) -> None:
        began = time.perf_counter()
        await work
        if began >= begin:
            self.measured.times[kind].append(time.perf_counter() - began)


async def lag(measured: Measured) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        measured.lag.append(time.perf_counter() - began - 0.02)


async def run(port: int, rooms: int, pause: float, warm_up: float, seconds: float, opened: Any, start: Any) -> Measured:
    """Open the rooms, wait for the start signal, and play."""
    measured = Measured()
    all_rooms = [Room(port, number, measured) for number in range(rooms)]
    for room in all_rooms:
        await room.open()
    opened.put("honest")
    await asyncio.to_thread(start.wait)
    watch = asyncio.create_task(lag(measured))
    begin = time.perf_counter() + warm_up
    await asyncio.gather(*(room.play(pause, begin, begin + seconds) for room in all_rooms))
    watch.cancel()
    for room in all_rooms:
        for reader in room.readers:
            reader.cancel()
        for socket in room.sockets:
            socket.close()
    return measured
