"""`tilerummy editions` in the terminal: the list, one edition, and two editions side by side."""

from collections.abc import Sequence

from tilerummy.cli.output import WIDE, Line, indented, labelled, page_width, show, table, text
from tilerummy.cli.typed_command import typed_command
from tilerummy.engine.editions import HOUSE, Edition, Remark
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import Translator
from tilerummy.language.provenance import describe_changes, describe_variant, explain, table_title

KNOWN_BY = ("open_min", "jokers", "timer_s", "timeout_draw", "joker_penalty")
"""The fields by which people recognize their box."""
SECTIONS = {
    "box": ("colours", "jokers", "deal", "seats", "joker_colour", "first_player", "direction"),
    "opening": ("open_min", "open_joker", "open_extend", "open_scope", "open_after_draw"),
    "table": ("partial_take", "joker_free", "joker_source", "joker_reuse", "joker_split"),
    "clock": ("timer_s", "timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw"),
    "end": ("pool_empty", "blocked_score", "joker_penalty", "call_out", "match", "round_games", "next_starter"),
    "variants": ("hand_double", "hand_open", "discard_pile", "open_last_tile"),
}
"""The fields in sections, for reading; a test checks that none is missing."""


# The list


def show_list(every: Sequence[Edition], tr: Translator) -> None:
    """One line per edition with what sets it apart; the title beside it, or below it on a narrow page; its variants."""
    wide = page_width() >= WIDE
    cells = [[edition.key, " ".join(edition.printed.languages), *map(_short, _known_by(edition))] for edition in every]
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


def _known_by(edition: Edition) -> list[object]:
    rules = edition.rules
    return [None if field in rules.without_effect else getattr(rules, field) for field in KNOWN_BY]


def _short(value: object) -> str:
    return "–" if value is None else str(value)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))


# One sheet


def show_sheet(edition: Edition, tr: Translator) -> None:
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


def _show_rules(edition: Edition, tr: Translator) -> None:
    """One row per rule. Its source is beside it on a wide page, and below it on a narrow one."""
    heads = [tr.text(f"cli-editions-head-{each}") for each in ("field", "value", "basis")]
    rows = {field: _rule_row(edition, field, tr) for field in FIELDS}
    width = page_width()
    if width >= WIDE:
        grid = table(*heads, f"{tr.text('cli-editions-head-source')} · {tr.text('cli-editions-head-note')}")
        grid.columns[0].no_wrap = True
        for section, fields in SECTIONS.items():
            grid.add_row(text((tr.text(f"cli-editions-part-{section}"), "bold")))
            for field in fields:
                grid.add_row(*rows[field], text((reason(edition, field, tr), "dim")))
        show(grid)
        return
    from rich.table import Table

    names, bases = (max(len(row[at].plain) for row in rows.values()) for at in (0, 2))
    for section, fields in SECTIONS.items():
        show(text((tr.text(f"cli-editions-part-{section}"), "bold")))
        for field in fields:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_column(width=names)
            line.add_column(width=width - names - bases - 4)
            line.add_column(width=bases)
            line.add_row(*rows[field])
            show(line, indented(reason(edition, field, tr), 4))


def _rule_row(edition: Edition, field: str, tr: Translator) -> tuple[Line, Line, Line]:
    basis = edition.provenance(field).basis
    style = "bold yellow" if basis == HOUSE else ""
    value = tr.rule_value(field, getattr(edition.rules, field))
    brief = tr.text(f"basis-{basis}-brief")
    return text(f"  {tr.rule_name(field)}"), text((value, style)), text((brief, style))


def reason(edition: Edition, field: str, tr: Translator) -> str:
    """The field as a house rule is written, and where the sheet says it."""
    origin = edition.provenance(field)
    words = _joined(origin.source, explain(origin, tr, keys=True))
    if field in dict(edition.changes):
        printed = tr.text("cli-editions-printed", value=tr.rule_value(field, getattr(edition.printed.rules, field)))
        words = " · ".join(filter(None, (printed, words)))
    return " · ".join(filter(None, (f"{field}={value_text(getattr(edition.rules, field))}", words)))


def _joined(source: str, note: str) -> str:
    return " – ".join(filter(None, (source, note)))


def _show_variants(edition: Edition, tr: Translator) -> None:
    variants = edition.printed.variants.values()
    if not variants:
        return
    show(text(""), text((tr.text("cli-editions-options"), "bold")))
    for each in variants:
        name = (tr.variant_name(each.name), "bold" if each not in edition.variants else "bold yellow")
        show(text("  ", name, "  ", (f"{edition.key},{each.name}", "cyan")))
        show(indented(describe_changes(each, tr), 4, style=""))
        note = tr.note(each.note) if each.note else ""
        show(indented(_joined(describe_variant(each, tr), note), 6))


def _show_remarks(heading: str, remarks: Sequence[Remark], tr: Translator) -> None:
    if not remarks:
        return
    show(text(""), text((heading, "bold")))
    for each in remarks:
        source = f"\n{each.source}" if each.source else ""
        show(labelled([("-", text(tr.note(each.note), (source, "dim")))]))


# Side by side


def show_differences(one: Edition, other: Edition, differing: Sequence[tuple[str, str, str]], tr: Translator) -> None:
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
