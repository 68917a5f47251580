"""Tells people who are not at the table that it is their turn, by web push.

A message has no content: the push service learns nothing about the game. The service worker of the page asks the server
what there is to say (`push_news`).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tilerummy.hosting.interfaces import LiveRoom
from tilerummy.rooms import logs
from tilerummy.server.metrics import Metrics
from tilerummy.server.push_token import Tokens, load_key, new_key
from tilerummy.store import Broken, Store

if TYPE_CHECKING:
    from tilerummy.server.push_delivery import Delivery

MOST_AT_ONCE = 4
"""Guests to whom requests are under way, each with one request at a time."""
MOST_WAITING = 2000
"""Guests who wait for a message, or got one a moment ago. Further ones get none."""
AGAIN_S = 20.0
"""A person gets at most one message in this time, and a person who leaves the table has this time to come back."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Push:
    """Without `open` it does nothing."""

    def __init__(self, store: Store, spawn: Spawn, now: Callable[[], int], metrics: Metrics) -> None:
        self.store, self.spawn, self.now, self.counted = store, spawn, now, metrics.push
        self.tokens: Tokens | None = None
        self.delivery: Delivery | None = None
        self.waiting: dict[str, dict[str, LiveRoom]] = {}
        """The guests with a task, each with the tables about which to tell, by room."""
        self.free = asyncio.Semaphore(MOST_AT_ONCE)

    async def open(self, contact: str) -> None:
        """Use the key in the store; the first process makes it. Raises `Broken`."""
        from tilerummy.server.push_delivery import Delivery  # needs a package that most servers do without

        try:
            self.tokens = Tokens(load_key(await self.store.push_key(new_key())), contact, time.time)
        except ValueError:
            raise Broken("damaged key of push messages") from None
        self.delivery = Delivery()

    @property
    def key(self) -> str | None:
        """The public key that browsers need; None without push."""
        return self.tokens.public if self.tokens is not None else None

    def tell(self, table: LiveRoom, seat: int | None, *, left: bool = False) -> None:
        """Tell the person of this seat, if it is his turn, other people play too and he is not at the table.

        A person who `left` just now may only be loading the page again, so the message comes later.
        """
        if self.tokens is None or seat is None or not _is_missed(table, guest := table.room.sitters[seat].guest):
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
                        await self._deliver(guest)
                await asyncio.sleep(AGAIN_S)
        finally:
            del self.waiting[guest]

    async def _deliver(self, guest: str) -> None:
        try:
            for endpoint, _ in await self.store.push_addresses(guest, self.now()):
                await self._send(endpoint)
        except Exception as fault:
            logs.failed("push failed", fault)

    async def _send(self, endpoint: str) -> None:
        assert self.tokens is not None
        assert self.delivery is not None
        host = urlsplit(endpoint).netloc
        status = await self.delivery.send(endpoint, self.tokens.header(f"https://{host}"))
        result = "sent" if status in range(200, 300) else "gone" if status in (404, 410) else "failed"
        self.counted.labels(result=result).inc()
        if result == "gone":
            await self.store.remove_push_address(endpoint)
        elif status in (401, 403):
            logs.warning("push refused", service=host, status=status)

    async def language(self, guest: str) -> str | None:
        """The language of the newest browser of a guest."""
        found = await self.store.push_addresses(guest, self.now()) if self.tokens is not None else []
        return found[0][1] if found else None


def _is_missed(table: LiveRoom, guest: str | None) -> bool:
    """Whether this guest is to move and does not see it, while other people wait."""
    room, seat = table.room, table.room.to_move
    if room.stage != "playing" or seat is None or guest is None or room.sitters[seat].guest != guest:
        return False
    guests = {room.sitters[each].guest for each in room.people}
    return seat in room.people and len(guests) > 1 and seat not in table.audience.connected(room)
