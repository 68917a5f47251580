"""Clocks: time-outs, clocks that stop while nobody is connected, and correspondence clocks."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from serving import PATIENCE_S, Guest, NewGuest, ServerProcess, Table, seated

from tilerummy.engine.editions import get
from tilerummy.engine.rules import TimeoutTable
from tilerummy.store.steady_clock import SteadyClock

SHORTEST = {"kind": "turn", "seconds": 5}


def mover_of(ann: Table, bo: Table) -> Table:
    return ann if ann.scene["turn"] == 0 else bo


def test_a_time_out_applies_the_edition_to_the_last_draft(guest: NewGuest) -> None:
    """One room keeps valid rows, the other restores the table. Both have the same clock."""
    keeping, restoring = "rummy-classic", "rummikub-vienna-en"
    assert get(keeping).rules.timeout_table is TimeoutTable.KEEP_VALID
    assert get(restoring).rules.timeout_table is TimeoutTable.RESTORE
    house = ",open_min=0"
    rooms = {}
    for edition in (keeping, restoring):
        while True:  # until a seat has a meld
            ann, bo = seated(guest, edition=edition + house, clock=SHORTEST)
            mover = mover_of(ann, bo)
            hint = mover.ask("hint", depth=3)
            if hint["found"]:
                break
            ann.close()
            bo.close()
        rows = hint["steps"][-1]["rows"]
        loose = next(tile for tile in mover.scene["rack"] if tile not in json.dumps(rows))
        assert mover.ask("draft", rows=[*rows, {"tiles": [loose]}])["type"] == "review"
        assert mover.scene["clock"]["seconds"] == 5
        assert not mover.scene["clock"]["stopped"]
        rooms[edition] = (ann, bo, mover, mover.scene)
    for edition, (ann, bo, mover, before) in rooms.items():
        seat = before["you"]
        late = mover.until_scene(lambda scene, at=before["at"]: scene["at"] > at)  # type: ignore[misc]
        assert late["clock"]["now"] >= before["clock"]["ends"] + 2000, "two seconds of grace"
        assert late["turn"] != seat
        assert late["log"][-1]["move"].startswith("!")
        rules = get(edition).rules
        kept = edition == keeping
        assert bool(late["table"]) is kept
        drawn = len(late["rack"]) - len(before["rack"]) + (len(late["last_lay"]["played"]) if kept else 0)
        assert drawn == (rules.timeout_draw or (0 if kept else rules.timeout_idle_draw))
        ann.close()
        bo.close()


def test_a_short_clock_stops_while_nobody_is_connected(guest: NewGuest) -> None:
    ann, bo = seated(guest, clock={"kind": "turn", "seconds": 600})
    first = ann.scene["clock"]
    assert first["ends"] - first["now"] <= 600_000
    ann.close()
    bo.close()
    with guest("Eve").open(ann.room) as watcher:
        watcher.until_scene(lambda scene: scene["clock"]["stopped"])
        assert watcher.scene["clock"]["ends"] is None
        with ann.guest.open(ann.room) as back:
            assert back.scene["clock"]["ends"] is not None


def shifted(folder: Path, milliseconds: int) -> None:
    """Simulate time while the server is down, by moving all stored times back."""
    with closing(sqlite3.connect(folder / "data" / "matches.db")) as database:
        database.execute('UPDATE events SET "at" = "at" - ?', (milliseconds,))
        database.execute("UPDATE rooms SET due = due - ?, touched = touched - ?", (milliseconds, milliseconds))
        database.commit()


def test_days_pass_while_the_server_is_down(tmp_path: Path) -> None:
    """Correspondence clocks keep running, and rooms without events are closed."""
    day = 86_400_000
    server = ServerProcess(tmp_path)

    def later(days: float) -> None:
        server.stop()
        shifted(tmp_path, int(days * day))
        server.start()

    with server.running():
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        room = ann.create("person", clock={"kind": "turn", "seconds": 3 * 86_400})
        bo.join(room)
        waiting, playing = ann.create("person"), ann.create("casual")
        with ann.open(room) as table:
            clock, turn = table.scene["clock"], table.scene["turn"]
            assert clock["ends"] - clock["now"] > 2.9 * day
            assert not clock["stopped"]
        later(2)
        with ann.open(room) as table:
            assert table.scene["turn"] == turn
            assert 0.9 * day < table.scene["clock"]["ends"] - table.scene["clock"]["now"] < 1.1 * day
        until = time.monotonic() + PATIENCE_S
        while ann.ask("GET", f"/api/v1/rooms/{waiting}").body["stage"] != "closed":  # without any connection
            assert time.monotonic() < until
            time.sleep(0.1)
        assert ann.ask("GET", f"/api/v1/rooms/{playing}").body["stage"] == "playing"
        later(1.1)
        with ann.open(room) as table:
            late = table.until_scene(lambda scene: scene["turn"] != turn)
            assert late["log"][-1]["move"].startswith("!")
        later(31)
        with ann.open(playing) as table:
            assert table.until_scene(lambda scene: scene["stage"] == "closed")


JUMPING = """
import os, time
real, real_ns = time.time, time.time_ns
def jump():
    try:
        return float(open(os.path.join(os.path.dirname(__file__), "jump")).read())
    except (OSError, ValueError):
        return 0.0
time.time = lambda: real() + jump()
time.time_ns = lambda: real_ns() + int(jump() * 1e9)
"""


def test_a_jump_of_the_system_clock_ends_no_turn_and_closes_no_room(tmp_path: Path) -> None:
    """The server runs with a wall clock that the test sets forwards by two months, and then back by four."""
    modules = tmp_path / "modules"
    modules.mkdir()
    (modules / "sitecustomize.py").write_text(JUMPING, "utf-8")
    server = ServerProcess(tmp_path, modules=modules)
    with server.running():
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        live = ann.create("person", clock={"kind": "turn", "seconds": 600})
        bo.join(live)
        slow = ann.create("person", clock={"kind": "turn", "seconds": 3 * 86_400})
        bo.join(slow)
        waiting = ann.create("person")
        with ann.open(live) as table:
            before = table.scene
            for days in (60, -120):
                (modules / "jump").write_text(str(days * 86_400.0), "utf-8")
                time.sleep(2.5)  # several background passes
                assert table.ask("ping")["type"] == "pong"
                for room, stage in ((live, "playing"), (slow, "playing"), (waiting, "waiting")):
                    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["stage"] == stage
            with ann.open(live) as again:
                assert again.scene["turn"] == before["turn"]
                assert not again.scene["clock"]["stopped"]
                assert again.scene["clock"]["ends"] == before["clock"]["ends"]
                assert 0 <= again.scene["clock"]["now"] - before["clock"]["now"] < 60_000
        assert "clock jumped" in server.log.read_text("utf-8")


def test_a_steady_clock_reports_jumps_and_does_not_follow_them() -> None:
    wall, steady = [5_000_000_000], [1_000_000_000]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 3_600_000_000_000
    steady[0] += 2_000_000_000
    assert (clock.now(), clock.jump(), clock.jump()) == (7000, 3_598_000, 0)
    wall[0] -= 3_600_000_000_000
    assert (clock.now(), clock.jump()) == (7000, -3_600_000)
