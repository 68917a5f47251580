"""Leaving a table, coming back, and tables that are no longer there."""

import re

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import PHONE, SeededServer, Visit

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"


def test_who_leaves_may_come_back_and_a_computer_may_take_the_seat(server: SeededServer, visit: Visit) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    host = visit(f"/t/{room}", token=ann.token, size=PHONE)
    friend = visit(f"/t/{room}", token=bo.token)
    friend.wait(lambda: friend.scene["stage"] == "playing")
    friend.press(".brand")
    assert friend.page.locator("[data-delete]").count() == 0, "only the host may delete"
    friend.press("[data-leave]")
    assert "the link brings you back" in friend.page.locator(".leaving").inner_text()
    no_violations(friend.page)
    assert host.scene["gone"] == [], "nobody leaves by one tap"
    host.wait(lambda: host.shown, "the table")
    felt = host.page.locator("[data-felt]").bounding_box()
    friend.press("[data-sure]")
    friend.page.locator("[data-play]").wait_for()
    host.wait(lambda: host.scene["gone"] == [1], "the friend gone")
    offer = host.page.get_by_role("button", name="Let a computer play for Bo")
    offer.wait_for()
    assert host.page.locator("[data-felt]").bounding_box() == felt, "the offer takes no room"
    if host.scene["turn"] == 1:
        host.wait(lambda: host.line == "Bo is away. Tap the name at the top to let a computer play.", "why it stops")
    line, log = host.page.locator("[data-story]"), host.page.locator("[role=log]")
    expect(line).to_contain_text("Bo has left the table.")
    expect(log).to_contain_text("Bo has left the table.")
    host.check()
    no_violations(host.page)
    friend.page.goto(f"/t/{room}")
    host.wait(lambda: host.scene["gone"] == [], "the friend back")
    offer.wait_for(state="detached")
    expect(line).to_contain_text("Bo is back.")
    assert bo.ask("POST", f"/api/v1/rooms/{room}/leave", {}).status < 300
    offer.click()
    asked = host.page.locator("[data-substitute]")
    no_violations(host.page)
    asked.locator("select").select_option("master")
    asked.locator("button").click()
    host.wait(lambda: host.scene["seats"][1]["computer"] == "master", "the computer")
    offer.wait_for(state="detached")
    asked.wait_for(state="detached")
    name = host.scene["seats"][1]["name"]
    told = [line["text"] for line in host.log if not line["move"]]
    assert told[-1] == f"A computer now plays for Bo: {name}."
    watcher = visit(f"/t/{room}")
    for each in (host, watcher):
        each.open_log()
        shown = each.page.locator("[data-log] li", has_text="Bo")
        expect(shown, "what Bo did has no face of a computer").to_have_count(len(told))
        expect(shown.locator(".face")).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/a.b", "/t/a%20b", "/puzzles/a.b", "/learn/A_B", "/nothing.here"])
def test_an_odd_address_is_answered_in_words(path: str, visit: Visit) -> None:
    page = visit(path).page
    expect(page.locator("[data-no-page]")).to_have_text("There is no page at this address.")
    page.locator("[data-play]").wait_for()


def test_a_table_that_is_deleted_or_unknown_says_so_once(server: SeededServer, visit: Visit) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    host, friend = visit(f"/t/{room}", token=ann.token), visit(f"/t/{room}", token=bo.token)
    friend.wait(lambda: friend.scene["stage"] == "playing")
    opened: list[str] = []
    friend.page.on("websocket", lambda socket: opened.append(socket.url))
    host.press(".brand")
    host.press("[data-delete]")
    host.press("[data-sure]")
    host.page.get_by_text("1 of 2 agree so far").wait_for()
    friend.wait(lambda: friend.scene["delete_votes"] == [0], "the host asks")
    assert bo.ask("DELETE", f"/api/v1/rooms/{room}").status == 204, "now all agree"
    last = friend.page.locator(".loading")
    last.wait_for()
    assert "This table was deleted." in last.inner_text()
    friend.page.wait_for_timeout(1500)
    assert opened == [], "it does not knock at a door that is gone"
    friend.page.reload()
    friend.page.get_by_text("There is no such table.").wait_for()
    assert len(opened) == 1
    last.locator("a").click()
    friend.page.locator("[data-play]").wait_for()
    assert re.search(r"/$", friend.page.url)
