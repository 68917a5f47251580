"""The common interface of SQLite and PostgreSQL."""

from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from tilerummy.store.statement import Statement

T = TypeVar("T")
Row = tuple[Any, ...]


class Connection(Protocol):
    """Runs the statements of one transaction. Errors are those of the driver."""

    @property
    def bad_values(self) -> tuple[type[Exception], ...]:
        """The errors for values that do not fit a table."""

    async def rows(self, statement: Statement, **values: object) -> list[Row]: ...

    async def change(self, statement: Statement, **values: object) -> int:
        """Returns the number of rows that were changed."""

    async def change_many(self, statement: Statement, values: Iterable[Mapping[str, object]]) -> None: ...

    def batches(self, statement: Statement, size: int) -> AsyncIterator[list[Row]]:
        """Many rows, some at a time."""

    async def tables(self) -> set[str]: ...

    async def freeze(self) -> None:
        """Let all statements see the same moment. Call this first."""


Work = Callable[[Connection], Coroutine[Any, Any, T]]
"""The statements of one transaction. They may run a second time if the connection breaks."""


class Database(Protocol):
    """Runs work in transactions. Translates errors of the driver into `Conflict`, `Unavailable` and `Broken`."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def clock_offset(self) -> int:
        """How many milliseconds the clock of the database is ahead of this machine's."""
