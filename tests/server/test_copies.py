"""A copy of a room for its only person: who gets it, and that the host in a page goes on with it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from nodes import a_node
from pagekit import ME, ONE_ROUND, STEADY, Kept, Line, page_host
from serving import Guest, NewGuest

from tilerummy.hosting.settings import Settings
from tilerummy.hosting.work import REPLAY
from tilerummy.page_host import PageHost
from tilerummy.rooms import rest
from tilerummy.rooms.copies import LONGEST, SOMEBODY
from tilerummy.rooms.rest import MOST_COPIED
from tilerummy.server.app import make_app


def created(guest: Guest, *seats: object, **wishes: object) -> str:
    answer = guest.ask("POST", "/api/v1/rooms", {**ONE_ROUND, "name": "Ann", "seats": [ME, *seats], **wishes})
    assert answer.status == 201, answer
    return str(answer.body["id"])


def copy(guest: Guest, room: str, query: str = "") -> Any:
    return guest.ask("GET", f"/api/v1/rooms/{room}/copy{query}")


def taken(host: PageHost, room: str, body: object) -> Any:
    return host.request("POST", f"/api/v1/rooms/{room}/copy", json.dumps(body).encode())


def test_only_the_person_who_plays_alone_gets_a_copy(guest: NewGuest) -> None:
    ann = guest("Ann")
    alone = created(ann, STEADY)
    assert copy(ann, alone).status == 200
    for other in (guest("Eve"), Guest(ann.server)):
        assert (copy(other, alone).status, copy(other, alone).body["code"]) == (403, "not-alone")
    assert copy(ann, "abcdefgh").status == 404


@pytest.mark.parametrize("seats", [[{"kind": "person"}], [{"kind": "here", "name": "Bo"}, STEADY]])
def test_rooms_of_several_people_are_not_copied(guest: NewGuest, seats: list[object]) -> None:
    ann = guest("Ann")
    assert copy(ann, created(ann, *seats)).status == 403


def test_before_the_first_round_nobody_gets_the_seed(guest: NewGuest) -> None:
    """Another person could still take a seat."""
    ann = guest("Ann")
    room = created(ann, STEADY, by_host=True)
    assert (copy(ann, room).status, copy(ann, room).body["code"]) == (403, "not-alone")
    assert ann.ask("POST", f"/api/v1/rooms/{room}/start", {"level": "steady"}).status == 200
    assert copy(ann, room).status == 200


def test_every_copy_that_a_server_gives_is_short_enough_for_a_page() -> None:
    events = tuple(
        rest.CopiedEvent(
            number=number + 1, kind="x" * 20, data='"' * (LONGEST // MOST_COPIED), at=10**15, client_id="c" * 64
        )
        for number in range(MOST_COPIED)
    )
    assert len(rest.RoomCopy(events=events).model_dump_json()) <= Settings().longest_copy


def test_a_room_that_somebody_else_was_in_is_not_copied(guest: NewGuest) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    room = created(ann, {"kind": "person"}, by_host=True)
    assert bo.ask("POST", f"/api/v1/rooms/{room}/join", {"name": "Bo"}).status == 200
    assert bo.ask("POST", f"/api/v1/rooms/{room}/leave", {}).status == 200
    assert ann.ask("POST", f"/api/v1/rooms/{room}/start", {"level": "steady"}).status == 200
    assert copy(ann, room).status == 403


async def test_the_address_pays_for_copies(tmp_path: Path) -> None:
    """A long match takes 15 ms."""
    async with a_node(tmp_path) as node:
        web = httpx.ASGITransport(make_app(node), client=("192.0.2.9", 1))
        async with httpx.AsyncClient(transport=web, base_url="http://localhost") as client:
            room = (await client.post("/api/v1/rooms", json={**ONE_ROUND, "name": "Ann", "seats": [ME, STEADY]})).json()
            path = f"/api/v1/rooms/{room['id']}/copy"
            assert (await client.get(path)).status_code == 200
            node.budgets.buckets[f"{REPLAY} address 192.0.2.9"].spend(60)
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "over-budget")


def test_a_copy_names_no_guest_and_can_be_continued(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = created(ann, STEADY)
    whole = copy(ann, room).body["events"]
    assert [event["number"] for event in whole] == list(range(1, len(whole) + 1))
    assert json.loads(whole[0]["data"])["host"] == SOMEBODY
    later = copy(ann, room, "?after=1").body["events"]  # a computer may have played meanwhile
    assert later[: len(whole) - 1] == whole[1:]
    assert copy(ann, room, "?after=-1").status == 422


def test_the_host_in_a_page_goes_on_with_a_room_of_the_server(guest: NewGuest) -> None:
    ann = guest("Ann")
    room = created(ann, STEADY)
    with ann.open(room, "de") as table:  # the language of `Line`
        assert table.wait_for_turn()
        table.ask("draw", at=table.scene["at"])
        assert table.wait_for_turn()
        scene = table.scene
    body = copy(ann, room).body
    kept = Kept()

    async def first() -> None:
        host = page_host(kept)
        answer = await taken(host, room, body)
        assert (answer.status, json.loads(answer.body)["you"]) == (201, scene["you"])
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        shown = await line.hello()
        same = ("rack", "table", "pool", "turn", "game", "at", "you")
        assert {name: shown[name] for name in same} == {name: scene[name] for name in same}
        await line.say(type="draw", id="here", at=shown["at"])
        await line.hear("done")
        host.close(1)

    async def second() -> None:
        """A second copy changes nothing, because the room has gone on here."""
        host = page_host(kept)
        assert (await taken(host, room, body)).status == 201
        shown = await Line(host, 1, f"/ws/v1/rooms/{room}").hello()
        assert shown["at"] > scene["at"]

    asyncio.run(first())
    asyncio.run(second())


@pytest.mark.parametrize(
    "events",
    [
        [],
        [{"number": 2, "kind": "created", "data": "{}", "at": 1, "client_id": None}],
        [{"number": 1, "kind": "created", "data": "oops", "at": 1, "client_id": None}],
        [{"number": 1, "kind": "created", "data": "{}"}],
        "nothing",
    ],
)
def test_a_bad_copy_is_refused(events: object) -> None:
    async def scenario() -> None:
        kept = Kept()
        answer = await taken(page_host(kept), "abcdefgh", {"events": events})
        assert (answer.status, json.loads(answer.body)["code"]) == (422, "body-unreadable")
        assert set(kept) <= {"token"}

    asyncio.run(scenario())
