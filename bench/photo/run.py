"""Measures how long a photo of 12 megapixels takes: `python3 bench/photo/run.py [PHOTO]`.

It needs Chromium, the test packages and the extra `photo`. The photo is scaled to 4,000 × 3,000 pixels and saved as a
JPEG file. Python: the first reading loads the model, the others do not; everything runs on one core. Chromium: from
choosing the file to the tiles drawn over it, with a reader that is loaded, and with one that is loaded first. The
processor time, of all processes of Chromium together, does not depend on other work of the machine.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tools")]

from browsers import browser as browser_path  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from web.conftest import ARGUMENTS, SeededServer  # noqa: E402

SHEET = "rummikub-vienna-en"
SIZE = (4000, 3000)
TIMES = 5
SETTLING_MS = 2000
"""Somebody looks for a photo meanwhile, and the browser optimises the code of the reader."""
PATIENCE_MS = 120_000
ONE_CORE = """
import os, sys, time
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
from tilerummy.photo import read
for _ in range(int(sys.argv[3])):
    start, used = time.perf_counter(), time.process_time()
    found = len(read(sys.argv[1], sys.argv[2]).tiles)
    print(time.perf_counter() - start, time.process_time() - used, found)
"""
CHOSEN = """() => addEventListener('change', () => {
  window.chosenAt = performance.now()
  const look = () => requestAnimationFrame(document.querySelector('[data-photo-tile]') ? drawn : look)
  const drawn = () => (window.drawnAt = performance.now())
  look()
}, { capture: true, once: true })"""


Times = list[tuple[float, float]]
"""Seconds on the clock and of processor time."""


def in_python(photo: Path) -> tuple[Times, int]:
    """The times of each reading in one process, and the number of tiles."""
    line = [sys.executable, "-c", ONE_CORE, str(photo), SHEET, str(TIMES + 1)]
    lines = subprocess.run(line, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [each.split() for each in lines]
    return [(float(wall), float(used)) for wall, used, _ in found], int(found[0][2])


def processor_time() -> float:
    """Seconds that the processes of the browser have used until now."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, fields = stat.read_text("utf-8").split("(", 1)[1].rsplit(")", 1)
        except OSError:  # it has ended
            continue
        each = fields.split()
        pid = int(stat.parent.name)
        parents[pid] = int(each[1])
        used[pid] = sum(map(int, each[11:13])) if "chrom" in name or "headless" in name else 0

    def is_ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and is_ours(parents[pid]))

    return sum(ticks for pid, ticks in used.items() if ticks and is_ours(pid)) / os.sysconf("SC_CLK_TCK")


def opened(browser: Browser, address: str) -> Page:
    """The lab with the dialog for photos, in a browser that knows nothing of it."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block").new_page()
    page.goto(f"{address}/lab?edition={SHEET}")
    page.locator("[data-lab-photo]:enabled").click()
    page.locator("[data-photo-file]").wait_for(state="attached")
    return page


def chosen(page: Page, photo: Path) -> tuple[float, float]:
    """The times from choosing the file to the tiles drawn."""
    page.evaluate(CHOSEN)
    before = processor_time()
    page.locator("[data-photo-file]").set_input_files(photo)
    page.wait_for_function("() => window.drawnAt > window.chosenAt", timeout=PATIENCE_MS)
    used = processor_time() - before
    return float(page.evaluate("() => (window.drawnAt - window.chosenAt) / 1000")), used


def in_chromium(browser: Browser, address: str, photo: Path) -> tuple[Times, Times]:
    """The times with a reader that is loaded, and with one that is not."""
    warm, cold = [], []
    for _ in range(TIMES):
        page = opened(browser, address)
        cold.append(chosen(page, photo))
        page.context.close()
        page = opened(browser, address)
        page.locator("[data-photo-ready]").wait_for(state="attached", timeout=PATIENCE_MS)
        page.wait_for_timeout(SETTLING_MS)
        warm.append(chosen(page, photo))
        page.context.close()
    return warm, cold


def row(name: str, times: Times) -> str:
    wall, used = ([each[at] for each in times] for at in (0, 1))
    return f"| {name} | {statistics.median(used):.2f} s | {statistics.median(wall):.2f} s | {min(wall):.2f} s |"


def main() -> None:
    given = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "examples" / "table.jpg"
    path = browser_path()
    with tempfile.TemporaryDirectory() as folder:
        photo = Path(folder) / "photo.jpg"
        Image.open(given).convert("RGB").resize(SIZE, Image.Resampling.BICUBIC).save(photo, quality=90)
        (first, *later), tiles = in_python(photo)
        print(f"{given.name}, {SIZE[0]} × {SIZE[1]} pixels, {photo.stat().st_size / 1e6:.1f} MB, {tiles} tiles\n")
        print("| | processor time | on the clock | lowest |\n|---|--:|--:|--:|")
        print(row("Python, one core, first photo", [first]))
        print(row("Python, one core, next photos", later), flush=True)
        server = SeededServer(Path(folder))
        with server.running(), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            warm, cold = in_chromium(browser, server.address, photo)
            print(row("Chromium, reader loaded", warm))
            print(row("Chromium, chosen at once: reader loaded first", cold))
            browser.close()


if __name__ == "__main__":
    main()
