"""`tilerummy editions [KEY] [--against KEY]`: what the printed sheets say, and where."""

from typing import Any

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import print_json
from tilerummy.engine import editions
from tilerummy.engine.editions import Edition, keys
from tilerummy.engine.printed import READ, VARIANT_BASES
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import Translator


@translated
@click.argument("key", required=False, shell_complete=edition_keys)
@click.option("--against", metavar="KEY", shell_complete=edition_keys)
@json_option
def command(tr: Translator, key: str | None, against: str | None, as_json: bool) -> int:
    if key is None:
        if against is not None:
            raise Refused("usage-missing", name="KEY")
        _list(as_json, tr)
    elif against is None:
        _sheet(editions.get(key), as_json, tr)
    else:
        _differences(editions.get(key), editions.get(against), as_json, tr)
    return 0


def _list(as_json: bool, tr: Translator) -> None:
    every = [editions.get(key) for key in keys()]
    if as_json:
        print_json({"editions": [{**head(each), "rules": values(each), **names(each, tr)} for each in every]})
    else:
        from tilerummy.cli.edition_view import show_list

        show_list(every, tr)


def _sheet(edition: Edition, as_json: bool, tr: Translator) -> None:
    tr = tr.at_table(edition.rules)
    if as_json:
        print_json(whole(edition, tr))
    else:
        from tilerummy.cli.edition_view import show_sheet

        show_sheet(edition, tr)


def _differences(one: Edition, other: Edition, as_json: bool, tr: Translator) -> None:
    differing = editions.differences(one, other)
    if as_json:
        rows = [{"field": name, "value": value, "against": against} for name, value, against in differing]
        print_json({"edition": str(one), "against": str(other), "differences": rows})
    else:
        from tilerummy.cli.edition_view import show_differences

        show_differences(one, other, differing, tr)


# As JSON


def head(edition: Edition) -> dict[str, Any]:
    sheet = edition.printed
    return {
        "edition": str(edition),
        "key": edition.key,
        "revision": edition.revision,
        "title": sheet.title,
        "sheet": sheet.sheet,
        "languages": list(sheet.languages),
        "extends": sheet.parent.key if sheet.parent else None,
        "tiles": edition.rules.size,
    }


def values(edition: Edition) -> dict[str, str]:
    return {name: value_text(getattr(edition.rules, name)) for name in FIELDS}


def names(edition: Edition, tr: Translator) -> dict[str, Any]:
    return {"variants": {name: tr.variant_name(name) for name in edition.printed.variants}}


def whole(edition: Edition, tr: Translator) -> dict[str, Any]:
    """Everything about an edition; a changed field also has the printed value. Names and notes are in words."""
    sheet = edition.printed
    return {
        **head(edition),
        "rules": {name: {"value": value, **_reason(edition, name, tr)} for name, value in values(edition).items()},
        "variants": {
            each.name: {
                "name": tr.variant_name(each.name),
                "set": dict(each.changes),
                "on": each in edition.variants,
                "basis": each.basis,
                "source": each.source,
                "note": tr.note(each.note),
            }
            for each in sheet.variants.values()
        },
        "misprints": [{"source": each.source, "note": tr.note(each.note)} for each in sheet.misprints],
        "remarks": [{"source": each.source, "note": tr.note(each.note)} for each in sheet.remarks],
        "setup": [{"source": each.source, "note": tr.note(each.note)} for each in sheet.setup],
        "words": {language: dict(words) for language, words in sheet.words.items()},
    }


def _reason(edition: Edition, name: str, tr: Translator) -> dict[str, str]:
    origin = edition.provenance(name)
    reason = {"basis": origin.basis, "source": origin.source, "note": tr.note(origin.note), "from": origin.edition}
    if origin.basis in (READ, *VARIANT_BASES):
        reason["variant"] = origin.variant
    if name in dict(edition.changes):
        reason["printed"] = value_text(getattr(edition.printed.rules, name))
    return reason
