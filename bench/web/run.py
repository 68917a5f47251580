"""Measures the speed of the page: `python3 bench/web/run.py` (needs Chromium and the test packages).

First load: bytes of script and style, and the time until tiles can be moved, five times. Drag: a tile is dragged over a
table of at least 100 tiles in 60 pointer moves, and then released or dropped. Long tasks and frames are reported by the
browser, and the longest task of the main thread is taken from a trace.
"""

import json
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from serving import Guest, Table  # noqa: E402
from web.conftest import ARGUMENTS, SeededServer  # noqa: E402
from web.table import TablePage  # noqa: E402

FULL = 100
FIRST_SEED = 12
"""The first seed whose deal fills the table."""
SETTLING_MS = 500
VISITS = 5
"""Number of first loads, each with an empty cache."""
WATCH = """() => {
  window.long = []; window.frames_at = []
  const took = (list) => window.long.push(...list.getEntries().map((each) => each.duration))
  window.observer?.disconnect()
  window.observer = new PerformanceObserver(took)
  window.observer.observe({type: 'longtask'})
  const tick = (now) => { window.frames_at.push(now); window.ticking = requestAnimationFrame(tick) }
  window.ticking = requestAnimationFrame(tick)
}"""
LOADED = """() => performance.getEntriesByType('resource')
  .filter((each) => /[.](js|css)$/.test(new URL(each.name).pathname)).map((each) => each.encodedBodySize)"""


def crowded(server: SeededServer) -> tuple[Guest, str]:
    """A room in which two guests have played until the table is full."""
    for number in range(FIRST_SEED, 60):
        server.deal(number.to_bytes(32, "big"))
        ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
        room = ann.create("person", edition="rummikub-vienna-en,open_min=1")
        bo.join(room)
        tables = [ann.open(room), bo.open(room)]
        while tables[0].scene["stage"] == "playing" and not (_lying(tables[0]) >= FULL and tables[0].on_turn):
            mover = next((table for table in tables if table.on_turn), tables[0])
            at = mover.play("casual")["at"]
            for table in tables:
                table.until_at(at)
        still = tables[0].scene["stage"] == "playing"
        for table in tables:
            table.close()
        if still:
            return ann, room
    raise AssertionError("no round fills the table")


def _lying(table: Table) -> int:
    return sum(len(meld["tiles"]) for meld in table.scene["table"])


def drag(page: Page, table: TablePage, *, drop: bool) -> dict[str, object]:
    """Drag a tile from the rack over the whole table, then release it or drop it as a new row."""
    tile = page.locator("[data-rack] [data-uid]").first
    box = tile.bounding_box()
    felt = page.locator("[data-felt]").bounding_box()
    spot = table.spot("new") if drop else None
    assert box is not None
    assert felt is not None
    asked, judged = table.heard["targets"], table.heard["review"]
    page.evaluate(WATCH)
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(
            felt["x"] + 20 + step * (felt["width"] - 40) / 60, felt["y"] + 20 + (step * 37) % (felt["height"] - 40)
        )
    table.wait(lambda: table.heard["targets"] > asked, "where it may go")
    if spot is None:
        page.keyboard.press("Escape")
        page.mouse.up()
    else:
        page.mouse.move(*spot)
        page.mouse.up()
        table.wait(lambda: table.heard["review"] > judged, "the verdict")
    page.wait_for_timeout(SETTLING_MS)
    frames, long = page.evaluate(
        "() => { cancelAnimationFrame(window.ticking); return [window.frames_at, window.long] }"
    )
    gaps = [after - before for before, after in pairwise(frames)]
    return {
        "tiles": len(table.rack) + sum(map(len, table.kinds)),
        "frames": len(frames),
        "median_frame_ms": round(statistics.median(gaps), 1),
        "worst_frame_ms": round(max(gaps), 1),
        "long_tasks_over_50_ms": [round(each) for each in long],
    }


def traced(browser: Browser, page: Page, act: Callable[[], object], folder: Path) -> float:
    """The longest task of the main thread during an action, from a browser trace."""
    written = folder / "trace.json"
    browser.start_tracing(
        page=page, path=written, categories=["disabled-by-default-devtools.timeline", "blink.user_timing"]
    )
    page.wait_for_timeout(SETTLING_MS)
    page.evaluate("() => performance.mark('tilerummy')")
    act()
    browser.stop_tracing()
    events = json.loads(written.read_text("utf-8"))["traceEvents"]
    mark = next(event for event in events if event["name"] == "tilerummy")
    where = mark["pid"], mark["tid"]
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == where]
    return max(task["dur"] for task in tasks if task["ts"] > mark["ts"]) / 1000


def opened(browser: Browser, address: str, guest: Guest, room: str) -> tuple[TablePage, int]:
    """Open the table with an empty cache. Returns the page and the milliseconds until its tiles can be moved."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    assert guest.token is not None
    context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": address}])
    table = TablePage(context.new_page())
    table.page.goto(f"/t/{room}")
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    return table, round(table.page.evaluate("() => performance.now()"))


def main() -> None:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = SeededServer(Path(folder))
        with server.running():
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            guest, room = crowded(server)
            usable = []
            for _ in range(VISITS):
                table, after = opened(browser, server.address, guest, room)
                usable.append(after)
                loaded = sum(table.page.evaluate(LOADED))
                table.page.context.close()
            table, _ = opened(browser, server.address, guest, room)
            page = table.page
            page.wait_for_timeout(SETTLING_MS)
            print(json.dumps({"bytes": loaded, "usable_ms": sorted(usable), "median": statistics.median(usable)}))
            print("drag", json.dumps(drag(page, table, drop=False)))
            print("drag and drop", json.dumps(drag(page, table, drop=True)))
            page.locator(".reset:enabled").click()
            page.wait_for_timeout(SETTLING_MS)
            longest = traced(browser, page, lambda: drag(page, table, drop=True), Path(folder))
            print("traced", json.dumps({"longest_task_ms": round(longest, 1)}))
            browser.close()


if __name__ == "__main__":
    main()
