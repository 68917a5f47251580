"""The tables for SQLite and PostgreSQL. A test checks that the migrations create the same schema."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

HEAD = "0001"
"""The latest migration. A database of this version needs no migration, and Alembic is not imported."""

metadata = MetaData()


def _room() -> Column[str]:
    """A reference to a room. The row is deleted with the room."""
    return Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False)


_in_postgresql: dict[Index, str] = {}


def _partial(name: str, *columns: Column[Any], where: str, in_sqlite: str | None = None, unique: bool = False) -> None:
    """A partial index."""
    index = Index(name, *columns, unique=unique, sqlite_where=text(in_sqlite or where))
    _in_postgresql[index] = where


def add_postgresql_conditions() -> None:
    """Set the index conditions for PostgreSQL. This imports SQLAlchemy's dialect, which SQLite does not need."""
    for index, where in _in_postgresql.items():
        index.dialect_options["postgresql"]["where"] = text(where)


rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("stage", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("summary", Text, nullable=False),
    # The number of the last event. Every append updates it with the expected old value as a condition, so that
    # numbers have no gaps and only one of two concurrent writers succeeds.
    Column("last", Integer),
)
_partial("rooms_public", rooms.c.stage, rooms.c.touched, where="public", in_sqlite="public = 1")
_partial("rooms_due", rooms.c.due, where="due IS NOT NULL")

events = Table(
    "events",
    metadata,
    _room(),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client_id", Text),
    PrimaryKeyConstraint("room", "number"),
    sqlite_with_rowid=False,  # stores the log of a room together and in order
)
_partial("events_client_id", events.c.room, events.c.client_id, where="client_id IS NOT NULL", unique=True)

guests = Table(
    "guests",
    metadata,
    Column("guest", Text, nullable=False),
    _room(),
    Column("place", Integer, nullable=False),
    PrimaryKeyConstraint("guest", "room"),
    sqlite_with_rowid=False,
)
Index("guests_room", guests.c.room)

leases = Table(
    "leases",
    metadata,
    _room(),
    Column("owner", Text),
    Column("fence", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    # A row is kept as long as its room, also without an owner, because the fence must never decrease.
    PrimaryKeyConstraint("room"),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    _room(),
    Column("draft", Text, nullable=False),
    PrimaryKeyConstraint("room"),
    sqlite_with_rowid=False,
)
