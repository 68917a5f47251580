"""The chapter "A club of 500" of docs/operating.md, with real PostgreSQL, Valkey and nginx or Caddy."""

import json
from pathlib import Path

import pytest
from deploy.proxies import HOST, PATH, PROXIES, running
from deploy.test_proxies import ROOM
from services import PostgresService, ValkeyService
from serving import PATIENCE_S, ServerProcess, run_command, until

pytestmark = pytest.mark.long(slice="tools")


@pytest.mark.parametrize("proxy", list(PROXIES))
def test_two_processes_behind_a_proxy(
    postgres: PostgresService, valkey: ValkeyService, tmp_path: Path, proxy: str
) -> None:
    """A table is made, one process ends and the table goes on; then it is backed up, deleted and restored."""
    url = postgres.new_database()
    shared = ("--database-url", url, "--redis-url", valkey.url, "--public-path", PATH, "--trusted-proxies", "127.0.0.1")
    servers = [ServerProcess(tmp_path, *shared) for _ in range(2)]
    with servers[0].running(), servers[1].running(), running(proxy, tmp_path, *(each.port for each in servers)) as site:
        origin = f"https://{HOST}:{site.port}"
        made = site.ask("POST", "/api/v1/rooms", json.dumps(ROOM).encode(), Origin=origin)
        assert made.status == 201, made
        cookie, room = made.headers["set-cookie"].partition(";")[0], json.loads(made.text)["id"]
        for _ in range(8):  # through both
            assert site.ask("GET", f"/api/v1/rooms/{room}", Cookie=cookie).status == 200
        counts = [each.get("/metrics").body for each in servers]
        assert all('route="GET /api/v1/rooms/{room}",status="2xx"' in each for each in counts), "both were asked"
        servers[0].stop()
        until(lambda: site.ask("GET", f"/api/v1/rooms/{room}", Cookie=cookie).status == 200)
        with site.socket(room, cookie, origin) as line:
            assert json.loads(line.recv(PATIENCE_S))["you"] == 0, "the seat is there, at the other process"
        file = str(tmp_path / "matches.gz")
        done = run_command("store", "backup", file, TILERUMMY_DATABASE_URL=url)
        assert (done.returncode, done.stdout) == (0, f"1 table: {file}\n")
        servers[1].stop()
    empty = postgres.new_database()
    assert run_command("store", "restore", file, TILERUMMY_DATABASE_URL=url).returncode == 2, "not empty"
    assert run_command("store", "restore", file, TILERUMMY_DATABASE_URL=empty).returncode == 0
    with ServerProcess(tmp_path, "--database-url", empty).running() as server:
        assert server.get(f"/api/v1/rooms/{room}").status == 200
