"""`tilerummy replay FILE`: a record, or the records of a match, move by move."""

from typing import Any

import click
from rich.text import Text

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.inputs import records
from tilerummy.cli.output import (
    indented,
    labelled,
    page_width,
    print_json,
    show,
    signed,
    text,
)
from tilerummy.cli.tile_lines import melds_lines, tiles_lines
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, Situation, View
from tilerummy.engine.record import Record, clock_text
from tilerummy.engine.scoring import outcome, score
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.language import Translator
from tilerummy.language.moves import (
    describe_ending,
    describe_move,
    describe_reason,
    describe_start,
    record_names,
    starter_draws,
    tiles_played,
)
from tilerummy.language.provenance import edition_name

WATCHER = "watcher"


@translated
@click.argument("file")
@click.option("--at", type=click.IntRange(0, 9999), metavar="N")
@click.option("--seat", metavar=f"S|{WATCHER}")
@click.option("--round", "round_", type=click.IntRange(1, 9999), metavar="R")
@json_option
def command(tr: Translator, file: str, at: int | None, seat: str | None, round_: int | None, as_json: bool) -> int:
    shown = [_seen_by(seat, record) for record in _chosen(records(file), round_, at, tr)]
    if at is not None:
        show_moment(shown[0], at, as_json, tr)
    elif as_json:
        print_json({"rounds": [as_data(record, tr) for record in shown]})
    else:
        for number, record in enumerate(shown, 1):
            if number > 1:
                print()
            show_record(record, round_ or number, tr)
    return 0


def _chosen(rounds: tuple[Record, ...], round_: int | None, at: int | None, tr: Translator) -> tuple[Record, ...]:
    unit = tr.at_table(rounds[0].start.rules).unit
    if round_ is None:
        if at is not None and len(rounds) > 1:
            raise Refused("replay-which-round", rounds=len(rounds), unit=unit)
        return rounds
    if round_ > len(rounds):
        raise Refused("replay-round-missing", number=round_, rounds=len(rounds), unit=unit)
    return (rounds[round_ - 1],)


def _seen_by(seat: str | None, record: Record) -> Record:
    if seat is None:
        return record
    is_number = seat.isascii() and seat.isdigit() and len(seat) < 3
    if seat != WATCHER and not (is_number and int(seat) < record.start.seats):
        raise Refused("seat-missing", seat=seat, seats=record.start.seats)
    number = None if seat == WATCHER else int(seat)
    if isinstance(record.start, View) and record.start.seat != number:
        raise Refused("replay-other-seat", seat=number if number is not None else WATCHER)
    return record.redacted(number)


def as_data(record: Record, tr: Translator) -> dict[str, Any]:
    moves = [
        {
            "number": number,
            "lap": before.turn_count.lap,
            "seat": entry.seat,
            "move": str(entry.move),
            "played": str(tiles_played(before, entry.move)),
            "seconds": entry.seconds,
            "comment": entry.comment,
            "why": entry.why,
            "position": str(record.situations[number]),
        }
        for number, (before, entry) in enumerate(zip(record.situations, record.entries, strict=False), 1)
    ]
    final = record.final
    ended = outcome(final) if isinstance(final, Position) else None
    return {
        "edition": record.start.edition.pinned,
        "names": record_names(record, tr),
        "tags": dict(record.tags),
        "start": str(record.start),
        "moves": moves,
        "outcome": {"ending": ended.ending.value, "winner": ended.winner, "hand": ended.hand} if ended else None,
        "scores": score(final) if isinstance(final, Position) else None,
    }


def show_record(record: Record, number: int, tr: Translator) -> None:
    tr = tr.at_table(record.start.rules)
    names = record_names(record, tr)
    which = tr.text("cli-replay-round", number=record.tag("Round") or str(number))
    title = tr.text("cli-replay-title", edition=edition_name(record.start.edition, tr), names=", ".join(names))
    show(text((f"{which} · {title}", "bold")), text((tr.text("cli-replay-start"), "bold")))
    _show_situation(record.start, names, tr)
    if draws := starter_draws(record):
        show(*map(text, describe_start(draws, record.start.turn, names, tr)))
    lap = 0
    for at, entry in enumerate(record.entries):
        before, after = record.situations[at], record.situations[at + 1]
        if before.turn_count.lap != lap:
            lap = before.turn_count.lap
            show(text(""), text((tr.text("cli-replay-lap", lap=lap), "bold")))
        clock = f"  {clock_text(entry.seconds)}" if entry.seconds is not None else ""
        show(
            text(f"{at + 1:>3}  ", (names[entry.seat], "cyan"), "  ", str(entry.move), (clock, "dim")),
            indented(describe_move(before, entry.move, names[entry.seat], tr, entry.why), 5, ""),
        )
        if why := describe_reason(entry.why, tr):
            show(indented(why, 5, "italic"))
        if entry.comment:
            show(indented(f"{{{entry.comment}}}", 5, "italic"))
        rows = [(_label("rack", tr), tiles_lines(after.racks[entry.seat], _room(tr)))]
        if put := lay_in(entry.move).put:
            rows.insert(0, (_label("table", tr), melds_lines(after.table, _room(tr), put)))
        show(labelled(rows, indent=5))
    show(text(""), text((describe_ending(record.final, names, tr), "bold")))
    if isinstance(record.final, Position) and (points := score(record.final)):
        show(text("  ".join(f"{name} {signed(gain)}" for name, gain in zip(names, points, strict=True))))


def show_moment(record: Record, at: int, as_json: bool, tr: Translator) -> None:
    if at > len(record.entries):
        raise Refused("move-missing", number=at, moves=len(record.entries))
    situation = record.situations[at]
    if as_json:
        print_json({"number": at, "position": str(situation)})
        return
    names = record_names(record, tr)
    new = lay_in(record.entries[at - 1].move).put if at else ()
    lap = tr.text("cli-replay-lap", lap=situation.turn_count.lap)
    show(text((tr.text("cli-replay-after", count=at), "bold"), f" · {lap}"))
    _show_situation(situation, names, tr, new)


def _show_situation(situation: Situation, names: list[str], tr: Translator, new: tuple[Meld | Row, ...] = ()) -> None:
    room = _room(tr, names)
    rows = [(_label("table", tr), melds_lines(situation.table, room, new))]
    for seat, name in enumerate(names):
        label = f"{name} ✓" if seat in situation.opened else name
        rows.append((label, tiles_lines(situation.racks[seat], room)))
    rows.append((_label("pool", tr), Text(tr.count_tiles(situation.pool_size))))
    for seat, pile in enumerate(situation.discards):
        if pile:
            rows.append((tr.text("cli-replay-discards", name=names[seat]), tiles_lines(Tiles(pile), room)))
    if situation.open_tile:
        rows.append((tr.text("cli-replay-open-tile"), tiles_lines(Tiles([situation.open_tile]), 10)))
    show(labelled(rows))
    if not is_over(situation):
        show(text("  ", tr.text("cli-replay-turn", name=names[situation.turn])))
    show(indented(str(situation), 2))


def _room(tr: Translator, names: list[str] | None = None) -> int:
    longest = max(map(len, [*(names or ()), _label("table", tr), _label("rack", tr)]))
    return max(20, page_width() - longest - 10)


def _label(name: str, tr: Translator) -> str:
    return tr.text(f"word-{name}").capitalize()
