"""How quick the page is: `python3 bench/web/run.py` (needs Chromium and the packages of the tests).

First load: bytes of script and style, and the time until tiles can be moved. Drag: a tile over a table of at least 100
tiles, 60 moves of the pointer; long tasks and frames as the browser itself reports them.
"""

import json
import os
import shutil
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from serving import Guest, Table  # noqa: E402
from web.conftest import ARGUMENTS, SeededServer  # noqa: E402
from web.table import TablePage  # noqa: E402

FULL = 100
WATCH = """() => {
  window.long = []; window.frames_at = []
  const took = (list) => window.long.push(...list.getEntries().map((each) => each.duration))
  new PerformanceObserver(took).observe({type: 'longtask'})
  const tick = (now) => { window.frames_at.push(now); window.ticking = requestAnimationFrame(tick) }
  window.ticking = requestAnimationFrame(tick)
}"""
LOADED = """() => performance.getEntriesByType('resource')
  .filter((each) => /[.](js|css)$/.test(new URL(each.name).pathname)).map((each) => each.encodedBodySize)"""


def crowded(server: SeededServer) -> tuple[Guest, str]:
    """A room in which two guests have laid until the table is full."""
    for number in range(1, 40):
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


def drag(page: Page, table: TablePage) -> dict[str, object]:
    tile = page.locator("[data-rack] [data-uid]").first
    box = tile.bounding_box()
    felt = page.locator("[data-felt]").bounding_box()
    assert box is not None
    assert felt is not None
    page.evaluate(WATCH)
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(
            felt["x"] + 20 + step * (felt["width"] - 40) / 60, felt["y"] + 20 + (step * 37) % (felt["height"] - 40)
        )
    frames, long = page.evaluate(
        "() => { cancelAnimationFrame(window.ticking); return [window.frames_at, window.long] }"
    )
    page.keyboard.press("Escape")
    page.mouse.up()
    gaps = [after - before for before, after in pairwise(frames)]
    return {
        "tiles": len(table.rack) + sum(map(len, table.kinds)),
        "frames": len(frames),
        "median_frame_ms": round(statistics.median(gaps), 1),
        "worst_frame_ms": round(max(gaps), 1),
        "long_tasks_over_50_ms": [round(each) for each in long],
    }


def main() -> None:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = SeededServer(Path(folder))
        with server.running():
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            guest, room = crowded(server)
            context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
            assert guest.token is not None
            context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": server.address}])
            page = context.new_page()
            table = TablePage(page)
            page.goto(f"/t/{room}")
            page.locator("[data-rack] [data-uid]").first.wait_for()
            usable = page.evaluate("() => performance.now()")
            found: dict[str, object] = {"bytes": sum(page.evaluate(LOADED)), "usable_ms": round(usable)}
            page.wait_for_timeout(500)
            found |= drag(page, table)
            print(json.dumps(found))
            browser.close()


if __name__ == "__main__":
    main()
