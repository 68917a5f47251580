"""`tilerummy restore TABLE`: a legal table of the same tiles, as close as possible to the one that lay there."""

import re

import click

from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import ILLEGAL, Refused
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import print_json
from tilerummy.engine import editions
from tilerummy.engine.editions import keys
from tilerummy.engine.melds import Meld, Row, laid_text, parse_laid, tiles_of
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.solver.fewest_broken import melds_whole, restore


@translated
@click.argument("table")
@click.option("--remembered", metavar="MELDS")
@click.option("--edition", metavar="EDITION", shell_complete=edition_keys)
@json_option
def command(tr: Translator, table: str, remembered: str | None, edition: str | None, as_json: bool) -> int:
    lies = _laid(table)
    known = lies if remembered is None else _laid(remembered)
    before = tuple(each for each in known if not isinstance(each, Row))
    if remembered is not None and len(before) < len(known):
        raise Refused("restore-no-meld", row=str(next(each for each in known if isinstance(each, Row))))
    loose = tiles_of(lies)
    colours = _colours(loose, edition)
    repaired = restore(loose, before, colours)
    whole = 0 if repaired is None else melds_whole(before, repaired, colours)
    if as_json:
        text = None if repaired is None else laid_text(repaired)
        print_json({"table": text, "kept": whole, "melds": len(before)})
    elif repaired is None:
        print(tr.text("cli-restore-impossible"))
    else:
        print(laid_text(repaired))
        print(tr.text("cli-restore-kept", whole=whole, melds=len(before)))
    return ILLEGAL if repaired is None else 0


def _laid(typed: str) -> tuple[Meld | Row, ...]:
    """Melds and rows as a person types them: blanks beside commas and in brackets mean nothing."""
    text = re.sub(r"\[[^\]]*\]", lambda row: "".join(row[0].split()), typed.strip())
    text = re.sub(r"\s*,\s*", ",", text)
    if " " in text:
        raise Refused("restore-blank", text=typed)
    return parse_laid(text)


def _colours(loose: Tiles, edition: str | None) -> str:
    """The four colours of the edition; where none is given, of the first one that has these tiles."""
    if edition is not None:
        return named_edition(edition).rules.colours
    every = [editions.get(key).rules.colours for key in keys()]
    used = {tile.colour for tile in loose if tile.colour}
    return next((colours for colours in every if used <= set(colours)), every[0])
