"""Rooms survive the end of any process, and restarts of PostgreSQL and Valkey."""

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from cluster import Game, new_game, until
from services import PostgresService, ValkeyService
from serving import Guest, ServerProcess

from tilerummy.store import Store

MOVES = 100
PATIENCE_S = 600
Two = tuple[ServerProcess, ServerProcess]


@asynccontextmanager
async def playing(*games: Game) -> AsyncIterator[None]:
    """Run the games in the background and then to their end. A game that hangs fails the test."""
    try:
        async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as tasks:
            for game in games:
                game.may_end = False
                tasks.create_task(game.play())
            yield
            for game in games:
                game.may_end = True
    except TimeoutError:
        pytest.fail("\n".join(map(str, games)))


async def some_more(games: list[Game], moves: int = 8) -> None:
    """Wait until each room has more moves."""
    wanted = [game.moves + moves for game in games]
    await until(lambda: all(game.moves >= goal for game, goal in zip(games, wanted, strict=True)))


def leases_lost(server: ServerProcess) -> float:
    lines = server.get("/metrics").body.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("tilerummy_leases_lost_total"))


def now() -> int:
    return time.time_ns() // 1_000_000


async def owner_of(store: Store, game: Game) -> str | None:
    return await store.owner(game.room, now())


async def taken_over(store: Store, game: Game, old: str | None, within_s: float = PATIENCE_S) -> None:
    """Wait until another process owns the room."""
    async with asyncio.timeout(within_s):
        while await owner_of(store, game) in (old, None):
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_clients_of_one_room_on_different_processes_see_the_same(servers: Two, store: Store) -> None:
    one, two = servers
    games = [
        new_game(one, [(one,), (two,), (two,)], MOVES // 2, "casual"),
        new_game(two, [(one,), (two,)], MOVES // 2),
    ]
    async with playing(*games):
        pass
    assert await owner_of(store, games[0]) != await owner_of(store, games[1])
    for game in games:
        await game.check(store)
        assert game.moves >= game.wanted
        assert all(player.cut == 0 for player in game.players)


@pytest.mark.long
@pytest.mark.parametrize("end", [PostgresService.restart, PostgresService.crash])
async def test_postgresql_restarted_in_mid_play(
    servers: Two, store: Store, postgres: PostgresService, end: Callable[[PostgresService], None]
) -> None:
    one, two = servers
    games = [new_game(owner, [(one,), (two,)], MOVES // 4) for owner in servers]
    async with playing(*games):
        for _ in range(2):
            await some_more(games, 5)
            await asyncio.to_thread(end, postgres)
            if not postgres.answers():
                await asyncio.sleep(0.5)
                await asyncio.to_thread(postgres.start)
    for game in games:
        await game.check(store)


@pytest.mark.long
async def test_valkey_restarted_in_mid_play(servers: Two, store: Store, valkey: ValkeyService) -> None:
    one, two = servers
    games = [new_game(owner, [(one,), (two,)], MOVES // 2) for owner in servers]
    async with playing(*games):
        for with_signal in (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM):
            await some_more(games)
            await asyncio.to_thread(valkey.restart, with_signal)
    for game in games:
        await game.check(store)


@pytest.mark.long
async def test_a_command_to_a_suspended_owner_is_executed_once_by_the_next(servers: Two, store: Store) -> None:
    one, two = servers
    assert one.process is not None
    ann, bo = Guest(one, "Ann"), Guest(two, "Bo")
    game = Game(ann.create("person"), 0)
    bo.join(game.room)
    before, owner = leases_lost(one), await owner_of(store, game)
    with ann.open(game.room) as here, bo.open(game.room) as there:
        tables = (here, there)
        if there.on_turn:
            there.play()
            here.until_at(there.scene["at"])
        one.process.send_signal(signal.SIGSTOP)
        try:
            here.post(type="draw", id="asleep", at=here.scene["at"])
            await taken_over(store, game, owner)
            written = len(await store.events(game.room))
        finally:
            one.process.send_signal(signal.SIGCONT)
        answer = await asyncio.to_thread(here.until, lambda message: message.get("id") == "asleep")
        assert (answer["type"], answer["at"]) == ("done", written + 1)
        assert leases_lost(one) == before + 1
        for mover in (there, here, there):
            for table in tables:
                await asyncio.to_thread(table.until_at, answer["at"])
            answer = await asyncio.to_thread(mover.play)
        assert [event.number for event in await store.events(game.room)] == list(range(1, written + 5))


@pytest.mark.long
async def test_an_owner_that_was_suspended_past_its_lease_writes_nothing(servers: Two, store: Store) -> None:
    one, two = servers
    games = [new_game(one, [(one, two), (two, two)], MOVES // 2) for _ in range(2)]
    assert one.process is not None
    before = leases_lost(one)
    async with playing(*games):
        await some_more(games)
        owners = [await owner_of(store, game) for game in games]
        one.process.send_signal(signal.SIGSTOP)
        try:
            for game, owner in zip(games, owners, strict=True):
                await taken_over(store, game, owner)
            await some_more(games)
        finally:
            one.process.send_signal(signal.SIGCONT)
        for game in games:  # back to their first process, if possible
            for player in game.players:
                player.servers = (one,)
        await some_more(games)
    for game in games:
        await game.check(store)
    assert leases_lost(one) >= before + len(games)


@pytest.mark.parametrize(
    ("kills", "within_s"), [(1, PATIENCE_S), pytest.param(2, 5.0, marks=pytest.mark.long(slice="time"))]
)
async def test_rooms_of_a_killed_process_are_taken_over(
    kills: int, within_s: float, servers: Two, store: Store
) -> None:
    chance = random.Random(5)
    one, two = servers
    games = [new_game(one, [(one, two), (two, one)], MOVES // 2) for _ in range(2)]
    async with playing(*games):
        for number, victim in enumerate(servers[:kills], 1):
            await some_more(games)
            owners = [await owner_of(store, game) for game in games]
            await asyncio.sleep(chance.uniform(0, 0.7))
            victim.kill()
            for game, owner in zip(games, owners, strict=True):
                await taken_over(store, game, owner, within_s)
            await some_more(games)
            if number < kills:
                await asyncio.to_thread(victim.start)
    for game in games:
        await game.check(store)


@pytest.mark.long(slice="time")
async def test_a_process_that_stops_hands_its_rooms_over_at_once(servers: Two, store: Store) -> None:
    one, two = servers
    games = [new_game(one, [(one, two), (two,)], MOVES // 4) for _ in range(2)]
    async with playing(*games):
        await some_more(games, 4)
        owners = [await owner_of(store, game) for game in games]
        assert await asyncio.to_thread(one.stop) == 0
        for game, owner in zip(games, owners, strict=True):
            assert await owner_of(store, game) != owner, "it gave the room up, and nobody waits for the end of a lease"
        before = sum(game.moves for game in games)
        async with asyncio.timeout(2):
            await until(lambda: sum(game.moves for game in games) > before)
        await some_more(games, 4)
    for game in games:
        await game.check(store)
        assert game.players[1].cut == 0, "clients of the other process are not affected"
