"""Late tables on small phones: a rack with few tiles gives its height to the table, and one button shows all of it."""

import pytest
from serving import Guest
from web.conftest import SeededServer, Visit
from web.table import TablePage

pytestmark = pytest.mark.long

SMALL_PHONE = (320, 568)
LATE, FEW, SEEDS = 56, 6, 40
USUAL_RACK = 100
HEIGHTS = """() => {
  const felt = document.querySelector('[data-felt]')
  return [felt.clientHeight, felt.scrollHeight, document.querySelector('[data-rack]').clientHeight]
}"""


def late_room(server: SeededServer) -> tuple[Guest, str]:
    """A round with many tiles on the table and few on the rack, found by playing."""
    for seed in range(1, SEEDS):
        server.deal(seed.to_bytes(32, "big"))
        guest = Guest(server, "Ann")
        room = guest.create("steady", "steady", "steady")
        with guest.open(room) as seat:
            while seat.wait_for_turn():
                laid = sum(len(meld["tiles"]) for meld in seat.scene["table"])
                if laid >= LATE and len(seat.scene["rack"]) <= FEW:
                    return guest, room
                seat.play("steady")
    raise AssertionError("no round gets that far")


def heights(table: TablePage) -> tuple[int, int, int]:
    felt, content, rack = table.page.evaluate(HEIGHTS)
    return felt, content, rack


def test_a_small_phone_gives_a_late_table_room_and_one_button_shows_all_of_it(
    server: SeededServer, visit: Visit
) -> None:
    guest, room = late_room(server)
    table = visit(f"/t/{room}", token=guest.token, size=SMALL_PHONE)
    table.page.locator("[data-felt] [data-uid]").first.wait_for()
    table.wait(lambda: heights(table)[2] < USUAL_RACK, "a lower rack")
    table.check()
    felt, content, _ = heights(table)
    assert content > felt, "the table scrolls"
    table.press(".fit")
    table.wait(lambda: heights(table)[1] <= heights(table)[0], "the whole table")
    table.check()
