"""`tilerummy corpus FOLDER`: many rounds between computers as files, for studies and learning programs."""

from pathlib import Path

import click

from tilerummy import __version__, arena
from tilerummy.arena.corpus import Setting, write
from tilerummy.cli import output
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import edition_keys, translated
from tilerummy.cli.inputs import parse_seed
from tilerummy.language import Translator

MB = 1_000_000


@translated
@click.argument("corpus", metavar="FOLDER")
@click.argument("levels", nargs=-1, metavar="[BOT …]")
@click.option("--turns", type=click.IntRange(1, 100_000_000), metavar="N", default=10_000)
@click.option("--seed", metavar="HEX", default="0")
@click.option("--edition", "played", metavar="K", multiple=True, shell_complete=edition_keys)
@click.option("--seats", type=click.IntRange(2, 8), metavar="S")
@click.option("--jobs", type=click.IntRange(0, 4096), metavar="J", default=0)
def command(
    tr: Translator,
    corpus: str,
    levels: tuple[str, ...],
    turns: int,
    seed: str,
    played: tuple[str, ...],
    seats: int | None,
    jobs: int,
) -> int:
    editions = [str(named_edition(each)) for each in played]
    setting = Setting.of(editions, levels, parse_seed(seed, "arena-seed"), seats)
    folder = Path(corpus)
    if folder.exists() and not folder.is_dir():
        raise Refused("site-not-a-folder", path=folder)
    if folder.is_dir() and any(folder.iterdir()):
        raise Refused("corpus-folder-in-use", path=folder)
    with output.progress_bar(tr.text("cli-corpus-turns")) as progress:
        rounds, written = write(folder, setting, turns, jobs or arena.cores(), __version__, progress)
    size = tr.number(sum(path.stat().st_size for path in folder.iterdir()) / MB, 2)
    print(tr.text("cli-corpus-done", path=folder, turns=str(written), rounds=str(rounds), size=size))
    return 0
