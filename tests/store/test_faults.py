"""Processes are killed and databases restarted during play: no acknowledged event is lost."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Callable
from itertools import count

import pytest
from services import PostgresService
from storekit import LEASE, NOW, a_row, an_event
from storewriter import BATCHES, child, write

from tilerummy.store import Lease, Store, Unavailable

ROOMS = ("first", "second")


async def test_acknowledged_events_survive_kill_9(store: Store, address: str) -> None:
    chance = random.Random(5)
    acknowledged: dict[str, dict[str, int]] = {room: {} for room in ROOMS}
    for room in ROOMS:
        await store.create(a_row(room), [an_event(1)], "nobody", NOW)
    for turn in range(1, 5):
        owner, now = f"owner-{turn}", NOW + turn * 2 * LEASE
        with child(write, address, ROOMS[0], owner, now) as one, child(write, address, ROOMS[1], owner, now) as two:
            for room, process in zip(ROOMS, (one, two), strict=True):
                heard = [process.says() for _ in range(chance.randrange(1, 40))]
                await asyncio.sleep(chance.random() / 50)
                process.kill()
                acknowledged[room][owner] = int(str([*heard, *process.last_words()][-1]))
    for room in ROOMS:
        log = await store.events(room)
        assert [event.number for event in log] == list(range(1, len(log) + 1))
        assert all(event.data.endswith(f"wrote {event.number}") for event in log[1:])
        for owner, last in acknowledged[room].items():
            assert log[last - 1].data == f"{owner} wrote {last}"
        assert len(log) - last <= max(BATCHES), "more than the write in progress when the process was killed"
        row = await store.room(room)
        assert row is not None
        assert row.guests == ("owner-4",)


class Player:
    """Appends events one by one and retries each until it is written, as a room of the server does."""

    def __init__(self, store: Store, lease: Lease) -> None:
        self.store, self.lease = store, lease
        self.last = 1
        self.troubles = 0
        self.stopping = False

    async def play(self) -> None:
        while not self.stopping:
            event = an_event(self.last + 1, client_id=f"c{self.last + 1}")
            try:
                await self.store.append(self.lease, [event], a_row(self.lease.room, touched=NOW + event.number))
            except Unavailable:
                self.troubles += 1
                await asyncio.sleep(0.01)
            else:
                self.last += 1


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
async def test_postgresql_is_restarted_while_rooms_are_written(
    store: Store, postgres: PostgresService, how: signal.Signals
) -> None:
    players = [Player(store, await store.create(a_row(f"r{n}"), [an_event(1)], "me", NOW + LEASE)) for n in range(4)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(3):
        before = [player.last for player in players]
        while any(player.last < start + 10 for player, start in zip(players, before, strict=True)):
            await asyncio.sleep(0.001)
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.start)
    await asyncio.sleep(0.1)
    for player in players:
        player.stopping = True
    await asyncio.gather(*playing)
    assert any(player.troubles for player in players)
    for player in players:
        log = await store.events(player.lease.room)
        assert log == [an_event(1), *(an_event(number, client_id=f"c{number}") for number in range(2, player.last + 1))]


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_restart_of_postgresql_between_calls_goes_unnoticed(store: Store, postgres: PostgresService) -> None:
    lease = await store.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    number = count(2)

    async def append() -> None:
        await store.append(lease, [an_event(next(number))], a_row())

    calls: list[Callable[[], object]] = [
        append,
        lambda: store.events("room"),
        lambda: store.renew("me", ["room"], NOW, NOW + LEASE),
        lambda: store.acquire("room", "me", NOW, NOW + LEASE),
        lambda: store.keep_draft("room", "rows"),
        lambda: store.delete("room"),
    ]
    for call in calls:
        await asyncio.gather(*(store.count() for _ in range(5)))  # several connections, which all break
        postgres.restart()
        await call()  # type: ignore[misc]
    assert await store.count() == 0


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_without_postgresql_every_call_raises_unavailable(store: Store, postgres: PostgresService) -> None:
    lease = await store.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    postgres.stop()
    for call in (
        store.append(lease, [an_event(2)], a_row()),
        store.create(a_row("other"), [], "me", NOW),
        store.room("room"),
        store.events("room"),
        store.delete("room"),
        store.due(NOW, 1),
        store.renew("me", ["room"], NOW, NOW),
        store.owner("room", NOW),
        store.open(),
    ):
        with pytest.raises(Unavailable):
            await call
    postgres.start()
    await store.append(lease, [an_event(2)], a_row())
    assert await store.events("room") == [an_event(1), an_event(2)]


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_locked_file(
    store: Store, address: str, another: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilerummy.store.sqlite.BUSY_MS", 50)
    await store.close()
    impatient = another()
    await impatient.open()
    lease = await impatient.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    holder = sqlite3.connect(address, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await impatient.append(lease, [an_event(2)], a_row())
    assert await impatient.events("room") == [an_event(1)], "readers do not wait"
    holder.execute("ROLLBACK")
    holder.close()
    await impatient.append(lease, [an_event(2)], a_row())


async def test_cancelled_calls_leave_the_store_usable(store: Store) -> None:
    lease = await store.create(a_row(), [an_event(1)], "me", NOW + LEASE)
    for pauses in range(40):
        version = await store.version("room") or 0
        call = asyncio.create_task(store.append(lease, [an_event(version + 1)], a_row()))
        for _ in range(pauses):
            await asyncio.sleep(0)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
    async with asyncio.timeout(60):
        assert await asyncio.gather(*(store.count() for _ in range(40))) == [1] * 40, "more calls than connections"
    log = await store.events("room")
    assert [event.number for event in log] == list(range(1, len(log) + 1))
