"""Whole rounds through the page, against a computer: by mouse, by touch, by keyboard alone; and a robot that looks."""

import re

import pytest
from playwright.sync_api import expect
from serving import Guest, Scene, command_of, rows_after, view_of
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import SHORT, SHORT_SEED
from web.table import Finger, Keyboard, Mouse, TablePage, Way, lay_out

from tilerummy.bots import make
from tilerummy.bots.round_runner import UNHURRIED
from tilerummy.engine.editions import keys
from tilerummy.engine.moves import Draw, Lay

MOST_TURNS = 60
EDITIONS = sorted(keys())
CLOCK = re.compile(r"\[%clk [^]]*\]")


def chosen(scene: Scene, level: str) -> list[list[str]] | None:
    """The rows that a computer would leave in this seat's place; None where it would lay nothing."""
    view = view_of(scene)
    move = make(level, 1, UNHURRIED).choose(view, ())
    if isinstance(move, Lay):
        return [row["tiles"] for row in rows_after(view, move)]
    assert isinstance(move, Draw) or "pass" in scene["may"]
    return None


def play_round(table: TablePage, way: Way, level: str) -> int:
    """Plays until the round is over; how many tiles were laid by hand."""
    laid = 0
    for _ in range(MOST_TURNS):
        if not table.wait_for_turn():
            return laid
        table.check()
        rows = chosen(table.scene, level)
        at = table.scene["at"]
        if rows is not None:
            before = len(table.rack)
            lay_out(table, way, rows)
            table.check()
            laid += before - len(table.rack)
            _press(table, way, "[data-end]:enabled")
        else:
            _press(table, way, "[data-draw]:enabled" if "draw" in table.scene["may"] else ".bar .wide:enabled")
        table.wait(lambda at=at: table.scene["at"] > at, "the next scene")  # type: ignore[misc]
    raise AssertionError("the round never ends")


def _press(table: TablePage, way: Way, selector: str) -> None:
    table.page.locator(selector).first.wait_for()
    if isinstance(way, Keyboard):
        way.press(selector)
    elif isinstance(way, Finger):
        table.page.locator(selector).first.tap()
    else:
        table.page.locator(selector).first.click()


def short_record(server: SeededServer) -> str:
    """The record of the short deal, without times, as the same robot plays it at a server without a page."""
    server.deal(SHORT_SEED)
    guest = Guest(server, "Ann")
    room = guest.create("steady", edition=SHORT)
    with guest.open(room) as table:
        while table.wait_for_turn():
            view = view_of(table.scene)
            answer = table.ask(**command_of(view, make("casual", 1, UNHURRIED).choose(view, ())))
            assert answer["type"] == "done", answer
            table.until_at(answer["at"])
    return CLOCK.sub("", guest.ask("GET", f"/api/v1/rooms/{room}/record.trn").body)


def seat(server: SeededServer, visit: Visit, edition: str, *others: str, **how: object) -> TablePage:
    guest = Guest(server, "Ann")
    room = guest.create(*others, edition=edition)
    return visit(f"/t/{room}", token=guest.token, **how)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("way", ["finger", "mouse", "keyboard"])
def test_a_whole_round(way: str, server: SeededServer, visit: Visit) -> None:
    server.deal(SHORT_SEED)
    table = seat(server, visit, SHORT, "steady", size=PHONE if way == "finger" else DESKTOP, touch=way == "finger")
    hand: Way = Mouse(table) if way == "mouse" else Finger(table) if way == "finger" else Keyboard(table)
    laid = play_round(table, hand, "casual")
    assert laid >= 3
    assert table.scene["stage"] == "match-over"
    table.page.locator("dialog [data-next]").wait_for()
    expect(table.page.locator("dialog .racks li")).to_have_count(2)
    assert table.page.locator("dialog tbody td.total").all_inner_texts() == [
        str(each["total"]).replace("-", "−") for each in table.scene["seats"]
    ]
    room = table.page.url.rpartition("/")[2]
    record = table.page.request.get(f"/api/v1/rooms/{room}/record.trn").text()
    assert CLOCK.sub("", record) == short_record(server)


@pytest.mark.long
def test_a_finger_on_a_tile_starts_no_fling(server: SeededServer, visit: Visit) -> None:
    """Otherwise some browsers take the tap after a quick drop for the one that stops the fling, and it is lost."""
    table = seat(server, visit, SHORT, "steady", size=PHONE, touch=True)
    assert table.wait_for_turn()
    goes_on = table.page.evaluate(
        "() => document.querySelector('[data-rack] [data-uid]')"
        ".dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }))"
    )
    assert not goes_on


@pytest.mark.long
def test_one_click_from_the_start_page_to_a_tile(visit: Visit) -> None:
    table = visit("/")
    table.page.locator("[data-play]:enabled").click()
    assert table.wait_for_turn()
    assert len(table.rack) == len(table.scene["rack"]) >= 14
    table.check()


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 21))
def test_a_robot_plays_and_looks(number: int, server: SeededServer, visit: Visit) -> None:
    """It rearranges as a computer does; every screen is checked: tiles conserved, nothing cut off or overlapping.

    The same robot plays the short deal in the test of a whole round by mouse.
    """
    edition = EDITIONS[number % len(EDITIONS)]
    server.deal(number.to_bytes(32, "big"))
    size = (PHONE, DESKTOP, (844, 390), (820, 1180))[number % 4]
    table = seat(server, visit, edition, "steady", size=size)
    assert play_round(table, Mouse(table), "casual") > 0
    table.page.locator("dialog [data-next]").wait_for()
