"""The tables, once for SQLite and PostgreSQL. The migrations make them; a test holds that both say the same."""

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
"""The newest migration: a database that says so needs none, and Alembic is not even imported."""

metadata = MetaData()


def _room() -> Column[str]:
    """What belongs to a room goes with it."""
    return Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False)


_in_postgresql: dict[Index, str] = {}


def _partial(name: str, *columns: Column[Any], where: str, in_sqlite: str | None = None, unique: bool = False) -> None:
    """An index of those rows only that fulfil a condition."""
    index = Index(name, *columns, unique=unique, sqlite_where=text(in_sqlite or where))
    _in_postgresql[index] = where


def tell_postgresql() -> None:
    """The same conditions for PostgreSQL. Saying them loads all that SQLAlchemy knows of it, which files never need."""
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
    # The number of the last event. Every append moves it from what the writer believes it to be, in the same
    # transaction: numbers have no gaps, and of two writers with the same belief one finds nothing to move.
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
    sqlite_with_rowid=False,  # a log lies together on disk, in order
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
    # A row lives as long as its room, with or without an owner, because the fence may never fall.
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
