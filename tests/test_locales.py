"""The language files against each other and against each language's typography."""

import re
from collections.abc import Mapping
from itertools import product

import pytest
from catalogues import (
    BY_LANGUAGE,
    LOCALES,
    NUMBERS,
    OTHERS,
    TOPICS,
    formatted,
    messages_in,
    messages_of,
    parts_of,
    sample,
    source_of,
)
from fluent.syntax import ast as ftl

from tilerummy.language import Translator
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


@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_the_same_in_the_same_order(language: str) -> None:
    for topic in TOPICS:
        assert list(messages_of(language, topic)) == list(messages_of("en", topic)), topic


def test_no_two_files_have_the_same_message() -> None:
    names = [name for topic in TOPICS for name in messages_of("en", topic)]
    assert sorted({*names}) == sorted(names)


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
        *("play-computer", "play-computer-number", "companion-pause", "keys-escape"),
    },
    "fr": {
        *("colour-o", "joker-name", "word-joker", "word-table", "count-points", "count-minutes"),
        *("value-timer-s-minutes", "value-joker-penalty", "rule-jokers", "cli-editions-head-source"),
        *("cli-score-head-total", "cli-score-head-points", "cli-score-line", "play-head-total", "web-total"),
        *("play-level-expert", "web-level-expert", "review-pause", "companion-pause"),
        *("cli-admin-table", "mydata-contact", "keys-control"),
    },
    "it": {
        *("cli-arena-head-bot", "word-computer", "play-computer", "play-computer-number", "fair-commitment"),
        *("web-computer-listed", "mydata-privacy", "keys-escape", "keys-control"),
    },
    "nl": {
        *("mydata-privacy", "mydata-contact", "keys-escape", "keys-control"),
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
        "fair-commitment",
    },
    "es": {
        *("cli-score-head-total", "play-head-total", "web-total", "cli-score-line"),
        *("cli-error", "fair-commitment", "keys-escape", "keys-control"),
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


@BY_LANGUAGE
def test_every_message_formats(language: str) -> None:
    for name, message in messages_in(language).items():
        parts = parts_of(message)
        variables, units = parts.variables, ("round", "game")[: 1 + ("unit" in parts.said | parts.chosen_by)]
        for number, unit in product(COUNTS if variables & NUMBERS else COUNTS[:1], units):
            given = {each: sample(each, number) for each in variables}
            text = formatted(language, name, {**given, "unit": unit})
            assert re.search(r"\w", text), name
            assert "  " not in text, name
            assert text == text.strip(), name
            assert "\n" not in text, name


@BY_LANGUAGE
def test_plurals_differ_where_they_should(language: str) -> None:
    """One is not five: a message that counts has both forms, and the number is in it."""
    for name, message in messages_in(language).items():
        parts = parts_of(message)
        for counted in parts.counted:
            fixed = {each: sample(each, 7) for each in parts.variables}
            zero, one, two, five = (formatted(language, name, {**fixed, counted: number}) for number in COUNTS)
            assert two.replace("2", "5") == five, name
            if counted in parts.said:
                assert zero != five, name
                assert "2" in two, name
            if counted in parts.plurals and name not in SAME_PLURAL.get(language, ()):
                assert one.replace("1", "5") != five, name


SAME_PLURAL = {"de": ("count-jokers", "value-jokers", "review-mistakes"), "it": ("count-jokers", "value-jokers")}
"""Where one and many are the same word: der Joker, der Fehler, il jolly."""


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
