"""What the metrics and the log tell an operator about requests, sockets, commands, the process and its version."""

import json
from collections.abc import Callable
from pathlib import Path

from serving import Guest, ServerProcess, until

from tilerummy import __version__
from tilerummy.routes.table import ROUTES
from tilerummy.server.measuring import ALONE, CODES
from tilerummy.server.push_routes import PUSH_ROUTES


def samples(server: ServerProcess) -> dict[str, float]:
    lines = [line for line in server.get("/metrics").body.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_requests_are_counted_by_route_and_status(server: ServerProcess, guest: Callable[[str], Guest]) -> None:
    before = samples(server)
    ann = guest("Ann")
    room = ann.create("person")
    for path in (f"/api/v1/rooms/{room}", "/api/v1/rooms/nosuchroom00", "/api/nonsense", "/t/x", "/no/file.txt"):
        ann.ask("GET", path)
    after = samples(server)

    def more(route: str, status: str) -> float:
        name = f'tilerummy_http_requests_total{{route="{route}",status="{status}"}}'
        return after[name] - before.get(name, 0)

    assert more("POST /api/v1/rooms", "2xx") == 1
    assert more("GET /api/v1/rooms/{room}", "2xx") == 1
    assert more("GET /api/v1/rooms/{room}", "4xx") == 1
    assert more("other", "4xx") == 1
    assert more("page", "2xx") == 1
    assert more("file", "4xx") == 1
    assert after['tilerummy_http_seconds_count{route="POST /api/v1/rooms"}'] >= 1


def test_no_client_chooses_a_label(server: ServerProcess) -> None:
    for path in ("/api/v1/a", "/api/v1/b/c", "/x/y.z", "/health/..", "/%7Bx%7D"):
        Guest(server).ask("GET", path)
    known = {f"{each.method} /api/v1{each.path}" for each in (*ROUTES, *PUSH_ROUTES)} | {
        *ALONE,
        "other",
        "page",
        "file",
    }
    names = [name for name in samples(server) if name.startswith("tilerummy_http_requests_total")]
    assert {name.partition('route="')[2].partition('"')[0] for name in names} <= known


def test_sockets_and_commands(server: ServerProcess, guest: Callable[[str], Guest]) -> None:
    before, ann = samples(server), guest("Ann")
    with ann.open(ann.create("casual")) as table:
        assert table.ask("ping")["type"] == "pong"
        table.socket.close(4321)

    def more(name: str) -> float:
        return samples(server).get(name, 0) - before.get(name, 0)

    assert 4321 not in CODES
    until(lambda: more('tilerummy_sockets_closed_total{code="other"}') == 1)
    assert more("tilerummy_sockets_opened_total") == 1
    assert more('tilerummy_command_seconds_count{command="ping"}') == 1


def test_the_process_and_its_version(server: ServerProcess) -> None:
    found = samples(server)
    assert found["process_resident_memory_bytes"] > 1e6
    assert found["tilerummy_ready"] == 1, "also if nobody asks /ready"
    assert found['tilerummy_disk_free_bytes{of="data"}'] > 0
    [build] = [name for name in found if name.startswith("tilerummy_build_info")]
    assert f'version="{__version__}"' in build


def test_the_log_says_when_the_server_starts_and_stops(tmp_path: Path) -> None:
    with ServerProcess(tmp_path).running() as server:
        until(lambda: bool(server.log.read_text("utf-8")))
        server.stop()
        said = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    assert [(line["event"], line["version"]) for line in said] == [("started", __version__), ("stopped", __version__)]
    assert said[0]["store"] == str(tmp_path / "data" / "matches.db")
