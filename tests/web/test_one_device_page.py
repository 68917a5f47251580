"""One device for everybody, in the browser: no screen shows a rack but that of the person who took the device."""

import sqlite3
from contextlib import closing
from functools import partial

import pytest
from playwright.sync_api import expect
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit
from web.one_device import WORDS, Device, seeded_room
from web.table import Mouse, TablePage
from web.test_stays import PLACES

from tilerummy.rooms.room import Room
from tilerummy.store import Event

pytestmark = pytest.mark.long


def same(places: list[tuple[str, int, int]], others: list[tuple[str, int, int]]) -> bool:
    """The same melds in the same places, but for a pixel by which two loads may round."""
    moved = [abs(one[at] - other[at]) for one, other in zip(places, others, strict=False) for at in (1, 2)]  # type: ignore[operator]
    return [each[0] for each in places] == [each[0] for each in others] and max(moved, default=0) <= 1


def truth(server: SeededServer, room: str) -> Room:
    """The room as the server has stored it."""
    with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
        rows = database.execute("SELECT number, kind, data, at FROM events WHERE room = ? ORDER BY number", (room,))
        return seeded_room(room, [Event(*row) for row in rows])


def taken_back(table: TablePage, tile: str) -> bool:
    """Take the draft back, also if it comes a second time. Whether it is gone."""
    if [tile] in table.kinds and table.page.locator(".reset:enabled").count():
        table.page.locator(".reset").click()
    return [tile] not in table.kinds and table.page.locator("[data-draw]:enabled").count() > 0


def test_three_people_and_a_computer_hand_the_device_on(server: SeededServer, visit: Visit) -> None:
    """From the start page; with a look at the log, a hint, a draft and a reload on the way."""
    server.deal(bytes(range(32)))  # other tests of this server have other deals
    table = visit("/", size=PHONE)
    device, page = Device(partial(truth, server), table), table.page
    page.locator("[data-one-device]:enabled").click()
    page.locator('[data-field="name"]').fill("Ann")
    names = page.locator("[data-people] input")
    expect(names, "two people at first").to_have_count(1)
    clock = page.locator("select:has(option[value=off])")
    expect(clock, "and no clock").to_have_value("off")
    page.locator('[data-field="seats"]').select_option("4")
    names.nth(0).fill("Bo")
    names.nth(1).fill("a/b")
    page.locator(".others select").nth(2).select_option("newcomer")
    expect(page.locator("[data-people] [role=alert]")).to_be_visible()
    names.nth(1).fill("Cy")
    expect(page.locator("[data-people] [role=alert]")).to_have_count(0)
    page.locator("[data-create]").click()
    page.locator("[data-take]").wait_for()
    assert [seat["name"] for seat in table.scene["seats"][:3]] == ["Ann", "Bo", "Cy"]
    for turn in range(5):
        seat = device.take()
        table.wait_for_turn()
        if turn == 1:  # the log says “you” to one person only
            table.open_log()
            page.locator("dialog").wait_for()
            device.look()
            page.keyboard.press("Escape")
        if turn == 2:
            page.locator(".hint").click()
            page.locator('[data-ask="1"]').click()
            table.wait(lambda: table.heard["hint"] > 0, "a hint")
            device.look()
            page.keyboard.press("Escape")  # if there is something to lay, the hint stays
        if turn == 3:  # a tile lies on the table when the page is loaded again
            tile, heard, drafted = table.rack[0], table.heard["review"], table.heard["drafting"]
            Mouse(table).move(table.uid(tile), "new")
            table.wait(lambda heard=heard: table.heard["review"] > heard, "the verdict")  # type: ignore[misc]
            device.holder = None
            page.reload()
            assert device.take() == seat
            table.wait(lambda drafted=drafted: table.heard["drafting"] > drafted, "the draft")  # type: ignore[misc]
            table.wait(lambda tile=tile: [tile] in table.kinds, "the draft is there again")  # type: ignore[misc]
            table.wait(lambda tile=tile: taken_back(table, tile), "an empty table")  # type: ignore[misc]
        device.play()
    assert device.looked >= 11
    device.check_frames()


def test_the_end_of_a_round_is_for_everybody(server: SeededServer, visit: Visit) -> None:
    guest = Guest(server, "Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    room = guest.create(seats=seats, games=2)
    table = visit(f"/t/{room}", token=guest.token, size=PHONE)
    device, page = Device(partial(truth, server), table), table.page
    device.take()
    page.get_by_role("button", name=WORDS.text("web-menu")).click()
    page.locator("[data-resign]").click()
    page.locator("[data-resign]").click()
    expect(page.locator("dialog .racks li")).to_have_count(2)
    expect(page.locator("dialog h2")).to_contain_text("Bo won" if device.holder == 0 else "Ann won")
    device.holder = None
    page.locator("dialog [data-next]").click()
    page.locator("[data-take]").wait_for()
    assert (table.scene["game"], table.scene["rack"]) == (2, [])
    device.look()
    page.get_by_role("button", name=WORDS.text("web-menu")).click()
    page.locator("[data-leave]").click()
    expect(page.locator("[data-sure]")).to_be_disabled()  # nobody has said who leaves
    page.locator("[data-leaver]").select_option(label="Bo")
    page.locator("[data-sure]").click()
    table.wait(lambda: 1 in table.scene["gone"], "Bo has left")
    assert table.scene["you"] is None, "anybody could have said that the other one leaves"
    page.locator("[data-again]").click()
    table.wait(lambda: 1 not in table.scene["gone"], "Bo is back")
    assert table.scene["you"] is None


@pytest.mark.parametrize("size", [PHONE, (375, 667), (1280, 800)], ids=["phone", "low-phone", "desktop"])
def test_a_reload_moves_no_meld(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    """Also while nobody has the device: what is measured beside the cover is not the room that a rack leaves."""
    server.deal(bytes(range(32)))
    guest = Guest(server, "Ann")
    computers = [{"kind": "computer", "level": "steady"}] * 2
    room = guest.create(seats=[{"kind": "me"}, {"kind": "here", "name": "Bo"}, *computers])
    table = visit(f"/t/{room}", token=guest.token, size=size)
    device, page = Device(partial(truth, server), table), table.page
    while len(table.scene["table"]) < 6:
        device.take_and_play()
    page.locator("[data-take]:enabled").wait_for()
    table.wait(lambda: table.shown, "the table beside the cover")
    covered = page.evaluate(PLACES)
    device.take()
    assert table.wait_for_turn()
    own = page.evaluate(PLACES)
    assert len(own) >= 6
    for _ in range(2):
        device.holder = None
        page.reload()
        page.locator("[data-take]:enabled").wait_for()
        table.wait(lambda: same(page.evaluate(PLACES), covered), "the same places beside the cover")
        device.take()
        table.wait(lambda: same(page.evaluate(PLACES), own), "the same places beside the rack")
