"""One device for everybody, at a real server: clocks, restarts, records, and what another device may do."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import Guest, NewGuest, ServerProcess, Table

CLOCK = {"kind": "turn", "seconds": 600}


def shared(guest: Guest, *others: str, **wishes: object) -> str:
    """A room of people at one device; a star marks the level of a computer."""
    seats: list[dict[str, Any]] = [{"kind": "me"}]
    seats += [
        {"kind": "computer", "level": each[1:]} if each.startswith("*") else {"kind": "here", "name": each}
        for each in others
    ]
    return guest.create(**{"seats": seats, **wishes})  # type: ignore[arg-type]


def take(table: Table) -> dict[str, Any]:
    answer = table.ask("take", seat=table.scene["give_to"])
    assert answer["type"] == "done", answer
    return table.scene


@contextmanager
def opened(guest: Guest, *others: str, **wishes: object) -> Iterator[Table]:
    with guest.open(shared(guest, *others, **wishes)) as table:
        yield table


def play_turn(table: Table) -> int:
    """Take the device and play. The seat that played."""
    table.until_scene(lambda scene: scene["give_to"] is not None or scene["stage"] != "playing")
    if table.scene["stage"] != "playing":
        return -1
    seat: int = table.scene["give_to"]
    answer = table.ask("take", seat=seat)
    if answer.get("code") == "no-round":  # a computer has just gone out
        table.until_scene(lambda scene: scene["stage"] != "playing")
        return -1
    assert answer["type"] == "done", answer
    if table.wait_for_turn():
        while table.on_turn:
            table.play()
    time.sleep(0.06)  # a device may send 25 messages a second
    return seat


def test_the_clock_starts_when_the_person_takes_the_device(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo", "Cy", clock=CLOCK) as table, guest("Eve").open(table.room) as watcher:
        first = table.scene["give_to"]
        assert table.scene["clock"]["ends"] is None
        assert table.scene["clock"]["stopped"]
        before = table.scene["clock"]["now"]
        time.sleep(1.2)
        clock = take(table)["clock"]
        assert not clock["stopped"]
        assert before + 1000 < clock["ends"] - 600_000 <= clock["now"], "by the clock of the server"
        watcher.until_scene(lambda scene: not scene["clock"]["stopped"])
        table.play()
        table.until_scene(lambda scene: scene["give_to"] not in (None, first))
        assert table.scene["clock"]["stopped"]
        watcher.until_scene(lambda scene: scene["turn"] != first and scene["clock"]["stopped"])


def test_the_record_names_everybody(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Léa", "*casual") as table:
        record = table.guest.ask("GET", f"/api/v1/rooms/{table.room}/record.trn").body
        assert '[Seats "Ann/Léa/computer:learner"]' in record


def test_a_reload_covers_the_rack_and_stops_the_clock(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo", clock=CLOCK) as table:
        rack = take(table)["rack"]
        assert len(rack) == 14
        draft = [{"tiles": rack[:1]}]
        assert table.ask("draft", rows=draft)["type"] == "review"
        room, device = table.room, table.guest
    time.sleep(0.5)
    with device.open(room) as again, guest("Eve").open(room) as watcher:
        assert (again.scene["you"], again.scene["rack"]) == (None, [])
        assert again.scene["clock"]["stopped"]
        assert [message for message in again.heard if "drafting" in message] == []
        assert watcher.until(lambda message: message["type"] == "drafting")["rows"][0]["tiles"] == rack[:1]
        again.post(type="take", id="t", seat=again.scene["give_to"])
        kept = again.until(lambda message: message["type"] == "drafting")
        assert kept["rows"][0]["tiles"] == rack[:1], "the draft is still there"
        assert again.until(lambda message: message.get("id") == "t")["type"] == "done"
        assert again.scene["rack"] == rack
        clock = again.scene["clock"]
        assert clock["ends"] - clock["now"] < 600_000, "the clock went on from where it stopped"


@pytest.mark.long
def test_a_restart_covers_the_rack_and_keeps_the_clock(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        ann = Guest(server, "Ann")
        room = shared(ann, "Bo", "Cy", clock=CLOCK)
        with ann.open(room) as table:
            seat = take(table)["you"]
            time.sleep(3)
        time.sleep(1.5)  # the clock has stopped, and what is left is stored
        server.kill()
        server.start()
        with ann.open(room) as table:
            assert (table.scene["you"], table.scene["give_to"], table.scene["rack"]) == (None, seat, [])
            assert table.scene["clock"]["stopped"]
            clock = take(table)["clock"]
            assert 590_000 < clock["ends"] - clock["now"] < 598_500
            assert (table.scene["you"], len(table.scene["rack"])) == (seat, 14)
        with closing(sqlite3.connect(tmp_path / "data" / "matches.db")) as database:
            (taken,) = database.execute("SELECT count(*) FROM events WHERE kind = 'taken'").fetchone()
        assert taken == 1, "taken again in the same turn: the turn did not begin again"


@pytest.mark.long
def test_a_time_out_hands_the_device_on(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo", clock={"kind": "turn", "seconds": 5}) as table:
        first = take(table)["you"]
        table.until_scene(lambda scene: scene["give_to"] not in (None, first))
        assert table.scene["log"][-1]["move"].startswith("!")
        assert table.scene["rack"] == []
        assert table.scene["clock"]["ends"] is None, "nobody has to hurry while it is handed over"


def test_a_round_is_played_and_the_next_one_begins(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo", "*casual", games=2) as table, guest("Eve").open(table.room) as watcher:
        played = set()
        while table.scene["stage"] == "playing":
            played.add(play_turn(table))
        assert played >= {0, 1}
        assert table.scene["you"] is None
        assert table.scene["may"] == ["next"]
        assert [len(rack) for rack in table.scene["end"]["racks"]] == [seat["tiles"] for seat in table.scene["seats"]]
        assert table.ask("next")["type"] == "done"
        table.until_scene(lambda scene: scene["stage"] == "playing")
        assert (table.scene["you"], table.scene["rack"], table.scene["game"]) == (None, [], 2)
        watcher.until_scene(lambda scene: scene["game"] == 2)
        assert all(scene["rack"] == [] and scene["here"] == [] for scene in watcher.scenes)
        assert watcher.ask("take", seat=0)["code"] == "not-at-device"


def test_no_request_shows_more_than_the_socket(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo") as table:
        take(table)
        table.play()
        api = f"/api/v1/rooms/{table.room}"
        record = table.guest.ask("GET", f"{api}/record.trn")
        stranger = guest("Eve").ask("GET", f"{api}/record.trn")
        assert record.body == stranger.body
        assert "x14" in record.body
        assert table.guest.ask("GET", f"{api}/rounds/1/review").status == 409
        assert table.guest.ask("GET", api).body["here"] == [0, 1]
        assert guest("Eve").join(table.room).body["code"] in ("room-full", "one-device")


def test_one_of_them_leaves_and_a_computer_plays(guest: NewGuest) -> None:
    with opened(guest("Ann"), "Bo", "Cy") as table:
        api = f"/api/v1/rooms/{table.room}"
        assert table.guest.ask("POST", f"{api}/leave", {"seat": 9}).status == 422
        assert table.guest.ask("POST", f"{api}/leave", {"seat": 5}).status == 403
        assert table.guest.ask("POST", f"{api}/leave", {"seat": 2}).status == 200
        table.until_scene(lambda scene: scene["gone"] == [2])
        assert table.ask("substitute", seat=2, level="casual")["type"] == "done"
        table.until_scene(lambda scene: scene["seats"][2]["computer"] is not None)
        assert table.ask("take", seat=2)["type"] == "done"
        table.until_scene(lambda scene: scene["seats"][2]["computer"] is None)
        assert table.guest.ask("POST", f"{api}/leave").body["stage"] == "closed"


def test_two_processes_hand_one_device_on(two_servers: list[ServerProcess]) -> None:
    one, two = two_servers
    ann = Guest(one, "Ann")
    room = shared(ann, "Bo")
    with Guest(two, "Ann", ann.token).open(room) as table:
        first = take(table)["you"]
        table.play()
        table.until_scene(lambda scene: scene["give_to"] not in (None, first))
        with ann.open(room) as other:
            assert other.scene["rack"] == []
            assert take(other)["you"] == 1 - first
            table.ask("ping")
            assert table.scene["rack"] == [], "the connection that took it shows the rack, and no other one"
