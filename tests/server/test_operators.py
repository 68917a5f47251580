"""What operators see: readiness, lost connections, errors at the start, retention, backup. The faults are real."""

import json
import resource
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node, a_room
from services import PostgresService, ValkeyService
from serving import Guest, ServerProcess, run_command, until

from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact
from tilerummy.server import background, health
from tilerummy.server.background import DAY_MS


def logged(server: ServerProcess, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    return [line for line in lines if line["event"] == event]


def metric(server: ServerProcess, name: str) -> float:
    lines = server.get("/metrics").body.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


def ready(server: ServerProcess) -> int:
    return server.get("/ready").status


def tilerummy(*words: str) -> tuple[int, str, str]:
    done = run_command(*words)
    return done.returncode, done.stdout, done.stderr


# Faults while the server runs


@pytest.mark.long
def test_a_full_disk(tmp_path: Path) -> None:
    full = ServerProcess(tmp_path)
    full.environment = {**full.environment, "PYTHONDONTWRITEBYTECODE": "1"}  # else Python could leave half a module
    with full.running() as server:
        ann = Guest(server)
        rooms = [ann.create("person") for _ in range(10)]
        assert ready(server) == 200
        assert server.process is not None
        written = (tmp_path / "data" / "matches.db-wal").stat().st_size
        assert server.log.stat().st_size < 30_000 < written
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (30_000, -1))
        until(lambda: ready(server) == 503)
        assert server.get("/ready").body["status"] == "not-ready"
        for _ in range(3):
            wish = {"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}
            answer = ann.ask("POST", "/api/v1/rooms", wish)
            assert (answer.status, answer.body["code"]) == (503, "store-unavailable")
        assert server.get("/health").status == 200
        assert metric(server, "tilerummy_ready") == 0
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        until(lambda: ready(server) == 200)
        assert ann.ask("GET", f"/api/v1/rooms/{rooms[0]}").status == 200
        assert ann.create("person")
        assert len(logged(server, "not ready")) == 1
        assert len(logged(server, "store lost")) == len(logged(server, "store back")) >= 1
        assert metric(server, 'tilerummy_up{part="store"}') == 1


@pytest.mark.long
def test_postgresql_stops_and_starts(postgres: PostgresService, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--database-url", postgres.new_database()).running() as server:
        room = Guest(server).create("person")
        assert ready(server) == 200
        postgres.stop()
        until(lambda: ready(server) == 503)
        time.sleep(2)
        assert metric(server, 'tilerummy_up{part="store"}') == 0
        assert len(logged(server, "store lost")) == 1, "one line, however often it fails"
        assert logged(server, "store lost")[0]["reason"]
        postgres.start()
        until(lambda: ready(server) == 200)
        assert metric(server, 'tilerummy_up{part="store"}') == 1
        assert metric(server, 'tilerummy_lost_total{part="store"}') == 1
        assert len(logged(server, "store back")) == 1
        assert server.get(f"/api/v1/rooms/{room}").status == 200


@pytest.mark.long
def test_valkey_stops_and_starts(postgres: PostgresService, valkey: ValkeyService, tmp_path: Path) -> None:
    options = ("--database-url", postgres.new_database(), "--redis-url", valkey.url)
    with ServerProcess(tmp_path, *options).running() as server:
        assert metric(server, 'tilerummy_up{part="bus"}') == 1
        valkey.stop()
        until(lambda: metric(server, 'tilerummy_up{part="bus"}') == 0)
        assert server.get("/ready").body == {"status": "ready", "rooms": 0, "bus": False}
        valkey.start()
        until(lambda: metric(server, 'tilerummy_up{part="bus"}') == 1)
        assert metric(server, 'tilerummy_lost_total{part="bus"}') == 1
        assert (len(logged(server, "bus lost")), len(logged(server, "bus back"))) == (1, 1)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("table", ["events", "rooms", "meta"])
def test_a_table_is_missing_while_the_server_runs(tmp_path: Path, table: str) -> None:
    with ServerProcess(tmp_path).running() as server:
        assert ready(server) == 200
        with closing(sqlite3.connect(tmp_path / "data" / "matches.db")) as database, database:
            database.execute("PRAGMA foreign_keys = OFF")
            database.execute(f"DROP TABLE {table}")
        until(lambda: ready(server) == 503)
        assert len(logged(server, "not ready")) == 1


async def test_little_space_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path) as node:
        node.health.folder = tmp_path
        assert await node.health.is_ready()
        monkeypatch.setattr(sys, "dont_write_bytecode", False)
        monkeypatch.setattr(health, "LEAST_DISK_BYTES", 1 << 60)
        monkeypatch.setattr(health, "PROBE_S", 0)
        assert not await node.health.is_ready()
        assert node.health.reason == "disk full"
        assert sys.dont_write_bytecode, "half a module would stop later starts"


def test_metrics_of_load(tmp_path: Path) -> None:
    with ServerProcess(tmp_path).running() as server:
        ann = Guest(server)
        with ann.open(ann.create("casual")):
            until(lambda: metric(server, "tilerummy_loop_lag_seconds_count") > 0)
            for queue in ("store", "rooms", "sockets", "computers"):
                assert metric(server, f'tilerummy_queue{{of="{queue}"}}') >= 0


# Errors at the start


def test_errors_at_the_start_say_what_to_do(tmp_path: Path) -> None:
    with ServerProcess(tmp_path).running():
        pass
    path = tmp_path / "data" / "matches.db"
    words = ("serve", "--port", "0", "--data", str(tmp_path / "data"))
    for change, expected in (
        ("UPDATE meta SET version = 9999", "newer version of tilerummy wrote this database"),
        ("DROP TABLE events", "missing table: events"),
    ):
        copy = path.read_bytes()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(change)
        status, out, err = tilerummy(*words)
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert err.startswith("The server could not start: ")
        assert expected in err
        path.write_bytes(copy)
    path.write_bytes(b"not a database" * 1000)
    for name in ("matches.db-wal", "matches.db-shm"):
        (tmp_path / "data" / name).unlink(missing_ok=True)
    status, _, err = tilerummy(*words, "--lang", "de")
    assert (status, err.count("\n")) == (2, 1), err
    assert err.startswith("Der Server konnte nicht starten: ")


def test_an_unreachable_postgresql_is_named_without_its_password() -> None:
    status, _, err = tilerummy("serve", "--port", "0", "--database-url", "postgresql://me:secret@127.0.0.1:1/none")
    assert (status, err.count("\n")) == (2, 1)
    assert "--database-url" in err
    assert "127.0.0.1" in err
    assert "secret" not in err
    url = "redis://:secret@127.0.0.1:1/0"
    status, _, err = tilerummy("serve", "--port", "0", "--redis-url", url, "--data", "/dev/null/x")
    assert status == 2


# Retention


async def test_closed_rooms_are_removed_after_their_time(tmp_path: Path) -> None:
    async with a_node(tmp_path, keep_closed_days=10) as node:
        now = node.now()
        rooms = [(await a_room(node, rest.SeatWish(kind="person")))[0] for _ in range(3)]
        for room in rooms[:2]:
            await node.owners[room].commit([Fact("closed", {"reason": "silence"})], None)
        with closing(sqlite3.connect(tmp_path / "matches.db")) as database, database:
            for room, days in zip(rooms, (11, 9, 11), strict=True):
                database.execute("update rooms set touched = ? where id = ?", (now - days * DAY_MS, room))
        await background.remove_once(node)
        assert sorted(await node.store.ids()) == sorted(rooms[1:])
        await background.remove_once(node)
        assert await node.store.count() == 2


# Backup, restore and export


def test_a_backup_of_a_running_server_continues_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    backup, records = tmp_path / "backup.gz", tmp_path / "records"
    ann = Guest(ServerProcess(tmp_path / "old"))
    data = ("--data", str(tmp_path / "old" / "data"))
    with ann.server.running():
        room = ann.create("casual")
        closed = ann.create("casual")
        with ann.open(closed) as table:
            table.wait_for_turn()
            assert table.ask("resign")["type"] == "done"
        assert ann.ask("POST", f"/api/v1/rooms/{closed}/leave", {}).body["stage"] == "closed"
        with ann.open(room) as table:
            table.wait_for_turn()
            rack, at = table.scene["rack"], table.scene["at"]
        status, said, err = tilerummy("store", "backup", str(backup), *data)
        assert (status, err) == (0, f"Matches: {tmp_path / 'old' / 'data' / 'matches.db'}\n")
        assert said == f"2 tables: {backup}\n"
        status, _, err = tilerummy("store", "restore", str(backup), *data)
        assert status == 2, "the server is running"
        status, said, err = tilerummy("store", "export", str(records), *data)
        assert (status, err.count("\n")) == (0, 1)
        assert [each.name for each in records.iterdir()] == [f"{closed}.trn"]
    status, _, err = tilerummy("verify", str(records / f"{closed}.trn"))
    assert (status, err) == (0, "")
    ann.server = ServerProcess(tmp_path / "new")
    status, said, err = tilerummy("store", "restore", str(backup), "--data", str(tmp_path / "new" / "data"))
    assert (status, err.count("\n")) == (0, 1)
    with ann.server.running(), ann.open(room) as table:
        assert (table.scene["rack"], table.scene["at"]) == (rack, at)
        table.play()
    status, _, err = tilerummy("store", "restore", str(backup), "--data", str(tmp_path / "new" / "data"))
    assert status == 2
    assert "empty" in err
