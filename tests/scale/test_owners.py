"""The owners of many rooms in one call."""

from pathlib import Path

import pytest
from storekit import LEASE, NOW, a_row, an_event

from tilerummy.store import connect


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_owners_are_those_with_a_valid_lease(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_file = kind == "sqlite"
    address = str(tmp_path / "matches.db") if is_file else request.getfixturevalue("postgres").emptied_database()
    monkeypatch.setattr("tilerummy.store.sql.MOST_AT_ONCE", 4)
    rooms = [f"room{number}" for number in range(11)]
    store = connect(address)
    await store.open()
    try:
        for number, room in enumerate(rooms):
            until = NOW if room == "room1" else NOW + LEASE
            await store.create(a_row(room), [an_event(1)], "even" if number % 2 == 0 else "odd", until)
        await store.release("odd", ["room3"])
        held = await store.owners([*rooms, "nowhere"], NOW)
        assert set(held) == {*rooms} - {"room1", "room3"}
        assert held["room0"] == held[rooms[-1]] == "even"
        assert held["room5"] == "odd"
        assert await store.owners([], NOW) == {}
    finally:
        await store.close()
