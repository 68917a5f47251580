"""The editions for the page: every rule in words, and how each edition differs from most others."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.rules import FIELDS, choices, value_text
from tilerummy.language import catalogue
from tilerummy.server.rest import Choice, EditionInfo, EditionList, RuleInfo, VariantInfo


@cache
def editions(language: str) -> EditionList:
    return EditionList(editions=tuple(_edition(get(key), language) for key in keys()))


def _edition(edition: Edition, language: str) -> EditionInfo:
    rules, sheet = edition.rules, edition.printed
    return EditionInfo(
        key=edition.key,
        title=catalogue.edition_title(sheet, language),
        languages=sheet.languages,
        colours=rules.colours,
        seats=rules.seats,
        tiles=len(rules.tiles),
        open_min=rules.open_min,
        timer_s=rules.timer_s,
        summary=tuple(
            sentence(field, _written(edition, field), language)
            for field in FIELDS
            if _written(edition, field) != _most_common()[field]
        ),
        rules=tuple(_rule(edition, field, language) for field in FIELDS),
        variants=tuple(
            VariantInfo(
                name=variant.name,
                changes=dict(variant.changes),
                text="; ".join(sentence(field, value, language) for field, value in variant.changes),
            )
            for variant in sheet.variants.values()
        ),
    )


def sentence(field: str, value: str, language: str) -> str:
    return f"{catalogue.rule_name(field, language)}: {catalogue.rule_text(field, value, language)}"


def _rule(edition: Edition, field: str, language: str) -> RuleInfo:
    written = _written(edition, field)
    origin = edition.provenance(field)
    return RuleInfo(
        field=field,
        name=catalogue.rule_name(field, language),
        help=catalogue.rule_help(field, language),
        value=written,
        text=catalogue.rule_text(field, written, language),
        choices=_in_words(field, choices(field), language),
        offered=_in_words(field, _offered(field), language),
        basis=origin.basis,
        source=origin.source,
    )


def _in_words(field: str, values: Iterable[str] | None, language: str) -> tuple[Choice, ...] | None:
    if values is None:
        return None
    return tuple(Choice(value=value, text=catalogue.rule_text(field, value, language)) for value in values)


@cache
def _offered(field: str) -> tuple[str, ...] | None:
    """The values for a form, or None if every edition has a plain number here."""
    known = choices(field) or tuple(dict.fromkeys(_written(get(key), field) for key in keys()))
    return None if all(value.isdecimal() for value in known) else known


def _written(edition: Edition, field: str) -> str:
    return value_text(getattr(edition.rules, field))


@cache
def _most_common() -> dict[str, str]:
    """The most common value of each field."""
    return {field: Counter(_written(get(key), field) for key in keys()).most_common(1)[0][0] for field in FIELDS}
