"""Leaving a waiting room: nobody does it by one tap, and the question says what is lost."""

from serving import Guest
from web.conftest import PHONE, SeededServer, Visit


def test_a_host_is_asked_before_the_waiting_room_is_closed(server: SeededServer, visit: Visit) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", "person")
    host = visit(f"/t/{room}", token=ann.token, size=PHONE)
    host.press("article [data-leave]")
    question = host.page.locator("article .leaving")
    assert "the table will be closed" in question.inner_text()
    question.locator("button").first.click()
    assert host.scene["stage"] == "waiting"
    bo.join(room)
    host.wait(lambda: host.scene["seats"][1]["taken"], "a friend")
    host.press("article [data-leave]")
    assert "another player takes over the table" in question.inner_text()
    friend = visit(f"/t/{room}", token=bo.token)
    friend.press("article [data-leave]")
    assert "Your seat becomes free." in friend.page.locator("article .leaving").inner_text()
    host.press("article [data-sure]")
    host.page.locator("[data-play]").wait_for()
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["stage"] == "waiting", "the friend still waits"
