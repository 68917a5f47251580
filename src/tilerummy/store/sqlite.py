"""The SQLite backend, for one machine.

It uses WAL mode, so that readers never wait for the writer, and `synchronous=NORMAL`: a commit survives the end of the
process, however it ends. If the machine loses power, the last commits may be lost, but the database stays consistent.
PostgreSQL waits for the disk at every commit.

Each transaction runs as a whole in a thread. An asynchronous driver would switch threads for every statement, which is
most of its cost.

A single thread writes. It commits all waiting jobs in one transaction, in the order of the calls: a commit costs about
as much as the statements in it, and the thread waits for the interpreter at every statement. Callers get their result
after the commit. If one job fails, the transaction is rolled back and each job runs again in its own transaction, so
that a failure in one room does not affect the others.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from tilerummy.store.contract import Broken, Conflict, NoTables, Unavailable
from tilerummy.store.database import Row, Statement, T, Work
from tilerummy.store.schema import is_up_to_date, migrate

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

    bad_values = (
        sqlite3.IntegrityError,
        sqlite3.DataError,
        sqlite3.InterfaceError,
        sqlite3.ProgrammingError,
        ValueError,
        OverflowError,
    )

    def __init__(self, path: Path) -> None:
        # The driver starts no transactions by itself. A connection is used by one thread at a time.
        self.driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = NORMAL", "foreign_keys = ON", "secure_delete = ON"):
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


# Writing

MAX_BATCH = 64
"""Jobs per transaction. It limits how long the first job waits for the last one."""


@dataclass(frozen=True)
class Job:
    """Work and the future of its result."""

    work: Work[Any]
    waiting: "asyncio.Future[Any]"


Outcome = tuple[Job, Any, Exception | None]


class _WorkFailed(Exception):
    """A job failed, not the transaction. The cause is the exception of the job."""


class Writer:
    """A queue of jobs and the thread that runs them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._connection: SqliteConnection | None = None
        self._starting = Lock()

    async def run(self, work: Work[T]) -> T:
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._starting:
            if self._closed:
                raise Unavailable("the store is closed")
            if self._thread is None:
                self._thread = Thread(target=self._run_jobs, name="sqlite-writer", daemon=True)
                self._thread.start()
            self._jobs.put(Job(work, waiting))
        return await waiting

    def close(self) -> None:
        """Finish all queued jobs and stop the thread."""
        with self._starting:
            closed, self._closed = self._closed, True
        if self._thread is not None:
            if not closed:
                self._jobs.put(None)
            self._thread.join()

    # In the thread

    def _run_jobs(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while len(jobs) < MAX_BATCH and not self._jobs.empty():
                job = self._jobs.get()  # does not block, because only this thread takes jobs
                if job is None:
                    self._jobs.put(None)  # the end marker, handled after this batch
                    break
                jobs.append(job)
            active = [job for job in jobs if not job.waiting.cancelled()]
            if active:
                self._notify(self._run_batch(active))
        self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _run_batch(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            connection = self._connection = self._connection or SqliteConnection(self._path)
            with connection.transaction("BEGIN IMMEDIATE"):
                return [(job, _run_job(job, connection), None) for job in jobs]
        except _WorkFailed as failure:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._run_batch([job])]
            fault = failure.__cause__
            assert isinstance(fault, Exception)
            return [(jobs[0], None, _translated(fault))]
        except Exception as fault:  # begin or commit failed: nothing was written
            self._disconnect()
            return [(job, None, _translated(fault)) for job in jobs]

    def _notify(self, outcomes: list[Outcome]) -> None:
        """Resolve all futures with one call into the event loop."""
        with suppress(RuntimeError):  # the loop is closed, so nobody is waiting
            outcomes[0][0].waiting.get_loop().call_soon_threadsafe(_resolve, outcomes)


def _run_job(job: Job, connection: SqliteConnection) -> Any:
    try:
        return connection.run(job.work)
    except Exception as fault:
        raise _WorkFailed from fault


def _translated(fault: Exception) -> Exception:
    if not isinstance(fault, sqlite3.Error):
        return fault
    translated = translate(fault)
    translated.__cause__ = fault
    return translated


def _resolve(outcomes: list[Outcome]) -> None:
    for job, result, fault in outcomes:
        if job.waiting.done():  # cancelled in the meantime
            continue
        if fault is None:
            job.waiting.set_result(result)
        else:
            job.waiting.set_exception(fault)


READERS = 4


class Sqlite:
    """One connection writes, in the order of the calls, which is fairer than SQLite's locking. Others read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Writer(path)
        self._threads = ThreadPoolExecutor(READERS, "sqlite")
        self._idle: list[SqliteConnection] = []

    @property
    def place(self) -> str:
        return str(self._path)

    async def open(self, *, create: bool = True) -> None:
        if not create and not self._path.is_file():
            raise NoTables
        await asyncio.to_thread(_prepare, self._path)
        if not await self.read(partial(is_up_to_date, create=create)):
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

    async def hold(self, *, alone: bool) -> bool:
        """Always: a server locks its folder."""
        return True

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
