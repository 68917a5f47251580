"""Deals that nobody can choose: the server commits to a seed, then the players' browsers mix in their own bytes."""

import json
from hashlib import sha256

from serving import NewGuest, Table

from tilerummy.engine.fairness import verify
from tilerummy.engine.record import Record, parse_records
from tilerummy.rooms.commitments import MOST_WAITING, Commitments
from tilerummy.rooms.room import fold
from tilerummy.store import Event

ANN, BO = "a1" * 16, "b2" * 16


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
    ann, bo = anywhere("Ann"), anywhere("Bo")
    promised = [ann.ask("POST", "/api/v1/commitments").body["commitment"]]
    room = ann.create("person", rounds=2, commitment=promised[0], entropy=ANN)
    info = bo.ask("GET", f"/api/v1/rooms/{room}").body
    assert info["commitment"] == promised[0]
    assert bo.ask("POST", f"/api/v1/rooms/{room}/join", {"name": "Bo", "entropy": BO}).status == 200
    with ann.open(room) as first, bo.open(room) as second:
        assert first.scene["commitment"] == promised[0]
        resign(first, second)
        promised.append(first.scene["commitment"])
        assert promised[1] != promised[0]
        first.ask("next", entropy=BO)
        second.ask("next", entropy=ANN)
        resign(first, second)
        played = records(first)
    assert [record.tag("Commitment") for record in played] == promised
    assert [record.tag("Entropy") for record in played] == [f"{ANN}/{BO}", f"{BO}/{ANN}"]
    for record in played:
        assert verify(record) == ()
        assert sha256(bytes.fromhex(record.tag("Seed") or "")).hexdigest() == record.tag("Commitment")
        assert verify(record.with_tag("Entropy", f"{ANN}/-"))


def test_a_commitment_serves_one_room(guest: NewGuest) -> None:
    """A seed that is known after its round must not be dealt from again."""
    ann = guest("Ann")
    promised = ann.ask("POST", "/api/v1/commitments").body["commitment"]
    for number, added in enumerate((f"{ANN}/-", None)):
        with ann.open(ann.create("casual", commitment=promised, entropy=ANN)) as table:
            assert (table.scene["commitment"] == promised) == (number == 0)
            table.wait_for_turn()
            table.ask("resign")
            table.until_scene(lambda scene: scene["stage"] == "match-over")
            (record,) = records(table)
            assert record.tag("Entropy") == added
            assert verify(record) == ()


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
    for wrong in ("xyz", "a", "AB", "ab" * 33, 7):
        wish = {"edition": "rummy-classic", "name": "Ann", "entropy": wrong}
        seats = [{"kind": "me"}, {"kind": "computer", "level": "casual"}]
        assert ann.ask("POST", "/api/v1/rooms", {**wish, "seats": seats}).status == 422


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


def test_only_so_many_commitments_wait() -> None:
    commitments = Commitments()
    first = commitments.new()
    last = [commitments.new() for _ in range(MOST_WAITING)][-1]
    assert commitments.take(first) == ""
    assert len(bytes.fromhex(commitments.take(last))) == 32
    assert commitments.take(last) == ""
    assert commitments.take(None) == ""
