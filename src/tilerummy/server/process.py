"""Runs the server. A start has one order:

1. The command reads its options, takes the port and locks the folder (`listening`, `locked`).
2. `run` goes on with the time of the last server, and opens the store and the bus.
3. The application is imported: models, rooms, routes, the page. The node starts, with its background tasks.
4. The server accepts connections, and the command may say so. Those that came since 1 have waited in the system.

What fails ends the server, and is said in one line. A stop has the opposite order: no more requests, the node, the bus,
the store, the time.
"""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import uvicorn
from platformdirs import user_data_path

from tilerummy import __version__
from tilerummy.engine.errors import CodedError
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import logs
from tilerummy.server import gc_policy
from tilerummy.server.accepting import Acceptor
from tilerummy.server.bus import Bus, Unreachable, connect as connect_bus
from tilerummy.server.fair_share import FairShare
from tilerummy.server.http_protocol import PIECE, limited_protocol
from tilerummy.server.slow_readers import note_cut_off
from tilerummy.server.socket_protocol import LARGEST_MESSAGE, LimitedSocketProtocol
from tilerummy.store import Broken, NewerSchema, Store, Unavailable, connect
from tilerummy.store.steady_clock import JUMP, PROCESS_CLOCK

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from tilerummy.server.node import Node

FOLDER = "TILERUMMY_DATA"
MATCHES = "matches.db"
HOLD_TRIES, HOLD_S = 15, 0.2
"""How long a server waits for another one that uses the database and is about to end."""
SWITCH_S = 0.0005
"""Python's thread switch interval. The SQLite writer releases the interpreter at every statement; with the default of
5 ms it would wait longer for the interpreter than for the disk."""


class PortTaken(Exception):
    """The port is in use."""


class NotStarted(CodedError):
    """The server cannot start. The text of `code` says why and what to do."""


class FolderTaken(Exception):
    """Another server uses this folder. `address` is where it listens, if known."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def default_folder() -> Path:
    """The folder in TILERUMMY_DATA, else the one for user data on this system."""
    if given := os.environ.get(FOLDER):
        return Path(given)
    return user_data_path("tilerummy", appauthor=False)


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[TextIO]:
    """Lock the folder for this process, with a lock file. The lock ends with the process, even when it is killed."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the matches have every rack
    with (folder / "server.lock").open("a+", encoding="utf-8") as file:
        file.seek(0)
        try:
            _lock(file)
        except OSError:
            raise FolderTaken(file.read().strip()) from None
        try:
            yield file
        finally:
            file.truncate(0)


def _lock(file: TextIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def listening(host: str, port: int) -> socket.socket:
    """A listening socket. Port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as fault:
        sock.close()
        if fault.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken from None
        raise
    sock.setblocking(False)
    return sock


def address_of(sock: socket.socket, host: str) -> str:
    """The address to show: browsers treat localhost better than 127.0.0.1."""
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{name}:{sock.getsockname()[1]}"


@dataclass(frozen=True)
class Setup:
    """What a server is started with."""

    database: str | Path
    """A file for one process, PostgreSQL (with Valkey) for several."""
    settings: Settings
    redis_url: str | None = None
    node_id: str | None = None

    @property
    def folder(self) -> Path | None:
        return self.database.parent if isinstance(self.database, Path) else None


def run(setup: Setup, sock: socket.socket, accepts: Callable[["Starlette"], None]) -> int:
    """Serve until a signal arrives, finish pending writes, and return the exit code. Raises `NotStarted`.

    `accepts` is called as soon as the server accepts connections.
    """
    server = _Server(setup, accepts)
    # uvicorn logs failures with a traceback, which may contain tiles. `app` logs them without.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    sys.setswitchinterval(SWITCH_S)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:  # uvloop if it is installed
        runner.run(server.run_on(sock))
    return 0


async def _open(store: Store, bus: Bus) -> None:
    try:
        await store.open()
        await bus.open()
        await _hold(store, alone=not bus.is_shared)
    except NewerSchema as fault:
        raise NotStarted("serve-schema-newer", found=fault.found, known=fault.known) from None
    except Broken as fault:
        raise NotStarted("serve-database-broken", reason=str(fault)) from None
    except Unavailable as fault:
        raise NotStarted("serve-database-unreachable", reason=str(fault) or type(fault).__name__) from None
    except Unreachable as fault:
        raise NotStarted("serve-bus-unreachable", reason=str(fault)) from None


async def _hold(store: Store, *, alone: bool) -> None:
    """Another server may be about to end, so that this one waits for a moment. Raises `NotStarted`."""
    for _ in range(HOLD_TRIES):
        if await store.hold(alone=alone):
            return
        await asyncio.sleep(HOLD_S)
    raise NotStarted("serve-database-shared")


class _Server(uvicorn.Server):
    def __init__(self, setup: Setup, accepts: Callable[["Starlette"], None]) -> None:
        self.setup, self.accepts = setup, accepts
        self.store, self.bus = connect(setup.database), connect_bus(setup.redis_url)
        self.fair_share = FairShare()
        self.accepting: list[asyncio.Task[None]] = []
        self.node: Node | None = None
        config = uvicorn.Config(
            "",  # `run_on` has the application
            log_config=None,
            access_log=False,
            server_header=False,
            ws=LimitedSocketProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            timeout_graceful_shutdown=5,
            http=limited_protocol(setup.settings, self.fair_share),
            h11_max_incomplete_event_size=setup.settings.longest_header + 2 * PIECE,  # ours is smaller
            proxy_headers=False,  # `proxies` finds the address of the client
            lifespan="off",  # `run_on` starts and stops the node, so that a failure is reported in one line
        )
        super().__init__(config)

    async def run_on(self, sock: socket.socket) -> None:
        folder = self.setup.folder
        if folder is not None:
            go_on_with_time(folder)
        try:
            await _open(self.store, self.bus)
            with self.capture_signals():
                self.config.app = await self._application()
                if not self.should_exit:  # no signal came meanwhile
                    await self.serve([sock])
        finally:
            if self.node is not None:
                await self.node.stop()
            await self.bus.close()
            await self.store.close()
            if folder is not None:
                keep_time(folder)
            if self.node is not None:
                logs.info("stopped", version=__version__)

    async def _application(self) -> "Starlette":
        """Imported only here: a command that fails before needs none of it."""
        setup = self.setup
        try:
            from tilerummy.server.app import start

            given = self.store, setup.settings, self.bus, setup.node_id, setup.folder, self.fair_share
            app = await start(*given)
        except CodedError as fault:  # a file that is broken
            raise NotStarted(fault.code, **fault.params) from None
        except Broken as fault:
            raise NotStarted("serve-database-broken", reason=str(fault)) from None
        except Exception as fault:  # an incomplete installation
            raise NotStarted("serve-not-started", reason=str(fault).rstrip(".")) from None
        finally:
            gc_policy.configure()  # not sooner: there is no garbage among modules that are being loaded
        self.node = app.state.node
        return app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        config, loop = self.config, asyncio.get_running_loop()
        protocol = partial(config.http_protocol_class, config, self.server_state, {}, loop)  # type: ignore[call-arg]
        acceptor = Acceptor(self.setup.settings, self.fair_share, protocol, partial(note_cut_off, config))
        self.accepting = [loop.create_task(acceptor.run(sock)) for sock in sockets or ()]
        for task in self.accepting:
            task.add_done_callback(self._accepts_no_more)
        self.accepts(config.app)  # type: ignore[arg-type]
        bus = "valkey" if self.bus.is_shared else "none"
        await asyncio.to_thread(logs.info, "started", version=__version__, store=self.store.place, bus=bus)

    def _accepts_no_more(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (fault := task.exception()) is not None:
            logs.failed("no connections are accepted any more", fault)
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.accepting:
            task.cancel()
        await asyncio.gather(*self.accepting, return_exceptions=True)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM. Unlike uvicorn, do not raise the signal again after shutdown."""
        stop_signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in stop_signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


# The time of a server in its folder: the next one goes on with it, whatever the wall clock says then

CLOCK = "clock.json"


def go_on_with_time(folder: Path) -> None:
    apart = PROCESS_CLOCK.go_on(folder / CLOCK)
    if abs(apart) >= JUMP:
        logs.warning("clock jumped while the server was stopped", milliseconds=-apart)
    keep_time(folder)


def keep_time(folder: Path) -> None:
    with contextlib.suppress(OSError):  # for example a full disk
        PROCESS_CLOCK.keep(folder / CLOCK)
