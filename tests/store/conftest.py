"""Every test of the contract runs over a file and over a real PostgreSQL."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tilerummy.store import Store, connect


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database without rooms is."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "matches.db")
    address: str = request.getfixturevalue("postgres").emptied_database()
    return address


@pytest.fixture
async def another(address: str) -> AsyncIterator[Callable[[], Store]]:
    """Makes stores of the same database, as other processes would, and closes them."""
    made: list[Store] = []

    def make() -> Store:
        made.append(connect(address))
        return made[-1]

    yield make
    for one in made:
        await one.close()


@pytest.fixture
async def store(another: Callable[[], Store]) -> Store:
    one = another()
    await one.open()
    return one
