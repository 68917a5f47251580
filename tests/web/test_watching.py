"""Watching: a list that is quick to use, a view without a rack, and the racks of everybody after the round."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import PHONE, SeededServer, Visit
from web.deals import seed_for

FREE = "rummy-classic-en,open_min=0"


def test_a_public_game_is_found_and_watched_to_its_end(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE, public=True, clock={"kind": "turn", "seconds": 120})
    bo.join(room)
    start = visit(size=PHONE)
    row = start.page.locator(f"#watch a[href$='{room}']")
    row.wait_for()
    assert "Ann and Bo" in row.inner_text()
    assert "2 minutes per turn" in row.inner_text()
    assert row.locator(".chip").inner_text() == "Watch"
    create = start.page.locator("[data-create]").bounding_box()
    assert create is not None
    assert (row.bounding_box() or create)["y"] < create["y"], "on a phone games to watch come before the long form"
    mine = visit(size=PHONE, token=ann.token)
    mine.page.locator(f".lists a[href$='{room}'] [data-my-turn]").wait_for()

    row.click()
    watcher = start.page
    watcher.locator("[data-watch]").wait_for()
    assert watcher.locator("[data-rack], [data-draw], [data-end]").count() == 0
    watcher.locator("[data-watch-pace]").select_option("fast")
    watcher.locator(".brand").click()
    watcher.locator("[data-rules] summary").click()
    facts = watcher.locator("[data-rules] [data-facts]")
    facts.wait_for()
    assert "2 minutes per turn" in facts.inner_text()
    assert "any first lay" in facts.inner_text()
    watcher.keyboard.press("Escape")
    assert watcher.locator("[data-racks]").count() == 0
    other = ann.open(room)
    assert other.ask("resign")["type"] == "done"
    watcher.locator("dialog .racks li").first.wait_for()
    expect(watcher.locator("dialog .buttons:not(:has(*))"), "no empty strip at the foot").to_have_count(0)
    watcher.keyboard.press("Escape")
    racks = watcher.locator("[data-racks] li")
    expect(racks).to_have_count(2)
    assert all(rack.locator(".tile").count() == 14 for rack in racks.all())
    bar = watcher.locator("[data-watch]").bounding_box()
    assert bar is not None
    assert bar["height"] < 0.4 * PHONE[1], "the table keeps its room"
    no_violations(watcher)
    other.close()


@pytest.mark.long
def test_an_imported_round_that_is_not_fair_is_marked(server: SeededServer, visit: Visit) -> None:
    good = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "fair.trn").read_text("utf-8")
    forged = good.replace(good.partition('[Seed "')[2].partition('"')[0], "00" * 32)
    ann = Guest(server, "Ann")
    rooms = [ann.ask("POST", "/api/v1/rooms/import", {"trn": text}).body["id"] for text in (good, forged)]
    page = visit(size=PHONE, token=ann.token, language="de").page
    rows = [page.locator(f".lists a[href$='{room}']") for room in rooms]
    rows[1].wait_for()
    assert [row.get_by_text("nicht geprüft").count() for row in rows] == [0, 1], rows[1].inner_text()
