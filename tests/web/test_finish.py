"""The finish of the table: names and faces, sounds, the order for screen readers, one outline around one thing."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Guest
from web.conftest import SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
FREE = "rummy-classic-en,open_min=0"
HEARD = """() => {
  window.heard = 0
  const real = AudioContext.prototype.createGain
  AudioContext.prototype.createGain = function () { window.heard++; return real.call(this) }
}"""
ORDER = (HERE / "order.js").read_text("utf-8")
OUTLINES = (HERE / "outlines.js").read_text("utf-8")


def test_computers_have_faces_and_names_and_the_order_is_the_visual_one(server: SeededServer, visit: Visit) -> None:
    edition = "rummikub-vienna-en,open_min=0"
    server.deal(seed_for(edition, lambda start: start.turn == 0, 3))
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('newcomer', 'newcomer', edition=edition)}", token=guest.token, size=(390, 844))
    assert table.wait_for_turn()
    names = [seat["name"] for seat in table.scene["seats"][1:]]
    assert len(set(names)) == 2
    chips = table.page.locator("[data-seat]")
    for name, text in zip(names, chips.all_inner_texts(), strict=True):
        assert name in text
        assert "newcomer" in text
    assert chips.locator("[data-face=newcomer] path").first.is_visible()
    table.draw()
    assert table.wait_for_turn()
    table.wait(lambda: table.page.locator("[data-story]").inner_text().startswith(names[1]), "the line of a computer")
    assert table.page.locator("[data-story] [data-face]").is_visible()
    for _ in range(4):
        table.draw()
        assert table.wait_for_turn()
    found = table.page.evaluate(ORDER)
    assert found["ordered"]
    assert found["parts"] == sorted(found["parts"])
    for what in ("rows", "rack", "seats"):
        assert found[what] == sorted(found[what]), what
    assert found["rows"]
    table.open_log()
    table.page.locator("[data-log] [data-face=newcomer]").first.wait_for()


def _with_sounds(page: Page, volume: str) -> None:
    page.add_init_script(f"localStorage.setItem('tilerummy', JSON.stringify({{ volume: '{volume}' }}))")
    page.add_init_script(f"({HEARD})()")


@pytest.mark.parametrize("volume", ["normal", "off"])
def test_nothing_is_heard_before_the_first_tap_nor_when_sounds_are_off(
    volume: str, chromium: Browser, server: SeededServer
) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0))
    guest = Guest(server, "Ann")
    room = guest.create("newcomer", edition=FREE)
    assert guest.token is not None
    with chromium.new_context(base_url=server.address, service_workers="block") as context:
        context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": server.address}])
        table = TablePage(context.new_page())
        _with_sounds(table.page, volume)
        table.page.goto(f"/t/{room}")
        assert table.wait_for_turn()
        assert table.page.evaluate("() => window.heard") == 0, "a sound before the first tap"
        table.page.locator("[data-rack] [data-uid]").first.click()
        if volume == "off":
            table.page.wait_for_timeout(300)
            assert table.page.evaluate("() => window.heard") == 0
        else:
            table.wait(lambda: table.page.evaluate("() => window.heard") > 0, "a tile that is lifted")


def test_nothing_has_two_outlines(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start), 4))))
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('strong', edition=FREE)}", token=guest.token)
    assert table.wait_for_turn()
    run = run_of(table.rack, 4)
    assert run is not None
    mouse = Mouse(table)
    mouse.move(table.uid(run[0]), "new")
    table.wait(lambda: table.page.locator(".row.unfinished").count() == 1)
    assert table.page.evaluate(OUTLINES) == []
    lay_out(table, mouse, [run[:3]])
    assert table.page.evaluate(OUTLINES) == []
    # Held over the row, then lifted by keyboard.
    mouse.hold(table.uid(run[3]), table.rows[0]["id"])
    table.page.locator("[data-aim]").wait_for()
    assert table.page.evaluate(OUTLINES) == []
    expect(table.page.locator(".row.aimed")).to_have_count(1)
    mouse.release()
    table.page.keyboard.press("Tab")
    table.page.locator("[data-rack] [data-uid]").first.focus()
    table.page.keyboard.press("Space")
    table.page.locator(".tile.lifted").wait_for()
    table.page.wait_for_timeout(200)
    assert table.page.evaluate(OUTLINES) == []
    table.page.keyboard.press("Escape")
    table.end_turn()
    assert table.wait_for_turn()
    assert table.page.evaluate(OUTLINES) == [], "what the computer laid"
