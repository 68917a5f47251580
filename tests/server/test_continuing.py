"""Playing on from a moment of a finished round: the same tiles come, and the new record can be checked."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from serving import Guest

from tilerummy.bots import make_bot
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.hosting.work import REVIEW, Payer
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room, fold
from tilerummy.rooms.room_records import can_continue, continued, continued_room
from tilerummy.server.budgets import Budgets
from tilerummy.server.metrics import Metrics
from tilerummy.store import Event

NewGuest = Callable[[str], Guest]
ROUNDS = {
    edition: play_round(["strong", "learner", "regular"], edition, seed=seed)
    for seed, edition in enumerate(("rummikub-vienna-en", "rummy-bookmark", "rummy-classic"), 3)
}


def room_of(record: Record, moves: int, seat: int = 1) -> Room:
    data = json.dumps(continued_room(record, moves, seat, "Ann", "host"))
    room = fold("room", [Event(1, "created", data, 5)])
    assert room is not None
    return room


@pytest.mark.parametrize("edition", ROUNDS)
@pytest.mark.parametrize("share", [0.0, 0.4, 0.9])
def test_the_round_goes_on_with_the_same_tiles(edition: str, share: float) -> None:
    record = ROUNDS[edition]
    moves = int(share * len(record.entries))
    room = room_of(record, moves)
    assert (room.stage, room.turn_began, room.people) == ("playing", 5, (1,))
    assert [sitter.record_name for sitter in room.sitters] == ["computer:strong", "Ann", "computer:regular"]
    game = room.game
    assert game is not None
    assert game.record is not None
    assert game.record.situations == record.situations[: moves + 1]
    assert game.record.tag("Seed") is None
    bots = [make_bot("learner", seed) for seed in range(3)]
    while not game.is_over:
        position, now = game.position, game.last_record
        assert isinstance(position, Position)
        assert now is not None
        log = now.redacted(position.turn).entries
        game = game.play(bots[position.turn].choose(view(position, position.turn), log))
    played = game.match.rounds[0]
    assert verify(played) == ()
    assert played.tag("Seats") == "computer:strong/Ann/computer:regular"


def test_a_round_that_is_over_does_not_go_on() -> None:
    record = ROUNDS["rummikub-vienna-en"]
    for moves in (len(record.entries), len(record.entries) + 1):
        with pytest.raises(Refusal) as refusal:
            continued_room(record, moves, 0, "Ann", "host")
        assert refusal.value.code == "no-round"
    with pytest.raises(Impossible):
        continued_room(record, 0, 3, "Ann", "host")


def test_without_the_seed_nobody_knows_what_comes() -> None:
    record = ROUNDS["rummikub-vienna-en"]
    other = play_round(["strong", "learner", "regular"], "rummikub-vienna-en", seed=99).tag("Seed")
    assert other is not None
    assert can_continue(record)
    for strange in (replace(record, tags=()), record.with_tag("Seed", other), record.with_tag("Seed", "x")):
        assert not can_continue(strange)
        with pytest.raises(Refusal) as refusal:
            continued_room(strange, 3, 0, "Ann", "host")
        assert refusal.value.code == "record-not-dealt"


def test_somebody_plays_on_over_http(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = ann.ask("POST", "/api/v1/rooms/import", {"trn": str(ROUNDS["rummikub-vienna-en"].finished())}).body["id"]
    path = f"/api/v1/rooms/{room}/rounds/1/continue"
    answer = bo.ask("POST", path, {"moves": 7, "seat": 2, "name": "Bo"})
    assert (answer.status, answer.body["stage"], answer.body["you"]) == (201, "playing", 2)
    socket = bo.open(answer.body["id"])
    assert socket.wait_for_turn()
    assert "Seed" not in str(bo.ask("GET", f"/api/v1/rooms/{answer.body['id']}/record.trn").body)
    socket.close()
    for body, status in (({"moves": 5000}, 422), ({"moves": 999}, 409), ({"seat": 5}, 422), ({"name": ""}, 422)):
        assert bo.ask("POST", path, {"moves": 7, "seat": 0, "name": "Bo", **body}).status == status
    assert bo.ask("POST", "/api/v1/rooms/nothing/rounds/1/continue", {"moves": 0, "seat": 0, "name": "B"}).status == 404


def test_a_room_shows_the_table_of_the_round_under_way(guest: NewGuest) -> None:
    """For the start page, which shows it in small. Lists do without."""
    ann = guest("Ann")
    trn = str(ROUNDS["rummikub-vienna-en"].finished())
    room = ann.ask("POST", "/api/v1/rooms/import", {"trn": trn}).body["id"]
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["table"] == [], "the round is over"
    body = {"moves": 40, "seat": 2, "name": "Ann"}
    going = ann.ask("POST", f"/api/v1/rooms/{room}/rounds/1/continue", body).body["id"]
    with ann.open(going) as socket:
        assert socket.wait_for_turn()
        lies = [meld["tiles"] for meld in socket.scene["table"]]
        shown = ann.ask("GET", f"/api/v1/rooms/{going}").body["table"]
    assert sorted(map(sorted, shown)) == sorted(map(sorted, lies)) != []
    assert all(each["table"] == [] for each in ann.ask("GET", "/api/v1/rooms/mine").body["rooms"])


def test_a_round_that_is_played_is_not_played_on(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = ann.create("newcomer", edition="rummikub-vienna-en")
    answer = ann.ask("POST", f"/api/v1/rooms/{room}/rounds/1/continue", {"moves": 0, "seat": 0, "name": "Ann"})
    assert (answer.status, answer.body["code"]) == (409, "round-running")


# A record that somebody sends


def test_a_record_is_played_on_over_http(guest: NewGuest) -> None:
    """Nothing but the text is needed, of one round or of several."""
    bo, record = guest("Bo"), ROUNDS["rummikub-vienna-en"].finished()
    several = f"{ROUNDS['rummy-classic'].finished()}\n{record}"
    rooms = []
    for trn, number in ((str(record), 1), (several, 2)):
        body = {"trn": trn, "round": number, "moves": 7, "seat": 2, "name": "Bo"}
        answer = bo.ask("POST", "/api/v1/review/continue", body)
        assert (answer.status, answer.body["stage"], answer.body["you"]) == (201, "playing", 2)
        assert answer.body["edition"] == str(record.start.edition)
        rooms.append(answer.body["id"])
    socket = bo.open(rooms[1])
    assert socket.wait_for_turn()
    socket.close()
    good = {"trn": str(record), "moves": 7, "seat": 2, "name": "Bo"}
    for changed, status in (
        ({"moves": 5000}, 422),
        ({"moves": 999}, 409),
        ({"seat": 3}, 422),
        ({"name": ""}, 422),
        ({"trn": ""}, 422),
        ({"trn": "nonsense"}, 422),
        ({"trn": "x" * 50_001}, 422),
        ({"round": 2}, 404),
        ({"round": 0}, 422),
        ({"trn": str(replace(record, tags=()))}, 409),
    ):
        refused = bo.ask("POST", "/api/v1/review/continue", {**good, **changed})
        assert refused.status == status, changed
        assert refused.body["text"], changed


async def test_a_long_record_is_read_in_a_process() -> None:
    record = ROUNDS["rummikub-vienna-en"].finished()
    payer, budgets = Payer(address="192.0.2.1"), Budgets(1.0, 50.0, Metrics())
    apart = await budgets.do_apart(REVIEW, payer, continued, str(record), 1, 5, 0, "Ann", "host")
    assert apart == continued_room(record, 5, 0, "Ann", "host")
    with pytest.raises(Refusal) as refusal:
        await budgets.do_apart(REVIEW, payer, continued, str(record), 1, 999, 0, "Ann", "host")
    assert refusal.value.code == "no-round"
    budgets.close()
