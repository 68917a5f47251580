"""Our part of Fluent and the numbers of each language, compared with Fluent's library and the CLDR."""

import pytest
from babel import Locale
from babel.numbers import format_decimal, get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, strategies as st

from tilerummy.language.catalogue import LANGUAGES, Choice, Variable, decimal, fill, parse, plural, whole

COUNTED = """
    You have { $count ->
        [0] nothing
        [1] just { $count } tile
        [one] one or so
       *[other] { $count } tiles
    } of { $owner ->
       *[game] the game
        [round] the round
    }."""
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_a_message_is_text_variables_and_choices() -> None:
    before, count, between, owner, end = parse(COUNTED)
    assert (before, between, end) == ("You have ", " of ", ".")
    assert isinstance(count, Choice)
    assert count.texts[1] == ("just ", Variable("count"), " tile")
    assert isinstance(owner, Choice)
    assert owner.default == owner.texts["game"] == ("the game",)


@given(
    language=st.sampled_from(LANGUAGES),
    count=st.integers(-2_000_000, 2_000_000) | st.sampled_from([0, 1, 2, 999, 1000, 10**6, "1", "k"]),
    owner=st.sampled_from(["game", "round", "other", "0", ""]),
)
def test_a_message_is_filled_as_by_the_library(language: str, count: int | str, owner: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"counted ={COUNTED}\n"))
    pattern = bundle.get_message("counted").value
    assert pattern is not None
    expected, errors = bundle.format_pattern(pattern, {"count": count, "owner": owner})
    assert errors == []
    assert fill(parse(COUNTED), {"count": count, "owner": owner}, language) == expected


def test_a_variable_without_a_value_stays_visible() -> None:
    assert fill(parse(COUNTED), {}, "en") == "You have {$count} tiles of the game."


@pytest.mark.parametrize(
    "source",
    [
        "{ NUMBER($count) }",
        "{ other-message }",
        '{ "text" }',
        "two\n    lines",
        "a } brace",
        "{ $count ->\n    [one] one\n    [other] no default\n }",
        "{ $count ->\n   *[one] one\n   *[other] two defaults\n }",
        "{ $count ->\n    [one] a line\n    more of it\n   *[other] others\n }",
        "{ $count ->\n   *[other] { $unit ->\n       *[round] nested\n     }\n }",
    ],
)
def test_the_rest_of_fluent_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"Fluent|choice"):
        parse(source)


@BY_LANGUAGE
def test_numbers_are_written_as_the_cldr_says(language: str) -> None:
    for number in (0, 7, 999, 1000, 1200, 98765, 1234567, -1, -4200):
        assert whole(number, language) == format_decimal(number, locale=language)
    assert decimal(1.25, 2, language) == f"1{get_decimal_symbol(language)}25"


@BY_LANGUAGE
def test_plurals_are_those_of_the_cldr(language: str) -> None:
    """Some languages have a category for whole millions; a message has no form of its own for it."""
    category = Locale(language).plural_form
    for number in (*range(-3, 1200), 10_000, 10**6):
        assert plural(number, language) == {"many": "other"}.get(category(number), category(number))
