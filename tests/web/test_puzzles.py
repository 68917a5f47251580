"""Puzzles on the page: one solved on the board, one by the steps of its solution, in two languages."""

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations
from web.conftest import Visit
from web.table import Mouse, TablePage, lay_out

from tilerummy.engine.melds import without
from tilerummy.puzzles import Goal, Puzzle, puzzle, summaries
from tilerummy.rooms.words import translator_for

VIENNA = "rummikub-vienna-en"


def short_puzzle(goal: Goal) -> Puzzle:
    """The puzzle of the lowest grade with the fewest tiles to lay."""
    found = [puzzle(each.id) for each in summaries(VIENNA, 1) if each.goal is goal]
    return min(found, key=lambda each: (each.tiles, len(each.view.table)))


def rows_after(found: Puzzle) -> list[list[str]]:
    melds = (*without(found.view.table, found.solution.taken), *found.solution.put)
    return [[str(tile) for tile in meld.row] for meld in melds]


def at_puzzle(table: TablePage) -> None:
    table.wait(lambda: table.scenes and table.scene["exercise"], "the puzzle")
    table.wait(lambda: table.shown, "its tiles")
    table.page.locator("[data-puzzle]").wait_for()


def test_a_puzzle_is_solved_on_the_board_and_counts(visit: Visit) -> None:
    found = short_puzzle(Goal.TILES)
    table = visit(f"/puzzles/{found.id}")
    page = table.page
    at_puzzle(table)
    expect(page.locator("[data-draw]")).to_have_count(0)
    lay_out(table, Mouse(table), rows_after(found))
    page.locator("[data-end]:enabled").click()
    page.locator("[data-done]").wait_for()
    expect(page.locator("[data-next-puzzle]")).to_be_focused()
    no_violations(page)
    page.locator("[data-all]").click()
    expect(page.locator("[data-solved-count]")).to_have_text("1 puzzle solved")
    no_violations(page)
    page.reload()
    expect(page.locator("[data-solved-count]")).to_have_text("1 puzzle solved")


@pytest.mark.long
def test_the_solution_is_shown_step_by_step_by_keyboard_in_german(visit: Visit) -> None:
    table = visit("/puzzles", language="de", size=(390, 844), dark=True)
    page = table.page
    page.locator("[data-daily]").click()
    at_puzzle(table)
    goal = page.locator("[data-goal]")
    asked = goal.inner_text()
    page.locator("[data-show]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-forward]")).to_be_focused()
    steps = len(table.last["hint"]["steps"])
    expect(goal).to_contain_text(f"1/{steps} · ")
    page.locator("[data-back]").click()
    expect(goal).to_have_text(asked)
    page.locator("[data-forward]").focus()
    for number in range(1, steps + 1):
        page.keyboard.press("Enter")
        expect(goal).to_contain_text(f"{number}/{steps} · ")
    no_violations(page)
    page.locator("[data-end]:enabled").click()
    page.locator("[data-done]").wait_for()
    expect(goal).to_have_text(translator_for("de").text("puzzle-not-counted"))
    page.locator("[data-all]").click()
    expect(page.locator("[data-solved-count]")).to_have_text("0 Aufgaben gelöst")


@pytest.mark.long
def test_a_rush_offers_no_hints_and_ends_after_three_mistakes(visit: Visit) -> None:
    table = visit("/puzzles")
    page = table.page
    page.locator("[data-start-rush]:enabled").click()
    for count in range(3):
        expect(page.locator("[data-rush]")).to_contain_text(f"Mistakes: {count} of 3")
        expect(page.locator(".bar .hint")).to_have_count(0)
        page.locator("[data-skip]").click()
    expect(page.locator("[data-goal]")).to_contain_text("The rush is over.")
    expect(page.locator(".bar .hint")).to_have_count(0)
    page.locator("[data-start-rush]").click()
    expect(page.locator("[data-rush]")).to_contain_text("Mistakes: 0 of 3")


@pytest.mark.long
def test_a_puzzle_that_is_not_there_is_refused(visit: Visit) -> None:
    page = visit("/puzzles/nobody").page
    expect(page.locator(".loading[role=alert] p")).to_have_text("There is no such puzzle.")
    page.get_by_role("link", name="Puzzles").click()
    page.locator("[data-daily]").wait_for()
