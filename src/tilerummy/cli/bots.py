"""`tilerummy bots`: the computers, by level."""

from tilerummy.bots import BOTS, LEVELS
from tilerummy.cli import output
from tilerummy.cli.group import json_option, translated
from tilerummy.language import Translator


@translated
@json_option
def command(tr: Translator, as_json: bool) -> int:
    names = [*LEVELS, *(name for name in BOTS if name not in LEVELS)]
    listed = [(name, LEVELS.index(name) + 1 if name in LEVELS else None) for name in names]
    whats = {name: tr.text(f"cli-bots-{name}") for name in names}
    if as_json:
        output.print_json([{"name": name, "level": level, "what": whats[name]} for name, level in listed])
        return 0
    rows = output.table(*(tr.text(f"cli-bots-head-{column}") for column in ("level", "name", "what")), right=[0])
    for name, level in listed:
        rows.add_row(str(level or "–"), name, whats[name])
    output.console().print(rows)
    return 0
