"""The commands that start the server: its address in one line, errors in one line, and a clean exit."""

import contextlib
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from serving import ENVIRONMENT, PATIENCE_S, Guest, ServerProcess

from tilerummy.server.schema import openapi, openapi_text, schema_text

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMA, OPENAPI = DOCS / "wire.schema.json", DOCS / "openapi.json"


def tilerummy(*words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tilerummy", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**ENVIRONMENT, "LC_ALL": "C.UTF-8"},
    )


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with tilerummy("serve", "--port", port, "--data", str(tmp_path), "--lang", "de") as process:
            out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out) == (2, "")
    assert err == f"Port {port} von 127.0.0.1 ist schon belegt. Wähl mit --port einen anderen.\n"


def test_a_folder_in_use_is_reported_in_one_line(server: ServerProcess) -> None:
    with tilerummy("serve", "--port", "0", "--data", str(server.folder / "data")) as process:
        _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert err.count("\n") == 1
    assert f"http://localhost:{server.port}" in err


def test_an_unreachable_database_is_reported_in_one_line() -> None:
    with tilerummy("serve", "--port", "0", "--database-url", "postgresql://nobody@127.0.0.1:1/none") as process:
        _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert "Traceback" not in err
    assert err.startswith("The server could not start: ")
    assert err.count("\n") == 1
    with tilerummy("serve", "--port", "0", "--database-url", "mysql://x") as process:
        _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert err.startswith("The server could not start: ")


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server(tmp_path: Path, stop: signal.Signals) -> None:
    with tilerummy("serve", "--port", "0", "--data", str(tmp_path)) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("The server is running: http://localhost:")
        process.send_signal(stop)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out, err) == (0, "", "")


def test_play_hands_a_seat_to_the_browser_once(tmp_path: Path) -> None:
    program = (
        "from tilerummy.cli.browser import Table, open_table; from tilerummy.language import Translator;"
        "table = Table('rummikub-vienna-en', 'Ann', ('casual', 'beginner'), 1, True);"
        f"raise SystemExit(open_table(table, Translator('en'), browser=False, data={str(tmp_path)!r}))"
    )
    environment = {**ENVIRONMENT, "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-c", program]
    with (
        subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment) as process,
        contextlib.ExitStack() as held,
    ):
        held.callback(process.kill)
        assert process.stdout is not None
        said = process.stdout.readline()
        address, claim, code = said.strip().removeprefix("Your table: ").rpartition("/claim/")
        assert claim
        at_home = ServerProcess(tmp_path)
        at_home.port = int(address.rpartition(":")[2])
        ann = Guest(at_home)
        opened = ann.ask("GET", f"/claim/{code}")
        assert opened.status == 303
        assert opened.headers["location"].startswith("/t/")
        rooms = ann.ask("GET", "/api/v1/rooms/mine").body["rooms"]
        assert [(room["you"], room["stage"], len(room["seats"])) for room in rooms] == [(0, "playing", 3)]
        eve = Guest(at_home)
        watched = eve.ask("GET", f"/claim/{code}")
        assert watched.headers["location"] == opened.headers["location"]
        assert eve.ask("GET", "/api/v1/rooms/mine").body["rooms"] == []
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) == 0


def test_the_schema_of_the_messages_is_current() -> None:
    """`python3 tools/web_types.py` writes it."""
    assert SCHEMA.read_text("utf-8") == schema_text()


def test_the_description_of_the_rest_api_is_current(server: ServerProcess) -> None:
    """`python3 tools/web_types.py` writes it; a server describes itself in the same way, with its own version."""
    assert OPENAPI.read_text("utf-8") == openapi_text()
    described = server.get("/api/openapi.json").body
    assert {**described, "info": None} == {**openapi(), "info": None}
