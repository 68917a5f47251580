"""Seats belong to people: who is absent, coming back, removing a player, and deleting a match."""

import json
from typing import Any

import pytest
from roomkit import dealt, with_facts
from serving import Guest, NewGuest, seated
from websockets.exceptions import ConnectionClosed

from tilerummy.hosting.audience import Audience
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room, created, fold, shown_seat
from tilerummy.rooms.scene_text import Text
from tilerummy.store import Event

SETTINGS = Settings()
DAY = 24 * 3600


class NullTransport:
    async def send(self, node: str, conn: str, text: Text) -> None: ...

    async def close_connection(self, node: str, conn: str) -> None: ...


def seed() -> bytes:
    return bytes(32)


def first_event(seconds: int | None, players: int, games: int = 2) -> Event:
    names = ("Ann", "Bo", "Cy", "Di")[:players]
    timer = "none" if seconds is None else str(min(seconds, 86400))
    data = {
        "edition": f"rummikub-vienna-en,timer_s={timer},timer_scope=every_turn",
        "rounds": games,
        "pace": {"kind": "off" if seconds is None else "turn", "seconds": seconds},
        "hints": True,
        "public": False,
        "host": "ann",
        "sitters": [{"name": name, "level": None, "guest": name.lower(), "left": False} for name in names],
    }
    return Event(1, "created", json.dumps(data), 1000)


def playing(seconds: int | None = None, players: int = 2) -> Room:
    return dealt(created("r", first_event(seconds, players)), seed)


def absent_after(room: Room, away_ms: int) -> bool:
    """Whether the last seat is absent if its player has been away for this time."""
    audience, seat = Audience(NullTransport()), len(room.sitters) - 1
    audience.away_since = {seat: 1000}
    return seat in audience.gone(room, 1000 + away_ms, SETTINGS)


def missing(room: Room, turns: int, seat: int) -> Room:
    """The room after a seat let the clock run out in this number of turns. The others play."""
    while turns:
        mover = room.to_move
        assert mover is not None
        if mover == seat:
            room, turns = with_facts(room, decisions.timed_out(room, None, 0)), turns - 1
        else:
            room = with_facts(room, decisions.play(room, mover, wire.Draw(id="d", at=room.at), 0))
    return room


# Absence


@pytest.mark.parametrize(
    ("seconds", "too_short_s", "long_enough_s"),
    [(60, 119, 120), (120, 119, 120), (600, 599, 600), (3600, 3599, 3600), (None, 899, 900)],
)
def test_the_clock_decides_how_long_absence_takes(seconds: int | None, too_short_s: int, long_enough_s: int) -> None:
    room = playing(seconds)
    assert not absent_after(room, too_short_s * 1000)
    assert absent_after(room, long_enough_s * 1000)


@pytest.mark.parametrize("seconds", [3601, DAY, 14 * DAY])
def test_a_correspondence_player_is_absent_after_missed_turns_only(seconds: int) -> None:
    room = playing(seconds)
    assert not absent_after(room, 100 * DAY * 1000)
    once = missing(room, 1, seat=1)
    assert not absent_after(once, 100 * DAY * 1000)
    assert absent_after(missing(once, 1, seat=1), 0)
    again = once
    while again.to_move != 1:
        again = with_facts(again, decisions.play(again, 0, wire.Draw(id="d", at=again.at), 0))
    again = with_facts(again, decisions.play(again, 1, wire.Draw(id="d", at=again.at), 0))
    assert not absent_after(missing(again, 1, seat=1), 0), "a move in between starts the count again"


def test_one_other_player_cannot_give_a_correspondence_seat_away(guest: NewGuest) -> None:
    ann, bo = seated(guest, clock={"kind": "turn", "seconds": DAY})
    with ann:
        bo.close()
        ann.until(lambda message: message["type"] == "presence" and not message["connected"])
        assert ann.ask("substitute", seat=1, level="learner")["code"] == "nobody-gone"


# Coming back


def substituted(room: Room) -> Room:
    room = with_facts(room, decisions.leave(room, "bo", seed))
    vote = wire.Substitute(id="v", at=room.at, seat=1, level="learner")
    return with_facts(room, decisions.substitute(room, 0, vote, (1,), seed))


def test_the_owner_of_a_seat_comes_back_from_a_computer() -> None:
    room = substituted(playing())
    assert room.sitters[1].level == "learner"
    assert (room.people, room.computers) == ((0,), (1,))
    assert "bo" in room.guests, "the room stays in the list of its player"
    assert Audience(NullTransport()).gone(room, 10**12, SETTINGS) == (), "a computer is not absent"
    back = with_facts(room, decisions.join(room, "bo", "Bo", None, seed))
    assert (back.people, back.computers, back.sitters[1].record_name) == ((0, 1), (), "Bo")
    assert back.since == back.events, "a move that the computer chose meanwhile is stale"
    assert back.position == room.position
    assert decisions.back(back, "bo") == []


def test_a_match_that_a_computer_played_to_its_end_is_not_of_who_left() -> None:
    room = substituted(dealt(created("r", first_event(None, 2, games=1)), seed))
    assert shown_seat(room, "bo", None) == 1
    over = with_facts(room, decisions.play(room, 0, wire.Resign(id="r", at=room.at), 0))
    assert over.stage == "match-over"
    assert decisions.back(over, "bo") == []
    assert (shown_seat(over, "ann", None), shown_seat(over, "bo", None)) == (0, None)


def test_old_rooms_load_and_give_seats_back() -> None:
    """The log of a room from before owners kept their seats."""
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("round", {"seed": "00" * 32}),
        ("left", {"seat": 1}),
        ("agreed", {"seat": 0, "gone": 1, "level": "learner"}),
        ("substituted", {"seat": 1, "level": "learner"}),
    ]
    log = [first_event(None, 2)]
    log += [Event(number, kind, json.dumps(data), 2000) for number, (kind, data) in enumerate(kinds, 2)]
    room = fold("r", log)
    assert room is not None
    assert room.sitters[1].level == "learner"
    assert with_facts(room, decisions.back(room, "bo")).people == (0, 1)


def test_nobody_sees_the_rack_of_a_computer_but_the_owner_of_its_seat(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann:
        bo.close()
        bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        ann.until_scene(lambda scene: scene["gone"] == [1])
        assert ann.ask("substitute", seat=1, level="learner")["type"] == "done"
        assert ann.until_scene(lambda scene: scene["seats"][1]["computer"] == "learner")["you"] == 0
        with guest("Eve").open(ann.room) as eve:
            assert eve.scene["you"] is None
            assert eve.scene["rack"] == []
        rooms = bo.guest.ask("GET", "/api/v1/rooms/mine").body["rooms"]
        assert [room["id"] for room in rooms] == [bo.room]
        with bo.guest.open(bo.room) as again:
            assert again.until_scene(lambda scene: scene["seats"][1]["computer"] is None)["you"] == 1
            assert len(again.scene["rack"]) == again.scene["seats"][1]["tiles"]


# Deleting


def delete(guest: Guest, room: str) -> tuple[int, str]:
    answer = guest.ask("DELETE", f"/api/v1/rooms/{room}")
    return answer.status, answer.body["code"] if answer.body else ""


def test_a_running_match_is_deleted_only_if_all_players_agree(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere)
    with ann, bo:
        assert delete(anywhere("Eve"), ann.room) == (403, "not-host")
        assert delete(ann.guest, ann.room) == (409, "delete-needs-consent")
        assert delete(ann.guest, ann.room) == (409, "delete-needs-consent")
        assert ann.until_scene(lambda scene: scene["delete_votes"] == [0])["stage"] == "playing"
        assert delete(bo.guest, ann.room) == (204, "")
        assert bo.until(lambda message: message["type"] == "refused")["code"] == "room-deleted"
    assert ann.guest.ask("GET", f"/api/v1/rooms/{ann.room}").status == 404


def test_who_may_delete() -> None:
    room = playing(players=3)
    for stranger in ("eve", None):
        with pytest.raises(Refusal):
            decisions.delete(room, stranger)
    facts, now = decisions.delete(room, "bo")
    assert not now
    assert [fact.kind for fact in facts] == ["delete-agreed"], "any player may propose it"
    room = with_facts(room, facts)
    room = with_facts(room, decisions.leave(room, "cy", seed))
    assert decisions.delete(room, "ann") == ([], True), "nobody asks a player who left"
    with pytest.raises(Refusal):
        decisions.delete(room, "cy")
    left = with_facts(playing(players=3), decisions.leave(playing(players=3), "ann", seed))
    assert decisions.delete(left, "ann") == ([], False), "a host who left cannot delete the match of the others"
    waiting = created("r", first_event(None, 2))
    assert decisions.delete(waiting, "ann") == ([], True)
    with pytest.raises(Refusal):
        decisions.delete(waiting, "bo")
    closed = with_facts(playing(), [Fact("closed", {"reason": "silence"})])
    assert decisions.delete(closed, "ann") == ([], True)


def test_a_match_against_computers_is_deleted_at_once(guest: NewGuest) -> None:
    ann = guest("Ann")
    assert delete(ann, ann.create("learner")) == (204, "")


# Removing a player


def test_a_host_removes_and_blocks_a_player_before_the_match(anywhere: NewGuest) -> None:
    ann, bo, cy = anywhere("Ann"), anywhere("Bo"), anywhere("Cy")
    room = ann.create("person", "person")
    assert bo.join(room).status == 200
    path = f"/api/v1/rooms/{room}/remove"
    assert bo.ask("POST", path, {"seat": 0}).body["code"] == "not-host"
    for seat in (0, 2, 7):
        assert ann.ask("POST", path, {"seat": seat}).body["code"] == "nobody-there"
    with bo.open(room) as table:
        seats = ann.ask("POST", path, {"seat": 1}).body["seats"]
        assert [seat["taken"] for seat in seats] == [True, False, False]
        with pytest.raises(ConnectionClosed):
            table.until(lambda message: message["type"] == "never")
    with bo.open(room) as again:
        assert json.loads(again.heard[-1])["code"] == "blocked"
    assert bo.join(room).body["code"] == "blocked"
    assert cy.join(room).status == 200
    assert anywhere("Di").join(room).body["stage"] == "playing"
    assert ann.ask("POST", path, {"seat": 1}).body["code"] == "match-begun"


def test_missed_turns_are_counted_for_each_seat() -> None:
    assert playing(DAY).missed_turns(0) == 0
    assert missing(playing(DAY, 3), 3, seat=2).missed == (0, 0, 3)
