"""Coming back: a running game is the first thing on the start page, and a reload keeps what can be undone."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, lay_out

pytestmark = pytest.mark.long(but=1)

FREE = "rummy-classic-en,open_min=0"
SHOTS = os.environ.get("TILERUMMY_SHOTS")
SIZES = (((320, 640), "de", True), (PHONE, "nl", False), (DESKTOP, "en", False))


def test_the_running_game_comes_first_with_its_table(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0))
    ann = Guest(server, "Ann")
    assert visit(token=ann.token).page.locator("[data-continue]").count() == 0
    room = ann.create("steady", "steady", edition=FREE)
    table = visit(f"/t/{room}", token=ann.token)
    for _ in range(5):
        assert table.wait_for_turn()
        at = table.scene["at"]
        table.press("[data-draw]:enabled")
        table.wait(lambda at=at: table.scene["at"] > at)  # type: ignore[misc]
    assert table.wait_for_turn()
    lies = [meld["tiles"] for meld in table.scene["table"]]
    assert lies
    for size, language, dark in SIZES:
        page = visit(size=size, language=language, dark=dark, token=ann.token).page
        card = page.locator("[data-continue]")
        expect(card.locator("[data-continue-table] .tile")).to_have_count(sum(map(len, lies)))
        top = "() => document.querySelector('main section').matches('[data-continue]')"
        assert page.evaluate(top), "nothing comes before it"
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        no_violations(page)
        if SHOTS:
            page.screenshot(path=Path(SHOTS, f"start-{size[0]}-{language}.png"))
        card.locator("a.gold").click()
        page.wait_for_url(f"**/t/{room}")


def test_a_reload_keeps_what_can_be_undone(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    ann = Guest(server, "Ann")
    table = visit(f"/t/{ann.create('beginner', edition=FREE)}", token=ann.token)
    assert table.wait_for_turn()
    run = run_of(table.scene["rack"])
    assert run
    lay_out(table, Mouse(table), [run])
    rack = sorted(table.scene["rack"])
    assert table.rows
    table.page.reload()
    table.page.locator("[data-row]").first.wait_for()
    for _ in range(3):
        table.page.keyboard.press("Control+z")
    table.wait(lambda: not table.rows, "everything is taken back")
    assert sorted(table.rack) == rack
    table.page.keyboard.press("Control+y")
    table.wait(lambda: bool(table.rows), "the first tile lies there again")
