"""Several processes over PostgreSQL and Valkey: people of one room at different servers, and servers that die."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from services import PostgresService, ValkeyService
from serving import Guest, ServerProcess, Table
from websockets.exceptions import ConnectionClosed

TAKEN_OVER_S = 5.0


@pytest.fixture
def pair(postgres: PostgresService, valkey: ValkeyService, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    database = postgres.new_database()
    options = ("--database-url", database, "--redis-url", valkey.url)
    servers = [ServerProcess(tmp_path, *options) for _ in range(2)]
    with servers[0].running(), servers[1].running():
        yield servers


def at_both(pair: list[ServerProcess]) -> tuple[Table, Table]:
    """Ann at the first server, which owns the room, and Bo at the second."""
    ann, bo = Guest(pair[0], "Ann"), Guest(pair[1], "Bo")
    room = ann.create("person", "casual", rounds=9)
    assert bo.join(room).body["stage"] == "playing"
    return ann.open(room), bo.open(room)


def patiently(table: Table, at: int) -> None:
    """Read until the scene is so new; a cut line is taken up again."""
    while table.scene["at"] < at:
        try:
            table.read()
        except (ConnectionClosed, OSError):
            table.close()
            table.connect()


def play(tables: tuple[Table, Table], moves: int) -> None:
    """Moves of either, the same moment seen by both; a command that could not be kept is sent again."""
    number = 0
    while number < moves:
        newest = max(table.scene["at"] for table in tables)
        for table in tables:
            patiently(table, newest)
        assert tables[0].scene["table"] == tables[1].scene["table"]
        if tables[0].scene["stage"] != "playing":
            for table in tables:
                table.ask("next")
            for table in tables:
                table.until_scene(lambda scene: scene["stage"] == "playing")
            continue
        mover = next((table for table in tables if table.on_turn), None)
        if mover is None:
            patiently(tables[0], tables[0].scene["at"] + 1)
            continue
        wish = mover.choose()
        command = f"s{time.monotonic_ns()}"
        while True:
            try:
                answer = mover.ask(**wish, id=command)
            except (ConnectionClosed, OSError):
                mover.close()
                mover.connect()
                continue
            if answer["type"] == "done":
                break
            assert answer["code"] in ("store-unavailable", "stale"), answer
            time.sleep(0.1)
            if answer["code"] == "stale":
                break
        patiently(mover, answer["at"])
        number += 1


def test_people_at_two_servers_play_one_round_and_survive_the_death_of_its_owner(pair: list[ServerProcess]) -> None:
    ann, bo = at_both(pair)
    play((ann, bo), 8)
    pair[0].kill()
    began = time.monotonic()
    ann.guest.server = pair[1]
    ann.close()
    ann.connect()
    fresh = ann.until_scene(lambda scene: scene["at"] >= bo.scene["at"])
    assert fresh["you"] == 0
    play((ann, bo), 1)
    assert time.monotonic() - began < 3 * TAKEN_OVER_S, "on a busy machine; five seconds on a quiet one"
    play((ann, bo), 6)
    pair[0].start()
    with Guest(pair[0], "Ann", ann.guest.token).open(ann.room) as again:
        assert again.scene["rack"] == ann.scene["rack"]
        assert again.scene["you"] == 0
    ann.close()
    bo.close()


def test_the_database_and_the_bus_are_restarted_under_way(
    pair: list[ServerProcess], postgres: PostgresService, valkey: ValkeyService
) -> None:
    ann, bo = at_both(pair)
    play((ann, bo), 4)
    postgres.restart()
    play((ann, bo), 4)
    valkey.restart()
    play((ann, bo), 4)
    ann.close()
    bo.close()
