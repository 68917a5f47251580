"""Two servers on one PostgreSQL need Valkey. The second says so, and who cannot deliver commands is not ready."""

from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from nodes import a_node
from services import PostgresService, ValkeyService
from serving import ServerProcess, run_command, until

from tilerummy.server import health, process

TEXT = "another server already uses this database"


class Taken:
    """A store that another server holds for a while."""

    def __init__(self, tries: int) -> None:
        self.tries = tries

    async def hold(self, *, alone: bool) -> bool:
        self.tries -= 1
        return self.tries < 0


async def test_a_server_waits_for_another_one_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "HOLD_S", 0)
    await process._hold(Taken(process.HOLD_TRIES - 1), alone=True)  # type: ignore[arg-type]
    with pytest.raises(process.NotStarted) as refused:
        await process._hold(Taken(process.HOLD_TRIES), alone=True)  # type: ignore[arg-type]
    assert refused.value.code == "serve-database-shared"


@pytest.mark.long
def test_the_second_server_without_valkey_says_so(postgres: PostgresService, tmp_path: Path) -> None:
    database = ("--database-url", postgres.new_database())
    with ServerProcess(tmp_path, *database).running() as first:
        done = run_command("serve", "--port", "0", *database)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
        assert TEXT in done.stderr
        assert first.get("/ready").status == 200
        assert run_command("store", "backup", str(tmp_path / "out"), *database).returncode == 0
        restored = run_command("store", "restore", str(tmp_path / "out"), *database)
        assert (restored.returncode, "Stop it first" in restored.stderr) == (2, True), restored
        first.kill()
        with ServerProcess(tmp_path, *database).running() as second:
            assert second.get("/ready").status == 200, "the end of a process is the end of its right"


@pytest.mark.long
def test_with_valkey_there_may_be_many(postgres: PostgresService, valkey: ValkeyService, tmp_path: Path) -> None:
    database = ("--database-url", postgres.new_database())
    both = (*database, "--redis-url", valkey.url)
    with ServerProcess(tmp_path, *both).running() as first, ServerProcess(tmp_path, *both).running() as second:
        assert first.get("/ready").status == second.get("/ready").status == 200
        assert TEXT in run_command("serve", "--port", "0", *database).stderr
    with ServerProcess(tmp_path, *database).running():
        assert TEXT in run_command("serve", "--port", "0", *both).stderr


@pytest.mark.long
def test_a_server_that_lost_its_place_is_not_ready(postgres: PostgresService, tmp_path: Path) -> None:
    """The connection breaks, and another server is quicker."""
    url = postgres.new_database()
    with (
        ServerProcess(tmp_path, "--database-url", url).running() as server,
        closing(psycopg.connect(url, autocommit=True)) as other,
    ):
        assert server.get("/ready").status == 200
        asked = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid "
        other.execute((asked + "FROM pg_database WHERE datname = current_database())").encode())
        other.execute("SELECT pg_advisory_lock(1953066086)")
        until(lambda: server.get("/ready").status == 503)
        assert server.get("/ready").body["reason"] == health.SHARED
        other.execute("SELECT pg_advisory_unlock(1953066086)")
        until(lambda: server.get("/ready").status == 200)


async def test_a_bus_that_is_lost_for_long_makes_the_server_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PROBE_S", 0)
    async with a_node(tmp_path) as node:
        node.health._note("bus", False, "ConnectionError")
        assert await node.health.is_ready(), "a moment is nothing"
        monkeypatch.setattr(health, "BUS_LOST_S", -1)
        assert not await node.health.is_ready()
        assert node.health.reason == "bus lost"
        node.health._note("bus", True, "")
        assert await node.health.is_ready()
