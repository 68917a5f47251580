"""Records and positions as people read them in a terminal."""

from typing import TYPE_CHECKING

from tilerummy.cli.output import console, indented, labelled, melds_lines, show, signed, text, tiles_lines
from tilerummy.engine.position import Position
from tilerummy.engine.record import clock_text
from tilerummy.engine.scoring import score
from tilerummy.engine.turns import is_over
from tilerummy.language import catalogue
from tilerummy.language.moves import ending_told, laid_by, names_of, told
from tilerummy.language.words import language, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from tilerummy.engine.melds import Meld, Row
    from tilerummy.engine.position import Situation
    from tilerummy.engine.record import Record


def show_record(record: "Record", number: int) -> None:
    page = console()
    names = names_of(record)
    show(text((_title(record, names, number), "bold")), text((say("replay-start"), "bold")), page=page)
    _show_situation(record.start, names, page)
    lap = 0
    for at, entry in enumerate(record.entries):
        before, after = record.situations[at], record.situations[at + 1]
        if before.turn_count.lap != lap:
            lap = before.turn_count.lap
            show(text(""), text((say("replay-lap", lap=lap), "bold")), page=page)
        clock = f"  {clock_text(entry.seconds)}" if entry.seconds is not None else ""
        show(
            text(f"{at + 1:>3}  ", (names[entry.seat], "cyan"), "  ", str(entry.move), (clock, "dim")),
            indented(told(before, entry.move, names[entry.seat]), 5, ""),
            page=page,
        )
        if entry.comment:
            show(indented(f"{{{entry.comment}}}", 5, "italic"), page=page)
        rows = [(_word("rack"), _rack(after, entry.seat, _room(page)))]
        if laid_by(entry.move):
            rows.insert(0, (_word("table"), melds_lines(after.table, _room(page), laid_by(entry.move))))
        show(labelled(rows, indent=5), page=page)
    show(text(""), text((ending_told(record.final, names), "bold")), page=page)
    points = score(record.final) if isinstance(record.final, Position) else None
    if points:
        show(text("  ".join(f"{name} {signed(gain)}" for name, gain in zip(names, points, strict=True))), page=page)


def show_moment(record: "Record", at: int) -> None:
    page = console()
    names = names_of(record)
    situation = record.situations[at]
    new = laid_by(record.entries[at - 1].move) if at else ()
    lap = say("replay-lap", lap=situation.turn_count.lap)
    show(text((say("replay-after", count=at), "bold"), f" · {lap}"), page=page)
    _show_situation(situation, names, page, new)


def _title(record: "Record", names: list[str], number: int) -> str:
    """Which round, by which sheet, and who plays."""
    played = record.tag("Round") or str(number)
    title = say("replay-title", edition=record.start.edition, names=", ".join(names))
    return f"{say('replay-round', number=played)} · {title}"


def _show_situation(
    situation: "Situation", names: list[str], page: "Console", new: "tuple[Meld | Row, ...]" = ()
) -> None:
    rows = [(_word("table"), melds_lines(situation.table, _room(page, names), new))]
    for seat, name in enumerate(names):
        rack = _rack(situation, seat, _room(page, names))
        rows.append((f"{name} ✓" if seat in situation.opened else name, rack))
    rows.append((_word("pool"), text(_count(situation.pool_size))))
    for seat, pile in enumerate(situation.discards):
        if pile:
            from tilerummy.engine.tiles import Tiles

            rows.append((say("replay-discards", name=names[seat]), tiles_lines(Tiles(pile), _room(page, names))))
    if situation.open_tile:
        from tilerummy.engine.tiles import Tiles

        rows.append((say("replay-open-tile"), tiles_lines(Tiles([situation.open_tile]), 10)))
    show(labelled(rows), page=page)
    if not is_over(situation):
        show(text("  ", say("replay-turn", name=names[situation.turn])), page=page)
    show(indented(str(situation), 2), page=page)


def _rack(situation: "Situation", seat: int, room: int) -> "Text":
    return tiles_lines(situation.racks[seat], room)


def _room(page: "Console", names: list[str] | None = None) -> int:
    longest = max(map(len, [*(names or ()), _word("table"), _word("rack")]))
    return max(20, page.width - longest - 10)


def _word(name: str) -> str:
    return catalogue.text(f"word-{name}", {}, language()).capitalize()


def _count(tiles: int) -> str:
    return catalogue.text("count-tiles", {"count": tiles}, language())
