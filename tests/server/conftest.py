"""A server for every worker of pytest, on a file of its own; guests on it."""

from collections.abc import Callable, Iterator

import pytest
from serving import Guest, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")).running() as process:
        yield process


@pytest.fixture
def guest(server: ServerProcess) -> Callable[[str], Guest]:
    return lambda name: Guest(server, name)
