"""The PostgreSQL backend, for any number of processes and machines."""

from sqlalchemy import URL, Connection, exc, text
from sqlalchemy.ext.asyncio import create_async_engine

from tilerummy.store.contract import Conflict, Unavailable
from tilerummy.store.database import T, Work, bring_up_to_date, is_up_to_date
from tilerummy.store.schema import add_postgresql_conditions
from tilerummy.store.steady_clock import PROCESS_CLOCK

LOCK_MS = 5_000
IDLE_IN_TRANSACTION_MS = 2_000
"""A process that hangs during a transaction must not keep others from taking over its rooms."""
CLOCK_READINGS = 3
QUICK_MS = 100
"""The clock of the database is read again after an answer that took longer."""
MIGRATING = 0x7469_6C65
"""The advisory lock for migrations, so that only one of several processes migrates."""
UNIQUE_VIOLATION = "23505"
READ_ONLY = "25006"
"""The error of a standby that has not been promoted yet."""


add_postgresql_conditions()


class Postgres:
    """A connection pool. Work is retried once on a new connection if its connection broke."""

    def __init__(self, url: URL) -> None:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise ValueError("PostgreSQL needs a driver: pip install 'tilerummy[server]'") from None
        self._engine = create_async_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args={
                "application_name": "tilerummy",
                "connect_timeout": 5,
                "keepalives_idle": 5,
                "keepalives_interval": 2,
                "keepalives_count": 3,
                "options": f"-c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION_MS} -c lock_timeout={LOCK_MS}",
            },
            pool_size=10,
            max_overflow=10,
            pool_timeout=10,
            hide_parameters=True,  # error messages must not contain tiles
        )

    async def open(self) -> None:
        if not await self.read(is_up_to_date):
            await self.write(_migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        try:
            return await self._transaction(work)
        except exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise _translate(error) from error
        # The database was restarted since this connection was last used: retry on a new connection.
        try:
            return await self._transaction(work)
        except exc.DBAPIError as error:
            raise _translate(error) from error

    async def _transaction(self, work: Work[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except (exc.TimeoutError, OSError) as error:
            raise Unavailable(type(error).__name__) from error

    async def clock_offset(self) -> int:
        """How many milliseconds the clock of the database is ahead of the clock of this process.

        The quickest of up to three answers counts, because the error is at most half the time that an answer takes.
        """
        measured: list[tuple[int, int]] = []
        while len(measured) < CLOCK_READINGS and (not measured or min(measured)[0] > QUICK_MS):
            before = PROCESS_CLOCK.now()
            there = await self.read(
                lambda connection: connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
            )
            after = PROCESS_CLOCK.now()
            measured.append((after - before, round(float(there or 0) * 1000 - (before + after) / 2)))
        return min(measured)[1]


def _translate(error: exc.DBAPIError) -> Exception:
    """`Conflict` or `Unavailable`; any other error is a bug and is returned unchanged."""
    state = getattr(error.orig, "sqlstate", None)
    if state == UNIQUE_VIOLATION:
        return Conflict()
    if (
        error.connection_invalidated
        or state == READ_ONLY
        or isinstance(error, exc.OperationalError | exc.InterfaceError)
    ):
        # Without a state the error comes from the connection, and its text names only the server.
        first, *_ = str(error.orig).splitlines() or [""]
        return Unavailable(first.rstrip(".") if state is None and first else f"{type(error.orig).__name__} {state}")
    return error


def _migrate(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    bring_up_to_date(connection)
