"""A connection to a SQLite file, for a thread."""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tilerummy.store.contract import Broken, Conflict, Unavailable
from tilerummy.store.database import Row, T, Work
from tilerummy.store.statement import Statement

BUSY_MS = 5_000
UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
_TABLES = Statement("SELECT name FROM sqlite_master WHERE type = 'table'")


class SqliteConnection:
    """A connection whose methods never wait for the event loop, so that a thread can run them."""

    bad_values = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)

    def __init__(self, path: Path) -> None:
        # The driver starts no transactions by itself. A connection is used by one thread at a time.
        self.driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = NORMAL", "foreign_keys = ON"):
            self.driver.execute(f"PRAGMA {pragma}")

    @contextmanager
    def transaction(self, begin: str) -> Iterator[None]:
        self.driver.execute(begin)
        try:
            yield
            self.driver.commit()
        except BaseException:
            self.driver.rollback()
            raise

    def run(self, work: Work[T]) -> T:
        """The result of work, which waits for nothing."""
        running = work(self)
        try:
            running.send(None)
        except StopIteration as done:
            result: T = done.value
            return result
        running.close()
        raise RuntimeError("a transaction of SQLite must not wait")

    def close(self) -> None:
        self.driver.close()

    async def rows(self, statement: Statement, **values: object) -> list[Row]:
        return self.driver.execute(statement.sqlite, values).fetchall()

    async def change(self, statement: Statement, **values: object) -> int:
        return self.driver.execute(statement.sqlite, values).rowcount

    async def change_many(self, statement: Statement, values: Iterable[Mapping[str, object]]) -> None:
        self.driver.executemany(statement.sqlite, values)

    async def batches(self, statement: Statement, size: int) -> AsyncIterator[list[Row]]:
        cursor = self.driver.execute(statement.sqlite)
        while some := cursor.fetchmany(size):
            yield some

    async def tables(self) -> set[str]:
        return {name for (name,) in await self.rows(_TABLES)}

    async def freeze(self) -> None:
        """A transaction always sees one moment."""


def translate(error: sqlite3.Error) -> Exception:
    """The exception of the contract."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code in TAKEN:
        return Conflict()
    return Unavailable(str(error)) if code & 0xFF in UNAVAILABLE else Broken(str(error))
