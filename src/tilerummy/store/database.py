"""The common interface of SQLite and PostgreSQL: statements, connections, and a database whose state is observed.

Statements are SQL for SQLite with named parameters. Here are all differences to PostgreSQL. Lists are passed as JSON.
Locks of rows stand in comments, because SQLite locks the whole file.

    >>> Statement("SELECT room FROM leases WHERE room = :room /* FOR UPDATE OF leases */").postgres
    b'SELECT room FROM leases WHERE room = %(room)s FOR UPDATE OF leases'
"""

import re
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol, TypeVar

_TRANSLATIONS = (
    (r"/\* (FOR \w+ OF \w+) \*/", r"\1"),
    (
        r"IN \(SELECT value FROM json_each\((:\w+)\)\)",
        r"= ANY (ARRAY (SELECT json_array_elements_text(CAST(\1 AS json))))",
    ),
    (r"json_extract\(data, '\$\.(\w+)'\)", r"(CAST(data AS json) ->> '\1')"),
    (r"\) WITHOUT ROWID", ")"),
    (r":(\w+)", r"%(\1)s"),
)


class Statement:
    """A statement for both databases."""

    def __init__(self, text: str) -> None:
        self.sqlite = text
        for pattern, replacement in _TRANSLATIONS:
            text = re.sub(pattern, replacement, text)
        self.postgres = text.encode()


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

    @property
    def place(self) -> str: ...

    async def open(self, *, create: bool = True) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def hold(self, *, alone: bool) -> bool: ...

    async def clock_offset(self) -> int:
        """How many milliseconds the clock of the database is ahead of this machine's."""
