"""Connections to SQLite or PostgreSQL: how they are set up, what their errors mean, and what is tried again.

SQLite writes ahead (WAL), so that readers never wait for the writer, and with `synchronous=NORMAL`: a commit is handed
to the operating system before it returns and outlives the process, killed or not. Only a machine that loses power may
lose its last moments, and never its order. Waiting for the disk at every move would cost more than it is worth at a
kitchen table; where it is worth it there is PostgreSQL, which waits.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, event, exc, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tilerummy.store import Conflict, Unavailable
from tilerummy.store.schema import HEAD

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_MS = 5_000
IDLE_IN_TRANSACTION_MS = 3_000
"""A process that stops in the middle of a transaction must not keep others from taking over its rooms."""
MIGRATING = 0x7469_6C65
"""The advisory lock of PostgreSQL under which the schema changes."""
SQLITE_UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
SQLITE_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
POSTGRES_TAKEN = "23505"


class Database:
    """Work is a function of a connection that runs in one transaction, and may run twice when the first run broke."""

    def __init__(self, where: str | Path) -> None:
        self.url = _url(where)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            # One connection writes; the pool is the queue before it, which is fairer than SQLite's own waiting.
            self._writer = _sqlite_engine(self.url, 1, "BEGIN IMMEDIATE", "PRAGMA query_only = OFF")
            self._reader = _sqlite_engine(self.url, 4, None, "PRAGMA query_only = ON")
        else:
            self._writer = self._reader = _postgres_engine(self.url)

    async def open(self) -> None:
        if self.sqlite:
            await asyncio.to_thread(_prepare_file, Path(self.url.database or ""))
        if not await self.read(_is_up_to_date):
            await self.write(_migrate)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, work)

    async def ahead(self) -> int:
        """How many milliseconds the clock of the database is ahead of this machine's; no file has a clock."""
        if self.sqlite:
            return 0
        before = time.time()
        there = await self.read(
            lambda connection: connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
        )
        return round((float(there or 0) - (before + time.time()) / 2) * 1000)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        for again in (True, False):
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(work)
            except exc.DBAPIError as error:
                # The database was restarted since this connection was used last: a new one may do.
                if again and error.connection_invalidated:
                    continue
                raise _meaning(error) from error
            except (exc.TimeoutError, OSError) as error:
                raise Unavailable(type(error).__name__) from error
        raise AssertionError("the second try returned or raised")


def _meaning(error: exc.DBAPIError) -> Exception:
    """What an error of the driver means to whoever uses the store; itself, where it means a fault in the code."""
    code: object = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        if code in SQLITE_TAKEN:
            return Conflict()
        return Unavailable(str(error.orig)) if code & 0xFF in SQLITE_UNAVAILABLE else error
    if getattr(error.orig, "sqlstate", None) == POSTGRES_TAKEN:
        return Conflict()
    if error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InterfaceError):
        return Unavailable(type(error.orig).__name__)
    return error


def _url(where: str | Path) -> URL:
    words = str(where)
    if "://" not in words:
        return URL.create("sqlite+aiosqlite", database=words)
    url = make_url(words)
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise ValueError("PostgreSQL needs a driver: pip install 'tilerummy[server]'") from None
        return url.set(drivername="postgresql+psycopg")
    raise ValueError(f"no database of a kind known here ({kind}): a file, or postgresql://...")


def _sqlite_engine(url: URL, connections: int, begin: str | None, extra: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        connect_args={"isolation_level": None},  # the driver begins no transactions; this file does
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # a rack has no business in an error message
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = NORMAL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(extra)
        cursor.close()

    if begin:

        @event.listens_for(engine.sync_engine, "begin")
        def begin_transaction(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _postgres_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        connect_args={
            "application_name": "tilerummy",
            "connect_timeout": 5,
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
            "options": f"-c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION_MS} -c lock_timeout={BUSY_MS}",
        },
        pool_size=10,
        max_overflow=10,
        pool_timeout=10,
        hide_parameters=True,
    )


def _prepare_file(path: Path) -> None:
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


def _is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version == HEAD


def _migrate(connection: Connection) -> None:
    """One process at a time: SQLite's one writer, and on PostgreSQL a lock until the transaction ends."""
    from tilerummy.store.migrations import migrate

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    migrate(connection)
