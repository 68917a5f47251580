"""Playing without sight: a robot that reads the accessibility tree plays, learns, solves, asks and looks back."""

import re
from collections import Counter

import pytest
from serving import Guest
from web.barriers import no_violations
from web.conftest import DESKTOP, PHONE, SeededServer, Visit
from web.deals import SHORT, SHORT_SEED
from web.robot import Node, Robot
from web.table import TablePage

from tilerummy.answers.lessons import course, steps
from tilerummy.engine.draft import Draft
from tilerummy.engine.melds import read_row
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.language.typed import understand
from tilerummy.puzzles import puzzle
from tilerummy.solver import best

TR = Translator("en")
TYPE, READ = TR.text("sight-type"), TR.text("sight-read")
NO_TILES = Draft(View.parse("rummikub-vienna-en - k1/x7 0 0 2.0"), ())


def tiles_of(said: str) -> Tiles:
    return Tiles(understand(said, NO_TILES, TR).tiles)


def read_table(robot: Robot) -> tuple[View, bool]:
    """What the table in words says, and whether it is this seat's turn."""
    robot.press("button", READ)
    dialog: Node = robot.find("dialog", READ)
    lines = [each.text for each in robot.all("listitem", within=dialog)]
    text = dialog.text
    robot.page.keyboard.press("Escape")
    robot.wait(lambda: not robot.all("dialog"), "the dialog is closed")
    count = int(re.findall(r"Your rack: (\d+)", text)[0])
    rows = [line.partition(": ")[2] for line in lines if line.startswith("Row ")]
    rack = [line for line in lines if re.match(r"(black|blue|red|orange|joker)", line)]
    table = sorted(str(read_row(understand(f"lay {row} from the rack", NO_TILES, TR).tiles)) for row in rows)
    held = sum(map(tiles_of, rack), Tiles())
    assert len(held) == count
    others, opened = re.findall(r"(\d+) tiles?, (first lay made)?", " ".join(lines))[0]
    bits = ("" if "Your first lay needs" in text else "0") + ("1" if opened else "")
    seen = f"{SHORT} {','.join(table) or '-'} {held}/x{others} {bits or '-'} 0 2.0"
    return View.parse(seen), TR.text("web-your-turn") in text


def type_move(robot: Robot, text: str) -> None:
    if not robot.is_there("textbox", TYPE):
        robot.press("button", TYPE)
    robot.type(text, name=TYPE)
    robot.page.keyboard.press("Enter")


def type_lay(robot: Robot, lay: Lay) -> int:
    """Types a lay: new melds in words, anything else in the notation. Returns the number of steps."""
    if lay.taken:
        type_step(robot, str(lay))
        return 1
    for meld in lay.put:
        type_step(robot, f"lay {TR.meld(meld)} from the rack")
    return len(lay.put)


def type_step(robot: Robot, text: str) -> None:
    """A step is announced once, with what lies there now."""
    heard = len(robot.heard)
    type_move(robot, text)
    robot.wait_to_hear(after=heard)
    assert len(robot.heard) == heard + 1
    assert robot.heard[-1].startswith(TR.text("server-typed-now", melds="").rstrip("."))


def scenes_with_news(table: TablePage) -> int:
    """How many scenes had moves that the page did not know, or were the first."""
    last, news = 0, 1
    for scene in table.scenes:
        now = scene["log"][-1]["number"] if scene["log"] else 0
        news += bool(last and now > last)
        last = now or last
    return news


def at_table(server: SeededServer, visit: Visit) -> tuple[TablePage, Robot]:
    server.deal(SHORT_SEED)
    guest = Guest(server, "Ann")
    room = guest.create("newcomer", edition=SHORT, games=1)
    table = visit("about:blank", token=guest.token)
    robot = Robot(table.page)
    robot.open(f"/t/{room}")
    return table, robot


def plays(robot: Robot) -> bool:
    """Waits for the own turn; False when the round is over."""

    def now() -> str:
        if robot.is_there("link", TR.text("web-look-back", unit="game")):
            return "over"
        return "turn" if robot.is_there("button", TR.text("web-draw")) else ""

    return bool(robot.wait(now, "a turn") == "turn")


def test_a_turn_is_played_by_ear(server: SeededServer, visit: Visit) -> None:
    table, robot = at_table(server, visit)
    assert plays(robot)
    seen, mine = read_table(robot)
    assert mine
    robot.heard.clear()
    type_move(robot, "flurb")
    robot.wait_to_hear(TR.text("play-slip-word-unknown", text="flurb"))
    lay = best(seen)
    laid = type_lay(robot, lay.lay) if lay is not None and lay.lay is not None else 0
    type_move(robot, "end" if laid else "draw")
    robot.wait_to_hear(after=laid + 1)
    own = [line["text"] for line in table.log if line["seat"] == 0]
    assert own[0] in robot.heard[laid + 1]
    assert robot.heard.count(TR.text("play-slip-word-unknown", text="flurb")) == 1


@pytest.mark.long
def test_a_round_is_finished_by_ear_and_looked_back_at(server: SeededServer, visit: Visit) -> None:
    table, robot = at_table(server, visit)
    typed = 0
    while plays(robot):
        seen, _ = read_table(robot)
        found = best(seen)
        if found is not None and found.lay is not None:
            typed += type_lay(robot, found.lay)
            at = table.scene["at"]
            type_move(robot, "end")
        else:
            at = table.scene["at"]
            type_move(robot, "draw")
        robot.wait(lambda at=at: bool(robot.listen()) and table.scene["at"] > at, "the move")  # type: ignore[misc]
    robot.wait_to_hear(table.scene["end"]["text"])
    # Every move was said once, and nothing else but the steps of the own lays.
    said = " ".join(robot.heard)
    for text, times in Counter(line["text"] for line in table.log).items():
        assert said.count(text) == times, text
    assert len([line for line in robot.heard if line != TR.text("web-connecting")]) == scenes_with_news(table) + typed
    look_back(robot)


def look_back(robot: Robot) -> None:
    robot.press("link", TR.text("web-look-back", unit="game"))
    robot.find("button", TR.text("review-forward"))
    turns = 0
    while robot.is_there("button", TR.text("review-forward")):
        robot.heard.clear()
        robot.press("button", TR.text("review-forward"))
        robot.wait_to_hear()
        assert len(robot.heard) == 1
        turns += 1
    assert turns > 3
    assert TR.text("review-turn", number=turns, count=turns) in robot.tree.text


@pytest.mark.long
def test_three_puzzles_are_solved_by_ear(visit: Visit) -> None:
    robot = Robot(visit("about:blank").page)
    robot.open("/puzzles")
    robot.press("button", TR.text("puzzle-play"))
    last = ""
    for number in range(1, 4):
        robot.wait(lambda last=last: robot.page.url not in ("", last) and "puzzles/" in robot.page.url, "a puzzle")  # type: ignore[misc]
        last = robot.page.url
        robot.find("button", TR.text("puzzle-show"))
        known = puzzle(robot.page.url.rpartition("/")[2])
        robot.wait_to_hear()
        robot.heard.clear()
        count = type_lay(robot, known.solution)
        type_move(robot, "end")
        onward = robot.find("button", TR.text("puzzle-next"))
        assert onward.properties.get("focused")
        robot.wait_to_hear(after=count)
        assert len(robot.heard) == count + 1
        assert robot.heard[-1].endswith(TR.text("puzzle-solved"))
        assert not re.search(r"\b[a-z]+(-[a-z]+){2,}\b", robot.heard[-1]), "the name of a text that was not loaded"
        robot.heard.clear()
        robot.press("button", TR.text("puzzle-next" if number < 3 else "puzzle-all"))
    robot.wait(lambda: TR.text("puzzle-solved-count", count=3) in robot.tree.text, "three are solved")


@pytest.mark.long
def test_a_lesson_is_finished_by_ear(visit: Visit) -> None:
    robot = Robot(visit("about:blank").page)
    *tasks, end = steps("first", TR)
    robot.open("/learn")
    robot.press("link", course(TR).lessons[0].title)
    for step in tasks:
        robot.wait_to_hear(step.title)
        assert sum(step.text in line for line in robot.heard) == 1
        robot.heard.clear()
        if step.solution is None:
            type_move(robot, "draw")
        else:
            type_lay(robot, step.solution)
            type_move(robot, "end")
    robot.wait_to_hear(end.title)
    robot.find("button", TR.text("web-first-game"))


@pytest.mark.long
def test_a_question_to_the_lab_is_answered_by_ear(visit: Visit) -> None:
    robot = Robot(visit("about:blank").page)
    robot.open("/lab?edition=rummikub-vienna-en")
    robot.find("button", TR.text("web-tile-left", tile="red 3", count=2))
    in_lab(robot, "red 3 4 5")
    robot.focus(robot.find("radio", TR.text("lab-to-table")))
    robot.page.keyboard.press("ArrowDown")
    robot.press("button", TR.text("web-tile-left", tile="red 6", count=2))
    in_lab(robot, "black 1")
    robot.wait_to_hear(TR.text("cli-solve-step-add", held="red 6", to="").split("red 6")[0])
    robot.press("button", TR.text("lab-judge-start"))
    robot.find("button", TR.text("lab-judge-stop"))
    robot.heard.clear()
    in_lab(robot, "red 9 to row 1")
    robot.wait_to_hear(TR.text("play-slip-not-free", tiles="red 9"))
    in_lab(robot, "red 6 to the red run")
    robot.wait_to_hear(TR.text("cli-judge-legal"))
    assert len(robot.heard) == 2


def in_lab(robot: Robot, text: str) -> None:
    """Types into the last field for steps: the one of the attempt, if there is one."""
    field = robot.wait(lambda: robot.all("textbox", TR.text("lab-type")))[-1]
    robot.focus(field)
    robot.page.keyboard.press("Control+A")
    robot.page.keyboard.insert_text(text)
    robot.page.keyboard.press("Enter")


@pytest.mark.long
def test_a_score_sheet_is_kept_by_ear(visit: Visit) -> None:
    robot = Robot(visit("about:blank").page)
    robot.open("/score")
    for number, name in enumerate(("Ann", "Bo"), 1):
        robot.type(name, name=TR.text("companion-player", number=number))
    robot.press("button", TR.text("companion-start"))
    robot.press("button", TR.text("companion-enter", unit="game"))
    robot.press("radio", "Ann", "Space")
    robot.heard.clear()
    robot.type("abc", name=TR.text("companion-points-of", name="Bo"))
    robot.page.keyboard.press("Enter")
    robot.wait_to_hear(TR.text("companion-not-a-number", name="Bo"))
    robot.type("12", name=TR.text("companion-points-of", name="Bo"))
    robot.page.keyboard.press("Enter")
    robot.wait_to_hear("Ann", after=1)
    assert len(robot.heard) == 2
    assert [each.text for each in robot.all("row") if "12" in each.text]


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [(320, 640), PHONE, DESKTOP])
def test_no_barrier_at_the_table_and_its_dialogs(
    size: tuple[int, int], dark: bool, server: SeededServer, visit: Visit
) -> None:
    server.deal(SHORT_SEED)
    guest = Guest(server, "Ann")
    table = visit(
        f"/t/{guest.create('newcomer', edition=SHORT)}", token=guest.token, size=size, dark=dark, language="de"
    )
    page = table.page
    assert table.wait_for_turn()
    page.locator("[data-type]").wait_for(state="attached")
    page.locator("[data-rack] [data-uid]").first.focus()
    for key, place in (("m", "typed"), ("t", "read"), ("?", "keys"), ("l", "log")):
        page.keyboard.press(key)
        page.locator("form input" if place == "typed" else "dialog[open]").wait_for()
        no_violations(page, place)
        page.keyboard.press("Escape")
        page.locator("form input, dialog[open]").wait_for(state="detached")
    page.locator("[data-type]").focus()
    no_violations(page, "the buttons")


@pytest.mark.long
@pytest.mark.parametrize("path", ["/", "/learn", "/lesson", "/puzzles", "/lab", "/review", "/rules", "/score"])
def test_no_barrier_on_any_page(path: str, visit: Visit) -> None:
    for dark in (False, True):
        page = visit(path, dark=dark).page
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        no_violations(page, path)
