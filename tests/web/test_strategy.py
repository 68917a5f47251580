"""A strategy lesson, in which laying is refused in words, and playing on from a record that was pasted."""

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations
from web.conftest import Visit
from web.table import Mouse, lay_out

from tilerummy.bots.round_runner import play_round
from tilerummy.language import Translator
from tilerummy.review import review_round

pytestmark = pytest.mark.long

WORDS = Translator("en")
ROUND = play_round(["strong", "learner", "regular"], "rummikub-vienna-en", seed=2)


def test_waiting_is_learned(visit: Visit) -> None:
    table = visit("/learn/hold-back")
    page = table.page
    table.wait(lambda: table.shown, "the tiles")
    page.locator("[data-show]").click()
    table.wait(lambda: table.line == WORDS.text("server-hint-wait"), "what to do instead of a lay")
    lay_out(table, Mouse(table), [["r3", "r4", "r5", "r6"], ["k9", "b9", "o9"]])
    page.locator("[data-end]:enabled").click()
    table.wait(lambda: table.line == WORDS.text("server-goal-waits"), "the goal in words")
    page.locator(".btn.reset").click()
    page.locator("[data-draw]:enabled").click()
    page.locator(".exercise-panel [data-done]").wait_for()
    expect(page.locator("[data-rack] [data-uid]")).to_have_count(4)
    no_violations(page)


def test_a_pasted_record_is_played_on(visit: Visit) -> None:
    page = visit("/review").page
    page.locator("[data-review-text]").fill(str(ROUND))
    page.locator("[data-review-read]").click()
    page.locator("[data-review]").wait_for()
    page.locator('[data-turn="9"]').click()
    page.locator("[data-continue]").click()
    page.locator("[data-felt]").wait_for()
    expect(page.locator("[data-rack] [data-uid]").first).to_be_visible()
    assert "/t/" in page.url
    before = ROUND.situations[review_round(ROUND).turns[8].begin]
    expect(page.locator("[data-rack] [data-uid]")).to_have_count(len(before.racks[before.turn]))
    page.go_back()
    page.locator("[data-review]").wait_for()
