"""`tilerummy puzzles make|list|play`: find new puzzles, show the collection, and play one in the terminal."""

from datetime import date
from random import Random
from typing import Any

import click

from tilerummy.cli import output
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import default_edition, edition_keys, json_option, translated
from tilerummy.engine.errors import Impossible
from tilerummy.language import Translator
from tilerummy.puzzles import Puzzle, collection, make_puzzles
from tilerummy.puzzles.collection import puzzles, summaries
from tilerummy.tui.puzzle import PuzzleGame
from tilerummy.tui.terminal import Terminal

TASKS = {
    "make": ("count", "seed", "edition", "json"),
    "list": ("edition", "grade", "json"),
    "play": ("puzzle", "edition", "grade", "daily"),
}
"""The arguments that each task takes."""
MOST_MADE = 100_000
LARGEST_SEED = (1 << 63) - 1


@translated
@click.argument("task", type=click.Choice(tuple(TASKS)))
@click.argument("puzzle", required=False)
@click.option("--count", type=click.IntRange(1, MOST_MADE), metavar="N")
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), metavar="N")
@click.option("--edition", metavar="KEY", shell_complete=edition_keys)
@click.option("--grade", type=click.IntRange(1, 6), metavar="1-6")
@click.option("--daily", is_flag=True)
@json_option
def command(
    tr: Translator,
    task: str,
    puzzle: str | None,
    count: int | None,
    seed: int | None,
    edition: str | None,
    grade: int | None,
    daily: bool,
    as_json: bool,
) -> int:
    given = {"puzzle": puzzle, "count": count, "seed": seed, "edition": edition, "grade": grade}
    present = {name for name, value in given.items() if value is not None}
    present |= {name for name, flag in (("daily", daily), ("json", as_json)) if flag}
    for name in sorted(present.difference(TASKS[task])):
        raise Refused("puzzles-unused", what=puzzle if name == "puzzle" else f"--{name}", task=task)
    chosen = None if edition is None else named_edition(edition)
    key = None if chosen is None else chosen.key  # the collection knows only printed editions
    match task:
        case "make":
            return _make(tr, count or 1, seed or 0, [] if chosen is None else [str(chosen)], as_json=as_json)
        case "list":
            return _list(tr, key, grade, as_json=as_json)
        case _:
            return _play(tr, puzzle, key, grade, daily=daily)


def _make(tr: Translator, count: int, seed: int, editions: list[str], *, as_json: bool) -> int:
    with output.progress_bar(tr.text("cli-puzzles-made")) as progress:
        made = make_puzzles(count, seed, editions, progress=progress)
        listed = []
        for puzzle in made:
            if as_json:
                listed.append(as_data(puzzle))
            else:
                print(puzzle, flush=True)
    if as_json:
        output.print_json(listed)
    return 0


def _list(tr: Translator, edition: str | None, grade: int | None, *, as_json: bool) -> int:
    listed = tuple(puzzles(summaries(edition, grade)))
    if as_json:
        output.print_json([as_data(puzzle) for puzzle in listed])
        return 0
    heads = ("id", "grade", "goal", "tiles", "edition")
    rows = output.table(*(tr.text(f"cli-puzzles-head-{head}") for head in heads), right=(1, 3))
    for puzzle in listed:
        goal = tr.text(f"puzzle-kind-{puzzle.goal.value}")
        rows.add_row(puzzle.id, str(puzzle.grade), goal, str(puzzle.tiles), puzzle.edition)
    output.show(rows, output.text((tr.text("cli-puzzles-found", count=len(listed)), "dim")))
    return 0


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as JSON. The solution is there too, so that programs can check it."""
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "goal": puzzle.goal.value,
        "tiles": puzzle.tiles,
        "edition": puzzle.edition,
        "position": str(puzzle.view),
        "solution": str(puzzle.solution),
    }


def _play(tr: Translator, name: str | None, edition: str | None, grade: int | None, *, daily: bool) -> int:
    if sum((name is not None, grade is not None, daily)) > 1:
        raise Refused("puzzles-one")
    key = edition or default_edition(tr)
    if name is not None:
        wanted = iter([collection.puzzle(name)])
    elif daily:
        wanted = iter([collection.daily(date.today(), key)])
    elif listed := summaries(key, grade):
        wanted = puzzles(Random().sample(listed, len(listed)))
    else:
        raise Impossible("no-puzzles", edition=key)
    PuzzleGame(tr, Terminal(), wanted).play()
    return 0
