"""Processes that use a store, to be killed or suspended. They start quickly by forkserver."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from storekit import LEASE

from tilerummy.store import Event, Fenced, RoomRow, Store, Unavailable, connect
from tilerummy.store.database import Connection as SqlConnection, T, Work

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

BATCHES = (1, 3, 2)

HAS_FORK = hasattr(os, "fork")
_context: "ForkServerContext | SpawnContext"
_context = multiprocessing.get_context("forkserver") if HAS_FORK else multiprocessing.get_context("spawn")
if HAS_FORK:
    _context.set_forkserver_preload(["tilerummy.store.sql", "tilerummy.store.sqlite", "tilerummy.store.postgres"])


class Child:
    """A process that runs `work(connection, *words)`, and its messages on that connection."""

    def __init__(self, work: Callable[..., None], *words: object) -> None:
        self._ear, mouth = _context.Pipe(duplex=False)
        self._process = _context.Process(target=work, args=(mouth, *words), daemon=True)
        self._process.start()
        mouth.close()

    def says(self) -> object:
        if not self._ear.poll(60):
            raise TimeoutError("the process says nothing")
        return self._ear.recv()

    def last_words(self) -> list[object]:
        """All messages that were not read yet, until the process ends."""
        heard = []
        try:
            while True:
                heard.append(self.says())
        except EOFError:
            return heard

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def thaw(self) -> None:
        os.kill(self._process.pid or 0, signal.SIGCONT)


@contextmanager
def child(work: Callable[..., None], *words: object) -> Iterator[Child]:
    one = Child(work, *words)
    try:
        yield one
    finally:
        one.kill()
        one._ear.close()


def write(mouth: Connection, address: str, room: str, owner: str, now: int) -> None:
    """Acquire the room and append to its log forever, reporting the last number of each acknowledged append."""
    asyncio.run(_write(mouth, address, room, owner, now))


async def _write(mouth: Connection, address: str, room: str, owner: str, now: int) -> None:
    store = connect(address)
    await store.open()
    lease = await store.acquire(room, owner, now, now + LEASE)
    assert lease is not None
    last = (await store.events(room))[-1].number
    for batch in range(1_000_000):
        numbers = range(last + 1, last + 1 + BATCHES[batch % len(BATCHES)])
        events = [Event(number, "move", f"{owner} wrote {number}", now, f"{owner}-{number}") for number in numbers]
        try:
            await store.append(lease, events, RoomRow(room, "playing", True, now, now + batch, None, (owner,)))
        except Fenced:
            mouth.send("fenced")
            break
        last = numbers[-1]
        mouth.send(last)
    await store.close()


def stop_while_writing(mouth: Connection, address: str, room: str, owner: str, now: int) -> None:
    """Acquire the room and suspend in the middle of an append, with the lease locked and nothing committed."""
    asyncio.run(_stop_while_writing(mouth, address, room, owner, now))


async def _stop_while_writing(mouth: Connection, address: str, room: str, owner: str, now: int) -> None:
    store = Store(address)
    await store.open()
    lease = await store.acquire(room, owner, now, now + LEASE)
    assert lease is not None
    last = (await store.events(room))[-1].number
    write, stopped = store._database.write, False

    async def stop_in_between(work: Work[T]) -> T:
        async def stopping_work(connection: SqlConnection) -> T:
            nonlocal stopped
            result = await work(connection)
            if not stopped:
                stopped = True
                mouth.send("stopping")
                os.kill(os.getpid(), signal.SIGSTOP)
            return result

        return await write(stopping_work)

    store._database.write = stop_in_between  # type: ignore[method-assign]
    try:
        await store.append(lease, [Event(last + 1, "move", "stopped", now)], RoomRow(room, "closed", True, 0, 0, None))
    except (Fenced, Unavailable) as error:
        mouth.send(type(error).__name__)
    else:
        mouth.send("written")
    await store.close()


def open_and_count(mouth: Connection, address: str) -> None:
    asyncio.run(_open_and_count(mouth, address))


async def _open_and_count(mouth: Connection, address: str) -> None:
    store = connect(address)
    await store.open()
    mouth.send(await store.count())
    await store.close()
