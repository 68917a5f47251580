"""The one thread that writes to a file. What waits when it comes round is committed together.

A commit costs about as much as what it commits, and a thread that hands the interpreter over at every statement waits
longer for its turn than for the disk. So the writes of several rooms share a transaction, in the order asked. Nobody is
told before it is committed. Where one of them fails nothing of the transaction stays, and each is done again in one of
its own, so that a room never sees the failure of another.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from sqlalchemy import Connection, Engine, exc

from tilerummy.store.contract import Unavailable
from tilerummy.store.database import T, Work

MOST_TOGETHER = 64
"""Writes in one transaction: a crowd must not make the first one wait for the last one without end."""
Meaning = Callable[[exc.DBAPIError], Exception]


@dataclass(frozen=True)
class Job:
    """Work, and who waits for what it returns."""

    work: Work[Any]
    waiting: "asyncio.Future[Any]"


Outcome = tuple[Job, Any, Exception | None]


class _WorkFailed(Exception):
    """Not the transaction, but something that was done in it; the cause says what."""


class Writer:
    """A queue, and a thread that works it off."""

    def __init__(self, engine: Engine, meaning: Meaning) -> None:
        self._engine, self._meaning = engine, meaning
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self._starting = Lock()

    async def run(self, work: Work[T]) -> T:
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._starting:
            if self._closed:
                raise Unavailable("the store is closed")
            if self._thread is None:
                self._thread = Thread(target=self._work_off, name="sqlite-writer", daemon=True)
                self._thread.start()
            self._jobs.put(Job(work, waiting))
        return await waiting

    def close(self) -> None:
        """After everything that was asked is done."""
        with self._starting:
            closed, self._closed = self._closed, True
        if self._thread is not None:
            if not closed:
                self._jobs.put(None)
            self._thread.join()
        self._engine.dispose()

    # In the thread

    def _work_off(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                job = self._jobs.get()  # there is one, because nobody else takes any
                if job is None:
                    self._jobs.put(None)  # the end, which is met again when these are done
                    break
                jobs.append(job)
            wanted = [job for job in jobs if not job.waiting.cancelled()]
            if wanted:
                self._tell(self._together(wanted))

    def _together(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            with self._engine.begin() as connection:
                return [(job, _worked(job, connection), None) for job in jobs]
        except _WorkFailed as failure:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._together([job])]
            fault = failure.__cause__
            assert isinstance(fault, Exception)
            return [(jobs[0], None, self._meant(fault))]
        except Exception as fault:  # it could not be begun, or not be committed: nothing of it is there
            return [(job, None, self._meant(fault)) for job in jobs]

    def _meant(self, fault: Exception) -> Exception:
        if not isinstance(fault, exc.DBAPIError):
            return fault
        meaning = self._meaning(fault)
        if meaning is not fault:
            meaning.__cause__ = fault
        return meaning

    def _tell(self, outcomes: list[Outcome]) -> None:
        """All of them in one message to the loop."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            outcomes[0][0].waiting.get_loop().call_soon_threadsafe(_settle, outcomes)


def _worked(job: Job, connection: Connection) -> Any:
    try:
        return job.work(connection)
    except Exception as fault:
        raise _WorkFailed from fault


def _settle(outcomes: list[Outcome]) -> None:
    for job, result, fault in outcomes:
        if job.waiting.done():  # cancelled meanwhile
            continue
        if fault is None:
            job.waiting.set_result(result)
        else:
            job.waiting.set_exception(fault)
