"""A file of SQLite, for one machine.

It writes ahead (WAL), so that readers never wait for the writer, and with `synchronous=NORMAL`: a commit is handed to
the operating system before it returns, and outlives the process however that ends. Only a machine that loses power may
lose its last moments, and never their order. Waiting for the disk at every move would cost more than it is worth at a
kitchen table; where it is worth it there is PostgreSQL, which waits.

Each transaction runs whole in a thread. An asynchronous driver goes to its thread and back for every statement, every
fetch and every cursor closed, which is most of its cost. What several rooms have to write at once is committed at once.
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
from tilerummy.store.writer import Writer

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
    """One connection writes, in the order asked: a fairer queue than SQLite's own waiting. Others read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Writer(_engine(path, 1, "BEGIN IMMEDIATE"), _meaning)
        self._reader = Threads(path, READERS, "BEGIN")

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

    async def ahead(self) -> int:
        """A file has no clock of its own."""
        return 0


class Threads:
    """Threads, each with a connection to the file."""

    def __init__(self, path: Path, number: int, begin: str) -> None:
        self._threads = ThreadPoolExecutor(number, "sqlite")
        self._engine = _engine(path, number, begin)

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
            raise _meaning(error) from error

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def _meaning(error: exc.DBAPIError) -> Exception:
    """Itself, where it means a fault in the code."""
    code = getattr(error.orig, "sqlite_errorcode", 0)
    if code in TAKEN:
        return Conflict()
    return Unavailable(str(error.orig)) if code & 0xFF in UNAVAILABLE else error


def _engine(path: Path, connections: int, begin: str) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"isolation_level": None},  # the driver begins no transactions; this file does
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # a rack has no business in an error message
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = NORMAL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _prepare(path: Path) -> None:
    """Make the file, readable by its owner alone, and let it write ahead, which the file itself remembers."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        with closing(sqlite3.connect(path, timeout=BUSY_MS / 1000)) as connection:
            # Others who open it at this moment make this fail at once, whatever the time-out says.
            for patience in range(50):
                try:
                    connection.execute("PRAGMA journal_mode = WAL")
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or patience == 49:
                        raise
                    time.sleep(0.1)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(str(error)) from error
