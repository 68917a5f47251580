"""`tilerummy verify FILE`: deal every round again from its revealed seed, and compare."""

from typing import TYPE_CHECKING, Any

import click

from tilerummy.cli import output
from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE
from tilerummy.cli.group import json_option, worded
from tilerummy.cli.reading import records
from tilerummy.engine.errors import Impossible
from tilerummy.engine.moves import Draw, Timeout, parse_move
from tilerummy.engine.position import Position, View
from tilerummy.engine.tiles import Tiles
from tilerummy.language import catalogue
from tilerummy.language.moves import names_of
from tilerummy.language.words import error_words, language, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from tilerummy.engine.fairness import Fault
    from tilerummy.engine.record import Record

CHECKS = ("commitment", "deal", "starter", "draw", "result")


@worded
@click.argument("file")
@json_option
def command(file: str, as_json: bool) -> int:
    checked = [check(number, record) for number, record in enumerate(records(file), 1)]
    if as_json:
        output.print_json({"rounds": checked})
    else:
        for each in checked:
            _show(each)
    # A fault weighs more than a round that nobody can check.
    return ILLEGAL if any(each["faults"] for each in checked) else UNREADABLE if any(map(_open, checked)) else 0


def _open(checked: dict[str, Any]) -> bool:
    return "error" in checked


def check(number: int, record: "Record") -> dict[str, Any]:
    """One round: how many draws were compared, and every fault; or why it cannot be checked."""
    from tilerummy.engine.fairness import verify

    draws = sum(isinstance(entry.move, Draw) or _drew(entry.move) for entry in record.entries)
    head = {"round": record.tag("Round") or str(number), "edition": str(record.start.edition)}
    try:
        faults = verify(record)
    except Impossible as error:
        return {**head, "faults": [], "error": error.code, "message": _unchecked(record, error)}
    found = {fault.check for fault in faults}
    # Where the seed does not decide who starts, nothing was checked; a round under way has no result.
    passed = [each for each in CHECKS if each not in found and each != "starter"]
    if record.tag("Result") is None:
        passed.remove("result")
    return {**head, "draws": draws, "checks": passed, "faults": [_fault(record, fault) for fault in faults]}


def _unchecked(record: "Record", error: Impossible) -> str:
    if isinstance(record.start, View):
        return say("verify-hidden")
    if error.code in ("seed-missing", "commitment-missing"):
        return say(f"verify-{error.code}")
    return error_words(error)


def _drew(move: object) -> bool:
    return isinstance(move, Timeout) and bool(move.drawn)


def _fault(record: "Record", fault: "Fault") -> dict[str, Any]:
    said = [*_fault_words(fault, names_of(record))]
    return {"check": fault.check, "found": fault.found, "expected": fault.expected, "message": " ".join(said)}


def _fault_words(fault: "Fault", names: list[str]) -> "Iterator[str]":
    match fault.check:
        case "commitment":
            yield say("verify-commitment")
        case "deal":
            found, dealt = Position.parse(fault.found), Position.parse(fault.expected)
            pairs = zip(names, found.racks, dealt.racks, strict=True)
            wrong = [name for name, one, other in pairs if one != other]
            yield from (say("verify-deal", name=name) for name in wrong) if wrong else [say("verify-deal-differs")]
        case "starter":
            yield say("verify-starter", found=names[int(fault.found)], wanted=names[int(fault.expected)])
        case "draw":
            number, _, found_move = fault.found.partition(". ")
            wanted = fault.expected.partition(". ")[2]
            yield say("verify-draw", number=int(number), found=_drawn(found_move), wanted=_drawn(wanted))
        case _:
            yield say("verify-result", found=fault.found, wanted=fault.expected)


def _drawn(text: str) -> str:
    move = parse_move(text)
    drawn = Tiles([move.tile]) if isinstance(move, Draw) and move.tile else Tiles()
    tiles = move.drawn if isinstance(move, Timeout) else drawn
    return catalogue.tiles_text(tiles, language())


def _show(checked: dict[str, Any]) -> None:
    page = output.console()
    heading = f"{say('replay-round', number=checked['round'])} · {checked['edition']}"
    output.show(output.text((heading, "bold")), page=page)
    if "error" in checked:
        output.show(_marked("?", "yellow", checked["message"]), page=page)
        return
    for each in CHECKS:
        wrong = [fault for fault in checked["faults"] if fault["check"] == each]
        for fault in wrong:
            output.show(_marked("✗", "red", fault["message"]), page=page)
        if each in checked["checks"]:
            output.show(_marked("✓", "green", say(f"verify-{each}-holds", count=checked["draws"])), page=page)


def _marked(mark: str, style: str, words: str) -> "Table":
    return output.labelled([(output.text((f"  {mark}", style)), output.text(words))], indent=0, gap=1)
