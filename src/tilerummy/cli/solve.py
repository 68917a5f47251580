"""`tilerummy solve POSITION`: the best lay, how to make it, and a picture of it; `solve -` answers a stream."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilerummy.cli import solutions
from tilerummy.cli.error_guard import ILLEGAL, Refused
from tilerummy.cli.group import json_option, worded
from tilerummy.language.words import language, say
from tilerummy.solver import GOALS

if TYPE_CHECKING:
    from tilerummy.draw.shown import Showable
    from tilerummy.engine.position import Situation
    from tilerummy.solver import Solution


@worded
@click.argument("position")
@click.option("--goal", type=click.Choice(list(GOALS)), default="tiles-points")
@click.option("--backend", type=click.Choice(solutions.BACKENDS), default="auto")
@click.option("--explain", is_flag=True)
@click.option("--draw", metavar="FILE.svg")
@json_option
def command(position: str, goal: str, backend: str, explain: bool, draw: str | None, as_json: bool) -> int:
    asked = solutions.Asked(position, goal, backend, explain)
    if position == "-" and draw is not None:
        raise Refused("solve-one-picture")
    if position == "-" or (as_json and draw is None):
        return solutions.answer_asked(asked)
    situation, found = solutions.solution(asked)
    if as_json:
        from tilerummy.cli.output import print_json

        print_json(solutions.as_data(found, explain))
    else:
        show_solution(found, explain)
    if draw is not None and found.move is not None:
        _draw(situation, found.move, draw)
    return ILLEGAL if found.lay is None else 0


def show_solution(found: "Solution", explain: bool) -> None:
    from tilerummy.cli.output import console, labelled, melds_lines, show, text
    from tilerummy.language import catalogue

    page = console()
    if found.lay is None:
        show(text((say("solve-nothing" if found.optimal else "solve-open"), "yellow")), page=page)
        return
    laid = catalogue.text("count-tiles", {"count": found.tiles}, language())
    worth = catalogue.text("count-points", {"count": found.points}, language())
    show(text((str(found.move), "bold")), page=page)
    show(text(say("solve-best" if found.optimal else "solve-found", laid=laid, worth=worth)), page=page)
    if explain:
        from tilerummy.language.steps import step_words
        from tilerummy.solver.steps import steps

        for number, step in enumerate(steps(found.lay), 1):
            rows = melds_lines(step.after, page.width - 8, (step.made,))
            show(labelled([(f"{number:>2}", text(step_words(step))), ("", rows)], indent=1), page=page)


def _draw(situation: "Situation", move: "Showable", path: str) -> None:
    import sys

    from tilerummy.draw import table

    Path(path).write_text(table(situation, lay=move), encoding="utf-8")
    print(say("draw-written", path=path), file=sys.stderr, flush=True)
