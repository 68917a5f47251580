"""A site without a server: built by the command, served under a path by Python's plain web server, used in a tab."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, BrowserContext
from services import free_port
from web.table import TablePage

from tilerummy.cli import main
from tilerummy.site import downloads, folder as site_folder
from tilerummy.site.archives import compiled
from tilerummy.site.downloads import NotBuilt

if sys.platform != "win32":
    import fcntl

MODULE = "tilerummy/page_host/worker.py"
SEEDED = """
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import decisions, room
decisions.deal = lambda room, seeds: decisions.Fact("round", {{"seed": "{seed}"}})
room.Sitter.owes_bytes = False
PageHost.__init__.__defaults__ = (Settings(pause=50),)
"""
LISTEN = """
const Real = Worker
window.Worker = class extends Real {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => { if (data.kind === 'text') heardText(data.text) })
  }
}
"""
PLACE = "/some%20where/rummy/"
ASK = """([base, method, path, body]) => new Promise((resolve) => {
  const channel = new BroadcastChannel(`tilerummy ${base}`)
  const id = 7 * 2 ** 20 + Math.floor(Math.random() * 2 ** 20)
  channel.onmessage = ({ data: { from } }) => {
    if (from?.kind !== 'answer' || from.id !== id) return
    channel.close()
    resolve([from.status, new TextDecoder().decode(from.body)])
  }
  channel.postMessage({ to: { kind: 'request', id, method, path, body } })
})"""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
LOADING = "[data-host-loading]"


@dataclass
class Site:
    """A built site. `path` is where it is on its web server."""

    folder: Path
    path: str
    port: int

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}{self.path}"

    @contextmanager
    def served(self) -> Iterator[subprocess.Popen[bytes]]:
        line = [sys.executable, "-m", "http.server", str(self.port), "--directory", str(self.folder)]
        process = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not _answers(self.port):
                assert process.poll() is None
            yield process
        finally:
            process.kill()
            process.wait()


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("localhost", port), timeout=1).close()
    except OSError:
        time.sleep(0.05)
        return False
    return True


def shared_site(temporary: pytest.TempPathFactory, seed: bytes) -> Site:
    """The same for all workers, because one takes ten seconds of processor time. The first who needs it builds it."""
    if sys.platform == "win32" or "PYTEST_XDIST_WORKER" not in os.environ:
        return build_site(temporary.mktemp("site"), seed)
    folder = temporary.getbasetemp().parent / "site"  # the parent is common to the workers of this run
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            build_site(folder / "files", seed)
            (folder / "built").touch()
    return Site(folder / "files", PLACE, free_port())


def build_site(folder: Path, seed: bytes) -> Site:
    """The site that the command writes, except that it deals what the test has chosen."""
    try:
        downloads.wheels(downloads.cache_folder())
        downloads.pyodide(downloads.cache_folder())
    except NotBuilt as fault:
        pytest.skip(f"the packages of a site cannot be downloaded here: {fault.code} {fault.params}")
    more = SEEDED.format(seed=seed.hex()).encode()

    def seeded(files: Mapping[str, bytes], *given: Any) -> dict[str, bytes]:
        return compiled({name: data + more if name == MODULE else data for name, data in files.items()}, *given)

    with patch.object(site_folder, "compiled", seeded):
        assert main(["site", str(folder / "some where" / "rummy")]) == 0
    return Site(folder, PLACE, free_port())


class SitePage(TablePage):
    """A tab of the site. What the engine says is heard, as it is from a server's socket."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        page = context.new_page()
        super().__init__(page)
        self.site = site
        page.expose_function("heardText", self._take)
        page.add_init_script(LISTEN)
        page.goto(site.address)

    def wait_until_ready(self) -> None:
        self.page.locator("html[data-host=ready]").wait_for(state="attached")

    def go(self, path: str) -> None:
        """To another page, as a link leads there."""
        self.page.evaluate(GO, self.site.path + path)

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """A request, as another tab makes it."""
        given = [self.site.path, method, f"/api/v1{path}", "" if body is None else json.dumps(body)]
        status, text = self.page.evaluate(ASK, given)
        return status, text

    def create(self, edition: str, *others: dict[str, str]) -> str:
        seats = [{"kind": "me"}, *others]
        wish: dict[str, Any] = {"edition": edition, "clock": {"kind": "off"}, "name": "Ann", "seats": seats, "games": 1}
        status, text = self.ask("POST", "/rooms", wish)
        assert status == 201, text
        room: str = json.loads(text)["id"]
        return room


def new_context(chromium: Browser, size: tuple[int, int], base_url: str | None = None) -> BrowserContext:
    width, height = size
    return chromium.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        accept_downloads=True,
        base_url=base_url,
    )
