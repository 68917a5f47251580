"""Six languages on small and large screens, and what automated checks of accessibility say."""

import re

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.barriers import no_violations, rings_are_visible
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import FAULTS, HERE, Mouse, TablePage, lay_out

from tilerummy.language.catalogue import LANGUAGES

CLIPPED = (HERE / "clipped.js").read_text("utf-8")


def looks_right(table: TablePage) -> None:
    text = table.page.locator("body").inner_text()
    assert re.findall(r"\b(?:web|play|server|tile|joker|cli|error)-[a-z-]+\b", text) == []
    assert "{" not in text
    assert table.page.evaluate(FAULTS) == []
    assert table.page.evaluate(CLIPPED) == []


SMALL = (360, 640)
LONG_NAMES = (
    *("Friederike-Charlotte M", "Wolfgang Amadeus", "Jean-Baptiste", "Annegret-Wilhelmine"),
    *("Giovanbattista", "Bartholomäus W", "Konstantinopolis"),
)


def seated(server: SeededServer, deal: bytes, edition: str, people: int, *computers: str) -> tuple[Guest, str]:
    """A table at which the others have long names too."""
    server.deal(deal)
    guest = Guest(server, "Maximiliane-Alexandra X")
    room = guest.create(*["person"] * people, *computers, edition=edition)
    for name in LONG_NAMES[:people]:
        assert Guest(server, name).join(room).status == 200
    return guest, room


CUT_POINTS = """() => {
  const hides = (box) => getComputedStyle(box).overflow !== 'visible'
  const cuts = (box, right) => hides(box) && box.getBoundingClientRect().right < right - 1
  const around = (box) => (box ? [box, ...around(box.parentElement)] : [])
  return [...document.querySelectorAll('[data-me] small, [data-seat] .about, dialog thead th')].flatMap((each) => {
    const range = document.createRange()
    range.selectNodeContents(each.firstChild ?? each)
    const { right } = range.getBoundingClientRect()
    return around(each).some((box) => cuts(box, right)) ? [each.textContent] : []
  })
}"""


@pytest.mark.long(but=1)
@pytest.mark.parametrize("size", [(320, 568), (375, 667), DESKTOP])
def test_a_long_name_cuts_no_points(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for("rummikub-vienna-en", lambda start: start.turn == 1, seats=4))
    guest, other = Guest(server, "Maximiliane-Alexandra X"), Guest(server, LONG_NAMES[0])
    room = guest.create("person", "master", "newcomer", edition="rummikub-vienna-en")
    other.join(room)
    table = visit(f"/t/{room}", token=guest.token, language="de", size=size)
    table.wait(lambda: table.scene["stage"] == "playing")
    table.page.locator("[data-me]").wait_for()
    assert table.page.locator("[data-me] small").inner_text() == "0 Punkte"
    assert table.page.evaluate(CUT_POINTS.replace(", [data-seat] .about", "")) == []
    with other.open(room) as socket:
        assert socket.ask("resign")["type"] == "done"
    table.page.locator("dialog .racks").wait_for()
    assert table.page.evaluate(CUT_POINTS) == []
    table.page.keyboard.press("Escape")
    table.page.locator("dialog").wait_for(state="detached")
    assert table.page.evaluate(CUT_POINTS) == []


def speak(table: TablePage, language: str) -> None:
    """Choose a language in the settings, which are open."""
    table.page.locator(".settings select").first.select_option(language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)


LOOKS = ("dark", "contrast", "light")


def check(table: TablePage, where: str, *looks: str) -> None:
    for look in looks or ("light",):
        table.page.evaluate("(look) => { document.documentElement.dataset.look = look }", look)
        no_violations(table.page, where, look)


def test_every_language_fits_and_the_table_has_no_barriers(server: SeededServer, visit: Visit) -> None:
    start = visit("/", language="de", size=DESKTOP)
    start.page.locator("[data-play]:enabled").wait_for()
    assert start.page.locator("html").get_attribute("lang") == "de"
    looks_right(start)
    start.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    for language in LANGUAGES:
        start.page.locator("header .btn").click()
        speak(start, language)
        looks_right(start)
        start.page.keyboard.press("Escape")
        looks_right(start)
    deal = seed_for("rummikub-vienna-en", lambda start: start.turn == 0 and bool(run_of(kinds(start))), seats=4)
    guest, room = seated(server, deal, "rummikub-vienna-en", 2, "master")
    table = visit(f"/t/{room}", token=guest.token, language="de", size=SMALL)
    assert table.wait_for_turn()
    looks_right(table)
    lay_out(table, Mouse(table), [run_of(table.rack) or []])
    for language in LANGUAGES:
        table.press(".brand")
        table.press("[data-settings] summary")
        speak(table, language)
        table.press(".rules summary")
        table.page.locator(".rules .box").wait_for()
        looks_right(table)
        table.page.keyboard.press("Escape")
        table.page.locator(".opening").wait_for()
        looks_right(table)
    check(table, "the table", *LOOKS)


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, (740, 360), (820, 1180), DESKTOP], ids=lambda size: f"{size[0]}x{size[1]}")
def test_eight_people_can_be_told_apart(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    """By their names, with the tiles each of them holds; and on the score sheet too."""
    edition = "rummikub-vienna-en,seats=2-8,deal=10"
    guest, room = seated(server, seed_for(edition, lambda start: start.turn == 0, seats=8), edition, 7)
    table = visit(f"/t/{room}", token=guest.token, language="de", size=size)
    assert table.wait_for_turn()
    chips = table.page.locator("[data-seat]")
    assert [chip.split()[0] for chip in chips.all_inner_texts()] == [name.split()[0] for name in LONG_NAMES]
    looks_right(table)
    table.press(".brand")
    resign = table.page.locator("dialog [data-resign]")
    resign.click()
    resign.click()
    table.page.locator("dialog [data-next]").wait_for()
    looks_right(table)
    assert table.page.locator("dialog tbody th").all_inner_texts()[1:] == list(LONG_NAMES)


@pytest.mark.long
def test_no_barrier_is_found(server: SeededServer, visit: Visit) -> None:
    start = visit("/")
    start.page.locator("[data-play]:enabled").wait_for()
    check(start, "the start page", *LOOKS)
    start.page.locator("header .btn").click()
    for look in LOOKS:
        start.page.locator(".settings select").nth(1).select_option(look)
        assert start.page.evaluate("document.documentElement.dataset.look") == look
        no_violations(start.page, "the settings", look)
        rings_are_visible(start.page, "the settings", look)
    for path in ("learn", "puzzles", "lab", "rules", "review"):
        start.page.goto(f"/{path}")
        start.page.locator("h1, h2").first.wait_for()
        check(start, path)
    guest = Guest(server, "Ann")
    lobby = visit(f"/t/{guest.create('person')}", token=guest.token, size=PHONE)
    lobby.page.locator(".invite .code").wait_for()
    check(lobby, "the lobby")
    server.deal(seed_for("rummikub-vienna-en", lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table = visit(f"/t/{guest.create('steady')}", token=guest.token)
    assert table.wait_for_turn()
    lay_out(table, Mouse(table), [(run_of(table.rack) or [])[:2]])
    check(table, "the table with an unfinished row", *LOOKS)
    table.press("button.hint")
    check(table, "the hints")
    table.page.keyboard.press("Escape")
    table.press(".brand")
    check(table, "the menu")
    resign = table.page.locator("dialog [data-resign]")
    resign.click()
    resign.click()
    table.page.locator("dialog [data-next]").wait_for()
    check(table, "the end of a round", *LOOKS)
