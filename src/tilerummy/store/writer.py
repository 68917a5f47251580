"""The single thread that writes to a SQLite file. It commits all waiting jobs in one transaction.

A commit costs about as much as the statements in it, and the thread waits for the interpreter at every statement.
Therefore the writes of several rooms share a transaction, in the order of the calls. Callers get their result after the
commit. If one job fails, the transaction is rolled back and each job runs again in its own transaction, so that a
failure in one room does not affect the others.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from tilerummy.store.contract import Unavailable
from tilerummy.store.database import T, Work
from tilerummy.store.sqlite_connection import SqliteConnection, translate

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
