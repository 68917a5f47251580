"""What people read in the browser has no names of the code, and no button that is no use."""

import re

import pytest

from tilerummy.answers import lessons
from tilerummy.answers.rules_report import IN_ORDER, clause_said
from tilerummy.engine.editions import get, keys
from tilerummy.language import LANGUAGES, Translator
from tilerummy.language.provenance import explain
from tilerummy.rooms.prepared import Shown, room_of
from tilerummy.rooms.words import translator_for

CODE = re.compile(r"\w_\w|\(\w+-\w+\)$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_on_rules_are_words(language: str) -> None:
    tr, other = Translator(language), 0
    for key in keys():
        edition = get(key)
        for field in IN_ORDER:
            note = clause_said(edition, field, tr).note
            assert not CODE.search(note), (key, field, note)
            variant = edition.provenance(field).variant
            if variant and f"({variant})" in explain(edition.provenance(field), tr, keys=True):
                other += 1  # the command line still says how it is written
    assert other


def test_a_lay_is_offered_only_where_one_reaches_the_goal() -> None:
    words = translator_for("en")
    found: dict[str, set[bool]] = {}
    for key in ("clock", "score"):
        table = lessons.prepared(key)
        assert table is not None
        for number, step in enumerate(table.steps(words), 1):
            shown = Shown(room_of(step, table.name, number, words), step, number, table.count)
            exercise = shown.scene(words, 0).exercise
            assert step.goal is not None
            assert exercise is not None
            found.setdefault(step.goal.name, set()).add(exercise.by_lay)
    assert found.pop("time-out") == {False}
    assert set().union(*found.values()) == {True}
