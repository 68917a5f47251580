"""Every test of the contract runs on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tilerummy.store import Store, connect


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without rooms."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "matches.db")
    address: str = request.getfixturevalue("postgres").emptied_database()
    return address


@pytest.fixture
async def another(address: str) -> AsyncIterator[Callable[[], Store]]:
    """Opens more stores on the same database, as other processes do, and closes them."""
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
