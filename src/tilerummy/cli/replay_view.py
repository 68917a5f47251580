"""`tilerummy replay` in the terminal: a record move by move, or one position of it."""

from typing import TYPE_CHECKING

from tilerummy.cli.output import console, indented, labelled, melds_lines, show, signed, text, tiles_lines
from tilerummy.engine.position import Position
from tilerummy.engine.record import clock_text
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.language import Translator
from tilerummy.language.moves import (
    describe_ending,
    describe_move,
    describe_reason,
    describe_start,
    melds_put,
    record_names,
    starter_draws,
)
from tilerummy.language.provenance import edition_name

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from tilerummy.engine.melds import Meld, Row
    from tilerummy.engine.position import Situation
    from tilerummy.engine.record import Record


def show_record(record: "Record", number: int, tr: Translator) -> None:
    page, tr = console(), tr.at_table(record.start.rules)
    names = record_names(record, tr)
    show(text((_title(record, names, number, tr), "bold")), text((tr.text("cli-replay-start"), "bold")), page=page)
    _show_situation(record.start, names, page, tr)
    if draws := starter_draws(record):
        lines = describe_start(draws, record.start.turn, names, tr)
        show(*(text(line) for line in lines), page=page)
    lap = 0
    for at, entry in enumerate(record.entries):
        before, after = record.situations[at], record.situations[at + 1]
        if before.turn_count.lap != lap:
            lap = before.turn_count.lap
            show(text(""), text((tr.text("cli-replay-lap", lap=lap), "bold")), page=page)
        clock = f"  {clock_text(entry.seconds)}" if entry.seconds is not None else ""
        show(
            text(f"{at + 1:>3}  ", (names[entry.seat], "cyan"), "  ", str(entry.move), (clock, "dim")),
            indented(describe_move(before, entry.move, names[entry.seat], tr, entry.why), 5, ""),
            page=page,
        )
        if why := describe_reason(entry.why, tr):
            show(indented(why, 5, "italic"), page=page)
        if entry.comment:
            show(indented(f"{{{entry.comment}}}", 5, "italic"), page=page)
        rows = [(_label("rack", tr), _rack(after, entry.seat, _room(page, tr)))]
        if melds_put(entry.move):
            rows.insert(0, (_label("table", tr), melds_lines(after.table, _room(page, tr), melds_put(entry.move))))
        show(labelled(rows, indent=5), page=page)
    show(text(""), text((describe_ending(record.final, names, tr), "bold")), page=page)
    points = score(record.final) if isinstance(record.final, Position) else None
    if points:
        show(text("  ".join(f"{name} {signed(gain)}" for name, gain in zip(names, points, strict=True))), page=page)


def show_moment(record: "Record", at: int, tr: Translator) -> None:
    page = console()
    names = record_names(record, tr)
    situation = record.situations[at]
    new = melds_put(record.entries[at - 1].move) if at else ()
    lap = tr.text("cli-replay-lap", lap=situation.turn_count.lap)
    show(text((tr.text("cli-replay-after", count=at), "bold"), f" · {lap}"), page=page)
    _show_situation(situation, names, page, tr, new)


def _title(record: "Record", names: list[str], number: int, tr: Translator) -> str:
    """Which round, by which sheet, and who plays."""
    played = record.tag("Round") or str(number)
    title = tr.text("cli-replay-title", edition=edition_name(record.start.edition, tr), names=", ".join(names))
    return f"{tr.text('cli-replay-round', number=played)} · {title}"


def _show_situation(
    situation: "Situation", names: list[str], page: "Console", tr: Translator, new: "tuple[Meld | Row, ...]" = ()
) -> None:
    table = melds_lines(situation.table, _room(page, tr, names), new)
    rows: list[tuple[str | Text, RenderableType]] = [(_label("table", tr), table)]
    for seat, name in enumerate(names):
        rack = _rack(situation, seat, _room(page, tr, names))
        rows.append((f"{name} ✓" if seat in situation.opened else name, rack))
    rows.append((_label("pool", tr), text(tr.count_tiles(situation.pool_size))))
    for seat, pile in enumerate(situation.discards):
        if pile:
            label = tr.text("cli-replay-discards", name=names[seat])
            rows.append((label, tiles_lines(Tiles(pile), _room(page, tr, names))))
    if situation.open_tile:
        rows.append((tr.text("cli-replay-open-tile"), tiles_lines(Tiles([situation.open_tile]), 10)))
    show(labelled(rows), page=page)
    if not is_over(situation):
        show(text("  ", tr.text("cli-replay-turn", name=names[situation.turn])), page=page)
    show(indented(str(situation), 2), page=page)


def _rack(situation: "Situation", seat: int, room: int) -> "Text":
    return tiles_lines(situation.racks[seat], room)


def _room(page: "Console", tr: Translator, names: list[str] | None = None) -> int:
    longest = max(map(len, [*(names or ()), _label("table", tr), _label("rack", tr)]))
    return max(20, page.width - longest - 10)


def _label(name: str, tr: Translator) -> str:
    return tr.text(f"word-{name}").capitalize()
