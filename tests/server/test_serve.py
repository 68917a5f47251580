"""The commands that start the server: its address in one line, errors in one line, and a clean exit."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import ENVIRONMENT, PATIENCE_S, Guest, ServerProcess, run_command
from web_types import openapi, schema, text_of

from tilerummy.cli.serve import show_network, show_network_of
from tilerummy.language import Translator
from tilerummy.server.network import network_address

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMA, OPENAPI = DOCS / "wire.schema.json", DOCS / "openapi.json"


def tilerummy(*words: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tilerummy", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**ENVIRONMENT, "LC_ALL": "C.UTF-8", **environment},
    )


def network_line(port: int) -> str:
    """What a server for the network says about its address there."""
    address = network_address(port)
    if not address:
        return f"{Translator('en').text('cli-serve-network-unknown', port=str(port))}\n"
    return f"In your network: {address}\n"


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run_command("serve", "--port", port, "--data", str(tmp_path), "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} von 127.0.0.1 ist schon belegt. Wähl mit --port einen anderen.\n"


def test_a_folder_in_use_is_reported_in_one_line(server: ServerProcess) -> None:
    done = run_command("serve", "--port", "0", "--data", str(server.folder / "data"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"http://localhost:{server.port}" in done.stderr


def test_an_unreachable_database_is_reported_in_one_line() -> None:
    done = run_command("serve", "--port", "0", "--database-url", "postgresql://nobody@127.0.0.1:1/none")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("The server could not start: ")
    assert done.stderr.count("\n") == 1
    done = run_command("serve", "--port", "0", "--database-url", "mysql://x")
    assert done.returncode == 2
    assert done.stderr.startswith("The server could not start: ")


@pytest.mark.long(but=1)
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server(tmp_path: Path, stop: signal.Signals) -> None:
    with tilerummy("serve", "--port", "0", "--data", str(tmp_path)) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("The server is running: http://localhost:")
        process.send_signal(stop)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out) == (0, "")
    assert [json.loads(line)["event"] for line in err.splitlines()] in ([], ["started", "stopped"])


@pytest.mark.parametrize(
    ("name", "why"),
    [("steady", "This name is reserved for computers."), ("\u0410nn", "A word of this name mixes letters")],
)
def test_play_refuses_a_name_that_imitates_another(name: str, why: str) -> None:
    done = run_command("play", "--no-browser", "--name", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(why)
    assert done.stderr.count("\n") == 1


@contextlib.contextmanager
def played(folder: Path, *, browser: bool = False, network: bool = False) -> Iterator[tuple[ServerProcess, str]]:
    """`tilerummy play` with this folder: its server, and the path of the link that it shows.

    The browser is one that writes the link it should open into a file.
    """
    program = (
        f"import pathlib, webbrowser; webbrowser.open = pathlib.Path({str(folder / 'opened')!r}).write_text;"
        "from tilerummy.cli.browser import open_table; from tilerummy.language import Translator;"
        "from tilerummy.rooms.rest import NewRoom, SeatWish;"
        "seats = ('me', None), ('computer', 'casual'), ('computer', 'beginner');"
        "seats = tuple(SeatWish(kind=kind, level=level) for kind, level in seats);"
        "wish = NewRoom(edition='rummikub-vienna-en', name='Ann', games=1, hints=True, seats=seats);"
        f"raise SystemExit(open_table(wish, Translator('en'), {browser=}, {network=}, data={str(folder)!r}))"
    )
    environment = {**ENVIRONMENT, "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-c", program]
    with (
        subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process,
        contextlib.ExitStack() as held,
    ):
        held.callback(process.kill)
        assert process.stdout is not None
        said = process.stdout.readline()
        address, claim, code = said.strip().removeprefix("Your table: ").rpartition("/claim/")
        at_home = ServerProcess(folder)
        at_home.port = int(address.rpartition(":")[2])
        yield at_home, f"{claim}{code}"
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        status = process.wait(PATIENCE_S)
        out, err = process.stdout.read(), process.stderr.read()  # a part of it may be in the buffer of `readline`
        others = network_line(at_home.port) if network else ""
        assert (status, out, err) == (0, f"{others}To stop the server, press Ctrl-C.\n", "")


def tables(browser: Guest) -> list[tuple[int, str, int]]:
    rooms = browser.ask("GET", "/api/v1/rooms/mine").body["rooms"]
    return [(room["you"], room["stage"], len(room["seats"])) for room in rooms]


@pytest.mark.long
def test_play_hands_a_seat_to_every_browser_of_the_player(tmp_path: Path) -> None:
    with played(tmp_path) as (at_home, link):
        first, second, third, guessing, planted = (Guest(at_home) for _ in range(5))
        third.create("steady")
        assert first.ask("HEAD", link).status == 405, "nobody has opened it"
        planted.token = "a" * 43
        opened = planted.ask("GET", link)
        assert planted.token != "a" * 43, "a token that this server did not issue is not taken"
        first.token = planted.token
        assert opened.status == 303
        assert opened.headers["location"].startswith("/t/")
        assert tables(first) == [(0, "playing", 3)]
        assert second.ask("GET", link).headers["location"] == opened.headers["location"]
        assert second.token == first.token, "the same seat"
        assert third.ask("GET", link).headers["location"] == opened.headers["location"]
        assert tables(third) == [(0, "playing", 2)], "who has tables keeps them, and watches"
        elsewhere = guessing.ask("GET", link, headers={"host": "192.168.0.7:8000"})
        assert elsewhere.headers["location"] == "/", "not for other machines"
        assert guessing.ask("GET", link[:-1]).headers["location"] == "/"
        assert tables(guessing) == []


def test_the_link_that_play_opens_works_once(tmp_path: Path) -> None:
    """Other users of the machine can see it in the list of processes."""
    with played(tmp_path, browser=True) as (at_home, link):
        told = tmp_path / "opened"
        until = time.monotonic() + PATIENCE_S
        while not told.exists() or not told.read_text("utf-8"):  # it is opened after the other one is printed
            assert time.monotonic() < until
            time.sleep(0.02)
        opened = told.read_text("utf-8").removeprefix(f"http://localhost:{at_home.port}")
        assert opened != link
        first, second, third = (Guest(at_home) for _ in range(3))
        assert first.ask("GET", opened).headers["location"].startswith("/t/")
        assert second.ask("GET", opened).headers["location"] == "/"
        assert tables(second) == []
        assert third.ask("GET", link).headers["location"].startswith("/t/")
        assert tables(third) == tables(first) == [(0, "playing", 3)]


def test_a_second_play_says_that_one_is_running(tmp_path: Path) -> None:
    with played(tmp_path) as (at_home, _):
        done = run_command("play", "--no-browser", TILERUMMY_DATA=str(tmp_path))
        said = f"A game is already running here: http://localhost:{at_home.port} Set up another table on that page.\n"
        assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


@pytest.mark.long
def test_play_for_the_network(tmp_path: Path) -> None:
    with played(tmp_path, network=True) as (at_home, link):
        address = network_address(at_home.port)
        page = Guest(at_home).ask("GET", "/", headers={"host": f"localhost:{at_home.port}"}).body
        assert page.count(f'data-network="{address}"') == bool(address)
        assert "data-only-here" not in page
        assert Guest(at_home).ask("GET", link).headers["location"].startswith("/t/")


@pytest.mark.long
@pytest.mark.parametrize("network", [False, True])
def test_play_for_the_network_beside_one_that_runs(tmp_path: Path, network: bool) -> None:
    """The running server stays as it is. The command says who can reach it."""
    with played(tmp_path, network=network) as (at_home, _):
        address = f"http://localhost:{at_home.port}"
        done = run_command("play", "--no-browser", "--network", TILERUMMY_DATA=str(tmp_path))
        off = f"The server that is already running ({address}) is for this machine only."
        told = network_line(at_home.port) if network or not network_address(at_home.port) else off
        assert (done.returncode, done.stderr) == (0, "")
        said = f"A game is already running here: {address} Set up another table on that page.\n"
        assert done.stdout.startswith(f"{said}{told}")


def test_play_in_the_terminal_is_not_for_the_network() -> None:
    done = run_command("play", "--terminal", "--network")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("--network is for the table in the browser")


def test_an_unknown_address_in_the_network_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tilerummy.server.network.ELSEWHERE", ("127.0.0.1", 9))
    show_network(8123, Translator("en"))
    said = capsys.readouterr().out
    assert "was not found" in said
    assert "8123" in said
    show_network_of("http://localhost:8123", Translator("en"))
    assert capsys.readouterr().out == said, "not that the server is for its own machine only"


@pytest.mark.long
def test_a_browser_keeps_its_tables_from_one_play_to_the_next(tmp_path: Path) -> None:
    browser = Guest(ServerProcess(tmp_path))
    clock = tmp_path / "clock.json"
    for number in (1, 2):
        with played(tmp_path) as (browser.server, link):
            browser.ask("GET", link)
            assert tables(browser) == [(0, "playing", 3)] * number
        kept = json.loads(clock.read_text("utf-8"))
        clock.write_text(
            json.dumps(kept | {"now": kept["now"] - 5000}), "utf-8"
        )  # a warning for operators: see `played`


def test_a_server_for_the_network_names_its_address_there(tmp_path: Path) -> None:
    """In the terminal and to pages on this machine; a page from elsewhere must not learn it."""
    server = ServerProcess(tmp_path, "--host", "0.0.0.0")
    with server.running():
        address = network_address(server.port)
        said, until = tmp_path / f"server-{server.port}.out", time.monotonic() + PATIENCE_S
        while said.read_text("utf-8").count("\n") < 2:  # it is said after the server answers
            assert time.monotonic() < until
            time.sleep(0.02)
        assert said.read_text("utf-8").splitlines(keepends=True)[1:] == [network_line(server.port)]
        here = Guest(server).ask("GET", "/t/abcdefgh", headers={"host": f"localhost:{server.port}"}).body
        assert here.count(f'data-network="{address}"') == bool(address)
        assert here.count("data-network") == bool(address)
        elsewhere = Guest(server).ask("GET", "/t/abcdefgh", headers={"host": "rummy.example"}).body
        assert "data-network" not in elsewhere


def test_a_server_for_one_machine_has_no_address_in_the_network(server: ServerProcess) -> None:
    page = Guest(server).ask("GET", "/", headers={"host": f"localhost:{server.port}"}).body
    assert "data-only-here" in page
    assert "data-network" not in page
    assert "data-only-here" not in Guest(server).ask("GET", "/", headers={"host": "rummy.example"}).body


def test_the_schema_of_the_messages_is_current() -> None:
    """`python3 tools/web_types.py` writes it."""
    assert SCHEMA.read_text("utf-8") == text_of(schema())


def test_the_description_of_the_rest_api_is_current(server: ServerProcess) -> None:
    """`python3 tools/web_types.py` writes it; a server describes itself in the same way, with its own version."""
    assert OPENAPI.read_text("utf-8") == text_of(openapi())
    described = server.get("/api/openapi.json").body
    assert {**described, "info": None} == {**openapi(), "info": None}
