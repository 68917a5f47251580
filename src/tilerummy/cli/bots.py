"""`tilerummy bots`: the computers, by level."""

from tilerummy.bots import BOTS, LEVELS
from tilerummy.cli import output
from tilerummy.cli.group import json_option, translated
from tilerummy.language import Translator


@translated
@json_option
def command(tr: Translator, as_json: bool) -> int:
    names = [*LEVELS, *(name for name in BOTS if name not in LEVELS)]
    levels = {name: number for number, name in enumerate(LEVELS, 1)}
    whats = {name: tr.text(f"cli-bots-{name}") for name in names}
    if as_json:
        output.print_json([{"name": name, "level": levels.get(name), "what": whats[name]} for name in names])
        return 0
    rows = output.table(*(tr.text(f"cli-bots-head-{column}") for column in ("level", "name", "what")), right=[0])
    for name in names:
        rows.add_row(str(levels.get(name, "–")), name, whats[name])
    output.console().print(rows)
    return 0
