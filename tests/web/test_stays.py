"""A table that stays: melds that nobody touches do not move, and what is dropped lies where it was dropped."""

from pathlib import Path
from typing import Any

import pytest
from serving import Guest
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

pytestmark = pytest.mark.long

MOVEMENTS = (Path(__file__).resolve().parent / "movements.js").read_text("utf-8")
REPACKED = "The table was full."
FREE = "rummy-classic-en,open_min=0"
MOST_TURNS = 80
MOST_SIZES = 4
"""Sizes of tiles in a round: they get smaller when table or rack get fuller, and do not jump from turn to turn."""

PLACES = """() => [...document.querySelectorAll('[data-row]')].map((row) => {
  const { left, top } = row.getBoundingClientRect()
  const tiles = [...row.querySelectorAll('[data-uid]')].map((tile) => tile.dataset.kind)
  return [tiles.join(' '), Math.round(left), Math.round(top)]
}).sort()"""


def places(table: TablePage) -> list[list[Any]]:
    found: list[list[Any]] = table.page.evaluate(PLACES)
    return found


@pytest.mark.parametrize(
    ("size", "seed"),
    [(PHONE, 3), ((1440, 900), 4), ((844, 390), 5)],
    ids=["portrait", "desktop", "landscape"],
)
def test_untouched_melds_do_not_move_in_a_whole_round(
    size: tuple[int, int], seed: int, server: SeededServer, visit: Visit
) -> None:
    """Three computers play. Only packing the table again may move what nobody touched, and that is announced."""
    server.deal(seed.to_bytes(32, "big"))
    guest = Guest(server, "Ann")
    table = visit(f"/t/{guest.create('steady', 'casual', 'steady')}", token=guest.token, size=size)
    table.page.evaluate(f"() => {{ window.repackedText = {REPACKED!r} }}")
    table.page.evaluate(MOVEMENTS)
    for turn in range(MOST_TURNS):
        if not _turn(table):
            break
        at = table.scene["at"]
        table.page.locator("[data-draw]:enabled, .bar .wide:enabled").first.click()
        table.wait(lambda at=at: table.scene["at"] > at)  # type: ignore[misc]
        if turn == 12:
            _reload_changes_nothing(table)
    found = table.page.evaluate("() => window.movements")
    assert _untouched(found["moved"], table.scene["steps"]) == []
    assert len(found["sizes"]) <= MOST_SIZES
    assert found["rows"] > 50
    assert found["silent"] == 0
    assert len(table.scene["table"]) > 5


def _untouched(moved: list[Any], steps: list[dict[str, Any]]) -> list[str]:
    """The moves of rows that no step between two frames changed, and perhaps changed back."""

    def touched(row: int, first: int, end: int) -> bool:
        return any(row in (*step["gone"], *(put["slot"] for put in step["put"])) for step in steps[first:end])

    return [place for row, first, end, place in moved if not touched(row, first, end)]


def _turn(table: TablePage) -> bool:
    table.wait(lambda: table.on_turn or table.scene["stage"] != "playing", "a turn")
    table.wait(lambda: table.shown, "the scene on the page")
    return table.on_turn


def _reload_changes_nothing(table: TablePage) -> None:
    if not _turn(table):
        return
    before = places(table)
    counts = table.page.evaluate("() => window.movements")
    table.page.reload()
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    table.wait(lambda: places(table) == before, "the same places after a reload")
    table.page.evaluate(f"() => {{ window.repackedText = {REPACKED!r} }}")
    table.page.evaluate(MOVEMENTS)
    assert _untouched(counts["moved"], table.scene["steps"]) == []


def test_a_dropped_tile_lies_where_it_was_dropped_on_both_screens(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start), 4))))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    table, other = visit(f"/t/{room}", token=ann.token), visit(f"/t/{room}", token=bo.token)
    assert table.wait_for_turn()
    run = run_of(table.rack, 4)
    assert run is not None
    felt = table.page.locator("[data-felt]").bounding_box()
    assert felt is not None
    for x, y in ((0.7, 0.6), (0.2, 0.8), (0.45, 0.2)):
        goal = felt["x"] + x * felt["width"], felt["y"] + y * felt["height"]
        uid = table.uid(run[0])
        table.page.mouse.move(*table.middle(f'[data-uid="{uid}"]'))
        table.page.mouse.down()
        table.page.mouse.move(*goal, steps=4)
        table.page.mouse.up()
        table.wait(lambda: len(table.rows) == 1)
        box = table.page.locator(f'[data-uid="{uid}"]').bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert abs(middle[0] - goal[0]) <= box["width"] / 2
        assert abs(middle[1] - goal[1]) <= box["height"] / 2
        other.wait(lambda: places(other) == places(table), "the same place on the other screen")
        table.press('button[aria-label="Undo"]')
        table.wait(lambda: table.rows == [])
    lay_out(table, Mouse(table), [run[:3]])
    before = places(table)
    table.end_turn()
    other.wait(lambda: other.on_turn and other.shown, "the turn")
    assert places(table) == places(other) == before
    table.page.reload()
    table.wait(lambda: places(table) == before, "the same place after a reload")


def test_the_parts_of_a_split_run_stay_side_by_side(server: SeededServer, visit: Visit) -> None:
    edition = f"{FREE},deal=20,seats=2-2"
    server.deal(seed_for(edition, lambda start: start.turn == 0 and bool(run_of(kinds(start), 5))))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=edition)
    bo.join(room)
    table = visit(f"/t/{room}", token=ann.token, size=DESKTOP)
    assert table.wait_for_turn()
    run = run_of(table.rack, 5)
    assert run is not None
    lay_out(table, Mouse(table), [run])
    row = table.rows[0]["id"]
    lefts = {tile["uid"]: table.middle(f'[data-uid="{tile["uid"]}"]') for tile in table.rows[0]["tiles"]}
    middle = table.uid(run[2], row)
    Mouse(table).move(middle, "new")
    table.wait(lambda: sorted(map(len, table.kinds)) == [1, 2, 2], "two parts and the tile")
    table.page.wait_for_timeout(50)
    for uid, place in lefts.items():
        if uid != middle:
            assert table.middle(f'[data-uid="{uid}"]') == pytest.approx(place, abs=2)
