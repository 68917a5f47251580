"""A table from prepared positions: which moves reach the goal, what is shown, and what the connection answers."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from nodes import a_node
from starlette.websockets import WebSocketDisconnect

from tilerummy.engine.draft import Draft
from tilerummy.engine.melds import Row
from tilerummy.engine.moves import Lay, Timeout, parse_move
from tilerummy.engine.position import Position, view
from tilerummy.engine.tiles import Tile
from tilerummy.rooms.prepared import GOALS, Prepared, Shown, Step, goal, played, reaches, room_of, timed_out
from tilerummy.rooms.words import translator_for
from tilerummy.server.sockets import PreparedConnection

WORDS = translator_for("en")
BOX = "rummikub-vienna-en"


def position(text: str) -> Position:
    return Position.parse(f"{BOX} {text}")


def step(text: str, **fields: Any) -> Step:
    return Step(position(text), title="A title", text="A task", praise="Praise", **fields)


CASES = [
    ("group", {}, "- k10b10r10o10/k1 - 0 1.0", ":kbr10", None),
    ("group", {}, "r1-3 k8b8o8r4/k1 01 0 2.0", ":kbo8", "r1-3:r1-4"),
    ("run", {}, "r4-6 r7k8b8o8k1k2k3/k9 01 0 2.0", ":k1-3", ":kbo8"),
    ("run", {}, "r4-6 r7k1k2k3/k9 01 0 2.0", ":k1-3", "r4-6:r4-7"),
    ("tiles", {"count": 2}, "kbr10,r4-6 o10r7/k9 01 0 2.0", "kbr10,r4-6:kbro10,r4-7", "r4-6:r4-7"),
    ("go-out", {}, "kbr10,r4-6 o10r7/k9 01 0 2.0", "kbr10,r4-6:kbro10,r4-7", "r4-6:r4-7"),
    ("joker-freed", {}, "r4-6j6 r6r7k1k2/k9 01 0 2.0", "r4-6j6:r4-6,k1-3j3", "r4-6j6:r4-7j6"),
    ("joker-freed", {}, "kbj10 r10o10k1k2/k9 01 0 2.0", "kbj10:kbr10,k1-3j3", "kbj10:kbrj10"),
    ("joker-laid", {}, "r4-6 r7j/k9 01 0 2.0", "r4-6:r4-8j8", "r4-6:r4-7"),
    ("joker-kept", {}, "r4-6 r7j/k9 01 0 2.0", "r4-6:r4-7", "r4-6:r4-8j8"),
    ("keeps-place", {}, "r4-6 k8b8o8r8/k9 01 0 2.0", ":kbo8", ":kbro8"),
    ("keeps-place", {}, "kbo1 r4r5r6r7/k9 01 0 2.0", ":r5-7", ":r4-7"),
    ("rack-points", {"points": 5}, "r4-6 r7k5/k9 01 0 2.0", "r4-6:r4-7", None),
    ("rack-points", {"points": 29}, "r4-6 r7j/k9 01 0 2.0", "r4-6:r4-7j7", "r4-6:r4-7"),
]


@pytest.mark.parametrize(("name", "params", "start", "good", "bad"), CASES)
def test_a_goal_is_reached_by_one_legal_lay_and_not_by_another(
    name: str, params: dict[str, Any], start: str, good: str, bad: str | None
) -> None:
    tried = step(start, goal=goal(name, **params))
    room = room_of(tried, "lesson/x", 1, WORDS)
    assert reaches(tried, played(room, tried, Lay.parse(good)))
    if bad is not None:
        assert not reaches(tried, played(room, tried, Lay.parse(bad)))


def test_every_goal_has_words() -> None:
    assert {name for name, *_ in CASES} | {"time-out", "waits"} == set(GOALS)
    for name in GOALS:
        assert WORDS.text(f"server-goal-{name}", count=2, points=3).startswith("That is allowed, but")


def test_the_seat_to_move_plays_and_the_others_are_computers() -> None:
    tried = step("kbr10 k1/o10k2/k3 012 1 2.0", solution=Lay.parse("kbr10:kbro10"), help="tiles")
    room = room_of(tried, "puzzle/7", 3, WORDS)
    shown = Shown(room, tried, 3, 5).scene(WORDS, 0)
    assert (shown.room, shown.you, shown.turn, shown.may) == ("puzzle/7", 1, 1, ("lay",))
    assert [seat.computer is None for seat in shown.seats] == [False, True, False]
    assert shown.exercise is not None
    assert (shown.exercise.number, shown.exercise.count, shown.exercise.reached) == (3, 5, None)
    assert (shown.exercise.tiles, shown.exercise.melds) == (("o10",), (shown.table[0].slot,))


@pytest.mark.parametrize(("help_", "tiles", "melds"), [("tiles", 1, 1), ("melds", 0, 1), ("none", 0, 0)])
def test_help_fades(help_: Any, tiles: int, melds: int) -> None:
    tried = step("kbr10,r1-3 o10k1/k2 01 0 2.0", solution=Lay.parse("kbr10:kbro10"), help=help_)
    exercise = Shown(room_of(tried, "x/1", 1, WORDS), tried, 1, 1).scene(WORDS, 0).exercise
    assert exercise is not None
    assert (len(exercise.tiles), len(exercise.melds)) == (tiles, melds)


def test_a_result_can_only_be_left() -> None:
    tried = step("kbr10 o10k1/k2 01 0 2.0", solution=Lay.parse("kbr10:kbro10"), help="tiles")
    done = played(room_of(tried, "x/1", 1, WORDS), tried, Lay.parse("kbr10:kbro10"))
    shown = Shown(done, tried, 1, 1, reached=True).scene(WORDS, 0)
    assert (shown.may, shown.stage) == (("next",), "round-over")
    assert shown.exercise is not None
    assert (shown.exercise.text, shown.exercise.tiles, shown.exercise.melds) == ("Praise", (), ())


def test_drawn_tiles_are_prepared() -> None:
    tried = step("kbr10 k1/k2 01 0 2.0", draws=(Tile.parse("o13"),), allows=("draw",))
    done = played(room_of(tried, "x/1", 1, WORDS), tried, parse_move("+x"))
    assert done.position is not None
    assert str(done.position.racks[0]) == "k1o13"
    assert Shown(done, tried, 1, 1, reached=True).scene(WORDS, 0).drawn == "o13"


def test_an_unfinished_draft_is_timed_out_by_the_rules_of_the_edition() -> None:
    tried = step("kbr10 o10k1/k2 01 0 2.0", clock=60, goal=goal("time-out"), draws=(Tile.parse("o13"),))
    room = room_of(tried, "x/1", 1, WORDS)
    draft = Draft(view(tried.position, 0), (Row.parse("[k10b10]"), Row.parse("[r10k1]")))
    done = timed_out(room, tried, draft)
    assert done.game is not None
    assert isinstance(done.game.last_move, Timeout)
    assert done.position is not None
    assert (len(done.position.racks[0]), str(done.position.table[0])) == (5, "kbr10"), "three tiles, and all is back"
    idle = timed_out(room, tried, None)
    assert idle.position is not None
    assert len(idle.position.racks[0]) == 3
    assert reaches(tried, done)
    assert not reaches(tried, played(room, tried, Lay.parse("kbr10:kbro10")))


# The connection


class Wire:
    """A socket in this process."""

    def __init__(self) -> None:
        self.scope = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1), "path": "/", "state": {}}
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.client = type("Client", (), {"host": "127.0.0.1"})()
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.asked: asyncio.Queue[str] = asyncio.Queue()

    async def accept(self) -> None: ...

    async def close(self, code: int = 1000) -> None: ...

    async def send_text(self, text: str) -> None:
        self.sent.put_nowait(json.loads(text))

    async def receive_text(self) -> str:
        return await self.asked.get()

    async def receive(self) -> dict[str, Any]:
        text = await self.asked.get()
        if not text:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        self.asked.put_nowait(json.dumps({"type": kind, **fields}))
        return await self.hear()

    async def hear(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.sent.get(), 60)


@asynccontextmanager
async def at_table(folder: Path, steps: tuple[Step, ...], number: int = 1) -> AsyncIterator[Wire]:
    wire = Wire()
    async with a_node(folder) as node:
        table = PreparedConnection(node, wire, Prepared("x/1", len(steps), lambda words: steps), number)  # type: ignore[arg-type]
        task = asyncio.create_task(table.run())
        with suppress(WebSocketDisconnect):
            yield wire
            wire.asked.put_nowait("")
            await task
            assert node.learners.total() == 0


def run(scenario: Callable[[Path], Any], folder: Path) -> None:
    asyncio.run(scenario(folder))


def test_a_goal_is_refused_in_words_and_then_reached(tmp_path: Path) -> None:
    first = step("kbr10,r4-6 o10r7/k9 01 0 2.0", goal=goal("tiles", count=2), solution=Lay.parse("r4-6:r4-7"))
    last = step("kbr10,r4-6 o10k1/k9 01 0 2.0")

    async def scenario(folder: Path) -> None:
        async with at_table(folder, (first, last)) as wire:
            scene = await wire.ask("hello", version=2, language="en")
            at, table = scene["at"], [{"tiles": ["k10", "b10", "r10"]}, {"tiles": ["r4", "r5", "r6", "r7"]}]
            assert (await wire.ask("draft", id="a", at=at, rows=table))["may_end"]
            said = await wire.ask("lay", id="b", at=at, rows=table)
            assert (said["code"], said["text"][:24]) == ("goal-tiles", "That is allowed, but the")
            assert (await wire.ask("next", id="n", at=at))["code"] == "message-unknown", "nothing was reached yet"
            assert (await wire.ask("draw", id="d", at=at))["code"] == "message-unknown", "the step is about laying"
            assert (await wire.ask("hint", id="h", at=at, depth=2))["tiles"] == ["r7"], "the solution of the step"
            table[0] = {"tiles": ["k10", "b10", "r10", "o10"]}
            assert (await wire.ask("lay", id="c", at=at, rows=table))["type"] == "done"
            scene = await wire.hear()
            assert (scene["may"], scene["exercise"]["reached"], scene["exercise"]["text"]) == (["next"], True, "Praise")
            assert (await wire.ask("lay", id="e", at=scene["at"], rows=table))["type"] == "refused"
            assert (await wire.ask("next", id="f", at=at))["code"] == "stale"
            assert (await wire.ask("next", id="g", at=scene["at"]))["type"] == "done"
            scene = await wire.hear()
            assert (scene["exercise"]["number"], scene["rack"]) == (2, ["k1", "o10"])
            assert scene["at"] > at

    run(scenario, tmp_path)


def test_the_clock_runs_out_and_a_step_can_be_tried_again(tmp_path: Path) -> None:
    timed = step("kbr10 o10k1/k2 01 0 2.0", clock=2, goal=goal("go-out"))

    async def scenario(folder: Path) -> None:
        async with at_table(folder, (timed,)) as wire:
            scene = await wire.ask("hello", version=2, language="en")
            assert 0 < scene["clock"]["ends"] - scene["clock"]["now"] <= 2000
            rows = [{"tiles": ["k10", "b10"]}, {"tiles": ["r10", "o10"]}]
            assert not (await wire.ask("draft", id="a", at=scene["at"], rows=rows))["may_end"]
            over = await wire.hear()
            assert (over["exercise"]["reached"], len(over["rack"]), over["clock"]["ends"]) == (False, 5, None)
            assert "time" in over["log"][-1]["text"].lower()
            assert (await wire.ask("next", id="b", at=over["at"]))["type"] == "done"
            again = await wire.hear()
            assert (again["exercise"]["number"], again["rack"]) == (1, ["k1", "o10"])
            assert again["clock"]["ends"] is not None

    run(scenario, tmp_path)
