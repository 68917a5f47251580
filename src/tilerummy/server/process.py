"""Runs the application: data folder, lock, start and stop."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TextIO

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from tilerummy.engine.errors import CodedError
from tilerummy.rooms import logs
from tilerummy.server import background, gc_policy
from tilerummy.server.bus import Unreachable
from tilerummy.server.http_protocol import limited_protocol
from tilerummy.server.node import Node
from tilerummy.server.socket_protocol import FrugalSocketProtocol
from tilerummy.store import Broken, NewerSchema, Unavailable
from tilerummy.store.steady_clock import PROCESS_CLOCK

FOLDER = "TILERUMMY_DATA"
MATCHES = "matches.db"
CLOCK = "clock.json"
LARGEST_FRAME = 1 << 20
"""A larger frame closes the socket. A smaller one over the message limit gets an error message."""
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


def run(app: Starlette, sock: socket.socket, started: Callable[[], Awaitable[None]]) -> int:
    """Serve until a signal arrives, finish pending writes, and return the exit code."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=FrugalSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
        http=limited_protocol(app.state.node.settings),
        h11_max_incomplete_event_size=app.state.node.settings.longest_header,
        proxy_headers=False,  # `proxies` finds the address of the client
        lifespan="off",  # _serve starts and stops the node, so that a failure is reported in one line
    )
    # uvicorn logs failures with a traceback, which may contain tiles. `app` logs them without.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    sys.setswitchinterval(SWITCH_S)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop if it is installed
        runner.run(_serve(app.state.node, _Server(config, app, started), sock))
    return 0


async def _serve(node: Node, server: "_Server", sock: socket.socket) -> None:
    _go_on_with_time(node)
    try:
        await node.start()
    except NewerSchema as fault:
        raise NotStarted("serve-schema-newer", found=fault.found, known=fault.known) from None
    except Broken as fault:
        raise NotStarted("serve-database-broken", reason=str(fault)) from None
    except Unavailable as fault:
        raise NotStarted("serve-database-unreachable", reason=str(fault) or type(fault).__name__) from None
    except Unreachable as fault:
        raise NotStarted("serve-bus-unreachable", reason=str(fault)) from None
    background.start(node)
    node.spawn(gc_policy.collect_when_due(node))
    try:
        await server.serve([sock])
    finally:
        await node.stop()
        _keep_time(node)
    if server.fault is not None:
        raise NotStarted("serve-not-started", reason=str(server.fault).rstrip("."))


def _go_on_with_time(node: Node) -> None:
    """With a folder of its own, a server goes on with the time of the last one, whatever the wall clock says now."""
    if node.health.folder is not None:
        apart = PROCESS_CLOCK.go_on(node.health.folder / CLOCK)
        if abs(apart) >= background.JUMP:
            logs.warning("clock jumped while the server was stopped", milliseconds=-apart)
        _keep_time(node)


def _keep_time(node: Node) -> None:
    if node.health.folder is not None:
        with contextlib.suppress(OSError):  # for example a full disk
            PROCESS_CLOCK.keep(node.health.folder / CLOCK)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Starlette, begun: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.app, self.begun = app, begun
        self.fault: Exception | None = None
        """Why the rest could not be loaded."""

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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.begun()
            self.app.state.node.spawn(self._load_the_rest())

    async def _load_the_rest(self) -> None:
        try:
            await self.app.state.api.load()
        except Exception as fault:  # an incomplete installation
            self.fault, self.should_exit = fault, True
        finally:
            gc_policy.configure()  # not sooner: there is no garbage among modules that are being loaded
