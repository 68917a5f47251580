"""Shows a page other racks and tables than the server's: those of rounds that were recorded."""

import json
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import WebSocketRoute
from serving import Guest
from web.conftest import SeededServer, Visit
from web.table import TablePage

DECK = [f"{colour}{number}" for number in range(1, 14) for colour in "kbro"] * 2
LATE_TABLES = Path(__file__).resolve().parent / "late_tables.json"
WHOLE = 10_000
"""Places on the felt are shares of it, in ten-thousandths."""


class Lying(NamedTuple):
    """A table of a recorded round: how many tiles lie there, and what a scene says of it."""

    tiles: int
    fields: dict[str, Any]


@cache
def recorded(*, spread: bool) -> tuple[Lying, ...]:
    """Tables from rounds of computers, each continued from the one before; `spread` as if people had put every new
    meld anywhere.
    """
    found: list[Lying] = []
    for number, played in enumerate(json.loads(LATE_TABLES.read_text("utf-8"))["rounds"], 2):
        steps = [_step(at, *step, spread=spread) for at, step in enumerate(played["steps"])]
        for point in played["points"]:
            ids = count(1)
            melds = [_meld(int(slot), tiles.split(), ids) for slot, tiles in point["melds"].items()]
            fields = {"game": number, "table": melds, "steps": steps[: point["steps"]], "log": []}
            found.append(Lying(sum(len(meld["tiles"]) for meld in melds), fields))
    return tuple(found)


def _step(at: int, put: list[list[int]], gone: list[int], seat: int, last_tile: int, *, spread: bool) -> dict[str, Any]:
    melds: list[dict[str, Any]] = []
    for slot, length, origin, offset in put:
        new = spread and origin is None
        # Multiples of two primes: everywhere, and the same every time.
        place = [(at * 4_217 + slot * 1_931) % WHOLE, (at * 2_741 + slot * 3_571) % WHOLE] if new else None
        melds.append({"slot": slot, "length": length, "origin": origin, "offset": offset, "place": place})
    return {"put": melds, "gone": gone, "seat": seat, "last_tile": last_tile}


def _meld(slot: int, tiles: list[str], ids: "count[int]") -> dict[str, Any]:
    text = "".join(tiles)
    return {
        "text": text,
        "tiles": tiles,
        "stands_for": tiles,
        "name": text,
        "slot": slot,
        "ids": [next(ids) for _ in tiles],
    }


class Dealer:
    """Stands between page and server, and can show the page another scene."""

    def __init__(self) -> None:
        self.page_side: WebSocketRoute | None = None
        self.scene: dict[str, Any] = {}
        self.real: dict[str, Any] = {}
        self.deals = False
        """What the server says then no longer reaches the page."""

    def route(self, page_side: WebSocketRoute) -> None:
        self.page_side = page_side
        server_side = page_side.connect_to_server()
        page_side.on_message(server_side.send)

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "changes":
                said = self.real | said["fields"]
            if said["type"] == "scene":
                self.real = said
                if self.deals:
                    return
                self.scene = said
            page_side.send(json.dumps(said))

        server_side.on_message(from_server)

    def deal(self, tiles: list[str], **more: object) -> None:
        assert self.page_side is not None
        self.deals = True
        self.scene = self.scene | {"rack": tiles, "rack_groups": [], "at": self.scene["at"] + 1} | more
        self.page_side.send(json.dumps(self.scene))


def dealt_table(
    server: SeededServer, visit: Visit, size: tuple[int, int], *others: str, **how: object
) -> tuple[TablePage, Dealer]:
    guest, dealer = Guest(server, "Ann"), Dealer()
    room = guest.create(*(others or ["steady"]))
    table = visit("/favicon.ico", token=guest.token, size=size, **how)
    table.page.route_web_socket("**/ws/v1/rooms/*", dealer.route)
    table.page.goto(f"/t/{room}")
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    return table, dealer
