"""What has to stay readable and reachable on the smallest phones: headings, racks, counts, results."""

import pytest
from playwright.sync_api import Page, Route, expect
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit
from web.deals import SHORT, SHORT_SEED, seed_for
from web.table import TablePage

from tilerummy.puzzles import puzzle, summaries

pytestmark = pytest.mark.long

SMALL_PHONE, LANDSCAPE = (320, 568), (740, 360)
LEAST_TABLE = 90
"""The least height of the table, in pixels."""
VIENNA = "rummikub-vienna-en"
TOPS = "() => [...document.querySelectorAll('header .btn.icon')].map(each => each.getBoundingClientRect().top)"
COVERED = """() => [...document.querySelectorAll('[data-keypad] [data-kind]')].filter(key =>
  key.querySelector('.left').getBoundingClientRect().top < key.querySelector('.tile').getBoundingClientRect().bottom - 3
).length"""
HIDDEN = """() => [...document.querySelectorAll('dialog tbody td')].filter(cell => {
  cell.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = cell.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) !== cell
}).map(cell => cell.textContent)"""
OVER_TILES = """() => {
  const buttons = [...document.querySelectorAll('.sizes button')].map(each => each.getBoundingClientRect())
  const felt = document.querySelector('[data-felt]').getBoundingClientRect()
  return buttons.filter(each => each.top < felt.bottom && each.bottom > felt.top).length
}"""


@pytest.mark.parametrize("path", ["/score", "/rules", "/lab", "/puzzles"])
def test_the_heading_leaves_the_settings_in_the_first_line(path: str, visit: Visit) -> None:
    page = visit(path, size=SMALL_PHONE, language="de", touch=True).page
    expect(page.locator("header .btn.icon")).to_have_count(2)
    back, settings = page.evaluate(TOPS)
    assert abs(back - settings) < 12


def test_the_count_of_a_tile_is_below_it(visit: Visit) -> None:
    page = visit(f"/lab?edition={VIENNA}", size=SMALL_PHONE, touch=True).page
    page.locator("[data-keypad] [data-kind]").first.wait_for()
    assert page.evaluate(COVERED) == 0


def full_puzzle(on_rack: bool) -> str:
    """The puzzle with the most tiles on the rack, or on the table."""
    views = {each.id: puzzle(each.id).view for each in summaries(VIENNA)}
    return max(views, key=lambda name: len(views[name].rack if on_rack else views[name].table_tiles))


@pytest.mark.parametrize("size", [SMALL_PHONE, LANDSCAPE], ids=["upright", "landscape"])
@pytest.mark.parametrize("on_rack", [True, False], ids=["rack", "table"])
def test_a_full_puzzle_hides_no_tile(on_rack: bool, size: tuple[int, int], visit: Visit) -> None:
    table = visit(f"/puzzles/{full_puzzle(on_rack)}", size=size, touch=True)
    table.wait(lambda: table.scenes and table.shown, "the puzzle")
    table.page.locator("[data-puzzle]").wait_for()
    table.check()
    high, content = table.page.locator("[data-rack]").evaluate("rack => [rack.clientHeight, rack.scrollHeight]")
    assert content <= high or table.page.locator(".pages button").count() == 2
    if not on_rack:
        expect(table.page.locator(".sizes button")).to_have_count(2)
    assert table.page.evaluate(OVER_TILES) == 0


CUT_WORDS = """() => [...document.querySelectorAll('.bar .buttons .btn')]
  .filter(button => button.scrollWidth > button.clientWidth).map(button => button.textContent)"""


@pytest.mark.parametrize("size", [SMALL_PHONE, LANDSCAPE], ids=["upright", "landscape"])
def test_tiles_beside_the_table_leave_it_room(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    edition = "rummy-classic-en,discard_pile=yes"
    server.deal(seed_for(edition, lambda start: start.turn == 1, 3))
    guest = Guest(server, "Ann")
    room = guest.create("steady", "steady", edition=edition)
    table = visit(f"/t/{room}", token=guest.token, size=size, language="de", touch=True)
    assert table.wait_for_turn()
    table.draw()
    table.page.locator("[data-rack] [data-uid]").first.tap()
    expect(table.page.locator(".bar .btn:enabled", has_text="Ablegen")).to_be_visible()
    assert table.page.evaluate(CUT_WORDS) == []
    assert table.page.locator("[data-felt]").evaluate("felt => felt.clientHeight") >= LEAST_TABLE
    beside = table.page.locator(".side-tiles")
    assert beside.evaluate("tiles => tiles.scrollWidth <= tiles.clientWidth")


def finished(server: SeededServer, visit: Visit, size: tuple[int, int], rounds: int = 1) -> TablePage:
    """The table after this number of rounds, in a match of two."""
    server.deal(SHORT_SEED)
    guest = Guest(server, "Ann")
    room = guest.create("steady", edition=SHORT, rounds=2)
    with guest.open(room) as seat:
        for number in range(rounds):
            if number:
                seat.ask("next")
                seat.until_scene(lambda scene: bool(scene["stage"] == "playing"))
            while seat.wait_for_turn():
                seat.play("casual")
    table = visit(f"/t/{room}", token=guest.token, size=size, language="de", touch=True)
    table.page.locator("dialog [data-next]").wait_for()
    return table


def test_the_score_sheet_hides_no_score(server: SeededServer, visit: Visit) -> None:
    page = finished(server, visit, SMALL_PHONE, rounds=2).page
    expect(page.locator("dialog thead th")).to_have_count(4)
    assert page.evaluate(HIDDEN) == []


def test_the_button_for_the_next_round_comes_last_and_is_always_in_sight(server: SeededServer, visit: Visit) -> None:
    page = finished(server, visit, SMALL_PHONE).page
    assert page.locator("dialog").evaluate("dialog => dialog.scrollHeight > dialog.clientHeight")
    for top in (0, 9999):
        page.locator("dialog").evaluate("(dialog, top) => dialog.scrollTo(0, top)", top)
        assert _bottom(page, "dialog [data-next]") <= _bottom(page, "dialog")
    assert _bottom(page, "dialog details") <= _bottom(page, "dialog [data-next]")


def _bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_other_buttons_stay_until_the_hints_are_loaded(server: SeededServer, visit: Visit) -> None:
    server.deal(SHORT_SEED)
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('steady', edition=SHORT)}", token=guest.token, size=PHONE)
    held: list[Route] = []
    table.page.route("**/Hints-*.js", lambda route: held.append(route))
    assert table.wait_for_turn()
    table.press(".bar .hint")
    table.wait(lambda: held, "the request for the hints")
    expect(table.page.locator("[data-draw]:enabled")).to_be_visible()
    held[0].continue_()
    expect(table.page.locator("[data-ask]").first).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-draw]:enabled")).to_be_visible()
