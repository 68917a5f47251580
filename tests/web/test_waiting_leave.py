"""Leaving a waiting room: nobody does it by one tap, and the question says what is lost."""

import pytest
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit

pytestmark = pytest.mark.long


def test_a_host_is_asked_before_the_waiting_room_is_closed(server: SeededServer, visit: Visit) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", "person")
    host = visit(f"/t/{room}", token=ann.token, size=PHONE)
    host.press("article [data-leave]")
    host.page.get_by_text("the table will be closed").wait_for()
    host.page.locator("article .leaving button").first.click()
    assert host.scene["stage"] == "waiting"
    bo.join(room)
    host.wait(lambda: host.scene["seats"][1]["taken"], "a friend")
    host.press("article [data-leave]")
    host.page.get_by_text("another player takes over the table").wait_for()
    friend = visit(f"/t/{room}", token=bo.token)
    friend.press("article [data-leave]")
    friend.page.get_by_text("Your seat becomes free.").wait_for()
    host.press("article [data-sure]")
    host.page.locator("[data-play]").wait_for()
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["stage"] == "waiting", "the friend still waits"
