"""`tilerummy draw POSITION -o table.svg`: a picture of the table and the racks."""

import sys
from pathlib import Path

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import translated
from tilerummy.draw import Showable, ThemeName, table
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import parse_situation
from tilerummy.language import Translator


@translated
@click.argument("position")
@click.option("-o", "--output", metavar="FILE.svg")
@click.option("--lay", metavar="MOVE")
@click.option("--names", metavar="ANN,BO", default="")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light")
@click.option("--width", type=click.IntRange(100, 10_000), metavar="N", default=960)
@click.option("--letters", is_flag=True)
def command(
    tr: Translator,
    position: str,
    output: str | None,
    lay: str | None,
    names: str,
    theme: ThemeName,
    width: int,
    letters: bool,
) -> int:
    situation = parse_situation(position)
    laid = None if lay is None else parse_move(lay)
    if not isinstance(laid, Showable | None):
        raise Refused("draw-no-lay", move=lay)
    called = [name.strip() for name in names.split(",")] if names else []
    if len(called) > situation.seats:
        raise Refused("draw-names", names=len(called), seats=situation.seats)
    called += [""] * (situation.seats - len(called))
    picture = table(situation, width=width, theme=theme, lay=laid, names=called, letters=letters)
    if output in (None, "-"):
        sys.stdout.write(picture)
    else:
        Path(str(output)).write_text(picture, encoding="utf-8")
        print(tr.text("cli-draw-written", path=output), file=sys.stderr, flush=True)
    return 0
