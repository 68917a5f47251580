"""Running the application: where data is kept, that nobody else uses it, and how it starts and stops."""

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
from fastapi import FastAPI
from platformdirs import user_data_path

from tilerummy.server import background, gc_policy
from tilerummy.server.bus import Unreachable
from tilerummy.server.node import Node
from tilerummy.store import Unavailable

FOLDER = "TILERUMMY_DATA"
MATCHES = "matches.db"
LARGEST_FRAME = 1 << 20
"""Beyond this the socket is cut; below it, and above the limit of a message, there is a word of refusal."""
SWITCH_S = 0.0005
"""How long one thread may keep others waiting. The thread that writes to SQLite lets go at every statement and, by the
usual 5 ms, would then wait longer for its turn than for the disk."""


class PortTaken(Exception):
    """Somebody else listens there."""


class NotStarted(Exception):
    """The database or the bus is not to be had."""


class FolderTaken(Exception):
    """Another server uses this folder; `address` is where it listens, if it says."""

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
    """The folder for this process alone, as a file in it can be written by one process only. A kill frees it."""
    folder.mkdir(parents=True, exist_ok=True)
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
    """A socket that listens; port 0 takes any free one."""
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
    """What people type: passkeys and some browsers treat localhost better than its number."""
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{name}:{sock.getsockname()[1]}"


def run(app: FastAPI, sock: socket.socket, started: Callable[[], Awaitable[None]]) -> int:
    """Serve until somebody says stop; what is being written is finished first. The exit code."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="auto",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        lifespan="off",  # the node is started and stopped here, where a failure can be said in one line
    )
    # What uvicorn says of a failure is a traceback, and may tell of tiles; `app` logs failures in its own words.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    sys.setswitchinterval(SWITCH_S)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # a faster loop, where there is one
        runner.run(_serve(app.state.node, _Server(config, started), sock))
    return 0


async def _serve(node: Node, server: uvicorn.Server, sock: socket.socket) -> None:
    try:
        await node.start()
    except (Unavailable, Unreachable) as fault:
        raise NotStarted(str(fault) or type(fault).__name__) from None
    background.start(node)
    node.spawn(gc_policy.collect_when_due(node))
    try:
        await server.serve([sock])
    finally:
        await node.stop()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, begun: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.begun = begun

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to, and that is all: uvicorn would raise the signal again when everything is done."""
        told = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in told}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc_policy.configure()
            await self.begun()
