"""Help while moving: two strengths of highlight, the joker in exchange, hints beside table and rack, and the focus."""

from typing import Any

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
ZOOMED = (320, 256)
"""A window of 1280 x 1024 at 400 %."""
FOCUS = """() => {
  const now = document.activeElement
  return now === document.body ? '' : now.getAttribute('aria-label') || now.textContent.trim()
}"""
BUTTONS = """() => [...document.querySelectorAll('main button, main a')].filter((each) => {
  const box = each.getBoundingClientRect()
  const cut = box.left < -1 || box.right > innerWidth + 1 || box.top + scrollY < -1
  const below = box.bottom + scrollY > document.documentElement.scrollHeight + 1
  return box.width && !each.closest('[data-felt], .sr') && (cut || below)
}).map((each) => each.getAttribute('aria-label') || each.textContent.trim())"""


def seated(server: SeededServer, visit: Visit, **how: Any) -> TablePage:
    """The rack has a joker and a run of three."""
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and "j" in kinds(start) and bool(run_of(kinds(start)))))
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('steady', edition=FREE)}", token=guest.token, **how)
    assert table.wait_for_turn()
    return table


def test_a_tile_on_its_joker_takes_the_joker_in_hand(server: SeededServer, visit: Visit) -> None:
    table = seated(server, visit)
    low, middle, high = run_of(table.rack) or []
    lay_out(table, Mouse(table), [[low, "j", high]])
    row = table.rows[0]["id"]
    hand = Mouse(table)
    hand.hold(table.uid(middle), row)
    table.page.locator(f'[data-aim="{row} exchange"]').wait_for()
    expect(table.page.locator(f'[data-row="{row}"].takes .tile.swap'), "it also fits as a fourth tile").to_have_count(1)
    hand.release()
    table.wait(lambda: sorted(map(len, table.kinds)) == [1, 3], "the joker in a row of its own")
    assert [low, middle, high] in table.kinds
    assert table.page.locator(".tile.lifted").get_attribute("data-kind") == "j"
    assert table.line == "You have the joker. Put it into a meld in this turn."
    table.page.locator("[data-rack]").click(position={"x": 40, "y": 4})
    table.wait(lambda: "j" in table.rack, "the joker back on the rack")
    assert "You have the joker" not in table.line, "what is said goes with its cause"


def test_a_step_on_the_way_is_marked_otherwise(server: SeededServer, visit: Visit) -> None:
    table = seated(server, visit)
    low, middle, high = run_of(table.rack) or []
    lay_out(table, Mouse(table), [[low]])
    for kind, strength in ((middle, "might"), (high, "takes")):
        row = table.rows[0]["id"]
        Mouse(table).hold(table.uid(kind), row)
        table.page.locator(f'[data-row="{row}"].{strength}').wait_for()
        expect(table.page.locator(".aim.step")).to_have_count(int(strength == "might"))
        table.page.mouse.up()
        table.wait(lambda kind=kind: kind in table.kinds[0], "the tile in its row")  # type: ignore[misc]


def test_a_hint_covers_nothing_and_goes_on(server: SeededServer, visit: Visit) -> None:
    table = seated(server, visit, size=PHONE)
    felt, rack = (table.page.locator(each).bounding_box() for each in ("[data-felt]", "[data-rack]"))
    table.press(".buttons .hint")
    table.page.locator("[data-ask='1']").wait_for()  # loaded when it is first needed
    table.page.keyboard.press("Escape")
    table.press(".buttons .hint")
    for selector in ("[data-ask='1']", "[data-ask='3']", "[data-put]"):
        table.page.locator(selector).wait_for()
        table.wait(lambda: table.page.evaluate(FOCUS) != "", "the focus, in the next frame")
        assert [table.page.locator(each).bounding_box() for each in ("[data-felt]", "[data-rack]")] == [felt, rack]
        if selector != "[data-put]":
            table.press(selector)
    steps = table.last["hint"]["steps"]
    for number, step in enumerate(steps, 1):
        assert table.line.startswith(f"{number}/{len(steps)} · ")
        assert table.page.locator("[data-rack] .tile.hint").count() > 0
        table.press("[data-put]")
        table.wait(lambda step=step: sorted(map(len, table.kinds)) == sorted(len(row["tiles"]) for row in step["rows"]))  # type: ignore[misc]
    assert table.page.locator("[data-put]").count() == 0
    table.end_turn()


def test_a_hint_that_nothing_can_be_laid_leaves_the_way_to_draw(server: SeededServer, visit: Visit) -> None:
    edition = f"{FREE},deal=1"
    server.deal(seed_for(edition, lambda start: start.turn == 0 and "j" not in kinds(start)))
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('steady', edition=edition)}", token=guest.token)
    assert table.wait_for_turn()
    Mouse(table).move(table.uid(table.rack[0]), "new")
    table.wait(lambda: "too short" in table.line, "the referee's word on the row")
    table.press(".buttons .hint")
    table.press("[data-ask='0']")
    table.wait(lambda: "hint" in table.last, "an answer")
    table.wait(lambda: table.line == table.last["hint"]["text"], "the answer on the screen")
    table.press(".buttons .reset")
    del table.last["hint"]
    table.press(".buttons .hint")
    table.press("[data-ask='1']")
    table.wait(lambda: "hint" in table.last, "an answer")
    table.page.locator("[data-draw]:focus").wait_for()
    assert table.line == table.last["hint"]["text"]
    table.draw()


def test_after_each_action_the_focus_is_on_something_with_a_name(server: SeededServer, visit: Visit) -> None:
    table = seated(server, visit)
    run = run_of(table.rack) or []

    def focused() -> None:
        table.page.wait_for_timeout(80)
        assert table.page.evaluate(FOCUS) != ""

    lay_out(table, Mouse(table), [run])
    for selector in ('button[aria-label="Undo"]', 'button[aria-label="Redo"]', 'button[aria-label="Reset the turn"]'):
        table.press(selector)
        focused()
    table.press(".sorts button >> nth=0")
    focused()
    table.open_log()
    focused()
    for selector in (".close", ".buttons .hint", '.bar [aria-label="Close"]'):
        table.press(selector)
        focused()
    lay_out(table, Mouse(table), [run])
    table.end_turn()
    focused()
    assert table.wait_for_turn()
    table.draw()
    focused()


def test_no_button_is_lost_at_four_hundred_percent(server: SeededServer, visit: Visit) -> None:
    table = seated(server, visit, size=ZOOMED)
    assert table.page.evaluate(BUTTONS) == []
    for selector in (
        "[data-draw]",
        "[data-end]",
        ".buttons .hint",
        ".sorts button >> nth=2",
        "[data-rack] [data-uid] >> nth=0",
    ):
        table.page.locator(selector).scroll_into_view_if_needed()
        assert table.page.locator(selector).is_visible(), selector
    table.press("[data-draw]:enabled")
    table.wait(lambda: not table.on_turn or len(table.scene["log"]) > 1, "the turn is over")
