"""Backups: everything comes back, on either database, and nothing else is accepted."""

import asyncio
import gzip
import json
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings, strategies as st
from storekit import LEASE, NOW, a_row, an_event

from tilerummy.store import ROOM_ID, Fenced, NotABackup, NotEmpty, Store, connect
from tilerummy.store.backup import BATCH

ROOMS = BATCH + 20
"""More than one batch."""


async def filled(store: Store) -> None:
    for number in range(3):
        row = a_row(f"room{number}", guests=("ann", "bo"), summary='{"a": "é"}', due=number or None)
        events = [an_event(1, '{"é": 1}'), an_event(2, client_id="x")]
        await store.create(row, events, "me", NOW + LEASE)
    await store.keep_draft("room1", "draft")


async def everything(store: Store) -> list[object]:
    rooms = await store.ids()
    return [(await store.room(room), await store.events(room), await store.draft(room)) for room in rooms]


async def test_a_backup_restores_everything(store: Store, tmp_path: Path) -> None:
    await filled(store)
    await store.add_push_address("ann", "https://push.example/secret", "en", NOW)
    await store.push_key("secret")
    path = tmp_path / "backup.gz"
    assert await store.backup(path) == 3
    assert b"secret" not in gzip.decompress(path.read_bytes()), "nothing of push messages"
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "it contains every secret"
    assert [each.name for each in tmp_path.glob("backup*")] == ["backup.gz"]
    new = connect(tmp_path / "new.db")  # also from PostgreSQL to SQLite
    await new.open()
    assert await new.restore(path) == 3
    assert await everything(new) == await everything(store)
    lease = await new.acquire("room0", "other", NOW, NOW + LEASE)
    assert lease is not None
    assert lease.fence > 1, "a process that still runs with the old lease cannot write"
    with pytest.raises(NotEmpty):
        await new.restore(path)
    await new.close()


@pytest.mark.long(but=1)
async def test_a_backup_from_a_file_goes_into_any_database(store: Store, tmp_path: Path) -> None:
    old = connect(tmp_path / "old.db")
    await old.open()
    await filled(old)
    for number in range(ROOMS):
        await old.create(a_row(f"more{number}"), [an_event(1)], "me", NOW + LEASE)
    await old.backup(tmp_path / "backup.gz")
    assert await store.restore(tmp_path / "backup.gz") == ROOMS + 3
    assert await store.count() == ROOMS + 3
    assert await everything(store) == await everything(old)
    await old.close()


async def test_a_damaged_backup_changes_nothing(store: Store, another: Callable[[], Store], tmp_path: Path) -> None:
    old = connect(tmp_path / "old.db")
    await old.open()
    await filled(old)
    good = tmp_path / "good.gz"
    await old.backup(good)
    await old.close()
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    damaged = {
        "empty": b"",
        "not gzip": b"hello",
        "cut": good.read_bytes()[:-30],
        "nothing": gzip.compress(b""),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "another table": gzip.compress(b"".join([lines[0], b'["users", 1]\n', lines[-1]])),
        "another format": gzip.compress(b"".join([b'["other", 1, "0001"]\n', *lines[1:]])),
        "a newer schema": gzip.compress(b"".join([b'["tilerummy-backup", 1, "9999"]\n', *lines[1:]])),
        "a wrong value": gzip.compress(b"".join([lines[0], lines[1].replace(b'"playing"', b"{}"), *lines[2:]])),
        "half a sign": gzip.compress(b"".join([lines[0], lines[1].replace(b'"playing"', b'"\\ud800"'), *lines[2:]])),
        "a short row": gzip.compress(b"".join([lines[0], b'["rooms", 1]\n', lines[-1]])),
    }
    for name, data in damaged.items():
        bad = tmp_path / "bad.gz"
        bad.write_bytes(data)
        with pytest.raises(NotABackup):
            await store.restore(bad)
        assert await store.count() == 0, name


ODD_IDS = st.sampled_from(["../evil", "/evil", "a/b", "..", "room0\n", "ROOM", "", "r" * 25, 7, None, ["room"]])


@settings(max_examples=20)
@given(ODD_IDS | st.text())
def test_a_backup_with_an_odd_room_is_not_restored(odd: object) -> None:
    """Exports name their files after rooms."""

    async def scenario(folder: Path) -> None:
        old, new = connect(folder / "old.db"), connect(folder / "new.db")
        await old.open()
        await filled(old)
        await old.backup(folder / "backup.gz")
        text = gzip.decompress((folder / "backup.gz").read_bytes()).decode().replace('"room0"', json.dumps(odd))
        (folder / "bad.gz").write_bytes(gzip.compress(text.encode()))
        await new.open()
        with suppress(NotABackup):
            await new.restore(folder / "bad.gz")
        assert all(ROOM_ID.fullmatch(room) for room in await new.ids())
        assert len(await new.ids()) in (0, 3)
        await old.close()
        await new.close()

    with TemporaryDirectory() as folder:
        asyncio.run(scenario(Path(folder)))


async def test_the_version_is_the_number_of_the_last_event(store: Store) -> None:
    assert await store.version("room") is None
    lease = await store.create(a_row(), [an_event(1), an_event(2)], "me", NOW + LEASE)
    assert await store.version("room") == 2
    await store.append(lease, [an_event(3)], a_row())
    assert await store.version("room") == 3


async def test_closed_rooms_are_found_by_age(store: Store) -> None:
    for room, stage, touched in (("a", "closed", 30), ("b", "closed", 20), ("c", "playing", 10), ("d", "closed", 40)):
        await store.create(a_row(room, stage=stage, touched=touched), [an_event(1)], "me", NOW + LEASE)
    assert await store.ids(closed_before=40) == ["b", "a"]
    assert await store.ids(closed_before=40, limit=1) == ["b"]
    assert await store.ids() == ["c", "b", "a", "d"]


async def test_the_state_is_reported_once(store: Store) -> None:
    told: list[tuple[bool, str]] = []
    store.on_state(lambda up, reason: told.append((up, reason)))
    await store.probe()
    lease = await store.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    await store.release("me", ["room"])
    await store.acquire("room", "other", NOW, NOW + LEASE)
    with pytest.raises(Fenced):
        await store.append(lease, [an_event(2)], a_row())
    assert told == [], "a refused write is an answer"
    assert store.pending == 0
