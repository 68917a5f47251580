"""The rack never hides a tile: with few and with many tiles, on every size of screen."""

from pathlib import Path

import pytest
from web.conftest import SeededServer, Visit
from web.dealer import DECK, dealt_table

pytestmark = pytest.mark.long

SIZES = [(320, 568), (375, 667), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]
COUNTS = (14, 19, 26, 34, 45, 60)
TILES = (Path(__file__).resolve().parent / "rack_tiles.js").read_text("utf-8")


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_no_tile_is_cut(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    table, dealer = dealt_table(server, visit, size)
    for count in COUNTS:
        dealer.deal(DECK[:count])
        table.wait(lambda count=count: len(table.rack) == count)  # type: ignore[misc]
        table.page.wait_for_timeout(60)
        found = table.page.evaluate(TILES)
        assert found["faults"] == [], (count, found)
        assert found["size"] >= 30


def test_a_chosen_sort_is_kept_until_a_tile_is_moved_by_hand(server: SeededServer, visit: Visit) -> None:
    table, dealer = dealt_table(server, visit, (1440, 900))
    table.page.locator(".sorts button").nth(0).click()
    held = [*DECK[10:20], "k1"]
    dealer.deal(held, game=2)
    table.wait(lambda: len(table.rack) == len(held))
    dealer.deal([*held, "b2", "k7"])
    table.wait(lambda: len(table.rack) == len(held) + 2)
    order = table.rack
    assert order == sorted(order, key=lambda kind: ("kbro".index(kind[0]), int(kind[1:])))
    assert sorted(table.page.locator(".tile.fresh").evaluate_all("(all) => all.map((each) => each.dataset.kind)")) == [
        "b2",
        "k7",
    ]
    first, last = table.state["rack"][0], table.state["rack"][-1]
    table.page.mouse.move(*table.middle(f'[data-uid="{last["uid"]}"]'))
    table.page.mouse.down()
    x, y = table.middle(f'[data-uid="{first["uid"]}"]')
    table.page.mouse.move(x - 12, y, steps=4)
    table.page.mouse.up()
    table.wait(lambda: table.rack[0] == last["kind"], "the tile in its new place")
    assert table.page.locator(".sorts button.on").count() == 0
    dealer.deal([*held, "b2", "k7", "k2"])
    table.wait(lambda: len(table.rack) == len(held) + 3)
    assert table.rack[0] == last["kind"]
    assert table.rack[-1] == "k2"
