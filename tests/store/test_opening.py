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

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from services import PostgresService
from sqlalchemy import Connection, create_engine, event
from storekit import LEASE, NOW, a_row, an_event
from storewriter import child, open_and_count

from tilerummy.store import Conflict, Store, Unavailable, connect, migrations
from tilerummy.store.schema import HEAD, metadata
from tilerummy.store.sql import SqlStore


@pytest.fixture
def empty(address: str, request: pytest.FixtureRequest) -> str:
    """The address of a database without tables."""
    if "://" not in address:
        return address
    new: str = request.getfixturevalue("postgres").new_database()
    return new


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_make_the_schema(empty: str) -> None:
    store = SqlStore(empty)
    await store.open()
    assert await store._database.read(differences) == []
    assert migrations.script().get_current_head() == HEAD
    await store.close()


async def test_a_new_file_has_the_schema_of_the_migrations(tmp_path: Path) -> None:
    new, migrated = tmp_path / "new.db", tmp_path / "migrated.db"
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.begin() as connection:
        migrations.migrate(connection)
        assert differences(connection) == []
    engine.dispose()
    store = SqlStore(str(new))
    await store.open()
    await store.close()
    query = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
    made = []
    for path in (new, migrated):
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
            made.append({row[:2]: " ".join((row[2] or "").split()) for row in file.execute(query)})
    assert made[0] == made[1]


async def test_a_second_opening_needs_no_migration(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        store = connect(empty)
        await store.open()
        await store.close()
        monkeypatch.setattr("tilerummy.store.migrations.migrate", None)


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
    def fail(connection: Connection) -> None:
        migrations.migrate(connection)
        raise RuntimeError("half way")

    name = "postgres.bring_up_to_date" if "://" in empty else "sqlite.bring_up_to_date"
    store = connect(empty)
    with monkeypatch.context() as then:
        then.setattr(f"tilerummy.store.{name}", fail)
        with pytest.raises(RuntimeError):
            await store.open()
    await store.open()
    assert await store.count() == 0
    await store.close()


@pytest.mark.parametrize("where", ["mysql://host/db", "redis://host", "sqlite://", "://", "postgresql+nonsense"])
def test_an_unknown_kind_of_address(where: str, tmp_path: Path) -> None:
    if "://" not in where:
        assert isinstance(connect(tmp_path / where), SqlStore)  # an odd but valid file name
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
    assert isinstance(again, SqlStore)
    await again.open()
    assert len(await again.events("r00077")) == 30
    assert time.process_time() - start < 2
    plans = await explained(again)
    assert plans
    unindexed = [plan for plan in plans if re.search(r"SCAN (rooms|events|guests|leases|drafts)\b(?!.*INDEX)", plan)]
    assert unindexed == []


async def explained(store: SqlStore) -> list[str]:
    """The query plans of SQLite for the common calls."""
    statements: list[tuple[str, object]] = []
    database = store._database.database
    for threads in (database._reader, database._writer):  # type: ignore[attr-defined]

        @event.listens_for(threads._engine, "before_cursor_execute")
        def note(*words: object) -> None:
            if not str(words[2]).startswith("BEGIN"):
                statements.append((str(words[2]), words[3]))

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

    def plans(connection: Connection) -> list[str]:
        asked = list(statements)
        found = []
        for statement, values in asked:
            values = values[0] if isinstance(values, list) else values
            lines = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[arg-type]
            found += [f"{line[3]} for {statement}" for line in lines]
        return found

    return await database.read(plans)


async def test_postgresql_uses_the_indexes(postgres: PostgresService) -> None:
    """The planner prefers sequential scans for small tables, so they are disabled here."""
    store = SqlStore(postgres.new_database())
    await store.open()

    def plans(connection: Connection) -> str:
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        asked = (
            "SELECT * FROM rooms WHERE public AND stage IN ('waiting', 'playing') ORDER BY touched DESC, id LIMIT 5",
            "SELECT * FROM rooms WHERE due <= 5 ORDER BY due, id LIMIT 5",
            "SELECT * FROM rooms JOIN guests ON room = id WHERE guest = 'g'",
            "SELECT * FROM events WHERE room = 'r' ORDER BY number",
        )
        return "\n".join(str(line[0]) for one in asked for line in connection.exec_driver_sql(f"EXPLAIN {one}"))

    plan = await store._database.read(plans)
    for index in ("rooms_public", "rooms_due", "guests_pkey", "events_pkey"):
        assert index in plan
    assert "Seq Scan" not in plan
    await store.close()
