"""A wrong place, file, password or host: one line with the true reason, exit code 2, and nothing is created."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from services import PostgresService, ValkeyService
from serving import run_command

from tilerummy.store import backup, connect

SECRET = "open-sesame"


def refused(*words: str, **environment: str) -> str:
    """The only line of a command that ends with code 2."""
    done = run_command(*words, **environment)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert SECRET not in done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith("Matches: ")]
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A folder with an empty store."""
    store = connect(tmp_path / "data" / "matches.db")
    await store.open()
    await store.close()
    return tmp_path / "data"


# The place


def test_the_variables_of_the_server_are_read(folder: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.gz")
    done = run_command("store", "backup", file, TILERUMMY_DATA=str(folder))
    assert (done.returncode, done.stderr) == (0, f"Matches: {folder / 'matches.db'}\n")
    elsewhere = "postgresql://nobody@127.0.0.1:1/none"
    assert "127.0.0.1" in refused("store", "backup", file, TILERUMMY_DATABASE_URL=elsewhere, TILERUMMY_DATA=str(folder))
    done = run_command("store", "backup", file, "--data", str(folder), TILERUMMY_DATABASE_URL=elsewhere)
    assert done.returncode == 0, "an option wins over a variable"


def test_a_database_of_a_newer_version(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "matches.db")) as database, database:
        database.execute("UPDATE meta SET version = 9999")
    line = refused("store", "backup", str(tmp_path / "out"), "--data", str(folder))
    assert line.startswith("A newer version of tilerummy wrote this database (schema 9999")


@pytest.mark.parametrize("action", ["backup", "export"])
def test_no_store_is_made_where_there_is_none(tmp_path: Path, action: str) -> None:
    data, empty, other = tmp_path / "nowhere", tmp_path / "empty", tmp_path / "other"
    out = str(tmp_path / "out")
    assert str(data / "matches.db") in refused("store", action, out, "--data", str(data))
    assert not data.exists()
    for each in (empty, other):
        each.mkdir()
    (empty / "matches.db").touch()
    with closing(sqlite3.connect(other / "matches.db")) as database, database:
        database.execute("CREATE TABLE music (title TEXT)")
    for each in (empty, other):
        assert "no matches" in refused("store", action, out, "--data", str(each))
        with closing(sqlite3.connect(each / "matches.db")) as database:
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        assert tables <= {"music"}
    assert not (tmp_path / "out").exists()


@pytest.mark.long
def test_a_postgresql_without_tables_stays_so(postgres: PostgresService, tmp_path: Path) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    for action in ("backup", "export"):
        line = refused("store", action, str(tmp_path / "out"), TILERUMMY_DATABASE_URL=url)
        assert f"{postgres.folder}/{name}" in line
    with closing(psycopg.connect(url)) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
    (tmp_path / "folder").mkdir()
    line = refused("store", "restore", str(tmp_path / "folder"), TILERUMMY_DATABASE_URL=url)
    assert "Is a directory" in line, "the file is wrong, not the database"


# The file


def test_files_that_cannot_be_restored(tmp_path: Path) -> None:
    first = json.dumps([backup.FORMAT, backup.VERSION, backup.SCHEMA]) + "\n"
    files = {
        "text": (b"once upon a time", "Not a backup"),
        "other.gz": (gzip.compress(b"once upon a time"), "Not a backup"),
        "nothing": (b"", "Not a backup"),
        "newer.gz": (gzip.compress(first.replace("0001", "0002").encode()), "Another version"),
        "part.gz": (gzip.compress(first.encode()), "incomplete or damaged"),
        "cut.gz": (gzip.compress((first + '["end", {}]\n').encode())[:-9], "incomplete or damaged"),
    }
    for name, (content, expected) in files.items():
        (tmp_path / name).write_bytes(content)
        assert expected in refused("store", "restore", str(tmp_path / name), "--data", str(tmp_path / "new")), name
    (tmp_path / "folder").mkdir()
    for name, expected in (("folder", "Is a directory"), ("missing", "missing")):
        line = refused("store", "restore", str(tmp_path / name), "--data", str(tmp_path / "new"))
        assert expected in line
        assert "database" not in line, "it is the file that is wrong"
    assert not (tmp_path / "new").exists(), "nothing was changed"


# Passwords and hosts


@pytest.mark.parametrize("password", ["a/b", "a@b", "a/b@c", "a:b/c", "1/b"])
def test_signs_in_a_password_that_mean_something_in_an_address(tmp_path: Path, password: str) -> None:
    address = f"postgresql://tilerummy:{password}{SECRET}@127.0.0.1/tilerummy"
    line = refused("store", "backup", str(tmp_path / "out"), TILERUMMY_DATABASE_URL=address)
    assert "not a database address" in line
    assert "%2F" in line
    if "/" in password:
        bus = f"redis://:{password}{SECRET}@127.0.0.1/0"
        line = refused("serve", "--port", "0", "--data", str(tmp_path), TILERUMMY_REDIS_URL=bus)
        assert "not an address of Valkey" in line
        assert "%2F" in line


class LockedValkey(ValkeyService):
    """Valkey with a password."""

    answer = b"-NOAUTH"

    def command(self) -> list[str | Path]:
        return [*super().command(), "--requirepass", SECRET]


@pytest.fixture
def locked_valkey() -> Iterator[LockedValkey]:
    try:
        service = LockedValkey()
    except FileNotFoundError as error:  # no wheel for this machine
        pytest.skip(f"Valkey is not available: {error}")
    yield service
    service.end()


@pytest.mark.long
def test_the_password_of_valkey(locked_valkey: LockedValkey, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data", str(tmp_path), "--redis-url")
    line = refused(*words, locked_valkey.url)
    assert "Authentication required" in line
    line = refused(*words, locked_valkey.url.replace("redis://", "redis://:wrong@"))
    assert "invalid username-password pair" in line
    assert "wrong@" not in line


@pytest.mark.long
def test_a_wrong_password_of_postgresql(postgres: PostgresService, tmp_path: Path) -> None:
    with closing(psycopg.connect(postgres.url("postgres"), autocommit=True)) as connection:
        connection.execute(f"CREATE ROLE club LOGIN PASSWORD '{SECRET}'".encode())
    rules = postgres.folder / "data" / "pg_hba.conf"
    before = rules.read_text("utf-8")
    rules.write_text(f"local all club scram-sha-256\n{before}", "utf-8")
    postgres.restart()
    try:
        url = f"postgresql://club:not-{SECRET}@/postgres?host={postgres.folder}"
        for words in (("serve", "--port", "0"), ("store", "backup", str(tmp_path / "out"))):
            assert "password authentication failed" in refused(*words, TILERUMMY_DATABASE_URL=url)
    finally:
        rules.write_text(before, "utf-8")
        postgres.restart()


NOWHERE = "nowhere.invalid"


def test_a_host_of_postgresql_that_is_not_there(tmp_path: Path) -> None:
    line = refused("store", "backup", str(tmp_path / "out"), "--database-url", f"postgresql://me:{SECRET}@{NOWHERE}/x")
    assert NOWHERE in line


@pytest.mark.long
def test_a_host_of_valkey_that_is_not_there(tmp_path: Path) -> None:
    line = refused("serve", "--port", "0", "--data", str(tmp_path), "--redis-url", f"redis://:{SECRET}@{NOWHERE}/0")
    assert NOWHERE in line
