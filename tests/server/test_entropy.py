"""Deals that nobody can choose: server and browsers commit to a seed and to bytes, and then the bytes are revealed."""

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from roomkit import device_wish, with_facts
from serving import NewGuest, Table

from tilerummy.engine.fairness import Kept, verify
from tilerummy.engine.moves import RESIGN
from tilerummy.engine.record import Record, parse_records
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.clocks import REVEAL_MS, due
from tilerummy.rooms.decisions import deal_if_due, new_seed
from tilerummy.rooms.new_room import new_room, set_up, start
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room, created, fold
from tilerummy.store import Event

ANN, BO = "a1" * 16, "b2" * 16


def hash_of(entropy: str) -> str:
    return sha256(bytes.fromhex(entropy)).hexdigest()


def records(table: Table) -> tuple[Record, ...]:
    return parse_records(table.guest.ask("GET", f"/api/v1/rooms/{table.room}/record.trn").body)


def resign(*tables: Table) -> None:
    """The player on turn resigns, and all see the end of the round."""
    for table in tables:
        table.until_scene(lambda scene: scene["stage"] == "playing")
    on_turn = next(table for table in tables if table.on_turn)
    assert on_turn.ask("resign")["type"] == "done"
    for table in tables:
        table.until_scene(lambda scene: scene["stage"] != "playing")


def test_every_player_mixes_in_and_every_round_can_be_checked(anywhere: NewGuest) -> None:
    """Also if the players are connected to different processes."""
    ann, bo = anywhere("Ann"), anywhere("Bo")
    room = ann.create("person", rounds=2, entropy_hash=hash_of(ANN))
    assert bo.ask("POST", f"/api/v1/rooms/{room}/join", {"name": "Bo", "entropy_hash": hash_of(BO)}).status == 200
    kept = []
    with ann.open(room) as first, bo.open(room) as second:
        for number, (one, other) in enumerate(((ANN, BO), (BO, ANN))):
            for table in (first, second):
                table.until_scene(lambda scene: scene["mixing"] is not None)
                assert table.scene["mixing"]["hashes"] == [hash_of(one), hash_of(other)]
                assert len(table.scene["mixing"]["deck"]) == 106
                assert table.scene["stage"] == ("waiting", "round-over")[number]
            kept.append(Kept(first.scene["commitment"], f"{hash_of(one)}/{hash_of(other)}", one))
            assert first.ask("reveal", entropy=other)["type"] == "refused", "these are not the bytes of Ann"
            assert [first.ask("reveal", entropy=one)["type"] for _ in range(2)] == ["done", "done"]
            assert second.ask("reveal", entropy=other)["type"] == "done"
            resign(first, second)
            assert first.scene["end"]["entropy"] == [one, other]
            first.ask("next", entropy_hash=hash_of(BO))
            second.ask("next", entropy_hash=hash_of(ANN))
        played = records(first)
    assert [record.tag("Entropy") for record in played[:2]] == [f"{ANN}/{BO}", f"{BO}/{ANN}"]
    for record, own in zip(played, kept, strict=False):
        assert verify(record, own) == ()
        assert "deal" in {fault.check for fault in verify(record.with_tag("Entropy", f"{ANN}/-"), own)}


def a_room(*others: str, rounds: int = 1) -> Room:
    """Ann, who commits to bytes, and others."""
    data = new_room(device_wish(*others, games=rounds), "Ann", "ann") | {"secret": "5e" * 32}
    data["sitters"][0]["entropy_hash"] = hash_of(ANN)
    return created("r", Event(1, "created", json.dumps(data), 1000))


def mixing(room: Room) -> Room:
    return with_facts(room, decisions.join(room, "bo", "Bo", None, new_seed, hash_of(BO)), 2000)


def reveal(room: Room, seat: int, entropy: str) -> list[str]:
    return [fact.kind for fact in decisions.reveal(room, seat, wire.Reveal(id="r", entropy=entropy), new_seed)]


def test_nothing_is_dealt_before_the_bytes_are_revealed_or_the_time_is_over() -> None:
    room = mixing(a_room("person"))
    assert (room.stage, room.mixing, room.awaited) == ("waiting", 2000, (0, 1))
    assert due(room, 2000, 0) == 2000 + REVEAL_MS
    assert deal_if_due(room, 2000 + REVEAL_MS - 1) == []
    one = with_facts(room, decisions.reveal(room, 1, wire.Reveal(id="r", entropy=BO), new_seed), 3000)
    assert (one.awaited, one.at) == ((0,), room.at), "nobody is shown that one has revealed"
    assert reveal(one, 1, BO) == []
    assert reveal(one, 0, ANN) == ["revealed", "round"]
    late = with_facts(one, deal_if_due(one, 2000 + REVEAL_MS), 2000 + REVEAL_MS)
    assert late.running is not None
    assert late.running.tag("Entropy") == f"-/{BO}"
    assert late.running.tag("EntropyHashes") == f"{hash_of(ANN)}/{hash_of(BO)}", "who kept bytes back is seen"
    assert all(not sitter.entropy and not sitter.entropy_hash for sitter in late.sitters), "bytes serve once"


def test_a_guest_who_leaves_while_the_bytes_are_revealed_ends_it() -> None:
    """The next one could know the bytes of the others, so these serve no more."""
    room = mixing(a_room("person"))
    room = with_facts(room, decisions.reveal(room, 0, wire.Reveal(id="r", entropy=ANN), new_seed))
    with pytest.raises(Refusal, match="match-begun"):
        decisions.remove(room, "ann", 1)
    with pytest.raises(Refusal, match="match-begun"):
        start(room, "ann", None, new_seed)
    with pytest.raises(Refusal, match="match-begun"):
        set_up(room, "ann", new_room(device_wish("person"), "Ann", "ann"))
    left = with_facts(room, decisions.leave(room, "bo"))
    assert (left.mixing, left.free_seats) == (None, (1,))
    assert left.secret not in ("", room.secret)
    assert left.sitters[0].entropy_hash == ""
    with pytest.raises(Refusal, match="stale"):
        reveal(left, 0, ANN)
    again = mixing(left)
    assert again.awaited == (1,)
    dealt = with_facts(again, decisions.reveal(again, 1, wire.Reveal(id="r", entropy=BO), new_seed))
    assert dealt.running is not None
    assert dealt.running.tag("Entropy") == f"-/{BO}"


def test_a_room_that_closes_meanwhile_waits_for_nothing() -> None:
    room = mixing(a_room("person"))
    closed = with_facts(room, [decisions.Fact("closed", {"reason": "everybody-left"})])
    assert (closed.mixing, due(closed, 0, 0), deal_if_due(closed, 10**9)) == (None, None, [])
    with pytest.raises(Refusal, match="stale"):
        reveal(closed, 0, ANN)


def test_an_older_room_without_a_seed_deals_at_once() -> None:
    room = replace(a_room("person"), secret="")
    facts = decisions.join(room, "bo", "Bo", None, new_seed, hash_of(BO))
    assert [fact.kind for fact in facts] == ["joined", "round"]


def test_between_rounds_nobody_waits_for_who_left() -> None:
    room = mixing(a_room("person", rounds=2))
    room = with_facts(room, deal_if_due(room, 2000 + REVEAL_MS))
    assert room.to_move is not None
    room = with_facts(room, decisions.moved(room, room.to_move, RESIGN, 3000))
    for seat, entropy in ((0, ANN), (1, BO)):
        wish = wire.NextRound(id="n", at=room.at, entropy_hash=hash_of(entropy))
        room = with_facts(room, decisions.ready(room, seat, wish, new_seed))
    assert (room.stage, room.awaited) == ("round-over", (0, 1))
    gone = with_facts(room, decisions.leave(room, "bo"))
    assert (gone.mixing, gone.awaited) == (room.mixing, (0,))
    assert reveal(gone, 0, ANN) == ["revealed", "round"]
    nobody = with_facts(with_facts(room, decisions.reveal(room, 0, wire.Reveal(id="r", entropy=ANN), new_seed)), [])
    nobody = with_facts(nobody, decisions.leave(nobody, "bo"))
    assert [fact.kind for fact in deal_if_due(nobody, 0)] == ["round"]


def test_computers_add_nothing() -> None:
    room = a_room("*casual")
    room = with_facts(room, decisions.begun(room, [], new_seed))
    assert room.awaited == (0,)
    room = with_facts(room, decisions.reveal(room, 0, wire.Reveal(id="r", entropy=ANN), new_seed))
    assert room.running is not None
    assert room.running.tag("Entropy") == f"{ANN}/-"
    record = room.running.played(RESIGN).finished(room.seed)
    assert verify(record) == ()
    record = record.with_tag("Entropy", f"{ANN}/{BO}").with_tag("EntropyHashes", f"{hash_of(ANN)}/{hash_of(BO)}")
    assert "entropy" in {fault.check for fault in verify(record)}


def test_an_abandoned_round_shows_its_seed(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = ann.create("casual")
    with ann.open(room) as table:
        table.wait_for_turn()
        table.play()
        assert records(table)[0].tag("Seed") is None
        assert ann.ask("POST", f"/api/v1/rooms/{room}/leave", {}).status == 200
        (record,) = records(table)
    assert record.tag("Seed") is not None
    assert verify(record) == ()


def test_bytes_of_a_wrong_form_are_refused(guest: NewGuest) -> None:
    ann = guest("Ann")
    for wrong in ("xyz", "a", "AB" * 32, "ab" * 33, "ab" * 31, 7):
        wish = {"edition": "rummy-classic", "name": "Ann", "entropy_hash": wrong}
        seats = [{"kind": "me"}, {"kind": "computer", "level": "casual"}]
        assert ann.ask("POST", "/api/v1/rooms", {**wish, "seats": seats}).status == 422
    with ann.open(ann.create("casual")) as table:
        for entropy in ("xyz", "a", "AB", "ab" * 33, 7):
            assert table.ask("reveal", entropy=entropy)["code"] == "message-unreadable"
        assert table.ask("reveal", entropy="ab")["code"] == "stale"


def test_rooms_from_before_have_no_commitment_to_the_next_seed() -> None:
    seats = [{"name": "Ann", "guest": "x"}, {"name": "", "level": "casual"}]
    created = {"edition": "rummy-classic", "rounds": 2, "pace": {}, "hints": True, "public": False, "host": "x"}
    events = [
        Event(1, "created", json.dumps({**created, "sitters": seats}), 0),
        Event(2, "round", json.dumps({"seed": "00" * 32}), 0),
        Event(3, "move", json.dumps({"seat": 0, "move": "resign", "seconds": 1}), 0),
        Event(4, "ready", json.dumps({"seat": 0, "entropy": ANN}), 0),
        Event(5, "round", json.dumps({"seed": "00" * 32}), 0),
    ]
    room = fold("old", events)
    assert room is not None
    assert room.next_commitment is None
    assert room.running is not None
    assert room.running.tag("Entropy") is None
