"""Opening a store: addresses, migrations and performance."""

import asyncio
import re
import sqlite3
import stat
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from services import PostgresService
from storekit import LEASE, NOW, a_row, an_event
from storewriter import child, open_and_count

from tilerummy.store import Broken, Conflict, Lease, NewerSchema, Store, Unavailable, connect, schema, sql
from tilerummy.store.database import Connection, Statement
from tilerummy.store.sqlite import Sqlite


@pytest.fixture
def empty(address: str, request: pytest.FixtureRequest) -> str:
    """The address of a database without tables."""
    if "://" not in address:
        return address
    new: str = request.getfixturevalue("postgres").new_database()
    return new


OLD = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE rooms (
    id TEXT NOT NULL, stage TEXT NOT NULL, public BOOLEAN NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL,
    due BIGINT, summary TEXT NOT NULL, last INTEGER, PRIMARY KEY (id)
);
CREATE INDEX rooms_public ON rooms (stage, touched) WHERE public = 1;
CREATE INDEX rooms_due ON rooms (due) WHERE due IS NOT NULL;
CREATE TABLE events (
    room TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at BIGINT NOT NULL,
    client_id TEXT, PRIMARY KEY (room, number), FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_client_id ON events (room, client_id) WHERE client_id IS NOT NULL;
CREATE TABLE guests (
    guest TEXT NOT NULL, room TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (guest, room),
    FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX guests_room ON guests (room);
CREATE TABLE leases (
    room TEXT NOT NULL, owner TEXT, fence BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (room),
    FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE drafts (
    room TEXT NOT NULL, draft TEXT NOT NULL, PRIMARY KEY (room),
    FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO rooms VALUES ('room', 'playing', TRUE, 1700000000000, 1700000000000, NULL, '{}', 2);
INSERT INTO events VALUES ('room', 1, 'move', '{}', 1700000000001, NULL);
INSERT INTO events VALUES ('room', 2, 'move', '{}', 1700000000002, 'x');
INSERT INTO rooms VALUES ('left', 'waiting', TRUE, 1700000000000, 1700000000000, NULL, '{}', 2);
INSERT INTO events VALUES ('left', 1, 'created', '{"host": "bo"}', 1700000000001, NULL);
INSERT INTO events VALUES ('left', 2, 'joined', '{"seat": 1, "guest": "cy"}', 1700000000002, NULL);
INSERT INTO guests VALUES ('bo', 'left', 0);
INSERT INTO guests VALUES ('bo', 'room', 0);
INSERT INTO guests VALUES ('ann', 'room', 1);
INSERT INTO leases VALUES ('room', 'me', 3, 4000000000000);
INSERT INTO drafts VALUES ('room', 'rows');
"""
"""A database of version 1 as Alembic made it, with a room."""


def run_script(address: str, script: str) -> None:
    if "://" not in address:
        Path(address).parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(address)) as file:
            file.executescript(script)
    else:
        with psycopg.connect(address) as connection:
            connection.execute(script.replace("public = 1", "public").replace("WITHOUT ROWID", "").encode())


async def columns(store: Store) -> object:
    """The tables with their columns, and the indexes."""
    if not isinstance(store._database, Sqlite):
        asked = (
            """SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
            WHERE table_schema = 'public' ORDER BY table_name, ordinal_position""",
            "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
        )
        return [await store._read(Statement(each)) for each in asked]
    tables = await store._read(Statement("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"))
    indexes = await store._read(Statement("SELECT sql FROM sqlite_master WHERE type = 'index' ORDER BY name"))
    described = [
        (name, await store._read(Statement(f"PRAGMA {what}({name})")))
        for (name,) in tables
        for what in ("table_info", "foreign_key_list")
    ]
    return described, indexes


async def test_an_old_database_is_brought_up_to_date(
    empty: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    run_script(empty, OLD)
    old = Store(empty)
    await old.open()
    assert await old.room("room") == a_row(guests=("bo", "ann"))
    assert await old.events("room") == [an_event(1), an_event(2, client_id="x")]
    assert await old.draft("room") == "rows"
    lease = await old.acquire("room", "me", NOW, NOW + LEASE)
    assert lease == Lease("room", "me", 3, NOW + LEASE)
    await old.append(lease, [an_event(3)], a_row())
    assert await old.push_key("key") == "key"
    assert [row.id for row in await old.rooms_about("cy", 9)] == ["left"]
    assert await old.rooms_of("cy", 9) == []
    assert (await old.room("left") or a_row()).guests == ("bo",)
    is_file = "://" not in empty
    new = Store(tmp_path / "new.db" if is_file else request.getfixturevalue("postgres").new_database())
    await new.open()
    assert await columns(old) == await columns(new)
    await old.close()
    await new.close()


async def test_a_second_opening_needs_no_migration(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        store = connect(empty)
        await store.open()
        await store.close()
        monkeypatch.setattr("tilerummy.store.schema.migrate", None)
        monkeypatch.setattr("tilerummy.store.sqlite.migrate", None)
        monkeypatch.setattr("tilerummy.store.postgres.migrate", None)


async def test_a_newer_database_is_refused(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(schema, "SCRIPTS", (*schema.SCRIPTS, "CREATE TABLE more (number INTEGER)"))
        store = connect(empty)
        await store.open()
        await store.close()
    store = connect(empty)
    with pytest.raises(NewerSchema) as raised:
        await store.open()
    assert (raised.value.found, raised.value.known) == ("4", "3")
    await store.close()


async def test_many_stores_open_an_empty_database_at_once(empty: str) -> None:
    stores = [connect(empty) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(a_row(), [an_event(1)], "me", NOW + LEASE)
    assert [await store.count() for store in stores] == [1] * 6
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.long(but=1)
async def test_many_processes_open_an_empty_database_at_once(empty: str) -> None:
    with (
        child(open_and_count, empty) as one,
        child(open_and_count, empty) as two,
        child(open_and_count, empty) as three,
    ):
        assert [process.says() for process in (one, two, three)] == [0, 0, 0]


async def test_a_file_that_another_process_is_creating(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    holder = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN IMMEDIATE")  # at which the change to WAL fails without waiting
    store = connect(path)
    opening = asyncio.create_task(store.open())
    await asyncio.sleep(0.2)
    assert not opening.done()
    holder.close()
    await opening
    assert await store.count() == 0
    await store.close()


async def test_a_migration_that_fails_leaves_nothing(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = connect(empty)
    with monkeypatch.context() as then:
        then.setattr(schema, "SCRIPTS", (*schema.SCRIPTS, "CREATE TABLE rooms (number INTEGER)"))
        with pytest.raises(Broken, match="rooms"):
            await store.open()
    await store.open()
    assert await store.count() == 0
    await store.close()


@pytest.mark.parametrize(
    "where", ["mysql://host/db", "redis://host", "sqlite://", "sqlite:///", "://", "postgresql+nonsense"]
)
def test_an_unknown_kind_of_address(where: str, tmp_path: Path) -> None:
    if "://" not in where:
        assert isinstance(connect(tmp_path / where), Store)  # an odd but valid file name
    else:
        with pytest.raises(ValueError, match="postgresql://"):
            connect(where)


@pytest.mark.parametrize("spelling", ["{}", "sqlite:///{}"])
async def test_a_file_is_readable_by_its_owner_only(tmp_path: Path, spelling: str) -> None:
    path = tmp_path / "a" / "b c" / "mätches.db"
    store = connect(spelling.format(path))
    await store.open()
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_an_impossible_path_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, and longer than the header of one " * 10)
    for path in (tmp_path / "file" / "matches.db", tmp_path / "file"):
        store = connect(path)
        with pytest.raises(Unavailable):
            await store.open()
        await store.close()


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_closed_file_is_unavailable(store: Store) -> None:
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.count()


async def test_an_unreachable_postgresql(tmp_path: Path) -> None:
    store = connect(f"postgresql://nobody:secret-word@/none?host={tmp_path}")
    with pytest.raises(Unavailable) as raised:
        await store.open()
    assert "secret-word" not in str(raised.value) + str(raised.value.__cause__)
    await store.close()


async def test_errors_contain_no_tiles(store: Store) -> None:
    lease = await store.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    await store.append(lease, [an_event(2, client_id="x")], a_row())
    with pytest.raises(Conflict) as raised:
        await store.append(lease, [an_event(3, "rack: k1 k2 j", client_id="x")], a_row())
    assert "k1 k2" not in str(raised.value) + str(raised.value.__cause__)


MATCHES = 10_000


def fill(path: str) -> None:
    """Insert matches of thirty moves with one SQL statement, which is faster than a loop."""
    numbers = "WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < {})"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        for statement in (
            f"""{numbers.format(MATCHES)} INSERT INTO rooms
            SELECT printf('r%05d', n), iif(n % 2, 'playing', 'closed'), 1, 1, n, iif(n % 100, NULL, n), '{{}}', 30
            FROM numbers""",
            "INSERT INTO guests SELECT printf('g%d', touched % 500), id, 0 FROM rooms",
            "INSERT INTO leases SELECT id, NULL, 1, 0 FROM rooms",
            f"""{numbers.format(30)} INSERT INTO events
            SELECT id, n, 'move', hex(randomblob(50)), 1, 'c' || n FROM rooms JOIN numbers ORDER BY id, n""",
        ):
            connection.execute(statement)


@pytest.mark.long
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_ten_thousand_matches_do_not_slow_down_the_store(
    store: Store, address: str, another: Callable[[], Store]
) -> None:
    await store.close()
    await asyncio.to_thread(fill, address)
    start = time.process_time()  # of this process, so that a busy machine does not matter
    again = another()
    assert isinstance(again, Store)
    await again.open()
    assert len(await again.events("r00077")) == 30
    assert time.process_time() - start < 2
    plans = await explained(again)
    assert plans
    unindexed = [
        plan
        for plan in plans
        if re.search(r"SCAN (rooms|events|guests|leases|drafts|push_addresses)\b(?!.*INDEX)", plan)
    ]
    assert unindexed == []


async def explained(store: Store) -> list[str]:
    """The query plans of SQLite for the common calls."""
    statements: list[str] = []
    database = store._database
    assert isinstance(database, Sqlite)
    await store.probe()  # connects the writer
    writing = database._writer._connection
    assert writing is not None
    for connection in (*database._idle, writing):
        connection.driver.set_trace_callback(statements.append)
    assert len(await store.public_rooms(["waiting", "playing"], 20)) == 20
    assert len(await store.rooms_of("g7", 50)) == 20
    assert len(await store.due(NOW, 5)) == 5
    assert await store.room("r00009")
    lease = await store.acquire("r00009", "me", NOW, NOW + LEASE)
    assert lease
    await store.append(lease, [an_event(31, client_id="new")], a_row("r00009"))
    await store.keep_draft("r00009", "rows")
    assert await store.draft("r00009") == "rows"
    assert await store.renew("me", ["r00009", "r00008"], NOW, NOW + LEASE) == {"r00009"}
    assert await store.delete("r00009")

    await store.add_push_address("g7", "address", "en", NOW)
    assert await store.push_addresses("g7", NOW) == [("address", "en")]
    asked = [text.strip() for text in statements if not text.startswith(("BEGIN", "COMMIT", "--"))]
    with closing(sqlite3.connect(database._path)) as file:
        return [f"{line[3]} for {text}" for text in asked for line in file.execute(f"EXPLAIN QUERY PLAN {text}")]


async def test_postgresql_uses_the_indexes(postgres: PostgresService) -> None:
    """The planner prefers sequential scans for small tables, so they are disabled here."""
    store = Store(postgres.new_database())
    await store.open()

    async def plans(connection: Connection) -> str:
        await connection.change(Statement("SET LOCAL enable_seqscan = off"))
        asked: list[tuple[Statement, dict[str, object]]] = [
            (sql.PUBLIC_ROOMS, {"stages": '["waiting", "playing"]'}),
            (sql.DUE, {"now": 5}),
            (sql.ROOMS_OF, {"guest": "g"}),
            (sql.EVENTS, {"room": "r"}),
            (sql.OWNERS, {"rooms": '["r"]', "now": 5}),
        ]
        lines = []
        for statement, values in asked:
            lines += await connection.rows(Statement(f"EXPLAIN {statement.sqlite}"), most=5, **values)
        return "\n".join(line for (line,) in lines)

    plan = await store._database.read(plans)
    for index in ("rooms_public", "rooms_due", "guests_pkey", "events_pkey", "leases_pkey"):
        assert index in plan
    assert "Seq Scan" not in plan
    await store.close()


async def test_a_database_without_an_encoding(postgres: PostgresService) -> None:
    """Debian makes PostgreSQL with SQL_ASCII where no locale is set. Its driver then gives bytes."""
    url = postgres.new_database("SQL_ASCII")
    store = connect(url)
    await store.open()
    await store.create(a_row("room1", summary='{"a": "é"}'), [an_event(1, '{"é": 1}')], "me", NOW + LEASE)
    await store.close()
    again = connect(url)
    await again.open(create=False)
    assert await again.ids() == ["room1"]
    assert [event.data for event in await again.events("room1")] == ['{"é": 1}']
    await again.close()
