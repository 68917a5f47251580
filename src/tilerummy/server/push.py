"""Tells people who are not at the table that it is their turn, by web push.

A message has no content: the push service learns nothing about the game. The service worker of the page asks the server
what there is to say (`news`).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tilerummy.server import push_delivery, rest
from tilerummy.server.push_token import Tokens, load_key
from tilerummy.server.room import Room
from tilerummy.server.room_listing import info_of_row
from tilerummy.server.words import translator_for
from tilerummy.store import RoomRow
from tilerummy.store.push_book import PushBook

BOOK_FILE = "push.db"
MOST_AT_ONCE = 4
"""Requests to push services that are under way."""
MOST_WAITING = 500
"""People who are still to be told. Further ones are not told."""
AGAIN_S = 20.0
"""A person is told at most once in this time."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Push:
    """Without `open` it does nothing."""

    def __init__(self, spawn: Spawn, seconds: Callable[[], float] = time.time) -> None:
        self.spawn, self.seconds = spawn, seconds
        self.connect: push_delivery.Connect = push_delivery.PinnedConnection
        self.book: PushBook | None = None
        self.tokens: Tokens | None = None
        self.told: dict[str, float] = {}
        self.waiting = 0
        self.pool: ThreadPoolExecutor | None = None

    def open(self, folder: Path, contact: str) -> None:
        """Use the key and the addresses in this folder; they are made if they are missing."""
        self.tokens = Tokens(load_key(folder), contact, self.seconds)
        self.book = PushBook(folder / BOOK_FILE)
        self.pool = ThreadPoolExecutor(MOST_AT_ONCE, thread_name_prefix="push")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    @property
    def key(self) -> str | None:
        """The public key that browsers need; None without push."""
        return self.tokens.public if self.tokens is not None else None

    def turn_came(self, before: Room, room: Room, here: frozenset[int]) -> None:
        """Tell the person to move, if other people play too and this one is not at the table."""
        seat = room.to_move
        if self.book is None or seat is None or seat in here or len(room.people) < 2:
            return
        guest = room.sitters[seat].guest
        if guest is None or seat not in room.people or (before.to_move == seat and before.match is not None):
            return
        now = self.seconds()
        if self.waiting >= MOST_WAITING or now - self.told.get(guest, 0.0) < AGAIN_S:
            return
        self.told = {each: when for each, when in self.told.items() if now - when < AGAIN_S} | {guest: now}
        self.waiting += 1
        self.spawn(self._tell(guest))

    async def _tell(self, guest: str) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.pool, self._deliver, guest)
        finally:
            self.waiting -= 1

    def _deliver(self, guest: str) -> None:
        assert self.book is not None
        assert self.tokens is not None
        for endpoint, _ in self.book.of(guest):
            origin = "/".join(endpoint.split("/", 3)[:3])
            if not push_delivery.deliver(endpoint, self.tokens.header(origin), self.connect):
                self.book.remove(endpoint)

    async def language(self, guest: str) -> str | None:
        """The language of the newest browser of a guest."""
        found = await asyncio.to_thread(self.book.of, guest) if self.book is not None else []
        return found[0][1] if found else None


def news(rows: list[RoomRow], guest: str, language: str) -> rest.PushNews:
    """What the browser shows: the rooms in which this guest is to move. `rows` are the rooms of the guest."""
    tr = translator_for(language)
    turns = [info for info in (info_of_row(row, guest, tr) for row in rows) if _is_my_turn(info)]
    if not turns:
        return rest.PushNews(title="tilerummy", text=tr.text("server-push-nothing"), room=None)
    first = turns[0]
    computers = [at for at, seat in enumerate(first.seats) if seat.kind == "computer"]
    names = tr.seat_names([seat.name for seat in first.seats], computers)
    others = tr.list_of(name for at, name in enumerate(names) if at != first.you)
    text = tr.text("server-push-table", names=others)
    return rest.PushNews(title=tr.text("server-push-turn", count=len(turns)), text=text, room=first.id)


def _is_my_turn(info: rest.RoomInfo) -> bool:
    return info.stage == "playing" and info.you is not None and info.turn == info.you
