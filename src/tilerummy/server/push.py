"""Tells people who are not at the table that it is their turn, by web push.

A message has no content: the push service learns nothing about the game. The service worker of the page asks the server
what there is to say (`push_news`).
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from tilerummy.engine.errors import CodedError
from tilerummy.rooms import logs
from tilerummy.rooms.room import Room
from tilerummy.server import push_delivery
from tilerummy.server.metrics import Metrics
from tilerummy.server.push_token import KEY_FILE, Tokens, load_key
from tilerummy.store.push_book import PushBook

if TYPE_CHECKING:
    from tilerummy.hosting.audience import Audience

BOOK_FILE = "push.db"
MOST_AT_ONCE = 4
"""Guests to whom requests are under way, each with one request at a time."""
MOST_WAITING = 2000
"""Guests who wait for a message, or got one a moment ago. Further ones get none."""
AGAIN_S = 20.0
"""A person gets at most one message in this time, and a person who leaves the table has this time to come back."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class BadFile(CodedError):
    """The key or the addresses cannot be used."""

    def __init__(self, path: Path) -> None:
        super().__init__("serve-push-file-bad", path=str(path))


class Table(Protocol):
    room: Room
    audience: "Audience"


class Push:
    """Without `open` it does nothing."""

    def __init__(self, spawn: Spawn, now: Callable[[], int], metrics: Metrics) -> None:
        self.spawn, self.now, self.counted = spawn, now, metrics.push
        self.connect: push_delivery.Connect = push_delivery.connect
        self.book: PushBook | None = None
        self.tokens: Tokens | None = None
        self.waiting: dict[str, dict[str, Table]] = {}
        """The guests with a task, each with the tables about which to tell, by room."""
        self.free = asyncio.Semaphore(MOST_AT_ONCE)

    def open(self, folder: Path, contact: str) -> None:
        """Use the key and the addresses in this folder; they are made if they are missing. Raises `BadFile`."""
        try:
            self.tokens = Tokens(load_key(folder), contact, time.time)
        except (OSError, ValueError):
            raise BadFile(folder / KEY_FILE) from None
        try:
            self.book = PushBook(folder / BOOK_FILE, self.now)
        except (OSError, sqlite3.Error):
            raise BadFile(folder / BOOK_FILE) from None

    @property
    def key(self) -> str | None:
        """The public key that browsers need; None without push."""
        return self.tokens.public if self.tokens is not None else None

    def tell(self, table: Table, seat: int | None, *, left: bool = False) -> None:
        """Tell the person of this seat, if it is his turn, other people play too and he is not at the table.

        A person who `left` just now may only be loading the page again, so the message comes later.
        """
        if self.book is None or seat is None or not _is_missed(table, guest := table.room.sitters[seat].guest):
            return
        assert guest is not None
        if guest in self.waiting:
            self.waiting[guest][table.room.id] = table
        elif len(self.waiting) < MOST_WAITING:
            self.waiting[guest] = {table.room.id: table}
            self.spawn(self._tell(guest, AGAIN_S if left else 0.0))
        else:
            self.counted.labels(result="dropped").inc()

    async def _tell(self, guest: str, after_s: float) -> None:
        """The only task of this guest. If a turn comes while it sleeps, it sends the message afterwards."""
        try:
            await asyncio.sleep(after_s)
            while self.waiting[guest]:
                async with self.free:
                    tables, self.waiting[guest] = self.waiting[guest], {}
                    if any(_is_missed(table, guest) for table in tables.values()):
                        await self._in_thread(guest)
                await asyncio.sleep(AGAIN_S)
        finally:
            del self.waiting[guest]

    async def _in_thread(self, guest: str) -> None:
        """Nobody waits for this thread when the server stops."""
        loop, done = asyncio.get_running_loop(), asyncio.Event()

        def work() -> None:
            try:
                self._deliver(guest)
            except Exception as fault:
                logs.failed("push failed", fault)
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(done.set)

        Thread(target=work, name="push", daemon=True).start()
        await done.wait()

    def _deliver(self, guest: str) -> None:
        assert self.book is not None
        assert self.tokens is not None
        for endpoint, _ in self.book.of(guest):
            host = urlsplit(endpoint).netloc
            status = push_delivery.deliver(endpoint, self.tokens.header(f"https://{host}"), self.connect)
            result = "sent" if status in range(200, 300) else "gone" if status in (404, 410) else "failed"
            self.counted.labels(result=result).inc()
            if result == "gone":
                self.book.remove(endpoint)
            elif status in (401, 403):
                logs.warning("push refused", service=host, status=status)

    async def language(self, guest: str) -> str | None:
        """The language of the newest browser of a guest."""
        found = await asyncio.to_thread(self.book.of, guest) if self.book is not None else []
        return found[0][1] if found else None


def _is_missed(table: Table, guest: str | None) -> bool:
    """Whether this guest is to move and does not see it, while other people wait."""
    room, seat = table.room, table.room.to_move
    if room.stage != "playing" or seat is None or guest is None or room.sitters[seat].guest != guest:
        return False
    guests = {room.sitters[each].guest for each in room.people}
    return seat in room.people and len(guests) > 1 and seat not in table.audience.connected(room)
