"""`tilerummy judge POSITION MOVE`: is the move legal here, and if not, by which clauses; `judge -` answers a stream."""

from typing import TYPE_CHECKING

import click

from tilerummy.cli import verdicts
from tilerummy.cli.error_guard import ILLEGAL, Refused
from tilerummy.cli.group import json_option, worded
from tilerummy.language.words import language, say

if TYPE_CHECKING:
    from tilerummy.engine.position import Situation
    from tilerummy.engine.violations import Violation


@worded
@click.argument("position")
@click.argument("move", required=False)
@json_option
def command(position: str, move: str | None, as_json: bool) -> int:
    if position == "-" and move is None:
        return verdicts.stream()
    if move is None:
        raise Refused("usage-missing", name="MOVE")
    if as_json:
        return verdicts.one(position, move)
    situation, violations = verdicts.verdict(position, move)
    explain(situation, violations)
    return ILLEGAL if violations else 0


def explain(situation: "Situation", violations: "tuple[Violation, ...]") -> None:
    from tilerummy.cli.clauses import source_words
    from tilerummy.cli.output import console, indented, labelled, show, text
    from tilerummy.language import catalogue

    if not violations:
        show(text((say("judge-legal"), "green")))
        return
    page = console()
    show(text((say("judge-refused", count=len(violations)), "red")), page=page)
    for violation in violations:
        show(labelled([("-", text(catalogue.violation_text(violation, language())))], indent=0, gap=1), page=page)
        origin = source_words(situation.edition, violation.clause)
        show(indented(" · ".join(filter(None, (violation.clause, origin))), 2), page=page)
