"""A database whose state is observed: whether it answers, and how many calls are waiting."""

from collections.abc import Coroutine
from typing import Any

from tilerummy.store.contract import Conflict, Fenced, StateListener, Unavailable
from tilerummy.store.database import Database, T, Work


class Watched:
    """Passes all work to a database. Reports when the database stops answering and when it answers again."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pending = 0
        self.answers = True
        self.listeners: list[StateListener] = []

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        self.listeners.clear()
        await self.database.close()

    async def read(self, work: Work[T]) -> T:
        return await self._watch(self.database.read(work))

    async def write(self, work: Work[T]) -> T:
        return await self._watch(self.database.write(work))

    async def clock_offset(self) -> int:
        return await self.database.clock_offset()

    async def _watch(self, running: Coroutine[Any, Any, T]) -> T:
        self.pending += 1
        try:
            done = await running
        except (Conflict, Fenced):
            self._note(True, "")
            raise
        except Exception as fault:
            self._note(False, str(fault) if isinstance(fault, Unavailable) else type(fault).__name__)
            raise
        finally:
            self.pending -= 1
        self._note(True, "")
        return done

    def _note(self, answers: bool, reason: str) -> None:
        if answers != self.answers:
            self.answers = answers
            for listener in self.listeners:
                listener(answers, reason)
