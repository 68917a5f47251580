"""Before the first tile: a box, rules that are refused beside their field, a link at once, and a host who decides."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.test_words import SMALL

from tilerummy.server.network import network_address

pytestmark = pytest.mark.long

CUT = """() => [...document.querySelectorAll('[data-box], [data-box] *')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'
    && !each.closest('svg'))
  .map((each) => each.className + ': ' + each.textContent.trim())"""


def test_no_box_is_cut_and_the_usual_one_is_chosen(visit: Visit) -> None:
    for size, language, usual in ((SMALL, "de", "rummikub-vienna-de"), (PHONE, "fr", "rummikub-original-fr")):
        page = visit(size=size, language=language).page
        page.locator("[data-box]").first.wait_for()
        expect(page.locator("[data-box]")).to_have_count(5)
        assert page.locator("[data-edition]:checked").get_attribute("data-edition") == usual
        assert page.evaluate(CUT) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        no_violations(page)


def test_a_refused_value_is_shown_beside_its_field(visit: Visit) -> None:
    """The button leads to the field, and works again as soon as the value is right."""
    table = visit(size=PHONE)
    page = table.page
    page.locator("[data-house-rules] > summary").click()
    page.locator(".group", has=page.locator("#rule-deal")).locator("summary").click()
    for value, said in (("0", "A whole number from 1 to 26"), ("", "A whole number from 1 to 26"), ("26", "at most")):
        page.locator("#rule-deal").fill(value)
        page.locator("#help-deal .problem", has_text=said).wait_for()
        page.locator("[data-house-rules] > summary").click()
        page.locator("[data-create]").click()
        assert page.evaluate("() => document.activeElement.id") == "rule-deal"
        assert page.locator("#rule-deal").is_visible()
        assert page.url.endswith("/")
        page.locator(".setup [data-field=seats]").select_option("4")
    page.locator("[data-reset=deal]").click()
    page.locator("[data-facts]").wait_for()
    page.locator("[data-create]").click()
    table.wait(lambda: table.scenes and table.scene["stage"] == "playing", "a game")
    assert table.scene["house_rules"] == []


def test_a_link_at_once_and_a_host_who_decides(server: SeededServer, visit: Visit) -> None:
    host = visit(size=PHONE)
    host.press("[data-invite]:enabled")
    page = host.page
    page.locator(".invite input").wait_for()
    room = page.url.rpartition("/")[2]
    assert page.locator(".invite input").input_value() == page.url
    bo, cy = Guest(server, "Bo"), Guest(server, "Cy")
    for guest in (bo, cy):
        guest.join(room)
    page.locator("[data-remove='2']").click()
    page.locator("[data-remove-block]").click()
    host.wait(lambda: not host.scene["seats"][2]["taken"], "the seat is free")
    assert cy.join(room).body["code"] == "blocked"
    page.locator("[data-change] > summary").click()
    page.locator(".setup [data-field=seats]").select_option("5")
    page.locator(".setup .grid select").last.select_option("90")
    page.locator("[data-save]").click()
    host.wait(lambda: len(host.scene["seats"]) == 5, "five seats")
    page.locator(".what .fact", has_text="90 seconds per turn").wait_for()
    no_violations(page)
    page.locator("[data-fill-level]").select_option("newcomer")
    page.locator("[data-fill]").click()
    host.wait(lambda: host.scene["stage"] == "playing", "a game")
    assert [seat["computer"] for seat in host.scene["seats"]] == [None, None, *["newcomer"] * 3]
    watching = visit(f"/t/{room}", size=DESKTOP)
    watching.page.locator("[data-watch]").wait_for()
    assert watching.page.locator("[data-rack], [data-draw]").count() == 0


def test_looks_are_chosen_and_kept(visit: Visit) -> None:
    page = visit(size=DESKTOP).page
    page.get_by_role("button", name=re.compile("Settings")).click()
    tiles, felts = set(), set()
    for look in ("ivory", "plain", "colour", "night"):
        page.locator("[data-tile-look]").select_option(look)
        tiles.add(page.locator(".sample").screenshot())
    for felt in ("green", "blue", "wine", "slate"):
        page.locator("[data-felt-look]").select_option(felt)
        felts.add(page.locator(".sample").screenshot())
        no_violations(page)
    assert (len(tiles), len(felts)) == (4, 4)
    page.reload()
    page.locator("[data-play]").wait_for()
    root = page.locator("html")
    assert (root.get_attribute("data-tiles"), root.get_attribute("data-cloth")) == ("night", "slate")
    assert page.evaluate("() => document.fonts.load('16px Figtree').then((fonts) => fonts.length)") == 1


def test_a_link_for_others_names_an_address_that_they_can_open(
    server: SeededServer, visit: Visit, tmp_path: Path
) -> None:
    with SeededServer(tmp_path, "--host", "0.0.0.0").running() as for_network:
        assert isinstance(for_network, SeededServer)
        for at, network in ((server, ""), (for_network, network_address(for_network.port))):
            ann = Guest(at, "Ann")
            room = ann.create("person")
            page = visit(f"/t/{room}", token=ann.token, at=at).page
            expect(page.get_by_label("Link to this table")).to_have_value(f"{network or at.address}/t/{room}")
            expect(page.locator("p[data-only-here]")).to_have_count(0 if network else 1)
