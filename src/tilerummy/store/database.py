"""What SQLite and PostgreSQL have in common: the work given to them, and the schema."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, inspect, text

from tilerummy.store.schema import HEAD, metadata

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in one transaction. It may be run a second time when the connection broke during the first."""


class Database(Protocol):
    """Runs work in transactions, and says what the errors of the driver mean: `Conflict` or `Unavailable`."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def ahead(self) -> int:
        """How many milliseconds the clock of the database is ahead of this machine's."""


def is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version == HEAD


def bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "sqlite" and not inspect(connection).get_table_names():
        _make(connection)
        return
    from tilerummy.store.migrations import migrate  # here, because most starts need no migration and so no Alembic

    migrate(connection)


def _make(connection: Connection) -> None:
    """A new file gets the tables of today at once, as if all migrations had been run: Alembic alone takes longer."""
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (\n\tversion_num VARCHAR(32) NOT NULL, \n\t"
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)\n)"
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
