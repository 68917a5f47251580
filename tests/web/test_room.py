"""Room for the tiles: how large they are on tables of recorded rounds, and what the page takes from them."""

from pathlib import Path
from typing import Any

import pytest
from serving import Guest
from web.conftest import SeededServer, Visit
from web.dealer import DECK, Dealer, dealt_table, recorded
from web.table import TablePage

pytestmark = pytest.mark.long

SIZES = [(320, 568), (375, 667), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
LOW_PHONE = (375, 667)
LEAST: dict[tuple[int, int], dict[int, float]] = {
    (1280, 800): {67: 52},
    (1920, 1080): {89: 70},
    (390, 844): {60: 30, 92: 24},
}
"""The least width of tiles, by the number of tiles on the table."""
ROOM = (Path(__file__).resolve().parent / "room.js").read_text("utf-8")


def shown(table: TablePage, dealer: Dealer, rack: int | list[str], /, **fields: object) -> dict[str, Any]:
    """What the page looks like with this rack, and with these fields of the scene."""
    tiles = DECK[:rack] if isinstance(rack, int) else rack
    dealer.deal(tiles, **fields)
    there = sum(len(meld["tiles"]) for meld in dealer.scene["table"])

    def measured() -> dict[str, Any]:
        found: dict[str, Any] = table.page.evaluate(ROOM)
        return found

    def tiles_there() -> bool:
        found = measured()
        return found["tiles"] == there and sum(map(len, found["rack"]["lines"])) == len(tiles)

    table.wait(tiles_there, "the scene on the page")
    table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return measured()


@pytest.mark.parametrize("spread", [False, True], ids=["computers", "people"])
@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_all_melds_are_in_sight_with_tiles_as_large_as_that_allows(
    size: tuple[int, int], spread: bool, server: SeededServer, visit: Visit
) -> None:
    table, dealer = dealt_table(server, visit, size, "steady", "steady", "steady")
    found = [shown(table, dealer, 7, **lying.fields) for lying in recorded(spread=spread)]
    found.sort(key=lambda each: each["tiles"])
    numbers = [(each["tiles"], each["size"], each["hidden"]) for each in found]
    assert not any(each["hidden"] or each["scrolls"] for each in found), f"{numbers}"
    for most, least in LEAST.get(size, {}).items():
        assert [each for each in numbers if each[0] <= most and each[1] < least] == [], f"{numbers}"
    sizes = [each["size"] for each in found]
    assert sizes == sorted(sizes, reverse=True), f"{numbers}"


HEADS = """() => ['.top .brand', '.top .seats', '.top .pool'].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect()
  return top + height / 2
})"""
STORY = """() => {
  const [felt, story] = ['[data-felt]', '.story'].map((part) => document.querySelector(part).getBoundingClientRect())
  const across = story.left >= felt.left && story.right <= felt.right
  const over = across && story.top >= felt.top && story.bottom <= felt.bottom
  return { over, seen: getComputedStyle(document.querySelector('.story')).opacity === '1' }
}"""
COVERED = (Path(__file__).resolve().parent / "covered.js").read_text("utf-8")
TELLS = """(text) => [...document.querySelectorAll('.story:not(.gone) .said, .bar .line p')]
  .some((each) => each.innerText.trim() === text)"""
EVENT = {
    "number": 1,
    "seat": 1,
    "move": "",
    "text": "Barbara Steadfast lays blue 5, blue 6 and blue 7, puts a red 8 into a row and takes the joker of another.",
}
PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-rack] [data-uid]')].map((tile) => {
  const { left, top } = tile.getBoundingClientRect()
  return [tile.dataset.uid, [Math.round(left), Math.round(top)]]
}))"""
RUNS = [*(f"k{number}" for number in range(1, 8)), *(f"b{number}" for number in range(1, 7)), "r1", "r3", "r8"]


def fewest(lying: int) -> dict[str, Any]:
    """The recorded table with the fewest tiles, but at least `lying`."""
    return min((each for each in recorded(spread=True) if each.tiles >= lying), key=lambda each: each.tiles).fields


def test_a_low_phone_gives_the_table_most_of_its_height(server: SeededServer, visit: Visit) -> None:
    table, dealer = dealt_table(server, visit, LOW_PHONE, "steady", "steady", "steady")
    found = {count: shown(table, dealer, count, **fewest(26)) for count in (14, 7, 16, 1, 32)}
    assert found[14]["felt"] >= 330
    assert {count: len(each["rack"]["lines"]) for count, each in found.items()} == {14: 2, 7: 1, 16: 2, 1: 1, 32: 4}
    assert [each["rack"]["hidden"] + each["hidden"] for each in found.values()] == [0] * 5
    assert found[7]["rack"]["high"] < found[14]["rack"]["high"] == found[16]["rack"]["high"]
    assert shown(table, dealer, 0, **fewest(26))["rack"]["high"] == 0
    top, heads, pool = table.page.evaluate(HEADS)
    assert max(top, heads, pool) - min(top, heads, pool) <= 2
    assert found[14]["head"] <= 48


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_a_rack_never_gets_lower_while_it_grows(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    """Beside a table that needs its height: tiles get smaller, then the table gives way, then the rack scrolls."""
    table, dealer = dealt_table(server, visit, size, "steady", "steady", "steady")
    before = 0
    for count in (*range(0, 48, 4), 54, 60):
        found = shown(table, dealer, count, **fewest(60))
        assert found["hidden"] == 0, count
        assert found["rack"]["high"] >= before, count
        before = found["rack"]["high"]
        scrolls = table.page.locator(".pages button").count() == 2
        assert scrolls == bool(found["rack"]["hidden"]), count
        assert not scrolls or count > 30, count
        assert not count or found["rack"]["size"] >= 30, count


def test_neither_table_nor_tiles_jump_from_turn_to_turn(server: SeededServer, visit: Visit) -> None:
    """The rack grows and shrinks by some tiles, also over the end of a line."""
    table, dealer = dealt_table(server, visit, LOW_PHONE, "steady")
    for rows, counts in ((2, (14, 15, 16, 13, 12, 14)), (1, (7, 6, 5, 7, 3))):
        found = [shown(table, dealer, count, **fewest(50)) for count in counts]
        assert {each["felt"] for each in found} == {found[0]["felt"]}
        assert {each["size"] for each in found} == {found[0]["size"]}
        assert {len(each["rack"]["lines"]) for each in found} == {rows}
    sizes = {shown(table, dealer, count, **fewest(50))["size"] for count in (7, 16, 8, 1)}
    assert len(sizes) == 1, "the tiles of the table do not follow the rack"


@pytest.mark.parametrize("size", [LOW_PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_runs_stay_on_one_line_and_a_tile_that_is_taken_moves_no_other_line(
    size: tuple[int, int], server: SeededServer, visit: Visit
) -> None:
    table, dealer = dealt_table(server, visit, size, "steady")
    neighbours = {
        f"{colour}{at}": [f"{colour}{at - 1}", f"{colour}{at + 1}"] for colour in "kbro" for at in range(1, 14)
    }
    found = shown(table, dealer, RUNS, neighbours=neighbours, opening=None, **fewest(26))
    table.press(".sorts button >> nth=0")
    lines = table.page.evaluate(ROOM)["rack"]["lines"]
    for run in (RUNS[:7], RUNS[7:13]):
        assert any(set(run) <= set(line) for line in lines), lines
    before = table.page.evaluate(PLACES)
    taken = lines[0][2]
    high = found["rack"]["high"]
    uid = str(table.uid(taken))
    table.page.mouse.click(*table.middle(f'[data-uid="{uid}"]'))
    table.page.mouse.click(*table.spot("new"))
    table.wait(lambda: len(table.rack) == len(RUNS) - 1, "the tile on the table")
    table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    after = table.page.evaluate(PLACES)
    first = before[uid][1]
    assert {each: place for each, place in after.items() if place[1] != first} == {
        each: place for each, place in before.items() if place[1] != first
    }
    assert table.page.evaluate(ROOM)["rack"]["high"] == high


def test_the_story_lies_over_the_felt_goes_and_comes_back(server: SeededServer, visit: Visit) -> None:
    table, dealer = dealt_table(server, visit, LOW_PHONE, "steady")
    shown(table, dealer, 14, **fewest(26))
    assert table.page.evaluate(STORY)["over"]
    table.wait(lambda: not table.page.evaluate(STORY)["seen"], "it has been read")
    table.page.mouse.click(*table.spot("new"))
    table.wait(lambda: table.page.evaluate(STORY)["seen"], "it is back")


@pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def test_the_story_covers_no_meld(size: tuple[int, int], server: SeededServer, visit: Visit) -> None:
    """It lies on free felt. Where there is none, the bar tells it for a while."""
    table, dealer = dealt_table(server, visit, size, "steady", "steady", "steady")
    for lying in (26, 50, 88):
        line = {**EVENT, "text": f"{EVENT['text']} {lying}"}
        shown(table, dealer, 14, **fewest(lying) | {"log": [line], "turn": 1})
        table.wait(lambda text=line["text"]: table.page.evaluate(TELLS, text), "the event")  # type: ignore[misc]
        assert table.page.evaluate(COVERED, ".story:not(.gone)") == [], lying


@pytest.mark.parametrize("size", [LOW_PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_who_watches_sees_all_melds_on_their_own_screen(
    size: tuple[int, int], server: SeededServer, visit: Visit
) -> None:
    ann, dealer = Guest(server, "Ann"), Dealer()
    room = ann.create("steady", public=True)
    table = visit("/favicon.ico", size=size)
    table.page.route_web_socket("**/ws/v1/rooms/*", dealer.route)
    table.page.goto(f"/t/{room}")
    table.page.locator("[data-watch]").wait_for()
    for lying in (26, 60, 88):
        dealer.deal([], **fewest(lying))
        there = sum(len(meld["tiles"]) for meld in dealer.scene["table"])
        table.wait(lambda there=there: table.page.evaluate(ROOM)["tiles"] == there, "the table")  # type: ignore[misc]
        found = table.page.evaluate(ROOM)
        assert (found["hidden"], found["scrolls"], found["rack"]) == (0, False, None)
        assert table.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "none"
