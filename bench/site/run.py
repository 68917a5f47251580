"""Measures the game in one static page: `python3 bench/site/run.py` (needs Chromium and the test packages).

Start: from the address to the engine being ready, with an empty cache and again from the cache, and the tasks of the
main thread over 50 ms. Inside a worker: the moves of computers of each level, and drafts. Size: the folder, compressed.
"""

import gzip
import json
import shutil
import statistics
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent / folder) for folder in ("tests", "tools")]

from browsers import browser as browser_path  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from web.conftest import ARGUMENTS  # noqa: E402

from tilerummy.site.folder import build  # noqa: E402

STARTS = 5
KEEPING_MS = 6000
KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (/memory-(?!attempt)/.test(url)) return true
  return false
}"""
"""After its start the engine is kept for the next one, while nobody waits. Its memory is the last of it."""
READY = "() => document.querySelector('main') && !document.querySelector('[data-host-loading]')"
ASK = """([base, program]) => new Promise((resolve, reject) => {
  const worker = new Worker(`${base}bench.mjs`, { type: 'module' })
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = (event) => reject(new Error(event.message))
  worker.postMessage({ base, program })
})"""
PATIENCE_MS = 600_000


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


def starts(browser: Browser, address: str, traces: Path) -> dict[str, object]:
    """Seconds until the engine is ready, the first time and from the cache; and tasks of the main thread on the way.

    Of tasks the processor time counts: on two cores the main thread waits for the worker, too.
    """
    times: dict[str, list[float]] = {"first_s": [], "again_s": []}
    tasks: list[float] = []
    for _ in range(STARTS):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        for taken in times.values():
            page = context.new_page()
            browser.start_tracing(page=page, path=traces, categories=["devtools.timeline", "blink.user_timing"])
            page.goto(address)
            page.locator("[data-host-loading]").wait_for(timeout=PATIENCE_MS)
            page.wait_for_function(READY, timeout=PATIENCE_MS)
            taken.append(page.evaluate("() => { performance.mark('ready'); return performance.now() / 1000 }"))
            browser.stop_tracing()
            tasks += main_tasks(json.loads(traces.read_text("utf-8"))["traceEvents"])
            page.wait_for_timeout(KEEPING_MS)
            page.wait_for_function(KEPT, timeout=PATIENCE_MS)
            page.close()
        context.close()
    medians = {f"{name}_median": round(statistics.median(taken), 2) for name, taken in times.items()}
    rounded = {name: [round(time, 2) for time in sorted(taken)] for name, taken in times.items()}
    return {**rounded, **medians, "tasks_over_50_ms": sorted(round(task) for task in tasks if task > 50)}


def main_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of each task of the thread that has set the mark."""
    mark = next(event for event in events if event["name"] == "ready")
    where = mark["pid"], mark["tid"]
    tasks = (event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == where)
    return [event.get("tdur", 0) / 1000 for event in tasks]


def inside(browser: Browser, address: str, _: Path) -> dict[str, dict[str, float]]:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{address}LICENCES.txt")  # any page of this origin: the site's own engine would share the processor
    base = address.partition("//")[2].partition("/")[2]
    times: dict[str, Any] = json.loads(page.evaluate(ASK, [f"/{base}", (HERE / "inside.py").read_text("utf-8")]))
    page.close()
    return {
        name: {
            "count": len(values),
            "median_ms": round(statistics.median(values), 1),
            "p95_ms": round(statistics.quantiles(values, n=20)[18], 1),
            "longest_ms": round(max(values), 1),
        }
        for name, values in times.items()
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "games"
        size = build(site)
        packed = sum(len(gzip.compress(path.read_bytes())) for path in site.rglob("*") if path.is_file())
        print(json.dumps({"bytes": size, "compressed": packed}))
        shutil.copy(HERE / "worker.mjs", site / "bench.mjs")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/games/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
            for name, measure in (("start", starts), ("inside", inside)):
                print(name, json.dumps(measure(browser, address, Path(folder) / "trace.json"), indent=1), flush=True)
            browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
