"""Clocks: time-outs, clocks that stop while nobody is connected, and correspondence clocks."""

import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from jumping import jumping_server
from roomkit import with_facts
from serving import PATIENCE_S, Guest, NewGuest, ServerProcess, Table, seated

from tilerummy.engine.draft import Draft
from tilerummy.engine.editions import get
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.engine.rules import TimeoutTable
from tilerummy.engine.tiles import Tiles
from tilerummy.rooms import rest
from tilerummy.rooms.clocks import LEAST_LEFT, TurnClock, closing_time, due
from tilerummy.rooms.decisions import draft_text, join, kept_draft, kept_time, new_seed, timed_out
from tilerummy.rooms.new_room import new_room
from tilerummy.rooms.room import Room, created
from tilerummy.store import Event
from tilerummy.store.steady_clock import SteadyClock, since_boot

SHORTEST = {"kind": "turn", "seconds": 5}


def mover_of(ann: Table, bo: Table) -> Table:
    return ann if ann.scene["turn"] == 0 else bo


@pytest.mark.long
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
        drawn = len(late["rack"]) - len(before["rack"]) + (late["steps"][-1]["last_tile"] if kept else 0)
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


@pytest.mark.long
def test_a_jump_of_the_system_clock_ends_no_turn_and_closes_no_room(tmp_path: Path) -> None:
    """The server runs with a wall clock that the test sets forwards by two months, and then back by four."""
    server, jump = jumping_server(tmp_path)
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
                jump.write_text(str(days * 86_400.0), "utf-8")
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


@pytest.mark.long
@pytest.mark.parametrize("days", [60, -60])
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_jump_while_the_server_is_stopped_ends_no_turn(tmp_path: Path, days: int, end: str) -> None:
    if since_boot() is None:
        pytest.skip("this system has no time since its start")
    server, jump = jumping_server(tmp_path)
    with server.running():
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        slow = ann.create("person", clock={"kind": "turn", "seconds": 3 * 86_400})
        bo.join(slow)
        waiting = ann.create("person")
        with ann.open(slow) as table:
            before = table.scene
        getattr(server, end)()
        jump.write_text(str(days * 86_400.0), "utf-8")
        server.start()
        time.sleep(2)  # several background passes
        with ann.open(slow) as table:
            assert table.scene["turn"] == before["turn"]
            assert table.scene["clock"]["ends"] == before["clock"]["ends"]
            assert 0 <= table.scene["clock"]["now"] - before["clock"]["now"] < 60_000, "no time is given away either"
        assert ann.ask("GET", f"/api/v1/rooms/{waiting}").body["stage"] == "waiting"
    assert "clock jumped while the server was stopped" in server.log.read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_short_clock_goes_on_after_a_restart(tmp_path: Path, end: str) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        room = ann.create("person", clock={"kind": "turn", "seconds": 600})
        bo.join(room)
        asked = time.monotonic()
        with ann.open(room) as table:
            table.until_scene(lambda scene: scene["clock"]["ends"] is not None)
            left = table.scene["clock"]["ends"] - table.scene["clock"]["now"]
            seen = time.monotonic()
            time.sleep(4)
            closed = time.monotonic()
        time.sleep(2.5)  # nobody is connected: the clock stops, and what is left is stored
        getattr(server, end)()
        ended = time.monotonic()
        server.start()
        with ann.open(room) as table:
            used = left - (table.scene["clock"]["ends"] - table.scene["clock"]["now"])
            assert 1000 * (closed - seen) - 500 < used < 1000 * (ended - asked) + 500, "what passed, but not the pause"


def test_a_clock_that_had_nearly_run_out_leaves_time_to_connect() -> None:
    room = timed_room(600)
    clock = TurnClock()
    clock.start(room, 1000, people_here=False, left=20)
    assert clock.remaining == LEAST_LEFT
    clock.start(room, 1000, people_here=True, left=400_000)
    assert (clock.ends, clock.left(2000)) == (401_000, 399_000)
    clock.start(room, 1000, people_here=True, left=10**9)
    assert clock.ends == 601_000, "not more than the limit"
    clock.start(timed_room(5), 1000, people_here=True, left=1)
    assert clock.ends == 6000


REBUILDING = "rummikub-original-de,open_min=0"
"""The clock is only for changing melds of the table."""


@pytest.mark.long
def test_a_clock_for_rearranging_starts_with_the_first_change_of_the_table(guest: NewGuest) -> None:
    """It goes on if the meld is put back, and then the turn costs the penalty."""
    while True:  # until the first seat has a meld
        ann, bo = seated(guest, edition=f"{REBUILDING},timer_s=5", clock={"kind": "sheet"})
        first = mover_of(ann, bo)
        assert first.scene["clock"]["ends"] is None
        hint = first.ask("hint", depth=3)
        if hint["found"]:
            break
        ann.close()
        bo.close()
    rows = hint["steps"][-1]["rows"]
    assert first.ask("draft", rows=rows)["type"] == "review"
    assert first.ask("lay", rows=rows)["type"] == "done"
    second = bo if first is ann else ann
    on_turn = second.until_scene(lambda scene: scene["turn"] == scene["you"])
    table = [{"tiles": row["tiles"], "reading": row["reading"]} for row in rows]
    own = on_turn["rack"][0]
    assert second.ask("draft", rows=[*table, {"tiles": [own]}])["type"] == "review"
    first.ask("ping")
    assert (first.scene["clock"]["ends"], second.scene["clock"]["ends"]) == (None, None), "own tiles start no clock"
    torn = [{"tiles": row["tiles"][:2]} for row in table] + [{"tiles": row["tiles"][2:]} for row in table]
    assert second.ask("draft", rows=torn)["type"] == "review"
    started = second.until_scene(lambda scene: scene["clock"]["ends"] is not None)
    assert first.until_scene(lambda scene: scene["clock"]["ends"] is not None)["at"] == started["at"]
    assert second.ask("draft", rows=table)["type"] == "review"
    assert second.scene["clock"]["ends"] == started["clock"]["ends"]
    late = second.until_scene(lambda scene: scene["turn"] != scene["you"])
    assert late["clock"]["now"] >= started["clock"]["ends"] + 2000
    assert late["clock"]["ends"] is None, "the next turn has no clock yet"
    assert late["log"][-1]["move"].startswith("!+")
    assert len(late["rack"]) == len(on_turn["rack"]) + get(REBUILDING).rules.timeout_draw


def rebuilding_room(table: str, seconds: int = 600) -> tuple[Room, Draft]:
    """A room whose clock is for rearranging, with a draft that changes nothing yet."""
    room = timed_room(seconds, f"{REBUILDING},timer_s={seconds}", "sheet")
    position = Position.parse(f"{room.edition} {table} 01 0 2.0")
    assert room.game is not None
    room = replace(room, game=replace(room.game, record=Record(position)))
    return room, Draft.of(view(position, 0))


def test_only_a_change_of_a_meld_starts_a_clock_for_rearranging() -> None:
    room, draft = rebuilding_room("kbr10,r4-6 y10r1r2r3k1/k5")
    clock = TurnClock()
    clock.start(room, 1000, people_here=True)
    assert clock == TurnClock()
    laid = draft.put(Tiles.parse("r1r2r3"))
    assert not clock.note_draft(room, 2000, laid, people_here=True)
    assert clock == TurnClock()
    added = laid.put(Tiles.parse("y10"), 1)
    assert clock.note_draft(room, 3000, added, people_here=True)
    assert clock == TurnClock(ends=603_000, table_changed=True)
    for later in (added, laid, draft):
        assert not clock.note_draft(room, 4000, later, people_here=True)
    assert clock.ends == 603_000, "it was put back, and the clock goes on"
    assert timed_out(room, draft, 5000, clock.table_changed)[0].data["move"].startswith("!+")
    assert timed_out(room, draft, 5000) == [], "no clock, no time-out"
    clock.start(room, 9000, people_here=True)
    assert clock == TurnClock(), "the next turn"


@pytest.mark.parametrize("seconds", [600, 86_400])
def test_a_clock_for_rearranging_goes_on_after_a_restart(seconds: int) -> None:
    """One of a day too stops while nobody is connected: the event log does not say when it started."""
    room, draft = rebuilding_room("kbr10 y10k1/k5", seconds)
    changed = draft.put(Tiles.parse("y10"), 1)
    assert due(room, 1000, 0) == closing_time(room)
    clock = TurnClock()
    assert clock.note_draft(room, 1000, changed, people_here=True)
    clock.stop(room, 11_000)
    assert clock.left(11_000) == (seconds - 10) * 1000
    for tried in (changed, draft):
        text = draft_text(room, tried, clock.left(11_000))
        again = TurnClock()
        again.restore(room, 500_000, kept_draft(room, text), kept_time(room, text))
        assert again == TurnClock(remaining=(seconds - 10) * 1000, table_changed=True)
    untouched = TurnClock()
    untouched.restore(room, 500_000, draft, None)
    assert untouched == TurnClock()


def timed_room(seconds: int, edition: str = "rummikub-vienna-en", kind: Literal["sheet", "turn"] = "turn") -> Room:
    seats = (rest.SeatWish(kind="me"), rest.SeatWish(kind="person"))
    limit = rest.ClockWish(kind=kind, seconds=seconds)
    wish = rest.NewRoom(edition=edition, name="Ann", seats=seats, clock=limit)
    room = created("room", Event(1, "created", json.dumps(new_room(wish, "Ann", "a")), 0))
    return with_facts(room, join(room, "b", "Bo", None, new_seed))


def test_what_is_stored_of_a_clock_belongs_to_its_turn() -> None:
    room = timed_room(600)
    text = draft_text(room, None, 5000)
    assert kept_time(room, text) == 5000
    assert kept_time(replace(room, since=room.since + 1), text) is None
    assert kept_time(room, None) is None
    assert kept_time(room, json.dumps({"since": room.since, "rows": []})) is None, "stored by an older version"


def test_a_steady_clock_goes_on_where_the_last_process_stopped(tmp_path: Path) -> None:
    path, wall, steady = tmp_path / "clock.json", [10_000_000_000], [0]
    boot: list[tuple[str, int]] = [("a", 500)]

    def started() -> tuple[str, int]:
        return boot[0]

    def clock() -> SteadyClock:
        return SteadyClock(lambda: wall[0], lambda: steady[0])

    first = clock()
    assert first.go_on(path, started) == 0
    first.keep(path, started)
    wall[0], boot[0] = 99_000_000_000, ("a", 3500)  # three seconds later the wall clock is far ahead
    second = clock()
    assert second.go_on(path, started) == 13_000 - 99_000
    assert (second.now(), second.jump()) == (13_000, 0)
    boot[0] = ("b", 10)
    third = clock()
    assert (third.go_on(path, started), third.now()) == (0, 99_000), "after a restart of the machine"
    wall[0] = 1_000_000_000
    fourth = clock()
    assert (fourth.go_on(path, started), fourth.now()) == (9000, 10_000), "time does not go back"
    for bad in ("", "{}", "[]", '{"now": "x"}'):
        path.write_text(bad, "utf-8")
        assert clock().go_on(path, started) == 0


def test_a_steady_clock_reports_jumps_and_does_not_follow_them() -> None:
    wall, steady = [5_000_000_000], [1_000_000_000]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 3_600_000_000_000
    steady[0] += 2_000_000_000
    assert (clock.now(), clock.jump(), clock.jump()) == (7000, 3_598_000, 0)
    wall[0] -= 3_600_000_000_000
    assert (clock.now(), clock.jump()) == (7000, -3_600_000)
