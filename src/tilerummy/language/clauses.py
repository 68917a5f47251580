"""One rule field in the editions: what each of them says in words, and where it comes from.

>>> from tilerummy.engine.editions import get
>>> said = clause_value(get("rummikub-vienna-en"), "open_min", Translator("en"))
>>> said.text, said.basis_text, said.source
('at least 30 points', 'stated', '002 de L48, en L137')
>>> [(each.edition.key, each.text) for each in offered_values("partial_take", Translator("en"))][:1]
[('rummy-bookmark', 'three tiles stay together, or each goes into a different meld')]
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.printed import Variant
from tilerummy.engine.rules import value_text
from tilerummy.language.provenance import describe_variant, explain
from tilerummy.language.translator import Translator


@dataclass(frozen=True)
class ClauseValue:
    """The value of a rule field in an edition. `value` is written as in TRN."""

    value: str
    text: str
    basis: str
    basis_text: str
    source: str
    note: str
    has_effect: bool
    """False if another field switches this one off: a penalty at a time-out where no turn is timed."""


def clause_value(edition: Edition, field: str, tr: Translator) -> ClauseValue:
    origin = edition.provenance(field)
    written = value_text(getattr(edition.rules, field))
    return ClauseValue(
        value=written,
        text=tr.rule_value(field, written),
        basis=origin.basis,
        basis_text=tr.text(f"basis-{origin.basis}-brief"),
        source=origin.source,
        note=explain(origin, tr),
        has_effect=field not in edition.rules.without_effect,
    )


@dataclass(frozen=True)
class OfferedValue:
    """Another value of a rule field, in a variant of a sheet."""

    edition: Edition
    variant: Variant
    text: str
    origin: str
    note: str


def offered_values(field: str, tr: Translator) -> Iterator[OfferedValue]:
    """The variants that set the field to something else than the sheet they belong to."""
    for edition in editions():
        printed = value_text(getattr(edition.rules, field))
        for variant in edition.printed.variants.values():
            value = dict(variant.changes).get(field, printed)
            if value != printed:
                words = tr.at_table(edition.rules)
                yield OfferedValue(
                    edition=edition,
                    variant=variant,
                    text=words.rule_value(field, value),
                    origin=describe_variant(variant, words),
                    note=words.note(variant.note) if variant.note else "",
                )
