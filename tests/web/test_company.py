"""What people do at a table besides laying tiles: invite, say something, ask for a hint, watch."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect
from serving import Guest, Table
from web import qr_reading
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
EVALUATED = f"{FREE},joker_free=if_rest_valid"
"""The same with rules for which there is an evaluation."""


def seated(server: SeededServer, visit: Visit, **wishes: Any) -> tuple[TablePage, Table]:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", **{"edition": FREE, **wishes})
    bo.join(room)
    other = bo.open(room)
    return visit(f"/t/{room}", token=ann.token), other


def test_the_code_says_the_link(server: SeededServer, visit: Visit) -> None:
    guest = Guest(server, "Ann")
    room = guest.create("person")
    lobby = visit(f"/t/{room}", token=guest.token, size=PHONE)
    code = lobby.page.locator(".invite .code")
    code.wait_for()
    side = int((code.get_attribute("viewBox") or "").split()[2]) - 8
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1", code.locator("path").get_attribute("d") or "")}
    matrix = [[(x, y) in dark for x in range(side)] for y in range(side)]
    assert qr_reading.read(matrix) == f"{server.address}/t/{room}" == lobby.page.locator(".invite input").input_value()
    matrix[side - 1][side - 1] = not matrix[side - 1][side - 1]
    with pytest.raises(AssertionError, match="check bytes"):
        qr_reading.read(matrix)


def test_a_reaction_is_seen_by_the_others(server: SeededServer, visit: Visit) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    one, two = visit(f"/t/{room}", token=ann.token), visit(f"/t/{room}", token=bo.token, language="de")
    for table in (one, two):
        table.wait(lambda table=table: table.shown)  # type: ignore[misc]
    one.press('button[aria-label="Send a reaction"]')
    one.page.get_by_role("button", name="Well played!").click()
    bubble = two.page.locator(".seats .bubble")
    bubble.wait_for()
    assert bubble.inner_text() == "Gut gespielt!"
    place, chip = bubble.bounding_box(), two.page.locator(".seats [data-seat]").bounding_box()
    assert place is not None
    assert chip is not None
    assert place["y"] + place["height"] <= chip["y"] + chip["height"] + 1, "no meld is covered"
    assert "Ann" in two.page.locator("[role=log]").inner_text()
    said = one.page.locator(".react .said")
    assert said.inner_text() == "Well played!"
    box, bar = said.bounding_box(), one.page.locator(".bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["x"] >= 0
    assert box["y"] >= bar["y"] + bar["height"], "it covers no button of the bar"
    bubble.wait_for(state="detached")


def test_hints_in_three_depths_and_going_out(server: SeededServer, visit: Visit) -> None:
    """Each says more than the one before; the last puts the tiles there; what was asked is in the record."""
    server.deal(seed_for(EVALUATED, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table, other = seated(server, visit, edition=EVALUATED)
    assert table.wait_for_turn()
    table.press(".buttons .hint")
    buttons, marked = table.page.locator(".bar [data-ask]"), table.page.locator("[data-rack] .tile.hint")
    expect(buttons).to_have_text(["Can I lay?", "Can I go out?", "Best chance"])
    table.press("[data-ask='4']")
    table.wait(lambda: re.fullmatch(r"Lay .+: nothing else is clearly better\.", table.line))
    table.page.locator("[data-put]").wait_for()
    table.press('.bar [aria-label="Close"]')
    table.press(".buttons .hint")
    table.page.locator("[data-rack] .tile").first.click()
    table.page.locator(".tile.lifted").wait_for()
    table.press("[data-ask='1']")
    table.wait(lambda: re.fullmatch(r"Yes, you can lay \d+ tiles?\.", table.line))
    expect(buttons).to_have_text(["Which tiles?", "Show me"])
    assert marked.count() == 0
    table.press('.bar [aria-label="Close"]')
    table.press(".buttons .hint")
    table.press("[data-ask='0']")
    table.wait(lambda: table.line.startswith("No. You can lay"))
    table.press("[data-ask='2']")
    marked.first.wait_for()
    told = table.last["hint"]["tiles"]
    assert told
    assert set(told) <= set(table.rack)
    expect(marked).to_have_count(len(told))
    run = run_of(table.rack) or []
    lay_out(table, Mouse(table), [run])  # by hand, so the other buttons are there again
    table.page.locator("[data-end]:enabled").wait_for()
    expect(marked).to_have_count((Counter(told) - Counter(run)).total())
    table.press(".buttons .reset")
    table.press(".buttons .hint")
    table.press("[data-ask='1']")
    table.press("[data-ask='3']")
    table.page.locator("[data-put]").wait_for()
    for _ in table.last["hint"]["steps"]:
        table.press("[data-put]")
    table.page.locator("[data-end]:enabled").wait_for()
    assert sorted(kind for row in table.kinds for kind in row) == sorted(told)
    table.end_turn()
    other.until_at(table.scene["at"])
    table.check()
    assert other.ask("resign")["type"] == "done"
    record = other.guest.ask("GET", f"/api/v1/rooms/{other.room}/record.trn")
    assert "hint 4" in record.body


def test_where_the_host_forbids_hints_there_are_none(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0))
    table, _ = seated(server, visit, hints=False)
    assert table.wait_for_turn()
    assert table.page.locator("button.hint").count() == 0
    assert table.page.get_by_role("button", name="Hint").count() == 0


def test_where_the_chances_are_not_known_the_best_chance_says_so(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table, _ = seated(server, visit)
    assert table.wait_for_turn()
    table.press(".buttons .hint")
    table.press("[data-ask='4']")
    table.wait(lambda: table.line == "The chances to win are not known at this table.")


COLOUR = "(seat) => getComputedStyle(seat).borderColor"


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESKTOP], ids=["narrow", "phone", "desktop"])
def test_a_player_without_a_connection_is_marked_by_shape_and_colour_and_by_name(
    size: tuple[int, int], server: SeededServer, visit: Visit
) -> None:
    ann, bo, cy = Guest(server, "Ann"), Guest(server, "Bo"), Guest(server, "Cy")
    room = ann.create("person", "person", "steady", edition=FREE)
    for guest in (bo, cy):
        guest.join(room)
    cy.open(room)
    one, two = visit(f"/t/{room}", token=ann.token, size=size), visit(f"/t/{room}", token=bo.token)
    for table in (one, two):
        table.wait(lambda table=table: table.shown)  # type: ignore[misc]
    heads = {name: one.page.locator(".seats [data-seat]", has_text=name) for name in ("Bo", "Cy")}
    mark = heads["Bo"].get_by_role("img", name="away")
    two.page.close()
    mark.wait_for()
    box, head, count = (
        each.bounding_box() for each in (mark, heads["Bo"].locator(".chip"), heads["Bo"].locator(".count"))
    )
    assert box is not None
    assert head is not None
    assert count is not None
    assert box["width"] >= 10
    assert head["x"] <= box["x"]
    assert box["x"] + box["width"] <= head["x"] + head["width"] + 3
    assert box["x"] + box["width"] <= count["x"] or box["y"] + box["height"] <= count["y"], "the number is in sight"
    assert heads["Bo"].evaluate(COLOUR) != heads["Cy"].evaluate(COLOUR)
    expect(heads["Cy"].get_by_role("img", name="away")).to_have_count(0)
