"""A real server and a real browser for the tests of the page."""

import os
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import browsers
import pytest
from forked import CAN_FORK, Forked
from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from serving import ServerProcess
from web.deals import SHORT_SEED
from web.seeded import serve
from web.static_site import Site, shared_site
from web.table import PATIENCE_MS, TablePage

HERE = Path(__file__).resolve().parent
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
NO_OPTIMISING = "--js-flags=--liftoff-only"
"""For WebAssembly: a page with its own engine ends before optimised code has paid for itself. Not for measurements."""
FORKS = CAN_FORK and "PYTEST_VERSION" in os.environ
"""A fork saves two seconds of processor time. Measurements and pictures, which pytest does not run, start a process."""
DESKTOP, PHONE = (1280, 800), (390, 844)
Visit = Callable[..., TablePage]


class SeededServer(ServerProcess):
    """A server that deals what the test has written down."""

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def deal(self, seed: bytes) -> None:
        (self.folder / "seed").write_text(seed.hex(), "ascii")

    def _launch(self, words: list[str], out: Path) -> subprocess.Popen[bytes] | Forked:
        if not (self.folder / "seed").exists():
            self.deal(bytes(range(32)))
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        if FORKS:
            return self._fork(words, out, partial(serve, self.folder / "seed"))
        return self._popen([str(HERE / "seeded.py"), str(self.folder / "seed"), *words], out)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    process = SeededServer(tmp_path_factory.mktemp("web"))
    with process.running():
        yield process


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site without a server, whose rounds are those of the seed for short ones."""
    return shared_site(tmp_path_factory, SHORT_SEED)


def chromium_path() -> str:
    """The browser; the test is skipped if there is none, or if Playwright does not start."""
    path = browsers.browser()
    if path is None:
        pytest.skip("no Chromium here: apt-get install chromium")
    driver = subprocess.run([compute_driver_executable()[0], "--version"], capture_output=True, text=True, check=False)
    if driver.returncode:  # mostly a library that it links
        pytest.skip(f"Playwright does not start here: apt-get install libatomic1 ({driver.stderr.strip()})")
    return path


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, NO_OPTIMISING])
        browser.on("context", lambda context: context.set_default_timeout(PATIENCE_MS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: SeededServer) -> Iterator[Visit]:
    """Opens a page as a browser of its own: with its own cookie, size and language."""
    opened: list[BrowserContext] = []
    pages: list[TablePage] = []

    def visiting(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        touch: bool = False,
        token: str | None = None,
        at: SeededServer | None = None,
        dark: bool = False,
        theme: str = "auto",
    ) -> TablePage:
        address = (at or server).address
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            base_url=address,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            service_workers="block",
        )
        opened.append(context)
        if theme != "auto":
            context.add_init_script(f'localStorage.tilerummy ??= \'{{"theme":"{theme}"}}\'')
        if token is not None:
            context.add_cookies([{"name": "tilerummy_guest", "value": token, "url": address}])
        page = TablePage(context.new_page())
        pages.append(page)
        page.page.goto(path)
        return page

    yield visiting
    for context in opened:
        context.close()
    assert [error for page in pages for error in page.errors] == []
