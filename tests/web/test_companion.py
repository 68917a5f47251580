"""The score sheet and the clock of a real table: by keyboard in English, and by touch on a phone in German."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations, rings_are_visible
from web.conftest import Visit

from tilerummy.cli.score import load
from tilerummy.scorecard import from_data

WIDTH = "() => document.documentElement.scrollWidth"


def test_a_match_by_keyboard(visit: Visit, tmp_path: Path) -> None:
    page = visit("/", language="en").page

    def press(selector: str, key: str = "Enter") -> None:
        page.locator(selector).focus()
        page.keyboard.press(key)

    press("[data-real-table]")
    page.locator("[data-name='0']").focus()
    page.keyboard.type("Ann")
    page.locator("[data-name='1']").focus()
    page.keyboard.type("Ann")
    press("[data-start]")
    expect(page.locator("#form-wrong")).to_contain_text("already a player called Ann")
    page.locator("[data-name='1']").fill("Bo")
    no_violations(page)
    rings_are_visible(page)
    press("[data-start]")
    press("[data-seat='0']")
    press("[data-next]")
    expect(page.locator("[data-on-turn]")).to_contain_text("Bo")
    press("[data-pause]")
    before = page.locator("[data-time]").inner_text()
    page.reload()
    expect(page.locator("[data-on-turn]")).to_contain_text("Bo")
    expect(page.locator("[data-time]")).to_have_text(before)
    no_violations(page)
    press("[data-enter]")
    press("[data-out='0']", "Space")
    page.locator("[data-points='1']").fill("abc")
    press("[data-save-round]")
    expect(page.locator("[data-wrong]")).to_contain_text("Enter the points of Bo as a whole number")
    page.locator("[data-points='1']").fill("0")
    press("[data-save-round]")
    expect(page.locator("[data-wrong]")).to_contain_text("The rack of Bo is empty")
    page.locator("[data-points='1']").fill("−12")
    no_violations(page)
    press("[data-save-round]")
    expect(page.locator("[data-total='0']")).to_have_text("12")
    press("[data-edit='0']")
    page.locator("[data-points='1']").fill("13")
    press("[data-save-round]")
    expect(page.locator("[data-total='1']")).to_have_text("−13")
    with page.expect_download() as saved:
        press("[data-export]")
    path = tmp_path / "sheet.json"
    saved.value.save_as(path)
    assert load(path).sheet.totals == (13, -13), "the terminal can continue it"
    press("[data-undo]")
    press("[data-undo-sure]")
    expect(page.locator("[data-line]")).to_have_count(0)
    press("[data-delete]")
    press("[data-delete-sure]")
    page.locator("[data-import]").set_input_files(path)
    expect(page.locator("[data-total='0']")).to_have_text("13")


@pytest.mark.long
def test_a_round_on_a_phone(visit: Visit) -> None:
    page = visit("/score", language="de", size=(320, 640), touch=True, dark=True).page
    page.locator("[data-add-player]").tap()
    page.locator("[data-start]").tap()
    page.locator("[data-enter]").tap()
    page.locator("[data-out='2']").tap()
    page.locator("[data-tap='0']").tap()
    for kind in ("r5", "j"):
        page.locator(f"[data-tap-tile='key'][data-kind='{kind}']").tap()
    page.locator("[data-points='1']").fill("7")
    assert page.evaluate(WIDTH) == 320
    no_violations(page)
    page.locator("[data-save-round]").tap()
    page.locator("[data-line]").wait_for()
    kept = json.loads(page.evaluate("localStorage['tilerummy-scores']"))[0]["shown"]["data"]
    card = from_data(kept)
    assert kept["rounds"][0]["racks"] == ["r5j", 7, 0]
    worth = 5 + card.rules.joker_penalty
    expect(page.locator("[data-total='0']")).to_have_text(f"−{worth}")
    expect(page.locator("[data-total='2']")).to_have_text(str(worth + 7))
    assert page.evaluate(WIDTH) == 320
    no_violations(page)
