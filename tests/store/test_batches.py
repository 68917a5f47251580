"""Concurrent writes share a transaction, and a failure in one does not affect the others."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from storekit import LEASE, NOW, a_row, an_event

from tilerummy.store import Conflict, Fenced, Lease, Store, Unavailable, sqlite
from tilerummy.store.sqlite import MAX_BATCH, Job, Outcome, Sqlite, Writer


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    one = Store(tmp_path / "matches.db")
    await one.open()
    yield one
    await one.close()


def writer_of(store: Store) -> Writer:
    database = store._database
    assert isinstance(database, Sqlite)
    return database._writer


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy until the end of the block, so that writes queue up."""
    gate, reached = threading.Event(), threading.Event()

    async def wait(_: object) -> None:
        reached.set()
        assert gate.wait(20)

    waiting = asyncio.create_task(store._database.write(wait))
    assert await asyncio.to_thread(reached.wait, 20)
    try:
        yield
    finally:
        for _ in range(10):  # the calls put their writes into the queue
            await asyncio.sleep(0)
        gate.set()
        await waiting


def count_begins(store: Store) -> Callable[[], int]:
    begins: list[str] = []
    connection = writer_of(store)._connection
    assert connection is not None
    connection.driver.set_trace_callback(lambda words: begins.append(words) if words.startswith("BEGIN") else None)
    return lambda: len(begins)


async def some_leases(store: Store, number: int) -> list[Lease]:
    return [await store.create(a_row(f"r{n}"), [an_event(1)], "me", NOW + LEASE) for n in range(number)]


async def test_waiting_writes_share_a_transaction(store: Store) -> None:
    leases = await some_leases(store, 20)
    begins = count_begins(store)
    async with held_up(store):
        asked = [asyncio.create_task(store.append(one, [an_event(2)], a_row(one.room))) for one in leases]
    await asyncio.gather(*asked)
    assert begins() == 2, "the blocking write, and one batch of all others"
    for lease in leases:
        assert [each.number for each in await store.events(lease.room)] == [1, 2]


async def test_many_writes_are_split_into_batches(store: Store) -> None:
    [lease] = await some_leases(store, 1)
    begins = count_begins(store)
    async with held_up(store):
        asked = [
            asyncio.create_task(store.append(lease, [an_event(number)], a_row("r0")))
            for number in range(2, MAX_BATCH + 3)
        ]
    await asyncio.gather(*asked)
    assert begins() == 3
    assert len(await store.events("r0")) == MAX_BATCH + 2, "in the order of the calls, or there would be conflicts"


async def test_a_failing_write_does_not_affect_others(store: Store) -> None:
    good, stale, lost, last = await some_leases(store, 4)
    stolen = Lease(lost.room, "somebody else", 7, NOW + LEASE)

    async def broken(_: object) -> None:
        raise LookupError("an unexpected error")

    async with held_up(store):
        asked = [
            asyncio.create_task(each)
            for each in (
                store.append(good, [an_event(2, client_id="a")], a_row(good.room, touched=NOW + 2)),
                store.append(stale, [an_event(9)], a_row(stale.room, stage="closed")),
                store.append(stolen, [an_event(2)], a_row(lost.room, stage="closed")),
                store._database.write(broken),
                store.append(last, [an_event(2)], a_row(last.room)),
            )
        ]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in results] == [type(None), Conflict, Fenced, LookupError, type(None)]
    logs = [len(await store.events(each.room)) for each in (good, stale, lost, last)]
    assert logs == [2, 1, 1, 2]
    for each in (stale, lost):
        row = await store.room(each.room)
        assert row is not None
        assert row.stage == "playing", "failed writes leave nothing"


async def test_a_cancelled_write_is_not_executed(store: Store) -> None:
    one, two = await some_leases(store, 2)
    async with held_up(store):
        asked = [asyncio.create_task(store.append(each, [an_event(2)], a_row(each.room))) for each in (one, two)]
        await asyncio.sleep(0)
        asked[0].cancel()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(results[0], asyncio.CancelledError)
    assert [len(await store.events(each.room)) for each in (one, two)] == [1, 2]


async def test_a_batch_waits_for_a_locked_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MS", 300)
    store = Store(tmp_path / "matches.db")
    await store.open()
    leases = await some_leases(store, 60)
    batches: list[int] = []
    run_batch = Writer._run_batch

    def counted(writer: Writer, jobs: Sequence[Job]) -> list[Outcome]:
        batches.append(len(jobs))
        return run_batch(writer, jobs)

    monkeypatch.setattr(Writer, "_run_batch", counted)
    with closing(sqlite3.connect(tmp_path / "matches.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.append(each, [an_event(2)], a_row(each.room)) for each in leases), return_exceptions=True
        )
        other.execute("ROLLBACK")
    assert {type(each) for each in results} == {Unavailable}
    assert sum(batches) == 60
    assert len(batches) < 10, "mostly two waits: the first write, and one batch of those that came meanwhile"
    await asyncio.gather(*(store.append(each, [an_event(2)], a_row(each.room)) for each in leases))
    assert [len(await store.events(each.room)) for each in leases] == [2] * 60
    await store.close()


async def test_closing_waits_for_queued_writes(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.db")
    await store.open()
    [lease] = await some_leases(store, 1)
    asked = [
        asyncio.create_task(store.append(lease, [an_event(number)], a_row("r0"))) for number in range(2, 2 * MAX_BATCH)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    with pytest.raises(Unavailable):
        await store.keep_draft("r0", "late")
    await store.close()
