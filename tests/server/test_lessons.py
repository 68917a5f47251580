"""The lessons: every exercise has an accepted and a refused answer, and help fades."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tilerummy.answers.lessons import course, lessons, prepared, recoloured, steps
from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import parse_move
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.rooms.prepared import KINDS, Shown, Step, played, reaches, room_of, timed_out
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.words import translator_for

ANSWER_FILE = Path(__file__).resolve().parent / "lesson_answers.txt"


class Answer(NamedTuple):
    key: str
    number: int
    verdict: str
    move: str


def _answers() -> list[Answer]:
    lines = [line for line in ANSWER_FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [Answer(key, int(number), verdict, move) for key, number, verdict, move in map(str.split, lines)]


ANSWERS = _answers()
BY_KEY = pytest.mark.parametrize("key", lessons())
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def _verdict(step: Step, number: int, written: str, language: str) -> str:
    """What the table says to a move."""
    room = room_of(step, "lesson/x", number, translator_for(language))
    if written == "!":
        return "yes" if reaches(step, timed_out(room, step, None)) else "no"
    move = parse_move(recoloured(written, step.position.edition))
    if type(move).__name__.lower() not in step.allows:
        return "message-unknown"
    try:
        done = played(room, step, move)
    except Refusal as refusal:
        return refusal.code
    except TilerummyError as error:
        return error.code
    return "yes" if reaches(step, done) else f"goal-{step.goal.name if step.goal else ''}"


@BY_LANGUAGE
def test_every_answer_gets_its_verdict(language: str) -> None:
    for answer in ANSWERS:
        step = steps(answer.key, translator_for(language))[answer.number - 1]
        assert _verdict(step, answer.number, answer.move, language) == answer.verdict, answer


@BY_KEY
def test_every_exercise_has_an_accepted_and_a_refused_answer(key: str) -> None:
    for number, step in enumerate(steps(key, translator_for("en")), 1):
        if step.played is None:
            verdicts = [each.verdict for each in ANSWERS if (each.key, each.number) == (key, number)]
            assert "yes" in verdicts, number
            assert set(verdicts) - {"yes"}, number


def test_every_answer_belongs_to_an_exercise() -> None:
    assert {each.key for each in ANSWERS} == set(lessons())


@BY_KEY
def test_the_solution_reaches_the_goal_and_every_text_is_there(key: str) -> None:
    for language in LANGUAGES:
        reaches_its_goal(key, language)


def reaches_its_goal(key: str, language: str) -> None:
    words, table = translator_for(language), prepared(key)
    assert table is not None
    found = table.steps(words)
    assert len(found) == table.count
    for number, step in enumerate(found, 1):
        scene = Shown(room_of(step, table.name, number, words), step, number, table.count).scene(words, 0)
        assert scene.exercise is not None
        for text in (step.title, step.text, step.praise) if step.stays else (step.title, step.text):
            assert text
            assert "lesson-" not in text
            assert "{" not in text
        if step.solution is not None:
            assert set(step.allows) <= set(KINDS.values())
            assert reaches(step, played(room_of(step, table.name, number, words), step, step.solution))
            assert set(map(str, step.solution.taken)) <= {meld.text for meld in scene.table}


@BY_KEY
def test_help_fades(key: str) -> None:
    found = [step.help for step in steps(key, translator_for("en"))]
    if lessons()[key].get("goes_on"):
        assert set(found) == {"tiles"}
    else:
        assert (found[0], found[-1], len(found) > 1) == ("tiles", "none", True)
        assert set(found[1:-1]) <= {"melds"}


@BY_LANGUAGE
def test_the_course_lists_every_lesson(language: str) -> None:
    words = translator_for(language)
    listed = course(words).lessons
    assert [each.key for each in listed] == list(lessons())
    for each in listed:
        assert "lesson-" not in each.part + each.title + each.text
        assert each.steps == sum(step.played is None for step in steps(each.key, words))
        assert bool(each.box) == ("edition" in lessons()[each.key])
        assert each.picture
        colours = steps(each.key, words)[0].position.rules.colours
        assert {tile[0] for meld in each.picture for tile in meld} <= {*colours, "j", *colours.upper()}


def test_every_joker_rule_of_the_sheets_has_a_lesson() -> None:
    """Together the lessons with a box of their own show every value of the rules about jokers."""
    taught = [steps(key, translator_for("en"))[0].position.rules for key in lessons()]
    for field in ("joker_free", "joker_source", "joker_reuse", "joker_split", "open_joker"):
        assert {getattr(rules, field) for rules in taught} == {getattr(get(key).rules, field) for key in keys()}, field


def test_there_is_no_lesson_of_another_name() -> None:
    assert prepared("nonsense") is None
