"""The editions for the page: every rule in words, and how each edition differs from most others."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.printed import READING
from tilerummy.engine.rules import FIELDS, choices, value_text
from tilerummy.language import Translator
from tilerummy.language.provenance import describe_changes, describe_variant
from tilerummy.server.rest import Choice, EditionInfo, EditionList, RuleInfo, VariantInfo


@cache
def editions(tr: Translator) -> EditionList:
    return EditionList(editions=tuple(_edition(get(key), tr) for key in keys()))


def _edition(edition: Edition, tr: Translator) -> EditionInfo:
    rules, sheet = edition.rules, edition.printed
    return EditionInfo(
        key=edition.key,
        title=tr.edition_title(sheet),
        languages=sheet.languages,
        colours=rules.colours,
        seats=rules.seats,
        tiles=len(rules.tiles),
        open_min=rules.open_min,
        timer_s=rules.timer_s,
        summary=tuple(
            tr.rule(field, _written(edition, field))
            for field in FIELDS
            if _written(edition, field) != _most_common()[field]
        ),
        rules=tuple(_rule(edition, field, tr) for field in FIELDS),
        variants=tuple(
            VariantInfo(
                name=variant.name,
                title=tr.variant_name(variant.name),
                changes=dict(variant.changes),
                text=describe_changes(variant, tr),
                note=tr.note(variant.note),
                basis="reading" if variant.basis == READING else "offered",
                origin=describe_variant(variant, tr),
            )
            for variant in sheet.variants.values()
        ),
    )


def _rule(edition: Edition, field: str, tr: Translator) -> RuleInfo:
    written = _written(edition, field)
    origin = edition.provenance(field)
    return RuleInfo(
        field=field,
        name=tr.rule_name(field),
        help=tr.rule_help(field),
        value=written,
        text=tr.rule_value(field, written),
        choices=_in_words(field, choices(field), tr),
        offered=_in_words(field, _offered(field), tr),
        basis=origin.basis,
        source=origin.source,
    )


def _in_words(field: str, values: Iterable[str] | None, tr: Translator) -> tuple[Choice, ...] | None:
    if values is None:
        return None
    return tuple(Choice(value=value, text=tr.rule_value(field, value)) for value in values)


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
