"""Joining, leaving and watching."""

import json
from typing import Any

import pytest
from roomkit import dealt, with_facts
from serving import NewGuest, seated

from tilerummy.engine.draft import Draft
from tilerummy.engine.melds import Row, read_row
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tile
from tilerummy.hosting.audience import Attached, Audience
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.room import MOST_SEAT_CHANGES, Room, created
from tilerummy.rooms.scene_text import Text
from tilerummy.rooms.scenes import SENT_LINES, RoomStatus, SceneCache, SharedParts, VisibleRound, own_fields
from tilerummy.rooms.words import translator_for
from tilerummy.store import Event

EDITION = "rummikub-vienna-en"


def seed() -> bytes:
    return bytes(32)


def playing(edition: str = EDITION) -> Room:
    """Ann, Bo and Cy in their first round."""
    sitters = [{"name": name, "level": None, "guest": name.lower(), "left": False} for name in ("Ann", "Bo", "Cy")]
    data = {
        "edition": edition,
        "rounds": 2,
        "pace": {"kind": "off", "seconds": None},
        "hints": True,
        "public": False,
        "host": "ann",
        "sitters": sitters,
    }
    return dealt(created("r", Event(1, "created", json.dumps(data), 1000)), seed)


def round_over() -> Room:
    room = playing()
    while room.running is not None:
        assert room.to_move is not None
        room = with_facts(room, decisions.play(room, room.to_move, wire.Resign(id="r", at=room.at), 0))
    return room


READY = wire.NextRound(id="r", at=0)

# Leaving


@pytest.mark.parametrize("leaves_last", [True, False])
def test_the_next_round_does_not_wait_for_a_player_who_left(leaves_last: bool) -> None:
    room = round_over()
    room = with_facts(room, decisions.ready(room, 0, READY, seed))
    if leaves_last:
        room = with_facts(room, decisions.ready(room, 1, READY, seed))
        assert room.stage == "round-over"
        room = with_facts(room, decisions.leave(room, "cy", seed))
    else:
        room = with_facts(room, decisions.leave(room, "cy", seed))
        assert room.stage == "round-over", "Bo is not ready yet"
        room = with_facts(room, decisions.ready(room, 1, READY, seed))
    assert room.stage == "playing"


def test_leaving_does_not_start_a_round_while_others_are_not_ready() -> None:
    room = round_over()
    room = with_facts(room, decisions.leave(room, "cy", seed))
    assert room.stage == "round-over"
    assert with_facts(playing(), decisions.leave(playing(), "cy", seed)).events == 3


def test_leaving_over_http_after_the_others_are_ready(guest: NewGuest) -> None:
    ann, bo = seated(guest, rounds=2)
    with ann, bo:
        (ann if ann.on_turn else bo).ask("resign")
        ann.until_scene(lambda scene: scene["stage"] == "round-over")
        assert ann.ask("next")["type"] == "done"
        assert bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {}).status == 200
        assert ann.until_scene(lambda scene: scene["stage"] == "playing")["game"] == 2


# What the log says of it


def told(room: Room, seat: int | None = None, *, whole_log: bool = True) -> tuple[wire.LogLine, ...]:
    words, cache = translator_for("en"), SceneCache()
    public, watched = cache.public(room), VisibleRound.of(room, None, whole_log=whole_log)
    shared = SharedParts.of(public, watched, RoomStatus(0), words, cache, at=room.at)
    seen = VisibleRound.of(room, seat, whole_log=whole_log)
    own: Any = own_fields(public, seen, words, you=seat, host=False, shared=shared, cache=cache)["log"]
    assert [line.number for line in own] == [*range(1, len(own) + 1)][-len(own) :] or not whole_log
    return tuple(own)


def drawn(room: Room) -> Room:
    """The room after a draw of the seat to move."""
    assert room.to_move is not None
    return with_facts(room, decisions.play(room, room.to_move, wire.Draw(id="d", at=room.at), 0))


def test_the_log_tells_who_left_for_whom_a_computer_plays_and_who_is_back() -> None:
    room = playing()
    while room.to_move != 2:
        room = drawn(room)
    room = with_facts(drawn(room), decisions.leave(room, "cy", seed))
    for seat in (0, 1):
        vote = wire.Substitute(id="v", at=room.at, seat=2, level="solid")
        room = with_facts(room, decisions.substitute(room, seat, vote, (2,), seed))
    taken_over = room
    while room.to_move != 2:
        room = drawn(room)
    room = drawn(room)
    room = with_facts(room, decisions.back(room, "cy"))
    lines = [line for line in told(room) if line.seat == 2]
    name = told(taken_over)[-1].text.removeprefix("A computer now plays for Cy: ").removesuffix(".")
    assert name not in ("Cy", "Computer")
    texts = ["Cy draws a tile.", "Cy has left the table.", f"A computer now plays for Cy: {name}."]
    assert [line.text for line in lines] == [*texts, f"{name} draws a tile.", "Cy is back."]
    assert [line.computer for line in lines] == [None, None, None, "solid", None], "the face of who did it"
    assert [line.move for line in lines] == ["+x", "", "", "+x", ""]
    own = [line.text for line in told(room, 2) if line.seat == 2]
    assert own[1:3] == ["You have left the table.", f"A computer now plays for you: {name}."]
    assert own[-1] == "You are back."
    assert told(room, whole_log=False) == told(room)[-SENT_LINES:]


def test_who_comes_and_goes_all_the_time_does_not_fill_the_log() -> None:
    """Every line is work for every scene, and a client can leave as often as it likes."""
    room = playing()
    for _ in range(MOST_SEAT_CHANGES):
        room = with_facts(room, decisions.leave(room, "cy", seed))
        room = with_facts(room, decisions.back(room, "cy"))
        assert not any(sitter.left for sitter in room.sitters)
    assert len(room.seat_changes) == len(told(room)) == MOST_SEAT_CHANGES
    assert told(drawn(room))[-1].move != ""


def test_the_next_round_tells_nothing_of_the_seats_before() -> None:
    room = with_facts(playing(), decisions.leave(playing(), "cy", seed))
    while room.running is not None:
        assert room.to_move is not None
        room = with_facts(room, decisions.play(room, room.to_move, wire.Resign(id="r", at=room.at), 0))
    assert told(room)[0].text == "Cy has left the table."
    for seat in (0, 1):
        room = with_facts(room, decisions.ready(room, seat, READY, seed))
    assert room.stage == "playing"
    assert told(room) == ()


# Coming back


def test_a_player_who_left_and_connects_again_is_back(guest: NewGuest) -> None:
    ann, bo = seated(guest, clock={"kind": "turn", "seconds": 600})
    with ann:
        bo.close()
        bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        ann.until_scene(lambda scene: scene["gone"] == [1])
    with bo.guest.open(bo.room) as again:
        scene = again.until_scene(lambda scene: not scene["gone"])
        assert not scene["clock"]["stopped"], "a player is connected"
        assert again.scene["seats"][1]["connected"]


def test_a_command_brings_a_player_who_left_back(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        ann.until_scene(lambda scene: scene["gone"] == [1])
        assert bo.ask("ping")["type"] == "pong"
        bo.until_scene(lambda scene: scene["gone"] == [1])
        assert bo.ask("react", reaction="well")["type"] == "done"
        assert ann.until_scene(lambda scene: not scene["gone"])["stage"] == "playing"


def test_the_clock_stops_when_only_a_player_who_left_is_connected(guest: NewGuest) -> None:
    ann, bo = seated(guest, clock={"kind": "turn", "seconds": 600})
    with bo:
        bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        assert not bo.until_scene(lambda scene: scene["gone"] == [1])["clock"]["stopped"]
        ann.close()
        bo.until(lambda message: message["type"] == "presence" and not message["connected"])
        bo.post(type="hello", version=2, language="en")
        assert bo.until_scene(lambda scene: scene["clock"]["stopped"])


# Watchers


class NullTransport:
    """A transport that discards all messages."""

    async def send(self, node: str, conn: str, text: Text) -> None:
        raise AssertionError

    async def close_connection(self, node: str, conn: str) -> None:
        raise AssertionError


def someone(number: int, guest: str | None = None, address: str = "192.0.2.1") -> Attached:
    return Attached("n", f"c{number}", guest, translator_for("en"), address=address)


def test_watchers_never_block_a_guest_who_has_a_seat() -> None:
    room, settings = playing(), Settings(watchers=5, watchers_per_address=3, sockets_per_guest=2)
    audience = Audience(NullTransport())

    def comes(new: Attached) -> str | None:
        refusal = audience.refusal(room, new, settings)
        if refusal is None:
            audience.attached[new.conn] = new
        return refusal

    assert [comes(someone(at)) for at in range(4)] == [None] * 3 + ["room-crowded"]
    assert [comes(someone(at, address="192.0.2.2")) for at in (10, 11, 12)] == [None, None, "room-crowded"]
    assert comes(someone(20, "ann")) is None
    assert comes(someone(21, "bo", "192.0.2.2")) is None
    assert [comes(someone(at, "ann")) for at in (22, 23)] == [None, "too-many-sockets"]
    del audience.attached["c0"], audience.attached["c1"], audience.attached["c2"]
    assert comes(someone(30)) is None, "guests with a seat do not count as watchers"
    assert comes(someone(30)) is None, "the same connection is not counted twice"


# Repeated requests are stored once


def test_hints_are_stored_only_if_deeper() -> None:
    room = playing()
    seat = room.to_move
    assert seat is not None
    written = []
    for depth in (0, 1, 1, 3, 2, 0, 3):
        facts = decisions.hinted(room, seat, depth)
        written += [fact.data["depth"] for fact in facts]
        room = with_facts(room, facts)
    assert written == [0, 1, 3]


def test_a_vote_is_stored_once() -> None:
    room = playing()
    room = with_facts(room, decisions.leave(room, "cy", seed))
    vote = wire.Substitute(id="v", at=room.at, seat=2, level="learner")
    room = with_facts(room, decisions.substitute(room, 0, vote, (2,), seed))
    assert decisions.substitute(room, 0, vote, (2,), seed) == []
    kinds = [fact.kind for fact in decisions.substitute(room, 1, vote, (2,), seed)]
    assert kinds == ["agreed", "substituted"]
    alone = decisions.substitute(room, 0, vote, (1, 2), seed)
    assert [fact.kind for fact in alone] == ["substituted"], "the other voter has gone"


# Stored drafts


def kept(room: Room, draft: Draft) -> Draft | None:
    return decisions.kept_draft(room, decisions.draft_text(room, draft))


def test_a_stored_draft_keeps_readings_and_the_taken_tile() -> None:
    room = playing(f"{EDITION},open_last_tile=yes")
    position = room.position
    assert isinstance(position, Position)
    ambiguous = ("k5", "j", "j")
    read = read_row(tuple(map(Tile.parse, ambiguous)))
    assert isinstance(read, Row)
    for reading in map(str, read.readings):
        rows = [wire.LaidRow(tiles=ambiguous, reading=reading), wire.LaidRow(tiles=("r7",))]
        for taking in (None, "open"):
            draft = decisions.drafted(position, position.turn, rows, taking)
            assert str(draft.rows[0]) == reading
            assert kept(room, draft) == draft
    only_taken = decisions.drafted(position, position.turn, [], "open")
    assert kept(room, only_taken) == only_taken
    assert kept(room, Draft(view(position, position.turn), ())) is None
    spoilt = {"since": room.since, "rows": [["k5"]]}
    assert decisions.kept_draft(room, json.dumps(spoilt)) is None, "an outdated format"
