"""The language files against each other, against the code that needs words, and against each language's typography."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import product
from typing import get_type_hints

import pytest
from catalogues import (
    BY_LANGUAGE,
    LOCALES,
    OTHERS,
    PACKAGE,
    ROOT,
    TOPICS,
    messages_in,
    messages_of,
    parts_of,
    source_of,
)
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from tilerummy.engine.editions import get, keys
from tilerummy.engine.melds import Row, parse_meld
from tilerummy.engine.printed import NOT_NAMED
from tilerummy.engine.rules import FIELDS, choices
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import (
    Violation,
)
from tilerummy.language import Translator, catalogue
from tilerummy.language.catalogue import LANGUAGES

# What the files say


def _source(message: ftl.Message) -> str:
    """A message without its layout, for comparing."""
    return " ".join("".join(parts_of(message).text).split())


@BY_LANGUAGE
def test_there_are_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == [f"{topic}.ftl" for topic in TOPICS]


def test_there_are_no_other_languages() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_the_same_in_the_same_order(language: str, topic: str) -> None:
    assert list(messages_of(language, topic)) == list(messages_of("en", topic))


@pytest.mark.parametrize("topic", TOPICS)
def test_a_message_lies_in_the_file_where_it_is_looked_for(topic: str) -> None:
    assert {catalogue.topic_of(name) for name in messages_of("en", topic)} == {topic}


@BY_LANGUAGE
def test_no_message_refers_to_another(language: str) -> None:
    """Each is parsed on its own, when it is first needed."""
    assert [
        name for name, message in messages_in(language).items() if re.search(r"{ *-?[a-z]", source_of(message))
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_the_same(language: str) -> None:
    def variables(messages: Mapping[str, ftl.Message]) -> dict[str, set[str]]:
        return {name: parts_of(message).variables for name, message in messages.items()}

    assert variables(messages_in(language)) == variables(messages_in("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_name_has_the_same_names(language: str) -> None:
    """`[new_meld]` and the like; plural forms are each language's own, and so are the words for rounds and games."""

    def names(message: ftl.Message) -> set[str]:
        found = re.findall(r"\[([a-z_]+)\]", source_of(message))
        return {name for name in found if name not in ("zero", "one", "two", "few", "many", "other", "round", "game")}

    assert {name: names(message) for name, message in messages_in(language).items()} == {
        name: names(message) for name, message in messages_in("en").items()
    }


ALIKE = {
    "de": {
        *("cli-arena-head-bot", "cli-bots-head-name", "cli-editions-head-key"),
        *("play-computer", "play-computer-number", "companion-pause"),
    },
    "fr": {
        *("colour-o", "joker-name", "word-joker", "word-table", "count-points", "count-minutes"),
        *("value-timer-s-minutes", "value-joker-penalty", "rule-jokers", "cli-editions-head-source"),
        *("cli-score-head-total", "cli-score-head-points", "cli-score-line", "play-head-total", "web-total"),
        *("play-level-expert", "web-level-expert", "review-pause", "companion-pause"),
    },
    "it": {
        *("cli-arena-head-bot", "word-computer", "play-computer", "play-computer-number", "web-fair-commitment"),
        "web-computer-listed",
    },
    "nl": {
        "web-computer-listed",
        "basis-offered-brief",
        "cli-arena-head-bot",
        "joker-name",
        "word-joker",
        "word-computer",
        "rule-jokers",
        "play-computer",
        "play-computer-number",
        *("play-level-beginner", "play-level-expert"),
        *("web-level-beginner", "web-level-expert"),
        "web-fair-commitment",
    },
    "es": {
        *("cli-score-head-total", "play-head-total", "web-total", "cli-score-line"),
        *("cli-error", "web-fair-commitment"),
    },
}
"""Words that happen to be spelled as in English."""


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    same = {
        name
        for name, message in messages_in(language).items()
        if re.search("[a-z]{2}", _source(message)) and _source(message) == _source(messages_in("en")[name])
    }
    everywhere = {"cli-version", *(f"language-{each}" for each in LANGUAGES)}
    assert same - everywhere <= ALIKE[language]
    assert ALIKE[language] - same == set(), "no longer alike: take it off the list"


@BY_LANGUAGE
def test_languages_are_named_in_themselves(language: str) -> None:
    names = [Translator(language).text(f"language-{each}") for each in LANGUAGES]
    assert names == ["English", "Deutsch", "Français", "Italiano", "Nederlands", "Español"]


# Every message gives a sentence

COUNTS = (0, 1, 2, 5)
NUMBERS = {
    *("count", "number", "points", "needed", "drawn", "value", "low", "high", "seconds", "rounds", "moves", "seats"),
    *("line", "most", "counts", "found", "bytes", "first", "last", "place", "revision", "newest", "lap", "seat"),
    *("close-count", "choices-count"),
}


def _sample(name: str, number: int) -> str | int:
    return number if name in NUMBERS else {"colour": "r", "wanted": "new_meld"}.get(name, f"«{name}»")


def _format(language: str, name: str, params: Mapping[str, str | int]) -> str:
    """The message by Fluent's own library, which must give what our part of Fluent gives."""
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    given = {"unit": "round", **params}
    formatted, errors = bundle.format_pattern(pattern, given)
    assert errors == [], name
    assert catalogue.message(language, name, given) == formatted, name
    return str(formatted)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for topic in TOPICS:
        bundle.add_resource(FluentResource((LOCALES / language / f"{topic}.ftl").read_text("utf-8")))
    return bundle


@BY_LANGUAGE
def test_every_message_formats(language: str) -> None:
    for name, message in messages_in(language).items():
        variables = parts_of(message).variables
        for number, unit in product(COUNTS, ("round", "game")):
            given = {each: _sample(each, number) for each in variables}
            formatted = _format(language, name, {**given, "unit": unit})
            assert re.search(r"\w", formatted), name
            assert "  " not in formatted, name
            assert formatted == formatted.strip(), name
            assert "\n" not in formatted, name


@BY_LANGUAGE
def test_plurals_differ_where_they_should(language: str) -> None:
    """One is not five: a message that counts has both forms, and the number is in it."""
    for name, message in messages_in(language).items():
        parts = parts_of(message)
        for counted in parts.counted:
            fixed = {each: _sample(each, 7) for each in parts.variables}
            zero, one, two, five = (_format(language, name, {**fixed, counted: number}) for number in COUNTS)
            assert two.replace("2", "5") == five, name
            if counted in parts.said:
                assert zero != five, name
                assert "2" in two, name
            if counted in parts.plurals and name not in SAME_PLURAL.get(language, ()):
                assert one.replace("1", "5") != five, name


SAME_PLURAL = {"de": ("count-jokers", "value-jokers"), "it": ("count-jokers", "value-jokers")}
"""Where one and many are the same word: der Joker, il jolly."""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["no tiles", "1 tile", "2 tiles", "5 tiles"]),
        ("de", ["keine Steine", "1 Stein", "2 Steine", "5 Steine"]),
        ("fr", ["aucune tuile", "1 tuile", "2 tuiles", "5 tuiles"]),
        ("it", ["nessuna tessera", "1 tessera", "2 tessere", "5 tessere"]),
        ("nl", ["geen stenen", "1 steen", "2 stenen", "5 stenen"]),
        ("es", ["ninguna ficha", "1 ficha", "2 fichas", "5 fichas"]),
    ],
)
def test_tiles_are_counted(language: str, expected: list[str]) -> None:
    assert [Translator(language).text("count-tiles", count=count) for count in COUNTS] == expected


def test_french_counts_nought_like_one() -> None:
    counted = [Translator("fr").text("count-points", count=count) for count in COUNTS]
    assert counted == ["0 point", "1 point", "2 points", "5 points"]


# What the code needs words for


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
@pytest.mark.parametrize("kind", VIOLATIONS, ids=lambda kind: kind.clause)
def test_every_violation_has_words(kind: type[Violation], language: str) -> None:
    hints = get_type_hints(kind)
    violation = kind(*(SAMPLES.get(hints[field.name], parse_meld("r3-7j5")) for field in fields(kind)))
    said = Translator(language).violation(violation)
    assert not re.search(r"[{}$]|\br3-7|r5r5|\[r12", said), "a tile or meld is not in words"
    assert said[0].isupper()
    assert said[-1] == "."


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
        if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
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
    assert set(messages_of("en", "rules")) == wanted | special


@BY_LANGUAGE
@pytest.mark.parametrize("field", FIELDS)
def test_no_two_choices_of_a_rule_read_alike(field: str, language: str) -> None:
    written = choices(field) or ()
    assert len({Translator(language).rule_value(field, value) for value in written}) == len(written)


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
    notes |= {remark.note for sheet in sheets for remark in (*sheet.misprints, *sheet.remarks)}
    variants = {name.replace("_", "-") for sheet in sheets for name in sheet.variants}
    there = messages_of("en", "editions")
    assert {name for name in there if name.startswith("note-")} == {f"note-{note}" for note in notes - {""}}
    assert {name for name in there if name.startswith("variant-")} == {f"variant-{name}" for name in variants}


@BY_LANGUAGE
def test_notes_are_sentences_and_variants_have_different_names(language: str) -> None:
    named = [name for name in messages_of(language, "editions") if name.startswith(("note-", "variant-"))]
    said = {name: _format(language, name, {}) for name in named}
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
                params = {each: _sample(each, 3) for each in parts_of(messages_in(language)[name]).variables}
                assert _format(language, name, params).rstrip("»\u00a0")[-1] in ".?…", name
