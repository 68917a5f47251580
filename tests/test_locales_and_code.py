"""The language files against the code: everything that needs words has them, and no message is idle."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import get_type_hints

import pytest
from catalogues import (
    BY_LANGUAGE,
    LOCALES,
    PACKAGE,
    ROOT,
    formatted,
    messages_in,
    messages_of,
    parts_of,
    sample,
)

from tilerummy.engine.editions import get, keys
from tilerummy.engine.melds import Row, parse_meld
from tilerummy.engine.printed import NOT_NAMED
from tilerummy.engine.rules import FIELDS, choices
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator


def _kinds(kind: type[Violation]) -> Iterator[type[Violation]]:
    for each in kind.__subclasses__():
        if "clause" in vars(each):
            yield each
        yield from _kinds(each)


VIOLATIONS = sorted(_kinds(Violation), key=lambda kind: kind.clause)


def test_every_clause_has_a_message_and_no_message_is_idle() -> None:
    assert {kind.clause.replace(".", "-") for kind in VIOLATIONS} == set(messages_of("en", "violations"))


@pytest.mark.parametrize("kind", VIOLATIONS, ids=lambda kind: kind.clause)
def test_a_refusal_uses_what_the_violation_tells(kind: type[Violation]) -> None:
    message = messages_in("en")[kind.clause.replace(".", "-")]
    assert parts_of(message).variables <= {field.name for field in fields(kind)}


SAMPLES: dict[object, object] = {
    int: 1,
    str: "new_meld",
    Tile: Tile("b", 7),
    Tiles: Tiles.parse("r5r5j"),
    Row: Row.parse("[r12r13r1]"),
}


@BY_LANGUAGE
def test_every_violation_has_words(language: str) -> None:
    for kind in VIOLATIONS:
        hints = get_type_hints(kind)
        violation = kind(*(SAMPLES.get(hints[field.name], parse_meld("r3-7j5")) for field in fields(kind)))
        said = Translator(language).violation(violation)
        assert not re.search(r"[{}$]|\br3-7|r5r5|\[r12", said), f"{kind.clause}: a tile or meld is not in words"
        assert said[0].isupper(), kind.clause
        assert said[-1] == ".", kind.clause


RAISED = ("Unreadable", "Impossible", "BadEditionFile", "BadEntry", "BadPicture")
"""The errors with a code."""


@cache
def errors() -> tuple[tuple[str, str, set[str] | None], ...]:
    """Place, code and parameters of every error that the code raises; parameters are None where `**` hides some.

    Not made when this file is imported, because every worker imports it.
    """
    return tuple(
        found
        for path in sorted(PACKAGE.rglob("*.py"))
        if any(name in (text := path.read_text("utf-8")) for name in RAISED)
        for found in _errors_in(text, path.name)
    )


def _errors_in(text: str, file: str) -> Iterator[tuple[str, str, set[str] | None]]:
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "_require" and isinstance(node.args[1], ast.Constant):
            yield f"{file}:{node.lineno}", str(node.args[1].value), None
        if not (node.args and isinstance(node.args[0], ast.Constant)):
            continue
        if name in RAISED and isinstance(node.args[0].value, str):
            given = {keyword.arg for keyword in node.keywords}
            params = {each for each in given if each is not None}
            yield f"{file}:{node.lineno}", node.args[0].value, None if None in given else params


PLACES = {"error-illegal-move", "error-illegal-move-at", "error-place", "error-place-line", "error-place-empty"}


def test_every_error_has_a_message_and_no_message_is_idle() -> None:
    """A missing one belongs into errors.ftl in all languages."""
    assert len(errors()) > 100
    assert set(messages_of("en", "errors")) - PLACES == {f"error-{code}" for _, code, _ in errors()}


def test_an_error_message_uses_what_the_error_tells() -> None:
    derived = {"field": {"rule"}, "choices": {"choices-count"}, "close": {"close-count"}}
    unknown = {}
    for place, code, params in errors():
        if params is not None and f"error-{code}" in messages_in("en"):
            known = params.union(*(derived.get(each, set()) for each in params))
            known |= {"range"} if {"low", "high"} <= params else set()
            if missing := parts_of(messages_in("en")[f"error-{code}"]).variables - known:
                unknown[place] = missing
    assert unknown == {}


def test_every_rule_and_value_has_words() -> None:
    wanted: set[str] = set()
    for field in FIELDS:
        name = field.replace("_", "-")
        wanted |= {f"rule-{name}", f"rule-{name}-help"}
        written = choices(field)
        values = ("",) if written is None else tuple("-" + value.replace("_", "-") for value in written)
        wanted |= {f"value-{name}{value}" for value in values}
    special = {"value-timer-s-none", "value-timer-s-minutes", "value-seats-exact"}
    names = {name for name in messages_of("en", "rules") if not name.startswith("table-")}
    assert names == wanted | special


@BY_LANGUAGE
def test_no_two_choices_of_a_rule_read_alike(language: str) -> None:
    for field in FIELDS:
        written = choices(field) or ()
        assert len({Translator(language).rule_value(field, value) for value in written}) == len(written), field


@BY_LANGUAGE
def test_every_value_of_every_edition_has_words(language: str) -> None:
    for key in keys():
        rules = get(key).rules
        for field in FIELDS:
            said = Translator(language).rule_value(field, getattr(rules, field))
            assert said
            assert "{" not in said
            assert not said.startswith("value-")
            assert Translator(language).rule_name(field) != Translator(language).rule_help(field)


def test_every_note_and_variant_of_an_edition_has_words_and_none_is_idle() -> None:
    sheets = [get(key).printed for key in keys()]
    notes = {NOT_NAMED} | {reason.note for sheet in sheets for reason in sheet.provenance.values()}
    notes |= {variant.note for sheet in sheets for variant in sheet.variants.values()}
    notes |= {remark.note for sheet in sheets for remark in (*sheet.misprints, *sheet.remarks, *sheet.setup)}
    variants = {name.replace("_", "-") for sheet in sheets for name in sheet.variants}
    there = messages_of("en", "editions")
    assert {name for name in there if name.startswith("note-")} == {f"note-{note}" for note in notes - {""}}
    assert {name for name in there if name.startswith("variant-")} == {f"variant-{name}" for name in variants}


@BY_LANGUAGE
def test_notes_are_sentences_and_variants_have_different_names(language: str) -> None:
    named = [name for name in messages_of(language, "editions") if name.startswith(("note-", "variant-"))]
    said = {name: formatted(language, name, {}) for name in named}
    assert all(text[-1] == "." for name, text in said.items() if name.startswith("note-"))
    names = [text for name, text in said.items() if name.startswith("variant-")]
    assert len(set(names)) == len(names)
    assert not any(text.endswith(".") for text in names)


def test_command_line_messages_are_listed_at_the_top() -> None:
    """The list matches the file, up to the section of single commands, because authors of commands use it."""
    text = (LOCALES / "en" / "cli.ftl").read_text("utf-8")
    head = " ".join(line.removeprefix("###") for line in text.splitlines() if line.startswith("###"))
    listed = {
        found[1]: set(re.findall(r"\$([a-z-]+)", found[2]))
        for found in re.finditer(r"(cli-[a-z-]+)((?: +\$[a-z-]+)*)", head.partition("$tile, $tiles")[0])
    }
    first, _, _ = text.partition("## More of the command line")
    there = {name: parts_of(message).variables for name, message in messages_of("en", "cli").items()}
    assert listed == {name: there[name] for name in re.findall("(?m)^(cli-[a-z-]+) =", first)}


def test_every_clause_is_explained() -> None:
    """docs/clauses.md has a row for each clause, names its class, and explains no clause that is gone."""
    page = (ROOT / "docs" / "clauses.md").read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z]+\.[a-z_.]+)` \| (.+?) \| (.+?) \| `(\w+)` \|$", page, re.MULTILINE)
    assert {clause: kind for clause, _, _, kind in rows} == {kind.clause: kind.__name__ for kind in VIOLATIONS}
    assert len(rows) == len(VIOLATIONS)
    for clause, meaning, rule, _ in rows:
        assert meaning.endswith("."), clause
        named = re.findall("`([a-z_]+)`", rule)
        assert set(named) <= set(FIELDS), clause
        assert named or rule == "every edition", clause
        field = next(kind.field for kind in VIOLATIONS if kind.clause == clause)
        assert field == (named[0] if named else None), clause


@BY_LANGUAGE
def test_refusals_end_as_sentences(language: str) -> None:
    for topic in ("violations", "errors"):
        for name in messages_of(language, topic):
            if name not in PLACES:
                params = {each: sample(each, 3) for each in parts_of(messages_in(language)[name]).variables}
                assert formatted(language, name, params).rstrip("»\u00a0")[-1] in ".?…", name
