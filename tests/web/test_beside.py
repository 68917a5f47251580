"""Tiles beside the table: the discards of the others and the open last tile."""

import pytest
from playwright.sync_api import expect
from serving import Guest, Table
from web.conftest import PHONE, SeededServer, Visit
from web.deals import kinds, seed_for
from web.table import Goal, Mouse, TablePage, lay_out

from tilerummy.engine.position import Position
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES

pytestmark = pytest.mark.long

PILES = "rummy-classic-en,open_min=0,discard_pile=yes"
OPEN = "rummy-classic-en,open_min=0,open_last_tile=yes"
SEATS = "kbroyg"


def seated(server: SeededServer, visit: Visit, edition: str, **how: object) -> tuple[TablePage, Table]:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=edition)
    bo.join(room)
    other = bo.open(room)
    return visit(f"/t/{room}", token=ann.token, **how), other


def offered(start: Position) -> list[str] | None:
    """A pair of the first seat with the tile of the second that makes a run of it; the tile comes last."""
    mine, theirs = kinds(start), kinds(start, 1)
    for tile in theirs:
        colour, number = tile[0], int(tile[1:] or 0)
        pair = [f"{colour}{number - 2}", f"{colour}{number - 1}"]
        if number > 2 and colour in SEATS and tile not in mine and all(each in mine for each in pair):
            return [*pair, tile]
    return None


def test_a_discard_is_taken_laid_and_paid_for(server: SeededServer, visit: Visit) -> None:
    """The other discards; the tile is laid at once with two of one's own; the turn ends with a discard."""
    server.deal(seed_for(PILES, lambda start: start.turn == 1 and offered(start) is not None))
    table, other = seated(server, visit, PILES)
    felt = table.page.locator("[data-felt]")
    expect(table.page.locator(".side-tiles .pile"), "each pile has its place before a tile lies there").to_have_count(2)
    height = felt.evaluate("felt => felt.clientHeight")
    mine = table.scene["rack"]
    tile = next(
        each
        for each in other.scene["rack"]
        if len(each) > 1 and each not in mine and {f"{each[0]}{int(each[1:]) - back}" for back in (1, 2)} <= set(mine)
    )
    run = [f"{tile[0]}{int(tile[1:]) - back}" for back in (2, 1, 0)]
    for ask, given in (("draw", {}), ("discard", {"tile": tile})):
        answer = other.ask(ask, **given)
        assert answer["type"] == "done", answer
        other.until_at(answer["at"])
    assert table.wait_for_turn()
    pile = table.page.locator(".side-tiles .pile", has_text="Bo")
    expect(pile.locator(".btn")).to_have_count(1)
    assert felt.evaluate("felt => felt.clientHeight") == height
    assert table.line == "Your turn: draw, or take the discard and lay it at once."
    held = len(table.rack)
    pile.locator(".btn").click()
    table.wait(lambda: table.rack.count(tile) == 1, "the discard on the rack")
    assert table.rack[table.rack.index(tile) - 1][0] == tile[0], "where the chosen sort has it"
    expect(pile.locator(".tile"), "it does not lie on the pile any more").to_have_count(0)
    table.wait(
        lambda: table.line.startswith("You may take this discard only if you lay it in a new meld"),
        "what is owed for it",
    )
    table.press("[data-draw]")
    expect(table.page.locator(".bar .ask"), "drawing gives it back, and asks first").to_have_count(1)
    table.press(".bar .buttons .btn:not(.gold)")
    assert pile.locator(".btn").count() == 0, "it is taken once"
    mouse = Mouse(table)
    for at, kind in enumerate([tile, *run[:2]]):
        row: Goal = table.rows[0]["id"] if at else "new"
        mouse.hold(table.uid(kind), row)
        said = table.last["targets"]
        assert (said["rows"][0] if at else said["new"])["accepts"], "the taken tile is as good as one's own"
        mouse.release()
        judged = at + 1
        table.wait(lambda judged=judged: len(table.kinds) == 1 and len(table.kinds[0]) == judged)  # type: ignore[misc]
    table.wait(lambda: table.kinds == [run], "a run of the discard and two of one's own")
    table.press('button[aria-label="Undo"]')
    table.wait(lambda: len(table.kinds[0]) == 2)
    table.press('button[aria-label="Redo"]')
    table.wait(lambda: table.kinds == [run])
    table.end_turn()
    table.wait(lambda: table.scene["turn_stage"] == "laid" and table.on_turn, "the discard is owed")
    table.wait(lambda: table.line == "Discard a tile to end your turn: tap it, then Discard.")
    at = table.scene["at"]
    kind = table.rack[0]
    table.page.mouse.click(*table.middle(f'[data-uid="{table.uid(kind)}"]'))
    expect(table.page.locator(".tile.lifted")).to_have_count(1)
    assert table.line == "Discard a tile to end your turn: tap it, then Discard."
    table.page.get_by_role("button", name="Discard", exact=True).click()
    table.wait(lambda: table.scene["at"] > at and not table.on_turn, "the next turn")
    assert table.scene["discards"] == [[kind], []]
    assert len(table.rack) == held - 3
    table.check()


CUT = """() => {
  const text = document.querySelector('.bar .line p')
  return text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth
}"""


@pytest.mark.parametrize("size", [(320, 568), (375, 667), PHONE], ids=["narrow", "low-phone", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_about_a_discard_is_cut(
    language: str, size: tuple[int, int], server: SeededServer, visit: Visit
) -> None:
    """Also beside the link to the sheet and the points of the first lay."""
    edition = "rummy-classic-en,discard_pile=yes"
    server.deal(seed_for(edition, lambda start: start.turn == 1))
    table, other = seated(server, visit, edition, size=size, language=language)
    tile = next(each for each in other.scene["rack"] if len(each) > 2)
    for ask, given in (("draw", {}), ("discard", {"tile": tile})):
        other.until_at(other.ask(ask, **given)["at"])
    assert table.wait_for_turn()
    table.page.locator(".side-tiles .btn").click()
    table.page.locator("[data-why=discard_pile]").wait_for()
    table.wait(
        lambda: Translator(language).text("VARIANT-discard_pile-new_meld", tile="")[:20] in table.line, "why not"
    )
    assert not table.page.evaluate(CUT), table.line
    for said in ("draw_first", "discard_last", "last_discard", "new_meld"):
        text = Translator(language).text(f"VARIANT-discard_pile-{said}", tile="orange 13")
        table.page.evaluate("(text) => (document.querySelector('.bar .line p').firstChild.data = text)", text)
        # The page looks at what was written before it draws the next frame.
        table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert not table.page.evaluate(CUT), text


def test_a_turn_with_a_draw_ends_with_a_discard(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(PILES, lambda start: start.turn == 0))
    table, other = seated(server, visit, PILES)
    assert table.wait_for_turn()
    assert table.line == "Your turn: draw a tile."
    held = len(table.rack)
    table.draw()
    table.wait(lambda: len(table.rack) == held + 1)
    assert table.on_turn
    table.wait(lambda: table.line == "Lay tiles if you can. To end your turn, tap a tile, then Discard.", "both")
    kind = table.rack[-1]
    assert table.page.locator("[data-draw]:enabled").count() == 0
    table.page.mouse.click(*table.middle(f'[data-uid="{table.uid(kind)}"]'))
    at = table.scene["at"]
    table.page.get_by_role("button", name="Discard", exact=True).click()
    table.wait(lambda: table.scene["at"] > at and not table.on_turn)
    other.until_at(table.scene["at"])
    assert other.scene["discards"][0] == [kind]
    assert len(table.rack) == held
    table.check()


def test_the_open_last_tile_is_for_going_out_only(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(OPEN, lambda start: start.turn == 0))
    table, _ = seated(server, visit, OPEN)
    assert table.wait_for_turn()
    tile = table.scene["open_tile"]
    held = table.rack
    table.press(".side-tiles .btn")
    table.wait(lambda: len(table.rack) == len(held) + 1)
    lay_out(table, Mouse(table), [[tile]])
    table.page.wait_for_timeout(100)
    assert table.page.locator("[data-end]:enabled").count() == 0
    table.press('button[aria-label="Reset the turn"]')
    table.wait(lambda: sorted(table.rack) == sorted(held), "the open tile lies where it lay")
    expect(table.page.locator(".side-tiles .btn")).to_have_count(1)
    table.check()
