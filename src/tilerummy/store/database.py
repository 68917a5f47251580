"""The common interface of SQLite and PostgreSQL, and the schema version."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, inspect, text

from tilerummy.store.contract import UnknownSchema
from tilerummy.store.schema import HEAD, metadata

T = TypeVar("T")
Work = Callable[[Connection], T]
"""The statements of one transaction. They may run a second time if the connection breaks."""


class Database(Protocol):
    """Runs work in transactions. Translates errors of the driver into `Conflict` and `Unavailable`."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def clock_offset(self) -> int:
        """How many milliseconds the clock of the database is ahead of this machine's."""


def schema_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def is_up_to_date(connection: Connection) -> bool:
    return schema_version(connection) == HEAD


def bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "sqlite" and not inspect(connection).get_table_names():
        _make(connection)
        return
    from tilerummy.store.migrations import migrate, versions  # imported here, because most starts need no migration

    version = schema_version(connection)
    if version is not None and version not in versions():
        raise UnknownSchema(version)
    migrate(connection)


def _make(connection: Connection) -> None:
    """Create the current tables in a new file, as if all migrations had run. This is faster than Alembic."""
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (\n\tversion_num VARCHAR(32) NOT NULL, \n\t"
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)\n)"
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
