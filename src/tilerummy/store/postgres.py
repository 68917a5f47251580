"""The PostgreSQL backend, for any number of processes and machines."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from functools import partial

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from tilerummy.store.contract import Broken, Conflict, Unavailable
from tilerummy.store.database import Connection, Row, Statement, T, Work
from tilerummy.store.schema import is_up_to_date, migrate
from tilerummy.store.steady_clock import PROCESS_CLOCK

MOST_CONNECTIONS = 20
MOST_IDLE = 10
PATIENCE_S = 10
"""How long work waits for a connection while all are busy."""
LOCK_MS = 5_000
IDLE_IN_TRANSACTION_MS = 2_000
"""A process that hangs during a transaction must not keep others from taking over its rooms."""
OPTIONS = {
    "application_name": "tilerummy",
    "client_encoding": "UTF8",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": f"-c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION_MS} -c lock_timeout={LOCK_MS}"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3",
}
CLOCK_READINGS = 3
QUICK_MS = 100
"""The clock of the database is read again after an answer that took longer."""
_BAD_ADDRESS = (
    "not a database address: expected a file, or postgresql://USER:PASSWORD@HOST/NAME; in a password write / as %2F,"
    " @ as %40, : as %3A, # as %23, ? as %3F, and % as %25"
)
READ_ONLY = "25006"
"""The error of a standby that has not been promoted yet."""
_TABLES = Statement("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
_FREEZE = Statement("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
_LOCK_SCHEMA = Statement("SELECT pg_advisory_xact_lock(1953066085)")
_HOLD = {
    True: Statement("SELECT pg_try_advisory_lock(1953066086)"),
    False: Statement("SELECT pg_try_advisory_lock_shared(1953066086)"),
}
"""A process alone, or together with others. PostgreSQL releases the lock when the connection ends."""
_STILL_THERE = Statement("SELECT true")
_CLOCK = Statement("SELECT extract(epoch FROM clock_timestamp())")


class _Lost(Unavailable):
    """The connection broke during a transaction."""


class PostgresConnection:
    bad_values = (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError, ValueError)

    def __init__(self, driver: psycopg.AsyncConnection[Row]) -> None:
        self.driver = driver

    async def rows(self, statement: Statement, **values: object) -> list[Row]:
        return await (await self.driver.execute(statement.postgres, values)).fetchall()

    async def change(self, statement: Statement, **values: object) -> int:
        return (await self.driver.execute(statement.postgres, values)).rowcount

    async def change_many(self, statement: Statement, values: Iterable[Mapping[str, object]]) -> None:
        await self.driver.cursor().executemany(statement.postgres, values)

    async def batches(self, statement: Statement, size: int) -> AsyncIterator[list[Row]]:
        async with self.driver.cursor("batches") as cursor:
            await cursor.execute(statement.postgres)
            while some := await cursor.fetchmany(size):
                yield some

    async def tables(self) -> set[str]:
        return {name for (name,) in await self.rows(_TABLES)}

    async def freeze(self) -> None:
        await self.change(_FREEZE)


class Postgres:
    """Keeps connections for later transactions. Work is retried once on a new connection if its connection broke.

    `psycopg_pool` connects in the background: while the database is down, every call would wait for its time-out, and
    nobody would learn why.
    """

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            raise ValueError(_BAD_ADDRESS) from None
        host, name, ports = (str(given.get(part, "")) for part in ("host", "dbname", "port"))
        at_sign = "@" in name and "%40" not in url
        if ("@" in host and not host.startswith(("/", "@"))) or at_sign or re.search("[^0-9,]", ports):
            raise ValueError(_BAD_ADDRESS)  # a part of the password was read as one of these
        self._url = url
        self.place = f"{given.get('host', 'localhost')}/{given.get('dbname', '')}"
        self._free = asyncio.Semaphore(MOST_CONNECTIONS)
        self._idle: list[psycopg.AsyncConnection[Row]] = []
        self._is_open = False
        self._holding: psycopg.AsyncConnection[Row] | None = None

    async def open(self, *, create: bool = True) -> None:
        self._is_open = True
        if not await self.read(partial(is_up_to_date, create=create)):
            await self.write(_migrate)

    async def close(self) -> None:
        self._is_open = False
        await self._close_idle()
        await self._let_go()

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        try:
            return await self._transaction(work)
        except _Lost:  # perhaps the database was restarted since this connection was last used
            return await self._transaction(work)

    async def _transaction(self, work: Work[T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._free.acquire()
        except TimeoutError:
            raise Unavailable("all connections are busy") from None
        try:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                async with connection.transaction():
                    return await work(PostgresConnection(connection))
            except psycopg.Error as error:
                raise (_Lost(_reason(error)) if connection.broken else _translate(error)) from error
            finally:
                await self._give_back(connection)
        finally:
            self._free.release()

    async def _connect(self) -> psycopg.AsyncConnection[Row]:
        try:
            return await psycopg.AsyncConnection.connect(self._url, autocommit=True, **OPTIONS)  # type: ignore[arg-type]
        except (psycopg.Error, OSError) as error:
            raise Unavailable(_reason(error)) from error

    async def _give_back(self, connection: psycopg.AsyncConnection[Row]) -> None:
        if connection.broken:
            await self._close_idle()  # they are probably broken too
        is_idle = connection.info.transaction_status == TransactionStatus.IDLE
        if is_idle and self._is_open and len(self._idle) < MOST_IDLE:
            self._idle.append(connection)
        else:
            await connection.close()

    async def _close_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    async def hold(self, *, alone: bool) -> bool:
        if self._holding is not None and await self._answers(self._holding, _STILL_THERE):
            return True
        await self._let_go()
        connection = self._holding = await self._connect()
        if await self._answers(connection, _HOLD[alone]):
            return True
        await self._let_go()
        return False

    async def _answers(self, connection: psycopg.AsyncConnection[Row], question: Statement) -> bool:
        try:
            return await PostgresConnection(connection).rows(question) == [(True,)]
        except psycopg.Error:
            return False

    async def _let_go(self) -> None:
        if self._holding is not None:
            await self._holding.close()
            self._holding = None

    async def clock_offset(self) -> int:
        """How many milliseconds the clock of the database is ahead of the clock of this process.

        The quickest of up to three answers counts, because the error is at most half the time that an answer takes.
        """
        measured: list[tuple[int, int]] = []
        while len(measured) < CLOCK_READINGS and (not measured or min(measured)[0] > QUICK_MS):
            before = PROCESS_CLOCK.now()
            [[there]] = await self.read(lambda connection: connection.rows(_CLOCK))
            after = PROCESS_CLOCK.now()
            measured.append((after - before, round(float(there) * 1000 - (before + after) / 2)))
        return min(measured)[1]


def _translate(error: psycopg.Error) -> Exception:
    """The exception of the contract."""
    if isinstance(error, psycopg.errors.UniqueViolation):
        return Conflict()
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError) or error.sqlstate == READ_ONLY:
        return Unavailable(_reason(error))
    return Broken(error.diag.message_primary or type(error).__name__)  # without details, which may contain tiles


def _reason(error: psycopg.Error | OSError) -> str:
    """Without a state an error comes from the connection, and its text names only the server."""
    state = getattr(error, "sqlstate", None)
    first, *_ = str(error).splitlines() or [""]
    return first.rstrip(".") if state is None and first else f"{type(error).__name__} {state}"


async def _migrate(connection: Connection) -> None:
    await connection.rows(_LOCK_SCHEMA)  # so that only one of several processes migrates
    await migrate(connection)
