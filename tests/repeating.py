"""A match whose players repeat every command until it is acknowledged, and what the store has of it."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from serving import Guest, Scene, ServerProcess, Table
from websockets.exceptions import ConnectionClosed


class Match:
    """Two players who reconnect after a lost connection and repeat unanswered commands."""

    def __init__(self, server: ServerProcess) -> None:
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
                time.sleep(0.1)
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
    with closing(sqlite3.connect(folder / "data" / "matches.db")) as database:
        rows = database.execute(
            "SELECT number, kind, data, client_id FROM events WHERE room = ? ORDER BY number", (room,)
        )
        return list(rows)


def commands_stored(events: list[tuple[int, str, str, str | None]]) -> list[str]:
    return [client.partition(".")[2] for *_, client in events if client]
