"""An edition, a list of them, and two side by side, as people read them in a terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilerummy.cli.output import WIDE, console, indented, labelled, show, table, text
from tilerummy.engine.editions import HOUSE, Edition, Remark
from tilerummy.engine.rules import FIELDS, value_text
from tilerummy.language import catalogue
from tilerummy.language.words import language, say

TELLING = ("open_min", "jokers", "timer_s", "timeout_draw", "joker_penalty")
"""The fields by which people know their box."""
SECTIONS = {
    "box": ("colours", "jokers", "deal", "seats", "joker_colour", "first_player", "direction"),
    "opening": ("open_min", "open_joker", "open_extend", "open_scope", "open_after_draw"),
    "table": ("partial_take", "joker_free", "joker_source", "joker_reuse", "joker_split"),
    "clock": ("timer_s", "timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw"),
    "end": ("pool_empty", "blocked_score", "joker_penalty", "match", "next_starter"),
    "variants": ("hand_double", "hand_open", "discard_pile", "open_last_tile"),
}
"""The row in parts, for reading; a test sees to it that no field is forgotten."""


def name_of(field: str) -> str:
    return catalogue.rule_name(field, language())


def value_of(field: str, value: object) -> str:
    return catalogue.rule_text(field, value, language())


# The list


def show_list(every: Sequence[Edition]) -> None:
    """A line an edition with what tells it from others; the title beside it, or below where there is no room."""
    page = console()
    wide = page.width >= WIDE
    cells = [[edition.key, " ".join(edition.printed.languages), *map(_short, _telling(edition))] for edition in every]
    heads = [say("editions-head-key"), say("editions-head-languages"), *(say(f"editions-brief-{f}") for f in _ids())]
    widths = [max(map(len, column)) + 2 for column in zip(heads, *cells, strict=True)]
    titled = say("editions-head-title") if wide else ""
    show(text((_row(heads, widths) + titled, "bold")), page=page)
    for edition, row in zip(every, cells, strict=True):
        line = Text.assemble((row[0].ljust(widths[0]), "bold cyan"), _row(row[1:], widths[1:]))
        title = catalogue.edition_title(edition.printed, language())
        show(Text.assemble(line, title) if wide else line, page=page)
        if not wide:
            show(indented(title, 2), page=page)
    show(text(""), text((say("editions-brief-legend"), "dim")), text((say("editions-more"), "dim")), page=page)


def _ids() -> list[str]:
    return [field.replace("_", "-") for field in TELLING]


def _telling(edition: Edition) -> list[object]:
    rules = edition.rules
    unused = {"timeout_draw"} if rules.timer_s is None else set()
    return [None if field in unused else getattr(rules, field) for field in TELLING]


def _short(value: object) -> str:
    return "–" if value is None else str(value)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))


# One sheet


def show_sheet(edition: Edition) -> None:
    page = console()
    sheet = edition.printed
    spoken = ", ".join(catalogue.text(f"language-{each}", {}, language()) for each in sheet.languages)
    show(
        text((catalogue.edition_title(sheet, language()), "bold")),
        text(
            (str(edition), "bold cyan"),
            f" · {say('editions-revision', revision=edition.revision)}",
            f" · {say('editions-sheet', sheet=sheet.sheet, languages=spoken)}",
            f" · {catalogue.text('count-tiles', {'count': edition.rules.size}, language())}",
        ),
        text(""),
        page=page,
    )
    _show_rules(edition, page)
    _show_variants(edition, page)
    _show_remarks("editions-misprints", sheet.misprints, page)
    _show_remarks("editions-notes", sheet.notes, page)
    show(text(""), text((say("no-affiliation"), "dim")), page=page)


def _show_rules(edition: Edition, page: Console) -> None:
    """A row a rule. Where it comes from stands beside it on a wide page, and below it on a narrow one."""
    heads = [say(f"editions-head-{each}") for each in ("field", "value", "basis")]
    rows = {field: _rule_row(edition, field) for field in FIELDS}
    if page.width >= WIDE:
        grid = table(*heads, f"{say('editions-head-source')} · {say('editions-head-note')}")
        grid.columns[0].no_wrap = True
        for section, fields in SECTIONS.items():
            grid.add_row(text((say(f"editions-part-{section}"), "bold")))
            for field in fields:
                grid.add_row(*rows[field], text((reason(edition, field), "dim")))
        show(grid, page=page)
        return
    names, bases = (max(len(row[at]) for row in rows.values()) for at in (0, 2))
    for section, fields in SECTIONS.items():
        show(text((say(f"editions-part-{section}"), "bold")), page=page)
        for field in fields:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_column(width=names)
            line.add_column(width=page.width - names - bases - 4)
            line.add_column(width=bases)
            line.add_row(*rows[field])
            show(line, indented(reason(edition, field), 4), page=page)


def _rule_row(edition: Edition, field: str) -> tuple[Text, Text, Text]:
    basis = edition.provenance(field).basis
    style = "bold yellow" if basis == HOUSE else ""
    value = value_of(field, getattr(edition.rules, field))
    return text(f"  {name_of(field)}"), text((value, style)), text((say(f"basis-{basis}-brief"), style))


def reason(edition: Edition, field: str) -> str:
    """The value as text, so that one can write a house rule, and where the sheet says it."""
    origin = edition.provenance(field)
    words = _joined(origin.source, origin.note)
    if origin.basis == HOUSE:
        words = say("editions-printed", value=value_of(field, getattr(edition.printed.rules, field)))
    return " · ".join(filter(None, (f"{field}={value_text(getattr(edition.rules, field))}", words)))


def _joined(source: str, note: str) -> str:
    return " – ".join(filter(None, (source, note)))


def _show_variants(edition: Edition, page: Console) -> None:
    variants = edition.printed.variants.values()
    if not variants:
        return
    show(text(""), text((say("editions-options"), "bold")), page=page)
    for each in variants:
        changes = "; ".join(f"{name_of(field)}: {value_of(field, value)}" for field, value in each.changes)
        show(text("  ", (f"{edition.key},{each.name}", "cyan")), indented(changes, 4, style=""), page=page)
        origin = _joined(each.source, each.note)
        show(indented(f"{say(f'basis-{each.basis}')}. {origin}", 6), page=page)


def _show_remarks(heading: str, remarks: Sequence[Remark], page: Console) -> None:
    if not remarks:
        return
    show(text(""), text((say(heading), "bold")), page=page)
    for each in remarks:
        words = Text("\n").join([text(each.text), text((each.source, "dim"))])
        show(labelled([(each.id.ljust(3), words)]), page=page)


# Side by side


def show_differences(one: Edition, other: Edition, differing: Sequence[tuple[str, str, str]]) -> None:
    if not differing:
        show(text(say("editions-same", one=one, other=other)))
        return
    page = console()
    show(text(say("editions-differences", one=one, other=other, count=len(differing))), text(""), page=page)
    grid = table(say("editions-head-field"), str(one), str(other))
    for field, value, against in differing:
        grid.add_row(name_of(field), _with_basis(one, field, value, page), _with_basis(other, field, against, page))
    show(grid, page=page)


def _with_basis(edition: Edition, field: str, value: str, page: Console) -> Text:
    origin = edition.provenance(field)
    reason = ", ".join(filter(None, (say(f"basis-{origin.basis}-brief"), origin.source)))
    return Text("\n").join([text(value_of(field, value)), text((reason, "dim"))])
