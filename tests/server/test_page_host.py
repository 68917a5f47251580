"""The host inside the page: rooms that are kept, people who share it, and what goes wrong."""

import asyncio
import json
from typing import Any

import pytest
from pagekit import ME, SHEET, TABLE, Kept, Line, page_host

from tilerummy.page_host import PageHost


async def created(host: PageHost, **changes: object) -> str:
    answer = await host.request("POST", "/api/v1/rooms", json.dumps({**TABLE, **changes}).encode())
    assert answer.status == 201, answer
    return str(json.loads(answer.body)["id"])


def test_a_room_goes_on_after_the_page_was_closed() -> None:
    kept = Kept()

    async def first() -> tuple[str, dict[str, Any]]:
        host = page_host(kept)
        room = await created(host)
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        scene = await line.hello()
        while scene["turn"] != scene["you"]:
            scene = await line.hear("scene")
        await line.say(type="draw", id="a", at=scene["at"])
        await line.hear("done")
        return room, scene

    async def second(room: str, before: dict[str, Any]) -> None:
        host = page_host(kept)
        mine = json.loads((await host.request("GET", "/api/v1/rooms/mine")).body)["rooms"]
        assert [each["id"] for each in mine] == [room]
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        scene = await line.hello()
        assert len(scene["rack"]) == len(before["rack"]) + 1
        assert scene["you"] == 0
        await line.say(type="draw", id="a", at=before["at"])  # the same command again
        assert (await line.hear("done"))["id"] == "a"
        host.close(1)
        answer = await host.request("GET", f"/api/v1/rooms/{room}/record.trn")
        assert (answer.status, answer.type.partition(";")[0]) == (200, "text/plain")

    room, scene = asyncio.run(first())
    asyncio.run(second(room, scene))


def test_people_share_the_page() -> None:
    kept = Kept()

    async def first() -> str:
        host = page_host(kept)
        room = await created(host, seats=[ME, {"kind": "here", "name": "Bo"}], clock={"kind": "turn", "seconds": 60})
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        scene = await line.hello()
        assert (scene["you"], scene["rack"], scene["clock"]["stopped"]) == (None, [], True)
        await line.say(type="take", id="t", seat=scene["give_to"])
        taken = await line.hear("scene")
        assert (taken["you"], len(taken["rack"]), taken["clock"]["stopped"]) == (scene["give_to"], 14, False)
        await line.say(type="draw", id="d", at=taken["at"])
        covered = await line.hear("scene")
        assert (covered["you"], covered["rack"], covered["give_to"]) == (None, [], 1 - taken["you"])
        record = (await host.request("GET", f"/api/v1/rooms/{room}/record.trn")).body.decode()
        assert "x14/x14" in record
        assert "+x" in record
        return room

    async def second(room: str) -> None:
        scene = await Line(page_host(kept), 1, f"/ws/v1/rooms/{room}").hello()
        assert (scene["you"], scene["rack"]) == (None, [])

    asyncio.run(second(asyncio.run(first())))


def test_nothing_is_shown_that_was_not_saved() -> None:
    async def scenario() -> None:
        kept = Kept()
        host = page_host(kept)
        room = await created(host)
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        scene = await line.hello()
        while scene["turn"] != scene["you"]:
            scene = await line.hear("scene")
        kept.is_full = True
        await line.say(type="draw", id="a", at=scene["at"])
        assert (await line.hear("refused"))["code"] == "store-unavailable"
        answer = await host.request("POST", "/api/v1/rooms", json.dumps(TABLE).encode())
        assert (answer.status, json.loads(answer.body)["code"]) == (503, "store-unavailable")
        kept.is_full = False
        await line.say(type="draw", id="b", at=scene["at"])
        assert (await line.hear("done"))["id"] == "b"

    asyncio.run(scenario())


def test_a_damaged_text_takes_no_other_room_with_it() -> None:
    async def scenario() -> None:
        kept = Kept()
        good, bad = await created(page_host(kept)), await created(page_host(kept))
        kept[f"event/{bad}/000001"] = "oops"
        kept |= {"room/x": "oops", "room/y": "[]", "room/z": '{"id": "z"}', "event/q/1": "{}", "strange": "text"}
        host = page_host(kept)
        rooms = json.loads((await host.request("GET", "/api/v1/rooms/mine")).body)["rooms"]
        assert {each["id"] for each in rooms} == {good, bad}
        await Line(host, 1, f"/ws/v1/rooms/{good}").hello()
        broken = Line(host, 2, f"/ws/v1/rooms/{bad}")
        await broken.say(type="hello", version=2, language="de")
        assert (await broken.hear("refused"))["code"] in ("room-unknown", "fault")
        assert (await host.request("DELETE", f"/api/v1/rooms/{bad}")).status in (404, 500)

    asyncio.run(scenario())


def test_a_deleted_room_leaves_nothing() -> None:
    async def scenario() -> None:
        kept = Kept()
        host = page_host(kept)
        empty = await host.request("GET", "/api/v1/rooms/mine")
        room = await created(host, seats=[ME, {"kind": "person"}])
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        await line.hello()
        assert (await host.request("DELETE", f"/api/v1/rooms/{room}")).status == 204
        assert (await line.hear("refused"))["code"] == "room-deleted"
        assert line.code == 1008
        assert set(kept) == {"token"}
        assert (await host.request("GET", "/api/v1/rooms/mine")).body == empty.body
        assert (await host.request("GET", f"/api/v1/rooms/{room}")).status == 404

    asyncio.run(scenario())


def test_a_lesson_and_a_puzzle_are_played_in_the_page() -> None:
    async def scenario() -> None:
        host = page_host(Kept())
        lessons = json.loads((await host.request("GET", "/api/v1/lessons")).body)["lessons"]
        lesson = Line(host, 1, f"/ws/v1/lesson/{lessons[0]['key']}/1")
        assert (await lesson.hello())["exercise"]["number"] == 1
        await lesson.say(type="hint", id="a", at=1, depth=1)
        assert (await lesson.hear("hint"))["text"]
        listed = json.loads((await host.request("GET", f"/api/v1/puzzles?edition={SHEET}")).body)
        puzzle = Line(host, 2, f"/ws/v1/puzzle/{listed['daily']['id']}/1")
        scene = await puzzle.hello()
        await puzzle.say(type="hint", id="b", at=scene["at"], depth=3)
        assert (await puzzle.hear("hint"))["found"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("path", "text", "code"),
    [
        ("/ws/v1/rooms/abcdefgh", '{"type":"hello","version":2,"language":"en"}', "room-unknown"),
        ("/ws/v1/puzzle/nothing/1", '{"type":"hello","version":2,"language":"en"}', "room-unknown"),
        ("/ws/v1/lesson/nothing/99", '{"type":"hello","version":2,"language":"en"}', "room-unknown"),
        ("/ws/v1/nothing", '{"type":"hello","version":2,"language":"en"}', "room-unknown"),
        ("/ws/v1/rooms/abcdefgh", '{"type":"hello","version":99,"language":"en"}', "version-unknown"),
        ("/ws/v1/rooms/abcdefgh", '{"type":"ping","id":"a"}', "hello-first"),
        ("/ws/v1/rooms/abcdefgh", "nothing", "message-unreadable"),
        ("/ws/v1/rooms/abcdefgh", "x" * 20_000, "message-too-long"),
    ],
)
def test_odd_connections_are_refused_and_closed(path: str, text: str, code: str) -> None:
    async def scenario() -> None:
        host = page_host(Kept())
        line = Line(host, 1, path)
        host.receive(1, text)
        assert (await line.hear("refused"))["code"] == code
        assert line.code == 1008

    asyncio.run(scenario())
