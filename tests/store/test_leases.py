"""Every room has one owner, despite races, suspended processes and wrong clocks."""

import asyncio
import time
from collections.abc import Callable
from itertools import chain, repeat

import pytest
from storekit import LEASE, NOW, a_row, an_event
from storewriter import child, stop_while_writing

from tilerummy.store import Fenced, Lease, Store
from tilerummy.store.steady_clock import SteadyClock


async def test_only_one_of_many_gets_the_lease(store: Store, another: Callable[[], Store]) -> None:
    other = another()
    await other.open()
    await store.create(a_row(), [an_event(1)], "nobody", NOW)
    for round_ in range(1, 11):
        now = NOW + round_ * 2 * LEASE
        asked = [
            where.acquire("room", f"{round_}-{number}", now, now + LEASE)
            for number, where in enumerate([store, other] * 4)
        ]
        won = [lease for lease in await asyncio.gather(*asked) if lease is not None]
        assert [lease.fence for lease in won] == [1 + round_]
        assert await store.owner("room", now) == won[0].owner


async def test_only_one_of_many_creates_the_same_room(store: Store, another: Callable[[], Store]) -> None:
    other = another()
    await other.open()
    for number in range(5):
        tries = [
            where.create(a_row(f"r{number}"), [an_event(1)], f"owner-{who}", NOW + LEASE)
            for who, where in enumerate([store, other] * 3)
        ]
        made = [one for one in await asyncio.gather(*tries, return_exceptions=True) if isinstance(one, Lease)]
        assert len(made) == 1
        assert await store.owner(f"r{number}", NOW) == made[0].owner


async def test_after_a_takeover_the_old_owner_writes_nothing(store: Store, another: Callable[[], Store]) -> None:
    """The old owner appends as fast as it can while the new one takes the room, reads the log and continues."""
    new = another()
    await new.open()
    for number in range(5):
        room = f"r{number}"
        lease = await store.create(a_row(room), [an_event(1)], "old", NOW + LEASE)
        written = 1

        async def old(room: str = room, lease: Lease = lease) -> None:
            nonlocal written
            while True:
                await store.append(lease, [an_event(written + 1, "old")], a_row(room))
                written += 1

        writing = asyncio.create_task(old())
        while written < 10:
            await asyncio.sleep(0)
        later = NOW + 2 * LEASE
        taken = await new.acquire(room, "new", later, later + LEASE)
        assert taken is not None
        log = await new.events(room)
        await new.append(taken, [an_event(len(log) + 1, "new")], a_row(room))
        with pytest.raises(Fenced):
            await writing
        assert await new.events(room) == [*log, an_event(len(log) + 1, "new")]
        assert written == len(log)


async def test_appends_renewals_and_deletions_do_not_block_each_other(store: Store) -> None:
    """Concurrent writers of one room take their locks in the same order."""
    for round_ in range(10):
        rooms = [f"r{round_}-{number}" for number in range(4)]
        leases = [await store.create(a_row(room), [an_event(1)], "me", NOW + LEASE) for room in rooms]
        work = [store.append(lease, [an_event(2)], a_row(lease.room)) for lease in leases]
        more = [store.delete(room) for room in rooms]
        renewing = [store.renew("me", list(order), NOW, NOW + LEASE) for order in (rooms, rooms[::-1])]
        async with asyncio.timeout(120):
            results = await asyncio.gather(*work, *more, *renewing, return_exceptions=True)
        troubles = [result for result in results if isinstance(result, Exception) and not isinstance(result, Fenced)]
        assert troubles == []
        assert await store.count() == 0


@pytest.mark.long
@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_process_that_hangs_in_a_transaction_loses_its_room(store: Store, address: str) -> None:
    """PostgreSQL only: a file is used by one process."""
    await store.create(a_row(), [an_event(1)], "nobody", NOW)
    later = NOW + 2 * LEASE
    with child(stop_while_writing, address, "room", "stopped", later) as process:
        assert process.says() == "stopping"
        async with asyncio.timeout(60):  # the other process stays as it is until it is thawed
            lease = await store.acquire("room", "new", later + 2 * LEASE, later + 3 * LEASE)
        assert lease is not None
        assert lease.fence == 3
        assert await store.events("room") == [an_event(1)]
        await store.append(lease, [an_event(2)], a_row())
        process.thaw()
        assert process.last_words() == ["Fenced"]
    assert await store.events("room") == [an_event(1), an_event(2)]


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
@pytest.mark.parametrize("wrong_by", [-3600, 3600])
async def test_a_wrong_clock_neither_steals_nor_loses_a_room(
    store: Store, another: Callable[[], Store], monkeypatch: pytest.MonkeyPatch, wrong_by: int
) -> None:
    now = int(time.time() * 1000)
    await store.create(a_row(), [an_event(1)], "right", now + LEASE)
    wrong = another()
    with monkeypatch.context() as there:
        clock = SteadyClock(wall_ns=lambda: time.time_ns() + wrong_by * 1_000_000_000)
        there.setattr("tilerummy.store.postgres.PROCESS_CLOCK", clock)
        await wrong.open()
        its_now = now + 1000 * wrong_by
        assert await wrong.owner("room", its_now) == "right"
        assert await wrong.acquire("room", "wrong", its_now, its_now + LEASE) is None
        its_now += 2 * LEASE
        assert await wrong.acquire("room", "wrong", its_now, its_now + LEASE)
        assert await wrong.renew("wrong", ["room"], its_now, its_now + LEASE) == {"room"}
    assert await store.owner("room", now + 2 * LEASE) == "wrong"
    assert await store.owner("room", now + 4 * LEASE) is None


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_slow_answer_does_not_set_the_clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(store, Store)
    before = await store._database.clock_offset()
    # The process stands still for ten seconds while it waits for the first answer.
    late = chain([0, 0], repeat(10_000_000_000))
    clock = SteadyClock(monotonic_ns=lambda: time.monotonic_ns() + next(late))
    monkeypatch.setattr("tilerummy.store.postgres.PROCESS_CLOCK", clock)
    assert await store._database.clock_offset() == pytest.approx(before - 10_000, abs=2_000)
