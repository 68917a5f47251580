"""What SQLite and PostgreSQL have in common: the work given to them, the schema, and the choice between them."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, exc, inspect, make_url, text

from tilerummy.store.schema import HEAD

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


def database(where: str | Path) -> Database:
    words = str(where)
    if "://" not in words:
        return _sqlite(Path(where))
    try:
        url = make_url(words)
    except exc.ArgumentError:
        raise ValueError("this is no address of a database: a file, or postgresql://...") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return _sqlite(Path(url.database))
    if kind in ("postgresql", "postgres"):
        from tilerummy.store.postgres import Postgres

        return Postgres(url)
    raise ValueError(f"no database of a kind known here ({kind}): a file, or postgresql://...")


def _sqlite(path: Path) -> Database:
    from tilerummy.store.sqlite import Sqlite

    return Sqlite(path)


def is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version == HEAD


def bring_up_to_date(connection: Connection) -> None:
    from tilerummy.store.migrations import migrate  # here, because most starts need no migration and so no Alembic

    migrate(connection)
