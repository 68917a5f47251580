"""Follow the others: a line for every event, lays shown tile by tile, the log, and the result after the last lay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from serving import Guest
from web.conftest import DESKTOP, SeededServer, Visit
from web.dealer import Dealer
from web.deals import SHORT, SHORT_SEED, kinds, run_of, seed_for
from web.table import HERE, Mouse, TablePage
from web.test_rounds import play_round, seat

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
COVERED = (HERE / "covered.js").read_text("utf-8")
TURNS = 5
LINES = """() => {
  window.lines = []
  window.flights = 0
  const look = () => {
    const line = document.querySelector('[data-story]')?.textContent
    if (line && line !== window.lines.at(-1)) window.lines.push(line)
  }
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    if (this.dataset?.uid) window.flights++
    return animate.apply(this, how)
  }
}"""
"""Counts changes, not frames: a busy machine draws few frames, but it shows every line."""


@pytest.fixture
def lively(chromium: Browser, server: SeededServer) -> Iterator[TablePage]:
    """A page that shows movements, quickly, at a table with two computers."""
    server.deal(seed_for("rummikub-vienna-en,open_min=0", lambda start: start.turn == 0, 3))
    guest = Guest(server, "Ann")
    room = guest.create("steady", "steady", edition="rummikub-vienna-en,open_min=0")
    assert guest.token is not None
    context = chromium.new_context(
        base_url=server.address, locale="en", viewport={"width": 1280, "height": 800}, service_workers="block"
    )
    context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": server.address}])
    context.add_init_script("localStorage.setItem('tilerummy', JSON.stringify({ pace: 'fast' }))")
    table = TablePage(context.new_page())
    table.page.goto(f"/t/{room}")
    yield table
    context.close()
    assert table.errors == []


def test_every_event_has_a_visible_line_and_lays_are_shown_tile_by_tile(lively: TablePage) -> None:
    table = lively
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    table.page.evaluate(LINES)
    for _ in range(TURNS):
        at = table.scene["at"]
        table.page.locator("[data-draw]:enabled").click()
        # On a busy machine the button may be enabled again before anybody looks.
        table.wait(lambda at=at: table.scene["at"] > at, "the draw")  # type: ignore[misc]
    assert table.wait_for_turn()
    table.page.locator("[data-draw]:enabled").wait_for()
    log = table.log
    table.wait(lambda: log[-1]["text"] in table.page.evaluate("() => window.lines"), "the last line")
    lines = table.page.evaluate("() => window.lines")
    assert [line["text"] for line in log if line["text"] not in lines] == []
    assert table.page.evaluate("() => window.flights") >= 3
    table.wait(lambda: table.shown)
    moving = "() => document.getAnimations().some((each) => each.effect.target?.dataset?.uid)"
    table.wait(lambda: not table.page.evaluate(moving), "every tile in its place")
    table.check()
    # The last lay is shown again, and a press ends it.
    table.page.evaluate("() => { window.flights = 0 }")
    table.page.evaluate("() => document.querySelector('[data-felt]').click()")
    table.press(".story .again")
    table.wait(lambda: table.page.evaluate("() => window.flights") > 0, "the lay again")
    table.open_log()
    shown = table.page.locator("[data-log] li")
    shown.first.wait_for()
    said = [f"{line['text']} {line['why']}".strip() for line in reversed(log)]
    expect(shown, "every move with the reason of the computer").to_have_text(said)


BACKS = """() => {
  window.backs = 0
  const drawn = ({ addedNodes }) => [...addedNodes].filter((node) => node.className === 'drawn-tile').length
  const count = (records) => records.forEach((record) => (window.backs += drawn(record)))
  new MutationObserver(count).observe(document.body, { childList: true })
}"""


def test_only_a_draw_shows_a_tile_that_comes_from_the_pool(lively: TablePage) -> None:
    table, dealer = lively, Dealer()
    table.page.route_web_socket("**/ws/v1/rooms/*", dealer.route)
    table.page.reload()
    table.wait(lambda: table.shown, "the table")
    table.page.evaluate(BACKS)
    pool, rack = dealer.scene["pool"], dealer.scene["rack"]
    number = dealer.scene["log"][-1]["number"] if dealer.scene["log"] else 0

    def event(text: str, **fields: object) -> None:
        nonlocal number
        number += 1
        line = {"number": number, "seat": 1, "move": text, "text": text, "why": "", "computer": None}
        dealer.deal(rack, log=[*dealer.scene["log"], line], **fields)
        expect(table.page.locator("[data-story]")).to_have_text(text)

    for text in ("pass", "-r5"):
        event(text)
        assert table.page.evaluate("() => window.backs") == 0, text
    event("+?", pool=pool - 1)
    table.wait(lambda: table.page.evaluate("() => window.backs") == 1, "the draw")


def test_the_log_has_the_whole_round_after_a_reload(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for("rummikub-vienna-en", lambda start: start.turn == 0, 4))
    table = seat(server, visit, "rummikub-vienna-en", "beginner", "beginner", "beginner")
    for _ in range(9):
        assert table.wait_for_turn()
        table.draw()
    assert table.wait_for_turn()
    table.page.reload()
    assert table.wait_for_turn()
    table.open_log()
    table.page.locator("[data-log] li").first.wait_for()
    assert table.page.locator("[data-log] li").count() == table.scene["log"][-1]["number"] >= 30


def test_the_last_lay_is_seen_before_the_ranked_result(server: SeededServer, visit: Visit) -> None:
    server.deal(SHORT_SEED)
    table = seat(server, visit, SHORT, "steady", size=DESKTOP)
    play_round(table, Mouse(table), "casual")
    assert table.page.locator("dialog").count() == 0, "the result came before the last lay was seen"
    table.wait(lambda: table.shown)
    table.page.locator("dialog [data-next]").wait_for()
    ranks = table.page.locator("dialog .rank").all_inner_texts()
    assert ranks == ["1.", "2."]
    end = table.scene["end"]
    first = table.page.locator("dialog .racks li").first
    assert table.scene["seats"][end["winner"]]["name"] in first.inner_text()
    title = table.page.locator("dialog h2").inner_text()
    assert title.startswith("You won") == (end["winner"] == table.scene["you"])


FOCUS = """() => {
  const now = document.activeElement
  return now === document.body ? '' : now.getAttribute('aria-label') || now.textContent.trim()
}"""


def test_the_focus_is_on_a_named_element_after_every_action_and_keys_work_everywhere(
    server: SeededServer, visit: Visit
) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table = seat(server, visit, FREE, "beginner")
    assert table.wait_for_turn()
    page = table.page

    def press(key: str) -> None:
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        assert page.evaluate(FOCUS), f"after {key} nothing has the focus"

    page.locator("[data-rack] [data-uid]").first.focus()
    for key in (" ", "Enter", "Control+z", "Control+y", "Control+z"):
        press(key)
    assert table.rows == []
    at = table.scene["at"]
    press("d")
    assert page.evaluate("document.activeElement.matches('[data-draw]')"), "the second press will draw"
    assert table.scene["at"] == at
    press("d")
    table.wait(lambda: table.scene["at"] > at, "a draw")
    assert table.wait_for_turn()
    page.wait_for_timeout(60)
    assert page.evaluate(FOCUS)
    # The same with a button that is disabled by its own press.
    page.locator("[data-draw]:enabled").focus()
    at = table.scene["at"]
    press("Enter")
    table.wait(lambda: table.scene["at"] > at, "a draw")
    assert table.wait_for_turn()
    page.wait_for_timeout(60)
    assert page.evaluate(FOCUS)
    press("?")
    page.locator("dialog kbd").first.wait_for()
    press("Escape")
    page.locator("dialog").wait_for(state="detached")
    press("l")
    page.locator("[data-log]").wait_for()
    press("Escape")
    press("?")
    page.locator("[data-letter-keys]").uncheck()
    press("Escape")
    for key in ("l", "d", "d", "?"):
        press(key)
    assert page.locator("dialog").count() == 0
    assert page.locator("[data-draw]:enabled").count() == 1, "the turn goes on"


@pytest.mark.parametrize("size", [DESKTOP, (375, 667), (844, 390)], ids=["desktop", "low-phone", "landscape"])
def test_the_last_seconds_and_a_time_out_cannot_be_missed(
    size: tuple[int, int], server: SeededServer, visit: Visit
) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=f"{FREE},timeout_draw=3", clock={"kind": "turn", "seconds": 6})
    bo.join(room)
    table = visit(f"/t/{room}", token=ann.token, size=size)
    assert table.wait_for_turn()
    table.page.locator("[data-hurry]").wait_for(state="attached")
    clock = table.page.locator('[role="timer"].urgent').bounding_box()
    assert clock is not None
    assert clock["width"] >= (56 if size == DESKTOP else 38)
    felt = table.page.locator("[data-felt]").bounding_box()
    table.wait(lambda: not table.on_turn, "the end of the turn")
    told = table.scene["log"][-1]["text"]
    assert table.page.locator("[data-time-up] p").inner_text() == told
    assert table.page.evaluate(COVERED, "[data-time-up]") == []
    assert table.page.locator("[data-felt]").bounding_box() == felt, "the table stays"
    told_in = table.page.locator("[data-time-up] p")
    assert told_in.evaluate("(p) => p.scrollHeight <= p.clientHeight + 1 && p.scrollWidth <= p.clientWidth"), "cut"
    assert table.page.locator("[data-time-up]").evaluate("(up) => up.closest('.bar').contains(up)")
    assert table.page.locator("[data-story]").inner_text() == told
    assert table.page.locator("[data-hurry]").count() == 0
    table.press("[data-time-up] button")
    assert table.page.locator("[data-time-up]").count() == 0


PUT_LINE = """([x, y]) => {
  const line = document.querySelector('.story')
  line.classList.remove('gone')
  Object.assign(line.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, bottom: 'auto' })
}"""


def test_the_line_keeps_no_hand_off_a_tile_and_a_tap_on_it_opens_the_log(lively: TablePage) -> None:
    table = lively
    for _ in range(TURNS):
        assert table.wait_for_turn()
        if table.state["rows"]:
            break
        table.draw()
    uid = table.state["rows"][0]["tiles"][0]["uid"]
    x, y = table.middle(f'[data-uid="{uid}"]')
    table.page.evaluate(PUT_LINE, [x - 30, y - 16])
    Mouse(table).hold(uid, "rack")
    table.page.keyboard.press("Escape")
    table.page.mouse.up()
    table.wait(lambda: table.page.locator(".story.gone").count() == 0, "the line again")
    free = table.spot("new")
    table.page.evaluate(PUT_LINE, [free[0] - 30, free[1] - 16])
    table.page.mouse.click(*free)
    table.page.locator("[role=log]").wait_for()
