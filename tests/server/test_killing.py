"""The server is killed at random moments during play: no acknowledged move is lost, none is repeated."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from serving import Guest, Scene, ServerProcess, Table
from websockets.exceptions import ConnectionClosed

from tilerummy.engine.moves import parse_move
from tilerummy.engine.record import parse_records

LONG = os.environ.get("TILERUMMY_LONG") == "1"
MOVES, KILLS = (500, 40) if LONG else (100, 5)
LONGEST_WAIT_S = 0.006
"""The longest time from a command to the kill. By then about half of the commands are stored and few are answered."""


class Match:
    """Two players who reconnect after a lost connection and repeat unanswered commands."""

    def __init__(self, server: ServerProcess, rng: Random) -> None:
        self.rng = rng
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        room = ann.create("person", rounds=99)
        bo.join(room)
        self.tables = [ann.open(room), bo.open(room)]
        self.acknowledged: list[tuple[str, int]] = []
        self.said_again: set[str] = set()
        self.number = 0

    @property
    def room(self) -> str:
        return self.tables[0].room

    def move(self, interrupt: Callable[[], None] | None = None) -> None:
        """One move of the seat to move. `interrupt` is called while the command is being sent."""
        scene = self.converged()
        if scene["stage"] != "playing":
            for table in self.tables:
                self.command(table, {"kind": "next"}, None)
            return
        table = self.tables[scene["turn"]]
        self.command(table, table.choose(), interrupt)

    def command(self, table: Table, wish: dict[str, object], interrupt: Callable[[], None] | None) -> None:
        self.number += 1
        command = f"m{self.number}"
        at = table.scene["at"]
        while True:
            try:
                table.post(type=wish["kind"], id=command, at=at, **{k: v for k, v in wish.items() if k != "kind"})
                if interrupt is not None:
                    interrupt()
                    interrupt = None
                answer = table.until(lambda message: message.get("id") == command)
            except (ConnectionClosed, OSError):
                table.close()
                table.connect()
                self.said_again.add(command)
                continue
            if answer["type"] == "refused" and answer["code"] == "store-unavailable":
                continue
            assert answer["type"] == "done", (answer, wish)
            self.acknowledged.append((command, answer["at"]))
            return

    def converged(self) -> Scene:
        """Everybody sees the same moment."""
        newest = max(table.scene["at"] for table in self.tables)
        newest = max([newest, *(at for _, at in self.acknowledged[-1:])])
        for table in self.tables:
            while table.scene["at"] < newest:
                try:
                    table.read()
                except (ConnectionClosed, OSError):
                    table.close()
                    table.connect()
        one, two = (table.scene for table in self.tables)
        for each in ("at", "stage", "turn", "pool", "table", "game"):
            assert one[each] == two[each], each
        return one


def moves_stored(folder: Path, room: str) -> list[tuple[int, str, str, str | None]]:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(folder / "data" / "matches.db")) as database:
        rows = database.execute(
            "SELECT number, kind, data, client_id FROM events WHERE room = ? ORDER BY number", (room,)
        )
        return list(rows)


def commands_stored(events: list[tuple[int, str, str, str | None]]) -> list[str]:
    return [client.partition(".")[2] for *_, client in events if client]


def test_no_move_is_lost_or_repeated_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = Random(7)
    server = ServerProcess(tmp_path)
    with server.running():
        match = Match(server, rng)
        fatal = set(rng.sample(range(5, MOVES), KILLS))

        stored_when_killed: dict[str, bool] = {}

        def killed() -> None:
            time.sleep(rng.uniform(0, LONGEST_WAIT_S))
            server.kill()
            said = f"m{match.number}"
            stored_when_killed[said] = said in commands_stored(moves_stored(tmp_path, match.room))
            server.start()

        for number in range(MOVES):
            match.move(killed if number in fatal else None)
        match.converged()
        record = match.tables[0].guest.ask("GET", f"/api/v1/rooms/{match.room}/record.trn").body
        assert server.stop() == 0
    events = moves_stored(tmp_path, match.room)
    assert [number for number, *_ in events] == list(range(1, len(events) + 1))
    stored, acknowledged = commands_stored(events), [command for command, _ in match.acknowledged]
    assert len({*acknowledged}) == len(acknowledged) == match.number
    assert stored == acknowledged, "every acknowledged command is there, once, in order"
    assert {said for said, was_stored in stored_when_killed.items() if not was_stored} <= match.said_again
    kept = {said for said, was_stored in stored_when_killed.items() if was_stored}
    print(f"{len(stored_when_killed)} killed, {len(kept)} of them stored, {len(kept & match.said_again)} unanswered")
    moves = [json.loads(data)["move"] for _, kind, data, _ in events if kind == "move"]
    assert len(moves) == sum(len(each.entries) for each in parse_records(record))
    assert all(parse_move(move) for move in moves)
    for table in match.tables:
        table.close()


@pytest.mark.parametrize("signal", ["stop", "kill"])
def test_a_room_is_loaded_after_a_restart(tmp_path: Path, signal: str) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        ann = Guest(server, "Ann")
        with ann.open(ann.create("casual")) as table:
            assert table.wait_for_turn()
            done = table.ask("draw", id="once")
            before = table.until_scene(lambda scene: scene["at"] > done["at"])
            if signal == "stop":
                assert server.stop() == 0
            else:
                server.kill()
            server.start()
            table.close()
            table.connect()
            again = table.until_scene(lambda scene: scene["turn"] == 0)
            assert again["rack"] == before["rack"]
            assert table.ask("draw", id="once", at=done["at"] - 1)["at"] == done["at"], "known from before the restart"
