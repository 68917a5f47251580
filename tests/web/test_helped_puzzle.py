"""A puzzle whose tiles a hint named is solved, and does not count."""

import pytest
from playwright.sync_api import expect
from web.conftest import Visit
from web.table import Mouse, lay_out
from web.test_puzzles import at_puzzle, rows_after, short_puzzle

from tilerummy.puzzles import Goal
from tilerummy.rooms.words import translator_for

pytestmark = pytest.mark.long


def test_a_hint_that_names_the_tiles_is_help(visit: Visit) -> None:
    found = short_puzzle(Goal.TILES)
    table = visit(f"/puzzles/{found.id}")
    page = table.page
    at_puzzle(table)
    page.locator(".bar .hint").click()
    page.locator("[data-ask='1']").click()
    page.locator("[data-ask='2']").click()
    page.locator("[data-ask='3']").wait_for()
    table.wait(lambda: bool(table.last["hint"]["tiles"]), "the tiles of the hint")
    assert not table.last["hint"]["steps"]
    page.get_by_role("button", name=translator_for("en").text("web-close"), exact=True).click()
    page.reload()  # what was seen stays seen
    at_puzzle(table)
    lay_out(table, Mouse(table), rows_after(found))
    page.locator("[data-end]:enabled").click()
    page.locator("[data-done]").wait_for()
    expect(page.locator("[data-goal]")).to_have_text(translator_for("en").text("puzzle-not-counted"))
    page.locator("[data-all]").click()
    expect(page.locator("[data-solved-count]")).to_have_text("0 puzzles solved")
