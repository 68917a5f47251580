"""The examples of the rules: each is allowed in one edition and refused in another, because of its field alone."""

import tomllib
from collections.abc import Iterator
from itertools import product

import pytest
from catalogues import PACKAGE

from tilerummy.answers.rules_report import (
    RuleExample,
    Tried,
    clause_said,
    examples_of,
    instead_of_example,
    offered_values,
)
from tilerummy.engine.editions import Edition, get
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.position import Position
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.engine.violations import Violation
from tilerummy.language import LANGUAGES, Translator
from tilerummy.language.moves import describe_move

EXAMPLES = [example for field in FIELDS for example in examples_of(field)]
by_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each.field}: {each.refused.edition}")


def kinds(of: type[Violation]) -> Iterator[type[Violation]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def judged_with(tried: Tried, edition: Edition, field: str, value: str) -> tuple[Violation, ...]:
    """The verdict on the same move in another edition, in which one field is changed."""
    changed = {**dict(edition.changes), field: value}
    text = ",".join([edition.key, *(f"{name}={each}" for name, each in changed.items())])
    return judge(Position.parse(str(tried.position).replace(str(tried.edition), text, 1)), tried.move)


@by_example
def test_an_example_is_allowed_in_one_edition_and_refused_in_another(example: RuleExample) -> None:
    assert example.allowed.violations == ()
    assert example.refused.violations != ()


@by_example
def test_the_field_alone_decides(example: RuleExample) -> None:
    """Each edition judges like the other one as soon as this field has the other's value."""
    field, allowed, refused = example.field, example.allowed, example.refused
    mine, others = (value_text(getattr(each.edition.rules, field)) for each in (allowed, refused))
    assert mine != others
    assert judged_with(refused, allowed.edition, field, others) != ()
    assert judged_with(allowed, refused.edition, field, mine) == ()


def test_both_editions_are_printed_ones_or_their_variants() -> None:
    for example in EXAMPLES:
        for tried in (example.allowed, example.refused):
            assert not tried.edition.house, "a house rule is in no sheet"


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_has_an_example_or_a_reason_why_not(field: str) -> None:
    assert bool(examples_of(field)) != (instead_of_example(field) is not None)


def test_only_one_field_with_violations_has_no_example() -> None:
    """A drawn tile ends the turn in most editions, so no move can be refused."""
    judged = {kind.field for kind in kinds(Violation)} - {None}
    assert {field for field in judged if field and not examples_of(field)} == {"open_after_draw"}


def test_no_example_is_about_a_removed_field() -> None:
    data = tomllib.loads((PACKAGE / "data" / "rule_examples.toml").read_text("utf-8"))
    assert {*data["instead"], *(each["field"] for each in data["example"])} == set(FIELDS)


def test_a_field_that_is_the_same_everywhere_is_said_to_be() -> None:
    for field in FIELDS:
        if instead_of_example(field) == "same":
            printed = {value_text(getattr(get(key).rules, field)) for key in PRINTED}
            assert len(printed) == 1
            assert not list(offered_values(field, Translator("en")))


PRINTED = sorted(path.stem for path in (PACKAGE / "data" / "editions").glob("*.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_value_is_without_provenance(language: str) -> None:
    """A line of the sheet, or a note that says why there is none."""
    tr = Translator(language)
    for key, field in product(PRINTED, FIELDS):
        said = clause_said(get(key), field, tr)
        assert said.text, (key, field)
        assert said.basis_text, (key, field)
        assert said.source or said.note, (key, field)


def test_variants_offer_other_values_with_their_origin() -> None:
    tr = Translator("en")
    found = {(each.edition, each.variant): each for each in offered_values("jokers", tr)}
    assert ("rummy-bookmark", tr.variant_name("two_jokers")) in found
    unchanged = ("rummikub-vienna-de", tr.variant_name("souvenir_instead"))
    assert unchanged not in found, "it changes nothing that is printed"
    assert all(each.origin and each.text for each in found.values())


def test_a_lay_without_a_first_lay_of_ones_own_is_told_as_any_other() -> None:
    [example] = examples_of("open_scope")
    said = describe_move(example.allowed.position, example.allowed.move, "Ann", Translator("en"))
    assert said == "Ann adds 1 tile: red 7."
