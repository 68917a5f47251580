"""The game without a server: built, served as plain files under a path, played, and played on without a network."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from web.barriers import no_violations
from web.conftest import DESKTOP, SeededServer
from web.deals import SHORT
from web.one_device import Device, seeded_room
from web.static_site import LOADING, Site, SitePage, new_context
from web.table import Mouse, lay_out
from web.test_lesson import LAYS, wait_for_step
from web.test_photo_page import EXAMPLES
from web.test_puzzles import at_puzzle, rows_after, short_puzzle
from web.test_rounds import CLOCK, play_round, short_record

from tilerummy.puzzles import Goal
from tilerummy.rooms.room import Room
from tilerummy.store import Event

pytestmark = pytest.mark.long

STEADY = {"kind": "computer", "level": "steady"}
PHOTO_FILES = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tilerummy-photo '))
    return names.length ? (await (await caches.open(names[0])).keys()).length : 0
}"""
MEMORIES = """async () => {
    let found = 0
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found += /memory-(?!attempt)/.test(url)
    return found
}"""
MOST_BYTES = 15_000_000
"""Of a whole site, each file compressed."""
KEPT = """(base) => new Promise((resolve) => {
    const opening = indexedDB.open(`tilerummy ${base}`)
    opening.onsuccess = () => {
        const store = opening.result.transaction('saved').objectStore('saved')
        const keys = store.getAllKeys()
        const texts = store.getAll()
        store.transaction.oncomplete = () => {
            opening.result.close()
            resolve(Object.fromEntries(keys.result.map((key, at) => [key, texts.result[at]])))
        }
    }
})"""
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


@pytest.fixture
def tabs(chromium: Browser) -> Iterator[BrowserContext]:
    opened = new_context(chromium, DESKTOP)
    yield opened
    opened.close()


def test_a_round_then_everything_without_a_network(site: Site, tabs: BrowserContext, server: SeededServer) -> None:
    packed = (len(gzip.compress(path.read_bytes())) for path in site.folder.rglob("*") if path.is_file())
    assert sum(packed) <= MOST_BYTES
    with site.served() as files:
        table = SitePage(tabs, site)
        page = table.page
        # The start page can be used while the engine is loading, and what was done then happens.
        page.locator("[data-play]:enabled").wait_for()
        expect(page.locator(LOADING)).to_have_count(1)
        no_violations(page)
        page.locator("[data-play]").click()
        table.wait_until_ready()
        assert table.wait_for_turn()
        assert page.url.startswith(f"{site.address}t/")
        first, room = page.url.rpartition("/")[2], table.create(SHORT, STEADY)
        table.scenes.clear()
        table.go(f"t/{room}")
        assert play_round(table, Mouse(table), "casual") >= 3
        page.locator("dialog [data-next]").wait_for()
        record = CLOCK.sub("", table.ask("GET", f"/rooms/{room}/record.trn")[1])
        assert len(record.splitlines()) > 10
        assert record == short_record(server), "test_rounds.py compares that one with the page of a server"
        table.wait(lambda: page.evaluate(CONTROLLED), "the service worker")
        table.wait(lambda: page.evaluate(PHOTO_FILES) == 5, "the reader of photos, loaded unasked", every_ms=400)
        table.wait(lambda: page.evaluate(MEMORIES) == 1, "the memory of the engine", every_ms=400)
        files.kill()
        files.wait()
    tabs.set_offline(True)
    table.scenes.clear()
    page.reload()
    table.wait_until_ready()
    assert page.evaluate(MEMORIES) == 1, "it was used: otherwise it would be forgotten"
    assert table.scene["stage"] == "match-over", "the round is still there"
    third = table.create(SHORT, STEADY)
    assert third not in (first, room), "the kept memory repeats no name of a room"
    table.scenes.clear()
    table.go(f"t/{third}")
    assert play_round(table, Mouse(table), "casual") >= 3
    _three_people_share_the_page(table)
    _solve_a_puzzle(table)
    _begin_the_lesson(table)
    _keep_score(table)
    _look_back(table, record)
    assert table.errors == []


def _three_people_share_the_page(table: SitePage) -> None:
    def truth(room: str) -> Room:
        kept: dict[str, str] = table.page.evaluate(KEPT, table.site.path)
        texts = (kept[key] for key in sorted(kept) if key.startswith(f"event/{room}/"))
        return seeded_room(room, [Event(**json.loads(text)) for text in texts])

    table.scenes.clear()
    table.go(f"t/{table.create(SHORT, {'kind': 'here', 'name': 'Bo'}, {'kind': 'here', 'name': 'Cy'})}")
    device = Device(truth, table)
    assert {device.take_and_play() for _ in range(4)} == {0, 1, 2}
    assert device.looked == 8


def _solve_a_puzzle(table: SitePage) -> None:
    found = short_puzzle(Goal.TILES)
    table.go(f"puzzles/{found.id}")
    at_puzzle(table)
    lay_out(table, Mouse(table), rows_after(found))
    table.page.locator("[data-end]:enabled").click()
    table.page.locator("[data-done]").wait_for()


def _begin_the_lesson(table: SitePage) -> None:
    table.scenes.clear()
    table.go("lesson")
    wait_for_step(table, 1)
    lay_out(table, Mouse(table), LAYS[1])
    table.page.locator("[data-end]:enabled").click()
    wait_for_step(table, 2)


def _keep_score(table: SitePage) -> None:
    page = table.page
    table.go("score")
    page.locator("[data-name='0']").fill("Ann")
    page.locator("[data-name='1']").fill("Bo")
    page.locator("[data-start]").click()
    page.locator("[data-enter]").click()
    page.locator("[data-out='0']").check()
    page.locator("[data-photo-of='1']").click()
    page.locator("[data-photo-file]").set_input_files(EXAMPLES / "rack.jpg")
    page.locator("[data-photo-dialog='done']").wait_for()
    page.locator("[data-photo-use]").click()
    page.locator("[data-save-round]").click()
    expect(page.locator("[data-total='0']")).to_have_text("69")


def test_tabs_share_one_engine_and_storage_is_saved_read_and_cleared(
    site: Site, tabs: BrowserContext, tmp_path: Path
) -> None:
    with site.served():
        first = SitePage(tabs, site)
        first.wait_until_ready()
        room = first.create(SHORT, STEADY)
        second = SitePage(tabs, site)
        second.wait_until_ready()
        second.page.locator(f'a[href$="/t/{room}"]').first.wait_for()
        assert len(second.page.workers) == 0, "one engine for all tabs"
        first.page.close()
        second.page.locator(f'a[href$="/t/{room}"]').first.click()
        second.page.locator("[data-rack] [data-uid]").first.wait_for()
        assert len(second.page.workers) == 1, "the other tab has taken over"
        second.go("")
        _a_server_is_asked_for(second)
        saved = _saved_file(second, tmp_path / "kept.json")
        _clear(second)
        empty = json.loads(_saved_file(second, tmp_path / "empty.json").read_text("utf-8"))
        assert [key for key in empty["saved"] if room in key] == []
        _read_file(second, saved)
        second.wait_until_ready()
        assert [each["id"] for each in json.loads(second.ask("GET", "/rooms/mine")[1])["rooms"]] == [room]
        assert second.errors == []


def _a_server_is_asked_for(table: SitePage) -> None:
    """Friends elsewhere cannot join a table of this page."""
    page = table.page
    page.locator("[data-invite]:enabled").click()
    page.locator("#server-address").fill("javascript:alert(1)")
    page.locator("[data-server-go]").click()
    page.locator("#server-wrong").wait_for()
    no_violations(page)
    page.route("https://rummy.example/**", lambda route: route.fulfill(body="a server"))
    page.locator("#server-address").fill("rummy.example/here")
    page.locator("[data-server-go]").click()
    page.wait_for_url("https://rummy.example/here")
    page.go_back()


def _saved_file(table: SitePage, path: Path) -> Path:
    table.page.locator("header button").click()
    table.page.locator("[data-storage]").wait_for()
    no_violations(table.page)
    with table.page.expect_download() as download:
        table.page.locator("[data-export]").click()
    download.value.save_as(path)
    return path


def _clear(table: SitePage) -> None:
    table.page.locator("[data-clear]").click()
    with table.page.expect_navigation():
        table.page.locator("[data-storage-yes]").click()


def _read_file(table: SitePage, saved: Path) -> None:
    wrong = saved.with_name("wrong.json")
    wrong.write_text(saved.read_text("utf-8").replace("tilerummy-storage", "something"), "utf-8")
    chooser = table.page.locator("[data-import]")
    chooser.set_input_files(wrong)
    table.page.locator("[data-storage] [role=alert]").wait_for()
    chooser.set_input_files(saved)
    with table.page.expect_navigation():
        table.page.locator("[data-storage-yes]").click()


def _look_back(table: SitePage, record: str) -> None:
    """Without the compiled solver the round is reviewed by tiles, and the page says why."""
    table.go("review")
    page = table.page
    page.locator("[data-review-text]").fill(record)
    page.locator("[data-review-read]").click()
    page.locator("[data-review]").wait_for()
    expect(page.locator("[data-only-tiles]")).to_contain_text("need the compiled solver")
    expect(page.locator("[data-by]")).to_have_count(0)
