"""The course: the list, an exercise by mouse and one by keyboard, goals in words, progress, in two languages."""

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations
from web.conftest import Visit
from web.table import Keyboard, Mouse, TablePage, lay_out

from tilerummy.answers.lessons import course
from tilerummy.rooms.words import translator_for

pytestmark = pytest.mark.long

LAY_OFF = [["b3", "b4", "b5", "b6"], ["k8", "b8", "r8", "o8"]]
ENDS = [["b9", "b10", "b11", "b12", "b13"], ["k9", "r9", "o9"]]
LAST = [["r5", "r6", "r7", "r8", "r9"], ["k8", "b8", "r8", "o8"]]


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
    expect(page.locator(".loading[role=alert] p")).to_have_text(
        translator_for("en").text("server-refused-room-unknown")
    )
