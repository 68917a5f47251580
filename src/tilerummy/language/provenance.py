"""Where a rule comes from, in words: the basis of a value, the line of its sheet, the note, and the other reading.

>>> from tilerummy.engine.editions import get
>>> from tilerummy.engine.violations import BelowThreshold
>>> describe_source(BelowThreshold(24, 30), get("rummikub-vienna-en"), Translator("en"))
'open_min: stated, 002 de L48, en L137'
>>> describe_origin(get("rummy-bookmark,two_jokers").provenance("jokers"), Translator("en"))
'offered by the sheet, 001 de L74 (Two of four jokers)'
>>> explain(get("rummy-bookmark").provenance("joker_reuse"), Translator("en"))
'A freed joker is used elsewhere; here another place in the same meld counts too. The other reading: Freed joker only
into another meld.'
"""

from tilerummy.engine.editions import Edition
from tilerummy.engine.printed import READ, VARIANT_BASES, Provenance, Variant
from tilerummy.engine.violations import Violation
from tilerummy.language.translator import Translator


def describe_source(violation: Violation, edition: Edition, tr: Translator) -> str:
    """The rule field and what it rests on; empty for a rule that every edition shares."""
    origin = violation.source(edition)
    return "" if origin is None else f"{violation.field}: {describe_origin(origin, tr)}"


def describe_origin(origin: Provenance, tr: Translator) -> str:
    """The basis of a value and its place in the sheet; if a variant set it, also the name of the variant."""
    said = ", ".join(filter(None, (tr.text(f"basis-{origin.basis}"), origin.source)))
    return f"{said} ({tr.variant_name(origin.variant)})" if origin.basis in VARIANT_BASES else said


def table_title(edition: Edition, tr: Translator) -> str:
    """What is played at a table: the title of the edition, and the variants that are on.

    >>> from tilerummy.engine.editions import get
    >>> table_title(get("rummikub-original-de,hand,open_min=50"), Translator("en")).partition(" · ")[2]
    'Hand rummy'
    """
    return " · ".join([tr.edition_title(edition.printed), *(tr.variant_name(each.name) for each in edition.variants)])


def edition_name(edition: Edition, tr: Translator) -> str:
    """An edition in one line, as a heading: its key, the variants that are on, and the house rules as they are written.

    >>> from tilerummy.engine.editions import get
    >>> edition_name(get("rummikub-original-de,hand,open_min=50"), Translator("en"))
    'rummikub-original-de, Hand rummy, open_min=50'
    """
    variants = (tr.variant_name(each.name) for each in edition.variants)
    return ", ".join([edition.key, *variants, *map("=".join, edition.house)])


def describe_variant(variant: Variant, tr: Translator) -> str:
    """Whether the sheet offers the variant or can be read like this, and where."""
    return ", ".join(filter(None, (tr.text(f"basis-{variant.basis}"), variant.source)))


def describe_changes(variant: Variant, tr: Translator) -> str:
    return tr.semicolons(tr.rule(field, value) for field, value in variant.changes)


def explain(origin: Provenance, tr: Translator, *, keys: bool = False) -> str:
    """The note on a value; for one of our readings also the variant with the other one, or that it is not offered.

    With `keys`, how a variant is written on the command line stands behind its name.
    """
    other = ""
    if origin.basis == READ and origin.variant:
        name = tr.variant_name(origin.variant)
        other = tr.text("edition-other-reading", variant=f"{name} ({origin.variant})" if keys else name)
    elif origin.basis == READ:
        other = tr.text("edition-no-other-reading")
    return " ".join(filter(None, (tr.note(origin.note) if origin.note else "", other)))
