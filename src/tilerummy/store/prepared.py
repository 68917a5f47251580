"""Statements of every move. On SQLite they are compiled once and run by the driver, which prepares each of them once.

SQLAlchemy needs five times as long for such a short statement as SQLite does. Values are passed on unchanged, so only
columns of text, numbers and truth values are possible.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from sqlalchemy import Connection


class Result(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchall(self) -> Sequence[Any]: ...


class Prepared:
    """A statement. `columns` are those that an insert or an update sets."""

    def __init__(self, statement: Any, columns: Sequence[str] | None = None) -> None:
        self.statement, self.columns = statement, columns

    def run(self, connection: Connection, values: Mapping[str, object]) -> Result:
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, values)
        text, names = self._compiled
        driver: Any = connection.connection.driver_connection
        result: Result = driver.execute(text, [values[name] for name in names])
        return result

    @cached_property
    def _compiled(self) -> tuple[str, Sequence[str]]:
        from sqlalchemy.dialects import sqlite

        compiled: Any = self.statement.compile(dialect=sqlite.dialect(), column_keys=self.columns)
        return str(compiled), compiled.positiontup
