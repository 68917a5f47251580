"""The position lab: built by tapping and by keyboard, pasted, judged, repaired, shared and saved, in two languages."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect
from web.barriers import no_violations, rings_are_visible
from web.conftest import Visit

from tilerummy.answers.lab import answer
from tilerummy.answers.lab_model import LabQuestion
from tilerummy.bots.round_runner import play_round
from tilerummy.engine.position import parse_situation
from tilerummy.language import Translator

SHEET = "rummikub-vienna-en"
MIDDLE = f"{SHEET} r3-5,kbr10 k1r6o10/x9 01 0 4.2"


def tap(page: Page, *kinds: str) -> None:
    for kind in kinds:
        page.locator(f'[data-tap-tile="key"][data-kind="{kind}"]').click()


def settled(page: Page) -> None:
    page.locator('[data-lab][aria-busy="false"]').wait_for()


def address(page: Page) -> str:
    return parse_qs(urlsplit(page.url).query)["p"][0]


def test_a_position_is_built_asked_about_judged_and_shared(visit: Visit) -> None:
    page = visit("/", language="de", size=(1280, 900)).page
    page.locator("[data-open-lab]").click()
    page.locator("[data-lab-answers]").wait_for()
    page.locator("[data-edition-of=lab]").select_option(SHEET)
    settled(page)
    # The table by tapping, the rack by keyboard.
    tap(page, "r3", "r4")
    expect(page.locator('[data-lab-rows="table"] [data-state="unfinished"]')).to_have_count(1)
    tap(page, "r5")
    expect(page.locator('[data-lab-rows="table"] [data-state="meld"]')).to_have_count(1)
    page.locator('input[name="lab-to"][value="table"]').focus()
    page.keyboard.press("ArrowDown")
    for kind in ("r6", "k1"):
        page.locator(f'[data-tap-tile="key"][data-kind="{kind}"]').focus()
        page.keyboard.press("Enter")
    settled(page)
    wanted = answer(LabQuestion(trn=address(page)), Translator("de"))
    assert wanted.rack == ("k1", "r6")
    assert wanted.best is not None
    assert wanted.best.lay is not None
    expect(page.locator("[data-lab-best]")).to_contain_text(wanted.best.text)
    expect(page.locator("[data-lab-steps] li")).to_have_text([step.text for step in wanted.best.lay.steps])
    expect(page.locator('[data-lab-fact="first-lay"]')).to_have_count(0)  # it has been made
    for key, fact in (("go-out", wanted.go_out), ("left", wanted.left)):
        assert fact is not None
        expect(page.locator(f'[data-lab-fact="{key}"]')).to_contain_text(fact.text)
    page.locator("[data-lab-before]").click()
    assert page.locator("[data-lab-lay] [data-meld]").get_attribute("data-meld") == "r3 r4 r5"
    page.locator("[data-lab-forward]").click()
    assert page.locator("[data-lab-lay] [data-meld]").get_attribute("data-meld") == "r3 r4 r5 r6"
    # A lay: refused before the first lay, legal after it.
    page.locator("[data-lab-try]").click()
    page.locator('[data-lab-rows="after"] [data-lab-row="0"]').click()
    page.locator('[data-lab-held] [data-kind="r6"]').click()
    expect(page.locator("[data-lab-verdict]")).to_have_attribute("data-lab-verdict", "legal")
    page.locator("[data-lab-opened]").uncheck()
    expect(page.locator("[data-lab-verdict]")).to_have_attribute("data-lab-verdict", "illegal")
    refused = page.locator('[data-clause="OPEN.threshold"]')
    expect(refused).not_to_contain_text("OPEN")
    assert "/rules/" in (refused.locator("a").get_attribute("href") or "")
    no_violations(page)
    rings_are_visible(page)
    # The address leads to the same position.
    settled(page)
    shared = page.url
    again = visit(shared[shared.index("/lab") :], language="de").page
    expect(again.locator("[data-lab-position]")).to_have_text(page.locator("[data-lab-position]").text_content() or "")


@pytest.mark.long
def test_a_position_is_pasted_repaired_and_saved(visit: Visit, tmp_path: Path) -> None:
    page = visit("/lab", language="es", size=(320, 640), theme="dark").page
    page.locator("[data-lab-text] summary").click()
    field, read = page.locator("[data-lab-trn]"), page.locator("[data-lab-read]")
    field.fill("disparate")
    read.click()
    page.locator("#lab-trn-wrong").wait_for()
    assert field.input_value() == "disparate", "nothing that was typed is lost"
    field.fill(MIDDLE)
    page.keyboard.press("Enter")
    expect(page.locator("[data-lab-position]")).to_have_text(MIDDLE)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320, "nothing is wider than the screen"
    page.locator("[data-lab-show-every]").click()
    page.locator("[data-lab-every]").wait_for()
    # Under plain http a page may not copy: the text is selected.
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator("[data-lab-copy-trn]").click()
    page.locator("[data-copy-by-hand]").wait_for()
    assert page.evaluate("() => getSelection().toString()") == MIDDLE
    # The browser's Back brings back what was cleared.
    page.locator("[data-lab-clear]").click()
    expect(page.locator('[data-lab-rows="table"] [data-kind]')).to_have_count(0)
    page.go_back()
    expect(page.locator("[data-lab-position]")).to_have_text(MIDDLE)
    # The row that gets the next tile is shown above the keypad.
    page.locator('[data-lab-row="0"]').click()
    expect(page.locator("[data-lab-target] [data-kind]")).to_have_count(3)
    for button, start in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with page.expect_download() as saved:
            page.locator(f"[data-lab-{button}]").click()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        assert file.read_bytes().startswith(start)
    # A tile of a run is lost: the table is put in order again.
    page.locator('[data-lab-rows="table"] [data-kind="r4"]').click()
    tap(page, "r7")
    expect(page.locator("[data-lab-svg]")).to_be_disabled()
    page.locator("[data-lab-repair]").wait_for()
    no_violations(page)
    field.fill(f"{SHEET} [r3r4],[r5r6r7],kbr9 k10/x9 01 0 4.2")
    read.click()
    page.locator("[data-lab-use-repair]").click()
    expect(page.locator("[data-lab-position]")).to_have_text(f"{SHEET} r3-7,kbr9 k10/x9 01 0 4.2")
    settled(page)
    assert parse_situation(address(page)) == parse_situation(f"{SHEET} r3-7,kbr9 k10/x9 01 0 4.2")


@pytest.mark.long
def test_a_turn_of_a_review_is_opened(visit: Visit) -> None:
    record = play_round(["learner", "learner"], SHEET, seed=2)
    page = visit("/review", language="de").page
    page.locator("[data-review-text]").fill(str(record))
    page.locator("[data-review-read]").click()
    page.locator("[data-review]").wait_for()
    page.keyboard.press("ArrowRight")
    with page.expect_popup() as opened:  # the record is not lost
        page.locator("[data-to-lab]").click()
    expect(opened.value.locator("[data-lab-position]")).to_have_text(str(record.situations[0]))


@pytest.mark.long
def test_answers_about_the_position_before_are_marked(visit: Visit) -> None:
    page = visit(f"/lab?edition={SHEET}").page
    tap(page, "r3", "r4", "r5")
    settled(page)
    expect(page.locator("[data-lab-old]")).to_have_count(0)
    with page.expect_request("**/api/v1/lab*"):
        held: list[Route] = []
        page.route("**/api/v1/lab*", lambda route: held.append(route))
        tap(page, "r6")
    page.locator("[data-lab-old]").wait_for()
    held[0].continue_()
    expect(page.locator("[data-lab-old]")).to_have_count(0)
