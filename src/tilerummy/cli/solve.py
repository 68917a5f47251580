"""`tilerummy solve POSITION`: the best lay, how to make it, and a picture of it; `solve -` answers a stream."""

import sys
from pathlib import Path
from time import perf_counter_ns
from typing import Any, NamedTuple

import click

from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE, Refused
from tilerummy.cli.group import json_option, translated
from tilerummy.cli.judge import answer_stream, fault
from tilerummy.cli.output import labelled, page_width, print_json, show, text
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import Situation, parse_situation
from tilerummy.language import Translator
from tilerummy.language.steps import describe_steps
from tilerummy.solver import GOALS, Solution, best_move
from tilerummy.solver.steps import Step, steps

BACKENDS = ("auto", "kernel", "reference")


class Asked(NamedTuple):
    """What the command line asks; POSITION is `-` for a stream."""

    position: str
    goal: str = "tiles-points"
    backend: str = "auto"
    explain: bool = False


@translated
@click.argument("position")
@click.option("--goal", type=click.Choice(list(GOALS)), default="tiles-points")
@click.option("--backend", type=click.Choice(BACKENDS), default="auto")
@click.option("--explain", is_flag=True)
@click.option("--draw", metavar="FILE.svg")
@json_option
def command(
    tr: Translator, position: str, goal: str, backend: str, explain: bool, draw: str | None, as_json: bool
) -> int:
    asked = Asked(position, goal, backend, explain)
    if position == "-" and draw is not None:
        raise Refused("solve-one-picture")
    if position == "-":
        return answer_stream(lambda line: answer(asked._replace(position=line), tr))
    if as_json and draw is None:
        data = answer(asked, tr)
        print_json(data)
        return UNREADABLE if "error" in data else ILLEGAL if data["move"] is None else 0
    situation, best = solution(asked)
    if as_json:
        print_json(as_data(best, explain))
    else:
        show_solution(best, goal, explain, tr)
    if draw is not None and best.move is not None:
        from tilerummy.draw import table  # a tenth of the time of a command that draws nothing

        Path(draw).write_text(table(situation, lay=best.move), encoding="utf-8")
        print(tr.text("cli-draw-written", path=draw), file=sys.stderr, flush=True)
    return ILLEGAL if best.lay is None else 0


def show_solution(best: Solution, goal: str, explain: bool, tr: Translator) -> None:
    if best.lay is None:
        nothing = "cli-solve-not-out" if GOALS[goal].go_out else "cli-solve-nothing"
        show(text((tr.text(nothing if best.optimal else "cli-solve-open"), "yellow")))
        return
    laid = tr.count_tiles(best.tiles)
    worth = tr.text("count-points", count=best.points)
    show(text((str(best.move), "bold")))
    show(text(tr.text("cli-solve-best" if best.optimal else "cli-solve-found", laid=laid, worth=worth)))
    if explain:
        from tilerummy.cli.tile_lines import melds_lines  # loads rich

        told = steps(best.lay)
        for number, (step, said) in enumerate(zip(told, describe_steps(told, tr, best.move), strict=True), 1):
            rows = melds_lines(step.after, page_width() - 8, (step.made,))
            show(labelled([(f"{number:>2}", text(said)), ("", rows)], indent=1))


def solution(asked: Asked) -> tuple[Situation, Solution]:
    """The best move that lays tiles; a solution without a move if nothing can be laid now."""
    situation = parse_situation(asked.position)
    started = perf_counter_ns()
    best = best_move(situation, asked.goal, asked.backend)
    if best is None:
        best = Solution(None, 0, 0, True, (perf_counter_ns() - started + 999) // 1000)
    return situation, best


def answer(asked: Asked, tr: Translator) -> dict[str, Any]:
    """The move, or why there is none."""
    try:
        _, best = solution(asked)
    except TilerummyError as error:
        return {"move": None, "tiles": 0, "points": 0, **fault(error, tr)}
    return as_data(best, asked.explain)


def as_data(best: Solution, explain: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "move": None if best.move is None else str(best.move),
        "tiles": best.tiles,
        "points": best.points,
        "optimal": best.optimal,
        "micros": best.micros,
    }
    if explain:
        data["steps"] = [step_data(step) for step in steps(best.lay)] if best.lay is not None else []
    return data


def step_data(step: Step) -> dict[str, Any]:
    """A step in TRN: the rows it changes, what they become, and the tiles that move."""
    sources = [{"row": str(each.row), "taken": str(each.taken)} for each in step.sources]
    moved = {"rack": step.rack, "freed": step.freed, "out": step.out}
    return {
        "kind": step.kind.value,
        **({"from": sources} if sources else {}),
        **({} if step.target is None else {"to": str(step.target)}),
        **{name: str(tiles) for name, tiles in moved.items() if tiles},
        "before": [str(row) for row in step.before],
        "after": [str(row) for row in step.after],
    }
