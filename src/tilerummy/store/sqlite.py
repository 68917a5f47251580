"""The SQLite backend, for one machine.

It uses WAL mode, so that readers never wait for the writer, and `synchronous=NORMAL`: a commit survives the end of the
process, however it ends. If the machine loses power, the last commits may be lost, but the database stays consistent.
PostgreSQL waits for the disk at every commit.

Each transaction runs as a whole in a thread. An asynchronous driver would switch threads for every statement, which is
most of its cost. Concurrent writes share a transaction (see writer.py).
"""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from tilerummy.store.contract import Unavailable
from tilerummy.store.database import T, Work
from tilerummy.store.schema import is_up_to_date, migrate
from tilerummy.store.sqlite_connection import BUSY_MS, SqliteConnection, translate
from tilerummy.store.writer import Writer

READERS = 4


class Sqlite:
    """One connection writes, in the order of the calls, which is fairer than SQLite's locking. Others read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Writer(path)
        self._threads = ThreadPoolExecutor(READERS, "sqlite")
        self._idle: list[SqliteConnection] = []

    async def open(self) -> None:
        await asyncio.to_thread(_prepare, self._path)
        if not await self.read(is_up_to_date):
            await self.write(migrate)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()
        await asyncio.to_thread(self._writer.close)

    async def read(self, work: Work[T]) -> T:
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
        except RuntimeError:
            raise Unavailable("the store is closed") from None
        return await reading

    def _read(self, work: Work[T]) -> T:
        try:
            try:
                connection = self._idle.pop()
            except IndexError:
                connection = SqliteConnection(self._path)
            try:
                with connection.transaction("BEGIN"):
                    return connection.run(work)
            finally:
                self._idle.append(connection)
        except sqlite3.Error as error:
            raise translate(error) from error

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def clock_offset(self) -> int:
        """Always 0: a file has no clock of its own."""
        return 0


def _prepare(path: Path) -> None:
    """Create the file, readable by its owner only, and switch it to WAL mode, which is persistent."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        with closing(sqlite3.connect(path, timeout=BUSY_MS / 1000)) as connection:
            # This fails at once, without the busy timeout, if another process opens the file at the same time.
            for attempt in range(50):
                try:
                    connection.execute("PRAGMA journal_mode = WAL")
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or attempt == 49:
                        raise
                    time.sleep(0.1)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(str(error)) from error
