"""`tilerummy solve POSITION`: the best lay, how to make it, and a picture of it; `solve -` answers a stream."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilerummy.cli import solve_json
from tilerummy.cli.error_guard import ILLEGAL, Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.language import Translator
from tilerummy.solver import GOALS

if TYPE_CHECKING:
    from tilerummy.draw.shown import Showable
    from tilerummy.engine.position import Situation
    from tilerummy.solver import Solution


@translated
@click.argument("position")
@click.option("--goal", type=click.Choice(list(GOALS)), default="tiles-points")
@click.option("--backend", type=click.Choice(solve_json.BACKENDS), default="auto")
@click.option("--explain", is_flag=True)
@click.option("--draw", metavar="FILE.svg")
@json_option
def command(
    tr: Translator, position: str, goal: str, backend: str, explain: bool, draw: str | None, as_json: bool
) -> int:
    asked = solve_json.Asked(position, goal, backend, explain)
    if position == "-" and draw is not None:
        raise Refused("solve-one-picture")
    if position == "-" or (as_json and draw is None):
        return solve_json.answer_asked(asked, tr)
    situation, found = solve_json.solution(asked)
    if as_json:
        from tilerummy.cli.output import print_json

        print_json(solve_json.as_data(found, explain))
    else:
        show_solution(found, explain, tr)
    if draw is not None and found.move is not None:
        _draw(situation, found.move, draw, tr)
    return ILLEGAL if found.lay is None else 0


def show_solution(found: "Solution", explain: bool, tr: Translator) -> None:
    from tilerummy.cli.output import labelled, melds_lines, page_width, show, text

    if found.lay is None:
        show(text((tr.text("cli-solve-nothing" if found.optimal else "cli-solve-open"), "yellow")))
        return
    laid = tr.count_tiles(found.tiles)
    worth = tr.text("count-points", count=found.points)
    show(text((str(found.move), "bold")))
    show(text(tr.text("cli-solve-best" if found.optimal else "cli-solve-found", laid=laid, worth=worth)))
    if explain:
        from tilerummy.language.steps import describe_steps
        from tilerummy.solver.steps import steps

        told = steps(found.lay)
        for number, (step, said) in enumerate(zip(told, describe_steps(told, tr, found.move), strict=True), 1):
            rows = melds_lines(step.after, page_width() - 8, (step.made,))
            show(labelled([(f"{number:>2}", text(said)), ("", rows)], indent=1))


def _draw(situation: "Situation", move: "Showable", path: str, tr: Translator) -> None:
    import sys

    from tilerummy.draw import table

    Path(path).write_text(table(situation, lay=move), encoding="utf-8")
    print(tr.text("cli-draw-written", path=path), file=sys.stderr, flush=True)
