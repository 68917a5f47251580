"""A server with its own file for every pytest worker, and guests."""

import itertools
from collections.abc import Callable, Iterator

import pytest
from services import PostgresService, ValkeyService
from serving import Guest, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")).running() as process:
        yield process


@pytest.fixture
def guest(server: ServerProcess) -> Callable[[str], Guest]:
    return lambda name: Guest(server, name)


@pytest.fixture(scope="session")
def two_servers(
    postgres_service: PostgresService, valkey_service: ValkeyService, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Two processes that share a PostgreSQL and a Valkey."""
    options = ("--database-url", postgres_service.new_database(), "--redis-url", valkey_service.url)
    folder = tmp_path_factory.mktemp("servers")
    servers = [ServerProcess(folder, *options) for _ in range(2)]
    with servers[0].running(), servers[1].running():
        yield servers


@pytest.fixture(
    params=["one process on a file", pytest.param("two processes on PostgreSQL and Valkey", marks=pytest.mark.long)]
)
def anywhere(request: pytest.FixtureRequest) -> Callable[[str], Guest]:
    """Guests in both setups. With two servers, guests use them in turn."""
    if request.param.startswith("one"):
        server: ServerProcess = request.getfixturevalue("server")
        return lambda name: Guest(server, name)
    servers = itertools.cycle(request.getfixturevalue("two_servers"))
    return lambda name: Guest(next(servers), name)
