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


def test_a_clock_for_rearranging_is_started_by_hand(visit: Visit) -> None:
    """The sheet times only changes of the table: every turn begins without a clock."""
    page = visit("/score", language="en", size=(390, 844)).page
    page.clock.install()
    page.locator("[data-box='003'] .pick").click()
    page.locator("[data-edition=rummikub-original-de]").check()
    page.locator("[data-start]").click()
    page.locator("[data-seat='0']").click()
    for seat in ("Player 1", "Player 2"):
        expect(page.locator(STATUS)).to_have_text(f"{seat} is playing")
        expect(page.locator("[data-clock-starts]")).to_contain_text("when you first change a meld on the table")
        page.clock.run_for(200_000)
        expect(page.locator("[data-time], [data-time-up]")).to_have_count(0)
        page.locator("[data-begin]").click()
        page.clock.run_for(30_400)
        expect(page.locator("[data-time]")).to_have_text("1:30")
        expect(page.locator("[data-clock-starts]")).to_have_count(0)
        page.locator("[data-next]").click()
    page.locator("#clock-kind").select_option("own")
    page.locator("[data-begin]").click()
    page.locator("[data-next]").click()
    expect(page.locator("[data-time]")).to_have_text("2:00")


def test_the_form_says_how_many_games_the_rounds_have(visit: Visit) -> None:
    page = visit("/score", language="en", size=(390, 844)).page
    page.locator("[data-box='002'] .pick").click()
    page.locator("[data-edition=rummikub-vienna-en]").check()
    page.locator("[data-add-player]").click()
    expect(page.locator("[data-games]")).to_have_text("1 (3 games)")
    page.locator("[data-rounds]").fill("2")
    expect(page.locator("[data-games]")).to_have_text("2 (6 games)")
    page.locator("[data-edition=rummikub-vienna-de]").check()
    expect(page.locator("[data-games]")).to_have_count(0)


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
