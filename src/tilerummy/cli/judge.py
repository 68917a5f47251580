"""`tilerummy judge POSITION MOVE`: is the move legal, and if not, why not; `judge -` answers a stream."""

from typing import TYPE_CHECKING

import click

from tilerummy.cli import judge_json
from tilerummy.cli.error_guard import ILLEGAL, Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.language import Translator

if TYPE_CHECKING:
    from tilerummy.engine.position import Situation
    from tilerummy.engine.violations import Violation


@translated
@click.argument("position")
@click.argument("move", required=False)
@json_option
def command(tr: Translator, position: str, move: str | None, as_json: bool) -> int:
    if position == "-" and move is None:
        return judge_json.stream(tr)
    if move is None:
        raise Refused("usage-missing", name="MOVE")
    if as_json:
        return judge_json.one(position, move, tr)
    situation, violations = judge_json.verdict(position, move)
    explain(situation, violations, tr)
    return ILLEGAL if violations else 0


def explain(situation: "Situation", violations: "tuple[Violation, ...]", tr: Translator) -> None:
    from tilerummy.cli.output import indented, item, show, text
    from tilerummy.language.provenance import describe_source

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
