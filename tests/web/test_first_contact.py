"""What somebody sees first: the start page, an invitation, a table that loads. Nothing is cut on a small phone."""

import re

import pytest
from playwright.sync_api import Page, expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import FAULTS, HERE, TablePage
from web.test_small_phone import full_puzzle

from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES

CLIPPED = (HERE / "clipped.js").read_text("utf-8")
SMALL, LANDSCAPE = (320, 568), (844, 390)
EDITION = "rummikub-vienna-en"


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_an_invitation_names_host_and_game_and_its_lesson_leads_back(server: SeededServer, visit: Visit) -> None:
    room = Guest(server, "Giulia").create("person", "person")
    page = visit(f"/t/{room}", size=SMALL, language="de").page
    expect(page.locator("h2").first).to_have_text(Translator("de").text("web-invited", name="Giulia"))
    assert bottom(page, "form .btn") <= SMALL[1], "a seat can be taken without scrolling"
    page.locator("[data-invited-lesson]").click()
    page.locator("[data-skip]").click()
    name, missing = page.locator("#join-name"), Translator("de").text("web-name-missing")
    name.fill(" ")
    page.locator("form .btn").click()
    expect(page.locator("form [role=alert]"), "in words, beside the field").to_have_text(missing)
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description(missing)
    no_violations(page)
    name.fill("Anna")
    page.locator("form .btn").click()
    expect(page.locator("ol b")).to_have_text(["Giulia", "Anna", "Freier Platz"])


@pytest.mark.long
def test_a_host_without_a_name_is_asked_for_one_in_words(server: SeededServer, visit: Visit) -> None:
    host = Guest(server, "Guest")
    page = visit(f"/t/{host.create('person')}", token=host.token, language="es").page
    page.locator("#host-name").fill("")
    page.locator("[data-rename]").click()
    expect(page.locator("form [role=alert]")).to_have_text(Translator("es").text("web-name-missing"))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_is_named_on_the_start_page(language: str, visit: Visit) -> None:
    page = visit("/tables", size=SMALL, language=language).page
    page.locator("[data-play]:enabled").wait_for()
    expect(page.locator("[data-no-page]")).to_have_text(Translator(language).text("web-no-page"))
    nothing_is_cut(page, language)
    page.locator("a.brand").click()
    expect(page.locator("[data-no-page]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_on_its_side_shows_everything_to_begin_with(language: str, visit: Visit) -> None:
    page = visit("/", size=LANDSCAPE, language=language).page
    page.locator("[data-play]:enabled").wait_for()
    assert bottom(page, "a.lesson") <= LANDSCAPE[1]
    invite, one_device = (page.locator(name).bounding_box() for name in ("[data-invite]", "[data-one-device]"))
    assert invite is not None
    assert one_device is not None
    assert invite["y"] == one_device["y"], "no button stands alone"
    picture = page.locator("[data-picture]").bounding_box()
    assert picture is not None
    assert picture["y"] + picture["height"] <= LANDSCAPE[1]


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE, DESKTOP], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table_that_loads_has_the_shape_of_one(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    guest = Guest(server, "Ann")
    room = guest.create("steady", "steady")
    table = visit("/learn", token=guest.token, size=size)
    table.page.route_web_socket(re.compile("/ws/"), lambda _: None)  # the scene never comes
    table.page.goto(f"/t/{room}")
    table.page.locator(".shape.cloth").wait_for()
    wooden = table.page.locator(".shape.wood").bounding_box()
    shown = visit(f"/t/{room}", token=guest.token, size=size)
    assert shown.wait_for_turn()
    rack = shown.page.locator("section.rack").bounding_box()
    assert wooden is not None
    assert rack is not None
    assert abs(wooden["y"] - rack["y"]) <= 8


# Nothing is cut

SAID = (
    *(
        "web-turn-lay-or-draw",
        "web-turn-lay-or-pass",
        "web-turn-drawn",
        "web-turn-discard",
        "web-turn-lay-or-discard",
        "web-your-turn",
    ),
    *("web-choose-place", "web-joker-in-hand", "web-repacked", "web-reconnecting", "web-no-connection"),
    *("web-turn-of", "web-watching-turn", "web-hint-help", "web-draw-sure", "web-table-closed"),
)
"""What the bar at a table says."""
SAY = """text => { document.querySelector('.bar .line p').firstChild.data = text }"""


def nothing_is_cut(page: Page, where: str) -> None:
    assert (where, page.evaluate(CLIPPED)) == (where, [])
    assert (where, page.evaluate(FAULTS)) == (where, [])


def speak(page: Page, language: str) -> None:
    page.locator(".settings select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.long
@pytest.mark.parametrize("path", ["/", "/learn", "/lab", "/rules", "/puzzles", "/score", "/review"])
def test_no_page_cuts_a_text_at_320_pixels(path: str, visit: Visit) -> None:
    page = visit(path, size=SMALL, language="de").page
    for language in LANGUAGES:
        page.locator("header button.btn").last.click()
        speak(page, language)
        nothing_is_cut(page, f"{path} {language} settings")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        nothing_is_cut(page, f"{path} {language}")


@pytest.mark.long
def test_no_table_cuts_a_text_at_320_pixels(server: SeededServer, visit: Visit) -> None:
    deal = seed_for(EDITION, lambda start: start.turn == 0 and bool(run_of(kinds(start))), seats=4)
    server.deal(deal)
    guest = Guest(server, "Giulia")
    room = guest.create("master", "regular", "regular", edition=EDITION)
    table: TablePage = visit(f"/t/{room}", token=guest.token, language="de", size=SMALL)
    assert table.wait_for_turn()
    for language in LANGUAGES:
        table.press(".brand")
        table.press("[data-settings] summary")
        speak(table.page, language)
        nothing_is_cut(table.page, f"menu {language}")
        table.page.keyboard.press("Escape")
        table.page.locator(".opening").wait_for()
        nothing_is_cut(table.page, f"table {language}")
        everything_said_fits(table.page, language)


@pytest.mark.long
def test_buttons_for_the_size_leave_room_for_what_the_bar_says(visit: Visit) -> None:
    table = visit(f"/puzzles/{full_puzzle(on_rack=False)}", size=SMALL, language="de", touch=True)
    table.wait(lambda: table.scenes and table.shown, "the puzzle")
    expect(table.page.locator(".sizes button")).to_have_count(2)
    for language in LANGUAGES:
        everything_said_fits(table.page, language)


def everything_said_fits(page: Page, language: str) -> None:
    words = Translator(language)
    for said in SAID:
        page.evaluate(SAY, words.text(said, name="Maximiliane"))
        nothing_is_cut(page, f"{said} {language}")
