"""What the operator does with `tilerummy admin`, while the server runs: rooms, names, addresses."""

import fcntl
import json
import socket
import sqlite3
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import psycopg
import pytest
from addresses import ask, counted, hello, lesson
from deploy.proxies import certificate
from serving import PATIENCE_S, Guest, ServerProcess, Table, run_command, until
from websockets.exceptions import ConnectionClosed

from tilerummy.rooms.erasing import NOBODY

LONG_NAME = "Qwertzuiop"
PUSH = "https://updates.push.services.mozilla.com/wpush/v2/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ("--trusted-networks", "127.0.8.0/24", "--push-contact", "admin@example.org")
    with ServerProcess(tmp_path_factory.mktemp("admin"), *options).running() as process:
        yield process


def place(server: ServerProcess) -> tuple[str, ...]:
    return ("--data", str(server.folder / "data"))


def admin(server: ServerProcess, *words: str, status: int = 0) -> str:
    done = run_command("admin", *words, *place(server))
    assert done.returncode == status, done.stderr
    assert status == 0 or done.stderr.count("\n") == 1
    return done.stdout if status == 0 else done.stderr


def admin_json(server: ServerProcess, *words: str) -> Any:
    return json.loads(admin(server, *words, "--json"))


def stored(server: ServerProcess) -> str:
    """Everything in every row."""
    with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
        return "\n".join(database.iterdump())


def heard(table: Table, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(table.socket.recv(PATIENCE_S))
        if wanted(message):
            return message


def is_refused(code: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == "refused" and message["code"] == code


# Rooms


def test_rooms_are_listed_and_looked_at(server: ServerProcess) -> None:
    ann, bo = Guest(server, "Änne"), Guest(server, "Bo")
    room = ann.create("person", "steady")
    bo.join(room)
    other = Guest(server, "Cy").create("person")
    listed = [each["id"] for each in admin_json(server, "rooms")["rooms"]]
    assert {room, other} <= {*listed}
    for words, found in (
        (("--name", "änn"), [room]),
        (("--host", "bo"), []),
        (("--name", "bo", "--host", "ÄNNE", "--open"), [room]),
        (("--name", "änn", "--finished"), []),
        (("--name", "änn", "--idle", "1h"), []),
    ):
        assert [each["id"] for each in admin_json(server, "rooms", *words)["rooms"]] == found, words
    assert room in admin(server, "rooms", "--name", "Bo")
    assert admin(server, "rooms", "--name", "nobody has this").strip() == "There are no such tables."
    with bo.open(room), Guest(server).open(room):
        seen = admin_json(server, "room", room)
        assert sorted((each["seat"] is None, each["address"]) for each in seen["present"]) == [
            (False, "local"),
            (True, "local"),
        ]
        said = admin(server, "room", room, "--lang", "de")
        assert "Änne" in said
        assert "schaut zu" in said
    assert "There is no such table." in admin(server, "room", "abcdefghijkl", status=2)


def test_a_list_is_bounded_and_goes_on(server: ServerProcess) -> None:
    rooms = [Guest(server, "Pager").create("person") for _ in range(3)]
    assert len(admin_json(server, "rooms", "--name", "pager", "--most", "2")["rooms"]) == 2
    with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
        [key] = database.execute("SELECT admin_key FROM meta").fetchone()
    headers = {"authorization": f"Bearer {key}"}
    found, page = [], "4611686018427387904-"
    while page:
        answer = Guest(server).ask("GET", f"/api/v1/admin/rooms?page={page}", headers=headers)
        found += [each["id"] for each in answer.body["rooms"]]
        page = answer.body["next"]
    assert {*rooms} <= {*found}
    assert len(found) == len({*found})


def test_a_room_is_closed_and_everybody_is_told(server: ServerProcess) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person")
    bo.join(room)
    with ann.open(room, "de") as table:
        assert "closed" in admin(server, "close", room, "--reason", "Please be kind.")
        said = heard(table, is_refused("closed-by-operator"))["text"]
        assert said == (
            "Der Betreiber dieses Servers hat diesen Tisch geschlossen. Was gespielt wurde, bleibt zu sehen. "
            "Please be kind."
        )
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["stage"] == "closed"
    assert "[Seats" in ann.ask("GET", f"/api/v1/rooms/{room}/record.trn").body
    with bo.open(room) as later:
        assert heard(later, is_refused("closed-by-operator"))["text"].endswith("Please be kind.")
    assert "This table is closed." in admin(server, "close", room, status=2)


def test_a_room_is_deleted_with_everything(server: ServerProcess) -> None:
    ann = Guest(server, "Zacharias")
    room = ann.create("person")
    assert ann.ask("POST", "/api/v1/push/browsers", {"endpoint": f"{PUSH}zacharias"}).status == 204
    done = run_command("admin", "delete", room, *place(server))
    assert (done.returncode, room in stored(server)) == (130, True), "it asks first"
    with ann.open(room) as table:
        admin(server, "delete", room, "--yes")
        assert heard(table, is_refused("room-deleted"))
    for left in (room, "Zacharias", f"{PUSH}zacharias"):
        assert left not in stored(server)
    assert ann.ask("GET", f"/api/v1/rooms/{room}").status == 404
    until(lambda: '"did": "delete"' in server.log.read_text("utf-8"))


# Names


def test_a_name_is_removed_from_everything(server: ServerProcess) -> None:
    ann, bo = Guest(server, LONG_NAME), Guest(server, "Bo")
    room = ann.create("person")
    bo.join(room)
    with bo.open(room) as watching, ann.open(room) as table:
        mover, other = (table, watching) if table.scene["turn"] == table.scene["you"] else (watching, table)
        assert mover.ask("draw")["type"] == "done"
        other.wait_for_turn()
        admin(server, "rename", room, "1")
        scene = heard(watching, lambda message: message["type"] == "scene")
        assert [seat["name"] for seat in scene["seats"]] == [NOBODY, "Bo"]
        assert LONG_NAME not in json.dumps(scene)
        assert other.ask("draw")["type"] == "done"
        assert mover.ask("resign")["type"] in ("done", "refused")
    record = ann.ask("GET", f"/api/v1/rooms/{room}/record.trn").body
    assert f'[Seats "{NOBODY}/Bo"]' in record
    assert LONG_NAME not in record + stored(server)
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["you"] == 0, "the seat is still theirs"
    admin(server, "rename", room, "2", "Bertha")
    assert [seat["name"] for seat in ann.ask("GET", f"/api/v1/rooms/{room}").body["seats"]] == [NOBODY, "Bertha"]
    assert "No person sits in seat 7. This table has 2 seats." in admin(server, "rename", room, "7", status=2)
    for name in ("x" * 25, "x" * 3000, "a/b", ""):
        assert "1 to 24 characters" in admin(server, "rename", room, "2", name, status=2)
    assert "Not the number of a seat" in admin(server, "rename", room, "x", status=2)


def test_a_name_in_an_imported_record(server: ServerProcess) -> None:
    ann = Guest(server, "Ann")
    room = ann.create("casual")
    with ann.open(room) as table:
        table.wait_for_turn()
        table.ask("resign")
    record = ann.ask("GET", f"/api/v1/rooms/{room}/record.trn").body.replace("Ann", LONG_NAME)
    record = record.replace("[Round", f'[Event "{LONG_NAME} and others"]\n[Round', 1)
    imported = ann.ask("POST", "/api/v1/rooms/import", {"trn": record}).body
    assert (imported["seats"][0]["name"], imported["verified"]) == (LONG_NAME, True)
    admin(server, "rename", imported["id"], "1")
    again = ann.ask("GET", f"/api/v1/rooms/{imported['id']}/record.trn").body
    assert f'[Seats "{NOBODY}/' in again
    assert LONG_NAME not in again + stored(server)


def test_a_removed_name_is_not_in_the_file(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        room = Guest(server, LONG_NAME).create("person")
        admin(server, "rename", room, "1")
    data = (tmp_path / "data" / "matches.db").read_bytes()
    assert NOBODY.encode() in data
    assert LONG_NAME.encode() not in data
    assert "No server uses the folder" in admin(server, "rooms", status=2)


# Addresses


def test_an_address_is_excluded_and_admitted_again(server: ServerProcess) -> None:
    before = counted(server, "banned")
    with lesson(server, "127.0.9.9") as line:
        hello(line)
        assert "127.0.9.9/32 until" in admin(server, "ban", "127.0.9.9", "--for", "2h")
        assert json.loads(line.recv(PATIENCE_S))["code"] == "banned"
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE_S)
    for path in ("/", "/api/v1/rooms"):
        assert ask(server, "127.0.9.9", "GET", path) == 403
    with lesson(server, "127.0.9.9") as line:
        line.send(json.dumps({"type": "hello", "version": 2, "language": "nl"}))
        assert "uitgesloten" in json.loads(line.recv(PATIENCE_S))["text"]
    assert counted(server, "banned") == before + 4
    assert ask(server, "127.0.9.10", "GET", "/") == 200
    assert [each["network"] for each in admin_json(server, "bans")["bans"]] == ["127.0.9.9/32"]
    assert server.stop() == 0
    server.start()
    assert ask(server, "127.0.9.9", "GET", "/") == 403, "also after a restart"
    admin(server, "unban", "127.0.9.9")
    assert ask(server, "127.0.9.9", "GET", "/") == 200
    assert "not excluded" in admin(server, "unban", "127.0.9.9", status=2)


def test_who_is_never_excluded(server: ServerProcess) -> None:
    for network in ("127.0.0.1", "127.0.8.7"):
        assert "Nobody is excluded there" in admin(server, "ban", network, status=2)
    for network in ("0.0.0.0/0", "somewhere"):
        assert "Not an address" in admin(server, "ban", network, status=2)
    assert "Not a time" in admin(server, "ban", "192.0.2.1", "--for", "long", status=2)
    assert "192.0.2.9/32" in admin(server, "ban", "::ffff:192.0.2.9")
    admin(server, "unban", "192.0.2.9")
    admin(server, "ban", "192.0.2.1", "--for", "1m")
    assert [each["network"] for each in admin_json(server, "ban", "2001:db8::7")["bans"]] == [
        "192.0.2.1/32",
        "2001:db8::/64",
    ]


# Who may do this


def test_only_who_has_the_key(server: ServerProcess) -> None:
    before = counted(server, "not-operator")
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Bearer "}):
        for method, path in (("GET", "rooms"), ("POST", "bans"), ("DELETE", "rooms/abcdefghijkl")):
            answer = Guest(server).ask(method, f"/api/v1/admin/{path}", headers=headers)
            assert (answer.status, answer.body["code"]) == (403, "not-operator")
    assert counted(server, "not-operator") == before + 9


def test_what_is_typed_wrong(server: ServerProcess, tmp_path: Path) -> None:
    for words in (("room",), ("rooms", "x"), ("rename", "x"), ("ban",)):
        assert "Wrong number of words" in admin(server, *words, status=2)
    assert "No server answers" in admin(server, "rooms", "--url", "http://127.0.0.1:1", status=2)
    for address in ("localhost:8001", "8001", "ftp://localhost", "http:localhost"):
        assert "Use, for example, http://" in admin(server, "rooms", "--url", address, status=2)
    done = run_command("admin", "rooms", "--data", str(tmp_path / "none"))
    assert "--database-url" in done.stderr, "perhaps the server uses PostgreSQL"
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("operation", ["rooms", "bans"])
def test_what_is_no_answer_of_a_server(server: ServerProcess, operation: str) -> None:
    """The page of another program, and its status."""
    with Elsewhere(200, b'{"hello": 1}') as other:
        assert "No server answers" in admin(server, operation, "--url", other.address, status=2)
    with Elsewhere(308, b"moved") as other:
        line = admin(server, operation, "--url", other.address, status=2)
    assert "HTTP 308" in line
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"http://127.0.0.1:{mute.getsockname()[1]}"

        def greet() -> None:
            with mute.accept()[0] as line:
                line.sendall(b"SSH-2.0-x\r\n")

        greeting = threading.Thread(target=greet)
        greeting.start()
        assert "No server answers" in admin(server, operation, "--url", address, status=2)
        greeting.join()
    assert "No server answers" in admin(server, operation, "--url", "http://localhost:port", status=2)
    assert "Name a process itself" in line


def test_a_certificate_that_nobody_trusts(server: ServerProcess, tmp_path: Path) -> None:
    file, key = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    with Elsewhere(200, b"{}", context) as other:
        address = other.address.replace("http:", "https:")
        line = admin(server, "rooms", "--url", address, status=2)
    assert f"The certificate of {address} is not trusted" in line
    assert other.asked == []


def test_the_key_goes_to_nobody_who_is_no_server(tmp_path: Path) -> None:
    """A server that was killed leaves its address in the folder. Somebody else may listen there now."""
    process = ServerProcess(tmp_path)
    with process.running():
        pass
    with Elsewhere(200, b"{}") as other:
        (tmp_path / "data" / "server.lock").write_text(other.address, "utf-8")
        assert "No server uses the folder" in admin(process, "rooms", status=2)
        assert other.asked == []
    with (tmp_path / "data" / "server.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # a server that starts
        assert "No server answers" in admin(process, "rooms", status=2)
    database = "postgresql://ann:secret@127.0.0.1:1/none"
    done = run_command("admin", "rooms", "--database-url", database)
    assert (done.returncode, "--url" in done.stderr, "secret" in done.stderr) == (2, True, False)


class Elsewhere:
    """Another program that listens."""

    def __init__(self, status: int, body: bytes, context: ssl.SSLContext | None = None) -> None:
        self.asked = asked = list[str]()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                self.send_response(status)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.listening = HTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self.listening.socket = context.wrap_socket(self.listening.socket, server_side=True)

    def __enter__(self) -> "Elsewhere":
        threading.Thread(target=self.listening.serve_forever, daemon=True).start()
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listening.server_port}"

    def __exit__(self, *_: object) -> None:
        self.listening.shutdown()
        self.listening.server_close()


# Two processes


def test_two_processes_on_postgresql(two_servers: list[ServerProcess]) -> None:
    """Each command goes to the process that does not own the room."""
    owner, other = two_servers
    database = owner.options[owner.options.index("--database-url") + 1]

    def there(*words: str) -> str:
        done = run_command("admin", *words, "--database-url", database, "--url", other.address)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def everything() -> str:
        with psycopg.connect(database) as connection:
            tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            return repr([connection.execute(f"SELECT * FROM {name}".encode()).fetchall() for (name,) in tables])

    ann, bo = Guest(owner, LONG_NAME), Guest(owner, "Bo")
    room = ann.create("person")
    bo.join(room)
    with bo.open(room) as table:
        there("rename", room, "1")
        assert heard(table, lambda message: message["type"] == "scene")["seats"][0]["name"] == NOBODY
        assert LONG_NAME not in everything()
        assert LONG_NAME not in Guest(other).ask("GET", f"/api/v1/rooms/{room}/record.trn").body
        assert "local" in there("room", room)
        there("close", room)
        assert heard(table, is_refused("closed-by-operator"))
        there("delete", room, "--yes")
        assert heard(table, is_refused("room-deleted"))
    assert room not in everything()
    with lesson(owner, "127.0.9.11") as line:
        hello(line)
        there("ban", "127.0.9.11")
        assert json.loads(line.recv(PATIENCE_S))["code"] == "banned"
    until(lambda: ask(owner, "127.0.9.11", "GET", "/") == ask(other, "127.0.9.11", "GET", "/") == 403)
    there("unban", "127.0.9.11")
    until(lambda: ask(owner, "127.0.9.11", "GET", "/") == 200)
