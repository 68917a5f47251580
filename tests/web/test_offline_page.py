"""The page of a server without the server: a round goes on, and the page opens and plays without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from serving import COOKIE, Guest
from web.barriers import no_violations
from web.conftest import DESKTOP, SeededServer, Visit
from web.deals import SHORT, SHORT_SEED
from web.static_site import GO, LISTEN, Site, new_context
from web.table import Mouse, TablePage
from web.test_rounds import play_round

pytestmark = pytest.mark.long

READY = "html[data-host=ready]"
COPIED = """(room) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('tilerummy /', 1)
  opening.onerror = () => reject(opening.error)
  opening.onupgradeneeded = () => opening.result.createObjectStore('saved')
  opening.onsuccess = () => {
    const asked = opening.result.transaction('saved').objectStore('saved').get(`copy/${room}`)
    asked.onsuccess = () => {
      opening.result.close()
      resolve(asked.result ? JSON.parse(asked.result).events.length : 0)
    }
  }
})"""
INSTALLED = """
const real = matchMedia
window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query)
"""
KEPT = "caches.open('tilerummy-engine /').then((cache) => cache.match('/site.json')).then((list) => !!list)"
TURNS = 13
"""Played before the page is opened, so that the test is short. The round has some more."""


class DevicePage(TablePage):
    """A tab at a server. What the engine in the page says is heard, too."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__(context.new_page())
        self.page.expose_function("heardText", self._take)
        self.page.add_init_script(LISTEN)
        self.page.goto("/")

    def copied(self, room: str) -> bool:
        """Whether the last event that the page was shown is in the copy."""
        return bool(self.page.evaluate(COPIED, room) >= self.scene["at"])

    def go(self, path: str) -> None:
        self.scenes.clear()
        self.page.evaluate(GO, path)


@pytest.fixture
def server_with_engine(tmp_path: Path, site: Site) -> Iterator[SeededServer]:
    process = SeededServer(tmp_path, "--offline", str(site.folder / "some where" / "rummy"))
    process.deal(SHORT_SEED)
    with process.running():
        yield process


@pytest.fixture
def tab(chromium: Browser, server_with_engine: SeededServer) -> Iterator[DevicePage]:
    context = new_context(chromium, DESKTOP, base_url=server_with_engine.address)
    table = DevicePage(context)
    yield table
    context.close()
    assert table.errors == []


def turn_on(table: DevicePage) -> None:
    page = table.page
    page.locator("header button").click()
    page.locator("[data-offline-switch]").check()
    page.locator("[data-offline=ready]").wait_for()
    no_violations(page)
    page.keyboard.press("Escape")


def begun(guest: Guest) -> str:
    """A table with a round that is soon over."""
    room = guest.create("steady", edition=SHORT)
    with guest.open(room) as table:
        for _ in range(TURNS):
            assert table.wait_for_turn()
            table.play()
        assert table.wait_for_turn()
    return room


def test_a_round_goes_on_without_the_server(tab: DevicePage, server_with_engine: SeededServer) -> None:
    page = tab.page
    turn_on(tab)
    guest = Guest(server_with_engine, "Ann")
    room = begun(guest)
    page.context.add_cookies([{"name": COOKIE, "value": guest.token or "", "url": server_with_engine.address}])
    tab.go(f"/t/{room}")
    assert tab.wait_for_turn()
    before = tab.scene
    tab.wait(lambda: tab.copied(room), "the copy of the table")
    server_with_engine.kill()
    page.context.set_offline(True)
    page.locator("[data-play-here]").wait_for()
    no_violations(page)
    tab.scenes.clear()
    page.locator("[data-play-here]").click()
    page.locator(READY).wait_for(state="attached")
    same = ("rack", "table", "pool", "at", "you", "turn")
    assert {name: tab.scene[name] for name in same} == {name: before[name] for name in same}
    play_round(tab, Mouse(tab), "casual")
    assert tab.scene["at"] > before["at"]
    page.locator("dialog [data-next]").wait_for()
    # The page opens without a network, says so, and plays something new.
    page.goto("/")
    page.locator("[data-here]").wait_for()
    page.locator(READY).wait_for(state="attached")
    page.locator(f'a[href$="/t/{room}"]').first.wait_for()
    no_violations(page)
    tab.scenes.clear()
    page.locator("[data-play]:enabled").click()
    assert tab.wait_for_turn()
    # With the server the tables of the server are back, and those of this device can still be opened.
    server_with_engine.start()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator("[data-here-tables]")).to_contain_text("2")
    page.locator("[data-to-device]").click()
    page.locator("[data-here]").wait_for()
    page.locator("[data-to-server]").click()
    page.locator("[data-here-tables]").wait_for()
    # A table of the server's list is the one of the server.
    tab.scenes.clear()
    page.locator(f'a[href$="/t/{room}"]').first.click()
    assert tab.scene["at"] == before["at"]
    page.goto("/")
    turn_off(tab)


def turn_off(table: DevicePage) -> None:
    """Tables on this device cannot be opened any more, so the page asks."""
    page = table.page
    page.locator("header button").click()
    switch = page.locator("[data-offline-switch]")
    switch.click()
    page.locator("[data-offline-off]").wait_for()
    expect(switch).to_be_checked()
    no_violations(page)
    page.locator("[data-offline-off]").click()
    expect(switch).not_to_be_checked()
    table.wait(lambda: not page.evaluate("caches.has('tilerummy-engine /')"), "the engine is removed")


def test_the_start_page_does_not_wait_for_the_engine(tab: DevicePage, server_with_engine: SeededServer) -> None:
    turn_on(tab)
    tab.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    server_with_engine.kill()
    other = tab.page.context.new_page()
    other.add_init_script("window.Worker = class { postMessage() {} }")
    other.goto("/")
    other.locator("[data-here]").wait_for()
    other.locator("[data-play]:enabled").wait_for()


def test_an_installed_app_keeps_the_engine_by_itself(chromium: Browser, server_with_engine: SeededServer) -> None:
    """A table with other people needs the server; the page says so, and opens without it."""
    context = new_context(chromium, DESKTOP, base_url=server_with_engine.address)
    context.add_init_script(INSTALLED)
    tab = DevicePage(context)
    page = tab.page
    tab.wait(lambda: page.evaluate(KEPT), "the engine")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    guest = Guest(server_with_engine, "Ann")
    room = guest.create("person", edition=SHORT)
    context.add_cookies([{"name": COOKIE, "value": guest.token or "", "url": server_with_engine.address}])
    tab.go(f"/t/{room}")
    assert tab.scene["stage"] == "waiting"
    server_with_engine.kill()
    page.locator("[data-lost]").wait_for()
    assert page.evaluate(COPIED, room) == 0
    page.locator("[data-play-here]").click()
    page.locator("[data-here]").wait_for()
    assert tab.errors == []
    context.close()


def test_a_server_without_an_engine_says_so(visit: Visit) -> None:
    table = visit("/")
    table.page.locator("header button").click()
    table.page.locator("[data-offline-switch]").check()
    table.page.locator("[data-offline=none]").wait_for()
    no_violations(table.page)
