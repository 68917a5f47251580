"""`tilerummy replay FILE`: a record, or the records of a match, move by move."""

from typing import TYPE_CHECKING, Any

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.inputs import records
from tilerummy.cli.output import print_json
from tilerummy.engine.position import Position, View
from tilerummy.language import Translator

if TYPE_CHECKING:
    from tilerummy.engine.record import Record

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
        _show_moment(shown[0], at, as_json, tr)
    elif as_json:
        print_json({"rounds": [as_data(record, tr) for record in shown]})
    else:
        from tilerummy.cli.replay_view import show_record

        for number, record in enumerate(shown, 1):
            if number > 1:
                print()
            show_record(record, round_ or number, tr)
    return 0


def _chosen(found: "tuple[Record, ...]", round_: int | None, at: int | None, tr: Translator) -> "tuple[Record, ...]":
    unit = tr.at_table(found[0].start.rules).unit
    if round_ is None:
        if at is not None and len(found) > 1:
            raise Refused("replay-which-round", rounds=len(found), unit=unit)
        return found
    if round_ > len(found):
        raise Refused("replay-round-missing", number=round_, rounds=len(found), unit=unit)
    return (found[round_ - 1],)


def _seen_by(seat: str | None, record: "Record") -> "Record":
    if seat is None:
        return record
    number = None if seat == WATCHER else _seat(seat, record.start.seats)
    if isinstance(record.start, View) and record.start.seat != number:
        raise Refused("replay-other-seat", seat=number if number is not None else WATCHER)
    return record.redacted(number)


def _seat(text: str, seats: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats):
        raise Refused("seat-missing", seat=text, seats=seats)
    return int(text)


def _show_moment(record: "Record", at: int, as_json: bool, tr: Translator) -> None:
    if at > len(record.entries):
        raise Refused("move-missing", number=at, moves=len(record.entries))
    situation = record.situations[at]
    if as_json:
        print_json({"number": at, "position": str(situation)})
    else:
        from tilerummy.cli.replay_view import show_moment

        show_moment(record, at, tr)


def as_data(record: "Record", tr: Translator) -> dict[str, Any]:
    from tilerummy.engine.scoring import outcome, score
    from tilerummy.language.moves import record_names, tiles_played

    names = record_names(record, tr)
    moves = []
    for number, (before, entry, after) in enumerate(
        zip(record.situations, record.entries, record.situations[1:], strict=False), 1
    ):
        moves.append(
            {
                "number": number,
                "lap": before.turn_count.lap,
                "seat": entry.seat,
                "move": str(entry.move),
                "played": str(tiles_played(before, entry.move)),
                "seconds": entry.seconds,
                "comment": entry.comment,
                "why": entry.why,
                "position": str(after),
            }
        )
    final = record.final
    ended = outcome(final) if isinstance(final, Position) else None
    return {
        "edition": record.start.edition.pinned,
        "names": names,
        "tags": dict(record.tags),
        "start": str(record.start),
        "moves": moves,
        "outcome": {"ending": ended.ending.value, "winner": ended.winner, "hand": ended.hand} if ended else None,
        "scores": score(final) if isinstance(final, Position) else None,
    }
