"""The clock of the score sheet: it keeps the screen on, ends in words, sound and touch, and says nothing stale."""

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Visit

pytestmark = pytest.mark.long

WATCHED = """() => {
  window.felt = []
  window.locks = { asked: 0, released: 0 }
  Object.defineProperty(navigator, 'vibrate', { value: (how) => felt.push(how) })
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    locks.asked++
    return { released: false, async release() { this.released = true; locks.released++ } }
  } } })
}"""
STATUS = "[data-companion-clock] [role=status]"


def started(visit: Visit, language: str, size: tuple[int, int]) -> Page:
    page = visit("/score", language=language, size=size).page
    page.evaluate(WATCHED)
    page.clock.install()
    page.locator("[data-name='0']").fill("Ann")
    page.locator("[data-name='1']").fill("Bo")
    page.locator("[data-start]").click()
    page.locator("[data-seat='0']").click()
    return page


def test_the_time_runs_out(visit: Visit) -> None:
    page = started(visit, "en", (390, 844))
    status = page.locator(STATUS)
    expect(status).to_have_text("Ann is playing")
    page.locator("#clock-kind").select_option("own")
    page.locator("#clock-seconds").fill("15")
    page.locator("#clock-seconds").blur()
    page.clock.run_for(5_400)
    expect(status).to_contain_text("10 seconds")
    page.clock.run_for(10_000)
    expect(page.locator("[data-time-up]")).to_contain_text("Time is up.")
    expect(status).to_have_text("Time is up.")
    assert page.evaluate("() => felt.length") >= 2
    assert page.evaluate("() => locks") == {"asked": 1, "released": 0}
    # The next player is announced, and a pause ends both the announcement and the lock.
    page.locator("[data-next]").click()
    expect(status).to_have_text("Bo is playing")
    page.locator("[data-pause]").click()
    expect(status).to_have_text("")
    assert page.evaluate("() => locks.asked - locks.released") == 0


def test_a_round_by_tiles_shows_what_the_box_still_has(visit: Visit) -> None:
    page = started(visit, "de", (390, 844))
    page.locator("[data-enter]").click()
    page.locator("[data-out='0']").check()
    page.locator("[data-tap='1']").click()
    key = page.locator("[data-tap-tile=key][data-kind='r5']")
    for left in ("2", "1", "0"):
        expect(key.locator(".left")).to_have_text(left)
        key.dispatch_event("click")  # also when none is left
    expect(key).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-chosen] [data-kind='r5']")).to_have_count(2)
    page.locator("[data-save-round]").click()
    page.locator("[data-line]").wait_for()
    page.emulate_media(media="print")
    expect(page.locator("[data-companion-clock]")).to_be_hidden()
    expect(page.locator("[data-edit]")).to_be_hidden()
    expect(page.locator("[data-companion-sheet]")).to_be_visible()
