"""Looking closer: two fingers, the wheel with Ctrl, the buttons; and tiles still go where they are dropped."""

import pytest
from playwright.sync_api import CDPSession, expect
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit
from web.deals import group_of, kinds, run_of, seed_for
from web.table import Finger, Mouse, TablePage, lay_out

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
Points = list[tuple[float, float]]


def _both(rack: list[str]) -> tuple[list[str], list[str]] | None:
    run = run_of(rack, 4)
    group = group_of([tile for tile in rack if tile not in run]) if run else None
    return (run, group) if run and group else None


def at_table(server: SeededServer, visit: Visit, **how: object) -> TablePage:
    """Two rows lie there, and the fourth tile of the run is on the rack."""
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(_both(kinds(start)))))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    table = visit(f"/t/{room}", token=ann.token, **how)
    assert table.wait_for_turn()
    found = _both(table.rack)
    assert found is not None
    lay_out(table, Mouse(table), [found[0][:3], found[1]])
    return table


def width(table: TablePage) -> float:
    box = table.page.locator("[data-felt] [data-uid]").first.bounding_box()
    assert box is not None
    return box["width"]


def touch(line: CDPSession, kind: str, points: Points) -> None:
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def pinch(table: TablePage, middle: tuple[float, float], apart: tuple[float, float]) -> None:
    line = table.page.context.new_cdp_session(table.page)
    x, y = middle

    def fingers(far: float) -> Points:
        return [(x - far / 2, y), (x + far / 2, y)]

    touch(line, "touchStart", fingers(apart[0])[:1])
    touch(line, "touchStart", fingers(apart[0]))
    for step in range(1, 7):
        touch(line, "touchMove", fingers(apart[0] + (apart[1] - apart[0]) * step / 6))
    touch(line, "touchEnd", [])


def test_two_fingers_look_closer_and_a_drop_still_lands(server: SeededServer, visit: Visit) -> None:
    table = at_table(server, visit, size=PHONE, touch=True)
    before = width(table)
    row = table.rows[0]
    under = table.middle(f'[data-uid="{row["tiles"][0]["uid"]}"]')
    pinch(table, under, (80, 160))
    table.wait(lambda: abs(width(table) - 2 * before) < 1, "tiles twice as large")
    table.page.wait_for_timeout(50)
    assert table.page.locator(".tile.lifted").count() == 0, "two fingers lift nothing"
    x, y = table.middle(f'[data-uid="{row["tiles"][0]["uid"]}"]')
    # What lay under the fingers stays there, as far as the table reaches.
    assert abs(x - under[0]) < 60
    assert abs(y - under[1]) < 60
    run = next(each for each in table.rows if len({tile["kind"][0] for tile in each["tiles"]}) == 1)
    kind = f"{run['tiles'][0]['kind'][0]}{max(int(tile['kind'][1:]) for tile in run['tiles']) + 1}"
    Finger(table).move(table.uid(kind), run["id"])
    table.wait(lambda: 4 in map(len, table.kinds), "the fourth tile in its run")
    table.press(".fit")
    table.wait(lambda: abs(width(table) - before) < 1, "the size that fits")
    table.check()


def test_wheel_and_buttons(server: SeededServer, visit: Visit) -> None:
    table = at_table(server, visit)
    before = width(table)
    table.page.mouse.move(*table.middle(f'[data-row="{table.rows[0]["id"]}"]'))
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -120)
    table.page.keyboard.up("Control")
    table.wait(lambda: width(table) > before * 1.4, "larger tiles")
    expect(table.page.locator(".sizes button")).to_have_count(3)
    larger = width(table)
    table.press('.sizes button[aria-label="Smaller"]')
    table.wait(lambda: width(table) < larger - 1, "smaller tiles")
    table.press(".fit")
    table.wait(lambda: abs(width(table) - before) < 1)
    assert table.page.locator(".sizes").count() == 0, "nothing to do where everything is in sight"
    table.check()
