"""The answers of `solve` to programs. Like `judge_json` it imports neither click nor the language files."""

import sys
from collections.abc import Sequence
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, NamedTuple

from tilerummy.cli.error_guard import ILLEGAL, UNREADABLE
from tilerummy.cli.judge_json import fault, lines
from tilerummy.cli.output import print_json
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.position import Situation, parse_situation
from tilerummy.language.translator import Translator
from tilerummy.solver import GOALS, Solution, best_move

if TYPE_CHECKING:
    from tilerummy.solver.steps import Step

BACKENDS = ("auto", "kernel", "reference")


class Asked(NamedTuple):
    """What the command line asks; POSITION is `-` for a stream."""

    position: str
    goal: str = "tiles-points"
    backend: str = "auto"
    explain: bool = False


def plain(line: Sequence[str]) -> Asked | None:
    """What `solve -` or `solve POSITION --json` asks; None for a command line that needs a real parser."""
    rest, found, positions = list(line[1:]), {"--goal": "tiles-points", "--backend": "auto"}, []
    flags = {word for word in rest if word in ("--json", "--explain")}
    rest = [word for word in rest if word not in flags]
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if name in found and (equals or rest):
            found[name] = value if equals else rest.pop(0)
        elif name.startswith("-") and name != "-":
            return None
        else:
            positions.append(name + equals + value)
    known = found["--goal"] in GOALS and found["--backend"] in BACKENDS
    if line[:1] != ["solve"] or not known or len(positions) != 1 or ("--json" not in flags and positions != ["-"]):
        return None
    return Asked(positions[0], found["--goal"], found["--backend"], "--explain" in flags)


def answer_asked(asked: Asked, tr: Translator) -> int:
    if asked.position == "-":
        return stream(asked, tr)
    found = answer(asked, tr)
    print_json(found)
    return UNREADABLE if "error" in found else ILLEGAL if found["move"] is None else 0


def solution(asked: Asked) -> tuple[Situation, Solution]:
    """The best move that lays tiles; a solution without a move if nothing can be laid now."""
    situation = parse_situation(asked.position)
    started = perf_counter_ns()
    found = best_move(situation, asked.goal, asked.backend)
    if found is None:
        found = Solution(None, 0, 0, True, (perf_counter_ns() - started + 999) // 1000)
    return situation, found


def answer(asked: Asked, tr: Translator) -> dict[str, Any]:
    """The move, or why there is none."""
    try:
        _, found = solution(asked)
    except TilerummyError as error:
        return {"move": None, "tiles": 0, "points": 0, **fault(error, tr)}
    return as_data(found, asked.explain)


def as_data(found: Solution, explain: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "move": None if found.move is None else str(found.move),
        "tiles": found.tiles,
        "points": found.points,
        "optimal": found.optimal,
        "micros": found.micros,
    }
    if explain:
        from tilerummy.solver.steps import steps

        data["steps"] = [step_data(step) for step in steps(found.lay)] if found.lay is not None else []
    return data


def step_data(step: "Step") -> dict[str, Any]:
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


def stream(asked: Asked, tr: Translator) -> int:
    """One answer per line, flushed at once: the caller may wait for it before it asks again."""
    for line in lines(sys.stdin.buffer):
        print_json(answer(asked._replace(position=line), tr))
        sys.stdout.flush()
    return 0
