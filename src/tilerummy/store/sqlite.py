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

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc

from tilerummy.store.contract import Conflict, Unavailable
from tilerummy.store.database import T, Work, bring_up_to_date, is_up_to_date
from tilerummy.store.writer import DatabaseError, Writer

BUSY_MS = 5_000
READERS = 4
UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class Sqlite:
    """One connection writes, in the order of the calls, which is fairer than SQLite's locking. Others read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Writer(_engine(path, 1), _translate)
        self._reader = ReaderThreads(path, READERS)

    async def open(self) -> None:
        await asyncio.to_thread(_prepare, self._path)
        if not await self.read(is_up_to_date):
            await self.write(bring_up_to_date)

    async def close(self) -> None:
        await asyncio.to_thread(self._reader.close)
        await asyncio.to_thread(self._writer.close)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.run(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def clock_offset(self) -> int:
        """Always 0: a file has no clock of its own."""
        return 0


class ReaderThreads:
    """A thread pool; each thread has its own connection."""

    def __init__(self, path: Path, number: int) -> None:
        self._threads = ThreadPoolExecutor(number, "sqlite")
        self._engine = _engine(path, number)

        @event.listens_for(self._engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    async def run(self, work: Work[T]) -> T:
        try:
            done = asyncio.get_running_loop().run_in_executor(self._threads, self._transaction, work)
        except RuntimeError:
            raise Unavailable("the store is closed") from None
        return await done

    def _transaction(self, work: Work[T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except exc.DBAPIError as error:
            raise _translate(error) from error

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def _translate(error: DatabaseError) -> Exception:
    """`Conflict` or `Unavailable`; any other error is a bug and is returned unchanged."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", 0)
    if code in TAKEN:
        return Conflict()
    return Unavailable(str(cause)) if code & 0xFF in UNAVAILABLE else error


def _engine(path: Path, connections: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"isolation_level": None},  # the driver starts no transactions by itself
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # error messages must not contain tiles
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = NORMAL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


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
