"""The host inside the page answers what the server answers, and deals and plays the same rounds."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from nodes import a_node
from serving import NewGuest, command_of, view_of

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_round
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import open_room
from tilerummy.hosting.settings import Settings
from tilerummy.page_host import PageHost
from tilerummy.page_host.node import PageNode
from tilerummy.page_host.routes import ROUTES
from tilerummy.rooms import rest
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.room_records import record_text
from tilerummy.server.node import Node
from tilerummy.server.schema import openapi

SHEET = "rummikub-vienna-en"
ONE_ROUND = {"edition": SHEET, "clock": {"kind": "off"}, "games": 1}
ME, STEADY = {"kind": "me"}, {"kind": "computer", "level": "steady"}
TABLE = {**ONE_ROUND, "name": "Ann", "seats": [ME, STEADY]}
RECORD = "\n".join(str(play_round(["casual", "learner"], SHEET, seed=seed).finished(seed)) for seed in (1, 2))
"""Two finished rounds."""
SERVER_ONLY = {("post", "/api/v1/push/browsers"), ("post", "/api/v1/push/forget"), ("get", "/api/v1/push/news")}
"""A page that is its own host tells nobody anything."""
PAGE_ONLY = 1
"""A page goes on with the copy of a room. A server takes none back."""


class Kept(dict[str, str]):
    """What a browser keeps. It can be full."""

    is_full = False

    async def save(self, changes: dict[str, str | None]) -> None:
        if self.is_full:
            raise OSError("quota")
        for key, text in changes.items():
            if text is None:
                self.pop(key, None)
            else:
                self[key] = text


def page(kept: Kept) -> PageHost:
    return PageHost(kept, kept.save, Settings(pause=0))


def test_every_request_has_an_answer_in_the_page() -> None:
    paths: Any = openapi()["paths"]
    served = {(method, path) for path, methods in paths.items() for method in methods}
    in_page = set()
    for method, path in served:
        address = re.sub(r"\{\w+\}", "x", path)
        if any(each == method.upper() and pattern.fullmatch(address) for each, pattern, *_ in ROUTES):
            in_page.add((method, path))
    assert served - in_page == SERVER_ONLY
    assert len(in_page) == len(ROUTES) - PAGE_ONLY


QUESTIONS: list[tuple[str, str, object]] = [
    ("GET", "/api/v1/editions?lang=de", None),
    ("GET", "/api/v1/rules?lang=it", None),
    ("GET", "/api/v1/rules/open_min?lang=nl", None),
    ("GET", "/api/v1/rules/nothing?lang=fr", None),
    ("GET", "/api/v1/lessons?lang=es", None),
    ("GET", f"/api/v1/puzzles?edition={SHEET}&day=2026-11-17", None),
    ("GET", "/api/v1/puzzles?edition=nothing", None),
    ("GET", "/api/v1/puzzles?day=2026-11-17", None),
    ("GET", f"/api/v1/puzzles?edition={SHEET}&day=soon", None),
    ("GET", f"/api/v1/puzzles/rush?edition={SHEET}&seed=7", None),
    ("GET", f"/api/v1/puzzles/rush?edition={SHEET}&seed=-7", None),
    ("GET", f"/api/v1/lab/picture.svg?p={SHEET}%20r3-5%20k1%2Fx7%200%200%202.0", None),
    ("GET", "/api/v1/lab/picture.svg?p=nothing", None),
    ("GET", "/api/v1/lab/picture.svg", None),
    ("GET", "/api/v1/lab/picture.svg?p=x&theme=pink", None),
    ("POST", "/api/v1/lab?lang=de", {"trn": f"{SHEET} r3-5 r6/x7 0 0 2.0"}),
    ("POST", "/api/v1/lab", {"trn": 5}),
    ("POST", "/api/v1/photo?lang=fr", {"edition": SHEET, "width": 640, "height": 480, "peaks": []}),
    ("POST", "/api/v1/photo", {"edition": "nothing", "width": 640, "height": 480, "peaks": []}),
    ("POST", "/api/v1/photo", {"width": 640, "height": -480, "peaks": []}),
    ("POST", "/api/v1/score?lang=de", {"edition": SHEET, "players": ["Ann", "Bo"], "rounds": []}),
    ("POST", "/api/v1/score", {"edition": SHEET, "players": []}),
    ("POST", "/api/v1/rooms/check?lang=de", TABLE),
    ("POST", "/api/v1/rooms/check", {**TABLE, "edition": "nothing"}),
    ("POST", "/api/v1/rooms", {**TABLE, "name": ""}),
    ("POST", "/api/v1/rooms", {**TABLE, "seats": [ME]}),
    ("POST", "/api/v1/rooms?lang=nl", {**TABLE, "seats": [ME, {"kind": "here", "name": "a/b"}]}),
    ("POST", "/api/v1/rooms", {**TABLE, "seats": [ME, {"kind": "here", "name": "Bo"}, {"kind": "person"}]}),
    ("POST", "/api/v1/rooms", {**TABLE, "edition": "nothing"}),
    ("POST", "/api/v1/rooms/import", {"trn": ""}),
    ("POST", "/api/v1/rooms/import", {"trn": "nothing"}),
    ("POST", "/api/v1/review", {"trn": "nothing"}),
    ("POST", "/api/v1/review/continue", {"trn": "nothing", "moves": 1, "seat": 0, "name": "Ann"}),
    ("GET", "/api/v1/rooms/mine", None),
    ("GET", "/api/v1/rooms/abcdefgh", None),
    ("POST", "/api/v1/rooms/abcdefgh/join", {"name": "Ann"}),
    ("POST", "/api/v1/rooms/abcdefgh/leave", {}),
    ("DELETE", "/api/v1/rooms/abcdefgh", None),
    ("GET", "/api/v1/rooms/abcdefgh/copy?lang=de", None),
    ("GET", "/api/v1/rooms/abcdefgh/rounds/1/review", None),
    ("GET", "/api/v1/rooms/abcdefgh/rounds/0/review", None),
    ("GET", "/api/v1/rooms/abcdefgh/rounds/x/review", None),
    ("GET", "/api/v1/push", None),
    ("PUT", "/api/v1/rooms", None),
    ("GET", "/api/v1/nothing", None),
]


@pytest.mark.parametrize(("method", "path", "body"), QUESTIONS)
def test_both_hosts_give_the_same_answer(guest: NewGuest, method: str, path: str, body: object) -> None:
    async def ask() -> Any:
        return await page(Kept()).request(method, path, b"" if body is None else json.dumps(body).encode())

    # The first answer of the lab may say less: it has a limit of time, and filling caches takes time.
    _, (there, here) = [(guest("Ann").ask(method, path, body), asyncio.run(ask())) for _ in range(2)]
    assert here.status == there.status
    assert here.type.partition(";")[0] == there.headers["content-type"].partition(";")[0]
    is_json = here.type == "application/json"
    assert (json.loads(here.body) if is_json and here.body else here.body.decode()) == there.body


STORY: list[tuple[str, str, object]] = [
    ("POST", "/api/v1/rooms?lang=de", {**TABLE, "seats": [ME, {"kind": "person"}, STEADY], "by_host": True}),
    ("GET", "/api/v1/rooms/ID", None),
    ("GET", "/api/v1/rooms/ID/rules?lang=it", None),
    ("POST", "/api/v1/rooms/ID/join", {"name": "Ann"}),
    ("POST", "/api/v1/rooms/ID/remove", {"seat": 2}),
    ("POST", "/api/v1/rooms/ID/set-up", {**TABLE, "name": "Bo", "by_host": True}),
    ("POST", "/api/v1/rooms/ID/set-up", {**TABLE, "edition": "nothing"}),
    ("GET", "/api/v1/rooms/mine?lang=fr", None),
    ("POST", "/api/v1/rooms/ID/start", {"level": "nothing"}),
    ("POST", "/api/v1/rooms/ID/start", {"level": "casual"}),
    ("POST", "/api/v1/rooms/ID/start", {"level": "casual"}),
    ("GET", "/api/v1/rooms/ID/rounds/1/review", None),
    ("GET", "/api/v1/rooms/ID/rounds/2/review", None),
    ("POST", "/api/v1/rooms/ID/rounds/1/continue", {"moves": 1, "seat": 0, "name": "Ann"}),
    ("POST", "/api/v1/rooms/ID/leave", {}),
    ("DELETE", "/api/v1/rooms/ID", None),
    ("POST", "/api/v1/rooms", {**TABLE, "seats": [ME, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Cy"}]}),
    ("GET", "/api/v1/rooms/mine", None),
    ("POST", "/api/v1/rooms/ID/leave", {"seat": 5}),
    ("POST", "/api/v1/rooms/ID/leave", {"seat": 1}),
    ("POST", "/api/v1/rooms/ID/leave", {}),
    ("DELETE", "/api/v1/rooms/ID", None),
    ("POST", "/api/v1/rooms/import?lang=nl", {"trn": RECORD}),
    ("GET", "/api/v1/rooms/ID?lang=nl", None),
    ("GET", "/api/v1/rooms/ID/record.trn", None),
    ("GET", "/api/v1/rooms/ID/rounds/2/review?lang=es", None),
    ("POST", "/api/v1/rooms/ID/rounds/2/continue", {"moves": 3, "seat": 1, "name": "Cy"}),
    ("GET", "/api/v1/rooms/ID", None),
    ("POST", "/api/v1/review?lang=de", {"trn": RECORD, "round": 2}),
    ("POST", "/api/v1/review/continue", {"trn": RECORD, "round": 1, "moves": 2, "seat": 0, "name": "Di"}),
    ("DELETE", "/api/v1/rooms/ID", None),
    ("GET", "/api/v1/rooms/mine", None),
]
"""ID is the room that was created last."""
CHANCE = re.compile(r'"(created|touched|turn)": *\d+|"commitment": *"\w+"')


def test_the_same_story_at_both_hosts(guest: NewGuest) -> None:
    ann, host, loop = guest("Ann"), page(Kept()), asyncio.new_event_loop()
    there = here = ""
    pairs: dict[str, str] = {}
    for method, path, body in STORY:
        said = ann.ask(method, path.replace("ID", there), body)
        data = b"" if body is None else json.dumps(body).encode()
        answer = loop.run_until_complete(host.request(method, path.replace("ID", here), data))
        text = answer.body.decode()
        found: Any = json.loads(text) if answer.type == "application/json" and text else text
        assert answer.status == said.status, (method, path, said.body, found)
        if said.status == 201:
            there, here = said.body["id"], found["id"]
            pairs[there] = here
        at_server, in_page = (CHANCE.sub("", json.dumps(each)) for each in (said.body, found))
        for theirs, ours in pairs.items():
            at_server = at_server.replace(theirs, ours)
        assert at_server == in_page, (method, path)
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


# Rounds


@contextmanager
def the_same_deals() -> Iterator[None]:
    def begin(secret: str, seeds: object) -> Fact:
        return Fact("round", {"seed": "07" * 32})

    with (
        patch("tilerummy.hosting.lobby.begin", begin),
        patch("tilerummy.rooms.room.mixed_in", lambda sitters: ()),
    ):
        yield


class Robot:
    """Plays one seat of a room of any host, over the messages of a page."""

    room = ""

    def __init__(self, node: Node | PageNode, room: str, guest: str) -> None:
        self.node, self.room, self.guest = node, room, guest
        self.scene: dict[str, Any] = {}
        self.refused: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def put(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "scene":
            self.scene = message
            self.heard.set()
        elif message["type"] == "refused":
            self.refused.append(message)

    def end(self) -> None: ...

    close = give_up = end

    def attach_message(self) -> dict[str, Any]:
        who = {"guest": self.guest, "language": "en", "address": "local"}
        return {"kind": "attach", "conn": "robot", "node": self.node.id, **who}

    def unanswered(self) -> list[str]:
        return []

    def waiting_messages(self) -> int:
        return 0

    async def play(self, level: str = "casual") -> dict[str, Any]:
        """Play until the round is over. The last scene."""
        self.node.connections["robot"] = self
        await self.node.send_to_owner(self.room, self.attach_message())
        bot = make(level, 1)
        for number in range(300):
            await self.heard.wait()
            self.heard.clear()
            if self.scene["stage"] != "playing":
                assert not self.refused
                return self.scene
            if self.scene["turn"] != self.scene["you"]:
                continue
            view = view_of(self.scene)
            command = command_of(view, bot.choose(view, ()))
            message = {"type": command.pop("kind"), "id": f"c{number}", "at": self.scene["at"], **command}
            say = {"kind": "say", "conn": "robot", "node": self.node.id, "text": json.dumps(message)}
            await self.node.send_to_owner(self.room, say)
        raise AssertionError("the round does not end")


async def played(node: Node | PageNode, seats: int) -> str:
    """The record of a round that a robot and computers play."""
    wish = rest.NewRoom.model_validate_json(json.dumps({**TABLE, "seats": [ME, *[STEADY] * (seats - 1)]}))
    room, token = await open_room(node, wish)
    await Robot(node, room.id, hashed(token)).play()
    return record_text(await node.read_room(room.id), 0)


def without_times(record: str) -> str:
    return re.sub(r"\[(Date|Time|Commitment|Room)\w* .*?\]\n|\{\[%clk .*?\]\}", "", record)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_robot_plays_the_same_round_at_both_hosts(tmp_path: Path, seats: int) -> None:
    async def at_server() -> str:
        async with a_node(tmp_path) as node:
            return await played(node, seats)

    async def in_page() -> str:
        kept = Kept()
        return await played(PageNode(kept, kept.save, Settings(pause=0)), seats)

    with the_same_deals():
        there, here = asyncio.run(at_server()), asyncio.run(in_page())
    assert len(there.splitlines()) > 10
    assert without_times(here) == without_times(there)


# What only a page does


class Line:
    """A connection of the page."""

    def __init__(self, host: PageHost, number: int, path: str) -> None:
        self.host, self.number = host, number
        self.texts: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code: int | None = None
        host.open(number, path, lambda text: self.texts.put_nowait(json.loads(text)), self._closed)

    def _closed(self, code: int) -> None:
        self.code = code

    async def say(self, **message: object) -> None:
        self.host.receive(self.number, json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while (message := await self.texts.get())["type"] != kind:
                pass
        return message

    async def hello(self) -> dict[str, Any]:
        await self.say(type="hello", version=1, language="de")
        return await self.hear("scene")


async def created(host: PageHost, **changes: object) -> str:
    answer = await host.request("POST", "/api/v1/rooms", json.dumps({**TABLE, **changes}).encode())
    assert answer.status == 201, answer
    return str(json.loads(answer.body)["id"])


def test_a_room_goes_on_after_the_page_was_closed() -> None:
    kept = Kept()

    async def first() -> tuple[str, dict[str, Any]]:
        host = page(kept)
        room = await created(host)
        line = Line(host, 1, f"/ws/v1/rooms/{room}")
        scene = await line.hello()
        while scene["turn"] != scene["you"]:
            scene = await line.hear("scene")
        await line.say(type="draw", id="a", at=scene["at"])
        await line.hear("done")
        return room, scene

    async def second(room: str, before: dict[str, Any]) -> None:
        host = page(kept)
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
        host = page(kept)
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
        scene = await Line(page(kept), 1, f"/ws/v1/rooms/{room}").hello()
        assert (scene["you"], scene["rack"]) == (None, [])

    asyncio.run(second(asyncio.run(first())))


def test_nothing_is_shown_that_was_not_saved() -> None:
    async def scenario() -> None:
        kept = Kept()
        host = page(kept)
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
        good, bad = await created(page(kept)), await created(page(kept))
        kept[f"event/{bad}/000001"] = "oops"
        kept |= {"room/x": "oops", "room/y": "[]", "room/z": '{"id": "z"}', "event/q/1": "{}", "strange": "text"}
        host = page(kept)
        rooms = json.loads((await host.request("GET", "/api/v1/rooms/mine")).body)["rooms"]
        assert {each["id"] for each in rooms} == {good, bad}
        await Line(host, 1, f"/ws/v1/rooms/{good}").hello()
        broken = Line(host, 2, f"/ws/v1/rooms/{bad}")
        await broken.say(type="hello", version=1, language="de")
        assert (await broken.hear("refused"))["code"] in ("room-unknown", "fault")
        assert (await host.request("DELETE", f"/api/v1/rooms/{bad}")).status in (404, 500)

    asyncio.run(scenario())


def test_a_deleted_room_leaves_nothing() -> None:
    async def scenario() -> None:
        kept = Kept()
        host = page(kept)
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
        host = page(Kept())
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
        ("/ws/v1/rooms/abcdefgh", '{"type":"hello","version":1,"language":"en"}', "room-unknown"),
        ("/ws/v1/puzzle/nothing/1", '{"type":"hello","version":1,"language":"en"}', "room-unknown"),
        ("/ws/v1/lesson/nothing/99", '{"type":"hello","version":1,"language":"en"}', "room-unknown"),
        ("/ws/v1/nothing", '{"type":"hello","version":1,"language":"en"}', "room-unknown"),
        ("/ws/v1/rooms/abcdefgh", '{"type":"hello","version":99,"language":"en"}', "version-unknown"),
        ("/ws/v1/rooms/abcdefgh", '{"type":"ping","id":"a"}', "hello-first"),
        ("/ws/v1/rooms/abcdefgh", "nothing", "message-unreadable"),
        ("/ws/v1/rooms/abcdefgh", "x" * 20_000, "message-too-long"),
    ],
)
def test_odd_connections_are_refused_and_closed(path: str, text: str, code: str) -> None:
    async def scenario() -> None:
        host = page(Kept())
        line = Line(host, 1, path)
        host.receive(1, text)
        assert (await line.hear("refused"))["code"] == code
        assert line.code == 1008

    asyncio.run(scenario())
