"""A client process that plays in rooms of four people over real sockets."""

import asyncio
import gc
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from typing import Any

from page import HELLO, Message, Shown, at_of, command_of, draft_of
from websockets.asyncio.client import ClientConnection, connect

EDITION = "rummikub-vienna-en"
SEATS = 4
COOKIE = "tilerummy_guest"
PATIENCE_S = 60.0
OPENING_AT_ONCE = 32
_ids = count(1)


@dataclass(frozen=True)
class Plan:
    """The plan of one client process. `pause` is None for full speed."""

    port: int
    rooms: int
    seconds: float
    warm_up: float
    pause: float | None
    compression: bool


@dataclass
class Measured:
    """The results. Times are in seconds, for moves between warm-up and end."""

    moves: list[float] = field(default_factory=list)
    drafts: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    """How late this process woke up from a sleep: the delay of the client itself."""
    faults: Counter[str] = field(default_factory=Counter)
    scene_bytes: int = 0


class Seats:
    """A room and the sockets of its four players."""

    def __init__(self, plan: Plan, measured: Measured, http: HTTPConnection) -> None:
        self.plan, self.measured = plan, measured
        self.tokens: list[str] = []
        seats = [{"kind": "me"}] + [{"kind": "person"}] * (SEATS - 1)
        wish = {"edition": EDITION, "name": "Ann", "clock": {"kind": "off"}, "seats": seats}
        self.room = self._ask(http, "/api/v1/rooms", wish)["id"]
        for name in ("Bo", "Cy", "Di"):
            self._ask(http, f"/api/v1/rooms/{self.room}/join", {"name": name, "seat": None})
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.shown = [0] * SEATS
        self.scenes = [Shown() for _ in range(SEATS)]
        self.news = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Message]] = {}

    def _ask(self, http: HTTPConnection, path: str, body: Message) -> Any:
        http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = http.getresponse()
        answered = json.loads(answer.read())
        if answer.status not in (200, 201):
            raise RuntimeError(answered)
        self.tokens.append((answer.headers["Set-Cookie"] or "").partition("=")[2].partition(";")[0])
        return answered

    async def open(self) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await connect(
                f"ws://127.0.0.1:{self.plan.port}/ws/v1/rooms/{self.room}",
                additional_headers={"Cookie": f"{COOKIE}={token}"},
                compression="deflate" if self.plan.compression else None,
                ping_interval=None,
                open_timeout=PATIENCE_S,
            )
            await socket.send(HELLO)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        await self._until_all_see(1)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            at = at_of(text)
            if at is not None:
                self.shown[seat] = at
                self.scenes[seat].put(text)
                self.measured.scene_bytes = max(self.measured.scene_bytes, len(text))
                self.news.set()
            elif not text.startswith(('{"type":"drafting"', '{"type":"presence"')):
                message = json.loads(text)
                waiting = self.answers.pop(message.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)

    async def _until_all_see(self, at: int) -> None:
        while min(self.shown) < at:
            self.news.clear()
            await self.news.wait()

    async def _say(self, seat: int, command: Message) -> Message:
        """Send a request and return the answer."""
        name = f"c{next(_ids)}"
        self.answers[name] = waiting = asyncio.get_running_loop().create_future()
        await self.sockets[seat].send(json.dumps({**command, "id": name}))
        return await waiting

    async def play(self, begin: float, end: float) -> None:
        """Play until the end time."""
        chance = random.Random(self.room)
        if self.plan.pause is not None:  # start at different times
            await asyncio.sleep(chance.uniform(0, self.plan.pause))
        while time.perf_counter() < end:
            async with asyncio.timeout(PATIENCE_S):
                await self._turn(chance, begin, end)

    async def _turn(self, chance: random.Random, begin: float, end: float) -> None:
        scene = self.scenes[0].now()
        if scene["stage"] != "playing":
            for seat in range(SEATS):
                await self._say(seat, {"type": "next", "at": self.shown[seat]})
            await self._until_all_see(scene["at"] + SEATS + 1)
            return
        seat = scene["turn"]
        mine = self.scenes[seat].now()
        command = command_of(mine)
        if self.plan.pause is not None:
            await asyncio.sleep(self.plan.pause * chance.uniform(0.4, 1.0))
            began = time.perf_counter()
            await self._say(seat, draft_of(mine, command))
            if begin <= began:
                self.measured.drafts.append(time.perf_counter() - began)
            await asyncio.sleep(self.plan.pause * chance.uniform(0.2, 0.4))
        began = time.perf_counter()
        answer, _ = await asyncio.gather(self._say(seat, command), self._until_all_see(mine["at"] + 1))
        if answer["type"] != "done":
            self.measured.faults[answer["code"]] += 1
        elif begin <= began and time.perf_counter() <= end:
            self.measured.moves.append(time.perf_counter() - began)


async def lag(measured: Measured) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        measured.lag.append(time.perf_counter() - began - 0.02)


async def run(plan: Plan, opened: Any, start: Any) -> Measured:
    """Open all rooms, report that they are ready, wait for the start signal, and play."""
    measured = Measured()
    http = HTTPConnection("127.0.0.1", plan.port, timeout=PATIENCE_S)
    rooms = []
    few = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(room: Seats) -> None:
        async with few:
            await room.open()
        opened.put(1)

    for _ in range(plan.rooms):
        rooms.append(await asyncio.to_thread(Seats, plan, measured, http))
        if len(rooms) % OPENING_AT_ONCE == 0:
            await asyncio.gather(*map(open_one, rooms[-OPENING_AT_ONCE:]))
            http.close()  # the server does so after five seconds; the next request opens it again
    await asyncio.gather(*(open_one(room) for room in rooms if not room.sockets))
    await asyncio.to_thread(start.wait)
    gc.disable()  # collections in the client would disturb the measurement
    begin = time.perf_counter() + plan.warm_up
    watch = asyncio.create_task(lag(measured))
    await asyncio.gather(*(room.play(begin, begin + plan.seconds) for room in rooms))
    watch.cancel()
    await asyncio.gather(*(room.close() for room in rooms))
    return measured
