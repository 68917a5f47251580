"""What lies where at a table: the outline of a new row, the choice for a joker, rings of the focus, a reload."""

import re

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import HERE, Mouse, TablePage, lay_out
from web.test_small_phone import finished, full_puzzle

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
COVERED = (HERE / "covered.js").read_text("utf-8")
RINGS = """() => [...document.querySelectorAll(':focus-visible')]
  .filter(each => getComputedStyle(each).outlineStyle !== 'none').map(each => each.outerHTML.slice(0, 80))"""
SEEN = """() => {
  const felt = document.querySelector('[data-felt]')
  return [felt.scrollLeft, felt.scrollTop, felt.querySelector('[data-uid]').getBoundingClientRect().width]
}"""


def at_table(server: SeededServer, visit: Visit, seed: bytes, size: tuple[int, int], **how: object) -> TablePage:
    server.deal(seed)
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('steady', edition=FREE)}", token=guest.token, size=size, **how)
    assert table.wait_for_turn()
    return table


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_new_row_is_made_where_it_is_drawn(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    table = at_table(server, visit, seed_for(FREE, lambda start: start.turn == 0), size)
    for made in (1, 2):
        table.page.locator("[data-rack] [data-uid]").first.click()
        drawn = table.page.locator(".fresh-row").bounding_box()
        assert drawn is not None
        table.page.mouse.click(*table.middle(".fresh-row"))
        table.wait(lambda made=made: len(table.rows) == made, "the new row")  # type: ignore[misc]
        row = table.page.locator("[data-row]").last.bounding_box()
        assert row is not None
        assert abs(row["x"] - drawn["x"]) <= 4
        assert abs(row["y"] - drawn["y"]) <= 4


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_new_row_of_a_full_table_covers_no_meld_and_stays_in_sight(size: tuple[int, int], visit: Visit) -> None:
    table = visit(f"/puzzles/{full_puzzle(on_rack=False)}", size=size)
    table.wait(lambda: table.scenes and table.shown, "the puzzle")
    before = [row["id"] for row in table.rows]
    table.page.locator("[data-rack] [data-uid]").first.click()
    table.page.locator(".fresh-row").wait_for()
    assert table.page.evaluate(COVERED, ".fresh-row") == []
    drawn = table.page.locator(".fresh-row").bounding_box()
    table.page.mouse.click(*table.middle(".fresh-row"))
    table.wait(lambda: len(table.rows) == len(before) + 1, "the new row")
    (made,) = [row["id"] for row in table.rows if row["id"] not in before]
    assert len(table.page.evaluate(COVERED, f'[data-row="{made}"]')) == 1, "only itself"
    row = table.page.locator(f'[data-row="{made}"]').bounding_box()
    felt = table.page.locator("[data-felt]").bounding_box()
    assert drawn is not None
    assert row is not None
    assert felt is not None
    assert abs(row["x"] - drawn["x"]) <= 4
    assert abs(row["y"] - drawn["y"]) <= 4
    assert felt["y"] <= row["y"]
    assert row["y"] + row["height"] <= felt["y"] + felt["height"] + 1, "the drop has not scrolled it away"
    table.check()


TWO_JOKERS = seed_for(FREE, lambda start: start.turn == 0 and kinds(start).count("j") == 2)


def with_choice(server: SeededServer, visit: Visit, size: tuple[int, int], **how: object) -> TablePage:
    """A table with a row that can be read in two ways."""
    table = at_table(server, visit, TWO_JOKERS, size, **how)
    tile = next(kind for kind in table.rack if kind[1:] in ("5", "6", "7", "8"))
    lay_out(table, Mouse(table), [[tile, "j", "j"]])
    expect(table.page.locator(".bar [data-choose] button").first).to_be_visible()
    return table


@pytest.mark.parametrize("by", ["touch", "mouse", "keyboard"])
def test_the_number_of_a_joker_is_chosen(by: str, server: SeededServer, visit: Visit) -> None:
    """In the bar, where the choice covers no meld."""
    size = {"keyboard": DESKTOP, "mouse": PHONE, "touch": (375, 667)}[by]
    table = with_choice(server, visit, size, touch=by == "touch", language="de" if by == "touch" else "en")
    assert table.page.evaluate(COVERED, "[data-choose]") == []
    shown = table.page.locator(".bar > .line")
    assert shown.evaluate("(line) => line.scrollWidth <= line.clientWidth"), "every choice is in sight"
    button = table.page.locator(".bar [data-choose] button").last
    meant = button.get_attribute("aria-label")
    if by == "keyboard":
        button.focus()
        table.page.keyboard.press("Enter")
    else:
        button.tap() if by == "touch" else button.click()
    expect(table.page.locator(".bar [data-choose]")).to_have_count(0)
    expect(table.page.locator("[data-row]").first).to_have_accessible_name(re.compile(re.escape(meant or "-")))
    table.page.locator("[data-end]:enabled").wait_for()
    assert len(table.kinds) == 1
    table.check()


def test_the_choice_for_a_joker_is_cancelled_by_undo(server: SeededServer, visit: Visit) -> None:
    table = with_choice(server, visit, PHONE)
    table.press('button[aria-label="Undo"]')
    expect(table.page.locator(".bar [data-choose]")).to_have_count(0)
    table.wait(lambda: [len(row) for row in table.kinds] == [2], "a joker is back on the rack")
    table.check()


def test_a_lesson_shows_no_focus_that_nobody_set(visit: Visit) -> None:
    table = visit("/learn/group")
    table.wait(lambda: table.scenes and table.shown, "the lesson")
    assert table.page.evaluate(RINGS) == []
    table.press("[data-next-step]")
    table.wait(lambda: table.scene["round"] == 2 and table.shown, "the next step")
    assert table.page.evaluate(RINGS) == []


def test_after_a_reload_the_table_is_where_it_was(server: SeededServer, visit: Visit) -> None:
    seed = seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start))))
    table = at_table(server, visit, seed, PHONE)
    lay_out(table, Mouse(table), [run_of(table.rack) or []])
    x, y = table.middle("[data-felt]")
    table.page.mouse.move(x, y)
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -160)
    table.page.keyboard.up("Control")
    table.wait(lambda: table.page.evaluate(SEEN)[1] > 0, "a closer look")
    before = table.page.evaluate(SEEN)
    table.page.reload()
    table.wait(lambda: table.rows and table.page.evaluate(SEEN) == before, f"the same as before, {before}")


def test_a_finished_round_of_a_running_match_is_looked_back_on(server: SeededServer, visit: Visit) -> None:
    table = finished(server, visit, DESKTOP)
    table.press("dialog [data-next]")
    table.wait(lambda: table.scene["stage"] == "playing", "the second round")
    table.press(".brand")
    table.press('dialog [data-review-of="1"]')
    table.page.locator("[data-review]").wait_for()
    assert table.page.url.partition("#")[0].endswith(f"{table.scene['room']}/1")
