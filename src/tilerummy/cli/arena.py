"""`tilerummy arena BOT BOT …`: computers against each other over the same deals, on every seat."""

import json
import sys
from contextlib import ExitStack
from errno import ENOENT
from pathlib import Path
from typing import Any

import click

from tilerummy import __version__, arena
from tilerummy.arena import Journal, Matrix, Result
from tilerummy.bots import make
from tilerummy.cli import output
from tilerummy.cli.arena_view import picture, show
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, translated
from tilerummy.cli.inputs import parse_seed
from tilerummy.engine.editions import keys
from tilerummy.language import Translator


@translated
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
@click.option("--edition", metavar="K", shell_complete=edition_keys)
@click.option("--deals", type=click.IntRange(1, 10_000_000), metavar="N", default=100)
@click.option("--seats", type=click.IntRange(2, 8), metavar="S")
@click.option("--seed", metavar="HEX")
@click.option("--jobs", type=click.IntRange(0, 4096), metavar="J", default=0)
@click.option("--cluster", metavar="ADDRESS")
@click.option("--matrix", is_flag=True)
@click.option("--openings", is_flag=True)
@click.option("--json", "json_file", metavar="FILE")
@click.option("--plot", metavar="FILE.svg")
@click.option("--rounds", metavar="FILE.jsonl")
@click.option("--resume", is_flag=True)
def command(
    tr: Translator,
    bots: tuple[str, ...],
    edition: str | None,
    deals: int,
    seats: int | None,
    seed: str | None,
    jobs: int,
    cluster: str | None,
    matrix: bool,
    openings: bool,
    json_file: str | None,
    plot: str | None,
    rounds: str | None,
    resume: bool,
) -> int:
    for bot in bots:
        make(bot)  # an unknown name is reported before anything is dealt
    if len(bots) < 2 or (matrix and seats not in (None, 2)):
        raise Refused("arena-two-needed")
    key = str(named_edition(edition if edition is not None else keys()[0]))
    master = arena.SEED if seed is None else parse_seed(seed, "arena-seed")
    journal = _journal(rounds, json_file, resume)
    with ExitStack() as stack:
        executor = None
        if cluster is not None:
            executor, jobs = stack.enter_context(arena.cluster(cluster))
        jobs = jobs or arena.cores()
        how: dict[str, Any] = {"jobs": jobs, "executor": executor, "openings": openings}
        how |= {"journal": journal, "progress": stack.enter_context(output.progress_bar(tr.text("cli-arena-deals")))}
        result: Result | Matrix
        if matrix:
            result = arena.matrix(bots, key, deals, master, **how)
        else:
            result = arena.play(bots, key, deals, seats, master, **how)
    _write(result, json_file, plot, tr)
    return 0


def _journal(rounds: str | None, json_file: str | None, resume: bool) -> Journal | None:
    if rounds is None and json_file in (None, "-"):
        if resume:
            raise Refused("arena-nothing-to-resume")
        return None
    path = Path(rounds) if rounds is not None else Path(str(json_file)).with_suffix(".jsonl")
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, "", str(path.parent))
    if path.exists() and not resume:
        raise Refused("arena-file-exists", path=str(path))
    return Journal(path)


def _write(result: Result | Matrix, json_file: str | None, plot: str | None, tr: Translator) -> None:
    data = {"version": __version__, **result.as_json()}
    if json_file == "-":
        output.print_json(data)
    else:
        show(result, tr)
        if json_file is not None:
            Path(json_file).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            print(tr.text("cli-file-written", path=json_file), file=sys.stderr)
    if plot is not None:
        Path(plot).write_text(picture(result, tr), encoding="utf-8")
        print(tr.text("cli-file-written", path=plot), file=sys.stderr)
