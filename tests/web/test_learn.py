"""The course: the list, an exercise by mouse and one by keyboard, goals in words, progress, in two languages."""

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations
from web.conftest import Visit
from web.table import Keyboard, Mouse, TablePage, lay_out
from web.test_table_look import RINGS

from tilerummy.answers.lessons import course
from tilerummy.rooms.words import translator_for

pytestmark = pytest.mark.long

LAY_OFF = [["b3", "b4", "b5", "b6"], ["k8", "b8", "r8", "o8"]]
ENDS = [["b9", "b10", "b11", "b12", "b13"], ["k9", "r9", "o9"]]
LAST = [["r5", "r6", "r7", "r8", "r9"], ["k8", "b8", "r8", "o8"]]
FOCUS = """() => {
  const now = document.activeElement
  return now === document.body ? '' : now.dataset.uid ? (now.closest('[data-rack]') ? 'rack' : 'felt')
    : Object.keys(now.dataset)[0] ?? now.getAttribute('aria-label') ?? now.textContent.trim()
}"""


def exercise(table: TablePage, number: int) -> dict[str, object]:
    def there() -> bool:
        said = table.scenes[-1]["exercise"] if table.scenes else None
        return bool(said and said["number"] == number and said["reached"] is None)

    table.wait(there, f"exercise {number}")
    table.wait(lambda: table.shown, "its tiles")
    said: dict[str, object] = table.scene["exercise"]
    return said


def end_turn(table: TablePage) -> None:
    table.page.locator("[data-end]:enabled").click()
    table.page.locator(".exercise-panel [data-done]").wait_for()


def test_a_lesson_is_learned_from_the_list(visit: Visit) -> None:
    table = visit("/")
    page = table.page
    page.locator("a[data-learn]").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(course(translator_for("en")).lessons))
    no_violations(page)
    page.locator('[data-lesson="lay-off"]').click()
    assert len(exercise(table, 1)["tiles"]) == 2  # type: ignore[arg-type]
    expect(page.locator("[data-rack] .tile.hint")).to_have_count(2)
    expect(page.locator("[data-felt] .tile.hint")).to_have_count(6)
    lay_out(table, Mouse(table), [LAY_OFF[0], ["k8", "r8", "o8"]])
    page.locator("[data-end]:enabled").click()
    table.wait(lambda: table.line.startswith("That is allowed, but"), "the goal in words")
    lay_out(table, Mouse(table), LAY_OFF)
    end_turn(table)
    no_violations(page)
    # The second exercise by keyboard: the button to go on has the focus.
    expect(page.locator("[data-continue]")).to_be_focused()
    page.keyboard.press("Enter")
    exercise(table, 2)
    assert page.locator("[data-rack] .tile.hint").count() == 0
    expect(page.locator("[data-felt] .tile.hint")).to_have_count(3)
    lay_out(table, Keyboard(table), ENDS)
    end_turn(table)
    page.locator("[data-continue]").click()
    exercise(table, 3)
    assert page.locator(".tile.hint").count() == 0
    lay_out(table, Mouse(table), LAST)
    end_turn(table)
    page.locator('[data-following][href$="/learn/fourth"]').wait_for()
    page.locator("a[data-learn]").click()
    expect(page.locator('[data-lesson="lay-off"] i.done')).to_have_count(3)
    page.reload()
    expect(page.locator('[data-lesson="lay-off"] i.done')).to_have_count(3)


def test_going_out_shows_the_score_in_german_on_a_phone(visit: Visit) -> None:
    table = visit("/learn/score", language="de", size=(390, 844), dark=True)
    said = exercise(table, 1)
    assert said["title"] == "Die Punkte"
    lay_out(table, Mouse(table), [["k10", "b10", "r10", "o10"], ["r4", "r5", "r6", "r7"]])
    end_turn(table)
    assert table.scene["end"]["scores"] == [44, -44]
    expect(table.page.locator(".exercise-panel ul li")).to_have_count(2)
    no_violations(table.page)


def test_a_lesson_that_is_not_there_is_refused(visit: Visit) -> None:
    page = visit("/learn/nonsense").page
    expect(page.locator(".loading[role=alert] p")).to_have_text("There is no such lesson.")
    page.get_by_role("link", name="All lessons").click()
    page.locator("[data-lesson]").first.wait_for()


def test_a_lesson_played_by_mouse_shows_no_ring(visit: Visit) -> None:
    """Of what the page focuses by itself, for screen readers and the keyboard, an eye sees nothing."""
    table = visit("/learn/lay-off")
    page = table.page
    for number, rows in enumerate((LAY_OFF, ENDS, LAST), 1):
        exercise(table, number)
        assert page.evaluate(RINGS) == []
        if number == 2:
            page.locator("[data-show]").click()
            page.locator("[data-end]:enabled").wait_for()
            assert page.evaluate(RINGS) == []
        else:
            lay_out(table, Mouse(table), rows)
        end_turn(table)
        assert page.evaluate(RINGS) == []
        if number < 3:
            page.locator("[data-continue]").click()
    page.locator("[data-following]").click()
    exercise(table, 1)
    assert page.evaluate(RINGS) == []


def test_after_every_step_the_focus_is_at_hand(visit: Visit) -> None:
    """By keyboard alone: what goes on has the focus, then a tile of the rack, and every focus is seen."""
    table = visit("/learn/lay-off")
    page, keys = table.page, Keyboard(table)
    for number, rows in enumerate((LAY_OFF, ENDS, LAST), 1):
        exercise(table, number)
        if number > 1:
            table.wait(lambda: page.evaluate(FOCUS) == "rack", "a tile has the focus")
            assert page.evaluate(RINGS)
        lay_out(table, keys, rows)
        keys.press("[data-end]")
        page.locator(".exercise-panel [data-done]").wait_for()
        wanted = "continue" if number < 3 else "following"
        table.wait(lambda wanted=wanted: page.evaluate(FOCUS) == wanted, "what goes on")  # type: ignore[misc]
        assert page.evaluate(RINGS)
        page.keyboard.press("Enter")
    exercise(table, 1)
    table.wait(lambda: page.evaluate(FOCUS) == "rack", "the next lesson")
    assert page.evaluate(RINGS)


def test_the_arrows_of_a_lesson_keep_the_focus(visit: Visit) -> None:
    table = visit("/lesson")
    page, keys = table.page, Keyboard(table)
    table.wait(lambda: table.scenes and table.shown, "the lesson")
    for number in (2, 3):
        keys.press("[data-next-step]")
        table.wait(lambda number=number: table.scene["round"] == number and table.shown)  # type: ignore[misc]
        table.wait(lambda: page.evaluate(FOCUS) == "nextStep", "the arrow that was pressed")
    keys.press("[data-show]")
    page.locator("[data-end]:enabled").wait_for()
    table.wait(lambda: page.evaluate(FOCUS) in ("rack", "end"), "what was pressed cannot be pressed meanwhile")
    keys.press("[data-end]")
    table.wait(lambda: table.scene["round"] == 4 and table.shown, "the next step")
    table.wait(lambda: page.evaluate(FOCUS) == "rack", "a tile")
