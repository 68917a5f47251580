"""`tilerummy tasks`: questions for language models as JSON lines, and the scores of their answers."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from errno import EISDIR
from os import strerror
from pathlib import Path
from statistics import fmean
from typing import Any

import click

from tilerummy.cli import output
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.inputs import file_text
from tilerummy.cli.puzzles import LARGEST_SEED
from tilerummy.language import Translator
from tilerummy.tasks import KINDS, Tasks, score_answer

HEADS = ("kind", "count", "right", "mean")


@translated
@click.option("--kind", "kinds", type=click.Choice(tuple(KINDS)), multiple=True)
@click.option("--count", type=click.IntRange(1, 10_000_000), metavar="N")
@click.option("--seed", type=click.IntRange(0, LARGEST_SEED), metavar="N")
@click.option("--edition", "played", metavar="K", multiple=True, shell_complete=edition_keys)
@click.option("--out", metavar="FILE.jsonl")
@click.option("--score", "answers", metavar="FILE.jsonl")
@json_option
def command(
    tr: Translator,
    kinds: tuple[str, ...],
    count: int | None,
    seed: int | None,
    played: tuple[str, ...],
    out: str | None,
    answers: str | None,
    as_json: bool,
) -> int:
    making = bool(kinds or played) or (count, seed, out) != (None, None, None)
    if making if answers is not None else as_json:
        raise Refused("tasks-one")
    if answers is not None:
        return _score(answers, tr, as_json=as_json)
    editions = [str(named_edition(each)) for each in played]
    tasks = Tasks(kinds, 10 if count is None else count, seed or 0, editions)
    with output.progress_bar(tr.text("cli-tasks-made")) as progress:
        lines = _lines(tasks, progress)
        if out is None:
            for line in lines:
                print(line, flush=True)
        else:
            _write(Path(out), lines)
    if out is not None:
        print(tr.text("cli-file-written", path=out))
    return 0


def _lines(tasks: Tasks, progress: Callable[[int, int], None]) -> Iterator[str]:
    for done, item in enumerate(tasks, 1):
        yield json.dumps(item, ensure_ascii=False)
        progress(done, len(tasks))


def _write(path: Path, lines: Iterable[str]) -> None:
    """Under its name there is only a whole file."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _score(name: str, tr: Translator, *, as_json: bool) -> int:
    scores: dict[str, list[float]] = defaultdict(list)
    listed = []
    for number, line in enumerate(file_text(name).split("\n"), 1):
        if line.strip():
            kind, score = _scored(line, number)
            scores[kind].append(score)
            listed.append(round(score, 4))
    if not listed:
        raise Refused("tasks-none", path=name)
    rows = {kind: _summary(scores[kind]) for kind in KINDS if kind in scores}
    whole = _summary(listed)
    if as_json:
        output.print_json({**whole, "kinds": rows, "scores": listed})
        return 0
    grid = output.table(*(tr.text(f"cli-tasks-head-{head}") for head in HEADS), right=range(1, len(HEADS)))
    for kind, row in {**rows, tr.text("cli-tasks-all"): whole}.items():
        grid.add_row(kind, str(row["count"]), str(row["right"]), tr.number(row["mean"], 3))
    output.show(grid)
    return 0


def _scored(line: str, number: int) -> tuple[str, float]:
    try:
        item = json.loads(line)
        return str(item["metadata"]["kind"]), score_answer(item["response"], item)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise Refused("tasks-line", line=number) from None


def _summary(scores: list[float]) -> dict[str, Any]:
    return {"count": len(scores), "right": sum(each == 1 for each in scores), "mean": round(fmean(scores), 4)}
