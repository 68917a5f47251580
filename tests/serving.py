"""A real server process, and guests who use it over HTTP and sockets."""

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from forked import CAN_FORK, Forked, command, command_line
from services import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tilerummy.bots import make
from tilerummy.engine.editions import Edition
from tilerummy.engine.melds import Meld, Row, parse_meld
from tilerummy.engine.moves import Discard, Draw, Lay, Move, Pass, TakeDiscard, TakeOpenTile
from tilerummy.engine.position import Stage, TurnCount, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import table_change, with_tile

PATIENCE_S = 120.0
COOKIE = "tilerummy_guest"
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""A bytecode cache: with it the server starts three times as fast."""
OFF = {"kind": "off", "seconds": None}
Scene = dict[str, Any]
NewGuest = Callable[[str], "Guest"]


def run_command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `tilerummy WORDS` until it ends. It is forked, which is quicker than a start of Python."""
    return command(list(words), "", {**ENVIRONMENT, "LC_ALL": "C.UTF-8", **environment}, Path.cwd())


def until(condition: Callable[[], bool]) -> None:
    """Wait until it is true."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


class ServerProcess:
    """`tilerummy serve` in a process. The port stays the same after a restart."""

    def __init__(self, folder: Path, *options: str, pause: int = 0, modules: Path | None = None) -> None:
        self.folder, self.port = folder, free_port()
        self.options = [*options, "--pause", str(pause)]
        self.log = folder / f"server-{self.port}.log"
        self.environment = ENVIRONMENT
        self.process: subprocess.Popen[bytes] | Forked | None = None
        path = os.pathsep.join(filter(None, [str(modules or ""), ENVIRONMENT.get("PYTHONPATH")]))
        self.environment = ENVIRONMENT | {"PYTHONPATH": path} if modules else ENVIRONMENT

    def with_parser(self, name: str) -> "ServerProcess":
        """With one of the parsers that uvicorn uses: without httptools it takes h11."""
        if name == "h11":
            (self.folder / "httptools.py").write_text("raise ImportError", "utf-8")
            path = os.pathsep.join([str(self.folder), self.environment.get("PYTHONPATH", "")])
            self.environment = {**self.environment, "PYTHONPATH": path}
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        data = [] if "--database-url" in self.options else ["--data", str(self.folder / "data")]
        words = ["serve", "--port", str(self.port), *data, *self.options]
        out = self.folder / f"server-{self.port}.out"
        out.write_text("", "utf-8")
        self.process = self._launch(words, out)
        until = time.monotonic() + PATIENCE_S
        while not out.read_text("utf-8").endswith("\n") and self.process.poll() is None:
            assert time.monotonic() < until, self.log.read_text("utf-8")
            time.sleep(0.02)
        assert str(self.port) in out.read_text("utf-8"), out.read_text("utf-8") + self.log.read_text("utf-8")
        return self

    def _launch(self, words: list[str], out: Path) -> subprocess.Popen[bytes] | Forked:
        if CAN_FORK and self.environment is ENVIRONMENT:
            return self._fork(words, out, command_line)
        return self._popen(["-m", "tilerummy", *words], out)

    def _fork(self, words: list[str], out: Path, call: Callable[[], int]) -> Forked:
        return Forked(words, [os.devnull, out, self.log], self.environment, Path.cwd(), call)

    def _popen(self, line: list[str], out: Path) -> subprocess.Popen[bytes]:
        with out.open("ab") as said, self.log.open("ab") as log:
            return subprocess.Popen([sys.executable, *line], stdout=said, stderr=log, env=self.environment)

    def kill(self) -> None:
        """As a power cut would: no warning, nothing finished."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE_S)
        self.process = None
        return code

    @contextlib.contextmanager
    def running(self) -> Iterator["ServerProcess"]:
        self.start()
        try:
            yield self
        finally:
            if self.process is not None:
                self.stop()

    # Requests without a cookie

    def get(self, path: str) -> "Answer":
        return Guest(self).ask("GET", path)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """An answer that leads elsewhere is an answer."""


OPENER = urllib.request.build_opener(_NoRedirect)


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: dict[str, str]


@dataclass
class Guest:
    """A browser with its cookie. It can open sockets."""

    server: ServerProcess
    name: str = "Ann"
    token: str | None = None

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server.address + path, data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("cookie", f"{COOKIE}={self.token}")
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        try:
            with OPENER.open(request, timeout=PATIENCE_S) as response:
                return self._answer(response.status, response.read(), dict(response.headers.items()))
        except urllib.error.HTTPError as refusal:
            with refusal:
                return self._answer(refusal.code, refusal.read(), dict(refusal.headers.items()))

    def _answer(self, status: int, data: bytes, headers: dict[str, str]) -> Answer:
        lower = {name.lower(): value for name, value in headers.items()}
        if COOKIE in lower.get("set-cookie", ""):
            self.token = lower["set-cookie"].partition("=")[2].partition(";")[0]
        is_json = lower.get("content-type", "").startswith("application/json")
        return Answer(status, json.loads(data) if is_json and data else data.decode(), lower)

    def create(self, *others: str, edition: str = "rummikub-vienna-en", **wishes: object) -> str:
        """A room with this guest first; others are `person` or the level of a computer. Its id."""
        seats: list[dict[str, object]] = [{"kind": "me"}]
        seats += [{"kind": "person"} if other == "person" else {"kind": "computer", "level": other} for other in others]
        # Most tests play without a clock, because a slow machine may need a minute for a turn.
        wishes.setdefault("games", wishes.pop("rounds", 1))  # a round of this sheet has several games
        body = {"edition": edition, "clock": OFF, "name": self.name, "seats": seats, **wishes}
        answer = self.ask("POST", "/api/v1/rooms", body)
        assert answer.status == 201, answer
        room: str = answer.body["id"]
        return room

    def join(self, room: str, seat: int | None = None) -> Answer:
        return self.ask("POST", f"/api/v1/rooms/{room}/join", {"name": self.name, "seat": seat})

    def open(self, room: str, language: str = "en", origin: str | None = None) -> "Table":
        return Table(self, room, language, origin)


_ids = itertools.count(1)


@dataclass
class Table:
    """A socket to a room, with all messages received."""

    guest: Guest
    room: str
    language: str = "en"
    origin: str | None = None
    changes: bool = False
    """Whether the server sends only what differs from the last scene."""
    heard: list[str] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)
    socket: ClientConnection = field(init=False)
    held: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def __post_init__(self) -> None:
        self.connect()

    def connect(self, patience: float = PATIENCE_S) -> None:
        """Also again, after the line was cut: until the server is there, or the patience is at its end."""
        headers = {"Cookie": f"{COOKIE}={self.guest.token}"} if self.guest.token else {}
        address = self.guest.server.address.replace("http", "ws") + f"/ws/v1/rooms/{self.room}"
        until = time.monotonic() + patience
        while True:
            try:
                line = connect(
                    address,
                    additional_headers=headers,
                    origin=self.origin,  # type: ignore[arg-type]
                    max_size=None,
                    ping_interval=None,  # its thread would use `random`, which Hypothesis forbids while it draws
                )
                self.socket = self.held.enter_context(line)
                self.post(
                    type="hello", version=2, language=self.language, **({"changes": True} if self.changes else {})
                )
                self.read()
                return
            except (OSError, ConnectionClosed):
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def close(self) -> None:
        self.held.close()

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def post(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "changes":
            message = {**self.scene, **message["fields"]}
        if message["type"] == "scene":
            self.scenes.append(message)
        return message

    def until(self, true: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE_S) -> dict[str, Any]:
        """Read until a message is as wished."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if true(message):
                return message

    def until_scene(self, true: Callable[[Scene], bool], timeout: float = PATIENCE_S) -> Scene:
        if self.scenes and true(self.scene):
            return self.scene
        return self.until(lambda message: message["type"] == "scene" and true(message), timeout)

    def until_at(self, at: int) -> Scene:
        return self.until_scene(lambda scene: scene["at"] >= at)

    def ask(self, kind: str, **given: object) -> dict[str, Any]:
        """A command and its answer."""
        command = given.pop("id", None) or f"c{next(_ids)}"
        timed = {} if kind in ("react", "ping", "take", "reveal") else {"at": self.scene["at"]}
        self.post(**{"type": kind, "id": command, **timed, **given})
        return self.until(lambda message: message.get("id") == command)

    # Playing

    @property
    def on_turn(self) -> bool:
        return bool(self.scene["stage"] == "playing" and self.scene["turn"] == self.scene["you"])

    def wait_for_turn(self) -> bool:
        """Whether it is this guest's turn. False if there is no round."""
        self.until_scene(lambda scene: scene["stage"] != "playing" or scene["turn"] == scene["you"])
        return self.on_turn

    def choose(self, level: str = "casual") -> dict[str, Any]:
        """The command of a computer that sees what the scene shows."""
        return command_of(view_of(self.scene), make(level, 1).choose(view_of(self.scene), ()))

    def play(self, level: str = "casual") -> dict[str, Any]:
        wish = self.choose(level)
        answer = self.ask(**wish)
        assert answer["type"] == "done", (answer, wish, self.scene)
        self.until_at(answer["at"])
        return answer


STAGES = {"start": Stage.START, "drawn": Stage.DRAWN, "laid": Stage.LAID}


def view_of(scene: Scene) -> View:
    """The view that a scene contains."""
    you = scene["you"]
    racks = tuple(
        tiles(scene["rack"]) if seat == you else Tiles(unknown=each["tiles"])
        for seat, each in enumerate(scene["seats"])
    )
    melds = [parse_meld(meld["text"]) for meld in scene["table"]]
    return View(
        edition=Edition.parse(scene["edition"]),
        table=tuple(meld for meld in melds if isinstance(meld, Meld)),
        racks=racks,
        opened=frozenset(seat for seat, each in enumerate(scene["seats"]) if each["opened"]),
        turn=scene["turn"],
        stage=STAGES[scene["turn_stage"]],
        turn_count=TurnCount(scene["lap"]),
        discards=tuple(tuple(map(Tile.parse, pile)) for pile in scene["discards"]),
        open_tile=Tile.parse(scene["open_tile"]) if scene["open_tile"] else None,
        seat=you,
    )


def tiles(written: list[str]) -> Tiles:
    return Tiles(map(Tile.parse, written))


def row_of(meld: Meld | Row) -> dict[str, Any]:
    return {"tiles": [str(tile) for tile in meld.row], "reading": None if isinstance(meld, Row) else str(meld)}


def rows_after(view: View, lay: Lay) -> list[dict[str, Any]]:
    return [row_of(meld) for meld in table_change(view, lay).after]


def command_of(view: View, move: Move) -> dict[str, Any]:
    match move:
        case Lay():
            return {"kind": "lay", "rows": rows_after(view, move)}
        case Draw():
            return {"kind": "draw"}
        case Pass():
            return {"kind": "pass"}
        case Discard():
            return {"kind": "discard", "tile": str(move.tile)}
        case TakeDiscard() | TakeOpenTile():
            taking = "discard" if isinstance(move, TakeDiscard) else "open"
            return {"kind": "lay", "rows": rows_after(with_tile(view, move), move.lay), "taking": taking}
        case _:
            raise AssertionError(move)


# Several guests


def seated(guest: NewGuest, *others: str, **wishes: object) -> tuple[Table, Table]:
    """Ann and Bo in a new room, optionally with computers."""
    ann, bo = guest("Ann"), guest("Bo")
    room = ann.create("person", *others, **wishes)  # type: ignore[arg-type]
    assert bo.join(room).body["stage"] == "playing"
    return ann.open(room), bo.open(room)


def play_out(*tables: Table) -> None:
    while tables[0].scene["stage"] == "playing":
        for table in tables:
            table.until_at(tables[0].scene["at"])
        mover = next((table for table in tables if table.on_turn), None)
        if mover is None:
            tables[0].until(lambda message: message["type"] == "scene")
        else:
            mover.play()
