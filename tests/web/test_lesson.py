"""The two-minute lesson: its positions teach what they should to someone who has never played."""

import json

import pytest
from playwright.sync_api import expect
from web.barriers import no_violations
from web.conftest import DESKTOP, SeededServer, Visit
from web.table import Keyboard, Mouse, TablePage, lay_out
from web.test_words import SMALL, looks_right
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tilerummy.answers.lessons import steps, taught
from tilerummy.engine.position import view
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.rooms.prepared import played, room_of
from tilerummy.rooms.words import translator_for
from tilerummy.solver import best

FIRST = "first"
COUNT = sum(step.played is None for step in steps(FIRST, translator_for("en")))
LAYS = {
    1: [["k10", "b10", "r10", "o10"]],
    2: [["k10", "b10", "r10", "o10"], ["b4", "b5", "b6"]],
    3: [["k10", "b10", "r10", "o10"], ["k13", "b13", "r13", "o13"], ["b4", "b5", "b6", "b7"]],
    4: [
        *(["k10", "b10", "r10", "o10"], ["k13", "b13", "r13", "o13"], ["b4", "b5", "b6", "b7"]),
        *(["r5", "r6", "r7"], ["k8", "r8", "o8"]),
    ],
}


def test_every_step_can_be_done_and_only_the_draw_cannot_be_laid() -> None:
    for language in LANGUAGES:
        words = translator_for(language)
        *tasks, end = steps(FIRST, words)
        for number, step in enumerate(tasks, 1):
            found = best(view(step.position, step.seat))
            assert (found is None or found.lay is None) == bool(step.draws)
            assert (step.solution is None) == bool(step.draws)
            if step.solution is not None:
                played(room_of(step, FIRST, number, words), step, step.solution)
        # The referee took every lay, in the usual edition of the language; the last one goes out.
        edition = tasks[0].position.edition
        assert edition == taught(language)
        assert language in edition.printed.usual_in
        assert room_of(end, FIRST, COUNT + 1, words).stage == "match-over"


def heading(table: TablePage) -> str:
    return table.page.locator(".exercise-panel h2").inner_text().split("\n")[-1].strip()


def wait_for_step(table: TablePage, number: int) -> None:
    table.wait(lambda: table.scenes and table.scene["round"] == number, f"step {number}")
    table.wait(lambda: table.shown, "the tiles of the step")


def test_a_first_visit_offers_the_lesson_and_it_ends_at_a_real_table(visit: Visit) -> None:
    table = visit("/")
    table.press("a.lesson")
    wait_for_step(table, 1)
    assert "30 points" in table.page.locator(".exercise-panel p").inner_text()
    no_violations(table.page)
    mouse = Mouse(table)
    mouse.move(table.uid("k10"), "new")
    table.wait(lambda: "too short" in table.line, "the referee's word on one tile")
    for number, rows in LAYS.items():
        wait_for_step(table, number)
        expect(table.page.locator("[data-done]"), "each step is praised").to_have_count(int(number > 1))
        assert table.page.locator(".bar .line p").inner_text() != "Your turn. The pool is empty: lay tiles, or pass."
        if number > 1:  # in the first step a tile has been laid out already
            marked = table.page.locator("[data-rack] .tile.hint")
            marked.first.wait_for()
            wanted = {kind for row in rows for kind in row}
            assert {each.get_attribute("data-kind") for each in marked.all()} <= wanted
        lay_out(table, mouse, rows)
        table.page.locator("[data-end]:enabled").click()
    wait_for_step(table, 5)
    table.press("[data-show]")
    table.page.locator("[data-end]:enabled").click()
    wait_for_step(table, 6)
    table.press("[data-show]")
    table.page.locator("[data-end]:enabled").wait_for()
    assert {"k11", "k12", "k13"} in map(set, table.kinds), "the joker was exchanged"
    table.page.locator("[data-end]:enabled").click()
    wait_for_step(table, 7)
    assert table.page.locator("[data-show]").count() == 0, "nothing can be laid"
    table.page.locator("[data-draw]:enabled").click()
    wait_for_step(table, 8)
    expect(table.page.locator(".tile.fresh"), "the drawn tile glows").to_have_count(1)
    lay_out(table, Keyboard(table), [*table.kinds, ["k1", "k2", "k3"]])
    table.page.locator("[data-end]:enabled").click()
    wait_for_step(table, 9)
    assert heading(table) == "You have gone out!"
    assert table.scene["end"]["scores"] == [30, -30]
    table.press(".exercise-panel [data-play]")
    table.wait(lambda: "exercise" in table.scene and table.scene["exercise"] is None and table.shown, "a real table")
    assert [seat["computer"] for seat in table.scene["seats"]] == [None, "newcomer", "learner"]
    assert (table.scene["edition_key"], table.scene["games"]) == ("rummikub-vienna-en", 1)
    table.press(".brand")
    for _ in range(2):
        table.press("[data-resign]")
    table.page.locator("[data-went-well]").wait_for()
    table.page.goto("/")
    table.page.locator("a.lesson.quiet").wait_for()


@pytest.mark.long
def test_steps_can_be_skipped_and_a_lost_page_goes_on(visit: Visit) -> None:
    table = visit("/lesson")
    wait_for_step(table, 1)
    table.press("[data-next-step]")
    wait_for_step(table, 2)
    table.press("[data-next-step]")
    wait_for_step(table, 3)
    assert table.page.locator("[data-done]").count() == 0, "nothing was done"
    assert table.page.locator(".bar .line p").inner_text() != "Connection lost. Reconnecting…"
    table.press("[data-back]")
    wait_for_step(table, 2)
    table.press(".brand")
    table.page.locator("dialog").wait_for()
    assert table.page.locator("dialog [data-leave], dialog .invite").count() == 0
    table.page.keyboard.press("Escape")
    table.press("[data-skip]")
    table.page.locator("a.lesson.quiet").wait_for()


def test_the_lesson_refuses_what_a_table_refuses(server: SeededServer) -> None:
    address = server.address.replace("http", "ws") + "/ws/v1/lesson/first/"

    def asked(line: ClientConnection, **message: object) -> dict[str, object]:
        line.send(json.dumps(message))
        answer: dict[str, object] = json.loads(line.recv(60))
        return answer

    with connect(f"{address}1") as line:
        assert asked(line, type="hello", version=2, language="en")["type"] == "scene"
        foreign = [{"tiles": ["k11", "k12", "k13"]}]
        assert asked(line, type="draft", id="a", at=1, rows=foreign)["code"] == "TURN.rack_tiles"
        assert asked(line, type="lay", id="b", at=1, rows=foreign)["type"] == "refused"
        assert asked(line, type="lay", id="c", at=2, rows=[])["code"] == "stale"
        for kind in ("draw", "pass", "resign"):
            assert asked(line, type=kind, id="d", at=1)["type"] == "refused", kind
        assert asked(line, type="hello", version=2)["type"] == "refused"
        assert asked(line, type="nonsense", id="e")["code"] == "message-unknown"
        assert asked(line, type="draft", id="f", at=1, rows=[{"tiles": ["o14"]}])["type"] == "refused"
        assert asked(line, type="ping", id="g")["type"] == "pong"
        typed = asked(line, type="typed", id="i", at=1, rows=[], text="black, blue, red and orange 10")
        assert (typed["type"], typed["act"]) == ("understood", "draft")
        assert [row["tiles"] for row in typed["rows"]] == [["k10", "b10", "r10", "o10"]]  # type: ignore[attr-defined]
        assert asked(line, type="typed", id="j", at=1, rows=[], text="black 13")["code"] == "slip-not-free"
        assert asked(line, type="typed", id="k", at=1, rows=[], text="end")["code"] == "slip-nothing-laid"
        assert asked(line, type="typed", id="l", at=1, rows=[], text="x" * 201)["type"] == "refused"
        assert asked(line, type="hint", id="h", at=1, depth=2)["tiles"] == ["k10", "b10", "r10", "o10"]
    for step in (0, COUNT + 2):
        with pytest.raises(InvalidStatus), connect(f"{address}{step}"):
            pass


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_fits_in_every_language(language: str, visit: Visit) -> None:
    for size in (SMALL, (740, 360)) if language in ("de", "fr") else (SMALL,):
        table = visit("/lesson", language=language, size=size)
        wait_for_step(table, 1)
        for number in range(2, COUNT + 1):
            looks_right(table)
            table.press("[data-next-step]")
            wait_for_step(table, number)
        looks_right(table)
    assert visit("/lesson", language=language, size=DESKTOP).scene["round"] == 1
