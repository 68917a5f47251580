"""`tilerummy editions [KEY] [--against KEY]`: what the printed sheets say, and where."""

from collections.abc import Sequence
from typing import Any

import click

from tilerummy.cli.edition_names import editions_named, named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, json_option, translated, typed_command
from tilerummy.cli.output import WIDE, Line, indented, labelled, page_width, print_json, show, table, text
from tilerummy.engine import editions
from tilerummy.engine.editions import Edition, keys
from tilerummy.engine.printed import READ, VARIANT_BASES, Remark
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import Translator
from tilerummy.language.provenance import describe_changes, describe_variant, explain, table_title
from tilerummy.language.table_rules import table_rules


@translated
@click.argument("key", required=False, shell_complete=edition_keys)
@click.option("--against", metavar="KEY", shell_complete=edition_keys)
@json_option
def command(tr: Translator, key: str | None, against: str | None, as_json: bool) -> int:
    if key is None:
        if against is not None:
            raise Refused("usage-missing", name="KEY")
        _list(keys(), as_json, tr)
    elif against is None and "," not in key and len(several := editions_named(key)) > 1:
        _list(several, as_json, tr)
    elif against is None:
        _sheet(named_edition(key), as_json, tr)
    else:
        _differences(named_edition(key), named_edition(against), as_json, tr)
    return 0


def _list(listed: Sequence[str], as_json: bool, tr: Translator) -> None:
    """One line per edition with what sets it apart; the title beside it, or below it on a narrow page; its variants."""
    every = [editions.get(key) for key in listed]
    if as_json:
        print_json(
            {"editions": [{**_head(each), "rules": _values(each), **_variant_names(each, tr)} for each in every]}
        )
        return
    wide = page_width() >= WIDE
    cells = [[edition.key, " ".join(edition.printed.languages), *_known_by(edition)] for edition in every]
    heads = [tr.text("cli-editions-head-key"), tr.text("cli-editions-head-languages")]
    heads += [tr.text(f"cli-editions-brief-{field.replace('_', '-')}") for field in KNOWN_BY]
    widths = [max(map(len, column)) + 2 for column in zip(heads, *cells, strict=True)]
    titled = tr.text("cli-editions-head-title") if wide else ""
    show(text((_row(heads, widths) + titled, "bold")))
    for edition, row in zip(every, cells, strict=True):
        title = tr.edition_title(edition.printed)
        show(text((row[0].ljust(widths[0]), "bold cyan"), _row(row[1:], widths[1:]), title if wide else ""))
        if not wide:
            show(indented(title, 2))
        if names := ", ".join(edition.printed.variants):
            show(indented(tr.text("edition-variants-listed", names=names), 4))
    legend, more = tr.text("cli-editions-brief-legend"), tr.text("cli-editions-more", command=typed_command())
    show(text(""), text((legend, "dim")), text((more, "dim")))


def _head(edition: Edition) -> dict[str, Any]:
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


def _values(edition: Edition) -> dict[str, str]:
    return {name: value_text(getattr(edition.rules, name)) for name in FIELDS}


def _variant_names(edition: Edition, tr: Translator) -> dict[str, Any]:
    return {"variants": {name: tr.variant_name(name) for name in edition.printed.variants}}


KNOWN_BY = ("open_min", "jokers", "timer_s", "timeout_draw", "joker_penalty")
"""The fields by which people recognize their box."""


def _known_by(edition: Edition) -> list[str]:
    rules = edition.rules
    values = [None if field in rules.without_effect else getattr(rules, field) for field in KNOWN_BY]
    return ["–" if value is None else str(value) for value in values]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))


def _sheet(edition: Edition, as_json: bool, tr: Translator) -> None:
    tr = tr.at_table(edition.rules)
    if as_json:
        print_json(_sheet_data(edition, tr))
        return
    sheet = edition.printed
    spoken = ", ".join(tr.text(f"spoken-{each}") for each in sheet.languages)
    named = "cli-editions-sheet" if spoken else "cli-editions-sheet-only"
    show(
        text((table_title(edition, tr), "bold")),
        text(
            (str(edition), "bold cyan"),
            f" · {tr.text('cli-editions-revision', revision=edition.revision)}",
            f" · {tr.text(named, sheet=sheet.sheet, languages=spoken)}",
            f" · {tr.count_tiles(edition.rules.size)}",
        ),
        text(""),
    )
    _show_rules(edition, tr)
    _show_variants(edition, tr)
    _show_remarks(tr.text("cli-editions-misprints"), sheet.misprints, tr)
    _show_remarks(tr.text("cli-editions-notes"), sheet.remarks, tr)
    show(text(""), text((tr.text("web-sources"), "dim")), text((tr.text("cli-no-affiliation"), "dim")))


def _sheet_data(edition: Edition, tr: Translator) -> dict[str, Any]:
    """Everything about an edition; a changed field also has the printed value. Names and notes are in words."""
    sheet = edition.printed
    remarks = {"misprints": sheet.misprints, "remarks": sheet.remarks, "setup": sheet.setup}
    return {
        **_head(edition),
        "rules": {name: {"value": value, **_reason(edition, name, tr)} for name, value in _values(edition).items()},
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
        **{
            name: [{"source": each.source, "note": tr.note(each.note)} for each in listed]
            for name, listed in remarks.items()
        },
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


def _show_rules(edition: Edition, tr: Translator) -> None:
    """The whole rules in sentences, each with its source; then the fields that decide nothing here."""
    told = set()
    for section in table_rules(edition, tr):
        show(text((section.title, "bold")))
        for line in section.lines:
            told.add(line.field)
            source = reason(edition, line.field, tr) if line.field else line.source
            _show_rule(line.text, source, "bold yellow" if line.house else "")
    if unused := [field for field in FIELDS if field not in told]:
        show(text((tr.text("cli-editions-unused"), "bold")))
        for field in unused:
            _show_rule(tr.rule(field, getattr(edition.rules, field)), reason(edition, field, tr), "")


def _show_rule(words: str, source: str, style: str) -> None:
    show(indented(words, 2, style=style))
    if source:
        show(indented(source, 4))


def reason(edition: Edition, field: str, tr: Translator) -> str:
    """The field as a house rule is written, and where the sheet says it."""
    origin = edition.provenance(field)
    printed = ""
    if field in dict(edition.changes):
        printed = tr.text("cli-editions-printed", value=tr.rule_value(field, getattr(edition.printed.rules, field)))
    basis = ", ".join(filter(None, (tr.text(f"basis-{origin.basis}-brief"), origin.source)))
    written = f"{field}={value_text(getattr(edition.rules, field))}"
    return " · ".join(filter(None, (written, printed, _joined(basis, explain(origin, tr, keys=True)))))


def _joined(source: str, note: str) -> str:
    return " – ".join(filter(None, (source, note)))


def _show_variants(edition: Edition, tr: Translator) -> None:
    variants = edition.printed.variants.values()
    if not variants:
        return
    show(text(""), text((tr.text("cli-editions-options"), "bold")))
    for variant in variants:
        name = (tr.variant_name(variant.name), "bold" if variant not in edition.variants else "bold yellow")
        show(text("  ", name, "  ", (f"{edition.key},{variant.name}", "cyan")))
        show(indented(describe_changes(variant, tr), 4, style=""))
        note = tr.note(variant.note) if variant.note else ""
        show(indented(_joined(describe_variant(variant, tr), note), 6))


def _show_remarks(heading: str, remarks: Sequence[Remark], tr: Translator) -> None:
    if not remarks:
        return
    show(text(""), text((heading, "bold")))
    for each in remarks:
        source = f"\n{each.source}" if each.source else ""
        show(labelled([("-", text(tr.note(each.note), (source, "dim")))]))


def _differences(one: Edition, other: Edition, as_json: bool, tr: Translator) -> None:
    differing = editions.differences(one, other)
    if as_json:
        rows = [{"field": name, "value": value, "against": against} for name, value, against in differing]
        print_json({"edition": str(one), "against": str(other), "differences": rows})
        return
    if not differing:
        show(text(tr.text("cli-editions-same", one=one, other=other)))
        return
    show(text(tr.text("cli-editions-differences", one=one, other=other, count=len(differing))), text(""))
    grid = table(tr.text("cli-editions-head-field"), str(one), str(other))
    for field, value, against in differing:
        grid.add_row(tr.rule_name(field), _with_basis(one, field, value, tr), _with_basis(other, field, against, tr))
    show(grid, text((tr.text("web-sources"), "dim")))


def _with_basis(edition: Edition, field: str, value: str, tr: Translator) -> Line:
    origin = edition.provenance(field)
    reason = ", ".join(filter(None, (tr.text(f"basis-{origin.basis}-brief"), origin.source)))
    return text(tr.rule_value(field, value), "\n", (reason, "dim"))
