"""`tilerummy verify FILE`: deal every round again from its revealed seed, and compare."""

from collections.abc import Iterator
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from tilerummy.cli import output
from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.inputs import records
from tilerummy.engine.dealer import parse_draws
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import Fault, Kept, verify
from tilerummy.engine.moves import Draw, Timeout, parse_move
from tilerummy.engine.position import Position, View
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.language import Translator
from tilerummy.language.moves import record_names
from tilerummy.language.translator import printable

KEPT = ("kept-commitment", "kept-hashes", "kept-entropy")
"""Checked against what the page of a player kept."""
CHECKS = ("commitment", *KEPT, "entropy", "deal", "starter", "starter-draw", "draw", "result")


@translated
@click.argument("file")
@click.option("--kept", metavar="KEPT")
@json_option
def command(tr: Translator, file: str, kept: str | None, as_json: bool) -> int:
    rounds, own = records(file), Kept.parse(kept) if kept is not None else None
    if own is not None and not any(map(own.is_of, rounds)):
        raise Impossible("kept-of-no-round")
    tables = [tr.at_table(record.start.rules) for record in rounds]
    checked = [check(number, *line, own) for number, line in enumerate(zip(rounds, tables, strict=True), 1)]
    if as_json:
        output.print_json({"rounds": checked})
    else:
        for line, at_table in zip(checked, tables, strict=True):
            _show(line, at_table)
    # A fault is worse than a round that cannot be checked.
    if any(line["faults"] for line in checked):
        return ILLEGAL
    return UNREADABLE if any("error" in line for line in checked) else 0


def check(number: int, record: Record, tr: Translator, kept: Kept | None = None) -> dict[str, Any]:
    """One round: the number of draws compared and all faults, or why it cannot be checked."""
    kept = kept if kept is not None and kept.is_of(record) else None
    moves = [entry.move for entry in record.entries]
    draws = sum(isinstance(move, Draw) or (isinstance(move, Timeout) and bool(move.drawn)) for move in moves)
    head = {"round": record.tag("Round") or str(number), "edition": str(record.start.edition)}
    try:
        faults = verify(record, kept)
    except Impossible as error:
        return {**head, "faults": [], "error": error.code, "message": _unchecked(record, error, tr)}
    failed = {fault.check for fault in faults}
    # If the seed does not decide who starts, the starter was not checked; a running round has no result.
    passed = [each for each in CHECKS if each not in failed and each != "starter"]
    passed = [each for each in passed if each not in KEPT or kept is not None]
    for check, tag in (("result", "Result"), ("starter-draw", "StarterDraw"), ("entropy", "EntropyHashes")):
        if record.tag(tag) is None and check in passed:
            passed.remove(check)
    return {**head, "draws": draws, "checks": passed, "faults": [_fault(record, fault, tr) for fault in faults]}


def _unchecked(record: Record, error: Impossible, tr: Translator) -> str:
    if isinstance(record.start, View):
        return tr.text("cli-verify-hidden")
    if error.code == "seed-missing" and is_over(record.final):
        return tr.text("cli-verify-seed-missing-over")
    if error.code in ("seed-missing", "commitment-missing"):
        return tr.text(f"cli-verify-{error.code}")
    return tr.error(error)


def _fault(record: Record, fault: Fault, tr: Translator) -> dict[str, Any]:
    message = " ".join(_fault_sentences(fault, record_names(record, tr), tr))
    return {"check": fault.check, "found": fault.found, "expected": fault.expected, "message": message}


def _fault_sentences(fault: Fault, names: list[str], tr: Translator) -> Iterator[str]:
    match fault.check:
        case "commitment" | "kept-commitment" | "kept-hashes" | "kept-entropy":
            yield tr.text(f"cli-verify-{fault.check}")
        case "entropy":
            yield tr.text("cli-verify-entropy", name=names[int(fault.found.partition(":")[0])])
        case "deal":
            recorded, dealt = Position.parse(fault.found), Position.parse(fault.expected)
            pairs = zip(names, recorded.racks, dealt.racks, strict=True)
            wrong = [name for name, one, other in pairs if one != other]
            yield from (tr.text("cli-verify-deal", name=name) for name in wrong)
            if not wrong:
                yield tr.text("cli-verify-deal-differs")
        case "starter":
            yield tr.text("cli-verify-starter", found=names[int(fault.found)], wanted=names[int(fault.expected)])
        case "starter-draw":
            told = (_drawn_for_start(text, names, tr) for text in (fault.found, fault.expected))
            yield tr.text("cli-verify-starter-draw", **dict(zip(("found", "wanted"), told, strict=True)))
        case "draw":
            number, _, move = fault.found.partition(". ")
            wanted = _drawn(fault.expected.partition(". ")[2], tr)
            yield tr.text("cli-verify-draw", number=int(number), found=_drawn(move, tr), wanted=wanted)
        case _:
            yield tr.text("cli-verify-result", found=fault.found, wanted=fault.expected)


def _drawn_for_start(text: str, names: list[str], tr: Translator) -> str:
    """Who drew which tile; the text itself if it cannot be read, and that nothing was drawn if it is empty."""
    draws = parse_draws(text, len(names))
    told = tr.semicolons(", ".join(f"{names[seat]} {tr.tile(tile)}" for seat, tile in drawn) for drawn in draws)
    return told or printable(text) or tr.text("tiles-none")


def _drawn(text: str, tr: Translator) -> str:
    move = parse_move(text)
    drawn = Tiles([move.tile]) if isinstance(move, Draw) and move.tile else Tiles()
    tiles = move.drawn if isinstance(move, Timeout) else drawn
    return tr.tiles(tiles)


def _show(checked: dict[str, Any], tr: Translator) -> None:
    heading = f"{tr.text('cli-replay-round', number=checked['round'])} · {checked['edition']}"
    output.show(output.text((heading, "bold")))
    if "error" in checked:
        output.show(_marked("?", "yellow", checked["message"]))
        return
    for check in CHECKS:
        for fault in checked["faults"]:
            if fault["check"] == check:
                output.show(_marked("✗", "red", fault["message"]))
        if check in checked["checks"]:
            output.show(_marked("✓", "green", tr.text(f"cli-verify-{check}-holds", count=checked["draws"])))


def _marked(mark: str, style: str, words: str) -> Table:
    return output.labelled([(Text(f"  {mark}", style), output.text(words))], indent=0, gap=1)
