"""The REST API: rooms, lists, records, refusals, headers, and fuzzing."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from serving import COOKIE, Guest, NewGuest, ServerProcess, seated

from tilerummy.engine.editions import keys
from tilerummy.engine.record import parse_records
from tilerummy.engine.rules import FIELDS
from tilerummy.language.catalogue import LANGUAGES

SHORT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_described_in_words(server: ServerProcess, language: str) -> None:
    editions = server.get(f"/api/v1/editions?lang={language}").body["editions"]
    assert [each["key"] for each in editions] == list(keys())
    for each in editions:
        assert [rule["field"] for rule in each["rules"]] == list(FIELDS)
        assert all(rule["text"] and rule["name"] and rule["help"] for rule in each["rules"])
        assert len(each["summary"]) < len(FIELDS) / 2
        for rule in each["rules"]:
            offered = [choice["value"] for choice in rule["offered"] or ()]
            assert rule["choices"] is None or rule["choices"] == rule["offered"]
            assert rule["value"] in offered or (rule["offered"] is None and rule["value"].isdecimal())
    assert len({json.dumps(each["summary"]) for each in editions}) > 3


def test_the_whole_rules_of_a_room(guest: NewGuest, server: ServerProcess) -> None:
    ann = guest("Ann")
    room = ann.ask("POST", "/api/v1/rooms", {**WISH, "house_rules": {"open_min": "50"}, "clock": {"kind": "off"}}).body
    told = server.get(f"/api/v1/rooms/{room['id']}/rules?lang=de").body
    sentences = {line["text"]: line for part in told["parts"] for line in part["lines"]}
    changed = [line for line in sentences.values() if line["house"]]
    assert any("mindestens 50 Punkte" in line["text"] and "gedruckt" in line["source"] for line in changed)
    assert any(text.startswith("An diesem Tisch wird ohne Uhr gespielt.") for text in sentences)
    assert {"Kombinationen", "Erste Auslage", "Joker", "Uhr", "Ende des Spiels", "Punkte"} <= {
        part["title"] for part in told["parts"]
    }
    assert server.get("/api/v1/rooms/zzzzzzzzzzzz/rules").status == 404


def test_a_room_from_its_link_to_its_end(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = ann.create("person", "casual", public=True, rounds=None)
    info = bo.ask("GET", f"/api/v1/rooms/{room}").body
    assert (info["stage"], info["you"], info["host"]) == ("waiting", None, False)
    assert [seat["taken"] for seat in info["seats"]] == [True, False, True]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "computer"]
    listed = {each["id"]: each for each in bo.ask("GET", "/api/v1/rooms").body["rooms"]}
    assert listed[room]["you"] is None
    assert bo.ask("GET", "/api/v1/rooms/mine").body["rooms"] == []
    assert bo.join(room, 2).body["code"] == "seat-taken"
    joined = bo.join(room, 1)
    assert (joined.status, joined.body["stage"], joined.body["you"]) == (200, "playing", 1)
    assert bo.join(room).body["you"] == 1
    assert guest("Eve").join(room).body["code"] == "room-full"
    mine = bo.ask("GET", "/api/v1/rooms/mine").body["rooms"]
    assert [(each["id"], each["you"], each["host"]) for each in mine] == [(room, 1, False)]
    assert guest("Eve").ask("DELETE", f"/api/v1/rooms/{room}").body["code"] == "not-host"
    assert bo.ask("DELETE", f"/api/v1/rooms/{room}").body["code"] == "delete-needs-consent"
    assert guest("Eve").ask("POST", f"/api/v1/rooms/{room}/leave", {}).status == 403
    with ann.open(room) as table:
        assert ann.ask("DELETE", f"/api/v1/rooms/{room}").status == 204
        assert table.until(lambda message: message["type"] == "refused")["code"] == "room-deleted"
    assert ann.ask("GET", f"/api/v1/rooms/{room}").status == 404
    assert ann.ask("GET", "/api/v1/rooms/mine").body["rooms"] == []


def test_in_a_waiting_room_seats_are_free_again(guest: NewGuest) -> None:
    ann, bo, cy = guest("Ann"), guest("Bo"), guest("Cy")
    room = ann.create("person", "person")
    bo.join(room)
    assert cy.ask("GET", f"/t/{room}").status == 200
    assert cy.token, "a browser has its token before it opens a socket"
    with cy.open(room) as watcher:
        assert ann.ask("POST", f"/api/v1/rooms/{room}/leave", {}).body["host"] is False
        assert watcher.until_scene(lambda scene: not scene["seats"][0]["taken"])["stage"] == "waiting"
        assert bo.ask("GET", f"/api/v1/rooms/{room}").body["host"], "the next one is the host"
        assert cy.join(room).body["you"] == 0
        assert watcher.until_scene(lambda scene: scene["you"] == 0)
        bo.ask("POST", f"/api/v1/rooms/{room}/leave", {})
        cy.ask("POST", f"/api/v1/rooms/{room}/leave", {})
        assert watcher.until_scene(lambda scene: scene["stage"] == "closed")


WISH: dict[str, object] = {
    "edition": "rummikub-vienna-en",
    "name": "Ann",
    "seats": [{"kind": "me"}, {"kind": "computer"}],
}
BAD: dict[str, tuple[dict[str, object], str | None]] = {
    "no such edition": ({"edition": "spring-box"}, "edition-unknown"),
    "no such rule": ({"edition": "rummy-classic,magic=1"}, None),
    "too few seats": ({"seats": [{"kind": "me"}]}, "body-unreadable"),
    "too many seats": ({"seats": [{"kind": "me"}, *[{"kind": "person"}] * 5]}, "seats-out-of-range"),
    "too many tiles to deal": ({"edition": "rummy-classic,deal=29,seats=2"}, "deal-too-large"),
    "nobody's room": ({"seats": [{"kind": "person"}, {"kind": "person"}]}, "own-seat"),
    "two of me": ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "own-seat"),
    "no such computer": ({"seats": [{"kind": "me"}, {"kind": "computer", "level": "hal"}]}, "level-unknown"),
    "a slash": ({"name": "a/b"}, "name-bad"),
    "a bell": ({"name": "a\x07"}, "name-bad"),
    "a computer's name": ({"name": "computer:steady"}, "name-bad"),
    "a long name": ({"name": "a" * 25}, "body-unreadable"),
    "no name": ({"name": " "}, "name-bad"),
    "too hasty": ({"clock": {"kind": "turn", "seconds": 1}}, "body-unreadable"),
    "no seconds": ({"clock": {"kind": "turn"}}, "clock-seconds"),
    "a word for a number": ({"rounds": "3"}, "body-unreadable"),
    "more than asked": ({"admin": True}, "body-unreadable"),
}


@pytest.mark.parametrize("name", BAD)
def test_an_impossible_room_is_refused_with_a_text(guest: NewGuest, name: str) -> None:
    changes, code = BAD[name]
    answer = guest("Ann").ask("POST", "/api/v1/rooms?lang=de", {**WISH, **changes})
    assert answer.status == 422
    assert code in (None, answer.body["code"])
    assert answer.body["text"]
    assert not answer.body["text"].startswith("server-")
    assert set(answer.body) == {"code", "text", "field"}


def test_refusals_are_in_the_language_asked_for(guest: NewGuest) -> None:
    ann = guest("Ann")
    said = {ann.ask("GET", f"/api/v1/rooms/nosuch?lang={each}").body["text"] for each in LANGUAGES}
    assert len(said) == 6
    german = ann.ask("GET", "/api/v1/rooms/nosuch", headers={"accept-language": "de-AT,de;q=0.9,en;q=0.5"})
    assert german.body["text"] == "Diesen Tisch gibt es nicht."


def test_a_record_can_be_exported_and_imported(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover = ann if ann.scene["turn"] == 0 else bo
        mover.ask("resign")
        record = ann.guest.ask("GET", f"/api/v1/rooms/{ann.room}/record.trn")
        assert "attachment" in record.headers["content-disposition"]
        (round_,) = parse_records(record.body)
        assert round_.tag("Result")
    eve = guest("Eve")
    answer = eve.ask("POST", "/api/v1/rooms/import", {"trn": record.body})
    assert answer.status == 201, answer
    assert answer.body["stage"] == "closed"
    with eve.open(answer.body["id"]) as table:
        assert table.scene["end"]["racks"]
        assert all(seat["taken"] for seat in table.scene["seats"])
        assert [seat["name"] for seat in table.scene["seats"]] == ["Ann", "Bo"]
    assert [room["id"] for room in eve.ask("GET", "/api/v1/rooms/mine").body["rooms"]] == [answer.body["id"]]
    again = eve.ask("GET", f"/api/v1/rooms/{answer.body['id']}/record.trn").body
    assert parse_records(again) == parse_records(record.body)
    for text in ("", "nothing", "[Notation", record.body.replace("resign", "pass"), "x" * 10):
        refused = eve.ask("POST", "/api/v1/rooms/import", {"trn": text})
        assert refused.status == 422, text
    assert eve.ask("POST", "/api/v1/rooms/import", raw=b"[" * 2_000_000).status == 413


def test_other_sites_cannot_post(guest: NewGuest, server: ServerProcess) -> None:
    ann = guest("Ann")
    assert ann.ask("POST", "/api/v1/rooms", WISH, {"origin": "https://elsewhere.example"}).body["code"] == "origin"
    assert ann.ask("POST", "/api/v1/rooms", WISH, {"origin": server.address}).status == 201


def test_headers_and_cookie(guest: NewGuest, server: ServerProcess) -> None:
    for path in ("/", "/t/abcd", "/health", "/api/v1/editions"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = guest("Ann").ask("POST", "/api/v1/rooms", WISH).headers["set-cookie"]
    assert re.match(r"tilerummy_guest=[\w-]{43}; HttpOnly; .*SameSite=lax", cookie)
    assert "Domain" not in cookie


def test_only_hashes_of_tokens_are_stored(guest: NewGuest, server: ServerProcess) -> None:
    ann = guest("Ann")
    ann.create("person")
    token = (ann.token or "").encode()
    assert len(token) == 43
    kept = b"".join(path.read_bytes() for path in (server.folder / "data").iterdir())
    assert token not in kept


def test_the_page_and_missing_files(server: ServerProcess) -> None:
    assert server.get("/").headers["content-type"].startswith("text/html")
    assert server.get("/t/abcdefgh").body == server.get("/").body
    for path in ("/assets/none.js", "/..%2f..%2fpyproject.toml", "/api/nothing", "/api/v1/rooms/UPPER", "/claim.txt"):
        assert server.get(path).status in (404, 422), path
    assert Guest(server).ask("PUT", "/api/v1/rooms", {}).status == 405
    for path in ("/", "/health"):
        asked = Guest(server).ask("HEAD", path)
        assert (asked.status, asked.body) == (200, ""), path
    lost = server.get("/claim/none")
    assert (lost.status, lost.headers["location"]) == (303, "/"), "an unknown code redirects to the start page"


def test_operation(server: ServerProcess) -> None:
    assert server.get("/health").body["status"] == "ok"
    assert server.get("/ready").body["status"] == "ready"
    assert "tilerummy_persist_seconds_bucket" in server.get("/metrics").body


@pytest.mark.long
def test_schemathesis_finds_nothing(server: ServerProcess) -> None:
    """The server never answers 5xx, for valid and invalid requests generated from its OpenAPI description."""
    import hypothesis
    import schemathesis
    from hypothesis import strategies
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    results = list(schema.get_all_operations())
    operations = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(operations) == len(results) >= 9
    ann = Guest(server, "Ann")
    rooms: list[str] = []
    answers: dict[str, set[str]] = defaultdict(set)
    for operation in operations:

        @hypothesis.given(case=operation.as_strategy(), number=strategies.integers(0, 3))
        @hypothesis.settings(max_examples=12, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))
        def never_fails(case: schemathesis.Case[Any], number: int) -> None:
            is_real = "{room}" in case.operation.path and number > 0
            if is_real:
                if not rooms or ann.ask("GET", f"/api/v1/rooms/{rooms[-1]}").body.get("you") is None:
                    rooms.append(ann.create("person", "person"))
                case.path_parameters = {**case.path_parameters, "room": rooms[-1]}
            answer = case.call(base_url=server.address, cookies={COOKIE: ann.token} if is_real else None)
            assert answer.status_code < 500, (case, answer.content)
            code = "done" if answer.status_code < 400 else "405"
            if answer.status_code >= 400 and answer.status_code != 405:
                assert set(answer.json()) == {"code", "text", "field"}
                code = answer.json()["code"]
            if is_real:
                answers[f"{case.operation.method} {case.operation.path}"].add(code)

        never_fails()
    assert len(answers) == sum("{room}" in operation.path for operation in operations)
    assert not any("room-unknown" in codes for codes in answers.values()), "what is asked of a room meets one"
    assert sum("done" in codes for codes in answers.values()) >= 4, "all but joining, whose names may all be bad"
