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
from pagekit import ME, SHEET, STEADY, TABLE, Kept, page_host
from serving import NewGuest, command_of, view_of

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_round
from tilerummy.hosting.guests import hashed
from tilerummy.hosting.lobby import open_room
from tilerummy.hosting.messages import Attach, Say
from tilerummy.hosting.settings import Settings
from tilerummy.page_host.node import PageNode
from tilerummy.rooms import rest, wire
from tilerummy.rooms.decisions import Fact
from tilerummy.rooms.refusals import read_command
from tilerummy.rooms.room_records import record_text
from tilerummy.rooms.scene_text import Text
from tilerummy.server.node import Node

RECORD = "\n".join(str(play_round(["casual", "learner"], SHEET, seed=seed).finished(seed)) for seed in (1, 2))
"""Two finished rounds."""
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
    ("POST", "/api/v1/lab", {"trn": f"{SHEET} r3-5 r6/x7 0 0 2.0", "typed": "red 6 to the red run"}),
    ("POST", "/api/v1/lab?lang=de", {"typed": "blau"}),
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
    ("GET", f"/api/v1/lessons?lang={'x' * 36}", None),
    ("GET", "/api/v1/rooms/UPPER", None),
    ("GET", "/api/v1/puzzles?edition=&day=", None),
    ("POST", "/api/v1/rooms", None),
    ("POST", "/api/v1/rooms/abcdefgh/leave", None),
    ("POST", "/api/v1/nothing", {}),
    ("PUT", "/api/v1/rooms", None),
    ("GET", "/api/v1/nothing", None),
]


@pytest.mark.parametrize(("method", "path", "body"), QUESTIONS)
def test_both_hosts_give_the_same_answer(guest: NewGuest, method: str, path: str, body: object) -> None:
    async def ask() -> Any:
        return await page_host(Kept()).request(method, path, b"" if body is None else json.dumps(body).encode())

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
    ann, host, loop = guest("Ann"), page_host(Kept()), asyncio.new_event_loop()
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
    def deal(room: object, seeds: object) -> Fact:
        return Fact("round", {"seed": "07" * 32})

    with (
        patch("tilerummy.rooms.decisions.deal", deal),
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

    def put(self, text: Text) -> None:
        message = json.loads(str(text))
        if message["type"] == "scene":
            self.scene = message
            self.heard.set()
        elif message["type"] == "refused":
            self.refused.append(message)

    def end(self) -> None: ...

    close = give_up = end

    def attach_message(self) -> Attach:
        return Attach("robot", self.node.id, self.guest, "en", "local")

    def unanswered(self) -> list[wire.FromPage]:
        return []

    def waiting_messages(self) -> int:
        return 0

    async def play(self, level: str = "casual") -> dict[str, Any]:
        """Play until the round is over. The last scene."""
        self.node.connections["robot"] = self  # type: ignore[assignment]  # it says what a connection says
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
            say = Say("robot", self.node.id, read_command(json.dumps(message)))
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


@pytest.mark.long(but=1)
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
