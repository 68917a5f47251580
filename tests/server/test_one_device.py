"""People who share one device: who of them is next, what they may do, and what they may see."""

import json
from typing import Any

import pytest
from roomkit import dealt, device_wish, with_facts

from tilerummy.engine.dealer import commitment
from tilerummy.engine.moves import DRAW_REQUEST, RESIGN
from tilerummy.engine.rules import Direction
from tilerummy.rooms import decisions, rest, wire
from tilerummy.rooms.decisions import acting_seat, new_seed, take
from tilerummy.rooms.names import checked_name
from tilerummy.rooms.new_room import checked_room, new_room, set_up, start
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room, created, is_covered, row_of, shares_device, shown_seat
from tilerummy.rooms.room_listing import info_of_row, room_info
from tilerummy.rooms.words import translator_for
from tilerummy.store import Event

EDITION, CLOCKWISE = "rummikub-vienna-en", Direction.CLOCKWISE
WORDS = translator_for("en")
BYTES = "ab" * 16
HASH = commitment(bytes.fromhex(BYTES))


def a_room(*seats: str, begun: bool = True, **changes: Any) -> Room:
    data = new_room(device_wish(*seats, **changes), "Ann", "device")
    room = created("r", Event(1, "created", json.dumps(data), 1000))
    return dealt(room, new_seed) if begun else room


def on_turn(room: Room, seat: int) -> Room:
    """The room when it is the turn of this seat: everybody before it draws."""
    while room.to_move != seat:
        assert room.to_move is not None
        facts = decisions.play(room, room.to_move, wire.Draw(id="d", at=room.at), 3000)
        room = with_facts(room, facts, 3000)
    return room


def code(act: Any, *given: Any, **named: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        act(*given, **named)
    return refusal.value.code


# A new room


def test_everybody_at_the_device_has_a_name_of_their_own() -> None:
    room = a_room("ann", "*casual", "  Ann ", begun=False)
    assert [sitter.name for sitter in room.sitters] == ["Ann", "ann 2", "", "Ann 3"]
    assert [sitter.guest for sitter in room.sitters] == ["device", "device", None, "device"]
    assert room.guests == ("device",), "a store has one line for each guest of a room"
    assert room.people == (0, 1, 3)


@pytest.mark.parametrize("name", ["a/b", "\u200b", "Pаul", "Computer", "x" * 24 + "\u0301" * 90])
def test_bad_names_are_refused_at_their_place(name: str) -> None:
    asked = rest.NewRoom.model_construct(
        **device_wish("Bo").__dict__ | {"seats": (*device_wish("Bo").seats, _here(name))}
    )
    said = checked_room(asked, WORDS).problem
    assert said is not None
    assert said.field == "name-2"
    assert said.text


def _here(name: str | None) -> rest.SeatWish:
    return rest.SeatWish.model_construct(kind="here", level=None, name=name)


def test_a_name_is_needed_and_short() -> None:
    nameless = replace_seats(device_wish("Bo"), _here(None))
    assert code(new_room, nameless, "Ann", "device") == "name-bad"
    with pytest.raises(ValueError, match="at most 24"):
        rest.SeatWish(kind="here", name="x" * 25)


def replace_seats(asked: rest.NewRoom, *seats: rest.SeatWish) -> rest.NewRoom:
    return asked.model_copy(update={"seats": (rest.SeatWish(kind="me"), *seats)})


def test_one_device_and_friends_elsewhere_do_not_mix() -> None:
    said = checked_room(device_wish("Bo", "person"), WORDS).problem
    assert said is not None
    assert (said.code, said.field) == ("one-device-mixed", "seats")


def test_a_correspondence_clock_needs_own_devices() -> None:
    slow = rest.ClockWish(kind="turn", seconds=86_400)
    said = checked_room(device_wish("Bo", clock=slow), WORDS).problem
    assert said is not None
    assert (said.code, said.field) == ("one-device-clock", "clock")
    assert checked_room(device_wish("person", clock=slow), WORDS).problem is None
    assert checked_room(device_wish("Bo", clock=rest.ClockWish(kind="turn", seconds=3600)), WORDS).problem is None


def test_nobody_joins_a_room_of_one_device() -> None:
    room = a_room("Bo", "Cy", begun=False)
    room = with_facts(room, decisions.leave(room, "device", seat=2))
    assert room.free_seats == (2,)
    assert code(decisions.join, room, "eve", "Eve", None, new_seed) == "one-device"
    room = with_facts(room, decisions.leave(room, "device", seat=1))
    assert not shares_device(room)
    facts = decisions.join(room, "eve", "Eve", None, new_seed)
    assert facts[0].kind == "joined", "one person alone may invite friends again"


def test_the_host_changes_a_waiting_room_of_one_device() -> None:
    room = a_room("Bo", begun=False, by_host=True, youngest=1)
    changed = new_room(device_wish("Lea", "Bo", "*regular"), "Anna", "device")
    room = with_facts(room, set_up(room, "device", changed))
    assert [sitter.name for sitter in room.sitters] == ["Anna", "Lea", "Bo", ""]
    assert room.youngest == 2, "Bo is still the youngest"
    begun = with_facts(room, start(room, "device", None, new_seed))
    assert begun.stage == "playing"
    assert begun.record is not None
    assert begun.record.tag("Seats") == "Anna/Lea/Bo/computer:regular"


# Taking the device


def test_who_is_shown_and_who_is_next() -> None:
    room = on_turn(a_room("Bo", "Cy", "*casual"), 0)
    assert (room.next_person, room.taken) == (0, None)
    assert shown_seat(room, "device", None) is None
    assert shown_seat(room, "device", 0) is None, "it was not taken in this turn"
    assert shown_seat(room, None, 0) is None
    taken = with_facts(room, take(room, "device", 0), 9000)
    assert (taken.taken, taken.turn_began) == (0, 9000)
    assert [shown_seat(taken, "device", holds) for holds in (None, 0, 1, 2)] == [None, 0, None, None]
    assert take(taken, "device", 0) == [], "taken again, after a reload: the time of the turn goes on"
    (fact,) = decisions.moved(taken, 0, DRAW_REQUEST, 12_500)
    assert fact.data["seconds"] == 3, "handing the device over takes nobody's time"
    assert code(take, taken, "device", 1) == "device-of-another"
    assert code(take, taken, "device", 3) == "not-at-device", "a computer"
    assert code(take, taken, "eve", 0) == "not-at-device"
    bo = on_turn(taken, 1)
    assert (bo.next_person, bo.taken) == (1, None)
    assert shown_seat(bo, "device", 0) is None


def test_the_device_is_handed_on_while_computers_play() -> None:
    room = on_turn(a_room("Bo", "*casual", "*casual"), 2)
    assert room.next_person == 0
    early = with_facts(room, take(room, "device", 0), 9000)
    assert early.turn_began != 9000
    assert shown_seat(early, "device", 0) == 0
    mine = on_turn(early, 0)
    assert (mine.taken, mine.turn_began) == (0, 3000), "the turn counts from its beginning"
    assert shown_seat(mine, "device", 0) == 0


def test_the_order_of_turns_is_that_of_the_edition() -> None:
    room = on_turn(a_room("Bo", "Cy", edition=f"{EDITION},direction=counter_clockwise"), 2)
    assert room.edition.rules.direction is not CLOCKWISE
    with_computer = a_room("Bo", "*casual", edition=f"{EDITION},direction=counter_clockwise")
    assert on_turn(with_computer, 2).next_person == 1
    assert room.next_person == 2


def test_one_person_needs_no_cover() -> None:
    room = a_room("*casual")
    assert shown_seat(room, "device", None) == 0
    assert not is_covered(room, "device", None)
    assert code(take, room, "device", 0) == "not-at-device", "taking would set an own clock back"


def test_a_person_leaves_and_comes_back() -> None:
    room = on_turn(a_room("Bo", "*casual"), 1)
    room = with_facts(room, take(room, "device", 1))
    gone = with_facts(room, decisions.leave(room, "device", seat=1))
    assert gone.people == (0,)
    assert shown_seat(gone, "device", None) is None, "anybody could have said that the other one leaves"
    took = with_facts(gone, take(gone, "device", 0))
    assert shown_seat(took, "device", 0) == 0
    assert shown_seat(took, "device", None) is None, "a reload covers the rack"
    assert decisions.back(gone, "device") == [], "a reload brings nobody back"
    vote = wire.Substitute(id="s", at=gone.at, seat=1, level="casual")
    played = with_facts(gone, decisions.substitute(gone, 0, vote, (1,), new_seed))
    assert not played.sitters[1].is_person
    here = with_facts(played, take(played, "device", 1))
    assert here.people == (0, 1)
    assert here.sitters[1].is_person
    assert shown_seat(here, "device", 1) is None, "the device was not taken yet"
    assert with_facts(here, take(here, "device", 1)).taken == 1


def test_nobody_sees_a_rack_by_saying_that_the_others_leave() -> None:
    room = on_turn(a_room("Bo", "Cy"), 0)
    for seat in (1, 2):
        room = with_facts(room, decisions.leave(room, "device", seat=seat))
        assert shown_seat(room, "device", None) is None
        assert is_covered(room, "device", None)
    assert code(acting_seat, room, "device", None, wire.Draw(id="d", at=room.at)) == "device-covered"


def test_leaving_at_the_device() -> None:
    room = a_room("Bo", "Cy")
    assert code(decisions.leave, room, "device", seat=3) == "not-seated"
    assert [fact.kind for fact in decisions.leave(room, "device")] == ["left", "left", "left", "closed"]
    two = with_facts(room, decisions.leave(room, "device", seat=1))
    assert decisions.leave(two, "device", seat=1) == []
    assert [fact.kind for fact in decisions.leave(two, "device", seat=2)] == ["left"]
    closed = with_facts(room, decisions.leave(room, "device"))
    assert code(take, closed, "device", 0) == "room-closed"


def test_a_device_votes_and_is_ready_as_one() -> None:
    room = on_turn(a_room("Bo", "Cy"), 0)
    gone = with_facts(room, decisions.leave(room, "device", seat=2))
    vote = wire.Substitute(id="s", at=gone.at, seat=2, level="casual")
    kinds = [fact.kind for fact in decisions.substitute(gone, 0, vote, (2,), new_seed)]
    assert kinds == ["agreed", "agreed", "substituted"]
    over = with_facts(room, decisions.moved(room, 0, RESIGN, 4000))
    assert (over.stage, shown_seat(over, "device", 0)) == ("round-over", None)
    assert code(take, over, "device", 0) == "no-round"
    facts = decisions.ready(over, 1, wire.NextRound(id="r", at=over.at, entropy_hash=HASH), new_seed)
    assert [fact.kind for fact in facts] == ["ready", "ready", "ready", "mixing"]
    assert [fact.data["entropy_hash"] for fact in facts[:3]] == [HASH, "", ""]
    mixing = with_facts(over, facts)
    facts = decisions.reveal(mixing, 2, wire.Reveal(id="m", entropy=BYTES), new_seed)
    assert [fact.kind for fact in facts] == ["revealed", "round"]
    begun = with_facts(mixing, facts)
    assert (begun.stage, begun.taken) == ("playing", None)
    assert decisions.delete(room, "device") == ([], True)


COVERED = [
    wire.Draw(id="c", at=1),
    wire.Hint(id="c", at=1, depth=2),
    wire.Plan(id="c", at=1, rows=()),
    wire.Lift(id="c", at=1, rows=(), tiles=("k1",)),
    wire.React(id="c", reaction="well"),
]


@pytest.mark.parametrize("command", COVERED, ids=lambda command: command.type)
def test_a_covered_device_plays_and_asks_nothing(command: wire.Command) -> None:
    room = on_turn(a_room("Bo"), 0)
    assert code(acting_seat, room, "device", None, command) == "device-covered"
    assert code(acting_seat, room, "eve", None, command) == "not-seated"
    taken = with_facts(room, take(room, "device", 0))
    assert acting_seat(taken, "device", 0, command) == 0


def test_lists_show_the_seats_of_the_device() -> None:
    room = a_room("Bo", "*casual", "Cy")
    info = room_info(room, "device", WORDS)
    assert (info.you, info.here) == (0, (0, 1, 3))
    listed = info_of_row(row_of(room, None), "device", WORDS)
    assert (listed.you, listed.here) == (0, (0, 1, 3))
    assert info_of_row(row_of(room, None), "eve", WORDS).here == ()
    assert room_info(a_room("*casual"), "device", WORDS).here == ()


def test_names_are_checked_like_other_names() -> None:
    assert (
        new_room(device_wish("  Lea\u200b "), "Ann", "d")["sitters"][1]["name"] == checked_name("  Lea\u200b ") == "Lea"
    )
