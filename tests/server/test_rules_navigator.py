"""The rules side by side, and one rule with its examples, over HTTP."""

import pytest
from serving import ServerProcess

from tilerummy.answers.rules_report import IN_ORDER, clause_shown, examples_of, rules_compared
from tilerummy.engine.editions import get, keys
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import LANGUAGES, Translator


def test_every_rule_is_there_once() -> None:
    assert sorted(IN_ORDER) == sorted(FIELDS)


def test_every_edition_says_something_about_every_rule(server: ServerProcess) -> None:
    for language in ("en", "it"):
        answer = server.get(f"/api/v1/rules?lang={language}")
        assert answer.status == 200
        words = Translator(language)
        assert [each["key"] for each in answer.body["editions"]] == list(keys())
        for clause in answer.body["clauses"]:
            assert clause["name"] == words.rule_name(clause["field"])
            for key, said in zip(keys(), clause["said"], strict=True):
                rules = get(key).rules
                assert said["value"] == value_text(getattr(rules, clause["field"]))
                assert said["has_effect"] == (clause["field"] not in rules.without_effect)
                assert said["basis_text"]
                assert said["source"] or said["note"], "no value without provenance"


def test_a_rule_is_shown_with_a_move_that_two_editions_judge_differently(server: ServerProcess) -> None:
    shown = server.get("/api/v1/rules/joker_split?lang=de").body
    [example] = shown["examples"]
    words = Translator("de")
    [tried] = examples_of("joker_split")
    assert (example["allowed"]["allowed"], example["allowed"]["reasons"]) == (True, [])
    assert example["refused"]["allowed"] is False
    assert example["refused"]["reasons"] == [words.violation(each) for each in tried.refused.violations]
    assert example["refused"]["origin"].endswith("003 de L151")
    assert [meld["tiles"] for meld in example["allowed"]["before"]["table"]] == [["r3", "r4", "j", "r6", "r7", "r8"]]
    assert [(meld["tiles"], meld["new"]) for meld in example["allowed"]["after"]] == [
        (["r3", "r4", "j"], []),
        (["r6", "r7", "r8", "r9"], [3]),
    ]
    assert {shown["previous"]["field"], shown["next"]["field"]} < set(FIELDS)
    assert [each["edition"] for each in shown["offered"]] == ["rummikub-original-de"]


@pytest.mark.parametrize("field", ["nonsense", "open_min_x", "a" * 40])
def test_an_unknown_rule_is_not_found(server: ServerProcess, field: str) -> None:
    answer = server.get(f"/api/v1/rules/{field}?lang=nl")
    assert (answer.status, answer.body["code"]) == (404, "not-found")


@pytest.mark.parametrize("field", ["OPEN", "open-min", "..", "a" * 41, "%00"])
def test_what_cannot_be_a_rule_is_refused(server: ServerProcess, field: str) -> None:
    assert server.get(f"/api/v1/rules/{field}").status in (404, 422)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_shown(language: str) -> None:
    words = Translator(language)
    assert [clause.field for clause in rules_compared(words).clauses] == list(IN_ORDER)
    for field in IN_ORDER:
        shown = clause_shown(field, words)
        assert bool(shown.examples) != bool(shown.instead)
        assert shown.instead is None or not shown.instead.startswith("navigator-"), field
        for example in shown.examples:
            assert example.said
            assert example.allowed.allowed
            assert not example.refused.allowed
            assert example.refused.reasons
            assert example.refused.origin


def test_a_row_that_is_not_a_meld_is_shown_too() -> None:
    [example] = clause_shown("joker_colour", Translator("en")).examples
    assert not example.same_tiles
    assert example.refused.after is not None
    assert [(row.tiles, row.new) for row in example.refused.after] == [(("r5", "r6", "B"), (0, 1, 2))]
