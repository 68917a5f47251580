"""A room that waits: its host changes it, fills it, removes players and starts when he likes."""

import json
from typing import Any

import pytest
from roomkit import with_facts
from serving import Answer, Guest, NewGuest

from tilerummy.rooms import new_room as waiting, rest
from tilerummy.rooms.decisions import join, new_seed
from tilerummy.rooms.new_room import new_room
from tilerummy.rooms.room import created
from tilerummy.store import Event

LEVELS = ("newcomer", "learner")
PERSON, ME = {"kind": "person"}, {"kind": "me"}


def wish(*others: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"edition": "rummikub-vienna-en", "name": "Ann", "by_host": True, "seats": [ME, *others], **more}


def opened(ann: Guest, *others: dict[str, Any], **more: Any) -> str:
    return str(ann.ask("POST", "/api/v1/rooms", wish(*others, **more)).body["id"])


def to(guest: Guest, room: str, what: str, body: dict[str, Any]) -> Answer:
    return guest.ask("POST", f"/api/v1/rooms/{room}/{what}", body)


def names(info: dict[str, Any]) -> list[str]:
    return [seat["level"] or seat["name"] for seat in info["seats"]]


def test_a_full_table_waits_for_its_host(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON)
    joined = bo.join(room).body
    assert (joined["stage"], joined["by_host"]) == ("waiting", True)
    assert to(bo, room, "start", {}).body["code"] == "not-host"
    assert to(ann, room, "start", {}).body["stage"] == "playing"
    assert to(ann, room, "start", {}).body["code"] == "match-begun"
    assert to(ann, room, "set-up", wish(PERSON)).body["code"] == "match-begun"


def test_the_host_fills_free_seats_with_computers_or_takes_them_away(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    filled, fewer = (opened(ann, PERSON, PERSON, PERSON) for _ in range(2))
    for room in (filled, fewer):
        bo.join(room, 2)
    assert to(ann, filled, "start", {"level": "nobody"}).body["code"] == "level-unknown"
    started = to(ann, filled, "start", {"level": "learner"}).body
    assert (started["stage"], names(started)) == ("playing", ["Ann", "learner", "Bo", "learner"])
    started = to(ann, fewer, "start", {}).body
    assert (started["stage"], names(started)) == ("playing", ["Ann", "Bo"])
    assert bo.ask("GET", f"/api/v1/rooms/{fewer}").body["you"] == 1


def test_fewer_seats_keep_the_rounds_and_the_youngest() -> None:
    """Sheet 002 en: a round is one game for each player. The second seat stays free, so Bo moves up."""
    seats = (rest.SeatWish(kind="me"), *(rest.SeatWish(kind="person") for _ in range(3)))
    wished = rest.NewRoom(edition="rummikub-vienna-en", name="Ann", seats=seats, rounds=1, youngest=2, by_host=True)
    room = created("room", Event(1, "created", json.dumps(new_room(wished, "Ann", "a")), 0))
    room = with_facts(room, join(room, "b", "Bo", 2, new_seed))
    assert (room.agreed, room.youngest) == (4, 2)
    again = with_facts(room, waiting.set_up(room, "a", new_room(wished.model_copy(update={"youngest": 0}), "Ann", "a")))
    assert again.youngest == 0, "as the host wishes"
    begun = with_facts(room, waiting.start(room, "a", None, new_seed))
    assert [sitter.name for sitter in begun.sitters] == ["Ann", "Bo"]
    assert (begun.agreed, begun.youngest) == (2, 1)


def test_nobody_plays_alone(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = opened(ann, PERSON)
    assert to(ann, room, "start", {}).body["code"] == "too-few-players"
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["stage"] == "waiting"


def test_rules_clock_levels_and_seats_change_until_the_start(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON)
    bo.join(room)
    seen = bo.open(room)
    computers = [{"kind": "computer", "level": level} for level in LEVELS]
    changed = wish(*computers, PERSON, PERSON, PERSON, house_rules={"seats": "2-6", "open_min": "0"})
    info = to(ann, room, "set-up", {**changed, "clock": {"kind": "turn", "seconds": 90}, "hints": False}).body
    assert names(info) == ["Ann", *LEVELS, "Bo", "", ""]
    assert info["facts"] == ["any first lay", "90 seconds per turn", "Players: 2 to 6 players (house rule)"]
    assert (info["hints"], info["stage"], info["host"]) == (False, "waiting", True)
    scene = seen.until_scene(lambda scene: len(scene["seats"]) == 6)
    assert (scene["you"], scene["host"]) == (3, False)
    assert to(bo, room, "set-up", changed).body["code"] == "not-host"
    assert to(ann, room, "set-up", wish(*computers)).body["code"] == "seats-needed"
    refused = to(ann, room, "set-up", wish(PERSON, house_rules={"deal": "27"}))
    assert (refused.status, refused.body["field"]) == (422, "deal")
    assert names(ann.ask("GET", f"/api/v1/rooms/{room}").body) == ["Ann", *LEVELS, "Bo", "", ""]
    assert to(ann, room, "start", {"level": "newcomer"}).body["stage"] == "playing"


@pytest.mark.parametrize("block", [False, True])
def test_a_removed_guest_may_come_back_unless_blocked(guest: NewGuest, block: bool) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON)
    bo.join(room)
    assert names(to(ann, room, "remove", {"seat": 1, "block": block}).body) == ["Ann", ""]
    again = bo.join(room)
    assert again.body["code"] == "blocked" if block else again.body["you"] == 1


def test_older_rooms_start_when_the_last_seat_is_taken(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON, by_host=False)
    assert bo.join(room).body["stage"] == "playing"


def test_a_host_who_had_no_name_gets_one_later(guest: NewGuest) -> None:
    """The link comes first. A name that another player has is changed, and the seat stays."""
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON, PERSON)
    bo.join(room)
    assert names(to(ann, room, "set-up", wish(PERSON, PERSON, name="Annemarie")).body) == ["Annemarie", "Bo", ""]
    renamed = to(ann, room, "set-up", wish(PERSON, PERSON, name="Bo")).body
    assert (renamed["seats"][1]["name"], renamed["you"]) == ("Bo", 0)
    assert renamed["seats"][0]["name"] != "Bo"
    assert to(ann, room, "set-up", wish(PERSON, name=" ")).body["field"] == "name"


def test_lists_say_whose_turn_it_is(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = opened(ann, PERSON)
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["turn"] is None
    bo.join(room)
    turn = to(ann, room, "start", {}).body["turn"]
    assert turn in (0, 1)
    for each in (ann, bo):
        assert [info["turn"] for info in each.ask("GET", "/api/v1/rooms/mine").body["rooms"]] == [turn]
