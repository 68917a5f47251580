"""The tables, as scripts that bring a database from one version to the next. A released script is never changed."""

from tilerummy.store.contract import Broken, NewerSchema, NoTables
from tilerummy.store.database import Connection, Statement

_FIRST = """
CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY, stage TEXT NOT NULL, public BOOLEAN NOT NULL, created BIGINT NOT NULL,
    touched BIGINT NOT NULL, due BIGINT, summary TEXT NOT NULL,
    -- The number of the last event. Every append updates it with the expected old value as a condition, so that
    -- numbers have no gaps and only one of two concurrent writers succeeds.
    last INTEGER
);
CREATE INDEX rooms_public ON rooms (stage, touched) WHERE public;
CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
-- Without row ids the log of a room is stored together and in order.
CREATE TABLE events (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, number INTEGER NOT NULL, kind TEXT NOT NULL,
    data TEXT NOT NULL, at BIGINT NOT NULL, client_id TEXT, PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_client_id ON events (room, client_id) WHERE client_id IS NOT NULL;
CREATE TABLE guests (
    guest TEXT NOT NULL, room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, place INTEGER NOT NULL,
    PRIMARY KEY (guest, room)
) WITHOUT ROWID;
CREATE INDEX guests_room ON guests (room);
-- A lease is kept as long as its room, also without an owner, because the fence must never decrease.
CREATE TABLE leases (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE, owner TEXT, fence BIGINT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE drafts (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE, draft TEXT NOT NULL
) WITHOUT ROWID
"""
_PUSH = """
-- Databases of version 1 were made by Alembic, in SQLite with another condition of this index.
DROP TABLE IF EXISTS alembic_version;
DROP INDEX rooms_public;
CREATE INDEX rooms_public ON rooms (stage, touched) WHERE public;
CREATE TABLE push_addresses (
    endpoint TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, language TEXT NOT NULL, confirmed BIGINT NOT NULL
);
CREATE INDEX push_addresses_guest ON push_addresses (guest);
CREATE INDEX push_addresses_confirmed ON push_addresses (confirmed, endpoint);
CREATE TABLE meta (version INTEGER NOT NULL, probe INTEGER NOT NULL, push_key TEXT);
INSERT INTO meta (version, probe) VALUES (2, 0)
"""
_OPERATOR = """
ALTER TABLE meta ADD COLUMN admin_key TEXT;
CREATE TABLE bans (network TEXT NOT NULL PRIMARY KEY, until BIGINT NOT NULL);
-- Who gave up a seat before the match has the place -1, so that every room with something about a guest is found.
INSERT INTO guests (guest, room, place)
    SELECT DISTINCT json_extract(data, '$.guest'), room, -1 FROM events
    WHERE kind = 'joined' AND json_extract(data, '$.guest') IS NOT NULL ON CONFLICT DO NOTHING;
INSERT INTO guests (guest, room, place)
    SELECT json_extract(data, '$.host'), room, -1 FROM events
    WHERE kind IN ('created', 'imported') AND json_extract(data, '$.host') IS NOT NULL ON CONFLICT DO NOTHING
"""
SCRIPTS = (_FIRST, _PUSH, _OPERATOR)
"""Statements separated by semicolons. After the last one a database has the version that is their number."""
TABLES = {"rooms", "events", "guests", "leases", "drafts", "push_addresses", "bans", "meta"}
_VERSION = Statement("SELECT version FROM meta")
_SET_VERSION = Statement("UPDATE meta SET version = :version")
_PROBE = Statement("UPDATE meta SET probe = 1 - probe")


async def is_up_to_date(connection: Connection, *, create: bool) -> bool:
    """Raises `NewerSchema`, and without `create` `NoTables`."""
    version = await _version(connection)
    if not version and not create:
        raise NoTables
    return version == len(SCRIPTS)


async def _version(connection: Connection) -> int:
    """The number of scripts that have run."""
    tables = await connection.tables()
    if "meta" not in tables:
        return 1 if "alembic_version" in tables else 0
    found: int = max((number for (number,) in await connection.rows(_VERSION)), default=0)
    if found > len(SCRIPTS):
        raise NewerSchema(str(found), str(len(SCRIPTS)))
    return found


async def migrate(connection: Connection) -> None:
    """Run the scripts that are missing, within one transaction."""
    for script in SCRIPTS[await _version(connection) :]:
        for text in script.split(";"):
            await connection.change(Statement(text))
    await connection.change(_SET_VERSION, version=len(SCRIPTS))


async def check_tables(connection: Connection) -> None:
    """Raise `Broken` if a table is missing."""
    missing = sorted(TABLES - await connection.tables())
    if missing:
        raise Broken(f"missing table: {', '.join(missing)}")


async def write_probe(connection: Connection) -> None:
    """Write a number of no meaning: SQLite does not write a row that stays as it is."""
    await check_tables(connection)
    if await connection.change(_PROBE) != 1:
        raise Broken("missing schema version")
