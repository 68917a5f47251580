"""Commands that must change nothing: stale, repeated, foreign, malicious."""

import json
from contextlib import suppress
from typing import Any

import pytest
from serving import Guest, NewGuest, ServerProcess, Table, seated
from websockets.exceptions import ConnectionClosed, InvalidStatus


def mover_and_other(ann: Table, bo: Table) -> tuple[Table, Table]:
    return (ann, bo) if ann.scene["turn"] == 0 else (bo, ann)


def test_a_stale_command_gets_the_current_scene(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover, other = mover_and_other(ann, bo)
        old = mover.scene["at"]
        assert mover.ask("draw")["type"] == "done"
        other.until_scene(lambda scene: scene["turn"] == scene["you"])
        answer = other.ask("draw", at=old)
        assert (answer["type"], answer["stale"], answer["code"]) == ("refused", True, "stale")
        assert other.until(lambda message: message["type"] == "scene")["at"] == other.scene["at"]
        assert other.ask("draw", at=other.scene["at"] + 5)["stale"]
        assert other.ask("draw")["type"] == "done"


def test_a_repeated_command_is_executed_once(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover, other = mover_and_other(ann, bo)
        at, tiles = mover.scene["at"], mover.scene["seats"][mover.scene["you"]]["tiles"]
        first = mover.ask("draw", id="same", at=at)
        for _ in range(3):
            again = mover.ask("draw", id="same", at=at)
            assert again == first
        seen = other.until_scene(lambda scene: scene["turn"] == scene["you"])
        assert seen["seats"][mover.scene["you"]]["tiles"] == tiles + 1
        assert seen["at"] == first["at"]
        assert other.ask("draw", id="same")["type"] == "done", "ids are separate for each seat"


NOW = 1_000_000
"""A placeholder for the number of the current scene, so that the message is not refused as stale."""
HOSTILE: dict[str, tuple[dict[str, Any], str]] = {
    "unknown kind": ({"type": "cheat", "id": "a"}, "message-unknown"),
    "no kind": ({"id": "a"}, "message-unknown"),
    "no id": ({"type": "draw", "at": NOW}, "message-unreadable"),
    "wrong type": ({"type": "draw", "id": "a", "at": "2"}, "message-unreadable"),
    "more than asked": ({"type": "draw", "id": "a", "at": NOW, "tile": "j"}, "message-unreadable"),
    "negative": ({"type": "draw", "id": "a", "at": -1}, "message-unreadable"),
    "huge": ({"type": "draw", "id": "a", "at": 10**30}, "message-unreadable"),
    "no tile": ({"type": "lay", "id": "a", "at": NOW, "rows": [{"tiles": ["r99"]}]}, "message-unreadable"),
    "no number on a tile": ({"type": "lay", "id": "a", "at": NOW, "rows": [{"tiles": ["r0"]}]}, "number-not-on-a-tile"),
    "empty row": ({"type": "lay", "id": "a", "at": NOW, "rows": [{"tiles": []}]}, "message-unreadable"),
    "too many rows": ({"type": "lay", "id": "a", "at": NOW, "rows": [{"tiles": ["r1"]}] * 61}, "message-unreadable"),
    "bad id": ({"type": "ping", "id": "../../etc"}, "message-unreadable"),
    "an array": ([1, 2], "message-unreadable"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("name", HOSTILE)
def test_an_invalid_message_is_refused_and_changes_nothing(guest: NewGuest, name: str) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover, _ = mover_and_other(ann, bo)
        before = mover.scene
        message, code = HOSTILE[name]
        if "at" in message and message["at"] == NOW:
            message = {**message, "at": before["at"]}
        mover.socket.send(json.dumps(message))
        answer = mover.until(lambda message: message["type"] == "refused")
        assert answer["code"] == code
        assert answer["text"]
        with mover.guest.open(mover.room) as again:
            unlike = {"clock": None, "seats": None}  # the time and who is connected
            assert {**again.scene, **unlike} == {**before, **unlike}


def test_messages_that_are_not_json_not_text_or_too_long(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        for sent, code in (
            ("{", "message-unreadable"),
            (b"\x00\x01", "message-unreadable"),
            ("x" * 20_000, "message-too-long"),
        ):
            ann.socket.send(sent)
            assert ann.until(lambda message: message["type"] == "refused")["code"] == code
        with suppress(ConnectionClosed):  # perhaps while it is still being sent
            ann.socket.send("x" * 3_000_000)
        with pytest.raises(ConnectionClosed):
            ann.until(lambda message: False)
        with ann.guest.open(ann.room) as again:
            assert again.scene["at"] == bo.scene["at"]


def test_tiles_that_are_not_owned_are_refused_and_not_shown(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover, other = mover_and_other(ann, bo)
        foreign = next(f"k{n}" for n in range(1, 14) if f"k{n}" not in mover.scene["rack"])
        rows = [{"tiles": [foreign]}]
        for kind in ("draft", "plan", "lay"):
            answer = mover.ask(kind, rows=rows)
            assert answer["type"] == "refused", kind
            assert "TURN.rack_tiles" in [answer["code"], *(reason["clause"] for reason in answer["reasons"])]
        assert mover.ask("lift", rows=rows, tiles=["k1"], row=0)["type"] == "refused"
        assert other.ask("ping")["type"] == "pong"
        assert not any('"drafting"' in text for text in other.heard)


def test_a_move_out_of_turn_or_against_the_rules(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover, other = mover_and_other(ann, bo)
        for kind, given in (("draw", {}), ("pass", {}), ("resign", {}), ("lay", {"rows": []}), ("hint", {"depth": 1})):
            assert other.ask(kind, **given)["code"] == "not-your-turn", kind
        assert mover.ask("pass")["code"] == "TURN.options"
        early = mover.ask("next")
        assert (early["code"], early["text"]) == ("round-running", "The game is not over yet.")
        refused = mover.ask("lay", rows=[{"tiles": mover.scene["rack"][:2]}])
        assert refused["reasons"]
        assert refused["text"]
        assert mover.ask("discard", tile=mover.scene["rack"][0])["code"] == "VARIANT.moves"
        assert mover.ask("lay", rows=[], taking="discard")["type"] == "refused"
        with mover.guest.open(mover.room) as again:
            assert again.scene["at"] == mover.scene["at"]


def test_a_foreign_or_invented_token_is_a_watcher(guest: NewGuest, server: ServerProcess) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        for token in (None, "A" * 43, "x", (ann.guest.token or "")[:-1] + "x", "é" * 43):
            with Guest(server, "Eve", token).open(ann.room) as eve:
                assert eve.scene["you"] is None
                assert eve.scene["rack"] == []
                for kind in ("draw", "next", "resign"):
                    assert eve.ask(kind)["code"] == "not-seated"
                assert eve.ask("react", reaction="oops")["code"] == "not-seated"


def test_other_sites_cannot_open_a_socket(guest: NewGuest, server: ServerProcess) -> None:
    ann = guest("Ann")
    room = ann.create("casual")
    with pytest.raises(InvalidStatus):
        ann.open(room, origin="https://elsewhere.example")
    with ann.open(room, origin=server.address) as table:
        assert table.scene["you"] == 0


def test_hello_comes_first_and_in_a_known_version(guest: NewGuest, server: ServerProcess) -> None:
    from websockets.sync.client import connect

    room = guest("Ann").create("casual")
    address = server.address.replace("http", "ws") + f"/ws/v1/rooms/{room}"
    for first, code in (
        ({"type": "ping", "id": "a"}, "hello-first"),
        ({"type": "hello", "version": 99, "language": "de"}, "version-unknown"),
        ({"type": "hello", "version": "1"}, "message-unreadable"),
    ):
        with connect(address) as socket:
            socket.send(json.dumps(first))
            assert json.loads(socket.recv(10))["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv(10)
    with connect(server.address.replace("http", "ws") + "/ws/v1/rooms/nosuchroom") as socket:
        socket.send(json.dumps({"type": "hello", "version": 2, "language": "fr"}))
        answer = json.loads(socket.recv(10))
        assert answer["code"] == "room-unknown"
        assert answer["text"] == "Cette table n’existe pas."


def test_too_many_messages_are_refused(guest: NewGuest) -> None:
    ann = guest("Ann")
    with ann.open(ann.create("casual")) as table:
        for number in range(120):
            table.post(type="ping", id=f"p{number}")
        answers = [table.until(lambda message: "id" in message) for _ in range(120)]
        assert {answer.get("code") for answer in answers} == {None, "too-fast"}
        assert sum(answer["type"] == "pong" for answer in answers) >= 60


def test_too_many_sockets_of_one_guest_are_refused(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = ann.create("casual")
    open_tables = [ann.open(room) for _ in range(6)]
    seventh = ann.open(room)
    assert json.loads(seventh.heard[-1])["code"] == "too-many-sockets"
    for table in [*open_tables, seventh]:
        table.close()
