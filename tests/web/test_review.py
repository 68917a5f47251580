"""Looking back at a round: from the start page, from the end of a round, by keyboard, in two languages."""

import re
from math import floor

import pytest
from playwright.sync_api import Page, expect
from serving import Guest
from web.barriers import no_violations
from web.conftest import SeededServer, Visit

from tilerummy.answers.review_report import report
from tilerummy.bots.round_runner import play_round
from tilerummy.language import Translator
from tilerummy.solver import native

SHEET = "rummikub-vienna-en"
ROUND = play_round(["strong", "learner", "regular"], SHEET, seed=2)


def lying(page: Page) -> list[list[str]]:
    return [text.split() for text in page.locator("[data-meld]").evaluate_all("all => all.map((e) => e.dataset.meld)")]


@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_a_record_is_opened_from_the_start_page_and_stepped_through(visit: Visit) -> None:
    shown = report(ROUND, 1, 1, Translator("de"))
    by = shown.by_chances
    assert by is not None
    page = visit("/", language="de", size=(1280, 900)).page
    page.locator("[data-open-record]").click()
    text, read = page.locator("[data-review-text]"), page.locator("[data-review-read]")
    text.fill("Unsinn")
    read.click()
    page.locator("#trn-wrong").wait_for()
    expect(text).to_have_attribute("aria-invalid", "true")
    assert text.input_value() == "Unsinn", "nothing that was typed is lost"
    no_violations(page)
    page.locator("[data-review-file]").set_input_files(
        {"name": "round.trn", "mimeType": "text/plain", "buffer": str(ROUND).encode()}
    )
    page.locator("[data-review]").wait_for()
    # By keyboard: to the end, one back, and to the deal.
    page.keyboard.press("End")
    expect(page.locator("[data-sentence]")).to_have_text(by.turns[-1].sentence)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-sentence]")).to_have_text(by.turns[-2].sentence)
    assert lying(page) == [list(meld.tiles) for meld in shown.turns[-2].after.table]
    assert page.url.endswith(f"/review#{len(shown.turns) - 1}")
    page.keyboard.press("Home")
    assert lying(page) == []
    page.keyboard.press("Space")
    expect(page.locator("[data-toggle]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-turn="1"]')).to_have_attribute("aria-current", "step")
    page.keyboard.press("Space")
    expect(page.locator("[data-toggle]")).to_have_attribute("aria-pressed", "false")
    # The graph of the chances: a tap goes to a turn, keys to the next one, and both are said in words.
    expect(page.locator("[data-review-plot] .ring")).to_have_count(len(by.turning_points))
    graph = page.locator("[data-plot-turn]")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": 20})
    middle = int(graph.input_value())
    assert middle == pytest.approx(len(shown.turns) / 2, abs=1)
    expect(page.locator("[data-sentence]")).to_have_text(by.turns[middle - 1].sentence)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-sentence]")).to_have_text(by.turns[middle].sentence)
    said = graph.get_attribute("aria-valuetext")
    assert said is not None
    for player, its in zip(shown.players, by.players, strict=True):
        percent = floor(100 * its.chances[middle + 1] + 0.5)
        assert f"{player.name}: {percent} %" in said
    page.locator("details summary").click()
    expect(page.locator("[data-chances-table] tbody tr")).to_have_count(len(shown.turns) + 1)
    no_violations(page)
    # By tiles: a mistake, its best lay, and the racks of one seat only.
    page.locator('[data-by="tiles"]').check()
    wrong = next(turn for turn in shown.turns if turn.best)
    assert wrong.best is not None
    page.locator(f'[data-turn="{wrong.number}"]').click()
    page.locator("[data-best]").click()
    assert lying(page) == [list(meld.tiles) for meld in wrong.best.table]
    expect(page.locator(".tile.hint")).to_have_count(len(wrong.best.tiles))
    expect(page.locator("[data-how] li")).to_have_text(list(wrong.best.steps))
    page.locator("[data-review-view]").select_option("1")
    assert [page.locator(f'[data-review-rack="{seat}"] .tile').count() > 0 for seat in range(3)] == [False, True, False]
    expect(page.locator("[data-review-plot] .ring")).to_have_count(len(shown.turning_points))
    no_violations(page)


@pytest.mark.long
@pytest.mark.skipif(native.compiled is None, reason="no compiled kernel")
def test_the_end_of_a_round_leads_to_its_review_and_to_exercises(server: SeededServer, visit: Visit) -> None:
    room = Guest(server).ask("POST", "/api/v1/rooms/import", {"trn": str(ROUND.finished())}).body["id"]
    shown = report(ROUND, 1, 1, Translator("nl"))
    by = shown.by_chances
    assert by is not None
    page = visit(f"/review/{room}/1#3", language="nl", size=(320, 640), theme="dark").page
    page.locator("[data-review]").wait_for()
    expect(page.locator("[data-sentence]")).to_have_text(by.turns[2].sentence)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320, "nothing is wider than the screen"
    seat = next(at for at, player in enumerate(by.players) if player.worst)
    page.locator("[data-practise-seat]").select_option(str(seat))
    page.locator("[data-practise] button").first.click()
    number = by.players[seat].worst[0]
    expect(page.locator("[data-exercise]")).to_be_in_viewport()
    assert lying(page) == [list(meld.tiles) for meld in shown.turns[number - 2].after.table]
    page.locator("[data-best]").click()
    best = by.turns[number - 1].best
    assert best is not None
    assert lying(page) == [list(meld.tiles) for meld in best.table]
    expect(page.locator("[data-how] li")).to_have_text(list(best.steps))
    no_violations(page)
    # Somebody plays on from the moment of the exercise, on the seat that made the mistake.
    page.locator("[data-practise] button").first.click()
    page.locator("[data-continue]").click()
    page.locator("[data-felt]").wait_for()
    expect(page.locator("[data-rack] [data-uid]").first).to_be_visible()
    assert "/t/" in page.url
    ann = Guest(server, "Ann")
    played = ann.create("newcomer", edition=SHEET)
    socket = ann.open(played)
    assert socket.wait_for_turn()
    assert socket.ask("resign")["type"] == "done"
    socket.close()
    page = visit(f"/t/{played}", token=ann.token).page
    page.locator("dialog [data-look-back]").click()
    page.locator("[data-review]").wait_for()
    assert re.search(rf"/review/{played}/1$", page.url)
    expect(page.locator('[data-review-player="0"]')).to_contain_text("Ann")
