"""The rack never hides a tile: with few and with many tiles, on every size of screen."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from serving import Guest
from web.conftest import SeededServer, Visit
from web.table import TablePage

pytestmark = pytest.mark.long

SIZES = [(320, 568), (375, 667), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]
COUNTS = (14, 19, 26, 34, 45, 60)
TILES = (Path(__file__).resolve().parent / "rack_tiles.js").read_text("utf-8")
DECK = [f"{colour}{number}" for number in range(1, 14) for colour in "kbro"] * 2


class Dealer:
    """Stands between page and server, and can show the page another rack."""

    def __init__(self) -> None:
        self.page_side: WebSocketRoute | None = None
        self.scene: dict[str, Any] = {}
        self.real: dict[str, Any] = {}

    def route(self, page_side: WebSocketRoute) -> None:
        self.page_side = page_side
        server_side = page_side.connect_to_server()
        page_side.on_message(server_side.send)

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "changes":
                said = self.real | said["fields"]
            if said["type"] == "scene":
                self.scene = self.real = said
            page_side.send(json.dumps(said))

        server_side.on_message(from_server)

    def deal(self, tiles: list[str], **more: object) -> None:
        assert self.page_side is not None
        self.scene = self.scene | {"rack": tiles, "rack_groups": []} | more
        self.page_side.send(json.dumps(self.scene))


def at_table(server: SeededServer, visit: Visit, size: tuple[int, int]) -> tuple[TablePage, Dealer]:
    guest, dealer = Guest(server, "Ann"), Dealer()
    room = guest.create("steady")
    table = visit("/favicon.ico", token=guest.token, size=size)
    table.page.route_web_socket("**/ws/v1/rooms/*", dealer.route)
    table.page.goto(f"/t/{room}")
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    return table, dealer


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_no_tile_is_cut(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    table, dealer = at_table(server, visit, size)
    for count in COUNTS:
        dealer.deal(DECK[:count])
        table.wait(lambda count=count: len(table.rack) == count)  # type: ignore[misc]
        table.page.wait_for_timeout(60)
        found = table.page.evaluate(TILES)
        assert found["faults"] == [], (count, found)
        assert found["size"] >= 30


def test_a_chosen_sort_is_kept_until_a_tile_is_moved_by_hand(server: SeededServer, visit: Visit) -> None:
    table, dealer = at_table(server, visit, (1440, 900))
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
