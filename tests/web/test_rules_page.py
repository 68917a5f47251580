"""The rules side by side: from the start page, by keyboard, and on a phone."""

import re

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations, rings_are_visible
from web.conftest import Visit

from tilerummy.answers.rules_report import clause_shown, rules_compared
from tilerummy.language import Translator

pytestmark = pytest.mark.long

SHEET = "rummikub-vienna-en"


def test_rules_are_compared_by_keyboard(visit: Visit) -> None:
    words = Translator("en")
    told = rules_compared(words)
    page = visit("/", language="en", size=(1280, 900)).page
    page.locator("[data-compare-rules]").focus()
    page.keyboard.press("Enter")
    rows, columns = page.locator("[data-row-of]"), page.locator("[data-column]")
    expect(rows).to_have_count(len(told.clauses))
    expect(columns).to_have_count(len({each.sheet for each in told.editions}))
    no_violations(page)
    rings_are_visible(page)
    page.locator("[data-choose] summary").focus()
    page.keyboard.press("Enter")
    page.locator("[data-one-each]").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(columns).to_have_count(len(told.editions))
    page.locator("[data-differ]").focus()
    page.keyboard.press("Space")
    effective = [{said.value for said in clause.said if said.has_effect} for clause in told.clauses]
    expect(rows).to_have_count(sum(len(values) > 1 for values in effective))
    page.locator("[data-search]").focus()
    page.keyboard.type("L151")
    expect(page.locator('[data-row-of="joker_split"]')).not_to_contain_text("003 de L151")
    page.locator("[data-sources] summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-row-of="joker_split"]')).to_contain_text("003 de L151")
    assert "search=L151" in page.url, "what is seen can be shared"
    page.locator('[data-row-of="joker_split"] a').focus()
    page.keyboard.press("Enter")
    shown = clause_shown("joker_split", words)
    page.locator("[data-example]").wait_for()
    assert page.url.endswith("/rules/joker_split")
    expect(page.locator('[data-verdict="refused"]')).to_contain_text(shown.examples[0].refused.reasons[0])
    expect(page.locator('[data-verdict="allowed"]')).to_contain_text(shown.examples[0].allowed.title)
    no_violations(page)


def test_a_clause_on_a_phone(visit: Visit) -> None:
    words = Translator("de")
    page = visit(f"/rules/deal?edition={SHEET}", language="de", size=(320, 640), theme="dark").page
    shown = clause_shown("deal", words)
    expect(page.locator("[data-instead]")).to_have_text(shown.instead or "")
    expect(page.locator(f'li[data-edition="{SHEET}"] mark')).to_be_visible()
    width = "() => document.documentElement.scrollWidth"
    assert page.evaluate(width) == 320
    page.goto(page.url.replace("/rules/deal", "/rules/joker_source"))
    page.locator("[data-example]").wait_for()
    assert page.evaluate(width) == 320, "nothing is wider than the screen"
    no_violations(page)
    page.locator("[data-every-rule]").click()
    page.locator(f'[data-column="{SHEET}"] mark').wait_for()
    assert page.evaluate(width) == 320, "the table scrolls by itself"
    page.goto(re.sub(r"/rules.*", "/rules/nonsense", page.url))
    page.locator("[role=alert]").wait_for()
