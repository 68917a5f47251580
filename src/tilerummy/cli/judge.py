"""`tilerummy judge POSITION MOVE`: is the move legal, and if not, why not; `judge -` answers a stream."""

import sys
from collections.abc import Callable
from typing import Any

import click

from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE, Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.output import indented, item, print_json, show, text
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import Situation, parse_situation
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.language.provenance import describe_source


@translated
@click.argument("position")
@click.argument("move", required=False)
@json_option
def command(tr: Translator, position: str, move: str | None, as_json: bool) -> int:
    if position == "-" and move is None:
        return answer_stream(lambda line: line_answer(line, tr))
    if move is None:
        raise Refused("usage-missing", name="MOVE")
    if as_json:
        data = answer(position, move, tr)
        print_json(data)
        return UNREADABLE if "error" in data else 0 if data["legal"] else ILLEGAL
    situation, violations = verdict(position, move)
    explain(situation, violations, tr)
    return ILLEGAL if violations else 0


def explain(situation: Situation, violations: tuple[Violation, ...], tr: Translator) -> None:
    tr = tr.at_table(situation.rules)
    if not violations:
        show(text((tr.text("cli-judge-legal"), "green")))
        return
    show(text((tr.text("cli-judge-refused", count=len(violations)), "red")))
    for violation in violations:
        show(item(tr.violation(violation)))
        origin = describe_source(violation, situation.edition, tr)
        show(indented(" · ".join(filter(None, (violation.clause, origin))), 2))
    if any(violation.source(situation.edition) for violation in violations):
        show(text((tr.text("web-sources"), "dim")))


def verdict(position: str, move: str) -> tuple[Situation, tuple[Violation, ...]]:
    situation = parse_situation(position)
    if situation.rack.unknown:
        raise Impossible("rack-unknown")
    return situation, judge(situation, parse_move(move))


def answer(position: str, move: str, tr: Translator) -> dict[str, Any]:
    """The verdict, or why there is none."""
    try:
        _, violations = verdict(position, move)
    except TilerummyError as error:
        return {**_NO_VERDICT, **fault(error, tr)}
    return {"legal": not violations, "violations": [violation.as_json() for violation in violations]}


_NO_VERDICT: dict[str, Any] = {"legal": False, "violations": []}
"""A line that cannot be judged is not legal: programs that only look at `legal` need no second case."""


def fault(error: TilerummyError, tr: Translator) -> dict[str, Any]:
    """What is wrong with an input."""
    kind = "unreadable" if isinstance(error, Unreadable) else "impossible"
    place = {"at": error.at} if isinstance(error, Unreadable) else {}
    return {"error": kind, "code": error.code, **place, "message": tr.error(error)}


def answer_stream(answer: Callable[[str], dict[str, Any]]) -> int:
    """One answer per line, flushed at once: the caller may wait for it before it asks again."""
    for line in sys.stdin.buffer:
        # A byte that is not UTF-8 becomes a character that TRN does not have, so that the stream goes on.
        print_json(answer(line.decode("utf-8", "replace").rstrip("\r\n")))
        sys.stdout.flush()
    return 0


def line_answer(line: str, tr: Translator) -> dict[str, Any]:
    position, tab, move = line.partition("\t")
    if not tab:
        message = tr.text("cli-pair-expected")
        return {**_NO_VERDICT, "error": "unreadable", "code": "pair-expected", "at": len(line), "message": message}
    return answer(position, move, tr)
