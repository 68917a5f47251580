"""Two server processes with a real PostgreSQL and a real Valkey."""

from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from services import PostgresService, ValkeyService
from serving import ServerProcess

from tilerummy.store import Store, connect

Two = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def database(postgres_service: PostgresService) -> str:
    return postgres_service.new_database()


@pytest.fixture(scope="module")
def processes(database: str, valkey_service: ValkeyService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    options = ("--database-url", database, "--redis-url", valkey_service.url)
    folder = tmp_path_factory.mktemp("servers")
    one, two = ServerProcess(folder, *options), ServerProcess(folder, *options)
    yield one, two
    for each in (one, two):
        if each.process is not None:
            each.stop()


@pytest.fixture
def servers(processes: Two, postgres: PostgresService, valkey: ValkeyService) -> Two:
    """Both servers, restarted if the previous test stopped them."""
    with ThreadPoolExecutor() as starters:
        list(starters.map(ServerProcess.start, (each for each in processes if each.process is None)))
    return processes


@pytest.fixture
async def store(servers: Two, database: str) -> AsyncIterator[Store]:
    """A store on the same database, to read what the servers wrote."""
    one = connect(database)
    await one.open()
    yield one
    await one.close()
