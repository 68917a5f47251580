"""How long computers seem to think, and what the log says about their reasons during and after a round."""

import json
from dataclasses import replace

import pytest
from pydantic import ValidationError
from roomkit import with_facts

from tilerummy.bots.reasons import PUBLIC
from tilerummy.engine.moves import DRAW_REQUEST, Lay, parse_move
from tilerummy.engine.position import Position
from tilerummy.language import Translator
from tilerummy.rooms.computers import computer_move, thinking_time
from tilerummy.rooms.new_room import new_room
from tilerummy.rooms.rest import NewRoom, SeatWish
from tilerummy.rooms.room import Room, after, created
from tilerummy.rooms.scenes import Public, RoomStatus, SceneCache, SharedParts, VisibleRound
from tilerummy.store import Event

EDITION = "rummikub-vienna-en"
BIG = parse_move("r3-6,k5-8,b5-8:r4-6,k6-8,b6-8,kbr5,o3-6,kro13")


def room_of(pace: str | None, *levels: str, seed: int = 1) -> Room:
    """A room of computers only, after its deal. `pace` None: a room from before there was a choice."""
    sitters = [{"name": "", "level": level, "guest": None, "left": False} for level in levels]
    data = {"edition": EDITION, "rounds": 1, "pace": {"kind": "off", "seconds": None}, "hints": True, "public": False}
    data |= {"host": "ann", "sitters": sitters} | ({} if pace is None else {"computer_pace": pace})
    room = created("r", Event(1, "created", json.dumps(data), 0))
    event = Event(2, "round", json.dumps({"seed": bytes([seed] * 32).hex()}), 0)
    return after(room, event)


def times(pace: str | None, pause: int = 900) -> list[int]:
    room = room_of(pace, "solid", "solid")
    return [thinking_time(room, move, pause) for move in (DRAW_REQUEST, parse_move(":kbr10"), BIG)]


def test_the_pace_decides() -> None:
    assert times("quick") == times(None) == [900, 900, 900]
    natural, slow = times("natural"), times("slow")
    assert 900 <= natural[0] < natural[1] < natural[2] <= 10_000
    assert all(two == pytest.approx(2 * one, abs=2) for one, two in zip(natural, slow, strict=True))
    assert times("slow", pause=0) == [0, 0, 0], "the operator wants no waiting"


def test_the_time_varies_and_is_the_same_again() -> None:
    drawn = [thinking_time(room_of("natural", "solid", "solid", seed=seed), DRAW_REQUEST, 900) for seed in range(20)]
    assert len({*drawn}) > 10
    assert drawn == [
        thinking_time(room_of("natural", "solid", "solid", seed=seed), DRAW_REQUEST, 900) for seed in range(20)
    ]
    assert max(drawn) < 1.5 * min(drawn)


@pytest.mark.parametrize("level", ["newcomer", "expert", "master"])
def test_the_time_does_not_depend_on_the_rack(level: str) -> None:
    """With any rack, and whatever it could lay, a computer takes equally long for the same move."""
    room = room_of("natural", level, level)
    assert room.game is not None
    record = room.game.record
    assert record is not None
    assert isinstance(record.start, Position)
    racks = record.start.racks
    other = replace(room.game, record=replace(record, start=replace(record.start, racks=racks[::-1])))
    assert racks[0] != racks[1]
    for move in (DRAW_REQUEST, BIG):
        assert thinking_time(replace(room, game=other), move, 900) == thinking_time(room, move, 900)
        assert thinking_time(room, move, 900) == thinking_time(room_of("natural", "solid", "solid"), move, 900)


def test_a_move_is_played_when_its_time_is_over() -> None:
    room = room_of("natural", "solid", "solid")
    seat = room.to_move
    assert seat is not None
    facts, at = computer_move(room, seat, 5000, 900, lambda: 5100)
    move = parse_move(facts[0].data["move"])
    assert at == 5000 + thinking_time(room, move, 900)
    assert facts[0].data["seconds"] == at // 1000
    assert computer_move(room, seat, 5000, 900, lambda: 99_000)[1] == 99_000, "it really needed longer"


def wish(**given: object) -> NewRoom:
    seats = (SeatWish(kind="me"), SeatWish(kind="computer", level="solid"))
    return NewRoom(edition=EDITION, name="Ann", seats=seats, **given)  # type: ignore[arg-type]


def test_the_wish_of_a_new_room() -> None:
    assert new_room(wish(), "Ann", "ann")["computer_pace"] == "natural"
    room = created("r", Event(1, "created", json.dumps(new_room(wish(computer_pace="slow"), "Ann", "ann")), 0))
    assert room.pace.computers == "slow"
    with pytest.raises(ValidationError):
        wish(computer_pace="glacial")


def log_of(room: Room, seat: int | None, cache: SceneCache) -> list[str]:
    assert room.match is not None
    seen, words = VisibleRound.of(room, seat, whole_log=room.running is not None), Translator("en")
    shared = SharedParts.of(Public.of(room), seen, RoomStatus(0), words, cache, at=room.at)
    return [line.why for line in shared.log]


def test_reasons_that_tell_about_the_rack_wait_for_the_end_of_the_round() -> None:
    room, cache = room_of("quick", "expert", "strong"), SceneCache()
    kept = []
    while room.running is not None:
        seat = room.to_move
        assert seat is not None
        facts, _ = computer_move(room, seat, 0, 0, lambda: 0)
        kept.append((facts[0].data.get("why", ""), isinstance(parse_move(facts[0].data["move"]), Lay)))
        room = with_facts(room, facts)
        if room.running is not None and len(kept) % 7 == 0:
            assert room.record is not None
            for watching in (None, 1 - seat):
                shown = log_of(room, watching, cache)
                assert [bool(each) for each in shown] == [why in PUBLIC for why, _ in kept]
                assert "[%why" not in str(room.record.redacted(None))
    whys = {why for why, _ in kept}
    assert whys - PUBLIC >= {"waits", "nothing"}
    assert all(log_of(room, None, cache)), "after the round every move has its reason"
    assert room.record is not None
    assert [entry.why for entry in room.record.entries] == [why for why, _ in kept]
