"""Six languages on small and large screens, and what automated checks of accessibility say."""

import re

import pytest
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


@pytest.mark.parametrize(("language", "size"), [*((language, SMALL) for language in LANGUAGES), ("de", DESKTOP)])
def test_every_language_fits(language: str, size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    start = visit("/", language=language, size=size)
    start.page.locator("[data-play]:enabled").wait_for()
    assert start.page.locator("html").get_attribute("lang") == language
    looks_right(start)
    deal = seed_for("rummikub-vienna-en", lambda start: start.turn == 0 and bool(run_of(kinds(start))), seats=4)
    guest, room = seated(server, deal, "rummikub-vienna-en", 2, "master")
    table = visit(f"/t/{room}", token=guest.token, language=language, size=size)
    assert table.wait_for_turn()
    looks_right(table)
    lay_out(table, Mouse(table), [run_of(table.rack) or []])
    table.page.locator(".opening").wait_for()
    looks_right(table)
    table.press(".brand")
    table.press(".rules summary")
    table.page.locator(".rules .box").wait_for()
    looks_right(table)


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


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_no_barrier_is_found(look: str, server: SeededServer, visit: Visit) -> None:
    def check(table: TablePage, where: str) -> None:
        assert table.page.evaluate("document.documentElement.dataset.look") == look
        no_violations(table.page, where)

    start = visit("/", theme=look)
    start.page.locator("[data-play]:enabled").wait_for()
    check(start, "the start page")
    rings_are_visible(start.page, "the start page")
    start.page.locator("header .btn").click()
    check(start, "the settings")
    rings_are_visible(start.page, "the settings")
    guest = Guest(server, "Ann")
    if look == "light":  # the other looks are other colours, and those are on the two large pages
        lobby = visit(f"/t/{guest.create('person')}", token=guest.token, size=PHONE, theme=look)
        lobby.page.locator(".invite .code").wait_for()
        check(lobby, "the lobby")
    server.deal(seed_for("rummikub-vienna-en", lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table = visit(f"/t/{guest.create('steady')}", token=guest.token, theme=look)
    assert table.wait_for_turn()
    lay_out(table, Mouse(table), [(run_of(table.rack) or [])[:2]])
    check(table, "the table with an unfinished row")
    if look == "light":
        table.press("button.hint")
        check(table, "the hints")
        table.page.keyboard.press("Escape")
    table.press(".brand")
    if look == "light":
        check(table, "the menu")
    resign = table.page.locator("dialog [data-resign]")
    resign.click()
    resign.click()
    table.page.locator("dialog [data-next]").wait_for()
    check(table, "the end of a round")
