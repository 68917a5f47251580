"""The page as somebody uses it: what lies there, as the browser shows it, and the three ways to move a tile."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import CDPSession, Page, WebSocket

Goal = Literal["new", "rack"] | int
"""A row by its number on the page, a row of its own, or the rack."""
PATIENCE_S = 120.0
"""How long a test waits for what it expects: long, because a busy machine is no fault of the page."""
PATIENCE_MS = 1000 * PATIENCE_S
SHORTEST = 3
"""Fewer tiles are no meld, but a row in the making."""
HERE = Path(__file__).resolve().parent

STATE = (HERE / "state.js").read_text("utf-8")

FREE_SPOT = (HERE / "free_spot.js").read_text("utf-8")

FAULTS = (HERE / "faults.js").read_text("utf-8")


class TablePage:
    """One browser at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scenes: list[dict[str, Any]] = []
        self.heard: Counter[str] = Counter()
        self.last: dict[str, dict[str, Any]] = {}
        self.errors: list[str] = []
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "changes":
            message = {**self.scenes[-1], **message["fields"]}
        self.heard[message["type"]] += 1
        self.last[message["type"]] = message
        if message["type"] == "scene":
            self.scenes.append(message)

    def wait(self, true: Callable[[], object], what: str = "", every_ms: int = 40) -> None:
        until = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < until, (what, self.errors, self.line)
            self.page.wait_for_timeout(every_ms)

    # What is there

    @property
    def scene(self) -> dict[str, Any]:
        self.wait(lambda: self.scenes, "a scene")
        return self.scenes[-1]

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    @property
    def rows(self) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = self.state["rows"]
        return rows

    @property
    def kinds(self) -> list[list[str]]:
        return [[tile["kind"] for tile in row["tiles"]] for row in self.rows]

    @property
    def rack(self) -> list[str]:
        return [tile["kind"] for tile in self.state["rack"]]

    @property
    def log(self) -> list[dict[str, Any]]:
        """The log of the round so far. A scene has only its last lines."""
        game = self.scene["game"]
        lines = {line["number"]: line for scene in self.scenes if scene["game"] == game for line in scene["log"]}
        return [lines[number] for number in sorted(lines)]

    @property
    def line(self) -> str:
        """Why the turn cannot end, or whatever else the bar says."""
        found = self.page.locator(".bar .line p")
        return found.inner_text() if found.count() else ""

    @property
    def on_turn(self) -> bool:
        return bool(self.scene["stage"] == "playing" and self.scene["turn"] == self.scene["you"])

    def wait_for_turn(self) -> bool:
        """Whether it is this browser's turn; False when the round is over.

        A move that was just made may reach the server while the page is looked at. Then the next turn is waited for.
        """
        while True:
            self.wait(lambda: self.on_turn or self.scene["stage"] != "playing", "a turn")
            if not self.on_turn:
                return False
            # What arrived has to be shown before somebody can act on it.
            self.wait(lambda: self.shown, "the scene on the page")
            if self.on_turn:
                return True

    @property
    def shown(self) -> bool:
        state = self.state
        lying = Counter(tile["kind"] for row in state["rows"] for tile in row["tiles"])
        mine = Counter(tile["kind"] for tile in state["rack"])
        told = Counter(tile for meld in self.scene["table"] for tile in meld["tiles"])
        return lying + mine == told + Counter(self.scene["rack"])

    def check(self) -> None:
        """Nothing is lost, nothing lies over anything, nothing is cut off."""
        self.wait(lambda: self.shown, "every tile of the scene on the page")
        faults = self.page.evaluate(FAULTS)
        assert faults == [], faults

    # What somebody does

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()

    def draw(self) -> None:
        at = self.scene["at"]
        self.press("[data-draw]")
        self.wait(lambda: self.scene["at"] > at, "the next scene")

    def end_turn(self) -> None:
        at = self.scene["at"]
        self.page.locator("[data-end]:enabled").click()
        self.wait(lambda: self.scene["at"] > at, "the next scene")

    def open_log(self) -> None:
        """By the keyboard: a tap on the line may meet a tile below it."""
        self.page.locator("[data-story]").press("Enter")

    def uid(self, kind: str, row: int | None = None) -> int:
        """A tile of this kind in a row, or on the rack."""
        state = self.state
        tiles = state["rack"] if row is None else next(each for each in state["rows"] if each["id"] == row)["tiles"]
        found: int = next(tile["uid"] for tile in tiles if tile["kind"] == kind)
        return found

    def middle(self, selector: str) -> tuple[float, float]:
        found = self.page.locator(selector)
        if "data-uid" in selector or "data-row" in selector:
            found.scroll_into_view_if_needed()
        box = found.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def spot(self, goal: Goal) -> tuple[float, float]:
        if goal == "new":
            free = self.page.evaluate(FREE_SPOT)
            assert free is not None, "there is no room for a new row"
            return free[0], free[1]
        return self.middle("[data-rack]" if goal == "rack" else f'[data-row="{goal}"]')


class Mouse:
    """Drags with the mouse."""

    def __init__(self, table: TablePage) -> None:
        self.table = table

    def hold(self, uid: int, goal: Goal) -> None:
        """Until just before the drop, with the referee's word on it."""
        mouse = self.table.page.mouse
        x, y = self.table.middle(f'[data-uid="{uid}"]')
        asked = self.table.heard["targets"]
        target = self.table.spot(goal)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 5, y - 8)
        self.table.wait(lambda: self.table.heard["targets"] > asked, "where it may go")
        mouse.move(*target, steps=3)

    def release(self) -> None:
        self.table.page.mouse.up()

    def move(self, uid: int, goal: Goal) -> None:
        self.hold(uid, goal)
        self.release()


# A finger that rests lifts the neighbours too. On a busy machine the next touch can come that late by itself.
NO_LONG_PRESS = """() => {
  const real = window.setTimeout
  window.setTimeout = (run, wait, ...more) => real(run, wait === 350 ? 60000 : wait, ...more)
}"""


class Finger:
    """Drags with a finger: touch events, as the browser gets them from a screen."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        table.page.evaluate(NO_LONG_PRESS)
        self.line: CDPSession = table.page.context.new_cdp_session(table.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def move(self, uid: int, goal: Goal) -> None:
        x, y = self.table.middle(f'[data-uid="{uid}"]')
        to = self.table.spot(goal)
        asked = self.table.heard["targets"]
        self.touch("touchStart", (x, y))
        self.touch("touchMove", (x, y - 18))
        self.table.wait(lambda: self.table.heard["targets"] > asked, "where it may go")
        self.touch("touchMove", to)
        self.table.page.wait_for_timeout(30)
        self.touch("touchEnd")


class Keyboard:
    """Arrows, space, enter: nothing else."""

    MOST = 120

    def __init__(self, table: TablePage) -> None:
        self.table = table

    def _focused(self) -> str | None:
        found: str | None = self.table.page.evaluate("() => document.activeElement?.dataset?.uid ?? null")
        return found

    def _key(self, key: str) -> None:
        self.table.page.keyboard.press(key)

    def reach(self, selector: str) -> None:
        """With Tab alone."""
        for _ in range(self.MOST):
            if self.table.page.evaluate(f"() => document.activeElement?.matches('{selector}') ?? false"):
                return
            self._key("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def focus(self, uid: int) -> None:
        on_rack = any(tile["uid"] == uid for tile in self.table.state["rack"])
        self.reach("[data-rack] [data-uid]" if on_rack else "[data-felt] [data-uid]")
        for _ in range(self.MOST):
            now = self._focused()
            if now == str(uid):
                return
            (x, y), (wanted_x, wanted_y) = self._place(now), self._place(uid)
            if abs(wanted_y - y) > 20:
                self._key("ArrowDown" if wanted_y > y else "ArrowUp")
            else:
                self._key("ArrowRight" if wanted_x > x else "ArrowLeft")
            assert self._focused() != now, "no arrow leads there"
        raise AssertionError("the arrows never reach the tile")

    def _place(self, uid: str | int | None) -> tuple[float, float]:
        box = self.table.page.locator(f'[data-uid="{uid}"]').bounding_box()
        assert box is not None
        return box["x"], box["y"]

    def move(self, uid: int, goal: Goal) -> None:
        self.focus(uid)
        asked = self.table.heard["targets"]
        self._key(" ")
        self.table.wait(lambda: self.table.heard["targets"] > asked, "where it may go")
        wanted = {"new": ".fresh-row.aimed", "rack": "[data-rack].aimed"}.get(str(goal), f'[data-aim="{goal}"]')
        for _ in range(self.MOST):
            self._key("ArrowDown")
            if self.table.page.locator(wanted).count():
                break
        else:
            raise AssertionError("the arrows never reach the goal")
        self._key("Enter")

    def press(self, selector: str) -> None:
        self.reach(selector)
        self._key("Enter")


Way = Mouse | Finger | Keyboard


def lay_out(table: TablePage, way: Way, wanted: Iterable[Iterable[str]]) -> None:
    """Moves tile after tile until these rows lie there."""
    goals = [Counter(row) for row in wanted]
    for _ in range(80):
        rows = [(row["id"], Counter(tile["kind"] for tile in row["tiles"])) for row in table.rows]
        left = list(goals)
        spare = []
        for row, tiles in rows:
            if tiles in left:
                left.remove(tiles)
            else:
                spare.append((row, tiles))
        if not left:
            assert not spare
            return
        # A copy on the table is not as good as one on the rack: what the rack has to give is what the table lacks.
        lacking = sum(goals, Counter()) - sum((tiles for _, tiles in rows), Counter())
        kind, source, goal = _step(left, spare, lacking)
        judged = table.heard["review"]
        way.move(table.uid(kind, source), goal)
        table.wait(lambda judged=judged: table.heard["review"] > judged, f"{kind} to {goal}")  # type: ignore[misc]
        table.page.wait_for_timeout(10)
    raise AssertionError("the rows cannot be made")


def _step(
    left: list[Counter[str]], spare: list[tuple[int, Counter[str]]], rack: Counter[str]
) -> tuple[str, int | None, Goal]:
    """One tile that is missing somewhere, from where it lies too much; first what the rack has alone,
    which may be the opening, then tiles for jokers.
    """
    for goal in left:
        begun = [(row, tiles) for row, tiles in spare if not tiles - goal and tiles.total() < SHORTEST]
        base, there = _longest(begun)
        missing = goal - there
        if not missing - rack:
            return min(missing, key=lambda kind: (kind == "j", kind)), None, base
    for goal in left:
        for row, tiles in spare:
            missing, surplus = goal - tiles, tiles - goal
            if set(surplus) == {"j"} and missing.total() == surplus.total() and not missing - rack:
                return next(iter(missing)), None, row
    for goal in sorted(left, key=lambda row: -row.total()):
        base, there = _longest([(row, tiles) for row, tiles in spare if not tiles - goal])
        missing = goal - there
        for kind in sorted(missing, key=lambda kind: (kind not in rack, kind == "j", kind)):
            if rack[kind]:
                return kind, None, base
            for row, tiles in spare:
                if tiles[kind] and row != base and not _is_built(tiles, left, goal):
                    return kind, row, base
    raise AssertionError((left, spare, rack))


def _longest(rows: Sequence[tuple[Goal, Counter[str]]]) -> tuple[Goal, Counter[str]]:
    """The longest of these rows; a new one if there are none."""
    return max(rows, key=lambda each: each[1].total(), default=("new", Counter()))


def _is_built(tiles: Counter[str], left: list[Counter[str]], goal: Counter[str]) -> bool:
    """A row that is on its way to be another goal keeps its tiles."""
    return any(not tiles - other for other in left if other is not goal)
