"""The variants of a sheet on the page: ticked in the form, named in the rules of the room, never called house rules."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.conftest import DESKTOP, PHONE, Visit

from tilerummy.engine.editions import get
from tilerummy.language import Translator

pytestmark = pytest.mark.long

SHOTS = os.environ.get("TILERUMMY_SHOTS")
"""A folder for pictures of the form, to look at."""


def choose_box(page: Page, sheet: str, key: str) -> None:
    """Choose a box by its picture, and then the language of its sheet."""
    page.locator(f"[data-box='{sheet}'] .pick").click()
    page.locator(f"[data-edition={key}]").check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_variants_are_chosen_by_name_and_named_in_the_room(visit: Visit, size: tuple[int, int]) -> None:
    table = visit(size=size)
    page = table.page
    form = page.locator(".setup")
    choose_box(page, "003", "rummikub-original-de")
    form.get_by_label("Discard pile", exact=True).first.check()
    form.locator("[data-readings] summary").click()
    form.locator("[data-variant=joker_groups_only]").check()
    rules = form.locator("[data-house-rules]")
    expect(rules.locator("> summary b"), "no house rule has been chosen").to_have_count(0)
    rules.locator("> summary").click()
    rules.locator("details", has=page.locator("#rule-joker_penalty")).locator("summary").click()
    page.locator("#rule-joker_penalty").fill("25")
    assert rules.locator("> summary b").inner_text().startswith("1 ")
    assert rules.locator(".mark").all_inner_texts() == [
        "Melds with a joker may be taken apart",
        "house rule",
        "Discard pile",
    ]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if SHOTS:
        rules.locator("> summary").click()
        form.screenshot(path=str(Path(SHOTS) / f"variants-{size[0]}.png"))
    page.locator("[data-create]").click()
    assert [each["title"] for each in table.scene["variants"]] == [
        "Discard pile",
        "Melds with a joker may be taken apart",
    ]
    assert [each["field"] for each in table.scene["house_rules"]] == ["joker_penalty"]
    table.press(".brand")
    table.press(".rules summary")
    described = page.locator(".rules [data-variants]")
    described.wait_for()
    expect(described.locator("b")).to_have_text(["Discard pile", "Melds with a joker may be taken apart"])
    assert "003" not in described.inner_text()
    table.press(".rules [data-sources] summary")
    expect(described).to_contain_text("offered by the sheet, 003 de L157-159")
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"rules-{size[0]}.png"))


def test_tiles_that_change_no_rule_can_be_chosen(visit: Visit) -> None:
    page = visit(language="nl").page
    choose_box(page, "002", "rummikub-vienna-en")
    more, instead = page.locator("[data-variant=souvenir]"), page.locator("[data-variant=souvenir_instead]")
    more.check()
    page.get_by_text("Souvenirstenen in plaats van de jokers").click()
    expect(instead).to_be_checked()
    expect(more).not_to_be_checked()


REARRANGING = "erst, wenn du eine Kombination auf dem Tisch veränderst"


def test_the_form_shows_whole_titles_and_only_clocks_that_differ(visit: Visit) -> None:
    page = visit(language="de", size=PHONE).page
    form = page.locator(".setup")
    clocks = form.locator(".grid select").last
    for sheet, key, printed in (
        ("000", "lets-play-rummy", None),
        ("002", "rummikub-vienna-en", "wie in der Anleitung: 1 Minute"),
        (
            "003",
            "rummikub-original-de",
            "wie in der Anleitung: 2 Minuten (erst, wenn du eine Kombination auf dem Tisch veränderst)",
        ),
    ):
        choose_box(page, sheet, key)
        title = Translator("de").edition_title(get(key).printed)
        page.locator("[data-facts] .title", has_text=title).wait_for()
        named = clocks.locator("option").all_inner_texts()
        assert [name for name in named if name.startswith("wie in der Anleitung")] == [printed] * bool(printed)
    assert form.locator(".others select").first.evaluate("each => each.clientWidth") > 230
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_draw_for_the_start_stays_in_the_menu(visit: Visit) -> None:
    table = visit(size=PHONE)
    choose_box(table.page, "002", "rummikub-vienna-en")
    table.page.locator("[data-create]").click()
    table.wait(lambda: table.scenes and table.scene["stage"] == "playing" and table.scene["start"], "a game")
    table.press(".brand")
    told = table.page.locator("[data-start]").inner_text().splitlines()
    assert [line for line in told if line] == table.scene["start"]
    assert told[0].startswith("Draw for who starts: ")
